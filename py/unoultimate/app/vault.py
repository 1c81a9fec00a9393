"""Where the waiting game is kept: two slots in turn, unreadable saves aside."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from unoultimate.engine import RulesError

from .ports import StorageError
from .saves import Save, SaveError, decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import Match
    from unoultimate.table.ports import MatchDocument, Saver

    from .ports import Storage


@dataclass(frozen=True)
class MatchSaver:
    """Saves the match with this number while it is the vault's; a late commit comes to nothing."""

    vault: Vault
    number: int

    async def save(self, document: MatchDocument) -> None:
        if self.number == self.vault.matches:
            await self.vault.save(document)


class Vault:
    """The saves of this device.

    `latest` is the waiting game, also when storage refuses, `match` the match loaded from it;
    `matches` counts those begun and put away;
    `kept` are unreadable saves by name; `problem` is why nothing could be loaded. A slot is
    overwritten only when the other one, or a place aside, holds what it held.
    """

    def __init__(self, storage: Storage, today: Callable[[], str]) -> None:
        self.latest: Save | None = None
        self.match: Match | None = None
        self.kept: dict[str, str] = {}
        self.problem: StorageError | None = None
        self.fell_back = False
        self.table: dict[str, Any] = {}
        self._storage = storage
        self._today = today
        self._slot = 0
        self._serial = 0
        self._unread: dict[int, str] = {}
        self._replace = False
        self.matches = 0

    async def load(self) -> None:
        """Read the slots; put aside what can't be read. Never raises."""
        self.latest = self.match = self.problem = None
        self.fell_back, self._unread, self._replace = False, {}, False
        try:
            slots, self.kept = await asyncio.gather(
                self._storage.load_slots(), self._storage.load_kept()
            )
            self._choose(slots)
            if self._unread:
                await self._put_aside()
                self.kept = await self._storage.load_kept()
        except StorageError as problem:
            self.problem = problem

    def begin(self) -> None:
        """A new match: its first commit replaces the waiting game, in one transaction."""
        self._replace = True
        self.matches += 1

    def saver(self) -> Saver:
        """What saves one match: nothing any more once that is put away or replaced."""
        return MatchSaver(self, self.matches)

    async def save(self, document: MatchDocument) -> None:
        """Commit a running match. Raises StorageError; `latest` has it all the same."""
        self._serial += 1
        save = Save.of(document, self._serial, self._today(), dict(self.table))
        self.latest = save
        text = encode(save)
        await self._put_aside()
        if self._replace:
            await self._storage.replace_slots(text)
            self._replace, self._slot = False, 1
        else:
            slot = self._slot
            await self._storage.save_slot(slot, text)
            self._slot = 1 - slot

    async def clear(self) -> None:
        """The game is finished, abandoned or deleted. Raises StorageError."""
        self.latest = self.match = None
        self.matches += 1
        await self._put_aside()
        await self._storage.replace_slots(None)
        self._slot = 0

    def export(self) -> str | None:
        """The waiting game's text, to be downloaded."""
        return None if self.latest is None else encode(self.latest)

    def _choose(self, slots: tuple[str | None, str | None]) -> None:
        """The newest readable slot becomes the waiting game."""
        found = [(slot, self._read(slot, text)) for slot, text in enumerate(slots) if text]
        saves = sorted(((s.serial, slot, s) for slot, s in found if s is not None), reverse=True)
        for serial, slot, save in saves:
            self._serial = max(self._serial, serial)
            if self.latest is None:
                self._try(slot, save)
        self.fell_back = bool(self._unread) and self.latest is not None

    def _read(self, slot: int, text: str) -> Save | None:
        try:
            return decode(text)
        except SaveError as error:
            self._unread[slot] = error.reason
            return None

    def _try(self, slot: int, save: Save) -> None:
        """Take this save if a match comes out of it."""
        try:
            self.match = restore(save)
        except SaveError as error:
            self._unread[slot] = error.reason
        else:
            self.latest, self._slot = save, 1 - slot

    async def _put_aside(self) -> None:
        """Move unreadable saves out of the slots before anything is written there."""
        for slot, reason in list(self._unread.items()):
            await self._storage.keep_aside(slot, f"{reason} {self._today()} {'ab'[slot]}")
            del self._unread[slot]


def restore(save: Save) -> Match:
    """The match of a save: from its snapshot, or else by playing its record again.

    Raises SaveError `damaged`, or `rules` when its rules are none of this version.
    """
    from unoultimate.engine import Match  # no game waits at most starts

    unknown: RulesError | None = None
    for make, document in ((Match.from_json, save.snapshot), (Match.from_record, save.record)):
        try:
            if document is not None:
                return make(document)
        except RulesError as error:
            unknown = error
        except Exception:
            continue
    raise SaveError("rules" if unknown else "damaged", unknown)
