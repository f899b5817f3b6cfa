"""Chapter 12: the Underground Duchy.

Most positions are on the autumn map with the Duchy in seat 0, the Marquise in seat 1 and the Eyrie in seat 2.
Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a ruin. Clearing 1
borders 5, 9 and 10, clearing 5 borders 1 and 2. Clearing 0 is the Burrow.
"""

from __future__ import annotations

from collections import Counter

import pytest

import copse
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.actions import MINISTERS
from copse.root.board import BURROW
from copse.root.cards import CARDS
from copse.root.factions.duchy import RANKS, DuchyBoard, rank
from copse.root.move import adjacent, no_entry
from tests.root.camp import relation
from tests.root.table import Table, count, fight, hand, ids, points, ruler, supply, where
from tests.script import asked, happened, legal, play, root, why_not


def table(phase: str, *lines: str, factions: str = "duchy marquise eyrie", seat: int = 0) -> Table:
    """A phase of seat 0, the Duchy, or of another seat is about to begin."""
    return root("\n".join([f"factions {factions}", f"turn {seat} {phase}", *lines]))


def assembly(*lines: str, factions: str = "duchy marquise eyrie") -> Table:
    return table("daylight", *lines, factions=factions)


def parliament(*lines: str) -> Table:
    """The Assembly is over."""
    return play(assembly(*lines), "0 pass")


def swaying(*lines: str) -> Table:
    """The Assembly is over, and so is Parliament, if there are ministers in it."""
    game = parliament(*lines)
    return play(game, "0 pass") if game.decision.prompt == "Parliament" else game


def board(game: Table, seat: int = 0) -> DuchyBoard:
    return game.state.board(seat, DuchyBoard)


def swayed(game: Table) -> list[str]:
    return [MINISTERS[minister] for minister in range(9) if board(game).swayed >> minister & 1]


def revealed(game: Table) -> list[str]:
    return ids(board(game).revealed)


def crowns(game: Table) -> list[int]:
    """Those left on the board, by rank."""
    return [board(game).crowns(of) for of in range(len(RANKS))]


def destinations(game: Table, origin: int) -> set[int]:
    """Where the seat that is asked may move from a place."""
    return {
        action.args[1] for action in game.decision.actions if action.verb.name == "move" and action.args[0] == origin
    }


# ---- §12.2.1 crafting


@pytest.mark.law("root:12.2.1", "root:12.6.2")
def test_citadels_and_markets_craft_alike_in_evening_by_the_suit_of_their_clearing() -> None:
    game = table(
        "evening",
        "clearing 1 duchy citadel 1",
        "clearing 8 duchy market 1",
        "clearing 2 duchy tunnel 1 warrior 3",
        "hand duchy foxfolk_steel root_tea_fox",
    )
    assert asked(game) == (0, "CitadelsAndMarkets", "root:12.6.2")
    assert legal(game, "craft") == ["craft foxfolk_steel"], "neither tunnels nor warriors craft"
    assert points(play(game, "0 craft foxfolk_steel"), "duchy") == 2
    assert legal(assembly("clearing 1 duchy citadel 1", "hand duchy anvil"), "craft") == [], "not in Daylight"


# ---- §12.2.2 the Burrow


@pytest.mark.law("root:12.2.2", "root:2.2.1")
def test_the_burrow_is_adjacent_to_every_clearing_with_a_tunnel() -> None:
    game = assembly(
        "clearing 0 duchy warrior 2", "clearing 1 duchy tunnel 1 warrior 1", "clearing 7 duchy tunnel 1 warrior 1"
    )
    assert destinations(game, BURROW) == {1, 7}
    assert destinations(game, 1) == {BURROW, 5, 9, 10}
    assert destinations(game, 7) == {BURROW, 3, 8, 12}


@pytest.mark.law("root:12.2.2")
def test_without_a_tunnel_there_is_no_way_into_the_burrow_nor_out_of_it() -> None:
    game = assembly("clearing 0 duchy warrior 2", "clearing 7 duchy warrior 1")
    assert destinations(game, BURROW) == set()
    assert BURROW not in destinations(game, 7)


@pytest.mark.law("root:12.2.2", "root:4.2.1")
def test_the_duchy_always_rules_the_burrow_so_it_moves_through_tunnels_whoever_rules_above() -> None:
    enemies = "clearing 1 marquise warrior 5"
    game = assembly("clearing 0 duchy warrior 2", "clearing 1 duchy tunnel 1", enemies)
    assert ruler(game, BURROW) == "duchy"
    assert destinations(game, BURROW) == {1}
    empty = assembly("clearing 1 duchy tunnel 1 warrior 1", enemies)
    assert ruler(empty, BURROW) == "duchy", "even with nothing in it"
    assert destinations(empty, 1) == {BURROW}


@pytest.mark.law("root:12.2.2")
def test_the_duchy_rules_the_burrow_before_anyone_was_there() -> None:
    game = copse.new("root", factions=["duchy", "eyrie"], seed=1)
    assert game.state.ruler[BURROW] == 0


@pytest.mark.law("root:12.2.2")
def test_nobody_else_comes_into_the_burrow() -> None:
    game = table(
        "daylight",
        "clearing 1 duchy tunnel 1",
        "clearing 1 marquise warrior 3",
        "clearing 5 marquise workshop 1",
        seat=1,
    )
    play(game, "1 pass")
    assert destinations(game, 1) == {5, 9, 10}
    assert [no_entry(game.state, seat) for seat in range(3)] == [0, 1 << BURROW, 1 << BURROW]
    with pytest.raises(BadPosition, match="in the Burrow"):
        assembly("clearing 0 marquise warrior 1")


@pytest.mark.law("root:12.2.2")
def test_the_pawn_of_a_vagabond_does_not_go_down() -> None:
    game = table(
        "daylight",
        "pawn vagabond 1",
        "clearing 1 duchy tunnel 1",
        "vagabond ready boots 2",
        factions="vagabond duchy marquise",
    )
    assert "go 5" in legal(game, "go")
    assert "go 0" not in legal(game)


@pytest.mark.law("root:12.2.2", "root:3.3.1.I")
def test_the_burrow_has_no_suit_and_no_slot() -> None:
    game = assembly("clearing 0 duchy warrior 5", "hand duchy anvil armorers")
    assert game.state.suits[BURROW] == -1
    assert game.state.slots[BURROW] == 0
    assert legal(game, "citadel") == legal(game, "market") == []
    game = table(
        "begin",
        "dominance duchy dominance_fox",
        "clearing 0 duchy warrior 3",
        "clearing 1 duchy warrior 3",
        "clearing 6 duchy warrior 3",
    )
    assert not game.over, "two fox clearings and the Burrow are not three"


@pytest.mark.ruling("R83")
@pytest.mark.law("root:12.2.2")
def test_royal_claim_and_the_tax_collector_do_not_count_the_burrow() -> None:
    game = table("birdsong", "crafted duchy royal_claim", "clearing 0 duchy warrior 3", "clearing 1 duchy warrior 1")
    assert points(play(game, "0 use royal_claim"), "duchy") == 1
    game = assembly("crafted duchy tax_collector", "clearing 0 duchy warrior 3")
    assert legal(game, "use") == []


