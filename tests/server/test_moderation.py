"""Reports with the chat around them, mutes and blocks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest

from copse.kernel.tasks import Json
from copse.server.accounts.names import look_of
from copse.server.clients.rate_limit import DAY
from copse.server.moderation.service import MOST_TIES
from copse.server.store.moderation import MOST_ALIKE, Cases, Line, Report, Tie
from tests.server.accounts import AccountClub, Device, account_club
from tests.server.club import HUMAN, OPEN, Guests, code, fresh
from tests.server.leagues import league_of

T = TypeVar("T")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db", messages_per_minute=1000) as club:
        yield club


def ask(club: AccountClub, work: Callable[[], Awaitable[T]]) -> T:
    """What the store of the running server says."""

    async def run() -> T:
        return await work()

    assert club.http.portal is not None
    return club.http.portal.call(run)


def cases(club: AccountClub) -> Cases:
    return club.accounts.standing.cases


def reports(club: AccountClub) -> list[tuple[Report, list[Line]]]:
    found = ask(club, partial(cases(club).reports, False, 0, 100))
    return [(report, ask(club, partial(cases(club).lines, report.id))) for report in found]


def id_of(club: AccountClub, name: str) -> str:
    account = ask(club, partial(club.accounts.people.named, look_of(name)))
    assert account is not None
    return account.id


def table_of(ann: Device, bob: Device) -> tuple[Guests, str, str]:
    """A table of two people with accounts: Ann is its host at seat 0, Bob is at seat 1. Returns what stands for their
    tokens, too."""
    guests = ann.create(HUMAN, OPEN, name="Monday", talk="everyone")
    (game,) = ann.take_along(guests.id, guests.host_token, guests.people[0].token).json()
    (its,) = bob.take_along(guests.id, bob.join(guests).token).json()
    return guests, game["seats"][0]["token"], its["seats"][0]["token"]


def say(device: Device, guests: Guests, token: str, text: str) -> int:
    answer = device.post(f"/tables/{guests.id}/chat", {"request": fresh(), "text": text}, token)
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["n"]
    return number


def report(device: Device, guests: Guests, token: str = "", **more: Json) -> tuple[int, str]:
    wish: dict[str, Json] = {"kind": "person", "reason": "abuse", "whom": {"table": guests.id, "seat": 1}, **more}
    device.club.clock.turn(1)  # so that the order is certain
    answer = device.post("/reports", wish, token)
    return (200, "") if answer.status_code == 200 else code(answer)


# ---- reports


def test_a_report_about_a_message_keeps_the_chat_around_it(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, other = table_of(ann, bob)
    for number in range(40):
        say(ann, guests, own, f"line {number}")
    bad = say(bob, guests, other, "you fool")
    say(ann, guests, own, "please")
    assert report(ann, guests, own, kind="message", message=bad, words="He insults me.") == (200, "")
    ((kept, lines),) = reports(club)
    assert (kept.kind, kept.reason, kept.words) == ("message", "abuse", "He insults me.")
    assert (kept.name, kept.table_name) == ("Bob", "Monday")
    assert (kept.account, kept.reporter, kept.message) == (id_of(club, "Bob"), id_of(club, "Ann"), bad)
    assert [line.text for line in lines] == [*(f"line {number}" for number in range(10, 40)), "you fool", "please"]
    assert {line.account for line in lines} == {id_of(club, "Ann"), id_of(club, "Bob")}


def test_a_report_outlives_its_table(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, other = table_of(ann, bob)
    bad = say(bob, guests, other, "you fool")
    report(ann, guests, own, kind="message", message=bad)
    assert ask(club, partial(club.table(guests.id)._store.delete, guests.id))
    ((kept, lines),) = reports(club)
    assert (kept.account, [line.text for line in lines]) == (id_of(club, "Bob"), ["you fool"])


def test_a_message_belongs_to_its_author_and_not_to_the_seat(club: AccountClub) -> None:
    """Somebody who takes a seat later did not write what was said there before."""
    ann, bob, zoe = club.member("Ann"), club.member("Bob"), club.member("Zoe")
    guests, own, other = table_of(ann, bob)
    bad = say(bob, guests, other, "you fool")
    assert bob.post(f"/tables/{guests.id}/leave", {"confirm": True, "for_good": True}, other).status_code == 200
    zoe.take_along(guests.id, zoe.join(guests).token)
    report(ann, guests, own, kind="message", message=bad)
    report(ann, guests, own)
    assert {kept.kind: kept.account for kept, _ in reports(club)} == {
        "message": id_of(club, "Bob"),
        "person": id_of(club, "Zoe"),
    }


def test_a_guest_reports_and_is_reported_without_an_account(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    guests.join("Bob", avatar="fox-red")
    assert report(club.device(), guests, guests.people[0].token, kind="name", reason="name") == (200, "")
    ((kept, _),) = reports(club)
    assert (kept.account, kept.name, kept.avatar) == (None, "Bob", "fox-red")
    assert kept.reporter.startswith("guest ")
    assert "testclient" not in kept.reporter


def test_an_account_is_reported_by_its_name(club: AccountClub) -> None:
    ann = club.member("Ann")
    club.member("Bob")
    assert ann.post("/reports", {"kind": "name", "reason": "name", "whom": {"name": "bob"}}).status_code == 200
    ((kept, lines),) = reports(club)
    assert (kept.account, kept.name, kept.table, lines) == (id_of(club, "Bob"), "Bob", "", [])
    unknown = ann.post("/reports", {"kind": "name", "reason": "name", "whom": {"name": "nobody"}})
    assert code(unknown) == (404, "unknown_account")


def test_the_name_of_a_league_is_reported_with_its_organiser(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    rude = league_of(bob, name="Rude league").id
    wish: dict[str, Json] = {"kind": "league", "reason": "name", "whom": {"league": rude}, "words": "The name!"}
    assert ann.post("/reports", wish).status_code == 200
    assert ann.post("/reports", wish).status_code == 200
    assert club.device().post("/reports", wish).status_code == 200, "a guest sees it, too"
    kept = [report for report, _ in reports(club)]
    assert {(one.kind, one.name, one.account, one.table) for one in kept} == {
        ("league", "Rude league", id_of(club, "Bob"), "")
    }
    assert len(kept) == 2
    assert code(bob.post("/reports", wish)) == (409, "yourself")
    for whom in list[Json]([{"league": rude, "name": "Bob"}, {"name": "Bob"}, {}]):
        assert code(ann.post("/reports", {**wish, "whom": whom})) == (422, "bad_request")
    assert code(ann.post("/reports", {**wish, "kind": "name"})) == (422, "bad_request")
    assert code(ann.post("/account/ties", {"kind": "mute", "whom": wish["whom"], "on": True})) == (422, "bad_request")


def test_a_report_that_makes_no_sense_is_refused_and_stores_nothing(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, _ = table_of(ann, bob)
    assert report(ann, guests, own, whom={"table": guests.id, "seat": 0}) == (409, "yourself")
    assert report(ann, guests, own, whom={"table": guests.id, "seat": 9}) == (409, "no_person")
    assert report(ann, guests, own, whom={}) == (422, "bad_request")
    assert report(ann, guests, own, kind="message", message=7) == (404, "unknown_message")
    assert report(ann, guests, own, kind="message", message=7, whom={"name": "Bob"}) == (422, "bad_request")
    assert report(ann, guests, own, reason="boring") == (422, "bad_request")
    assert report(ann, guests, own, words="one\ntwo") == (422, "unreadable_text")
    assert report(ann, guests, own, words="x" * 281) == (422, "bad_request")
    assert report(ann, guests, own, whom={"table": "nowhere", "seat": 1})[0] == 404
    assert reports(club) == []


def test_only_people_who_may_read_the_chat_report_it(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, spectators=False)
    guests.join("Bob")
    assert report(club.device(), guests) == (403, "no_spectators")
    assert reports(club) == []


def test_one_person_reports_a_thing_once_and_many_fill_no_page(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, _ = table_of(ann, bob)
    for _ in range(3):
        assert report(ann, guests, own) == (200, "")
    assert len(reports(club)) == 1
    for letter in "abcdefghjkmn"[: MOST_ALIKE + 2]:
        assert report(club.member(f"Kim {letter}"), guests) == (200, "")
    assert len(reports(club)) == MOST_ALIKE


def test_reports_are_limited_for_a_client_and_for_an_account(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", reports_per_day=3) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        guests, own, other = table_of(ann, bob)
        numbers = [say(bob, guests, other, f"fool {number}") for number in range(5)]
        answers = [report(ann, guests, own, kind="message", message=n) for n in numbers]
        assert answers == [(200, "")] * 3 + [(429, "too_many_reports")] * 2
        club.clock.turn(DAY / 3)
        assert report(ann, guests, own) == (200, "")


# ---- mutes and blocks


def tie(device: Device, kind: str, whom: Json, on: bool = True, token: str = "") -> tuple[int, str]:
    answer = device.post("/account/ties", {"kind": kind, "whom": whom, "on": on}, token)
    return (200, "") if answer.status_code == 200 else code(answer)


def listed(device: Device) -> list[tuple[str, str]]:
    return [(one["kind"], one["called"]) for one in device.get("/account/ties").json()]


def test_a_mute_follows_the_account_to_other_tables_and_devices(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, _ = table_of(ann, bob)
    assert tie(ann, "mute", {"table": guests.id, "seat": 1}, token=own) == (200, "")
    again, _, _ = table_of(ann, bob)
    phone = club.device()
    phone.sign_in("Ann")
    assert phone.get(f"/tables/{again.id}/ties").json() == {"seats": [1], "muted": [1], "blocked": []}
    assert bob.get(f"/tables/{again.id}/ties").json() == {"seats": [0], "muted": [], "blocked": []}
    assert (listed(phone), listed(bob)) == ([("mute", "Bob")], [])
    assert tie(phone, "mute", {"table": again.id, "seat": 1}, on=False) == (200, "")
    assert listed(ann) == []


def test_a_tie_has_the_name_by_which_one_knew_the_person(club: AccountClub) -> None:
    """The name of an account stays unknown to people who met it under another name."""
    ann, bob = club.member("Ann"), club.member("Robert")
    guests = ann.create(HUMAN, OPEN)
    (game,) = ann.take_along(guests.id, guests.people[0].token).json()
    bob.take_along(guests.id, guests.join("Bob").token)
    tie(ann, "block", {"table": guests.id, "seat": 1}, token=game["seats"][0]["token"])
    (one,) = ann.get("/account/ties").json()
    assert one["called"] == "Bob"
    assert "Robert" not in ann.get("/account/export").text
    assert ann.post("/account/ties/remove", {"id": one["id"]}).status_code == 200
    assert listed(ann) == []


def test_a_guest_and_oneself_cannot_be_blocked(club: AccountClub) -> None:
    ann = club.member("Ann")
    guests = club.create("smallworld", HUMAN, OPEN)
    guests.join("Rob")
    assert tie(ann, "block", {"table": guests.id, "seat": 1}) == (409, "guest_seat")
    assert tie(ann, "block", {"name": "Ann"}) == (409, "yourself")
    assert tie(club.device(), "block", {"name": "Ann"}) == (401, "signed_out")


def test_a_blocked_person_finds_a_full_table_and_learns_nothing(club: AccountClub) -> None:
    ann, bob, zoe = club.member("Ann"), club.member("Bob"), club.member("Zoe")
    assert tie(ann, "block", {"name": "Bob"}) == (200, "")
    guests = club.create("smallworld", HUMAN, OPEN)
    ann.take_along(guests.id, guests.host_token, guests.people[0].token)
    blocked = bob.post(f"/tables/{guests.id}/join", {"name": "Bob"})
    assert zoe.post(f"/tables/{guests.id}/join", {"name": "Zoe"}).status_code == 200
    full = club.member("Kim").post(f"/tables/{guests.id}/join", {"name": "Kim"})
    assert (blocked.status_code, blocked.content) == (full.status_code, full.content)
    assert listed(bob) == []


def test_a_block_counts_in_both_directions(club: AccountClub) -> None:
    ann = club.member("Ann")
    club.member("Bob")
    tie(ann, "block", {"name": "Bob"})
    tie(ann, "mute", {"name": "Bob"})
    club.member("Zoe")
    one, other, third = (id_of(club, name) for name in ("Ann", "Bob", "Zoe"))
    blocked = club.moderation.blocked
    assert ask(club, partial(blocked, one, [third, other]))
    assert ask(club, partial(blocked, other, {one}))
    assert not ask(club, partial(blocked, third, [one, other]))
    assert not ask(club, partial(blocked, one, []))
    tie(ann, "block", {"name": "Bob"}, on=False)
    assert not ask(club, partial(blocked, one, [other]))
    assert listed(ann) == [("mute", "Bob")]


def test_a_rematch_does_not_seat_people_together_of_whom_one_has_blocked_the_other(club: AccountClub) -> None:
    ann, bob, zoe = club.member("Ann"), club.member("Bob"), club.member("Zoe")
    guests = club.create("smallworld", HUMAN, HUMAN, HUMAN)
    guests.play_to_the_end()
    for seat, device in enumerate((ann, bob, zoe)):
        assert device.take_along(guests.id, guests.people[seat].token).status_code == 200
    tie(bob, "block", {"name": "Zoe"})
    assert ann.post(f"/tables/{guests.id}/rematch", None, "account:0").status_code == 200
    again = bob.post(f"/tables/{guests.id}/rematch", None, "account:1").json()["table"]
    for _ in range(2):
        refused = zoe.post(f"/tables/{guests.id}/rematch", None, "account:2")
        assert code(refused) == (409, "seat_taken")
        assert "block" not in refused.text
    seats = ann.get(f"/tables/{again}", "account:0").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", ""), ("human", "Dan"), ("human", "Dan 2")]
    assert club.member("Kim").post(f"/tables/{again}/join", {"name": "Kim"}).status_code == 200


def test_an_invitation_ends_with_a_block(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests = ann.create(HUMAN, OPEN)
    (game,) = ann.take_along(guests.id, guests.host_token, guests.people[0].token).json()
    assert ann.post(f"/tables/{guests.id}/invite", {"name": "Bob"}, game["host"]).status_code == 200
    tie(ann, "block", {"name": "Bob"})
    assert code(bob.post("/invitations/accept", {"table": guests.id})) == (409, "seat_taken")
    tie(ann, "block", {"name": "Bob"}, on=False)
    assert bob.post("/invitations/accept", {"table": guests.id}).status_code == 200


def test_a_substitute_whom_the_host_has_blocked_finds_no_seat(club: AccountClub) -> None:
    ann, bob, zoe = club.member("Ann"), club.member("Bob"), club.member("Zoe")
    tie(ann, "block", {"name": "Zoe"})
    guests = club.create("smallworld", HUMAN, HUMAN, pace={"mode": "days", "substitutes": "player"})
    ann.take_along(guests.id, guests.host_token, guests.people[0].token)
    bob.take_along(guests.id, guests.people[1].token)
    key = "k" * 43
    named = bob.post(f"/tables/{guests.id}/seats/1/substitute", {"key": key}, "account:1")
    assert named.status_code == 200, named.text
    come = zoe.post(f"/tables/{guests.id}/substitute", {"key": key, "name": "Zoe"})
    assert code(come) == (409, "seat_taken")


def test_a_list_of_blocked_people_has_an_end(club: AccountClub) -> None:
    ann = club.member("Ann")
    club.member("Bob")
    one = id_of(club, "Ann")
    for number in range(MOST_TIES):
        ask(club, partial(cases(club).tie, Tie(f"t{number}", one, one, f"kind {number}", "somebody", 0.0)))
    assert tie(ann, "block", {"name": "Bob"}) == (409, "too_many_ties")


# ---- limits of an account


def anywhere(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on each request comes from another client."""
    clients = count()
    for module in ("calls", "socket"):
        monkeypatch.setattr(f"copse.server.api.{module}.client_of", lambda connection: f"client {next(clients)}")


