import pytest

from helpers.apps import App
from helpers.tables import run, silent_brain
from unoultimate.app.keys import Pressed, meaning
from unoultimate.app.state import AppState, Dialog, Settings
from unoultimate.app.tablestate import Actions, Asking, HandCard, TableState
from unoultimate.engine import Rules

RULES = Rules.preset("official")
HAND = tuple(
    HandCard(RULES.deck.card(code), code, nth, code == "Y2")
    for code, nth in (("R1", 0), ("Y2", 0), ("Y2", 1))
)


def at_table(**fields) -> AppState:
    table = TableState((), RULES, "Official", hand=HAND, **fields)
    return AppState(screen="table", table=table)


def meant(state, key, focus="", **more):
    found = meaning(state, Pressed(key, focus, **more))
    return found and (found.action or found.focus, dict(found.args))


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("d", "draw"),
        ("D", "draw"),
        ("p", "pass"),
        ("u", "uno"),
        ("c", "challenge"),
        ("s", "sort"),
        ("f", "fullscreen"),
        ("k", "keys"),
        ("Escape", "menu"),
    ],
)
def test_letters_at_the_table(key, action):
    assert meant(at_table(), key) == (action, {})


def test_letters_can_be_switched_off_but_not_escape():
    state = AppState(screen="table", table=at_table().table, settings=Settings(letter_keys=False))
    assert meant(state, "d") is None
    assert meant(state, "k") is None
    assert meant(state, "Escape") == ("menu", {})
    assert meant(state, "ArrowRight") == ("h-Y2-0", {})


def test_d_takes_a_penalty():
    assert meant(at_table(actions=Actions(accept=4)), "d") == ("accept", {})


def test_x_catches_who_can_be_caught():
    assert meant(at_table(), "x") is None
    assert meant(at_table(actions=Actions(catch=(2,))), "x") == ("catch", {"seat": "2"})


def test_digits_name_colours_only_when_asked():
    assert meant(at_table(), "2") is None
    asked = at_table(asking=Asking("color", (0, 1, 2, 3), (5,)))
    assert meant(asked, "2") == ("color", {"c": "1"})
    assert meant(at_table(asking=Asking("color", (0, 1), (5,))), "4") is None
    assert meant(at_table(asking=Asking("target", (0, 1), (5,))), "1") is None


def test_arrows_walk_through_the_hand():
    state = at_table()
    assert meant(state, "ArrowRight") == ("h-Y2-0", {})
    assert meant(state, "ArrowRight", "h-Y2-1") == ("h-R1-0", {})
    assert meant(state, "ArrowLeft", "h-Y2-0") == ("h-R1-0", {})


def test_escape_closes_what_is_open_first():
    asked = at_table(asking=Asking("color", (0, 1, 2, 3), (5,)))
    assert meant(asked, "Escape") == ("cancel", {})
    needed = at_table(asking=Asking("color", (0, 1, 2, 3)))
    assert meant(needed, "Escape") == ("menu", {})
    dialog = AppState(screen="table", table=at_table().table, dialogs=(Dialog("menu"),))
    assert meant(dialog, "Escape") == ("close-dialog", {})
    assert meant(dialog, "d") is None
    assert meant(AppState(), "Escape") is None


def test_nothing_is_taken_from_somebody_who_types():
    assert meant(at_table(), "d", typing=True) is None
    assert meant(at_table(), "Escape", typing=True) == ("menu", {})


def test_space_steps_unless_a_button_has_it():
    state = at_table(actions=Actions(step=True))
    assert meant(state, " ") == ("step", {})
    assert meant(state, " ", on_button=True) is None
    assert meant(at_table(), " ") is None


def test_other_keys_are_the_browsers():
    for key in ("Tab", "Enter", "F5", "z", "5"):
        assert meant(at_table(), key) is None


def test_a_round_with_keys_alone():
    async def work():
        app = await App(brain=silent_brain).begin()
        await app.new_game("pcc")
        for _ in range(2000):
            table = app.table
            if table.result is not None:
                break
            if table.reveal is not None:
                await app.act("reveal-ok")
            elif table.asking is not None:
                await app.key("3")
            elif table.actions.accept is not None or table.actions.pass_:
                await app.key("d" if table.actions.accept is not None else "p")
            elif table.view.turn == table.view.seat:
                card = next((c for c in table.hand if c.playable), None)
                if card is None:
                    await app.key("d")
                else:
                    await app.key("ArrowRight")
                    focused = app.page.focused[-1]
                    _h, code, nth = focused.split("-")
                    await app.act("card", code=code, i=nth)
            else:
                await app.clock.advance(0.5)
        assert app.table.result is not None

    run(work)


def test_digits_choose_a_side_and_never_a_seat():
    sides = at_table(asking=Asking("side", (0, 1), (1,)))
    assert meant(sides, "2") == ("side", {"side": "1"})
    assert meant(sides, "3") is None
    assert meant(sides, "ArrowRight") == ("ask-main", {})
    assert meant(sides, "ArrowRight", "ask-main") == ("ask-flex", {})
    assert meant(at_table(asking=Asking("target", (1, 2), (1,))), "1") is None


def test_h_listens():
    assert meant(at_table(listening=False), "h") == ("listen", {})
