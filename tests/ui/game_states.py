"""The tables of games with a deck of their own: written positions shown by the application."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from helpers.positions import seated
from ui.house_states import Taps, codes, reach, tap
from unoultimate.app.state import AppState
from unoultimate.engine import Match, Rules
from unoultimate.engine.shuffle import shuffle

LIGHT = "R1|P3 R4|OF Y2|T1 GF|T3 W|P5 W+2|O4 B5|P9"
DARK = "G6|W+C R6|PSE R1|P3 B+1|T6 RS|W YS|O3"
MERCY = "R+2 RDA R1 R5 R7 G+4 WCR WR+4 BSE W+10"
FLEX = "R2|B2 B4|Y4 GS^ G3 W+4^ W+2^ R2*"
WILDS = "W WR WSK WSK2 W+2 W+4 WT+2 WFS"
EXPRESS = "R5 G+1 BS W W+2"
JUNIOR = "R1 G1 B3 Y+2 W"


def game(
    base: str, hand: str, count: int = 4, more: tuple[int, str] | None = None, **scenario: Any
) -> Match:
    """The first of `count` seats is a person with this hand; the others hold some of the rest.

    `more`: a seat that also holds this card."""
    deck = Rules.preset(base).deck
    rest = deck.fresh()
    own = deck.cards(codes(hand))
    discard = deck.cards(scenario.pop("discard"))
    given = [*scenario.get("draw", ()), *([more[1]] if more else ())]
    for card in (*own, *discard, *deck.cards(given)):
        rest.remove(card)
    shuffle(rest, base, 0)
    sizes = scenario.pop("sizes", (5, 2, 7, 1, 6, 3, 4, 5, 7))
    others = [[deck.codes[rest.pop()] for _ in range(sizes[i])] for i in range(count - 1)]
    if more is not None:
        others[more[0] - 1].append(more[1])
    return seated(
        "p" + "c" * (count - 1),
        rules={"base": base, **scenario.pop("rules", {})},
        hands=[codes(hand), *others],
        discard=[deck.codes[card] for card in discard],
        **scenario,
    )


def flip(hand: str = LIGHT, count: int = 4, **scenario: Any) -> Match:
    return game("flip", hand, count, **{"discard": ["Y5|T8", "R9|U5"], **scenario})


def dark(hand: str = DARK, count: int = 4, **scenario: Any) -> Match:
    given = {"discard": ["R9|U5", "R2|OR"], "side": "dark", **scenario}
    return game("flip", hand, count, **given)


def no_mercy(hand: str = MERCY, count: int = 4, **scenario: Any) -> Match:
    return game("no_mercy", hand, count, **{"discard": ["G2", "R9"], **scenario})


def flex(hand: str = FLEX, count: int = 4, **scenario: Any) -> Match:
    power = scenario.pop("power", [True, False, True, False, True, False, True, True][:count])
    return game("flex", hand, count, **{"discard": ["G2|Y2", "B5*"], "power": power, **scenario})


def all_wild(hand: str = WILDS, count: int = 4, **scenario: Any) -> Match:
    return game("all_wild", hand, count, **{"discard": ["W", "WR"], **scenario})


def express(hand: str = EXPRESS, count: int = 4, **scenario: Any) -> Match:
    return game("express", hand, count, **{"discard": ["G2", "R9"], **scenario})


def junior(hand: str = JUNIOR, count: int = 4, **scenario: Any) -> Match:
    return game("junior", hand, count, **{"discard": ["G2", "R3"], **scenario})


MOST = {"flip": 10, "no_mercy": 6, "flex": 8, "all_wild": 10, "express": 4, "junior": 4}
MAKERS = {
    "flip": flip,
    "no_mercy": no_mercy,
    "flex": flex,
    "all_wild": all_wild,
    "express": express,
    "junior": junior,
}
COLOR: tuple[str, dict[str, str]] = ("color", {"c": "1"})


def states() -> Iterator[tuple[str, AppState]]:
    """Every table by name."""
    for name, make in MAKERS.items():
        yield name, reach(make())
        yield f"{name}-2", reach(make(count=2))
        yield f"{name}-most", reach(make(count=MOST[name]))
    yield from _flip()
    yield from _no_mercy()
    yield from _flex()
    yield from _others()


def _flip() -> Iterator[tuple[str, AppState]]:
    yield "flip-dark", reach(dark())
    yield "flip-dark-10", reach(dark(count=10))
    yield "flip-dark-color", reach(dark(), (tap("W+C"),))
    yield "flip-seen", reach(flip(), (("seen", {"seat": "3"}),))
    pending = {"amount": None, "kind": "W+C", "by": 3}
    until = dark(discard=["R9|U5", "R3|W+C"], color="P", pending=pending)
    yield "flip-until", reach(until)
    yield "flip-asked", reach(came_up())
    yield "flip-round", reach(flip("R1|P3"), (tap("R1"),))


def came_up() -> Match:
    """Somebody's Flip has brought a wild to the top, whose colour the person names."""
    hand, discard = "R1|P3 B5|P9 G8|T9", ["RS|W", "Y9|U4"]
    match = game("flip", hand, 3, more=(2, "YF|O8"), discard=discard, turn=2)
    match.apply(match.parse("2 play YF"))
    return match


