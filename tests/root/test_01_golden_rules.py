"""Chapter 1: the golden rules. Which text wins, who knows what, how a turn runs, and what if pieces are short."""

from __future__ import annotations

import pytest

from copse.root.factions import FACTIONS
from tests.root.table import count, daylight, fight, hand, points, ruler, supply, targets, verbs, where
from tests.script import asked, happened, legal, play, root

# ---- §1.1 conflicts


@pytest.mark.law("root:1.1.1")
def test_a_card_overrides_the_law() -> None:
    """Nobody may move between clearings of which neither is ruled, but the Corvid Planners say otherwise."""
    crowd = "clearing 9 marquise warrior 1\nclearing 9 eyrie warrior 3\nclearing 4 eyrie warrior 3"
    assert targets(daylight(crowd), 9) == set()
    assert targets(daylight(f"deck exiles\n{crowd}\ncrafted marquise corvid_planners"), 9) == {1, 4, 12}


@pytest.mark.law("root:1.1.1")
def test_a_faction_rule_wins_over_a_general_one_where_both_cannot_be_followed() -> None:
    game = daylight("clearing 9 marquise warrior 2\nclearing 9 eyrie warrior 2")
    assert ruler(game, 9) == "eyrie"


@pytest.mark.law("root:1.1.1")
def test_a_faction_rule_applies_together_with_a_general_one() -> None:
    """The Commander's extra hit comes on top of that against a defenceless defender."""
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        eyrie decree battle vizier
        clearing 5 eyrie warrior 1
        clearing 5 marquise sawmill 2 wood 2
        coming die 0 die 0
    """)
    play(game, "0 pass")
    fight(game, "0 battle 5 1")
    assert game.decision.args["hits"] == 2


@pytest.mark.law("root:1.1.2")
def test_cannot_is_absolute_and_the_decree_does_not_lift_it() -> None:
    """The Eyrie rules the clearing, has an order to build there and a free slot; but the keep forbids it."""
    position = """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader despot
        eyrie decree build vizier
        clearing 2 eyrie warrior 3
        clearing 5 eyrie warrior 3
    """
    game = play(root(position), "0 pass")
    assert legal(game, "roost") == ["roost 2", "roost 5"]
    game = play(root(f"{position}\n        clearing 2 marquise keep 1\n"), "0 pass")
    assert ruler(game, 2) == "eyrie"
    assert legal(game, "roost") == ["roost 5"]


@pytest.mark.ruling("R15")
@pytest.mark.law("root:1.1.3", "root:1.4.1")
@pytest.mark.parametrize("first", ["saboteurs", "coffin_makers"])
def test_the_active_player_orders_what_happens_at_the_same_moment(first: str) -> None:
    game = root("""
        factions marquise eyrie
        deck exiles
        turn 0 begin
        clearing 5 marquise sawmill 1
        crafted marquise saboteurs coffin_makers
        crafted eyrie tunnels
        coffins eyrie warrior 5
    """)
    assert asked(game) == (0, "AtBound", "root:1.4.1")
    assert {"use saboteurs", "use coffin_makers"} <= set(legal(game))
    play(game, f"0 use {first}")
    if first == "saboteurs":
        play(game, "0 sabotage 1 tunnels")
    assert [event["card"] for event in happened(game, "used")] == [first]


# ---- §1.2 hidden and open


@pytest.mark.law("root:1.2.1")
def test_others_see_how_many_cards_a_hand_has_but_not_which() -> None:
    fox, mouse, both = (
        root(f"factions marquise eyrie\nturn 0 daylight\nhand eyrie {cards}")
        for cards in ("ambush_fox", "ambush_mouse", "ambush_fox ambush_mouse")
    )
    for stranger in (0, None):
        assert fox.view(stranger) == mouse.view(stranger)
        assert fox.view(stranger) != both.view(stranger)
    assert fox.view(1) != mouse.view(1)


@pytest.mark.law("root:1.2.2")
def test_everyone_sees_the_discard_pile() -> None:
    anvil, tea = (
        root(f"factions marquise eyrie\nturn 0 daylight\ndiscard {card}") for card in ("anvil", "root_tea_fox")
    )
    for viewer in (0, 1, None):
        assert anvil.view(viewer) != tea.view(viewer)


# ---- §1.3 deals


@pytest.mark.law("root:1.3.1")
def test_no_action_binds_anyone_to_a_deal() -> None:
    game = daylight("hand marquise anvil\nclearing 5 marquise warrior 1")
    assert not {"deal", "promise", "offer", "accept", "trade"} & set(game.vocabulary.verbs)


@pytest.mark.law("root:1.3.2")
@pytest.mark.parametrize("factions", ["marquise eyrie", "eyrie marquise"])
def test_a_card_cannot_be_handed_over_where_no_rule_says_so(factions: str) -> None:
    me = factions.split()[0]
    lines = f"hand {me} anvil ambush_bird\nclearing 5 marquise warrior 2\nclearing 5 eyrie warrior 2"
    game = daylight(lines, factions, first="")
    assert not {"give", "aid"} & verbs(game)
    play(game, "0 pass")
    assert not {"give", "aid"} & verbs(game)


# ---- §1.4 the turn


@pytest.mark.law("root:1.4.1")
def test_a_turn_is_birdsong_daylight_evening_and_then_the_next_seat_plays() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 begin
        clearing 5 marquise sawmill 1
        hand eyrie anvil
        coming card bake_sale
    """)
    assert count(game, "marquise", "wood", 5) == 1  # Birdsong
    play(game, "0 pass", "0 pass")  # Daylight
    assert hand(game, "marquise") == ["bake_sale"]  # Evening
    assert (game.state.turn, game.decision.seat) == (1, 1)
    play(game, "1 decree anvil:move", "1 pass")
    assert [event["seat"] for event in happened(game, "turn_began")] == [0, 1]


