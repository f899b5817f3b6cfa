"""Golden records: whole games, played once and kept in tests/golden. A change of the rules, meant or not, makes one of
them stop at the line that no longer fits, or end in another state.

When a rule was mended on purpose, write them anew with `python -m tests.test_golden` and look at what changed with
`git diff --stat tests/golden`; say in the commit which rule it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest

import copse
from copse.agents import make
from copse.arena.matches import play_out
from copse.games import AnyGame, replay_fitting
from copse.kernel import records
from copse.kernel.actions import Action
from copse.kernel.errors import BadRecord
from copse.kernel.tasks import Json
from copse.root.bots import BOTS
from copse.root.cards import DECKS
from copse.root.maps import MAPS

pytestmark = pytest.mark.both_builds

FOLDER: Final = Path(__file__).parent / "golden"
FIRST_RULINGS: Final = sorted((FOLDER / "first_rulings").glob("*.record"))  # each plays otherwise by those of today
MOST_BYTES: Final = 60_000
TABLES: Final[Mapping[str, list[str]]] = {
    "two": ["marquise", "eyrie"],
    "three": ["marquise", "eyrie", "alliance"],
    "four": ["marquise", "eyrie", "alliance", "vagabond"],
    "cult": ["lizards", "marquise", "vagabond", "eyrie"],
    "duchy": ["eyrie", "duchy", "marquise", "vagabond"],
    "hundreds": ["hundreds", "marquise", "eyrie", "vagabond"],
    "five": ["vagabond", "marquise", "vagabond2", "eyrie", "alliance"],
    "river": ["marquise", "riverfolk", "vagabond", "alliance"],
    "corvids": ["corvids", "marquise", "vagabond", "eyrie"],
    "keepers": ["keepers", "vagabond", "alliance", "marquise"],
    "machines": ["mechanical_marquise:nightmare+blitz+fortified", "eyrie", "vagabot:tinker+adventurer", "lizards"],
    "electrics": ["alliance", "electric_eyrie:challenging+relentless+swoop", "drillbit_duchy:easy", "vagabond"],
    "automata": ["automated_alliance:nightmare+informants+veterans", "marquise", "riverfolk_robots:greedy", "corvids"],
    "cogwheels": ["keepers", "cogwheel_corvids:easy+gamble+mastermind", "logical_lizards:nightmare+spiteful", "eyrie"],
}


@dataclass(frozen=True)
class Golden:
    """A game that is kept: what was agreed, and the agents in the order of their seats, over and over."""

    name: str
    options: Mapping[str, Json]
    agents: tuple[str, ...]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.record"

    @property
    def game(self) -> str:
        return self.name.partition("_")[0]

    def play(self) -> str:
        game = copse.new(self.game, **self.options)
        play_out(game, [make(self.agents[seat % len(self.agents)], seat) for seat in range(game.seats)])
        return game.record()


def root(
    table: str, board: str, deck: str, seed: int, *agents: str, together: bool = False, edition: str = ""
) -> Golden:
    options: dict[str, Json] = {"factions": list[Json](TABLES[table]), "map": board, "deck": deck, "seed": seed}
    if together:
        options["together"] = True
    if edition:
        options["edition"] = edition
    return Golden("_".join(filter(None, ["root", edition, table, board, deck])), options, agents)


def small_world(players: int, seed: int, *agents: str) -> Golden:
    return Golden(f"smallworld_{players}", {"players": players, "seed": seed}, agents)


GAMES: Final = (
    root("two", "autumn", "standard", 1, "heuristic"),
    root("two", "winter", "exiles", 2, "heuristic", "random"),
    root("two", "lake", "exiles", 3, "random"),
    root("three", "autumn", "exiles", 4, "heuristic"),
    root("three", "mountain", "standard", 5, "random", "heuristic", "random"),
    root("three", "lake", "standard", 18, "random"),
    root("four", "autumn", "standard", 7, "heuristic"),
    root("four", "winter", "standard", 8, "random", "heuristic"),
    root("four", "lake", "exiles", 9, "heuristic", "random"),
    root("four", "mountain", "exiles", 10, "random"),
    root("five", "autumn", "exiles", 11, "heuristic"),
    root("five", "winter", "standard", 12, "heuristic", "random"),
    root("five", "lake", "standard", 13, "random", "heuristic"),
    root("five", "mountain", "exiles", 14, "random"),
    root("river", "autumn", "standard", 111, "heuristic"),
    root("river", "lake", "exiles", 112, "random", "heuristic"),
    root("corvids", "autumn", "exiles", 13, "heuristic", "random"),
    root("cult", "winter", "exiles", 10, "heuristic", "random"),
    root("keepers", "lake", "standard", 21, "heuristic"),
    root("keepers", "mountain", "exiles", 22, "heuristic", "random"),
    root("duchy", "autumn", "standard", 20, "heuristic"),
    root("duchy", "lake", "exiles", 21, "random", "heuristic", "random"),
    root("hundreds", "lake", "exiles", 17, "heuristic", "random"),
    root("machines", "autumn", "standard", 23, "random"),
    root("electrics", "winter", "exiles", 24, "random", together=True),
    root("automata", "lake", "exiles", 25, "random"),
    root("cogwheels", "mountain", "standard", 26, "random", together=True),
    root("corvids", "lake", "standard", 31, "heuristic", "random", edition="fifth"),
    root("duchy", "mountain", "exiles", 32, "heuristic", edition="fifth"),
    root("four", "autumn", "standard", 33, "random", edition="early"),
    root("five", "autumn", "standard", 34, "random", edition="early"),
    small_world(3, 15, "heuristic"),
    small_world(5, 16, "random", "heuristic"),
)


def read(game: AnyGame, text: str) -> tuple[records.Record, list[Action]]:
    """A record and its choices, whether they are written with names or, as once, with numbers."""
    record = records.read(text)
    chosen = [game.read_action(entry.action) for entry in record.entries]
    record.entries = [replace(entry, action="") for entry in record.entries]
    return record, chosen


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_plays_as_it_did(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    game = copse.replay(text)
    assert game.over
    assert text.splitlines()[-1] == f"hash {game.hash()}"
    assert read(game, game.record()) == read(game, text)


@pytest.mark.parametrize("file", FIRST_RULINGS, ids=lambda file: file.stem)
def test_a_game_by_the_first_rulings_plays_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = copse.replay(text)
    assert game.over
    assert game.record() == text
    assert copse.load(game.save()) == game
    head, line, rest = text.partition("\noption ")
    today = f"{head}\noption rulings 2{line}{rest}"
    with pytest.raises(BadRecord, match="the rules were corrected since") as stop:
        copse.replay(today)
    fitting, problem = replay_fitting(today)
    assert (len(fitting.history), str(problem)) == (stop.value.choices, str(stop.value))


def test_the_golden_records_are_those_of_the_list_and_small() -> None:
    assert sorted(FOLDER.glob("*.record")) == sorted(golden.file for golden in GAMES)
    assert [golden.name for golden in GAMES if golden.file.stat().st_size > MOST_BYTES] == []


def test_every_table_map_and_deck_has_a_golden_game() -> None:
    words = {word for golden in GAMES for word in golden.name.split("_")}
    assert words >= {*TABLES, *MAPS, *DECKS, "root", "smallworld"}


def test_every_bot_has_a_golden_game() -> None:
    assert {name.partition(":")[0] for table in TABLES.values() for name in table} >= set(BOTS)


def write() -> None:
    """Play all games anew and keep their records."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        golden.file.write_text(golden.play(), encoding="utf-8")
        print(f"{golden.file.stat().st_size:6} {golden.file.name}")


if __name__ == "__main__":
    write()