def roulette() -> Match:
    """The person is to name a colour and turn cards up."""
    match = no_mercy("R1 R2 G5", more=(3, "WCR"), turn=3, draw=["Y5", "W+6", "B3", "G8"])
    match.apply(match.parse("3 play WCR"))
    return match


def _no_mercy() -> Iterator[tuple[str, AppState]]:
    pending = {"amount": 14, "kind": "W+6", "by": 3}
    yield "no_mercy-stack", reach(no_mercy(discard=["G2", "W+6"], color="R", pending=pending))
    yield "no_mercy-swept", reach(no_mercy(), (tap("RDA"),))
    yield "no_mercy-roulette", reach(roulette())
    many = " ".join(color + number for color in "RYGB" for number in "12345")
    yield "no_mercy-limit", reach(no_mercy(many, sizes=(14, 22, 5)))
    yield "no_mercy-gone", reach(eliminated("R9 R1"))
    yield "no_mercy-round", reach(eliminated("R9"), (tap("R9"),))


def eliminated(hand: str) -> Match:
    """Near the end of a round in which one seat has left it."""
    match = no_mercy(hand, rules={"format": "points"}, discard=["G2", "R2"])
    position = match.round.position
    position.discard[:0] = position.hands[2]
    position.hands[2] = []
    position.active.remove(2)
    position.eliminated.append((2, 250))
    return match


def _flex() -> Iterator[tuple[str, AppState]]:
    yield "flex-sides", reach(flex("B4|Y4 Y2|G2 R3", discard=["R2|B2", "Y4"]), (tap("B4|Y4"),))
    both = flex("W+4^ W+2^ BS^ G3", discard=["R2*", "B5*"])
    yield "flex-both", reach(both, (tap("BS^"),))
    taps: Taps = (tap("W+4^"), ("side", {"side": "1"}), COLOR)
    yield "flex-target", reach(flex("W+4^ G3 R1|B1"), taps)
    red = flex("R2|B2 G3", power=[False, True, True, True])
    yield "flex-red", reach(red, (tap("R2|B2"),))


def _others() -> Iterator[tuple[str, AppState]]:
    yield "all_wild-target", reach(all_wild(), (tap("WT+2"),))
    yield "junior-listen", reach(junior(), (("listen", {}),))
    yield "junior-misfit", reach(junior(), (tap("G1"),))
    challenge = {"amount": 2, "kind": "W+2", "by": 3}
    yield "express-challenge", reach(express(discard=["G2", "W+2"], color="G", pending=challenge))
