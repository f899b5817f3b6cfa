"""Chapter 3: thirty points, how every faction scores, and dominance."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadPosition
from copse.root.cards import CARDS
from tests.root.table import Table, daylight, fight, hand, ids, points, verbs, where
from tests.script import asked, legal, play, root

THREE = "marquise eyrie alliance"

# ---- §3.1


@pytest.mark.law("root:3.1")
def test_thirty_points_win_at_once_in_the_middle_of_a_turn() -> None:
    game = daylight("points 29 28\nclearing 5 marquise warrior 1 sawmill 1 wood 1")
    play(game, "0 build sawmill 5")
    assert game.over
    assert game.outcome == {"winners": [0], "points": [30, 28], "law": "root:3.1"}


@pytest.mark.law("root:3.1")
def test_twenty_nine_points_do_not_win() -> None:
    game = daylight("points 28 29\nclearing 5 marquise warrior 1 sawmill 1 wood 1")
    play(game, "0 build sawmill 5")
    assert not game.over


@pytest.mark.law("root:3.1")
def test_one_may_win_in_the_turn_of_another() -> None:
    game = daylight("""
points 0 29
clearing 5 marquise warrior 1 sawmill 1
clearing 5 eyrie warrior 2
coming die 2 die 2
""")
    fight(game, "0 battle 5 1")
    assert game.outcome["winners"] == [1]
    assert game.view(None)["battle"] is None  # nobody waits for its end


@pytest.mark.ruling("R10")
@pytest.mark.law("root:3.1", "root:4.3.4")
@pytest.mark.parametrize(("factions", "turn"), [("eyrie marquise", 0), ("marquise eyrie", 1)])
def test_of_two_who_reach_thirty_in_one_battle_the_active_player_wins(factions: str, turn: int) -> None:
    """The Commander's extra hit takes a sawmill and the Sappers' a roost, at the same moment."""
    game = root(f"""
        factions {factions}
        turn {turn} daylight
        points 29 29
        eyrie leader commander
        eyrie decree battle vizier
        clearing 5 eyrie warrior 1 roost 1
        clearing 5 marquise warrior 1 sawmill 1
        crafted marquise sappers
        coming die 1 die 1
    """)
    other = 1 - turn
    play(game, f"{turn} pass", f"{turn} battle 5 {other}", f"{other} use sappers")
    assert game.outcome == {"winners": [turn], "points": [30, 30], "law": "root:3.1"}


@pytest.mark.ruling("R10")
@pytest.mark.law("root:3.1", "root:7.8.4")
def test_the_points_of_one_battle_are_counted_together_the_despots_included() -> None:
    """The Marquise reaches 30 for a roost, the Eyrie for a sawmill and for its Despot: the Eyrie's turn decides."""
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        points 28 28
        eyrie leader despot
        eyrie decree battle vizier
        clearing 5 eyrie warrior 1 roost 1
        clearing 5 marquise warrior 1 sawmill 1
        crafted eyrie brutal_tactics
        crafted marquise sappers
        coming die 1 die 1
    """)
    play(game, "0 pass", "0 battle 5 1", "0 choose 0", "0 use brutal_tactics", "1 use sappers")
    assert game.outcome == {"winners": [0], "points": [30, 30], "law": "root:3.1"}


# ---- §3.2


@pytest.mark.law("root:3.2", "root:3.2.1")
@pytest.mark.parametrize(
    ("pieces", "dice", "scored"),
    [
        ("warrior 3", "3 0", 0),
        ("warrior 1 sawmill 2", "3 0", 2),
        ("wood 2 sawmill 1", "2 0", 3),
        pytest.param("keep 1", "1 0", 1, marks=pytest.mark.law("root:6.2.2")),
    ],
)
def test_each_building_and_token_of_an_enemy_scores_a_point_and_warriors_none(
    pieces: str, dice: str, scored: int
) -> None:
    high, low = dice.split()
    game = root(f"""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree battle vizier
        clearing 5 eyrie warrior 5
        clearing 5 marquise {pieces}
        coming die {high} die {low}
    """)
    play(game, "0 pass")
    fight(game, "0 battle 5 1")
    assert points(game, "eyrie") == scored
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:3.2.1")
def test_pieces_removed_outside_a_battle_score_too() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 12 eyrie roost 1
        clearing 1 marquise workshop 1 wood 2 warrior 3
        hand eyrie favor_of_the_foxes
    """)
    play(game, "0 craft favor_of_the_foxes")
    assert points(game, "eyrie") == 3


