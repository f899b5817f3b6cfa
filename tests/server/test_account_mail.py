"""E-mails of accounts, against a mail server on this machine: confirming an address, links to sign in, and what they
do not tell."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from pathlib import Path
from queue import Queue
from typing import NamedTuple

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from copse.kernel.errors import BadSetup
from copse.server.accounts.service import LINK_SECONDS
from copse.server.config.settings import settings_from
from tests.server.accounts import OTHER, PASSWORD, AccountClub, Device, account_club
from tests.server.club import code

PATIENCE = 60.0  # seconds until an e-mail counts as lost
ADDRESS = "Ann@club.example"


class Mail(NamedTuple):
    """What a person reads of an e-mail, and what their mail program does."""

    to: str
    sender: str
    subject: str
    text: str
    headers: dict[str, str]


class MailBox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self._got: Queue[Mail] = Queue()
        self.refusing = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 (aiosmtpd)
        if self.refusing:
            return "451 Try again later"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        text = str(mail.get_content()).replace("\r\n", "\n")
        headers = {name: str(value) for name, value in mail.items()}
        self._got.put(Mail(headers["To"], headers["From"], headers["Subject"], text, headers))
        return "250 OK"

    def next(self) -> Mail:
        return self._got.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        return self._got.empty()


@pytest.fixture
def box() -> MailBox:
    return MailBox()


@contextmanager
def mail_server(box: MailBox) -> Iterator[dict[str, str]]:
    """The settings of a server whose e-mails go to a box."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    try:
        yield {
            "smtp": f"smtp://127.0.0.1:{port}",
            "mail_from": "copse@club.example",
            "public_url": "https://club.example/copse/",
        }
    finally:
        server.stop()


@pytest.fixture
def club(tmp_path: Path, box: MailBox) -> Iterator[AccountClub]:
    with mail_server(box) as settings, account_club(tmp_path / "club.db", **settings) as club:
        yield club


def secret_in(mail: Mail, page: str) -> str:
    found = re.search(rf"^https://club\.example/copse/#/account/{page}/([\w-]{{43}})$", mail.text, re.MULTILINE)
    assert found, mail.text
    return found[1]


def reachable(club: AccountClub, box: MailBox, name: str = "Ann") -> Device:
    """Somebody whose address is confirmed."""
    ann = club.member(name)
    assert ann.post("/account/email", {"email": ADDRESS}).status_code == 200
    secret = secret_in(box.next(), "verify")
    assert club.device().post("/account/email/verify", {"secret": secret}).status_code == 200
    return ann


def test_an_address_counts_once_its_owner_confirmed_it(club: AccountClub, box: MailBox) -> None:
    ann = club.member("Ann")
    assert ann.get("/account").json()["mail"] is True
    ann.post("/account/email", {"email": ADDRESS})
    mail = box.next()
    assert mail[:3] == (
        ADDRESS,
        "copse@club.example",
        "Copse: confirm your e-mail address",
    )
    assert mail.text.startswith("Hello Ann,\n")
    assert ann.account is not None
    assert ann.account["email"] is None
    secret = secret_in(mail, "verify")
    assert ann.post("/account/email/verify", {"secret": secret}).status_code == 200
    assert ann.account["email"] == ADDRESS.lower()
    assert code(ann.post("/account/email/verify", {"secret": secret})) == (401, "stale_link")
    ann.post("/account/email", {"email": ""})
    assert ann.account["email"] is None


@pytest.mark.parametrize("who", ["ann", ADDRESS, ADDRESS.lower()])
def test_a_link_signs_in_once_and_for_twenty_minutes(club: AccountClub, box: MailBox, who: str) -> None:
    reachable(club, box)
    lost = club.device()
    for late in (False, True):
        assert lost.post("/account/sign-in/mail?lang=uk", {"who": who}).status_code == 200
        mail = box.next()
        assert mail.subject == "Copse: вхід"
        secret = secret_in(mail, "link")
        club.clock.turn(LINK_SECONDS + 1 if late else LINK_SECONDS - 1)
        answer = lost.post("/account/sign-in/link", {"secret": secret})
        assert answer.status_code == (401 if late else 200)
        assert code(lost.post("/account/sign-in/link", {"secret": secret})) == (401, "stale_link")


