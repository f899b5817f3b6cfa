"""Chapter 11: the Riverfolk Company.

Most positions are on the autumn map with the Company in seat 0, the Marquise in seat 1 and the Eyrie in seat 2. The
river there joins 5, 10, 11, 7 and 4. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse;
6, 10, 11 and 12 have a ruin. Clearing 5 borders 1 and 2, clearing 10 borders 1, 2 and 12.
"""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.cards import ITEMS
from copse.root.check import check
from copse.root.factions import FACTIONS
from copse.root.factions.alliance import Alliance
from copse.root.factions.riverfolk import BOXES, Riverfolk, RiverfolkBoard
from copse.root.move import adjacent
from copse.root.state import Woodland
from tests.root.camp import items, relation
from tests.root.table import count, hand, points, ruler, seat, supply, targets, verbs, where
from tests.script import asked, happened, legal, play, root, why_not

THREE = "riverfolk marquise eyrie"
RIVER = {4, 5, 7, 10, 11}


def company(phase: str, *lines: str, factions: str = THREE, turn: int = 0) -> RootGame:
    """A phase of the Company, or of another seat, is about to begin."""
    head = [f"factions {factions}", f"turn {turn} {phase}"]
    return root("\n".join([*head, *(["eyrie leader builder"] if "eyrie" in factions else []), *lines]))


def customer(*lines: str, factions: str = THREE, turn: int = 1) -> RootGame:
    """The Birdsong of a seat that may buy services is about to begin."""
    return company("birdsong", *lines, factions=factions, turn=turn)


def fought(game: RootGame) -> RootGame:
    """Let both sides pass over ambushes and effects."""
    while not game.over and game.decision.prompt in ("Ambush", "OrderEffects", "UseEffects"):
        game.apply(game.decision.actions[0])
    return game


def board(game: RootGame) -> RiverfolkBoard:
    return game.state.board(seat(game, "riverfolk"), RiverfolkBoard)


def box(game: RootGame, name: str) -> dict[str, int]:
    """The warriors in a box, by faction."""
    numbers = board(game).boxes[BOXES.index(name)]
    return {game.state.rules.names[owner]: number for owner, number in enumerate(numbers) if number}


# ---- §11.2.1 to §11.2.4


@pytest.mark.law("root:11.2.1", "root:11.5.3")
def test_the_company_crafts_with_empty_spaces_of_its_tracks_and_with_funds() -> None:
    cards = "hand riverfolk anvil foxfolk_steel root_tea_rabbit"
    posts = "clearing 1 riverfolk trade_post_fox 1\nclearing 6 riverfolk trade_post_fox 1"
    assert legal(company("daylight", "riverfolk funds riverfolk 3", cards), "craft") == []
    assert legal(company("daylight", posts, cards), "craft") == []
    game = company("daylight", posts, cards, "riverfolk funds riverfolk 3")
    assert legal(game, "craft") == ["craft anvil", "craft foxfolk_steel"]
    assert legal(company("daylight", posts, cards, "riverfolk funds riverfolk 1"), "craft") == ["craft anvil"]
    play(game, "0 craft anvil")
    assert box(game, "tracks") == {"riverfolk": 1}
    assert box(game, "funds") == {"riverfolk": 2}
    assert box(game, "commitments") == {}
    assert points(game, "riverfolk") == 2
    assert legal(game, "craft") == []  # one fox space is left, and the steel needs two


@pytest.mark.law("root:11.5.3")
def test_a_warrior_takes_a_space_until_birdsong_and_of_any_suit_where_the_card_says_so() -> None:
    game = company(
        "daylight",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "deck exiles",
        "hand riverfolk saboteurs sword anvil",
        "riverfolk funds riverfolk 3 marquise 1",
        "supply riverfolk trade_post_rabbit 2",
    )
    assert legal(game, "craft") == ["craft anvil", "craft saboteurs"]  # the sword wants two foxes
    play(game, "0 craft saboteurs", "0 fund 0", "0 with rabbit")  # for a post that is out of the game
    assert box(game, "tracks") == {"riverfolk": 1}
    play(game, "0 craft anvil", "0 fund 1")
    assert box(game, "tracks") == {"riverfolk": 1, "marquise": 1}
    assert legal(game, "craft") == []
    assert game.state.activated == (1, 1, 0)


@pytest.mark.law("root:11.2.1")
def test_the_company_has_no_crafting_pieces() -> None:
    game = company(
        "daylight",
        "deck exiles",
        "clearing 1 riverfolk warrior 1 trade_post_fox 1",
        "clearing 9 riverfolk trade_post_mouse 1",
        "crafted riverfolk tunnels",
        "riverfolk funds riverfolk 1",
        "clearing 3 riverfolk trade_post_rabbit 1",
    )
    assert 3 not in targets(game, 1)


@pytest.mark.law("root:11.2.2")
def test_the_company_swims_whoever_rules_and_walks_by_the_usual_rules() -> None:
    game = company(
        "daylight",
        "clearing 5 riverfolk warrior 2",
        "clearing 5 marquise warrior 3",
        "clearing 10 marquise warrior 3",
        "riverfolk funds riverfolk 2",
    )
    assert targets(game, 5) == {10}
    assert why_not(game, "move 5>1 x2") == "root:4.2.1"
    assert where(play(game, "0 move 5>10 x2"), "riverfolk", "warrior") == {10: 2}
    game = company("daylight", "clearing 5 riverfolk warrior 2", "riverfolk funds riverfolk 2")
    assert targets(game, 5) == {1, 2, 10}


@pytest.mark.law("root:11.2.2", "root:C.2.2")
def test_on_the_lake_the_company_swims_from_coast_to_coast() -> None:
    game = company(
        "daylight",
        "map lake",
        "clearing 10 riverfolk warrior 1",
        "clearing 10 marquise warrior 2",
        "ferry 1",
        "riverfolk funds riverfolk 2",
    )
    assert targets(game, 10) == {1, 11, 12}
    assert set(legal(game, "moor")) == {"moor 1", "moor 10", "moor 11", "moor 12"}


@pytest.mark.law("root:11.2.2")
def test_an_allied_vagabond_takes_swimmers_along_the_river() -> None:
    game = root("""
        factions vagabond riverfolk marquise
        turn 0 daylight
        pawn vagabond 5
        clearing 5 riverfolk warrior 2
        clearing 5 marquise warrior 3
        clearing 10 marquise warrior 3
        vagabond relation riverfolk allied
        vagabond ready boots 2
        riverfolk customer vagabond 1 boats
    """)
    play(game, "0 go 10", "0 bring 1 x2")
    assert where(game, "riverfolk", "warrior") == {10: 2}


@pytest.mark.law("root:11.2.3")
def test_the_hand_lies_open_for_everyone() -> None:
    game = company("daylight", "hand riverfolk anvil sword", "riverfolk funds riverfolk 1", "coming card bake_sale")
    for viewer in (0, 1, 2, None):
        seats = game.view(viewer)["seats"]
        assert isinstance(seats, list)
        shown = Fields(seats[0], "a seat").table("hand")
        assert shown.rows("cards") == ["anvil", "sword"]
        assert game.determinize(viewer, 5).state.hands[0].cards == game.state.hands[0].cards
    play(game, "0 draw")
    assert {"seat": 0, "card": "bake_sale"} in [dict(event.args) for event in game.events_for(2)]
    assert "seen" not in game.position()


