"""Highway Bandits and Bandit Gangs."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.factions.satchel import VagabondBoard
from copse.root.hirelings.highway_bandits import BanditCard
from copse.root.hirelings.hiring import take_control
from copse.root.maps import MAPS, map_named
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.root.table import supply, where
from tests.script import asked, few_of_many, happened, legal, play

BANDITS = """
    factions marquise eyrie alliance
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    highway_bandits paths 1-5 4-8
    clearing 1 marquise warrior 4
    clearing 5 eyrie warrior 1
    clearing 9 alliance sympathy 1
"""


def paths(game: RootGame) -> list[object]:
    seen = game.state.board(party(game), BanditCard).view(game.state, party(game), None)["paths"]
    assert isinstance(seen, list)
    return list[object](seen)


@pytest.mark.law("root:A.6.3")
def test_two_bandits_start_on_two_different_paths() -> None:
    game = set_up("highway_bandits", "eyrie", "alliance")
    assert asked(game) == (1, "LieInWait", "root:A.6.3")
    assert len(legal(game, "waylay")) == 18
    play(game, "1 waylay 1-5")
    assert len(legal(game, "waylay")) == 17
    assert "waylay 1-5" not in legal(game)
    play(game, "1 waylay 3-11")
    assert paths(game) == [[1, 5], [3, 11]]
    assert asked(game)[1] != "LieInWait"
    assert game.state.supply[game.state.rules.warrior[party(game)]] == 2


@pytest.mark.law("root:E.2.2", "root:E.3.2")
@pytest.mark.parametrize("held", ["held highway_bandits by eyrie", ""])
def test_an_enemy_who_passes_a_bandit_loses_one_of_the_pieces_that_move(held: str) -> None:
    game = hired("highway_bandits", BANDITS, held)
    play(game, "0 pass", "0 move 1>5 x3")
    assert where(game, "marquise", "warrior") == {1: 1, 5: 2}
    assert supply(game, "marquise", "warrior") == 25 - 3
    assert [event["count"] for event in happened(game, "moved")] == [2]


@pytest.mark.law("root:E.2.2")
def test_the_other_way_costs_as_much_and_another_path_nothing() -> None:
    game = hired("highway_bandits", BANDITS, "clearing 5 marquise warrior 3")
    play(game, "0 pass", "0 move 5>1 x3")
    assert where(game, "marquise", "warrior") == {1: 6}
    game = hired("highway_bandits", BANDITS)
    play(game, "0 pass", "0 move 1>10 x3")
    assert where(game, "marquise", "warrior") == {1: 1, 10: 3}


@pytest.mark.law("root:E.2.2", "root:8.2.6")
def test_one_who_is_lost_on_the_way_has_not_come_to_where_it_went() -> None:
    position = BANDITS.replace("paths 1-5", "paths 1-9")
    game = hired("highway_bandits", position)
    play(game, "0 pass", "0 move 1>9 x1")
    assert where(game, "marquise", "warrior") == {1: 3}
    assert not happened(game, "moved")
    assert not happened(game, "outraged")
    game = hired("highway_bandits", position, "hand marquise anvil")
    play(game, "0 pass", "0 move 1>9 x2")
    assert asked(game)[1] == "Appease"  # the other one has


@pytest.mark.ruling("R133")
@pytest.mark.law("root:E.2.2", "root:6.2.3")
def test_who_is_lost_fell_in_the_clearing_that_was_left() -> None:
    game = hired("highway_bandits", BANDITS, "clearing 3 marquise keep 1", "hand marquise anvil")
    play(game, "0 pass", "0 move 1>5 x2")
    assert asked(game)[1] == "FieldHospital"
    assert legal(game, "spend") == ["spend anvil"]  # a fox, like clearing 1
    play(game, "0 spend anvil")
    assert of_faction(game, "marquise", "warrior", 3) == 1


@pytest.mark.law("root:E.2.2", "root:E.3.2")
def test_their_controller_passes_freely_and_a_warrior_may_join() -> None:
    game = hired("highway_bandits", BANDITS, "held highway_bandits by marquise")
    play(game, "0 pass", "0 move 1>5 x2")
    assert asked(game) == (0, "JoinOnTheWay", "root:E.2.2")
    assert legal(game) == ["pass", "station 5"]
    play(game, "0 station 5")
    assert where(game, "marquise", "warrior") == {1: 2, 5: 3}
    game = hired("highway_bandits", BANDITS, "held highway_bandits by marquise")
    play(game, "0 pass", "0 move 1>5 x2", "0 pass")
    assert where(game, "marquise", "warrior") == {1: 2, 5: 2}


@pytest.mark.law("root:E.2.2")
def test_nobody_joins_elsewhere_or_from_an_empty_supply() -> None:
    game = hired("highway_bandits", BANDITS, "held highway_bandits by marquise")
    play(game, "0 pass", "0 move 1>10 x2")
    assert asked(game)[1] != "JoinOnTheWay"
    game = hired("highway_bandits", BANDITS, "held highway_bandits by marquise", "clearing 12 marquise warrior 21")
    play(game, "0 pass", "0 move 1>5 x2")
    assert asked(game)[1] != "JoinOnTheWay"


@pytest.mark.law("root:E.2.2")
def test_a_vagabond_who_passes_damages_an_item() -> None:
    position = """
        factions vagabond marquise eyrie
        turn 0 daylight
        highway_bandits paths 1-5
        pawn vagabond 1
        vagabond ready boots 2 sword
    """
    game = play(hired("highway_bandits", position), "0 go 5")
    assert asked(game)[:2] == (0, "TakeHit")
    play(game, "0 damage sword")
    assert sum(game.state.board(0, VagabondBoard).items.damaged) == 1
    assert game.state.pawns[0] == 5
    game = play(hired("highway_bandits", position), "0 go 9")
    assert asked(game)[1] == "Wander"
    game = play(hired("highway_bandits", position, "held highway_bandits by vagabond"), "0 go 5")
    assert asked(game)[1] == "Wander"


@pytest.mark.ruling("R134")
@pytest.mark.law("root:E.2.2", "root:9.2.9.II.b")
def test_allies_whom_he_takes_along_pay_nothing_more() -> None:
    game = hired(
        "highway_bandits",
        """
        factions vagabond marquise eyrie
        turn 0 daylight
        highway_bandits paths 1-5
        pawn vagabond 1
        vagabond ready boots 2 sword
        vagabond relation marquise allied
        clearing 1 marquise warrior 2
        """,
    )
    play(game, "0 go 5", "0 damage sword", "0 bring marquise x2")
    assert of_faction(game, "marquise", "warrior", 5) == 2


WARLORD = """
    factions hundreds marquise
    turn 0 daylight
    highway_bandits paths 1-5
    clearing 1 hundreds warlord 1 warrior 3 stronghold 1
