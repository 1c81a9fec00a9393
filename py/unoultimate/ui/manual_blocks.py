"""The blocks of the manual's text as HTML."""

from __future__ import annotations

from unoultimate.app.cardnames import card_name
from unoultimate.app.manual.inline import pieces
from unoultimate.app.manual.model import (
    Block,
    CardRow,
    Choice,
    Choices,
    Example,
    ListBlock,
    Paragraph,
    Setting,
    Settings,
    Table,
)
from unoultimate.app.texts import _

from .cards.picture import picture
from .html import (
    Html,
    button,
    caption,
    dd,
    div,
    dl,
    dt,
    el,
    join,
    li,
    ol,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from .manual_example import example


def block(one: Block, game: str = "classic") -> Html:
    """Any block; its cards are those of the game."""
    match one:
        case Paragraph(text):
            return p(sentence(text, game))
        case ListBlock(items, ordered):
            return (ol if ordered else ul)([li(sentence(item, game)) for item in items])
        case CardRow():
            return card_row(one, game)
        case Table():
            return _table(one)
        case Choices(items):
            return dl([_choice(choice) for choice in items], class_="manual-choices")
        case Settings(items):
            return dl([_setting(setting) for setting in items], class_="manual-settings")
        case Example(id, story):
            return example(id, sentence(story, game))


def sentence(text: str, game: str = "classic") -> Html:
    """A sentence with its cards drawn in it; a screen reader hears their names."""
    return join(
        *(
            span(picture(piece.text, game), class_="card mini", role="img", aria_label=name)
            if piece.card and (name := card_name(piece.text, game))
            else piece.text
            for piece in pieces(text)
        )
    )


def card_row(row: CardRow, game: str) -> Html:
    """Cards side by side, with a caption."""
    shown = [(picture(code, game, row.side), card_name(code, game)) for code in row.codes]
    cards = [li(span(face, class_="card", role="img", aria_label=name)) for face, name in shown]
    return el(
        "figure",
        ul(cards, class_="manual-cards"),
        el("figcaption", sentence(row.caption, game)) if row.caption else None,
        class_="manual-row",
    )


def _table(one: Table) -> Html:
    head = tr([th(cell, scope="col") for cell in one.head])
    rows = [
        tr(th(sentence(first), scope="row"), [td(sentence(cell)) for cell in cells])
        for first, *cells in one.rows
    ]
    shown = table(caption(one.caption), thead(head), tbody(rows), class_="manual-table")
    return div(shown, class_="manual-table-box")


def _choice(choice: Choice) -> Html:
    official = span(_("official"), class_="badge") if choice.official else None
    return div(dt(choice.label, official), dd(sentence(choice.text)) if choice.text else None)


def _setting(setting: Setting) -> Html:
    name = button(
        setting.label,
        type="button",
        class_="manual-link",
        data_action="manual",
        data_section=setting.section,
    )
    return div(dt(name), dd(setting.value))