@pytest.mark.law("root:3.2.1")
def test_ones_own_pieces_score_nothing_as_they_go() -> None:
    game = daylight("clearing 5 marquise warrior 1 sawmill 1 wood 1")
    play(game, "0 build workshop 5")
    assert points(game, "marquise") == 0
    game = daylight("clearing 5 marquise warrior 1 sawmill 1 wood 1")
    play(game, "0 build sawmill 5")
    assert points(game, "marquise") == 1


@pytest.mark.law("root:3.2", "root:3.2.2")
@pytest.mark.parametrize(("card", "scored"), [("anvil", 2), ("crossbow_mouse", 1)])
def test_a_crafted_item_scores_what_its_card_shows(card: str, scored: int) -> None:
    game = daylight(f"clearing 1 marquise workshop 1\nhand marquise {card}", first=f"0 craft {card}")
    assert points(game, "marquise") == scored


# ---- §3.3 dominance


def dominant(lines: str, moment: str = "daylight") -> Table:
    return root(f"factions {THREE}\nturn 0 {moment}\n{lines}")


@pytest.mark.law("root:3.3.1")
def test_with_ten_points_dominance_may_be_activated_in_daylight() -> None:
    game = dominant("points 10 0 0\nhand marquise dominance_fox anvil")
    play(game, "0 activate dominance_fox")
    assert hand(game, "marquise") == ["anvil"]
    assert CARDS[game.state.dominance[0]].id == "dominance_fox"


@pytest.mark.law("root:3.3.1")
def test_with_nine_points_it_may_not() -> None:
    assert "activate" not in verbs(dominant("points 9 29 29\nhand marquise dominance_fox"))


@pytest.mark.law("root:3.3.1")
def test_it_may_not_in_birdsong_or_evening_or_in_the_turn_of_another() -> None:
    game = root(f"""
        factions {THREE}
        turn 0 begin
        points 10 10 10
        crafted marquise royal_claim
        clearing 5 marquise warrior 1
        hand marquise dominance_fox anvil bake_sale sword ambush_fox ambush_mouse
        hand eyrie dominance_mouse
    """)
    assert legal(game) == ["pass", "use royal_claim"]  # Birdsong, before the wood and after it
    play(game, "0 pass")
    assert legal(game) == ["pass", "use royal_claim"]
    play(game, "0 pass")
    assert "activate" in verbs(game)
    play(game, "0 pass", "0 pass")
    assert asked(game)[1] == "DiscardDown"
    assert verbs(game) == {"discard"}
    play(game, "0 discard sword", "0 discard anvil")
    assert game.decision.seat == 1
    assert "activate" not in verbs(game)


@pytest.mark.law("root:3.3.1")
def test_who_activated_dominance_scores_no_more_and_is_never_crowned_for_points() -> None:
    game = dominant("points 29 0 0\nhand marquise dominance_fox anvil\nclearing 1 marquise workshop 1")
    play(game, "0 activate dominance_fox", "0 craft anvil")
    assert not game.over
    assert points(game, "marquise") == 29


@pytest.mark.law("root:3.3.1.I")
@pytest.mark.parametrize(
    ("suit", "ruled", "wins"),
    [
        ("fox", (1, 6, 8), True),
        ("fox", (1, 6, 8, 12), True),
        ("fox", (1, 6, 2), False),
        ("rabbit", (3, 4, 10), True),
        ("mouse", (2, 7, 11), True),
        ("mouse", (2, 7), False),
    ],
)
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong(
    suit: str, ruled: tuple[int, ...], wins: bool
) -> None:
    rule = "\n".join(f"clearing {clearing} marquise warrior 1" for clearing in ruled)
    game = dominant(f"points 10 0 0\ndominance marquise dominance_{suit}\n{rule}", "begin")
    assert game.over is wins
    if wins:
        assert game.outcome["winners"] == [0]
        assert game.outcome["law"] == "root:3.3.1.I"


