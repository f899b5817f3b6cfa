"""The fifth edition: golden rules, key terms, key actions and setup, where today's Law reads otherwise. Where a change
of words changes nothing on the table, the test says so and plays by both."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.root.board import FIRST_FOREST
from copse.root.cards import CARDS
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING
from tests.root.camp import items, relation, through
from tests.root.editions.printing import FIFTH, TODAY, by
from tests.root.table import count, fight, hand, ids, points, ruler, supply, where
from tests.script import asked, happened, legal, play

BOTH = pytest.mark.parametrize("edition", [FIFTH, TODAY])

# ---- 1. golden rules


@BOTH
@pytest.mark.law("fifth:1.1.1")
def test_a_faction_rule_beats_a_general_one_and_a_card_beats_the_law(edition: str) -> None:
    """Both play alike: a tie is nobody's but the Eyrie's, and the Sappers hit without a roll."""
    game = by(
        edition,
        "factions eyrie marquise",
        "turn 0 daylight",
        "clearing 5 eyrie warrior 1",
        "clearing 5 marquise warrior 1",
    )
    assert ruler(game, 5) == "eyrie"
    game = by(
        edition,
        "factions marquise alliance",
        "turn 0 daylight",
        "clearing 5 marquise warrior 2",
        "clearing 5 alliance warrior 2",
        "crafted alliance sappers",
        "coming die 0 die 0",
    )
    play(game, "0 pass", "0 battle 5 1", "1 use sappers")
    assert count(game, "marquise", "warrior", 5) == 1


@pytest.mark.law("fifth:1.1.3", "fifth:4.3.3")
@pytest.mark.ruling("E15")
@pytest.mark.parametrize(("edition", "orders"), [(FIFTH, 1), (TODAY, 0)])
def test_what_a_side_of_a_battle_loses_is_put_in_order_by_whose_turn_it_is(edition: str, orders: int) -> None:
    game = by(
        edition,
        "factions alliance marquise eyrie",
        "turn 1 daylight",
        "clearing 8 alliance base_fox 1 sympathy 1",
        "clearing 8 marquise warrior 5",
        "hand marquise foxfolk_steel",
        "alliance supporters anvil",
        "crafted marquise brutal_tactics",
        "coming die 0 die 0",
    )
    play(game, "1 pass", "1 battle 8 0", "1 use brutal_tactics")
    assert asked(game)[:2] == (orders, "OrderLosses")
    play(game, f"{orders} lose sympathy", "1 give foxfolk_steel")
    assert ids(game.state.discard)[-2:] == ["anvil", "foxfolk_steel"]


@BOTH
@pytest.mark.law("fifth:1.1.4", "fifth:11.2.7.III.b")
@pytest.mark.ruling("E13")
def test_a_warrior_that_is_used_as_the_buyers_own_is_the_buyers_in_that_battle(edition: str) -> None:
    """Both play alike: the Vagabond who shoots back at mercenaries makes an enemy of who sent them."""
    game = by(
        edition,
        "factions vagabond marquise riverfolk",
        "turn 1 daylight",
        "pawn vagabond 5",
        "vagabond ready sword 2",
        "clearing 5 riverfolk warrior 3",
        "riverfolk customer marquise 1 mercenaries",
        "coming die 1 die 1",
    )
    through(play(game, "1 pass", "1 battle 5 0"))
    play(game, "0 damage sword")
    assert count(game, "riverfolk", "warrior", 5) == 2
    assert (relation(game, "marquise"), relation(game, "riverfolk")) == ("hostile", "indifferent")


@BOTH
@pytest.mark.law("fifth:1.4")
@pytest.mark.ruling("E13")
def test_who_leads_warriors_of_another_faction_follows_its_rules(edition: str) -> None:
    """Both play alike: allies need rule though the Vagabond does not, and they pay for the outrage themselves."""
    lines = (
        "factions vagabond marquise eyrie alliance",
        "turn 0 daylight",
        "pawn vagabond 5",
        "vagabond ready boots",
        "vagabond relation marquise allied",
    )
    game = by(edition, *lines, "clearing 5 marquise warrior 1", "clearing 5 eyrie warrior 1")
    play(game, "0 go 1")
    assert asked(game)[1] != "BringAllies"
    game = by(
        edition,
        *lines,
        "clearing 5 marquise warrior 1",
        "clearing 1 alliance sympathy 1",
        "hand marquise anvil",
        "hand vagabond sword",
    )
    play(game, "0 go 1", "0 bring 1 x1")
    assert (asked(game)[0], legal(game)) == (1, ["give anvil"])


@BOTH
@pytest.mark.law("fifth:1.5")
def test_a_turn_has_three_phases_and_passes_on_clockwise(edition: str) -> None:
    """Both play alike: what comes at the start of a phase comes before everything else in it."""
    game = by(
        edition,
        "factions marquise eyrie alliance",
        "turn 0 birdsong",
        "clearing 5 marquise sawmill 1 warrior 1",
        "crafted marquise better_burrow_bank cobbler",
        "coming card anvil card sword",
    )
    seen = []
    while game.state.turn == 0:
        seen.append(game.state.phase)
        uses = [action for action in game.decision.actions if action.verb.name == "use"]
        game.apply((uses or game.decision.actions)[0])
    assert seen == sorted(seen)
    assert set(seen) == {BIRDSONG, DAYLIGHT, EVENING}
    assert (game.state.turn, game.state.phase) == (1, BIRDSONG)
    assert happened(game, "used")[0]["card"] == "better_burrow_bank"


# ---- 2. key terms


@pytest.mark.law("fifth:2.2.4")
def test_nothing_but_exploring_removes_a_ruin() -> None:
    """The Hundreds, who raze ruins by today's Law, are not in this one."""
    cats: list[Json] = ["marquise", "hundreds"]
    assert copse.new("root", seed=1, factions=cats).seats == 2
    with pytest.raises(BadSetup, match="hundreds"):
        copse.new("root", seed=1, edition=FIFTH, factions=cats)
    game = by(
        FIFTH,
        "factions marquise eyrie",
        "turn 0 daylight",
        "clearing 1 marquise workshop 1",
        "clearing 8 marquise workshop 2",
        "clearing 12 eyrie warrior 2",
        "hand marquise favor_of_the_foxes",
    )
    play(game, "0 craft favor_of_the_foxes")
    assert game.state.ruins >> 12 & 1
    game = by(
        FIFTH,
        "factions vagabond marquise",
        "turn 0 daylight",
        "pawn vagabond 10",
        "vagabond ready torch",
        "coming item boots",
    )
    play(game, "0 explore")
    assert not game.state.ruins >> 10 & 1


