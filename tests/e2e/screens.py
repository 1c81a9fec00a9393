"""Every screen as a page by itself: drawn by the application, in any language it has."""

from __future__ import annotations

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path

from babel.messages.mofile import write_mo
from playwright.sync_api import Page

from building import locales
from building.places import WEB
from ui import examples as ex
from ui import gallery, game_states, past
from unoultimate.app import texts
from unoultimate.app.manual.state import opened, searched
from unoultimate.app.state import AppState, SeatInfo
from unoultimate.ui import render
from unoultimate.ui.cards.faces import sprite
from unoultimate.ui.html import h1, main
from unoultimate.ui.picturechooser import picture_chooser
from unoultimate.ui.replay import replay
from unoultimate.ui.statistics import statistics

LANGUAGES = ("en", *(path.stem for path in locales.translations()))
MOMENTS = """
home-new home-favourites home-kept setup-10 setup-open setup-custom setup-problem
favourite-new favourite-full table-2 table-10 hand-40 named penalty asking asking-seat shake
catch drawn odd-names notices dialog-menu dialog-log dialog-keys rules-party dialog-confirm
reveal curtain round-4 round-10 match-4 other-tab several partners hand-limit places
timer-last high-card must-play round-knockout match-first_out dialog-install
flip flip-most flip-dark flip-dark-10 flip-dark-color flip-seen flip-until flip-round
no_mercy no_mercy-stack no_mercy-limit no_mercy-gone no_mercy-round
flex flex-most flex-both flex-target all_wild express junior junior-listen
"""


def manual(place: str = "", wanted: str = "") -> AppState:
    state = opened(place) if place else opened()
    return replace(ex.home(), manual=searched(state, wanted) if wanted else state)


OTHERS: dict[str, Callable[[], str]] = {
    "manual": lambda: render(manual()),
    "manual cards": lambda: render(manual("cards")),
    "manual example": lambda: render(manual("option-stacking")),
    "manual found": lambda: render(manual("", "stacking")),
    "manual not found": lambda: render(manual("", "xyzzy")),
    "pictures": lambda: main(h1("Pictures"), picture_chooser(2, SeatInfo("Mira", icon="peach"))),
    "statistics empty": lambda: statistics(past.empty()),
    "statistics": lambda: statistics(past.many()),
    "replay": lambda: replay(dict(past.replays())["middle"]),
}
NAMES = (*MOMENTS.split(), *OTHERS)


def speak(language: str) -> None:
    """From now on screens are drawn in this language."""
    texts.set_language(language, None if language == "en" else _catalogue(language))


@cache
def _catalogue(language: str) -> bytes:
    buffer = io.BytesIO()
    write_mo(buffer, locales.load(locales.FOLDER / f"{language}.po"))
    return buffer.getvalue()


@cache
def _states(_language: str) -> dict[str, AppState]:
    """Made in a thread: here runs the browser's event loop, and applications start their own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: dict([*gallery.states(), *game_states.states()])).result()


def markup(name: str) -> str:
    """The HTML of a screen in the language spoken now."""
    made = OTHERS.get(name)
    return made() if made else render(_states(texts.language())[name])


@cache
def styles() -> str:
    """All style sheets, in the order in which the site joins them."""
    return "".join(path.read_text("utf-8") for path in sorted(Path(WEB / "css").glob("*.css")))


def page(name: str = "", pictures: bool = True) -> str:
    """A whole page with one screen or none, as it stands when nothing moves."""
    return (
        f'<!doctype html><html lang="{texts.language()}" data-motion="off"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>UNO ULTIMATE</title><style>{styles()}</style><body>"
        f'{sprite() if pictures else ""}<div id="app">{markup(name) if name else ""}</div>'
    )


def show(page: Page, html: str) -> None:
    """Put a screen into a page that is there already: reading the whole page takes far longer."""
    page.evaluate("(html) => { document.getElementById('app').innerHTML = html; }", html)
