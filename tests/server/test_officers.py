"""Roles and what they may do: each operation by each role, sanctions and how soon they count, and the audit log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import WebSocketTestSession

from copse.kernel.tasks import Json
from copse.server.accounts.service import HOUR, PROVEN_SECONDS
from copse.server.api import officers
from copse.server.api.calls import Operation
from copse.server.moderation.officers import TERMINAL, Officer, Role, Verdict
from copse.server.protocol.refusal import Refusal
from copse.server.store import Statement
from copse.server.store.transfer import backup, restore
from tests.server.accounts import PASSWORD, AccountClub, Device, account_club
from tests.server.club import API, HUMAN, OPEN, Guests, Shape, code, fresh
from tests.server.test_moderation import ask, cases, id_of, report, say, table_of, tie


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db", messages_per_minute=1000, reports_per_day=1000) as club:
        yield club


def officer(club: AccountClub, name: str, role: Role = "moderator") -> Device:
    device = club.member(name)
    subject = ask(club, partial(club.accounts.people.account, id_of(club, name)))
    assert subject is not None
    ask(club, partial(club.office.grant, TERMINAL, subject, role))
    return device


def sanction(device: Device, kind: str = "silence", **more: Json) -> tuple[int, str]:
    device.club.clock.turn(1)  # so that the order is certain
    wish: dict[str, Json] = {"kind": kind, "reason": "abuse", "name": "Bob", **more}
    return done(device, "/moderation/sanctions", wish)


def done(device: Device, path: str, body: Json) -> tuple[int, str]:
    answer = device.post(path, body)
    return (200, "") if answer.status_code == 200 else code(answer)


def reports(device: Device, query: str = "") -> list[Shape]:
    answer = device.get(f"/moderation/reports{query}")
    assert answer.status_code == 200, answer.text
    found: list[Shape] = answer.json()
    return found


def deeds(device: Device) -> list[tuple[str, str, str, str]]:
    """What the audit log says, the oldest first."""
    told = device.get("/operator/audit").json()
    return [(one["actor"], one["act"], one["subject"], one["detail"]) for one in reversed(told)]


# ---- who may do what

RIGHTS: dict[str, int] = {
    "list_reports": 1, "dismiss": 1, "sanction": 1, "lift": 1, "show_record": 1,
    "show_load": 2, "list_tables": 2, "end_table": 2, "list_people": 2, "list_deeds": 2, "grant": 2, "invite": 2,
}  # fmt: skip
"""Each operation with the least role that it needs: 1 for moderators, 2 for operators."""
BODIES: dict[str, Json] = {
    "dismiss": {"report": "none"},
    "sanction": {"kind": "warning", "reason": "spam", "name": "nobody"},
    "lift": {"sanction": "none"},
    "end_table": {"table": "nowhere", "ended": True},
    "grant": {"name": "nobody", "role": "moderator"},
    "invite": {},
}


def test_every_operation_has_its_rights_here() -> None:
    assert {row.name for row in officers.OPERATIONS} == set(RIGHTS)


@pytest.mark.parametrize("row", officers.OPERATIONS, ids=lambda row: row.name)
def test_each_role_may_do_what_it_needs_and_nothing_more(club: AccountClub, row: Operation) -> None:
    club.member("Bob")
    people = [club.member("Ann"), officer(club, "Mo"), officer(club, "Olga", "operator")]
    path, least = row.path.replace("{name}", "Bob"), RIGHTS[row.name]
    for rank, device in enumerate([*people]):
        answer = device.get(path) if row.method == "GET" else device.post(path, BODIES[row.name])
        if rank < least:
            assert code(answer) == (403, "not_operator" if least == 2 else "not_moderator")
        else:
            assert answer.status_code in (200, 404, 409), answer.text
    stranger = club.device()
    answer = stranger.get(path) if row.method == "GET" else stranger.post(path, BODIES[row.name])
    assert code(answer) == (401, "signed_out")


def test_nobody_acts_on_an_equal_a_higher_role_or_oneself(club: AccountClub) -> None:
    people = {
        "Ann": club.member("Ann"),
        "Mo": officer(club, "Mo"),
        "Max": officer(club, "Max"),
        "Olga": officer(club, "Olga", "operator"),
        "Otto": officer(club, "Otto", "operator"),
    }
    ranks = {"Ann": 0, "Mo": 1, "Max": 1, "Olga": 2, "Otto": 2}
    for actor in ("Mo", "Olga"):
        for subject in ("Mo", "Max", "Olga", "Otto"):
            told = sanction(people[actor], "warning", name=subject)
            assert told == ((200, "") if ranks[subject] < ranks[actor] else (403, "equal_role")), (actor, subject)
    assert sanction(people["Mo"], "warning", name="Ann") == (200, "")


def test_nobody_sees_or_dismisses_a_report_about_themselves_or_a_higher_role(club: AccountClub) -> None:
    ann, mo, olga = club.member("Ann"), officer(club, "Mo"), officer(club, "Olga", "operator")
    club.member("Bob")
    for name in ("Mo", "Olga", "Bob"):
        assert done(ann, "/reports", {"kind": "name", "reason": "name", "whom": {"name": name}}) == (200, "")
        club.clock.turn(1)
    assert [one["name"] for one in reports(mo)] == ["Bob"]
    assert [one["name"] for one in reports(olga)] == ["Bob", "Mo"]
    kept = {one.name: one.id for one in ask(club, partial(cases(club).reports, False, 0, 9))}
    assert set(kept) == {"Mo", "Olga", "Bob"}
    for device, name in ((mo, "Mo"), (mo, "Olga"), (olga, "Olga")):
        assert done(device, "/moderation/reports/dismiss", {"report": kept[name]}) == (403, "equal_role")
    assert done(olga, "/moderation/reports/dismiss", {"report": kept["Mo"]}) == (200, "")


def test_a_role_that_was_taken_away_is_gone_at_once(club: AccountClub) -> None:
    mo, olga = officer(club, "Mo"), officer(club, "Olga", "operator")
    assert reports(mo) == []
    assert done(olga, "/operator/roles", {"name": "Mo", "role": ""}) == (200, "")
    assert code(mo.get("/moderation/reports")) == (403, "not_moderator")
    assert mo.account is not None


def test_a_role_that_another_server_took_away_is_gone_at_once(club: AccountClub) -> None:
    mo = officer(club, "Mo")
    assert reports(mo) == []
    elsewhere = Statement("UPDATE accounts SET role = '' WHERE id = $1", (id_of(club, "Mo"),))
    ask(club, partial(cases(club)._store.together, elsewhere))
    assert code(mo.get("/moderation/reports")) == (403, "not_moderator")


def test_operators_are_made_in_the_terminal_only(club: AccountClub) -> None:
    olga = officer(club, "Olga", "operator")
    officer(club, "Otto", "operator")
    club.member("Ann")
    assert done(olga, "/operator/roles", {"name": "Ann", "role": "operator"}) == (422, "bad_request")
    assert done(olga, "/operator/roles", {"name": "Otto", "role": ""}) == (403, "equal_role")
    assert done(olga, "/operator/roles", {"name": "Ann", "role": "moderator"}) == (200, "")
    club.clock.turn(PROVEN_SECONDS + 1)
    assert done(olga, "/operator/roles", {"name": "Ann", "role": ""}) == (403, "prove_again")


def test_an_act_counts_only_if_the_roles_are_still_as_they_were(club: AccountClub) -> None:
    mo = officer(club, "Mo")
    assert mo.account
    club.member("Bob")
    people = club.accounts.people
    before = ask(club, partial(people.account, id_of(club, "Bob")))
    actor = ask(club, partial(people.account, id_of(club, "Mo")))
    assert before is not None
    assert actor is not None
    ask(club, partial(club.office.grant, TERMINAL, before, "operator"))
    with pytest.raises(Refusal, match="look again"):
        ask(
            club,
            partial(club.office.impose, Officer(actor), before, Verdict("suspension", "abuse")),
        )
    assert ask(club, partial(cases(club).sanctions, before.id)) == []


# ---- what moderators see


def test_a_moderator_sees_a_report_with_the_chat_and_closes_all_about_it(club: AccountClub) -> None:
    ann, bob, zoe, mo = club.member("Ann"), club.member("Bob"), club.member("Zoe"), officer(club, "Mo")
    guests, own, other = table_of(ann, bob)
    say(ann, guests, own, "hello")
    bad = say(bob, guests, other, "you fool")
    report(ann, guests, own, kind="message", message=bad, words="He insults me.")
    report(zoe, guests, kind="message", message=bad)
    newer, older = reports(mo)
    assert (older["account"], older["reporter"], older["words"]) == ("Bob", "Ann", "He insults me.")
    assert newer["alike"] == older["alike"]
    chat = older["chat"]
    assert isinstance(chat, list)
    assert [line["text"] for line in chat if isinstance(line, dict)] == ["hello", "you fool"]
    assert sanction(mo, hours=24.0, words="Be kind.", report=older["id"], name="") == (200, "")
    assert reports(mo) == []
    assert {one["verdict"] for one in reports(mo, "?closed=1")} == {"silence"}
    assert done(mo, "/moderation/reports/dismiss", {"report": newer["id"]}) == (409, "already_done")


def test_a_report_is_dismissed(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests, own, _ = table_of(ann, bob)
    report(ann, guests, own)
    (one,) = reports(mo)
    assert done(mo, "/moderation/reports/dismiss", {"report": one["id"]}) == (200, "")
    assert [one["verdict"] for one in reports(mo, "?closed=1")] == ["dismissed"]
    report(ann, guests, own)
    assert len(reports(mo)) == 1


def test_a_guest_cannot_be_sanctioned(club: AccountClub) -> None:
    ann, mo = club.member("Ann"), officer(club, "Mo")
    guests = club.create("smallworld", HUMAN, OPEN)
    guests.join("Bob")
    report(ann, guests)
    (one,) = reports(mo)
    assert sanction(mo, report=one["id"], name="") == (409, "guest_reported")


def test_nothing_hidden_is_in_what_moderators_and_operators_get(tmp_path: Path) -> None:
    """No e-mail address, no secret, no hand, and no chat that nobody reported."""
    with account_club(tmp_path / "club.db") as club:
        ann, bob, olga = club.member("Ann"), club.member("Bob"), officer(club, "Olga", "operator")
        ask(club, partial(club.accounts.people.set_email, id_of(club, "Bob"), "bob@club.example"))
        quiet, own, other = table_of(ann, bob)
        say(bob, quiet, other, "between us")
        guests = club.create("root", HUMAN, HUMAN, options={"factions": ["marquise", "eyrie"]})
        hand = guests.people[0].state()
        report(ann, quiet, own, kind="name", reason="name", whom={"table": quiet.id, "seat": 1})
        pages = [f"/operator/{what}" for what in ("load", "tables", "people", "audit")]
        told = "".join(olga.get(path).text for path in [*pages, "/moderation/people/Bob"])
        for secret in ("bob@", "between us", bob.cookie, "account:", id_of(club, "Bob"), PASSWORD, "hand"):
            assert secret not in told
        assert "hand" in str(hand)
        assert "bob@" not in olga.get("/moderation/reports").text
        watched = olga.get(f"/tables/{guests.id}/state")
        assert watched.json()["you"] is None


# ---- sanctions


def notices(device: Device) -> list[Shape]:
    found: list[Shape] = device.get("/account/sanctions").json()
    return found


def test_a_warning_is_shown_until_it_is_confirmed(club: AccountClub) -> None:
    bob, mo = club.member("Bob"), officer(club, "Mo")
    assert sanction(mo, "warning", words="Be kind.", hours=3.0) == (200, "")
    (one,) = notices(bob)
    assert (one["kind"], one["reason"], one["words"], one["until"]) == ("warning", "abuse", "Be kind.", None)
    assert done(club.member("Zoe"), "/account/sanctions/confirm", {"id": one["id"]}) == (200, "")
    assert notices(bob) == [one]
    assert done(bob, "/account/sanctions/confirm", {"id": one["id"]}) == (200, "")
    assert notices(bob) == []
    (kept,) = mo.get("/moderation/people/bob").json()["sanctions"]
    assert kept["confirmed"] == club.clock.at


def test_a_silenced_person_cannot_write_and_learns_why_and_until_when(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests, own, other = table_of(ann, bob)
    assert sanction(mo, words="Be kind.", hours=24.0) == (200, "")
    for words in ({"text": "fool"}, {"emote": "wave"}):
        answer = bob.post(f"/tables/{guests.id}/chat", {"request": fresh(), **words}, other)
        assert code(answer) == (403, "silenced")
        told = answer.json()["error"]["sanction"]
        assert (told["reason"], told["words"], told["until"]) == ("abuse", "Be kind.", club.clock.at + 24 * HOUR)
    assert [one["kind"] for one in notices(bob)] == ["silence"]
    say(ann, guests, own, "hello")
    club.clock.turn(24 * HOUR)
    say(bob, guests, other, "sorry")
    assert notices(bob) == []


def seen_names(guests: Guests) -> str:
    return str(guests.spectator.state())


def test_the_names_of_a_silenced_person_fall_back_for_that_time(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests = club.create("smallworld", HUMAN, OPEN, name="Bobs rude table", talk="everyone", host="Bobrude")
    (game,) = bob.take_along(guests.id, guests.host_token, guests.people[0].token).json()
    ann.take_along(guests.id, ann.join(guests).token)
    say(bob, guests, game["seats"][0]["token"], "hello")
    assert "rude" in seen_names(guests)
    with guests.spectator.live() as socket:
        assert "rude" in str(socket.receive_json())
        assert sanction(mo, hours=1.0) == (200, "")
        assert "rude" not in str(socket.receive_json())
    assert "rude" not in seen_names(guests)
    assert "hello" in seen_names(guests)
    assert "Ann" in seen_names(guests)
    club.clock.turn(HOUR)
    ask(club, club.accounts.standing.look)
    assert "rude" in seen_names(guests)


def test_a_silenced_person_is_silent_in_the_lobby_and_in_clubs_too(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests = bob.create(HUMAN, OPEN, name="Bad words", listed="public")
    bob.take_along(guests.id, guests.host_token, guests.people[0].token)
    house = bob.post("/clubs", {"name": "Otters"}).json()["id"]
    lists = club.services.open_tables

    def listed() -> list[tuple[object, ...]]:
        tables = club.run(partial(lists.tables, ""))
        return [(table.name, table.host, table.seats[0].name) for table in tables]

    assert listed() == [("Bad words", "Bob", "Bob")]
    assert sanction(mo, "silence", name="Bob", hours=1.0) == (200, "")
    club.do(club.accounts.standing.look)
    assert listed() == [("", "", "")]
    assert code(bob.post(f"/clubs/{house}/messages", {"text": "Bad words"})) == (403, "silenced")
    assert ann.get(f"/tables/{guests.id}").json()["name"] == ""


def test_a_suspended_person_is_cut_at_once_and_cannot_sign_in(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests, _, other = table_of(ann, bob)
    headers = {"Cookie": f"copse_session={bob.cookie}"}
    with club.http.websocket_connect(f"{API}/tables/{guests.id}/live", headers=headers) as socket:
        socket.send_json({"token": other})
        assert socket.receive_json()["you"] == 1
        assert sanction(mo, "suspension", words="Enough.", hours=48.0) == (200, "")
        closed_with(socket, 4401)
    assert code(bob.get(f"/tables/{guests.id}/state", other)) == (401, "signed_out")
    assert bob.account is None
    again = club.device().sign_in("Bob")
    assert code(again) == (403, "suspended")
    assert again.json()["error"]["sanction"]["words"] == "Enough."
    wrong = club.device().sign_in("Bob", "a wrong password")
    assert code(wrong) == (401, "bad_credentials")
    recovery: Json = {"name": "Bob", "code": bob.codes[0], "password": "another burrow"}
    assert code(club.device().post("/account/recover", recovery)) == (403, "suspended")
    club.clock.turn(48 * HOUR)
    ask(club, club.accounts.standing.look)
    assert club.device().sign_in("Bob", "another burrow").status_code == 200


def closed_with(socket: WebSocketTestSession, status: int) -> None:
    """Read what was sent before the end, and the end."""
    while (message := socket.receive())["type"] != "websocket.close":
        pass
    assert message["code"] == status


def test_a_suspension_for_good_ends_when_it_is_lifted(club: AccountClub) -> None:
    club.member("Bob")
    mo = officer(club, "Mo")
    sanction(mo, "suspension")
    club.clock.turn(1000 * 24 * HOUR)
    mo.sign_in("Mo")
    assert code(club.device().sign_in("Bob")) == (403, "suspended")
    (one,) = mo.get("/moderation/people/Bob").json()["sanctions"]
    assert one["until"] is None
    assert done(mo, "/moderation/sanctions/lift", {"sanction": one["id"]}) == (200, "")
    assert done(mo, "/moderation/sanctions/lift", {"sanction": one["id"]}) == (409, "already_done")
    assert club.device().sign_in("Bob").status_code == 200


def test_the_seat_of_a_suspended_person_follows_the_rule_for_absence(club: AccountClub) -> None:
    """The seat stays theirs. The clock runs, and who is late is played for, as for anybody who is away."""
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests, _, _ = table_of(ann, bob)
    sanction(mo, "suspension")
    seat = guests.described().seats[1]
    assert (seat.kind, seat.online) == ("human", False)


def test_a_suspended_moderator_acts_no_more(club: AccountClub) -> None:
    mo, olga = officer(club, "Mo"), officer(club, "Olga", "operator")
    assert sanction(olga, "suspension", name="Mo") == (200, "")
    assert code(mo.get("/moderation/reports")) == (401, "signed_out")


# ---- the audit log


def test_everything_that_officers_do_is_in_the_audit_log(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    mo, olga = officer(club, "Mo"), officer(club, "Olga", "operator")
    guests, own, _ = table_of(ann, bob)
    report(ann, guests, own)
    sanction(mo, "warning")
    sanction(mo, "silence", hours=24.0, reason="spam")
    (silence,) = (one for one in mo.get("/moderation/people/Bob").json()["sanctions"] if one["kind"] == "silence")
    club.clock.turn(1)
    done(mo, "/moderation/sanctions/lift", {"sanction": silence["id"]})
    club.clock.turn(1)
    done(mo, "/moderation/reports/dismiss", {"report": reports(mo)[0]["id"]})
    club.clock.turn(1)
    done(olga, "/operator/roles", {"name": "Ann", "role": "moderator"})
    club.clock.turn(1)
    done(olga, "/operator/tables", {"table": guests.id, "ended": True})
    club.clock.turn(1)
    olga.post("/account/invitations")
    told = deeds(olga)
    assert sorted(told[:4]) == [
        ("", "grant", "Mo", "moderator"),
        ("", "grant", "Olga", "operator"),
        ("Mo", "silence", "Bob", "spam for 24 h"),
        ("Mo", "warning", "Bob", "abuse"),
    ]
    assert told[4:] == [
        ("Mo", "lift", "Bob", "silence"),
        ("Mo", "dismiss", "Bob", "abuse"),
        ("Olga", "grant", "Ann", "moderator"),
        ("Olga", "ended", guests.id, ""),
        ("Olga", "invite", "", ""),
    ]
    assert code(club.device().get(f"/tables/{guests.id}"))[0] == 410


def test_nobody_changes_or_deletes_an_entry(club: AccountClub) -> None:
    olga = officer(club, "Olga", "operator")
    before = deeds(olga)
    for attack in ("DELETE FROM audit", "UPDATE audit SET act = 'nothing'"):
        ask(club, partial(cases(club)._store.together, Statement(attack)))
    assert deeds(olga) == before != []


def test_a_deleted_account_has_no_name_in_the_audit_log(club: AccountClub) -> None:
    bob, mo, olga = club.member("Bob"), officer(club, "Mo"), officer(club, "Olga", "operator")
    sanction(mo, "warning")
    id = id_of(club, "Bob")
    assert bob.post("/account/delete", {"confirm": True}).status_code == 200
    assert deeds(olga)[-1] == ("Mo", "warning", id, "abuse")


def test_a_backup_has_reports_sanctions_and_the_audit_log(club: AccountClub, tmp_path: Path) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    mo, olga = officer(club, "Mo"), officer(club, "Olga", "operator")
    guests, own, other = table_of(ann, bob)
    say(bob, guests, other, "you fool")
    report(ann, guests, own)
    tie(ann, "block", {"name": "Bob"})
    sanction(mo, "suspension", words="Enough.")
    before = deeds(olga), reports(mo)
    asyncio.run(backup(str(tmp_path / "club.db"), tmp_path / "club.backup"))
    asyncio.run(restore(tmp_path / "club.backup", str(tmp_path / "other.db")))
    with account_club(tmp_path / "other.db") as restored:
        again = restored.device()
        again.cookie = olga.cookie
        assert (deeds(again), reports(again)) == before
        assert code(restored.device().sign_in("Bob")) == (403, "suspended")
        assert ask(restored, partial(restored.moderation.blocked, id_of(restored, "Ann"), [id_of(restored, "Bob")]))


# ---- words


WICKED = "<b>x</b>\u202e' OR 1=1; --"


def test_wicked_words_stay_plain_text(club: AccountClub) -> None:
    ann, bob, mo = club.member("Ann"), club.member("Bob"), officer(club, "Mo")
    guests, own, _ = table_of(ann, bob)
    assert report(ann, guests, own, words=WICKED) == (422, "unreadable_text")
    plain = WICKED.replace("\u202e", "")
    assert report(ann, guests, own, words=plain) == (200, "")
    assert [one["words"] for one in reports(mo)] == [plain]
    assert sanction(mo, "warning", words="\x1b[31mred") == (422, "unreadable_text")
    assert sanction(mo, "warning", words=plain) == (200, "")
    assert [one["words"] for one in notices(bob)] == [plain]
    assert code(mo.get("/moderation/people/%27%20OR%201=1")) == (404, "unknown_account")


def test_tables_and_people_are_listed_for_operators(club: AccountClub) -> None:
    ann, bob, olga = club.member("Ann"), club.member("Bob"), officer(club, "Olga", "operator")
    guests, _, _ = table_of(ann, bob)
    sanction(olga)
    (table,) = olga.get("/operator/tables").json()
    assert (table["id"], table["name"], table["status"], table["people"], table["seats"]) == (
        guests.id, "Monday", "waiting", 2, 2,
    )  # fmt: skip
    people = {one["name"]: (one["role"], one["sanctions"]) for one in olga.get("/operator/people").json()}
    assert people == {"Ann": ("", []), "Bob": ("", ["silence"]), "Olga": ("operator", [])}
    load = olga.get("/operator/load").json()
    assert (load["accounts"], load["tables"], load["reports"], load["tables_here"]) == (3, 1, 0, 1)
    assert olga.get("/operator/tables?skip=1").json() == []
    assert tie(ann, "block", {"name": "Bob"}) == (200, "")