@BOTH
@pytest.mark.law("fifth:2.4", "fifth:2.4.1")
def test_forests_lie_between_paths_and_border_what_a_single_path_parts(edition: str) -> None:
    """Both play alike: no path that is not printed comes into this game."""
    game = by(edition, "factions vagabond marquise", "turn 0 birdsong", "pawn vagabond 1_2_5_10")
    while asked(game)[1] != "Slip":
        game.apply(game.decision.actions[0])
    forests = game.state.map.forests
    near = [FIRST_FOREST + forests.index(name) for name in ("1_9_10_12", "2_6_10_11_12")]
    assert sorted(legal(game, "go")) == sorted(f"go {place}" for place in (1, 2, 5, 10, *near))


@BOTH
@pytest.mark.law("fifth:2.5")
def test_there_are_no_more_pieces_than_the_board_lists_and_one_does_what_one_can(edition: str) -> None:
    """Both play alike: with one warrior left, two recruiters get one between them."""
    game = by(
        edition,
        "factions marquise eyrie",
        "turn 0 daylight",
        "clearing 5 marquise recruiter 1 warrior 24",
        "clearing 1 marquise recruiter 1",
    )
    play(game, "0 pass", "0 recruit")
    assert len(legal(game)) == 2
    game.apply(game.decision.actions[0])
    assert (sum(where(game, "marquise", "warrior").values()), supply(game, "marquise", "warrior")) == (25, 0)


