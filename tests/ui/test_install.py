from __future__ import annotations

from dataclasses import replace

import pytest

from ui import examples as ex
from unoultimate.app.state import Dialog
from unoultimate.ui import render


@pytest.mark.parametrize(("way", "offered"), [("", False), ("offered", True), ("by_hand", True)])
def test_home_offers_what_is_possible(way: str, offered: bool) -> None:
    markup = render(replace(ex.home(), install=way))
    assert ('data-action="install"' in markup) is offered


def test_the_way_by_hand_has_three_steps_with_pictures() -> None:
    markup = render(ex.app(dialogs=(Dialog("install"),)))
    assert markup.count('class="install-picture"') == 3
    assert "Add to Home Screen" in markup
    assert 'data-action="close-dialog"' in markup
