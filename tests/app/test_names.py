import pytest

from unoultimate.app.names import clean, graphemes, isolate

FAMILY = "👩‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("", ""),
        ("   ", ""),
        ("a" * 200, "a" * 24),
        (FAMILY * 30, FAMILY * 24),
        ("🇯🇵" * 30, "🇯🇵" * 24),
        ("👍🏽", "👍🏽"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("שלום עולם", "שלום עולם"),
        ("\u202eevil\u2066", "evil"),
        ("a\x00b\x1bc", "abc"),
        ("\ud800x", "x"),
        ("สมชาย น้ำใจ", "สมชาย น้ำใจ"),
        ("e\u0301", "é"),
    ],
)
def test_names_are_cleaned(typed, cleaned):
    assert clean(typed) == cleaned


def test_piled_marks_are_cut():
    assert len(clean("Z" + "\u0336" * 500)) <= 5


def test_cleaning_twice_changes_nothing_more():
    for name in ("a" * 30, FAMILY * 30, "ab c" * 20, "z\u0301" * 40):
        assert clean(clean(name)) == clean(name)


def test_what_people_count():
    assert len(graphemes(FAMILY + "🇯🇵🇹🇭a\u0308")) == 4


def test_isolated_names_carry_their_own_direction():
    assert isolate("x") == "\u2068x\u2069"


@pytest.mark.parametrize("mark", ["\u0301", "\u20dd", "\u0e35", "\U0001f3fd"])
def test_one_letter_carries_few_marks_of_any_kind(mark):
    name = clean("A" + mark * 100 + "B")
    assert name.endswith("B")
    assert len(name) <= 17
    assert len(clean("A" + 100 * "\u200d" + "B")) <= 17


def test_families_and_thai_syllables_stay_whole():
    people = "\U0001f468\U0001f469\U0001f467\U0001f466"
    family = "\u200d".join(f"{person}\U0001f3fd" for person in people)
    assert clean(family) == family
    assert clean("ป้ำฤทธิ์") == "ป้ำฤทธิ์"
