"""People, their cards, hirelings and landmarks beside bots: what the general Law asks of a seat that nobody plays."""

from __future__ import annotations

import json

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadSetup
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.factions.alliance import AllianceBoard
from tests.root.bots.machine import SUITS, machine
from tests.root.table import box, count, hand, points, where
from tests.script import asked, happened, play, root

CAT = "mechanical_marquise"
FOX, BIRD = "ambush_fox", "ambush_bird"  # nothing to craft


def cat(*lines: str, rivals: str = "eyrie", phase: str = "daylight", order: str = FOX) -> str:
    head = [f"factions {CAT} {rivals}", f"turn 0 {phase}", *([f"{CAT} order {order}"] if phase == "daylight" else [])]
    return "\n".join([*head, *[line.replace("CAT", CAT) for line in lines]])


def hired(name: str, *lines: str, rivals: str = "eyrie", phase: str = "daylight") -> RootGame:
    """The turn of the Marquise, who controls a hireling for so long that it stays with her."""
    held = (f"option hirelings {json.dumps([name])}", f"held {name} by {CAT}", f"{name} control 3")
    return machine(cat(*held, *lines, rivals=rivals, phase=phase))


# ---- who plays


@pytest.mark.ruling("B66")
@pytest.mark.law("bots:3.2")
def test_bots_do_not_play_without_people() -> None:
    with pytest.raises(BadSetup, match="with bots alone"):
        copse.new("root", factions=[CAT, "electric_eyrie"])
    for people in (["eyrie"], ["eyrie", "lizards"]):
        game = copse.new("root", factions=[*people, CAT, "vagabot", "automated_alliance"], seed=2)
        assert not game.over


# ---- cards and chapters of people


@pytest.mark.law("bots:2.8.1", "root:8.2.6")
def test_for_the_outrage_of_a_bot_the_deck_gives_the_supporter() -> None:
    lines = ("clearing 6 CAT warrior 6", "clearing 2 alliance sympathy 1 warrior 2", "clearing 4 CAT warrior 19")
    game = machine(cat(*lines, rivals="alliance"), "coming card anvil")
    assert (6, 2) in [(event["origin"], event["target"]) for event in happened(game, "moved")]
    assert [CARDS[card].id for card in game.state.board(1, AllianceBoard).supporters.cards] == ["anvil"]
    assert not happened(game, "showed_hand")


@pytest.mark.law("bots:2.8.1", "root:9.5.4")
def test_who_aids_a_bot_discards_the_card_and_may_take_an_item() -> None:
    lines = ("vagabond character tinker", "pawn vagabond 1", "vagabond ready boots", f"box {CAT} sword")
    position = "\n".join((f"factions {CAT} vagabond", "turn 1 daylight", *lines, "hand vagabond anvil"))
    game = play(machine(position, f"clearing 1 {CAT} warrior 1"), f"1 aid {CAT} anvil")
    assert asked(game)[1] in ("ExhaustAny", "AskItem")
    while asked(game)[1] in ("ExhaustAny", "AskItem"):
        game.apply(next(action for action in game.decision.actions if action.verb.name != "pass"))
    assert points(game, CAT) == 1
    assert box(game, CAT) == {}
    assert hand(game, "vagabond") == []


@pytest.mark.ruling("B68")
@pytest.mark.law("root:9.2.8", "bots:1.3", "bots:2.6")
def test_a_vagabond_may_form_a_coalition_with_a_bot_which_then_leaves_him_alone() -> None:
    lines = ("vagabond character tinker", "pawn vagabond 1", "vagabond ready boots", "hand vagabond dominance_fox")
    head = (f"factions vagabond {CAT} eyrie lizards", "turn 0 daylight", "points 12 3 5 6", *lines)
    fighters = (f"clearing 1 {CAT} warrior 3", "clearing 1 eyrie warrior 1", "coming die 0 die 0")
    game = play(machine("\n".join(head), *fighters), f"0 coalition dominance_fox {CAT}")
    assert game.state.partner[0] == 1
    assert not game.state.enemies(1, 0)