@BOTH
@pytest.mark.law("fifth:2.5.5")
def test_a_pawn_is_a_piece_for_which_other_rules_speak(edition: str) -> None:
    """Both play alike: a revolt removes all pieces but the pawn, which costs three items instead."""
    game = by(
        edition,
        "factions alliance vagabond",
        "turn 0 birdsong",
        "pawn vagabond 5",
        "vagabond ready boots 3",
        "clearing 5 alliance sympathy 1",
        "alliance supporters bake_sale a_visit_to_friends",
    )
    play(game, "0 revolt 5")
    assert game.state.pawns[1] == 5
    assert items(game, "damaged") == {"boots": 3}


@BOTH
@pytest.mark.law("fifth:2.7")
def test_a_partner_in_a_coalition_is_no_enemy(edition: str) -> None:
    """Both play alike where a rule speaks of enemies; in battle it does not (fifth:4.3)."""
    lines = (
        "factions alliance vagabond marquise eyrie",
        "turn 0 birdsong",
        "pawn vagabond 5",
        "vagabond ready boots 3",
        "points 0 10 0 0",
        "clearing 5 alliance sympathy 1",
        "clearing 5 marquise warrior 2",
        "alliance supporters bake_sale a_visit_to_friends",
    )
    game = play(by(edition, *lines, "coalition vagabond alliance"), "0 revolt 5")
    assert (items(game, "damaged"), count(game, "marquise", "warrior", 5)) == ({}, 0)


# ---- 4. key actions


@BOTH
@pytest.mark.law("fifth:4.1.3")
def test_a_persistent_effect_stays_and_may_be_used_or_not(edition: str) -> None:
    """Both play alike: a card that has to be used says so itself."""
    game = by(
        edition,
        "factions marquise eyrie",
        "turn 0 daylight",
        "clearing 5 marquise workshop 1 warrior 1",
        "clearing 5 eyrie warrior 1",
        "crafted marquise command_warren",
        "hand marquise cobbler",
        "clearing 3 marquise workshop 1",
    )
    assert {"use command_warren", "pass"} <= set(legal(game))
    play(game, "0 pass", "0 craft cobbler")
    assert sorted(ids(game.state.crafted[0])) == ["cobbler", "command_warren"]
    game = by(edition, "factions marquise eyrie", "deck exiles", "turn 0 birdsong", "crafted marquise eyrie_emigre")
    play(game, "0 use eyrie_emigre")
    assert ids(game.state.crafted[0]) == []  # no move can be made


@BOTH
@pytest.mark.law("fifth:4.2")
def test_a_move_takes_warriors_or_the_pawn(edition: str) -> None:
    """Both play alike: nobody here has warriors and a pawn."""
    game = by(
        edition, "factions marquise vagabond", "turn 0 daylight", "clearing 5 marquise warrior 3", "pawn vagabond 5"
    )
    play(game, "0 pass")
    assert [text for text in legal(game, "move") if ">1 " in text] == [f"move 5>1 x{number}" for number in (1, 2, 3)]
    play(game, "0 move 5>1 x2")
    assert (where(game, "marquise", "warrior"), game.state.pawns[1]) == ({1: 2, 5: 1}, 5)


@pytest.mark.law("fifth:4.3")
@pytest.mark.parametrize(("edition", "battles"), [(FIFTH, ["battle 5 1", "battle 5 2"]), (TODAY, ["battle 5 2"])])
def test_a_partner_in_a_coalition_may_be_attacked(edition: str, battles: list[str]) -> None:
    lines = (
        "factions vagabond marquise eyrie alliance",
        "pawn vagabond 5",
        "coalition vagabond marquise",
        "points 10 0 0 0",
        "clearing 5 marquise warrior 2",
        "clearing 5 eyrie warrior 2",
        "vagabond ready sword 2",
        "coming die 1 die 0",
    )
    game = by(edition, *lines, "turn 0 daylight")
    assert legal(game, "battle") == battles
    if edition == FIFTH:
        fight(game, "0 battle 5 1")
        assert (count(game, "marquise", "warrior", 5), game.state.partner[0]) == (1, 1)
        game = play(by(edition, *lines, "turn 1 daylight"), "1 pass")
        assert legal(game, "battle") == ["battle 5 0", "battle 5 2"]


