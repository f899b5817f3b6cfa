"""How landmarks are dealt, chosen and placed (§A.5), and what holds for all of them (§F)."""

from __future__ import annotations

from itertools import combinations

import pytest

import copse
from copse.kernel.bits import members
from copse.kernel.errors import BadPosition, BadSave, BadSetup
from copse.kernel.saves import pack, unpack
from copse.kernel.tasks import Json
from copse.root.actions import ERECT, LANDMARKS
from copse.root.landmarks import LANDMARKS as BY_PRINTING
from copse.root.landmarks import OLD
from copse.root.landmarks.base import free_grounds
from copse.root.maps import MAPS, map_named
from copse.root.removal import sweep
from copse.root.state import Woodland
from tests.root.landmarks.placed import play_by_lot, with_landmarks
from tests.root.table import Table, verbs
from tests.script import asked, legal

FACTIONS: list[Json] = ["marquise", "eyrie", "alliance"]


def new(**options: Json) -> Table:
    game = copse.new("root", **{"factions": FACTIONS, "seed": 1, **options})
    assert isinstance(game.state, Woodland)
    return game


def standing(game: Table) -> dict[str, int]:
    return {site.name: site.clearing for site in game.state.sites}


def grounds(game: Table, landmark: str) -> list[int]:
    """Where the seat that is asked may place it."""
    number = LANDMARKS.index(landmark)
    return [action.args[1] for action in game.decision.actions if action.verb is ERECT and action.args[0] == number]


# ---- §A.5


@pytest.mark.law("root:A.5")
def test_a_game_has_no_landmarks_but_the_maps_own_unless_it_is_agreed() -> None:
    assert standing(new()) == {}
    assert standing(new(map="lake")) == {"ferry": 1}
    assert standing(new(map="mountain")) == {"tower": 10}
    assert "erect" not in verbs(new())


@pytest.mark.law("root:A.5")
def test_with_landmarks_the_ferry_and_the_tower_of_a_map_may_be_left_out() -> None:
    options: dict[str, Json] = {"landmarks": 1, "landmark_cards": ["lost_city"]}
    assert standing(new(map="mountain", **options)) == {"tower": 10, "lost_city": 0}
    assert standing(new(map="mountain", map_landmarks=False, **options)) == {"lost_city": 0}
    assert standing(new(map="lake", map_landmarks=False, **options)) == {"lost_city": 0}
    assert standing(new(map="lake", map_landmarks=False)) == {"ferry": 1}, "nothing was dealt"


@pytest.mark.ruling("R162")
@pytest.mark.law("root:A.5")
def test_the_ferry_of_the_lake_is_the_one_that_is_dealt() -> None:
    game = new(map="lake", landmarks=1, landmark_cards=["ferry"])
    assert standing(game) == {"ferry": 0}
    assert grounds(game, "ferry") == [1, 10, 11, 12]
    game.apply("erect ferry 12")
    assert standing(game) == {"ferry": 12}


@pytest.mark.law("root:A.5.1")
def test_one_or_two_are_played_of_the_cards_that_were_not_put_away() -> None:
    assert len(standing(new(landmarks=1))) == 1
    assert len(standing(new(landmarks=2))) == 2
    for seed in range(20):
        assert set(standing(new(landmarks=2, landmark_cards=["tower", "ferry", "lost_city"], seed=seed))) <= {
            "tower",
            "ferry",
            "lost_city",
        }
    refused: list[dict[str, Json]] = [
        {"landmarks": 3},
        {"landmarks": 2, "landmark_cards": ["tower"]},
        {"landmark_cards": ["towers"]},
        {"landmark_cards": ["tower", "tower"]},
        {"landmark_cards": []},
        {"landmark_printing": "newest"},
        {"map_landmarks": 1},
    ]
    for wrong in refused:
        with pytest.raises(BadSetup):
            new(**wrong)


@pytest.mark.law("root:A.5.2")
def test_they_are_dealt_by_lot_and_everyone_sees_which() -> None:
    pairs = {frozenset(standing(new(landmarks=2, seed=seed))) for seed in range(200)}
    assert len(pairs) == 15
    game = new(landmarks=2, landmark_cards=["lost_city", "tower"])
    assert list(standing(game)) == ["lost_city", "tower"], "as they were chosen"
    assert game.view(None)["landmarks"] == [
        {"name": "lost_city", "clearing": None, "board": {"used": False}},
        {"name": "tower", "clearing": None, "board": {"used": False}},
    ]


@pytest.mark.law("root:A.5.3")
def test_the_last_player_chooses_and_places_one_and_the_one_before_the_other() -> None:
    game = new(landmarks=2, landmark_cards=["tower", "elder_treetop"])
    assert asked(game) == (2, "Erect", "root:A.5.3")
    assert grounds(game, "tower") == [6, 10, 11, 12]
    assert grounds(game, "elder_treetop") == [1, 2, 3, 4]
    game.apply("erect elder_treetop 3")
    assert asked(game) == (1, "Erect", "root:A.5.3")
    assert legal(game) == ["erect tower 6", "erect tower 10", "erect tower 11", "erect tower 12"]
    game.apply("erect tower 11")
    assert standing(game) == {"tower": 11, "elder_treetop": 3}
    assert "erect" not in verbs(game)


@pytest.mark.law("root:A.5.3")
def test_with_one_landmark_only_the_last_player_is_asked() -> None:
    game = new(landmarks=1, landmark_cards=["tower"])
    assert asked(game)[:2] == (2, "Erect")
    game.apply("erect tower 6")
    assert asked(game)[1] != "Erect"