@pytest.mark.law("root:1.4.1")
def test_after_the_last_seat_the_first_plays_again() -> None:
    game = root("factions eyrie marquise\nturn 1 evening\nhand eyrie anvil")
    assert (game.state.turn, game.decision.seat) == (0, 0)


@pytest.mark.law("root:1.4.1")
def test_what_happens_at_the_start_of_a_phase_comes_before_anything_else_in_it() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 begin
        clearing 5 marquise sawmill 1
        crafted marquise better_burrow_bank
    """)
    assert legal(game) == ["use better_burrow_bank"]
    assert count(game, "marquise", "wood", 5) == 0
    play(game, "0 use better_burrow_bank", "0 choose 1")
    assert count(game, "marquise", "wood", 5) == 1


@pytest.mark.law("root:1.4.1")
def test_what_happens_at_the_end_of_a_phase_comes_after_all_else_and_before_the_next_phase() -> None:
    game = root("""
        factions marquise eyrie
        deck exiles
        turn 0 begin
        clearing 5 marquise sawmill 1 warrior 1
        crafted marquise eyrie_emigre
    """)
    assert asked(game)[:2] == (0, "AtBound")
    assert count(game, "marquise", "wood", 5) == 1
    play(game, "0 use eyrie_emigre", "0 pass")
    assert asked(game)[1] == "Workshops"


@pytest.mark.ruling("R9")
@pytest.mark.law("root:1.4.2", "root:6.5.2")
def test_nothing_comes_between_the_two_moves_of_a_march() -> None:
    game = daylight("clearing 5 marquise warrior 3\ncrafted marquise tax_collector")
    assert "use" in verbs(game)
    play(game, "0 move 5>1 x2")
    assert asked(game)[1] == "March"
    assert verbs(game) == {"move", "stop"}
    play(game, "0 stop")
    assert "use" in verbs(game)


@pytest.mark.law("root:1.4.2")
def test_only_what_says_so_is_used_in_the_middle_of_a_battle() -> None:
    game = daylight("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 3
crafted marquise tax_collector armorers
coming die 1 die 1
""")
    play(game, "0 battle 5 1")
    assert asked(game) == (0, "UseEffects", "root:4.3.3")
    assert legal(game, "use") == ["use armorers"]


# ---- §1.5 pieces


@pytest.mark.ruling("R6")
@pytest.mark.law("root:1.5.1")
def test_who_has_all_warriors_on_the_map_cannot_recruit() -> None:
    game = daylight("clearing 5 marquise warrior 24 recruiter 1")
    assert "recruit" in verbs(game)
    game = daylight("clearing 5 marquise warrior 25 recruiter 1")
    assert "recruit" not in verbs(game)


