"""Up to three favourites: a name and a full set of options each, kept as text.

Nothing a player has saved is lost: a favourite that this version can't read stays in the list with
the reason, and a text that is no list of favourites is kept aside and written back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from unoultimate.engine import OPTIONS, PRESETS, EngineError, Rules, RulesError

from . import catalogue
from .names import clean
from .texts import _, mark

SCHEMA = 1
MOST = 3
PROBLEMS = {
    "full": mark("There are three favourites already: replace or delete one."),
    "no_name": mark("Give it a name first."),
    "name_taken": mark("There is a favourite with this name already."),
    "unknown": mark("This favourite is not there any more."),
}


class FavouriteError(Exception):
    """Something that can't be done with favourites; `reason` is a key of PROBLEMS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def text(self) -> str:
        """The reason in words."""
        return _(PROBLEMS[self.reason])


@dataclass(frozen=True, slots=True)
class Favourite:
    """A named set of rules. `rules` is None when this version can't read it: then `error` says
    why, and `kept` holds its document as it was."""

    name: str
    rules: Rules | None
    error: RulesError | None = None
    kept: Any = None

    @property
    def problem(self) -> str:
        """Why it can't be played, naming the option, or ""."""
        if self.error is None:
            return ""
        reason = catalogue.rules_error_text(self.error)
        return _("“{name}” is kept, but can’t be played: {reason}", name=self.name, reason=reason)


@dataclass(frozen=True, slots=True)
class Favourites:
    """All favourites; `aside` are texts that could not be read at all."""

    items: tuple[Favourite, ...] = ()
    aside: tuple[str, ...] = ()

    def added(self, name: str, rules: Rules) -> Favourites:
        """With one more. Raises FavouriteError `full`, `no_name`, `name_taken`."""
        if len(self.items) >= MOST:
            raise FavouriteError("full")
        return replace(self, items=(*self.items, Favourite(self._free(name), rules)))

    def renamed(self, i: int, name: str) -> Favourites:
        """With another name for one. Raises FavouriteError."""
        return self._with(i, replace(self._at(i), name=self._free(name, i)))

    def replaced(self, i: int, rules: Rules) -> Favourites:
        """With other rules under the same name. Raises FavouriteError."""
        return self._with(i, Favourite(self._at(i).name, rules))

    def deleted(self, i: int) -> Favourites:
        """Without this one. Raises FavouriteError."""
        self._at(i)
        return replace(self, items=(*self.items[:i], *self.items[i + 1 :]))

    def _with(self, i: int, favourite: Favourite) -> Favourites:
        return replace(self, items=(*self.items[:i], favourite, *self.items[i + 1 :]))

    def _at(self, i: int) -> Favourite:
        if not 0 <= i < len(self.items):
            raise FavouriteError("unknown")
        return self.items[i]

    def _free(self, name: str, but: int = -1) -> str:
        """The name, clean; it has to be there and to be the only one."""
        cleaned = clean(name)
        if not cleaned:
            raise FavouriteError("no_name")
        others = [one.name.casefold() for i, one in enumerate(self.items) if i != but]
        if cleaned.casefold() in others:
            raise FavouriteError("name_taken")
        return cleaned


def encode(favourites: Favourites) -> str:
    """The favourites as text; what could not be read goes back as it came."""
    items = [_document(one) for one in favourites.items]
    document = {"schema": SCHEMA, "favourites": items, "aside": list(favourites.aside)}
    return json.dumps(document, ensure_ascii=False)


def decode(text: str | None) -> Favourites:
    """The inverse; never raises and drops nothing."""
    if not text:
        return Favourites()
    try:
        found = json.loads(text)
    except ValueError:
        return Favourites(aside=(text,))
    if not _is_ours(found):
        return Favourites(aside=(text,))
    aside = found.get("aside")
    kept = tuple(map(str, aside)) if isinstance(aside, list) else ()
    return Favourites(tuple(map(_favourite, found["favourites"])), kept)


def _is_ours(found: Any) -> bool:
    """A list of favourites of this schema; another one is left to the version that wrote it."""
    return (
        isinstance(found, dict)
        and found.get("schema") == SCHEMA
        and isinstance(found.get("favourites"), list)
    )


def _document(one: Favourite) -> Any:
    if one.rules is None:
        return {**one.kept, "name": one.name} if isinstance(one.kept, dict) else one.kept
    return {"name": one.name, "rules": {"base": one.rules.base, **one.rules.values()}}


def _favourite(document: Any) -> Favourite:
    name, rules = "", None
    if isinstance(document, dict):
        name, rules = clean(str(document.get("name", ""))), document.get("rules")
    try:
        return Favourite(name, _rules(rules))
    except RulesError as error:
        return Favourite(name, None, error, document)


def _rules(document: Any) -> Rules:
    """The rules of a full set; an option that is newer than the set is off as in official, or
    has the first value that the game allows."""
    if not isinstance(document, dict):
        raise RulesError("malformed_rules")
    base = document.get("base")
    only = PRESETS[base].only if isinstance(base, str) and base in PRESETS else {}
    defaults = {option.id: only.get(option.id, option.values)[0] for option in OPTIONS}
    try:
        return Rules.from_json({**defaults, **document})
    except RulesError:
        raise
    except (EngineError, TypeError, ValueError):
        raise RulesError("malformed_rules") from None
