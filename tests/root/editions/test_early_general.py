"""Chapters 1, 2 and 4 of the early Law, beside the Law of today."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadSetup
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.cards import ITEM_SUPPLY
from copse.root.editions.early.general import LODGE
from copse.root.state import Woodland
from tests.root.editions.by import LANGUAGES, by, question
from tests.root.table import Table, box, count, hand, ids, points, supply, where
from tests.script import asked, happened, legal, play, why_not

BOTH = pytest.mark.parametrize("edition", ["early", "marauder"])


def new(edition: str, *factions: str) -> Woodland:
    game = copse.new("root", seed=5, edition=edition, factions=list[Json](factions))
    assert isinstance(game.state, Woodland)
    return game.state


# ---- §1 terms


@pytest.mark.law("early:1.1")
@BOTH
def test_only_who_is_local_is_battled(edition: str) -> None:
    """A term; both play alike."""
    game = by(
        edition,
        """
        factions marquise eyrie alliance
        turn 0 daylight
        clearing 5 marquise warrior 2
        clearing 5 eyrie warrior 1
        clearing 2 eyrie warrior 1
        clearing 2 alliance warrior 1
        """,
    )
    play(game, "0 pass")
    assert legal(game, "battle") == ["battle 5 1"]


@pytest.mark.law("early:1.5", "early:4.1")
@pytest.mark.parametrize(
    ("factions", "missing"),
    [
        (["marquise", "alliance"], "eyrie"),
        (["eyrie", "vagabond"], "marquise"),
        (["alliance", "vagabond"], "marquise and eyrie"),
    ],
)
def test_no_game_is_without_both_titular_factions(factions: list[Json], missing: str) -> None:
    copse.new("root", seed=1, factions=factions)
    with pytest.raises(BadSetup, match=f"no game is without {missing} .§early:4.1") as refused:
        copse.new("root", seed=1, edition="early", factions=factions)
    assert refused.value.code == "required_in_edition"


@pytest.mark.law("early:4.1")
@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"factions": ["marquise", "eyrie", "lizards"]}, "lizards"),
        ({"factions": ["marquise", "eyrie", "electric_eyrie"]}, "electric_eyrie"),
        ({"map": "winter"}, "winter"),
        ({"deck": "exiles"}, "exiles"),
        ({"setup": "advanced"}, "advanced"),
        ({"hirelings": "random"}, "hirelings"),
        ({"landmarks": 1}, "landmarks"),
    ],
)
def test_what_the_book_does_not_have_is_refused(options: dict[str, Json], what: str) -> None:
    with pytest.raises(BadSetup, match=f"the edition 'early' has no {what} .§early:4.1"):
        copse.new("root", seed=1, edition="early", **options)


# ---- §2.1 precedence


@pytest.mark.law("early:2.1.1", "early:2.5.2")
@BOTH
def test_a_card_may_show_a_hand_that_the_law_keeps_secret(edition: str) -> None:
    """Both play alike."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        crafted marquise codebreakers
        hand eyrie anvil
        """,
    )
    assert _seen_hand(game) == []
    play(game, "0 use codebreakers")
    while game.decision.prompt != "Act":
        game.apply(game.decision.actions[0])
    assert _seen_hand(game) == ["anvil"]


def _seen_hand(game: Table) -> list[str]:
    view = Fields(game.view(0), "the view")
    return [str(card) for card in Fields(view.rows("seats")[1], "a seat").table("hand").rows("cards")]


@pytest.mark.law("early:2.1.2")
@pytest.mark.ruling("E45")
@BOTH
def test_who_cannot_be_ambushed_cannot_by_any_number_of_ambushes(edition: str) -> None:
    """Both play alike."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        crafted marquise scouting_party
        clearing 5 marquise warrior 2
        clearing 5 eyrie warrior 1
        hand eyrie ambush_rabbit ambush_bird
        coming die 0 die 0
        """,
    )
    play(game, "0 pass", "0 battle 5 1")
    assert game.decision.prompt == "Act"


# ---- §2.2 pieces


@pytest.mark.law("early:2.2")
@BOTH
def test_of_pieces_that_are_short_as_many_are_placed_as_there_are(edition: str) -> None:
    """Both play alike here; for orders of the decree see chapter 6."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 5 marquise warrior 24 recruiter 1
        clearing 9 marquise recruiter 1
        """,
    )
    play(game, "0 pass", "0 recruit")
    while supply(game, "marquise", "warrior"):
        game.apply(game.decision.actions[0])
    assert sum(where(game, "marquise", "warrior").values()) == 25


# ---- §2.3 the Lodge, ruins, homelands


@pytest.mark.law("early:2.3.2", "early:2.3.3")
@pytest.mark.ruling("E16")
@pytest.mark.parametrize(
    ("edition", "suits"), [("early", ["overwork 1 for anvil", "overwork 1 for crossbow_mouse"]), ("marauder", [])]
)
def test_the_lodge_is_of_all_nations_to_whoever_spends_a_card_there(edition: str, suits: list[str]) -> None:
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise warrior 1 sawmill 1
        hand marquise anvil crossbow_mouse
        """,
    )
    play(game, "0 pass")
    assert LODGE == 1
    assert legal(game, "overwork") == (suits or ["overwork 1 for anvil"])


