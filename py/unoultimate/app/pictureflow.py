"""Choosing a seat's picture: the dialog, its theme, a picture, a photo."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .flow import Flow, number
from .photoport import PhotoError, photo_problem
from .seaticons import valid_icon
from .seatpictures import THEMES
from .state import Dialog
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .core import Core
    from .photoport import PhotoPort
    from .state import DialogKind

KIND: DialogKind = "seat-picture"


class PictureFlow(Flow):
    """The dialog's `args` hold the seat `i` and the `theme` looked at; its `text` is a problem.

    `put(i, icon)` gives the seat its picture.
    """

    def __init__(self, core: Core, photos: PhotoPort, put: Callable[[int, str], None]) -> None:
        super().__init__(core)
        self._photos = photos
        self._put = put
        self.actions = {
            "open-pictures": self._open,
            "picture-theme": self._theme,
            "seat-picture": self._picture,
            "seat-photo": self._photo,
        }

    def _open(self, args: Mapping[str, str]) -> None:
        setup, i = self.core.state.setup, number(args, "i")
        if setup is not None and 0 <= i < len(setup.seats) and self._dialog() is None:
            self.core.open_dialog(Dialog(KIND, _("Choose a picture"), args={"i": str(i)}))

    def _theme(self, args: Mapping[str, str]) -> None:
        dialog, theme = self._dialog(), args.get("value", "")
        if dialog is not None and theme in THEMES:
            self._redo(replace(dialog, args={**dialog.args, "theme": theme}, text=""))

    def _picture(self, args: Mapping[str, str]) -> None:
        """One of ours, or none with an empty id."""
        icon = args.get("id", "")
        if self._dialog() is not None and valid_icon(icon) == icon:
            self._choose(icon)

    async def _photo(self, args: Mapping[str, str]) -> None:
        """The photo chosen in the file field, unless the dialog was left meanwhile."""
        asked = self._dialog()
        if asked is None:
            return
        try:
            icon = await self._photos.photo(args.get("field", ""))
        except PhotoError as error:
            self._say(asked, photo_problem(error))
        else:
            if icon and self._same(asked):
                self._choose(icon)

    def _choose(self, icon: str) -> None:
        """Give the picture to the seat and go back to it."""
        dialog = self.core.close_dialog()
        if dialog is not None:
            self._put(number(dialog.args, "i"), valid_icon(icon))
            self.core.focus(f"picture-of-{dialog.args['i']}")

    def _say(self, asked: Dialog, problem: str) -> None:
        dialog = self._dialog()
        if dialog is not None and self._same(asked):
            self._redo(replace(dialog, text=problem))
            self.core.ports.page.announce(problem, True)

    def _same(self, asked: Dialog) -> bool:
        """Whether the dialog still chooses for the same seat."""
        dialog = self._dialog()
        return dialog is not None and dialog.args["i"] == asked.args["i"]

    def _dialog(self) -> Dialog | None:
        dialogs = self.core.state.dialogs
        return dialogs[-1] if dialogs and dialogs[-1].kind == KIND else None

    def _redo(self, dialog: Dialog) -> None:
        self.core.update(dialogs=(*self.core.state.dialogs[:-1], dialog))
