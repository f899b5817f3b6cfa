"""Chapter 9: the Vagabond, and two of them. See camp.py for the table."""

from __future__ import annotations

from collections import Counter

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.board import FIRST_FOREST
from copse.root.cards import ITEMS, QUEST_IDS, QUESTS, SUITS, Quest
from copse.root.check import check
from copse.root.factions.satchel import VagabondBoard, empty_satchel
from copse.root.factions.vagabond import Vagabond
from copse.root.maps import MAPS
from copse.root.state import Woodland
from tests.root.camp import FOUR, TWO_VAGABONDS, attacked, attacks, board, camp, items, relation, through
from tests.root.table import count, fight, hand, points, ruler
from tests.script import asked, happened, legal, play, root

# ---- §9.2.1 to §9.2.3


@pytest.mark.law("root:9.2.1", "root:9.5.8")
def test_hammers_craft_in_the_suit_of_his_clearing_and_the_item_is_his_at_once() -> None:
    game = camp("daylight", "vagabond ready hammer", "hand vagabond a_visit_to_friends anvil")
    assert legal(game, "craft") == ["craft a_visit_to_friends"]  # a rabbit clearing, so no fox hammer
    play(game, "0 craft a_visit_to_friends")
    assert items(game, "spent") == {"hammer": 1}
    assert items(game, "ready") == {"boots": 1}
    assert points(game, "vagabond") == 1
    assert not any(game.state.boxes[0])
    assert game.state.items[ITEMS.index("boots")] == 1


@pytest.mark.law("root:9.5.8")
def test_each_symbol_of_the_cost_takes_a_hammer() -> None:
    cards = "hand vagabond bake_sale"
    assert not legal(camp("daylight", "vagabond ready hammer", "vagabond spent hammer", cards), "craft")
    game = play(camp("daylight", "vagabond ready hammer 2", cards), "0 craft bake_sale")
    assert items(game, "spent") == {"hammer": 2}
    assert items(game, "ready") == {"coins": 1}
    assert points(game, "vagabond") == 3


@pytest.mark.law("root:9.2.1")
def test_in_a_forest_hammers_match_nothing() -> None:
    game = camp("daylight", "vagabond ready hammer 3", "hand vagabond a_visit_to_friends anvil", pawn="1_2_5_10")
    assert not legal(game, "craft")


@pytest.mark.law("root:9.2.1", "root:4.1.1")
def test_a_cost_of_any_suit_is_paid_with_the_suit_of_the_clearing() -> None:
    game = camp("daylight", "vagabond ready hammer 4", "hand vagabond royal_claim")
    play(game, "0 craft royal_claim", *["0 with rabbit"] * 4)
    assert items(game, "spent") == {"hammer": 4}


@pytest.mark.law("root:9.2.2")
@pytest.mark.also_in("early")
def test_the_pawn_is_no_warrior_and_counts_for_no_rule() -> None:
    game = camp("daylight", "clearing 5 marquise warrior 1")
    assert ruler(game, 5) == "marquise"
    assert ruler(camp("daylight"), 5) == ""


@pytest.mark.law("root:9.2.2", "root:9.2.7")
@pytest.mark.also_in("early")
def test_the_pawn_cannot_be_removed() -> None:
    game = attacked("vagabond ready sword", dice="3 0")
    assert game.state.pawns[0] == 5
    assert game.state.battle is None


SWEEP = "vagabond ready boots 2 sword torch", "vagabond spent tea"


@pytest.mark.law("root:9.2.2.I")
def test_a_favor_that_clears_his_clearing_damages_three_items() -> None:
    game = camp(
        "daylight", *SWEEP, "clearing 5 eyrie warrior 3", "clearing 3 marquise workshop 1",
        "clearing 4 marquise workshop 1", "clearing 10 marquise workshop 1",
        "hand marquise favor_of_the_rabbits", turn=1,
    )  # fmt: skip
    play(game, "1 craft favor_of_the_rabbits", "0 damage boots", "0 damage_spent tea", "0 damage boots")
    assert items(game, "damaged") == {"boots": 2}
    assert items(game, "damaged_spent") == {"tea": 1}
    assert items(game, "ready") == {"sword": 1, "torch": 1}
    assert game.state.pawns[0] == 5
    assert count(game, "eyrie", "warrior", 5) == 0
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.2.2.I", "root:8.4.1")
def test_a_revolt_damages_three_items_of_the_vagabond() -> None:
    game = camp(
        "birdsong", *SWEEP, "clearing 5 alliance sympathy 1", "alliance supporters bake_sale cobbler",
        factions=FOUR, turn=3,
    )  # fmt: skip
    play(game, "3 revolt 5")
    while asked(game)[0] == 3:
        game.apply(game.decision.actions[0])
    play(game, "0 damage sword", "0 damage torch", "0 damage boots")
    assert items(game, "damaged") == {"boots": 1, "sword": 1, "torch": 1}
    assert board(game).items.undamaged == 2


@pytest.mark.law("root:9.2.2.I", "root:8.4.1")
def test_with_three_items_or_fewer_a_revolt_damages_all_of_them() -> None:
    game = camp(
        "birdsong", "vagabond ready sword", "vagabond spent boots 2", "clearing 5 alliance sympathy 1",
        "alliance supporters bake_sale cobbler", factions=FOUR, turn=3,
    )  # fmt: skip
    play(game, "3 revolt 5")
    while happened(game, "damaged") == []:
        assert asked(game)[0] == 3
        game.apply(game.decision.actions[0])
    assert items(game, "damaged") == {"sword": 1}
    assert items(game, "damaged_spent") == {"boots": 2}


@pytest.mark.law("root:9.2.2.I")
def test_a_coalition_partner_does_not_hurt_him() -> None:
    game = camp(
        "birdsong", *SWEEP, "clearing 5 alliance sympathy 1", "alliance supporters bake_sale cobbler",
        "coalition vagabond alliance", factions=FOUR, turn=3,
    )  # fmt: skip
    play(game, "3 revolt 5")
    while not count(game, "alliance", "base_rabbit", 5):
        game.apply(game.decision.actions[0])
    assert board(game).items.undamaged == 5


@pytest.mark.law("root:9.2.3")
def test_he_moves_whoever_rules() -> None:
    game = camp("daylight", "vagabond ready boots", "clearing 5 marquise warrior 3", "clearing 1 eyrie warrior 3")
    assert legal(game, "go") == ["go 1", "go 2"]


# ---- §9.2.4 to §9.2.7: battle and items


@pytest.mark.law("root:9.2.4", "root:4.3.3.II")
def test_without_an_undamaged_sword_he_is_defenceless() -> None:
    game = attacked("vagabond ready boots 3", "vagabond damaged sword", dice="0 0")
    assert asked(game)[:2] == (0, "TakeHit")
    play(game, "0 damage boots")
    assert items(game, "damaged") == {"boots": 1, "sword": 1}
    assert items(game, "ready") == {"boots": 2}