@pytest.mark.law("early:2.3.3")
@pytest.mark.parametrize(("edition", "crafts"), [("early", []), ("marauder", ["craft anvil"])])
def test_what_is_built_in_the_lodge_does_not_craft(edition: str, crafts: list[str]) -> None:
    game = by(edition, "factions marquise eyrie\nturn 0 daylight\nclearing 1 marquise workshop 1\nhand marquise anvil")
    assert legal(game, "craft") == crafts


@pytest.mark.law("early:2.3.3")
@pytest.mark.ruling("E24")
@pytest.mark.parametrize(("edition", "cards"), [("early", {"anvil", "travel_gear_fox"}), ("marauder", {"anvil"})])
def test_hammers_are_not_built_and_craft_in_the_lodge_as_any_suit(edition: str, cards: set[str]) -> None:
    game = by(
        edition,
        """
        factions vagabond marquise eyrie
        turn 0 daylight
        pawn vagabond 1
        vagabond character tinker
        vagabond ready hammer
        hand vagabond anvil travel_gear_fox
        """,
    )
    assert {text.split()[1] for text in legal(game, "craft")} == cards


@pytest.mark.law("early:2.3.3")
@pytest.mark.ruling("E24")
@pytest.mark.parametrize(("edition", "moves"), [("early", True), ("marauder", False)])
def test_every_order_of_the_decree_matches_the_lodge(edition: str, moves: bool) -> None:
    game = by(
        edition,
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        eyrie decree move crossbow_mouse
        clearing 1 eyrie warrior 2
        """,
    )
    play(game, "0 pass")
    assert bool(legal(game, "move")) is moves


@pytest.mark.law("early:2.3.5", "early:4.4")
@pytest.mark.ruling("E34")
@pytest.mark.parametrize(
    ("edition", "vagabonds", "slots", "under"),
    [
        ("early", 0, 2, 0),
        ("marauder", 0, 1, 0),
        ("early", 1, 1, 1),
        ("marauder", 1, 1, 1),
        ("early", 2, 1, 2),
        ("marauder", 2, 1, 2),
    ],
)
def test_only_tokens_for_vagabonds_cover_the_slots_of_ruins(
    edition: str, vagabonds: int, slots: int, under: int
) -> None:
    factions = ["marquise", "eyrie", *("vagabond", "vagabond2")[:vagabonds]]
    game = copse.new("root", seed=5, edition=edition, factions=list[Json](factions))
    assert isinstance(game.state, Woodland)
    while game.state.turns == 0:
        game.apply(game.decision.actions[-1])
    assert (game.state.slots[6], game.state.ruin_items[6]) == (slots, under)
    assert len(game.state.buried) == 4 * vagabonds


@pytest.mark.law("early:2.3.5")
@pytest.mark.ruling("E34")
def test_a_position_without_a_vagabond_has_no_ruins_by_the_early_law() -> None:
    game = by("early", "factions marquise eyrie\nturn 0 daylight\nclearing 6 marquise warrior 1 sawmill 1 workshop 1")
    assert "ruins" not in game.position()
    assert copse.position(game.position()).hash() == game.hash()
    with pytest.raises(copse.CopseError, match="clearing 6 has no ruin"):
        by("early", "factions marquise eyrie\nturn 0 daylight\nruins 6")


@pytest.mark.law("early:2.3.6")
@pytest.mark.ruling("E16", "E33")
@BOTH
def test_the_homelands_are_the_lodge_and_the_corner_opposite(edition: str) -> None:
    """Today the Marquise chooses; the Eyrie starts opposite. Both are set up in the order of their letters."""
    game = copse.new("root", seed=5, edition=edition, factions=["eyrie", "alliance", "marquise"])
    assert isinstance(game.state, Woodland)
    if edition == "early":
        assert game.decision.prompt == "BuildAround"
    else:
        assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]
        game.apply("settle 2")
    while game.decision.prompt in ("StartBuilding", "BuildAround", "FirstRoost"):
        game.apply(game.decision.actions[0])
    assert game.decision.prompt == "ChooseLeader"
    homes = {"early": (1, 3), "marauder": (2, 4)}[edition]
    assert tuple(game.state.homes[who] for who in (2, 0)) == tuple(1 << home for home in homes)


# ---- §2.4 forests


@pytest.mark.law("early:2.4", "early:2.4.1")
@BOTH
def test_a_forest_touches_its_clearings_and_the_forests_behind_one_path(edition: str) -> None:
    """Only maps with paths that are added later tell the books apart; the autumn map has none, so both play alike."""
    game = by(
        edition,
        """
        factions vagabond marquise eyrie
        turn 0 birdsong
        vagabond character tinker
        pawn vagabond 1_2_5_10
        """,
    )
    slips = [game.write_action(action) for action in game.decision.actions if action.verb.name == "go"]
    assert slips == ["go 1", "go 2", "go 5", "go 10", "go 1_9_10_12", "go 2_6_10_11_12"]


# ---- §2.5 cards


@pytest.mark.law("early:2.5.3")
@pytest.mark.parametrize(("edition", "law"), [("early", "early:2.5.3"), ("marauder", "root:2.1.3")])
def test_a_victory_card_is_spent_for_its_suit_and_never_crafted(edition: str, law: str) -> None:
    game = by(
        edition,
        """
        factions marquise eyrie alliance
        turn 0 daylight
        clearing 8 marquise workshop 1 sawmill 1
        hand marquise dominance_fox
        """,
    )
    assert why_not(game, "craft dominance_fox") == law
    play(game, "0 pass", "0 overwork 8 for dominance_fox")
    assert ids(game.state.available) == ["dominance_fox"]


# ---- §2.6 crafting


@pytest.mark.law("early:2.6")
@BOTH
def test_in_daylight_any_number_of_improvements_is_crafted(edition: str) -> None:
    """Both play alike."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 8 marquise workshop 2
        clearing 12 marquise workshop 1
        hand marquise anvil foxfolk_steel
        """,
    )
    play(game, "0 craft anvil")
    assert legal(game, "craft") == ["craft foxfolk_steel"]
    play(game, "0 craft foxfolk_steel")
    assert box(game, "marquise") == {"hammer": 1, "sword": 1}


@pytest.mark.law("early:2.6.2")
@pytest.mark.ruling("E37")
@BOTH
def test_a_card_whose_item_has_run_out_scores_only_by_the_early_law(edition: str) -> None:
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 8 marquise workshop 1
        hand marquise anvil
        items hammer 0
        box eyrie hammer
        """,
    )
    assert sum(ITEM_SUPPLY) == 12
    if edition == "marauder":
        assert why_not(game, "craft anvil") == "root:4.1.2"
        return
    play(game, "0 craft anvil")
    assert (points(game, "marquise"), box(game, "marquise"), hand(game, "marquise")) == (2, {}, [])
    assert ids(game.state.discard) == ["anvil"]


