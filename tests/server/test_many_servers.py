"""Three servers on one database: a sanction holds on all of them soon, and they count tries to sign in together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import pytest

from copse.server.moderation.standing import LOOK_SECONDS
from copse.server.store import Statement
from tests.server.accounts import OTHER, AccountClub, Device, account_club
from tests.server.club import API, code
from tests.server.cluster import Cluster
from tests.server.test_moderation import ask, cases, report, table_of
from tests.server.test_officers import closed_with, deeds, done, officer, reports, sanction


@pytest.fixture
def clubs(cluster: Cluster) -> Iterator[list[AccountClub]]:
    """Three servers that look for sanctions all the time."""
    with ExitStack() as stack, cluster.empty_database() as database:
        limits = {"sign_ins_per_hour": 6, "messages_per_minute": 1000}
        yield [stack.enter_context(account_club(database, look_seconds=0.02, **limits)) for _ in range(3)]


def at(device: Device, club: AccountClub) -> Device:
    """A device of one person, signed in by one session, that talks to another server."""
    other = club.device()
    other.cookie = device.cookie
    return other


def test_a_suspended_person_is_cut_on_all_servers(clubs: list[AccountClub]) -> None:
    assert LOOK_SECONDS <= 1, "the documents promise two seconds"
    here, there, third = clubs
    ann, bob, mo = here.member("Ann"), here.member("Bob"), officer(here, "Mo")
    guests, own, other = table_of(ann, bob)
    report(ann, guests, own)
    (one,) = reports(at(mo, third))
    headers = {"Cookie": f"copse_session={bob.cookie}"}
    with there.http.websocket_connect(f"{API}/tables/{guests.id}/live", headers=headers) as socket:
        socket.send_json({"token": other})
        assert socket.receive_json()["you"] == 1
        assert sanction(at(mo, third), "suspension", report=one["id"], name="") == (200, "")
        closed_with(socket, 4401)
    assert code(at(bob, there).get(f"/tables/{guests.id}/state", other)) == (401, "signed_out")
    assert code(there.device().sign_in("Bob")) == (403, "suspended")
    assert code(here.device().sign_in("Bob")) == (403, "suspended")
    assert reports(mo) == []


def test_no_server_changes_or_deletes_an_entry_of_the_audit_log(clubs: list[AccountClub]) -> None:
    here, there, _ = clubs
    olga = officer(here, "Olga", "operator")
    before = deeds(olga)
    for attack in ("DELETE FROM audit", "UPDATE audit SET act = 'nothing'"):
        ask(there, partial(cases(there)._store.together, Statement(attack)))
    assert deeds(at(olga, there)) == before != []


def test_two_moderators_close_a_report_once(clubs: list[AccountClub]) -> None:
    here, there, _ = clubs
    ann, bob, mo = here.member("Ann"), here.member("Bob"), officer(here, "Mo")
    guests, own, _ = table_of(ann, bob)
    report(ann, guests, own)
    (one,) = reports(mo)
    answers = [sanction(at(mo, club), report=one["id"], name="", hours=1.0) for club in (here, there)]
    assert answers == [(200, ""), (409, "already_done")]
    assert len(mo.get("/moderation/people/Bob").json()["sanctions"]) == 1
    assert done(at(mo, there), "/moderation/reports/dismiss", {"report": one["id"]}) == (409, "already_done")


def test_passwords_are_tried_as_seldom_at_three_servers_as_at_one(clubs: list[AccountClub]) -> None:
    clubs[0].member("Ann")
    answers = [code(club.device().sign_in("Ann", OTHER)) for _ in range(3) for club in clubs]
    assert answers == [(401, "bad_credentials")] * 6 + [(429, "too_many_tries")] * 3
    for club in clubs:
        club.clock.turn(3600 / 6)
    assert clubs[1].device().sign_in("Ann").status_code == 200