@pytest.mark.ruling("R84")
@pytest.mark.law("root:12.2.2")
def test_false_orders_move_half_of_the_warriors_out_of_the_burrow_or_into_it() -> None:
    game = table(
        "birdsong",
        "deck exiles",
        "crafted marquise false_orders",
        "clearing 0 duchy warrior 5",
        "clearing 1 duchy tunnel 1 warrior 2",
        seat=1,
    )
    play(game, "1 use false_orders", "1 choose 0")
    assert "move 0>1 x3" in legal(game)
    assert "move 1>0 x1" in legal(game)
    play(game, "1 move 0>1 x3")
    assert where(game, "duchy", "warrior") == {0: 2, 1: 5}


@pytest.mark.law("root:12.2.2", "root:4.3")
def test_the_eyrie_never_settle_and_nobody_fights_in_the_burrow() -> None:
    game = table("birdsong", "clearing 0 duchy warrior 2", "hand eyrie anvil", "eyrie leader builder", seat=2)
    play(game, "2 decree anvil:move")
    assert "settle 0" not in legal(game)
    assert [text for text in legal(assembly("clearing 0 duchy warrior 2"), "battle") if " 0 " in text] == []


@pytest.mark.law("root:12.2.2")
def test_everyone_sees_who_is_in_the_burrow() -> None:
    game = assembly("clearing 0 duchy warrior 4")
    for viewer in (0, 1, None):
        rows = game.view(viewer)["clearings"]
        assert isinstance(rows, list)
        burrow = rows[0]
        assert isinstance(burrow, dict)
        assert (burrow["id"], burrow["suit"], burrow["ruler"]) == (0, None, 0)
        assert burrow["pieces"] == [{"seat": 0, "piece": "warrior", "count": 4}]
    assert len(list_of(table("daylight", factions="marquise eyrie").view(0)["clearings"])) == 12


def list_of(rows: Json) -> list[Json]:
    assert isinstance(rows, list)
    return rows


# ---- §12.2.3 the price of failure

SIEGE = (
    "clearing 5 duchy citadel 1",
    "clearing 5 marquise warrior 3",
)


def besieged(*lines: str, outcomes: str = "die 0 die 0") -> Table:
    """The Marquise takes a citadel that nobody defends: one hit."""
    game = table("daylight", *SIEGE, f"coming {outcomes}", *lines, seat=1)
    return fight(play(game, "1 pass"), "1 battle 5 0")


@pytest.mark.law("root:12.2.3")
def test_a_lost_building_costs_a_minister_of_the_highest_rank_with_the_crown_and_a_random_card() -> None:
    lines = ("duchy swayed foremole mayor", "hand duchy anvil bake_sale")
    game = besieged(*lines, outcomes="die 0 die 0 hand_card bake_sale")
    assert swayed(game) == ["foremole"]
    assert crowns(game) == [2, 2, 3], "the Mayor's crown is out of the game"
    assert hand(game, "duchy") == ["anvil"]
    assert ids(game.state.discard) == ["bake_sale"]
    assert points(game, "marquise") == 1


@pytest.mark.law("root:12.2.3")
def test_of_several_ministers_of_that_rank_the_duchy_chooses_and_only_then_loses_a_card() -> None:
    game = besieged("duchy swayed captain earl_of_stone duchess_of_mud", "hand duchy anvil")
    assert asked(game) == (0, "ChooseHumbled", "root:12.2.3")
    assert legal(game) == ["demote duchess_of_mud", "demote earl_of_stone"]
    assert hand(game, "duchy") == ["anvil"]
    play(game, "0 demote earl_of_stone")
    assert swayed(game) == ["captain", "duchess_of_mud"]
    assert hand(game, "duchy") == []


@pytest.mark.law("root:12.2.3")
def test_without_ministers_only_the_card_goes_and_without_cards_only_the_minister() -> None:
    game = besieged("hand duchy anvil")
    assert (hand(game, "duchy"), crowns(game)) == ([], [3, 3, 3])
    game = besieged("duchy swayed captain")
    assert (swayed(game), crowns(game)) == ([], [2, 3, 3])


@pytest.mark.law("root:12.2.3")
def test_several_buildings_that_go_at_once_cost_one_price() -> None:
    game = table(
        "birdsong",
        "clearing 5 alliance sympathy 1",
        "clearing 5 duchy citadel 1 market 1 tunnel 1 warrior 3",
        "alliance supporters bake_sale a_visit_to_friends",
        "duchy swayed captain marshal",
        "hand duchy anvil sword",
        factions="alliance duchy",
    )
    play(game, "0 revolt 5")
    assert asked(game) == (1, "ChooseHumbled", "root:12.2.3")
    play(game, "1 demote captain")
    assert len(hand(game, "duchy")) == 1
    assert points(game, "alliance") == 3
    assert where(game, "duchy", "warrior") == {}


@pytest.mark.law("root:12.2.3")
def test_tunnels_and_warriors_cost_nothing() -> None:
    game = table(
        "daylight",
        "clearing 5 duchy tunnel 1",
        "clearing 5 marquise warrior 3",
        "duchy swayed captain",
        "hand duchy anvil",
        "coming die 0 die 0",
        seat=1,
    )
    fight(play(game, "1 pass"), "1 battle 5 0")
    assert where(game, "duchy", "tunnel") == {}
    assert (swayed(game), hand(game, "duchy")) == (["captain"], ["anvil"])


@pytest.mark.law("root:12.2.3")
def test_a_lost_crown_leaves_room_for_one_minister_less_of_that_rank() -> None:
    cards = "hand duchy anvil foxfolk_steel"
    here = "clearing 1 duchy warrior 1\nclearing 6 duchy warrior 1"
    game = swaying(cards, here, "duchy swayed foremole", "duchy lost 2 0 0")
    assert game.decision.prompt == "CitadelsAndMarkets", "two cards sway squires only, and no crown of theirs is left"


# ---- §12.2.4 tunnels


@pytest.mark.ruling("R88")
@pytest.mark.law("root:12.2.4", "root:12.5.1.V")
def test_with_all_tunnels_on_the_map_one_of_them_is_removed_first() -> None:
    game = assembly(
        "clearing 1 duchy tunnel 1 warrior 2",
        "clearing 5 duchy tunnel 1",
        "clearing 9 duchy tunnel 1",
        "hand duchy sword",
    )
    play(game, "0 dig 2 for sword")
    assert asked(game) == (0, "FillIn", "root:12.2.4")
    assert legal(game) == ["take_off 1", "take_off 5", "take_off 9"]
    play(game, "0 take_off 1")
    assert where(game, "duchy", "tunnel") == {2: 1, 5: 1, 9: 1}
    assert count(game, "duchy", "warrior", 1) == 2, "who stands there stays"
    assert points(game, "duchy") == 0


@pytest.mark.law("root:12.2.4")
def test_while_a_tunnel_is_left_none_is_removed() -> None:
    game = assembly("clearing 1 duchy tunnel 1", "clearing 7 duchy tunnel 1", "hand duchy sword")
    assert legal(game, "dig") == [f"dig {clearing} for sword" for clearing in (2, 9, 11)], "one in a clearing"
    play(game, "0 dig 2 for sword")
    assert where(game, "duchy", "tunnel") == {1: 1, 2: 1, 7: 1}


