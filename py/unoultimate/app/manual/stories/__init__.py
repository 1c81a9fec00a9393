"""What the worked example of each option shows, in a few sentences, by the option's id."""

from __future__ import annotations

from ...texts import _
from . import dealing, playing, taking, winning

STORIES: dict[str, str] = {
    **winning.STORIES,
    **dealing.STORIES,
    **playing.STORIES,
    **taking.STORIES,
}


def story(option: str) -> str:
    """The story of an option's example; it may name cards as `{R5}`."""
    return _(STORIES[option])
