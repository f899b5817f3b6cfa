"""Older saves of Root, lifted to the shape of today one version at a time; and the shape of the first, in which states
are digested, so that a record says the same of its last state for ever.

    2  that a path was cleared this turn has a place of its own, no longer beside the cards used; every battle says
       whether there is loot and which hits were ignored
    3  a seat may have started in several clearings: `homes` are sets
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.errors import BadSave
from copse.kernel.saves import Migration
from copse.kernel.tasks import Json
from copse.root.board import PLACES

PATH_CLEARED: Final = 1 << 61  # what version 1 added to `used`
LOOT_AND_IGNORED: Final[tuple[Json, Json]] = (False, [0, 0])  # what version 1 left out where it said nothing
SHORT_BATTLE: Final = 12
NOWHERE: Final = -1  # what version 2 wrote for a seat that had not started anywhere


def lift_1(payload: dict[str, Json]) -> dict[str, Json]:
    state = payload.get("state")
    if not isinstance(state, dict):
        raise BadSave("the save has no state")
    used, battle = state.get("used"), state.get("battle")
    if isinstance(used, bool) or not isinstance(used, int) or used < 0:
        raise BadSave("'used' should be a whole number")
    lifted = {**state, "used": used & ~PATH_CLEARED, "cleared_path": bool(used & PATH_CLEARED)}
    if isinstance(battle, list) and len(battle) == SHORT_BATTLE:
        lifted["battle"] = [*battle, *LOOT_AND_IGNORED]
    return {**payload, "state": lifted}


def lift_2(payload: dict[str, Json]) -> dict[str, Json]:
    state = payload.get("state")
    homes = state.get("homes") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(homes, list):
        raise BadSave("the save does not say where anyone started")
    sets: list[Json] = []
    for home in homes:
        if isinstance(home, bool) or not isinstance(home, int) or not NOWHERE <= home < PLACES:
            raise BadSave(f"'homes' has an entry that is no clearing: {home!r}")
        sets.append(0 if home == NOWHERE else 1 << home)
    return {**payload, "state": {**state, "homes": sets}}


ONCE_CALLED: Final[Mapping[str, str]] = {"Bury": "ReturnFallen"}
MIGRATIONS: Final[Mapping[int, Migration]] = {1: lift_1, 2: lift_2}


def as_first_written(table: dict[str, Json]) -> dict[str, Json]:
    """A state in the shape of version 1."""
    first = dict(table)
    used, cleared, battle = first["used"], first.pop("cleared_path"), first["battle"]
    assert isinstance(used, int)
    if cleared:
        first["used"] = used | PATH_CLEARED
    if isinstance(battle, list) and tuple(battle[SHORT_BATTLE:]) == LOOT_AND_IGNORED:
        first["battle"] = battle[:SHORT_BATTLE]
    homes = first["homes"]
    assert isinstance(homes, list)
    if all(isinstance(home, int) and home.bit_count() <= 1 for home in homes):
        first["homes"] = [home.bit_length() - 1 for home in homes if isinstance(home, int)]
    first_names, todo = {name: old for old, name in ONCE_CALLED.items()}, first["todo"]
    assert isinstance(todo, list)
    first["todo"] = [[first_names.get(str(row[0]), row[0]), *row[1:]] for row in todo if isinstance(row, list)]
    return first