@pytest.mark.ruling("R85")
@pytest.mark.law("root:12.2.4")
def test_a_tunnel_may_be_dug_again_where_it_was_just_removed() -> None:
    game = assembly(
        "clearing 0 duchy warrior 3",
        "clearing 1 duchy tunnel 1",
        "clearing 5 duchy tunnel 1",
        "clearing 9 duchy tunnel 1",
        "hand duchy sword",
    )
    assert "dig 9 for sword" in legal(game, "dig")
    play(game, "0 dig 9 for sword")
    assert legal(game) == ["take_off 9"], "no other, for two tunnels would be in one clearing"
    play(game, "0 take_off 9")
    assert legal(game) == ["stop", "move 0>9 x1", "move 0>9 x2", "move 0>9 x3"], "up the new tunnel alone"
    play(game, "0 move 0>9 x3")
    assert where(game, "duchy", "tunnel") == {1: 1, 5: 1, 9: 1}
    assert count(game, "duchy", "warrior", 9) == 3


# ---- §12.3 setup


KEEP = ("settle 1", "build sawmill 1", "build workshop 5", "build recruiter 5")


def set_up() -> Table:
    """The Marquise, who plays first, has her keep in clearing 1; the Duchy starts opposite."""
    game = copse.new("root", factions=["marquise", "duchy"], seed=1)
    return play(game, *(f"0 {choice}" for choice in KEEP), "1 settle 3")


@pytest.mark.law("root:12.3.1", "root:12.3.4", "root:12.3.5", "root:12.3.6")
def test_what_the_duchy_does_not_place_starts_in_the_supply_and_on_its_board() -> None:
    game = set_up()
    assert supply(game, "duchy", "warrior") == 20 - 8
    assert supply(game, "duchy", "tunnel") == 3 - 1
    assert (supply(game, "duchy", "citadel"), supply(game, "duchy", "market")) == (3, 3)
    assert board(game, 1).view(game.state, 1, None) == {
        "swayed": [], "acted": [], "crowns": {"squire": 3, "noble": 3, "lord": 3}, "revealed": [],
    }  # fmt: skip
    assert Counter(rank(minister) for minister in range(len(MINISTERS))) == {0: 3, 1: 3, 2: 3}


@pytest.mark.law("root:12.3.2", "root:12.3.3")
@pytest.mark.also_in("fifth")
def test_the_duchy_starts_with_a_tunnel_in_a_corner_and_two_warriors_there_and_in_each_adjacent_clearing() -> None:
    game = set_up()
    assert where(game, "duchy", "tunnel") == {3: 1}
    assert where(game, "duchy", "warrior") == {3: 2, 6: 2, 7: 2, 11: 2}, "nobody starts in the Burrow"
    assert game.state.homes[1] == 1 << 3


@pytest.mark.law("root:12.3.3")
def test_the_corner_is_free_and_opposite_a_start_if_that_can_be() -> None:
    keep = [f"0 {choice}" for choice in KEEP]
    game = play(copse.new("root", factions=["marquise", "duchy"], seed=1), *keep)
    assert asked(game) == (1, "Surface", "root:12.3.3")
    assert legal(game) == ["settle 3"]
    game = play(
        copse.new("root", factions=["marquise", "duchy", "eyrie"], seed=1), *keep, "2 settle 3", "2 lead despot"
    )
    assert legal(game) == ["settle 2", "settle 4"], "both pairs of corners that are left face nobody"
    game = copse.new("root", factions=["duchy", "alliance"], seed=1)
    assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]


@pytest.mark.law("root:12.3.3", "root:C.3.2")
def test_a_closed_path_leads_to_no_adjacent_clearing() -> None:
    game = copse.new("root", factions=["duchy", "alliance"], map="mountain", seed=1)
    corner = next(a for pair in game.state.map.closed for a in pair if a in game.state.map.corners)
    play(game, f"0 settle {corner}")
    start = {event["clearing"] for event in happened(game, "placed") if event["seat"] == 0} - {BURROW}
    assert start == {corner, *(place for place in range(1, 13) if game.state.map.paths[corner] >> place & 1)}


# ---- §12.4 Birdsong


@pytest.mark.law("root:12.4")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_warriors_come_to_the_burrow_by_the_citadels_on_the_map(citadels: int, warriors: int) -> None:
    places = (1, 5, 9)[:citadels]
    game = table("birdsong", *(f"clearing {place} duchy citadel 1" for place in places))
    assert where(game, "duchy", "warrior") == {BURROW: warriors}


@pytest.mark.law("root:12.4", "root:1.5.4")
def test_no_more_warriors_come_than_there_are() -> None:
    game = table("birdsong", "clearing 1 duchy citadel 1 warrior 18", "clearing 5 duchy citadel 1 warrior 1")
    assert count(game, "duchy", "warrior", BURROW) == 1


# ---- §12.5 Daylight


@pytest.mark.law("root:12.5")
def test_daylight_is_assembly_then_parliament_then_sway() -> None:
    game = assembly(
        "clearing 1 duchy warrior 1",
        "clearing 6 duchy warrior 1",
        "hand duchy anvil foxfolk_steel",
        "duchy swayed marshal",
    )
    prompts = []
    for _ in range(3):
        prompts.append(game.decision.prompt)
        play(game, "0 pass")
    assert prompts == ["Assembly", "Parliament", "SwayMinister"]
    assert game.decision.prompt == "CitadelsAndMarkets"


@pytest.mark.law("root:12.5.1")
def test_the_assembly_has_up_to_two_actions_the_same_one_twice_if_one_likes() -> None:
    game = play(assembly("clearing 1 duchy warrior 1"), "0 muster")
    assert asked(game) == (0, "Assembly", "root:12.5.1")
    assert game.decision.args["count"] == 1
    play(game, "0 muster")
    assert count(game, "duchy", "warrior", BURROW) == 2
    assert game.decision.prompt == "CitadelsAndMarkets", "with an empty hand there is nothing to sway with"
    game = play(assembly("clearing 1 duchy warrior 1"), "0 move 1>5 x1", "0 pass")
    assert game.decision.prompt == "CitadelsAndMarkets"


@pytest.mark.law("root:12.5.1.I", "root:G.1.16")
def test_a_revealed_card_that_matches_builds_where_the_duchy_rules() -> None:
    game = assembly(
        "clearing 1 duchy warrior 1",
        "clearing 5 duchy warrior 1",
        "clearing 8 duchy warrior 1",
        "clearing 8 marquise warrior 1",
        "clearing 9 duchy warrior 1",
        "hand duchy anvil root_tea_fox sword",
    )
    assert legal(game, "citadel") == ["citadel 1", "citadel 9"], "5 is rabbit, 8 is not ruled"
    assert legal(game, "market") == ["market 1", "market 9"]
    play(game, "0 citadel 1")
    assert asked(game) == (0, "RevealPlans", "root:12.5.1.I")
    assert legal(game) == ["reveal anvil", "reveal root_tea_fox"]
    play(game, "0 reveal anvil")
    assert where(game, "duchy", "citadel") == {1: 1}
    assert revealed(game) == ["anvil"]
    assert hand(game, "duchy") == ["root_tea_fox", "sword"], "it lies face up, not in hand"
    assert game.state.discard == ()
    assert points(game, "duchy") == 0
    assert legal(game, "market") == ["market 9"], "1 has no free slot"
    assert why_not(game, "market 1") == "root:2.2.3"
    assert why_not(game, "market 5") == "root:12.5.1.I"