@pytest.mark.law("root:3.3.1.I")
def test_three_clearings_ruled_before_that_moment_do_not_win() -> None:
    rule = "clearing 1 marquise warrior 1\nclearing 6 marquise warrior 1\nclearing 8 marquise warrior 1"
    game = dominant(f"points 10 0 0\nhand marquise dominance_fox\nhand eyrie anvil\n{rule}")
    play(game, "0 activate dominance_fox", "0 pass", "0 pass")
    assert not game.over
    assert game.decision.seat == 1


@pytest.mark.law("root:3.3.1.II")
@pytest.mark.parametrize(
    ("ruled", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((2, 3, 5, 7), False), ((1, 4, 8), False)]
)
def test_bird_dominance_wants_two_opposite_corners(ruled: tuple[int, ...], wins: bool) -> None:
    rule = "\n".join(f"clearing {clearing} marquise warrior 1" for clearing in ruled)
    game = dominant(f"points 10 0 0\ndominance marquise dominance_bird\n{rule}", "begin")
    assert game.over is wins


@pytest.mark.law("root:3.3.2")
def test_an_activated_card_is_in_no_hand_and_cannot_be_exchanged() -> None:
    game = dominant("points 12 0 0\nhand marquise dominance_rabbit dominance_mouse\nclearing 5 marquise sawmill 1")
    play(game, "0 activate dominance_rabbit")
    assert hand(game, "marquise") == ["dominance_mouse"]
    assert "activate" not in verbs(game)
    play(game, "0 pass")
    assert legal(game, "overwork") == []  # a rabbit card would do


@pytest.mark.ruling("R37")
@pytest.mark.law("root:3.3.2")
@pytest.mark.not_in("early")
def test_an_activated_card_cannot_be_taken_out_of_the_game() -> None:
    """Saboteurs remove what others crafted, and an activated dominance card is not among it."""
    game = root(f"""
        factions {THREE}
        deck exiles
        turn 0 begin
        points 0 12 0
        dominance eyrie dominance_fox
        crafted eyrie tunnels
        crafted marquise saboteurs
    """)
    play(game, "0 use saboteurs")
    assert legal(game) == ["sabotage 1 tunnels"]


@pytest.mark.law("root:3.3.3", "root:G.1.26")
@pytest.mark.also_in("early")
def test_a_spent_dominance_card_lies_beside_the_map_for_anyone_to_take() -> None:
    game = dominant("clearing 8 marquise sawmill 1\nhand marquise dominance_fox anvil")
    play(game, "0 pass", "0 overwork 8 for dominance_fox")
    assert (ids(game.state.available), game.state.discard) == (["dominance_fox"], ())
    assert legal(game, "claim") == ["claim dominance_fox for anvil"]


@pytest.mark.ruling("R41")
@pytest.mark.law("root:3.3.3", "root:7.7.2")
@pytest.mark.also_in("early")
def test_a_dominance_card_that_is_discarded_becomes_available_too() -> None:
    game = root("""
        factions eyrie marquise alliance
        turn 0 daylight
        eyrie leader builder
        eyrie decree recruit vizier dominance_fox
    """)
    play(game, "0 pass", "0 pass")
    assert ids(game.state.available) == ["dominance_fox"]


@pytest.mark.law("root:3.3.4")
def test_an_available_dominance_card_is_taken_for_a_matching_card() -> None:
    game = dominant("available dominance_fox dominance_bird\nhand marquise anvil bake_sale armorers")
    assert legal(game, "claim") == [
        "claim dominance_bird for armorers",
        "claim dominance_fox for anvil",
        "claim dominance_fox for armorers",
    ]
    play(game, "0 claim dominance_fox for anvil")
    assert hand(game, "marquise") == ["dominance_fox", "bake_sale", "armorers"]
    assert (ids(game.state.available), ids(game.state.discard)) == (["dominance_bird"], ["anvil"])


