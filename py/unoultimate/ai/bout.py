"""One round between players of the arena."""

from collections.abc import Sequence
from random import Random

from unoultimate.engine import Move, Round, Rules

from .players import Player

_OPTIONAL = ("uno", "catch", "jump")


class Bout:
    """A round in progress between players, one for each seat."""

    def __init__(self, rules: Rules, players: Sequence[Player], seed: str, dealer: int) -> None:
        self.round = Round.dealt(rules, [0] * len(players), dealer, seed, persons=())
        self._players = players
        self._rng = Random(f"{seed}/players")

    def play(self) -> Round:
        """Play to the end; returns the finished round.

        Raises RuntimeError when a player in turn finds nothing to do.
        """
        while not self.round.over:
            self.step()
        return self.round

    def step(self) -> None:
        """Everybody out of turn may act, then the seat in turn does."""
        self._out_of_turn()
        if not self.round.over:
            self._in_turn()

    def _in_turn(self) -> None:
        """The seat in turn acts until it has made its move."""
        move = self._ask(self.round.turn)
        if move is None:
            raise RuntimeError(f"seat {self.round.turn} does nothing")
        self.round.apply(move)

    def _out_of_turn(self) -> None:
        """Each other seat gets one chance to call, catch or jump in, in random order."""
        p = self.round.position
        if not p.open and (p.rules.jump_in == "off" or p.begun):
            return
        seats = [seat for seat in p.active if seat != p.turn]
        self._rng.shuffle(seats)
        for seat in seats:
            if self.round.over or seat == p.turn or not self.round.legal(seat):
                continue
            move = self._ask(seat)
            if move and move.verb in _OPTIONAL:
                self.round.apply(move)

    def _ask(self, seat: int) -> Move | None:
        return self._players[seat](self.round.view(seat), self._rng)
