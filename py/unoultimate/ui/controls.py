"""Controls that every screen shares: buttons with an action, icon buttons, choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .html import Html, button, div, el, input_, label, span
from .icons import icon


def action(name: str, *content: Any, style: str = "", **attrs: Any) -> Html:
    """A button that does `name`; further keywords become attributes (`data_…` are arguments)."""
    return button(
        *content,
        type="button",
        class_=f"button {style}".rstrip(),
        data_action=name,
        **attrs,
    )


def data(args: Mapping[str, str]) -> dict[str, Any]:
    """Arguments of an action as keywords for `action`."""
    return {f"data_{key}": value for key, value in args.items()}


def icon_action(name: str, picture: str, text: str, **attrs: Any) -> Html:
    """A round button with an icon; `text` is its name."""
    return button(
        icon(picture),
        type="button",
        class_="icon-button",
        data_action=name,
        aria_label=text,
        title=text,
        **attrs,
    )


def explain(section: str, text: str) -> Html:
    """The `?` that opens the manual at a section; closing the manual comes back to it."""
    id = f"help-{section}"
    return icon_action("manual", "help", text, id=id, data_section=section, data_from=id)


def fold(part: str, open: bool, *content: Any, look: str) -> Html:
    """A button that folds the part `{part}-part` of the screen out and in."""
    return button(
        *content,
        icon("fold"),
        type="button",
        id=f"{part}-fold",
        class_=f"fold {look}",
        data_action="fold",
        data_id=part,
        aria_expanded=open,
        aria_controls=f"{part}-part",
    )


def choices(
    name: str,
    text: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    group: str,
    described: str | None = None,
    **attrs: Any,
) -> Html:
    """A row of radio buttons; each sends action `name` with its value. `described` are the ids
    of the elements that say more."""
    items = [
        label(
            input_(
                type="radio",
                id=f"{group}-{value}",
                name=group,
                value=value,
                checked=value == chosen,
                data_action=name,
                data_value=value,
                **attrs,
            ),
            span(shown),
        )
        for value, shown in values
    ]
    return div(
        items,
        id=f"{group}-group",
        class_="choices",
        role="radiogroup",
        aria_label=text,
        aria_describedby=described,
    )


def person_name(name: str) -> Html:
    """A name as typed: cut when too long, its writing direction kept to itself."""
    return el("bdi", name, class_="name", title=name if len(name) > 12 else None)


def hidden_text(text: str) -> Html:
    """Words for screen readers only."""
    return span(text, class_="hidden-text")
