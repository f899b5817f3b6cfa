"""A game as a vector of whole numbers, as a seat may know it. One table of fields a game says what stands where; what
writes it, the schema and the documentation come from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from copse.games import GAMES, Parts, kit_of
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.tasks import Json, State
from copse.vectors.fields import Vector

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["VECTORS", "VIEWS", "AnyVector", "encode", "schema", "vector_of", "write"]

AnyVector = Vector[State, object]

VECTORS: Final[Mapping[str, AnyVector]] = Parts(
    lambda kit: kit.vector, lambda found: found if isinstance(found, Vector) else None, "Vector"
)
VIEWS: Final[Mapping[str, Mapping[str, str]]] = Parts(
    lambda kit: kit.view, lambda found: found if isinstance(found, Mapping) else None, "table of keys"
)
_BY_STATE: Final[dict[type[State], AnyVector]] = {}


def vector_called(name: str) -> AnyVector:
    """The vector of a game. BadSetup where the game has none."""
    if name in GAMES and name not in VECTORS:
        raise BadSetup(f"{name} declares no vector, so there are no environments and no networks of it")
    if name not in VECTORS:
        raise BadSetup(f"there is no game '{name}'{suggest(name, VECTORS)}")
    return VECTORS[name]


def vector_of(state: State) -> AnyVector:
    """The vector of the game that a state is of."""
    vector = _BY_STATE.get(type(state))
    if vector is None:
        vector = _BY_STATE[type(state)] = vector_called(kit_of(state).name)
    return vector


def encode(state: State, seat: int) -> bytearray:
    """What the seat may know of the state, a byte a figure."""
    return vector_of(state).encode(state, seat)


def write(state: State, seat: int, into: Buffer, first: int = 0) -> None:
    """The same into a buffer that is there, from its byte `first` on: a bytearray, a memoryview, the `data` of an array
    of `uint8`. One that is too short, or a seat that nobody has, raises ValueError."""
    vector_of(state).write(state, seat, into, first)


def schema(name: str) -> dict[str, Json]:
    """What a vector of the game and a view of it are made of, as plain values for other programs: every field with its
    first figure in the first block, and every key of a view by the way to it.

    >>> schema("smallworld")["vector"]["parts"][0]["fields"][1]
    {'name': 'round', 'first': 4, 'size': 1, 'most': 10, 'about': 'the round, from 1'}
    """
    vector, first, parts = vector_called(name), 0, list[Json]()
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
        "view": {"version": GAMES[name].view_version, "keys": dict[str, Json](VIEWS.get(name, {}))},
    }
