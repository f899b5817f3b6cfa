"""The fifth edition, chapters 10 to 13: Cult, Riverfolk, Duchy and Corvids, where today's Law reads otherwise. Where a
change of words changes nothing on the table, the test says so and plays by both."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel import saves
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.board import BURROW
from copse.root.factions.duchy import DuchyBoard
from copse.root.move import no_entry
from copse.root.turn import AtBound
from tests.root.camp import through
from tests.root.editions.printing import FIFTH, TODAY, by
from tests.root.table import count, hand, ids, points, ruler, where
from tests.script import asked, legal, play

BOTH = pytest.mark.parametrize("edition", [FIFTH, TODAY])
KEEP = ("settle 1", "build sawmill 1", "build workshop 5", "build recruiter 5")


def corners(edition: str, *factions: str) -> list[str]:
    """Where the last of these may start, with the keep in 1 and the first roost opposite."""
    game = copse.new("root", seed=1, edition=edition, factions=list(factions))
    choices = {"marquise": list(KEEP), "eyrie": ["settle 3", "lead despot"], "lizards": ["settle 2", "outcast fox"]}
    last = len(factions) - 1
    while asked(game)[0] != last:
        name = factions[asked(game)[0]]
        game.apply(choices[name].pop(0) if name in choices else legal(game)[0])
    return legal(game)


# ---- 10. Lizard Cult


@BOTH
@pytest.mark.law("fifth:10.2.1", "fifth:10.6.2")
def test_gardens_of_the_outcast_craft_in_evening(edition: str) -> None:
    """Both play alike: without the Lost City the suit of a garden is the printed one."""
    lines = (
        "factions lizards marquise",
        "clearing 1 lizards garden_fox 1",
        "clearing 5 lizards garden_rabbit 2",
        "hand lizards anvil bake_sale",
    )
    game = by(edition, *lines, "lizards outcast fox", "turn 0 evening")
    assert (asked(game)[1], legal(game, "craft")) == ("CraftWithGardens", ["craft anvil"])
    play(game, "0 craft anvil")
    assert legal(game, "craft") == []
    game = by(edition, *lines, "lizards outcast rabbit", "turn 0 evening")
    assert legal(game, "craft") == ["craft bake_sale"]
    assert legal(by(edition, *lines, "lizards outcast fox", "turn 0 daylight"), "craft") == []


@BOTH
@pytest.mark.law("fifth:10.3.2")
def test_the_cult_starts_opposite_the_keep_or_the_first_roost_or_in_another_corner(edition: str) -> None:
    """Both play alike: only these two are set up before the Cult."""
    assert corners(edition, "marquise", "lizards") == ["settle 3"]
    assert corners(edition, "eyrie", "lizards") == ["settle 1"]
    assert corners(edition, "marquise", "eyrie", "lizards") == ["settle 2", "settle 4"]
    assert corners(edition, "alliance", "lizards") == [f"settle {corner}" for corner in (1, 2, 3, 4)]


@BOTH
@pytest.mark.law("fifth:10.4.3.II")
def test_converting_removes_an_enemy_warrior_and_places_one_of_the_cult(edition: str) -> None:
    """Both play alike: the whole of it must be possible, so nobody is converted at the keep."""
    lines = (
        "factions lizards marquise",
        "turn 0 birdsong",
        "lizards outcast mouse",
        "lizards souls anvil",
        "lizards acolytes 2",
        "clearing 8 marquise warrior 2",
        "clearing 1 marquise warrior 1 keep 1",
    )
    game = by(edition, *lines)
    assert legal(game, "replace") == ["replace 8 1"]
    play(game, "0 replace 8 1")
    assert (count(game, "marquise", "warrior", 8), count(game, "lizards", "warrior", 8)) == (1, 1)


@BOTH
@pytest.mark.law("fifth:10.4.3.III")
def test_sanctifying_removes_an_enemy_building_and_places_a_garden(edition: str) -> None:
    """Both play alike: the whole of it must be possible, so nothing is sanctified at the keep."""
    game = by(
        edition,
        "factions lizards marquise",
        "turn 0 birdsong",
        "lizards outcast mouse",
        "lizards souls anvil",
        "lizards acolytes 3",
        "clearing 8 marquise sawmill 1",
        "clearing 1 marquise keep 1 workshop 1",
    )
    assert legal(game, "sanctify") == ["sanctify sawmill 8"]
    play(game, "0 sanctify sawmill 8")
    assert (where(game, "marquise", "sawmill"), where(game, "lizards", "garden_fox")) == ({}, {8: 1})
    assert points(game, "lizards") == 1


# ---- 11. Riverfolk Company


@BOTH
@pytest.mark.law("fifth:11.2.6.II")
def test_each_trade_post_beside_a_piece_of_the_buyer_sells_once_more(edition: str) -> None:
    """Both play alike: nobody has pieces here that are not of his faction."""
    lines = (
        "factions riverfolk marquise",
        "turn 1 birdsong",
        "clearing 1 riverfolk trade_post_fox 1",
        "clearing 2 riverfolk trade_post_mouse 1",
        "hand riverfolk anvil sword bake_sale",
    )
    for piece, bought in (("clearing 3 marquise warrior 1", 1), ("clearing 1 marquise wood 1", 2)):
        game = by(edition, *lines, piece)
        while legal(game, "buy_card"):
            game.apply(legal(game, "buy_card")[0])
        assert len(hand(game, "marquise")) == bought


@BOTH
@pytest.mark.law("fifth:11.2.7.III")
@pytest.mark.ruling("E13")
def test_mercenaries_count_for_rule_and_battle_and_stay_riverfolk(edition: str) -> None:
    """Both play alike: the book says that they are used as the buyer's own for these two things only, so no hospital
    takes them in and no move takes them along."""
    game = by(
        edition,
        "factions riverfolk marquise eyrie",
        "turn 1 daylight",
        "riverfolk customer marquise 1 mercenaries",
        "clearing 5 riverfolk warrior 2",
        "clearing 5 eyrie warrior 2",
        "clearing 9 riverfolk warrior 1",
        "clearing 1 marquise keep 1",
        "hand marquise root_tea_rabbit",
        "coming die 2 die 1",
    )
    play(game, "1 pass")
    assert (ruler(game, 9), legal(game, "move"), legal(game, "battle")) == ("marquise", [], ["battle 5 2"])
    through(play(game, "1 battle 5 2"))
    assert asked(game)[1] == "Act"
    assert (where(game, "eyrie", "warrior"), count(game, "riverfolk", "warrior", 5)) == ({}, 1)


@BOTH
@pytest.mark.law("fifth:11.2.7.III.b")
def test_the_vagabond_hires_nobody(edition: str) -> None:
    """Both play alike."""
    game = by(
        edition,
        "factions riverfolk vagabond",
        "turn 1 birdsong",
        "pawn vagabond 5",
        "vagabond ready boots 4",
        "hand riverfolk anvil",
        "riverfolk prices 1 1 1",
    )
    assert legal(game, "buy_boats") == ["buy_boats"]
    assert legal(game, "buy_mercenaries") == []


# ---- 12. Underground Duchy


@BOTH
@pytest.mark.law("fifth:12.2.2")
def test_the_burrow_is_the_duchys_alone(edition: str) -> None:
    """Both play alike: it has no suit by either, for nothing gives it one."""
    game = by(
        edition,
        "factions duchy marquise",
        "turn 0 daylight",
        "clearing 1 duchy tunnel 1 warrior 1",
        "clearing 1 marquise warrior 3",
    )
    assert ruler(game, BURROW) == "duchy"
    assert (no_entry(game.state, 1) & 1, no_entry(game.state, 0) & 1) == (1, 0)
    assert "move 1>0 x1" in legal(game)
    assert game.state.suits_of(BURROW) == 0


@pytest.mark.law("fifth:12.2.3")
@pytest.mark.parametrize(("edition", "held"), [(FIFTH, []), (TODAY, ["anvil"])])
def test_failure_costs_the_card_before_the_minister(edition: str, held: list[str]) -> None:
    """What the Duchy knows of its card as it chooses who goes is another thing; what it pays is the same."""
    game = by(
        edition,
        "factions duchy marquise",
        "turn 1 daylight",
        "clearing 5 duchy citadel 1",
        "clearing 5 marquise warrior 3",
        "duchy swayed captain earl_of_stone duchess_of_mud",
        "hand duchy anvil",
        "coming die 0 die 0",
    )
    through(play(game, "1 pass", "1 battle 5 0"))
    assert asked(game)[:2] == (0, "ChooseHumbled")
    assert hand(game, "duchy") == held
    play(game, "0 demote earl_of_stone")
    assert (hand(game, "duchy"), ids(game.state.discard)) == ([], ["anvil"])
    assert game.state.board(0, DuchyBoard).swayed.bit_count() == 2


@BOTH
@pytest.mark.law("fifth:12.3.3")
def test_the_duchy_starts_in_a_corner_that_nobody_has_opposite_one_if_possible(edition: str) -> None:
    """Both play alike: nobody else who starts in a corner is set up before."""
    assert corners(edition, "marquise", "duchy") == ["settle 3"]
    assert corners(edition, "marquise", "eyrie", "duchy") == ["settle 2", "settle 4"]
    assert corners(edition, "marquise", "eyrie", "lizards", "duchy") == ["settle 4"]
    assert corners(edition, "alliance", "duchy") == [f"settle {corner}" for corner in (1, 2, 3, 4)]


@BOTH
@pytest.mark.law("fifth:12.5.3.II")
@pytest.mark.parametrize(("minister", "shown"), [("captain", 2), ("banker", 3), ("earl_of_stone", 4)])
def test_a_minister_is_swayed_for_the_cards_of_his_rank(edition: str, minister: str, shown: int) -> None:
    """Both play alike: the cards of the ministers show what the board says of their rank."""
    sites = [f"clearing {clearing} duchy warrior 1" for clearing in (1, 6, 5, 2)]
    game = by(
        edition, "factions duchy marquise", "turn 0 daylight", *sites, "hand duchy anvil foxfolk_steel bake_sale sword"
    )
    play(game, "0 pass", f"0 sway {minister}")
    for _ in range(shown):
        assert asked(game)[1] == "RevealToSway"
        game.apply(game.decision.actions[0])
    assert asked(game)[1] != "RevealToSway"
    assert game.state.board(0, DuchyBoard).swayed.bit_count() == 1


@BOTH
@pytest.mark.law("fifth:12.6.1")
@pytest.mark.ruling("E4")
def test_all_revealed_birds_are_discarded(edition: str) -> None:
    """Both play alike: that the book says "any number" is a slip."""
    game = by(edition, "factions duchy marquise", "turn 0 evening", "duchy revealed anvil armorers sappers")
    assert (hand(game, "duchy"), sorted(ids(game.state.discard))) == (["anvil"], ["armorers", "sappers"])


# ---- 13. Corvid Conspiracy


def plots(*placed: str, warriors: bool = False) -> list[str]:
    beside = "warrior 1 " if warriors else ""
    sites = [f"clearing {plot.split()[0]} corvids {beside}plot 1" for plot in placed]
    return [*sites, *(f"corvids plot {plot}" for plot in placed)]


@BOTH
@pytest.mark.law("fifth:13.2.4")
def test_any_piece_beside_a_plot_lets_an_enemy_expose_it(edition: str) -> None:
    """Both play alike: nobody has pieces here that are not of his faction."""
    game = by(
        edition,
        "factions corvids marquise",
        "turn 1 daylight",
        *plots("5 snare", "9 raid"),
        "clearing 5 marquise wood 1",
        "hand marquise bake_sale investments",
    )
    assert legal(game, "expose") == ["expose 5"]
    wrong = play(game.copy(), "1 expose 5", "1 guess raid", "1 show bake_sale")
    assert (hand(wrong, "corvids"), where(wrong, "corvids", "plot")) == (["bake_sale"], {5: 1, 9: 1})
    play(game, "1 expose 5", "1 guess snare", "1 show bake_sale")
    assert (points(game, "marquise"), where(game, "corvids", "plot")) == (1, {9: 1})


@pytest.mark.law("fifth:13.2.4")
@pytest.mark.ruling("E5")
@pytest.mark.parametrize(("edition", "exposes"), [(FIFTH, ["expose 5"]), (TODAY, [])])
def test_a_plot_is_exposed_between_the_moves_of_a_march(edition: str, exposes: list[str]) -> None:
    """The book has no paragraph like root:1.4.2, and says "at any moment"."""
    game = by(
        edition,
        "factions corvids marquise",
        "turn 1 daylight",
        *plots("5 snare"),
        "clearing 1 marquise warrior 2",
        "hand marquise bake_sale",
    )
    play(game, "1 pass", "1 move 1>5 x1")
    assert (asked(game)[1], legal(game, "expose")) == ("March", exposes)
    if exposes:
        play(game, "1 expose 5", "1 guess snare", "1 show bake_sale")
        assert (points(game, "marquise"), asked(game)[1], legal(game, "expose")) == (1, "March", [])
        assert "move 1>5 x1" in legal(game)
        play(game, "1 stop")
        assert (asked(game)[1], game.decision.args) == ("Act", {"count": 2})


@pytest.mark.law("fifth:13.2.4")
@pytest.mark.ruling("E5")
def test_a_plot_is_exposed_in_the_middle_of_a_battle_but_not_after_the_draw() -> None:
    lines = ("factions corvids marquise eyrie", *plots("5 snare"), "clearing 5 marquise warrior 3")
    game = by(FIFTH, *lines, "turn 1 daylight", "clearing 5 eyrie warrior 1", "crafted marquise brutal_tactics",
              "hand marquise bake_sale", "coming die 0 die 0")  # fmt: skip
    play(game, "1 pass", "1 battle 5 2")
    assert (asked(game)[1], legal(game, "expose")) == ("UseEffects", ["expose 5"])
    play(game, "1 expose 5", "1 guess bomb", "1 show bake_sale")
    assert (hand(game, "corvids"), asked(game)[1]) == (["bake_sale"], "UseEffects")
    game = by(FIFTH, *lines, "turn 1 evening", "hand marquise bake_sale", "crafted marquise cobbler",
              "coming card anvil")  # fmt: skip
    assert (asked(game)[1], legal(game, "expose")) == ("AtBound", ["expose 5"])
    play(game, "1 pass")
    assert (asked(game)[1], legal(game, "expose")) == ("LastChance", ["expose 5"])
    game.state.todo.append(AtBound(1, 1))
    assert "expose 5" not in [action.text for action in game.state.decision.legal(game.state)]


def flipped(edition: str, *lines: str, sites: tuple[str, ...]) -> RootGame:
    """The Corvids flip every plot that they can."""
    game = by(edition, "turn 0 birdsong", *lines)
    play(game, "0 pass", *(f"0 flip {site}" for site in sites))
    return play(game, "0 pass") if asked(game)[1] == "FlipPlots" else game


@pytest.mark.law("fifth:13.4")
def test_birdsong_is_crafting_then_flipping_then_recruiting() -> None:
    game = by(
        FIFTH, "factions corvids marquise", "turn 0 birdsong", *plots("5 snare", warriors=True), "hand corvids sword"
    )
    stages = []
    while asked(game)[1] != "Scheme":
        stages.append(asked(game)[2])
        game.apply("pass")
    assert stages == ["fifth:13.4.1", "fifth:13.4.2", "fifth:13.4.3"]


@BOTH
@pytest.mark.law("fifth:13.4.2")
@pytest.mark.ruling("E6")
def test_plots_are_flipped_one_at_a_time_and_each_scores(edition: str) -> None:
    """Both play alike: that the book flips them together is a slip. A bomb is gone before the next is flipped."""
    lines = ("factions corvids marquise", *plots("1 raid", "9 snare", "5 snare", warriors=True))
    game = flipped(edition, *lines, "clearing 3 corvids raid 1", sites=("1", "9"))
    assert (points(game, "corvids"), where(game, "corvids", "plot")) == (2 + 3, {5: 1})
    lines = ("factions corvids marquise", *plots("1 bomb", "5 snare", warriors=True), "clearing 1 marquise warrior 2")
    game = flipped(edition, *lines, sites=("1", "5"))
    assert (points(game, "corvids"), where(game, "marquise", "warrior")) == (1 + 1, {})
    assert (where(game, "corvids", "bomb"), where(game, "corvids", "snare")) == ({}, {5: 1})


@pytest.mark.law("fifth:13.4.2")
def test_a_save_from_when_plots_were_flipped_together_goes_on_so() -> None:
    game = by(FIFTH, "turn 0 birdsong", "factions corvids marquise", *plots("1 raid", "5 snare", warriors=True))
    payload = saves.unpack(play(game, "0 pass").save())
    state = payload["state"]
    assert isinstance(state, dict)
    rows = Fields(state, "the state").rows("todo")
    assert rows[-1] == ["FlipPlots", 0]
    older: dict[str, Json] = {**state, "todo": [*rows[:-1], ["FlipTogether", 0, 0]]}
    loaded = RootGame.from_save(game.book, {**payload, "version": 4, "state": older})
    assert asked(loaded) == (0, "FlipTogether", "fifth:13.4.2")
    assert points(play(loaded, "0 flip 1"), "corvids") == 0
    assert points(play(loaded, "0 flip 5"), "corvids") == 2


@pytest.mark.law("fifth:13.5.4")
@pytest.mark.ruling("E5")
@pytest.mark.parametrize(
    ("edition", "tricks"), [(FIFTH, ["trick 1-5"]), (TODAY, ["trick 1-5", "trick 1-9", "trick 5-9"])]
)
def test_a_trick_moves_both_plots_so_what_forbids_moving_forbids_it(edition: str, tricks: list[str]) -> None:
    """Nothing is moved to scorched earth; that nothing may be placed at the keep does not matter by either."""
    game = by(
        edition,
        "factions corvids marquise vagabond",
        "turn 0 daylight",
        *plots("1 raid", "5 bomb", "9 snare"),
        "clearing 1 marquise keep 1",
        "scorched 9",
        "pawn vagabond 2_6_10_11_12",
    )
    assert legal(game, "trick") == tricks


@pytest.mark.law("fifth:13.7.3")
@pytest.mark.parametrize(("edition", "taken"), [(FIFTH, ["anvil"]), (TODAY, [])])
def test_an_extortion_takes_a_card_from_every_player_there_also_from_a_partner(edition: str, taken: list[str]) -> None:
    lines = (
        "factions corvids marquise vagabond eyrie",
        *plots("5 extortion", warriors=True),
        "pawn vagabond 5",
        "coalition vagabond corvids",
        "points 0 0 10 0",
        "hand vagabond anvil",
    )
    game = flipped(edition, *lines, "clearing 1 marquise warrior 1", "hand marquise sword", sites=("5",))
    assert (hand(game, "corvids"), hand(game, "marquise")) == (taken, ["sword"])
    assert points(game, "corvids") == 1
