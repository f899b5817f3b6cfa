"""E-mails about turns, against a mail server on this machine: what they say, how often they come, and how to stop them
without signing in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from copse.server.notifications.email import Email
from tests.server.accounts import Device
from tests.server.club import code
from tests.server.notified import ZONE, NotifiedClub, Pair, member, notified_club
from tests.server.test_account_mail import ADDRESS, Mail, MailBox, mail_server, reachable

ONE_CLICK = "List-Unsubscribe=One-Click"


@pytest.fixture
def box() -> MailBox:
    return MailBox()


@pytest.fixture
def club(tmp_path: Path, box: MailBox) -> Iterator[NotifiedClub]:
    with mail_server(box) as settings, notified_club(tmp_path / "club.db", **settings) as club:
        yield club


def mailed(club: NotifiedClub, box: MailBox, schedule: str = "now", name: str = "Bob") -> Device:
    """Somebody who gets e-mails about turns."""
    device = reachable(club, box, name)
    device.post("/account/notifications", {"zone": ZONE})
    answer = device.post("/account/notifications/mail", {"schedule": schedule})
    assert answer.status_code == 200, answer.text
    return device


def schedule_of(device: Device) -> str:
    (channel,) = device.get("/account/notifications").json()["channels"]
    return str(channel["schedule"])


def unsubscribe_link(mail: Mail) -> str:
    """The path of the interface to which a mail program posts."""
    found = re.fullmatch(r"<https://club\.example/copse(/api/v1/\S+)>", mail.headers["List-Unsubscribe"])
    assert found, mail.headers
    assert mail.headers["List-Unsubscribe-Post"] == ONE_CLICK
    return found[1]


def test_an_e_mail_has_the_table_and_links_to_it_and_to_stop(club: NotifiedClub, box: MailBox) -> None:
    ann, bob = member(club, "Ann"), mailed(club, box)
    pair = Pair(club, ann, bob)
    pair.pass_to(1)
    club.go_on()
    mail = box.next()
    assert (mail.to, mail.subject) == (ADDRESS.lower(), "Copse: The <oak> table (Small World)")
    secret = unsubscribe_link(mail).rpartition("/")[2]
    assert mail.text == (
        "Hello Bob,\n\n"
        "It is your turn: The <oak> table (Small World)\n"
        f"https://club.example/copse/#/t/{pair.id}\n\n"
        "Choose when you get such e-mails: https://club.example/copse/#/account\n"
        f"Stop them with one click: https://club.example/copse/#/account/unsubscribe/{secret}\n"
    )


def test_a_mail_program_stops_the_e_mails_and_learns_nothing(club: NotifiedClub, box: MailBox) -> None:
    ann, bob = member(club, "Ann"), mailed(club, box)
    pair = Pair(club, ann, bob)
    pair.pass_to(1)
    club.go_on()
    link = unsubscribe_link(box.next())
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answers = set()
    for path in (link, link, link[:-1] + "!", link.rpartition("/")[0] + "/none"):
        answer = club.http.post(path, content=ONE_CLICK, headers=form)
        answers.add((answer.status_code, answer.content))
    assert answers == {(200, b"{}")}
    assert schedule_of(bob) == "off"
    assert club.http.get(link).status_code == 405
    pair.pass_to(0)
    pair.pass_to(1)
    club.go_on()
    assert box.is_empty()


def test_turns_of_ten_minutes_share_an_e_mail(club: NotifiedClub, box: MailBox) -> None:
    ann, bob = member(club, "Ann"), mailed(club, box)
    pairs = [Pair(club, ann, bob) for _ in range(3)]
    pairs[0].pass_to(1)
    club.go_on()
    assert box.next().subject == "Copse: The <oak> table (Small World)"
    for pair in pairs[1:]:
        pair.pass_to(1)
        club.go_on()
        club.clock.turn(60)
    assert box.is_empty()
    club.clock.turn(Email.gap)
    club.go_on()
    mail = box.next()
    assert mail.subject == "Copse: The <oak> table (Small World) and 1 more game"
    assert mail.text.count("It is your turn") == 2
    assert box.is_empty()


def test_an_e_mail_speaks_the_language_of_its_reader(club: NotifiedClub, box: MailBox) -> None:
    ann, bob = member(club, "Ann"), mailed(club, box)
    bob.post("/account/notifications?lang=ru", {"zone": ZONE})
    Pair(club, ann, bob).pass_to(1)
    club.go_on()
    assert box.next().text.startswith("Здравствуйте, Bob!\n\nВаш ход: The <oak> table (Small World)\n")


def test_e_mails_need_a_confirmed_address(club: NotifiedClub, box: MailBox) -> None:
    ann, bob = member(club, "Ann"), member(club, "Bob")
    assert code(bob.post("/account/notifications/mail", {})) == (409, "no_email")
    carl = mailed(club, box, name="Carl")
    carl.post("/account/email", {"email": ""})
    Pair(club, ann, carl).pass_to(1)
    club.go_on()
    assert box.is_empty()
    assert carl.get("/account/notifications").json()["channels"] == []


def test_a_test_is_sent_at_once(club: NotifiedClub, box: MailBox) -> None:
    bob = mailed(club, box, "day")
    (channel,) = bob.get("/account/notifications").json()["channels"]
    assert bob.post("/account/notifications/try", {"id": channel["id"]}).status_code == 200
    mail = box.next()
    assert mail.subject == "Copse: a test"
    assert "This is how Copse calls you to your turn." in mail.text
    assert unsubscribe_link(mail)


def test_a_mail_server_that_takes_nothing_is_tried_again(tmp_path: Path, box: MailBox) -> None:
    with mail_server(box) as settings, notified_club(tmp_path / "club.db", **settings) as club:
        ann, bob = member(club, "Ann"), mailed(club, box)
        pair = Pair(club, ann, bob)
        pair.pass_to(1)
        box.refusing = True
        club.go_on()
        box.refusing = False
        club.clock.turn(60)
        club.go_on()
        assert box.next().subject == "Copse: The <oak> table (Small World)"
        club.clock.turn(Email.gap)
        club.go_on()
        assert box.is_empty()
