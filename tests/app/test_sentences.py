import re
from pathlib import Path

import pytest

from unoultimate.app.sentences import KINDS, Narrator, side_before
from unoultimate.engine import Event, Rules
from unoultimate.engine import events as events_module

OFFICIAL = Rules.preset("official")
DECK = OFFICIAL.deck
R5, WILD = DECK.card("R5"), DECK.card("W")
NAMES = ("Ann", "Ben", "Cho")


def tell(event: Event, viewer: int | None) -> str:
    text = Narrator(NAMES, OFFICIAL, viewer).sentence(event.seen_by(viewer))
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
    "flip": Event("flip", cards=(3,), amount=0),
    "sweep": Event("sweep", 0, (R5, R5)),
    "power": Event("power", 0, amount=1),
    "reshuffle": Event("reshuffle", amount=40),
    "out": Event("out", 0),
    "eliminated": Event("eliminated", 0, amount=90),
    "stalemate": Event("stalemate"),
    "pile_empty": Event("pile_empty"),
    "round_end": Event("round_end", 0),
    "match_end": Event("match_end", 0),
}


@pytest.mark.parametrize(
    ("preset", "code", "text"),
    [
        ("quick", "R5", "The first card is red 5."),
        ("quick", "RS", "Turned up: red Skip. Only a number begins, so the next card is turned."),
        ("official", "RS", "The first card is red Skip."),
        ("flex", "G2|Y2", "The first card is green 2 (flex: yellow 2)."),
        (
            "flex",
            "WF",
            "Turned up: Wild All Flip. Only a number begins, so the next card is turned.",
        ),
    ],
)
def test_a_card_that_cannot_begin_is_not_called_the_first(preset, code, text):
    rules = Rules.preset(preset)
    event = Event("opening", 0, (rules.deck.card(code),))
    assert Narrator(NAMES, rules, 0).sentence(event) == text


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
    text = Narrator(("مرحبا", "B"), OFFICIAL, 1).sentence(Event("pass", 0))
    assert text == "\u2068مرحبا\u2069 passes."


def test_a_kind_of_tomorrow_is_left_out():
    assert tell(Event("fireworks", 0), 1) == ""


def told(game: str, viewer: int | None, *events: Event, side: int = 0) -> list[str]:
    """What one narrator says of these events, in a game with a deck of its own."""
    narrator = Narrator(NAMES, Rules.preset(game), viewer, side)
    return [re.sub("[\u2068\u2069]", "", narrator.sentence(event)) for event in events]


def card(game: str, code: str) -> int:
    return Rules.preset(game).deck.card(code)


def test_cards_are_named_by_the_side_in_play_when_they_were_seen():
    flip, lantern = card("flip", "RF|P8"), card("flip", "R1|P3")
    events = (
        Event("play", 0, (flip,)),
        Event("flip", cards=(lantern,), amount=1),
        Event("play", 1, (lantern,)),
        Event("flip", cards=(lantern,), amount=0),
    )
    assert told("flip", 2, *events) == [
        "Ann plays red Flip.",
        "Everything is turned over to the dark side. On top: pink 3.",
        "Ben plays pink 3.",
        "Everything is turned over to the light side. On top: red 1.",
    ]
    assert told("flip", 2, events[2], side=1) == ["Ben plays pink 3."]


def test_the_side_before_what_happened():
    flips = [Event("turn", 0), Event("flip", amount=1), Event("flip", amount=0)]
    assert side_before(flips, 0) == 0
    assert side_before(flips[:1], 1) == 1
    assert side_before(flips[1:2], 1) == 0


@pytest.mark.parametrize(
    ("viewer", "texts"),
    [
        (0, ["You have to draw until orange comes.", "You draw until orange comes: orange 1."]),
        (1, ["Ann has to draw until orange comes.", "Ann draws 1 card until orange comes."]),
    ],
)
def test_a_penalty_until_a_colour_has_no_number(viewer, texts):
    drawn = card("flip", "R7|O1")
    events = (
        Event("penalty", 1, target=0, color=6),
        Event("draw", 0, (drawn,), 1, note="penalty", color=6, viewers=(0,)).seen_by(viewer),
    )
    assert told("flip", viewer, *events, side=1) == texts


def test_of_cards_drawn_until_a_colour_the_number_is_told_where_they_can_t_be_seen():
    event = Event("draw", 0, (), 4, note="effect", color=0)
    assert told("no_mercy", 0, event) == ["You draw 4 cards until red comes."]


@pytest.mark.parametrize(
    ("game", "side", "name"),
    [
        ("flip", 0, "Wild Draw Two"),
        ("flip", 1, "Wild Draw Colour"),
        ("express", 0, "Wild Draw Two"),
        ("flex", 0, "Wild Draw Four"),
    ],
)
def test_a_challenge_names_the_card_of_its_game(game, side, name):
    event = Event("challenge", 0, target=1, note="lawful")
    assert told(game, 2, event, side=side) == [f"Ann challenges Ben, but the {name} was fair."]


def test_a_flex_play_says_so():
    wild, number = card("flex", "WA^"), card("flex", "R2|B2")
    events = (
        Event("play", 0, (number,), note="flex"),
        Event("play", 0, (wild,), color=2, note="flex"),
    )
    assert told("flex", 0, *events) == [
        "You play red 2 (flex: blue 2) by its flex side.",
        "You play Flex Wild All Draw by its flex side and name green.",
    ]
    assert told("flex", 1, *events)[0].startswith("Ann plays red 2")


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("power", 0, amount=0),
            "Your Power card turns red.",
            "Ann’s Power card turns red.",
        ),
        (
            Event("power", 0, amount=1),
            "Your Power card turns green.",
            "Ann’s Power card turns green.",
        ),
        (Event("power", note="turn"), "All Power cards turn over.", "All Power cards turn over."),
        (
            Event("power", amount=1),
            "All Power cards are green again.",
            "All Power cards are green again.",
        ),
    ],
)
def test_power_cards(event, mine, theirs):
    assert told("flex", 0, event) == [mine]
    assert told("flex", 1, event) == [theirs]


def test_what_is_swept_along_and_where_cards_go():
    swept = Event("sweep", 0, (card("no_mercy", "R1"), card("no_mercy", "R5")))
    assert told("no_mercy", 1, swept) == ["Also discarded: red 1, red 5."]
    gone = Event("eliminated", 1, amount=250, note="discard")
    assert told("no_mercy", 0, gone)[0].endswith("They go under the discard pile.")
    assert told("no_mercy", 1, gone)[0].startswith("You hold too many cards")


def test_animals_instead_of_numbers():
    assert told("junior", 1, Event("play", 0, (card("junior", "R1"),))) == ["Ann plays red cat."]
