"""Views: pure functions from the application's state to HTML."""

from .render import render

__all__ = ["render"]
