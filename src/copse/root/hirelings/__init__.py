"""The hirelings by name (appendix E): both sides of each card, the promoted one first.

`PRINTED_BANDS` of `root/actions.py` names them. A card is a file called after its promoted side, and a side is a class
called after it: `forest_patrol.py` has `ForestPatrol` and `FelinePhysicians`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from copse.root.actions import PRINTED_BANDS
from copse.root.hirelings.base import Hireling


def side(name: str, promoted: str) -> Hireling:
    file = import_module(f"copse.root.hirelings.{promoted}")
    made = getattr(file, name.title().replace("_", ""))()
    assert isinstance(made, Hireling)
    assert made.name == name
    return made


HIRELINGS: Final[dict[str, Hireling]] = {
    name: side(name, PRINTED_BANDS[place - place % 2]) for place, name in enumerate(PRINTED_BANDS)
}
