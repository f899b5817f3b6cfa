"""Chapter 13: the Corvid Conspiracy.

Most positions are on the autumn map with the Corvids in seat 0, the Marquise in seat 1 and the Eyrie in seat 2.
Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. Clearing 5 borders 1 and 2, clearing 1
borders 5, 9 and 10, clearing 8 borders 4 and 7.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

import copse
from copse.agents import make, observe
from copse.games import RootGame
from copse.kernel import saves
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, CannotUndo
from copse.kernel.events import Word
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.root.actions import PLOTS
from copse.root.factions import FACTIONS
from copse.root.factions.corvids import CorvidBoard, dealt, left
from copse.root.state import NONE
from tests.agents.secrets import differences, twin
from tests.root.camp import items, relation
from tests.root.table import count, fight, hand, points, seat, supply, targets, where
from tests.script import asked, happened, legal, play, root, why_not

THREE = "corvids marquise eyrie"
FOUR = "corvids marquise eyrie alliance"
WITH_VAGABOND = "corvids marquise vagabond"
OTHERS = [name for name in FACTIONS if name not in ("corvids", "vagabond2")]


def table(phase: str, *lines: str, turn: int = 0, factions: str = THREE) -> RootGame:
    """A phase of seat 0, the Corvids, or of another seat is about to begin."""
    return root("\n".join([f"factions {factions}", f"turn {turn} {phase}", *lines]))


def plots(*plots: str) -> str:
    """Face-down plots, each as `5 bomb`."""
    sites = "\n".join(f"clearing {plot.split()[0]} corvids plot 1" for plot in plots)
    return "\n".join([sites, *(f"corvids plot {plot}" for plot in plots)])


def board(game: RootGame) -> CorvidBoard:
    return game.state.board(seat(game, "corvids"), CorvidBoard)


def seen_by(game: RootGame, viewer: int | None) -> dict[str, Json]:
    """The board of the Corvids, in seat 0, as a viewer sees it."""
    seats = game.view(viewer)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    seen = seats[0]["board"]
    assert isinstance(seen, dict)
    return seen


def hidden(game: RootGame) -> dict[int, str]:
    """What lies face down where."""
    return {clearing: PLOTS[kind] for clearing, kind in enumerate(board(game).hidden) if kind != NONE}


def told_to(game: RootGame, viewer: int | None, what: str) -> list[Mapping[str, Word]]:
    """The events of a kind as a viewer is told of them."""
    return [event.args for event in game.events_for(viewer) if event.what == what]


def in_supply(game: RootGame) -> dict[str, int]:
    return dict(zip(PLOTS, left(game.state, seat(game, "corvids")), strict=True))


def dice(*rolls: int) -> str:
    return "coming " + " ".join(f"die {roll}" for roll in rolls)


def expose(game: RootGame, who: int, clearing: int, kind: str, card: str) -> RootGame:
    return play(game, f"{who} expose {clearing}", f"{who} guess {kind}", f"{who} show {card}")


# ---- §13.2.1, §13.2.3


@pytest.mark.law("root:13.2.1", "root:13.4.1")
def test_plots_of_either_side_craft_in_birdsong_by_the_suit_of_their_clearing() -> None:
    cards = "hand corvids anvil arms_trader cobbler"
    assert legal(table("birdsong", plots("1 raid"), cards), "craft") == ["craft anvil"]
    game = table("birdsong", plots("1 raid"), "clearing 6 corvids bomb 1", cards)
    assert legal(game, "craft") == ["craft arms_trader", "craft anvil"]
    play(game, "0 craft arms_trader")
    assert points(game, "corvids") == 2
    assert legal(game, "craft") == []


@pytest.mark.law("root:13.2.1")
def test_the_corvids_craft_neither_with_warriors_nor_in_daylight() -> None:
    cards = "hand corvids anvil"
    assert legal(table("birdsong", "clearing 1 corvids warrior 3", cards), "craft") == []
    assert legal(table("daylight", plots("1 raid"), cards), "craft") == []


@pytest.mark.law("root:13.2.3", "root:4.2.1", "root:13.5.1")
def test_the_corvids_move_whoever_rules() -> None:
    game = table("daylight", "clearing 5 corvids warrior 2", *(f"clearing {n} marquise warrior 3" for n in (1, 2, 5)))
    assert targets(game, 5) == {1, 2}
    play(game, "0 move 5>1 x2")
    assert count(game, "corvids", "warrior", 1) == 2


# ---- §13.2.2 plots


@pytest.mark.law("root:13.2.2", "root:13.3.1")
def test_there_are_eight_plots_two_of_each_kind() -> None:
    game = table("daylight", "clearing 5 corvids warrior 3", plots("1 bomb"), "clearing 6 corvids bomb 1")
    assert supply(game, "corvids", "plot") == 6
    assert in_supply(game) == {"bomb": 0, "snare": 2, "extortion": 2, "raid": 2}
    assert legal(game, "plot") == ["plot 5 snare", "plot 5 extortion", "plot 5 raid"]


@pytest.mark.law("root:13.2.2")
@pytest.mark.parametrize(
    "lines",
    [
        plots("1 bomb", "2 bomb", "3 bomb"),
        plots("1 bomb", "2 bomb") + "\nclearing 3 corvids bomb 1",
        "clearing 1 corvids raid 2",
        "clearing 1 corvids raid 1\nsupply corvids plot 8",
        "clearing 1 corvids raid 1\nsupply corvids raid 2",
        "corvids plot 4 raid",
        plots("1 bomb") + "\ncorvids denied 1 bomb",
        "corvids denied 1 bomb",
    ],
)
def test_a_position_with_other_plots_is_refused(lines: str) -> None:
    with pytest.raises(BadPosition, match="this position is impossible"):
        table("daylight", lines)


@pytest.mark.law("root:13.2.2.II", "root:13.5.2")
@pytest.mark.parametrize("lying", [plots("5 raid"), "clearing 5 corvids snare 1"])
def test_a_clearing_holds_one_plot_whichever_side_is_up(lying: str) -> None:
    lines = lying.replace("clearing 5 corvids", "clearing 5 corvids warrior 3")
    game = table("daylight", lines, "clearing 1 corvids warrior 1")
    assert {text.split()[1] for text in legal(game, "plot")} == {"1"}
    assert why_not(game, "plot 5 bomb") == "root:13.2.2.II"
    with pytest.raises(BadPosition, match=r"§13\.2\.2\.II"):
        table("daylight", "clearing 5 corvids plot 1 raid 1")


@pytest.mark.law("root:13.2.2.I")
def test_only_the_corvids_see_what_lies_face_down_and_what_is_left() -> None:
    game = table("daylight", plots("5 raid", "9 bomb"), "clearing 1 corvids snare 1")
    assert seen_by(game, 0)["plots"] == {"5": "raid", "9": "bomb"}
    assert seen_by(game, 0)["left"] == {"bomb": 1, "snare": 1, "extortion": 2, "raid": 1}
    for viewer in (1, 2, None):
        assert seen_by(game, viewer) == {"plots": {"5": None, "9": None}, "denied": {}, "placed": 0}


@pytest.mark.law("root:13.2.2.I")
def test_a_plot_that_is_removed_lies_face_down_in_the_supply() -> None:
    game = table("daylight", "clearing 5 corvids snare 1", "clearing 5 marquise warrior 2", dice(1, 0), turn=1)
    play(game, "1 pass", "1 battle 5 0")
    assert (supply(game, "corvids", "plot"), in_supply(game)["snare"], where(game, "corvids", "snare")) == (8, 2, {})
    assert points(game, "marquise") == 1


# ---- §13.2.4 exposure


@pytest.mark.law("root:13.2.4", "root:3.2.1")
def test_a_right_guess_removes_the_plot_for_a_point_and_the_card_is_kept() -> None:
    game = table("daylight", plots("5 snare"), "clearing 5 marquise warrior 1", "hand marquise bake_sale", turn=1)
    expose(game, 1, 5, "snare", "bake_sale")
    assert (points(game, "marquise"), where(game, "corvids", "plot")) == (1, {})
    assert (hand(game, "marquise"), hand(game, "corvids")) == (["bake_sale"], [])
    assert in_supply(game)["snare"] == 2
    assert asked(game)[:2] == (1, "Workshops"), "the question that was interrupted"


@pytest.mark.law("root:13.2.4")
def test_a_wrong_guess_gives_the_corvids_the_card_and_tells_nothing_more() -> None:
    game = table("daylight", plots("5 snare"), "clearing 5 marquise warrior 1", "hand marquise bake_sale", turn=1)
    expose(game, 1, 5, "bomb", "bake_sale")
    assert (points(game, "marquise"), hidden(game)) == (0, {5: "snare"})
    assert (hand(game, "marquise"), hand(game, "corvids")) == ([], ["bake_sale"])
    assert game.state.discard == ()
    assert legal(game, "expose") == []


@pytest.mark.law("root:13.2.4", "root:2.1.1", "root:G.1.28")
@pytest.mark.parametrize(
    ("held", "offered"), [("bake_sale", True), ("ambush_bird", True), ("anvil", False), ("anvil bake_sale", True)]
)
def test_the_card_must_match_the_clearing(held: str, offered: bool) -> None:
    game = table("daylight", plots("5 snare"), "clearing 5 marquise warrior 1", f"hand marquise {held}", turn=1)
    assert legal(game, "expose") == ["expose 5"] * offered
    if offered:
        play(game, "1 expose 5", "1 guess raid")
        assert legal(game) == [f"show {held.split()[-1]}"]


@pytest.mark.law("root:13.2.4")
def test_exposure_needs_a_faction_piece_and_a_plot_that_lies_face_down() -> None:
    lines = (plots("5 snare", "9 raid"), "clearing 2 corvids bomb 1", "clearing 2 marquise warrior 1")
    cards = "hand marquise bake_sale investments ambush_bird"
    assert legal(table("daylight", *lines, cards, turn=1), "expose") == []
    game = table("daylight", *lines, "clearing 9 marquise workshop 1", cards, turn=1)
    assert legal(game, "expose") == ["expose 9"], "any piece will do"


@pytest.mark.law("root:13.2.4")
def test_a_vagabond_exposes_where_his_pawn_stands_but_not_from_a_forest() -> None:
    lines = (plots("5 snare"), "hand vagabond bake_sale")
    game = table("daylight", *lines, "pawn vagabond 5", turn=2, factions=WITH_VAGABOND)
    expose(game, 2, 5, "snare", "bake_sale")
    assert points(game, "vagabond") == 1
    assert relation(game, "corvids") == "indifferent", "a token is no warrior"
    game = table("daylight", *lines, "pawn vagabond 1_2_5_10", turn=2, factions=WITH_VAGABOND)
    assert legal(game, "expose") == []


@pytest.mark.law("root:13.2.4", "root:9.2.8", "root:G.1.23")
def test_a_partner_is_no_enemy_to_expose_to_snare_to_blow_up_or_to_extort_from() -> None:
    lines = (
        "coalition vagabond corvids",
        "pawn vagabond 5",
        "vagabond ready boots sword torch",
        "hand vagabond bake_sale",
    )
    game = table("daylight", plots("5 snare"), *lines, turn=2, factions=WITH_VAGABOND)
    assert legal(game, "expose") == []
    game = table("daylight", "clearing 5 corvids snare 1", *lines, turn=2, factions=WITH_VAGABOND)
    assert "go 1" in legal(game, "go")
    for kind in ("bomb", "extortion"):
        flipped = plots(f"5 {kind}").replace("clearing 5 corvids", "clearing 5 corvids warrior 1")
        game = play(table("birdsong", flipped, *lines, factions=WITH_VAGABOND), "0 pass", "0 flip 5")
        assert hand(game, "vagabond") == ["bake_sale"]
        assert items(game, "ready") == {"boots": 1, "sword": 1, "torch": 1}


@pytest.mark.law("root:13.2.4", "root:1.4.2")
@pytest.mark.ruling("R89")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
@pytest.mark.parametrize("faction", OTHERS)
def test_every_faction_may_expose_in_each_phase_until_it_draws(faction: str, phase: str) -> None:
    third = "eyrie" if faction == "marquise" else "marquise"
    piece = "pawn vagabond 5" if faction == "vagabond" else f"clearing 5 {faction} warrior 2"
    cards = f"hand {faction} bake_sale ambush_rabbit smugglers_trail"
    lines = (plots("5 snare"), piece, cards)
    game = table(phase, *lines, turn=1, factions=f"corvids {faction} {third}")
    for _ in range(20):
        if "expose 5" in legal(game) or happened(game, "drew_card"):
            break
        game.apply(game.decision.actions[0])
    expose(game, 1, 5, "snare", "smugglers_trail")
    assert points(game, faction) >= 1
    assert where(game, "corvids", "plot") == {}


@pytest.mark.law("root:13.2.4")
@pytest.mark.ruling("R89")
@pytest.mark.parametrize("faction", OTHERS)
def test_the_last_chance_to_expose_is_just_before_the_draw(faction: str) -> None:
    third = "eyrie" if faction == "marquise" else "marquise"
    piece = "pawn vagabond 5" if faction == "vagabond" else f"clearing 5 {faction} warrior 1"
    lines = (plots("5 snare"), piece, f"hand {faction} bake_sale")
    game = table("evening", *lines, turn=1, factions=f"corvids {faction} {third}")
    prompts = []
    while game.state.turn == 1:
        prompts.append(game.decision.prompt)
        drawn = happened(game, "drew_card")
        assert not (drawn and legal(game, "expose"))
        actions = game.decision.actions
        game.apply(next((action for action in actions if action.verb.name == "pass"), actions[0]))
    assert "LastChance" in prompts


@pytest.mark.law("root:13.2.4")
@pytest.mark.ruling("R89")
def test_a_card_drawn_by_a_crafted_card_in_evening_does_not_end_the_time_to_expose() -> None:
    lines = (plots("5 snare"), "clearing 5 marquise warrior 1", "crafted marquise charm_offensive", "deck exiles")
    game = table("evening", *lines, "coming card root_tea_rabbit", turn=1)
    play(game, "1 use charm_offensive", "1 choose 2")
    assert asked(game)[:2] == (1, "LastChance")
    assert legal(game) == ["pass", "expose 5"]


@pytest.mark.law("root:13.2.4", "root:1.4.2")
def test_nobody_exposes_in_the_turn_of_another_or_in_the_middle_of_a_march() -> None:
    lines = (plots("5 snare"), "clearing 5 marquise warrior 3", "clearing 5 eyrie warrior 1", "hand eyrie bake_sale")
    game = table("daylight", *lines, "hand marquise ambush_rabbit", turn=1)
    play(game, "1 pass", "1 move 5>1 x1")
    assert asked(game)[1] == "March"
    assert legal(game, "expose") == []
    play(game, "1 stop")
    assert (game.decision.seat, legal(game, "expose")) == (1, ["expose 5"])


@pytest.mark.law("root:13.2.4", "root:1.2.1")
@pytest.mark.ruling("R89")
def test_who_may_expose_is_asked_whatever_the_hand_holds() -> None:
    lines = (plots("5 snare"), "clearing 5 marquise warrior 1")
    game = table("evening", *lines, "hand marquise anvil", turn=1)
    assert (asked(game)[1], legal(game)) == ("LastChance", ["pass"])
    assert asked(table("evening", *lines, turn=1))[1] != "LastChance", "an empty hand is seen by all"


@pytest.mark.law("root:13.2.4")
def test_there_is_no_end_of_guesses_but_that_of_the_cards() -> None:
    cards = "hand marquise bake_sale ambush_rabbit ambush_bird"
    game = table("daylight", plots("5 snare"), "clearing 5 marquise warrior 1", cards, turn=1)
    expose(game, 1, 5, "bomb", "bake_sale")
    expose(game, 1, 5, "raid", "ambush_rabbit")
    expose(game, 1, 5, "snare", "ambush_bird")
    assert (points(game, "marquise"), hand(game, "marquise")) == (1, ["ambush_bird"])


@pytest.mark.law("root:13.2.4", "root:G.1.17")
@pytest.mark.ruling("R90")
def test_the_guess_is_heard_by_all_and_the_card_seen_by_the_corvids_alone() -> None:
    lines = (plots("5 snare"), "clearing 5 marquise warrior 1", "hand marquise bake_sale ambush_rabbit")
    game = expose(table("daylight", *lines, turn=1), 1, 5, "snare", "bake_sale")
    told = {viewer: told_to(game, viewer, "exposed")[0] for viewer in (0, 1, 2, None)}
    assert [told[viewer].get("card") for viewer in (0, 1, 2, None)] == ["bake_sale", "bake_sale", None, None]
    assert {str(args["piece"]) for args in told.values()} == {"snare"}
    marquise = game.state.hands[1]
    assert [len(marquise.hidden_from(viewer)) for viewer in (0, 2)] == [1, 2]
    game = expose(table("daylight", *lines, turn=1), 1, 5, "raid", "bake_sale")
    assert told_to(game, 2, "misjudged") == [{"seat": 1, "clearing": 5, "piece": "raid"}]
    assert [game.state.hands[0].hidden_from(viewer) for viewer in (1, 2)] == [[], list(game.state.hands[0].cards)]


@pytest.mark.law("root:13.2.4", "root:13.5.4")
@pytest.mark.ruling("R90")
def test_what_was_ruled_out_is_remembered_and_goes_along_with_a_trick() -> None:
    lines = (plots("5 snare", "9 raid"), "clearing 5 marquise warrior 1", "hand marquise bake_sale")
    game = expose(table("daylight", *lines, turn=1), 1, 5, "bomb", "bake_sale")
    assert seen_by(game, 2)["denied"] == {"5": ["bomb"]}
    for seed in range(30):
        imagined = game.determinize(2, seed)
        assert imagined.state.board(0, CorvidBoard).hidden[5] != PLOTS.index("bomb")
    game = play(table("daylight", plots("5 snare", "9 raid"), "corvids denied 5 bomb"), "0 trick 5-9")
    assert (hidden(game), board(game).denied[5], board(game).denied[9]) == ({5: "raid", 9: "snare"}, 0, 1)


@pytest.mark.law("root:13.2.4")
@pytest.mark.ruling("R90")
def test_any_kind_may_be_named() -> None:
    lines = (plots("5 snare"), "corvids denied 5 raid", "clearing 1 corvids bomb 1", "clearing 2 corvids bomb 1")
    game = table("daylight", *lines, "clearing 5 marquise warrior 1", "hand marquise bake_sale", turn=1)
    play(game, "1 expose 5")
    assert legal(game) == [f"guess {kind}" for kind in PLOTS]


@pytest.mark.law("root:13.2.4", "root:13.7.4")
def test_an_exposed_raid_sends_nobody_out() -> None:
    lines = (plots("5 raid"), "clearing 5 marquise warrior 1", "hand marquise bake_sale")
    game = expose(table("daylight", *lines, turn=1), 1, 5, "raid", "bake_sale")
    assert where(game, "corvids", "warrior") == {}


# ---- §13.2.5 embedded agents


@pytest.mark.law("root:13.2.5", "root:4.3.3.I")
def test_embedded_agents_hit_whoever_attacks_at_a_face_down_plot() -> None:
    lines = ("clearing 5 marquise warrior 4", dice(0, 0))
    game = table("daylight", plots("5 snare"), *lines, turn=1)
    fight(play(game, "1 pass"), "1 battle 5 0")
    assert count(game, "marquise", "warrior", 5) == 3
    assert where(game, "corvids", "plot") == {}, "there is no defender, so the attacker hits too"


@pytest.mark.law("root:13.2.5")
def test_embedded_agents_do_not_help_an_attacker_nor_at_a_face_up_plot() -> None:
    game = table("daylight", "clearing 5 corvids snare 1", "clearing 5 marquise warrior 4", dice(0, 0), turn=1)
    fight(play(game, "1 pass"), "1 battle 5 0")
    assert count(game, "marquise", "warrior", 5) == 4
    lines = plots("5 snare").replace("clearing 5 corvids", "clearing 5 corvids warrior 2")
    game = table("daylight", lines, "clearing 5 marquise warrior 4", dice(0, 0))
    fight(game, "0 battle 5 1")
    assert count(game, "marquise", "warrior", 5) == 4


# ---- §13.3 setup


@pytest.mark.law("root:13.3.1", "root:13.3.2", "root:6.2.2", "root:5.1.7")
def test_three_warriors_start_in_a_clearing_of_each_suit_but_not_at_the_keep() -> None:
    game = copse.new("root", factions=["corvids", "marquise"], seed=1)
    play(game, "1 settle 1", "1 build sawmill 1", "1 build workshop 5", "1 build recruiter 9")
    assert asked(game) == (0, "Infiltrate", "root:13.3.2")
    assert legal(game) == ["settle 6", "settle 8", "settle 12"]
    play(game, "0 settle 8")
    assert legal(game) == ["settle 3", "settle 4", "settle 5", "settle 10"]
    play(game, "0 settle 3")
    assert legal(game) == ["settle 2", "settle 7", "settle 9", "settle 11"]
    play(game, "0 settle 7")
    assert where(game, "corvids", "warrior") == {3: 1, 7: 1, 8: 1}
    assert (supply(game, "corvids", "warrior"), supply(game, "corvids", "plot")) == (12, 8)
    assert in_supply(game) == dict.fromkeys(PLOTS, 2)
    assert game.state.rules.pieces[game.state.rules.warrior[0]].kind.total == 15


# ---- §13.4 Birdsong


@pytest.mark.law("root:13.4", "root:13.4.1", "root:13.4.2")
def test_birdsong_is_crafting_then_flipping_then_recruiting() -> None:
    lines = plots("5 snare").replace("clearing 5 corvids", "clearing 5 corvids warrior 1")
    game = table("birdsong", lines, "hand corvids bake_sale")
    seen = []
    while asked(game)[1] != "Scheme":
        seen.append(asked(game)[1:])
        game.apply("pass")
    assert seen == [("PlotCraft", "root:13.4.1"), ("FlipPlots", "root:13.4.2"), ("CallFlock", "root:13.4.3")]
    assert hand(game, "corvids") == ["bake_sale"]


@pytest.mark.law("root:13.4.2", "root:3.1")
def test_every_flip_scores_a_point_for_each_plot_face_up() -> None:
    sites = [f"clearing {site} corvids warrior 1 plot 1" for site in (1, 5, 9)]
    kinds = ["corvids plot 1 raid", "corvids plot 5 snare", "corvids plot 9 snare"]
    game = table("birdsong", *sites, *kinds, "clearing 3 corvids raid 1")
    play(game, "0 pass", "0 flip 1")
    assert points(game, "corvids") == 2
    play(game, "0 flip 9")
    assert points(game, "corvids") == 2 + 3
    play(game, "0 pass")
    assert (hidden(game), where(game, "corvids", "plot")) == ({5: "snare"}, {5: 1})
    assert (where(game, "corvids", "raid"), where(game, "corvids", "snare")) == ({1: 1, 3: 1}, {9: 1})
    assert supply(game, "corvids", "plot") == 4, "flipping takes nothing from the supply"


@pytest.mark.law("root:13.4.2", "root:13.7.1")
def test_a_bomb_counts_itself_and_is_gone_before_the_next_flip() -> None:
    sites = [f"clearing {site} corvids warrior 1 plot 1" for site in (1, 5)]
    game = table("birdsong", *sites, "corvids plot 1 bomb", "corvids plot 5 snare")
    play(game, "0 pass", "0 flip 1")
    assert points(game, "corvids") == 1
    play(game, "0 flip 5")
    assert points(game, "corvids") == 1 + 1


@pytest.mark.law("root:13.4.2")
def test_a_plot_is_flipped_only_beside_a_warrior() -> None:
    game = table("birdsong", plots("1 raid"), "clearing 5 corvids warrior 1 plot 1", "corvids plot 5 snare")
    play(game, "0 pass")
    assert legal(game) == ["pass", "flip 5"]
    assert why_not(game, "flip 1") == "root:13.4.2"


@pytest.mark.law("root:13.4.2", "root:3.1")
def test_a_flip_may_win_before_the_plot_does_anything() -> None:
    game = table("birdsong", "points 29 0 0", "clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb",
                 "clearing 5 marquise warrior 1")  # fmt: skip
    play(game, "0 pass", "0 flip 5")
    assert (game.over, game.state.winners, count(game, "marquise", "warrior", 5)) == (True, (0,), 1)


@pytest.mark.law("root:13.4.3")
def test_a_card_recruits_once_in_every_clearing_of_its_suit() -> None:
    game = table("birdsong", "hand corvids bake_sale anvil", "clearing 1 corvids warrior 1")
    play(game, "0 pass")
    assert legal(game, "flock") == ["flock fox for anvil", "flock rabbit for bake_sale"]
    play(game, "0 flock fox for anvil")
    assert where(game, "corvids", "warrior") == {1: 2, 6: 1, 8: 1, 12: 1}
    assert (hand(game, "corvids"), asked(game)[1]) == (["bake_sale"], "Scheme")


@pytest.mark.law("root:13.4.3", "root:2.1.1")
def test_a_bird_recruits_in_one_suit_of_choice() -> None:
    game = play(table("birdsong", "hand corvids ambush_bird"), "0 pass")
    assert legal(game, "flock") == [f"flock {suit} for ambush_bird" for suit in ("fox", "rabbit", "mouse")]
    play(game, "0 flock mouse for ambush_bird")
    assert where(game, "corvids", "warrior") == {2: 1, 7: 1, 9: 1, 11: 1}


@pytest.mark.law("root:13.4.3", "root:6.2.2")
def test_recruiting_leaves_out_the_keep() -> None:
    game = table("birdsong", "hand corvids anvil", "clearing 1 marquise keep 1")
    play(game, "0 pass", "0 flock fox for anvil")
    assert where(game, "corvids", "warrior") == {6: 1, 8: 1, 12: 1}


@pytest.mark.law("root:13.4.3", "root:1.5.4")
@pytest.mark.ruling("R93")
def test_if_warriors_are_short_the_corvids_choose_where() -> None:
    game = table("birdsong", "hand corvids anvil", "clearing 3 corvids warrior 13")
    play(game, "0 pass", "0 flock fox for anvil")
    assert (asked(game), game.decision.args["count"]) == ((0, "Perch", "root:1.5.4"), 2)
    play(game, "0 perch 12")
    assert legal(game) == ["perch 1", "perch 6", "perch 8"]
    play(game, "0 perch 1")
    assert where(game, "corvids", "warrior") == {1: 1, 3: 13, 12: 1}
    assert asked(game)[1] == "Scheme"


@pytest.mark.law("root:13.4.3")
def test_without_warriors_or_cards_nobody_is_asked_to_recruit() -> None:
    assert asked(play(table("birdsong"), "0 pass"))[1] == "Scheme"
    game = table("birdsong", "hand corvids anvil", "clearing 3 corvids warrior 15")
    assert asked(play(game, "0 pass"))[1] == "Scheme"


# ---- §13.5 Daylight


@pytest.mark.law("root:13.5", "root:13.5.1", "root:13.6")
def test_daylight_is_up_to_three_actions_repeats_allowed() -> None:
    game = table("daylight", "clearing 5 corvids warrior 4")
    assert game.decision.args["count"] == 3
    play(game, "0 move 5>1 x1", "0 move 5>2 x1", "0 move 2>6 x1")
    assert asked(game)[1] == "Exert"
    game = play(table("daylight", "clearing 5 corvids warrior 4"), "0 move 5>1 x1", "0 pass")
    assert asked(game)[1] == "Exert"


@pytest.mark.law("root:13.5", "root:1.4.2")
def test_after_the_third_action_there_is_still_a_pause_for_what_the_table_offers() -> None:
    lines = ("points 10 0 0", "hand corvids dominance_fox", "clearing 5 corvids warrior 4")
    game = play(table("daylight", *lines), "0 move 5>1 x1", "0 move 5>2 x1", "0 move 2>6 x1")
    assert legal(game) == ["pass", "activate dominance_fox"]


@pytest.mark.law("root:13.5.2", "root:G.1.32")
def test_each_further_plot_of_a_turn_costs_a_warrior_more() -> None:
    lines = [f"clearing {site} corvids warrior {number}" for site, number in ((1, 1), (2, 3), (5, 2), (9, 3))]
    game = table("daylight", *lines)
    play(game, "0 plot 1 bomb")
    assert (hidden(game), where(game, "corvids", "plot")) == ({1: "bomb"}, {1: 1})
    assert where(game, "corvids", "warrior") == {2: 3, 5: 2, 9: 3}
    play(game, "0 plot 5 raid")
    assert where(game, "corvids", "warrior") == {2: 3, 9: 3}
    play(game, "0 plot 9 raid")
    assert where(game, "corvids", "warrior") == {2: 3}
    assert (supply(game, "corvids", "warrior"), supply(game, "corvids", "plot")) == (12, 5)


@pytest.mark.law("root:13.5.2", "root:13.6.1")
@pytest.mark.ruling("R96")
def test_plots_of_daylight_count_for_the_cost_of_one_by_exertion_and_not_next_turn() -> None:
    lines = ("clearing 5 corvids warrior 2", "clearing 1 corvids warrior 1", "corvids placed 1")
    assert {text.split()[1] for text in legal(table("evening", *lines), "plot")} == {"5"}
    game = table("birdsong", *lines)
    play(game, "0 pass")
    assert {text.split()[1] for text in legal(game, "plot")} == {"1", "5"}


@pytest.mark.law("root:13.5.2", "root:1.5.4")
def test_a_plot_needs_its_whole_price_in_its_clearing() -> None:
    lines = ("clearing 5 corvids warrior 1", "clearing 1 corvids warrior 3", "corvids placed 1")
    game = table("daylight", *lines)
    assert {text.split()[1] for text in legal(game, "plot")} == {"1"}
    assert why_not(game, "plot 5 bomb") == "root:13.5.2"


@pytest.mark.law("root:13.5.2", "root:6.2.2")
def test_no_plot_is_placed_at_the_keep() -> None:
    game = table("daylight", "clearing 5 corvids warrior 1", "clearing 5 marquise keep 1")
    assert legal(game, "plot") == []
    assert why_not(game, "plot 5 bomb") == "root:6.2.2"


@pytest.mark.law("root:13.5.2", "root:G.1.32")
def test_warriors_that_make_way_for_a_plot_are_removed() -> None:
    game = table("daylight", "deck exiles", "crafted marquise coffin_makers", "clearing 5 corvids warrior 2")
    play(game, "0 plot 5 bomb")
    assert game.state.coffins[game.state.rules.warrior[0]] == 1
    assert game.state.points == (0, 0, 0)


@pytest.mark.law("root:13.5.2", "root:13.2.2.I")
def test_which_plot_was_placed_is_told_to_the_corvids_alone() -> None:
    game = play(table("daylight", "clearing 5 corvids warrior 2"), "0 plot 5 bomb")
    told = [told_to(game, viewer, "plotted")[0].get("piece") for viewer in (0, 1, 2, None)]
    assert told == ["bomb", None, None, None]
    assert all("bomb" not in str(event) for event in game.events_for(1))


@pytest.mark.law("root:13.5.3")
def test_an_action_may_be_a_battle() -> None:
    game = table("daylight", "clearing 5 corvids warrior 2", "clearing 5 marquise warrior 2", dice(2, 0))
    fight(game, "0 battle 5 1")
    assert (count(game, "marquise", "warrior", 5), game.decision.args["count"]) == (0, 2)


@pytest.mark.law("root:13.5.4")
@pytest.mark.ruling("R94")
def test_a_trick_swaps_two_plots_with_the_same_side_up() -> None:
    lines = (plots("1 bomb", "5 raid"), *(f"clearing {site} corvids {kind} 1" for site, kind in
             ((9, "snare"), (10, "snare"), (12, "raid"))))  # fmt: skip
    game = table("daylight", *lines)
    assert legal(game, "trick") == ["trick 1-5", "trick 9-12", "trick 10-12"], "equal plots would not change anything"
    play(game, "0 trick 1-5", "0 trick 9-12")
    assert hidden(game) == {1: "raid", 5: "bomb"}
    assert (where(game, "corvids", "snare"), where(game, "corvids", "raid")) == ({10: 1, 12: 1}, {9: 1})
    assert (points(game, "corvids"), game.decision.args["count"]) == (0, 1)


@pytest.mark.law("root:13.5.4")
@pytest.mark.ruling("R94")
def test_a_trick_with_two_equal_plots_face_down_is_offered_for_others_do_not_know() -> None:
    game = table("daylight", plots("1 bomb", "5 bomb"))
    assert legal(game, "trick") == ["trick 1-5"]


@pytest.mark.law("root:G.1.18", "root:13.5.4")
def test_swapped_plots_trade_places_whatever_forbids_placing_them_there() -> None:
    keep = "clearing 9 marquise keep 1"
    game = play(table("daylight", plots("5 bomb", "9 raid"), keep), "0 trick 5-9")
    assert hidden(game) == {5: "raid", 9: "bomb"}
    lines = ("clearing 5 corvids snare 1", "clearing 9 corvids raid 1")
    game = play(table("daylight", *lines, keep), "0 trick 5-9")
    assert (where(game, "corvids", "snare"), where(game, "corvids", "raid")) == ({9: 1}, {5: 1})


# ---- §13.6 Evening


@pytest.mark.law("root:13.6", "root:13.6.2", "root:13.7.3")
@pytest.mark.parametrize(("extortions", "drawn"), [(0, 1), (1, 2), (2, 3)])
def test_the_corvids_draw_a_card_and_one_for_each_extortion_face_up(extortions: int, drawn: int) -> None:
    lines = [f"clearing {site} corvids extortion 1" for site in (1, 5)[:extortions]]
    game = table("evening", *lines, "clearing 9 corvids warrior 1")
    assert asked(game) == (0, "Exert", "root:13.6.1")
    play(game, "0 pass")
    assert len(hand(game, "corvids")) == drawn
    game = table("evening", plots("1 extortion", "5 extortion"))
    play(game, "0 pass")
    assert len(hand(game, "corvids")) == 1, "face down it brings nothing"


@pytest.mark.law("root:13.6.2")
def test_the_corvids_discard_down_to_five() -> None:
    game = table("evening", "hand corvids anvil root_tea_fox sword bake_sale ambush_fox", "coming card ambush_bird")
    assert asked(game)[1] == "DiscardDown"
    play(game, "0 discard sword")
    assert hand(game, "corvids") == ["ambush_bird", "ambush_fox", "anvil", "root_tea_fox", "bake_sale"]


@pytest.mark.law("root:13.6.1")
@pytest.mark.ruling("R95")
def test_exertion_is_one_more_action_in_place_of_the_whole_draw() -> None:
    lines = ("clearing 5 corvids warrior 2", "clearing 1 corvids extortion 1", "hand corvids anvil")
    game = table("evening", *lines)
    assert {text.split()[0] for text in legal(game)} == {"pass", "move", "plot"}
    play(game, "0 plot 5 raid")
    assert (hidden(game), hand(game, "corvids"), game.state.turn) == ({5: "raid"}, ["anvil"], 1)


@pytest.mark.law("root:13.6.1", "root:13.6.2")
@pytest.mark.ruling("R95")
def test_after_exertion_the_hand_is_still_cut_to_five_and_informants_have_nothing_to_replace() -> None:
    cards = "hand corvids anvil anvil sword bake_sale ambush_fox root_tea_fox"
    lines = ("deck exiles", "crafted corvids informants", "discard ambush_bird", "clearing 5 corvids warrior 2")
    game = play(table("evening", *lines, cards.replace("anvil anvil", "anvil investments")), "0 move 5>1 x1")
    assert asked(game)[:2] == (0, "DiscardDown")
    assert asked(play(table("evening", *lines), "0 pass"))[1] == "AskInformants"


# ---- §13.7.1 bomb


@pytest.mark.law("root:13.7.1", "root:3.2.1", "root:6.2.3")
@pytest.mark.ruling("R92")
def test_a_bomb_removes_all_enemy_pieces_and_then_itself() -> None:
    lines = (
        "clearing 5 corvids warrior 2 plot 1",
        "corvids plot 5 bomb",
        "clearing 5 marquise warrior 2 wood 1",
        "clearing 5 eyrie warrior 1 roost 1",
        "clearing 1 marquise keep 1",
        "hand marquise bake_sale",
    )
    game = play(table("birdsong", *lines), "0 pass", "0 flip 5")
    assert points(game, "corvids") == 1 + 2
    assert where(game, "corvids", "bomb") == {5: 1}, "it goes when all that follows is done"
    play(game, "1 spend bake_sale")
    assert where(game, "marquise", "warrior") == {1: 2}
    assert [where(game, "eyrie", "warrior"), where(game, "eyrie", "roost"), where(game, "marquise", "wood")] == [{}] * 3
    assert (where(game, "corvids", "warrior"), where(game, "corvids", "bomb")) == ({5: 2}, {})
    assert (supply(game, "corvids", "plot"), in_supply(game)["bomb"]) == (8, 2)
    assert points(game, "corvids") == 1 + 2, "nobody scores for the bomb"


@pytest.mark.law("root:13.7.1", "root:9.2.2.I")
def test_a_bomb_leaves_the_vagabond_with_three_damaged_items() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb", "pawn vagabond 5")
    game = table("birdsong", *lines, "vagabond ready boots sword torch", factions=WITH_VAGABOND)
    play(game, "0 pass", "0 flip 5")
    while game.decision.seat == 2:
        game.apply(game.decision.actions[0])
    assert items(game, "damaged") == {"boots": 1, "sword": 1, "torch": 1}
    assert game.state.pawns[2] == 5


@pytest.mark.law("root:13.7.1", "root:8.2.6")
def test_a_bomb_under_sympathy_outrages() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb", "clearing 5 alliance sympathy 1")
    game = table("birdsong", *lines, "hand corvids bake_sale", factions=FOUR)
    play(game, "0 pass", "0 flip 5", "0 give bake_sale")
    assert points(game, "corvids") == 2


# ---- §13.7.2 snare

SNARE = "clearing 5 corvids snare 1"


@pytest.mark.law("root:13.7.2")
def test_a_snare_holds_enemy_warriors_but_lets_them_in() -> None:
    lines = ("clearing 5 marquise warrior 3", "clearing 1 marquise warrior 1")
    game = play(table("daylight", SNARE, *lines, turn=1), "1 pass")
    assert targets(game, 5) == set()
    assert 5 in targets(game, 1)
    assert why_not(game, "move 5>1 x3") == "root:13.7.2"
    game = play(table("daylight", plots("5 snare"), *lines, turn=1), "1 pass")
    assert targets(game, 5) == {1, 2}, "face down it does nothing"


@pytest.mark.law("root:13.7.2")
def test_a_snare_does_not_hold_the_corvids_themselves() -> None:
    game = table("daylight", "clearing 5 corvids snare 1 warrior 2")
    assert targets(game, 5) == {1, 2}
    game = table("birdsong", SNARE, "hand corvids bake_sale")
    play(game, "0 pass", "0 flock rabbit for bake_sale")
    assert count(game, "corvids", "warrior", 5) == 1


@pytest.mark.law("root:13.7.2", "root:6.4", "root:6.5.3", "root:6.5.4.I", "root:6.5.5", "root:1.5.4")
def test_at_a_snare_the_marquise_gets_neither_wood_nor_warriors_nor_buildings() -> None:
    lines = ("clearing 5 marquise sawmill 1 warrior 1", "clearing 8 marquise recruiter 1 wood 4",
             "clearing 9 corvids snare 1", "clearing 9 marquise recruiter 1 warrior 1 wood 2")  # fmt: skip
    game = table("birdsong", SNARE, *lines, "hand marquise bake_sale", turn=1)
    while asked(game)[1] != "Act":
        game.apply("pass")
    assert where(game, "marquise", "wood") == {8: 4, 9: 2}
    assert {text.split()[-1] for text in legal(game, "build")} == {"8"}
    assert legal(game, "overwork") == []
    play(game, "1 recruit")
    assert where(game, "marquise", "warrior") == {5: 1, 8: 1, 9: 1}


@pytest.mark.law("root:13.7.2", "root:7.5.2", "root:7.7")
def test_at_a_snare_the_eyrie_neither_recruit_nor_build() -> None:
    lines = ("clearing 5 eyrie roost 1 warrior 1", "clearing 1 eyrie warrior 2", "clearing 1 corvids snare 1")
    decree = ("eyrie leader builder", "eyrie decree recruit vizier")
    game = play(table("daylight", SNARE, *lines, *decree, turn=2), "2 pass")
    assert legal(game, "enlist") == []
    decree = ("eyrie leader builder", "eyrie decree build vizier")
    game = play(table("daylight", *lines, *decree, turn=2), "2 pass")
    assert legal(game, "roost") == []


@pytest.mark.law("root:13.7.2", "root:8.4.2.I", "root:8.6.1.III", "root:8.6.1.IV")
def test_at_a_snare_the_alliance_neither_spreads_nor_rallies_nor_organizes() -> None:
    lines = ("clearing 1 alliance sympathy 1", "alliance supporters bake_sale ambush_rabbit ambush_mouse")
    game = play(table("birdsong", SNARE, *lines, turn=3, factions=FOUR), "3 pass")
    assert {text.split()[1] for text in legal(game, "spread")} == {"9", "10"}
    lines = ("clearing 5 alliance base_rabbit 1 warrior 1", "alliance officers 1")
    game = table("evening", SNARE, *lines, turn=3, factions=FOUR)
    assert (legal(game, "rally"), legal(game, "organize")) == ([], [])


@pytest.mark.law("root:13.7.2", "root:8.4.1.III")
def test_a_revolt_sweeps_the_snare_away_before_its_base_comes() -> None:
    lines = ("clearing 5 alliance sympathy 1", "alliance supporters bake_sale ambush_rabbit")
    game = play(table("birdsong", SNARE, *lines, turn=3, factions=FOUR), "3 revolt 5")
    assert (where(game, "corvids", "snare"), count(game, "alliance", "base_rabbit", 5)) == ({}, 1)
    assert points(game, "alliance") == 1


@pytest.mark.law("root:13.7.2", "root:9.4.2", "root:9.5.1")
def test_a_vagabond_slips_out_of_a_snare_but_does_not_walk() -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots")
    game = table("daylight", SNARE, *lines, turn=2, factions=WITH_VAGABOND)
    assert legal(game, "go") == []
    game = table("birdsong", SNARE, *lines, turn=2, factions=WITH_VAGABOND)
    assert "go 1" in legal(game, "go")


@pytest.mark.law("root:13.7.2", "root:9.4.2", "root:9.2.9.II.b", "root:1.5.5")
def test_allies_stay_in_the_snare_from_which_a_vagabond_slips() -> None:
    lines = ("pawn vagabond 5", "clearing 5 marquise warrior 3", "vagabond relation marquise allied")
    free = play(table("birdsong", *lines, turn=2, factions=WITH_VAGABOND), "2 go 1")
    assert asked(free)[1] == "BringAllies"
    held = play(table("birdsong", SNARE, *lines, turn=2, factions=WITH_VAGABOND), "2 go 1")
    assert asked(held)[1] != "BringAllies"


@pytest.mark.law("root:13.7.2")
def test_false_orders_move_nobody_out_of_a_snare() -> None:
    lines = ("deck exiles", "crafted eyrie false_orders", "clearing 5 marquise warrior 3")
    assert "use false_orders" in legal(table("birdsong", *lines, turn=2))
    assert "use false_orders" not in legal(table("birdsong", SNARE, *lines, turn=2))


@pytest.mark.law("root:13.7.2")
def test_propaganda_at_a_snare_removes_but_does_not_place() -> None:
    lines = ("deck exiles", "crafted marquise propaganda_bureau", "clearing 5 eyrie warrior 1")
    game = play(table("daylight", SNARE, *lines, "hand marquise bake_sale", turn=1), "1 pass")
    play(game, "1 use propaganda_bureau", "1 spend bake_sale", "1 replace 5 2")
    assert (count(game, "eyrie", "warrior", 5), count(game, "marquise", "warrior", 5)) == (0, 0)


@pytest.mark.law("root:13.7.2", "root:C.2.5")
def test_nobody_sails_out_of_a_snare() -> None:
    lines = (
        "map lake",
        "suits " + " ".join(["fox", "rabbit", "mouse"] * 4),
        "ferry 10",
        "clearing 10 marquise warrior 2",
    )
    assert legal(play(table("daylight", *lines, turn=1), "1 pass"), "sail")
    game = play(table("daylight", *lines, "clearing 10 corvids snare 1", turn=1), "1 pass")
    assert legal(game, "sail") == []


@pytest.mark.law("root:13.7.2")
def test_a_battle_may_be_fought_at_a_snare() -> None:
    game = table("daylight", SNARE, "clearing 5 marquise warrior 3", dice(1, 0), turn=1)
    fight(play(game, "1 pass"), "1 battle 5 0")
    assert where(game, "corvids", "snare") == {}


# ---- §13.7.3 extortion


@pytest.mark.law("root:13.7.3", "root:13.4.2")
@pytest.mark.ruling("R97")
def test_an_extortion_takes_a_card_from_every_enemy_with_a_piece_there() -> None:
    lines = (
        "clearing 5 corvids warrior 1 plot 1",
        "corvids plot 5 extortion",
        "clearing 5 eyrie roost 1",
        "clearing 5 alliance sympathy 1",
        "clearing 1 marquise warrior 1",
        "hand marquise anvil",
        "hand eyrie investments sword",
        "hand alliance bake_sale",
        "coming card sword card bake_sale",
    )
    game = play(table("birdsong", *lines, factions=FOUR), "0 pass", "0 flip 5")
    assert hand(game, "corvids") == ["bake_sale", "sword"]
    assert [hand(game, name) for name in ("marquise", "eyrie", "alliance")] == [["anvil"], ["investments"], []]
    assert points(game, "corvids") == 1
    assert (where(game, "corvids", "extortion"), count(game, "eyrie", "roost", 5)) == ({5: 1}, 1)


@pytest.mark.law("root:13.7.3")
@pytest.mark.ruling("R97")
def test_an_extortion_takes_nothing_from_an_empty_hand_but_also_from_a_pawn() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 extortion", "clearing 5 marquise warrior 1")
    game = table("birdsong", *lines, "pawn vagabond 5", "hand vagabond anvil", factions=WITH_VAGABOND)
    play(game, "0 pass", "0 flip 5")
    assert (hand(game, "corvids"), hand(game, "vagabond")) == (["anvil"], [])


@pytest.mark.law("root:13.7.3", "root:1.1.3")
@pytest.mark.ruling("R97")
def test_an_extortion_goes_round_in_order_of_play() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 extortion", "clearing 5 marquise warrior 1",
             "clearing 5 eyrie warrior 1", "hand marquise anvil", "hand eyrie sword")  # fmt: skip
    game = table("birdsong", *lines, turn=1, factions="marquise corvids eyrie")
    play(game, "1 pass", "1 flip 5")
    assert [event["giver"] for event in happened(game, "gave")] == [2, 0]


# ---- §13.7.4 raid


@pytest.mark.law("root:13.7.4")
@pytest.mark.parametrize("lying", [plots("1 raid"), "clearing 1 corvids raid 1"])
def test_a_raid_that_is_removed_sends_a_warrior_to_every_clearing_next_to_it(lying: str) -> None:
    game = table("daylight", lying, "clearing 1 marquise warrior 4", dice(1, 0), turn=1)
    fight(play(game, "1 pass"), "1 battle 1 0")
    assert where(game, "corvids", "warrior") == {5: 1, 9: 1, 10: 1}
    assert points(game, "marquise") == 1


@pytest.mark.law("root:13.7.4", "root:9.5.6")
@pytest.mark.ruling("R91")
@pytest.mark.parametrize("kind", PLOTS)
def test_a_shot_at_a_plot_is_not_taken_back_for_it_shows_whether_there_was_a_raid(kind: str) -> None:
    lines = (plots(f"5 {kind}"), "pawn vagabond 5", "vagabond ready crossbow")
    game = play(table("daylight", *lines, turn=2, factions=WITH_VAGABOND), "2 strike 0")
    assert where(game, "corvids", "plot") == {}
    with pytest.raises(CannotUndo):
        game.undo(2)


@pytest.mark.law("root:13.7.4")
@pytest.mark.ruling("R91")
@pytest.mark.parametrize("kind", ["bomb", "snare", "extortion"])
def test_another_plot_that_is_removed_sends_nobody_and_stays_unknown(kind: str) -> None:
    game = table("daylight", plots(f"1 {kind}"), "clearing 1 marquise warrior 4", dice(1, 0), turn=1)
    fight(play(game, "1 pass"), "1 battle 1 0")
    assert where(game, "corvids", "warrior") == {}
    assert all(kind not in str(event.args) for event in game.events_for(1))
    assert count(game, "marquise", "warrior", 1) == 3, "the effect of a flip is no effect of being removed"


@pytest.mark.law("root:13.7.4", "root:6.2.2")
def test_raiders_do_not_come_to_the_keep_nor_to_a_favor_of_the_corvids_own() -> None:
    lines = (plots("1 raid"), "clearing 5 marquise keep 1", "clearing 1 marquise warrior 4", dice(1, 0))
    game = table("daylight", *lines, turn=1)
    fight(play(game, "1 pass"), "1 battle 1 0")
    assert where(game, "corvids", "warrior") == {9: 1, 10: 1}


@pytest.mark.law("root:13.7.4", "root:1.5.4")
@pytest.mark.ruling("R93")
def test_warriors_that_fell_with_the_raid_may_ride_in_it() -> None:
    lines = ("clearing 1 corvids warrior 1 raid 1", "clearing 3 corvids warrior 14", "clearing 1 marquise warrior 4")
    game = table("daylight", *lines, dice(2, 0), turn=1)
    fight(play(game, "1 pass"), "1 battle 1 0")
    assert (asked(game)[:2], game.decision.args["count"]) == ((0, "Perch"), 1)
    play(game, "0 perch 9")
    assert where(game, "corvids", "warrior") == {3: 14, 9: 1}


@pytest.mark.law("root:13.7.4", "root:4.1.3")
@pytest.mark.ruling("R93")
def test_warriors_that_fell_with_the_raid_lie_on_the_coffin_makers_and_do_not_ride() -> None:
    lines = ("deck exiles", "crafted marquise coffin_makers", "clearing 5 corvids warrior 1 raid 1",
             "clearing 8 corvids warrior 14", "clearing 5 marquise warrior 4", dice(3, 0))  # fmt: skip
    game = fight(play(table("daylight", *lines, turn=1), "1 pass"), "1 battle 5 0")
    assert where(game, "corvids", "warrior") == {8: 14}
    assert game.state.coffins[game.state.rules.warrior[0]] == 1


@pytest.mark.law("root:13.7.4", "root:1.5.4")
def test_a_favor_that_removes_two_raids_sends_both_out() -> None:
    lines = (plots("1 raid"), "clearing 8 corvids raid 1", "hand marquise favor_of_the_foxes")
    works = (f"clearing {site} marquise workshop 1" for site in (6, 12, 1))
    game = table("daylight", *lines, *works, turn=1)
    play(game, "1 craft favor_of_the_foxes")
    assert where(game, "corvids", "warrior") == {4: 1, 5: 1, 7: 1, 9: 1, 10: 1}
    assert points(game, "marquise") == 2


@pytest.mark.law("root:13.7.4", "root:G.1.29")
@pytest.mark.also_in("fifth")
@pytest.mark.ruling("R93")
def test_what_a_card_makes_adjacent_for_the_corvids_is_raided_too() -> None:
    plain = table("daylight", "deck exiles", plots("10 raid"), "clearing 10 marquise warrior 4", dice(1, 0), turn=1)
    fight(play(plain, "1 pass"), "1 battle 10 0")
    game = table(
        "daylight", "deck exiles", "crafted corvids boat_builders", plots("10 raid"), "clearing 10 marquise warrior 4",
        dice(1, 0), turn=1,
    )  # fmt: skip
    fight(play(game, "1 pass"), "1 battle 10 0")
    assert set(where(game, "corvids", "warrior")) > set(where(plain, "corvids", "warrior")) == {1, 2, 12}


# ---- with crafted cards


@pytest.mark.law("root:13.2.1", "root:13.2.2")
def test_plots_are_tokens_to_soup_kitchens_and_crafting_pieces_to_tunnels() -> None:
    lines = ("deck exiles", "crafted corvids soup_kitchens tunnels", plots("1 raid"), "clearing 8 corvids snare 1")
    game = table("daylight", *lines, "clearing 1 marquise warrior 1", "clearing 8 eyrie warrior 1")
    assert [game.state.ruler[site] for site in (1, 8)] == [0, 0]
    game = table("daylight", *lines, "clearing 5 corvids warrior 1")
    play(game, "0 move 5>1 x1")
    assert 8 in targets(game, 1)


# ---- secrets


def kinds_changed(game: RootGame, order: tuple[int, ...]) -> RootGame:
    """The same game with what lies face down in another order."""
    other = Game.from_save(game.book, saves.unpack(game.save()))
    mine, sites = board(other), list(hidden(other))
    kinds = [mine.hidden[site] for site in sites]
    for site, place in zip(sites, order, strict=True):
        mine.hidden[site] = kinds[place]
    return other


def plotted_table(turn: int, phase: str = "daylight") -> RootGame:
    """Three plots face down, all enemies beside them."""
    lines = (
        plots("1 raid", "5 bomb", "9 snare").replace("corvids plot 1", "corvids warrior 2 plot 1", 3),
        "clearing 5 marquise warrior 2",
        "clearing 9 eyrie warrior 2 roost 1",
        "pawn vagabond 1",
        "vagabond character ranger",
        "vagabond ready boots torch sword",
        "hand marquise bake_sale ambush_rabbit",
        "hand eyrie investments ambush_mouse",
        "hand vagabond anvil ambush_fox",
        "homes marquise 3 eyrie 2",
    )
    return table(phase, *lines, turn=turn, factions="corvids marquise eyrie vagabond")


ORDERS = [order for order in permutations(range(3)) if order != (0, 1, 2)]


@pytest.mark.law("root:13.2.2.I", "root:1.2.1")
@pytest.mark.parametrize("order", ORDERS)
def test_what_lies_face_down_shows_to_no_other_seat(order: tuple[int, ...]) -> None:
    game = plotted_table(1)
    other = kinds_changed(game, order)
    for viewer in (1, 2, 3, None):
        assert game.view(viewer) == other.view(viewer)
    assert game.view(0) != other.view(0)
    for viewer in (1, 2, 3):
        for seed in range(5):
            one, two = game.determinize(viewer, seed), other.determinize(viewer, seed)
            assert one.save() == two.save(), "the same cards are dealt, whatever really lies there"


@pytest.mark.law("root:13.2.2.I", "root:1.2.1")
@pytest.mark.parametrize("order", ORDERS[:2])
@pytest.mark.parametrize("name", ["random", "heuristic", "search@8"])
def test_no_agent_chooses_otherwise_when_hidden_kinds_change(name: str, order: tuple[int, ...]) -> None:
    for turn in (1, 2, 3):
        game = plotted_table(turn)
        other = kinds_changed(game, order)
        assert game.decision.seat == turn
        assert make(name, 5).choose(observe(game)) is make(name, 5).choose(observe(other))


@pytest.mark.law("root:13.2.2.I", "root:1.2.1")
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_an_observation_leads_to_tells_what_lies_face_down(seed: int) -> None:
    game = copse.new("root", factions=["eyrie", "corvids", "vagabond", "marquise"], seed=seed)
    players = [make("random", seat) for seat in range(game.seats)]
    while not game.over and len(game.history) < 400:
        if len(game.history) % 16 == 0:
            other = twin(game, len(game.history))
            assert other.view(game.decision.seat) == game.view(game.decision.seat)
            assert list(differences(observe(game).imagine(3), observe(other).imagine(3))) == []
        game.apply(players[game.decision.seat].choose(observe(game)))


@pytest.mark.law("root:13.2.2.I")
def test_every_deal_is_possible_and_every_possible_kind_is_dealt() -> None:
    lines = (plots("1 raid", "5 bomb", "9 snare"), "corvids denied 5 raid snare", "clearing 2 corvids extortion 1")
    game = table("daylight", *lines, "clearing 3 corvids extortion 1", "clearing 5 marquise warrior 1", turn=1)
    found: dict[int, set[str]] = {1: set(), 5: set(), 9: set()}
    for seed in range(60):
        imagined = game.determinize(1, seed)
        for site, kind in hidden(imagined).items():
            found[site].add(kind)
        assert min(in_supply(imagined).values()) >= 0
    assert found == {1: {"bomb", "snare", "raid"}, 5: {"bomb"}, 9: {"bomb", "snare", "raid"}}
    assert hidden(game) == {1: "raid", 5: "bomb", 9: "snare"}
    own = game.determinize(0, 7)
    assert hidden(own) == hidden(game)


def test_a_deal_goes_back_where_what_is_left_was_ruled_out() -> None:
    assert dealt([0, 0b1110], [0, 1]) == [1, 0]
    assert dealt([0b1111], [0, 1]) is None
    assert dealt([], []) == []


# ---- saves and positions


def test_a_position_says_what_lies_where_and_completes_what_was_left_out() -> None:
    game = plotted_table(1)
    text = game.position()
    assert "corvids plot 5 bomb" in text
    again = copse.position(text)
    assert again.position() == text
    assert copse.load(game.save()).position() == text
    left_out = table("daylight", "clearing 1 corvids plot 1", "clearing 5 corvids plot 1", "corvids denied 5 bomb")
    assert hidden(left_out) == {1: "bomb", 5: "snare"}


@pytest.mark.law("root:13.2.4")
def test_an_exposure_is_written_and_read_in_its_midst() -> None:
    lines = (plots("5 snare"), "clearing 5 marquise warrior 1", "hand marquise bake_sale")
    game = play(table("evening", *lines, turn=1), "1 expose 5", "1 guess raid")
    again = copse.position(game.position())
    assert again.position() == game.position()
    assert legal(again) == ["show bake_sale"]
    for seed in range(10):
        assert game.determinize(0, seed).decision.actions, "whoever shows a card has one"


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_forbidden_and_legal_at_once(seed: int) -> None:
    game, lot = copse.new("root", factions=["corvids", "marquise", "vagabond"], seed=seed), Dice(seed)
    while not game.over and len(game.history) < 400:
        actions, blocked = game.decision.actions, [entry.action for entry in game.decision.blocked()]
        assert not set(actions) & set(blocked)
        assert len(set(actions)) == len(actions)
        assert len(set(blocked)) == len(blocked)
        game.apply(actions[lot.below(len(actions))])
