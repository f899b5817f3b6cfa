"""Scripted players and the measurement: whatever the server does wrong, it ends with a reason."""

from __future__ import annotations

import asyncio
import resource
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from copse.cli.bench import check_crowd, counts
from copse.kernel.errors import BadSetup
from copse.server.benchmark.http_client import Refused, Wire
from copse.server.benchmark.measure import Crowd, Load, measure, measure_work, served, while_alive
from copse.server.benchmark.players import Player
from copse.server.edge.listening import open_all_files
from copse.server.store import Unavailable
from tests.server.club import PATIENCE

ERROR = '{"error": {"code": "unavailable", "message": "the database cannot be used just now"}}'


async def heard_from(last_words: str, code: int) -> None:
    """Listen to a server that says this and hangs up."""

    async def hang_up(line: ServerConnection) -> None:
        await line.send(last_words)
        await line.close(code)

    async with serve(hang_up, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        player = Player(await connect(f"ws://127.0.0.1:{port}"), "")
        async with asyncio.timeout(PATIENCE):
            await player.hears_of(0)


@pytest.mark.parametrize(("last_words", "code", "reason"), [(ERROR, 4503, "cannot be used"), ("{}", 1011, "1011")])
def test_a_player_whose_line_is_closed_says_why_and_waits_no_longer(last_words: str, code: int, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        asyncio.run(heard_from(last_words, code))


def test_a_server_that_is_gone_is_a_refusal() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    with pytest.raises(Refused, match="hung up"):
        asyncio.run(Wire(port).post("/tables", {}))


@pytest.mark.slow
def test_a_database_that_cannot_be_used_ends_the_measurement(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        measure(f"{tmp_path}/no/such/folder/load.db", Load(1, 1.0, 1.0))


@pytest.mark.slow
def test_a_server_that_dies_ends_the_measurement(tmp_path: Path) -> None:
    async def die() -> None:
        server.kill()
        await asyncio.Event().wait()

    with served(str(tmp_path / "load.db")) as (_, server), pytest.raises(Refused, match="ended"):
        asyncio.run(while_alive(server, die()))


@pytest.mark.slow
@pytest.mark.usefixtures("collector")
def test_a_fixed_number_of_actions_is_measured(tmp_path: Path) -> None:
    pace = measure_work(str(tmp_path / "load.db"), tables=2, actions=9)
    assert (pace.actions, pace.work > 0) == (10, True)  # as many at each table


@pytest.mark.slow
@pytest.mark.usefixtures("collector")
def test_people_with_accounts_and_watchers_of_the_lobby_are_measured(tmp_path: Path) -> None:
    found = measure(str(tmp_path / "load.db"), Load(tables=2, every=0.1, seconds=1.0), Crowd(people=3, watchers=3))
    assert found.lobby is not None
    assert 0 < found.lobby[0] <= found.lobby[1]
    assert min(found.calm.actions, found.busy.actions) >= 2


@pytest.mark.parametrize("crowd", [Crowd(people=1), Crowd(watchers=5)])
def test_a_crowd_that_cannot_play_is_refused(crowd: Crowd) -> None:
    with pytest.raises(BadSetup, match="--people"):
        check_crowd(crowd)


def test_the_server_may_open_as_many_sockets_as_the_system_grants() -> None:
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft - 1, most))
    try:
        open_all_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


def test_the_curve_is_asked_for_with_commas() -> None:
    assert counts("50,200") == [50, 200]
    for wrong in ("", "0", "5,", "-1", "many"):
        with pytest.raises(BadSetup, match="--tables"):
            counts(wrong)
