"""Landmarks: what stands on the map and belongs to nobody. Each is an owner of hooks without a seat; a map names those
that it brings (appendix C)."""

from __future__ import annotations

from typing import Final

from copse.root.board import Board
from copse.root.hooks import Owner
from copse.root.landmarks.closed_paths import ClosedPaths
from copse.root.landmarks.ferry import Ferry
from copse.root.landmarks.tower import Tower

CLOSED_PATHS: Final = ClosedPaths()
FERRY: Final = Ferry()
TOWER: Final = Tower()


def landmarks_of(board: Board) -> tuple[Owner, ...]:
    """The landmarks that a map has by itself."""
    found: list[Owner] = []
    if board.closed:
        found.append(CLOSED_PATHS)
    if board.ferry:
        found.append(FERRY)
    if board.tower:
        found.append(TOWER)
    return tuple(found)
