"""Who is thought for when many wait: in turn by client and by table, the quick apart from the slow, with less time for
those who ask for much. And a worker that is killed costs nobody a thought."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread

import pytest

import copse
from copse.agents.catalogue import LISTED
from copse.kernel.tasks import Json
from copse.server.clients.rate_limit import alias
from copse.server.protocol.refusal import Refusal
from copse.server.tables.timing import JITTER, QUICK, TEMPOS, share_of_turn
from copse.server.workers.agent_pool import HINTS_AT_ONCE, LEAST_SHARE, SPENT_SHARE, AgentPool, AgentProcess, Reader
from copse.server.workers.agent_process import Advise, Answer, Job, Review
from copse.server.workers.fair_queue import Asker, FairQueue, Turns
from tests.server.club import HUMAN, RANDOM, Club, club_on, club_with_workers, code, settings_on

GAME = copse.new("smallworld", players=2, seed=1)
READER = Reader("en", ["Ann", "Bob"])
ANN, BOB = "ann", "bob"


# ---- whose turn it is


def test_one_table_waits_for_one_of_the_fifty_of_another_client() -> None:
    turns = Turns[str]()
    for table in range(50):
        turns.add(Asker(ANN, f"table {table}"), f"ann {table}")
    turns.add(Asker(BOB, "his table"), "bob")
    assert [turns.take() for _ in range(4)] == ["ann 0", "bob", "ann 1", "ann 2"]
    assert (len(turns), turns.of(ANN), turns.of(BOB)) == (47, 47, 0)


def test_the_tables_of_a_client_take_turns_too() -> None:
    turns = Turns[str]()
    for item in ("first", "second"):
        for table in "xyz":
            turns.add(Asker(ANN, table), f"{table} {item}")
    assert [turns.take() for _ in range(6)] == ["x first", "y first", "z first", "x second", "y second", "z second"]
    assert not turns


def test_those_who_wait_can_be_counted_by_another_thread() -> None:
    """Figures are read beside the loop, where clients come and go meanwhile."""
    turns, counts, usual = Turns[int](), list[int](), sys.getswitchinterval()

    def count() -> None:
        counts.extend(len(turns) for _ in range(2_000))

    reading = Thread(target=count)
    sys.setswitchinterval(1e-6)
    try:
        reading.start()
        while reading.is_alive():
            for client in range(50):
                turns.add(Asker(str(client), "x"), client)
            for _ in range(50):
                turns.take()
    finally:
        sys.setswitchinterval(usual)
    assert len(counts) == 2_000


def test_who_was_served_comes_after_those_who_were_not() -> None:
    turns = Turns[str]()
    turns.add(Asker(ANN, "x"), "ann 1")
    turns.add(Asker(BOB, "y"), "bob 1")
    assert turns.take() == "ann 1"
    turns.add(Asker(ANN, "x"), "ann 2")
    assert [turns.take(), turns.take()] == ["bob 1", "ann 2"]


def test_whoever_leaves_is_forgotten_and_the_worker_goes_on_to_the_next() -> None:
    async def story() -> list[str]:
        served: list[str] = []
        queue = FairQueue(["the worker"])

        async def wait(client: str) -> None:
            async with queue.turn(Asker(client, "table")):
                served.append(client)

        async with queue.turn(Asker("first", "table")):
            ann, bob = [asyncio.create_task(wait(who)) for who in (ANN, BOB)]
            await asyncio.sleep(0)
            assert (queue.busy, queue.waiting) == (1, 2)
            ann.cancel()
        # the worker was given back before the one who left could say so
        await bob
        assert (queue.busy, queue.waiting) == (0, 0)
        return served

    assert asyncio.run(story()) == [BOB]


def test_a_worker_that_was_given_to_one_who_leaves_is_not_lost() -> None:
    async def story() -> int:
        queue = FairQueue(["the worker"])

        async def wait() -> None:
            async with queue.turn(Asker(ANN, "table")):
                pass

        async with queue.turn(Asker(BOB, "table")):
            ann = asyncio.create_task(wait())
            await asyncio.sleep(0)
        ann.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ann
        return queue.busy

    assert asyncio.run(story()) == 0


# ---- thinkers whose thoughts end when the test says so


class Study:
    """A pool that runs no process: each thought waits until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **more: float) -> None:
        self.begun: list[Job | Advise | Review] = []
        self.done = asyncio.Event()
        self.thinkers = AgentPool(settings_on("", **more))
        self.tasks: list[asyncio.Task[object]] = []
        study = self

        async def ask(thinker: AgentProcess, job: Job | Advise | Review) -> Answer:
            study.begun.append(job)
            await study.done.wait()
            return Answer(GAME.decision.actions[0].text)

        monkeypatch.setattr(AgentProcess, "ask", ask)

    async def begin(self, thought: Awaitable[object]) -> None:
        self.tasks.append(asyncio.ensure_future(thought))
        await asyncio.sleep(0)

    async def move(self, agent: str, client: str, table: str = "table") -> None:
        await self.begin(self.thinkers.advise(agent, GAME, Asker(client, table), 0))

    async def hint(self, client: str) -> None:
        await self.begin(self.thinkers.hint(GAME, Asker(client, "table"), READER))

    async def end(self) -> list[object]:
        self.done.set()
        return await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def agents(self) -> list[str]:
        return [job.agent if isinstance(job, Job) else type(job).__name__.lower() for job in self.begun]


