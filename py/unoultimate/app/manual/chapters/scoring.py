"""Chapter: scoring and winning."""

from __future__ import annotations

from ...texts import _
from ..blocks import bullets, paragraphs, steps
from ..model import Chapter, Example, Section


def chapter() -> Chapter:
    sections = (_points(), _final(), _penalty(), _knockout(), _places(), _standing(), *_rest())
    return Chapter("scoring", _("Scoring and winning"), sections)


def _points() -> Section:
    return Section(
        "points",
        _("Points"),
        (
            *paragraphs(
                _(
                    "Cards count only when they are left in a hand: numbers their number, Skip, "
                    "Reverse and Draw Two 20, Wilds 50, {WS} and {WC} 40."
                ),
                _(
                    "Officially the winner of a round scores all of them. When a total reaches the "
                    "target, the match is over and the highest total wins."
                ),
            ),
            Example(
                "points",
                _(
                    "Ada goes out with {R3}. Ben holds {B9} and {GS}, 29 points; Cleo {W} and "
                    "{Y5}, 55. Ada scores 84."
                ),
            ),
        ),
    )


def _final() -> Section:
    return Section(
        "final-draw",
        _("The last card makes somebody draw"),
        (
            *paragraphs(
                _(
                    "With points, penalty points and knockout the cards are drawn in full before "
                    "anything is counted; nobody can answer or challenge any more. When places "
                    "count and the first one out ends the round, nobody draws."
                ),
            ),
            Example(
                "final-draw",
                _("Ada goes out with {R+2}. Ben still draws {G6} and {BS}: they count for Ada."),
            ),
        ),
    )


def _penalty() -> Section:
    return Section(
        "penalty-points",
        _("Penalty points"),
        (
            *paragraphs(
                _(
                    "Everybody but the winner of the round adds the points in their own hand. When "
                    "a total reaches the target, the match is over, and the lowest total wins."
                ),
            ),
            Example(
                "penalty-match",
                _(
                    "The target is 100. Ada goes out, but Cleo’s {W} takes her past it. Ben has "
                    "the lowest total and wins the match."
                ),
            ),
        ),
    )


def _knockout() -> Section:
    return Section(
        "knockout",
        _("Knockout"),
        (
            *paragraphs(
                _(
                    "As with penalty points, but whoever reaches the target leaves the match. The "
                    "others go on, and the last one left wins."
                ),
            ),
            Example(
                "knockout",
                _("The target is 100. Cleo reaches 135 and leaves; Ada and Ben play on."),
            ),
        ),
    )


def _places() -> Section:
    return Section(
        "first-out",
        _("First out"),
        (
            *paragraphs(
                _(
                    "The round ends when somebody is out of cards. The others are placed by the "
                    "points they hold, fewest first; then by the number of cards, then by seat."
                ),
                _(
                    "Places give rank points: none for the last, and one more for each place above "
                    "it. After the last round the most rank points win."
                ),
            ),
            Example(
                "first-out",
                _(
                    "Ada is out with {R+2}, and nobody draws for it. Cleo holds 5 points and is "
                    "second; Ben holds 29 and is third."
                ),
            ),
        ),
    )


def _standing() -> Section:
    return Section(
        "last-standing",
        _("Last one holding cards"),
        (
            *paragraphs(
                _(
                    "Whoever is out watches while the others go on, until one player is left with "
                    "cards. Places go in the order of going out."
                ),
            ),
            Example(
                "last-standing",
                _("Ada is out first, with {R3}. Ben follows with {R9}, and Cleo is left."),
            ),
        ),
    )


def _rest() -> tuple[Section, ...]:
    ties = Section(
        "ties",
        _("When totals are equal"),
        (
            *paragraphs(_("Then it is decided in this order:")),
            steps(
                _("more rounds won"),
                _("the better place in the last round"),
                _("the order of seats"),
            ),
        ),
    )
    gone = Section(
        "out-of-the-round",
        _("Out of the round"),
        (
            *paragraphs(_("With a hand limit, whoever holds too many cards leaves the round:")),
            bullets(
                _("With points, the points in that hand go to the winner of the round."),
                _("With penalty points and knockout, they are added to the player’s own total."),
                _(
                    "When places count, the player is placed behind everybody else; whoever left "
                    "later is placed better."
                ),
            ),
        ),
    )
    return ties, gone
