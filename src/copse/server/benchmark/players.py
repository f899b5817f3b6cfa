"""Scripted players: they hold every seat of a table, listen to it, and choose at random among legal actions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.server.benchmark.http_client import PATIENCE, Refused, Wire
from copse.server.benchmark.people import Member, take_along
from copse.server.protocol import PREFIX
from copse.server.protocol.messages import Created, Fault

GAMES: Final[Mapping[str, Mapping[str, Json]]] = {
    "root": {"factions": ["marquise", "eyrie"]},
    "smallworld": {"players": 2},
}
BEFORE: Final = 40  # choices made before the table opens, so that the game is under way

AS_BROWSERS: Final = ClientPerMessageDeflateFactory(client_max_window_bits=True)  # as browsers negotiate it


class Choice(Struct, frozen=True):
    text: str


class Question(Struct, frozen=True):
    actions: list[Choice]


class Told(Struct, frozen=True):
    """The fields of a message that a player needs; a ping has none of them."""

    revision: int = -1
    events: int = 0
    decision: Question | None = None
    error: Fault | None = None


class Times(Struct):
    """Seconds from sending a choice to the answer, and to the update of the other seat."""

    answered: list[float] = msgspec.field(default_factory=list)
    told: list[float] = msgspec.field(default_factory=list)


class Player:
    """The holder of a seat, with the last message and its time."""

    def __init__(self, socket: ClientConnection, token: str, cookie: str = "") -> None:
        self.token: Final = token
        self.cookie: Final = cookie
        self.told = Told()
        self.told_at = 0.0
        self._socket, self._news = socket, asyncio.Event()
        self._trouble = ""  # why the connection has ended
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        last = Told()
        with suppress(ConnectionClosed):
            async for message in self._socket:
                now, last = perf_counter(), msgspec.json.decode(message, type=Told)
                if last.revision > self.told.revision:
                    self.told, self.told_at = last, now
                    self._news.set()
        self._trouble = last.error.message if last.error else f"code {self._socket.close_code}"
        self._news.set()

    async def hears_of(self, revision: int) -> float:
        """Wait until this revision or a later one arrives. Returns when it did."""
        while self.told.revision < revision:
            if self._trouble:
                raise Refused(f"the server closed the line of a player: {self._trouble}")
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), PATIENCE)
            except TimeoutError:
                raise Refused(f"a player was told nothing for {PATIENCE:.0f} seconds") from None
        return self.told_at

    async def leave(self) -> None:
        await self._socket.close()
        await self._listening


class Game:
    """One table with its players, who choose in turn."""

    def __init__(self, wire: Wire, id: str, players: list[Player], seed: int) -> None:
        self.id: Final = id
        self._wire, self._players, self._generator = wire, players, random.Random(seed)

    async def play(self, every: float, until: float, times: Times) -> None:
        """Choose once per interval, or without pause if it is 0, until a moment or the end of the game."""
        start = perf_counter() + self._generator.random() * every
        while start < until:
            await asyncio.sleep(max(0.0, start - perf_counter()))
            if not await self._choose(times):
                return
            start = max(start + every, perf_counter())

    async def play_on(self, choices: int, times: Times) -> None:
        """Make this many choices without pause, or as many as the game has left."""
        for _ in range(choices):
            if not await self._choose(times):
                return

    async def _choose(self, times: Times) -> bool:
        """Make one choice. Returns whether there was one to make."""
        for seat, player in enumerate(self._players):
            if player.told.decision is not None and player.told.decision.actions:
                action = self._generator.choice(player.told.decision.actions).text
                await self._send(player, self._players[seat - 1], action, times)
                return True
        return False

    async def _send(self, player: Player, other: Player, action: str, times: Times) -> None:
        revision = player.told.revision
        wish: Json = {"request": f"{revision}", "revision": revision, "action": action, "confirm": True}
        sent = perf_counter()
        await self._wire.post(f"/tables/{self.id}/actions", wish, player.token, player.cookie)
        times.answered.append(perf_counter() - sent)
        times.told.append(await other.hears_of(revision + 1) - sent)
        await player.hears_of(revision + 1)

    async def leave(self) -> None:
        for player in self._players:
            await player.leave()


async def sit_down(wire: Wire, port: int, name: str, seed: int, people: Sequence[Member] = ()) -> Game:
    """Open a table in the middle of a game and listen at each of its seats. They belong to guests, or to people with
    an account; those tables are in the lobby."""
    begun = begun_game(name, seed)
    wish: Json = {
        "game": name,
        "host": people[0].name if people else "Load",
        "seats": [{"kind": "human"}] * begun.seats,
        "record": begun.record(),
        "listed": "public" if people else "link",
    }
    cookies = [one.cookie for one in people] or [""] * begun.seats
    made = msgspec.json.decode(await wire.post("/tables", wish, cookie=cookies[0]), type=Created)
    players = []
    for seat, cookie in zip(made.seats, cookies, strict=True):
        token = await take_along(wire, people[seat.seat], made.table.id, seat.token) if people else seat.token
        players.append(Player(await connected(port, f"/tables/{made.table.id}/live", token, cookie), token, cookie))
    for player in players:
        await player.hears_of(0)
    return Game(wire, made.table.id, players, seed)


async def connected(port: int, path: str, token: str = "", cookie: str = "") -> ClientConnection:
    """Return a WebSocket after its first message. Raises Refused."""
    try:
        socket = await connect(
            f"ws://127.0.0.1:{port}{PREFIX}{path}",
            max_size=None,
            compression=None,
            extensions=[AS_BROWSERS],
            ping_interval=None,
            additional_headers={"Cookie": cookie} if cookie else {},
        )
        await socket.send(msgspec.json.encode({"token": token} if token else {}), text=True)
    except (OSError, InvalidHandshake, ConnectionClosed) as problem:
        raise Refused(f"nobody can listen to the server: {problem}") from None
    return socket


def begun_game(name: str, seed: int) -> AnyGame:
    generator, game = random.Random(seed), copse.new(name, seed=seed, **GAMES[name])
    for _ in range(BEFORE):
        game.apply(generator.choice(game.decision.actions))
    return game
