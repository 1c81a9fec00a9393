"""Chapter: basics."""

from __future__ import annotations

from ...texts import _
from ..blocks import bullets, paragraphs, steps
from ..model import CardRow, Chapter, Example, Section


def chapter() -> Chapter:
    sections = (_goal(), _start(), _turn(), _drawing(), _calling(), _bluff(), _end(), *_rare())
    return Chapter("basics", _("Basics"), sections)


def _goal() -> Section:
    blocks = paragraphs(
        _(
            "Be the first to get rid of all your cards. The winner of a round scores the points "
            "that everybody else still holds, and the first to 500 points wins the match."
        ),
        _(
            "On your turn, lay one card on the discard pile that fits the card on top – or draw. "
            "Action cards cost others their turn, change the direction, or make them draw."
        ),
        _("Two to ten can play. Every seat is a person or a computer."),
    )
    return Section("goal", _("What it is about"), blocks)


def _start() -> Section:
    return Section(
        "start",
        _("A round begins"),
        (
            steps(
                _("The first dealer is picked by chance. After that the deal moves on clockwise."),
                _("Everybody gets seven cards, one at a time, from the player after the dealer."),
                _("The rest is the draw pile. Its top card is turned over: the discard pile."),
                _("The player after the dealer begins, and play goes clockwise."),
            ),
            *paragraphs(
                _("If the first card is not a number, it acts at once:"),
            ),
            bullets(
                _("{RS} The player after the dealer is skipped."),
                _("{GR} The direction turns, and the dealer begins."),
                _("{B+2} The player after the dealer draws two cards and loses the turn."),
                _("{W} There is no colour yet: the first player may lay any card."),
                _("{W+4} It is put back, and another card is turned over."),
            ),
            Example(
                "opening-skip", _("Ada deals and turns over {BS}. Ben is skipped; Cleo begins.")
            ),
        ),
    )


def _turn() -> Section:
    return Section(
        "turn",
        _("Your turn"),
        (
            *paragraphs(_("Lay one card from your hand that fits the top card:")),
            bullets(
                _("the same colour: {G2} on {G5}"),
                _("the same number: {R5} on {G5}"),
                _("the same symbol: {RS} on {GS}"),
                _("a Wild: {W} and {W+4} go on anything, and you name the colour that counts next"),
            ),
            *paragraphs(
                _("After a Wild only the named colour counts. It is shown beside the pile."),
                _("Cards that you may lay light up. Tap one to lay it."),
            ),
            Example(
                "fits",
                _(
                    "On {G5} Ada may lay {G9} by its colour, {R5} by its number, or {W}. {B7} does "
                    "not fit: it is not green, and not a 5."
                ),
            ),
        ),
    )


def _drawing() -> Section:
    return Section(
        "drawing",
        _("Drawing and passing"),
        (
            *paragraphs(
                _(
                    "If nothing fits, or you would rather keep your cards, draw one. If it fits, "
                    "you may lay it at once – that card, and no other – or pass. If it doesn’t, "
                    "your turn is over."
                )
            ),
            Example(
                "draw-and-play",
                _("Ada cannot play on {G5} and draws {G8}. She may lay it now, but not {B7}."),
            ),
        ),
    )


def _calling() -> Section:
    return Section(
        "calling",
        _("Calling UNO"),
        (
            *paragraphs(
                _(
                    "When you are down to one card, you must have called UNO. Press the red button "
                    "on your turn before you lay your last card but one, or right after it."
                ),
                _(
                    "Forget it, and anybody may catch you until another player has begun to move. "
                    "Being caught costs two cards. A call ends when you draw."
                ),
            ),
            Example(
                "caught",
                _("Ada lays {R4} and forgets to call. Ben catches her: she draws two cards."),
            ),
        ),
    )


def _bluff() -> Section:
    return Section(
        "bluff",
        _("Wild Draw Four and the challenge"),
        (
            CardRow(("W+4",)),
            *paragraphs(
                _(
                    "{W+4} is meant for a hand with no card of the current colour. Only the colour "
                    "counts: a card with the same number or symbol, or another Wild, does not."
                ),
                _(
                    "You may bluff. But instead of taking the cards, the next player may challenge "
                    "you, and is shown your hand, alone:"
                ),
            ),
            bullets(
                _("It was a bluff: you draw the four cards, and the challenger takes a turn."),
                _("It was fair: the challenger draws six cards and loses the turn."),
            ),
            Example(
                "fair-wild4",
                _(
                    "Green counts. Ada holds {B7}, which would fit on {G7} by its number, but no "
                    "green card – so her {W+4} is fair. Ben challenges it and draws six."
                ),
            ),
        ),
    )


def _end() -> Section:
    blocks = paragraphs(
        _(
            "The round is over when somebody lays their last card. If it makes the next player "
            "draw, those cards are drawn first, and they count."
        ),
        _("Then the next player deals, until somebody has 500 points."),
    )
    return Section("end", _("A round ends"), blocks)


def _rare() -> tuple[Section, ...]:
    two = Section(
        "two-players",
        _("With two players"),
        (
            *paragraphs(
                _(
                    "A Reverse acts as a Skip: you play again. The same goes for the end of a "
                    "round when only two are still in it."
                )
            ),
            Example("two-skip", _("Ada lays {RR}, Ben is skipped, and Ada lays {R6}.")),
        ),
    )
    empty = Section(
        "empty",
        _("When the draw pile is empty"),
        (
            *paragraphs(
                _(
                    "All discards but the top card are shuffled and become the new draw pile. If "
                    "there is nothing left to shuffle either, you draw what there is."
                ),
                _(
                    "Should nobody lay or draw a card twice around the table, the round ends: "
                    "whoever holds the fewest points wins it."
                ),
            ),
            Example(
                "empty-reshuffle",
                _("Ada draws, and the pile is empty. {Y3} and {G8} are shuffled; {R5} stays."),
            ),
        ),
    )
    return two, empty