@pytest.mark.law("root:11.2.3")
def test_a_random_card_of_the_open_hand_is_still_random() -> None:
    for card in ("anvil", "sword"):
        game = company(
            "birdsong",
            "crafted marquise stand_and_deliver",
            "hand riverfolk anvil sword",
            "supply marquise warrior 0",
            "clearing 1 marquise warrior 25",
            f"coming hand_card {card}",
            turn=1,
        )
        play(game, "1 use stand_and_deliver", "1 choose 0")
        assert hand(game, "marquise") == [card]
        assert len(hand(game, "riverfolk")) == 1
        assert [event.args["card"] for event in game.events_for(2) if event.what == "gave"] == [card]


@pytest.mark.law("root:11.2.3")
@pytest.mark.ruling("R81")
def test_nobody_is_asked_for_what_an_open_hand_cannot_do() -> None:
    lines = ("clearing 5 marquise warrior 2", "clearing 5 riverfolk warrior 2")
    fox, rabbit = (company("daylight", *lines, f"hand riverfolk ambush_{suit}", turn=1) for suit in ("fox", "rabbit"))
    play(fox, "1 pass", "1 battle 5 0")
    assert asked(fox)[1] == "Act"
    play(rabbit, "1 pass", "1 battle 5 0")
    assert asked(rabbit)[:2] == (0, "Ambush")


@pytest.mark.law("root:11.2.3", "root:8.2.6")
@pytest.mark.ruling("R81")
def test_an_open_hand_without_a_matching_card_outrages_at_once() -> None:
    game = company(
        "daylight",
        "clearing 5 riverfolk warrior 2",
        "clearing 10 alliance sympathy 1",
        "riverfolk funds riverfolk 1",
        "hand riverfolk anvil",
        "coming card sword",
        factions="riverfolk alliance marquise",
    )
    play(game, "0 move 5>10 x1")
    assert "alliance supporters sword" in game.position()


@pytest.mark.law("root:11.2.3", "root:8.2.6")
@pytest.mark.ruling("R81")
def test_everyone_sees_which_card_goes_from_the_open_hand_to_the_supporters() -> None:
    game = company(
        "daylight",
        "clearing 5 riverfolk warrior 2",
        "clearing 10 alliance sympathy 1",
        "riverfolk funds riverfolk 1",
        "hand riverfolk bake_sale anvil",
        factions="riverfolk alliance marquise",
    )
    play(game, "0 move 5>10 x1", "0 give bake_sale")
    assert [event.args["card"] for event in game.events_for(2) if event.what == "gained_supporter"] == ["bake_sale"]
    for viewer in (0, 1, 2):
        assert "alliance supporters bake_sale" in game.determinize(viewer, 5).position()


@pytest.mark.law("root:11.2.4")
def test_funds_are_warriors_of_any_faction_and_the_company_chooses_whose_it_uses() -> None:
    game = company(
        "daylight", "clearing 5 riverfolk warrior 2", "riverfolk funds riverfolk 1 marquise 2", "hand riverfolk anvil"
    )
    play(game, "0 move 5>10 x1")
    assert asked(game) == (0, "ChooseFunds", "root:11.5")
    assert legal(game) == ["fund 0", "fund 1"]
    play(game, "0 fund 1")
    assert box(game, "commitments") == {"marquise": 1}
    play(game, "0 moor 4", "0 fund 1")
    assert box(game, "funds") == {"riverfolk": 1}
    assert supply(game, "marquise", "warrior") == 24  # one is home again, one is committed
    play(game, "0 draw")  # no question: there is nothing to choose
    assert box(game, "commitments") == {"riverfolk": 1, "marquise": 1}
    game = company(
        "daylight", "clearing 1 riverfolk trade_post_fox 1", "clearing 6 riverfolk trade_post_fox 1",
        "riverfolk funds riverfolk 1 marquise 1", "hand riverfolk foxfolk_steel",
    )  # fmt: skip
    play(game, "0 craft foxfolk_steel")  # nor where all of them must go
    assert box(game, "tracks") == {"riverfolk": 1, "marquise": 1}


# ---- §11.2.5 trade posts


@pytest.mark.law("root:11.2.5", "root:11.5.6", "root:11.5.6.II", "root:11.5.6.III")
def test_a_trade_post_with_its_garrison_scores_two() -> None:
    game = company("daylight", "clearing 1 marquise warrior 2", "riverfolk funds marquise 2 riverfolk 1")
    play(game, "0 trade_post 1")
    assert points(game, "riverfolk") == 2
    assert count(game, "riverfolk", "trade_post_fox", 1) == 1
    assert count(game, "riverfolk", "warrior", 1) == 1
    assert box(game, "funds") == {"riverfolk": 1}
    assert supply(game, "marquise", "warrior") == 23
    assert supply(game, "riverfolk", "trade_post_fox") == 2


def attack_on_a_post(*lines: str) -> RootGame:
    """A trade post without defenders falls by the extra hit alone."""
    game = company(
        "daylight",
        "clearing 5 riverfolk trade_post_rabbit 1",
        "clearing 5 marquise warrior 3",
        *lines,
        "coming die 0 die 0",
        turn=1,
    )
    return fought(play(game, "1 pass", "1 battle 5 0"))


@pytest.mark.law("root:11.2.5.I")
def test_a_lost_trade_post_leaves_the_game_and_half_of_the_funds_with_it() -> None:
    game = attack_on_a_post("riverfolk funds riverfolk 3 marquise 2", "riverfolk payments riverfolk 1")
    assert points(game, "marquise") == 1
    assert asked(game) == (0, "ChooseFunds", "root:11.2.5.I")
    assert game.decision.args["count"] == 3
    play(game, "0 fund 1", "0 fund 0", "0 fund 1")
    assert box(game, "funds") == {"riverfolk": 2}
    assert box(game, "payments") == {"riverfolk": 1}
    assert supply(game, "riverfolk", "trade_post_rabbit") == 2
    assert where(game, "riverfolk", "trade_post_rabbit") == {}
    check(game.state)
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("root:11.2.5.I")
def test_the_space_of_a_lost_trade_post_can_still_be_used_for_crafting() -> None:
    game = company(
        "daylight", "supply riverfolk trade_post_fox 2", "hand riverfolk anvil", "riverfolk funds riverfolk 1"
    )
    assert legal(game, "craft") == ["craft anvil"]


@pytest.mark.law("root:11.2.5.I")
@pytest.mark.ruling("R75")
def test_two_trade_posts_lost_at_once_halve_the_funds_twice() -> None:
    game = company(
        "daylight",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 6 riverfolk trade_post_fox 1",
        "clearing 8 marquise workshop 2",
        "clearing 12 marquise workshop 1",
        "hand marquise favor_of_the_foxes",
        "riverfolk funds riverfolk 7",
        turn=1,
    )
    play(game, "1 craft favor_of_the_foxes")
    assert box(game, "funds") == {"riverfolk": 1}  # 7, 3, 1
    assert points(game, "marquise") == 2
    assert supply(game, "riverfolk", "trade_post_fox") == 1


# ---- §11.2.6 services


@pytest.mark.law("root:11.2.6", "root:11.2.6.I")
def test_at_the_start_of_birdsong_the_others_buy_with_warriors_of_their_supply() -> None:
    game = customer("hand riverfolk anvil sword", "riverfolk prices 2 3 4")
    assert asked(game)[:2] == (1, "AtBound")
    assert legal(game) == ["buy_card anvil", "buy_card sword", "buy_boats", "buy_mercenaries", "pass"]
    play(game, "1 buy_card sword")
    assert hand(game, "marquise") == ["sword"]
    assert hand(game, "riverfolk") == ["anvil"]
    assert box(game, "payments") == {"marquise": 2}
    assert supply(game, "marquise", "warrior") == 23
    assert asked(game)[:2] == (1, "Workshops")  # no second service without a trade post