@pytest.mark.law("root:9.2.4", "root:4.3.3.II")
def test_an_exhausted_sword_still_defends_him() -> None:
    game = attacked("vagabond ready boots 3", "vagabond spent sword", dice="0 0")
    assert not happened(game, "damaged")
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.2.4", "root:4.3.3.II")
def test_allied_warriors_do_not_defend_him() -> None:
    game = attacked("vagabond ready boots 3", "clearing 5 eyrie warrior 2", "vagabond relation eyrie allied")
    assert asked(game)[:2] == (0, "TakeHit")


@pytest.mark.law("root:9.2.5")
def test_only_undamaged_items_that_lie_face_up_pay_for_actions() -> None:
    marquise = "clearing 5 marquise warrior 1"
    assert legal(camp("daylight", "vagabond ready sword", marquise), "battle") == ["battle 5 1"]
    assert not legal(camp("daylight", "vagabond spent sword", marquise), "battle")
    assert not legal(camp("daylight", "vagabond damaged sword", marquise), "battle")


@pytest.mark.law("root:9.2.5.I", "root:9.5")
def test_exhausted_tea_coins_and_bags_leave_their_tracks() -> None:
    game = camp("daylight", "vagabond ready coins", "hand vagabond bake_sale cobbler", "clearing 5 marquise warrior 1")
    play(game, "0 aid 1 bake_sale", "0 exhaust coins", "0 pass")
    assert len(hand(game, "vagabond")) == 2  # one card of two was given, and the coins no longer draw


@pytest.mark.law("root:9.2.5.I")
def test_a_track_holds_three_and_any_more_lie_in_the_satchel() -> None:
    game = play(camp("daylight", "vagabond ready coins 4"), "0 pass")
    assert len(hand(game, "vagabond")) == 4  # one, and three for the track
    assert board(game).items.burden == 1


@pytest.mark.law("root:9.2.5.II", "root:9.5.4")
@pytest.mark.also_in("fifth")
def test_gained_items_lie_face_up_in_the_satchel() -> None:
    game = camp("daylight", "vagabond ready torch", "hand vagabond cobbler", "box marquise boots", CATS)
    play(game, "0 aid 1 cobbler", "0 exhaust torch", "0 ask boots")
    assert items(game, "ready") == {"boots": 1}
    assert board(game).items.burden == 2


CATS = "clearing 5 marquise warrior 3"


@pytest.mark.law("root:9.2.6")
@pytest.mark.parametrize(
    ("swords", "dealt"),
    [("ready sword", 1), ("ready sword 2", 2), ("ready sword 5", 3)],
)
def test_he_deals_no_more_rolled_hits_than_he_has_undamaged_swords(swords: str, dealt: int) -> None:
    game = attacks(CATS, f"vagabond {swords}", "vagabond damaged sword 2", dice="3 0")
    assert count(game, "marquise", "warrior", 5) == 3 - dealt


@pytest.mark.law("root:9.2.6")
def test_swords_that_lie_face_down_count_too() -> None:
    game = attacks(CATS, "vagabond ready sword", "vagabond spent sword", dice="3 0")
    assert count(game, "marquise", "warrior", 5) == 1


@pytest.mark.law("root:9.2.7")
def test_for_each_hit_he_damages_any_undamaged_item_face_up_or_face_down() -> None:
    game = attacked("vagabond ready sword boots", "vagabond spent tea 2", dice="2 0")
    assert legal(game) == ["damage boots", "damage sword", "damage_spent tea"]
    play(game, "0 damage_spent tea", "0 damage boots")
    assert items(game, "damaged") == {"boots": 1}
    assert items(game, "damaged_spent") == {"tea": 1}
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.2.7")
def test_hits_beyond_the_last_undamaged_item_are_ignored() -> None:
    game = attacked("vagabond ready sword", "vagabond spent boots", "vagabond damaged tea", dice="3 0")
    assert items(game, "damaged") == {"sword": 1, "tea": 1}
    assert items(game, "damaged_spent") == {"boots": 1}
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.2.7", "root:4.3.1.II")
def test_an_ambush_damages_items_and_does_not_end_his_attack() -> None:
    hands = ("hand marquise ambush_rabbit", "hand vagabond anvil")
    game = camp("daylight", CATS, "vagabond ready sword 3", *hands, "coming die 3 die 0")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit", "0 pass", "0 damage sword", "0 damage sword")
    through(game)
    assert items(game, "damaged") == {"sword": 2}
    assert count(game, "marquise", "warrior", 5) == 2  # the sword that is left is all he may roll for


# ---- §9.2.8 coalition

TEN = "points 10 4 4 9", "hand vagabond dominance_fox"


@pytest.mark.law("root:9.2.8")
def test_a_dominance_card_forms_a_coalition_with_one_of_those_who_have_fewest_points() -> None:
    game = camp("daylight", *TEN, "vagabond ready torch", factions=FOUR)
    assert legal(game, "coalition") == ["coalition dominance_fox 1", "coalition dominance_fox 2"]
    assert not legal(game, "activate")
    play(game, "0 coalition dominance_fox 2")
    assert game.state.partner == (2, -1, -1, -1)
    assert hand(game, "vagabond") == []
    assert not legal(game, "coalition")


@pytest.mark.law("root:9.2.8")
def test_in_a_coalition_he_scores_no_more() -> None:
    game = camp(
        "daylight",
        *TEN,
        "pawn vagabond2 1",
        "vagabond ready torch",
        "coming item hammer item bag",
        factions="vagabond marquise eyrie vagabond2",
        pawn="10",
    )
    play(game, "0 coalition dominance_fox 1", "0 explore", "0 find hammer")
    assert points(game, "vagabond") == 10


@pytest.mark.law("root:9.2.8", "root:3.3.1")
def test_a_coalition_needs_four_players_and_ten_points() -> None:
    assert not legal(camp("daylight", "points 10 4 4", "hand vagabond dominance_fox"), "coalition")
    assert not legal(camp("daylight", "points 9 4 4 9", "hand vagabond dominance_fox", factions=FOUR), "coalition")


@pytest.mark.law("root:9.2.8")
def test_he_wins_with_his_partner() -> None:
    game = camp(
        "daylight", "points 12 29 4 9", "coalition vagabond marquise", "clearing 5 eyrie roost 1", CATS,
        "coming die 3 die 0", "eyrie leader despot", factions=FOUR, turn=1, pawn="10",
    )  # fmt: skip
    fight(play(game, "1 pass"), "1 battle 5 2")
    assert game.over
    assert game.outcome["winners"] == [1, 0]


@pytest.mark.law("root:9.2.8")
def test_who_activated_dominance_or_is_in_another_coalition_is_no_partner() -> None:
    table = "vagabond marquise eyrie vagabond2"
    lines = ("points 10 4 6 8", "hand vagabond dominance_fox", "pawn vagabond2 1")
    dominant = camp("daylight", *lines, "dominance marquise dominance_bird", factions=table)
    assert legal(dominant, "coalition") == ["coalition dominance_fox 2"]  # she has no points any more
    taken = camp("daylight", *lines, "coalition vagabond2 marquise", factions=table)
    assert legal(taken, "coalition") == []  # she has the fewest, but is in another coalition


