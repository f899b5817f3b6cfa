"""The Exile and the Brigand."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.board import FIRST_FOREST
from copse.root.cards import ITEMS
from copse.root.hirelings.the_exile import ExileCard
from copse.root.removal import sweep
from copse.root.ruins import BURIED
from copse.root.sight import place_name
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up
from tests.root.table import box, fight, hand, points
from tests.root.table import count as of_faction
from tests.script import asked, happened, legal, play, root

EXILE = """
    factions marquise eyrie alliance
    turn 0 daylight
    pawn the_exile 1_2_5_10
    clearing 1 marquise warrior 3 keep 1
    clearing 5 eyrie warrior 3 roost 1
    clearing 10 alliance warrior 1 sympathy 1
    clearing 3 eyrie warrior 2
"""
HELD = "held the_exile by marquise"


def items(game: RootGame) -> tuple[int, int]:
    """Those that are ready, and those that are exhausted."""
    card = game.state.board(party(game), ExileCard)
    return card.ready, card.spent


def forest(game: RootGame) -> str:
    return place_name(game.state, game.state.pawns[party(game)])


def ways(game: RootGame) -> set[str]:
    return {place_name(game.state, action.args[0]) for action in game.decision.actions if action.verb.name == "go"}


@pytest.mark.law("root:A.6.3")
def test_the_exile_starts_in_any_forest_with_three_items() -> None:
    game = set_up("the_exile", "eyrie", "alliance")
    assert asked(game) == (1, "PlaceExile", "root:A.6.3")
    assert ways(game) == set(game.state.map.forests)
    play(game, f"1 go {FIRST_FOREST + 3}")
    assert forest(game) == "4_9_12"
    assert items(game) == (3, 0)


@pytest.mark.law("root:E.2.4")
def test_each_item_takes_him_to_an_adjacent_forest_and_then_all_are_refreshed() -> None:
    game = hired("the_exile", EXILE, HELD)
    play(game, "0 command the_exile")
    assert asked(game)[:2] == (0, "ExileOrders")
    assert ways(game) == {"1_9_10_12", "2_6_10_11_12"}
    play(game, "0 go 1_9_10_12")
    assert items(game) == (2, 1)
    play(game, "0 go 4_9_12", "0 go 4_7_8_12")
    assert forest(game) == "4_7_8_12"
    assert asked(game)[1] == "Workshops"  # there is nothing to exhaust any more
    assert items(game) == (3, 0)
    assert "command the_exile" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.4")
def test_who_is_done_sooner_has_all_items_refreshed_too() -> None:
    game = hired("the_exile", EXILE, HELD)
    play(game, "0 command the_exile", "0 go 1_9_10_12", "0 pass")
    assert items(game) == (3, 0)


@pytest.mark.law("root:E.2.4", "root:E.3.2")
def test_for_two_items_he_battles_enemies_in_clearings_beside_his_forest() -> None:
    game = hired("the_exile", EXILE, HELD, "coming die 0 die 0")
    play(game, "0 command the_exile")
    assert legal(game, "battle") == ["battle 5 1", "battle 10 2"]  # not in 3, and not his controller in 1
    fight(game, "0 battle 5 eyrie")
    assert items(game) == (1, 2)
    assert not legal(game, "battle")
    assert ways(game)


@pytest.mark.law("root:E.2.2", "root:E.2.4")
def test_whom_something_shelters_he_does_not_battle_either() -> None:
    gangs = ("clearing 5 bandit_gangs warrior 1", "clearing 2 bandit_gangs warrior 1", "held bandit_gangs by eyrie")
    game = play(hired("the_exile bandit_gangs", EXILE, HELD, *gangs), "0 command the_exile")
    assert [text for text in legal(game, "battle") if text.endswith(" 4")] == ["battle 2 4"]


@pytest.mark.law("root:E.2.4", "root:4.3.2.I")
def test_he_rolls_no_more_hits_than_there_are_items_on_his_card() -> None:
    two = hired("the_exile", EXILE, HELD, "the_exile ready 2", "coming die 3 die 0")
    fight(play(two, "0 command the_exile"), "0 battle 5 eyrie")
    assert of_faction(two, "eyrie", "warrior", 5) == 1  # exhausted ones count
    three = hired("the_exile", EXILE, HELD, "coming die 3 die 0")
    fight(play(three, "0 command the_exile"), "0 battle 5 eyrie")
    assert of_faction(three, "eyrie", "warrior", 5) == 0


@pytest.mark.law("root:E.2.4")
def test_a_hit_exhausts_an_item_and_if_none_can_be_removes_one() -> None:
    game = hired("the_exile", EXILE, HELD, "the_exile ready 4", "coming die 2 die 1")
    fight(play(game, "0 command the_exile"), "0 battle 5 eyrie")
    assert items(game) == (1, 3)
    game = hired("the_exile", EXILE, HELD, "coming die 3 die 3")
    fight(play(game, "0 command the_exile"), "0 battle 5 eyrie")  # one is exhausted, two go
    assert asked(game)[1] == "Workshops"
    assert items(game) == (1, 0)


@pytest.mark.law("root:E.2.4", "root:4.3.1.II")
def test_an_ambush_costs_him_items_but_does_not_end_his_battle() -> None:
    game = hired("the_exile", EXILE, HELD, "hand eyrie ambush_bird", "the_exile ready 4", "coming die 2 die 0")
    play(game, "0 command the_exile", "0 battle 5 eyrie", "1 ambush ambush_bird")
    assert items(game) == (4, 0)  # nothing was left to exhaust, so all were refreshed
    assert of_faction(game, "eyrie", "warrior", 5) == 1


@pytest.mark.law("root:E.3.6")
def test_what_he_removes_scores_for_nobody() -> None:
    game = hired("the_exile", EXILE, HELD, "coming die 2 die 2", "points 5 5 5")
    fight(play(game, "0 command the_exile"), "0 battle 10 alliance")
    assert of_faction(game, "alliance", "sympathy", 10) == 0
    assert points(game, "marquise") == 5


@pytest.mark.law("root:E.2.4")
def test_without_items_he_does_nothing_and_nobody_else_sends_him() -> None:
    assert "command the_exile" in legal(hired("the_exile", EXILE, HELD))
    assert "command the_exile" not in legal(hired("the_exile", EXILE, HELD, "the_exile ready 0"))
    assert "command the_exile" not in legal(hired("the_exile", EXILE, "held the_exile by eyrie"))
    assert "command the_exile" not in legal(hired("the_exile", EXILE))


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("held", [HELD, "held the_exile by eyrie", ""])
def test_who_has_pieces_beside_him_may_give_him_an_item_for_a_card_and_a_point(held: str) -> None:
    game = hired("the_exile", EXILE, held, "box marquise sword tea", "points 1 0 0", "coming card armorers")
    assert legal(game, "donate") == ["donate sword", "donate tea"]
    play(game, "0 donate tea")
    assert box(game, "marquise") == {"sword": 1}
    assert items(game) == (4, 0)
    assert hand(game, "marquise") == ["armorers"]
    assert points(game, "marquise") == 2
    assert legal(game, "donate") == ["donate sword"]  # as often as there are items


@pytest.mark.ruling("R136")
@pytest.mark.law("root:E.2.2")
def test_faction_pieces_have_to_be_beside_his_forest() -> None:
    away = EXILE.replace("1_2_5_10", "4_7_8_12")
    assert not legal(hired("the_exile", away, HELD, "box marquise sword"), "donate")
    beside = hired("the_exile", away, HELD, "box marquise sword", "clearing 8 marquise warrior 1")
    assert legal(beside, "donate")


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_he_takes_items_at_any_time_of_a_turn(phase: str) -> None:
    game = hired("the_exile", EXILE.replace("daylight", phase), "box marquise sword")
    assert asked(game)[0] == 0
    assert legal(game, "donate") == ["donate sword"]


@pytest.mark.law("root:E.2.2")
def test_only_in_the_own_turn() -> None:
    game = hired("the_exile", EXILE, HELD, "box eyrie sword", "hand eyrie anvil")
    assert not legal(game, "donate")
    play(game, "0 command the_exile", "0 battle 5 eyrie")
    assert asked(game)[:2] == (1, "Ambush")
    assert not legal(game, "donate")


@pytest.mark.ruling("R135")
@pytest.mark.law("root:E.2.2")
def test_an_item_that_lay_face_down_is_exhausted_until_he_refreshes() -> None:
    game = hired("the_exile", EXILE, HELD, "turned marquise sword")
    play(game, "0 donate_turned sword")
    assert items(game) == (3, 1)
    play(game, "0 command the_exile", "0 pass")
    assert items(game) == (4, 0)


@pytest.mark.law("root:E.2.2", "root:2.4")
def test_nobody_reaches_him_in_his_forest() -> None:
    game = hired("the_exile", EXILE)
    assert not any(text.endswith(f" {party(game)}") for text in legal(play(game, "0 pass"), "battle"))
    sweep(game.state, 0, 1 << 1 | 1 << 2 | 1 << 5 | 1 << 10, "root:8.4.1")
    assert forest(game) == "1_2_5_10"
    assert items(game) == (3, 0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("pawn the_exile 1_2_5_10", ""), "nothing says in which forest the pawn is"),
        (("pawn the_exile 1_2_5_10", "pawn the_exile 5"), "the pawn is in forests only"),
        (("pawn the_exile", "the_exile ready 12\nthe_exile spent 4\npawn the_exile"), "the Exile has fewer items"),
    ],
)
def test_an_impossible_exile_is_refused(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root("\n".join(line.strip() for line in EXILE.replace(*change).splitlines()) + "\nhirelings the_exile")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(4))
def test_games_with_the_exile_are_played_to_their_end(seed: int) -> None:
    assert play_by_lot("the_exile", "eyrie", "marquise", "hundreds", "keepers", seed=seed)


# ---- the Brigand

BRIGAND = """
    factions marquise eyrie alliance
    turn 0 daylight
    clearing 6 marquise warrior 3
    clearing 6 eyrie warrior 1
    clearing 10 alliance warrior 1
    clearing 12 eyrie warrior 3 roost 1
    hand eyrie armorers
    hand alliance anvil