"""


@pytest.mark.law("root:E.2.2", "root:14.2.2")
def test_of_a_march_a_follower_is_lost_and_never_the_warlord() -> None:
    game = play(hired("highway_bandits", WARLORD), "0 pass")
    play(game, "0 march 1>5 x2")
    assert of_faction(game, "hundreds", "warrior", 5) == 1
    assert of_faction(game, "hundreds", "warlord", 5) == 1
    game = play(hired("highway_bandits", WARLORD), "0 pass", "0 march 1>5 x0")
    assert of_faction(game, "hundreds", "warlord", 5) == 1
    assert of_faction(game, "hundreds", "warrior", 1) == 3


@pytest.mark.law("root:E.2.2", "root:14.5.3")
def test_a_march_of_their_controller_is_joined_too() -> None:
    game = hired("highway_bandits", WARLORD, "held highway_bandits by hundreds")
    play(game, "0 pass", "0 march 1>5 x0", "0 station 5")
    assert of_faction(game, "hundreds", "warrior", 5) == 1


@pytest.mark.law("root:E.2.2", "root:E.3.2")
def test_other_hirelings_pay_unless_the_same_player_controls_them() -> None:
    position = """
        factions lizards eyrie
        turn 1 daylight
        highway_bandits paths 1-5
        clearing 1 forest_patrol warrior 3
        held forest_patrol by eyrie
    """
    for held, left in (("held highway_bandits by lizards", 1), ("held highway_bandits by eyrie", 2)):
        game = hired("highway_bandits forest_patrol", position, held)
        play(game, "1 command forest_patrol", "1 move 1>5 x2")
        warrior = game.state.rules.warrior[party(game) + 1]
        assert game.state.count(warrior, 5) == left
        assert asked(game)[1] != "JoinOnTheWay"  # they are no pieces of the Eyrie (§E.3.4)


@pytest.mark.law("root:E.2.4")
def test_in_daylight_a_bandit_comes_to_a_free_path_beside_own_pieces() -> None:
    game = hired("highway_bandits", BANDITS, "held highway_bandits by marquise")
    play(game, "0 command highway_bandits")
    assert asked(game) == (0, "PostBandit", "root:E.2.4")
    assert legal(game) == ["waylay 1-9", "waylay 1-10"]  # on 1-5 there is one
    play(game, "0 waylay 1-9")
    assert paths(game) == [[1, 5], [1, 9], [4, 8]]
    assert "command highway_bandits" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.4")
def test_from_an_empty_supply_one_of_the_map_is_placed_anew() -> None:
    position = BANDITS.replace("paths 1-5 4-8", "paths 1-5 4-8 3-6 7-8")
    game = hired("highway_bandits", position, "held highway_bandits by marquise")
    play(game, "0 command highway_bandits")
    assert asked(game) == (0, "WithdrawBandit", "root:E.2.4")
    assert legal(game) == ["withdraw 1-5", "withdraw 3-6", "withdraw 4-8", "withdraw 7-8"]
    play(game, "0 withdraw 4-8", "0 waylay 1-10")
    assert paths(game) == [[1, 5], [1, 10], [3, 6], [7, 8]]


@pytest.mark.law("root:E.2.4")
def test_without_a_free_path_beside_own_pieces_none_comes_and_nobody_else_sends_one() -> None:
    full = BANDITS.replace("paths 1-5 4-8", "paths 1-5 1-9 1-10")
    assert "command highway_bandits" not in legal(hired("highway_bandits", full, "held highway_bandits by marquise"))
    assert "command highway_bandits" not in legal(hired("highway_bandits", BANDITS, "held highway_bandits by eyrie"))
    assert "command highway_bandits" not in legal(hired("highway_bandits", BANDITS))


MOUNTAIN = """
    factions marquise eyrie
    map mountain
    turn 0 daylight
    clearing 5 marquise warrior 2
    held highway_bandits by marquise
