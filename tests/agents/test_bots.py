"""Agents beside bots: what bots have is valued, a turn ends before they play, people who play together want the same,
and every agent plays such games to their end."""

from __future__ import annotations

import math

import pytest

import copse
from copse.agents import make, observe
from copse.agents.chances import course
from copse.agents.heuristic import Worlds, outlook
from copse.agents.judges import judge_of
from copse.agents.outlooks import outlook_on
from copse.agents.root.bots import BOTS as WISHES
from copse.games import RootGame
from copse.kernel.tasks import Json
from copse.root.bots import BOTS, bot_called
from copse.root.score import score
from copse.root.state import BIRDSONG, Woodland
from tests.script import root

SUITS = "suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox"
JUDGE = judge_of("root")


def woodland(game: RootGame) -> Woodland:
    assert isinstance(game.state, Woodland)
    return game.state


def value(game: RootGame, seat: int) -> float:
    return JUDGE.value(game.state, seat)


def beside(bot: str, *lines: str) -> RootGame:
    """The Hundreds beside a bot and the Keepers, whom no bot replaces."""
    pawn = ["pawn vagabot 9"] if bot == "vagabot" else []
    head = [f"factions hundreds {bot} keepers", "turn 0 daylight", SUITS, "clearing 5 hundreds warrior 4 warlord 1"]
    return root("\n".join([*head, *pawn, *lines]))


def test_every_bot_is_known() -> None:
    assert list(WISHES) == list(BOTS)


@pytest.mark.parametrize("bot", BOTS)
def test_the_points_of_a_bot_are_its_own_gain_and_a_danger_to_others(bot: str) -> None:
    behind, ahead = beside(bot, "points 5 5 5"), beside(bot, "points 5 20 5")
    assert value(ahead, 1) > value(behind, 1)
    assert value(ahead, 0) < value(behind, 0)


@pytest.mark.parametrize(
    ("bot", "lying"),
    [
        ("mechanical_marquise", "clearing 9 mechanical_marquise sawmill 1"),
        ("electric_eyrie", "clearing 9 electric_eyrie roost 1"),
        ("electric_eyrie", "electric_eyrie decree anvil sword"),
        ("automated_alliance", "clearing 9 automated_alliance base_mouse 1 sympathy 1"),
        ("vagabot", "vagabot ready 3"),
        ("logical_lizards", "logical_lizards acolytes 3"),
        ("riverfolk_robots", "riverfolk_robots payments hundreds 3"),
        ("drillbit_duchy", "drillbit_duchy swayed foremole"),
        ("cogwheel_corvids", "clearing 9 cogwheel_corvids plot 1\ncogwheel_corvids plot 9 bomb"),
    ],
)
def test_what_lies_on_the_map_and_on_the_board_of_a_bot_is_worth_something_to_it(bot: str, lying: str) -> None:
    with_it, without = beside(bot, *lying.split("\n")), beside(bot)
    assert value(with_it, 1) > value(without, 1)


def test_it_is_worth_something_to_others_to_take_what_a_bot_has() -> None:
    lost = beside("electric_eyrie", "points 5 15 5", "clearing 9 electric_eyrie warrior 1")
    kept = beside("electric_eyrie", "points 5 15 5", "clearing 9 electric_eyrie warrior 1 roost 1")
    assert value(lost, 0) > value(kept, 0)
    whole, damaged = beside("vagabot", "vagabot ready 6"), beside("vagabot", "vagabot damaged 6")
    assert value(damaged, 0) > value(whole, 0)


def test_what_lies_face_down_counts_alike() -> None:
    plots = [
        beside("cogwheel_corvids", "clearing 9 cogwheel_corvids plot 1", f"cogwheel_corvids plot 9 {kind}")
        for kind in ("bomb", "snare", "extortion", "raid")
    ]
    assert len({value(game, seat) for game in plots for seat in range(3)}) == 3


# ---- the end of a turn


def test_ending_a_turn_is_judged_before_bots_play() -> None:
    """The Marquise has done all; the bot that comes next would build and score."""
    game = root(f"""
        factions marquise electric_eyrie:nightmare drillbit_duchy:nightmare
        {SUITS}
        turn 0 evening
        clearing 1 marquise keep 1 warrior 3 sawmill 1
        clearing 8 electric_eyrie warrior 6 roost 1
        clearing 3 drillbit_duchy warrior 3
        hand marquise anvil sword ambush_fox ambush_mouse ambush_rabbit
    """)
    assert game.decision.prompt == "DiscardDown"
    before, state = woodland(game).points[1], woodland(game).copy()
    JUDGE.follow(state, game.decision.actions[0])
    assert (state.turn, state.phase, state.points[1]) == (1, BIRDSONG, before)
    assert JUDGE.quiet(state, 0)
    game.apply(game.decision.actions[0])
    assert woodland(game).turn == 0
    assert woodland(game).points[1] > before


