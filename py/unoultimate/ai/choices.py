"""The legal moves of a seat, sorted by what they are for."""

from dataclasses import dataclass

from unoultimate.engine import Move, View

_BESIDES = ("uno", "catch", "jump", "play")


@dataclass(frozen=True)
class Choices:
    """What a seat may do now.

    `lays` and `jumps` put cards down, `plain` is everything else a turn can consist of
    (draw, pass, accept, challenge, choose), `call` is calling UNO, `catches` catch others.
    """

    lays: tuple[Move, ...]
    jumps: tuple[Move, ...]
    plain: tuple[Move, ...]
    call: Move | None
    catches: tuple[Move, ...]

    @classmethod
    def of(cls, view: View) -> "Choices":
        """The choices that a view leaves."""
        moves = tuple(view.legal)
        return cls(
            lays=tuple(move for move in moves if move.verb == "play"),
            jumps=tuple(move for move in moves if move.verb == "jump"),
            plain=tuple(move for move in moves if move.verb not in _BESIDES),
            call=next((move for move in moves if move.verb == "uno"), None),
            catches=tuple(move for move in moves if move.verb == "catch"),
        )

    def but(self, verb: str) -> tuple[Move, ...]:
        """The plain moves without this verb."""
        return tuple(move for move in self.plain if move.verb != verb)

    def first(self, *verbs: str) -> Move | None:
        """The first plain move with one of these verbs, tried in this order."""
        for verb in verbs:
            for move in self.plain:
                if move.verb == verb:
                    return move
        return None
