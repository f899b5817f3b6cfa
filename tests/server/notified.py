"""People who are called to their turn: a server that sends when a test says so, and the endpoints that get it."""

from __future__ import annotations

import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Address
from pathlib import Path
from queue import Empty, Queue
from secrets import token_bytes
from threading import Thread
from typing import NamedTuple

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from copse.kernel.tasks import Json
from copse.server.notifications import outbound, service
from copse.server.notifications.delivery import CLAIM_SECONDS
from copse.server.notifications.service import NotificationService
from copse.server.store import Statement
from copse.server.store.base import Row
from tests.server.accounts import AccountClub, Clock, Device, account_club_at
from tests.server.club import Guests, Shape, fresh

PATIENCE = 60.0  # seconds until a message counts as lost
ZONE = "Europe/Kyiv"


class Request(NamedTuple):
    """What an endpoint got."""

    path: str
    headers: dict[str, str]
    body: bytes
    method: str

    @property
    def json(self) -> Shape:
        found: Shape = json.loads(self.body)
        return found


class Endpoint:
    """A server on this machine that keeps what it gets, and answers with the statuses of `answers`, then with 201."""

    def __init__(self, folder: Path) -> None:
        self.got: Queue[Request] = Queue()
        self.answers: list[int] = []
        self.padding: list[int] = []  # bytes of a header in each answer
        self.bodies: list[bytes] = []  # of the answers
        self.meanwhile: Callable[[], None] | None = None  # happens once, before an answer
        self.certificate, key = certify(folder)
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                endpoint.got.put(Request(self.path, {**self.headers}, body, self.command))
                if (deed := endpoint.meanwhile) is not None:
                    endpoint.meanwhile = None
                    deed()
                self.send_response(endpoint.answers.pop(0) if endpoint.answers else 201)
                self.send_header("Location", f"{endpoint.address}/elsewhere")
                self.send_header("Padding", "x" * (endpoint.padding.pop(0) if endpoint.padding else 0))
                self.end_headers()
                self.wfile.write(endpoint.bodies.pop(0) if endpoint.bodies else b"")

            do_DELETE = do_POST  # noqa: N815 (http.server)

            def log_message(self, *words: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.address = f"https://127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> Request:
        return self.got.get(timeout=PATIENCE)

    def all(self) -> list[Request]:
        """What has come since one looked last."""
        found = []
        while True:
            try:
                found.append(self.got.get_nowait())
            except Empty:
                return found


def certify(folder: Path) -> tuple[Path, Path]:
    """A certificate of this machine, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "endpoint")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False)
        .sign(key, SHA256())
    )
    certificate, private = folder / "endpoint.pem", folder / "endpoint.key"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return certificate, private


@contextmanager
def endpoint_in(folder: Path) -> Iterator[Endpoint]:
    """An endpoint that the servers of this process reach, though it is on this machine."""
    endpoint = Endpoint(folder)
    trusting = ssl.create_default_context(cafile=str(endpoint.certificate))
    thread = Thread(target=endpoint.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbound, "public", lambda address, port: address == "127.0.0.1")
        patch.setattr(outbound, "tls", lambda: trusting)
        yield endpoint
    endpoint.server.shutdown()
    endpoint.server.server_close()
    thread.join()


class Browser:
    """A browser with a push subscription: only it can read what is sent there."""

    def __init__(self, endpoint: Endpoint, path: str = "/browser") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)
        self.address = endpoint.address + path

    @property
    def subscription(self) -> Shape:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.address, "keys": {"p256dh": text(point), "auth": text(self.auth)}}

    def read(self, request: Request) -> Shape:
        assert request.headers["Content-Encoding"] == "aes128gcm"
        told = http_ece.decrypt(request.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: Shape = json.loads(told)
        return found


def claims(request: Request, key: str) -> Shape:
    """What the server signed, after its signature was checked with the key that browsers subscribe with."""
    authorization = request.headers["Authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    found: Shape = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    return found


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class NotifiedClub(AccountClub):
    """A club whose server notes turns and sends notifications when a test says so."""

    def __init__(self, club: AccountClub) -> None:
        super().__init__(club.http, club.clock)

    @property
    def service(self) -> NotificationService:
        found: NotificationService = self.http.app.state.services.notifications  # type: ignore[attr-defined]
        return found

    def note(self) -> None:
        assert self.http.portal is not None
        self.http.portal.call(self.service.turns.note_changes)

    def deliver(self) -> None:
        assert self.http.portal is not None
        self.http.portal.call(self.service.delivery.deliver_due)

    def go_on(self) -> None:
        self.note()
        self.deliver()

    def claim(self) -> None:
        """Claim what is due, and send nothing."""
        assert self.http.portal is not None
        now = self.clock.at
        assert self.http.portal.call(self.service.kept.claim, now, now + CLAIM_SECONDS)

    def rows(self, select: str) -> list[Row]:
        assert self.http.portal is not None
        (found,) = self.http.portal.call(self.service.kept._store.together, Statement(select))
        return found

    def forget(self) -> None:
        """Lose the changes that this server has not noted, as a crash would."""
        self.service.turns._changed.clear()

    def care(self) -> None:
        """What the server does once a minute."""
        assert self.http.portal is not None
        self.http.portal.call(self.service.kept.tidy)
        self.http.portal.call(self.service.turns.note_passed_over)


@contextmanager
def notified_club(database: Path | str, **more: Json) -> Iterator[NotifiedClub]:
    with notified_club_at(Clock(), database, **more) as club:
        yield club


@contextmanager
def notified_club_at(clock: Clock, database: Path | str, **more: Json) -> Iterator[NotifiedClub]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "ERRANDS", ())
        with account_club_at(clock, database, **more) as club:
            yield NotifiedClub(club)


def member(club: AccountClub, name: str) -> Device:
    """Somebody who has chosen a time zone, so that they can be called."""
    device = club.member(name)
    answer = device.post("/account/notifications", {"zone": ZONE})
    assert answer.status_code == 200, answer.text
    return device


class Pair:
    """Two people at a table, each with an account and a seat."""

    def __init__(self, club: AccountClub, ann: Device, bob: Device, **more: Json) -> None:
        guests = club.create("smallworld", name="The <oak> table", **more)
        self.guests: Guests = guests
        self.devices = {0: ann, 1: bob}
        for seat, device in self.devices.items():
            assert device.take_along(guests.id, guests.people[seat].token).status_code == 200

    @property
    def id(self) -> str:
        return self.guests.id

    def state(self, device: Device, seat: int) -> Shape:
        answer = device.get(f"/tables/{self.id}/state?since=999999", f"account:{seat}")
        assert answer.status_code == 200, answer.text
        found: Shape = answer.json()
        return found

    @property
    def mover(self) -> int:
        seat = self.guests.info()["to_move"]
        assert isinstance(seat, int)
        return seat

    def choose(self) -> None:
        """The person whose turn it is makes one choice."""
        seat = self.mover
        state = self.state(self.devices[seat], seat)
        decision = state["decision"]
        assert isinstance(decision, dict)
        action = decision["actions"][0]["text"]  # type: ignore[index,call-overload]
        wish = {"request": fresh(), "revision": state["revision"], "action": action, "confirm": True, "careful": False}
        answer = self.devices[seat].post(f"/tables/{self.id}/actions", wish, f"account:{seat}")
        assert answer.status_code == 200, answer.text

    def pass_to(self, seat: int) -> None:
        """Choose until this seat has to decide, but somebody else did before."""
        if self.mover == seat:
            self.pass_to(1 - seat)
        while self.mover != seat:
            self.choose()
