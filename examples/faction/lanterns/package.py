"""What the package adds to Root."""

from __future__ import annotations

from typing import Final

from copse.root.packages import Package
from lanterns.faction import Lanterns

PACKAGE: Final = Package(
    "lanterns",
    "The Law of the Lantern Guild",
    factions=(Lanterns(),),
    wishes={"lanterns": "lanterns.wishes:WISHES"},
    colours={"lanterns": ("#8a5a00", "#f2b84b")},
    laws={"piece lamp": "lanterns:1.2.2", "piece ember": "lanterns:1.2.3", "area oil": "lanterns:1.2.4"},
)
