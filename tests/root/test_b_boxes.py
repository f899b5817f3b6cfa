"""Appendix B: what each box holds, against what our games are played with. What belongs to bots is in their book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_

import pytest

import copse
from copse.kernel.tasks import Json
from copse.root.actions import CHARACTERS, DRAFTED, LEADERS, MINISTERS, MOODS, PLOTS, SERVICES, WAYSTATIONS
from copse.root.cards import ITEM_SUPPLY, ITEMS, QUESTS, SUITS, deck
from copse.root.factions import FACTIONS
from copse.root.factions.characters import BY_NAME
from copse.root.factions.duchy import RANKS, DuchyBoard
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.reliquary import RETAINERS, other_side
from copse.root.factions.satchel import related
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import MOST_CONTROL
from copse.root.hirelings.hiring import ALL_SYMBOLS, GOLD, MARKED, THREE
from copse.root.hirelings.spring_uprising import UPRISING_DIE
from copse.root.hirelings.the_exile import CLUBS
from copse.root.landmarks import LANDMARKS, OLD
from copse.root.maps import MAPS, map_named
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.ruins import BURIED
from copse.root.state import NONE
from tests.root.hirelings.hired import set_up
from tests.root.table import Table, daylight, fight

BASE = ("marquise", "eyrie", "alliance", "vagabond")
RIVERFOLK = ("riverfolk", "lizards", "vagabond2")
UNDERWORLD = ("duchy", "corvids")
MARAUDER = ("hundreds", "keepers")
VAGABONDS = ("vagabond", "vagabond2")


def new(*factions: str, **options: str) -> Table:
    return copse.new("root", factions=list[Json](factions), seed=1, **options)


def kinds(category: int, *factions: str) -> dict[str, int]:
    """How many pieces of each kind these factions have; kinds that differ by their suit alone are one."""
    out = Counter[str]()
    for faction in factions:
        for kind in FACTIONS[faction].kinds:
            if kind.category == category:
                name, _, suit = kind.name.rpartition("_")
                out[name if suit in SUITS else kind.name] += kind.total
    return dict(out)


def warriors(*factions: str) -> dict[str, dict[str, int]]:
    return {faction: kinds(WARRIOR, faction) for faction in factions if not is_pawn(faction)}


def is_pawn(faction: str) -> bool:
    """§9.2.2: a Vagabond has no pieces but his pawn."""
    return not FACTIONS[faction].kinds


def pawns(*factions: str) -> int:
    return sum(map(is_pawn, factions))


def relationships(*factions: str) -> int:
    """§9.2.9: the markers on the boards of the Vagabonds of a table."""
    state = new(*factions).state
    return len(state.rules.walkers) * len(related(state))


def named(items: Counter[int]) -> dict[str, int]:
    return {ITEMS[item]: number for item, number in items.items()}


def starting(characters: Sequence[str], vagabonds: int) -> Counter[int]:
    """The fewest items with which so many Vagabonds can begin, whichever characters they choose."""
    tables = combinations((BY_NAME[character].items for character in characters), vagabonds)
    return reduce(or_, (Counter(item for items in table for item in items) for table in tables))


# ---- boards, maps and dice


@pytest.mark.law("root:B.1.5", "root:B.2.5", "root:B.3.5")
def test_the_boards_of_the_boxes_are_the_factions_that_can_be_played() -> None:
    assert sorted((*BASE, *RIVERFOLK, *UNDERWORLD, *MARAUDER)) == sorted(FACTIONS)


@pytest.mark.law("root:B.1.5", "root:B.3.5")
def test_two_boxes_hold_a_map_with_two_sides() -> None:
    assert MAPS == ("autumn", "winter", "lake", "mountain")


@pytest.mark.law("root:B.1.5")
def test_a_battle_takes_the_two_dice() -> None:
    game = daylight("clearing 5 marquise warrior 3\nclearing 5 eyrie warrior 3")
    assert fight(game, "0 battle 5 1").record().count(" die ") == 2


# ---- cardboard


@pytest.mark.law("root:B.1.2")
def test_the_base_game_has_28_buildings_and_19_tokens() -> None:
    assert kinds(BUILDING, *BASE) == {"roost": 7, "sawmill": 6, "recruiter": 6, "workshop": 6, "base": 3}
    assert kinds(TOKEN, *BASE) == {"sympathy": 10, "wood": 8, "keep": 1}


@pytest.mark.law("root:B.2.2")
def test_the_riverfolk_box_has_15_gardens_and_9_trade_posts() -> None:
    assert kinds(BUILDING, *RIVERFOLK) == {"garden": 15}
    assert kinds(TOKEN, *RIVERFOLK) == {"trade_post": 9}


@pytest.mark.law("root:B.3.2")
def test_the_underworld_box_has_6_buildings_3_tunnels_and_8_plots() -> None:
    assert kinds(BUILDING, *UNDERWORLD) == {"market": 3, "citadel": 3}
    tokens = kinds(TOKEN, *UNDERWORLD)
    assert sum(tokens.pop(plot) for plot in PLOTS) == 8  # the faces of what lies face down
    assert tokens == {"tunnel": 3, "plot": 8}


@pytest.mark.law("root:B.4.2")
def test_the_marauder_box_has_9_buildings_and_17_tokens() -> None:
    buildings = kinds(BUILDING, *MARAUDER)
    sides = [buildings.pop(side) for side in WAYSTATIONS]
    waystations = {frozenset((side, other_side(side))) for side in range(len(WAYSTATIONS))}
    assert (sides, len(waystations)) == ([1] * 6, 3)
    assert buildings == {"stronghold": 6}
    tokens = kinds(TOKEN, *MARAUDER)
    assert tokens.pop("mob") == 5
    assert sum(tokens.values()) == 12  # relics, by type and value


@pytest.mark.law("root:B.1.2")
@pytest.mark.parametrize("name", MAPS)
def test_each_map_takes_4_markers_of_each_suit_and_4_ruins(name: str) -> None:
    state = new("marquise", "eyrie", map=name).state
    assert Counter(state.suits[1:]) == dict.fromkeys(range(3), 4)
    assert state.ruins.bit_count() == 4


@pytest.mark.law("root:B.3.2")
def test_the_6_markers_of_closed_paths_are_for_the_mountain() -> None:
    assert [len(map_named(name).closed) for name in MAPS] == [0, 0, 0, 6]


@pytest.mark.parametrize(
    ("box", "markers"),
    [
        pytest.param(BASE, 4, marks=pytest.mark.law("root:B.1.2")),
        pytest.param(RIVERFOLK, 3, marks=pytest.mark.law("root:B.2.2")),
        pytest.param(UNDERWORLD, 2, marks=pytest.mark.law("root:B.3.2")),
        pytest.param(MARAUDER, 2, marks=pytest.mark.law("root:B.4.2")),
    ],
)
def test_each_faction_has_a_score_marker(box: tuple[str, ...], markers: int) -> None:
    others = {"marquise", "vagabond"}  # the second Vagabond plays beside the first only (§9.7)
    state = new(*sorted(others | {*box})).state
    assert [points for name, points in zip(state.rules.names, state.points, strict=True) if name in box] == [
        0
    ] * markers


@pytest.mark.parametrize(
    ("seats", "markers"),
    [
        pytest.param(BASE, 3, marks=pytest.mark.law("root:B.1.2")),
        pytest.param((*VAGABONDS, *UNDERWORLD), 4, marks=pytest.mark.law("root:B.3.2")),
        pytest.param((*VAGABONDS, *MARAUDER), 4, marks=pytest.mark.law("root:B.4.2")),
    ],
)
def test_each_vagabond_has_a_relationship_marker_of_each_faction(seats: tuple[str, ...], markers: int) -> None:
    assert relationships(*seats) == markers


@pytest.mark.law("root:B.2.2")
def test_the_riverfolk_box_has_the_markers_of_its_factions_and_all_of_the_second_vagabond() -> None:
    newcomers = relationships(*VAGABONDS, "riverfolk", "lizards")
    second = relationships(*VAGABONDS, *BASE[:3]) - relationships(*BASE)
    assert newcomers + second == 9 - len(VAGABONDS)  # one more for each, which §9.2.9 has no use for


# ---- items: the supply, those under ruins, and what characters begin with


@pytest.mark.law("root:B.1.2")
def test_the_23_items_of_the_base_game_are_what_one_vagabond_and_the_supply_need() -> None:
    items = Counter(dict(enumerate(ITEM_SUPPLY))) + Counter(BURIED) + starting(CHARACTERS[:3], 1)
    assert named(items) == {
        "boots": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coins": 2, "crossbow": 2, "torch": 1,
    }  # fmt: skip


@pytest.mark.law("root:B.2.2")
def test_the_11_items_of_the_riverfolk_box_are_what_a_second_vagabond_needs() -> None:
    items = Counter(BURIED) + starting(CHARACTERS[:6], 2) - starting(CHARACTERS[:3], 1)
    assert named(items) == {"boots": 3, "sword": 3, "bag": 1, "hammer": 1, "torch": 1, "coins": 1, "crossbow": 1}


@pytest.mark.law("root:B.9.1")
def test_the_3_items_of_the_vagabond_pack_are_what_its_characters_need_beside_any_other() -> None:
    items = starting(CHARACTERS, 2) - starting(CHARACTERS[:6], 2)
    assert named(items) == {"coins": 1, "hammer": 1, "boots": 1}


# ---- wood


@pytest.mark.law("root:B.1.3")
def test_the_base_game_has_55_warriors_and_a_pawn() -> None:
    soldiers = {"marquise": 25, "eyrie": 20, "alliance": 10}
    assert warriors(*BASE) == {name: {"warrior": number} for name, number in soldiers.items()}
    assert pawns(*BASE) == 1


@pytest.mark.law("root:B.2.3")
def test_the_riverfolk_box_has_40_warriors_and_a_pawn() -> None:
    assert warriors(*RIVERFOLK) == {"lizards": {"warrior": 25}, "riverfolk": {"warrior": 15}}
    assert pawns(*RIVERFOLK) == 1


@pytest.mark.law("root:B.3.3")
def test_the_underworld_box_has_35_warriors_9_crowns_a_ferry_and_a_tower() -> None:
    assert warriors(*UNDERWORLD) == {"duchy": {"warrior": 20}, "corvids": {"warrior": 15}}
    ministers = FACTIONS["duchy"].new_board(2)
    assert isinstance(ministers, DuchyBoard)
    assert sum(ministers.crowns(rank) for rank in range(len(RANKS))) == 9
    assert [name for name in MAPS if "ferry" in map_named(name).landmarks] == ["lake"]
    assert [name for name in MAPS if "tower" in map_named(name).landmarks] == ["mountain"]


@pytest.mark.law("root:B.8", "root:B.8.1", "root:B.8.2")
def test_the_landmarks_pack_has_six_cards_and_four_landmarks_of_wood() -> None:
    assert [len(printing) for printing in LANDMARKS.values()] == [6, 6]
    elsewhere = {name for board in map(map_named, MAPS) for name in board.landmarks}
    assert len(set(LANDMARKS[OLD]) - elsewhere) == 4


@pytest.mark.law("root:B.4.3")
def test_the_marauder_box_has_57_warriors_and_a_pawn() -> None:
    assert warriors(*MARAUDER) == {"hundreds": {"warrior": 20, "warlord": 1}, "keepers": {"warrior": 15}}
    assert hired(WARRIOR, MARAUDER_BANDS) == {"forest_patrol": 12, "last_dynasty": 5, "spring_uprising": 4}
    assert hired_pawns(MARAUDER_BANDS) == ["the_exile"]


@pytest.mark.law("root:B.9.2")
def test_with_the_7_pawns_of_the_vagabond_pack_each_character_has_its_own() -> None:
    assert len(CHARACTERS) - pawns(*FACTIONS) == 7


# ---- cards


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("standard", marks=pytest.mark.law("root:B.1.4")),
        pytest.param("exiles", marks=pytest.mark.law("root:B.7.1")),
    ],
)
def test_a_deck_has_54_cards(name: str) -> None:
    assert len(deck(name)) == 54


@pytest.mark.law("root:B.1.4")
def test_the_base_game_has_4_leaders_2_viziers_and_15_quests() -> None:
    assert len(LEADERS) == 4
    assert [len(columns) for columns in Eyrie().viziers] == [2] * len(LEADERS)
    assert len(QUESTS) == 15


@pytest.mark.law("root:B.1.4", "root:B.2.4", "root:B.9.3")
def test_three_boxes_have_3_characters_each() -> None:
    assert len(CHARACTERS) == len(BY_NAME) == 3 + 3 + 3


@pytest.mark.law("root:B.2.5")
def test_each_service_has_its_marker() -> None:
    assert len(SERVICES) == len(FACTIONS["riverfolk"].lets) == 3


@pytest.mark.law("root:B.3.4")
def test_there_are_9_ministers() -> None:
    assert len(MINISTERS) == 9


@pytest.mark.law("root:B.4.4")
def test_there_are_8_moods_and_3_faithful_retainers() -> None:
    assert len(MOODS) == 8
    assert len(DRAFTED) == 11
    assert RETAINERS == 3


# ---- hirelings

MARAUDER_BANDS = ("forest_patrol", "last_dynasty", "spring_uprising", "the_exile")
RIVERFOLK_PACK = ("warm_sun_prophets", "highway_bandits", "riverfolk_flotilla")
UNDERWORLD_PACK = ("sunward_expedition", "corvid_spies", "furious_protector")
MARAUDER_PACK = ("flame_bearers", "vault_keepers", "popular_band")


def hired(category: int, bands: Sequence[str]) -> dict[str, int]:
    """The pieces of a kind that these hirelings have, promoted or demoted."""
    out: dict[str, int] = {}
    for side in HIRELINGS.values():
        for kind in side.kinds:
            if side.card in bands and kind.category == category:
                assert out.setdefault(side.card, kind.total) == kind.total, "both sides use the same pieces"
    return out


def hired_pawns(bands: Sequence[str]) -> list[str]:
    """The hirelings that are a pawn: it is all that their setup puts on the map."""
    games = {band: set_up(band, *[name for name in BASE[:3] if name != HIRELINGS[band].linked]) for band in bands}
    for game in games.values():
        while game.decision.law == "root:A.6.3":
            game.apply(game.decision.actions[0])
    return [band for band, game in games.items() if game.state.pawns[game.seats] != NONE]


@pytest.mark.law("root:B.4.4", "root:B.10.4", "root:B.11.4", "root:B.12.4")
def test_the_hirelings_of_four_boxes_are_those_that_can_be_hired() -> None:
    cards = [*MARAUDER_BANDS, *RIVERFOLK_PACK, *UNDERWORLD_PACK, *MARAUDER_PACK]
    assert sorted({side.card for side in HIRELINGS.values()}) == sorted(cards)
    assert Counter(side.card for side in HIRELINGS.values()) == dict.fromkeys(cards, 2), "each has two sides"
    assert Counter(side.card for side in HIRELINGS.values() if side.demoted) == dict.fromkeys(cards, 1)


@pytest.mark.law("root:B.4.2", "root:B.10.2", "root:B.11.2", "root:B.12.2")
def test_a_table_takes_3_hireling_markers_and_12_control_markers() -> None:
    assert len(MARKED) == THREE == 3
    assert max(map(max, ALL_SYMBOLS.values())) == MOST_CONTROL
    assert THREE * MOST_CONTROL == 12


@pytest.mark.law("root:B.4.2")
def test_the_exile_has_the_3_clubs() -> None:
    assert CLUBS == 3


@pytest.mark.law("root:B.11.2", "root:B.12.2")
def test_two_packs_have_3_footholds_and_6_vaults() -> None:
    assert hired(TOKEN, [*RIVERFOLK_PACK, *UNDERWORLD_PACK, *MARAUDER_PACK]) == {"sunward_expedition": 3}
    assert hired(BUILDING, [*RIVERFOLK_PACK, *UNDERWORLD_PACK, *MARAUDER_PACK]) == {"vault_keepers": 6}


@pytest.mark.law("root:B.10.3", "root:B.11.3", "root:B.12.3")
def test_the_packs_have_8_14_and_17_warriors() -> None:
    assert hired(WARRIOR, RIVERFOLK_PACK) == {"warm_sun_prophets": 4, "highway_bandits": 4}
    assert hired(WARRIOR, UNDERWORLD_PACK) == {"sunward_expedition": 8, "corvid_spies": 6}
    assert hired(WARRIOR, MARAUDER_PACK) == {"flame_bearers": 6, "vault_keepers": 6, "popular_band": 5}


@pytest.mark.law("root:B.10.3", "root:B.11.3")
def test_two_packs_have_a_pawn() -> None:
    assert hired_pawns(RIVERFOLK_PACK) == ["riverfolk_flotilla"]
    assert hired_pawns(UNDERWORLD_PACK) == ["furious_protector"]


@pytest.mark.law("root:B.4.5", "root:B.10.5", "root:B.11.5", "root:B.12.5")
def test_the_control_die_has_six_faces() -> None:
    assert {len(GOLD), *map(len, ALL_SYMBOLS.values())} == {6}


@pytest.mark.law("root:B.4.5")
def test_the_mob_die_and_the_uprising_die_have_two_faces_of_each_suit() -> None:
    for die in (Hundreds().mob_die, UPRISING_DIE):
        assert Counter(die) == dict.fromkeys(range(3), 2)