def test_where_people_play_alone_a_choice_is_followed_to_the_next_question() -> None:
    game = copse.new("root", seed=3)
    followed = woodland(game).copy()
    for _ in range(60):
        action = followed.decision.legal(followed)[0]
        played = followed.copy()
        played.play(action)
        JUDGE.follow(followed, action)
        assert followed.dump() == played.dump()


@pytest.mark.parametrize("faction", ["duchy", "keepers", "eyrie", "lizards", "hundreds", "riverfolk"])
def test_every_faction_is_judged_where_a_bot_is_about_to_play(faction: str) -> None:
    game = copse.new("root", seed=2, factions=["vagabot", faction, "cogwheel_corvids", "automated_alliance"])
    stops = 0
    while not game.over:
        observation = observe(game)
        for action in observation.actions:
            state = game.state.copy()
            JUDGE.follow(state, action)
            if not state.over and state.turn != game.state.turn:
                stops += 1
                assert JUDGE.quiet(state, 1)
                assert state.phase == BIRDSONG
                assert math.isfinite(outlook(JUDGE, Worlds(observation, 1, 1), 1, action))
        game.apply(make("heuristic", 1).choose(observation))
    assert stops > 3


# ---- people together


TOGETHER = """
    factions marquise eyrie vagabot
    option together true
    turn 0 daylight
    clearing 5 marquise warrior 4 sawmill 1
    clearing 9 eyrie warrior 4 roost 1
    pawn vagabot 3
"""


def together(*lines: str) -> RootGame:
    return root("\n".join([TOGETHER, SUITS, *lines]))


def test_people_who_play_together_value_the_game_alike() -> None:
    game = together("points 12 7 20")
    assert value(game, 0) == value(game, 1) != value(game, 2)
    best = value(together("points 12 7 5"), 0)
    assert best > value(game, 0)


def test_the_one_who_is_behind_counts_most_where_all_must_arrive() -> None:
    assert value(together("points 12 8 9"), 0) > value(together("points 13 7 9"), 0)


def test_the_pieces_of_a_friend_are_no_danger_but_a_gain() -> None:
    weaker = together("clearing 10 marquise workshop 1")
    stronger = together("clearing 10 marquise workshop 1", "clearing 1 eyrie warrior 3")
    assert value(stronger, 0) > value(weaker, 0)
    alone = [
        root("\n".join([TOGETHER.replace("option together true", ""), SUITS, "clearing 10 marquise workshop 1", more]))
        for more in ("", "clearing 1 eyrie warrior 3")
    ]
    assert value(alone[1], 0) < value(alone[0], 0)


def test_the_chance_of_people_who_play_together_is_one_that_they_share() -> None:
    even = together("points 10 10 10")
    shares = outlook_on("root").shares([even.state])[0]
    assert math.isclose(sum(shares), 1)
    assert shares[0] == shares[1]
    people, bot = JUDGE.value(even.state, 0), JUDGE.value(even.state, 2)
    assert (shares[0] + shares[1] > shares[2]) == (people > bot)
    game = together("points 29 30 29")
    score(woodland(game), 0, 1, "root:3.1")
    assert value(game, 0) == value(game, 1) == 100
    assert value(game, 2) == -100
    assert outlook_on("root").shares([game.state]) == [[0.5, 0.5, 0.0]]


# ---- whole games


@pytest.mark.parametrize("bot", BOTS)
def test_agents_play_to_the_end_beside_every_bot(bot: str) -> None:
    others: list[Json] = [name for name in ("eyrie", "vagabond", "lizards") if name != bot_called(bot).replaces]
    for name, with_friend in (("heuristic", False), ("search@6", True), ("beginner", False)):
        table: list[Json] = [others[0], f"{bot}:challenging", *(others[1:2] if with_friend else [])]
        game = copse.new("root", seed=6, factions=table, together=with_friend)
        agents = {seat: make(name, seat) for seat in (0, 2)}
        while not game.over:
            game.apply(agents[game.decision.seat].choose(observe(game)))
        assert game.outcome["winners"]
    told = course(game)
    assert all(math.isclose(sum(row), 1) and min(row) >= 0 for row in told.values())


def test_a_heuristic_does_better_than_the_lot_beside_bots() -> None:
    """In points, for an easy bot beats who plays by lot nearly always."""
    reached = {}
    for name in ("heuristic", "random"):
        reached[name] = 0
        for seed in range(5):
            game = copse.new("root", seed=seed, factions=["hundreds", "vagabot:easy", "electric_eyrie:easy"])
            agent = make(name, seed)
            while not game.over:
                game.apply(agent.choose(observe(game)))
            state = game.state
            assert isinstance(state, Woodland)
            reached[name] += state.points[0]
    assert reached["heuristic"] > 1.4 * reached["random"]
