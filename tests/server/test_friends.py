"""Friends, and invitations to tables by name: asking, accepting, declining, and what others learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.accounts.service import TOUCH_SECONDS
from copse.server.lobby import circle
from copse.server.lobby.circle import ONLINE_SECONDS
from copse.server.protocol.lobby_messages import FriendInfo, InvitationInfo
from tests.server.accounts import AccountClub, Device, account_club
from tests.server.club import HUMAN, OPEN, Guests, Person, code
from tests.server.cluster import postgres_by_night


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db") as club:
        yield club


def friends(device: Device) -> list[FriendInfo]:
    return msgspec.json.decode(device.get("/friends").content, type=list[FriendInfo])


def states(device: Device) -> dict[str, str]:
    return {one.name: one.state for one in friends(device)}


def ask(device: Device, name: str) -> None:
    answer = device.post("/friends", {"name": name})
    assert answer.status_code == 200, answer.text


def remove(device: Device, name: str) -> None:
    assert device.post("/friends/remove", {"name": name}).status_code == 200


def befriended(club: AccountClub) -> tuple[Device, Device]:
    ann, bob = club.member("Ann"), club.member("Bob")
    ask(ann, "Bob")
    ask(bob, "Ann")
    return ann, bob


# ---- friends


@postgres_by_night
def test_two_people_are_friends_once_one_asked_and_the_other_accepted(database: str) -> None:
    with account_club(database) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        ask(ann, "bob")
        ask(ann, "Bob")
        assert (states(ann), states(bob)) == ({"Bob": "asked"}, {"Ann": "asks"})
        ask(bob, "Ann")
        assert (states(ann), states(bob)) == ({"Bob": "friend"}, {"Ann": "friend"})
        ask(ann, "Bob")
        assert states(ann) == {"Bob": "friend"}


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_either_may_end_a_request_or_a_friendship(club: AccountClub, who: str) -> None:
    people = dict(zip(("ann", "bob"), (club.member("Ann"), club.member("Bob")), strict=True))
    other = "Bob" if who == "ann" else "Ann"
    for accepted in (False, True):
        ask(people["ann"], "Bob")
        if accepted:
            ask(people["bob"], "Ann")
        remove(people[who], other)
        assert states(people["ann"]) == states(people["bob"]) == {}


def test_friends_need_an_account_and_another_person(club: AccountClub) -> None:
    ann = club.member("Ann")
    assert code(club.device().get("/friends")) == (401, "signed_out")
    assert code(club.device().post("/friends", {"name": "Ann"})) == (401, "signed_out")
    assert code(ann.post("/friends", {"name": "Nobody"})) == (404, "unknown_person")
    assert code(ann.post("/friends", {"name": "ANN"})) == (409, "yourself")
    assert code(ann.post("/friends", {"name": "<b>" * 20})) == (422, "bad_request")


def test_only_friends_see_who_is_online(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    club.services.circle.now = club.clock  # type: ignore[misc]
    ask(ann, "Bob")
    assert [one.online for one in friends(ann)] == [False]
    ask(bob, "Ann")
    assert [one.online for one in friends(ann)] == [True]
    club.clock.turn(ONLINE_SECONDS + TOUCH_SECONDS)
    assert [one.online for one in friends(ann)] == [False]
    assert bob.account is not None
    assert [one.online for one in friends(ann)] == [True]
    bob.post("/account/sign-out", {"where": "here"})
    assert [one.online for one in friends(ann)] == [False]


@pytest.mark.parametrize(
    ("table", "told"), [({}, True), ({"spectators": False}, False), ({"passphrase": "oak"}, False)]
)
def test_friends_see_a_game_that_admits_spectators(club: AccountClub, table: dict[str, Json], told: bool) -> None:
    ann, bob = befriended(club)
    guests = club.create("smallworld", HUMAN, HUMAN, name="Evening", **table)
    bob.take_along(guests.id, guests.people[0].token)
    (found,) = friends(ann)
    assert (found.game is not None) == told
    assert found.game is None or (found.game.table, found.game.name) == (guests.id, "Evening")
    remove(bob, "Ann")
    ask(ann, "Bob")
    assert [one.game for one in friends(ann)] == [None]


def test_a_person_has_so_many_friends(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circle, "MOST_FRIENDS", 2)
    ann, *others = (club.member(name) for name in ("Ann", "Bob", "Cem", "Dan"))
    ask(ann, "Bob")
    ask(ann, "Cem")
    assert code(ann.post("/friends", {"name": "Dan"})) == (409, "too_many_friends")
    assert code(others[2].post("/friends", {"name": "Ann"})) == (409, "too_many_friends")
    assert states(others[2]) == {}, "nothing is half done"


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", invitations_per_day=2) as club:
        ann, _ = club.member("Ann"), club.member("Bob")
        for _ in range(2):
            ask(ann, "Bob")
            remove(ann, "Bob")
        assert code(ann.post("/friends", {"name": "Bob"})) == (429, "too_many_invitations")


def test_two_servers_agree_on_friends_that_ask_each_other_at_once(postgres: str) -> None:
    with account_club(postgres) as one, account_club(postgres) as two:
        ann, bob = one.member("Ann"), two.member("Bob")
        ask(ann, "Bob")
        ask(bob, "Ann")
        assert states(ann) == {"Bob": "friend"}
        assert states(bob) == {"Ann": "friend"}


# ---- invitations to tables


def hosted(club: AccountClub, ann: Device, *seats: Json, **more: Json) -> tuple[Guests, str]:
    """A table of Ann's account, and what stands for the token of its host."""
    guests = ann.create(*(seats or (HUMAN, OPEN)), **more)
    assert ann.take_along(guests.id, guests.host_token, guests.people[0].token).status_code == 200
    return guests, str(ann.games()[0]["host"])


