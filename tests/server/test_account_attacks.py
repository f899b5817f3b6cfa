"""Attacks on accounts: fixed sessions, requests from other sites, guessing names and passwords, stolen tokens, and
people who would be operators."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from copse.kernel.tasks import Json
from copse.server.accounts.passwords import Passwords
from copse.server.accounts.service import CHALLENGE_SECONDS
from copse.server.app import OPERATIONS
from copse.server.store.sqlite import SqliteStore
from tests.server.accounts import OTHER, PASSWORD, AccountClub, Authenticator, account_club, options
from tests.server.club import API, HUMAN, OPEN, Person, code


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db") as club:
        yield club


def work_of(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the server does from now on that takes time: slow digests and statements of the database, without values."""
    done: list[str] = []
    beside, together = Passwords._beside, SqliteStore.together

    async def counted_digest(self: Passwords, work: object) -> object:
        done.append("digest")
        return await beside(self, work)  # type: ignore[arg-type]

    async def counted_call(self: SqliteStore, *statements: object) -> object:
        done.append("database")
        return await together(self, *statements)  # type: ignore[arg-type]

    monkeypatch.setattr(Passwords, "_beside", counted_digest)
    monkeypatch.setattr(SqliteStore, "together", counted_call)
    return done


# ---- sessions


def test_signing_in_gives_a_new_session_and_ends_the_prepared_one(club: AccountClub) -> None:
    """An attacker who puts a cookie of their own into a browser does not get what is done there later."""
    club.member("Ann")
    attacker, victim = club.member("Mallory"), club.device()
    victim.cookie = attacker.cookie
    victim.sign_in("Ann")
    assert victim.cookie != attacker.cookie
    assert attacker.account is None
    invented = club.device()
    invented.cookie = "x" * 43
    invented.sign_in("Ann")
    assert invented.cookie != "x" * 43


