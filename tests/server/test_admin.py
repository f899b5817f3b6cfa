"""`copse admin`: what those who run a server see and do, beside a running server too, which follows."""

from __future__ import annotations

import time

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner, Result

from copse.cli import app
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.server.store import Unavailable, sqlite
from tests.server.club import HUMAN, LATE, OPEN, RANDOM, Club, Guests, Person, club_on, code
from tests.server.cluster import postgres_by_night
from tests.server.leagues import league_club, league_of
from tests.server.old import Known
from tests.server.test_migrations import contents, old, opened
from tests.server.test_sweep import execute, registry_of, until

__all__ = ["old"]

DAY = 86_400.0


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look at once whether someone else has written to their file."""
    monkeypatch.setattr(sqlite, "WATCH_SECONDS", 0.02)


@pytest.fixture
def admin(database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database of which the command knows."""
    monkeypatch.setenv("COPSE_DATABASE", database)
    return database


def run(*words: str, answer: str = "") -> Result:
    return CliRunner().invoke(app, ["admin", *words], input=answer)


def said(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.exception
    return result.output


def refused(*words: str) -> str:
    result = run(*words)
    assert isinstance(result.exception, BadSetup)
    return str(result.exception)


def listed() -> dict[str, list[str]]:
    """What is said of each table."""
    return {line.split()[0]: line.split()[1:] for line in said("list").splitlines()[1:]}


def age(database: str, id: str, days: float) -> None:
    """Let nothing have happened at a table for so long."""
    execute(database, "UPDATE tables SET changed = $2 WHERE id = $1", id, time.time() - days * DAY)
    execute(database, "UPDATE moves SET at = $2 WHERE table_id = $1", id, time.time() - days * DAY)


def finished(club: Club) -> Guests:
    guests = club.create("smallworld", HUMAN, HUMAN, position=LATE)
    guests.play(1000)
    assert guests.info()["status"] == "over"
    return guests


def status(club: Club, id: str) -> int:
    return club.get(f"/tables/{id}").status_code


# ---- looking


def test_tables_are_listed_with_what_is_no_secret(admin: str) -> None:
    with club_on(admin) as club:
        waiting = club.create("root", HUMAN, OPEN, passphrase="oak")
        playing = club.create("smallworld", HUMAN, HUMAN, HUMAN, name="Friends")
        playing.play(4)
        over = finished(club)
        tables = listed()
        assert tables[waiting.id][:5] == ["waiting", "1", "of", "2", "0"]
        assert tables[playing.id][:5] == ["playing", "3", "of", "3", "4"]
        assert tables[over.id][:4] == ["over", "2", "of", "2"]
        assert [line.split()[0] for line in said("list", "--status", "over").splitlines()[1:]] == [over.id]
        shown = said("show", playing.id)
        assert "moves        4, the last 2" in shown
        sheet = registry_of(club)._tables[playing.id].sheet
        for secret in (playing.host_token, playing.people[0].token, sheet.host_token, sheet.chairs[0].token):
            assert secret not in shown + said("list")


def test_a_table_is_shown_with_names_and_chat_and_without_hands_tokens_and_addresses(admin: str) -> None:
    with club_on(admin) as club:
        guests = club.create("root", HUMAN, OPEN, name="Friday", talk="everyone", passphrase="oak")
        bob = guests.join("Bob", passphrase="oak")
        guests.host.post("start")
        bob.post("chat", {"request": "1", "text": "You cheat!"})
        bob.post("chat", {"request": "2", "emote": "wave"})
        watching = club.post(f"/tables/{guests.id}/watch", {"passphrase": "oak"}).json()["token"]
        Person(club, guests.id, watching).post("chat", {"request": "3", "text": "Boo", "name": "Eve"})
        table = registry_of(club)._tables[guests.id]
        shown = said("show", guests.id)
        for line in ("name         Friday", "host         Ann", "seat 1       human, Ann", "seat 2       human, Bob"):
            assert f"{line}\n" in shown
        for line in ("UTC  Bob (seat 2): You cheat!", "UTC  Bob (seat 2): (wave)", "UTC  Eve (watching): Boo"):
            assert f"{line}\n" in shown
        assert "UTC  came seat 2 Bob\n" in shown
        sheet = table.sheet
        hidden = [guests.host_token, bob.token, watching, sheet.host_token, sheet.phrase, sheet.maker, "oak"]
        hidden += [held for chair in sheet.chairs for held in (chair.token, chair.client) if held]
        for secret in hidden:
            assert secret not in shown
        assert len(shown.splitlines()) == 5 + 2 + 2 + 2 + 3


def test_what_was_written_before_names_were_checked_cannot_steer_the_terminal(admin: str) -> None:
    with club_on(admin) as club:
        guests = club.create()
        table = registry_of(club)._tables[guests.id]
        club.http.portal.call(table.alter, lambda sheet: setattr(sheet, "name", "\x1b[2J\u202eAnn"))  # type: ignore[union-attr]
        assert "name         \\u001b[2J\\u202eAnn\n" in said("show", guests.id)


def test_tables_of_an_old_database_are_listed_as_they_stand(
    old: tuple[str, dict[str, Known]], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, tables = old
    monkeypatch.setenv("COPSE_DATABASE", database)
    assert "has version 1" in str(run("list").exception)
    opened(database)
    for _ in range(2):
        assert {id: line[0] for id, line in listed().items()} == {table.id: table.status for table in tables.values()}
    execute(database, "UPDATE tables SET status = NULL, setup = $2 WHERE id = $1", tables["finished"].id, b"{")
    assert listed()[tables["finished"].id][0] == "unreadable"


@postgres_by_night
def test_a_mistake_is_one_sentence_and_changes_nothing(admin: str) -> None:
    with club_on(admin) as club:
        guests = club.create()
        before = contents(admin)
        for words in (
            ["show", "nowhere"],
            *([verb, guests.id, "nowhere"] for verb in ("end", "quarantine", "release")),
        ):
            assert "there is no table 'nowhere'" in refused(*words)
        assert "there is no table 'nowhere'" in refused("delete", "--yes", guests.id, "nowhere")
        assert "did you mean quarantined?" in refused("list", "--status", "quarantine")
        assert "name the tables to release" in refused("release")
        assert "say which tables to delete" in refused("expire")
        for wrong in ("90", "d", "-1d", "9 d", "1y", "٣d", "9" * 9 + "d"):
            assert "such as 90d, 12h" in refused("expire", "--finished", wrong)
        assert run("delete", guests.id, answer="n\n").exit_code == 1
        assert contents(admin) == before


@postgres_by_night
@pytest.mark.parametrize("id", ["-yAbCdEf-_01", "--AbCdEf-_01", "------------"])
def test_an_id_may_begin_with_hyphens(admin: str, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, club_on(admin) as club:
        patch.setattr("copse.server.operations.registry.secrets.token_urlsafe", lambda size: id)
        assert club.create().id == id
    assert f"table        {id}\n" in said("show", id)
    assert [said(verb, id) for verb in ("end", "release")] == [f"{id} ended\n", f"{id} released\n"]
    assert said("delete", id, "--yes") == f"{id} deleted\n"


def test_without_a_database_there_is_nothing_to_look_after(tmp_path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for nowhere in (f"{tmp_path}/none.db", "postgresql://copse@127.0.0.1:1/none"):
        monkeypatch.setenv("COPSE_DATABASE", nowhere)
        assert isinstance(run("list").exception, Unavailable)


# ---- beside a running server

LEAVE: Json = {"confirm": True}


def test_a_running_server_lets_go_of_what_is_ended_quarantined_or_deleted(admin: str) -> None:
    codes = {"end": (410, "ended_table"), "quarantine": (410, "unreadable_table"), "delete": (404, "unknown_table")}
    with club_on(admin) as club:
        for verb, expected in codes.items():
            guests = club.create()
            guests.play(3)
            ann = guests.people[0]
            with ann.live() as socket:
                socket.receive_json()
                said(verb, guests.id, *(["--yes"] if verb == "delete" else []))
                while "error" not in (letter := socket.receive_json()):
                    pass
                assert letter["error"]["code"] == expected[1]
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_json()
                assert closed.value.code == 4000 + expected[0]
            for answer in (
                ann.get("state"),
                ann.act("pick 1", revision=3),
                ann.undo(revision=3),
                ann.post("leave", LEAVE),
            ):
                assert code(answer) == expected
            if verb != "delete":
                assert said("release", guests.id) == f"{guests.id} released\n"
                until(lambda id=guests.id: status(club, id) == 200)  # type: ignore[misc]
                guests.play(2)
                assert guests.spectator.revision == 5


def test_what_is_written_before_the_server_has_noticed_is_refused_and_not_resurrected(
    admin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_on(admin) as club:
        guests = club.create()
        guests.play(3)
        monkeypatch.setattr(registry_of(club), "_heard", lambda id: None)
        monkeypatch.setattr(registry_of(club).store, "_heard", lambda id: None)
        said("delete", "--yes", guests.id)
        person = guests.people[0]
        for answer in (person.act("pick 1", revision=3), person.post("leave", LEAVE)):
            assert answer.status_code in (404, 409, 410), answer.text
    (logged,) = (str(row) for row in contents(admin) if guests.id in str(row))
    assert "deleted" in logged  # the audit log keeps it


@postgres_by_night
def test_agents_stop_where_a_game_was_ended_and_go_on_where_it_was_released(admin: str) -> None:
    with club_on(admin, agent_pause=0.0, sweep_seconds=0.05) as club:
        guests = club.create("root", RANDOM, RANDOM)
        registry = registry_of(club)
        until(lambda: registry._tables[guests.id].revision > 0)
        said("end", guests.id)
        until(lambda: guests.id not in registry._tables and guests.id not in registry._drivers)
        moves = listed()[guests.id][4]
        assert code(club.get(f"/tables/{guests.id}")) == (410, "ended_table")
        assert listed()[guests.id][4] == moves
        assert said("end", guests.id) == f"{guests.id} was already ended\n"
        said("release", guests.id)
        until(lambda: int(listed()[guests.id][4]) > int(moves))


@postgres_by_night
def test_what_servers_could_not_read_is_released_together(admin: str) -> None:
    with club_on(admin) as club:
        broken, by_hand = club.create().id, club.create().id
        setup = registry_of(club)._tables[broken].setup
    execute(admin, "UPDATE tables SET setup = $2 WHERE id = $1", broken, b"{")
    with club_on(admin) as club:
        assert code(club.get(f"/tables/{broken}")) == (410, "unreadable_table")
        said("quarantine", by_hand)
        assert listed()[broken][0] == listed()[by_hand][0] == "quarantined"
        assert "DecodeError at " in said("show", broken)
        assert "by hand" in said("show", by_hand)
        execute(admin, "UPDATE tables SET setup = $2 WHERE id = $1", broken, msgspec.json.encode(setup))
        assert said("release", "--unreadable") == f"{broken} released\n"
        assert "no table is marked" in said("release", "--unreadable")
        until(lambda: status(club, broken) == 200)
        assert status(club, by_hand) == 410


# ---- expiry


def test_tables_that_have_had_their_time_are_deleted_by_the_command(admin: str) -> None:
    with club_on(admin) as club:
        over, recent, given_up, waiting, going, quarantined, ended = (
            finished(club).id, finished(club).id, club.create().id, club.create("root", HUMAN, OPEN).id,
            club.create().id, club.create().id, club.create().id,
        )  # fmt: skip
        said("quarantine", quarantined)
        said("end", ended)
    for id in (over, given_up, waiting, quarantined, ended):
        age(admin, id, 40)
    age(admin, recent, 20)
    age(admin, going, 20)
    before = contents(admin)
    assert "0 would be deleted" in said("expire", "--finished", "90d", "--abandoned", "90d", "--dry-run")
    told = said("expire", "--finished", "30d", "--abandoned", "30d", "--dry-run")
    assert {line.split()[0] for line in told.splitlines()[:-1]} == {over, given_up, waiting, ended}
    assert "4 would be deleted" in told
    assert contents(admin) == before
    assert "2 deleted" in said("expire", "--finished", "30d")
    assert set(listed()) == {recent, given_up, waiting, going, quarantined}
    assert "2 deleted" in said("expire", "--abandoned", "30d")
    assert set(listed()) == {recent, going, quarantined}
    assert "2 deleted" in said("expire", "--finished", "1h", "--abandoned", "1h")
    assert set(listed()) == {quarantined}


def test_a_game_of_an_old_database_expires_by_how_it_stands(
    old: tuple[str, dict[str, Known]], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, tables = old
    monkeypatch.setenv("COPSE_DATABASE", database)
    opened(database)
    for table in tables.values():
        age(database, table.id, 40)
    said("expire", "--finished", "30d")
    assert set(listed()) == {table.id for name, table in tables.items() if name != "finished"}


@postgres_by_night
def test_a_server_deletes_what_has_had_its_time_and_says_so_unless_it_is_told_to_keep_all(admin: str) -> None:
    with club_on(admin) as club:
        over, given_up, recent = finished(club).id, club.create().id, club.create().id
        assert club.get("/retention").json() == {"finished_days": 90.0, "abandoned_days": 75.0}
    age(admin, over, 91)
    age(admin, given_up, 76)
    age(admin, recent, 74)
    with club_on(admin, expire_finished_days=0, expire_abandoned_days=0) as club:
        assert [status(club, id) for id in (over, given_up, recent)] == [200] * 3
        assert club.get("/retention").json() == {"finished_days": None, "abandoned_days": None}
    with club_on(admin) as club:
        until(lambda: set(listed()) == {recent})


def test_the_time_of_an_old_table_begins_with_the_update(
    old: tuple[str, dict[str, Known]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were kept for ever, and nobody was told otherwise."""
    database, tables = old
    monkeypatch.setenv("COPSE_DATABASE", database)
    execute(database, "UPDATE moves SET at = 1000000000")
    with club_on(database) as club:
        club.http.portal.call(registry_of(club)._expire)  # type: ignore[union-attr]
        assert set(listed()) == {table.id for table in tables.values()}


@postgres_by_night
def test_a_server_deletes_what_has_had_its_time_as_it_is_set_to(admin: str) -> None:
    with club_on(admin) as club:
        over, given_up = finished(club).id, club.create().id
    for id in (over, given_up):
        age(admin, id, 40)
    with club_on(admin) as club:
        assert [status(club, id) for id in (over, given_up)] == [200, 200]
    with club_on(admin, expire_finished_days=50, expire_abandoned_days=30) as club:
        until(lambda: given_up not in listed())
        assert over in listed()
    with club_on(admin, expire_finished_days=30) as club:
        until(lambda: over not in listed())
        assert code(club.get(f"/tables/{over}")) == (404, "unknown_table")


@postgres_by_night
def test_a_server_deletes_no_table_at_which_someone_is(admin: str) -> None:
    with club_on(admin, expire_abandoned_days=30) as club:
        attended, other = club.create(), club.create()
        with attended.people[0].live() as socket:
            socket.receive_json()
            for guests in (attended, other):
                age(admin, guests.id, 40)
            club.http.portal.call(registry_of(club)._expire)  # type: ignore[union-attr]
            assert set(listed()) == {attended.id}
            assert code(club.get(f"/tables/{other.id}")) == (404, "unknown_table")
            assert status(club, attended.id) == 200


def test_a_server_deletes_no_table_at_which_someone_is_through_another(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COPSE_DATABASE", postgres)
    with club_on(postgres) as here, club_on(postgres, expire_abandoned_days=30) as there:
        attended, other = here.create(), here.create()
        with attended.people[0].live() as socket:
            socket.receive_json()
            store = registry_of(there).store
            until(lambda: there.http.portal.call(store.elsewhere, attended.id) == {0})  # type: ignore[union-attr]
            for guests in (attended, other):
                age(postgres, guests.id, 40)
            there.http.portal.call(registry_of(there)._expire)  # type: ignore[union-attr]
            assert set(listed()) == {attended.id}


def test_a_table_that_is_touched_at_the_last_moment_stays(admin: str) -> None:
    with club_on(admin) as club:
        guests, store = club.create(), registry_of(club).store
        delete, now = store.delete, time.time()
        guests.play(1)
        for since, gone in ((now - DAY, False), (now + DAY, True)):
            assert club.http.portal.call(delete, guests.id, since) is gone  # type: ignore[union-attr]


# ---- people


def register(club: Club, name: str) -> None:
    assert club.post("/account", {"name": name, "password": "three small foxes"}).status_code == 201


def test_people_are_listed_and_made_operators_beside_a_running_server(admin: str) -> None:
    with club_on(admin) as club:
        register(club, "Ann")
        register(club, "Bob")
        listed = said("people").splitlines()[1:]
        assert sorted(line.split()[:3] for line in listed) == [["Ann", "member", "0"], ["Bob", "member", "0"]]
        assert said("grant", "bob", "operator") == "Bob: operator\n"
        until(lambda: club.post("/account/invitations", {}).status_code == 200)
        assert said("grant", "Bob", "member") == "Bob: member\n"
        until(lambda: club.post("/account/invitations", {}).status_code == 403)


def test_leagues_are_listed_and_cancelled_beside_a_running_server(admin: str) -> None:
    with league_club(admin) as club:
        ann = club.member("Ann")
        league = league_of(ann, ann)
        (line,) = said("leagues").splitlines()[1:]
        assert line.split() == [league.id, "open", "0", "of", "2", "1", "Ann", "Autumn"]
        assert said("cancel-league", league.id) == f"{league.id} cancelled\n"
        assert league.info().entry.status == "cancelled"
        assert f"there is no league '{league.id}' that is not over" in refused("cancel-league", league.id)
        assert "league-cancelled" in said("audit")


def test_the_terminal_refuses_roles_and_names_that_there_are_not(admin: str) -> None:
    opened(admin)
    assert refused("grant", "Ann", "queen") == "there is no role 'queen'; allowed: member, moderator, operator"
    assert refused("grant", "Ann", "operator") == "there is no account 'Ann'; `copse admin people` lists all accounts"
    assert "there is no account 'Zoe'" in refused("remove", "Zoe", "--yes")


def test_an_invitation_of_the_terminal_is_good_for_one_registration(
    admin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(admin)
    secret = said("invite").strip()
    with club_on(admin, registration="invited") as club:  # type: ignore[arg-type]
        wish: dict[str, Json] = {"name": "Ann", "password": "three small foxes", "invitation": secret}
        assert club.post("/account", wish).status_code == 201
        assert code(club.post("/account", {**wish, "name": "Bob"})) == (403, "invitation_needed")


def test_a_person_is_removed_with_their_name_beside_a_running_server(admin: str) -> None:
    with club_on(admin) as club:
        guests = club.create("smallworld", HUMAN, OPEN, host="Anneliese")
        bob = guests.join("Bob")
        register(club, "Anneliese")
        tokens: list[Json] = [guests.host_token, guests.people[0].token]
        club.post("/account/games", {"tables": [{"table": guests.id, "tokens": tokens}]})
        assert run("remove", "Anneliese", answer="n\n").exit_code == 1
        assert said("remove", "Anneliese", "--yes") == "Anneliese deleted\n"
        until(lambda: "Anneliese" not in str(bob.state()))
        until(lambda: club.get("/account").json()["account"] is None)