def test_requests_of_an_account_are_counted_wherever_they_come_from(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", requests_at_once=10, requests_per_second=0.001) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        club.http.app.state.services.requests.take = only_accounts(club)  # type: ignore[attr-defined]
        answers = [ann.get("/account/games").status_code for _ in range(12)]
        assert answers == [200] * 10 + [429] * 2
        assert bob.get("/account/games").status_code == 200


def only_accounts(club: AccountClub) -> Callable[[str], bool]:
    """The limit for requests, which lets every client pass but counts accounts."""
    take = club.http.app.state.services.requests.take  # type: ignore[attr-defined]
    return lambda who: not who.startswith("account ") or take(who)


def test_tables_of_an_account_are_counted_wherever_they_are_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with account_club(tmp_path / "club.db", tables_per_day=2) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        anywhere(club, monkeypatch)
        wish: dict[str, Json] = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
        assert [ann.post("/tables", wish).status_code for _ in range(2)] == [201, 201]
        assert code(ann.post("/tables", wish)) == (429, "too_many_tables")
        assert bob.post("/tables", {**wish, "host": "Bob"}).status_code == 201


def test_messages_of_an_account_are_counted_over_all_tables(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", messages_per_minute=4) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        tables = [table_of(ann, bob) for _ in range(2)]
        for guests, own, _ in [*tables, *tables]:
            say(ann, guests, own, "hello")
        guests, own, other = tables[0]
        answer = ann.post(f"/tables/{guests.id}/chat", {"request": fresh(), "text": "again"}, own)
        assert code(answer) == (429, "too_many_messages")
        say(bob, guests, other, "hello")


def test_a_flood_of_reports_from_many_places_is_stopped_at_the_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with account_club(tmp_path / "club.db", reports_per_day=2) as club:
        ann = club.member("Ann")
        for letter in "abcd":
            club.member(f"Kim {letter}")
        anywhere(club, monkeypatch)
        wishes: list[Json] = [
            {"kind": "name", "reason": "name", "whom": {"name": f"Kim {letter}"}} for letter in "abcd"
        ]
        assert [ann.post("/reports", wish).status_code for wish in wishes] == [200, 200, 429, 429]
        assert len(reports(club)) == 2


# ---- leaving


def test_a_deleted_account_leaves_nothing_in_reports_and_ties(club: AccountClub) -> None:
    ann, bob, zoe = club.member("Ann"), club.member("Bobby"), club.member("Zoe")
    guests, own, other = table_of(ann, bob)
    say(bob, guests, other, "a secret of Bobby")
    bad = say(ann, guests, own, "fool")
    report(bob, guests, other, kind="message", message=bad, whom={"table": guests.id, "seat": 0})
    report(zoe, guests)
    tie(ann, "mute", {"name": "Bobby"})
    tie(bob, "block", {"name": "Ann"})
    assert len(reports(club)) == 2
    gone = id_of(club, "Bobby")
    assert bob.post("/account/delete", {"confirm": True}).status_code == 200
    ((kept, lines),) = reports(club)
    assert (kept.account, [line.text for line in lines]) == (id_of(club, "Ann"), ["fool"])
    assert gone not in (kept.reporter, kept.account)
    assert listed(ann) == []


def test_an_export_has_the_ties_and_reports_of_a_person(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, _ = table_of(ann, bob)
    tie(ann, "block", {"table": guests.id, "seat": 1}, token=own)
    report(ann, guests, own, words="He insults me.")
    told = ann.get("/account/export").json()
    assert [(one["kind"], one["called"]) for one in told["ties"]] == [("block", "Bob")]
    assert [(one["reason"], one["words"]) for one in told["reports"]] == [("abuse", "He insults me.")]
    assert told["sanctions"] == []
