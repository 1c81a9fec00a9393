"""Scenario files: a position, moves, and what must hold (`notation.md`, Scenario file)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import EngineError, IllegalMove, NotationError
from .match import Match
from .scenario_expect import differences
from .scenario_form import check_scenario, check_step
from .scenario_position import build_match


@dataclass(frozen=True)
class Failure:
    """A scenario that failed: which, at which step, and what differed."""

    name: str
    step: str
    what: str


def scenarios(document: Any) -> list[dict[str, Any]]:
    """The scenarios of a file's document: one or a list. Raises NotationError."""
    listed = document if isinstance(document, list) else [document]
    if not all(isinstance(scenario, Mapping) for scenario in listed):
        raise NotationError("bad_scenario")
    return listed


def run(scenario: Mapping[str, Any]) -> Failure | None:
    """Play a scenario; None when all of it holds.

    Raises NotationError or RulesError for a scenario that can't be set up.
    """
    check_scenario(scenario)
    name = str(scenario.get("name", "unnamed"))
    match = build_match(scenario)
    for number, step in enumerate(scenario.get("steps", []), 1):
        found = _run_step(match, step)
        if found:
            return Failure(name, f"step {number} {_step_text(step)}", found)
    found = "; ".join(differences(match, scenario.get("expect", {})))
    return Failure(name, "end", found) if found else None


def _step_text(step: Any) -> str:
    return step if isinstance(step, str) else str(step.get("move") or step.get("refused"))


def _run_step(match: Match, step: Any) -> str:
    if isinstance(step, str):
        step = {"move": step}
    check_step(step)
    if "refused" in step:
        return _refused(match, step["refused"])
    try:
        match.apply(match.parse(step["move"]))
    except IllegalMove as error:
        return f"refused: {error}"
    broken = match.check()
    if broken:
        return f"broken: {', '.join(broken)}"
    return "; ".join(differences(match, step.get("expect", {})))


def _refused(match: Match, text: str) -> str:
    before = match.to_json()
    try:
        match.apply(match.parse(text))
    except (IllegalMove, NotationError):
        return "" if match.to_json() == before else "the refused move changed the position"
    return "accepted, but should have been refused"


def run_all(listed: Iterable[Mapping[str, Any]]) -> tuple[int, list[Failure]]:
    """Run scenarios; how many passed, and the failures. A broken scenario is a failure."""
    passed, failures = 0, []
    for scenario in listed:
        try:
            failure = run(scenario)
        except EngineError as error:
            failure = Failure(str(scenario.get("name", "unnamed")), "set-up", str(error))
        if failure:
            failures.append(failure)
        else:
            passed += 1
    return passed, failures