"""


@pytest.mark.law("root:E.2.4", "root:C.3.2")
def test_bandits_come_to_paths_only_and_to_closed_ones_once_they_are_cleared() -> None:
    game = play(hired("highway_bandits", MOUNTAIN), "0 command highway_bandits")
    assert legal(game) == ["waylay 5-10", "waylay 5-11"]
    game = play(hired("highway_bandits", MOUNTAIN, "closed 2-5"), "0 command highway_bandits", "0 waylay 5-9")
    assert paths(game) == [[5, 9]]
    game.state.hand_over(party(game), 1)
    play(game, "0 pass", "0 move 5>9 x2")
    assert where(game, "marquise", "warrior") == {9: 1}


@pytest.mark.law("root:E.3.5", "root:C.2.5")
@pytest.mark.parametrize("map_name", MAPS)
def test_who_goes_from_one_end_of_a_path_to_the_other_goes_along_it(map_name: str) -> None:
    board = map_named(map_name)
    for a, b in board.ways:
        assert not board.rivers[a] >> b & 1
        assert not (board.coast >> a & 1 and board.coast >> b & 1)  # so no ferry either


def test_a_bandit_on_a_closed_path_is_refused() -> None:
    with pytest.raises(BadPosition, match="a bandit where no path is open"):
        hired("highway_bandits", MOUNTAIN, "highway_bandits paths 5-9")


@pytest.mark.law("root:E.3.1", "root:E.2.2")
def test_on_their_paths_they_rule_nothing_and_nobody_battles_them() -> None:
    game = play(hired("highway_bandits", BANDITS, "held highway_bandits by eyrie"), "0 pass")
    assert not game.state.held[party(game)]
    assert not any(text.endswith(f" {party(game)}") for text in legal(game, "battle"))


@pytest.mark.parametrize("seed", few_of_many(1, range(4)))
def test_games_with_highway_bandits_are_played_to_their_end(seed: int) -> None:
    map_name = ("autumn", "mountain", "lake", "winter")[seed]
    assert play_by_lot("highway_bandits", "eyrie", "vagabond", "hundreds", "keepers", seed=seed, map_name=map_name)


# ---- Bandit Gangs

GANGS = """
    factions marquise eyrie vagabond
    turn 0 daylight
    pawn vagabond 8
    clearing 1 marquise warrior 4
    clearing 5 marquise warrior 1
    clearing 5 eyrie warrior 2
    clearing 7 eyrie warrior 2