def test_the_cookie_is_hidden_from_scripts_other_sites_and_other_paths(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        answer = club.device().register("Ann")
        assert answer.headers["set-cookie"].endswith("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict")
    with account_club(tmp_path / "other.db", prefix="/copse", trusted_proxies="0.0.0.0/0") as club:
        wish: Json = {"name": "Ann", "password": PASSWORD}
        made = club.http.post(f"/copse{API}/account", json=wish)
        assert "; Path=/copse;" in made.headers["set-cookie"]
    assert "secure" not in made.headers["set-cookie"].lower()


def test_the_cookie_is_for_https_only_if_the_browser_used_it(club: AccountClub) -> None:
    wish: Json = {"name": "Ann", "password": PASSWORD}
    made = club.http.post(f"https://testserver{API}/account", json=wish)
    assert made.headers["set-cookie"].endswith("; HttpOnly; SameSite=Strict; Secure")


def test_a_stolen_database_opens_no_session(club: AccountClub, tmp_path: Path) -> None:
    ann = club.member("Ann")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ann" in stored
    for secret in (ann.cookie, PASSWORD, *ann.codes, *(kept.replace("-", "") for kept in ann.codes)):
        assert secret.encode() not in stored


# ---- other sites

CHANGES: list[tuple[str, Json]] = [
    ("/account/sign-in", {"name": "Ann", "password": PASSWORD}),
    ("/account/sign-out", {"where": "everywhere"}),
    ("/account/delete", {"confirm": True}),
    ("/account/password", {"password": OTHER}),
    ("/account/games", {"tables": []}),
]


@pytest.mark.parametrize(("path", "body"), CHANGES)
def test_another_site_changes_nothing(club: AccountClub, path: str, body: Json) -> None:
    ann = club.member("Ann")
    assert code(ann.post(path, body, Origin="https://evil.example")) == (403, "foreign_origin")
    if path != "/account/sign-in":  # which uses no cookie; browsers send the origin with it, too
        for site in ("cross-site", "same-site"):
            assert code(ann.post(path, body, **{"Sec-Fetch-Site": site})) == (403, "foreign_origin")
    assert ann.account is not None


def test_another_site_can_use_no_operation_that_changes_something(club: AccountClub) -> None:
    device, changes = club.member("Ann"), [row.path for row in OPERATIONS if row.method == "POST"]
    for path in changes:
        filled = re.sub(r"{\w+(:number)?}", lambda part: "1" if part[1] else "x" * 12, path)
        assert code(device.post(filled, {}, Origin="https://evil.example")) == (403, "foreign_origin"), path
    assert len(changes) > 50


def test_a_form_cannot_send_what_a_change_needs(club: AccountClub) -> None:
    ann = club.member("Ann")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        headers = {"Cookie": f"copse_session={ann.cookie}", "Content-Type": kind}
        answer = club.http.post(f"{API}/account/delete", content=b'{"confirm": true}', headers=headers)
        assert code(answer) == (415, "not_json")
    assert ann.account is not None


def test_another_site_cannot_listen_at_a_table(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    ann.take_along(guests.id, guests.people[0].token)
    headers = {"Cookie": f"copse_session={ann.cookie}", "Origin": "https://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        club.http.websocket_connect(f"{API}/tables/{guests.id}/live", headers=headers),
    ):
        pass


# ---- guessing


def test_signing_in_tells_nothing_about_names_by_text_or_work(
    club: AccountClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.member("Ann")
    key = club.device()
    key.register("Kim", None, passkey=Authenticator().make(options(key, "register", "Kim")))
    club.device().sign_in("nobody")  # the first time also prepares what later ones use
    done, seen = work_of(club, monkeypatch), []
    for name in ("Ann", "Nobody", "Kim", "<script>"):
        answer = club.device().sign_in(name, OTHER)
        seen.append((answer.status_code, answer.content, tuple(done)))
        done.clear()
    assert len(set(seen)) == 1
    assert "digest" in seen[0][2]


def test_recovering_tells_nothing_about_names_by_text_or_work(
    club: AccountClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.member("Ann")
    done, seen = work_of(club, monkeypatch), []
    for name in ("Ann", "Nobody"):
        answer = club.device().post("/account/recover", {"name": name, "code": "x" * 19, "password": OTHER})
        seen.append((answer.status_code, answer.content, tuple(done)))
        done.clear()
    assert len(set(seen)) == 1


def test_options_for_a_passkey_name_no_account(club: AccountClub) -> None:
    ann = club.member("Ann")
    ann.post("/account/passkeys", {"passkey": Authenticator().make(options(ann, "add"))})
    found = options(club.device(), "sign_in")
    assert found.get("allowCredentials") in (None, [])


def test_passwords_cannot_be_tried_without_end_from_many_places(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", sign_ins_per_hour=5) as club:
        club.member("Ann")
        answers = [code(club.device().sign_in("Ann", f"guess number {number}")) for number in range(7)]
        assert answers == [(401, "bad_credentials")] * 5 + [(429, "too_many_tries")] * 2
        assert code(club.device().sign_in("ANN", PASSWORD)) == (429, "too_many_tries")
        nobody = [code(club.device().sign_in("Nobody", f"guess number {number}")) for number in range(7)]
        assert nobody == answers
        club.clock.turn(3600 / 5)
        assert club.device().sign_in("Ann", PASSWORD).status_code == 200


def test_passwords_cannot_be_tried_without_end_from_one_place(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", sign_ins_per_minute=4) as club:
        club.member("Ann")
        answers = [code(club.device().sign_in(f"Person {letter}", OTHER)) for letter in "abcde"]
        assert answers == [(401, "bad_credentials")] * 3 + [(429, "too_many_tries")] * 2
        club.clock.turn(15)
        assert club.device().sign_in("Ann").status_code == 200


def test_one_client_registers_only_so_many_accounts(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", accounts_per_day=2) as club:
        club.member("Ann"), club.member("Bob")
        assert code(club.device().register("Zoe")) == (429, "too_many_accounts")


def test_many_people_who_sign_in_at_once_wait_or_are_refused(club: AccountClub) -> None:
    """Each digest takes memory and a core, so few are computed at the same time."""

    async def crowd() -> tuple[int, int]:
        passwords, running, most = Passwords(), 0, 0
        import asyncio
        from threading import Event, Lock

        gate, lock = Event(), Lock()

        def work() -> int:
            nonlocal running, most
            with lock:
                running += 1
                most = max(most, running)
            gate.wait(60)
            with lock:
                running -= 1
            return 1

        tasks = [asyncio.create_task(passwords._beside(work)) for _ in range(30)]
        while sum(task.done() for task in tasks) < 10:
            await asyncio.sleep(0)
        gate.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        return most, sum(isinstance(result, Exception) for result in results)

    assert club.http.portal is not None
    assert club.http.portal.call(crowd) == (2, 10)


# ---- passkeys


def test_an_answer_of_a_passkey_works_once_here_and_for_five_minutes(club: AccountClub) -> None:
    ann, key = club.member("Ann"), Authenticator()
    ann.post("/account/passkeys", {"passkey": key.make(options(ann, "add"))})

    def enter(answer: Json) -> tuple[int, str]:
        found = club.device().post("/account/sign-in/passkey", {"passkey": answer})
        return (200, "") if found.status_code == 200 else code(found)

    once = key.use(options(club.device(), "sign_in"))
    assert enter(once) == (200, "")
    assert enter(once) == (401, "bad_passkey")
    late = key.use(options(club.device(), "sign_in"))
    club.clock.turn(CHALLENGE_SECONDS + 1)
    assert enter(late) == (401, "bad_passkey")
    elsewhere = key.use(options(club.device(), "sign_in"))
    key.origin = "http://evil.example"
    assert enter(key.use(options(club.device(), "sign_in"))) == (401, "bad_passkey")
    key.origin = "http://testserver"
    assert enter({**elsewhere, "response": {}}) == (401, "bad_passkey")
    assert enter({**key.use({"challenge": "bm90IG91cnM"})}) == (401, "bad_passkey")
    key.uses = 0  # a copy of the device
    assert enter(key.use(options(club.device(), "sign_in"))) == (401, "bad_passkey")
    forged = Authenticator()
    forged.id = key.id
    assert enter(forged.use(options(club.device(), "sign_in"))) == (401, "bad_passkey")


def test_a_passkey_is_added_by_the_account_that_asked(club: AccountClub) -> None:
    ann, mallory, key = club.member("Ann"), club.member("Mallory"), Authenticator()
    made = key.make(options(ann, "add"))
    assert code(mallory.post("/account/passkeys", {"passkey": made})) == (401, "bad_passkey")
    stranger = club.device()
    assert code(stranger.register("Zoe", None, passkey=key.make(options(ann, "add")))) == (401, "bad_passkey")
    assert code(stranger.register("Zoe", None, passkey=key.make(options(stranger, "register", "Yan")))) == (
        401,
        "bad_passkey",
    )


# ---- tokens and references


def test_a_token_that_was_stolen_opens_nothing_once_the_seat_belongs_to_an_account(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, OPEN), club.member("Ann")
    stolen, host = guests.people[0].token, guests.host_token
    ann.take_along(guests.id, stolen, host)
    assert club.get(f"/tables/{guests.id}/state", stolen).status_code == 401
    assert code(club.post(f"/tables/{guests.id}/start", None, host)) == (403, "not_host")
    thief = club.member("Mallory")
    assert thief.take_along(guests.id, stolen, host).json() == []
    ann.post("/account/sign-out", {"where": "everywhere"})
    assert code(ann.get(f"/tables/{guests.id}/state", "account:0")) == (401, "signed_out")


def test_a_seat_of_an_account_cannot_be_turned_into_a_token(club: AccountClub) -> None:
    """A stolen session would leave one behind that outlives it."""
    guests, ann = club.create("smallworld", HUMAN, OPEN), club.member("Ann")
    ann.take_along(guests.id, guests.people[0].token)
    answer = ann.post(f"/tables/{guests.id}/token", {"token": "x" * 43}, "account:0")
    assert code(answer) == (409, "seat_of_account")


@pytest.mark.parametrize("token", ["account:0", "account:host", "account:", "account:0 x", "account {id} 0"])
def test_a_reference_to_a_seat_opens_it_for_its_account_only(club: AccountClub, token: str) -> None:
    guests, ann, mallory = club.create("smallworld", HUMAN, OPEN), club.member("Ann"), club.member("Mallory")
    ann.take_along(guests.id, guests.people[0].token, guests.host_token)
    written = token.replace("{id}", "0" * 16)
    for device in (mallory, club.device()):
        assert device.get(f"/tables/{guests.id}/state", written).status_code == 401
        assert device.post(f"/tables/{guests.id}/start", None, written).status_code in (401, 403)
    club.http.cookies.set("copse_session", mallory.cookie)
    with Person(club, guests.id, written).live() as socket:
        assert socket.receive_json()["error"]["code"] in ("bad_token", "signed_out")


@pytest.mark.parametrize("token", ["account:é", "account:0\n", "account:-1", "account:1000"])
def test_what_only_looks_like_a_reference_is_a_token_that_opens_nothing(club: AccountClub, token: str) -> None:
    guests, ann = club.create("smallworld", HUMAN, OPEN), club.member("Ann")
    ann.take_along(guests.id, guests.people[0].token)
    club.http.cookies.set("copse_session", ann.cookie)
    with Person(club, guests.id, token).live() as socket:
        assert socket.receive_json()["error"]["code"] == "bad_token"


def test_a_live_table_ends_with_the_session(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    ann.take_along(guests.id, guests.people[0].token)
    club.http.cookies.set("copse_session", ann.cookie)
    with Person(club, guests.id, "account:0").live() as socket:
        assert socket.receive_json()["you"] == 0
        ann.post("/account/sign-out", {"where": "everywhere"})
        mover = guests.mover()
        if mover.seat == 1:
            mover.act(str(mover.told().decision.actions[0].text))  # type: ignore[union-attr]
        else:
            guests.people[1].post("chat", {"request": "c", "text": "hello"})
        assert socket.receive_json()["error"]["code"] == "signed_out"


# ---- operators


def test_nobody_becomes_an_operator_by_asking(club: AccountClub) -> None:
    ann = club.member("Ann")
    assert code(ann.post("/account/invitations")) == (403, "not_operator")
    assert code(club.device().post("/account/invitations")) == (401, "signed_out")
    for more in ({"role": "operator"}, {"id": "0" * 16}):
        assert code(club.device().register("Bob", **more)) == (422, "bad_request")
    assert code(ann.post("/operator/roles", {"name": "Ann", "role": "moderator"})) == (403, "not_operator")


def test_operations_on_an_account_reach_only_ones_own(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    key = Authenticator()
    ann.post("/account/passkeys", {"passkey": key.make(options(ann, "add"))})
    account = ann.account
    assert account is not None
    passkeys = account["passkeys"]
    assert isinstance(passkeys, list)
    bob.post("/account/passkeys/remove", {"id": passkeys[0]["id"]})  # type: ignore[index, call-overload]
    assert ann.account is not None
    assert ann.account["passkeys"] == passkeys
    guests = club.create("smallworld", HUMAN, HUMAN, host="Dan")
    ann.take_along(guests.id, guests.people[0].token)
    bob.post("/account/games/forget", {"table": guests.id})
    assert len(ann.games()) == 1
    assert bob.games() == []


# ---- several servers


def test_two_servers_agree_on_names_sessions_and_secrets(postgres: str) -> None:
    with account_club(postgres) as one, account_club(postgres) as two:
        ann, phone = one.member("Ann"), two.device()
        assert code(two.device().register("ANN")) == (409, "account_name_taken")
        phone.cookie = ann.cookie
        assert phone.account is not None
        ann.post("/account/sign-out", {"where": "everywhere"})
        two.clock.turn(3)
        assert phone.account is None
        wish: Json = {"name": "Ann", "code": ann.codes[0], "password": OTHER}
        assert two.device().post("/account/recover", wish).status_code == 200
        assert code(one.device().post("/account/recover", wish)) == (401, "bad_code")


# ---- the log


def test_no_log_line_has_a_name_or_a_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), account_club(tmp_path / "club.db") as club:
        caplog.set_level(logging.INFO, logger="copse.server.config.logs.requests")
        ann, guests = club.member("Anneliese"), club.create("smallworld", HUMAN, OPEN)
        ann.take_along(guests.id, guests.people[0].token)
        club.device().sign_in("Anneliese", OTHER)
        club.device().post("/account/recover", {"name": "Anneliese", "code": ann.codes[0], "password": OTHER})
    told = [str(record.__dict__) for record in caplog.records if record.name.startswith("copse")]
    assert any("sign_in" in line for line in told)
    for secret in ("Anneliese", PASSWORD, OTHER, ann.cookie, *ann.codes, guests.people[0].token):
        assert not any(secret in line for line in told)