@pytest.mark.law("root:11.2.6.I")
def test_a_service_must_be_paid_in_full() -> None:
    game = customer("clearing 1 marquise warrior 23", "hand riverfolk anvil", "riverfolk prices 2 3 4")
    assert legal(game) == ["buy_card anvil", "pass"]
    game = customer("clearing 1 marquise warrior 24", "hand riverfolk anvil", "riverfolk prices 2 3 4")
    assert asked(game)[1] == "Workshops"
    for prices, sold in (("1 2 2", "buy_card anvil"), ("2 1 2", "buy_boats"), ("2 2 1", "buy_mercenaries")):
        game = customer("clearing 1 marquise warrior 24", "hand riverfolk anvil", f"riverfolk prices {prices}")
        assert legal(game) == [sold, "pass"], "the last warrior pays"


@pytest.mark.law("root:11.2.6")
def test_the_company_sells_nothing_to_itself_and_nothing_later() -> None:
    game = company("birdsong", "hand riverfolk anvil", "riverfolk payments riverfolk 3")
    assert asked(game)[:2] == (0, "Trade")
    assert not verbs(game) & {"buy_card", "buy_boats", "buy_mercenaries"}
    assert asked(play(customer("hand riverfolk anvil"), "1 pass"))[1] == "Workshops", "nor as Birdsong ends"
    game = company("daylight", "hand riverfolk anvil", turn=1)
    assert not verbs(game) & {"buy_card", "buy_boats", "buy_mercenaries"}


@pytest.mark.law("root:11.2.6", "root:1.1.3")
def test_the_buyer_orders_services_and_other_effects_of_that_moment() -> None:
    game = customer("hand riverfolk anvil", "crafted marquise better_burrow_bank", "coming card sword card bake_sale")
    assert {"buy_card", "use"} <= verbs(game)
    play(game, "1 use better_burrow_bank", "1 choose 0", "1 buy_card bake_sale")
    assert sorted(hand(game, "marquise")) == ["bake_sale", "sword"]


@pytest.mark.law("root:11.2.6.II")
def test_each_clearing_with_a_trade_post_and_a_piece_of_the_buyer_allows_one_service_more() -> None:
    game = customer(
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 1 marquise wood 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "clearing 2 eyrie warrior 1",
        "clearing 3 marquise warrior 1",
        "hand riverfolk anvil sword bake_sale",
    )
    play(game, "1 buy_card anvil", "1 buy_card sword")
    assert asked(game)[1] == "Workshops"
    assert hand(game, "riverfolk") == ["bake_sale"]


@pytest.mark.law("root:11.2.6.II")
@pytest.mark.ruling("R78")
def test_riverboats_and_mercenaries_are_sold_once_a_turn() -> None:
    game = customer(
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 1 marquise warrior 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "clearing 2 marquise warrior 1",
        "hand riverfolk anvil",
    )
    assert verbs(play(game, "1 buy_boats")) == {"buy_card", "buy_mercenaries", "pass"}
    assert verbs(play(game, "1 buy_mercenaries")) == {"buy_card", "pass"}


@pytest.mark.law("root:11.2.6.II", "root:11.2.6.III")
def test_a_vagabond_pays_with_items_and_his_pawn_counts_at_a_trade_post() -> None:
    game = customer(
        "pawn vagabond 5",
        "clearing 5 riverfolk trade_post_rabbit 1",
        "vagabond ready boots torch sword",
        "vagabond spent hammer",
        "vagabond damaged tea",
        "hand riverfolk anvil",
        "riverfolk prices 2 1 1",
        factions="riverfolk vagabond eyrie",
    )
    assert legal(game) == ["buy_card anvil", "buy_boats", "pass"]
    play(game, "1 buy_card anvil")
    assert asked(game) == (1, "PayItems", "root:11.2.6.III")
    assert legal(game) == ["exhaust boots", "exhaust sword", "exhaust torch"]
    play(game, "1 exhaust torch", "1 exhaust sword", "1 buy_boats", "1 exhaust boots")
    assert items(game, "ready") in ({}, {"boots": 1, "hammer": 1, "torch": 1, "sword": 1})  # he refreshes next
    assert box(game, "payments") == {"riverfolk": 3}
    assert supply(game, "riverfolk", "warrior") == 12


@pytest.mark.law("root:11.2.6.III")
def test_a_vagabond_gets_his_service_even_if_the_company_has_too_few_warriors() -> None:
    game = customer(
        "pawn vagabond 5",
        "vagabond ready boots torch",
        "hand riverfolk anvil",
        "riverfolk prices 2 1 1",
        "clearing 5 riverfolk warrior 14",
        factions="riverfolk vagabond eyrie",
    )
    play(game, "1 buy_card anvil", "1 exhaust boots", "1 exhaust torch")
    assert hand(game, "vagabond") == ["anvil"]
    assert box(game, "payments") == {"riverfolk": 1}


@pytest.mark.law("root:11.2.6.III", "root:9.4.1")
@pytest.mark.ruling("R60")
def test_tea_that_pays_for_a_service_still_refreshes() -> None:
    """It was face up as Birdsong began, and that is when tea is counted."""
    game = customer(
        "pawn vagabond 5",
        "vagabond ready tea",
        "vagabond spent boots torch sword hammer crossbow",
        factions="riverfolk vagabond eyrie",
    )
    play(game, "1 buy_boats", "1 exhaust tea")
    assert asked(game) == (1, "RefreshItem", "root:9.4.1")
    assert game.decision.args["count"] == 3 + 2


# ---- §11.2.7 the three services


@pytest.mark.law("root:11.2.7")
def test_there_are_three_services_each_with_a_price() -> None:
    game = customer("hand riverfolk anvil")
    assert verbs(game) == {"buy_card", "buy_boats", "buy_mercenaries", "pass"}
    for prices, bought in (("4 1 1", "buy_card anvil"), ("1 4 1", "buy_boats"), ("1 1 4", "buy_mercenaries")):
        game = play(customer("hand riverfolk anvil", f"riverfolk prices {prices}"), f"1 {bought}")
        assert box(game, "payments") == {"marquise": 4}
        assert len(happened(game, "bought")) == 1


@pytest.mark.law("root:11.2.7.I")
def test_a_hand_card_is_any_card_and_may_be_bought_again() -> None:
    game = customer(
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 1 marquise warrior 1",
        "hand riverfolk anvil sword ambush_fox",
    )
    play(game, "1 buy_card ambush_fox", "1 buy_card anvil")
    assert hand(game, "marquise") == ["ambush_fox", "anvil"]
    assert all(game.state.hands[1].seen[other] == tuple(game.state.hands[1].cards) for other in (0, 2))


@pytest.mark.law("root:11.2.7.II")
def test_riverboats_make_paths_of_rivers_until_the_end_of_the_turn_but_not_rulers() -> None:
    game = customer(
        "clearing 5 marquise warrior 2",
        "clearing 4 marquise warrior 1",
        "clearing 4 eyrie warrior 2",
    )
    play(game, "1 buy_boats", "1 pass")
    assert targets(game, 5) == {1, 2, 10}
    assert 7 not in targets(game, 4)  # she rules neither bank
    assert why_not(game, "move 4>7 x1") == "root:4.2.1"
    play(game, "1 pass")
    while game.state.turn == 1:
        game.apply(game.decision.actions[-1])
    assert not board(game).sold.boats
    assert FACTIONS["riverfolk"].lent_paths(game.state, 0, 1, 5) == 0


