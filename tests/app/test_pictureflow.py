"""Choosing a seat's picture, without a page."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from helpers.apps import memory_ports
from helpers.loops import run_through
from helpers.photos import PHOTO
from unoultimate.app.core import Core
from unoultimate.app.photoport import PROBLEMS
from unoultimate.app.pictureflow import PictureFlow
from unoultimate.app.seating import first_seats
from unoultimate.app.state import AppState, SetupState
from unoultimate.engine import Rules
from unoultimate.platform.memory import MemoryPage
from unoultimate.platform.memoryphoto import MemoryPhotos


class Chooser:
    """The flow with everything around it in memory; `put` is what it gave to which seat."""

    def __init__(self, **photos: str) -> None:
        self.page, self.photos = MemoryPage(), MemoryPhotos(dict(photos))
        self.put: list[tuple[int, str]] = []
        setup = SetupState("official", "", Rules.preset("official"), first_seats())
        ports = memory_ports(page=self.page)
        self.core = Core(ports, repr, AppState(screen="setup", setup=setup))
        self.flow = PictureFlow(self.core, self.photos, lambda i, icon: self.put.append((i, icon)))

    def act(self, name: str, **args: str) -> None:
        run_through(self.acted(name, **args))

    async def acted(self, name: str, **args: str) -> None:
        doing = self.flow.actions[name](args)
        if inspect.isawaitable(doing):
            await doing

    @property
    def dialogs(self) -> list[tuple[str, dict[str, str], str]]:
        return [(one.kind, dict(one.args), one.text) for one in self.core.state.dialogs]


@pytest.fixture
def chooser() -> Chooser:
    made = Chooser(good=PHOTO, **{reason: reason for reason in PROBLEMS})
    made.act("open-pictures", i="2")
    assert made.dialogs == [("seat-picture", {"i": "2"}, "")]
    return made


@pytest.mark.parametrize("i", ["4", "-1", "x", ""])
def test_it_opens_for_seats_that_are_there(i: str) -> None:
    made = Chooser()
    made.act("open-pictures", i=i)
    assert made.dialogs == []


def test_it_opens_once_and_only_in_the_setup(chooser: Chooser) -> None:
    chooser.act("open-pictures", i="1")
    assert len(chooser.dialogs) == 1
    chooser.core.update(setup=None, dialogs=())
    chooser.act("open-pictures", i="1")
    assert chooser.dialogs == []


def test_a_theme_is_looked_at_without_choosing(chooser: Chooser) -> None:
    chooser.act("picture-theme", value="poker")
    assert chooser.dialogs == [("seat-picture", {"i": "2", "theme": "poker"}, "")]
    chooser.act("picture-theme", value="no such theme")
    assert chooser.dialogs == [("seat-picture", {"i": "2", "theme": "poker"}, "")]
    assert chooser.put == []


@pytest.mark.parametrize("icon", ["sea", ""])
def test_a_picture_goes_to_the_seat(chooser: Chooser, icon: str) -> None:
    chooser.act("seat-picture", id=icon)
    chooser.core.flush()
    assert (chooser.put, chooser.dialogs) == ([(2, icon)], [])
    assert chooser.page.focused == ["picture-of-2"]


def test_an_unknown_picture_changes_nothing(chooser: Chooser) -> None:
    chooser.act("seat-picture", id="no such picture")
    assert (chooser.put, len(chooser.dialogs)) == ([], 1)


def test_a_photo_goes_to_the_seat(chooser: Chooser) -> None:
    chooser.act("seat-photo", field="good")
    assert (chooser.put, chooser.dialogs) == ([(2, PHOTO)], [])


def test_no_file_changes_nothing(chooser: Chooser) -> None:
    chooser.act("seat-photo", field="empty")
    assert (chooser.put, len(chooser.dialogs)) == ([], 1)


@pytest.mark.parametrize("reason", PROBLEMS)
def test_a_problem_is_shown_and_said_until_something_else_is_looked_at(
    chooser: Chooser, reason: str
) -> None:
    chooser.act("seat-photo", field=reason)
    assert chooser.dialogs == [("seat-picture", {"i": "2"}, PROBLEMS[reason])]
    assert chooser.page.announced == [PROBLEMS[reason]]
    chooser.act("picture-theme", value="poker")
    assert chooser.dialogs[0][2] == ""
    assert chooser.put == []


@pytest.mark.parametrize("field", ["good", "failed"])
def test_who_leaves_meanwhile_has_chosen_nothing(chooser: Chooser, field: str) -> None:
    async def leave() -> None:
        doing = asyncio.ensure_future(chooser.acted("seat-photo", field=field))
        await asyncio.sleep(0)
        chooser.core.close_dialog()
        await chooser.acted("open-pictures", i="1")
        await doing

    run_through(leave())
    assert chooser.put == []
    assert chooser.dialogs == [("seat-picture", {"i": "1"}, "")]


def test_without_the_dialog_nothing_is_chosen() -> None:
    made = Chooser(good=PHOTO)
    made.act("picture-theme", value="poker")
    made.act("seat-picture", id="sea")
    made.act("seat-photo", field="good")
    assert (made.put, made.dialogs, made.photos.asked) == ([], [], [])