@pytest.mark.law("root:12.5.1.I", "root:2.1.1")
def test_a_bird_builds_anywhere_the_duchy_rules_and_a_track_may_run_out() -> None:
    game = assembly(
        "clearing 1 duchy citadel 1",
        "clearing 2 duchy citadel 1 warrior 1",
        "clearing 5 duchy citadel 1",
        "hand duchy armorers",
    )
    assert legal(game, "citadel") == []
    assert legal(game, "market") == ["market 2", "market 5"]
    play(game, "0 market 5", "0 reveal armorers")
    assert where(game, "duchy", "market") == {5: 1}


@pytest.mark.law("root:G.1.16", "root:12.6.1")
def test_what_is_revealed_lies_open_before_everyone_and_nobody_can_take_it() -> None:
    game = play(assembly("clearing 1 duchy warrior 1", "hand duchy anvil"), "0 market 1", "0 reveal anvil")
    for viewer in (0, 1, 2, None):
        assert game.state.boards[0].view(game.state, 0, viewer)["revealed"] == ["anvil"]
    assert happened(game, "revealed") == [{"seat": 0, "card": "anvil"}]
    assert "reveal anvil" not in legal(game)
    for viewer in (1, 2):
        assert game.determinize(viewer, 5).state.boards[0].cards() == game.state.boards[0].cards()


@pytest.mark.law("root:12.5.1.II")
def test_an_action_recruits_a_warrior_into_the_burrow() -> None:
    game = play(assembly(), "0 muster")
    assert where(game, "duchy", "warrior") == {BURROW: 1}
    assert legal(assembly("clearing 1 duchy warrior 20"), "muster") == []


@pytest.mark.law("root:12.5.1.III")
def test_an_action_is_one_move_up_or_down_or_along_a_path() -> None:
    game = assembly("clearing 0 duchy warrior 3", "clearing 1 duchy tunnel 1 warrior 1")
    play(game, "0 move 0>1 x3", "0 move 1>0 x2")
    assert where(game, "duchy", "warrior") == {BURROW: 2, 1: 2}
    assert "move 1>5 x1" in legal(assembly("clearing 1 duchy warrior 1"))


@pytest.mark.law("root:12.5.1.IV")
def test_an_action_is_one_battle() -> None:
    game = assembly("clearing 5 duchy warrior 3", "clearing 5 marquise warrior 2", "coming die 2 die 1")
    fight(game, "0 battle 5 1")
    assert (count(game, "duchy", "warrior", 5), count(game, "marquise", "warrior", 5)) == (2, 0)
    assert asked(game) == (0, "Assembly", "root:12.5.1")


@pytest.mark.law("root:12.5.1.V")
def test_a_spent_card_digs_a_tunnel_and_up_to_four_warriors_come_up() -> None:
    game = assembly("clearing 0 duchy warrior 6", "clearing 1 marquise warrior 5", "hand duchy anvil")
    assert legal(game, "dig") == [f"dig {clearing} for anvil" for clearing in (1, 6, 8, 12)], "whoever rules there"
    play(game, "0 dig 1 for anvil")
    assert (hand(game, "duchy"), ids(game.state.discard)) == ([], ["anvil"])
    assert asked(game) == (0, "Emerge", "root:12.5.1.V")
    assert legal(game) == ["stop", "move 0>1 x1", "move 0>1 x2", "move 0>1 x3", "move 0>1 x4"]
    play(game, "0 move 0>1 x4")
    assert where(game, "duchy", "tunnel") == {1: 1}
    assert where(game, "duchy", "warrior") == {BURROW: 2, 1: 4}
    assert game.decision.args["count"] == 1


@pytest.mark.law("root:12.5.1.V")
def test_nobody_need_come_up_and_with_an_empty_burrow_nobody_is_asked() -> None:
    game = assembly("clearing 0 duchy warrior 6", "hand duchy anvil")
    play(game, "0 dig 1 for anvil", "0 stop")
    assert where(game, "duchy", "warrior") == {BURROW: 6}
    game = play(assembly("hand duchy anvil"), "0 dig 1 for anvil")
    assert game.decision.prompt == "Assembly"


@pytest.mark.law("root:12.5.1.V", "root:8.2.6")
def test_coming_up_is_a_move_that_outrages() -> None:
    game = table(
        "daylight",
        "clearing 0 duchy warrior 2",
        "clearing 1 alliance sympathy 1",
        "hand duchy anvil root_tea_fox",
        factions="duchy alliance",
    )
    play(game, "0 dig 1 for anvil", "0 move 0>1 x2")
    assert asked(game) == (0, "Appease", "root:8.2.6")


@pytest.mark.law("root:12.5.1.V", "root:6.2.2")
def test_no_tunnel_is_dug_and_nothing_built_at_the_keep() -> None:
    game = assembly("clearing 8 marquise keep 1", "clearing 8 duchy warrior 3", "hand duchy anvil")
    assert "dig 8 for anvil" not in legal(game, "dig")
    assert legal(game, "citadel") == []
    assert why_not(game, "citadel 8") == "root:6.2.2"


@pytest.mark.law("root:12.5.1.V", "root:D.6.2")
def test_nobody_comes_up_on_scorched_earth() -> None:
    game = assembly("clearing 0 duchy warrior 3", "clearing 1 duchy tunnel 1", "scorched 1 8", "hand duchy anvil")
    assert destinations(game, BURROW) == set()
    assert legal(game, "dig") == ["dig 6 for anvil", "dig 12 for anvil"]


# ---- §12.5.2 Parliament


@pytest.mark.law("root:12.5.2")
def test_each_swayed_minister_acts_once_in_any_order_or_not_at_all() -> None:
    game = parliament(
        "clearing 1 duchy warrior 2 tunnel 1",
        "clearing 5 duchy tunnel 1",
        "clearing 2 duchy tunnel 1 market 1",
        "duchy swayed marshal duchess_of_mud baron_of_dirt",
    )
    assert legal(game) == ["pass", "call marshal", "call duchess_of_mud", "call baron_of_dirt"]
    play(game, "0 call baron_of_dirt")
    assert legal(game) == ["pass", "call marshal", "call duchess_of_mud"]
    assert why_not(game, "call baron_of_dirt") == "root:12.5.2"
    play(game, "0 call marshal", "0 move 1>5 x1")
    assert legal(game) == ["pass", "call duchess_of_mud"]
    play(game, "0 pass")
    assert game.decision.prompt == "CitadelsAndMarkets"
    assert points(game, "duchy") == 1


@pytest.mark.law("root:12.5.2")
def test_a_minister_acts_again_in_the_next_turn() -> None:
    game = table("birdsong", "duchy swayed marshal", "duchy acted marshal", "clearing 1 duchy warrior 1")
    play(game, "0 pass")
    assert legal(game, "call") == ["call marshal"]