@pytest.mark.law("root:11.2.7", "root:11.2.6.II")
def test_a_service_is_for_its_buyer_alone_and_brings_no_other() -> None:
    lines = ("clearing 5 riverfolk warrior 2", "clearing 10 marquise warrior 1", "hand riverfolk anvil sword")
    card = play(customer(*lines), "1 buy_card anvil")
    boats = play(customer(*lines), "1 buy_boats")
    assert [asked(game)[1] for game in (card, boats)] == ["Workshops"] * 2
    assert [ruler(game, 5) for game in (card, boats)] == ["riverfolk"] * 2
    assert [adjacent(card.state, seat, 10) >> 5 & 1 for seat in range(3)] == [1, 0, 0]
    assert [adjacent(boats.state, seat, 10) >> 5 & 1 for seat in range(3)] == [1, 1, 0]


@pytest.mark.law("root:11.2.6.II")
def test_each_player_buys_anew() -> None:
    game = play(customer("hand riverfolk anvil sword"), "1 buy_card anvil")
    while game.state.turn == 1:
        game.apply(game.decision.actions[0])
    assert asked(game)[:2] == (2, "AtBound")
    assert "buy_card sword" in legal(game)


@pytest.mark.law("root:11.2.7.II", "root:8.4.2.I")
def test_with_riverboats_sympathy_spreads_along_the_river() -> None:
    for bought, sites in (("pass", {"spread 1", "spread 2"}), ("buy_boats", {"spread 1", "spread 2", "spread 10"})):
        game = customer(
            "clearing 5 alliance sympathy 1",
            "clearing 4 riverfolk warrior 1",
            "alliance supporters ambush_bird ambush_bird",
            factions="riverfolk alliance marquise",
        )
        play(game, f"1 {bought}", "1 pass")  # no revolt
        assert set(legal(game, "spread")) == sites


def hired(*lines: str, moment: str = "daylight", factions: str = THREE) -> RootGame:
    """Mercenaries fight for seat 1 in a phase that is about to begin."""
    buyer = factions.split()[1]
    return company(moment, *lines, f"riverfolk customer {buyer} 1 mercenaries", factions=factions, turn=1)


@pytest.mark.law("root:11.2.7.III")
def test_mercenaries_give_rule_in_daylight_and_evening_only() -> None:
    game = customer(
        "clearing 5 riverfolk warrior 2",
        "clearing 1 riverfolk warrior 1",
        "clearing 1 marquise warrior 1",
        "clearing 1 eyrie warrior 1",
        "clearing 3 marquise sawmill 1",
        "crafted marquise royal_claim",
    )
    play(game, "1 buy_mercenaries")
    assert asked(game)[1] == "Breather"
    assert (ruler(game, 5), ruler(game, 1)) == ("riverfolk", "eyrie")  # Birdsong: not yet
    play(game, "1 pass", "1 pass")
    assert (ruler(game, 5), ruler(game, 1)) == ("marquise", "marquise")
    assert "build workshop 5" in legal(play(game, "1 pass"), "build")  # with none of her own pieces there
    play(game, "1 pass")
    while game.state.turn == 1:
        game.apply(game.decision.actions[-1])
    assert (ruler(game, 5), ruler(game, 1)) == ("riverfolk", "eyrie")
    assert board(game).sold.customer == -1


@pytest.mark.law("root:11.2.7.III", "root:7.2.2")
def test_mercenaries_alone_win_no_tie_for_the_lords_of_the_forest() -> None:
    for own, holder in (("", ""), ("clearing 5 eyrie warrior 1", "eyrie")):
        warriors = ("clearing 5 riverfolk warrior 1", f"clearing 5 marquise warrior {1 + bool(own)}")
        game = hired(*warriors, own, factions="riverfolk eyrie marquise")
        assert ruler(game, 5) == holder


@pytest.mark.law("root:11.2.7.III", "root:C.3.4")
def test_mercenaries_still_rule_the_tower_as_evening_ends() -> None:
    tower = 10
    game = hired("map mountain", f"clearing {tower} riverfolk warrior 1", moment="evening")
    while game.state.turn == 1:
        game.apply(game.decision.actions[0])
    assert game.state.map.landmarks["tower"] == tower
    assert points(game, "marquise") == 1


@pytest.mark.law("root:11.2.7.III", "root:3.3.1.I")
def test_mercenaries_do_not_count_for_dominance() -> None:
    """Dominance is looked at as a turn begins, and then they serve nobody."""
    for third, wins in (("riverfolk", False), ("marquise", True)):
        game = customer(
            "points 0 10 0",
            "dominance marquise dominance_fox",
            "clearing 1 marquise warrior 2",
            "clearing 6 marquise warrior 2",
            f"clearing 8 {third} warrior 2",
        )
        play(game, "1 buy_mercenaries")
        if wins:  # what they rule themselves counts at the start of Birdsong
            assert game.over
            continue
        play(game, "1 pass")
        assert (ruler(game, 1), ruler(game, 6), ruler(game, 8)) == ("marquise",) * 3
        while not game.over and game.state.turns < 4:
            calm = [action for action in game.decision.actions if action.verb.name not in ("move", "battle")]
            game.apply(calm[0])
        assert game.over == wins


@pytest.mark.law("root:11.2.7.III")
def test_mercenaries_are_not_moved_and_not_taken_off_by_their_buyer() -> None:
    game = hired(
        "deck exiles",
        "clearing 5 riverfolk warrior 2",
        "clearing 8 marquise workshop 1",
        "crafted marquise propaganda_bureau",
        "hand marquise root_tea_rabbit",
    )
    assert legal(game, "use") == []  # they are no enemies now
    play(game, "1 pass")
    assert targets(game, 5) == set()
    game = hired("clearing 5 riverfolk warrior 2", "crafted marquise tax_collector")
    assert legal(game, "use") == []


@pytest.mark.law("root:11.2.7.III", "root:G.1.11", "root:G.1.30")
def test_a_favor_spares_mercenaries_but_not_trade_posts() -> None:
    game = hired(
        "clearing 1 riverfolk warrior 2 trade_post_fox 1",
        "clearing 8 marquise workshop 2",
        "clearing 12 marquise workshop 1",
        "hand marquise favor_of_the_foxes",
    )
    play(game, "1 craft favor_of_the_foxes")
    assert where(game, "riverfolk", "warrior") == {1: 2}
    assert where(game, "riverfolk", "trade_post_fox") == {}
    assert points(game, "marquise") == 1


@pytest.mark.law("root:11.2.7.III")
def test_a_buyer_fights_with_mercenaries_alone_and_rolls_with_them() -> None:
    game = hired("clearing 5 riverfolk warrior 2", "clearing 5 eyrie warrior 3", "coming die 3 die 1")
    play(game, "1 pass")
    assert legal(game, "battle") == ["battle 5 2"]
    fought(play(game, "1 battle 5 2"))
    assert where(game, "eyrie", "warrior") == {5: 1}  # two mercenaries deal at most two hits
    assert where(game, "riverfolk", "warrior") == {5: 1}
    assert supply(game, "riverfolk", "warrior") == 14


@pytest.mark.law("root:11.2.7.III")
@pytest.mark.ruling("R76")
def test_mercenaries_do_not_fight_their_own_people_but_rule_against_them() -> None:
    game = hired(
        "clearing 5 riverfolk warrior 2",
        "clearing 5 marquise warrior 1",
        "clearing 10 riverfolk warrior 1",
        "coming die 3 die 2",
    )
    play(game, "1 pass")
    assert ruler(game, 5) == "marquise"
    assert legal(game, "battle") == ["battle 5 0"]
    fought(play(game, "1 battle 5 0"))
    assert where(game, "riverfolk", "warrior") == {5: 1, 10: 1}  # her one warrior deals one hit
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:11.2.7.III", "root:6.2.3", "root:1.5.3")
def test_no_field_hospital_takes_mercenaries_in() -> None:
    game = hired(
        "clearing 5 riverfolk warrior 2",
        "clearing 5 eyrie warrior 2",
        "clearing 1 marquise keep 1",
        "hand marquise root_tea_rabbit",
        "coming die 2 die 1",
    )
    fought(play(game, "1 pass", "1 battle 5 2"))
    assert asked(game)[1] == "Act"
    assert supply(game, "riverfolk", "warrior") == 14