@pytest.mark.law("root:9.2.8")
def test_who_is_already_a_partner_forms_no_second_coalition() -> None:
    lines = ("points 10 4 6 8", "hand vagabond dominance_fox", "pawn vagabond2 1", "coalition vagabond2 vagabond")
    assert not legal(camp("daylight", *lines, factions="vagabond marquise eyrie vagabond2"), "coalition")


@pytest.mark.law("root:9.2.8", "root:G.1.23")
def test_partners_cannot_battle_or_strike_each_other() -> None:
    lines = (CATS, "vagabond ready sword crossbow", "coalition vagabond marquise", "points 10 0 0 0")
    game = camp("daylight", *lines, factions=FOUR)
    assert not legal(game, "battle")
    assert not legal(game, "strike")
    game = play(camp("daylight", *lines, factions=FOUR, turn=1), "1 pass")
    assert not legal(game, "battle")


# ---- §9.2.9.I improving relationships

AIDS = CATS, "vagabond ready boots 7", "hand vagabond bake_sale a_visit_to_friends cobbler cobbler better_burrow_bank"


def aid(game: RootGame, *cards: str, other: int = 1) -> RootGame:
    for card in cards:
        play(game, f"0 aid {other} {card}", "0 exhaust boots")
    return game


@pytest.mark.law("root:9.2.9", "root:9.2.9.I", "root:9.2.9.I.b")
def test_the_first_aid_moves_the_marker_one_space_for_a_point() -> None:
    game = camp("daylight", *AIDS)
    assert board(game).relations[1:] == (0, 0)
    aid(game, "bake_sale")
    assert relation(game, "marquise") == "amiable"
    assert relation(game, "eyrie") == "indifferent"
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:9.2.9.I.a", "root:9.2.9.I.b")
def test_each_aid_counts_for_one_step_only() -> None:
    game = camp("daylight", *AIDS)
    seen = []
    for card in ("bake_sale", "a_visit_to_friends", "cobbler", "cobbler", "better_burrow_bank"):
        aid(game, card)
        seen.append((relation(game, "marquise"), points(game, "vagabond")))
    assert seen == [("amiable", 1), ("amiable", 1), ("friendly", 3), ("friendly", 3), ("friendly", 3)]
    assert board(game).aids[1] == 2  # of the three that the last step costs


@pytest.mark.law("root:9.2.9.I.b", "root:9.2.9.II")
@pytest.mark.also_in("early")
def test_three_aids_in_a_turn_make_a_friend_an_ally() -> None:
    game = aid(camp("daylight", *AIDS, "vagabond relation marquise friendly"), "bake_sale", "cobbler", "cobbler")
    assert relation(game, "marquise") == "allied"
    assert points(game, "vagabond") == 2


@pytest.mark.law("root:9.2.9.I.a")
def test_aids_count_within_one_turn_only() -> None:
    game = aid(camp("daylight", *AIDS, "vagabond relation marquise amiable"), "bake_sale")
    assert board(game).aids[1] == 1
    later = camp("birdsong", *AIDS, "vagabond relation marquise amiable", "vagabond aids marquise 1")
    play(later, "0 pass")
    aid(later, "bake_sale")
    assert relation(later, "marquise") == "amiable"
    aid(later, "cobbler")
    assert relation(later, "marquise") == "friendly"


@pytest.mark.law("root:9.2.9.I.a")
def test_aids_of_one_faction_do_not_count_for_another() -> None:
    lines = (
        *AIDS,
        "clearing 5 eyrie warrior 1",
        "vagabond relation marquise amiable",
        "vagabond relation eyrie amiable",
    )
    game = camp("daylight", *lines)
    aid(aid(game, "bake_sale"), "cobbler", other=2)
    assert (relation(game, "marquise"), relation(game, "eyrie")) == ("amiable", "amiable")


# ---- §9.2.9.II allies

ALLIED = "vagabond relation eyrie allied"
BIRDS = "clearing 5 eyrie warrior 4"


@pytest.mark.law("root:9.2.9.II.a")
def test_every_aid_to_an_ally_scores_two() -> None:
    game = aid(camp("daylight", *AIDS, "vagabond relation marquise allied"), "bake_sale", "cobbler")
    assert points(game, "vagabond") == 4
    assert relation(game, "marquise") == "allied"


@pytest.mark.law("root:9.2.9.II.b", "root:1.5.5")
def test_allied_warriors_may_be_made_to_move_along() -> None:
    game = camp("daylight", "vagabond ready boots", BIRDS, ALLIED)
    play(game, "0 go 1")
    assert legal(game) == ["pass", "bring 2 x1", "bring 2 x2", "bring 2 x3", "bring 2 x4"]
    play(game, "0 bring 2 x3")
    assert (count(game, "eyrie", "warrior", 5), count(game, "eyrie", "warrior", 1)) == (1, 3)
    assert game.state.pawns[0] == 1


@pytest.mark.law("root:9.2.9.II.b", "root:1.5.5")
def test_allies_must_be_able_to_make_the_move_by_their_own_rules() -> None:
    strangers = "clearing 5 marquise warrior 6", "clearing 1 marquise warrior 2"
    game = play(camp("daylight", "vagabond ready boots", BIRDS, ALLIED, *strangers), "0 go 1")
    assert asked(game)[1] == "Wander"  # the Eyrie rule neither clearing
    game = play(camp("daylight", "vagabond ready boots", BIRDS, ALLIED, strangers[0]), "0 go 1")
    assert asked(game)[1] == "Wander"
    tie = "clearing 5 marquise warrior 4"
    game = play(camp("daylight", "vagabond ready boots", BIRDS, ALLIED, tie), "0 go 1")
    assert asked(game)[1] == "BringAllies"  # lords of the forest


@pytest.mark.law("root:9.2.9.II.b", "root:9.4.2")
def test_allies_may_come_along_when_he_slips_but_not_out_of_a_forest() -> None:
    game = play(camp("birdsong", BIRDS, ALLIED), "0 go 2")
    assert asked(game)[1] == "BringAllies"
    game = play(camp("birdsong", BIRDS, ALLIED, "clearing 1 eyrie warrior 2", pawn="1_2_5_10"), "0 go 1")
    assert asked(game)[1] == "Wander"


@pytest.mark.law("root:9.2.9.II.b", "root:8.2.6")
def test_an_ally_who_is_led_into_sympathy_suffers_the_outrage() -> None:
    game = camp(
        "daylight", "vagabond ready boots", BIRDS, ALLIED, "clearing 1 alliance sympathy 1",
        "hand eyrie anvil bake_sale", factions=FOUR,
    )  # fmt: skip
    play(game, "0 go 1", "0 bring 2 x1")
    assert asked(game)[0] == 2
    assert legal(game) == ["give anvil"]


@pytest.mark.law("root:9.2.9.II.c")
def test_attacking_he_may_treat_allied_warriors_as_his_own() -> None:
    lines = (CATS, BIRDS, ALLIED, "vagabond ready sword", "coming die 3 die 0")
    game = camp("daylight", *lines)
    play(game, "0 battle 5 1")
    assert asked(game) == (0, "CallAllies", "root:9.2.9.II.c")
    fight(game, "0 ally 2")
    assert count(game, "marquise", "warrior", 5) == 0  # four warriors and a sword allow three hits
    game = fight(camp("daylight", *lines), "0 battle 5 1")
    fight(game, "0 pass")
    assert count(game, "marquise", "warrior", 5) == 2