"""
SENT = "held the_brigand by marquise"


@pytest.mark.law("root:A.6.3", "root:9.3.4")
def test_for_the_brigand_items_lie_under_the_ruins() -> None:
    state = set_up("the_brigand", "eyrie", "alliance").state
    assert state.buried == tuple(sorted(BURIED))
    assert [clearing for clearing, number in enumerate(state.ruin_items) if number == 1] == [6, 10, 11, 12]


@pytest.mark.law("root:9.3.4", "root:14.3.3")
def test_the_hundreds_beside_him_hide_no_second_set() -> None:
    game = set_up("the_brigand", "hundreds", "eyrie")
    while game.state.phase == 0 and not game.state.turns:
        game.apply(game.decision.actions[0])
    assert game.state.buried == tuple(sorted(BURIED))


@pytest.mark.law("root:E.2.4")
def test_his_controller_takes_the_item_of_a_ruin_beside_own_pieces_and_the_ruin_goes() -> None:
    game = hired("the_brigand", BRIGAND, SENT, "coming item hammer")
    slots = game.state.slots[6]
    play(game, "0 command the_brigand")
    assert asked(game) == (0, "BrigandOrders", "root:E.2.4")
    assert legal(game) == ["unearth 6"]
    play(game, "0 unearth 6")
    assert box(game, "marquise") == {"hammer": 1}
    assert not game.state.ruins >> 6 & 1
    assert game.state.slots[6] == slots + 1
    assert points(game, "marquise") == 0
    assert "command the_brigand" in legal(game)  # there is something to exhaust now, and a victim


@pytest.mark.law("root:E.2.4")
def test_what_came_from_a_ruin_is_beside_the_supply_of_the_map() -> None:
    game = hired("the_brigand", BRIGAND, SENT, "coming item hammer")
    play(game, "0 command the_brigand", "0 unearth 6")
    assert game.state.items[ITEMS.index("hammer")] == 1
    assert copse.load(game.save()).position() == game.position()
    assert copse.position(game.position()).position() == game.position()
    with pytest.raises(BadPosition, match="there are 3 hammer"):
        copse.position(game.position().replace("box marquise hammer", "box marquise hammer hammer"))


@pytest.mark.law("root:E.2.4", "root:14.2.4")
def test_the_hundreds_put_it_into_their_hoard() -> None:
    game = hired(
        "the_brigand",
        """
        factions hundreds eyrie
        turn 0 daylight
        clearing 6 hundreds warlord 1 warrior 3
        held the_brigand by hundreds
        coming item boots
        """,
    )
    play(game, "0 command the_brigand", "0 unearth 6")
    assert [event["item"] for event in happened(game, "hoarded")] == ["boots"]
    assert not any(game.state.boxes[0])


@pytest.mark.law("root:E.2.4")
def test_for_an_exhausted_item_a_random_card_of_who_shares_a_clearing_is_taken() -> None:
    game = hired("the_brigand", BRIGAND, SENT, "box marquise tea tea", "ruins none", "coming card armorers")
    play(game, "0 command the_brigand")
    assert legal(game) == ["turn tea"]
    play(game, "0 turn tea")
    assert asked(game)[:2] == (0, "RobPlayer")
    assert legal(game) == ["choose 1"]  # the Alliance shares no clearing with the Marquise
    play(game, "0 choose 1")
    assert hand(game, "marquise") == ["armorers"]
    assert hand(game, "eyrie") == []
    assert box(game, "marquise") == {"tea": 1}
    assert game.state.turned[0][ITEMS.index("tea")] == 1
    assert "command the_brigand" not in legal(game)


@pytest.mark.law("root:E.2.4")
def test_each_of_the_two_is_done_once_a_day_and_whenever_one_likes() -> None:
    game = hired(
        "the_brigand", BRIGAND, SENT, "box marquise tea tea", "clearing 10 marquise warrior 1",
        "coming card armorers item bag",
    )  # fmt: skip
    play(game, "0 command the_brigand", "0 turn tea", "0 choose eyrie", "0 pass")  # crafting is over by now
    play(game, "0 command the_brigand")
    assert legal(game) == ["unearth 6", "unearth 10"]
    play(game, "0 unearth 10")
    assert "command the_brigand" not in legal(game)
    game = hired(
        "the_brigand", BRIGAND, SENT, "clearing 10 marquise warrior 1", "box marquise tea", "coming item bag",
    )  # fmt: skip
    play(game, "0 command the_brigand", "0 unearth 6", "0 pass", "0 command the_brigand")
    assert legal(game) == ["turn bag", "turn tea"]  # and not the other ruin


@pytest.mark.law("root:E.2.4")
def test_the_next_turn_both_may_be_done_again() -> None:
    game = hired("the_brigand", BRIGAND.replace("0 daylight", "0 begin"), SENT, "the_brigand dug", "the_brigand robbed")
    while game.state.phase != 1:
        game.apply(game.decision.actions[0])
    assert "command the_brigand" in legal(game)


@pytest.mark.law("root:E.2.4")
def test_he_robs_nobody_without_an_item_without_cards_or_without_company() -> None:
    def robs(position: str, *lines: str) -> bool:
        return "command the_brigand" in legal(hired("the_brigand", position, "ruins none", SENT, *lines))

    assert robs(BRIGAND, "box marquise tea")
    assert not robs(BRIGAND)
    assert not robs(BRIGAND, "turned marquise tea")
    assert not robs(BRIGAND.replace("hand eyrie armorers", ""), "box marquise tea")
    assert not robs(BRIGAND.replace("clearing 6 eyrie warrior 1", ""), "box marquise tea")


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize("held", ["held the_brigand by eyrie", ""])
def test_he_works_for_nobody_but_his_controller(held: str) -> None:
    assert "command the_brigand" not in legal(hired("the_brigand", BRIGAND, held, "box marquise tea"))


@pytest.mark.parametrize("seed", range(4))
def test_games_with_the_brigand_are_played_to_their_end(seed: int) -> None:
    assert play_by_lot("the_brigand", "eyrie", "marquise", "hundreds", "riverfolk", seed=seed)
