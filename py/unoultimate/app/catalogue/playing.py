"""Words for the options of the group `playing`."""

from __future__ import annotations

from ..texts import mark
from .model import OptionText, ValueText

OFF = mark("Off")
ON = mark("On")

TEXTS = {
    "multi_play": OptionText(
        mark("Several cards at once"),
        mark("Lay matching cards together in one turn."),
        {
            "off": ValueText(OFF, mark("One card a turn.")),
            "numbers": ValueText(
                mark("Numbers"), mark("Several cards of one number, such as {R7} and {G7}.")
            ),
            "all": ValueText(
                mark("Numbers and actions"),
                mark("Several cards of one number or one symbol, such as {RS} and {BS}."),
            ),
        },
        notes=(
            mark(
                "The first card must fit. The last one sets the colour. Wilds are laid alone, and "
                "so is a card just drawn."
            ),
            mark(
                "Each Skip skips one more player, each Reverse turns the direction, and each Draw "
                "Two adds two. Several 7s swap once, and several 0s pass hands once."
            ),
        ),
    ),
    "jump_in": OptionText(
        mark("Jump in"),
        mark("Lay an identical card even when it is not your turn."),
        {
            "off": ValueText(OFF, mark("Everybody waits for their turn.")),
            "on": ValueText(
                ON,
                mark(
                    "Whoever holds the same card in colour and symbol may lay it before the next "
                    "player has begun. Play goes on from there."
                ),
            ),
        },
        notes=(
            mark(
                "The card below no longer does anything that it has not done yet: a skipped "
                "player is not skipped, and a draw penalty is gone – unless stacking is on, then "
                "the cards to draw add up."
            ),
            mark(
                "One card at a time. The twin of a Wild Draw Four keeps to its own rule, and the "
                "last card may be laid this way."
            ),
        ),
    ),
    "must_play": OptionText(
        mark("You must play"),
        mark("Whether you may draw while a card fits."),
        {
            "off": ValueText(OFF, mark("You may always draw instead and keep your cards.")),
            "on": ValueText(
                ON,
                mark(
                    "If a card of yours fits, you have to lay one. Nobody has to bluff with a "
                    "Wild Draw Four."
                ),
            ),
        },
    ),
    "finish_with": OptionText(
        mark("Last card"),
        mark("Which card may be the one you go out with."),
        {
            "any": ValueText(mark("Any card"), mark("Every card can be your last.")),
            "not_wild": ValueText(mark("No Wild"), mark("Your last card may not be a Wild.")),
            "number": ValueText(mark("A number"), mark("Only a number can be your last card.")),
        },
        notes=(
            mark(
                "A card that may not be the last one is never forced on you: you may draw instead."
            ),
        ),
    ),
    "two_player_reverse": OptionText(
        mark("Reverse with two players"),
        mark("What a Reverse does when only two are playing."),
        {
            "skip": ValueText(mark("Skips"), mark("It acts as a Skip: you play again.")),
            "reverse": ValueText(
                mark("Only turns"),
                mark("It turns the direction and nothing else: the other player goes on."),
            ),
        },
    ),
    "wrong_play": OptionText(
        mark("Wrong card"),
        mark("Whether a card that doesn’t fit can be laid by mistake."),
        {
            "prevent": ValueText(
                mark("Prevented"), mark("The game tells you that the card doesn’t fit.")
            ),
            "draw_two": ValueText(
                mark("Costs two cards"),
                mark(
                    "A person who lays a card that doesn’t fit takes it back, draws two, and the "
                    "turn is over. Computers make no such mistakes."
                ),
            ),
        },
        notes=(
            mark(
                "It is about an ordinary turn before drawing. During a penalty or out of turn, a "
                "wrong card is simply refused."
            ),
        ),
    ),
}
