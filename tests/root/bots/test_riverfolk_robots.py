"""Bots, chapter 9: the Riverfolk Robots."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.check import check
from copse.root.state import NONE
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import box, count, hand, points, supply, where
from tests.script import happened, legal, play

ROBOTS = "riverfolk_robots"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
TRAITS = "ferocious+garrison+greedy+involved"
RIVER = (4, 5, 7, 10, 11)  # the clearings at the river of the autumn map


def at(clearing: int, what: str, who: str = ROBOTS) -> str:
    return f"clearing {clearing} {who} {what}"


def robots(*lines: str, cards: str = "", rivals: str = "eyrie", phase: str = "birdsong") -> str:
    """Their turn, with these cards beside their board; the lines say who stands where."""
    return f"factions {ROBOTS}{cards and ':'}{cards} {rivals}\nturn 0 {phase}\n" + "\n".join(lines)


def by_day(order: str, *lines: str, cards: str = "", rivals: str = "eyrie") -> RootGame:
    """Their Daylight with this order, which lies at the right of the market."""
    return machine(robots(*lines, cards=cards, rivals=rivals, phase="daylight"), f"{ROBOTS} market sappers {order}")


def customer(*lines: str, cards: str = "", rivals: str = "eyrie", phase: str = "birdsong") -> RootGame:
    """The turn of the seat after theirs."""
    return machine(robots(*lines, cards=cards, rivals=rivals, phase=phase).replace("turn 0", "turn 1"))


def board(game: RootGame) -> dict[str, object]:
    return game.view(1)["seats"][0]["board"]  # type: ignore[index, call-overload, return-value]


def placed_by(game: RootGame, law: str) -> list[tuple[int, int]]:
    told = [event for event in game.events if event.what == "placed" and event.law == law]
    return [(int(event.args["clearing"]), int(event.args["count"])) for event in told]


def scored(game: RootGame, law: str) -> list[int]:
    return [int(event.args["points"]) for event in game.events if event.what == "scored" and event.law == law]


def battled(game: RootGame) -> list[tuple[int, int]]:
    return [(int(event["clearing"]), int(event["defender"])) for event in happened(game, "battled")]


def discards(game: RootGame) -> list[str]:
    return [str(event["card"]) for event in happened(game, "discarded")]


# ---- §9.3


@pytest.mark.law(
    "bots:9.1", "bots:9.2", "bots:9.2.1", "bots:9.3", "bots:9.3.1", "bots:9.3.2", "bots:9.3.3", "bots:9.3.4"
)
def test_setup_at_the_rivers_with_a_payment_and_a_market() -> None:
    game = copse.new("root", factions=["alliance", ROBOTS], map="autumn", seed=5)
    assert where(game, ROBOTS, "warrior") == dict.fromkeys(RIVER, 1)
    assert [supply(game, ROBOTS, f"trade_post_{suit}") for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]
    seen = game.view(0)["seats"][1]["board"]  # type: ignore[index, call-overload]
    assert seen["payments"] == [0, 1]  # type: ignore[index, call-overload]
    assert len(seen["market"]) == 5  # type: ignore[index, call-overload, arg-type]
    assert supply(game, ROBOTS, "warrior") == 15 - len(RIVER) - 1
    assert not game.state.hands[1].cards


# ---- §9.4


@pytest.mark.law("bots:9.4", "bots:9.4.1", "bots:9.4.3")
def test_the_market_is_refilled_from_the_right_and_its_rightmost_card_is_the_order() -> None:
    game = machine(robots(), f"{ROBOTS} market armorers sappers", f"coming card {MOUSE} card {RABBIT} card {FOX}")
    assert [event["card"] for event in happened(game, "added_to_market")] == [MOUSE, RABBIT, FOX]
    assert [event["card"] for event in happened(game, "revealed_order")] == [FOX]
    assert board(game)["market"] == [MOUSE, RABBIT, FOX]  # two are gone with the shield
    assert board(game)["order"] is None  # in their own turn only


@pytest.mark.law("bots:9.4.2")
def test_the_first_new_card_with_an_item_that_is_there_is_crafted_and_discarded() -> None:
    lines = (f"{ROBOTS} market anvil sappers", f"coming card {MOUSE} card root_tea_fox card root_tea_rabbit")
    game = machine(robots(), *lines)
    assert box(game, ROBOTS) == {"tea": 1}
    assert points(game, ROBOTS) == 2  # with the shield
    assert discards(game)[0] == "root_tea_fox"
    assert [event["card"] for event in happened(game, "revealed_order")] == ["root_tea_rabbit"]
    assert board(game)["market"] == [MOUSE, "root_tea_rabbit"]


# ---- §9.5


@pytest.mark.law("bots:9.5", "bots:9.5.1", "bots:3.3.1")
@pytest.mark.parametrize(("difficulty", "garrison"), [("easy", 0), ("normal", 1), ("challenging", 2), ("nightmare", 2)])
def test_a_trade_post_and_its_garrison_by_difficulty(difficulty: str, garrison: int) -> None:
    game = by_day(FOX, f"{ROBOTS} payments {ROBOTS} 1", cards=difficulty)
    assert where(game, ROBOTS, "trade_post_fox") == {1: 1}
    assert placed_by(game, "bots:9.5.1") == ([(1, garrison)] if garrison else [])
    assert points(game, ROBOTS) == 1 + (difficulty == "nightmare")  # for the payment; nothing for the post


@pytest.mark.law("bots:9.5.1")
@pytest.mark.parametrize(
    ("paid", "site", "reason"),
    [
        ("eyrie 2 alliance 1", 6, "best_payer"),
        ("eyrie 1 alliance 2", 8, "best_payer"),
        ("eyrie 1 alliance 1", 6, "best_payer"),
        (f"{ROBOTS} 1", 1, "priority"),
    ],
)
def test_it_is_built_where_the_best_payer_has_pieces(paid: str, site: int, reason: str) -> None:
    lines = (at(6, "warrior 1", "eyrie"), at(8, "warrior 1", "alliance"), f"{ROBOTS} payments {paid}")
    game = by_day(FOX, *lines, rivals="eyrie alliance")
    assert where(game, ROBOTS, "trade_post_fox") == {site: 1}
    assert aims(game)[0] == (site, reason)


@pytest.mark.law("bots:9.5.1")
def test_no_clearing_gets_a_second_post_and_none_without_a_post_of_its_suit() -> None:
    standing = [at(clearing, "trade_post_fox 1") for clearing in (1, 6, 8)]
    game = by_day(FOX, *standing, f"{ROBOTS} payments {ROBOTS} 1")
    assert where(game, ROBOTS, "trade_post_fox") == {1: 1, 6: 1, 8: 1}
    game = by_day(BIRD, *standing, f"{ROBOTS} payments {ROBOTS} 1")
    assert where(game, ROBOTS, "trade_post_mouse") == {2: 1}


@pytest.mark.law("bots:9.5.2")
def test_a_warrior_comes_to_each_ordered_clearing_with_a_bird_to_each_at_a_river() -> None:
    lines = (f"{ROBOTS} payments {ROBOTS} 1",)
    assert [site for site, _ in placed_by(by_day(FOX, *lines), "bots:9.5.2")] == [1, 6, 8, 12]
    assert [site for site, _ in placed_by(by_day(BIRD, *lines), "bots:9.5.2")] == list(RIVER)


@pytest.mark.law("bots:9.5.2")
def test_with_few_warriors_the_highest_priority_comes_first() -> None:
    game = by_day(FOX, at(3, "warrior 11"), f"{ROBOTS} payments {ROBOTS} 1")
    assert placed_by(game, "bots:9.5.1") == [(1, 1)]
    assert [site for site, _ in placed_by(game, "bots:9.5.2")] == [1, 6]


@pytest.mark.law("bots:9.5.3", "bots:9.2.4", "bots:9.5.4")
def test_the_shield_scores_places_and_battles_everywhere() -> None:
    lines = (at(3, "warrior 1"), at(9, "warrior 1"), at(3, "warrior 1", "eyrie"), at(9, "warrior 3", "eyrie"))
    game = by_day(FOX, *lines, "coming die 0 die 0 die 0 die 0")
    assert happened(game, "raised_shield")
    assert scored(game, "bots:9.5.3") == [1]
    assert placed_by(game, "bots:9.5.3") == [(9, 2)]
    assert aims(game)[-1] == (9, "most_enemies")
    assert battled(game) == [(3, 1), (9, 1)]


@pytest.mark.law("bots:9.5.3", "bots:9.2.4", "bots:9.5.4")
def test_the_sword_scores_and_battles_in_ordered_clearings() -> None:
    lines = (at(3, "warrior 8"), at(8, "warrior 1"), at(3, "warrior 1", "eyrie"), at(8, "warrior 3", "eyrie"))
    game = by_day(FOX, *lines, f"{ROBOTS} payments {ROBOTS} 1", "coming die 0 die 0")
    assert happened(game, "drew_sword")
    assert scored(game, "bots:9.5.3") == [1]
    assert placed_by(game, "bots:9.5.3") == []
    assert battled(game) == [(8, 1)]


@pytest.mark.law("bots:9.2.4")
@pytest.mark.ruling("B57")
def test_with_neither_payments_nor_supply_they_have_the_shield() -> None:
    game = by_day(FOX, at(3, "warrior 15"))
    assert happened(game, "raised_shield")
    assert not happened(game, "drew_sword")


@pytest.mark.law("bots:9.5.4")
def test_without_protectionism_there_is_no_battle() -> None:
    lines = (at(8, "warrior 1"), at(8, "warrior 3", "eyrie"))
    assert battled(by_day(FOX, *lines, f"{ROBOTS} payments {ROBOTS} 1")) == []


@pytest.mark.law("bots:9.5.4")
@pytest.mark.parametrize(("paid", "victim"), [("eyrie 1", 2), ("alliance 1", 1), ("eyrie 1 alliance 1", 1)])
def test_they_battle_who_has_fewest_warriors_in_payments(paid: str, victim: int) -> None:
    lines = (at(3, "warrior 9"), at(8, "warrior 1"), at(8, "warrior 3", "eyrie"), at(8, "warrior 1", "alliance"))
    game = by_day(FOX, *lines, f"{ROBOTS} payments {paid}", "coming die 0 die 0", rivals="eyrie alliance")
    assert happened(game, "drew_sword")
    assert battled(game) == [(8, victim)]
    names = ("", "eyrie", "alliance")
    assert (names[victim], "priority" if paid == "eyrie 1 alliance 1" else "fewest_paid") in victims(game)


# ---- §9.6


@pytest.mark.law("bots:9.6", "bots:9.6.1")
@pytest.mark.ruling("B54")
@pytest.mark.parametrize(
    ("paid", "gained", "left"),
    [("eyrie 3 alliance 2", 3, [0, 0, 2]), (f"eyrie 1 {ROBOTS} 2", 2, [0, 1, 0]), ("eyrie 2 alliance 2", 2, [0, 0, 2])],
)
def test_the_best_payer_brings_points_and_gets_the_warriors_back(paid: str, gained: int, left: list[int]) -> None:
    game = by_day(FOX, f"{ROBOTS} payments {paid}", rivals="eyrie alliance")
    assert scored(game, "bots:9.6.1") == [gained]
    assert board(game)["payments"] == left
    assert supply(game, "eyrie", "warrior") == 20 - left[1]
    assert supply(game, "alliance", "warrior") == 10 - left[2]


@pytest.mark.law("bots:9.6.2", "bots:9.6.3")
def test_after_protectionism_warriors_withdraw_and_the_shield_costs_two_cards() -> None:
    lines = (at(3, "warrior 5"), at(9, "warrior 2"))
    game = machine(robots(*lines, phase="daylight"), f"{ROBOTS} market sappers armorers {FOX}")
    assert where(game, ROBOTS, "warrior") == {1: 2, 3: 2, 6: 1, 8: 1, 9: 2, 12: 1}
    assert [(event["clearing"], event["count"]) for event in happened(game, "banked")] == [(1, 2), (3, 3)]
    assert board(game)["payments"] == [5, 0]
    assert discards(game) == ["sappers", "armorers"]
    assert board(game)["stance"] is None


@pytest.mark.law("bots:9.6.2", "bots:9.6.3")
def test_in_peace_nobody_withdraws_and_one_card_goes() -> None:
    game = by_day(FOX, at(3, "warrior 5"), f"{ROBOTS} payments eyrie 1")
    assert not happened(game, "banked")
    assert discards(game) == ["sappers"]


@pytest.mark.law("bots:9.6.3")
@pytest.mark.parametrize(("stance", "left"), [([], 2), (["shield"], 1), (["sword"], 2)])
def test_only_with_the_shield_two_cards_of_the_market_go(stance: list[str], left: int) -> None:
    lines = [f"{ROBOTS} market sappers armorers royal_claim", *[f"{ROBOTS} {word}" for word in stance]]
    game = machine(robots(*lines, phase="evening"))
    assert board(game)["market"] == ["sappers", "armorers", "royal_claim"][-left:]


# ---- §9.2.2, §9.2.3


@pytest.mark.law("bots:9.2.2")
@pytest.mark.ruling("B55")
def test_lost_trade_posts_come_back_to_the_board_and_payments_stay() -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    lines = (at(2, "trade_post_mouse 1"), at(2, "warrior 4", "eyrie"), f"{ROBOTS} payments eyrie 3", *decree)
    position = robots(*lines, rivals="eyrie alliance", phase="daylight").replace("turn 0", "turn 1")
    game = play(machine(position, "coming die 2 die 0"), "1 pass", f"1 battle 2 {ROBOTS}")
    assert supply(game, ROBOTS, "trade_post_mouse") == 3
    assert board(game)["payments"] == [0, 3, 0]


@pytest.mark.law("bots:9.2.3", "bots:9.2.3.I", "bots:9.2.3.II")
@pytest.mark.parametrize(("score", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4)])
def test_the_price_is_by_the_points_of_the_buyer(score: int, price: int) -> None:
    game = customer(f"{ROBOTS} market sappers armorers", f"points 0 {score}")
    assert set(legal(game)) >= {"buy_card sappers", "buy_card armorers", "buy_boats", "buy_mercenaries"}
    game = play(game, "1 buy_card armorers")
    assert board(game)["payments"] == [0, price]
    assert board(game)["market"] == ["sappers"]
    assert "armorers" in hand(game, "eyrie")


@pytest.mark.ruling("B74")
@pytest.mark.law("bots:9.2.1", "bots:9.2.3.II")
def test_of_cards_that_are_alike_one_is_offered_and_the_leftmost_sold() -> None:
    game = customer(f"{ROBOTS} market tax_collector sappers tax_collector armorers")
    assert legal(game, "buy_card") == ["buy_card armorers", "buy_card sappers", "buy_card tax_collector"]
    assert board(play(game, "1 buy_card tax_collector"))["market"] == ["sappers", "tax_collector", "armorers"]


@pytest.mark.law("bots:9.2.3")
@pytest.mark.parametrize(("posts", "most"), [((), 1), ((3,), 2), ((3, 4), 2)])
def test_a_service_and_one_more_for_each_post_beside_own_pieces(posts: tuple[int, ...], most: int) -> None:
    lines = [at(clearing, "trade_post_rabbit 1") for clearing in posts]
    game = customer(*lines, at(3, "roost 1", "eyrie"), f"{ROBOTS} market sappers armorers royal_claim")
    for _ in range(most):
        assert "buy_boats" in legal(game)
        game = play(game, f"1 buy_card {board(game)['market'][0]}")  # type: ignore[index]
    assert "buy_boats" not in legal(game)


@pytest.mark.law("bots:9.2.3")
def test_nothing_is_sold_to_who_plays_for_dominance() -> None:
    game = customer(f"{ROBOTS} market sappers", "dominance eyrie dominance_fox", rivals="eyrie alliance marquise")
    assert not [action for action in legal(game) if action.startswith("buy")]


@pytest.mark.law("bots:9.2.3.I")
@pytest.mark.ruling("B56")
def test_their_own_warriors_stand_for_the_items_of_a_vagabond() -> None:
    lines = ("vagabond character thief", "vagabond ready sword torch boots", "pawn vagabond 1")
    game = customer(f"{ROBOTS} market sappers", *lines, rivals="vagabond marquise")
    game = play(game, "1 buy_card sappers", "1 exhaust sword", "1 exhaust torch")
    assert board(game)["payments"] == [2, 0, 0]


@pytest.mark.law("bots:9.2.3.II")
def test_boats_and_mercenaries_are_those_of_the_company() -> None:
    decree = ("eyrie leader despot", "eyrie decree move vizier", at(3, "roost 1", "eyrie"))
    lines = (at(4, "warrior 3 trade_post_rabbit 1"), at(4, "warrior 1", "eyrie"))
    game = play(customer(*lines, *decree), "1 buy_boats", "1 buy_mercenaries")
    state = game.state
    assert state.lender_to(1) == NONE  # in Birdsong
    while state.phase == 0:
        game.apply(game.decision.actions[-1])
        state = game.state
    assert state.lender_to(1) == 0
    assert state.ruler[4] == 1


# ---- the traits


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "dealt"), [("", 1), ("ferocious", 3)])
def test_the_ferocious_deal_what_they_roll(cards: str, dealt: int) -> None:
    lines = (at(3, "warrior 9"), at(8, "warrior 1"), at(8, "warrior 5", "eyrie"), f"{ROBOTS} payments {ROBOTS} 5")
    game = by_day(MOUSE, *lines, "coming die 3 die 0", cards=cards)
    assert battled(game) == []  # not ordered
    lines = (at(3, "warrior 8"), at(8, "warrior 1"), at(8, "warrior 5", "eyrie"), f"{ROBOTS} payments {ROBOTS} 6")
    game = by_day(FOX, *lines, "coming die 3 die 0", cards=cards)
    assert count(game, "eyrie", "warrior", 8) == 5 - dealt


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "dealt", "taken"), [("", 0, 1), ("garrison", 1, 0)])
def test_a_garrison_is_never_defenceless(cards: str, dealt: int, taken: int) -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    lines = (at(2, "trade_post_mouse 1"), at(2, "warrior 4", "eyrie"), *decree)
    position = robots(*lines, cards=cards, phase="daylight").replace("turn 0", "turn 1")
    game = play(machine(position, f"coming die {dealt} die {dealt}"), "1 pass", f"1 battle 2 {ROBOTS}")
    rolled = happened(game, "rolled")[0]
    assert rolled["defender"] == dealt
    assert [event["count"] for event in happened(game, "dealt_extra")] == [1] * taken


@pytest.mark.law("bots:3.3.2")
@pytest.mark.ruling("B58")
@pytest.mark.parametrize(
    ("cards", "score", "gained"), [("", 9, 0), ("greedy", 9, 2), ("greedy", 5, 2), ("greedy", 4, 1), ("greedy", 3, 0)]
)
def test_the_greedy_score_whenever_the_leader_buys(cards: str, score: int, gained: int) -> None:
    lines = (f"points 4 {score}", at(3, "trade_post_rabbit 1"), at(3, "roost 1", "eyrie"))
    game = customer(*lines, f"{ROBOTS} market sappers", cards=cards)
    game = play(game, "1 buy_boats", "1 buy_card sappers")
    assert points(game, ROBOTS) == 4 + gained


def involved(*bought: str, cards: str = "involved") -> RootGame:
    """The Daylight of the Marquise beside the Eyrie, in whose clearing the Robots stand."""
    lines = (at(2, "warrior 2"), at(2, "warrior 2", "marquise"), at(2, "warrior 1", "eyrie"), *bought)
    return customer(*lines, cards=cards, rivals="marquise eyrie", phase="daylight")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.ruling("B59")
def test_the_involved_serve_all_enemies_of_a_person_who_did_not_hire_them() -> None:
    game = involved()
    assert game.state.lender_to(2) == 0
    assert game.state.lender_to(1) == NONE
    assert game.state.ruler[2] == 2  # three against two
    assert involved(cards="").state.ruler[2] == NONE
    hired = involved(f"{ROBOTS} customer marquise 1 mercenaries")
    assert hired.state.lender_to(1) == 0
    assert hired.state.lender_to(2) == NONE
    assert hired.state.ruler[2] == 1


@pytest.mark.law("bots:3.3.2")
@pytest.mark.ruling("B59")
def test_a_partner_of_the_vagabond_is_no_enemy_whom_the_involved_serve() -> None:
    lines = ("vagabond character thief", "vagabond ready sword torch", "pawn vagabond 1", "hand vagabond dominance_fox")
    standing = (at(2, "warrior 2"), at(2, "warrior 1", "eyrie"), "points 10 10 10 0")
    game = customer(*lines, *standing, cards="involved", rivals="vagabond marquise eyrie", phase="daylight")
    assert game.state.ruler[2] == 3  # three against the two of the Marquise
    game = play(game, "1 coalition dominance_fox eyrie")
    assert game.state.lender_to(3) == NONE
    assert game.state.ruler[2] == 2  # who has no piece there, but was lent two warriors
    again = game.state.copy()
    again.count_all()
    assert again.ruler == game.state.ruler


@pytest.mark.law("bots:3.3.2")
def test_the_involved_fight_for_the_defender() -> None:
    game = play(involved("coming die 3 die 3"), "1 pass", "1 battle 2 eyrie")
    assert happened(game, "rolled")[0]["defender"] == 3
    assert [event["other"] for event in happened(game, "shared_hits")] == [0]


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "may"), [("", False), ("involved", True)])
def test_a_vagabond_hires_only_to_keep_the_involved_out(cards: str, may: bool) -> None:
    lines = ("vagabond character thief", "vagabond ready sword torch boots", "pawn vagabond 1")
    game = customer(*lines, cards=cards, rivals="vagabond marquise")
    assert ("buy_mercenaries" in legal(game)) == may
    if may:
        game = play(game, "1 buy_mercenaries", "1 exhaust sword", "1 exhaust torch")
        assert game.state.lender_to(1) == NONE
        assert game.state.lender_to(2) == NONE


# ---- positions, and whole games


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (("vagabond character thief", f"{ROBOTS} payments vagabond 1"), "nobody pays with warriors"),
        ((f"{ROBOTS} shield",), "protectionism lasts for their own turn"),
        ((f"{ROBOTS} market sappers armorers brutal_tactics royal_claim {FOX} {MOUSE}",), "no more than 5 cards"),
        ((f"{ROBOTS} order {FOX}",), "'order' is not a known line"),
        ((at(1, "trade_post_mouse 1"),), "no more than one trade post, of its own suit"),
    ],
)
def test_impossible_boards_are_refused(lines: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        customer(*lines, rivals="vagabond marquise")


TABLES = (
    (ROBOTS, "eyrie", "alliance"),
    ("vagabond", f"{ROBOTS}:nightmare+{TRAITS}", "lizards", "duchy"),
    ("corvids", f"{ROBOTS}:challenging+greedy", "mechanical_marquise", "keepers", "hundreds"),
    ("marquise", f"{ROBOTS}:easy+involved"),
)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("factions", TABLES)
def test_games_by_chance_are_sound_and_are_read_back(factions: tuple[str, ...], board: str) -> None:
    game = copse.new("root", factions=list(factions), map=board, seed=len(board))
    dice, choices = random.Random(len(factions)), 0
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 10 == 0:
            check(game.state)
        if choices % 50 == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
