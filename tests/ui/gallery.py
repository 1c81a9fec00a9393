"""Writes many states as static pages to look at: `python tests/ui/gallery.py FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from ui import examples as ex  # noqa: E402
from ui import house_states  # noqa: E402
from unoultimate.app.manual.state import opened  # noqa: E402
from unoultimate.app.state import AppState, Button, Dialog, KeptSave, Notice  # noqa: E402
from unoultimate.app.tablestate import Actions, Asking, Reveal, Shake  # noqa: E402
from unoultimate.engine import GROUPS, PendingView, Rules  # noqa: E402
from unoultimate.ui import render  # noqa: E402
from unoultimate.ui.cards.faces import sprite  # noqa: E402

ODD_NAMES = (
    "<script>alert(1)</script>",
    "שלום עליכם מכל הלב",
    "👩‍👩‍👧‍👦 Familie",
    "สมชายใจดี",
    "W" * 24,
)


def states() -> Iterator[tuple[str, AppState]]:
    yield from _screens()
    yield from _tables()
    yield from _moments()
    yield from _dialogs()
    yield from house_states.states()


def _screens() -> Iterator[tuple[str, AppState]]:
    yield "home", ex.home()
    yield "home-new", ex.home(waiting=False)
    yield "home-favourites", ex.home(waiting=False, favourites=ex.FAVOURITES, selected="party")
    yield (
        "home-kept",
        ex.home(kept=(KeptSave("1", "A saved game could not be read. It was kept."),)),
    )
    for count in (2, 4, 10):
        yield f"setup-{count}", ex.setup(count)
    yield "setup-open", ex.setup(4, "party", open=frozenset({"about", *GROUPS}))
    yield (
        "setup-custom",
        ex.setup(
            3,
            "progressive",
            {"partners": "on", "first_dealer": "chosen", "jump_in": "on"},
            way_back="Progressive",
            open=frozenset({"special", "dealing"}),
        ),
    )
    yield "setup-two", ex.setup(2, "superman_j4299")
    yield (
        "setup-problem",
        ex.setup(10, rules={"hand_size": 10}, open=frozenset({"dealing"})),
    )
    yield "manual", replace(ex.curtain(), manual=opened("option-stacking"))
    yield "curtain", ex.curtain()
    yield "other-tab", AppState(other_tab=True)
    for count in (2, 4, 10):
        yield (
            f"round-{count}",
            ex.app(ex.table(ex.view(count=count), result=ex.round_result(count))),
        )
        yield (
            f"match-{count}",
            ex.app(ex.table(ex.view(count=count), match_end=ex.match_result(count))),
        )


def _tables() -> Iterator[tuple[str, AppState]]:
    for count in range(2, 11):
        yield f"table-{count}", ex.app(ex.table(ex.view(count=count), playable="R5 R7 W"))
    for size in (1, 3, 12, 25, 40):
        hand = ex.long_hand(size)
        shown = ex.view(hand, count=4)
        lit = " ".join(code for code in hand.split() if code[0] in "RW")
        yield f"hand-{size}", ex.app(ex.table(shown, playable=lit))
    yield "hand-40-of-10", ex.app(ex.table(ex.view(ex.long_hand(40), count=10), playable="R5 W"))


def _moments() -> Iterator[tuple[str, AppState]]:
    wild = ex.view(discard=ex.cards("B3 R3 W"), color=3, turn=2, direction=-1, count=4)
    yield "named", ex.app(ex.table(wild, prompt="It is Bruno’s turn.", actions=Actions()))
    hit = ex.view(discard=ex.cards("B3 W+4"), color=1, pending=PendingView(4, "W+4", 3, 0))
    take = Actions(accept=4, challenge=True, uno=True)
    yield (
        "penalty",
        ex.app(ex.table(hit, actions=take, prompt="Take 4 cards, or challenge.")),
    )
    yield "asking", ex.app(ex.table(asking=Asking("color", (0, 1, 2, 3), ex.cards("W"))))
    yield "asking-seat", ex.app(ex.table(asking=Asking("target", (1, 2, 3), ex.cards("R7"))))
    yield (
        "shake",
        ex.app(
            ex.table(
                shake=Shake("G2", 0, "The green 2 is not red and not a 9.", 1), playable="R5 R7 W"
            )
        ),
    )
    caught = ex.view("R5 B3", turn=2, catchable=frozenset({1}), declared=frozenset({2}), count=10)
    yield "catch", ex.app(ex.table(caught, actions=Actions(catch=(1,), uno=True, step=True)))
    drawn = ex.view(phase="drawn", drawn=ex.cards("R7")[0])
    yield (
        "drawn",
        ex.app(
            ex.table(
                drawn,
                playable="R7",
                actions=Actions(pass_=True),
                prompt="You drew red 7: play it or pass.",
            )
        ),
    )
    named = tuple(replace(s, name=n) for s, n in zip(ex.seats(5), ODD_NAMES, strict=True))
    yield "odd-names", ex.app(ex.table(ex.view(count=5), seats=named))
    yield (
        "notices",
        ex.app(
            ex.table(unsaved=True),
            offline_ready=True,
            notices=(
                Notice(
                    "s", "The device’s storage is full.", "error", (Button("Export", "export"),)
                ),
            ),
        ),
    )


def _dialogs() -> Iterator[tuple[str, AppState]]:
    for kind in ("menu", "rules", "log", "keys"):
        yield f"dialog-{kind}", ex.app(dialogs=(Dialog(kind),))
    offered = replace(ex.home(), install="by_hand")
    yield "home-install", offered
    yield "dialog-install", replace(offered, dialogs=(Dialog("install"),))
    party = Rules.preset("party")
    yield "rules-party", ex.app(ex.table(rules=party), dialogs=(Dialog("rules"),))
    yield from _favourites()
    yield (
        "dialog-confirm",
        ex.app(
            dialogs=(
                Dialog(
                    "confirm",
                    "Abandon this game?",
                    "It is deleted and not counted.",
                    yes="Abandon",
                    no="Play on",
                    danger=True,
                ),
            )
        ),
    )
    shown = Reveal(3, ex.cards("R1 G5 GS B2 Y0"), "Chika had no red card. You draw 6 cards.")
    yield "reveal", ex.app(ex.table(reveal=shown))


def _favourites() -> Iterator[tuple[str, AppState]]:
    here, lists = ex.setup(), ex.home(favourites=ex.FAVOURITES).home
    new = Dialog("favourite-new", args={"name": "My Official"}, text="There is one with this name.")
    edit = Dialog("favourite-edit", args={"i": "2", "name": "Old one"})
    yield "favourite-new", replace(here, dialogs=(new,))
    one = replace(lists, favourites=lists.favourites[:1])
    yield "favourite-second", replace(here, home=one, dialogs=(new,))
    yield "favourite-full", replace(here, home=lists, dialogs=(new,))
    yield "favourite-edit", replace(ex.home(favourites=ex.FAVOURITES), dialogs=(edit,))


def page(state: AppState, theme: str) -> str:
    styles = "".join(
        f'<link rel="stylesheet" href="{path.as_uri()}">'
        for path in sorted((ROOT / "web" / "css").glob("*.css"))
    )
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}" data-motion="off">'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<title>UNO ULTIMATE</title>{styles}<body>{sprite()}<div id="app">{render(state)}</div>'
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, state in states():
        for theme in ("dark", "light"):
            (folder / f"{name}-{theme}.html").write_text(page(state, theme), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