@pytest.mark.law("root:8.2.6", "bots:6.2.4")
def test_people_are_asked_while_a_removal_follows_from_another() -> None:
    position = """
        factions automated_alliance eyrie
        turn 1 daylight
        eyrie leader despot
        eyrie decree battle vizier
        clearing 3 eyrie roost 1
        clearing 2 eyrie warrior 4
        clearing 2 automated_alliance base_mouse 1
        clearing 7 automated_alliance sympathy 1
        clearing 9 automated_alliance sympathy 1
        hand eyrie mouse_in_a_sack
        coming die 1 die 0
    """
    game = play(machine(position), "1 pass", "1 battle 2 automated_alliance")
    assert asked(game)[1] == "Atone"
    check(game.state)
    assert copse.position(game.position()).position() == game.position()


@pytest.mark.ruling("B69")
@pytest.mark.law("bots:2.3", "root:13.2.4")
def test_a_bot_exposes_no_plot() -> None:
    lines = ("clearing 8 corvids plot 1 warrior 3", "corvids plot 8 raid", "clearing 8 CAT warrior 4")
    game = machine(cat(*lines, "coming die 0 die 0", rivals="corvids"))
    assert count(game, "corvids", "plot", 8) == 1
    assert game.decision.seat == 1


@pytest.mark.law("bots:1.1.1", "root:F.1")
def test_a_bot_crafts_what_lies_on_the_legendary_forge() -> None:
    head = [f"factions {CAT} eyrie", "option landmarks 1", 'option landmark_cards ["legendary_forge"]']
    lines = ["turn 0 birdsong", SUITS, "legendary_forge 1 sword sword crossbow hammer", f"clearing 1 {CAT} warrior 3"]
    game = root("\n".join([*head, *lines, "coming card arms_trader"]))
    assert box(game, CAT) == {"sword": 1}


@pytest.mark.law("bots:5.2.1", "root:E.3.1")
@pytest.mark.parametrize(("own", "ruled_by"), [([], -1), (["clearing 5 electric_eyrie roost 1"], 0)])
def test_ties_are_won_only_beside_own_pieces(own: list[str], ruled_by: int) -> None:
    held = ('option hirelings ["forest_patrol"]', "held forest_patrol by electric_eyrie", "forest_patrol control 3")
    there = ("clearing 5 forest_patrol warrior 1", f"clearing 5 alliance warrior {1 + len(own)}", *own)
    game = machine("\n".join(("factions electric_eyrie alliance", "turn 1 birdsong", *held, *there)))
    assert game.state.ruler[5] == ruled_by


# ---- snares (§11.8.2)


@pytest.mark.law("bots:11.8.2", "bots:4.7.4")
@pytest.mark.parametrize(("snare", "battles"), [(False, 2), (True, 1)])
def test_she_battles_only_where_she_came_to(snare: bool, battles: int) -> None:
    lines = ["clearing 5 CAT warrior 6", "clearing 4 CAT warrior 18", "clearing 2 CAT warrior 1"]
    lines += ["clearing 2 eyrie warrior 3", "clearing 5 eyrie warrior 2", "coming" + " die 0" * 6]  # no battle with it
    game = machine(cat(*lines, *["clearing 5 corvids snare 1"] * snare, rivals="eyrie corvids", order=BIRD))
    fought = [event["clearing"] for event in happened(game, "battled")]
    assert fought.count(2) == battles


@pytest.mark.law("bots:11.8.2", "bots:7.5")
@pytest.mark.parametrize(("snare", "items"), [(False, 1), (True, 2)])
def test_the_vagabot_goes_on_at_the_cost_of_another_item(snare: bool, items: int) -> None:
    lines = ["vagabot ready 4", "pawn vagabot 5", "clearing 1 eyrie warrior 1", "ruins none"]
    head = ["factions vagabot eyrie corvids", "turn 0 daylight", "vagabot order ambush_rabbit"]
    held = ["clearing 5 corvids snare 1"] * snare
    game = machine("\n".join([*head, *lines, *held]), "points 0 5 0", "coming die 0 die 0")
    assert [event["target"] for event in happened(game, "walked")][:1] == ["1"]
    on_the_way = [event.args["count"] for event in game.events if event.what == "exhausted_items"]
    assert sum(map(int, on_the_way)) >= items
    assert where(game, "corvids", "snare") == {}


