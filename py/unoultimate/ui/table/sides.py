"""The small chooser between the main and the flex side of a card that fits by both."""

from __future__ import annotations

from unoultimate.app.cardnames import card_name
from unoultimate.app.keys import SIDES
from unoultimate.app.tablestate import Asking, TableState
from unoultimate.app.texts import _, mark

from ..cards.picture import power_picture
from ..html import Html, button, div, span, strong

NAMES = (mark("Main side"), mark("Flex side"))
TWO = mark("everybody else draws two")
DOES = {
    "S": (mark("the next player is skipped"), mark("everybody else is skipped")),
    "R": (mark("the direction turns"), mark("the direction turns, the first one is skipped")),
    "+2": (mark("the next player draws two"), mark("everybody else draws one")),
    "W+2": (mark("just a Wild"), mark("a player you choose draws two")),
    "WA": (mark("just a Wild"), TWO),
    "W+4": (
        mark("the next player faces four cards"),
        mark("a player you choose faces four cards"),
    ),
}


def sides(table: TableState, asked: Asking) -> Html:
    """One button for each side: what it is, what it does, what it costs."""
    buttons = [
        button(
            strong(_(NAMES[side])),
            span(_does(table, asked.cards[0], side), class_="side-does"),
            span(power_picture(not side), class_="card side-power", aria_hidden=True),
            type="button",
            id=f"ask-{SIDES[side]}",
            class_=f"side-answer {SIDES[side]}",
            data_action="side",
            data_side=side,
        )
        for side in asked.choices
    ]
    return div(buttons, class_="answers side", role="group", aria_labelledby="asking-words")


def _does(table: TableState, card: int, side: int) -> str:
    """What a card does when it is laid by this side: a number is just itself."""
    face = table.rules.deck.sides[side]
    symbol = face.symbols[card]
    if symbol in DOES:
        return _(DOES[symbol][side])
    return card_name(face.codes[card], table.rules.game)