def invitations(device: Device) -> list[InvitationInfo]:
    return msgspec.json.decode(device.get("/invitations").content, type=list[InvitationInfo])


@pytest.fixture
def invited(club: AccountClub) -> tuple[Device, Device, Guests, str]:
    """Bob is invited to the last free seat of Ann's table."""
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, host = hosted(club, ann, name="Evening")
    answer = ann.post(f"/tables/{guests.id}/invite", {"name": "bob"}, host)
    assert answer.status_code == 200, answer.text
    return ann, bob, guests, host


Table = tuple[Device, Device, Guests, str]


def test_an_invited_person_takes_the_seat_that_is_kept_for_them(club: AccountClub, invited: Table) -> None:
    ann, bob, guests, host = invited
    seat = guests.described().seats[1]
    assert (seat.kind, seat.kept, seat.name) == ("open", True, "Bob")
    (told,) = invitations(bob)
    assert (told.table, told.game, told.name, told.inviter) == (guests.id, "smallworld", "Evening", "Ann")
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Eve"})) == (409, "seat_taken")
    answer = bob.post("/invitations/accept", {"table": guests.id})
    assert [one["seat"] for one in answer.json()["seats"]] == [1]
    assert invitations(bob) == []
    assert ann.post(f"/tables/{guests.id}/start", {}, host).status_code == 200
    token = answer.json()["seats"][0]["token"]
    assert bob.get(f"/tables/{guests.id}/state", token).json()["you"] == 1


def test_who_declines_frees_the_seat(club: AccountClub, invited: Table) -> None:
    _, bob, guests, _ = invited
    for _ in range(2):
        assert bob.post("/invitations/decline", {"table": guests.id}).status_code == 200
    assert invitations(bob) == []
    assert guests.described().seats[1].kept is False
    assert Person(club, guests.id, "").notices()[-2:] == [
        "Ann invites Bob to seat 2.",
        "Bob declines the invitation to seat 2.",
    ]
    assert guests.join("Eve").seat == 1


def test_the_host_takes_an_invitation_back(club: AccountClub, invited: Table) -> None:
    ann, bob, guests, host = invited
    assert ann.post(f"/tables/{guests.id}/seats/1", {"kind": "open"}, host).status_code == 200
    assert invitations(bob) == []
    assert code(bob.post("/invitations/accept", {"table": guests.id})) == (410, "invitation_ended")


def test_nobody_else_takes_an_invitation(club: AccountClub, invited: Table) -> None:
    _, _, guests, _ = invited
    eve = club.member("Eve")
    assert code(eve.post("/invitations/accept", {"table": guests.id})) == (410, "invitation_ended")
    assert eve.post("/invitations/decline", {"table": guests.id}).status_code == 200
    assert guests.described().seats[1].kept
    assert code(club.device().post("/invitations/accept", {"table": guests.id})) == (401, "signed_out")