"""
ON_MAP = ("clearing 5 bandit_gangs warrior 2", "clearing 7 bandit_gangs warrior 1")


@pytest.mark.law("root:A.6.3")
def test_the_gangs_start_nowhere() -> None:
    game = set_up("bandit_gangs", "eyrie", "alliance")
    assert standing(game, "warrior") == {}


@pytest.mark.law("root:E.2.1")
def test_who_takes_control_places_one_beside_own_pieces_if_none_is_on_the_map() -> None:
    game = hired("bandit_gangs", GANGS)
    take_control(game.state, party(game), 1, "root:E.1.1")
    game.state.settle()
    assert asked(game) == (1, "PostGang", "root:E.2.1")
    assert legal(game) == ["station 5", "station 7"]
    play(game, "1 station 7")
    assert standing(game, "warrior") == {7: 1}
    take_control(game.state, party(game), 0, "root:E.1.3")
    game.state.settle()
    assert asked(game)[1] != "PostGang"


@pytest.mark.law("root:E.2.2")
def test_they_cannot_be_battled_beside_faction_pieces_of_their_controller() -> None:
    def attacks(*lines: str) -> list[str]:
        game = play(hired("bandit_gangs", GANGS, *ON_MAP, "clearing 7 marquise warrior 1", *lines), "0 pass")
        return [text for text in legal(game, "battle") if text.endswith(f" {party(game)}")]

    assert attacks() == ["battle 5 3", "battle 7 3"]
    assert attacks("held bandit_gangs by eyrie") == []
    assert attacks("held bandit_gangs by vagabond") == ["battle 5 3", "battle 7 3"]
    assert attacks("held bandit_gangs by marquise") == []  # they are no enemies


@pytest.mark.law("root:E.2.4")
def test_in_daylight_one_of_them_comes_to_own_pieces() -> None:
    game = hired("bandit_gangs", GANGS, *ON_MAP, "held bandit_gangs by marquise")
    play(game, "0 command bandit_gangs")
    assert asked(game) == (0, "GangOrders", "root:E.2.4")
    assert legal(game) == ["reinforce", "station 1", "station 5"]
    play(game, "0 station 1")
    assert standing(game, "warrior") == {1: 1, 5: 2, 7: 1}
    assert "command bandit_gangs" not in legal(game)  # once a day


@pytest.mark.ruling("R137")
@pytest.mark.law("root:E.2.4")
def test_or_an_own_warrior_comes_to_each_of_theirs() -> None:
    game = hired("bandit_gangs", GANGS, *ON_MAP, "held bandit_gangs by marquise")
    play(game, "0 command bandit_gangs", "0 reinforce")
    assert where(game, "marquise", "warrior") == {1: 4, 5: 3, 7: 1}
    assert standing(game, "warrior") == {5: 2, 7: 1}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_if_there_are_too_few_their_owner_says_where() -> None:
    game = hired("bandit_gangs", GANGS, *ON_MAP, "held bandit_gangs by marquise", "clearing 12 marquise warrior 18")
    play(game, "0 command bandit_gangs", "0 reinforce")
    assert asked(game) == (0, "ShareWarriors", "root:1.5.4")
    assert legal(game) == ["station 5", "station 7"]
    play(game, "0 station 7")
    assert legal(game) == ["station 5"]
    assert copse.load(game.save()).position() == game.position() == copse.position(game.position()).position()
    play(game, "0 station 5")
    assert where(game, "marquise", "warrior") == {1: 4, 5: 2, 7: 1, 12: 18}
    assert supply(game, "marquise", "warrior") == 0
    assert asked(game)[1] == "Workshops"


@pytest.mark.law("root:E.2.4", "root:6.2.2")
def test_nothing_comes_where_it_may_not_be_placed() -> None:
    keep = ("clearing 5 marquise warrior 1 keep 1",)
    position = GANGS.replace("turn 0", "turn 1").replace("clearing 5 marquise warrior 1", *keep)
    game = hired("bandit_gangs", position, *ON_MAP, "held bandit_gangs by eyrie")
    play(game, "1 command bandit_gangs")
    assert legal(game) == ["reinforce", "station 7"]
    play(game, "1 reinforce")
    assert where(game, "eyrie", "warrior") == {5: 2, 7: 3}


@pytest.mark.law("root:E.2.4")
def test_who_has_no_warriors_can_only_place_theirs_and_nobody_else_anything() -> None:
    game = hired("bandit_gangs", GANGS.replace("turn 0", "turn 2"), *ON_MAP, "held bandit_gangs by vagabond")
    play(game, "2 command bandit_gangs")
    assert legal(game) == ["station 8"]
    game = hired("bandit_gangs", GANGS, "clearing 5 bandit_gangs warrior 4", "held bandit_gangs by marquise")
    play(game, "0 command bandit_gangs")
    assert legal(game) == ["reinforce"]
    for held in ("held bandit_gangs by eyrie", ""):
        assert "command bandit_gangs" not in legal(hired("bandit_gangs", GANGS, *ON_MAP, held))


def test_a_position_says_what_is_still_owed() -> None:
    with pytest.raises(BadPosition, match="if it is being asked where"):
        hired("bandit_gangs", GANGS, *ON_MAP, "bandit_gangs owed 5 2 7 1")


@pytest.mark.parametrize("seed", few_of_many(1, range(4)))
def test_games_with_bandit_gangs_are_played_to_their_end(seed: int) -> None:
    assert play_by_lot("bandit_gangs", "eyrie", "vagabond", "lizards", "marquise", seed=seed)
