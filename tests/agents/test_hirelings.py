"""Agents at tables with hirelings: they know what each is worth, send them, and play such games to their end."""

from __future__ import annotations

import pytest

import copse
from copse.agents import AGENTS, make
from copse.agents.judges import judge_of
from copse.agents.root.common import enemy_warriors, exposure, margin
from copse.agents.root.hirelings import SERVICES, hired
from copse.agents.root.wishes import Wishes
from copse.arena.matches import play_out
from copse.games import RootGame
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import HirelingCard
from copse.root.state import Woodland
from tests.agents.test_root_evaluation import choice
from tests.script import root

TABLE = """
    factions marquise eyrie alliance
    clearing 1 marquise keep 1 warrior 4 sawmill 1
    clearing 5 marquise warrior 3
    clearing 10 marquise warrior 2
    clearing 3 eyrie roost 1 warrior 4
    clearing 8 alliance sympathy 1
"""
FAR_TABLE = """
    factions duchy corvids lizards
    clearing 1 duchy warrior 4 citadel 1
    clearing 5 duchy warrior 3
    clearing 10 duchy warrior 2
    clearing 3 corvids warrior 4
    clearing 8 lizards warrior 1
"""  # no hireling is linked with a faction of both (§A.6.5)


def table(*lines: str, points: str = "2 3 1") -> RootGame:
    """The table where the hirelings may be that the lines name."""
    rows = "".join(f"    {line}\n" for line in lines)
    linked = {HIRELINGS[word].linked for word in rows.split() if word in HIRELINGS}
    near = TABLE if not linked & {"marquise", "eyrie", "alliance"} else FAR_TABLE
    return root(f"{near}    points {points}\n{rows}")


def value(game: RootGame, seat: int = 0) -> float:
    return judge_of("root").value(game.state, seat)


def test_only_sides_of_cards_have_a_worth() -> None:
    assert set(SERVICES) <= set(HIRELINGS)


# ---- what they are worth


PAWNS = {
    "the_exile": ("pawn the_exile 1_2_5_10",),
    "riverfolk_flotilla": ("pawn riverfolk_flotilla 4",),
    "furious_protector": ("pawn furious_protector 3",),
    "stoic_protector": ("pawn stoic_protector 1",),
}


@pytest.mark.parametrize("name", sorted(HIRELINGS))
def test_one_would_rather_have_any_hireling_than_leave_it_to_the_leader(name: str) -> None:
    mine, theirs = (table("turn 2 daylight", "hirelings " + name, *PAWNS.get(name, ())) for _ in range(2))
    for game, seat in ((mine, 0), (theirs, 1)):
        game.state.hand_over(3, seat)
        game.state.board(3, HirelingCard).control = 2
    assert hired(mine.state, 0) > 0 > hired(theirs.state, 0)


def test_what_serves_longer_is_worth_more() -> None:
    short, long = (
        table("turn 1 daylight", "hirelings badger_bodyguards", "held badger_bodyguards by marquise", markers)
        for markers in ("badger_bodyguards control 1", "badger_bodyguards control 3")
    )
    assert hired(long.state, 0) > hired(short.state, 0)


def test_on_its_last_turn_it_has_served() -> None:
    last = table("turn 0 daylight", "hirelings badger_bodyguards", "held badger_bodyguards by marquise",
                 "badger_bodyguards control 1")  # fmt: skip
    assert hired(last.state, 0) == 0


def test_a_marker_that_was_reached_is_worth_something() -> None:
    rows = ["turn 0 daylight", "hirelings badger_bodyguards street_band lizard_envoys"]
    assert value(table(*rows, "claims marquise 1", "markers 8 12")) > value(table(*rows, "markers 4 8 12"))


def test_who_leads_expects_to_keep_a_hireling_for_less_long() -> None:
    rows = ["turn 0 daylight", "hirelings badger_bodyguards", "claims marquise 1", "markers none"]
    behind, ahead = table(*rows), table(*rows)
    ahead.state.points = replaced(ahead.state.points, 0, 20)
    assert hired(behind.state, 0) > hired(ahead.state, 0)


# ---- they are no one's friends but who leads them


PATROL = ("turn 0 daylight", "hirelings forest_patrol", "clearing 1 forest_patrol warrior 3")


def threat(game: RootGame) -> float:
    return exposure(game.state, 0, Wishes())


def test_what_an_enemy_leads_is_a_threat_and_what_nobody_leads_is_none() -> None:
    free, against, ours = table(*PATROL), table(*PATROL), table(*PATROL)
    against.state.hand_over(3, 1)
    ours.state.hand_over(3, 0)
    assert threat(against) > threat(free) == threat(ours)
    assert [enemy_warriors(game.state, 0)[1] for game in (free, against, ours)] == [3, 3, 0]


def test_a_hireling_weighs_in_the_margin_of_rule() -> None:
    free, ours = table(*PATROL), table(*PATROL)
    ours.state.hand_over(3, 0)
    assert [margin(game.state, 0, 1) for game in (free, ours)] == [2, 8]


# ---- what is chosen


