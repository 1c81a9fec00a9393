"""The dialogs around favourites: a name for a new one, renaming, replacing, deleting."""

from __future__ import annotations

from unoultimate.app.favouriteflow import full
from unoultimate.app.keys import FAVOURITE_NAME
from unoultimate.app.state import AppState, Dialog, FavouriteCard
from unoultimate.app.texts import _

from .controls import action
from .html import Html, div, h3, input_, join, label, p, span
from .icons import icon

NAME_LENGTH = 200


def new_favourite(state: AppState) -> Html:
    """A name and *Save*, or which of the three to replace."""
    dialog, cards = state.dialogs[-1], state.home.favourites
    if full(cards):
        text = _("There are three favourites. Which one shall make room?")
        return join(p(text), _replaceable(cards), _problem(dialog), _buttons())
    save = action("favourite-add", _("Save"), style="primary", id="favourite-save")
    return join(
        p(_("Keep these rules under a name of yours.")),
        _name(dialog),
        _problem(dialog),
        _buttons(save),
        join(h3(_("Or replace one"), class_="or"), _replaceable(cards)) if cards else None,
    )


def edit_favourite(state: AppState) -> Html:
    """Another name, or away with it."""
    dialog = state.dialogs[-1]
    i = dialog.args.get("i", "")
    card = next((one for one in state.home.favourites if str(one.i) == i), None)
    delete = action(
        "favourite-delete",
        icon("trash"),
        _("Delete"),
        style="danger",
        id="favourite-delete",
        data_i=i,
    )
    rename = action("favourite-rename", _("Rename"), style="primary", id="favourite-rename")
    return join(
        p(card.problem, class_="problem") if card and card.problem else None,
        _name(dialog),
        _problem(dialog),
        div(delete, rename, class_="dialog-buttons"),
    )


def _name(dialog: Dialog) -> Html:
    return label(
        span(_("Name"), class_="field-name"),
        input_(
            type="text",
            id=FAVOURITE_NAME,
            class_="field",
            value=dialog.args.get("name", ""),
            maxlength=NAME_LENGTH,
            dir="auto",
            autocomplete="off",
            enterkeyhint="done",
            spellcheck="false",
            data_action="favourite-name",
            data_live=True,
            aria_invalid="true" if dialog.text else None,
            aria_describedby="favourite-problem",
        ),
        class_="field-row",
    )


def _problem(dialog: Dialog) -> Html:
    return p(dialog.text, id="favourite-problem", class_="problem", hidden=not dialog.text)


def _replaceable(cards: tuple[FavouriteCard, ...]) -> Html:
    return div([_replace(card) for card in cards], class_="rows")


def _replace(card: FavouriteCard) -> Html:
    return action(
        "favourite-replace",
        icon("star"),
        span(_("Replace “{name}”", name=card.name), dir="auto"),
        style="row",
        id=f"favourite-replace-{card.i}",
        data_i=card.i,
    )


def _buttons(*more: Html) -> Html:
    cancel = action("close-dialog", _("Cancel"), id="favourite-cancel")
    return div(cancel, more, class_="dialog-buttons")
