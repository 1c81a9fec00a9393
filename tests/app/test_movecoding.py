import pytest

from helpers.played import seats
from unoultimate.app.movecoding import _spans, put_move, take_move
from unoultimate.app.packing import Packer, Unpacker
from unoultimate.engine import Match, NotationError, Rules


def match(**changes):
    return Match.new(Rules.preset("official").replace(**changes), seats(people=4), "coding")


def there_and_back(rnd, move):
    packer = Packer()
    put_move(packer, rnd, move)
    unpacker = Unpacker(packer.number)
    found = take_move(unpacker, rnd)
    assert unpacker.empty
    return found


def test_every_listed_move_comes_back():
    rnd = match().round
    moves = [move for seat in range(4) for move in rnd.legal(seat)]
    assert len(moves) > 1
    for move in moves:
        assert there_and_back(rnd, move) == move


@pytest.mark.parametrize("text", ["{turn} timeout", "{other} catch {turn}"])
def test_moves_that_only_cost_something_come_back_through_their_text(text):
    rnd = match(turn_timer=30, wrong_catch="draw_two").round
    move = rnd.parse(text.format(turn=rnd.turn, other=(rnd.turn + 1) % 4))
    assert all(move not in rnd.legal(seat) for seat in range(4))
    assert there_and_back(rnd, move) == move
    rnd.apply(move)


def test_a_wrong_play_comes_back():
    rnd = match(wrong_play="draw_two").round
    fitting = {move.cards for move in rnd.legal(rnd.turn)}
    hand = rnd.position.hands[rnd.turn]
    card = next(c for c in hand if (c,) not in fitting and not rnd.position.deck.wild[c])
    move = rnd.parse(f"{rnd.turn} play {rnd.position.deck.codes[card]}")
    assert there_and_back(rnd, move) == move


def test_a_text_that_is_no_move_raises():
    rnd = match().round
    packer = Packer()
    packer.put(0, 1, list(_spans(rnd))[-1][2])
    packer.put_one_of(3, 256)
    for byte in b"?!?":
        packer.put_one_of(byte, 256)
    with pytest.raises(NotationError):
        take_move(Unpacker(packer.number), rnd)