@pytest.mark.law("root:11.2.7.III", "root:8.4.2.II.a")
def test_in_its_birdsong_the_alliance_meets_martial_law_of_warriors_that_it_has_hired() -> None:
    for warriors, sites in ((2, ["spread 5", "spread 10"]), (3, ["spread 10"])):
        game = customer(
            f"clearing 5 riverfolk warrior {warriors}",
            "clearing 1 alliance sympathy 1",
            "alliance supporters bake_sale",
            factions="riverfolk alliance marquise",
        )
        play(game, "1 buy_mercenaries")
        assert legal(game, "spread") == sites


@pytest.mark.law("root:8.4.2.II.a")
def test_martial_law_counts_warriors_that_a_player_treats_as_his_own() -> None:
    game = hired(
        "clearing 5 riverfolk warrior 2", "clearing 5 marquise warrior 1", factions="riverfolk marquise alliance"
    )
    assert Alliance().spread_cost(game.state, 2, 5) == 1 + 1
    game = hired("clearing 5 riverfolk warrior 3", factions="riverfolk alliance marquise")
    assert Alliance().spread_cost(game.state, 1, 5) == 1  # nobody else's


def battle_with(own: int, mercenaries: int, hits: int, *lines: str) -> RootGame:
    """The buyer, with some own warriors and mercenaries, takes so many hits."""
    mine = f"warrior {own} sawmill 1" if own else "sawmill 1"
    game = hired(
        f"clearing 5 marquise {mine}",
        f"clearing 5 riverfolk warrior {mercenaries}",
        "clearing 5 eyrie warrior 9",
        *lines,
        f"coming die {hits} die {hits}",
    )
    return fought(play(game, "1 pass", "1 battle 5 2"))


@pytest.mark.law("root:11.2.7.III.a")
@pytest.mark.parametrize(
    ("own", "mercenaries", "hits", "left"),
    [
        (3, 3, 1, (2, 3)),  # an odd hit falls on the buyer's own
        (3, 3, 2, (2, 2)),
        (3, 3, 3, (1, 2)),
        (1, 3, 3, (0, 1)),  # what one side cannot take, the other does
        (3, 1, 3, (1, 0)),
        (0, 3, 2, (0, 1)),
        (1, 1, 2, (0, 0)),
    ],
)
def test_hits_are_split_evenly(own: int, mercenaries: int, hits: int, left: tuple[int, int]) -> None:
    game = battle_with(own, mercenaries, hits)
    assert (count(game, "marquise", "warrior", 5), count(game, "riverfolk", "warrior", 5)) == left
    assert count(game, "marquise", "sawmill", 5) == 1


@pytest.mark.law("root:11.2.7.III.a")
def test_buildings_suffer_only_when_no_warrior_is_left() -> None:
    game = battle_with(1, 1, 3)
    assert count(game, "marquise", "sawmill", 5) == 0
    assert count(game, "riverfolk", "warrior", 5) == 0


@pytest.mark.law("root:11.2.7.III.a", "root:4.3.1.II")
@pytest.mark.ruling("R77")
def test_an_ambush_hits_one_of_each_and_the_battle_goes_on_with_mercenaries() -> None:
    game = hired(
        "clearing 5 marquise warrior 1",
        "clearing 5 riverfolk warrior 2",
        "clearing 5 eyrie warrior 2",
        "hand eyrie ambush_rabbit",
        "coming die 1 die 0",
    )
    play(game, "1 pass", "1 battle 5 2", "2 ambush ambush_rabbit")
    fought(game)
    assert (count(game, "marquise", "warrior", 5), count(game, "riverfolk", "warrior", 5)) == (0, 1)
    assert count(game, "eyrie", "warrior", 5) == 1


@pytest.mark.law("root:11.2.7.III.b")
def test_a_vagabond_hires_no_mercenaries() -> None:
    game = customer("pawn vagabond 5", "vagabond ready boots 3 torch", factions="riverfolk vagabond eyrie")
    assert legal(game) == ["buy_boats", "pass"]


@pytest.mark.law("root:11.2.7.III.b", "root:9.2.9.III")
def test_who_loses_mercenaries_to_a_vagabond_turns_hostile_himself() -> None:
    game = hired(
        "pawn vagabond 5",
        "clearing 5 riverfolk warrior 3",
        "vagabond ready sword boots",
        "coming die 1 die 1",
        factions="riverfolk marquise vagabond",
    )
    play(fought(play(game, "1 pass", "1 battle 5 2")), "2 damage boots")
    assert count(game, "riverfolk", "warrior", 5) == 2
    assert relation(game, "marquise") == "hostile"
    assert relation(game, "riverfolk") == "indifferent"


@pytest.mark.law("root:9.2.9.III")
def test_the_company_turns_hostile_for_its_own_losses() -> None:
    game = root("""
        factions vagabond riverfolk marquise
        turn 0 daylight
        pawn vagabond 5
        clearing 5 riverfolk warrior 2
        vagabond ready sword crossbow
        coming die 1 die 0
    """)
    play(game, "0 strike 1")
    assert relation(game, "riverfolk") == "hostile"


# ---- §11.3 setup


@pytest.mark.law("root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5")
def test_setup() -> None:
    game: RootGame = copse.new("root", factions=["riverfolk", "eyrie"], seed=1)
    while game.decision.seat != 0:
        game.apply(game.decision.actions[0])
    assert asked(game) == (0, "Embark", "root:11.3.2")
    assert set(legal(game)) == {f"moor {clearing}" for clearing in RIVER}
    play(game, "0 moor 4", "0 moor 4", "0 moor 11")
    assert game.decision.args["count"] == 1
    play(game, "0 moor 4")
    assert where(game, "riverfolk", "warrior") == {4: 3, 11: 1}
    assert asked(game) == (0, "FirstPrice", "root:11.3.5")
    assert legal(game) == [f"price hand_card {price}" for price in (1, 2, 3, 4)]
    play(game, "0 price hand_card 4", "0 price riverboats 1", "0 price mercenaries 3")
    assert board(game).prices == [4, 1, 3]
    assert asked(game)[1] == "Trade"  # Birdsong has gathered the first payments
    assert box(game, "funds") == {"riverfolk": 3}
    assert supply(game, "riverfolk", "warrior") == 15 - 4 - 3
    assert [supply(game, "riverfolk", f"trade_post_{suit}") for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]


@pytest.mark.law("root:11.3.2", "root:6.2.2")
def test_nobody_starts_at_the_keep() -> None:
    game: RootGame = copse.new("root", factions=["marquise", "riverfolk"], seed=1)
    play(game, "0 settle 4")
    while game.decision.seat != 1:
        game.apply(game.decision.actions[0])
    assert set(legal(game)) == {f"moor {clearing}" for clearing in RIVER - {4}}


# ---- §11.4 Birdsong


@pytest.mark.law("root:11.4", "root:11.4.1", "root:11.4.3")
def test_protectionism_fills_empty_payments() -> None:
    game = company("birdsong", "riverfolk funds marquise 1")
    assert box(game, "funds") == {"riverfolk": 2, "marquise": 1}
    assert box(game, "payments") == {}
    assert supply(game, "riverfolk", "warrior") == 13
    game = company("birdsong", "riverfolk payments marquise 1")
    assert box(game, "funds") == {"marquise": 1}
    game = company("birdsong", "clearing 5 riverfolk warrior 14")
    assert box(game, "funds") == {"riverfolk": 1}


