"""A game as a vector of whole numbers, as a seat may know it. One table of fields a game says what stands where; the
encoder and the documentation come from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from copse.envs.vector.fields import Vector
from copse.envs.vector.root import ROOT
from copse.envs.vector.smallworld import SMALL_WORLD
from copse.kernel.tasks import State
from copse.root.rules import Rules as RootRules
from copse.root.state import Woodland
from copse.smallworld.rules import Rules as WorldRules
from copse.smallworld.world import World

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["ROOT", "SMALL_WORLD", "VECTORS", "AnyVector", "encode", "write"]

AnyVector = Vector[Woodland, RootRules] | Vector[World, WorldRules]

VECTORS: Final[Mapping[str, AnyVector]] = {"root": ROOT, "smallworld": SMALL_WORLD}


def encode(state: State, seat: int) -> bytearray:
    """What the seat may know of the state, a byte a figure."""
    figures = bytearray(ROOT.length if isinstance(state, Woodland) else SMALL_WORLD.length)
    write(state, seat, figures)
    return figures


def write(state: State, seat: int, into: Buffer, first: int = 0) -> None:
    """The same into a buffer that is there, from its byte `first` on: a bytearray, a memoryview, an array of `uint8`.
    One that is too short, or a seat that nobody has, raises ValueError."""
    if isinstance(state, Woodland):
        ROOT.write(state, seat, into, first)
    else:
        assert isinstance(state, World)
        SMALL_WORLD.write(state, seat, into, first)
