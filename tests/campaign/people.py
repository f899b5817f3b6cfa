"""Scripted people: they sit at a table over HTTP and WebSocket, ask again if they hear no answer, and keep a ledger of
everything that the server has acknowledged."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Final

import httpx2
import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from copse.kernel.tasks import Json
from copse.server.protocol.messages import Accepted, Created
from tests.campaign.ground import Ground
from tests.server.club import API, HUMAN, RANDOM, bearer
from tests.server.mortal import Server

ACTIONS: Final = "acknowledged actions"
PATIENCE: Final = 60.0  # seconds in which a request must be answered, on a busy machine too
PAUSE: Final = 0.05  # seconds before one asks again
SILENT: Final = 10**8  # from this event on, so no log
TAKE_BACK: Final = 0.1  # how often one does, of the times that one may
JSON: Final = {"Content-Type": "application/json"}
LATER: Final = (429, 503)  # the answers after which one asks again
GAMES: Final[tuple[tuple[str, dict[str, Json]], ...]] = (
    ("smallworld", {}),
    ("root", {"factions": ["marquise", "eyrie"]}),
)

addresses = (f"127.1.{number // 250}.{number % 250 + 1}" for number in count())


def next_address() -> str:
    """An address that nobody has yet."""
    return next(addresses)


class Visitor:
    """Someone with an address of their own, as another client of the server."""

    def __init__(self, ground: Ground, server: Server, address: str = "") -> None:
        self.tally, self.server, self.address = ground.tally, server, address or next_address()
        self.limited = 0  # answers that said to ask less often
        transport = httpx2.HTTPTransport(local_address=self.address)
        self._http = httpx2.Client(base_url=server.address, transport=transport, timeout=PATIENCE)
        ground.ends.callback(self._http.close)

    def ask(
        self, method: str, path: str, body: Json = None, token: str = "", headers: Mapping[str, str] | None = None
    ) -> httpx2.Response:
        said = {**bearer(token), **(headers or {})}
        if body is None:
            return self._http.request(method, path, headers=said)
        return self._http.request(method, path, headers={**JSON, **said}, content=msgspec.json.encode(body))

    def post_bytes(self, path: str, content: bytes) -> httpx2.Response:
        return self._http.post(path, headers=JSON, content=content)

    def insist(self, method: str, path: str, body: Json = None, token: str = "") -> httpx2.Response:
        """Ask until there is an answer: a server that is gone or busy may come back."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.ask(method, path, body, token)
                self.limited += answer.status_code == 429
                if answer.status_code not in LATER or time.monotonic() > end:
                    return answer
            except httpx2.TransportError:
                if time.monotonic() > end:
                    raise
            time.sleep(PAUSE)

    def create(self, game: str, seats: list[Json], **more: Json) -> Created:
        wish: Json = {"game": game, "host": "Ann", "seats": seats, **more}
        answer = self.insist("POST", "/tables", wish)
        assert answer.status_code == 201, f"no table: {answer.status_code} {answer.text[:300]}"
        return msgspec.json.decode(answer.content, type=Created)

    @contextmanager
    def line(
        self, table: str, token: str = "", origin: Origin | None = None, headers: Mapping[str, str] | None = None
    ) -> Iterator[ClientConnection]:
        """A WebSocket at a table, once hello was said."""
        raw = socket.create_connection(("127.0.0.1", self.server.port), PATIENCE, (self.address, 0))
        address = f"ws://127.0.0.1:{self.server.port}{API}/tables/{table}/live"
        with (
            raw,
            connect(
                address, sock=raw, max_size=None, close_timeout=1, proxy=None, origin=origin, additional_headers=headers
            ) as line,
        ):
            line.send(msgspec.json.encode({"token": token or None, "since": SILENT}), text=True)
            yield line


class Choice(Struct, frozen=True):
    text: str


class Question(Struct, frozen=True):
    seat: int
    actions: list[Choice]


class Told(Struct, frozen=True):
    """What people read of a message; a ping has none of it."""

    revision: int = -1
    decision: Question | None = None
    can_undo: bool = False


class Ear:
    """One seat's WebSocket, opened anew whenever it breaks."""

    def __init__(self, visitor: Visitor, table: str, token: str) -> None:
        self._visitor, self._table, self._token = visitor, table, token
        self._line: ClientConnection | None = None
        self._end = ExitStack()
        self.told = Told()

    def hear(self, known: int, enough: Callable[[Told], bool]) -> bool:
        """Listen until enough was told; false if that is never. `known` is the revision that was acknowledged last."""
        end = time.monotonic() + PATIENCE
        while not (self.told.revision >= known and enough(self.told)):
            if time.monotonic() > end:
                return False
            try:
                self._listen(known, end)
            except (OSError, WebSocketException):  # among them, that nothing was said for long
                self.hang_up()
                time.sleep(PAUSE)
        return True

    def _listen(self, known: int, end: float) -> None:
        """Take one message. Whoever comes after a choice was acknowledged must be told of it at once."""
        came = self._line is None
        if self._line is None:
            self._line = self._end.enter_context(self._visitor.line(self._table, self._token))
        told = msgspec.json.decode(self._line.recv(max(0.0, end - time.monotonic())), type=Told)
        if told.revision < 0:
            return
        tally = self._visitor.tally
        tally.note("updates")
        tally.expect(told.revision >= (known if came else self.told.revision), "what was acknowledged is told no more")
        self.told = told

    def hang_up(self) -> None:
        self._line = None
        self._end.close()