@pytest.mark.law("root:9.2.9.II.c")
def test_allies_do_not_fight_their_own_faction_nor_beside_a_defender() -> None:
    game = camp("daylight", BIRDS, ALLIED, "vagabond ready sword", "hand eyrie anvil")
    play(game, "0 battle 5 2")
    assert asked(game)[:2] == (2, "Ambush")
    game = attacked(BIRDS, ALLIED, "vagabond ready sword", dice="3 3")
    assert count(game, "marquise", "warrior", 5) == 4  # one sword, however many birds stand by


def allied_battle(hits: int, *lines: str) -> RootGame:
    """He attacks the Marquise with four birds and takes so many hits."""
    ready = "vagabond ready sword boots 2 torch"
    game = camp("daylight", CATS, BIRDS, ALLIED, ready, *lines, f"coming die {hits} die {hits}")
    play(game, "0 battle 5 1")
    return fight(game, "0 ally 2")


@pytest.mark.law("root:9.2.9.II.d")
def test_an_ally_that_lost_more_warriors_than_he_items_turns_hostile_as_the_battle_ends() -> None:
    game = allied_battle(3)
    assert legal(game, "lose") == ["lose warrior"]
    assert game.state.decision.losing(game.state) == 2  # the ally
    play(game, "0 lose warrior", "0 lose warrior", "0 damage boots")
    assert count(game, "eyrie", "warrior", 5) == 2
    assert relation(game, "eyrie") == "hostile"
    assert [event["other"] for event in happened(game, "turned_hostile")] == [1, 2]


@pytest.mark.law("root:9.2.9.II.d", "root:9.2.9.III")
def test_an_ally_that_lost_no_more_than_he_stays_an_ally() -> None:
    game = play(allied_battle(2), "0 lose warrior", "0 damage boots")
    assert count(game, "eyrie", "warrior", 5) == 3
    assert relation(game, "eyrie") == "allied"
    assert relation(game, "marquise") == "hostile"


@pytest.mark.law("root:9.2.9.II.d")
def test_what_an_ambush_took_counts_for_the_whole_battle() -> None:
    game = camp(
        "daylight", CATS, BIRDS, ALLIED, "vagabond ready sword boots 2 torch", "coming die 2 die 1",
        "hand marquise ambush_rabbit", "hand vagabond anvil",
    )  # fmt: skip
    play(game, "0 battle 5 1", "0 ally 2", "1 ambush ambush_rabbit", "0 pass", "0 lose warrior", "0 lose warrior")
    assert relation(game, "eyrie") == "allied"
    play(through(game), "0 damage boots")
    assert relation(game, "eyrie") == "hostile"


@pytest.mark.law("root:9.2.7", "root:9.2.9.II.d")
def test_once_his_items_are_all_damaged_further_hits_are_ignored_allies_or_not() -> None:
    game = camp("daylight", CATS, BIRDS, ALLIED, "vagabond ready sword boots", "coming die 3 die 3")
    play(game, "0 battle 5 1", "0 ally 2")
    play(through(game), "0 damage boots", "0 damage_spent sword")
    assert count(game, "eyrie", "warrior", 5) == 4
    assert asked(game)[1] == "Wander"


@pytest.mark.law("root:9.2.9.II.d")
def test_the_fallen_allies_are_their_owners_own() -> None:
    game = camp(
        "daylight", "clearing 5 eyrie warrior 2", "clearing 5 marquise warrior 4", "clearing 1 marquise keep 1",
        "vagabond relation marquise allied", "vagabond ready sword boots 2", "hand marquise bake_sale",
        "coming die 2 die 2",
    )  # fmt: skip
    play(game, "0 battle 5 2")
    fight(game, "0 ally 1")
    play(game, "0 lose warrior", "0 damage boots", "1 spend bake_sale")
    assert count(game, "marquise", "warrior", 5) == 3
    assert count(game, "marquise", "warrior", 1) == 1
    assert relation(game, "marquise") == "allied"


# ---- §9.2.9.III the hostile

ENEMY = "vagabond relation marquise hostile"


@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.a")
def test_the_warrior_that_makes_a_faction_hostile_scores_nothing_and_the_next_ones_do() -> None:
    game = attacks(CATS, "vagabond ready sword 3", dice="3 0")
    assert relation(game, "marquise") == "hostile"
    assert points(game, "vagabond") == 2


@pytest.mark.law("root:9.2.9.III.a")
def test_buildings_and_tokens_of_the_hostile_score_infamy_beside_their_own_point() -> None:
    game = attacks("clearing 5 marquise warrior 1 sawmill 1", "vagabond ready sword 3", dice="2 0")
    assert points(game, "vagabond") == 2  # 1 for the sawmill, 1 for infamy; the warrior only made her hostile
    game = attacks("clearing 5 marquise warrior 1 sawmill 1", ENEMY, "vagabond ready sword 3", dice="2 0")
    assert points(game, "vagabond") == 3


@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.a")
def test_buildings_alone_neither_make_hostile_nor_score_infamy() -> None:
    game = attacks("clearing 5 marquise sawmill 1", "vagabond ready sword 3", dice="0 0")
    assert count(game, "marquise", "sawmill", 5) == 0  # defenceless
    assert relation(game, "marquise") == "indifferent"
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:9.2.9.III.a")
def test_infamy_scores_on_his_own_turn_only() -> None:
    game = attacked(ENEMY, "vagabond ready sword 3", dice="2 2")
    play(game, "0 damage sword", "0 damage sword")
    assert count(game, "marquise", "warrior", 5) == 3
    assert points(game, "vagabond") == 0
    game = attacked("vagabond ready sword 3", dice="1 1")
    play(game, "0 damage sword")
    assert relation(game, "marquise") == "hostile"  # which he may become on another's turn too
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:9.2.9.III.a", "root:9.5.6")
def test_a_strike_scores_no_infamy() -> None:
    game = camp("daylight", CATS, ENEMY, "vagabond ready crossbow")
    play(game, "0 strike 1")
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:9.2.9.III.a", "root:3.1")
def test_infamy_and_the_point_for_a_building_come_at_one_moment() -> None:
    game = attacks("points 28 0 0", ENEMY, "clearing 5 marquise sawmill 1", "vagabond ready sword", dice="0 0")
    assert game.over
    assert game.outcome["winners"] == [0]


@pytest.mark.law("root:9.2.9.III.b", "root:9.5.1")
def test_a_clearing_with_hostile_warriors_costs_one_boot_more() -> None:
    lines = (ENEMY, "vagabond relation eyrie hostile", "clearing 1 marquise warrior 4", "clearing 1 eyrie warrior 1")
    assert legal(camp("daylight", *lines, "vagabond ready boots"), "go") == ["go 2"]
    game = play(camp("daylight", *lines, "vagabond ready boots 3"), "0 go 1")
    assert items(game, "spent") == {"boots": 2}  # one more for both factions together


