"""Games that go on and on: how long one may be, and that nobody else waits while one is opened, told or seen again."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import threading
import time
import tracemalloc
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

import copse
from copse.games import AnyGame, RootGame
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.server.config.settings import Settings
from copse.server.operations.admin import status_of
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.messages import Act, Frame, NewTable, Replay, SeatWish, TableInfo
from copse.server.snapshots.builder import MOST_LINES
from copse.server.snapshots.replay import frames
from copse.server.snapshots.replay_file import PLACE, SHELL, Film, film
from copse.server.snapshots.wording import Wording
from copse.server.store import BEGINNING, open_store
from copse.server.tables import table as tables
from copse.server.tables.seats import Chair, Sheet
from copse.server.tables.setup import try_out
from copse.server.workers import reader_process
from copse.server.workers.agent_pool import AgentPool, AgentProcess
from copse.server.workers.agent_process import Answer, Job, Review
from copse.server.workers.fair_queue import Asker
from copse.server.workers.reader_process import MOST_FRAMES, Page, Scene
from tests.server.club import HUMAN, PATIENCE, RANDOM, Club, Guests, Shape, club_on, code, quick_app, settings_on

NAMES = ["A", "B"]


@cache
def passed(choices: int) -> RootGame:
    """A game in which people pass as long as they can: it has no end."""
    game = copse.new("root", factions=["marquise", "eyrie"], seed=7)
    for _ in range(choices):
        actions = game.decision.actions
        game.apply(next((action for action in actions if action.verb.name == "pass"), actions[0]))
    assert not game.over
    return game


def opened(club: Club, choices: int) -> Guests:
    return club.create("root", HUMAN, HUMAN, record=passed(choices).record())


# ---- how long a game may be


def test_a_record_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", longest_game=60) as club:
        opened(club, 60)
        wish: Json = {"game": "root", "host": "Ann", "seats": [HUMAN, HUMAN], "record": passed(61).record()}
        answer = club.post("/tables", wish)
    assert code(answer) == (422, "game_too_long")
    assert "60 choices" in answer.text


def test_a_game_ends_where_it_is_too_long_and_says_so(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", longest_game=60) as club:
        guests = opened(club, 58)
        guests.play(2)
        person = guests.mover()
        assert code(person.act("pass")) == (409, "game_too_long")
        assert len(club.table(guests.id).game.history) == 60
        assert guests.host.get("record").status_code == 200


def test_agents_rest_at_a_table_that_is_too_long(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", longest_game=60) as club:
        guests = club.create("root", RANDOM, RANDOM, record=passed(50).record())
        end = time.monotonic() + PATIENCE
        while len(club.table(guests.id).game.history) < 60:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert club.table(guests.id).due is None
        registry: TableRegistry = club.http.app.state.services.registry  # type: ignore[attr-defined]
        assert club.http.portal is not None
        assert club.http.portal.call(registry.store.due, time.time() + 1e6, 10, BEGINNING) == []


# ---- the log, by pages


def lines(state: Shape) -> list[Shape]:
    return state["log"]  # type: ignore[return-value]


def test_a_snapshot_tells_the_newest_lines_and_the_others_come_by_pages(club: Club) -> None:
    guests = opened(club, 900)
    game = club.table(guests.id).game
    assert len(game.events) > 2 * MOST_LINES
    for watcher, seat in ((guests.people[0], 0), (guests.people[1], 1), (guests.spectator, None)):
        state = watcher.state()
        assert state["log_from"] == 0
        assert state["events"] == len(game.events)
        log = lines(state)
        assert len(log) == MOST_LINES
        while (first := log[0]["n"]) != 0:
            page = lines(watcher.get(f"log?until={first}").json())
            assert 0 < len(page) <= MOST_LINES
            log = page + log
        whole = Wording(game, "en", ["Ann", "Ann 2"]).log(game.events_for(seat, 0), 0)
        assert log == msgspec.to_builtins(whole)


def test_whoever_was_away_for_long_is_told_from_where_on_to_forget(club: Club) -> None:
    guests = opened(club, 900)
    state = guests.spectator.state("?since=20&revision=0")
    assert state["log_from"] == 20
    assert len(lines(state)) == MOST_LINES
    missed = lines(guests.spectator.get(f"log?from=20&until={lines(state)[0]['n']}").json())
    assert missed[-1]["n"] == lines(state)[0]["n"] - 1  # type: ignore[operator]
    assert lines(guests.spectator.get("log?from=20&until=25").json())[0]["n"] == 20


def test_parts_of_the_log_that_there_are_not_are_empty(club: Club) -> None:
    guests = opened(club, 60)
    events = len(club.table(guests.id).game.events)
    assert lines(guests.spectator.get(f"log?from={events}").json()) == []
    assert lines(guests.spectator.get("log?from=9&until=3").json()) == []
    assert lines(guests.spectator.get("log?until=999999999").json())[-1]["n"] == events - 1
    waiting = club.create("root", HUMAN, {"kind": "open"})
    assert lines(waiting.people[0].get("log").json()) == []


# ---- the replay, by pages


def scene(game: AnyGame) -> Scene:
    info = msgspec.json.decode(  # what is told of a table does not matter here
        b'{"id":"","name":"","game":"root","options":{},"status":"playing","host":"","pace":{},"spectators":true,'
        b'"protected":false,"private":false,"hurried":false,'
        b'"origin":{"kind":"record","choices":0,"of":"","text":""},"seats":[],"winners":null,"to_move":null}',
        type=TableInfo,
    )
    return Scene(game.save(), info, None, "en", NAMES)


def test_the_pages_of_a_replay_are_the_whole_game(club: Club) -> None:
    guests = opened(club, 600)
    told: list[Frame] = []
    sizes = []
    while len(told) < 601:
        answer = guests.host.get(f"replay?from={len(told)}" + ("&count=70" if told else ""))
        page = msgspec.json.decode(answer.content, type=Replay)
        assert (page.first, page.moments) == (len(told), 601)
        told += page.frames
        sizes.append(len(page.frames))
    assert sizes == [MOST_FRAMES, 70, 31]
    names = [chair.name for chair in club.table(guests.id).sheet.chairs]
    assert told == list(frames(club.table(guests.id).game, None, "en", names))


@pytest.mark.parametrize("query", ["from=61", "count=0", "count=501", "seat=2", "from=x"])
def test_a_page_that_there_is_not_is_refused(club: Club, query: str) -> None:
    assert code(opened(club, 60).host.get(f"replay?{query}")) == (422, "bad_request")


def test_a_page_is_no_larger_than_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_process, "LARGEST_PAGE", 50_000)
    page = reader_process.page(Page(scene(passed(200)), 100, 100))
    assert 1 < len(page.frames) < 100
    assert len(msgspec.json.encode(page)) < 60_000


def test_a_film_is_never_in_memory_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / SHELL).write_text(f"<html>{PLACE}</html>")
    game, info = passed(600), scene(passed(60)).table
    shown = frames(game, None, "en", NAMES)
    first = next(shown)
    tracemalloc.start()
    text = film(info, (frame for more in ([first], shown) for frame in more), "en", tmp_path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    unpacked = zlib.decompress(base64.b64decode(text.removeprefix("<html>").removesuffix("</html>")))
    assert len(msgspec.json.decode(unpacked, type=Film).replay.frames) == 601
    assert peak < len(unpacked)


def test_a_large_answer_comes_in_pieces(tmp_path: Path) -> None:
    (tmp_path / SHELL).write_text(f"<html>{PLACE}{'x' * 300_000}</html>")
    with TestClient(quick_app(dataclasses.replace(settings_on(tmp_path / "club.db"), page=tmp_path))) as client:
        guests = opened(Club(client), 60)
        answer = guests.host.get("replay.html")
    assert "content-length" not in answer.headers
    assert answer.text.endswith("x</html>")


# ---- beside the loop


class Gate:
    """Stands before a piece of work and lets it through once the event loop was seen to turn meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: object, work: str) -> None:
        self._reached, self._open = threading.Event(), threading.Event()
        self.passed = 0
        done = getattr(where, work)

        def slowly(*given: object) -> object:
            self._reached.set()
            assert self._open.wait(20), "the loop stood still"
            self.passed += 1
            return done(*given)

        monkeypatch.setattr(where, work, slowly)

    async def beat(self) -> None:
        while not self._reached.is_set():
            await asyncio.sleep(0.001)
        for _ in range(10):
            await asyncio.sleep(0)
        self._open.set()


