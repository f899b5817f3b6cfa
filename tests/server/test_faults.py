"""Faults: a database that is full or gone, agents that fail, clocks that run out. The tables go on."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from httpx2 import Response

import copse
from copse.agents import observe
from copse.games import AnyGame
from copse.server.config.settings import Settings
from copse.server.protocol.messages import Pace
from copse.server.store.postgres import PostgresStore
from copse.server.tables.clock import Asked, Clock
from copse.server.workers.agent_pool import AgentPool, plain_choice
from copse.server.workers.fair_queue import Asker
from tests.server.club import HUMAN, RANDOM, SILENT, Club, Guests, club_on, code, texts, whole
from tests.server.cluster import Cluster
from tests.server.test_sweep import execute, registry_of, until

# ---- the database


def test_a_full_disk_is_a_clear_error_and_is_got_over(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests = club.create()
        store = club.http.app.state.services.registry.store  # type: ignore[attr-defined]

        def limit(pages: int) -> None:
            club.http.portal.call(  # type: ignore[union-attr]
                store._do, lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone()
            )

        limit(1)
        number = 0
        while (answer := first_choice(guests, f"{number:080}")).status_code == 200:
            number += 1
        assert code(answer) == (503, "unavailable")
        assert guests.spectator.revision == number
        limit(10**6)
        guests.play(3)
        assert guests.spectator.revision == number + 3


def first_choice(guests: Guests, request: str) -> Response:
    """Choose the first action that is legal; a long request takes much room in the database."""
    person = guests.mover()
    state = person.state(SILENT)
    return person.act(texts(state)[0], revision=whole(state["revision"]), request=request)


def test_a_damaged_database_is_an_error_that_names_no_secret(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests = club.create()
        with sqlite3.connect(tmp_path / "club.db") as other:
            other.execute("DROP TABLE moves")
        assert code(guests.people[0].act("pick 1", revision=0)) == (503, "unavailable")


def test_a_lost_database_is_found_again(cluster: Cluster, postgres: str) -> None:
    with club_on(postgres) as club:
        guests = club.create()
        guests.play(2)
        with cluster.stopped():
            assert code(guests.people[0].get("state")) == (503, "unavailable")
        guests.play(2)
        assert guests.spectator.revision == 4


def test_an_agent_moves_if_its_turn_comes_while_connections_are_lost(cluster: Cluster, postgres: str) -> None:
    """No sweep comes to its help, and nobody asks for the table meanwhile."""
    with club_on(postgres, sweep_seconds=3600) as club:
        guests = club.create("smallworld", HUMAN, RANDOM)
        table = club.table(guests.id)
        while table.awaits_person == 0:
            cluster.cut_connections()
            until(lambda: club.get(f"/tables/{guests.id}").status_code == 200)
            assert first_choice(guests, f"choice {table.revision}").status_code == 200
        until(lambda: table.awaits_person == 0)


# ---- several servers on one database


def test_two_servers_share_tables_and_tell_each_other(postgres: str) -> None:
    with club_on(postgres) as here, club_on(postgres) as there:
        guests = here.create()
        ann = guests.people[0]
        ann.club = there
        with guests.spectator.live() as socket:
            socket.receive_json()
            assert ann.act("pick 1").json() == {"revision": 1}
            while socket.receive_json()["revision"] != 1:
                pass
        assert guests.people[1].state()["revision"] == 1
        assert code(ann.act("pick 1", revision=0)) == (409, "stale")


def test_two_servers_let_an_agent_move_once(postgres: str) -> None:
    with club_on(postgres, sweep_seconds=0.05) as here, club_on(postgres, sweep_seconds=0.05) as there:
        guests = here.create("smallworld", RANDOM, RANDOM)
        guests.wait_for("over")
        guests.club = there
        guests.wait_for("over")
        assert here.table(guests.id).game == there.table(guests.id).game


def test_two_servers_know_who_is_online_at_either(postgres: str) -> None:
    with club_on(postgres) as here, club_on(postgres) as there:
        guests = here.create()
        ann, bob = guests.people[0], guests.people[1]
        bob.club = there
        with ann.live() as socket:
            with bob.live() as other:
                while not other.receive_json()["table"]["seats"][0]["online"]:
                    pass
                while not socket.receive_json()["table"]["seats"][1]["online"]:
                    pass
            while socket.receive_json()["table"]["seats"][1]["online"]:
                pass


def test_servers_whose_list_was_lost_in_a_crash_tell_who_is_online(postgres: str) -> None:
    """The list need not outlive a crash of PostgreSQL. No sweep comes to its help."""
    with club_on(postgres, sweep_seconds=3600) as here, club_on(postgres, sweep_seconds=3600) as there:
        guests = here.create()
        ann, bob = guests.people[0], guests.people[1]
        bob.club = there
        with bob.live() as socket:
            socket.receive_json()
            execute(postgres, "TRUNCATE online, servers")  # locked in this order by servers too
            with ann.live():
                until(lambda: registry_of(there).hub.online(guests.id) == {0, 1})


def test_whoever_was_at_a_server_that_died_is_no_longer_online(postgres: str) -> None:
    dead = PostgresStore(postgres)

    async def come(table: str) -> None:
        await dead.open(lambda table: None)
        await dead.attend({table: {1}})

    with club_on(postgres) as club:
        guests = club.create()
        store = club.http.app.state.services.registry.store  # type: ignore[attr-defined]
        with guests.people[0].live() as socket:
            club.http.portal.call(come, guests.id)  # type: ignore[union-attr]
            while not socket.receive_json()["table"]["seats"][1]["online"]:
                pass
            club.http.portal.call(store.stay, 0.0)  # type: ignore[union-attr]
            while socket.receive_json()["table"]["seats"][1]["online"]:
                pass
        club.http.portal.call(dead.close)  # type: ignore[union-attr]


# ---- agents


def choose(game: AnyGame, script: str, seconds: float = 20.0, times: int = 1) -> list[str]:
    """What is chosen for the seat if the process that should think runs this script."""

    async def run() -> list[str]:
        thinkers = AgentPool(Settings("", thinkers=1, think_seconds=seconds), (sys.executable, "-c", script))
        chosen = [
            (await thinkers.advise("random", game, Asker("client", "table"), 0)).action.text for _ in range(times)
        ]
        await thinkers.close()
        return chosen

    return asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize(
    "script",
    [
        "raise SystemExit(1)",
        "import sys; sys.stdin.readline(); raise SystemExit",
        "import sys; sys.stdin.readline(); print('nonsense', flush=True); sys.stdin.readline()",
        """import sys; sys.stdin.readline(); print('{"fault": "tired"}', flush=True); sys.stdin.readline()""",
    ],
)
def test_an_agent_that_crashes_is_started_anew_and_a_plain_choice_is_made(script: str) -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert choose(game, script, times=2) == [plain_choice(game).text] * 2


@pytest.mark.slow
def test_an_agent_that_takes_too_long_is_stopped() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert choose(game, "import time; time.sleep(1000)", seconds=0.2) == ["pick 1"]


@pytest.mark.slow
def test_what_an_agent_is_sent_is_a_guess_and_not_the_game() -> None:
    """The script answers with the first action of what it is sent, if that has neither a past nor the real hands."""
    game = copse.new("root", seed=1)
    for _ in range(30):
        game.apply(game.decision.actions[-1])
    script = """
