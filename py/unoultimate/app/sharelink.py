"""A finished match as text for the address after `#`, and back.

Bytes in base64url: the version, three of a checksum over all that follows, the length of the
head in two, the head (rules, seats, seed, dealer: JSON, deflated with a dictionary), and the moves
as one large number (`movecoding.py`). Rounds need no mark: the rules say when one is over.
A change of the engine that lists other moves raises VERSION; a golden link in the tests tells.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any

from unoultimate.engine import NEXT_ROUND, EngineError, Match, record

from .course import Course
from .jsontext import parse
from .movecoding import put_move, take_move
from .packing import Packer, Unpacker
from .recorderror import RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping

VERSION = 1
MARK = "game="
LONGEST_LINK = 2000
LONGEST_TEXT = 8000
LONGEST_HEAD = 8000
MOST_MOVES = 5000
_WORDS = (
    b'"survival""party""seven_zero""progressive""quick""target":200"stacking":"same""any"'
    b'"jump_in":"on""seven_swap":"on","zero_pass":"on""uno_call":"auto"0123456789abcdef'
    b'["Ada","c","expert"],["Bruno","c","easy"],["Chika","c","hard"],["Dev","c","medium"]],'
    b'[{"base":"official"},[["Player 1","p","medium"],["'
)


def make_link(document: Mapping[str, Any], address: str) -> str:
    """The address that opens this match. Raises RecordError, `too_long` above 2,000 characters."""
    link = f"{address.partition('#')[0]}#{MARK}{pack(document)}"
    if len(link) > LONGEST_LINK:
        raise RecordError("too_long")
    return link


def in_link(fragment: str) -> str | None:
    """The packed match in an address after its `#`, or None when there is none."""
    text = fragment.removeprefix("#")
    return text.removeprefix(MARK) if text.startswith(MARK) else None


def pack(document: Mapping[str, Any]) -> str:
    """A finished match as text. Raises RecordError (`unfinished` for a running one)."""
    course = Course(document)
    if not course.match.over:
        raise RecordError("unfinished")
    if course.last > MOST_MOVES:
        raise RecordError("too_long")
    packer = Packer()
    match = _fresh(course.match)
    for step in course.steps:
        if step.move is None:
            continue
        if match.round.over:
            match.apply(NEXT_ROUND)
        put_move(packer, match.round, step.move)
        match.apply(step.move)
    return _seal(_head(course.match), packer.number)


def unpack(text: str) -> dict[str, Any]:
    """The record in a packed text. Raises RecordError."""
    head, number = _open(text)
    try:
        match = _match(head)
        _replay(match, Unpacker(number))
    except RecordError:
        raise
    except (EngineError, ValueError, LookupError, TypeError, RecursionError):
        raise RecordError("damaged") from None
    return match.record()


def _replay(match: Match, unpacker: Unpacker) -> None:
    for _move in range(MOST_MOVES):
        if match.over:
            break
        if match.round.over:
            match.apply(NEXT_ROUND)
        match.apply(take_move(unpacker, match.round))
    if not match.over or not unpacker.empty:
        raise RecordError("damaged")


def _fresh(match: Match) -> Match:
    return Match.new(match.rules, match.seats, match.seed, match.first_dealer)


def _head(match: Match) -> bytes:
    seats = [[seat.name, seat.kind[0], seat.level] for seat in match.seats]
    fields = [match.rules.to_json(), seats, match.seed, match.first_dealer]
    text = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    squeezer = zlib.compressobj(9, wbits=-15, zdict=_WORDS)
    return squeezer.compress(text.encode()) + squeezer.flush()


def _match(head: bytes) -> Match:
    opener = zlib.decompressobj(wbits=-15, zdict=_WORDS)
    try:
        fields = parse(opener.decompress(head, LONGEST_HEAD).decode())
    except zlib.error:
        raise RecordError("damaged") from None
    rules, seats, seed, dealer = fields
    kinds = {"p": "person", "c": "computer"}
    seats = [{"name": name, "kind": kinds[kind], "level": level} for name, kind, level in seats]
    return Course(
        {
            "format": record.FORMAT,
            "version": record.VERSION,
            "rules": rules,
            "seats": seats,
            "seed": seed,
            "dealer": dealer,
            "rounds": [[]],
        }
    ).match


def _seal(head: bytes, number: int) -> str:
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    rest = len(head).to_bytes(2, "big") + head + body
    return urlsafe_b64encode(bytes([VERSION]) + _sum(rest) + rest).rstrip(b"=").decode()


def _open(text: str) -> tuple[bytes, int]:
    if len(text) > LONGEST_TEXT:
        raise RecordError("too_large")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text) or len(text) % 4 == 1:
        raise RecordError("damaged")
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if data[0] != VERSION:
        raise RecordError("newer" if data[0] > VERSION else "damaged")
    rest = data[4:]
    if len(rest) < 2 or data[1:4] != _sum(rest):
        raise RecordError("damaged")
    end = 2 + int.from_bytes(rest[:2], "big")
    return rest[2:end], int.from_bytes(rest[end:], "big")


def _sum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[1:]