@pytest.mark.law("root:12.5.2.I")
def test_the_foremole_builds_for_any_card_wherever_the_duchy_rules() -> None:
    game = parliament(
        "duchy swayed foremole",
        "clearing 1 duchy warrior 1",
        "clearing 9 duchy warrior 1",
        "clearing 8 marquise warrior 1",
        "hand duchy bake_sale",
    )
    play(game, "0 call foremole")
    assert asked(game) == (0, "Order", "root:12.5.2.I")
    assert legal(game) == ["citadel 1", "citadel 9", "market 1", "market 9"]
    play(game, "0 citadel 9")
    assert legal(game) == ["reveal bake_sale"], "a rabbit card for a mouse clearing"
    play(game, "0 reveal bake_sale")
    assert where(game, "duchy", "citadel") == {9: 1}
    assert happened(game, "revealed") == [{"seat": 0, "card": "bake_sale"}]
    assert legal(parliament("duchy swayed foremole", "clearing 1 duchy warrior 1"), "call") == [], "no card to reveal"


@pytest.mark.law("root:12.5.2.II")
def test_the_captain_fights_one_battle() -> None:
    game = parliament(
        "duchy swayed captain",
        "clearing 5 duchy warrior 3",
        "clearing 5 marquise warrior 2",
        "coming die 1 die 0",
    )
    play(game, "0 call captain")
    assert legal(game) == ["battle 5 1"]
    fight(game, "0 battle 5 1")
    assert count(game, "marquise", "warrior", 5) == 1
    assert game.decision.prompt != "Order"
    quiet = parliament("duchy swayed captain", "clearing 5 duchy warrior 3")
    assert why_not(quiet, "call captain") == "root:12.5.2.II"


@pytest.mark.law("root:12.5.2.III")
def test_the_marshal_makes_one_move() -> None:
    game = parliament("duchy swayed marshal", "clearing 0 duchy warrior 2", "clearing 5 duchy tunnel 1")
    play(game, "0 call marshal", "0 move 0>5 x2")
    assert where(game, "duchy", "warrior") == {5: 2}
    assert game.decision.prompt == "CitadelsAndMarkets"


BRIGADE = (
    "duchy swayed brigadier",
    "clearing 5 duchy warrior 4",
    "clearing 5 marquise warrior 3",
    "clearing 1 marquise warrior 1",
)


@pytest.mark.law("root:12.5.2.IV")
def test_the_brigadier_orders_up_to_two_moves() -> None:
    game = play(parliament(*BRIGADE), "0 call brigadier", "0 move 5>2 x1")
    assert asked(game) == (0, "OrderAgain", "root:12.5.2.IV")
    assert legal(game, "battle") == [], "not one of each"
    play(game, "0 move 2>6 x1")
    assert game.decision.prompt == "CitadelsAndMarkets"
    assert where(game, "duchy", "warrior") == {5: 3, 6: 1}


@pytest.mark.law("root:12.5.2.IV")
def test_the_brigadier_orders_up_to_two_battles() -> None:
    game = play(parliament(*BRIGADE, "coming die 1 die 0 die 1 die 0"), "0 call brigadier")
    fight(game, "0 battle 5 1")
    assert legal(game) == ["stop", "battle 5 1"]
    fight(game, "0 battle 5 1")
    assert count(game, "marquise", "warrior", 5) == 1
    assert game.decision.prompt == "CitadelsAndMarkets"
    game = fight(play(parliament(*BRIGADE, "coming die 3 die 0"), "0 call brigadier"), "0 battle 5 1")
    assert game.decision.prompt == "CitadelsAndMarkets", "nobody is left to fight"
    game = fight(play(parliament(*BRIGADE, "coming die 0 die 0"), "0 call brigadier"), "0 battle 5 1")
    assert play(game, "0 stop").decision.prompt == "CitadelsAndMarkets"


@pytest.mark.ruling("R119")
@pytest.mark.law("root:12.5.2.IV", "root:12.2.3")
def test_a_brigadier_who_is_lost_in_his_first_battle_still_orders_the_second() -> None:
    game = parliament(
        "duchy swayed brigadier",
        "clearing 5 duchy citadel 1 warrior 1",
        "clearing 5 marquise warrior 3",
        "clearing 8 duchy warrior 2",
        "clearing 8 marquise warrior 1",
        "coming die 3 die 2 die 1 die 0",
    )
    fight(play(game, "0 call brigadier"), "0 battle 5 1")
    assert swayed(game) == []
    assert legal(game) == ["stop", "battle 8 1"]
    fight(game, "0 battle 8 1")
    assert where(game, "marquise", "warrior") == {5: 2}


@pytest.mark.law("root:12.5.2.V")
def test_the_banker_scores_a_point_for_each_card_of_one_suit() -> None:
    game = parliament("duchy swayed banker", "hand duchy anvil foxfolk_steel bake_sale armorers")
    play(game, "0 call banker", "0 spend anvil")
    assert asked(game) == (0, "Bank", "root:12.5.2.V")
    assert legal(game) == ["stop", "spend foxfolk_steel", "spend armorers"], "birds are wild (§2.1.1)"
    play(game, "0 spend armorers")
    assert legal(game) == ["stop", "spend foxfolk_steel"]
    assert points(game, "duchy") == 0
    play(game, "0 stop")
    assert points(game, "duchy") == 2
    assert hand(game, "duchy") == ["foxfolk_steel", "bake_sale"]


@pytest.mark.law("root:12.5.2.V", "root:2.1.1")
def test_after_birds_the_banker_still_takes_any_suit_and_stops_when_the_hand_is_empty() -> None:
    game = parliament("duchy swayed banker", "hand duchy armorers bake_sale")
    play(game, "0 call banker", "0 spend armorers")
    assert legal(game) == ["stop", "spend bake_sale"]
    play(game, "0 spend bake_sale")
    assert points(game, "duchy") == 2
    assert game.decision.prompt == "CitadelsAndMarkets"
    assert legal(parliament("duchy swayed banker", "clearing 1 duchy warrior 1"), "call") == []


@pytest.mark.ruling("R87")
@pytest.mark.law("root:12.5.2.VI")
def test_the_mayor_acts_as_a_squire_or_noble_whether_that_one_has_acted_or_not() -> None:
    game = parliament(
        "duchy swayed marshal mayor baron_of_dirt banker",
        "clearing 1 duchy warrior 2 market 1",
        "hand duchy anvil",
    )
    play(game, "0 call marshal", "0 move 1>5 x1", "0 call mayor")
    assert asked(game) == (0, "Order", "root:12.5.2.VI")
    assert legal(game) == ["call marshal", "call banker"], "no lord, and not the Mayor himself"
    play(game, "0 call marshal", "0 move 5>2 x1")
    assert where(game, "duchy", "warrior") == {1: 1, 2: 1}
    assert legal(game, "call") == ["call banker", "call baron_of_dirt"]
    play(game, "0 call banker", "0 spend anvil")
    assert points(game, "duchy") == 1


@pytest.mark.law("root:12.5.2.VI")
def test_whom_the_mayor_copies_still_acts() -> None:
    game = parliament("duchy swayed marshal mayor", "clearing 1 duchy warrior 2")
    play(game, "0 call mayor", "0 call marshal", "0 move 1>5 x1")
    assert legal(game, "call") == ["call marshal"]
    assert legal(parliament("duchy swayed mayor", "clearing 1 duchy warrior 2"), "call") == [], "nobody to copy"


