"""A builder for HTML that escapes by construction.

`el("button", "Draw", id="act-draw", data_action="draw", disabled=True)` gives markup as `Html`.
Children: `Html` is taken as it is, iterables are walked, `None` and `False` are left out, all else
is escaped text. Attributes: a trailing underscore is dropped (`class_`), others become hyphens
(`data_action`); `None` and `False` are left out, `True` is written bare, except that `aria_…`
writes `true` and `false`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr"})
_UNSAFE_IN_NAME = frozenset(" \t\n\f\r\"'<>/=&")


class Html(str):
    """Text that is markup already and must not be escaped again."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


def escape(value: object) -> str:
    """Any value as text that is safe in an element and in a quoted attribute."""
    text = str(value)
    if isinstance(value, Html):
        return text
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


@lru_cache(maxsize=512)
def attribute_name(keyword: str) -> str:
    """The HTML name of a keyword; ValueError when it could not be one."""
    name = keyword.rstrip("_").replace("_", "-")
    if not name or not _UNSAFE_IN_NAME.isdisjoint(name):
        raise ValueError(f"not an attribute name: {keyword!r}")
    return name


def attributes(attrs: dict[str, Any]) -> str:
    """` name="value"` for each attribute that is there."""
    parts = []
    for keyword, value in attrs.items():
        if value is None:
            continue
        name = attribute_name(keyword)
        if value is True or value is False:
            if name.startswith("aria-"):
                value = "true" if value else "false"
            elif value:
                parts.append(" " + name)
                continue
            else:
                continue
        parts.append(f' {name}="{_attribute_text(value)}"')
    return "".join(parts)


def _attribute_text(value: object) -> str:
    # Markup in an attribute is text like any other, so `Html` gets no pass here.
    return str(value) if type(value) is int else escape(str.__str__(str(value)))


def _children(children: Iterable[Any], out: list[str]) -> None:
    for child in children:
        if isinstance(child, Html):
            out.append(child)
        elif isinstance(child, str):
            out.append(escape(child))
        elif child is None or child is False:
            continue
        elif isinstance(child, Iterable):
            _children(child, out)
        else:
            out.append(escape(child))


def join(*children: Any) -> Html:
    """Several pieces one after the other, without an element around them."""
    out: list[str] = []
    _children(children, out)
    return Html("".join(out))


def el(tag: str, *children: Any, **attrs: Any) -> Html:
    """One element with its children and attributes."""
    head = f"<{tag}{attributes(attrs)}>" if attrs else f"<{tag}>"
    if tag in VOID:
        return Html(head)
    out = [head]
    _children(children, out)
    out.append(f"</{tag}>")
    return Html("".join(out))


Tag = Callable[..., Html]


def tag(name: str) -> Tag:
    """A function that builds elements of one name: `div = tag("div")`."""
    return partial(el, name)


article, aside, button, canvas = tag("article"), tag("aside"), tag("button"), tag("canvas")
caption, dd, div, dl, dt = tag("caption"), tag("dd"), tag("div"), tag("dl"), tag("dt")
fieldset, footer, form, h1, h2, h3 = map(tag, ("fieldset", "footer", "form", "h1", "h2", "h3"))
header, input_, label, legend, li = map(tag, ("header", "input", "label", "legend", "li"))
main, nav, ol, option, output, p = map(tag, ("main", "nav", "ol", "option", "output", "p"))
section, select, small, span, strong = map(tag, ("section", "select", "small", "span", "strong"))
table, tbody, td, th, thead, tr, ul = map(tag, ("table", "tbody", "td", "th", "thead", "tr", "ul"))
