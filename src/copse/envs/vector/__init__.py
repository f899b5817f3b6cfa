"""A game as a vector of whole numbers, as a seat may know it. One table of fields a game says what stands where; the
encoder and the documentation come from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.envs.vector.fields import Vector
from copse.envs.vector.root import ROOT
from copse.envs.vector.smallworld import SMALL_WORLD
from copse.kernel.tasks import State
from copse.root.state import Woodland
from copse.smallworld.world import World

__all__ = ["ROOT", "SMALL_WORLD", "VECTORS", "AnyVector", "encode"]

AnyVector = Vector[Woodland] | Vector[World]

VECTORS: Final[Mapping[str, AnyVector]] = {"root": ROOT, "smallworld": SMALL_WORLD}


def encode(state: State, seat: int) -> bytearray:
    """What the seat may know of the state, a byte a figure."""
    if isinstance(state, Woodland):
        return ROOT.encode(state, seat)
    assert isinstance(state, World)
    return SMALL_WORLD.encode(state, seat)