import base64, json, sys
import copse
job = json.loads(sys.stdin.readline())
sent = copse.load(base64.b64decode(job["save"]))
assert sent.history == [] and sent.events == [] and sent.options["seed"] is None and sent.start == ""
print(json.dumps({"action": sent.decision.actions[-1].text, "hands": str(sent.state.hands)}), flush=True)
sys.stdin.readline()
"""
    assert choose(game, script) == [observe(game).actions[-1].text]


# ---- clocks


def test_a_clock_counts_each_seat_and_knows_when_one_is_late() -> None:
    clock = Clock(Pace("live", 60, 100, "pass"), 2, 1000.0)
    assert clock.deadline(0) == 1060.0
    clock = clock.pressed(0, 1050.0)
    assert (clock.used, clock.deadline(1)) == ([50.0, 0.0], 1110.0)
    clock = clock.pressed(1, 1060.0)
    assert clock.deadline(0) == 1110.0
    info = clock.info(0)
    assert info is not None
    assert (info.deadline, info.left) == (1110.0, [50.0, 90.0])
    assert Clock(Pace(), 2, 1000.0).deadline(0) is None


def test_a_clock_does_not_count_as_long_as_an_answer_may_be_kept_back() -> None:
    clock = Clock(Pace("live", 60, 100, "pass"), 2, 1000.0).pressed(0, 1010.0, Asked(free=30.0))
    assert clock.deadline(1) == 1100.0
    assert [clock.pressed(1, at).used[1] for at in (1010.0, 1040.0, 1045.0)] == [0.0, 0.0, 5.0]
    assert clock.pressed(1, 1045.0).deadline(0) == 1105.0


@pytest.mark.parametrize("late", ["agent", "pass"])
def test_someone_chooses_for_who_is_late(club: Club, late: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, pace={"mode": "live", "move_seconds": 600, "late": late})
    assert guests.spectator.state()["clock"] is not None
    assert guests.spectator.revision == 0
    moment = time.time()
    monkeypatch.setattr(time, "time", lambda: moment + 601)
    while guests.spectator.revision == 0:
        time.sleep(0.02)
    assert club.table(guests.id).game.history[0].seat == 0
    told = [notice for notice in club.table(guests.id).sheet.notices if notice.kind.startswith("late")]
    [line] = [line for line in guests.spectator.notices() if "ran out of time" in line]
    assert [(notice.kind, notice.seat) for notice in told] == [(f"late_{late}", 0)]
    assert ("a computer" in line) == (late == "agent")


def test_nothing_follows_if_nothing_was_agreed_upon(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, pace={"mode": "days", "move_seconds": 1, "late": "nothing"})
    moment = time.time()
    monkeypatch.setattr(time, "time", lambda: moment + 1000)
    assert club.table(guests.id).due is None
    assert guests.people[0].act("pick 1").status_code == 200
