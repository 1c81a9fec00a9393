"""One round between players of the arena."""

from collections.abc import Callable, Sequence
from random import Random

from unoultimate.engine import NEXT_ROUND, Event, Match, Move, Round, Rules

from .players import Player

_OPTIONAL = ("uno", "catch", "jump")


class Bout:
    """A round in progress between players, one for each seat."""

    def __init__(self, rules: Rules, players: Sequence[Player], seed: str, dealer: int) -> None:
        self._sit(
            Round.dealt(rules, [0] * len(players), dealer, seed, persons=()),
            players,
            Random(f"{seed}/players"),
        )

    def _sit(self, rnd: Round, players: Sequence[Player], rng: Random) -> None:
        self.round, self._players, self._rng = rnd, players, rng
        self._apply: Callable[[Move], tuple[Event, ...]] = rnd.apply

    @classmethod
    def of_match(cls, match: Match, players: Sequence[Player], rng: Random) -> "Bout":
        """The current round of a match, which keeps the moves."""
        bout = cls.__new__(cls)
        bout._sit(match.round, players, rng)
        bout._apply = match.apply
        return bout

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
        self._apply(move)

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
                self._apply(move)

    def _ask(self, seat: int) -> Move | None:
        return self._players[seat](self.round.view(seat), self._rng)


def play_match(match: Match, players: Sequence[Player], rng: Random) -> None:
    """Play a match on to its end, one player for each seat."""
    Bout.of_match(match, players, rng).play()
    while not match.over:
        match.apply(NEXT_ROUND)
        Bout.of_match(match, players, rng).play()