@pytest.mark.law("root:11.4", "root:11.4.2")
@pytest.mark.parametrize(("funds", "gain"), [(1, 0), (4, 2), (5, 2)])
def test_dividends_of_unspent_funds(funds: int, gain: int) -> None:
    rest = ("riverfolk payments marquise 4", "riverfolk commitments riverfolk 2")
    half = f"riverfolk funds riverfolk {funds - funds // 2}" + (f" marquise {funds // 2}" if funds > 1 else "")
    game = company("birdsong", half, *rest, "clearing 1 riverfolk trade_post_fox 1")
    assert points(game, "riverfolk") == gain
    assert points(company("birdsong", half, *rest), "riverfolk") == 0  # no trade post on the map


@pytest.mark.law("root:11.4.3")
def test_all_warriors_on_the_board_become_funds() -> None:
    game = company(
        "birdsong",
        "clearing 1 riverfolk trade_post_fox 1",
        "riverfolk payments marquise 2",
        "riverfolk funds riverfolk 1",
        "riverfolk commitments eyrie 1 riverfolk 1",
        "riverfolk tracks marquise 1",
    )
    assert box(game, "funds") == {"riverfolk": 2, "marquise": 3, "eyrie": 1}
    assert [box(game, name) for name in BOXES if name != "funds"] == [{}, {}, {}]


# ---- §11.5 Daylight


@pytest.mark.law("root:11.5")
def test_actions_of_every_kind_in_any_order_while_funds_last() -> None:
    game = company(
        "daylight",
        "clearing 5 riverfolk warrior 3",
        "clearing 10 eyrie warrior 1",
        "riverfolk funds riverfolk 4",
        "coming card sword die 1 die 0",
    )
    play(game, "0 draw", "0 move 5>10 x2", "0 battle 10 2", "0 moor 4")
    assert box(game, "commitments") == {"riverfolk": 3}
    assert box(game, "funds") == {}
    assert asked(game)[:2] == (0, "SetPrice")  # nothing is left, as everyone can see
    game = company("daylight", "clearing 5 riverfolk warrior 3", "riverfolk funds riverfolk 4")
    assert asked(play(game, "0 pass"))[:2] == (0, "SetPrice")
    assert box(game, "funds") == {"riverfolk": 4}


@pytest.mark.law("root:11.5.1")
def test_a_committed_warrior_is_a_move() -> None:
    game = company("daylight", "clearing 5 riverfolk warrior 2", "riverfolk funds eyrie 2")
    play(game, "0 move 5>1 x2")
    assert where(game, "riverfolk", "warrior") == {1: 2}
    assert box(game, "commitments") == {"eyrie": 1}


@pytest.mark.law("root:11.5.1", "root:C.2.5")
def test_the_company_pays_for_the_ferry_too() -> None:
    game = company(
        "daylight", "map lake", "ferry 1", "clearing 1 riverfolk warrior 2", "riverfolk funds eyrie 1 riverfolk 1"
    )
    play(game, "0 sail 10 x1", "0 fund 2")
    assert where(game, "riverfolk", "warrior") == {1: 1, 10: 1}
    assert len(hand(game, "riverfolk")) == 1


@pytest.mark.law("root:11.5.2")
@pytest.mark.ruling("R80")
def test_a_committed_warrior_is_a_battle() -> None:
    game = company(
        "daylight",
        "clearing 5 riverfolk warrior 2 trade_post_rabbit 1",
        "clearing 5 eyrie warrior 3",
        "riverfolk funds eyrie 4 riverfolk 1",
        "coming die 3 die 3",
    )
    play(game, "0 battle 5 2", "0 fund 0")  # paid before the dice fall
    fought(game)
    assert count(game, "eyrie", "warrior", 5) == 1
    assert box(game, "commitments") == {"riverfolk": 1}
    assert box(game, "funds") == {"eyrie": 2}  # and its trade post was lost


@pytest.mark.law("root:11.5.3.I")
@pytest.mark.ruling("R82")
def test_an_exported_card_gives_a_warrior_in_payments_and_nothing_else() -> None:
    game = company(
        "daylight", "clearing 1 riverfolk trade_post_fox 1", "hand riverfolk anvil", "riverfolk funds riverfolk 2"
    )
    assert legal(game, "export") == ["export anvil"]
    play(game, "0 export anvil")
    assert box(game, "payments") == {"riverfolk": 1}
    assert box(game, "tracks") == {"riverfolk": 1}
    assert supply(game, "riverfolk", "warrior") == 12
    assert hand(game, "riverfolk") == []
    assert points(game, "riverfolk") == 0
    assert "discard anvil" in game.position()
    assert game.state.items[ITEMS.index("hammer")] == 1


@pytest.mark.law("root:11.5.3.I", "root:4.1.2", "root:4.1.4")
def test_only_what_could_be_crafted_can_be_exported() -> None:
    game = company(
        "daylight",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "hand riverfolk anvil sword ambush_fox codebreakers",
        "crafted riverfolk codebreakers",
        "items hammer 0",
        "riverfolk funds riverfolk 4",
    )
    assert legal(game, "export") == []
    game = company(
        "daylight",
        "clearing 2 riverfolk trade_post_mouse 1",
        "hand riverfolk codebreakers",
        "riverfolk funds riverfolk 1",
    )
    assert legal(game, "export") == ["export codebreakers"]


@pytest.mark.law("root:11.5.3.I")
@pytest.mark.ruling("R82")
def test_an_export_may_be_paid_with_any_suit_and_any_funds() -> None:
    game = company(
        "daylight",
        "deck exiles",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "hand riverfolk saboteurs anvil",
        "crafted eyrie murine_broker",
        "riverfolk funds riverfolk 1 marquise 2",
    )
    play(game, "0 export saboteurs", "0 fund 1", "0 with mouse", "0 export anvil", "0 fund 1")
    assert box(game, "tracks") == {"marquise": 2}
    assert hand(game, "eyrie") == []  # no item was crafted


@pytest.mark.law("root:11.5.4")
def test_a_committed_warrior_draws_a_card_and_the_evening_none() -> None:
    game = company("daylight", "riverfolk funds riverfolk 1", "coming card sword")
    play(game, "0 draw")
    assert hand(game, "riverfolk") == ["sword"]
    play(game, *[f"0 price {service} 1" for service in ("hand_card", "riverboats", "mercenaries")])
    assert hand(game, "riverfolk") == ["sword"]
    assert game.state.turn == 1


@pytest.mark.law("root:11.5.5")
def test_a_spent_warrior_recruits_at_the_river() -> None:
    game = company("daylight", "clearing 4 marquise keep 1", "riverfolk funds marquise 2")
    assert set(legal(game, "moor")) == {f"moor {clearing}" for clearing in RIVER - {4}}
    play(game, "0 moor 11")
    assert where(game, "riverfolk", "warrior") == {11: 1}
    assert supply(game, "marquise", "warrior") == 24
    assert box(game, "commitments") == {}


@pytest.mark.law("root:11.5.5", "root:1.5.1")
@pytest.mark.ruling("R80")
def test_without_a_warrior_in_the_supply_an_own_one_that_is_spent_can_be_placed() -> None:
    full = "clearing 5 riverfolk warrior 14"
    game = company("daylight", full, "riverfolk funds riverfolk 1")
    play(game, "0 moor 4")
    assert where(game, "riverfolk", "warrior") == {4: 1, 5: 14}
    game = company("daylight", "clearing 5 riverfolk warrior 15", "riverfolk funds marquise 1")
    assert legal(game, "moor") == []
    game = company("daylight", "deck exiles", full, "riverfolk funds riverfolk 1", "crafted eyrie coffin_makers")
    assert legal(game, "moor") == []  # it would lie in a coffin