@pytest.mark.law("root:A.5.3", "root:A.6.3")
def test_landmarks_stand_before_hirelings_and_factions_are_set_up() -> None:
    game = new(landmarks=1, landmark_cards=["tower"], hirelings="random")
    assert not game.state.rules.hirelings
    game.apply("erect tower 6")
    assert game.state.rules.hirelings
    assert standing(game) == {"tower": 6}


@pytest.mark.law("root:A.5.3")
@pytest.mark.parametrize("map_name", MAPS)
def test_wherever_one_stands_there_is_a_place_for_every_other(map_name: str) -> None:
    for pair in combinations(LANDMARKS, 2):
        for first, other in (pair, pair[::-1]):
            for site in grounds(new(map=map_name, landmarks=2, landmark_cards=list[Json](pair)), first):
                game = new(map=map_name, landmarks=2, landmark_cards=list[Json](pair))
                game.apply(f"erect {first} {site}")
                ways = map_named(map_name).paths[site] | 1 << site
                assert grounds(game, other)
                assert all(not ways >> place & 1 for place in grounds(game, other) if other != "tower")
                assert site not in grounds(game, other)


@pytest.mark.ruling("R157")
@pytest.mark.law("root:C.3.2")
def test_a_closed_path_makes_no_neighbours() -> None:
    a, b = map_named("mountain").closed[0]
    game = new(map="mountain", landmarks=1, landmark_cards=["legendary_forge"], map_landmarks=False)
    game.state.site("legendary_forge").clearing = a
    assert free_grounds(game.state, BY_PRINTING[OLD]["legendary_forge"]) >> b & 1


# ---- §F.1


@pytest.mark.law("root:F.1.1", "root:F.1.2")
def test_nothing_sweeps_battles_or_moves_a_landmark() -> None:
    game = with_landmarks("lost_city tower", "lost_city 5", "tower 10", "clearing 5 marquise warrior 3",
                          "clearing 10 eyrie warrior 1", "clearing 10 marquise warrior 3")  # fmt: skip
    before = standing(game)
    game.apply("pass")
    assert not [line for line in legal(game, "battle") if " 5 " in line]
    sweep(game.state, 0, 1 << 5 | 1 << 10, "root:1.5.4")
    assert standing(game) == before
    assert game.state.presence(1) == 0


@pytest.mark.law("root:F.1.2")
def test_a_landmark_counts_for_nobodys_rule_or_presence() -> None:
    game = with_landmarks("lost_city", "lost_city 5")
    assert game.state.ruler[5] == -1
    assert not any(game.state.has_pieces(party, 5) for party in range(2))


# ---- saves and positions


def test_what_was_dealt_is_saved_and_written() -> None:
    game = new(landmarks=2, seed=4)
    for _ in range(3):
        again, read = copse.load(game.save()), copse.position(game.position())
        assert again.state.dump() == game.state.dump() == read.state.dump()
        assert again.hash() == game.hash() == read.hash()
        game.apply(game.decision.actions[0])


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["option landmarks 1", "turn 0 daylight"], "its landmarks are not dealt"),
        (["option landmarks 1", 'option landmark_cards ["tower"]', "turn 0 daylight"], "the tower stands nowhere"),
        (["tower 5"], "there is no tower in this game"),
        (["option landmarks 1", 'option landmark_cards ["lost_city"]', "lost_city 1"], "the lost_city cannot be in"),
        (
            ["option landmarks 1", 'option landmark_cards ["tower"]', "tower 6 shut"],
            "'shut' is not a known fact of a landmark",
        ),
        (["ferried"], "there is no ferry in this game"),
    ],
)
def test_impossible_landmarks_are_refused(lines: list[str], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        copse.position("\n".join(["copse position 1 root", "factions marquise eyrie", *lines]))


@pytest.mark.parametrize(
    "dealt", [["tower"], ["tower", "tower"], ["tower", "town"], ["ferry", "tower", "lost_city"], [1, 2]]
)
def test_a_save_with_other_landmarks_than_were_agreed_is_refused(dealt: list[Json]) -> None:
    payload = unpack(new(landmarks=2, landmark_cards=["tower", "elder_treetop", "lost_city"], seed=3).save())
    state = payload["state"]
    assert isinstance(state, dict)
    with pytest.raises(BadSave):
        copse.load(pack({**payload, "state": {**state, "dealt": dealt}}))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("map_name", MAPS)
def test_whole_games_with_every_landmark_stay_possible(map_name: str) -> None:
    seatings: list[list[Json]] = [["marquise", "eyrie", "alliance"], ["lizards", "duchy"], ["hundreds", "riverfolk"]]
    chosen = dict[str, int]()
    for place, pair in enumerate([LANDMARKS[0:2], LANDMARKS[2:4], LANDMARKS[4:6]]):
        printing = ("old", "new")[place % 2]
        options: dict[str, Json] = {"factions": seatings[place], "map": map_name, "landmark_printing": printing}
        state, counted = play_by_lot(*pair, seed=place, **options)
        assert all(site.clearing in members((1 << 13) - 2) for site in state.sites)
        for verb, number in counted.items():
            chosen[verb] = chosen.get(verb, 0) + number
    assert chosen["erect"] == 6
    assert chosen["swap"]
    assert chosen["craft"]
