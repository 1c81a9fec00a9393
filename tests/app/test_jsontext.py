"""JSON from outside is looked over before it is parsed."""

from __future__ import annotations

import json
from time import process_time

import pytest

from unoultimate.app.jsontext import DEEPEST, parse, shallow


@pytest.mark.parametrize(
    "document",
    [
        None,
        5,
        "",
        "]]]}}}",
        'a "quoted" \\ word [',
        [],
        {},
        [[], [{}], {"[": "]", "{": ["}", 1.5, True]}],
        "\n\t\u2028 \\",
    ],
)
@pytest.mark.parametrize("indent", [None, 1])
def test_a_document_is_read_as_ever(document, indent):
    assert parse(json.dumps(document, indent=indent)) == document


def nested(depth: int) -> str:
    return '[{"a": ' * (depth // 2) + "1" + "}]" * (depth // 2)


def test_only_so_many_brackets_stand_inside_each_other():
    assert parse(nested(DEEPEST))
    with pytest.raises(ValueError, match="nested"):
        parse(nested(DEEPEST + 2))


@pytest.mark.parametrize("text", ["", "[", "]", "[1", '["]', "{]", "[" * 5000, "nonsense", '"\\'])
def test_what_is_no_document_is_a_value_error(text):
    with pytest.raises(ValueError):  # noqa: PT011 - the parser's own, or ours
        parse(text)


@pytest.mark.parametrize("piece", ["[", "[]", '"', '\\"', '"\\', "{[", "a", '"a",'])
def test_no_text_takes_long(piece):
    start = process_time()
    shallow(piece * (2_000_000 // len(piece)))
    assert process_time() - start < 20
