"""Words for the options of the group `penalties`."""

from __future__ import annotations

from ..texts import mark
from .model import OptionText, ValueText
from .playing import OFF

TEXTS = {
    "stacking": OptionText(
        mark("Stacking"),
        mark("Answer a draw card with another, and pass the sum on."),
        {
            "off": ValueText(OFF, mark("Whoever gets a draw card takes the cards.")),
            "same": ValueText(
                mark("Same on same"),
                mark("A Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four."),
            ),
            "up": ValueText(
                mark("Same or higher"),
                mark("Also a Wild Draw Four on a Draw Two."),
            ),
            "any": ValueText(
                mark("Any"),
                mark("Also a Draw Two of the named colour on a Wild Draw Four."),
            ),
        },
        notes=(
            mark("The amounts add up, and the next player has to answer for all of them."),
            mark("A Wild Draw Four always keeps to its own rule, and names a colour."),
        ),
    ),
    "reflect": OptionText(
        mark("Send it back"),
        mark("Answer a draw penalty with a Reverse or a Skip."),
        {
            "off": ValueText(OFF, mark("A draw penalty can’t be turned away.")),
            "reverse": ValueText(
                mark("With a Reverse"),
                mark(
                    "A Reverse of the current colour turns the direction, and the penalty goes "
                    "back the other way."
                ),
            ),
            "reverse_skip": ValueText(
                mark("With a Reverse or Skip"),
                mark("Also a Skip of the current colour: the penalty moves on to the next player."),
            ),
        },
        notes=(
            mark(
                "It takes one card, of the current colour. What may be stacked after it goes by "
                "the last draw card. Nobody jumps in on a card that turned a penalty away."
            ),
        ),
    ),
    "wild4": OptionText(
        mark("Wild Draw Four"),
        mark("When it may be laid, and whether it can be challenged."),
        {
            "challenge": ValueText(
                mark("Bluff and challenge"),
                mark(
                    "It is meant for a hand with nothing of the current colour. You may bluff, and "
                    "the next player may challenge you."
                ),
            ),
            "free": ValueText(mark("Always"), mark("No condition and no challenge.")),
            "strict": ValueText(
                mark("Only when fair"),
                mark("The game does not let you lay it while it would be a bluff."),
            ),
        },
        notes=(
            mark(
                "A challenge shows your hand to the challenger alone. A bluffer draws all the "
                "cards, and the challenger plays. If it was fair, the challenger draws two more "
                "and loses the turn. The named colour stands either way."
            ),
        ),
    ),
    "wild4_blocked_by": OptionText(
        mark("What makes it a bluff"),
        mark("Which cards in hand forbid a Wild Draw Four."),
        {
            "color": ValueText(
                mark("The colour"), mark("A card of the current colour. Nothing else counts.")
            ),
            "color_or_wild": ValueText(
                mark("The colour or a Wild"), mark("Also a Wild other than a Wild Draw Four.")
            ),
            "color_or_number": ValueText(
                mark("The colour or the number"), mark("Also a card with the top card’s number.")
            ),
        },
        notes=(
            mark(
                "It goes by the hand that is left, and by the colour and top card before it was "
                "laid. While there is no colour, it is always fair."
            ),
        ),
    ),
    "after_penalty": OptionText(
        mark("After the penalty"),
        mark("What you do once you have drawn the penalty cards."),
        {
            "lose_turn": ValueText(mark("Lose the turn"), mark("The next player goes on.")),
            "may_play": ValueText(mark("Play on"), mark("You draw, then take an ordinary turn.")),
        },
        notes=(mark("A challenge that fails always costs the turn."),),
    ),
}