@asynccontextmanager
async def registry_on(database: Path) -> AsyncIterator[tuple[TableRegistry, str]]:
    """A registry, and the id of a table at it with a game that others have played for a while."""
    settings = Settings(str(database), thinkers=1, snapshot_every=1)
    registry = TableRegistry(open_store(settings.database), settings)
    await registry.open()
    wish = NewTable("root", [SeatWish("human")] * 2, "Ann", record=passed(50).record())
    sheet = Sheet("", "Ann", "", [Chair("human", name) for name in NAMES], wish.pace, True)
    table = await registry.create(try_out(wish, 50).setup, sheet)
    await table.alter(lambda sheet: setattr(sheet, "started", 1.0))  # later, so that no sweep finds it due
    yield registry, table.id
    await registry.close()


@pytest.mark.parametrize("work", ["begin", "made"])
def test_the_loop_goes_on_while_a_long_game_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str
) -> None:
    async def script() -> int:
        async with registry_on(tmp_path / "club.db") as (registry, id):
            registry._tables.clear()
            gate = Gate(monkeypatch, tables, work)
            await asyncio.gather(registry.find(id), gate.beat())
            return gate.passed

    assert asyncio.run(script()) == 1


def test_the_loop_goes_on_while_a_long_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> int:
        async with registry_on(tmp_path / "club.db") as (registry, id):
            table = await registry.find(id)
            gate = Gate(monkeypatch, Game, "save")
            beating = asyncio.create_task(gate.beat())
            while not gate.passed:
                action = table.game.decision.actions[0].text
                await table.act(table.game.decision.seat, Act(f"r{table.revision}", table.revision, action, True), "en")
            await beating
            return gate.passed

    assert asyncio.run(script()) == 1


def test_the_loop_goes_on_while_a_record_is_written(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = opened(club, 50)
    gate = Gate(monkeypatch, Game, "record")
    assert club.http.portal is not None
    beating = club.http.portal.start_task_soon(gate.beat)
    assert guests.host.get("record").text == passed(50).record()
    beating.result()


def test_the_loop_goes_on_while_a_finished_game_is_looked_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answered(thinker: AgentProcess, job: Job | Review) -> Answer:
        return Answer()

    async def script() -> int:
        monkeypatch.setattr(AgentProcess, "ask", answered)
        gate = Gate(monkeypatch, Game, "save")
        await asyncio.gather(AgentPool(Settings("")).review(passed(50), Asker("Ann", "a table")), gate.beat())
        return gate.passed

    assert asyncio.run(script()) == 1


def test_the_loop_goes_on_while_tables_are_looked_at_that_may_have_had_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> int:
        async with registry_on(tmp_path / "club.db") as (registry, id):
            entry = await registry.store.entry(id)
            assert entry is not None
            gate = Gate(monkeypatch, tables, "begin")
            await asyncio.gather(status_of(registry.store, replace(entry, status=None)), gate.beat())
            return gate.passed

    assert asyncio.run(script()) == 1