def play(monkeypatch: pytest.MonkeyPatch, story: Callable[[Study], Awaitable[None]], **more: float) -> None:
    async def run() -> None:
        await story(Study(monkeypatch, **more))

    asyncio.run(run())


def test_every_agent_has_its_time() -> None:
    assert set(TEMPOS) == set(LISTED)
    assert set(TEMPOS) > QUICK


def test_quick_agents_never_wait_behind_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(study: Study) -> None:
        for table in range(50):
            await study.move("expert", ANN, f"table {table}")
        await study.move("beginner", BOB)
        assert study.agents == ["expert", "beginner"]
        assert (study.thinkers.busy, study.thinkers.waiting) == (2, 49)
        await study.end()
        assert (study.thinkers.busy, study.thinkers.waiting) == (0, 0)

    play(monkeypatch, story)


def test_among_fifty_tables_of_masters_another_clients_agent_and_hint_come_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(study: Study) -> None:
        for table in range(50):
            await study.move("expert", ANN, f"table {table}")
        await study.move("search", BOB)
        await study.hint("cid")
        await study.end()
        assert study.agents[:4] == ["expert", "expert", "search", "advise"]

    play(monkeypatch, story)


def test_nobody_waits_for_one_who_looks_back_at_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(study: Study) -> None:
        for client in (ANN, BOB):
            await study.begin(study.thinkers.review(GAME, Asker(client, "table")))
        while not study.thinkers.waiting:  # the games are written down beside the loop
            await asyncio.sleep(0)
        await study.move("expert", ANN)
        assert study.agents == ["review", "expert"]
        assert (study.thinkers.busy, study.thinkers.waiting) == (2, 1)
        await study.end()

    play(monkeypatch, story)


FULL = share_of_turn("expert", 0)


def spells(outcomes: list[object]) -> list[tuple[float, bool]]:
    """How much of the time of an expert's first choice each got, and whether it was cut."""
    got = [one.spell for one in outcomes]  # type: ignore[attr-defined]
    return [(round(spell.slot * (1 + JITTER) / FULL, 3), spell.cut) for spell in got]


def test_time_is_cut_for_a_client_that_asks_for_much_and_for_others_only_when_many_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(study: Study) -> None:
        for table in range(50):
            await study.move("expert", ANN, f"table {table}")
        await study.move("expert", BOB)
        *anns, bobs = spells(await study.end())
        assert bobs == (1.0, False), "he waits beside one client, who asks for much"
        assert anns[0] == (1.0, False), "nobody waited yet"
        assert anns[1] == (LEAST_SHARE, True)
        assert anns[-1] == (1.0, False), "nobody waits any more"
        assert study.thinkers.cut == sum(cut for _, cut in anns)

    play(monkeypatch, story)