def test_of_two_the_one_that_pays_is_engaged() -> None:
    game = table("turn 0 evening", "hirelings otter_divers bluebird_nobles street_band", "claims duchy 1",
                 "markers 8 12")  # fmt: skip
    while game.decision.prompt != "EngageHireling":
        game.apply(choice(game))
    assert game.state.realm(0) >= 3
    assert choice(game) == "engage bluebird_nobles"


def test_what_is_lost_goes_to_who_makes_least_of_it() -> None:
    game = table("turn 0 evening", "hirelings badger_bodyguards", "held badger_bodyguards by marquise",
                 "badger_bodyguards control 1", points="6 14 2")  # fmt: skip
    while game.decision.prompt != "PassOn":
        game.apply(choice(game))
    assert choice(game) == "choose 2"


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("sunward_expedition", ()),
        ("corvid_spies", ()),
        ("vault_keepers", ("clearing 12 vault_keepers warrior 2 vault 1",)),
        ("street_band", ()),
        ("forest_patrol", ("clearing 3 forest_patrol warrior 2",)),
    ],
)
def test_a_hireling_is_sent_before_the_day_is_over(name: str, rows: tuple[str, ...]) -> None:
    game = table("turn 0 daylight", "hirelings " + name, *rows)
    game.state.hand_over(3, 0)
    game.state.board(3, HirelingCard).control = 2
    chosen = []
    while game.state.turn == 0 and not game.over:
        chosen.append(choice(game) if game.decision.seat == 0 else game.decision.actions[0].text)
        game.apply(chosen[-1])
    assert f"command {name}" in chosen


def test_an_item_is_given_to_the_exile_for_a_point_and_a_card() -> None:
    game = table("turn 0 daylight", "hirelings the_exile", "pawn the_exile 1_2_5_10", "box marquise coins",
                 "hand marquise")  # fmt: skip
    assert "donate coins" in [action.text for action in game.decision.actions]
    chosen = []
    while game.state.turn == 0 and not game.over:
        chosen.append(choice(game) if game.decision.seat == 0 else game.decision.actions[0].text)
        game.apply(chosen[-1])
    assert "donate coins" in chosen


def test_a_hireling_burns_what_the_leader_has() -> None:
    game = table("turn 0 birdsong", "hirelings flame_bearers", "held flame_bearers by marquise",
                 "flame_bearers control 2", "clearing 9 flame_bearers warrior 1", "clearing 9 eyrie warrior 1",
                 "clearing 9 alliance warrior 1")  # fmt: skip
    while game.decision.prompt != "Burn":
        game.apply(choice(game))
    assert choice(game) == "strike 1"


def test_a_hireling_fights_the_enemy_rather_than_what_is_nobodys() -> None:
    game = table("turn 0 daylight", "hirelings forest_patrol street_band", "held forest_patrol by duchy",
                 "forest_patrol control 2", "clearing 3 forest_patrol warrior 9", "clearing 3 street_band warrior 1",
                 "todo EndTurn 0", "todo PatrolOrders 0 3")  # fmt: skip
    chosen = [choice(game)]
    if chosen[0] != "battle 3 1":  # they may move before
        game.apply(chosen[0])
        chosen.append(choice(game))
    assert chosen[-1] == "battle 3 1"


# ---- whole games


LEVELS = [
    *(name for name in AGENTS if name not in ("search", "strong", "expert", "casual")),
    "search@4",
]  # no clock, and soon over


@pytest.mark.slow
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_with_hirelings_to_the_end(name: str) -> None:
    factions: list[Json] = ["corvids", "duchy", "vagabond"]
    game = copse.new("root", factions=factions, hirelings="random", seed=11)
    play_out(game, [make(name, seat) for seat in range(3)])
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
def test_each_hireling_is_met_in_whole_games(number: int) -> None:
    """Thirteen cards in five games: the strong sides with two players, and the weak ones with three."""
    cards = [side.name for side in HIRELINGS.values() if not side.demoted]
    weak = [side.name for side in HIRELINGS.values() if side.demoted]
    for sides, players in ((cards, 2), (weak, 3)):
        three = [sides[(3 * number + place) % len(sides)] for place in range(3)]
        linked = [HIRELINGS[name].linked for name in three]
        factions = [
            name for name in ("marquise", "eyrie", "hundreds", "lizards", "duchy", "keepers") if name not in linked
        ]
        game = copse.new("root", factions=list[Json](factions[:players]), hirelings=list[Json](three), seed=number)
        play_out(game, [make("heuristic", seat) for seat in range(players)])
        assert game.over


@pytest.mark.slow
def test_a_seat_with_hirelings_beats_players_by_lot() -> None:
    wins = 0
    for number in range(6):
        game = copse.new("root", factions=["marquise", "alliance", "duchy", "eyrie"], hirelings="random", seed=number)
        play_out(game, [make("heuristic" if seat == number % 4 else "random", number) for seat in range(4)])
        wins += game.outcome["winners"] == [number % 4]
    assert wins >= 5


def test_what_hirelings_are_worth_is_asked_at_their_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(state: Woodland, seat: int) -> float:
        raise AssertionError("nobody is for hire here")

    monkeypatch.setattr("copse.agents.root.hired", refuse)
    assert value(copse.new("root", seed=1)) is not None
