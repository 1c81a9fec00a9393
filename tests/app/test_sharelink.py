import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.played import play, record, seats
from unoultimate.app import sharelink
from unoultimate.app.recorderror import REASONS, RecordError
from unoultimate.engine import VARIANTS, Match, Rules, Seat

GOLDEN = Path(__file__).parent / "golden" / "link-1.txt"
RULES = {
    "official": {},
    "party": {},
    "seven_zero": {"turn_timer": 30},
    "survival": {},
    "quick": {"multi_play": "all", "jump_in": "on", "wrong_play": "draw_two"},
    **{game: {"format": "first_out"} for game in VARIANTS},
}


def reason(call, *args):
    with pytest.raises(RecordError) as caught:
        call(*args)
    assert caught.value.reason in REASONS
    return caught.value.reason


def sealed(head, number):
    return sharelink._seal(head, number)


@pytest.mark.parametrize("base", RULES)
def test_a_match_comes_back_move_for_move(base):
    rules = Rules.preset(base).replace(**RULES[base])
    for seed in ("a", "b", "c"):
        document = play(Match.new(rules, seats(people=2), seed), Random(seed)).record()
        assert sharelink.unpack(sharelink.pack(document)) == document


@settings(max_examples=30, deadline=None)
@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.integers(2, 10),
)
def test_any_names_and_seeds_come_back(name, seed, count):
    table = [Seat(name, "person"), *seats(count)[1:]]
    match = play(Match.new(Rules.preset("quick"), table, seed), Random(seed))
    back = sharelink.unpack(sharelink.pack(match.record()))
    assert back["rounds"] == match.record()["rounds"]
    assert back["seed"] == seed


def test_other_orders_of_several_cards_and_costly_moves_come_back():
    rules = Rules.preset("quick").replace(turn_timer=30, wrong_catch="draw_two")
    match = Match.new(rules, seats(people=4), "costly")
    match.apply(match.parse(f"{match.round.turn} timeout"))
    turn = match.round.turn
    match.apply(match.parse(f"{(turn + 1) % 4} catch {turn}"))
    document = play(match, Random(1)).record()
    assert sharelink.unpack(sharelink.pack(document)) == document


def test_typical_official_matches_stay_far_below_the_limit():
    lengths = [len(sharelink.pack(record(f"long{i}", "official"))) for i in range(5)]
    assert max(lengths) < 1000


def test_the_link_carries_the_text_after_its_mark():
    link = sharelink.make_link(record(), "https://cards.example/uno/#old")
    address, _, fragment = link.partition("#")
    assert address == "https://cards.example/uno/"
    assert sharelink.unpack(sharelink.in_link("#" + fragment)) == record()
    assert sharelink.in_link("#menu") is None


def test_links_of_earlier_builds_still_open():
    text, *_ = GOLDEN.read_text().split()
    assert sharelink.unpack(text) == record("golden", "party")


def test_a_match_that_does_not_fit_into_a_link_says_so():
    assert reason(sharelink.make_link, record(), "https://" + "x" * 2000) == "too_long"


def test_a_running_match_is_not_shared():
    match = Match.new(Rules.preset("official"), seats(), "secret")
    assert reason(sharelink.pack, match.record()) == "unfinished"


@pytest.mark.parametrize("text", ["", "A", "AQ", "AQ==", "?", "a b", "é", "AQAAAAAA", "\ud800"])
def test_texts_that_are_no_link_are_damaged(text):
    assert reason(sharelink.unpack, text) == "damaged"


def test_a_newer_version_says_so_and_a_huge_text_is_not_even_read():
    data = bytearray(urlsafe_b64decode(sharelink.pack(record()) + "==="))
    data[0] += 1
    newer = urlsafe_b64encode(data).decode().rstrip("=")
    assert reason(sharelink.unpack, newer) == "newer"
    assert reason(sharelink.unpack, "A" * 9000) == "too_large"


@settings(deadline=None)
@given(st.data())
def test_a_changed_letter_is_found(data):
    text = sharelink.pack(record())
    place = data.draw(st.integers(2, len(text) - 2))
    letter = data.draw(st.sampled_from("AZaz09-_").filter(lambda one: one != text[place]))
    assert reason(sharelink.unpack, text[:place] + letter + text[place + 1 :]) == "damaged"


@settings(deadline=None)
@given(st.integers(0, 60))
def test_a_link_cut_off_is_found(cut):
    text = sharelink.pack(record())
    assert reason(sharelink.unpack, text[: len(text) - 1 - cut]) == "damaged"


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=60), st.integers(0, 2**400))
def test_forged_bytes_with_a_right_checksum_end_in_a_typed_error(head, number):
    reason(sharelink.unpack, sealed(head, number))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**2000))
def test_forged_moves_end_in_a_typed_error_soon(number):
    match = Match.new(Rules.preset("party"), seats(), "forged")
    assert reason(sharelink.unpack, sealed(sharelink._head(match), number)) == "damaged"


@pytest.mark.parametrize(
    "fields",
    [
        b"[]",
        b"7",
        b'[{"base":"official"},[["A","x","easy"],["B","c","easy"]],"s",null]',
        b'[{"base":"official"},[["A","p",3],["B","c","easy"]],"s",null]',
        b'[{"base":"official"},[["A","p","easy"],["B","c","easy"]],"s",99]',
        b'[{"base":"official"},[["A","p","easy"]],"s",null]',
        b'[{"base":"none"},[["A","p","easy"],["B","c","easy"]],"s",null]',
        b"[" * 5000,
    ],
)
def test_heads_that_make_no_match_end_in_a_typed_error(fields):
    squeezer = zlib.compressobj(9, wbits=-15, zdict=sharelink._WORDS)
    head = squeezer.compress(fields) + squeezer.flush()
    assert reason(sharelink.unpack, sealed(head, 12345)) in ("damaged", "bad_rules")