@pytest.mark.law("early:2.6.2")
@BOTH
def test_a_lasting_improvement_stays_and_is_used_as_it_says(edition: str) -> None:
    """Both play alike."""
    game = by(
        edition,
        "factions marquise eyrie\nturn 0 daylight\nclearing 8 marquise workshop 1\nhand marquise tax_collector\n"
        "clearing 5 marquise workshop 1\nclearing 9 marquise workshop 1 warrior 1",
    )
    play(game, "0 craft tax_collector")
    assert ids(game.state.crafted[0]) == ["tax_collector"]
    assert "use tax_collector" in legal(game)


# ---- §2.7 moving


@pytest.mark.law("early:2.7")
@BOTH
def test_a_move_takes_any_number_of_warriors_or_the_pawn(edition: str) -> None:
    """Nobody has both warriors and a pawn, so both play alike."""
    game = by(edition, "factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 3")
    play(game, "0 pass")
    assert legal(game, "move") == [f"move 5>{target} x{number}" for target in (1, 2) for number in (1, 2, 3)]


# ---- §2.8 battle


@pytest.mark.law("early:2.8")
@pytest.mark.ruling("E35")
@pytest.mark.parametrize(("edition", "targets"), [("early", {1, 3}), ("marauder", {1})])
def test_any_one_player_may_be_attacked_even_a_partner(edition: str, targets: set[int]) -> None:
    game = by(
        edition,
        """
        factions marquise eyrie alliance vagabond
        turn 0 daylight
        points 3 5 5 off
        clearing 5 marquise warrior 3
        clearing 5 eyrie warrior 1
        pawn vagabond 5
        vagabond character tinker
        coalition vagabond marquise from 3
        """,
    )
    play(game, "0 pass")
    assert {int(text.split()[2]) for text in legal(game, "battle")} == targets


