from unoultimate.app.replayicons import replay_icons
from unoultimate.app.state import SeatInfo
from unoultimate.engine import Seat


def test_players_of_the_last_game_keep_their_pictures():
    known = (SeatInfo("Mira", "person", icon="sea"), SeatInfo("Ada", "computer", icon="cook-w"))
    seats = [Seat("Ada", "computer"), Seat("Mira", "person")]
    assert replay_icons(seats, known) == ("cook-w", "sea")


def test_others_get_pictures_that_differ():
    known = (SeatInfo("Mira", "person", icon="sea"),)
    seats = [Seat("Zoe", "person"), Seat("Mira", "computer"), Seat("Mira", "person")]
    icons = replay_icons(seats, known)
    assert icons[2] == "sea"
    assert len(set(icons)) == 3
    assert "" not in icons


def test_a_player_without_a_picture_gets_one():
    assert replay_icons([Seat("Mira", "person")], (SeatInfo("Mira", "person"),)) != ("",)
