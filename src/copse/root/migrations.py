"""Upgrades of older saves of Root, one version at a time.

Digests of states always use the format of version 1, so that the hash of a record stays valid.

    2  that a path was cleared this turn has its own field, apart from the cards used; every battle has loot and
       ignored hits
    3  a seat may have started in several clearings: `homes` are sets
    4  landmarks have sites, the ferry among them
    5  the fifth edition flips plots one at a time, like the present Law
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.errors import BadSave
from copse.kernel.saves import Migration
from copse.kernel.tasks import Json
from copse.root.board import PLACES
from copse.root.maps import MAPS, map_named

PATH_CLEARED: Final = 1 << 61  # what version 1 added to `used`
LOOT_AND_IGNORED: Final[tuple[Json, Json]] = (False, [0, 0])  # what version 1 left out where there was nothing
SHORT_BATTLE: Final = 12
NOWHERE: Final = -1  # what version 2 wrote for a seat that had started nowhere


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


def lift_3(payload: dict[str, Json]) -> dict[str, Json]:
    state, options = payload.get("state"), payload.get("options")
    map_name = options.get("map") if isinstance(options, dict) else None
    if not isinstance(state, dict) or map_name not in MAPS:
        raise BadSave("the save does not say its map")
    lifted = {name: value for name, value in state.items() if name not in ("ferry", "ferried")}
    starts = map_named(str(map_name)).landmarks
    if state.get("ferry") and "ferry" not in starts:
        raise BadSave("this map has no ferry")
    found: dict[str, Json] = {name: {"name": name, "clearing": start, "used": False} for name, start in starts.items()}
    if "ferry" in found:
        found["ferry"] = {"name": "ferry", "clearing": state.get("ferry"), "used": state.get("ferried")}
    return {**payload, "state": {**lifted, "landmarks": list(found.values())}}


def lift_4(payload: dict[str, Json]) -> dict[str, Json]:
    state = payload.get("state")
    todo = state.get("todo") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(todo, list):
        raise BadSave("the save does not say what is to do")
    lifted: list[Json] = []
    for row in todo:
        match row:
            case ["TakeBackAll", _]:  # tasks that discard birds before they do so themselves
                pass
            case _:
                lifted.append(row)
    return {**payload, "state": {**state, "todo": lifted}}


ONCE_CALLED: Final[Mapping[str, str]] = {"Bury": "ReturnFallen"}
MIGRATIONS: Final[Mapping[int, Migration]] = {1: lift_1, 2: lift_2, 3: lift_3, 4: lift_4}


def as_first_written(table: dict[str, Json]) -> dict[str, Json]:
    """A state in the shape of version 1."""
    first = dict(table)
    used, cleared, battle = first["used"], first.pop("cleared_path"), first["battle"]
    assert isinstance(used, int)
    if cleared:
        first["used"] = used | PATH_CLEARED
    if isinstance(battle, list) and tuple(battle[SHORT_BATTLE:]) == LOOT_AND_IGNORED:
        first["battle"] = battle[:SHORT_BATTLE]
    landmarks = first["landmarks"]
    if "dealt" not in first and isinstance(landmarks, list):  # before any were dealt, only the ferry had to be stored
        del first["landmarks"]
        ferry = [row for row in landmarks if isinstance(row, dict) and row["name"] == "ferry"]
        first["ferry"], first["ferried"] = (ferry[0]["clearing"], ferry[0]["used"]) if ferry else (0, False)
    homes = first["homes"]
    assert isinstance(homes, list)
    if all(isinstance(home, int) and home.bit_count() <= 1 for home in homes):
        first["homes"] = [home.bit_length() - 1 for home in homes if isinstance(home, int)]
    first_names, todo = {name: old for old, name in ONCE_CALLED.items()}, first["todo"]
    assert isinstance(todo, list)
    first["todo"] = [[first_names.get(str(row[0]), row[0]), *row[1:]] for row in todo if isinstance(row, list)]
    return first