@pytest.mark.law("root:12.5.2.VI")
def test_the_mayor_copies_nobody_who_could_do_nothing() -> None:
    game = parliament("duchy swayed mayor captain", "clearing 8 duchy warrior 1")
    assert legal(game) == ["pass"], "there is nobody to fight"
    game = parliament("duchy swayed mayor captain marshal", "clearing 8 duchy warrior 1")
    play(game, "0 call mayor")
    assert legal(game) == ["call marshal"]


@pytest.mark.law("root:12.5.2.VII")
def test_the_duchess_scores_two_points_for_all_three_tunnels() -> None:
    dug = ["clearing 1 duchy tunnel 1", "clearing 5 duchy tunnel 1", "clearing 2 duchy tunnel 1"]
    game = play(parliament("duchy swayed duchess_of_mud", *dug), "0 call duchess_of_mud")
    assert points(game, "duchy") == 2
    two = parliament("duchy swayed duchess_of_mud", *dug[:2])
    assert why_not(two, "call duchess_of_mud") == "root:12.5.2.VII"


@pytest.mark.law("root:12.5.2.VIII", "root:12.5.2.IX")
def test_the_baron_scores_for_markets_and_the_earl_for_citadels() -> None:
    game = parliament(
        "duchy swayed baron_of_dirt earl_of_stone",
        "clearing 5 duchy market 2",
        "clearing 2 duchy citadel 1 market 1",
    )
    assert points(play(game, "0 call baron_of_dirt"), "duchy") == 3
    assert points(play(game, "0 call earl_of_stone"), "duchy") == 4


@pytest.mark.law("root:12.5.2", "root:3.3.1")
def test_a_duchy_that_dominates_scores_nothing_by_its_lords() -> None:
    game = parliament(
        "duchy swayed baron_of_dirt", "clearing 5 duchy market 2", "points 12 0 0", "dominance duchy dominance_fox"
    )
    assert points(play(game, "0 call baron_of_dirt"), "duchy") == 12


# ---- §12.5.3 swaying

FOUR = tuple(f"clearing {clearing} duchy warrior 1" for clearing in (1, 6, 5, 2))  # two fox, a rabbit, a mouse


def can_sway(game: Table) -> set[str]:
    return {text.removeprefix("sway ") for text in legal(game, "sway")}


@pytest.mark.law("root:12.5.3", "root:12.5.3.II", "root:12.5.3.III")
@pytest.mark.also_in("fifth")
@pytest.mark.parametrize(
    ("minister", "cards", "scored", "left"),
    [
        ("captain", ["anvil", "foxfolk_steel"], 1, [2, 3, 3]),
        ("banker", ["anvil", "bake_sale", "sword"], 2, [3, 2, 3]),
        ("earl_of_stone", ["anvil", "foxfolk_steel", "bake_sale", "sword"], 3, [3, 3, 2]),
    ],
)
def test_swaying_takes_cards_by_rank_and_scores_by_rank(
    minister: str, cards: list[str], scored: int, left: list[int]
) -> None:
    game = swaying(*FOUR, f"hand duchy {' '.join(cards)}")
    assert asked(game) == (0, "SwayMinister", "root:12.5.3")
    play(game, f"0 sway {minister}")
    for card in cards:
        assert (points(game, "duchy"), swayed(game)) == (0, [])
        assert asked(game) == (0, "RevealToSway", "root:12.5.3.II")
        play(game, f"0 reveal {card}")
    assert points(game, "duchy") == scored
    assert swayed(game) == [minister]
    assert crowns(game) == left
    assert game.decision.prompt == "CitadelsAndMarkets", "no more than one, and it does not act now"


@pytest.mark.law("root:12.5.3.I")
def test_only_unswayed_ministers_for_whose_rank_a_crown_is_left_are_swayed() -> None:
    hand_line = "hand duchy anvil foxfolk_steel bake_sale sword"
    game = swaying(*FOUR, hand_line, "duchy swayed captain earl_of_stone", "duchy lost 0 3 2")
    assert can_sway(game) == {"foremole", "marshal"}
    assert why_not(game, "sway mayor") == "root:12.5.3.I"
    assert why_not(game, "sway baron_of_dirt") == "root:12.5.3.I"


@pytest.mark.law("root:12.5.3.II")
def test_each_clearing_serves_one_card_however_many_pieces_are_there() -> None:
    fox = "hand duchy anvil foxfolk_steel"
    crowded = swaying("clearing 1 duchy warrior 5 citadel 1 tunnel 1", fox)
    assert crowded.decision.prompt == "CitadelsAndMarkets", "one clearing: everyone sees that nobody can be swayed"
    other = swaying("clearing 1 duchy warrior 1", "clearing 5 duchy warrior 1", fox)
    assert can_sway(other) == set()
    assert why_not(other, "sway captain") == "root:12.5.3.II"
    assert can_sway(swaying("clearing 1 duchy warrior 1", "clearing 6 duchy tunnel 1", fox)) == {
        "foremole", "captain", "marshal",
    }  # fmt: skip
    assert "captain" in can_sway(swaying("clearing 1 duchy citadel 1", "clearing 8 duchy market 1", fox))


@pytest.mark.law("root:12.5.3.II", "root:G.1.28")
def test_a_bird_takes_any_clearing_but_not_one_that_another_card_needs() -> None:
    game = swaying(
        "clearing 1 duchy warrior 1", "clearing 5 duchy warrior 1", "hand duchy anvil foxfolk_steel armorers"
    )
    play(game, "0 sway captain")
    assert legal(game) == ["reveal anvil", "reveal foxfolk_steel", "reveal armorers"]
    play(game, "0 reveal anvil")
    assert legal(game) == ["reveal armorers"], "the fox clearing is taken; the bird goes to the rabbit clearing"
    game = swaying(
        "clearing 1 duchy warrior 1",
        "clearing 5 duchy warrior 1",
        "clearing 2 duchy warrior 1",
        "hand duchy armorers sappers bake_sale a_visit_to_friends",
    )
    play(game, "0 sway mayor", "0 reveal bake_sale")
    assert legal(game) == ["reveal armorers", "reveal sappers"]


@pytest.mark.ruling("R86")
@pytest.mark.law("root:12.5.3.II", "root:12.2.2")
def test_the_burrow_serves_no_card_not_even_a_bird() -> None:
    game = swaying("clearing 0 duchy warrior 5", "clearing 1 duchy warrior 1", "hand duchy anvil armorers")
    assert game.decision.prompt == "CitadelsAndMarkets"


@pytest.mark.law("root:12.5.3.II", "root:G.1.16")
def test_cards_that_were_revealed_before_cannot_be_revealed_again() -> None:
    game = assembly("clearing 1 duchy warrior 2", "clearing 6 duchy warrior 2", "hand duchy anvil foxfolk_steel")
    play(game, "0 market 1", "0 reveal anvil", "0 pass")
    assert game.decision.prompt == "CitadelsAndMarkets", "one card is left in hand"


@pytest.mark.law("root:12.5.3")
def test_a_minister_swayed_now_acts_from_the_next_turn_on() -> None:
    game = swaying(*FOUR, "hand duchy anvil foxfolk_steel")
    play(game, "0 sway marshal", "0 reveal anvil", "0 reveal foxfolk_steel")
    assert game.decision.prompt == "CitadelsAndMarkets"
    following = table("daylight", *FOUR, "duchy swayed marshal")
    assert legal(play(following, "0 pass"), "call") == ["call marshal"]


