"""Restarts: a table is where it was, whatever happened to the server, on both databases."""

from __future__ import annotations

import random
import socket
import sqlite3
import time
from pathlib import Path

import httpx2
import pytest

from tests.server.club import BATTLE, HUMAN, Guests, Person, bearer, club_on, code, texts
from tests.server.cluster import postgres_by_night
from tests.server.mortal import Server, server_on
from tests.server.test_sweep import over, unattended, until


@pytest.mark.parametrize("every", [1, 1000])
def test_a_new_server_on_the_same_database_goes_on_where_the_old_one_was(database: str, every: int) -> None:
    with club_on(database, snapshot_every=every) as club:
        guests = club.create()
        guests.play(23)
        before = [person.state() for person in (*guests.people.values(), guests.spectator)]
        old = club.table(guests.id).game
    with club_on(database) as club:
        again = Guests(club, guests.id, guests.host_token, {})
        again.people = {seat: Person(club, guests.id, one.token, seat) for seat, one in guests.people.items()}
        assert [person.state() for person in (*again.people.values(), again.spectator)] == before
        assert club.table(guests.id).game == old
        again.play(10)
        assert again.spectator.revision == 33


def test_undone_moves_stay_undone_and_undo_still_works_after_a_restart(database: str) -> None:
    position = "copse position 1 smallworld\nplayers 2\nturn 0 conquer\npeople 0 flying ratmen hand 8\n"
    with club_on(database, snapshot_every=1) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=position)
        ann = guests.people[0]
        for _ in range(2):
            assert ann.act(texts(ann.state())[0]).status_code == 200
        assert ann.undo().status_code == 200
        assert ann.act(texts(ann.state())[1]).status_code == 200
        before = ann.state()
    with club_on(database) as club:
        ann = Person(club, guests.id, ann.token)
        assert ann.state() == before
        assert ann.undo().status_code == 200
        assert ann.undo().status_code == 200
        assert [step.action.text for step in club.table(guests.id).game.history] == []


def test_what_was_taken_back_when_it_still_could_be_stays_so(tmp_path: Path) -> None:
    """Earlier a choice could be taken back while another seat was being asked."""
    database = tmp_path / "club.db"
    with club_on(database) as club:
        guests = club.create("root", HUMAN, HUMAN, position=BATTLE)
        ann = guests.people[0]
        assert ann.act("pass").status_code == 200
        before = ann.state()["view"]
        assert ann.act("move 5>1 x2").status_code == 200
        assert ann.undo().status_code == 200
    with sqlite3.connect(database) as db:
        db.execute("UPDATE moves SET action = 'battle 5 1' WHERE table_id = ? AND revision = 2", (guests.id,))
    with club_on(database) as club:
        assert Person(club, guests.id, ann.token).state()["view"] == before


@postgres_by_night
def test_agents_go_on_by_themselves_after_a_restart(database: str) -> None:
    (table,) = unattended(database, 1)
    with club_on(database, sweep_seconds=0.05) as club:
        until(lambda: over(club, table))


def test_a_table_that_no_longer_fits_the_rules_is_said_so_and_stops_no_other(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    with club_on(database) as club:
        broken, sound = club.create(), club.create()
        broken.play(3)
    with sqlite3.connect(database) as db:
        db.execute("UPDATE moves SET action = 'pick 7' WHERE table_id = ? AND revision = 1", (broken.id,))
        db.execute("UPDATE tables SET due = 0 WHERE id = ?", (broken.id,))
    with club_on(database) as club:
        assert code(club.get(f"/tables/{broken.id}")) == (410, "unreadable_table")
        assert club.get(f"/tables/{sound.id}").status_code == 200


# ---- a server that is killed


@pytest.mark.slow
def test_killed_at_any_moment_it_loses_no_acknowledged_choice_and_makes_none_twice(tmp_path: Path) -> None:
    play_and_kill(str(tmp_path / "club.db"), choices=10)


@pytest.mark.nightly
@pytest.mark.parametrize("lot", range(3))
def test_killed_again_and_again_it_loses_nothing_either(database: str, lot: int) -> None:
    play_and_kill(database, choices=60, lot=lot)


def play_and_kill(database: str, choices: int, lot: int = 5) -> None:
    """So many choices, of which every fifteenth is sent to a server that is killed meanwhile."""
    dice = random.Random(lot)
    with server_on(database) as server, httpx2.Client(base_url=server.address, timeout=60, verify=False) as client:
        wish = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
        made = client.post("/tables", json=wish).json()
        id, tokens = made["table"]["id"], [seat["token"] for seat in made["seats"]]
        for number in range(choices):
            seat = client.get(f"/tables/{id}").json()["to_move"]
            state = client.get(f"/tables/{id}/state", headers=bearer(tokens[seat])).json()
            body = {
                "request": f"move {number}", "revision": state["revision"], "action": dice.choice(texts(state)),
                "confirm": True,
            }  # fmt: skip
            if number % 15 == 7:
                send_and_kill(server, id, body, tokens[seat], dice)
                server.start()
            answer = client.post(f"/tables/{id}/actions", json=body, headers=bearer(tokens[seat]))
            assert answer.status_code == 200, answer.text
            assert answer.json() == {"revision": number + 1}
        state = client.get(f"/tables/{id}/state", headers=bearer(tokens[0])).json()
        assert state["revision"] == choices


def send_and_kill(server: Server, id: str, body: dict[str, object], token: str, dice: random.Random) -> None:
    """Kill the server while a request is under way: it may or may not have been stored."""
    content = httpx2.Request("POST", f"{server.address}/tables/{id}/actions", json=body, headers=bearer(token))
    head = f"POST {content.url.raw_path.decode()} HTTP/1.1\r\n".encode()
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in content.headers.raw)
    with socket.socket() as line:
        line.connect(("127.0.0.1", server.port))
        line.sendall(head + lines + b"\r\n" + content.read())
        time.sleep(dice.random() * 0.01)
        server.kill()
