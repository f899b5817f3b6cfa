"""What the package adds to Root."""

from __future__ import annotations

from typing import Final

from copse.root.packages import Package
from tinplants.bot import TinGardeners

PACKAGE: Final = Package(
    "tinplants",
    "The Law of the Tin Gardeners",
    bots=(TinGardeners,),
    colours={"tin_gardeners": ("#4d6b63", "#9fc2b6")},
    laws={"faction tin_gardeners": "tinplants:1.1", "piece hedge": "tinplants:1.4"},
)