@pytest.mark.law("root:12.5.3")
def test_nobody_need_be_swayed() -> None:
    game = play(swaying(*FOUR, "hand duchy anvil foxfolk_steel"), "0 pass")
    assert game.decision.prompt == "CitadelsAndMarkets"
    assert swayed(game) == []


@pytest.mark.law("root:12.5", "root:1.4.2")
def test_after_the_last_action_there_is_a_pause_for_crafted_cards() -> None:
    game = assembly("crafted duchy tax_collector", "clearing 0 duchy warrior 1", "clearing 8 duchy tunnel 1")
    play(game, "0 muster", "0 move 0>8 x1")
    assert game.decision.prompt == "SwayMinister"
    assert legal(game, "use") == ["use tax_collector"]


@pytest.mark.law("root:12.5.3", "root:1.2")
def test_whether_the_duchy_is_asked_does_not_show_its_cards() -> None:
    """With two cards and two clearings the question comes, whatever the cards are."""
    here = ("clearing 1 duchy warrior 1", "clearing 6 duchy warrior 1")
    for cards in ("anvil foxfolk_steel", "sword bake_sale"):
        assert swaying(*here, f"hand duchy {cards}").decision.prompt == "SwayMinister"


# ---- §12.6 Evening


@pytest.mark.law("root:12.6", "root:12.6.1")
def test_in_evening_revealed_birds_are_discarded_and_the_others_come_back() -> None:
    game = table("evening", "duchy revealed sword armorers anvil", "hand duchy bake_sale")
    assert revealed(game) == []
    assert sorted(hand(game, "duchy")) == ["anvil", "bake_sale", "sword"]
    assert ids(game.state.discard) == ["armorers"]
    assert ids(list(game.state.hands[0].seen[1])) == ["anvil", "sword"], "everyone knows what came back"
    assert asked(game) == (0, "CitadelsAndMarkets", "root:12.6.2")


@pytest.mark.law("root:12.6", "root:12.6.2")
def test_a_card_that_came_back_can_be_crafted() -> None:
    game = table("evening", "duchy revealed anvil", "clearing 1 duchy market 1")
    assert points(play(game, "0 craft anvil"), "duchy") == 2


@pytest.mark.law("root:12.6.3")
@pytest.mark.parametrize("markets", [0, 1, 2, 3])
def test_a_card_is_drawn_and_one_for_each_market_on_the_map(markets: int) -> None:
    places = (1, 5, 9)[:markets]
    game = table("evening", *(f"clearing {place} duchy market 1" for place in places))
    play(game, "0 pass")
    assert len(hand(game, "duchy")) == 1 + markets


@pytest.mark.law("root:12.6.3", "root:12.6")
def test_after_drawing_the_hand_goes_down_to_five() -> None:
    game = table("evening", "hand duchy anvil foxfolk_steel sword bake_sale armorers", "coming card sappers")
    play(game, "0 pass")
    assert asked(game)[:2] == (0, "DiscardDown")
    play(game, "0 discard anvil")
    assert len(hand(game, "duchy")) == 5
    assert game.decision.seat == 1


# ---- with the others


def test_soup_kitchens_count_tunnels_and_the_tunnels_card_joins_citadels_and_markets() -> None:
    game = assembly(
        "deck exiles",
        "crafted duchy soup_kitchens tunnels",
        "clearing 1 duchy tunnel 1 citadel 1 warrior 1",
        "clearing 8 duchy market 1",
        "clearing 5 duchy tunnel 1",
        "clearing 5 marquise warrior 1",
        factions="duchy marquise",
    )
    assert ruler(game, 5) == "duchy"
    assert 8 in destinations(game, 1)
    assert adjacent(game.state, 0, BURROW) == 1 << 1 | 1 << 5


def test_a_battle_that_the_duchy_starts_can_cost_its_own_building() -> None:
    game = assembly(
        "clearing 5 duchy citadel 1 warrior 1",
        "clearing 5 marquise warrior 3",
        "duchy swayed marshal",
        "coming die 3 die 2",
    )
    fight(game, "0 battle 5 1")
    assert where(game, "duchy", "citadel") == {}
    assert swayed(game) == []
    assert crowns(game) == [2, 3, 3]
    play(game, "0 pass")
    assert game.decision.prompt == "CitadelsAndMarkets", "who was to act in Parliament is gone"


def test_an_ally_of_the_vagabond_is_not_led_into_the_burrow() -> None:
    game = table(
        "daylight",
        "pawn vagabond 1",
        "clearing 1 duchy tunnel 1 warrior 3",
        "vagabond ready boots 2",
        "vagabond relation duchy allied",
        factions="vagabond duchy marquise",
    )
    play(game, "0 go 5", "0 bring 1 x2")
    assert where(game, "duchy", "warrior") == {1: 1, 5: 2}


@pytest.mark.law("root:12.5.3.II", "root:11.2.7.III", "root:12.5.1.I")
def test_mercenaries_sway_nobody_but_give_rule_for_a_building() -> None:
    lines = ("clearing 5 {} warrior 2", "clearing 10 {} warrior 2", "hand duchy bake_sale a_visit_to_friends")
    for whose, prompt in (("riverfolk", "CitadelsAndMarkets"), ("duchy", "SwayMinister")):
        game = assembly(
            *[line.format(whose) for line in lines],
            "riverfolk customer duchy 1 mercenaries",
            factions="duchy riverfolk eyrie",
        )
        assert legal(game, "market") == ["market 5", "market 10"]
        play(game, "0 pass")
        assert game.decision.prompt == prompt


@pytest.mark.law("root:12.2.3", "root:D.4.2")
def test_a_building_lost_in_a_battle_that_the_vagrant_starts_is_a_failure_too() -> None:
    game = table(
        "daylight",
        "pawn vagabond 5",
        "vagabond character vagrant",
        "vagabond ready torch",
        "clearing 5 duchy citadel 1",
        "clearing 5 marquise warrior 2",
        "duchy swayed captain",
        "coming die 0 die 0",
        factions="duchy vagabond marquise",
        seat=1,
    )
    play(game, "1 instigate 2 0")
    assert swayed(game) == []
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:9.5.4", "root:9.5.6", "root:9.2.9.III")
def test_a_vagabond_aids_the_duchy_at_a_tunnel_and_may_shoot_it_as_a_friend() -> None:
    game = table(
        "daylight",
        "pawn vagabond 8",
        "vagabond ready torch crossbow",
        "clearing 8 duchy tunnel 1",
        "clearing 0 duchy warrior 3",
        "hand vagabond anvil",
        factions="duchy vagabond marquise",
        seat=1,
    )
    play(game, "1 aid 0 anvil", "1 exhaust torch")
    assert (hand(game, "duchy"), relation(game, "duchy")) == (["anvil"], "amiable")
    play(game, "1 strike 0")
    assert where(game, "duchy", "tunnel") == {}
    assert relation(game, "duchy") == "amiable", "no warrior fell"