@pytest.mark.law("bots:5.7", "bots:5.5.2", "bots:11.8.2", "bots:3.3.2")
@pytest.mark.parametrize(("cards", "roost"), [("", ""), (":nobility", "roost 1 ")])
def test_what_follows_from_a_snare_comes_before_the_turmoil(cards: str, roost: str) -> None:
    """Backup plans bring a warrior to where the plot was; the snare stops a roost, or with nobility a recruit."""
    factions = f"factions electric_eyrie{cards} marquise cogwheel_corvids:backup_plans"
    trap = (f"clearing 5 electric_eyrie {roost}warrior 2", "clearing 5 cogwheel_corvids snare 1")
    fight = ("clearing 12 electric_eyrie warrior 1", "clearing 12 marquise warrior 3", "coming die 0 die 0")
    game = machine("\n".join((factions, "turn 0 daylight", *trap, *fight)))
    assert happened(game, "turmoil")
    assert where(game, "cogwheel_corvids", "snare") == {}
    assert where(game, "cogwheel_corvids", "warrior") == {5: 1}


@pytest.mark.ruling("B80")
@pytest.mark.law("bots:3.3.2", "bots:11.8.2")
def test_warriors_that_a_snare_keeps_out_are_not_overwhelming() -> None:
    lines = ("clearing 1 CAT warrior 3", "clearing 1 corvids snare 1", "clearing 1 eyrie warrior 2")
    position = cat(*lines, rivals="eyrie corvids").replace(f"factions {CAT}", f"factions {CAT}:overwhelming")
    game = machine(position, "coming die 0 die 0 card ambush_mouse")
    assert happened(game, "sprang_snare")
    assert not [event for event in game.events if event.what == "scored" and event.law == "bots:3.3.2"]


@pytest.mark.ruling("B81")
@pytest.mark.law("bots:11.8.2", "bots:7.4.3")
def test_a_vagabot_that_slips_away_leaves_a_snare_behind() -> None:
    lines = ("vagabot ready 2", "vagabot damaged 2", "pawn vagabot 5", "clearing 5 corvids snare 1")
    game = machine("\n".join(("factions vagabot eyrie corvids", "turn 0 birdsong", *lines)), "coming card ambush_fox")
    assert where(game, "corvids", "snare") == {}
    assert happened(game, "slipped_away")
    assert not str(game.view(1)["seats"][0]["pawn"]).isdigit()  # type: ignore[index, call-overload]


# ---- hirelings


@pytest.mark.ruling("B67")
@pytest.mark.law("root:E.1.1", "root:E.1.2", "bots:2.3")
def test_a_bot_takes_a_hireling_when_it_reaches_a_marker() -> None:
    lines = ("turn 0 evening", "points 3 0", "hirelings corvid_spies", "markers 4")
    game = machine("\n".join((f"factions {CAT}:nightmare eyrie", *lines)))
    assert points(game, CAT) == 4
    assert [event["hireling"] for event in happened(game, "took_control")] == ["corvid_spies"]


@pytest.mark.ruling("B67")
@pytest.mark.law("root:E.2.4", "bots:2.3")
def test_its_hirelings_battle_where_most_enemies_are_as_daylight_begins() -> None:
    lines = ("clearing 2 corvid_spies warrior 3", "clearing 2 eyrie warrior 1", "clearing 2 alliance warrior 3")
    game = hired(
        "corvid_spies",
        *[line.replace("vault_keepers", "corvid_spies") for line in lines],
        "coming die 0 die 0",
        rivals="eyrie alliance",
    )
    assert [event["hireling"] for event in happened(game, "commanded")] == ["corvid_spies"]
    first = happened(game, "battled")[0]
    assert (first["clearing"], first["defender"]) == (2, 2)


