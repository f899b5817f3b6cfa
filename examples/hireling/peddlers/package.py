"""What the package adds to Root: both sides of one card."""

from __future__ import annotations

from typing import Final

from copse.root.packages import Package
from peddlers.hireling import KettleBrewers, MushroomPeddlers

PACKAGE: Final = Package(
    "peddlers",
    "The card of the Mushroom Peddlers",
    hirelings=(MushroomPeddlers(), KettleBrewers()),
    colours={"mushroom_peddlers": ("#8c3b2e", "#d98b6f"), "kettle_brewers": ("#6d4a3a", "#c29a80")},
)
