"""Search: plain words, titles first, whatever the language."""

import pytest

from unoultimate.app.manual import search as module
from unoultimate.app.manual.book import chapter_of
from unoultimate.app.manual.model import Chapter, Paragraph, Section
from unoultimate.app.manual.search import search


def found(query):
    return [hit.section for hit in search(query)]


@pytest.mark.parametrize("query", ["", "   ", "xyzzy", "stacking xyzzy"])
def test_nothing(query):
    assert found(query) == []


def test_titles_come_first_then_texts():
    hits = found("stacking")
    assert hits[0] == "option-stacking"
    assert "draw-two" in hits


def test_all_words_have_to_be_there_in_any_order_and_case():
    assert found("CHALLENGE four")[0] == "bluff"
    assert found("challenge four") == found("FOUR  challenge")


def test_cards_are_found_by_name():
    assert "fits" not in found("blue 7")
    assert "turn" in found("blue 7")


def test_a_hit_says_where_it_is():
    hit = search("Merle Robbins")[0]
    assert (hit.chapter, hit.section) == ("about", "history")
    assert chapter_of(hit.section) == hit.chapter
    assert "Merle Robbins" in hit.snippet
    assert hit.snippet.startswith("… ")
    assert hit.snippet.endswith(" …")
    assert len(hit.snippet) < 200


def test_a_long_query_is_cut():
    assert search("x" * 100_000) == ()


@pytest.fixture
def foreign(monkeypatch):
    sections = (
        Section("ja", "ドロー４のチャレンジ", (Paragraph("次の人は手札を見せてもらえます。" * 9),)),
        Section("th", "การจั่วไพ่", (Paragraph("ถ้าลงไม่ได้ให้จั่วไพ่หนึ่งใบ" * 9),)),
        Section("wild", "ไว\u2060ลด์", (Paragraph("ลง\u200bไว\u2060ลด์\u200bสี่"),)),
        Section("de", "Straße", (Paragraph("Groß"),)),
    )
    monkeypatch.setattr(module, "chapters", lambda: (Chapter("c", "C", sections),))
    module._entries.cache_clear()
    yield
    module._entries.cache_clear()


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    ("query", "section"),
    [("手札", "ja"), ("ドロー4", "ja"), ("จั่ว", "th"), ("ลงไวลด์สี่", "wild"), ("STRASSE", "de")],
)
def test_languages_without_spaces(query, section):
    assert found(query) == [section]


@pytest.mark.usefixtures("foreign")
def test_snippets_without_spaces_are_cut_too():
    snippet = search("手札")[0].snippet
    assert "手札" in snippet
    assert len(snippet) < 200


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("Colour Roulette", "no-mercy-roulette"),
        ("Power card", "flex-side"),
        ("reconstruction", "junior-deck"),
        ("elephant", "junior-deck"),
        ("forced swap", "all-wild-swap"),
        ("teal", "flip-deck"),
        ("replay", "replays"),
        ("photo", "pictures"),
        ("install", "installing"),
        ("music", "sound"),
    ],
)
def test_the_games_and_the_screens_are_found(query, section):
    assert section in found(query)
