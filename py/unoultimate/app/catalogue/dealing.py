"""Words for the options of the group `dealing`: hands and decks."""

from __future__ import annotations

from ..texts import mark, ngettext
from .dealing_start import TEXTS as START_TEXTS
from .model import OptionText, ValueText


def _cards(n: int) -> str:
    return ngettext("{n} card", "{n} cards", n)


def _decks(n: int) -> str:
    return ngettext("{n} deck", "{n} decks", n)


def _per_deck(n: int) -> str:
    return ngettext("{n} in each deck", "{n} in each deck", n)


TEXTS = {
    "edition": OptionText(
        mark("Deck"),
        mark("Which classic deck is played with."),
        {
            "classic108": ValueText(
                mark("108 cards"), mark("The classic deck: four colours and eight Wilds.")
            ),
            "classic112": ValueText(
                mark("112 cards"),
                mark(
                    "The classic deck, with one Wild Shuffle Hands {WS} and three Wild "
                    "Customisables {WC}."
                ),
            ),
        },
    ),
    "hand_size": OptionText(
        mark("Cards dealt"),
        mark("How many cards everybody gets at the start of a round."),
        count=_cards,
        notes=(
            mark(
                "Fewer cards make a faster round. All hands together and the first card may take "
                "up to three quarters of the deck; for more, add the second deck."
            ),
        ),
    ),
    "decks": OptionText(
        mark("Number of decks"),
        mark("One deck, or two shuffled together."),
        count=_decks,
        notes=(
            mark(
                "Two decks are for many players or large hands. Every card is there twice as "
                "often, so there are more twins to jump in with."
            ),
        ),
    ),
    "shuffle_wilds": OptionText(
        mark("Wild Shuffle Hands"),
        mark("How many of these cards each deck holds."),
        {
            0: ValueText(
                mark("None"),
                mark("Left out. The deck of 112 cards always has its one {WS}."),
            ),
        },
        count=_per_deck,
        notes=(
            mark(
                "Lay {WS} on any card and name a colour. All hands are put together, shuffled, "
                "and dealt again one card at a time, beginning with the next player, so you get "
                "the last card. A hand of one card counts as called."
            ),
            mark("It can’t answer a draw penalty. It is worth 40 points."),
        ),
    ),
    "custom_wild": OptionText(
        mark("Wild Customisable"),
        mark("What the blank Wild does, agreed before the game."),
        {
            "swap_two": ValueText(
                mark("Swap two cards"),
                mark(
                    "You and a player you choose give each other two random cards, or one if "
                    "either of you holds only one."
                ),
            ),
            "all_draw_one": ValueText(
                mark("All others draw one"),
                mark("Every other player draws one card, in order of play."),
            ),
            "skip_all": ValueText(
                mark("Skip everybody"), mark("Every other player is skipped: you play again.")
            ),
            "plain": ValueText(mark("Just a Wild"), mark("You name a colour, and that is all.")),
        },
        notes=(
            mark(
                "{WC} is a Wild: it goes on any card, and you name a colour. As your last card it "
                "swaps and skips nothing. It is worth 40 points."
            ),
        ),
    ),
    **START_TEXTS,
}