@pytest.mark.law("root:9.2.9.III.b")
def test_hostile_buildings_alone_cost_nothing_more() -> None:
    game = camp("daylight", ENEMY, "clearing 1 marquise sawmill 1", "vagabond ready boots")
    assert legal(game, "go") == ["go 1", "go 2"]


@pytest.mark.law("root:9.2.9.III.c")
def test_aid_to_the_hostile_takes_items_but_mends_nothing() -> None:
    game = camp("daylight", *AIDS, ENEMY, "box marquise tea")
    play(game, "0 aid 1 bake_sale", "0 exhaust boots", "0 ask tea")
    assert items(game, "ready") == {"boots": 6, "tea": 1}
    aid(game, "cobbler", "cobbler")
    assert relation(game, "marquise") == "hostile"
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:9.2.9.III.d")
def test_a_coalition_with_the_hostile_makes_them_indifferent() -> None:
    game = camp("daylight", *TEN, ENEMY, factions=FOUR)
    play(game, "0 coalition dominance_fox 1")
    assert relation(game, "marquise") == "indifferent"


# ---- §9.3 setup


def new(factions: str = "vagabond marquise eyrie", seed: int = 3, chosen: str = "thief") -> RootGame:
    """A game in which everyone else takes the first choice, up to the first turn."""
    game = copse.new("root", factions=list[Json](factions.split()), seed=seed)
    while not game.state.turns:
        wanted = f"character {chosen}"
        here = legal(game)
        game.apply(wanted if wanted in here else here[0])
    return game


@pytest.mark.law("root:9.3.1", "root:9.3.2")
@pytest.mark.not_in("early")
def test_he_chooses_a_character_and_any_forest() -> None:
    game = copse.new("root", factions=["marquise", "vagabond"], seed=1)
    while asked(game)[0] == 0:
        game.apply(game.decision.actions[0])
    assert asked(game) == (1, "ChooseCharacter", "root:9.3.1")
    assert len(legal(game)) == 9
    play(game, "1 character ranger")
    assert asked(game) == (1, "PlacePawn", "root:9.3.2")
    assert legal(game) == [f"go {FIRST_FOREST + place}" for place in range(7)]
    play(game, "1 go 15")
    assert list(game.state.pawns) == [-1, 15]
    assert board(game).character == 2


@pytest.mark.law("root:9.3.3")
def test_three_quests_lie_open_and_the_others_in_their_deck() -> None:
    game = new()
    assert len(game.state.quests) == 3
    assert sorted(game.state.quests + game.state.quest_deck) == list(range(15))


@pytest.mark.law("root:9.3.4")
def test_a_bag_boots_a_hammer_and_a_sword_lie_under_the_ruins() -> None:
    game = new()
    assert Counter(ITEMS[item] for item in game.state.buried) == Counter(["bag", "boots", "hammer", "sword"])
    assert {clearing: game.state.ruin_items[clearing] for clearing in (6, 10, 11, 12)} == dict.fromkeys(
        (6, 10, 11, 12), 1
    )


@pytest.mark.law("root:9.3.5", "root:D.1.1")
def test_he_takes_the_items_of_his_character_face_up() -> None:
    game = new()
    assert items(game, "ready") == {"boots": 1, "sword": 1, "tea": 1, "torch": 1}
    assert board(game).items.burden == 3  # the tea lies on its track
    assert sum(game.state.items) == 12


@pytest.mark.law("root:9.3.6", "root:9.2.9")
@pytest.mark.also_in("early")
def test_everyone_but_vagabonds_starts_indifferent() -> None:
    game = new("vagabond marquise eyrie vagabond2")
    seen = game.view(0)["seats"]
    assert isinstance(seen, list)
    first = seen[0]
    assert isinstance(first, dict)
    relations = first["board"]
    assert isinstance(relations, dict)
    assert relations["relations"] == {"marquise": "indifferent", "eyrie": "indifferent"}


# ---- §9.4 Birdsong


@pytest.mark.law("root:9.4", "root:9.4.1")
@pytest.mark.also_in("fifth")
def test_he_refreshes_three_items_and_two_for_each_tea_on_its_track_then_may_slip() -> None:
    game = camp("birdsong", "vagabond ready tea", "vagabond spent boots 3 sword 3 tea")
    assert asked(game) == (0, "RefreshItem", "root:9.4.1")
    script = ["boots", "boots", "boots", "sword", "tea"]  # this tea comes too late to count
    play(game, *[f"0 refresh {item}" for item in script])
    assert items(game, "ready") == {"boots": 3, "sword": 1, "tea": 2}
    assert asked(game) == (0, "Slip", "root:9.4.2")


@pytest.mark.law("root:9.4.1")
def test_all_items_are_refreshed_if_there_are_no_more() -> None:
    game = camp("birdsong", "vagabond spent boots 3")
    assert items(game, "ready") == {"boots": 3}
    assert asked(game)[1] == "Slip"


@pytest.mark.law("root:9.4.1")
def test_a_damaged_item_may_be_refreshed_and_stays_damaged() -> None:
    game = camp("birdsong", "vagabond spent boots 3", "vagabond damaged_spent sword tea")
    play(game, "0 refresh_damaged sword", "0 refresh boots", "0 refresh boots")
    assert items(game, "damaged") == {"sword": 1}
    assert items(game, "damaged_spent") == {"tea": 1}


@pytest.mark.law("root:9.4.2")
def test_he_slips_without_boots_to_a_clearing_or_forest_even_among_the_hostile() -> None:
    game = camp("birdsong", ENEMY, "clearing 1 marquise warrior 2")
    assert legal(game) == ["pass", "go 1", "go 2", "go 13"]
    game = camp("birdsong", pawn="1_2_5_10")
    assert legal(game) == ["pass", "go 1", "go 2", "go 5", "go 10", "go 14", "go 15"]
    play(game, "0 go 15")
    assert game.state.pawns[0] == 15
    assert asked(game)[1] == "Wander"


# ---- §9.5 Daylight


@pytest.mark.law("root:9.5", "root:9.5.1")
def test_any_actions_in_any_order_as_long_as_there_are_items() -> None:
    game = camp("daylight", CATS, "vagabond ready boots 2 crossbow")
    play(game, "0 go 2", "0 go 5", "0 strike 1")
    assert legal(game) == ["pass"]


@pytest.mark.law("root:9.5.1")
def test_a_move_costs_a_boot_and_never_ends_in_a_forest() -> None:
    game = camp("daylight", "vagabond ready boots 2")
    assert legal(game, "go") == ["go 1", "go 2"]
    play(game, "0 go 2")
    assert items(game, "spent") == {"boots": 1}
    game = camp("daylight", "vagabond ready boots", pawn="1_2_5_10")
    assert legal(game, "go") == ["go 1", "go 2", "go 5", "go 10"]
    assert not legal(camp("daylight", "vagabond spent boots"), "go")