def test_a_link_may_set_a_new_password_which_ends_all_sessions(club: AccountClub, box: MailBox) -> None:
    ann, lost = reachable(club, box), club.device()
    lost.post("/account/sign-in/mail", {"who": "Ann"})
    secret = secret_in(box.next(), "link")
    assert code(lost.post("/account/sign-in/link", {"secret": secret, "password": "short"})) == (422, "bad_request")
    assert lost.post("/account/sign-in/link", {"secret": secret, "password": OTHER}).status_code == 200
    assert ann.account is None
    assert code(club.device().sign_in("Ann", PASSWORD)) == (401, "bad_credentials")
    assert club.device().sign_in("Ann", OTHER).status_code == 200


def test_nobody_learns_whether_there_is_an_account_or_an_address(club: AccountClub, box: MailBox) -> None:
    reachable(club, box)
    club.member("Bob")
    answers = set()
    for who in ("Nobody", "nobody@club.example", "Bob", "Ann"):
        answer = club.device().post("/account/sign-in/mail", {"who": who})
        answers.add((answer.status_code, answer.content))
    assert len(answers) == 1
    assert box.next().to == ADDRESS.lower()
    assert box.is_empty()


def test_nobody_gets_more_than_a_few_e_mails(club: AccountClub, box: MailBox) -> None:
    reachable(club, box)
    answers = [club.device().post("/account/sign-in/mail", {"who": "Ann"}).status_code for _ in range(12)]
    assert answers == [200] * 10 + [429] * 2
    for _ in range(10):
        assert box.next().to == ADDRESS.lower()


def test_a_link_does_not_follow_an_address_that_was_given_up(club: AccountClub, box: MailBox) -> None:
    ann = reachable(club, box)
    club.device().post("/account/sign-in/mail", {"who": "Ann"})
    secret = secret_in(box.next(), "link")
    ann.post("/account/email", {"email": ""})
    assert code(club.device().post("/account/sign-in/link", {"secret": secret})) == (401, "stale_link")


@pytest.mark.parametrize(
    "address", ["ann", "ann@club", "a b@club.example", "ann@club.example\nBcc: x@y.example", "<a@b.cd>"]
)
def test_an_address_that_could_add_something_to_an_e_mail_is_refused(club: AccountClub, address: str) -> None:
    assert code(club.member("Ann").post("/account/email", {"email": address})) == (422, "bad_request")


def test_a_mail_server_that_does_not_answer_is_logged_without_an_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    more = {"mail_from": "copse@club.example", "public_url": "https://club.example"}
    with account_club(tmp_path / "club.db", smtp="smtp://127.0.0.1:9", **more) as club:
        ann = club.member("Ann")
        with caplog.at_level(logging.ERROR):
            assert ann.post("/account/email", {"email": ADDRESS}).status_code == 200
            assert club.http.portal is not None
            club.http.portal.call(club.accounts.close)
        assert "an e-mail could not be sent" in caplog.text
        assert "club.example" not in caplog.text


def test_without_a_mail_server_nothing_is_sent(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann = club.member("Ann")
        assert ann.get("/account").json()["mail"] is False
        assert code(ann.post("/account/email", {"email": ADDRESS})) == (409, "no_mail")
        assert code(club.device().post("/account/sign-in/mail", {"who": "Ann"})) == (409, "no_mail")


def test_a_mail_server_needs_an_address_of_the_page_and_a_sender() -> None:
    whole = {
        "COPSE_DATABASE": "x",
        "COPSE_SMTP": "smtp://localhost",
        "COPSE_PUBLIC_URL": "https://club.example",
        "COPSE_MAIL_FROM": "copse@club.example",
    }
    assert settings_from(whole).smtp == "smtp://localhost"
    for name in ("COPSE_PUBLIC_URL", "COPSE_MAIL_FROM"):
        with pytest.raises(BadSetup, match=f"COPSE_SMTP needs {name} too"):
            settings_from({**whole, name: ""})
    for name, text in (
        ("COPSE_SMTP", "smtp://user:secret@host"),
        ("COPSE_PUBLIC_URL", "club"),
        ("COPSE_MAIL_FROM", "x"),
    ):
        with pytest.raises(BadSetup, match=name):
            settings_from({**whole, name: text})
