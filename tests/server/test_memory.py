"""What a worker keeps: a search goes on from its tree while the game continues what it thought, and begins anew in
every other case."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

import copse
from copse.agents import observe
from copse.agents.search import Search
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.server.workers import fair_queue, search_cache
from copse.server.workers.agent_pool import own_last_choice
from copse.server.workers.agent_process import Job, answer
from copse.server.workers.fair_queue import Asker, FairQueue
from copse.server.workers.search_cache import Memory, Past, Seat
from tests.script import small_world
from tests.server.club import HUMAN, Club
from tests.server.test_thinkers import thinkers_of

CONQUERING = """
    players 2
    turn 0 conquer
    people 0 flying ratmen hand 9
    region 10 ratmen 2
"""
ITERATIONS = 60  # of an casual
HERE = Seat("table", 0, "casual")


def job(game: AnyGame, revision: int, table: str = "table") -> Job:
    seat, until = game.decision.seat, time.monotonic() + 60
    save = game.determinize(seat, revision).save()
    return Job("casual", 1, len(game.history), save, until, table, revision, own_last_choice(game))


def after_one_thought(remembered: Memory) -> AnyGame:
    """A game at whose first revision the search has made its choice."""
    game = small_world(CONQUERING)
    game.apply(answer(job(game, 0), remembered).action)
    return game


def test_a_search_goes_on_from_its_tree_when_the_seat_chooses_again() -> None:
    remembered = Memory()
    game = after_one_thought(remembered)
    assert len(game.decision.actions) > 1
    assert answer(job(game, 1), remembered).recalled
    assert remembered._kept[HERE].search.size > ITERATIONS


def test_whatever_does_not_continue_the_thought_begins_anew() -> None:
    def recalled(revision: int, change: str = "", table: str = "table") -> bool:
        remembered = Memory()
        game = after_one_thought(remembered)
        chosen = game.history[-1].action
        if change:
            game.undo(0)
            game.apply(next(action for action in game.decision.actions if action is not chosen))
        return answer(job(game, revision, table), remembered).recalled

    assert recalled(1)
    assert not recalled(2), "something was taken back since"
    assert not recalled(1, change="another server chose otherwise")
    assert not recalled(1, table="a fork of it")


def test_a_search_is_recalled_once() -> None:
    remembered = Memory()
    game = after_one_thought(remembered)
    assert remembered.recall(HERE, Past(1, own_last_choice(game))) is not None
    assert remembered.recall(HERE, Past(1, own_last_choice(game))) is None


def test_agents_that_do_not_search_are_not_kept() -> None:
    remembered, game = Memory(), small_world(CONQUERING)
    beginner = Job("beginner", 1, 0, game.determinize(0, 1).save(), time.monotonic() + 60, "table", 0, "")
    assert answer(beginner, remembered).action
    assert len(remembered) == 0


@pytest.fixture
def thoughtful() -> Search:
    search = Search(1, iterations=10)
    search.choose(observe(small_world(CONQUERING)))
    assert search.size == 10
    return search


def keep(remembered: Memory, search: Search, tables: int) -> Iterator[bool]:
    """Keep a search for so many tables; for each, whether it is there still."""
    for number in range(tables):
        remembered.keep(Seat(f"table {number}", 0, "casual"), search, Past(1, "stop"))
    for number in range(tables):
        yield remembered.recall(Seat(f"table {number}", 0, "casual"), Past(1, "stop")) is not None


def test_only_so_many_searches_are_kept_and_the_oldest_goes(
    thoughtful: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_cache, "MOST_KEPT", 3)
    assert list(keep(Memory(), thoughtful, 5)) == [False, False, True, True, True]


def test_only_so_much_is_kept_in_trees(thoughtful: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_cache, "MOST_VISITS", 25)
    assert list(keep(Memory(), thoughtful, 4)) == [False, False, True, True]


def test_what_was_thought_long_ago_is_forgotten(thoughtful: Search) -> None:
    now = [0.0]
    remembered = Memory(lambda: now[0])
    remembered.keep(HERE, thoughtful, Past(1, "stop"))
    now[0] = search_cache.LONGEST_KEPT + 1
    remembered.keep(HERE._replace(table="another"), thoughtful, Past(1, "stop"))
    assert remembered.recall(HERE, Past(1, "stop")) is None
    assert len(remembered) == 1


def test_a_search_that_was_hurried_once_has_its_own_time_again() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.1
        return now[0]

    search, game = Search(1, seconds=2.0, clock=clock), small_world(CONQUERING)
    search.hurry(0.5)
    search.choose(observe(game))
    assert now[0] < 1.0
    search.choose(observe(game))
    assert now[0] > 2.0


# ---- which worker


def served(queue: FairQueue[str], *tables: str) -> list[str]:
    async def story() -> list[str]:
        crew = []
        for table in tables:
            async with queue.turn(Asker("ann", table)) as worker:
                crew.append(worker)
        return crew

    return asyncio.run(story())


def test_a_table_is_served_by_the_worker_that_served_it_before() -> None:
    async def story() -> None:
        queue = FairQueue(["one", "two"])
        async with queue.turn(Asker("ann", "x")) as first, queue.turn(Asker("bob", "y")) as second:
            assert {first, second} == {"one", "two"}
        for _ in range(3):
            async with queue.turn(Asker("bob", "y")) as again:
                assert again == second
            async with queue.turn(Asker("ann", "x")) as again:
                assert again == first
        async with queue.turn(Asker("ann", "x")), queue.turn(Asker("ann", "x")) as other:
            assert other == second, "nobody waits for it"

    asyncio.run(story())


def test_a_lane_remembers_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 2)
    queue = FairQueue(["one"])
    served(queue, "x", "y", "x", "z")
    assert list(queue._served) == ["x", "z"]


def test_at_a_table_the_agent_of_a_seat_thinks_on(club: Club) -> None:
    casual: Json = {"kind": "agent", "agent": "casual"}
    guests = club.create("smallworld", casual, HUMAN, position=f"copse position 1 smallworld{CONQUERING}")
    guests.wait_for_turn(1)
    chosen = len(club.table(guests.id).game.history)
    assert chosen > 2
    assert thinkers_of(club).recalled == chosen - 1


def test_the_choice_before_counts_only_if_the_same_seat_made_it() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert own_last_choice(game) == ""
    game.apply("pick 1")
    assert own_last_choice(game) == "pick 1"
    while game.decision.seat == 0:
        game.apply(game.decision.actions[-1])
    assert own_last_choice(game) == ""