@pytest.mark.law("root:1.5.1")
def test_an_item_that_has_run_out_is_replaced_by_nothing() -> None:
    lines = "clearing 1 marquise workshop 1\nhand marquise crossbow_mouse\n"
    assert legal(daylight(lines, first=""), "craft") == ["craft crossbow_mouse"]
    assert legal(daylight(f"{lines}box eyrie crossbow\n", first=""), "craft") == []


@pytest.mark.law("root:1.5.2", "root:G.1.12", "root:6.3.1", "root:6.3.5", "root:7.3.1", "root:7.3.5")
@pytest.mark.also_in("early")
def test_a_player_owns_the_pieces_that_the_faction_lists() -> None:
    pieces = {name: {kind.name: kind.total for kind in faction.kinds} for name, faction in FACTIONS.items()}
    assert pieces["marquise"] == {"warrior": 25, "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1}
    assert pieces["eyrie"] == {"warrior": 20, "roost": 7}
    game = root("factions eyrie marquise\nturn 0 daylight\nclearing 5 marquise warrior 1")
    assert [piece.party for piece in game.state.rules.pieces if piece.name == "sawmill"] == [1]
    assert game.state.has_pieces(1, 5)
    assert not game.state.has_pieces(0, 5)


@pytest.mark.law("root:1.5.3")
def test_warriors_of_another_faction_never_become_ones_own() -> None:
    """The Eyrie's fallen go to the Eyrie's supply, and the field hospitals do not care for them."""
    game = daylight("""
clearing 1 marquise keep 1
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 2
hand marquise ambush_bird
coming die 2 die 0
""")
    fight(game, "0 battle 5 1")
    assert asked(game)[1] == "Act"
    assert (supply(game, "eyrie", "warrior"), supply(game, "marquise", "warrior")) == (20, 22)


@pytest.mark.ruling("R42")
@pytest.mark.law("root:1.5.4", "root:6.5.3")
def test_who_cannot_place_all_places_as_many_as_there_are_and_chooses_where() -> None:
    game = daylight("""
clearing 5 marquise recruiter 2
clearing 7 marquise recruiter 1
clearing 8 marquise warrior 23
""")
    play(game, "0 recruit")
    assert asked(game) == (0, "Ration", "root:1.5.4")
    assert legal(game) == ["haul 5", "haul 7"]
    play(game, "0 haul 7")
    assert legal(game) == ["haul 5"]
    play(game, "0 haul 5")
    assert where(game, "marquise", "warrior") == {5: 1, 7: 1, 8: 23}


@pytest.mark.law("root:1.5.4")
def test_a_cost_must_be_paid_in_full() -> None:
    game = daylight("clearing 5 marquise warrior 2 sawmill 1 wood 1")
    assert "build sawmill 5" in legal(game)
    game = daylight("clearing 5 marquise warrior 2 sawmill 1")
    assert "build sawmill 5" not in legal(game)


@pytest.mark.law("root:1.5.4", "root:6.2.3")
def test_all_pieces_go_before_anything_that_follows_from_it() -> None:
    """The keep falls together with the warriors, so no field hospital is left to take them in."""
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 12 eyrie roost 1
        clearing 1 marquise keep 1 warrior 2
        clearing 8 marquise warrior 2
        hand eyrie favor_of_the_foxes
        hand marquise ambush_fox ambush_bird
    """)
    play(game, "0 craft favor_of_the_foxes")
    assert asked(game)[:2] == (0, "Roosts")
    assert where(game, "marquise", "warrior") == {}
    assert points(game, "eyrie") == 1


@pytest.mark.law("root:1.5.5")
def test_a_forced_player_acts_by_its_own_rules_and_abilities() -> None:
    """Rivers are paths to the Eyrie, so false orders may send its warriors along the river; to others they are not."""
    position = """
        factions marquise eyrie
        deck exiles
        turn 0 birdsong
        clearing 4 eyrie warrior 3
        crafted marquise false_orders
    """
    game = play(root(position), "0 use false_orders", "0 choose 1")
    assert targets(game, 4) == {8, 9, 12}
    game = play(root(f"{position}\n        crafted eyrie boat_builders\n"), "0 use false_orders", "0 choose 1")
    assert targets(game, 4) == {7, 8, 9, 12}