AMBUSHED = """
    factions marquise eyrie
    turn 0 daylight
    clearing 5 marquise warrior 5
    clearing 5 eyrie warrior 1
    hand eyrie ambush_rabbit ambush_bird
    coming die 0 die 0
"""


@pytest.mark.law("early:2.8.1")
@pytest.mark.parametrize(("edition", "left"), [("early", 1), ("marauder", 3)])
def test_a_defender_may_play_several_ambushes(edition: str, left: int) -> None:
    game = by(edition, AMBUSHED)
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit")
    if edition == "early":
        assert asked(game) == (1, "Ambush", "early:2.8.1")
        play(game, "1 ambush ambush_bird")
    assert count(game, "marquise", "warrior", 5) == left


@pytest.mark.law("early:2.8.1", "early:2.8.2")
@pytest.mark.ruling("E45")
def test_each_ambush_can_be_foiled_and_another_played_after_it() -> None:
    game = by("early", AMBUSHED + "    hand marquise ambush_bird anvil\n")
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit", "0 ambush ambush_bird", "1 ambush ambush_bird")
    assert game.decision.prompt == "Foil"
    play(game, "0 pass")
    while game.decision.prompt == "Infirmary":
        play(game, "0 pass")
    assert count(game, "marquise", "warrior", 5) == 3


@pytest.mark.law("early:2.8.1")
def test_once_no_attacker_is_left_no_further_ambush_is_asked_for() -> None:
    game = by("early", AMBUSHED.replace("marquise warrior 5", "marquise warrior 2"))
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit")
    assert game.decision.prompt == "Act"
    assert hand(game, "eyrie") == ["ambush_bird"]


EFFECTS = """
    factions marquise eyrie
    turn 0 daylight
    clearing 5 marquise warrior 3
    clearing 5 eyrie warrior 3
    crafted marquise brutal_tactics
    crafted eyrie armorers sappers
    coming die 2 die 1
"""