@pytest.mark.law("root:11.5.5", "root:1.5.4")
@pytest.mark.ruling("R80")
def test_a_recruit_for_whom_there_is_no_other_warrior_is_paid_with_an_own_one() -> None:
    game = company("daylight", "clearing 5 riverfolk warrior 14", "riverfolk funds riverfolk 1 marquise 2")
    play(game, "0 moor 4")
    assert where(game, "riverfolk", "warrior") == {4: 1, 5: 14}
    assert box(game, "funds") == {"marquise": 2}
    game = company("daylight", "clearing 5 riverfolk warrior 14", "riverfolk funds riverfolk 1 marquise 2")
    assert legal(play(game, "0 draw")) == ["fund 0", "fund 1"], "anything else is paid as one likes"


@pytest.mark.law("root:11.5.6.I")
def test_a_trade_post_needs_a_ruled_clearing_without_one() -> None:
    game = company(
        "daylight",
        "clearing 1 marquise warrior 2",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 12 riverfolk trade_post_fox 1",
        "clearing 6 marquise warrior 1",
        "clearing 6 riverfolk warrior 1",
        "clearing 8 marquise warrior 1",
        "clearing 5 riverfolk warrior 1",
        "riverfolk funds marquise 4 riverfolk 2",
    )
    assert legal(game, "trade_post") == ["trade_post 5", "trade_post 8"]
    assert why_not(game, "trade_post 1") == "root:11.5.6.I"
    assert why_not(game, "trade_post 6") == "root:11.5.6.I"


@pytest.mark.law("root:11.5.6.II")
def test_only_warriors_of_the_ruler_pay_for_a_trade_post() -> None:
    game = company(
        "daylight",
        "clearing 8 marquise warrior 1",
        "clearing 9 eyrie warrior 1",
        "clearing 5 riverfolk warrior 1",
        "riverfolk funds marquise 1 eyrie 3 riverfolk 1",
    )
    assert legal(game, "trade_post") == ["trade_post 9"]
    assert why_not(game, "trade_post 8") == "root:11.5.6.II"
    play(game, "0 trade_post 9")
    assert box(game, "funds") == {"marquise": 1, "eyrie": 1, "riverfolk": 1}
    assert supply(game, "eyrie", "warrior") == 20 - 1 - 1


@pytest.mark.law("root:11.5.6.III", "root:1.5.1", "root:6.2.2")
def test_a_trade_post_of_the_suit_must_be_left_and_it_must_be_allowed_there() -> None:
    game = company(
        "daylight",
        "clearing 8 marquise warrior 1",
        "clearing 2 marquise warrior 1 keep 1",
        "supply riverfolk trade_post_fox 0",
        "riverfolk funds marquise 4",
    )
    assert legal(game, "trade_post") == []
    assert why_not(game, "trade_post 8") == "root:1.5.1"
    assert why_not(game, "trade_post 2") == "root:6.2.2"


@pytest.mark.law("root:11.5.6.III", "root:1.5.4")
def test_a_trade_post_stands_alone_if_no_warrior_is_left() -> None:
    game = company(
        "daylight", "clearing 8 marquise warrior 1", "clearing 5 riverfolk warrior 15", "riverfolk funds marquise 2"
    )
    play(game, "0 trade_post 8")
    assert count(game, "riverfolk", "warrior", 8) == 0
    assert points(game, "riverfolk") == 2


# ---- §11.6 Evening


@pytest.mark.law("root:11.6", "root:11.6.1", "root:11.6.2")
def test_in_the_evening_cards_go_first_and_prices_change_then() -> None:
    game = company(
        "evening", "hand riverfolk anvil sword bake_sale armorers armorers sappers", "riverfolk prices 1 2 3"
    )
    assert asked(game)[:2] == (0, "DiscardDown")
    play(game, "0 discard sword")
    assert len(hand(game, "riverfolk")) == 5
    assert asked(game) == (0, "SetPrice", "root:11.6.2")
    play(game, "0 price hand_card 4", "0 price riverboats 2", "0 price mercenaries 1")
    assert board(game).prices == [4, 2, 1]
    assert game.state.turn == 1


@pytest.mark.law("root:11.6.1")
def test_five_cards_stay() -> None:
    game = company("evening", "hand riverfolk anvil sword bake_sale armorers armorers")
    assert asked(game)[1] == "SetPrice"
    assert len(hand(game, "riverfolk")) == 5


# ---- with others


@pytest.mark.ruling("R79")
def test_spent_funds_on_their_way_home_lie_on_the_coffin_makers() -> None:
    game = company("daylight", "deck exiles", "crafted eyrie coffin_makers", "riverfolk funds marquise 2")
    play(game, "0 moor 5")
    assert "coffins marquise warrior 1" in game.position()


def test_a_vagabond_aids_the_company_openly() -> None:
    game = root("""
        factions vagabond riverfolk marquise
        turn 0 daylight
        pawn vagabond 5
        clearing 5 riverfolk warrior 1
        vagabond ready torch
        hand vagabond bake_sale
    """)
    play(game, "0 aid 1 bake_sale", "0 exhaust torch")
    assert hand(game, "riverfolk") == ["bake_sale"]
    assert game.state.hands[1].seen[2] == tuple(game.state.hands[1].cards)
    assert [event.args["card"] for event in game.events_for(2) if event.what == "gave"] == ["bake_sale"]


@pytest.mark.law("root:11.2.2", "root:1.5.5")
def test_false_orders_send_the_company_along_the_river_too() -> None:
    game = company(
        "birdsong",
        "deck exiles",
        "crafted marquise false_orders",
        "clearing 5 riverfolk warrior 3",
        "riverfolk prices 4 4 4",
        "supply marquise warrior 3",
        "clearing 12 marquise warrior 22",
        turn=1,
    )
    play(game, "1 use false_orders", "1 choose 0")
    assert targets(game, 5) == {1, 2, 10}
    play(game, "1 move 5>10 x2")
    assert where(game, "riverfolk", "warrior") == {5: 1, 10: 2}


@pytest.mark.law("root:11.2.7.II", "root:9.4.2", "root:9.5.1")
def test_with_riverboats_a_vagabond_slips_and_walks_along_the_river() -> None:
    game = customer(
        "pawn vagabond 5", "vagabond ready boots torch", "vagabond character thief", factions="riverfolk vagabond eyrie"
    )
    play(game, "1 buy_boats", "1 exhaust torch")
    assert asked(game)[1] == "Slip"
    play(game, "1 go 10")
    assert {"go 5", "go 11"} <= set(legal(game, "go"))


@pytest.mark.law("root:11.2.7.III", "root:7.5.2")
def test_mercenaries_fight_and_give_rule_for_the_decree() -> None:
    game = hired(
        "eyrie decree battle bake_sale",
        "eyrie decree build a_visit_to_friends",
        "clearing 5 riverfolk warrior 2",
        "clearing 5 marquise warrior 1",
        "clearing 1 eyrie roost 1",
        "coming die 1 die 0",
        factions="riverfolk eyrie marquise",
    )
    play(game, "1 pass")
    assert legal(game, "battle") == ["battle 5 2"]
    play(game, "1 battle 5 2")
    assert legal(game, "roost") == ["roost 5"], "with no piece of their own there"


