"""Accounts: registering, signing in on several devices, games that come along, and leaving without a trace."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.accounts.names import account_name, look_of
from copse.server.accounts.service import HOUR, INVITATION_SECONDS, PROVEN_SECONDS, RESERVED_SECONDS, SESSION_SECONDS
from copse.server.clients.rate_limit import DAY
from copse.server.protocol.account_messages import AccountExport
from copse.server.store.archive import NotEmpty
from copse.server.store.transfer import backup, restore
from tests.server.accounts import OTHER, PASSWORD, AccountClub, Authenticator, Device, account_club, options
from tests.server.club import HUMAN, OPEN, RANDOM, Guests, Person, code


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db") as club:
        yield club


def at(device: Device, guests: Guests, seat: int) -> str:
    """Make a seat one of the account; what stands for its token from now on."""
    answer = device.take_along(guests.id, guests.people[seat].token)
    assert answer.status_code == 200, answer.text
    (game,) = [game for game in device.games() if game["id"] == guests.id]
    seats = msgspec.convert(game["seats"], list[dict[str, int | str]])
    return next(str(one["token"]) for one in seats if one["seat"] == seat)


# ---- registering


def test_a_person_registers_and_is_signed_in_on_each_device(club: AccountClub) -> None:
    ann = club.member("Ann", avatar="fox-red")
    account = ann.account
    assert account is not None
    assert (account["name"], account["avatar"], account["role"], account["codes"]) == ("Ann", "fox-red", "", 8)
    phone = club.device("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1")
    assert phone.sign_in("ANN").status_code == 200
    assert phone.account is not None
    devices = msgspec.convert(phone.account["devices"], list[dict[str, object]])
    assert [(one["name"], one["here"]) for one in devices] == [("", False), ("Safari, iPhone", True)]


def test_nobody_is_signed_in_without_a_cookie(club: AccountClub) -> None:
    assert club.device().account is None
    for path in ("/account/games", "/account/export"):
        assert code(club.device().get(path)) == (401, "signed_out")
    assert code(club.device().post("/account/codes")) == (401, "signed_out")


@pytest.mark.parametrize("name", ["ann", "ÁNN", "Аnn", "A.n-n", "Ann ", "Aпn"])
def test_a_name_that_looks_like_another_is_taken(club: AccountClub, name: str) -> None:
    club.member("Ann")
    assert code(club.device().register(name))[1] in ("account_name_taken", "bad_name")


@pytest.mark.parametrize(
    "name",
    [
        "<b>Ann</b>",
        "Ann & Bob",
        "a/b",
        "Ann@x",
        "A",
        "x" * 31,
        "123",
        "Annа",
        "Ann\u202e",
        "“Ann”",
        "Ann\n",
        "🦊🦊",
        "Ա֊ԱԱ",
        "\u0130",
    ],
)
def test_a_name_of_an_account_is_of_plain_letters_of_one_script(club: AccountClub, name: str) -> None:
    answer = club.device().register(name)
    assert code(answer) == (422, "bad_name")


@pytest.mark.parametrize(
    "name", ["Zoë", "Оксана", "Ґанна-Марія", "O’Brien", "张伟", "ゆき 子", "Straße", "İpek", "Player 2"]
)
def test_people_may_use_the_letters_of_their_language(name: str) -> None:
    assert account_name(name) == name
    assert account_name(account_name(name)) == name


@pytest.mark.parametrize("name", ["Straße", "İpek", "Ωμέγα", "Оксана", "I1l", "ﬁsh"])
def test_an_account_is_found_by_its_name_in_any_capitals(name: str) -> None:
    assert look_of(name.upper()) == look_of(name) == look_of(name.casefold()) == look_of(account_name(name))


@pytest.mark.parametrize("password", ["aaaaaaaa", "abababab", "short", "Annabella"])
def test_a_password_that_is_easy_to_guess_is_refused(club: AccountClub, password: str) -> None:
    answer = club.device().register("annabella", password)
    assert answer.status_code == 422


def test_registration_may_need_an_invitation_that_works_once_and_for_a_week(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", registration="invited") as club:
        assert code(club.device().register("Ann")) == (403, "invitation_needed")
        assert code(club.device().register("Ann", invitation="x" * 43)) == (403, "invitation_needed")
        first, second = (club.http.portal.call(club.accounts.invite) for _ in range(2))  # type: ignore[union-attr]
        club.member("Ann", invitation=first)
        assert code(club.device().register("Bob", invitation=first)) == (403, "invitation_needed")
        club.clock.turn(INVITATION_SECONDS + 1)
        assert code(club.device().register("Bob", invitation=second)) == (403, "invitation_needed")


def test_registration_may_be_closed(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", registration="closed") as club:
        assert club.device().get("/account").json()["registration"] == "closed"
        assert code(club.device().register("Ann")) == (403, "registration_closed")


def test_a_server_may_be_for_people_with_an_account(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", guests=False) as club:
        ann = club.member("Ann")
        wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, OPEN]}
        assert code(club.post("/tables", wish)) == (401, "account_needed")
        made = ann.post("/tables", wish)
        assert made.status_code == 201
        id = made.json()["table"]["id"]
        assert code(club.post(f"/tables/{id}/join", {"name": "Bob"})) == (401, "account_needed")
        assert club.get(f"/tables/{id}").status_code == 200
        assert club.member("Bob").post(f"/tables/{id}/join", {"name": "Bob"}).status_code == 200


# ---- sessions


def test_signing_out_ends_one_device_or_all(club: AccountClub) -> None:
    laptop, phone, tablet = club.member("Ann"), club.device(), club.device()
    for device in (phone, tablet):
        device.sign_in()
    assert laptop.account is not None
    devices = msgspec.convert(laptop.account["devices"], list[dict[str, object]])
    assert laptop.post("/account/sign-out", {"where": "device", "device": str(devices[1]["id"])}).status_code == 200
    assert phone.account is None
    old = tablet.cookie
    assert tablet.post("/account/sign-out").status_code == 200
    assert tablet.cookie == ""
    tablet.cookie = old
    assert tablet.account is None
    phone.sign_in()
    assert laptop.post("/account/sign-out", {"where": "everywhere"}).status_code == 200
    assert phone.account is None


def test_a_device_of_somebody_else_cannot_be_signed_out(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    assert ann.account is not None
    (device,) = msgspec.convert(ann.account["devices"], list[dict[str, object]])
    bob.post("/account/sign-out", {"where": "device", "device": str(device["id"])})
    assert ann.account is not None


def test_a_session_ends_when_nobody_comes_for_three_months(club: AccountClub) -> None:
    ann = club.member("Ann")
    for _ in range(3):
        club.clock.turn(SESSION_SECONDS - DAY)
        assert ann.account is not None
    club.clock.turn(SESSION_SECONDS + HOUR)
    assert ann.account is None


def test_changes_that_could_lock_somebody_out_need_a_fresh_proof(club: AccountClub) -> None:
    ann = club.member("Ann")
    club.clock.turn(PROVEN_SECONDS + 1)
    for path, body in (
        ("/account/password", {"password": OTHER}),
        ("/account/codes", {}),
        ("/account/passkeys/options", {"purpose": "add"}),
        ("/account/passkeys/remove", {"id": "x"}),
        ("/account/email", {"email": "ann@club.example"}),
    ):
        assert code(ann.post(path, dict(body))) == (403, "prove_again")
    assert code(ann.post("/account/prove", {"password": OTHER})) == (401, "bad_credentials")
    assert ann.post("/account/prove", {"password": PASSWORD}).status_code == 200
    assert ann.post("/account/password", {"password": OTHER}).status_code == 200
    assert code(club.device().sign_in("Ann", PASSWORD)) == (401, "bad_credentials")
    assert club.device().sign_in("Ann", OTHER).status_code == 200


def test_a_new_password_ends_all_other_sessions(club: AccountClub) -> None:
    laptop, phone = club.member("Ann"), club.device()
    phone.sign_in()
    laptop.post("/account/password", {"password": OTHER})
    assert phone.account is None
    assert laptop.account is not None


# ---- passkeys


def test_a_person_may_have_a_passkey_and_no_password(club: AccountClub) -> None:
    phone, key = club.device(), Authenticator()
    answer = phone.register("Ann", None, passkey=key.make(options(phone, "register", "Ann")))
    assert answer.status_code == 201, answer.text
    assert phone.account is not None
    assert phone.account["password"] is False
    laptop = club.device()
    assert laptop.post("/account/sign-in/passkey", {"passkey": key.use(options(laptop, "sign_in"))}).status_code == 200
    assert laptop.account is not None
    assert laptop.account["name"] == "Ann"
    assert code(laptop.sign_in("Ann", "")) == (401, "bad_credentials")


def test_the_last_way_to_sign_in_stays(club: AccountClub) -> None:
    ann, key, other = club.device(), Authenticator(), Authenticator()
    ann.register("Ann", None, passkey=key.make(options(ann, "register", "Ann")))
    assert ann.post("/account/passkeys", {"passkey": other.make(options(ann, "add"))}).status_code == 200
    assert ann.account is not None
    first, second = (str(one["id"]) for one in msgspec.convert(ann.account["passkeys"], list[dict[str, object]]))
    assert ann.post("/account/passkeys/remove", {"id": first}).status_code == 200
    assert code(ann.post("/account/passkeys/remove", {"id": second})) == (409, "last_key")
    assert code(club.device().post("/account/sign-in/passkey", {"passkey": key.use(options(ann, "sign_in"))})) == (
        401,
        "bad_passkey",
    )


# ---- recovery


def test_a_recovery_code_sets_a_password_once_and_ends_all_sessions(club: AccountClub) -> None:
    ann, lost = club.member("Ann"), club.device()
    typed = ann.codes[0].upper().replace("-", " ")
    answer = lost.post("/account/recover", {"name": "Ann", "code": typed, "password": OTHER})
    assert answer.status_code == 200, answer.text
    assert ann.account is None
    assert lost.account is not None
    assert lost.account["codes"] == 7
    again = club.device().post("/account/recover", {"name": "Ann", "code": ann.codes[0], "password": OTHER})
    assert code(again) == (401, "bad_code")


def test_new_recovery_codes_replace_the_old_ones(club: AccountClub) -> None:
    ann = club.member("Ann")
    fresh = ann.post("/account/codes").json()["codes"]
    wish = {"name": "Ann", "code": ann.codes[0], "password": OTHER}
    assert code(club.device().post("/account/recover", dict(wish))) == (401, "bad_code")
    assert club.device().post("/account/recover", {**wish, "code": fresh[0]}).status_code == 200


# ---- games


def test_the_games_of_a_guest_come_along_to_every_device(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    token = guests.people[0].token
    laptop, phone = club.member("Ann"), club.device()
    seat = at(laptop, guests, 0)
    laptop.take_along(guests.id, guests.host_token)
    assert club.get(f"/tables/{guests.id}/state", token).status_code == 401
    phone.sign_in()
    (game,) = phone.games()
    assert (game["game"], game["host"], game["seats"]) == ("smallworld", "account:host", [{"seat": 0, "token": seat}])
    guests.join("Bob")
    assert phone.post(f"/tables/{guests.id}/start", None, "account:host").status_code == 200
    for device in (laptop, phone):
        state = device.get(f"/tables/{guests.id}/state", seat).json()
        assert state["you"] == 0
    action = state["decision"]["actions"][0]["text"]
    wish = {"request": "one", "revision": state["revision"], "action": action, "confirm": True}
    assert phone.post(f"/tables/{guests.id}/actions", wish, seat).status_code == 200


def test_a_guest_goes_on_without_an_account(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN)
    club.member("Ann")
    guests.play(3)
    assert guests.people[0].revision == 3


def test_several_people_at_one_device_come_along_and_stay_apart(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN)
    ann = club.member("Ann")
    first, second = at(ann, guests, 0), at(ann, guests, 1)
    assert first != second
    assert [ann.get(f"/tables/{guests.id}/state", token).json()["you"] for token in (first, second)] == [0, 1]


def test_taking_along_again_changes_nothing(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    first = ann.take_along(guests.id, guests.people[0].token).json()
    assert ann.take_along(guests.id, guests.people[0].token).json() == first
    assert ann.take_along("nowhereatall", "x").json() == []
    assert ann.take_along(guests.id, "x" * 43, "account:0").json() == first


def test_a_rematch_keeps_the_seats_of_accounts(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, RANDOM, position=None)
    ann = club.member("Ann")
    seat = at(ann, guests, 0)
    person = AccountSeat(ann, guests, seat)
    person.play_to_the_end()
    answer = ann.post(f"/tables/{guests.id}/rematch", None, seat)
    assert answer.status_code == 200, answer.text
    again = answer.json()
    assert again["seat"] == 1
    assert [game["id"] for game in ann.games()] == [again["table"], guests.id]
    assert ann.get(f"/tables/{again['table']}/state", seat).json()["you"] == 1


class AccountSeat:
    """Somebody who plays through an account."""

    def __init__(self, device: Device, guests: Guests, token: str) -> None:
        self.device, self.guests, self.token = device, guests, token

    def play_to_the_end(self) -> None:
        while self.guests.info()["status"] == "playing":
            state = self.device.get(f"/tables/{self.guests.id}/state?since=99999", self.token).json()
            if (state["decision"] or {}).get("actions"):
                action = state["decision"]["actions"][-1]["text"]
                wish = {
                    "request": str(state["revision"]),
                    "revision": state["revision"],
                    "action": action,
                    "confirm": True,
                }
                self.device.post(f"/tables/{self.guests.id}/actions", wish, self.token)


def test_seats_at_a_table_that_was_replayed_come_along_with_the_rematch(club: AccountClub) -> None:
    """The token of the old table is good at the new one, where its seat is reserved."""
    guests = club.create("smallworld", HUMAN, HUMAN)
    guests.play_to_the_end()
    asked = guests.people[0].post("rematch")
    assert asked.status_code == 200, asked.text
    again = asked.json()["table"]
    ann = club.member("Ann")
    ann.take_along(guests.id, guests.people[1].token)
    held = {str(game["id"]): game["seats"] for game in ann.games()}
    assert set(held) == {guests.id, again}
    reference = msgspec.convert(held[guests.id], list[dict[str, object]])[0]["token"]
    came = ann.post(f"/tables/{guests.id}/rematch", None, str(reference))
    assert came.status_code == 200, came.text
    assert came.json()["table"] == again


def test_a_forgotten_game_leaves_the_list(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    at(ann, guests, 0)
    assert ann.post("/account/games/forget", {"table": guests.id}).status_code == 200
    assert ann.games() == []


def test_one_person_with_an_account_gets_one_hand(club: AccountClub) -> None:
    """Also from a second browser, which holds no token of the table."""
    guests = club.create("smallworld", HUMAN, OPEN)
    ann, phone = club.member("Ann"), club.device()
    at(ann, guests, 0)
    phone.sign_in()
    assert code(phone.post(f"/tables/{guests.id}/join", {"name": "Zoe"})) == (409, "seen_a_hand")


def test_a_person_who_was_banned_stays_away_with_their_account(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, OPEN)
    bob = guests.join("Bob", seat=1)
    account = club.member("Bob")
    account.take_along(guests.id, bob.token)
    assert guests.host.post("seats/1/kick", {"ban": True}).status_code == 200
    phone = club.device()
    phone.sign_in("Bob")
    assert code(phone.post(f"/tables/{guests.id}/join", {"name": "Rob"})) == (403, "banned")


# ---- export and deletion


def test_an_export_has_everything_and_no_secret(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    seat = at(ann, guests, 0)
    ann.post(f"/tables/{guests.id}/chat", {"request": "c", "text": "hello there"}, seat)
    told = msgspec.json.decode(ann.get("/account/export").content, type=AccountExport)
    assert (told.name, told.email, len(told.devices)) == ("Ann", None, 1)
    assert [(game.table, game.seats, game.messages) for game in told.games] == [(guests.id, [0], ["hello there"])]
    assert ann.cookie not in ann.get("/account/export").text
    assert "argon2" not in ann.get("/account/export").text


def test_a_deleted_account_leaves_no_name_behind(club: AccountClub, tmp_path: Path) -> None:
    over = club.create("smallworld", HUMAN, HUMAN, host="Anneliese")
    over.play_to_the_end()
    running = club.create("smallworld", HUMAN, OPEN, host="Anneliese")
    bob = running.join("Bob")
    ann = club.member("Anneliese")
    seat = at(ann, running, 0)
    ann.take_along(running.id, running.host_token)
    ann.take_along(over.id, over.host_token, *(person.token for person in over.people.values()))
    ann.post(f"/tables/{running.id}/chat", {"request": "c", "text": "hello there"}, seat)
    bob.post("chat", {"request": "d", "text": "hello yourself"})
    assert code(ann.post("/account/delete")) == (409, "confirm_deletion")
    assert ann.post("/account/delete", {"confirm": True}).status_code == 200
    assert ann.account is None
    for person in (bob, over.spectator):
        assert "Anneliese" not in msgspec.json.encode(person.state()).decode()
    assert [said["text"] for said in as_list(bob.state()["chat"])] == ["hello yourself"]
    seats = as_list(as_shape(bob.state()["table"])["seats"])
    assert seats[0]["kind"] == "open"
    assert code(club.device().sign_in("Anneliese")) == (401, "bad_credentials")
    assert club.device().register("Anneliese").status_code == 201


def as_shape(value: object) -> dict[str, object]:
    return msgspec.convert(value, dict[str, object])


def as_list(value: object) -> list[dict[str, object]]:
    return msgspec.convert(value, list[dict[str, object]])


def test_a_deleted_account_leaves_no_name_at_a_table_that_was_closed(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN, host="Anneliese"), club.member("Anneliese")
    at(ann, guests, 0)
    ann.take_along(guests.id, guests.host_token)
    store = club.http.app.state.services.registry.store  # type: ignore[attr-defined]
    call = club.http.portal.call  # type: ignore[union-attr]
    call(store.end, guests.id, 1.0)
    club.http.app.state.services.registry._drop(club.table(guests.id))  # type: ignore[attr-defined]
    assert ann.post("/account/delete", {"confirm": True}).status_code == 200
    call(store.readmit, guests.id)
    seats = as_list(guests.info()["seats"])
    assert [seat["name"] for seat in seats] == ["", "Anneliese 2"]
    assert guests.info()["host"] == ""


def test_accounts_work_on_both_databases(database: str) -> None:
    with account_club(database) as club:
        guests, ann, key = club.create("smallworld", HUMAN, HUMAN), club.member("Ann"), Authenticator()
        seat = at(ann, guests, 0)
        assert ann.post("/account/passkeys", {"passkey": key.make(options(ann, "add"))}).status_code == 200
        assert code(club.device().register("ANN")) == (409, "account_name_taken")
    with account_club(database) as club:
        ann = club.device()
        assert ann.post("/account/sign-in/passkey", {"passkey": key.use(options(ann, "sign_in"))}).status_code == 200
        assert ann.get(f"/tables/{guests.id}/state", seat).json()["you"] == 0
        assert code(ann.post("/account/recover", {"name": "Ann", "code": "x", "password": OTHER})) == (401, "bad_code")
        assert ann.post("/account/delete", {"confirm": True}).status_code == 200
        assert code(ann.sign_in()) == (401, "bad_credentials")


def test_an_account_follows_a_live_table(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    seat = at(ann, guests, 0)
    club.http.cookies.set("copse_session", ann.cookie)
    with Person(club, guests.id, seat).live() as socket:
        assert socket.receive_json()["you"] == 0


# ---- databases


def test_a_backup_has_the_accounts(database: str, tmp_path: Path) -> None:
    with account_club(tmp_path / "one.db") as club:
        guests, ann, key = club.create("smallworld", HUMAN, HUMAN), club.member("Ann"), Authenticator()
        seat = at(ann, guests, 0)
        ann.post("/account/passkeys", {"passkey": key.make(options(ann, "add"))})
        cookie, codes = ann.cookie, ann.codes
    asyncio.run(backup(str(tmp_path / "one.db"), tmp_path / "club.backup"))
    if not database.startswith("postgresql"):
        database = str(tmp_path / "two.db")
    asyncio.run(restore(tmp_path / "club.backup", database))
    with account_club(database) as club:
        ann = club.device()
        ann.cookie = cookie
        assert ann.get(f"/tables/{guests.id}/state", seat).json()["you"] == 0
        phone = club.device()
        assert (
            phone.post("/account/sign-in/passkey", {"passkey": key.use(options(phone, "sign_in"))}).status_code == 200
        )
        wish = {"name": "Ann", "code": codes[0], "password": OTHER}
        assert club.device().post("/account/recover", dict(wish)).status_code == 200


def test_accounts_alone_make_a_database_one_that_is_used(tmp_path: Path) -> None:
    with account_club(tmp_path / "one.db") as club:
        club.member("Ann")
    asyncio.run(backup(str(tmp_path / "one.db"), tmp_path / "club.backup"))
    with pytest.raises(NotEmpty):
        asyncio.run(restore(tmp_path / "club.backup", str(tmp_path / "one.db")))


def test_a_table_that_is_deleted_leaves_the_list(club: AccountClub) -> None:
    guests, ann = club.create("smallworld", HUMAN, HUMAN), club.member("Ann")
    at(ann, guests, 0)
    club.http.portal.call(club.http.app.state.services.registry.store.delete, guests.id)  # type: ignore[union-attr, attr-defined]
    assert ann.games() == []


@pytest.mark.slow
def test_a_server_of_guests_loads_no_library_of_accounts(tmp_path: Path) -> None:
    script = (
        "import sys; from copse.server.app import create_app; from copse.server.config.settings import Settings;"
        f"create_app(Settings({str(tmp_path / 'club.db')!r}));"
        "libraries = ('argon2', 'webauthn', 'cryptography', 'aiosmtplib', 'pywebpush');"
        "print([name for name in libraries if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert told.stdout == "[]\n"


# ---- names at tables


def test_nobody_uses_the_name_of_somebody_elses_account_at_a_table(club: AccountClub) -> None:
    ann, bob = club.member("Anneliese"), club.member("Bob")
    wish: Json = {"game": "smallworld", "host": "Dan", "seats": [HUMAN, OPEN, OPEN], "talk": "everyone"}
    guests = club.create("smallworld", HUMAN, OPEN, OPEN, host="Dan", talk="everyone")
    join = f"/tables/{guests.id}/join"
    for device in (club.device(), bob):
        for name in ("Anneliese", "ANNELIESE", "Annеliese", "A.nneliese"):
            assert code(device.post(join, {"name": name})) == (409, "name_of_account")
        for changed in ({"host": "Anneliese"}, {"seats": [HUMAN, {**HUMAN, "name": "Anneliese"}]}):  # type: ignore[dict-item]
            assert code(device.post("/tables", {**wish, **changed})) == (409, "name_of_account")  # type: ignore[dict-item]
        said: Json = {"request": "1", "text": "Hello", "name": "Anneliese"}
        assert code(device.post(f"/tables/{guests.id}/chat", said)) == (409, "name_of_account")
    assert ann.post(join, {"name": "Anneliese"}).status_code == 200
    assert bob.post(join, {"name": "Robert"}).status_code == 200


def test_a_guest_who_had_the_name_before_keeps_it_at_the_table(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, host="Anneliese")
    ann = club.member("Anneliese")
    assert guests.people[0].leave().status_code == 200
    assert code(ann.post(f"/tables/{guests.id}/join", {"name": "Anneliese"})) == (409, "name_taken")
    assert ann.post(f"/tables/{guests.id}/join", {"name": "Liesel"}).status_code == 200


@pytest.mark.parametrize("name", ["Guest", "guest 2", "Гость", "Гість 10", "G u e s t"])
def test_no_account_has_a_name_that_the_page_gives_to_guests(club: AccountClub, name: str) -> None:
    assert code(club.device().register(name)) == (422, "bad_name")


# ---- changing the name


def test_a_person_changes_the_name_and_signs_in_with_it(club: AccountClub) -> None:
    ann = club.member("Anneliese")
    assert ann.post("/account/name", {"name": "Liesel"}).status_code == 200
    assert ann.account is not None
    assert ann.account["name"] == "Liesel"
    assert code(club.device().sign_in("Anneliese")) == (401, "bad_credentials")
    assert club.device().sign_in("liesel").status_code == 200
    assert (
        club.device().post("/account/recover", {"name": "Liesel", "code": ann.codes[0], "password": OTHER}).is_success
    )


def test_nobody_else_takes_an_old_name_for_30_days(club: AccountClub) -> None:
    ann, guests = club.member("Anneliese"), club.create("smallworld", HUMAN, OPEN, host="Dan")
    ann.post("/account/name", {"name": "Liesel"})
    bob = club.member("Bob")
    for later in (0.0, RESERVED_SECONDS - 2):
        club.clock.turn(later)
        bob.sign_in("Bob")
        assert code(club.device().register("ANNELIESE")) == (409, "account_name_taken")
        assert code(bob.post("/account/name", {"name": "A Nneliese"})) == (409, "account_name_taken")
        assert code(bob.post(f"/tables/{guests.id}/join", {"name": "Anneliese"})) == (409, "name_of_account")
    club.clock.turn(3)
    assert bob.post(f"/tables/{guests.id}/join", {"name": "Anneliese"}).status_code == 200
    assert bob.post("/account/name", {"name": "Anneliese"}).status_code == 200
    assert code(club.device().register("Liesel")) == (409, "account_name_taken")


def test_a_person_may_write_the_name_differently_and_go_back_to_an_old_one(club: AccountClub) -> None:
    ann = club.member("anneliese")
    for name in ("Anneliese", "Liesel", "anneliese"):
        assert ann.post("/account/name", {"name": name}).status_code == 200
        assert club.device().sign_in(name).status_code == 200


def test_a_person_changes_the_name_only_so_often_and_with_a_proof(club: AccountClub) -> None:
    ann = club.member("Anneliese")
    answers = [ann.post("/account/name", {"name": f"Liesel {letter}"}) for letter in "abcdefgh"]
    assert [answer.status_code for answer in answers[:2]] == [200, 200]
    assert code(answers[-1]) == (429, "too_many_names")
    bob = club.member("Bob")
    club.clock.turn(PROVEN_SECONDS + 1)
    assert code(bob.post("/account/name", {"name": "Robert"})) == (403, "prove_again")
    assert code(club.device().post("/account/name", {"name": "Robert"})) == (401, "signed_out")


def test_of_two_servers_one_gives_a_name_away(postgres: str) -> None:
    with account_club(postgres) as one, account_club(postgres) as two:
        ann, bob = one.member("Anneliese"), two.member("Bob")
        assert ann.post("/account/name", {"name": "Liesel"}).status_code == 200
        assert code(bob.post("/account/name", {"name": "LIESEL"})) == (409, "account_name_taken")
        assert code(two.device().register("Anneliese")) == (409, "account_name_taken")
        assert two.device().sign_in("Liesel").status_code == 200
