"""Appendix A: every line of every setup card, as setup_cards.toml has them. A line without a check is a failure."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from copse.kernel.bits import members, union
from copse.root.board import Clearings
from copse.root.cards import ITEMS, SUITS
from copse.root.factions import FACTIONS
from copse.root.factions.alliance import AllianceBoard
from copse.root.factions.duchy import DuchyBoard
from copse.root.factions.eyrie import VIZIER, EyrieBoard
from copse.root.factions.hundreds import STUBBORN, HundredsBoard
from copse.root.factions.lizards import LizardsBoard
from copse.root.factions.reliquary import KeepersBoard
from copse.root.factions.riverfolk import RiverfolkBoard
from copse.root.factions.satchel import VagabondBoard
from tests.root.table import Table, supply, where
from tests.root.test_a_advanced import distances, last_to_take

CARDS: Final[Mapping[str, Mapping[str, object]]] = tomllib.loads(
    (Path(__file__).parent / "setup_cards.toml").read_text(encoding="utf-8")
)
VIZIERS: Final = {0: (0, 1), 1: (0, 2), 2: (1, 2), 3: (1, 3)}  # columns by leader (§7.8)


def lines_of(faction: str) -> list[str]:
    steps = CARDS[faction]["steps"]
    assert isinstance(steps, list)
    return [str(step) for step in steps]


LINES: Final = [(faction, line) for faction in CARDS for line in lines_of(faction)]


def drafted(faction: str, seed: int, map_name: str = "autumn") -> Table:
    """A faction that was just set up by its card, by lot, at a table with one enemy homeland."""
    enemy = "eyrie" if faction == "marquise" else "marquise"
    suits = "suits fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse"
    game = last_to_take(faction, enemy, f"homes {enemy} 1\n{suits if map_name != 'autumn' else ''}", map_name)
    lot = random.Random(seed)
    while game.decision.prompt != "KeepCards":
        game.apply(lot.choice(game.decision.actions))
    return game


# ---- what the lines say


def homes(game: Table) -> tuple[int, ...]:
    return members(game.state.homes[0])


def apart(game: Table) -> int:
    """The clearings between the homelands and those of the enemy."""
    far = distances(game.state, game.state.homes[1])
    return min(far[home] for home in homes(game)) - 1


def on_edge_far_from_enemies(game: Table) -> None:
    assert not game.state.homes[0] & ~game.state.map.edge
    assert apart(game) >= 2


def not_beside_enemies(game: Table) -> None:
    assert len(homes(game)) == 1
    assert apart(game) >= 1


def beside(game: Table) -> Clearings:
    near = union(other for home in homes(game) for other in members(game.state.map.paths[home]))
    return near & ~game.state.homes[0]


def even_around(game: Table, faction: str, here: int, around: int) -> None:
    """So many warriors in the homeland, and so many around it, as evenly as possible."""
    standing = where(game, faction, "warrior")
    near = [standing.get(clearing, 0) for clearing in members(beside(game))]
    assert standing[homes(game)[0]] == here
    assert (sum(near), sum(standing.values())) == (around, here + around)
    assert max(near) - min(near) <= 1


def all_left(game: Table, faction: str, **left: int) -> None:
    assert {piece: supply(game, faction, piece) for piece in left} == left


def marquise_homelands(game: Table) -> None:
    assert len(homes(game)) == 3
    assert all(game.state.map.paths[home] & game.state.homes[0] for home in homes(game))


def marquise_warriors(game: Table) -> None:
    expected = {clearing: 2 if clearing in homes(game) else 1 for clearing in range(1, 13)}
    assert where(game, "marquise", "warrior") == expected


def marquise_buildings(game: Table) -> None:
    (keep,) = where(game, "marquise", "keep")
    far = distances(game.state, game.state.homes[1])
    assert keep in homes(game)
    assert far[keep] > 1 or all(far[home] == 1 for home in homes(game))
    built = [where(game, "marquise", piece) for piece in ("sawmill", "workshop", "recruiter")]
    assert sorted(clearing for sites in built for clearing in sites) == list(homes(game))


def eyrie_pieces(game: Table) -> None:
    (home,) = homes(game)
    assert (where(game, "eyrie", "warrior"), where(game, "eyrie", "roost")) == ({home: 6}, {home: 1})


def eyrie_viziers(game: Table) -> None:
    mine = game.state.board(0, EyrieBoard)
    expected = [(VIZIER,) if column in VIZIERS[mine.leader] else () for column in range(4)]
    assert list(mine.decree) == expected


def items_under_ruins(game: Table) -> None:
    assert sorted(ITEMS[item] for item in game.state.buried) == ["bag", "boots", "hammer", "sword"]
    assert [game.state.ruin_items[clearing] for clearing in members(game.state.ruins)] == [1] * 4


def vagabond_items(game: Table) -> None:
    ready = game.state.board(0, VagabondBoard).items.ready
    items = {ITEMS[item]: number for item, number in enumerate(ready) if number}
    assert items == {"boots": 1, "torch": 1, "bag": 1, "hammer": 1}  # the Tinker's


def garden(game: Table) -> str:
    return f"garden_{SUITS[game.state.suits[homes(game)[0]]]}"


def cult_pieces(game: Table) -> None:
    assert where(game, "lizards", garden(game)) == {homes(game)[0]: 1}
    even_around(game, "lizards", 4, 3)


def cult_acolytes(game: Table) -> None:
    assert game.state.board(0, LizardsBoard).acolytes == 2
    all_left(game, "lizards", warrior=25 - 4 - 3 - 2)


def cult_gardens(game: Table) -> None:
    gardens = {f"garden_{suit}": 5 for suit in SUITS[:3]}
    all_left(game, "lizards", **{**gardens, garden(game): 4})


def cult_outcast(game: Table) -> None:
    mine = game.state.board(0, LizardsBoard)
    assert mine.outcast in range(3)
    assert not mine.hated


def river_warriors(game: Table) -> None:
    standing = where(game, "riverfolk", "warrior")
    assert sum(standing.values()) == 4
    assert not union(standing) & ~game.state.map.riverside


def duchy_pieces(game: Table) -> None:
    assert where(game, "duchy", "tunnel") == {homes(game)[0]: 1}
    even_around(game, "duchy", 2, 5)


def duchy_board_filled(game: Table) -> None:
    mine = game.state.board(0, DuchyBoard)
    assert (mine.swayed, mine.lost) == (0, [0, 0, 0])
    all_left(game, "duchy", citadel=3, market=3, tunnel=2)


def corvid_plot(game: Table) -> None:
    (home,) = homes(game)
    assert where(game, "corvids", "plot") == {home: 1}
    assert where(game, "corvids", "warrior")[home] >= 1


def corvid_warriors(game: Table) -> None:
    standing = Counter(where(game, "corvids", "warrior")) - Counter(homes(game))
    assert sorted(game.state.suits[clearing] for clearing in standing.elements()) == [0, 1, 2]


def horde(game: Table) -> None:
    (home,) = homes(game)
    assert [where(game, "hundreds", piece) for piece in ("warlord", "warrior", "stronghold")] == [
        {home: 1}, {home: 4}, {home: 1}
    ]  # fmt: skip


def relics(game: Table) -> list[int]:
    return [len(lying) for lying in game.state.board(0, KeepersBoard).forests[: len(game.state.map.forests)]]


def relic_in_each_forest(game: Table) -> None:
    assert min(relics(game)) >= 1
    assert all(relic < 3 for lying in game.state.board(0, KeepersBoard).forests for relic in lying)  # face down


def keeper_camps(game: Table) -> None:
    on_edge_far_from_enemies(game)
    one, other = homes(game)
    assert game.state.map.paths[one] >> other & 1
    assert where(game, "keepers", "warrior") == {one: 4, other: 4}


def other_relics(game: Table) -> None:
    away = [not edge & game.state.homes[0] for edge in game.state.map.forest_edge]
    more = [number - 1 for number, far in zip(relics(game), away, strict=True) if far]
    assert sum(relics(game)) == 12
    assert all(number == 1 for number, far in zip(relics(game), away, strict=True) if not far)
    assert max(more) - min(more) <= 1


CHECKS: Final[Mapping[tuple[str, int], Callable[[Table], None]]] = {  # by card and line
    ("marquise", 0): marquise_homelands,
    ("marquise", 1): marquise_warriors,
    ("marquise", 2): marquise_buildings,
    ("marquise", 3): lambda game: all_left(game, "marquise", sawmill=5, workshop=5, recruiter=5),
    ("eyrie", 0): on_edge_far_from_enemies,
    ("eyrie", 1): eyrie_pieces,
    ("eyrie", 2): lambda game: _holds(game.state.board(0, EyrieBoard).leader in range(4)),
    ("eyrie", 3): eyrie_viziers,
    ("eyrie", 4): lambda game: all_left(game, "eyrie", roost=6),
    ("alliance", 0): lambda game: _holds(len(game.state.board(0, AllianceBoard).supporters.cards) == 3),
    ("alliance", 1): lambda game: all_left(game, "alliance", sympathy=10),
    ("alliance", 2): lambda game: all_left(game, "alliance", base_fox=1, base_rabbit=1, base_mouse=1),
    ("vagabond", 0): lambda game: _holds(game.state.pawns[0] >= 13),
    ("vagabond", 1): lambda game: _holds((len(game.state.quests), len(game.state.quest_deck)) == (3, 12)),
    ("vagabond", 2): items_under_ruins,
    ("vagabond", 3): vagabond_items,
    ("vagabond", 4): lambda game: _holds(game.state.board(0, VagabondBoard).relations[1] == 0),
    ("lizards", 0): not_beside_enemies,
    ("lizards", 1): cult_pieces,
    ("lizards", 2): cult_acolytes,
    ("lizards", 3): cult_gardens,
    ("lizards", 4): cult_outcast,
    ("riverfolk", 0): river_warriors,
    ("riverfolk", 1): lambda game: _holds(game.state.board(0, RiverfolkBoard).payments == [3, 0]),
    ("riverfolk", 2): lambda game: all_left(
        game, "riverfolk", trade_post_fox=3, trade_post_rabbit=3, trade_post_mouse=3
    ),
    ("riverfolk", 3): lambda game: _holds(all(1 <= price <= 4 for price in game.state.board(0, RiverfolkBoard).prices)),
    ("duchy", 0): not_beside_enemies,
    ("duchy", 1): duchy_pieces,
    ("duchy", 2): duchy_board_filled,
    ("corvids", 0): corvid_plot,
    ("corvids", 1): corvid_warriors,
    ("hundreds", 0): on_edge_far_from_enemies,
    ("hundreds", 1): horde,
    ("hundreds", 2): lambda game: _holds(game.state.board(0, HundredsBoard).mood == STUBBORN),
    ("hundreds", 3): items_under_ruins,
    ("keepers", 0): relic_in_each_forest,
    ("keepers", 1): keeper_camps,
    ("keepers", 2): other_relics,
    ("keepers", 3): lambda game: _holds(
        [len(column) for column in game.state.board(0, KeepersBoard).retinue] == [1, 1, 1]
    ),
}


def _holds(fact: bool) -> None:
    assert fact


def test_every_line_of_every_setup_card_has_a_check() -> None:
    assert set(CHECKS) == {(faction, place) for faction in CARDS for place in range(len(lines_of(faction)))}
    assert {*CARDS, "vagabond2"} == set(FACTIONS)


@pytest.mark.law("root:A.8.2")
@pytest.mark.parametrize(("faction", "line"), LINES)
def test_a_drafted_faction_is_set_up_as_its_card_says(faction: str, line: str) -> None:
    check = CHECKS[faction, lines_of(faction).index(line)]
    for seed, map_name in enumerate(("autumn", "winter", "autumn")):
        check(drafted(faction, seed, map_name))


@pytest.mark.law("root:A.8.1", "root:5.2", "root:A.8.2.I")
@pytest.mark.parametrize("faction", CARDS)
def test_what_a_setup_card_says_above_its_lines(faction: str) -> None:
    card = CARDS[faction]
    cards = [FACTIONS[name] for name in (faction, f"{faction}2") if name in FACTIONS]
    assert {one.militant for one in cards} == {card["type"] == "militant"}
    assert [one.reach for one in cards] == card["reach"]
    assert len(homes(drafted(faction, 1))) == card["homelands"]
