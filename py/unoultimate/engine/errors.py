"""Errors of the engine: each carries a reason code and facts, never a sentence for players."""


class EngineError(ValueError):
    """Base of all engine errors.

    `reason` is a stable code from which texts are made in the player's language;
    `facts` are the values such a text may name.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(reason if not facts else f"{reason}: {_listed(facts)}")


class IllegalMove(EngineError):
    """A move that the rules refuse; nothing has changed."""


class RulesError(EngineError):
    """An unknown option, a value outside the catalogue, or seats that the rules don't allow."""


class NotationError(EngineError):
    """A text or document that is not in the project's notation (`notation.md`)."""


def _listed(facts: dict[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
