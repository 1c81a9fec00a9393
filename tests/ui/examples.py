"""States to look at and to test with, made from a real match by the real application parts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from unoultimate.app.hand import hand_cards
from unoultimate.app.homeflow import first_state
from unoultimate.app.setupflow import told
from unoultimate.app.state import AppState, Dialog, FavouriteCard, SeatInfo, SetupState, WaitingGame
from unoultimate.app.tablestate import Actions, LogLine, MatchEnd, RoundEnd, RoundRow, TableState
from unoultimate.engine import COLORS, Match, Rules, Seat, View

NAMES = ("Mira", "Ada", "Bruno", "Chika", "Dev", "Elif", "Femi", "Gita", "Hugo", "Ines")
OFFICIAL = Rules.preset("official")
DECK = OFFICIAL.deck


def seats(count: int = 4, **first: str) -> tuple[SeatInfo, ...]:
    """`count` seats, the first a person, the others computers."""
    others = (SeatInfo(name, "computer", "medium") for name in NAMES[1:count])
    return (SeatInfo(first.get("name", NAMES[0])), *others)


def cards(codes: str) -> tuple[int, ...]:
    """`R5 W` as card numbers."""
    return tuple(DECK.card(code) for code in codes.split())


def long_hand(count: int) -> str:
    """A hand of that many cards, spread over the whole deck."""
    codes = [code for code in DECK.codes for _copy in range(DECK.counts[DECK.card(code)])]
    return " ".join(codes[i * 37 % len(codes)] for i in range(count))


def view(hand: str = "R5 R7 G2 B+2 YS W W+4", count: int = 4, **changes: Any) -> View:
    """A view of seat 0 with that hand in a fresh round; other facts as given."""
    match = Match.new(OFFICIAL, [Seat(name) for name in NAMES[:count]], "example")
    fields: dict[str, Any] = {
        "hand": cards(hand),
        "sizes": tuple([len(hand.split()), 5, 2, 11, 1, 7, 3, 9, 4, 6][:count]),
        "discard": cards("B3 R3 R9"),
        "color": COLORS.index("R"),
        "turn": 0,
        "draw_size": 64,
        "phase": "play",
        "pending": None,
        "totals": tuple([120, 45, 233, 80, 0, 18, 310, 64, 5, 77][:count]),
    }
    return replace(match.round.view(0), **(fields | changes))


LOG = (
    "Chika plays red 9.",
    "Bruno draws 2 cards.",
    "Ada plays red 3.",
    "Mira plays blue 3.",
    "A new round begins. Ada deals.",
)


def log_lines(texts: tuple[str, ...] = LOG) -> tuple[LogLine, ...]:
    return tuple(LogLine(len(texts) - i, text) for i, text in enumerate(texts))


def table(shown: View | None = None, playable: str = "", **changes: Any) -> TableState:
    """A table around a view; the cards named in `playable` are lit."""
    shown = shown or view()
    lit = cards(playable)
    hand = tuple(replace(card, playable=card.card in lit) for card in hand_cards(shown, "color"))
    fields: dict[str, Any] = {
        "seats": seats(shown.n),
        "rules": OFFICIAL,
        "rule_set": "Official",
        "view": shown,
        "hand": hand,
        "actions": Actions(draw=shown.turn == 0),
        "log": log_lines(),
        "prompt": "Your turn: play a card or draw.",
        "round_number": 3,
        "totals": shown.totals,
    }
    return TableState(**(fields | changes))


def app(shown: TableState | None = None, **changes: Any) -> AppState:
    """The application at the table."""
    return AppState(**({"screen": "table", "table": shown or table()} | changes))


def curtain(**changes: Any) -> AppState:
    """The curtain before seat 1."""
    two = (SeatInfo("Mira"), SeatInfo("Noor"), SeatInfo("Ada", "computer"))
    down = TableState(
        seats=two, rules=OFFICIAL, rule_set="Official", curtain=1, totals=(120, 45, 80),
        round_number=2,
    )  # fmt: skip
    return app(replace(down, **changes))


def curtain_with(dialog: Dialog) -> AppState:
    """The same with a window open."""
    return replace(curtain(), dialogs=(dialog,))


FAVOURITES = (
    FavouriteCard(0, "Sunday at Gran’s", "Based on Family", "family"),
    FavouriteCard(1, "W" * 24, "Based on Party", "party"),
    FavouriteCard(2, "Old one", problem="“Old one” is kept, but can’t be played: there is no rule"),
)


def home(waiting: bool = True, **changes: Any) -> AppState:
    """The home screen, with a waiting game or without."""
    game = WaitingGame(("Mira", "Ada", "Bruno", "Chika"), "Official", 3, "yesterday, 21:40")
    fresh = first_state()
    return replace(fresh, home=replace(fresh.home, waiting=game if waiting else None, **changes))


def setup(
    count: int = 4, base: str = "official", rules: dict[str, Any] | None = None, **changes: Any
) -> AppState:
    """The setup of a rule set with some options changed; other fields as given."""
    played = Rules.preset(base).replace(**(rules or {}))
    made = told(SetupState(base, "", played, seats(count)))
    return AppState(screen="setup", setup=replace(made, **changes))


def round_result(count: int = 4) -> RoundEnd:
    hands = ("", "R5 G9 YS", "W B2", long_hand(14), "G0", "R1 R2", "W+4", "Y7", "B8 B9", "GR")
    rows = tuple(_row(seat, cards(hand)) for seat, hand in enumerate(hands[:count]))
    course = ((0, 45, 0, 0), (120, 45, 0, 80), (120, 45, 233, 80), (371, 45, 233, 80))
    padded = tuple((*line, 12, 30, 64, 5, 9, 77)[:count] for line in course)
    return RoundEnd(0, "You win the round!", rows, padded)


def _row(seat: int, hand: tuple[int, ...]) -> RoundRow:
    points = tuple(DECK.points[card] for card in hand)
    return RoundRow(seat, hand, points, sum(points), 251 if seat == 0 else 0, 371 - 60 * seat % 300)


def match_result(count: int = 4) -> MatchEnd:
    order = tuple(seat for seat in (0, 2, 1, 3, 4, 5, 6, 7, 8, 9) if seat < count)
    totals = tuple([512, 210, 377, 80, 44, 41, 30, 22, 12, 0][:count])
    return MatchEnd(order, "You win the match!", totals, (3, 1, 2, *[0] * 7)[:count])