@pytest.mark.law("root:11.2.5.I", "root:8.4.1.III")
def test_a_revolt_disrupts_trade_and_takes_the_garrison_that_the_alliance_hired() -> None:
    game = customer(
        "clearing 5 riverfolk warrior 2 trade_post_rabbit 1",
        "clearing 5 alliance sympathy 1",
        "alliance supporters bake_sale a_visit_to_friends",
        "riverfolk funds marquise 3",
        factions="riverfolk alliance marquise",
    )
    play(game, "1 buy_mercenaries", "1 pass", "1 revolt 5")
    assert where(game, "riverfolk", "warrior") == {}, "they serve from Daylight on"
    assert box(game, "funds") == {"marquise": 1}
    assert points(game, "alliance") == 1


@pytest.mark.law("root:9.5.6", "root:11.2.5.I")
def test_a_vagabond_who_shoots_a_trade_post_is_no_enemy_yet() -> None:
    game = root("""
        factions vagabond riverfolk marquise
        turn 0 daylight
        pawn vagabond 5
        clearing 5 riverfolk trade_post_rabbit 1
        vagabond ready crossbow
        riverfolk funds riverfolk 3
    """)
    play(game, "0 strike 1")
    assert relation(game, "riverfolk") == "indifferent"
    assert box(game, "funds") == {"riverfolk": 1}


@pytest.mark.law("root:9.2.9.II.c", "root:9.2.9.II.d")
def test_the_company_fights_and_falls_beside_an_allied_vagabond() -> None:
    game = root("""
        factions vagabond riverfolk marquise
        turn 0 daylight
        pawn vagabond 5
        clearing 5 riverfolk warrior 2
        clearing 5 marquise warrior 3
        vagabond relation riverfolk allied
        vagabond ready sword boots
        coming die 2 die 1
    """)
    play(game, "0 battle 5 2", "0 ally 1", "0 lose warrior")
    assert (count(game, "marquise", "warrior", 5), count(game, "riverfolk", "warrior", 5)) == (1, 1)
    assert relation(game, "riverfolk") == "hostile"


@pytest.mark.law("root:11.2.7.III", "root:4.1.3")
def test_soup_kitchens_feed_the_company_while_its_warriors_serve_another() -> None:
    lines = ("deck exiles", "clearing 5 riverfolk warrior 1 trade_post_rabbit 1")
    assert ruler(hired(*lines), 5) == "marquise"
    assert ruler(hired(*lines, "crafted riverfolk soup_kitchens"), 5) == "riverfolk", "a token there is worth two"


@pytest.mark.law("root:11.6", "root:4.1.3")
def test_informants_have_no_draw_of_the_company_to_replace() -> None:
    game = company("evening", "deck exiles", "crafted riverfolk informants", "discard ambush_fox")
    assert asked(game)[:2] == (0, "SetPrice")


@pytest.mark.law("root:11.2.7.III", "root:4.1.3")
def test_a_command_warren_calls_mercenaries() -> None:
    game = hired(
        "clearing 5 riverfolk warrior 2",
        "clearing 5 eyrie warrior 2",
        "crafted marquise command_warren",
        "coming die 1 die 1",
    )
    fought(play(game, "1 use command_warren", "1 battle 5 2"))
    assert (count(game, "riverfolk", "warrior", 5), count(game, "eyrie", "warrior", 5)) == (1, 1)


@pytest.mark.law("root:11.2.7.III.a", "root:4.1.3")
def test_mercenaries_who_fall_lie_on_the_coffin_makers() -> None:
    game = hired(
        "deck exiles",
        "clearing 5 riverfolk warrior 2",
        "clearing 5 eyrie warrior 2",
        "crafted eyrie coffin_makers",
        "coming die 1 die 1",
    )
    fought(play(game, "1 pass", "1 battle 5 2"))
    assert sum(game.state.coffins) == 2
    assert supply(game, "riverfolk", "warrior") == 13


# ---- saves and positions


def full_table() -> RootGame:
    return company(
        "daylight",
        "clearing 1 riverfolk trade_post_fox 1 warrior 2",
        "clearing 1 marquise warrior 3",
        "supply riverfolk trade_post_mouse 2",
        "hand riverfolk anvil sword",
        "riverfolk payments eyrie 1",
        "riverfolk funds riverfolk 2 marquise 2",
        "riverfolk commitments marquise 1",
        "riverfolk tracks riverfolk 1",
        "riverfolk prices 2 3 4",
        "riverfolk customer marquise 2 boats mercenaries",
        turn=1,
    )


def test_a_position_says_all_of_the_board() -> None:
    game = full_table()
    text = game.position()
    for line in (
        "riverfolk payments eyrie 1",
        "riverfolk funds riverfolk 2 marquise 2",
        "riverfolk tracks riverfolk 1",
        "riverfolk prices 2 3 4",
        "riverfolk customer marquise 2 boats mercenaries",
        "supply riverfolk trade_post_mouse 2",
    ):
        assert line in text
    assert copse.position(text).hash() == game.hash()
    assert copse.load(game.save()) == game
    assert ruler(game, 1) == "marquise"


def test_a_choice_of_funds_is_pending_in_a_position() -> None:
    game = company("daylight", "clearing 5 riverfolk warrior 2", "riverfolk funds riverfolk 1 marquise 2")
    for choice in ("move 5>10 x1", "moor 4", "draw"):
        twin = game.copy()
        twin.apply(choice)
        again = copse.position(twin.position())
        assert again.hash() == twin.hash()
        again.apply("fund 1")
        twin.apply("fund 1")
        assert again.hash() == twin.hash()


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("riverfolk funds vagabond 1", "has no warriors"),
        ("riverfolk tracks riverfolk 1", "more warriors craft"),
        ("clearing 1 riverfolk trade_post_mouse 1", "of its own suit"),
        ("clearing 1 riverfolk trade_post_fox 2", "no more than one trade post"),
        ("riverfolk customer marquise 1 boats mercenaries", "as many services"),
        ("riverfolk customer eyrie 1 boats", "only the player whose turn it is"),
        ("riverfolk funds riverfolk 16", "of them"),
        ("riverfolk funds marquise 30", "a whole number"),
        ("riverfolk prices 1 2 5", "a whole number"),
        ("riverfolk coffers marquise 1", "not a known line of riverfolk"),
        ("todo EndTurn 1\ntodo DrawForFunds 0", "done at once"),
    ],
)
def test_impossible_boards_are_refused(lines: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        root(f"factions riverfolk marquise eyrie vagabond\nturn 1 daylight\npawn vagabond 5\n{lines}")


def test_a_vagabond_with_mercenaries_is_refused() -> None:
    lines = "factions riverfolk vagabond eyrie\nturn 1 daylight\npawn vagabond 5\n"
    with pytest.raises(BadPosition, match="cannot hire"):
        root(lines + "riverfolk customer vagabond 1 mercenaries")


def test_a_board_of_a_save_is_not_trusted() -> None:
    def empty() -> RiverfolkBoard:
        return RiverfolkBoard(3, Riverfolk.prices)

    state, whole = root("factions riverfolk marquise eyrie").state, empty().dump()
    for name, value in (("funds", [0, 0]), ("prices", [0, 1, 1]), ("customer", 3), ("boats", 1)):
        broken: dict[str, Json] = {**whole, name: value}  # type: ignore[dict-item]
        with pytest.raises(BadSave):
            empty().restore(state, Fields(broken, "a board"))
    twin = empty()
    twin.restore(state, Fields(whole, "a board"))
    assert twin.dump() == whole


def test_a_copy_is_independent() -> None:
    state = full_table().state
    assert isinstance(state, Woodland)
    twin = state.copy()
    mine = twin.board(0, RiverfolkBoard)
    for numbers in mine.boxes:
        numbers[0] += 1
    mine.prices[0], mine.sold.boats = 4, False
    assert full_table().state.boards[0].dump() == state.boards[0].dump()