@pytest.mark.law("root:3.3.4", "root:2.1.1.II")
def test_the_bird_dominance_is_taken_for_a_bird_only() -> None:
    assert legal(dominant("available dominance_bird\nhand marquise anvil bake_sale sword"), "claim") == []


@pytest.mark.law("root:3.3.4")
def test_one_dominance_card_may_pay_for_another() -> None:
    game = dominant("available dominance_fox\nhand marquise dominance_bird")
    play(game, "0 claim dominance_fox for dominance_bird")
    assert (hand(game, "marquise"), ids(game.state.available)) == (["dominance_fox"], ["dominance_bird"])


@pytest.mark.law("root:3.3.4")
def test_a_dominance_card_is_taken_in_ones_own_daylight_only() -> None:
    game = root(f"""
        factions {THREE}
        turn 0 begin
        available dominance_fox
        crafted marquise royal_claim
        clearing 5 marquise warrior 1
        hand marquise anvil
        hand eyrie ambush_fox
    """)
    assert legal(game) == ["pass", "use royal_claim"]
    play(game, "0 pass", "0 pass")
    assert "claim" in verbs(game)
    play(game, "0 pass", "0 pass")
    assert game.decision.seat == 1
    assert "claim" not in verbs(game)


# ---- §3.3.1: off the track


def off_track() -> Table:
    """The Marquise has activated dominance with 12 points, and the Vagabond is in coalition with the Eyrie."""
    return root("""
        factions marquise eyrie alliance vagabond
        turn 0 daylight
        points off 5 3 off
        dominance marquise dominance_fox from 12
        coalition vagabond eyrie from 10
        pawn vagabond 5
        vagabond character thief
        hand marquise anvil
        clearing 8 marquise workshop 1
    """)


def seen_points(game: Table) -> list[object]:
    seats = game.view(0)["seats"]
    assert isinstance(seats, list)
    return [seat["points"] for seat in seats if isinstance(seat, dict)]


@pytest.mark.law("root:3.3.1", "root:9.2.8")
def test_a_marker_that_left_the_track_shows_no_points_to_anyone() -> None:
    game = dominant("points 12 3 5\nhand marquise dominance_fox")
    assert seen_points(game) == [12, 3, 5]
    play(game, "0 activate dominance_fox")
    assert seen_points(game) == [None, 3, 5]
    assert game.state.scored() == [None, 3, 5]
    assert "\npoints off 3 5\n" in game.position()
    game = off_track()
    assert seen_points(game) == game.state.scored() == [None, 5, 3, None]


@pytest.mark.law("root:3.3.1")
def test_the_outcome_has_no_points_for_who_is_off_the_track() -> None:
    game = root("""
        factions marquise eyrie alliance
        points off 5 3
        dominance marquise dominance_fox from 14
        over
        winners marquise by root:3.3.1.I
    """)
    assert game.outcome == {"winners": [0], "points": [None, 5, 3], "law": "root:3.3.1.I"}


@pytest.mark.law("root:3.3.1")
def test_a_position_reads_back_where_a_marker_left_the_track() -> None:
    game = off_track()
    assert "\npoints off 5 3 off\n" in game.position()
    assert "\ndominance marquise dominance_fox from 12\n" in game.position()
    assert copse.position(game.position()).hash() == game.hash()
    older = game.position().replace("points off 5 3 off", "points 12 5 3 10")
    older = older.replace(" from 12", "").replace(" from 10", "")
    assert copse.position(older).hash() == game.hash(), "as positions were written before"
    with pytest.raises(
        BadPosition, match=r"line 4, column 1: .*the marker of eyrie leaves the track by dominance or a"
    ):
        root("factions marquise eyrie\nturn 0 daylight\npoints 3 off\nhand eyrie anvil")