class Ack(Struct, frozen=True):
    """Something that was sent, and the revision with which the server acknowledged it."""

    verb: str
    wish: dict[str, Json]
    token: str
    revision: int


class Party:
    """The people of one table, and agents if there are any: whoever has to decide chooses by lot, or takes back."""

    def __init__(self, ground: Ground, server: Server, game: int = 0, agents: int = 0, address: str = "") -> None:
        self.visitor, self.tally = Visitor(ground, server, address), ground.tally
        self._lot = random.Random(ground.lot.random())
        self._game, self.agents = GAMES[game % len(GAMES)], agents
        self.ears: dict[int, Ear] = {}
        self._sit_down()
        ground.ends.callback(self.leave)

    def _sit_down(self) -> None:
        self.leave()
        game, options = self._game
        made = self.visitor.create(game, [HUMAN] * (2 - self.agents) + [RANDOM] * self.agents, options=options)
        self.id, self.host_token = made.table.id, made.host_token
        self.tokens = {seat.seat: seat.token for seat in made.seats}
        self.ears = {seat: Ear(self.visitor, self.id, token) for seat, token in self.tokens.items()}
        self.ledger: list[Ack] = []

    @property
    def known(self) -> int:
        return self.ledger[-1].revision if self.ledger else 0

    def play(self, stop: threading.Event) -> None:
        """Play until someone says stop; a game that is over is looked through and followed by the next."""
        try:
            while not stop.is_set():
                if not self.choose():
                    self.check()
                    self._sit_down()
        except (AssertionError, httpx2.TransportError) as problem:
            self.tally.expect(False, f"a table stopped: {type(problem).__name__} {problem}")
        self.leave()

    def choose(self) -> bool:
        """One choice, until it is acknowledged and told; false when the game is over."""
        seat = self.turn()
        if seat is None:
            return False
        told = self.ears[seat].told
        assert told.decision is not None
        back = next((one for one, ear in self.ears.items() if ear.told.can_undo), None)
        if back is not None and self._lot.random() < TAKE_BACK:
            self._send("undo", back, {"revision": told.revision})
        else:
            action = self._lot.choice(told.decision.actions).text
            self._send("actions", seat, {"revision": told.revision, "action": action, "confirm": True})
        return True

    def timed_choice(self) -> float:
        """The seconds from sending a choice until it is our turn again, all having been told. Where agents choose
        meanwhile, it is shared among all these choices. A game that is over is followed by another."""
        if self.turn() is None:
            self._sit_down()
            self.turn()
        before, start = self._revision, time.monotonic()
        self.choose()
        self.turn()
        return (time.monotonic() - start) / max(1, self._revision - before)

    @property
    def _revision(self) -> int:
        """The revision that everyone was told of."""
        return min(ear.told.revision for ear in self.ears.values())

    def turn(self) -> int | None:
        """The seat of ours that has to decide, once everyone knows it; none when the game is over."""
        for seat, ear in self.ears.items():
            heard = ear.hear(self.known, self._ours)
            assert heard, f"seat {seat} was told nothing for {PATIENCE:.0f} seconds"
        decision = next(iter(self.ears.values())).told.decision
        return decision.seat if decision else None

    def _ours(self, told: Told) -> bool:
        return told.decision is None or told.decision.seat in self.tokens

    def _send(self, verb: str, seat: int, wish: dict[str, Json]) -> None:
        """The same request again and again, until it is answered; then it must be there, and once."""
        wish = {"request": f"choice {len(self.ledger)}", **wish}
        answer = self.visitor.insist("POST", f"/tables/{self.id}/{verb}", wish, self.tokens[seat])
        assert answer.status_code == 200, f"{verb} answered {answer.status_code} {answer.text[:300]}"
        revision = msgspec.json.decode(answer.content, type=Accepted).revision
        self.tally.expect(revision == whole(wish["revision"]) + 1, "a choice was made at another place")
        self.ledger.append(Ack(verb, wish, self.tokens[seat], revision))
        self.tally.note(ACTIONS)

    def check(self) -> None:
        """Everything that was acknowledged is there, at its place: the same request gives the same answer again. If
        people alone sit here, nothing else is. First it is counted, since what was lost would now be made."""
        self._count()
        for ack in self.ledger:
            answer = self.visitor.insist("POST", f"/tables/{self.id}/{ack.verb}", dict(ack.wish), ack.token)
            there = answer.status_code == 200 and msgspec.json.decode(answer.content, type=Accepted).revision
            self.tally.expect(there == ack.revision, "an acknowledged action is not at its place")
        self._count()

    def _count(self) -> None:
        told = self.visitor.insist("GET", f"/tables/{self.id}/state?since={SILENT}", token=self.host_token)
        revision = msgspec.json.decode(told.content, type=Told).revision
        self.tally.expect(revision >= self.known, "an acknowledged action was lost")
        self.tally.expect(revision <= self.known or self.agents > 0, "an acknowledged action was doubled")

    def leave(self) -> None:
        for ear in self.ears.values():
            ear.hang_up()


@contextmanager
def playing(parties: list[Party]) -> Iterator[None]:
    """They play meanwhile, each at a pace of their own; at the end every ledger is compared."""
    stop = threading.Event()
    threads = [threading.Thread(target=party.play, args=[stop]) for party in parties]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    for party in parties:
        party.check()


def whole(value: Json) -> int:
    assert isinstance(value, int)
    return value