@pytest.mark.law("early:2.8.4", "early:2.8.6")
@pytest.mark.ruling("E25")
@BOTH
def test_hits_are_reduced_when_all_extra_hits_are_known(edition: str) -> None:
    """Today the attacker may let the defender go first, who cannot keep the Armorers back till all is known."""
    game = by(edition, EFFECTS)
    play(game, "0 pass", "0 battle 5 1")
    if edition == "marauder":
        assert asked(game) == (0, "OrderEffects", "root:4.3.3")
        play(game, "0 choose 1")
        assert legal(game) == ["pass", "use armorers", "use sappers"]
        play(game, "1 use armorers", "1 use sappers", "0 use brutal_tactics")
    else:
        assert asked(game) == (0, "AddHits", "early:2.8.4")
        play(game, "0 use brutal_tactics")
        assert (asked(game)[:2], legal(game)) == ((1, "AddHits"), ["pass", "use sappers"])
        play(game, "1 use sappers")
        assert (asked(game), legal(game)) == ((1, "ReduceHits", "early:2.8.6"), ["pass", "use armorers"])
        play(game, "1 use armorers")
    assert count(game, "eyrie", "warrior", 5) == 2
    assert count(game, "marquise", "warrior", 5) == 1


@pytest.mark.law("early:2.8.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_steps_are_asked_for_in_words(language: str) -> None:
    game = by("early", EFFECTS)
    play(game, "0 pass", "0 battle 5 1")
    first = question(game, language)
    play(game, "0 pass", "1 pass")
    second = question(game, language)
    assert first != second
    assert "prompt" not in first + second


@pytest.mark.law("early:2.8.8")
@BOTH
def test_the_victim_chooses_but_warriors_go_first(edition: str) -> None:
    """What the books tell apart is only who orders what follows; both play alike here."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 1 daylight
        eyrie leader commander
        eyrie decree battle vizier
        clearing 5 eyrie warrior 3
        clearing 5 marquise warrior 1 sawmill 1 wood 1
        coming die 1 die 0
        """,
    )
    play(game, "1 pass", "1 battle 5 0")
    assert (asked(game)[:2], legal(game)) == ((0, "ChooseLosses"), ["lose sawmill", "lose wood"])
    play(game, "0 lose wood")
    assert [loss["piece"] for loss in happened(game, "removed")] == ["warrior", "wood"]


STORMED = """
    factions marquise eyrie
    turn 1 daylight
    eyrie leader commander
    eyrie decree battle vizier
    clearing 5 eyrie warrior 3
    clearing 5 marquise sawmill {mills}
    clearing 9 marquise workshop 1
    crafted marquise tax_collector codebreakers
    box marquise boots
    coming die 0 die 0
"""


@pytest.mark.law("early:2.8.9")
@pytest.mark.ruling("E26")
@pytest.mark.parametrize(("edition", "left"), [("early", ["tax_collector"]), ("marauder", [])])
def test_who_loses_the_last_building_of_a_clearing_discards_an_improvement(edition: str, left: list[str]) -> None:
    """An item is none."""
    game = by(edition, STORMED.format(mills=1))
    play(game, "1 pass", "1 battle 5 0")
    if edition == "early":
        assert asked(game) == (0, "LoseImprovement", "early:2.8.9")
        assert legal(game) == ["discard tax_collector", "discard codebreakers"]
        play(game, "0 discard codebreakers")
    assert ids(game.state.crafted[0]) == (left or ["tax_collector", "codebreakers"])
    assert box(game, "marquise") == {"boots": 1}


@pytest.mark.law("early:2.8.9")
def test_while_a_building_is_left_in_the_clearing_no_improvement_is_lost() -> None:
    lines = STORMED.format(mills=2).replace("leader commander", "leader charismatic")
    game = by("early", lines)
    play(game, "1 pass", "1 battle 5 0")
    play(game, "0 lose sawmill")
    assert count(game, "marquise", "sawmill", 5) == 1
    assert len(game.state.crafted[0]) == 2