@pytest.mark.law("root:9.5.1", "root:C.2.5")
def test_the_ferry_takes_him_and_his_allies_and_each_draws_a_card() -> None:
    game = root("""
        factions vagabond marquise eyrie
        map lake
        suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox
        turn 0 daylight
        ferry 1
        pawn vagabond 1
        clearing 1 eyrie warrior 2
        vagabond ready boots
        vagabond relation eyrie allied
    """)
    assert legal(game, "sail") == ["sail 10 x1", "sail 11 x1", "sail 12 x1"]
    play(game, "0 sail 10 x1", "0 bring 2 x2")
    assert (game.state.pawns[0], game.state.site("ferry").clearing) == (10, 10)
    assert count(game, "eyrie", "warrior", 10) == 2
    assert (len(hand(game, "vagabond")), len(hand(game, "eyrie"))) == (1, 1)


@pytest.mark.law("root:4.2", "root:9.2.9.III.b")
def test_a_move_that_a_card_grants_takes_a_boot_only_among_the_hostile() -> None:
    lines = ("crafted vagabond cobbler", ENEMY, "clearing 1 marquise warrior 1")
    game = play(camp("evening", *lines), "0 use cobbler")
    assert legal(game, "go") == ["go 2"]
    game = play(camp("evening", *lines, "vagabond ready boots"), "0 use cobbler", "0 go 1")
    assert items(game, "spent") == {"boots": 1}
    assert game.state.pawns[0] == 1


@pytest.mark.law("root:9.5.2")
def test_a_battle_costs_a_sword() -> None:
    game = attacks(CATS, "clearing 2 marquise warrior 1", "vagabond ready sword", dice="0 0")
    assert items(game, "spent") == {"sword": 1}
    assert not legal(game, "battle")


@pytest.mark.law("root:9.5.3")
def test_exploring_takes_the_item_face_up_for_a_point_and_the_empty_ruin_goes() -> None:
    game = camp("daylight", "vagabond ready torch", "coming item hammer", pawn="10")
    play(game, "0 explore")
    assert items(game, "ready") == {"hammer": 1}
    assert items(game, "spent") == {"torch": 1}
    assert points(game, "vagabond") == 1
    assert not game.state.ruins >> 10 & 1
    assert game.state.slots[10] == 2
    assert len(game.state.buried) == 3


@pytest.mark.law("root:9.5.3")
def test_there_is_nothing_to_explore_without_a_ruin_or_a_torch() -> None:
    assert not legal(camp("daylight", "vagabond ready torch"), "explore")
    assert not legal(camp("daylight", "vagabond ready torch", "ruins 6", pawn="10"), "explore")
    assert not legal(camp("daylight", "vagabond ready boots", pawn="10"), "explore")
    assert legal(camp("daylight", "vagabond ready torch", pawn="10"), "explore")


@pytest.mark.law("root:9.5.4")
def test_aid_gives_a_matching_card_for_an_item_to_someone_with_pieces_there() -> None:
    game = camp("daylight", CATS, "vagabond ready boots tea", "hand vagabond anvil bake_sale armorers")
    assert sorted(legal(game, "aid")) == ["aid 1 armorers", "aid 1 bake_sale"]
    play(game, "0 aid 1 bake_sale")
    assert legal(game) == ["exhaust boots", "exhaust tea"]
    play(game, "0 exhaust tea")
    assert hand(game, "marquise") == ["bake_sale"]
    assert items(game, "spent") == {"tea": 1}
    assert game.state.hands[1].seen[0] == game.state.hands[1].cards
    assert game.state.hands[1].seen[2] == ()


@pytest.mark.law("root:9.5.4")
def test_he_may_take_one_item_that_they_crafted_whichever_side_it_lies_on() -> None:
    lines = (
        CATS,
        "vagabond ready boots 2",
        "hand vagabond bake_sale cobbler",
        "box marquise bag",
        "turned marquise tea",
    )
    game = camp("daylight", *lines)
    play(game, "0 aid 1 bake_sale", "0 exhaust boots")
    assert legal(game) == ["pass", "ask bag", "ask_turned tea"]
    play(game, "0 ask_turned tea", "0 aid 1 cobbler", "0 exhaust boots", "0 pass")
    assert items(game, "ready") == {"tea": 1}
    assert not any(game.state.turned[1])
    assert sum(game.state.boxes[1]) == 1


@pytest.mark.law("root:9.5.4")
def test_there_is_no_aid_without_an_item_or_from_a_forest() -> None:
    cards = "hand vagabond bake_sale"
    assert not legal(camp("daylight", CATS, cards, "vagabond spent boots"), "aid")
    assert not legal(camp("daylight", CATS, cards, "vagabond ready boots", pawn="1_2_5_10"), "aid")
    assert not legal(camp("daylight", cards, "vagabond ready boots"), "aid")


@pytest.mark.law("root:9.5.5")
@pytest.mark.parametrize("quest", QUESTS, ids=QUEST_IDS)
def test_every_quest_takes_its_two_items_in_a_clearing_of_its_suit(quest: Quest) -> None:
    pawn, other = {"fox": ("8", "5"), "rabbit": ("5", "9"), "mouse": ("9", "8")}[SUITS[quest.suit]]
    needed = Counter(ITEMS[item] for item in quest.items)
    ready = "vagabond ready " + " ".join(f"{item} {number}" for item, number in needed.items())
    lines = (ready, f"quests {quest.id}", "vagabond character thief")
    assert not legal(camp("daylight", *lines, pawn=other), "quest")
    for item in needed:
        fewer = needed - Counter([item])
        short = "vagabond ready " + " ".join(f"{one} {number}" for one, number in fewer.items())
        spent = f"vagabond spent {item}"
        assert not legal(camp("daylight", short, spent, *lines[1:], pawn=pawn), "quest")
    game = play(camp("daylight", *lines, pawn=pawn), f"0 quest {quest.id}", "0 points")
    assert items(game, "spent") == dict(needed)
    assert points(game, "vagabond") == 1
    assert board(game).done == (quest.number,)


@pytest.mark.law("root:9.5.5")
def test_a_quest_scores_a_point_for_each_of_its_suit_that_he_has_done() -> None:
    lines = ("vagabond ready torch tea", "vagabond done errand_rabbit guard_duty_rabbit errand_fox")
    game = camp("daylight", *lines, "quests give_a_speech_rabbit fend_off_a_bear_mouse", "coming quest escort_mouse")
    play(game, "0 quest give_a_speech_rabbit", "0 points")
    assert points(game, "vagabond") == 3
    assert [QUEST_IDS[quest] for quest in game.state.quests] == ["fend_off_a_bear_mouse", "escort_mouse"]


@pytest.mark.law("root:9.5.5")
def test_he_may_draw_two_cards_instead() -> None:
    game = camp("daylight", "vagabond ready torch tea", "quests give_a_speech_rabbit")
    play(game, "0 quest give_a_speech_rabbit", "0 cards")
    assert points(game, "vagabond") == 0
    assert len(hand(game, "vagabond")) == 2


