"""The photo port in memory, and what players are told."""

from __future__ import annotations

import pytest

from helpers.loops import run_through
from helpers.photos import PHOTO
from unoultimate.app.photoport import PROBLEMS, PhotoError, PhotoPort, photo_problem
from unoultimate.platform.memoryphoto import MemoryPhotos


def asked(port: PhotoPort, field: str) -> str:
    return run_through(port.photo(field))  # type: ignore[arg-type]


def test_a_field_gives_its_photo_once() -> None:
    memory = MemoryPhotos({"photo-of-1": PHOTO})
    assert asked(memory, "photo-of-1") == PHOTO
    assert asked(memory, "photo-of-1") == ""
    assert memory.asked == ["photo-of-1", "photo-of-1"]


@pytest.mark.parametrize("reason", PROBLEMS)
def test_a_problem_has_a_reason_and_words(reason: str) -> None:
    with pytest.raises(PhotoError) as caught:
        asked(MemoryPhotos({"f": reason}), "f")
    assert caught.value.reason == reason
    assert photo_problem(caught.value) == PROBLEMS[reason]


def test_an_unknown_reason_is_a_failure() -> None:
    assert PhotoError("surprise", "more").reason == "failed"