@pytest.mark.ruling("B67")
@pytest.mark.law("root:E.2.3", "bots:2.8.1")
def test_a_bot_scores_at_the_flotilla_and_fetches_no_card() -> None:
    game = hired("riverfolk_flotilla", "pawn riverfolk_flotilla 4", "clearing 4 CAT warrior 1", phase="birdsong")
    assert ("bots:2.8.1", 1) in [(event.law, event.args["points"]) for event in game.events if event.what == "scored"]
    game = hired("lizard_envoys", "discard anvil sword", phase="birdsong")
    assert game.state.hands[0].cards == ()


@pytest.mark.ruling("B67")
@pytest.mark.law("root:E.1.3", "bots:2.2")
def test_a_bot_passes_a_hireling_on_by_priority() -> None:
    position = cat(
        "held corvid_spies by CAT",
        "corvid_spies control 1",
        'option hirelings ["corvid_spies"]',
        rivals="lizards eyrie",
    )
    assert [event["seat"] for event in happened(machine(position), "took_control")] == [2]


@pytest.mark.ruling("B25")
@pytest.mark.law("root:E.2.2", "bots:2.3", "bots:7.5")
@pytest.mark.parametrize(("stage", "went"), [(3, ["1", "9"]), (1, ["2", "10", "12", "9"]), (12, ["1", "9"])])
def test_the_vagabot_plans_no_way_through_a_band_that_would_hold_him(stage: int, went: list[str]) -> None:
    head = ["factions vagabot eyrie", "turn 0 daylight", "vagabot order ambush_rabbit", "hirelings street_band"]
    lines = ["vagabot ready 4", "pawn vagabot 5", "clearing 9 eyrie warrior 1", "ruins none"]
    game = machine("\n".join([*head, *lines, f"clearing {stage} street_band warrior 1"]), "coming die 0 die 0")
    assert [event["target"] for event in happened(game, "walked") if event["seat"] == 0] == went


@pytest.mark.ruling("B77")
@pytest.mark.law("bots:11.8.2", "bots:9.6.2", "bots:8.5.2")
@pytest.mark.parametrize("snare", [False, True])
def test_warriors_that_leave_the_map_leave_a_snare_too(snare: bool) -> None:
    trap = ["clearing 3 corvids snare 1"] * snare
    shield = ("clearing 3 riverfolk_robots warrior 5", "riverfolk_robots market sappers", "riverfolk_robots shield")
    robots = machine("\n".join(("factions riverfolk_robots corvids", "turn 0 evening", *shield, *trap)))
    assert count(robots, "riverfolk_robots", "warrior", 3) == (5 if snare else 2)
    ritual = ("clearing 3 logical_lizards warrior 5", f"logical_lizards souls {BIRD}")
    cult = machine("\n".join(("factions logical_lizards corvids", "turn 0 daylight", *ritual, *trap)))
    assert count(cult, "logical_lizards", "warrior", 3) == (5 if snare else 4)
    assert len(happened(cult, "gained_acolytes")) == (not snare)
    for game in (robots, cult):
        assert [event["clearing"] for event in happened(game, "sprang_snare")] == [3] * snare
        assert where(game, "corvids", "snare") == {}


@pytest.mark.ruling("B78")
@pytest.mark.law("bots:12.1")
def test_no_bot_comes_to_the_ferry_over_the_water() -> None:
    lines = ("map lake", "clearing 10 CAT warrior 6", "clearing 1 eyrie warrior 5", "clearing 4 CAT warrior 19")
    position = cat(*lines, order=BIRD).replace("\nturn", "\nferry 1\nturn")
    for berth in (1, 10):
        game = root(position.replace("ferry 1", f"ferry {berth}"))
        moves = [(event["origin"], event["target"]) for event in happened(game, "moved")]
        assert ((10, 1) in moves) == (berth == 10)
