"""Many games by one call: the same as single environments and as one process, whoever plays them; what is drawn, who
sits where, and what is refused."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from numpy.typing import NDArray

from copse.agents import AgentFault
from copse.agents.heuristic import HOPELESS, shortfalls
from copse.agents.judges import judge_of
from copse.envs.aec import GameEnv
from copse.envs.batch import LEARNER, Batch, Draw, IllegalChoice, OutOfTurn, WorkerLost, halves
from copse.envs.batch.crew import There
from copse.games import new
from copse.kernel.errors import BadSetup, UnknownAction
from copse.kernel.tasks import Json
from tests.vectors.tables import KINDS, WITH_BOTS

BASE: Final = ("marquise", "eyrie", "alliance", "vagabond")
MIXED: Final = Draw(
    factions=(*BASE, "duchy", "hundreds", "electric_eyrie:easy"),
    seats=(2, 3, 4),
    among={"map": ["autumn", "lake"], "deck": ["standard", "exiles"]},
    learners=1,
)


def by_lot(batch: Batch, lot: np.random.Generator) -> NDArray[np.int32]:
    """A legal choice for every row."""
    sizes = np.diff(batch.offset)
    return batch.legal[batch.offset[:-1] + (lot.random(batch.games) * sizes).astype(np.int64)]


def said(*batches: Batch) -> list[bytes]:
    """All that batches say together, to compare."""
    parts = [
        (
            batch.seat, np.diff(batch.offset), batch.legal, batch.shortfall, batch.observation, batch.mask,
            batch.reward, batch.done, batch.truncated, batch.points, batch.moves, batch.number, batch.last,
        )
        for batch in batches
    ]  # fmt: skip
    return [b"".join(array.tobytes() for array in arrays) for arrays in zip(*parts, strict=True)]


class Single:
    """The single environment that plays what a row of a batch plays: what is no choice is played at once."""

    def __init__(self, name: str, options: Mapping[str, Json], batch: Batch, row: int) -> None:
        seed = batch.table(row).game.options["seed"]
        assert isinstance(seed, int)
        self.table = GameEnv(name, options, None, None, False)
        self.table.reset(seed=seed)
        self.run()

    def legal(self) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.table.mask(self.table.agent_selection))]

    def over(self) -> bool:
        return self.table.terminations[self.table.agent_selection]

    def step(self, number: int) -> None:
        self.table.step(number)
        self.run()

    def run(self) -> None:
        while not self.over() and len(self.legal()) == 1:
            self.table.step(self.legal()[0])


@pytest.mark.parametrize(("name", "options"), [KINDS[0], KINDS[3], KINDS[13], KINDS[14], KINDS[17], WITH_BOTS[0]])
def test_every_row_is_a_single_environment(name: str, options: Mapping[str, Json]) -> None:
    lot = np.random.default_rng(7)
    with Batch(name, 3, Draw(options), seed=5, mask=True) as batch:
        singles, ended = [Single(name, options, batch, row) for row in range(3)], 0
        for _ in range(150):
            for row, single in enumerate(singles):
                seen = single.table.observe(single.table.agent_selection)
                assert single.table.agent_selection == f"player_{batch.seat[row]}"
                assert np.array_equal(seen["observation"], batch.observation[row])
                assert np.array_equal(seen["action_mask"], batch.mask[row])
                assert sorted(batch.legal[batch.offset[row] : batch.offset[row + 1]]) == single.legal()
            chosen, chose = by_lot(batch, lot), batch.seat.copy()
            batch.step(chosen)
            for row, single in enumerate(singles):
                single.step(int(chosen[row]))
                assert batch.done[row] == single.over()
                if single.over():
                    ended += 1
                    compare_ends(batch, row, single, int(chose[row]))
                    singles[row] = Single(name, options, batch, row)
    assert ended or name == "root"


def compare_ends(batch: Batch, row: int, single: Single, seat: int) -> None:
    outcome = single.table.game.outcome
    points = outcome["points"]
    assert isinstance(points, list)
    for agent, reward in single.table.rewards.items():
        assert batch.reward[row, int(agent.removeprefix("player_"))] == pytest.approx(reward)
    assert batch.points[row, : len(points)].tolist() == [-1 if mark is None else mark for mark in points]
    assert not batch.truncated[row]
    assert np.array_equal(single.table.observe(f"player_{seat}")["observation"], batch.last[row])


@pytest.mark.slow
def test_a_game_depends_on_its_row_alone_and_not_on_who_plays_it() -> None:
    lot, begun = np.random.default_rng(1), 0
    with (
        Batch("root", 5, MIXED, seed=3, limit=12, mask=True, shortfall=True) as here,
        Batch("root", 2, MIXED, seed=3, limit=12) as fewer,
        halves("root", 5, MIXED, seed=3, limit=12, mask=True, shortfall=True, workers=2) as (first, second),
    ):
        for _ in range(30):
            assert said(here) == said(first, second)
            assert np.array_equal(fewer.observation, here.observation[:2])
            chosen = by_lot(here, lot)
            first.send(chosen[:2])
            second.send(chosen[2:])
            here.step(chosen)
            fewer.step(chosen[:2])
            second.receive()  # in any order
            first.receive()
            begun += int(here.done.sum())
        assert begun >= 10
        for batch in (here, first, second):
            batch.reset(8)
        assert said(here) == said(first, second)
        assert not here.number.any()
        assert not here.done.any()


def test_tables_are_drawn_from_all_that_is_allowed_and_nothing_else() -> None:
    drawn = [MIXED.table("root", seed) for seed in range(150)]
    played = [table.game.options for table in drawn]
    assert {options["map"] for options in played} == {"autumn", "lake"}
    assert {options["deck"] for options in played} == {"standard", "exiles"}
    tables = [tuple(factions) for options in played if isinstance(factions := options["factions"], list)]
    assert {len(factions) for factions in tables} == {2, 3, 4}
    assert {str(faction) for factions in tables for faction in factions} == set(MIXED.factions)
    assert not [factions for factions in tables if {"eyrie", "electric_eyrie:easy"} <= set(factions)]
    assert all(table.agents.count(LEARNER) == 1 for table in drawn)
    assert {table.agents.index(LEARNER) for table in drawn} == {0, 1, 2, 3}
    assert {agent for table in drawn for agent in table.agents} == {LEARNER, "random", ""}


def test_learners_are_asked_and_nobody_else() -> None:
    lot = np.random.default_rng(2)
    draw = Draw({"players": 3}, learners=1, opponents=["random", "heuristic"])
    with Batch("smallworld", 4, draw, seed=1, observation=False) as batch:
        seats = {(row, int(batch.number[row])): batch.table(row).agents.index(LEARNER) for row in range(4)}
        ended = 0
        for _ in range(60):
            assert all(seats[row, int(batch.number[row])] == batch.seat[row] for row in range(4))
            assert np.diff(batch.offset).min() >= 2
            batch.step(by_lot(batch, lot))
            for row in np.flatnonzero(batch.done).tolist():
                assert batch.reward[row].sum() == pytest.approx(1)
                assert batch.moves[row] > 0
                seats[row, int(batch.number[row])] = batch.table(row).agents.index(LEARNER)
                ended += 1
        assert ended
        assert batch.observation.shape == (4, 0)


def test_a_heuristic_inside_plays_as_it_does_anywhere() -> None:
    """It wins more often than learners who choose by lot, which it would not if it were shown another game."""
    lot, won = np.random.default_rng(2), np.zeros(2)
    draw = Draw({"players": 2}, learners=1, opponents=["heuristic"])
    with Batch("smallworld", 8, draw, seed=2, observation=False) as batch:
        while won.sum() < 12:
            learners = batch.seat.copy()
            batch.step(by_lot(batch, lot))
            for row in np.flatnonzero(batch.done).tolist():
                share = batch.reward[row, learners[row]]
                won += share, 1 - share
    assert won[1] >= 11


def test_games_are_left_after_so_many_choices() -> None:
    lot = np.random.default_rng(2)
    with Batch("root", 2, seed=1, limit=5) as batch:
        for step in range(1, 16):
            batch.step(by_lot(batch, lot))
            assert batch.truncated.tolist() == batch.done.tolist() == [step % 5 == 0] * 2
            assert not batch.reward.any()
            assert (batch.moves >= 5).tolist() == batch.done.tolist()
        assert batch.number.tolist() == [3, 3]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    with Batch("root", 2, seed=1) as batch:
        before, chosen = said(batch), by_lot(batch, np.random.default_rng(1))
        illegal = next(number for number in range(100) if number not in batch.legal)
        text = batch.vocabulary[illegal].text
        with pytest.raises(IllegalChoice, match=rf"row 1: {illegal} \({text}\) is not legal now. Legal: \d+ \("):
            batch.step([int(chosen[0]), illegal])
        with pytest.raises(UnknownAction, match="there is no action number 99999"):
            batch.step([99999, int(chosen[1])])
        with pytest.raises(UnknownAction, match=r"step needs 2 whole numbers.* not int64 of shape \(1,\)"):
            batch.step([illegal])
        with pytest.raises(UnknownAction, match="not float64"):
            batch.step(chosen + 0.5)  # type: ignore[arg-type]
        assert said(batch) == before
        batch.step(chosen)
        assert said(batch) != before


@pytest.mark.parametrize(
    ("problem", "draw"),
    [
        ("root has no option 'mapp'; did you mean map", Draw({"mapp": "lake"})),
        ("there is no 'lak'; did you mean lake", Draw({"map": "lak"})),
        ("there is no 'lak'; did you mean lake", Draw(among={"map": ["autumn", "lak"]})),
        ("'map' is given in `options` and in `among`", Draw({"map": "lake"}, among={"map": ["autumn"]})),
        ("'map' must list the values to draw from, not 'lake'", Draw(among={"map": "lake"})),
        ("there is no faction 'marquis'; did you mean marquise", Draw(factions=["marquis", "eyrie"], seats=2)),
        ("neither a difficulty nor a trait 'hard'", Draw(factions=["vagabot:hard", "eyrie"], seats=2)),
        ("eyrie cannot be played twice", Draw(factions=["eyrie", "eyrie"], seats=2)),
        ("2 factions allow 2 to 2 players, not 4", Draw(factions=["marquise", "eyrie"])),
        ("no playable table was drawn .*second Vagabond", Draw(factions=["vagabond2", "eyrie"], seats=2)),
        ("leave out one of them", Draw({"factions": ["marquise", "eyrie"]}, factions=["marquise", "eyrie"])),
        ("learners must be 1 or more", Draw(learners=0)),
        ("5 learners do not fit in 4 seats", Draw(learners=5)),
        ("there is no agent 'serch'; did you mean search", Draw(learners=1, opponents=["serch"])),
        ("opponents must list the names of agents", Draw(learners=1, opponents=[])),
        ("give the seed to reset", Draw({"seed": 1})),
    ],
)
def test_what_cannot_be_drawn_is_refused_by_name(problem: str, draw: Draw) -> None:
    with pytest.raises(BadSetup, match=problem):
        Batch("root", 1, draw)


def test_figures_that_make_no_batch_are_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="games must be 1 or more, not 0"):
        Batch("root", 0)
    with pytest.raises(BadSetup, match="limit must be 0 or more, not -1"):
        Batch("root", 1, limit=-1)
    with pytest.raises(BadSetup, match="the seed must be a whole number from 0 to 4294967295, not -1"):
        Batch("root", 1, seed=-1)
    with pytest.raises(BadSetup, match="2 workers cannot share 1 games"):
        Batch("root", 1, workers=2)
    with pytest.raises(BadSetup, match="did you mean root"):
        Batch("roott", 1)
    with pytest.raises(BadSetup, match="factions: smallworld has no factions"):
        Batch("smallworld", 1, Draw(factions=["marquise"]))
    with pytest.raises(BadSetup, match="games must be 2 or more"), halves("root", 1):
        pass


# ---- workers


@pytest.mark.slow
def test_a_worker_that_dies_is_an_error_and_leaves_nothing_behind() -> None:
    batch = Batch("smallworld", 2, Draw({"players": 2}), workers=2)
    assert isinstance(batch._part, There)
    crew, held = batch._part._crew, batch.observation
    victim = crew._processes[1]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"worker 1 of 2 is gone \(exit code -9\)"):
        batch.step(batch.legal[batch.offset[:-1]])
    assert not any(process.is_alive() for process in crew._processes)
    for segment in crew._segments:
        with pytest.raises(FileNotFoundError):
            SharedMemory(segment.name)
    assert held.any(axis=1).all(), "an array that is in use stays"
    batch.close()
    for late in (batch.reset, batch.receive, lambda: batch.step([0, 0])):
        with pytest.raises(OutOfTurn, match="closed"):
            late()


def test_what_fails_in_a_worker_is_said_here(tmp_path: Path) -> None:
    agent = tmp_path / "broken.py"
    agent.write_text("class Broken:\n    def choose(self, observation):\n        raise ValueError('out of order')\n")
    draw = Draw({"players": 2}, learners=1, opponents=[f"{agent}:Broken"])
    for workers in (0, 1):  # of eight learners some sit behind an opponent, who is asked first
        with pytest.raises(AgentFault, match="Broken failed to choose: ValueError: out of order"):
            Batch("smallworld", 8, draw, seed=1, workers=workers)


def test_halves_wait_for_their_own_choices() -> None:
    with halves("smallworld", 3, Draw({"players": 2}), seed=1, workers=0) as (first, second):
        assert (first.games, second.games) == (1, 2)
        with pytest.raises(OutOfTurn, match="nothing was sent"):
            first.receive()
        first.send(first.legal[first.offset[:-1]])
        with pytest.raises(OutOfTurn, match="not received yet"):
            first.send([0])
        second.send(second.legal[second.offset[:-1]])
        second.receive()
        first.receive()
        second.step(second.legal[second.offset[:-1]])


@pytest.mark.parametrize("name", ["root", "smallworld"])
def test_how_far_actions_fall_short_is_told_of_a_guess_at_what_is_hidden(name: str) -> None:
    with Batch(name, 2, seed=5, shortfall=True) as batch:
        played, moves = batch.table(0).game, 0
        for _ in range(12):
            while len(legal := played.decision.actions) == 1:
                played.apply(legal[0])
                moves += 1
            guess = played.determinize(played.decision.seat, moves).state
            mine = batch.shortfall[: batch.offset[1]]
            assert mine.tolist() == pytest.approx(shortfalls(judge_of(name), guess, legal))
            assert (mine.min(), mine.max() <= HOPELESS) == (0, True)
            played.apply(legal[int(mine.argmax())])
            moves += 1
            batch.step([batch.legal[first + int(batch.shortfall[first:end].argmax())] for first, end in pairs(batch)])
    with Batch(name, 2, seed=5) as quiet:
        assert not len(quiet.shortfall)


def pairs(batch: Batch) -> list[tuple[int, int]]:
    return list(pairwise(batch.offset.tolist()))


def test_a_drawn_table_can_be_played_anywhere() -> None:
    with Batch("root", 2, MIXED, seed=11) as batch:
        drawn = batch.table(1)
        assert new("root", **drawn.game.options) == drawn.game


@pytest.mark.filterwarnings("ignore")  # those of Ray itself
@pytest.mark.nightly
def test_a_cluster_plays_the_same_games() -> None:
    lot = np.random.default_rng(3)
    with (
        halves("root", 6, MIXED, seed=4, limit=20, shortfall=True, workers=0) as here,
        halves("root", 6, MIXED, seed=4, limit=20, shortfall=True, workers=2, cluster=True) as there,
    ):
        for _ in range(30):
            assert said(*here) == said(*there)
            for mine, other in zip(here, there, strict=True):
                numbers = by_lot(mine, lot)
                mine.step(numbers)
                other.step(numbers)
        assert max(half.number.max() for half in here) > 0
