"""The rulebook of Small World: what the kernel needs to make, save and write down a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.chance import mix
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.options import RANDOM, Option, Options
from copse.kernel.outline import Progress, progress
from copse.kernel.prospects import Facts, Odds
from copse.kernel.rulebook import Rulebook
from copse.kernel.saves import Migration
from copse.kernel.shapes import Fields, whole
from copse.kernel.tasks import Json, State, Task, View, by_name
from copse.kernel.texts import Line
from copse.kernel.toml import read_file, read_text
from copse.smallworld import conquest, decline, offer, positions, redeploy, scoring, turn
from copse.smallworld.actions import VOCABULARY
from copse.smallworld.board import LARGEST_MAP
from copse.smallworld.check import check
from copse.smallworld.forecast import facts, odds
from copse.smallworld.rules import DIE, OFFERED, OPTIONS, Rules, rules_for
from copse.smallworld.things import laws
from copse.smallworld.world import FIGURES, World

TASKS: Final[tuple[type[Task], ...]] = (
    turn.Setup, turn.BeginTurn, turn.Course, turn.Campaign, turn.Farewell, turn.MakePeace, turn.EndTurn,
    offer.Pick, conquest.Muster, conquest.Abandon, conquest.Conquer, conquest.BerserkConquer,
    redeploy.Redeploy, redeploy.SetAside, redeploy.Garrison, redeploy.Deploy, redeploy.Retreat, redeploy.Encamp,
    redeploy.Fortify, redeploy.Station, redeploy.Regroup, scoring.Score, decline.Decline, decline.LateDecline,
)  # fmt: skip

BITS: Final = 2 << LARGEST_MAP
SHAPES: Final[dict[str, tuple[str, int, int]]] = {  # list → what it is by, lowest and highest entry
    "holder": ("region", -2, 99), "tokens": ("region", 0, 20), "camps": ("region", 0, 5),
    "owner": ("race", -1, 4), "badge": ("race", -1, 99), "land": ("race", 0, BITS), "hand": ("race", 0, 20),
    "aside": ("race", 0, 20), "tray": ("race", 0, 20), "tents": ("race", 0, 5), "holes_left": ("race", 0, 2),
    "active": ("seat", -1, 99), "coins": ("seat", 0, 10**6), "pouch": ("seat", -(10**6), 10**6),
    "peace": ("seat", -1, 4),
    "banners": ("", 0, 99), "returned": ("", 0, 99), "badges": ("", 0, 99), "discards": ("", 0, 99),
}  # fmt: skip


class SmallWorld(Rulebook[World]):
    name = "smallworld"
    version = 1
    save_version = 1
    vocabulary = VOCABULARY
    options: Mapping[str, Option] = OPTIONS
    tasks: Mapping[str, type[Task]] = by_name(TASKS)
    migrations: Mapping[int, Migration] = {}
    texts = ("own",)

    def draw(self, view: View, language: str) -> str:
        from copse.smallworld.drawing import draw  # only games that are drawn need it

        return draw(view, language)

    def printed(self, options: Options) -> dict[str, Json]:
        rules = rules_for(self.resolve_written(options))
        return {
            "prices": [offer.price(place) for place in range(OFFERED)],
            "races": {race.id: race.value for race in rules.races},
            "powers": {power.id: power.value for power in rules.powers},
            "laws": dict[str, Json](laws()),
            "outline": [{"name": heading.name, "law": heading.law} for heading in turn.OUTLINE],
        }

    def progress(self, state: State) -> Progress | None:
        return progress(turn.OUTLINE, 0, state.todo) if state.turns else None

    def facts(self, state: World, seat: int) -> Facts:
        return facts(state, seat)

    def odds(self, state: World, action: Action) -> Odds | None:
        return odds(state, action)

    def prepare(self, given: Mapping[str, Json]) -> Mapping[str, Json]:
        own = given.get("own")
        return {**given, "own": read_file(Path(own))} if isinstance(own, str) else given

    def read_text(self, option: str, text: str) -> Json:
        return read_text(text, f"option '{option}'")

    def resolve(self, given: Mapping[str, Json]) -> Options:
        options = super().resolve(given)
        rules_for(options)  # raises if options contradict each other
        return options

    def begin(self, options: Options) -> World:
        seed = options["seed"]
        assert isinstance(seed, int)
        state = World(rules_for(options), mix(seed)).lay_out()
        state.push(turn.Setup())
        return state

    def restore(self, options: Options, fields: Fields) -> World:
        state = World(rules_for(options), 0).lay_out()
        sizes = {"region": len(state.holder), "race": len(state.owner), "seat": state.seats, "": None}
        for name, (by, low, high) in SHAPES.items():
            form = type(getattr(state, name))  # a tuple or a packed row
            setattr(state, name, form(fields.wholes(name, sizes[by], low, high)))
        for name in FIGURES:
            setattr(state, name, fields.whole(name, 0, BITS))
        state.flown, state.newcomer = fields.flag("flown"), fields.flag("newcomer")
        state.declined = tuple(_flags(fields, "declined", len(state.owner)))
        state.offer = tuple([_pair(row) for row in fields.rows("offer")])
        self._check_places(state)
        state.combo = tuple(
            state.rules.combo(race, badge, state.declined[race] or state.owner[race] < 0)
            for race, badge in enumerate(state.badge)
        )
        self.restore_common(state, fields)
        try:
            check(state)
        except Impossible as problem:
            raise BadSave(f"the save is of an impossible state: {problem}") from None
        return state

    @staticmethod
    def _check_places(state: World) -> None:
        """Every number that names a race, a power or a seat must name one."""
        races, powers = len(state.rules.races), len(state.rules.powers)
        pairs_fit = all(race < races and power < powers for race, power, _ in state.offer)
        races_fit = max([*state.holder, *state.active, *state.banners, *state.returned], default=0) < races
        powers_fit = max([*state.badge, *state.badges, *state.discards], default=0) < powers
        seats_fit = max([*state.owner, *state.peace, state.first, state.turn]) < state.seats
        if not (pairs_fit and races_fit and powers_fit and seats_fit and 1 <= state.round <= state.board.rounds):
            raise BadSave("the save names a race, a power, a seat or a round that this game does not have")

    def write_position(self, state: World, options: Options) -> list[str]:
        return positions.write(self, state, options)

    def read_position(self, lines: Sequence[Line]) -> tuple[Options, World]:
        return positions.read(self, lines)

    def outcomes(self, state: World) -> Mapping[str, Mapping[int, str]]:
        return outcomes(state.rules)


@lru_cache(maxsize=64)
def outcomes(rules: Rules) -> Mapping[str, Mapping[int, str]]:
    drawn = range(rules.players) if rules.first == RANDOM else ()
    return {
        "die": {pips: str(pips) for pips in DIE},
        "seat": {seat: str(seat) for seat in drawn},
        "banner": {race: rules.race_ids[race] for race in rules.banners},
        "badge": {power: rules.power_ids[power] for power in rules.badges},
    }


def _flags(fields: Fields, name: str, length: int) -> list[bool]:
    rows = fields.rows(name)
    if len(rows) != length or not all(isinstance(row, bool) for row in rows):
        raise BadSave(f"'{name}' should be {length} times true or false")
    return [row is True for row in rows]


def _pair(row: Json) -> tuple[int, int, int]:
    if not isinstance(row, list) or len(row) != 3:
        raise BadSave(f"'offer' has an entry that is no pair: {row!r}")
    race, power, coins = (whole(value, "an entry of 'offer'", 0, 10**6) for value in row)
    return race, power, coins


BOOK: Final = SmallWorld()
