"""Words for the options of the group `drawing`."""

from __future__ import annotations

from ..texts import mark
from .model import OptionText, ValueText

TEXTS = {
    "draw_count": OptionText(
        mark("How many to draw"),
        mark("How many cards you take when you draw."),
        {
            "one": ValueText(mark("One card"), mark("You draw one card.")),
            "until_playable": ValueText(
                mark("Until one fits"), mark("You go on drawing until a card comes that fits.")
            ),
        },
        notes=(
            mark(
                "This is about drawing on your turn. Penalties keep their number, and when there "
                "is nothing left to draw, the turn ends."
            ),
        ),
    ),
    "drawn_card": OptionText(
        mark("The card you drew"),
        mark("What you may do with a drawn card that fits."),
        {
            "may_play": ValueText(
                mark("Play it or keep it"),
                mark("You may lay that card, and no other, or pass."),
            ),
            "must_play": ValueText(
                mark("Play it"),
                mark("You have to lay it. A Wild Draw Four that would be a bluff may be kept."),
            ),
            "keep": ValueText(mark("Keep it"), mark("It stays in your hand, and the turn ends.")),
        },
    ),
}
