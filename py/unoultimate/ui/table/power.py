"""The Power card beside a seat of Flex: by colour, by shape and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.cardnames import power_name

from ..cards.picture import power_picture
from ..controls import hidden_text
from ..html import Html, span

if TYPE_CHECKING:
    from unoultimate.engine import View


def power_card(view: View, seat: int) -> Html | None:
    """Green or red; nothing in games without them and for a seat that has left the round."""
    if not view.power or seat not in view.active:
        return None
    return power_badge(view.power[seat], f"power-{seat}")


def power_badge(green: bool, id: str | None = None) -> Html:
    """A small Power card with its name."""
    return span(
        span(power_picture(green), class_="card"),
        hidden_text(power_name(green)),
        id=id,
        class_="power green" if green else "power red",
        title=power_name(green),
    )
