"""Views: pure functions from the application's state to HTML."""

from .cards.faces import sprite
from .render import render

__all__ = ["render", "sprite"]