@BOTH
@pytest.mark.law("fifth:4.3.2")
def test_the_second_step_of_a_battle_is_the_roll_with_its_extra_hits(edition: str) -> None:
    """Both play alike; the fifth edition counts one step less, so that hits are dealt in the third."""
    game = by(
        edition,
        "factions marquise eyrie",
        "turn 0 daylight",
        "clearing 5 marquise warrior 3",
        "clearing 5 eyrie warrior 3",
        "crafted eyrie sappers",
        "coming die 1 die 2",
    )
    play(game, "0 pass", "0 battle 5 1")
    assert asked(game) == (1, "UseEffects", "fifth:4.3.2.II" if edition == FIFTH else "root:4.3.3")
    play(game, "1 use sappers")
    assert (count(game, "marquise", "warrior", 5), count(game, "eyrie", "warrior", 5)) == (1, 1)
    cited = {event.what: event.law for event in game.events}
    assert cited["rolled"] == ("fifth:4.3.2" if edition == FIFTH else "root:4.3.2")
    assert cited["removed"] == ("fifth:4.3.3" if edition == FIFTH else "root:4.3.4")


@pytest.mark.law("fifth:4.3.2.II", "fifth:1.1.3")
@pytest.mark.ruling("E15")
@pytest.mark.parametrize(("edition", "orders"), [(FIFTH, 0), (TODAY, 1)])
def test_effects_of_both_sides_are_put_in_order_by_whose_turn_it_is(edition: str, orders: int) -> None:
    """A Vagrant sets two others on each other."""
    game = by(
        edition,
        "factions vagabond marquise eyrie",
        "turn 0 daylight",
        "pawn vagabond 5",
        "vagabond character vagrant",
        "vagabond ready torch",
        "clearing 5 marquise warrior 1",
        "clearing 5 eyrie warrior 3",
        "crafted marquise brutal_tactics",
        "crafted eyrie sappers",
        "coming die 1 die 0",
    )
    play(game, "0 instigate 1 2")
    assert asked(game)[:2] == (orders, "OrderEffects")
    play(game, f"{orders} choose 2", "2 use sappers", "1 use brutal_tactics")
    assert where(game, "marquise", "warrior") == {}
    assert count(game, "eyrie", "warrior", 5) == 1  # two hits of one warrior, one of them an extra hit


@BOTH
@pytest.mark.law("fifth:4.3.3")
def test_hits_are_dealt_at_once_and_take_warriors_first(edition: str) -> None:
    """Both play alike but for who puts in order what follows (fifth:1.1.3)."""
    for rolled, roosts, scored in ((1, {5: 1}, 0), (2, {}, 1)):
        game = by(
            edition,
            "factions marquise eyrie",
            "turn 0 daylight",
            "clearing 5 marquise warrior 3",
            "clearing 5 eyrie warrior 1 roost 1",
            f"coming die {rolled} die 1",
        )
        fight(play(game, "0 pass"), "0 battle 5 1")
        assert (where(game, "marquise", "warrior"), where(game, "eyrie", "warrior")) == ({5: 2}, {})
        assert (where(game, "eyrie", "roost"), points(game, "marquise")) == (roosts, scored)


# ---- 5. setup


@pytest.mark.law("fifth:5.1.1")
@pytest.mark.parametrize(("faction", "known"), [("keepers", False), ("duchy", True), ("riverfolk", True)])
def test_factions_are_those_of_the_table_of_reach(faction: str, known: bool) -> None:
    """Seats are the order in which factions are named, and the first begins, by both."""
    factions: list[Json] = ["marquise", faction, "eyrie"]
    assert copse.new("root", seed=3, factions=factions).state.rules.edition.name == TODAY
    if not known:
        with pytest.raises(BadSetup) as refused:
            copse.new("root", seed=3, edition=FIFTH, factions=factions)
        assert "keepers" in str(refused.value)
        return
    game = copse.new("root", seed=3, edition=FIFTH, factions=factions)
    assert (list(game.state.rules.names), game.state.turn) == (["marquise", faction, "eyrie"], 0)
    assert all(len(hand(game, name)) == 3 for name in ("marquise", faction, "eyrie"))
    assert sum(CARDS[card].kind == "dominance" for card in game.state.rules.deck) == 4
