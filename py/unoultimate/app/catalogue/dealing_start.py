"""Words for the options of the group `dealing` that say how a round starts and runs dry."""

from __future__ import annotations

from ..texts import mark
from .model import OptionText, ValueText

TEXTS = {
    "first_dealer": OptionText(
        mark("First dealer"),
        mark("Who deals the first round. After that the deal moves on clockwise."),
        {
            "random": ValueText(mark("By chance"), mark("The game picks somebody.")),
            "high_card": ValueText(
                mark("Highest card"),
                mark(
                    "Everybody turns up a card, and the highest number deals. Action cards and "
                    "Wilds count 0; a tie is drawn again. The cards are shuffled back in."
                ),
            ),
            "chosen": ValueText(
                mark("Agreed by the players"),
                mark("You choose before the match: the youngest, say."),
            ),
        },
    ),
    "first_card": OptionText(
        mark("First card"),
        mark("What happens when the card turned over is not a number."),
        {
            "official": ValueText(
                mark("It counts"),
                mark(
                    "An action card acts at once: Skip and Draw Two on the player after the "
                    "dealer, Reverse on the direction. A Wild Draw Four is put back."
                ),
            ),
            "number_only": ValueText(
                mark("Numbers only"),
                mark(
                    "Cards are turned over until a number shows. The others stay under it and "
                    "have no effect."
                ),
            ),
        },
    ),
    "first_reverse": OptionText(
        mark("First card is a Reverse"),
        mark("Who starts when the round opens with a Reverse."),
        {
            "dealer": ValueText(
                mark("The dealer"), mark("The direction turns, and the dealer starts.")
            ),
            "right_of_dealer": ValueText(
                mark("Right of the dealer"),
                mark("The direction turns, and the player to the dealer’s right starts."),
            ),
        },
    ),
    "first_wild": OptionText(
        mark("First card is a Wild"),
        mark("Which colour counts when the round opens with a Wild."),
        {
            "open": ValueText(
                mark("Any card"),
                mark("There is no colour yet: the first player may lay any card at all."),
            ),
            "choose": ValueText(
                mark("First player names it"),
                mark(
                    "The first player names a colour, then plays. {WS} and {WC} count as a Wild "
                    "here; otherwise they are put back."
                ),
            ),
        },
    ),
    "empty_pile": OptionText(
        mark("Draw pile is empty"),
        mark("What happens when a card is needed and none is left."),
        {
            "reshuffle": ValueText(
                mark("Shuffle the discards"),
                mark(
                    "All discards but the top card become a new draw pile. Top card and colour "
                    "stay. If there is nothing to shuffle, you draw what there is."
                ),
            ),
            "end_round": ValueText(
                mark("The round ends"),
                mark(
                    "The round ends at once, even in the middle of a penalty. Fewest points in "
                    "hand wins it."
                ),
            ),
        },
    ),
}