@pytest.mark.law("root:9.2.9.II.c", "root:9.2.9.II.d", "root:12.2.3")
def test_the_duchy_fights_beside_an_allied_vagabond_and_its_buildings_are_safe() -> None:
    game = table(
        "daylight",
        "pawn vagabond 5",
        "vagabond ready sword",
        "vagabond relation duchy allied",
        "clearing 5 duchy warrior 1 citadel 1",
        "clearing 5 marquise warrior 3",
        "coming die 2 die 2",
        factions="duchy vagabond marquise",
        seat=1,
    )
    play(game, "1 battle 5 2", "1 ally 0", "1 lose warrior")
    assert where(game, "duchy", "citadel") == {5: 1}
    assert count(game, "marquise", "warrior", 5) == 1


@pytest.mark.law("root:12.2.2", "root:3.3.1.II")
def test_the_burrow_is_no_corner() -> None:
    for corners, over in (((1,), False), ((1, 3), True)):
        game = table(
            "begin",
            "dominance duchy dominance_bird",
            "clearing 0 duchy warrior 3",
            *[f"clearing {corner} duchy tunnel 1 warrior 1" for corner in corners],
        )
        assert game.over == over


@pytest.mark.law("root:12.2.2", "root:7.4.3")
def test_who_waits_in_the_burrow_crowds_no_clearing_for_a_new_roost() -> None:
    game = table(
        "birdsong",
        "clearing 0 duchy warrior 9",
        *[f"clearing {clearing} marquise warrior 1" for clearing in range(1, 13) if clearing != 5],
        "clearing 5 duchy tunnel 1",
        "hand eyrie anvil",
        "eyrie leader builder",
        seat=2,
    )
    play(game, "2 decree anvil:move", "2 pass")
    assert legal(game, "settle") == ["settle 5"]


# ---- saves, positions, secrecy


@pytest.mark.law("root:12.5.3.II")
def test_in_the_middle_of_swaying_everything_can_be_saved_and_read_again() -> None:
    game = swaying(*FOUR, "hand duchy anvil foxfolk_steel bake_sale sword")
    play(game, "0 sway earl_of_stone", "0 reveal sword", "0 reveal foxfolk_steel")
    assert copse.load(game.save()) == game
    again = copse.position(game.position())
    assert again.hash() == game.hash()
    assert legal(again) == legal(game) == ["reveal anvil", "reveal bake_sale"]
    assert game.copy().state.boards[0].cards() == game.state.boards[0].cards()


@pytest.mark.law("root:12.5.3.II", "root:1.2")
def test_who_re_deals_the_hand_that_sways_deals_one_that_can() -> None:
    game = swaying(*FOUR, "hand duchy anvil foxfolk_steel bake_sale sword")
    play(game, "0 sway earl_of_stone", "0 reveal sword")
    found: Counter[str] = Counter()
    for seed in range(20):
        for viewer in (1, 2):
            guess = game.determinize(viewer, seed)
            assert guess.view(viewer) == game.view(viewer)
            assert legal(guess, "reveal")
            found.update(hand(guess, "duchy"))
    assert len(found) > 6, "and not always the one that is there"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("duchy swayed captain foremole marshal\nduchy lost 1 0 0", "crowns"),
        ("duchy revealed anvil\nturn 1 daylight", "Evening"),
        ("clearing 5 duchy tunnel 2", "tunnel"),
        ("clearing 0 duchy tunnel 1", "tunnel"),
        ("clearing 0 duchy citadel 1", "slots"),
        ("duchy swayed jester", "minister"),
        ("duchy fallen captain", "line of duchy"),
        ("todo EndTurn 0\ntodo RevealToSway 0 captain 3", "cannot be swayed"),
        ("todo EndTurn 0\ntodo RevealToSway 0 captain 1", "too few cards"),
        ("todo EndTurn 0\ntodo Order 0 earl_of_stone", "nothing to order"),
        ("todo EndTurn 0\ntodo Assembly 0 3", "the Assembly has 2 actions"),
        ("todo EndTurn 0\ntodo FillIn 0 5", "left to dig"),
        ("todo EndTurn 0\ntodo Emerge 0 5", "no tunnel"),
        ("todo EndTurn 0\ntodo RevealPlans 0 1 5", r"'piece' must be citadel or market \(17, 18\), not '1'"),
        ("todo EndTurn 0\ntodo RevealPlans 0 17 5", "cannot be built"),
        ("todo EndTurn 0\ntodo ChooseHumbled 0", "several ministers"),
        ("todo EndTurn 0\ntodo OrderAgain 0 2", r"'fights' must be no or yes \(0 to 1\), not '2'"),
        ("todo EndTurn 0\ntodo Bank 0 fox 0", r"'done' must be a number \(1 to 99\), not '0'"),
    ],
)
def test_an_impossible_duchy_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root(f"factions duchy marquise eyrie\n{line}" + "\nturn 0 daylight" * ("turn" not in line))


def test_a_save_with_impossible_ministers_is_refused() -> None:
    state, empty = table("daylight").state, DuchyBoard(3, 0, 0, [0, 0, 0], [])
    with pytest.raises(BadSave):
        empty.restore(state, Fields({"swayed": 1 << 9, "acted": 0, "lost": [0, 0, 0], "revealed": []}, "a board"))
    with pytest.raises(BadSave):
        empty.restore(state, Fields({"swayed": 0, "acted": 0, "lost": [0, 4, 0], "revealed": []}, "a board"))
    with pytest.raises(BadSave):
        empty.restore(state, Fields({"swayed": 0, "acted": 0, "lost": [0, 0, 0], "revealed": [len(CARDS)]}, "a board"))


# ---- a whole turn


@pytest.mark.law(
    "root:12.4", "root:12.5", "root:12.5.1.V", "root:12.5.2.I", "root:12.5.3.III", "root:12.6", "root:12.6.1"
)
def test_the_duchy_musters_digs_fights_builds_by_the_foremole_sways_a_noble_and_crafts() -> None:
    game = table(
        "birdsong",
        "points 4 0 0",
        "clearing 0 duchy warrior 2",
        "clearing 3 duchy tunnel 1 citadel 1 warrior 2",
        "clearing 6 duchy warrior 1",
        "clearing 2 marquise sawmill 1 warrior 1",
        "hand duchy codebreakers anvil foxfolk_steel bake_sale armorers",
        "duchy swayed foremole",
        "coming die 2 die 0 card sword card root_tea_fox card investments",
    )
    assert count(game, "duchy", "warrior", BURROW) == 2 + 2
    play(game, "0 dig 2 for codebreakers", "0 move 0>2 x4")
    fight(game, "0 battle 2 1")
    assert (where(game, "marquise", "sawmill"), where(game, "marquise", "warrior")) == ({}, {})
    assert points(game, "duchy") == 4 + 1, "the sawmill"
    play(game, "0 call foremole", "0 market 2", "0 reveal foxfolk_steel")
    play(game, "0 sway banker", "0 reveal anvil", "0 reveal bake_sale", "0 reveal armorers")
    assert points(game, "duchy") == 5 + 2, "a fox for 6, a rabbit for 3, and the bird for a mouse at 2"
    assert hand(game, "duchy") == ["anvil", "foxfolk_steel", "bake_sale"]
    assert "codebreakers" in ids(game.state.discard)
    assert "armorers" in ids(game.state.discard)
    play(game, "0 pass")
    assert sorted(hand(game, "duchy")) == ["anvil", "bake_sale", "foxfolk_steel", "root_tea_fox", "sword"]
    assert swayed(game) == ["foremole", "banker"]
    assert game.decision.seat == 1
