"""Setup and the order of play: what lies on the table at the start, and how turns and rounds follow each other."""

from __future__ import annotations

import pytest

import copse
from copse.games import SmallWorldGame
from copse.kernel.bits import members
from copse.kernel.errors import BadSetup
from copse.smallworld.board import map_for
from tests.script import asked, happened, legal, play, small_world

PLAYERS = [2, 3, 4, 5]
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
REGIONS = {2: 23, 3: 30, 4: 39, 5: 48}
BORDERS = {2: 51, 3: 71, 4: 95, 5: 119}
OF_EACH_KIND = {2: 4, 3: 5, 4: 7, 5: 9}  # farmland, forest, hill, swamp; mine, magic, cavern
MOUNTAINS = {
    2: [6, 9, 16, 20],
    3: [3, 10, 13, 16, 18, 26, 27],
    4: [10, 17, 18, 20, 25, 30, 33, 34],
    5: [2, 4, 10, 14, 23, 25, 40, 41, 46],
}
LOST_TRIBES = {
    2: [4, 7, 11, 12, 13, 14, 15, 17, 19],
    3: [6, 7, 9, 11, 14, 20, 22, 23, 24, 29],
    4: [2, 3, 6, 7, 8, 13, 16, 23, 24, 26, 27, 28, 31, 32],
    5: [6, 8, 12, 13, 15, 17, 19, 24, 26, 30, 32, 34, 35, 36, 38, 42, 43, 44],
}
TRAY = {
    "skeletons": 20, "sorcerers": 18, "amazons": 15, "ratmen": 13, "elves": 11, "giants": 11, "halflings": 11,
    "tritons": 11, "ghouls": 10, "humans": 10, "orcs": 10, "trolls": 10, "wizards": 10, "dwarves": 8,
}  # fmt: skip


def fresh(players: int, seed: int = 1) -> SmallWorldGame:
    return copse.new("smallworld", players=players, seed=seed)


def two_flying_tokens(players: int, lines: str = "") -> SmallWorldGame:
    """Two tokens that reach every region and can pay for one in which nothing stands."""
    return small_world(f"players {players}\nturn 0 conquer\npeople 0 flying ratmen hand 2\n{lines}")


def regions_of(actions: list[str]) -> list[int]:
    return [int(action.split()[1]) for action in actions]


@pytest.mark.law("sw:setup.map")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_number_of_players_has_its_own_map(players: int) -> None:
    kinds = fresh(players).state.board.kinds
    few, many = OF_EACH_KIND[players], len(MOUNTAINS[players])
    assert {kind: regions.bit_count() for kind, regions in kinds.items() if kind != "coast"} == {
        "farmland": few, "forest": few, "hill": few, "swamp": few, "mountain": many, "sea": 2, "lake": 1,
        "mine": few, "magic": few, "cavern": few, "any": REGIONS[players],
    }  # fmt: skip


@pytest.mark.law("sw:setup.map")
@pytest.mark.parametrize("players", PLAYERS)
def test_on_every_map_regions_border_each_other_mutually(players: int) -> None:
    pairs = [(a, b) for a, near in enumerate(map_for(players).neighbours) for b in members(near)]
    assert len(pairs) == 2 * BORDERS[players]
    assert set(pairs) == {(b, a) for a, b in pairs}
    assert all(a != b for a, b in pairs)


@pytest.mark.law("sw:setup.map")
def test_the_doubtful_spots_of_the_maps_are_as_they_were_ruled() -> None:
    assert map_for(3).neighbours[27] >> 28 & 1, "the mountain and the forest on the south edge touch"
    assert map_for(5).mountains >> 46 & 1, "the white rock is a mountain"


@pytest.mark.law("sw:setup.map")
@pytest.mark.parametrize("players", [1, 6])
def test_there_is_no_map_for_fewer_than_two_or_more_than_five(players: int) -> None:
    with pytest.raises(BadSetup, match="players"):
        fresh(players)


@pytest.mark.law("sw:setup.round_marker")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_starts_on_space_one_of_a_track_that_depends_on_the_players(players: int) -> None:
    seen = fresh(players).view(None)
    assert (seen["round"], seen["rounds"]) == (1, ROUNDS[players])


@pytest.mark.law("sw:setup.tray")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_tray_holds_the_printed_number_of_tokens_of_each_race(players: int) -> None:
    world = fresh(players).state
    assert dict(zip(world.rules.race_ids, world.tray, strict=True)) == TRAY
    assert sum(TRAY.values()) == 168


@pytest.mark.law("sw:setup.combinations")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_pairs_are_on_offer_and_the_rest_is_stacked(players: int) -> None:
    world = fresh(players).state
    races, powers, coins = zip(*world.offer, strict=True)
    assert (len(races), len(set(races)), len(set(powers)), set(coins)) == (6, 6, 6, {0})
    assert sorted([*races, *world.banners]) == list(range(14))
    assert sorted([*powers, *world.badges]) == list(range(20))


