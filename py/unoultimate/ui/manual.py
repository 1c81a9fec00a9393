"""The manual: chapters to turn to, a search field, and the text with cards in its sentences."""

from __future__ import annotations

from functools import lru_cache

from unoultimate.app.manual.book import chapter, chapters
from unoultimate.app.manual.model import Chapter, Section
from unoultimate.app.manual.search import LONGEST_QUERY, Hit
from unoultimate.app.manual.state import ManualState
from unoultimate.app.texts import _, language, ngettext

from .controls import hidden_text, icon_action
from .html import (
    Html,
    button,
    div,
    el,
    h1,
    h2,
    h3,
    header,
    input_,
    join,
    label,
    li,
    main,
    nav,
    p,
    section,
    span,
    ul,
)
from .manual_blocks import block


def manual(state: ManualState) -> Html:
    """The whole manual as a screen of its own."""
    return join(
        header(
            icon_action("close-manual", "back", _("Back"), id="manual-back"),
            h1(_("How to play"), id="manual-title", class_="topbar-title", tabindex=-1),
            class_="topbar",
        ),
        div(
            div(
                div(_search(state), role="search"),
                _chapters(state),
                class_="manual-side",
            ),
            main(
                _found(state) if state.query.strip() else _drawn(state.chapter, language()),
                id="screen",
                class_="manual-text",
            ),
            class_="manual",
        ),
    )


def anchor(id: str) -> str:
    """The element id of a section's heading."""
    return f"manual-{id}"


def _search(state: ManualState) -> Html:
    return label(
        hidden_text(_("Search the manual")),
        _lens(),
        input_(
            type="text",
            role="searchbox",
            id="manual-search",
            class_="field",
            value=state.query,
            placeholder=_("Search"),
            maxlength=LONGEST_QUERY,
            dir="auto",
            inputmode="search",
            enterkeyhint="search",
            autocomplete="off",
            spellcheck="false",
            data_action="manual-search",
            data_live=True,
        ),
        class_="manual-search",
    )


def _lens() -> Html:
    lens = el("path", d="M10.500 4.500A6 6 0 1 1 10.500 16.500A6 6 0 1 1 10.500 4.500ZM15 15L20 20")
    return el("svg", lens, class_="icon", viewBox="0 0 24 24", aria_hidden=True, focusable="false")


def _chapters(state: ManualState) -> Html:
    shown = "" if state.query.strip() else state.chapter
    items = [
        li(
            button(
                one.title,
                type="button",
                id=f"chapter-{one.id}",
                class_="manual-chapter",
                data_action="manual-chapter",
                data_id=one.id,
                aria_current="page" if one.id == shown else None,
            )
        )
        for one in chapters()
    ]
    return nav(ul(items), class_="manual-chapters", aria_label=_("Chapters"))


@lru_cache(maxsize=8)
def _drawn(id: str, _language: str) -> Html:
    """A chapter in the language of now: it is long, and never changes."""
    return _chapter(chapter(id))


def _chapter(one: Chapter) -> Html:
    return join(
        h2(one.title, class_="manual-heading"),
        _contents(one),
        [_section(part) for part in one.sections],
    )


def _contents(one: Chapter) -> Html:
    """A list of the sections, folded up so that the text starts at once."""
    items = [li(_link(part), class_="part" if part.part else None) for part in one.sections]
    return el(
        "details",
        el("summary", _("In this chapter")),
        nav(ul(items), aria_label=_("In this chapter")),
        class_="manual-contents",
        id=f"contents-{one.id}",
    )


def _link(part: Section) -> Html:
    return button(
        part.title,
        type="button",
        class_="manual-link",
        data_action="manual",
        data_section=part.id,
    )


def _section(part: Section) -> Html:
    return section(
        h3(part.title, id=anchor(part.id), tabindex=-1),
        [block(one, part.game) for one in part.blocks],
        class_="manual-part" if part.part else "manual-section",
        aria_labelledby=anchor(part.id),
    )


def _found(state: ManualState) -> Html:
    told = ngettext("{n} place found", "{n} places found", len(state.results))
    if not state.results:
        told = _("Nothing found for “{query}”.", query=state.query.strip())
    return join(
        h2(_("Search"), class_="manual-heading"),
        p(told, role="status", id="manual-found", class_="small-print", dir="auto"),
        ul([li(_hit(hit)) for hit in state.results], class_="manual-hits"),
    )


def _hit(hit: Hit) -> Html:
    return button(
        span(hit.title, class_="hit-title"),
        span(hit.chapter_title, class_="hit-chapter"),
        span(hit.snippet, class_="hit-snippet"),
        type="button",
        id=f"hit-{hit.section}",
        class_="manual-hit",
        data_action="manual",
        data_section=hit.section,
    )