@pytest.mark.law("root:9.5.6", "root:9.2.9.III")
def test_a_crossbow_takes_a_warrior_first_and_makes_hostile() -> None:
    game = camp("daylight", "clearing 5 marquise warrior 2 sawmill 1", "vagabond ready crossbow")
    play(game, "0 strike 1")
    assert count(game, "marquise", "warrior", 5) == 1
    assert relation(game, "marquise") == "hostile"
    assert items(game, "spent") == {"crossbow": 1}
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:9.5.6", "root:3.2.1")
def test_without_warriors_there_a_crossbow_takes_any_other_piece() -> None:
    game = camp("daylight", "clearing 5 marquise sawmill 1 wood 2", "vagabond ready crossbow")
    play(game, "0 strike 1")
    assert legal(game) == ["lose sawmill", "lose wood"]
    play(game, "0 lose wood")
    assert count(game, "marquise", "wood", 5) == 1
    assert relation(game, "marquise") == "indifferent"
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:9.5.6", "root:9.2.2")
def test_a_crossbow_cannot_take_a_pawn() -> None:
    game = camp("daylight", "pawn vagabond2 5", "vagabond ready crossbow sword", factions=TWO_VAGABONDS)
    assert not legal(game, "strike")
    assert legal(game, "battle") == ["battle 5 2"]


@pytest.mark.law("root:9.5.7")
def test_a_hammer_repairs_an_item_that_keeps_its_side() -> None:
    game = camp("daylight", "vagabond ready hammer 2", "vagabond damaged bag", "vagabond damaged_spent sword")
    play(game, "0 repair bag", "0 repair_spent sword")
    assert items(game, "ready") == {"bag": 1}
    assert items(game, "spent") == {"hammer": 2, "sword": 1}
    assert not items(game, "damaged")
    assert Vagabond().capacity(game.state, board(game).items) == 8  # the bag is on its track


@pytest.mark.law("root:9.5.9")
def test_a_special_action_costs_a_torch() -> None:
    lines = ("clearing 5 marquise warrior 1", "hand marquise anvil", "vagabond character thief")
    assert not legal(camp("daylight", *lines, "vagabond spent torch"), "special")
    game = play(camp("daylight", *lines, "vagabond ready torch"), "0 special")
    assert items(game, "spent") == {"torch": 1}


# ---- §9.6 Evening


@pytest.mark.law("root:9.6.1", "root:9.6")
def test_in_a_forest_damaged_items_are_repaired_and_turned_up_and_only_those() -> None:
    lines = ("vagabond spent boots", "vagabond damaged sword", "vagabond damaged_spent coins torch")
    game = camp("evening", *lines, pawn="1_2_5_10")
    assert items(game, "ready") == {"coins": 1, "sword": 1, "torch": 1}
    assert items(game, "spent") == {"boots": 1}
    assert len(hand(game, "vagabond")) == 2  # the coins are back in time for the draw


@pytest.mark.law("root:9.6.1")
def test_in_a_clearing_he_does_not_rest() -> None:
    game = camp("evening", "vagabond damaged sword")
    assert items(game, "damaged") == {"sword": 1}


@pytest.mark.law("root:9.6.2")
@pytest.mark.parametrize(("coins", "cards"), [("spent coins 2", 1), ("ready coins", 2), ("ready coins 3", 4)])
def test_he_draws_a_card_and_one_for_each_coins_on_the_track(coins: str, cards: int) -> None:
    game = camp("evening", f"vagabond {coins}")
    assert len(hand(game, "vagabond")) == cards


@pytest.mark.law("root:9.6.3")
def test_he_discards_down_to_five() -> None:
    game = camp("evening", "hand vagabond anvil bake_sale cobbler armorers sappers", "coming card sword")
    assert asked(game)[0] == 0
    play(game, "0 discard sword")
    assert len(hand(game, "vagabond")) == 5
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.6.4")
def test_satchel_and_damaged_items_hold_six_and_the_rest_leaves_the_game() -> None:
    game = camp(
        "evening",
        "vagabond ready boots 3 tea 2",
        "vagabond spent sword 2",
        "vagabond damaged torch",
        "vagabond damaged_spent hammer 2",
    )
    assert asked(game)[1:] == ("DropItem", "root:9.6.4")
    assert legal(game) == ["drop boots", "drop_spent sword", "drop_damaged torch", "drop_damaged_spent hammer"]
    play(game, "0 drop_damaged_spent hammer", "0 drop boots")
    assert items(game, "damaged_spent") == {"hammer": 1}
    assert items(game, "ready") == {"boots": 2, "tea": 2}
    assert board(game).items.burden == 6
    assert asked(game)[0] == 1


@pytest.mark.law("root:9.6.4")
def test_each_bag_on_its_track_makes_room_for_two_more() -> None:
    full = "vagabond ready boots 10 bag 2"
    assert asked(camp("evening", full))[0] == 1
    game = camp("evening", "vagabond ready boots 9 bag 1", "vagabond spent bag")
    assert legal(game) == ["drop boots", "drop_spent bag"]


# ---- §9.7 two Vagabonds


def pair(*lines: str, pawn: str = "10", ready: str = "") -> RootGame:
    here = f"vagabond ready torch 3 {ready}"
    return camp("daylight", here, "pawn vagabond2 5", *lines, factions=TWO_VAGABONDS, pawn=pawn)


