"""A game as a vector of whole numbers, as a seat may know it. One table of fields a game says what stands where; what
writes it, the schema and the documentation come from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from copse.kernel.errors import BadSetup, suggest
from copse.kernel.tasks import Json, State
from copse.root.rules import Rules as RootRules
from copse.root.state import Woodland
from copse.smallworld.rules import Rules as WorldRules
from copse.smallworld.world import World
from copse.vectors.fields import Vector
from copse.vectors.root import ROOT
from copse.vectors.smallworld import SMALL_WORLD
from copse.vectors.views import VIEW_VERSIONS, VIEWS

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["ROOT", "SMALL_WORLD", "VECTORS", "AnyVector", "encode", "schema", "write"]

AnyVector = Vector[Woodland, RootRules] | Vector[World, WorldRules]

VECTORS: Final[Mapping[str, AnyVector]] = {"root": ROOT, "smallworld": SMALL_WORLD}


def encode(state: State, seat: int) -> bytearray:
    """What the seat may know of the state, a byte a figure."""
    figures = bytearray(ROOT.length if isinstance(state, Woodland) else SMALL_WORLD.length)
    write(state, seat, figures)
    return figures


def write(state: State, seat: int, into: Buffer, first: int = 0) -> None:
    """The same into a buffer that is there, from its byte `first` on: a bytearray, a memoryview, the `data` of an array
    of `uint8`. One that is too short, or a seat that nobody has, raises ValueError."""
    if isinstance(state, Woodland):
        ROOT.write(state, seat, into, first)
    else:
        assert isinstance(state, World)
        SMALL_WORLD.write(state, seat, into, first)


def schema(name: str) -> dict[str, Json]:
    """What a vector of the game and a view of it are made of, as plain values for other programs: every field with its
    first figure in the first block, and every key of a view by the way to it.

    >>> schema("smallworld")["vector"]["parts"][0]["fields"][1]
    {'name': 'round', 'first': 4, 'size': 1, 'most': 10, 'about': 'the round, from 1'}
    """
    if name not in VECTORS:
        raise BadSetup(f"there is no game '{name}'{suggest(name, VECTORS)}")
    vector, first, parts = VECTORS[name], 0, list[Json]()
    for part in vector.parts:
        at, fields = first, list[Json]()
        for field in part.fields:
            fields.append(
                {"name": field.name, "first": at, "size": field.size, "most": field.most, "about": field.about}
            )
            at += field.size
        parts.append(
            {
                "name": part.name,
                "about": part.about,
                "first": first,
                "blocks": part.blocks,
                "stride": part.stride,
                "viewer_first": part.turned,
                "fields": fields,
            }
        )
        first += part.blocks * part.stride
    return {
        "game": name,
        "vector": {"version": vector.version, "length": vector.length, "type": "uint8", "parts": parts},
        "view": {"version": VIEW_VERSIONS[name], "keys": dict[str, Json](VIEWS[name])},
    }
