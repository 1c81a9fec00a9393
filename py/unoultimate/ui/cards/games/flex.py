"""Flex."""

from unoultimate.engine.deck_facts import variant_deck

from .express import wild_draw

FACES = {
    c: wild_draw(str(i))
    for i, c in enumerate((*variant_deck("flex", 1).codes, "power-green", "power-red"))
}
