"""People with accounts for tests: a club with a clock, and devices that keep their cookies apart."""

from __future__ import annotations

import hashlib
import json
import struct
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import token_bytes
from typing import ParamSpec, TypeVar

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from copse.kernel.tasks import Json
from copse.server import app
from copse.server.accounts.service import Accounts
from copse.server.moderation import standing
from copse.server.moderation.officers import Office
from copse.server.moderation.service import Moderation
from copse.server.notifications.service import NotificationService
from copse.server.operations.registry import TableRegistry
from tests.server.club import API, Club, Guests, Person, Shape, quick_app, settings_on

P = ParamSpec("P")
T = TypeVar("T")

PASSWORD = "three small foxes"
OTHER = "a very dark burrow"
ORIGIN = "http://testserver"


class Clock:
    """A clock that stands still until a test turns it."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at

    def turn(self, seconds: float) -> None:
        self.at += seconds


class AccountClub(Club):
    """A club whose accounts follow a clock."""

    def __init__(self, client: TestClient, clock: Clock) -> None:
        super().__init__(client)
        self.clock = clock

    @property
    def accounts(self) -> Accounts:
        accounts: Accounts = self.http.app.state.services.accounts  # type: ignore[attr-defined]
        return accounts

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.http.app.state.services.registry  # type: ignore[attr-defined]
        return registry

    def do(self, what: Callable[P, Awaitable[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do something in the server's event loop."""
        assert self.http.portal is not None
        return self.http.portal.call(partial(what, *args, **named))

    def rate(self) -> None:
        """Rate the games that have ended, as the server would soon do."""
        self.do(self.registry.rater.catch_up)

    @property
    def moderation(self) -> Moderation:
        moderation: Moderation = self.http.app.state.services.moderation  # type: ignore[attr-defined]
        return moderation

    @property
    def office(self) -> Office:
        office: Office = self.http.app.state.services.office  # type: ignore[attr-defined]
        return office

    def create(self, game: str = "smallworld", *seats: Json, **more: Json) -> Guests:
        """A table of guests. Its host has no name of an account."""
        return super().create(game, *seats, **{"host": "Dan", **more})

    def device(self, agent: str = "") -> Device:
        return Device(self, agent)

    def member(self, name: str = "Ann", **more: Json) -> Device:
        """A device at which somebody has just registered."""
        device = self.device()
        answer = device.register(name, PASSWORD, **more)
        assert answer.status_code == 201, answer.text
        return device


class Device:
    """A browser with its own cookies, and with the tokens that it keeps."""

    def __init__(self, club: AccountClub, agent: str = "") -> None:
        self.club = club
        self.cookie = ""
        self.headers = {"User-Agent": agent or "test", "Origin": ORIGIN}
        self.codes: list[str] = []

    def get(self, path: str, token: str = "") -> Response:
        return self._send("GET", path, token=token)

    def post(self, path: str, body: Json = None, token: str = "", **headers: str) -> Response:
        return self._send("POST", path, {} if body is None else body, token, headers)

    def _send(
        self, method: str, path: str, body: Json = None, token: str = "", more: dict[str, str] | None = None
    ) -> Response:
        headers = {**self.headers, **(more or {})}
        if token:
            headers["Authorization"] = f"Seat {token}"
        if self.cookie:
            headers["Cookie"] = f"copse_session={self.cookie}"
        answer = self.club.http.request(method, API + path, json=body, headers=headers)
        if "copse_session" in answer.headers.get("set-cookie", ""):
            self.cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        self.club.http.cookies.clear()
        return answer

    @contextmanager
    def live(self, table: str, reference: str) -> Iterator[WebSocketTestSession]:
        """Listen at a table."""
        headers = {"Cookie": f"copse_session={self.cookie}", "Origin": ORIGIN}
        with self.club.http.websocket_connect(f"{API}/tables/{table}/live", headers=headers) as socket:
            socket.send_json({"token": reference, "since": 0, "lang": "en", "revision": None})
            socket.receive_json()
            yield socket

    def register(self, name: str, password: str | None = PASSWORD, **more: Json) -> Response:
        wish: Shape = {"name": name, **({"password": password} if password else {}), **more}
        answer = self.post("/account", wish)
        if answer.status_code == 201:
            self.codes = answer.json()["codes"]
        return answer

    def sign_in(self, name: str = "Ann", password: str = PASSWORD) -> Response:
        return self.post("/account/sign-in", {"name": name, "password": password})

    @property
    def account(self) -> Shape | None:
        """Who is signed in here."""
        found: Shape | None = self.get("/account").json()["account"]
        return found

    def create(self, *seats: Json, **more: Json) -> Guests:
        """A table of this person, who has the human seats."""
        assert self.account
        wish: Json = {"game": "smallworld", "host": self.account["name"], "seats": list(seats), **more}
        answer = self.post("/tables", wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        id = made["table"]["id"]
        people = {one["seat"]: Person(self.club, id, one["token"], one["seat"]) for one in made["seats"]}
        return Guests(self.club, id, made["host_token"], people)

    def join(self, guests: Guests) -> Person:
        """Sit down under this person's name."""
        assert self.account
        answer = self.post(f"/tables/{guests.id}/join", {"name": self.account["name"]})
        assert answer.status_code == 200, answer.text
        return Person(self.club, guests.id, answer.json()["token"], answer.json()["seat"])

    def take_along(self, table: str, *tokens: str) -> Response:
        return self.post("/account/games", {"tables": [{"table": table, "tokens": list(tokens)}]})

    def games(self) -> list[Shape]:
        found: list[Shape] = self.get("/account/games").json()
        return found


class Authenticator:
    """A device that makes and uses one passkey."""

    def __init__(self, origin: str = ORIGIN, host: str = "testserver") -> None:
        self.origin, self.host = origin, host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.uses = 0

    def make(self, options: Shape) -> Shape:
        """Answer the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(0x45) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public_key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._told("webauthn.create", options)
        return self._credential({"clientDataJSON": text(told), "attestationObject": text(attestation)})

    def use(self, options: Shape) -> Shape:
        """Answer the options for signing in."""
        self.uses += 1
        data, told = self._data(0x05), self._told("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {"clientDataJSON": text(told), "authenticatorData": text(data), "signature": text(signature)}
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _told(self, kind: str, options: Shape) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, response: Shape) -> Shape:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def options(device: Device, purpose: str, name: str = "") -> Shape:
    answer = device.post("/account/passkeys/options", {"purpose": purpose, "name": name})
    assert answer.status_code == 200, answer.text
    found: Shape = answer.json()["options"]
    return found


@contextmanager
def account_club(database: Path | str, look_seconds: Json = 1e6, **more: Json) -> Iterator[AccountClub]:
    """A club of its own clock."""
    with account_club_at(Clock(), database, look_seconds, **more) as club:
        yield club


@contextmanager
def account_club_at(
    clock: Clock, database: Path | str, look_seconds: Json = 1e6, **more: Json
) -> Iterator[AccountClub]:
    """A club that follows a clock. Its limits for a client are wide, because the whole club is one client. It reads the
    sanctions only when a test wants it, unless `look_seconds` says how often."""
    usual = {"sign_ins_per_minute": 10_000, "accounts_per_day": 10_000}
    settings = replace(settings_on(database), **{**usual, **more})  # type: ignore[arg-type]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Accounts", partial(Accounts, now=clock))
        patch.setattr(app, "NotificationService", partial(NotificationService, now=clock))
        patch.setattr(standing, "LOOK_SECONDS", look_seconds)
        with TestClient(quick_app(settings)) as client:
            yield AccountClub(client, clock)