@pytest.mark.law("early:2.8.9")
def test_outside_battle_no_improvement_is_lost() -> None:
    game = by(
        "early",
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 12 eyrie roost 1 warrior 1
        clearing 12 marquise workshop 1
        crafted marquise tax_collector
        hand eyrie favor_of_the_foxes
        """,
    )
    play(game, "0 craft favor_of_the_foxes")
    assert count(game, "marquise", "workshop", 12) == 0
    assert ids(game.state.crafted[1]) == ["tax_collector"]


# ---- §3.1, §3.4, §4


@pytest.mark.law("early:3.1")
@pytest.mark.parametrize(("edition", "over"), [("early", False), ("marauder", True)])
def test_the_goal_is_forty_points(edition: str, over: bool) -> None:
    lines = "factions marquise eyrie\nturn 0 daylight\npoints {} 0\nclearing 8 marquise workshop 1\nhand marquise anvil"
    game = by(edition, lines.format(29))
    play(game, "0 craft anvil")
    assert game.over is over
    if edition == "early":
        game = by(edition, lines.format(38))
        play(game, "0 craft anvil")
        assert game.outcome == {"winners": [0], "points": [40, 0], "law": "early:3.1"}


@pytest.mark.law("early:3.1")
@pytest.mark.ruling("E30")
@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_who_reach_forty_together_whose_turn_it_is_wins(turn: int) -> None:
    first, second = ("marquise", "eyrie") if turn == 0 else ("eyrie", "marquise")
    game = by(
        "early",
        f"""
        factions {first} {second}
        turn 0 daylight
        points 39 38
        eyrie leader charismatic
        eyrie decree battle vizier
        clearing 5 eyrie roost 1 warrior 1
        clearing 5 marquise sawmill 1 warrior 1
        crafted {first} brutal_tactics
        crafted {second} sappers
        coming die 1 die 1
        """,
    )
    play(game, "0 pass", "0 battle 5 1", "0 use brutal_tactics", "1 use sappers")
    assert game.outcome == {"winners": [0], "points": [40, 40], "law": "early:3.1"}


@pytest.mark.law("early:3.4")
@BOTH
def test_a_turn_has_three_phases_and_then_the_next_player_plays(edition: str) -> None:
    """Both play alike."""
    game = by(edition, "factions marquise eyrie alliance\nturn 0 begin\nclearing 5 marquise warrior 1 sawmill 1")
    phases = []
    while game.state.turn == 0:
        phases.append(game.state.phase)
        game.apply("pass" if "pass" in legal(game) else game.decision.actions[0])
    assert phases == sorted(phases)
    assert game.state.turn == 1


@pytest.mark.law("early:4.3")
@pytest.mark.ruling("E31")
@pytest.mark.parametrize(("edition", "cards"), [("early", 54), ("marauder", 50)])
def test_two_players_leave_the_victory_cards_in_the_deck(edition: str, cards: int) -> None:
    state = new(edition, "marquise", "eyrie")
    assert [len(zone.cards) for zone in state.hands] == [3, 3]
    assert len(state.rules.deck) == cards
    for deck in (state.rules.deck, new("marauder", "marquise", "eyrie", "alliance").rules.deck):
        assert ("dominance_fox" in ids(deck)) is (len(deck) == 54)
    assert new("early", "marquise", "eyrie").rules.deck == new("marauder", "marquise", "eyrie", "alliance").rules.deck


@pytest.mark.ruling("E29")
@pytest.mark.parametrize("faction", ["marquise", "eyrie", "alliance"])
def test_everyone_keeps_five_cards_at_the_end_of_evening(faction: str) -> None:
    others = [name for name in ("marquise", "eyrie", "alliance") if name != faction]
    game = by(
        "early",
        f"""
        factions {faction} {" ".join(others)}
        turn 0 evening
        hand {faction} anvil sword root_tea_fox crossbow_mouse ambush_fox
        """,
    )
    while game.decision.prompt != "DiscardDown":
        game.apply("pass")
    assert game.decision.args == {"count": 1, "limit": 5}


@pytest.mark.law("early:4.6")
@pytest.mark.parametrize("factions", [["marquise", "eyrie", "vagabond"], ["vagabond", "eyrie", "marquise"]])
def test_factions_are_set_up_by_their_letters_whatever_the_order_of_play(factions: list[Json]) -> None:
    game = copse.new("root", seed=1, edition="early", factions=factions)
    asked_in_turn: list[Json] = []
    while not game.state.turns:
        asked_in_turn.append(factions[game.decision.seat])
        game.apply(game.decision.actions[0])
    assert list(dict.fromkeys(asked_in_turn)) == ["marquise", "eyrie", "vagabond"]