@pytest.mark.law("sw:setup.combinations")
def test_banners_and_powers_are_paired_at_random() -> None:
    tops = [fresh(3, seed).state.offer[0] for seed in range(400)]
    assert {race for race, _, _ in tops} == set(range(14))
    assert {power for _, power, _ in tops} == set(range(20))
    assert len({(race, power) for race, power, _ in tops}) > 150


@pytest.mark.law("sw:setup.lost_tribes")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_lost_tribe_lies_in_each_region_with_the_symbol(players: int) -> None:
    regions = fresh(players).view(None)["regions"]
    assert isinstance(regions, list)
    tribes = [{"id": region, "tokens": 1, "holder": "lost_tribe"} for region in LOST_TRIBES[players]]
    assert [region for region in regions if isinstance(region, dict) and region["tokens"]] == tribes
    assert len(tribes) == {2: 9, 3: 10, 4: 14, 5: 18}[players]


@pytest.mark.law("sw:setup.lost_tribes")
@pytest.mark.parametrize("players", PLAYERS)
def test_lost_tribes_defend_their_regions_from_the_start(players: int) -> None:
    too_strong_for_two = sorted([*MOUNTAINS[players], *LOST_TRIBES[players]])
    assert regions_of(legal(two_flying_tokens(players), "reinforce")) == too_strong_for_two


@pytest.mark.law("sw:setup.mountains")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_mountain_stands_in_each_mountain_region_and_nowhere_else(players: int) -> None:
    game = two_flying_tokens(players, "tribes none")
    assert regions_of(legal(game, "reinforce")) == MOUNTAINS[players]
    assert len(MOUNTAINS[players]) == {2: 4, 3: 7, 4: 8, 5: 9}[players]
    assert len(legal(game, "conquer")) == REGIONS[players] - 3 - len(MOUNTAINS[players])


@pytest.mark.law("sw:setup.coins")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_five_coins(players: int) -> None:
    game = fresh(players)
    assert game.state.coins == (5,) * players
    assert legal(game) == [f"pick {place}" for place in range(1, 7)], "five coins pay for any of the pairs"


@pytest.mark.law("sw:order.first_player")
def test_the_chosen_first_player_begins_and_turns_pass_clockwise() -> None:
    game = copse.new("smallworld", players=4, first=2, seed=1)
    assert asked(game)[:2] == (2, "Pick")
    game = small_world("""
        players 4
        first 2
        turn 2
        offer hill orcs
        offer forest ratmen
        offer swamp humans
        offer alchemist trolls
    """)
    for seat in (2, 3, 0, 1):
        assert game.state.round == 1
        play(game, f"{seat} pick 1", f"{seat} stop")
    assert asked(game)[:2] == (2, "Course")
    assert game.state.round == 2


@pytest.mark.law("sw:order.first_player")
def test_the_first_player_may_be_drawn_by_lot() -> None:
    games = [copse.new("smallworld", players=3, first="random", seed=seed) for seed in range(60)]
    firsts = [game.decision.seat for game in games]
    assert firsts == [game.state.first for game in games]
    assert all(firsts.count(seat) > 10 for seat in range(3))


@pytest.mark.law("sw:order.first_player")
def test_a_seat_that_nobody_sits_in_cannot_be_first() -> None:
    with pytest.raises(BadSetup, match="seat 3"):
        copse.new("smallworld", players=3, first=3)


def end_of_turn(players: int, round_number: int, seat: int, first: int = 0) -> SmallWorldGame:
    pairs = ["hill orcs", "forest ratmen", "swamp humans", "commando trolls", "flying elves"]
    peoples = "\n".join(f"people {owner} {pair} hand 5" for owner, pair in enumerate(pairs[:players]))
    return small_world(f"players {players}\nfirst {first}\nround {round_number}\nturn {seat} end\n{peoples}")


@pytest.mark.law("sw:order.rounds", "sw:setup.round_marker")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_moves_on_when_all_had_their_turn_and_the_game_ends_after_the_last_space(players: int) -> None:
    last, final = players - 1, ROUNDS[players]
    game = end_of_turn(players, final - 1, last)
    assert (game.decision.seat, game.state.round) == (0, final)
    game = end_of_turn(players, final, last - 1)
    assert (game.decision.seat, game.state.round) == (last, final)
    assert end_of_turn(players, final, last).over


@pytest.mark.law("sw:order.rounds")
def test_a_round_ends_with_the_seat_before_the_first_player() -> None:
    game = end_of_turn(3, 10, seat=2, first=1)
    assert asked(game)[:2] == (0, "Course")
    assert end_of_turn(3, 10, seat=0, first=1).over


@pytest.mark.law("sw:order.rounds")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_exactly_one_turn_a_round(players: int) -> None:
    game = fresh(players)
    while not game.over:
        game.apply(game.decision.actions[-1])
    turns = [(turn["round"], turn["seat"]) for turn in happened(game, "turn_began")]
    assert turns == [(number, seat) for number in range(1, ROUNDS[players] + 1) for seat in range(players)]