def test_many_clients_together_get_less_time_each(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(study: Study) -> None:
        for client in range(11):
            await study.move("expert", f"client {client}")
        times = [seconds for seconds, _ in spells(await study.end())]
        assert times == [1.0, *[0.2, 0.222, 0.25, 0.286, 0.333, 0.4, 0.5, 0.667, 1.0, 1.0]]

    play(monkeypatch, story)


def test_a_client_that_used_up_its_minute_gets_less_time_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(study: Study) -> None:
        study.done.set()
        for _ in range(3):
            await study.move("expert", ANN)
            await study.end()
        await study.move("expert", BOB)
        await study.move("beginner", ANN)
        beginners = round(share_of_turn("beginner", 0) / FULL, 3)
        assert spells(await study.end()) == [
            (1.0, False), (1.0, False), (SPENT_SHARE, True), (1.0, False), (beginners, False),
        ]  # fmt: skip

    play(monkeypatch, story, thinking_per_minute=2.0)


def test_hints_beyond_the_room_there_is_are_refused_with_a_time_and_agents_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(study: Study) -> None:
        for client in (ANN, BOB, "cid"):
            await study.hint(client)
        await study.move("expert", "cid")
        *granted, refused, moved = await study.end()
        assert isinstance(refused, Refusal)
        assert (refused.status, refused.fault.code, refused.retry_after) == (503, "thinkers_busy", 3)
        assert refused.fault.message.endswith("try again in 3 seconds")
        assert len(spells([*granted, moved])) == 3
        await study.hint("cid")
        assert len(spells([(await study.end())[-1]])) == 1, "there is room again"

    play(monkeypatch, story, hints_at_once=2)


def test_one_client_cannot_take_all_the_room_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(study: Study) -> None:
        for _ in range(HINTS_AT_ONCE + 1):
            await study.hint(ANN)
        await study.hint(BOB)
        *granted, refused, bobs = await study.end()
        assert isinstance(refused, Refusal)
        assert (refused.status, refused.fault.code) == (429, "thinking")
        assert len(spells([*granted, bobs])) == HINTS_AT_ONCE + 1

    play(monkeypatch, story)


# ---- at tables


def thinkers_of(club: Club) -> AgentPool:
    thinkers: AgentPool = club.http.app.state.services.registry.thinkers  # type: ignore[attr-defined]
    return thinkers


def kill_the_workers(club: Club) -> int:
    """Kill the processes that wait for work; how many there were."""
    pids = [pid for thinker in thinkers_of(club)._all if (pid := thinker.worker.pid)]
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    return len(pids)


KILLS = 2  # of each worker; `test_worker.py` kills one more often


@pytest.mark.slow
def test_hints_come_however_often_the_worker_is_killed_while_it_waits(tmp_path: Path) -> None:
    with club_with_workers(tmp_path / "club.db") as club:
        ann = club.create().people[0]
        for killed in range(KILLS):
            hint = ann.post("hint")
            assert hint.status_code == 200, hint.text
            assert "Chance of winning" in hint.json()["why"], "it was thought about"
            assert (thinkers_of(club).living, thinkers_of(club).restarts) == (1, killed)
            assert kill_the_workers(club) == 1


@pytest.mark.slow
def test_agents_play_however_often_the_worker_is_killed_while_it_waits(tmp_path: Path) -> None:
    with club_with_workers(tmp_path / "club.db") as club:
        for killed in range(KILLS):
            guests = club.create("smallworld", RANDOM, HUMAN)
            guests.wait_for_turn(1)
            assert thinkers_of(club).restarts == killed
            assert kill_the_workers(club) == 1
        assert thinkers_of(club).plain == 0, "each choice was thought about"


def test_that_agents_think_less_is_said_at_the_table(tmp_path: Path) -> None:
    casual: Json = {"kind": "agent", "agent": "casual"}
    with club_on(tmp_path / "club.db", thinking_per_minute=0.01) as club:
        guests = club.create("smallworld", casual, HUMAN)
        guests.wait_for_turn(1)
        assert guests.people[1].state()["table"]["hurried"] is True  # type: ignore[index,call-overload]
        assert thinkers_of(club).cut >= 1


def test_a_table_knows_its_maker_by_a_name_that_tells_nothing(club: Club) -> None:
    tables = [club.table(club.create().id) for _ in range(2)]
    makers = {table.sheet.maker for table in tables}
    assert len(makers) == 1
    assert makers == {alias("testclient")}
    assert "testclient" not in makers.pop()


def test_a_refused_hint_says_when_to_ask_again(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", hints_at_once=0) as club:
        refused = club.create().people[0].post("hint")
        assert code(refused) == (503, "thinkers_busy")
        assert refused.headers["Retry-After"] == "1"
