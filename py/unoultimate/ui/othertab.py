"""What this tab says while another one plays."""

from __future__ import annotations

from unoultimate.app.state import AppState
from unoultimate.app.texts import _

from .cards.motif import lamp
from .controls import action
from .html import Html, div, h1, main, p


def other_tab(_state: AppState) -> Html:
    """One tab plays; this one offers to take over."""
    return main(
        lamp(),
        div(
            h1(_("The game is open in another tab")),
            p(_("Only one tab plays at a time, so that nothing is saved twice.")),
            action("take-over", _("Take over"), style="primary big", id="take-over"),
            class_="curtain-words",
        ),
        id="screen",
        tabindex=-1,
        class_="curtain",
    )
