"""The blank banner and badge: races and powers of the players' own, declared in a short TOML file.

[[race]]
id = "badgers"
names = { en = "Badgers", ru = "Барсуки", uk = "Борсуки" }
value = 5                      # tokens, 1 to 10
replaces = "orcs"              # whose tokens they use; that race stays in the box
cheaper_in = ["hill"]          # any of the hooks of traits.Ability
coins_in = ["cavern"]

[[power]]
id = "nocturnal"
names = { en = "Nocturnal", ru = "Ночные", uk = "Нічні" }
value = 4                      # tokens, 0 to 5
coins_each_turn = 1
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from copse.kernel.errors import BadSetup, suggest
from copse.kernel.tasks import Json
from copse.languages import DEFAULT, LANGUAGES
from copse.smallworld.board import KINDS, LOST_TRIBE
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.traits import HOOKS, Ability, Power, Race

MOST_POWERS: Final = 40  # twice as many as are in the box
LARGEST_POWER: Final = max(power.value for power in POWERS)
MOST: Final = {  # of each marker in the box, and what a hook may sensibly give
    "lairs": 10,
    "holes": 2,
    "heroes": 2,
    "encampments": 5,
    "fortresses": 6,
    "dragons": 1,
    "conquest_only_tokens": 4,
    "coins_per_spoil": 3,
    "coins_each_turn": 5,
    "coins_first_turn": 10,
    "spoils_per_token": 5,
}


def read_own(value: Json) -> Json:
    """Check the option `own`: the content of such a file. Saves and records keep it in this form."""
    own_races(value)
    own_powers(value)
    return value


def own_races(table: Json) -> tuple[Race, ...]:
    """§sw:race.custom: value up to 10, with the tokens of a race that has enough and leaves the game."""
    printed = {race.id: race for race in RACES}
    races: list[Race] = []
    for row in _rows(table, "race"):
        name = _id(row, "race", [*printed, *(race.id for race in races)])
        replaced = row.get("replaces")
        if not isinstance(replaced, str) or replaced not in printed:
            raise BadSetup(f"own race '{name}': 'replaces' must name a printed race{suggest(str(replaced), printed)}")
        if replaced in replaced_races(table)[: len(races)]:
            raise BadSetup(f"own race '{name}': {replaced} are replaced by another own race already")
        tray = printed[replaced].tray
        value = _whole(row, f"own race '{name}'", "value", 1, 10)
        ability = _ability(row, f"own race '{name}'", ("id", "names", "value", "replaces"))
        if value + LARGEST_POWER + ability.conquest_only_tokens > tray:
            raise BadSetup(
                f"own race '{name}' may need {value + LARGEST_POWER + ability.conquest_only_tokens} tokens with the"
                f" largest power, but there are only {tray} {replaced}"
            )
        races.append(Race(name, value, tray, ability, _names(row, f"own race '{name}'")))
    return tuple(races)


def own_powers(table: Json) -> tuple[Power, ...]:
    """§sw:power.custom: value up to 5."""
    printed = [power.id for power in POWERS]
    powers: list[Power] = []
    rows = _rows(table, "power")
    if len(rows) > MOST_POWERS:
        raise BadSetup(f"own races and powers: there may be {MOST_POWERS} own powers, not {len(rows)}")
    for row in rows:
        name = _id(row, "power", [*printed, *(power.id for power in powers)])
        value = _whole(row, f"own power '{name}'", "value", 0, 5)
        ability = _ability(row, f"own power '{name}'", ("id", "names", "value"))
        if ability.conquest_only_tokens:
            raise BadSetup(f"own power '{name}': 'conquest_only_tokens' is for races, whose tray must hold them")
        powers.append(Power(name, value, ability, _names(row, f"own power '{name}'")))
    return tuple(powers)


def replaced_races(table: Json) -> list[str]:
    return [str(row.get("replaces")) for row in _rows(table, "race")]


def _rows(table: Json, kind: str) -> list[dict[str, Json]]:
    if not isinstance(table, dict):
        raise BadSetup("option 'own' must be a table with [[race]] and [[power]] entries, or the path of a TOML file")
    for key in table:
        if key not in ("race", "power"):
            raise BadSetup(f"own races and powers: unknown entry '{key}'{suggest(key, ('race', 'power'))}")
    rows = table.get(kind, [])
    if not isinstance(rows, list):
        raise BadSetup(f"own races and powers: '{kind}' must be a list: write [[{kind}]]")
    out = []
    for row in rows:
        if not isinstance(row, dict):
            raise BadSetup(f"own races and powers: each [[{kind}]] must be a table")
        out.append(row)
    return out


def _id(row: Mapping[str, Json], kind: str, taken: list[str]) -> str:
    name = row.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]{1,23}", name):
        raise BadSetup(f"own {kind}: 'id' must be 2 to 24 lower-case letters, digits or '_', not {name!r}")
    if name in taken or name in ("none", LOST_TRIBE):
        raise BadSetup(f"own {kind} '{name}': there is another of that name already")
    return name


def _names(row: Mapping[str, Json], where: str) -> tuple[tuple[str, str], ...]:
    """A name in each language; one that is left out is taken from English, or is the id."""
    given = row.get("names", {})
    if not isinstance(given, dict):
        raise BadSetup(f"{where}: 'names' must be a table such as {{ en = \"Badgers\" }}")
    for language, name in given.items():
        if language not in LANGUAGES:
            raise BadSetup(f"{where}: unknown language '{language}'{suggest(language, LANGUAGES)}")
        if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.isprintable():
            raise BadSetup(f"{where}: the name in '{language}' must be 1 to 40 printable characters")
    fallback = str(given.get(DEFAULT, row.get("id")))
    return tuple((language, str(given.get(language, fallback))) for language in LANGUAGES)


def _whole(row: Mapping[str, Json], where: str, name: str, low: int, high: int) -> int:
    value = row.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSetup(f"{where}: '{name}' must be a whole number from {low} to {high}, not {value!r}")
    return value


def _ability(row: Mapping[str, Json], where: str, other: tuple[str, ...]) -> Ability:
    ability = Ability()
    for name, value in row.items():
        if name in other:
            continue
        if name not in HOOKS:
            raise BadSetup(f"{where}: unknown hook '{name}'{suggest(name, (*HOOKS, *other))}")
        if isinstance(HOOKS[name], bool):
            if not isinstance(value, bool):
                raise BadSetup(f"{where}: '{name}' must be true or false, not {value!r}")
            setattr(ability, name, value)
        elif isinstance(HOOKS[name], int):
            setattr(ability, name, _whole(row, where, name, 0, MOST[name]))
        else:
            setattr(ability, name, _kinds(value, where, name))
    return ability


def _kinds(value: Json, where: str, name: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise BadSetup(f"{where}: '{name}' must be a list of kinds of regions; allowed: {', '.join(KINDS)}")
    out: list[str] = []
    for kind in value:
        if not isinstance(kind, str) or kind not in KINDS:
            raise BadSetup(f"{where}: '{name}' has no kind {kind!r}{suggest(str(kind), KINDS)}")
        if kind in out:
            raise BadSetup(f"{where}: '{name}' names {kind} twice")
        out.append(kind)
    return tuple(out)
