"""Rules: the options of a game as one value for the rules to ask. Games with equal options share it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from copse.kernel.errors import BadSetup, suggest
from copse.kernel.options import ADDITIONS, RANDOM, SEED, Option, Options, current, flag, house, whole
from copse.kernel.tasks import Json
from copse.smallworld.board import Board, map_for
from copse.smallworld.own import own_powers, own_races, read_own, replaced_races
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.traits import Combo, Power, Race

PLAYERS: Final = range(2, 6)
SEATS: Final = range(PLAYERS[-1])
START_COINS: Final = 5  # §sw:setup.coins
OFFERED: Final = 6  # §sw:setup.combinations
DIE: Final = (0, 0, 0, 1, 2, 3)  # the reinforcement die
LAIRS, FORTRESSES, HOLES, HEROES, ENCAMPMENTS, DRAGONS = 10, 6, 2, 2, 5, 1  # markers in the box
NO_POWER: Final = -1


def _read_first(value: Json) -> Json:
    value = current(value)
    if value == RANDOM or (isinstance(value, int) and not isinstance(value, bool) and value in SEATS):
        return value
    raise BadSetup(f"option 'first' must be a seat from 0 to {SEATS[-1]} or '{RANDOM}', not {value!r}")


OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        whole("players", 3, PLAYERS, "how many play; each number has its own map"),
        SEED,
        Option(
            "first",
            0,
            "the seat that plays first in every round",
            _read_first,
            (RANDOM, *SEATS),
        ),
        house(flag("open_coins", False, "everyone sees everyone's coins"), "25", "sw:score.hidden", always=True),
        house(
            flag("sorcerer_kills_elf", False, "an Elf replaced by a Sorcerer is lost instead of kept by its owner"),
            "27",
            "sw:race.sorcerers",
            always=True,
        ),
        house(
            flag("alchemist_needs_land", False, "an Alchemist earns only on turns that end with a region of the race"),
            "58",
            "sw:power.alchemist",
        ),
        Option("own", {}, "races and powers of the players' own", read_own, group=ADDITIONS),
    )
}


class Rules:
    """The state names a race or a power by its index in `races` or `powers`."""

    def __init__(self, options: Options) -> None:
        players, own, first = options["players"], options["own"], options["first"]
        assert isinstance(players, int)
        if isinstance(first, int) and first >= players:
            raise BadSetup(f"option 'first' names seat {first}, but with {players} players they go to {players - 1}")
        self.players: Final = players
        self.first: Final = first
        self.open_coins: Final = options["open_coins"] is True
        self.sorcerer_kills_elf: Final = options["sorcerer_kills_elf"] is True
        self.alchemist_needs_land: Final = options.get("alchemist_needs_land", False) is True
        self.board: Final[Board] = map_for(players)
        self.races: Final[tuple[Race, ...]] = (*RACES, *own_races(own))
        self.powers: Final[tuple[Power, ...]] = (*POWERS, *own_powers(own))
        self.race_ids: Final = [race.id for race in self.races]
        self.power_ids: Final = [power.id for power in self.powers]
        # A race whose tokens an own race uses stays in the box (§sw:race.custom).
        boxed = replaced_races(own)
        self.banners: Final = [place for place, race in enumerate(self.races) if race.id not in boxed]
        self.badges: Final = list(range(len(self.powers)))
        self._combos: Final[dict[tuple[int, int, bool], Combo]] = {}

    def combo(self, race: int, power: int, declined: bool) -> Combo:
        key = (race, power, declined)
        found = self._combos.get(key)
        if found is None:
            badge = None if power == NO_POWER else self.powers[power]
            found = self._combos[key] = Combo(self.board, self.races[race], badge, declined)
        return found

    def tokens(self, race: int, power: int) -> int:
        """How many tokens banner and badge bring."""
        banner = self.races[race]
        return banner.value + self.powers[power].value + banner.ability.conquest_only_tokens

    def race(self, name: str) -> int:
        if name not in self.race_ids:
            raise BadSetup(f"'{name}' is not a race{suggest(name, self.race_ids)}")
        return self.race_ids.index(name)


def rules_for(options: Options) -> Rules:
    return _shared(json.dumps({name: value for name, value in options.items() if name != "seed"}, sort_keys=True))


@lru_cache(maxsize=64)
def _shared(options: str) -> Rules:
    return Rules(json.loads(options))
