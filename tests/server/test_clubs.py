"""Clubs: who may do what, what people outside learn, their tables, and the standings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.lobby import clubs
from copse.server.protocol.lobby_messages import ClubEntry, ClubInfo
from tests.server.accounts import AccountClub, Device, account_club
from tests.server.club import HUMAN, LATE, OPEN, Guests, Person, code
from tests.server.cluster import postgres_by_night


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db") as club:
        yield club


class Circle:
    """A club of Ann, with the devices of its people."""

    def __init__(self, club: AccountClub, *names: str) -> None:
        self.club = club
        self.ann = club.member("Ann")
        answer = self.ann.post("/clubs", {"name": "Otters"})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]
        self.people = {name: club.member(name) for name in names}
        for name, device in self.people.items():
            assert self.post(self.ann, "invite", {"name": name}) == (200, "")
            assert self.post(device, "join") == (200, "")

    def post(self, device: Device, verb: str, body: Mapping[str, Json] | None = None) -> tuple[int, str]:
        answer = device.post(f"/clubs/{self.id}/{verb}", dict(body or {}))
        return (200, "") if answer.status_code == 200 else code(answer)

    def seen_by(self, device: Device) -> ClubInfo:
        return msgspec.json.decode(device.get(f"/clubs/{self.id}").content, type=ClubInfo)

    def roles(self) -> dict[str, str]:
        anybody = next(iter([*self.people.values(), self.ann]))
        return {one.name: one.role for one in self.seen_by(anybody).members}


def entries(device: Device) -> list[ClubEntry]:
    return msgspec.json.decode(device.get("/clubs").content, type=list[ClubEntry])


# ---- members


@postgres_by_night
def test_people_join_a_club_by_invitation(database: str) -> None:
    with account_club(database) as club:
        otters, bob = Circle(club), club.member("Bob")
        assert otters.post(bob, "join") == (404, "unknown_club")
        assert otters.post(otters.ann, "invite", {"name": "bob"}) == (200, "")
        assert otters.post(otters.ann, "invite", {"name": "bob"}) == (200, "")
        assert [(one.name, one.role) for one in entries(bob)] == [("Otters", "invited")]
        assert otters.post(bob, "join") == (200, "")
        assert otters.roles() == {"Ann": "founder", "Bob": "member"}
        assert otters.post(bob, "leave") == (200, "")
        assert entries(bob) == []


def test_an_invitation_can_be_declined_and_taken_back(club: AccountClub) -> None:
    otters, bob = Circle(club), club.member("Bob")
    for device, verb, body in ((bob, "leave", None), (otters.ann, "remove", {"name": "Bob"})):
        otters.post(otters.ann, "invite", {"name": "Bob"})
        assert otters.post(device, verb, body) == (200, "")
        assert otters.post(bob, "join") == (404, "unknown_club")


def test_people_outside_learn_nothing_of_a_club(club: AccountClub) -> None:
    """Neither do those who are invited and have not joined."""
    otters, invited = Circle(club, "Bob"), club.member("Eve")
    otters.post(otters.ann, "messages", {"text": "the secret meeting is at nine"})
    otters.post(otters.ann, "invite", {"name": "Eve"})
    for device in (invited, club.member("Cem")):
        for answer in (device.get(f"/clubs/{otters.id}"), device.get("/clubs/nowhere12345")):
            assert code(answer) == (404, "unknown_club")
            assert "secret" not in answer.text
        for verb, body in (("messages", {"text": "hello"}), ("invite", {"name": "Ann"}), ("remove", {"name": "Bob"})):
            assert otters.post(device, verb, body) == (404, "unknown_club")
        assert otters.post(device, "role", {"name": "Bob", "helper": True}) == (404, "unknown_club")
    assert code(club.device().get(f"/clubs/{otters.id}")) == (401, "signed_out")
    assert [one.text for one in otters.seen_by(otters.ann).messages] == ["the secret meeting is at nine"]


def test_who_left_or_was_removed_reads_the_chat_no_longer(club: AccountClub) -> None:
    otters = Circle(club, "Bob", "Cem")
    otters.post(otters.people["Bob"], "leave")
    otters.post(otters.ann, "remove", {"name": "Cem"})
    for device in otters.people.values():
        assert code(device.get(f"/clubs/{otters.id}")) == (404, "unknown_club")


def test_founder_and_helpers_invite_and_remove(club: AccountClub) -> None:
    otters = Circle(club, "Bob", "Cem", "Dan")
    bob = otters.people["Bob"]
    club.member("Eve")
    for verb, body in (("invite", {"name": "Eve"}), ("remove", {"name": "Cem"})):
        assert otters.post(bob, verb, body) == (403, "not_helper")
    assert otters.post(bob, "role", {"name": "Bob", "helper": True}) == (403, "not_founder")
    for name in ("Bob", "Dan"):
        assert otters.post(otters.ann, "role", {"name": name, "helper": True}) == (200, "")
    assert otters.post(bob, "invite", {"name": "Eve"}) == (200, "")
    assert otters.post(bob, "remove", {"name": "Cem"}) == (200, "")
    for name in ("Ann", "Dan"):
        assert otters.post(bob, "remove", {"name": name}) == (403, "not_founder")
    assert otters.post(bob, "role", {"name": "Dan", "helper": False}) == (403, "not_founder")
    assert otters.post(otters.ann, "role", {"name": "Eve", "helper": True}) == (200, "")
    assert otters.roles()["Eve"] == "invited", "who has not joined is no helper"
    assert otters.post(otters.ann, "remove", {"name": "Dan"}) == (200, "")
    assert otters.post(otters.ann, "remove", {"name": "Cem"}) == (404, "not_in_club")


@pytest.mark.parametrize("way", ["leaves", "deletes the account"])
def test_another_leads_a_club_that_its_founder_left(club: AccountClub, way: str) -> None:
    otters = Circle(club, "Bob", "Cem")
    otters.post(otters.ann, "role", {"name": "Cem", "helper": True})
    if way == "leaves":
        otters.post(otters.ann, "leave")
    else:
        assert otters.ann.post("/account/delete", {"confirm": True}).status_code == 200
    assert otters.roles() == {"Bob": "member", "Cem": "founder"}
    assert otters.post(otters.people["Cem"], "role", {"name": "Bob", "helper": True}) == (200, "")


@pytest.mark.parametrize("way", ["leaves", "deletes the account"])
@postgres_by_night
def test_the_last_member_closes_a_club(database: str, way: str) -> None:
    with account_club(database) as club:
        otters, bob = Circle(club), club.member("Bob")
        otters.post(otters.ann, "messages", {"text": "farewell"})
        otters.post(otters.ann, "invite", {"name": "Bob"})
        if way == "leaves":
            otters.post(otters.ann, "leave")
        else:
            assert otters.ann.post("/account/delete", {"confirm": True}).status_code == 200
        assert entries(bob) == []
        assert bob.post("/clubs", {"name": "Otters"}).status_code == 201


# ---- names, messages and bounds


def test_two_clubs_have_different_names(club: AccountClub) -> None:
    otters = Circle(club)
    for name in ("otters", "Оtters", "Otters "):
        assert code(otters.ann.post("/clubs", {"name": name})) == (409, "club_name_taken")


@pytest.mark.parametrize("text", ["two\nlines", "\u202eback", "\u200b", "x" * 281])
def test_messages_are_plain_text(club: AccountClub, text: str) -> None:
    otters = Circle(club)
    status, reason = otters.post(otters.ann, "messages", {"text": text})
    assert (status, reason) in ((422, "unreadable_text"), (422, "bad_request"))
    assert otters.post(otters.ann, "messages", {"text": "<script>alert(1)</script>"}) == (200, "")
    assert [one.text for one in otters.seen_by(otters.ann).messages] == ["<script>alert(1)</script>"]
    assert code(otters.ann.post("/clubs", {"name": "O\u200btters"})) == (422, "bad_name")


def test_a_club_keeps_its_newest_messages(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs, "MOST_MESSAGES", 3)
    otters = Circle(club)
    club.services.circle.now = club.clock  # type: ignore[misc]
    for number in range(5):
        club.clock.turn(1)
        otters.post(otters.ann, "messages", {"text": f"message {number}"})
    assert [one.text for one in otters.seen_by(otters.ann).messages] == ["message 2", "message 3", "message 4"]


def test_nobody_writes_without_end(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", messages_per_minute=2) as club:
        otters = Circle(club)
        answers = [otters.post(otters.ann, "messages", {"text": "again"}) for _ in range(3)]
        assert answers == [(200, ""), (200, ""), (429, "too_many_messages")]


def test_a_person_is_in_so_many_clubs_and_a_club_has_so_many_members(
    club: AccountClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    otters, bob, _ = Circle(club), club.member("Bob"), club.member("Cem")
    monkeypatch.setattr(clubs, "MOST_CLUBS", 1)
    assert code(otters.ann.post("/clubs", {"name": "Badgers"})) == (409, "too_many_clubs")
    assert bob.post("/clubs", {"name": "Badgers"}).status_code == 201, "what failed has left nothing behind"
    assert otters.post(otters.ann, "invite", {"name": "Bob"}) == (409, "too_many_clubs")
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 1)
    assert otters.post(otters.ann, "invite", {"name": "Cem"}) == (409, "too_many_clubs")


def test_what_a_person_wrote_is_exported_and_deleted(club: AccountClub) -> None:
    otters = Circle(club, "Bob")
    bob = otters.people["Bob"]
    otters.post(bob, "messages", {"text": "my words"})
    export = bob.get("/account/export").json()
    assert (export["clubs"], export["club_messages"]) == (["Otters"], ["my words"])
    bob.post("/account/delete", {"confirm": True})
    assert otters.seen_by(otters.ann).messages == []


# ---- tables and standings


def opened(otters: Circle, *seats: Json, **more: Json) -> Guests:
    """A table of the club at which Ann sits."""
    wish: Json = {"game": "smallworld", "host": "Ann", "seats": list(seats) or [HUMAN, OPEN]}
    answer = otters.ann.post("/tables", {**wish, "listed": "club", "club": otters.id, **more})  # type: ignore[dict-item]
    assert answer.status_code == 201, answer.text
    made = answer.json()
    id, seats_here = made["table"]["id"], made["seats"]
    guests = Guests(otters.club, id, made["host_token"], {})
    guests.people = {one["seat"]: Person(otters.club, id, one["token"], one["seat"]) for one in seats_here}
    return guests


def test_a_table_of_a_club_is_in_its_list_and_for_its_members(club: AccountClub) -> None:
    otters, eve = Circle(club, "Bob"), club.member("Eve")
    guests = opened(otters)
    assert [table.id for table in otters.seen_by(otters.people["Bob"]).tables] == [guests.id]
    assert guests.id not in club.get("/lobby").text
    wish: Json = {"name": "Somebody"}
    assert code(eve.post(f"/tables/{guests.id}/join", wish)) == (404, "unknown_club")
    assert code(club.post(f"/tables/{guests.id}/join", wish)) == (401, "signed_out")
    assert code(otters.ann.post(f"/tables/{guests.id}/invite", {"name": "Eve"}, guests.host_token)) == (
        409,
        "not_in_club",
    )
    assert otters.people["Bob"].post(f"/tables/{guests.id}/join", wish).status_code == 200


def test_only_members_open_tables_of_a_club(club: AccountClub) -> None:
    otters, eve = Circle(club), club.member("Eve")
    wish: dict[str, Json] = {"game": "smallworld", "host": "Eve", "seats": [HUMAN, OPEN]}
    assert code(eve.post("/tables", {**wish, "listed": "club", "club": otters.id})) == (404, "unknown_club")
    for more in ({"listed": "club"}, {"club": otters.id}, {"listed": "public", "club": otters.id}):
        assert code(otters.ann.post("/tables", {**wish, "host": "Ann", **more})) == (422, "bad_request")


def test_the_standings_count_finished_games_of_the_club_once(club: AccountClub) -> None:
    otters = Circle(club, "Bob")
    bob = otters.people["Bob"]
    guests = opened(otters, HUMAN, HUMAN, position=LATE)
    tokens = [guests.people[seat].token for seat in (0, 1)]
    guests.play_to_the_end()
    winners = guests.host.told().outcome
    assert winners is not None
    for device, token in zip((otters.ann, bob), tokens, strict=True):
        assert device.take_along(guests.id, token).status_code == 200
    for _ in range(2):
        told = {one.name: (one.played, one.won) for one in otters.seen_by(bob).members}
    assert told == {"Ann": (1, int(0 in winners.winners)), "Bob": (1, int(1 in winners.winners))}
    assert [one.won for one in otters.seen_by(bob).members] == sorted((won for _, won in told.values()), reverse=True)
    assert otters.seen_by(bob).tables == []


def test_two_servers_count_a_result_once(postgres: str) -> None:
    with account_club(postgres) as one, account_club(postgres) as two:
        otters = Circle(one)
        guests = opened(otters, HUMAN, HUMAN, position=LATE)
        token = guests.people[0].token
        guests.play_to_the_end()
        otters.ann.take_along(guests.id, token)
        elsewhere = two.device()
        elsewhere.sign_in("Ann")
        for device in (otters.ann, elsewhere, otters.ann):
            assert [one.played for one in otters.seen_by(device).members] == [1]
