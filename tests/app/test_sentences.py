import re
from pathlib import Path

import pytest

from unoultimate.app.sentences import KINDS, Narrator
from unoultimate.engine import Event, Rules
from unoultimate.engine import events as events_module

DECK = Rules.preset("official").deck
R5, WILD = DECK.card("R5"), DECK.card("W")
NAMES = ("Ann", "Ben", "Cho")


def tell(event: Event, viewer: int | None) -> str:
    text = Narrator(NAMES, DECK.codes, viewer).sentence(event.seen_by(viewer))
    return re.sub("[\u2068\u2069]", "", text)


EXAMPLES = {
    "deal": Event("deal", 0, (R5,), 7, viewers=(0,)),
    "opening": Event("opening", 0, (R5,)),
    "high_card": Event("high_card", 0, (R5,)),
    "play": Event("play", 0, (R5,)),
    "jump": Event("jump", 0, (R5,)),
    "draw": Event("draw", 0, (R5,), 1, viewers=(0,)),
    "pass": Event("pass", 0),
    "color": Event("color", 0, color=2),
    "penalty": Event("penalty", 0, target=1, amount=4),
    "challenge": Event("challenge", 0, target=1, note="bluff"),
    "reveal": Event("reveal", 1, (R5, R5), viewers=(0,)),
    "skip": Event("skip", 0),
    "reverse": Event("reverse", amount=-1),
    "turn": Event("turn", 0),
    "uno": Event("uno", 0),
    "catch": Event("catch", 0, target=1),
    "wrong_catch": Event("wrong_catch", 0, target=1),
    "wrong_play": Event("wrong_play", 0, (R5,)),
    "timeout": Event("timeout", 0),
    "swap": Event("swap", 0, target=1),
    "swap_two": Event("swap_two", 0, target=1, amount=2),
    "pass_hands": Event("pass_hands", amount=1),
    "shuffle_hands": Event("shuffle_hands", 0),
    "flip": Event("flip", cards=(3,), amount=1),
    "reshuffle": Event("reshuffle", amount=40),
    "out": Event("out", 0),
    "eliminated": Event("eliminated", 0, amount=90),
    "stalemate": Event("stalemate"),
    "pile_empty": Event("pile_empty"),
    "round_end": Event("round_end", 0),
    "match_end": Event("match_end", 0),
}


def documented_kinds() -> set[str]:
    """The kinds that the engine's own description lists."""
    text = Event.__doc__.split("fields:")[1].split("`note`")[0]
    found = set()
    for part in text.split("·"):
        names = part.strip().split("(")[0]
        found |= {name.strip() for name in names.split(",") if name.strip()}
    return found


def emitted_kinds() -> set[str]:
    """The kinds that the engine's sources really emit."""
    folder = Path(events_module.__file__).parent
    sources = "\n".join(path.read_text() for path in folder.glob("**/*.py"))
    return set(re.findall(r"""(?:emit|Event)\(\s*"(\w+)\"""", sources))


def test_every_kind_of_the_engine_has_a_sentence():
    assert documented_kinds() <= KINDS
    assert emitted_kinds() <= KINDS
    assert set(EXAMPLES) == KINDS


@pytest.mark.parametrize("kind", sorted(EXAMPLES))
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_every_event_gives_a_whole_sentence_to_everybody(kind, viewer):
    text = tell(EXAMPLES[kind], viewer)
    assert text[-1] in ".!"
    assert "{" not in text


@pytest.mark.parametrize("kind", ["deal", "draw", "reveal"])
def test_cards_are_named_to_those_who_may_see_them_only(kind):
    event = EXAMPLES[kind]
    for viewer in (0, 1, 2, None):
        told = tell(event, viewer)
        if viewer not in event.viewers:
            assert "red" not in told
    if kind != "deal":
        assert "red 5" in tell(event, 0)


@pytest.mark.parametrize(
    ("event", "viewer", "text"),
    [
        (EXAMPLES["play"], 0, "You play red 5."),
        (EXAMPLES["play"], 1, "Ann plays red 5."),
        (Event("play", 0, (WILD,), color=2), 1, "Ann plays Wild and names green."),
        (EXAMPLES["draw"], 0, "You draw red 5."),
        (EXAMPLES["draw"], 1, "Ann draws 1 card."),
        (Event("draw", 0, (R5,) * 4, 4, viewers=(0,)), 1, "Ann draws 4 cards."),
        (Event("draw", 0, (), 0), 1, "There is no card left for Ann to draw."),
        (EXAMPLES["penalty"], 1, "You have 4 penalty cards waiting."),
        (EXAMPLES["penalty"], 0, "Ben has 4 penalty cards waiting."),
        (EXAMPLES["catch"], 1, "Ann catches you: you forgot to call UNO."),
        (EXAMPLES["turn"], 0, "Your turn."),
        (EXAMPLES["turn"], 1, "Ann’s turn."),
        (
            Event("challenge", 0, target=1, note="lawful"),
            1,
            "Ann challenges you, but your Wild Draw Four was fair.",
        ),
    ],
)
def test_sentences(event, viewer, text):
    assert tell(event, viewer) == text


def test_names_are_isolated():
    text = Narrator(("مرحبا", "B"), DECK.codes, 1).sentence(Event("pass", 0))
    assert text == "\u2068مرحبا\u2069 passes."


def test_a_kind_of_tomorrow_is_left_out():
    assert tell(Event("fireworks", 0), 1) == ""
