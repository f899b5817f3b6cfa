"""The landmarks by name (appendix F), in both printings, and the closed paths of a map
(§C.3.2), which are nobody's too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.root.landmarks.base import Landmark
from copse.root.landmarks.black_market import BlackMarket
from copse.root.landmarks.closed_paths import ClosedPaths
from copse.root.landmarks.elder_treetop import ElderTreetop
from copse.root.landmarks.ferry import Ferry, NewFerry
from copse.root.landmarks.legendary_forge import LegendaryForge
from copse.root.landmarks.lost_city import LostCity, NewLostCity
from copse.root.landmarks.tower import Tower

OLD: Final = "old"
NEW: Final = "new"
PRINTINGS: Final = (OLD, NEW)
SAME: Final = "same"  # of one landmark: as the others are
CLOSED_PATHS: Final = ClosedPaths()


def _by_name(*landmarks: Landmark) -> dict[str, Landmark]:
    return {landmark.name: landmark for landmark in landmarks}


_FIRST: Final = _by_name(BlackMarket(), ElderTreetop(), Ferry(), LegendaryForge(), LostCity(), Tower())
LANDMARKS: Final[Mapping[str, Mapping[str, Landmark]]] = {
    OLD: _FIRST,
    NEW: {**_FIRST, **_by_name(NewFerry(), NewLostCity())},
}
"""By printing and name."""
