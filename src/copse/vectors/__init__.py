"""Encode a game as a vector of integers that holds only what one seat may know.

Each game has one table of fields. The encoder, the schema and the documentation are derived from this table.
"""

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
"""The vector of any game."""

VECTORS: Final[Mapping[str, AnyVector]] = Parts(
    lambda kit: kit.vector, lambda found: found if isinstance(found, Vector) else None, "Vector"
)
"""The vector of each game that declares one, by name."""
VIEWS: Final[Mapping[str, Mapping[str, str]]] = Parts(
    lambda kit: kit.view, lambda found: found if isinstance(found, Mapping) else None, "table of keys"
)
"""The keys of each game's view with their meaning, by the name of the game."""
_BY_STATE: Final[dict[type[State], AnyVector]] = {}


def vector_called(name: str) -> AnyVector:
    """Return the vector of a game. Raise BadSetup if the game has none."""
    if name in GAMES and name not in VECTORS:
        raise BadSetup(f"{name} declares no vector, so there are no environments and no networks of it")
    if name not in VECTORS:
        raise BadSetup(f"there is no game '{name}'{suggest(name, VECTORS)}")
    return VECTORS[name]


def vector_of(state: State) -> AnyVector:
    """Return the vector for the game of a state."""
    vector = _BY_STATE.get(type(state))
    if vector is None:
        vector = _BY_STATE[type(state)] = vector_called(kit_of(state).name)
    return vector


def check_table(state: State) -> None:
    """Raise BadSetup if a table has things that the vector of its game lacks."""
    if reason := vector_of(state).lacks(state):
        raise BadSetup(reason)


def encode(state: State, seat: int) -> bytearray:
    """Encode what the seat may know of the state, one byte per value."""
    return vector_of(state).encode(state, seat)


def write(state: State, seat: int, into: Buffer, first: int = 0) -> None:
    """Encode into an existing buffer, starting at its byte `first`.

    The buffer may be a bytearray, a memoryview or the `data` of a `uint8` array. A buffer that is too short or a seat
    that does not exist raises ValueError.
    """
    vector_of(state).write(state, seat, into, first)


def schema(name: str) -> dict[str, Json]:
    """Describe the vector and the view of a game as plain values for other programs.

    The result lists every field with the index of its first value in the first block. It also lists every key of a view
    by its path.

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
