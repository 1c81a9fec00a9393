"""While the curtain is down nothing of anybody's cards is on the page."""

from ui import examples as ex
from unoultimate.app.cardnames import card_name
from unoultimate.app.state import Dialog, SeatInfo
from unoultimate.ui import render


def test_no_card_in_any_form() -> None:
    markup = render(ex.curtain())
    assert 'href="#c-' not in markup
    assert 'data-code="' not in markup
    assert 'id="h-' not in markup
    assert not [code for code in ex.DECK.codes if card_name(code) in markup]


def test_it_stays_so_under_open_windows() -> None:
    for kind in ("menu", "log", "keys"):
        markup = render(ex.curtain_with(Dialog(kind)))
        assert 'href="#c-' not in markup
        assert 'id="h-' not in markup


def test_it_names_whom_to_hand_over_to() -> None:
    markup = render(ex.curtain())
    assert "Hand the device to" in markup
    assert 'data-action="curtain-open"' in markup
    assert "I am \u2068Noor\u2069 – start" in markup


def test_the_name_is_escaped() -> None:
    seats = (SeatInfo("Mira"), SeatInfo("<script>x</script>"), SeatInfo("Ada"))
    assert "<script" not in render(ex.curtain(seats=seats))
