"""Saves: a marker, a version, a checksum and packed JSON. This module knows no game.

    6 bytes  b"COPSE\\n"
    1 byte   version of this envelope
    4 bytes  checksum of the rest
    the rest: compressed JSON, an object with `game`, `version` (of that game's saves) and the fields of the game

The `version` belongs to the game. When the format of its saves changes, the game adds a function to its migrations that
turns an old object into the next version, so every older save still loads.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from typing import Final

from copse.kernel.errors import BadSave
from copse.kernel.tasks import Json

MARK: Final = b"COPSE\n"
ENVELOPE: Final = 1
LARGEST: Final = 16 * 1024 * 1024  # bytes, unpacked

Migration = Callable[[dict[str, Json]], dict[str, Json]]


def pack(payload: Mapping[str, Json]) -> bytes:
    body = zlib.compress(json.dumps(payload, separators=(",", ":"), ensure_ascii=False).encode())
    return MARK + bytes([ENVELOPE]) + zlib.crc32(body).to_bytes(4, "big") + body


def unpack(data: bytes) -> dict[str, Json]:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadSave(f"a save is bytes, as Game.save returns them, not {type(data).__name__}")
    data = bytes(data)
    if not data.startswith(MARK):
        raise BadSave("this is not a save of Copse: the first bytes of one are missing")
    if len(data) < len(MARK) + 5:
        raise BadSave("the save is cut off: its header is incomplete")
    version, checksum, body = data[6], int.from_bytes(data[7:11], "big"), data[11:]
    if version != ENVELOPE:
        raise BadSave(
            f"the save has envelope version {version}, made by a newer Copse; this one reads version {ENVELOPE}"
        )
    if zlib.crc32(body) != checksum:
        raise BadSave("the save is damaged or cut off: its checksum does not match")
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(body, LARGEST)
    except zlib.error as problem:
        raise BadSave(f"the save is damaged: {problem}") from None
    if unpacker.unconsumed_tail:
        raise BadSave(f"the save is too large: at most {LARGEST} bytes are allowed after unpacking")
    try:
        payload = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSave(f"the save is damaged: {problem}") from None
    if not isinstance(payload, dict) or not isinstance(payload.get("game"), str):
        raise BadSave("the save does not name its game")
    return payload


def migrate(payload: dict[str, Json], newest: int, migrations: Mapping[int, Migration]) -> dict[str, Json]:
    """Upgrade the content of a save to the newest version, one version at a time."""
    version = payload.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadSave("the save does not say its version")
    if version > newest:
        raise BadSave(f"the save has version {version}, made by a newer Copse; this one reads up to {newest}")
    while version < newest:
        payload = migrations[version](payload)
        version += 1
    return payload