def test_only_a_host_with_an_account_invites_and_to_a_free_seat(club: AccountClub, invited: Table) -> None:
    ann, bob, guests, host = invited
    wish: Json = {"name": "Eve"}
    club.member("Eve")
    path = f"/tables/{guests.id}/invite"
    assert code(bob.post(path, wish)) == (403, "not_host")
    assert code(ann.post(path, wish, host)) == (409, "seat_taken")
    assert code(ann.post(path, {"name": "Bob"}, host)) == (409, "already_here")
    assert code(ann.post(path, {"name": "Nobody"}, host)) == (404, "unknown_person")
    guest = club.create("smallworld", HUMAN, OPEN)
    assert code(club.post(f"/tables/{guest.id}/invite", wish, guest.host_token)) == (401, "signed_out")
    guest.join("Cem")
    guest.host.post("start")
    assert code(ann.post(f"/tables/{guest.id}/invite", wish, guest.host_token)) == (409, "already_begun")


def test_an_invited_person_who_deletes_the_account_leaves_no_name(club: AccountClub, invited: Table) -> None:
    _, bob, guests, _ = invited
    assert bob.post("/account/delete", {"confirm": True}).status_code == 200
    assert "Bob" not in str(guests.info())
    assert not guests.described().seats[1].kept
    assert guests.join("Eve").seat == 1


def test_a_person_has_so_many_invitations(club: AccountClub, invited: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circle, "MOST_INVITATIONS", 1)
    ann = invited[0]
    guests, host = hosted(club, ann)
    answer = ann.post(f"/tables/{guests.id}/invite", {"name": "Bob"}, host)
    assert code(answer) == (409, "has_many_invitations")
    assert not guests.described().seats[1].kept


# ---- following a game


def followed(device: Device) -> list[tuple[str, str]]:
    return [(one["table"], one["status"]) for one in device.get("/follows").json()]


def test_a_person_follows_games_of_others(club: AccountClub) -> None:
    ann, guests = club.member("Ann"), club.create("smallworld", HUMAN, OPEN)
    for _ in range(2):
        assert ann.post("/follows", {"table": guests.id, "follow": True}).status_code == 200
    assert followed(ann) == [(guests.id, "waiting")]
    guests.join("Bob")
    guests.host.post("start")
    assert followed(ann) == [(guests.id, "playing")]
    assert ann.post("/follows", {"table": guests.id, "follow": False}).status_code == 200
    assert followed(ann) == []
    assert code(club.device().get("/follows")) == (401, "signed_out")


@pytest.mark.parametrize("more", [{"spectators": False}, {"passphrase": "oak"}])
def test_nobody_follows_a_private_game(club: AccountClub, more: dict[str, Json]) -> None:
    ann, guests = club.member("Ann"), club.create("smallworld", HUMAN, OPEN, name="Secret", **more)
    assert code(ann.post("/follows", {"table": guests.id, "follow": True})) == (403, "no_spectators")
    assert followed(ann) == []


def test_a_person_follows_so_many_games(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circle, "MOST_FOLLOWED", 1)
    ann, tables = club.member("Ann"), [club.create("smallworld", HUMAN, OPEN).id for _ in range(2)]
    assert ann.post("/follows", {"table": tables[0], "follow": True}).status_code == 200
    assert code(ann.post("/follows", {"table": tables[1], "follow": True})) == (409, "too_many_followed")


def test_a_blocked_person_asks_and_invites_in_vain_and_learns_nothing(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    block: Json = {"kind": "block", "on": True, "whom": {"name": "Ann"}}
    assert bob.post("/account/ties", block).status_code == 200
    guests, host = hosted(club, ann)
    id = ann.post("/clubs", {"name": "Otters"}).json()["id"]
    full = (409, "has_many_invitations")
    assert code(ann.post("/friends", {"name": "Bob"})) == full
    assert code(ann.post(f"/tables/{guests.id}/invite", {"name": "Bob"}, host)) == full
    assert code(ann.post(f"/clubs/{id}/invite", {"name": "Bob"})) == full
    assert invitations(bob) == []
    assert states(bob) == {}
    assert guests.described().seats[1].kept is False
