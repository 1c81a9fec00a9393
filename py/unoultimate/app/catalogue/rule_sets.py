"""Words for the rule sets, the editions and the games with a deck of their own."""

from __future__ import annotations

from typing import NamedTuple

from ..texts import mark


class RuleSetText(NamedTuple):
    """A rule set: its name, one line, and the paragraph *About this rule set*."""

    name: str
    line: str
    about: str


RULE_SETS = {
    "official": RuleSetText(
        mark("Official"),
        mark("The boxed rules: first to 500 points."),
        mark(
            "The game as it is in the box. Match colour, number or symbol, call UNO, challenge a "
            "Wild Draw Four if you smell a bluff. The winner of a round scores what the others "
            "still hold, and 500 points win the match."
        ),
    ),
    "quick": RuleSetText(
        mark("Quick"),
        mark("One short round, ten minutes."),
        mark(
            "Five cards each, a number to open with, one round. Whoever is out first wins, and "
            "nobody has to add anything up."
        ),
    ),
    "progressive": RuleSetText(
        mark("Progressive"),
        mark("Draw Twos and Draw Fours stack up."),
        mark(
            "Answer a Draw Two with a Draw Two, or a Wild Draw Four with another, and the next "
            "player faces the sum. Somebody takes it all in the end."
        ),
    ),
    "seven_zero": RuleSetText(
        mark("Seven-Zero"),
        mark("Sevens swap hands, zeros pass them on."),
        mark(
            "A 7 swaps your hand with a player of your choice, and a 0 sends every hand on to the "
            "next player. The best hand at the table is never safe."
        ),
    ),
    "party": RuleSetText(
        mark("Party"),
        mark("Everything at once: jump in, stack, swap."),
        mark(
            "Stack any draw card, send penalties back, jump in with a twin, lay several cards at "
            "once, swap and pass hands, draw until something fits, shuffle all hands. For a loud "
            "table."
        ),
    ),
    "survival": RuleSetText(
        mark("Survival"),
        mark("The last one with cards loses."),
        mark(
            "The round goes on until one player is left holding cards. Draw cards stack upwards "
            "and a Reverse sends them back – and whoever holds 15 cards is out of the round."
        ),
    ),
}

EDITIONS = {
    "mattel_41940": RuleSetText(
        mark("Sheet 41940"),
        mark("The 108-card box."),
        mark(
            "Follows the rule sheet of the box with 108 cards. When a round opens with a Wild, the "
            "first player names the colour and then plays."
        ),
    ),
    "mattel_gdj85": RuleSetText(
        mark("Sheet GDJ85"),
        mark("The 112-card box."),
        mark(
            "Follows the rule sheet of the box with 112 cards: one Wild Shuffle Hands and three "
            "Wild Customisables join the deck. When a round opens with a Wild, the first player "
            "names the colour."
        ),
    ),
    "mattel_hjh90": RuleSetText(
        mark("Sheet HJH90"),
        mark("The 2022 box."),
        mark(
            "Follows the 2022 rule sheet: 112 cards, a round always opens with a number, and a "
            "Wild in hand makes a Wild Draw Four a bluff just as a card of the colour does."
        ),
    ),
    "superman_j4299": RuleSetText(
        mark("Sheet J4299"),
        mark("The two-player sheet."),
        mark(
            "The official rules for exactly two players. A Reverse acts as a Skip: after either of "
            "them you play again."
        ),
    ),
    "family": RuleSetText(
        mark("Family"),
        mark("The low-score family game."),
        mark(
            "Everybody keeps the points left in their own hand, and the fewest win. You draw until "
            "a card fits, the highest card deals first, and a forgotten UNO costs four cards."
        ),
    ),
}

VARIANTS = {
    "flip": RuleSetText(
        mark("Flip"),
        mark("Two-sided cards: light and dark."),
        mark(
            "Every card has a light and a dark side, and everybody sees the sides of your cards "
            "that you don’t. A Flip turns the piles and all hands over at once. On the dark side "
            "cards cost five, skip everybody, or make you draw until a colour comes."
        ),
    ),
    "no_mercy": RuleSetText(
        mark("No Mercy"),
        mark("Every draw card stacks; 25 cards and you’re out."),
        mark(
            "168 cards, and no pity. Any draw card goes on one of the same or a lower value, up to "
            "the Wild Draw Ten. You draw until a card fits, sevens swap hands, zeros pass them on "
            "– and whoever holds 25 cards is out of the round."
        ),
    ),
    "flex": RuleSetText(
        mark("Flex"),
        mark("Cards with a second way to be laid."),
        mark(
            "Some cards have a second colour or a second effect. While your Power card is green, "
            "you may lay such a card by its flex side; that turns the Power card red. A flip "
            "symbol turns it over again, and when all are red, all turn green."
        ),
    ),
    "all_wild": RuleSetText(
        mark("All Wild"),
        mark("Nothing but Wilds: any card fits."),
        mark(
            "Every card is a Wild: anything may be laid at any time, and no colour is named. What "
            "counts is whom you hit – skip two, pick somebody to draw, swap hands – and calling "
            "UNO in time."
        ),
    ),
    "express": RuleSetText(
        mark("Express"),
        mark("56 cards, five each, to 250 points."),
        mark(
            "The little deck for a quick game: every number and action once in each colour, with "
            "two Wilds and two Wild Draw Twos. Five cards each, and 250 points win."
        ),
    ),
    "junior": RuleSetText(
        mark("Junior"),
        mark("Animals instead of numbers, for children."),
        mark(
            "For children who don’t read yet: match the colour or the animal. Five cards each, one "
            "round, and UNO is called for you. Every card can be read aloud."
        ),
    ),
}

ALL = RULE_SETS | EDITIONS | VARIANTS