@pytest.mark.law("root:9.7", "root:9.7.1")
@pytest.mark.also_in("fifth")
def test_two_vagabonds_bury_two_items_under_each_ruin_and_chance_says_who_sets_up_first() -> None:
    firsts = set()
    for seed in range(12):
        game = copse.new("root", factions=["vagabond", "marquise", "vagabond2"], seed=seed)
        while asked(game)[1] != "ChooseCharacter":
            game.apply(game.decision.actions[0])
        firsts.add(asked(game)[0])
        first = asked(game)[0]
        play(game, f"{first} character thief", f"{first} go 13")
        assert asked(game)[:2] == (2 - first, "ChooseCharacter")
        assert "character thief" not in legal(game)
        play(game, f"{2 - first} character tinker", f"{2 - first} go 13")
        assert Counter(game.state.buried) == Counter([0, 0, 1, 1, 3, 3, 4, 4])
        assert [game.state.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [2, 2, 2, 2]
    assert firsts == {0, 2}


@pytest.mark.law("root:9.7.2", "root:9.5.5")
def test_either_may_do_any_of_the_three_quests() -> None:
    game = new("vagabond marquise vagabond2")
    assert len(game.state.quests) == 3
    lines = ("quests errand_rabbit", "pawn vagabond 10", "pawn vagabond2 5", "vagabond2 ready tea boots")
    game = root("\n".join(["factions vagabond marquise vagabond2", "turn 2 daylight", *lines]))
    assert legal(game, "quest") == ["quest errand_rabbit"]


@pytest.mark.law("root:9.5.4")
def test_vagabonds_do_not_aid_each_other() -> None:
    game = pair("hand vagabond bake_sale", pawn="5")
    assert not legal(game, "aid")


@pytest.mark.law("root:9.7.3")
def test_of_two_items_he_sees_both_and_takes_one_then_the_other() -> None:
    game = pair("coming item sword item bag")
    play(game, "0 explore")
    assert asked(game) == (0, "FindItem", "root:9.7.3")
    assert legal(game) == ["find bag", "find sword", "pass"]
    play(game, "0 find sword")
    assert game.state.ruins >> 10 & 1
    play(game, "0 explore")
    assert items(game, "ready") == {"bag": 1, "sword": 1, "torch": 1}
    assert points(game, "vagabond") == 2
    assert not game.state.ruins >> 10 & 1


@pytest.mark.law("root:9.7.3")
def test_he_takes_no_second_item_of_a_kind_from_ruins_and_then_scores_nothing() -> None:
    game = pair("vagabond found sword", "coming item sword item bag", ready="sword")
    play(game, "0 explore")
    assert legal(game) == ["find bag", "pass"]
    play(game, "0 find bag", "0 explore")  # only the sword is left
    assert items(game, "spent") == {"torch": 2}
    assert points(game, "vagabond") == 1
    assert game.state.ruin_items[10] == 1
    game = pair("vagabond found sword bag", "coming item sword item bag")
    play(game, "0 explore", "0 pass")
    assert points(game, "vagabond") == 0
    assert items(game, "spent") == {"torch": 1}


@pytest.mark.law("root:9.7.3")
def test_a_sword_that_is_not_from_a_ruin_does_not_stand_in_the_way() -> None:
    game = play(pair("coming item sword item sword", ready="sword 2"), "0 explore")
    assert legal(game) == ["find sword", "pass"]


@pytest.mark.law("root:9.7.3", "root:1.2.1")
def test_only_who_looked_knows_what_is_left_under_a_ruin() -> None:
    game = play(pair("coming item sword item bag"), "0 explore", "0 find sword")

    def under(viewer: int | None) -> object:
        clearings = game.view(viewer)["clearings"]
        assert isinstance(clearings, list)
        here = [clearing for clearing in clearings if isinstance(clearing, dict) and clearing["id"] == 10]
        return here[0].get("under")

    assert under(0) == ["bag"]
    assert not under(2)
    assert not under(None)
    seen = {tuple(game.determinize(2, seed).state.peeked[10].cards) for seed in range(30)}
    assert len(seen) > 1
    assert {tuple(game.determinize(0, seed).state.peeked[10].cards) for seed in range(5)} == {(ITEMS.index("bag"),)}
    for copy in (copse.load(game.save()), copse.position(game.position())):
        assert isinstance(copy.state, Woodland)
        assert copy.state.peeked[10].seen == game.state.peeked[10].seen


@pytest.mark.law("root:9.7.3")
def test_both_may_look_under_the_same_ruin() -> None:
    game = root("""
        factions vagabond marquise vagabond2
        turn 2 daylight
        pawn vagabond 10
        pawn vagabond2 10
        vagabond2 ready torch 2
        ruin_items 10 2
        ruins 10
        buried bag sword
        peeked 10 bag sword by vagabond
    """)
    play(game, "2 explore", "2 find bag")
    assert game.state.peeked[10].seen == ((4,), (), (4,))


# ---- what the board says of itself

EVERYTHING = """
    factions vagabond marquise eyrie vagabond2
    turn 0 daylight
    pawn vagabond 10
    pawn vagabond2 1_2_5_10
    clearing 10 marquise warrior 4
    clearing 10 eyrie warrior 2
    vagabond character adventurer
    vagabond ready boots 2 torch sword
    vagabond spent tea
    vagabond damaged bag
    vagabond damaged_spent hammer
    vagabond relation marquise hostile
    vagabond relation eyrie allied
    vagabond aids marquise 1
    vagabond done errand_fox escort_mouse
    vagabond found hammer
    vagabond improvised
    vagabond2 character thief
    peeked 6 bag sword by vagabond vagabond2
    coming die 2 die 2
"""


@pytest.mark.law("root:9.2.5")
@pytest.mark.not_in("early")
def test_a_vagabond_survives_being_saved_copied_and_written_down() -> None:
    game = root(EVERYTHING)
    play(game, "0 battle 10 1", "0 ally 2")
    play(through(game), "0 lose warrior")
    assert board(game).debt == 1
    for other in (copse.load(game.save()), copse.position(game.position()), game.copy()):
        assert isinstance(other.state, Woodland)
        check(other.state)
        assert other.state.board(0, VagabondBoard).dump() == board(game).dump()
        assert other.position() == game.position()
    game.copy().apply("damage boots")
    assert items(game, "ready")["boots"] == 2


@pytest.mark.law("root:9.3.1", "root:D.7.2")
@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("vagabond2 character adventurer", "only one adventurer"),
        ("vagabond debt 1", "no battle"),
        ("vagabond swift", "no battle"),
        ("vagabond relation vagabond2 allied", "not a known faction"),
        ("vagabond2 ready boot", "not a known item"),
        ("todo EndTurn 0\ntodo Reward 0 errand_rabbit", "not done"),
        ("todo EndTurn 0\ntodo FindItem 0", "looked under a ruin"),
        ("todo EndTurn 0\ntodo CallAllies 0", "no battle"),
        ("todo EndTurn 0\ntodo HireArbiter 1 0", "no battle"),
        ("todo EndTurn 0\ntodo HireArbiter 0 1", "no step of"),
        ("todo EndTurn 0\ntodo Befriend 1 0", "no step of"),
        ("todo EndTurn 0\ntodo ImproviseQuest 0 errand_rabbit", "cannot be done"),
        ("todo EndTurn 0\ntodo Wander 1", "no step of"),
    ],
)
def test_an_impossible_vagabond_is_refused(line: str, problem: str) -> None:
    text = "\n".join(part.strip() for part in EVERYTHING.strip().split("\n") if "vagabond2 character" not in part)
    with pytest.raises(BadPosition, match=problem):
        root(f"{text}\n{line}")


def test_a_save_with_too_few_sides_is_refused() -> None:
    game = root(EVERYTHING)
    table = board(game).dump()
    table["items"] = []
    with pytest.raises(BadSave, match="must have 4 entries"):
        VagabondBoard(4, empty_satchel(3)).restore(game.state, Fields(table, "a board"))


# ---- properties under random play

TABLES = (
    "marquise eyrie vagabond",
    "vagabond marquise eyrie alliance",
    "vagabond2 marquise eyrie vagabond",
    "vagabond vagabond2 eyrie",
)


def all_items(state: Woodland) -> int:
    held = sum(sum(map(sum, found.items.sides)) for found in state.boards if isinstance(found, VagabondBoard))
    boxed = sum(sum(box) for box in (*state.boxes, *state.turned))
    return held + boxed + sum(state.items) + len(state.buried) + state.scorched.bit_count()


@pytest.mark.law("root:9.2.5", "root:1.5.1")
@pytest.mark.parametrize("factions", TABLES)
def test_items_are_conserved_and_every_state_is_possible_under_random_play(factions: str) -> None:
    for seed in range(3):
        game = copse.new("root", factions=list[Json](factions.split()), map=MAPS[seed], seed=seed)
        dice, dropped, start = Dice(seed), 0, -1
        for _ in range(1500):
            if game.over:
                break
            options = game.decision.actions
            assert len(set(options)) == len(options) > 0
            action = options[dice.below(len(options))]
            dropped += action.verb.name.startswith("drop")
            game.apply(action)
            if game.state.turns and start < 0:
                start = all_items(game.state)
            if start >= 0:
                assert all_items(game.state) + dropped == start
        if not game.over:
            check(game.state)
        assert copse.load(game.save()).position() == game.position()
