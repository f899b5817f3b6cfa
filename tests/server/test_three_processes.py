"""A club as its operator runs it: three processes on one PostgreSQL, behind a proxy that sends each connection to the
next one. People notice nothing of that."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import asyncpg
import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect

from copse.kernel.tasks import Json
from copse.server.tables.seats import new_token
from tests.server.club import API, HUMAN, OPEN, Shape, bearer
from tests.server.mortal import PATIENCE, server_on
from tests.server.test_account_mail import MailBox, mail_server
from tests.server.test_sweep import until

PASSWORD = "three small foxes"
PROCESSES = 3
WIDE: dict[str, Json] = {
    "thinkers": 1,
    "busy_seconds": 60,
    "requests_at_once": 1_000_000,
    "requests_per_second": 1_000_000,
    "searches_per_client": 100,
    "sign_ins_per_minute": 10_000,
    "accounts_per_day": 10_000,
    "mails_per_hour": 10_000,
}
"""What one client may do here, because all people come from one."""


class Proxy:
    """Sends each connection to the next server."""

    def __init__(self, ports: list[int]) -> None:
        self._next, self._loop = cycle(ports), asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._relay, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", next(self._next))
        await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))

    async def _end(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while words := await reader.read(65536):
            writer.write(words)
            await writer.drain()
    except ConnectionError:
        return
    finally:
        writer.close()


class Browser:
    """Somebody's browser. Each of its requests is a connection of its own, so each goes to another server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    def ask(self, path: str, body: Json = None, token: str = "") -> httpx2.Response:
        """A GET, or a POST if there is a body."""
        headers = {**bearer(token), "Connection": "close", **({"Cookie": self.cookie} if self.cookie else {})}
        address = f"http://127.0.0.1:{self._port}{API}{path}"
        kind = "GET" if body is None else "POST"
        answer = httpx2.request(kind, address, json=body, headers=headers, timeout=PATIENCE, verify=False)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def told(self, path: str, body: Json = None, token: str = "") -> Shape:
        answer = self.ask(path, body, token)
        assert answer.status_code in (200, 201), answer.text
        found: Shape = answer.json()
        return found

    @contextmanager
    def lobby(self) -> Iterator[ClientConnection]:
        with connect(f"ws://127.0.0.1:{self._port}{API}/lobby/live") as line:
            line.send("{}")
            assert heard(line)["type"] == "lobby"
            yield line


class Club(NamedTuple):
    port: int
    database: str
    box: MailBox

    def browser(self) -> Browser:
        return Browser(self.port)

    def member(self, name: str) -> Browser:
        browser = self.browser()
        browser.told("/account", {"name": name, "password": PASSWORD})
        return browser

    def tables(self) -> int:
        async def count() -> int:
            db = await asyncpg.connect(self.database)
            found: int = await db.fetchval("SELECT count(*) FROM tables")
            await db.close()
            return found

        return asyncio.run(count())


def heard(line: ClientConnection) -> Shape:
    found: Shape = msgspec.json.decode(line.recv(timeout=PATIENCE))
    return found


def test_three_processes_behind_a_proxy_are_one_club(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        box = MailBox()
        settings: dict[str, object] = {**WIDE, **stack.enter_context(mail_server(box))}
        start = partial(server_on, postgres, tmp_path / "log", None, **settings)
        processes = [stack.enter_context(start()) for _ in range(PROCESSES)]
        proxy = Proxy([process.port for process in processes])
        stack.callback(proxy.stop)
        club = Club(proxy.port, postgres, box)
        sessions_are_the_same_everywhere(club)
        the_lobby_is_the_same_everywhere(club)
        nobody_gets_two_seats(club)
        called = people_are_called_to_their_turn(club)
        assert sorted(box.next().to for _ in called) == called
        for process in processes:
            process.stop()
        assert box.is_empty(), "somebody was called twice"


def sessions_are_the_same_everywhere(club: Club) -> None:
    ann, phone = club.member("Ann"), club.browser()
    phone.told("/account/sign-in", {"name": "ann", "password": PASSWORD})
    for device in (ann, phone):
        names = [device.told("/account")["account"]["name"] for _ in range(PROCESSES)]  # type: ignore[index,call-overload]
        assert names == ["Ann"] * PROCESSES
    ann.told("/account/sign-out", {"where": "everywhere"})
    until(lambda: all(phone.told("/account")["account"] is None for _ in range(PROCESSES)))
    assert phone.ask("/account/games").status_code == 401


def the_lobby_is_the_same_everywhere(club: Club) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(club.browser().lobby()) for _ in range(PROCESSES)]
        wish: Json = {"game": "smallworld", "host": "Dan", "seats": [HUMAN, OPEN], "listed": "public"}
        table = club.browser().told("/tables", wish)["table"]["id"]  # type: ignore[index,call-overload]
        for line in lines:
            assert [one["id"] for one in heard(line)["tables"]] == [table]  # type: ignore[index,union-attr,call-overload]
        club.browser().told(f"/tables/{table}/join", {"name": "Eve"})
        for line in lines:
            assert heard(line)["gone"] == [table]
        answers = [club.browser().ask(f"/tables/{table}/join", {"name": "Kim"}) for _ in range(PROCESSES)]
        assert [answer.status_code for answer in answers] == [409] * PROCESSES


def nobody_gets_two_seats(club: Club) -> None:
    before, tokens = club.tables(), {f"Player {number}": new_token() for number in range(12)}

    def ask(name: str) -> Shape:
        wish: Json = {"token": tokens[name], "game": "smallworld", "players": 3, "mode": "live", "name": name}
        answer = club.browser().ask("/search", wish)
        found: Shape = answer.json() if answer.status_code == 200 else {"table": None}  # 409: repeat it
        return found

    with ThreadPoolExecutor(len(tokens)) as crowd:
        until(lambda: all(found["table"] for found in crowd.map(ask, tokens)))
    found = {name: ask(name) for name in tokens}
    assert len({(one["table"], one["seat"]) for one in found.values()}) == len(tokens)
    assert set(Counter(one["table"] for one in found.values()).values()) == {3}
    assert club.tables() - before == len(tokens) // 3, "no table without people was left behind"
    for name, one in found.items():
        assert club.browser().told(f"/tables/{one['table']}/state", token=tokens[name])["you"] == one["seat"]


def people_are_called_to_their_turn(club: Club) -> list[str]:
    """People whose turn it is at a table that all servers know. Returns their addresses."""
    addresses = [f"member{number}@club.example" for number in range(4)]
    people = [reachable(club, f"Member {number}", address) for number, address in enumerate(addresses)]
    for person in people:
        made = person.told("/tables", {"game": "smallworld", "host": "Dan", "seats": [HUMAN, HUMAN]})
        id, mover = made["table"]["id"], made["table"]["to_move"]  # type: ignore[index,call-overload]
        for _ in range(PROCESSES):
            club.browser().told(f"/tables/{id}")
        token = made["seats"][mover]["token"]  # type: ignore[index,call-overload]
        person.told("/account/games", {"tables": [{"table": id, "tokens": [token]}]})
    return addresses


def reachable(club: Club, name: str, address: str) -> Browser:
    """Somebody who gets an e-mail at each turn. Their address counts at all servers as soon as one has confirmed it."""
    person = club.member(name)
    person.told("/account/email", {"email": address})
    secret = re.search(r"/account/verify/([\w-]{43})", club.box.next().text)
    assert secret
    for _ in range(PROCESSES):  # now all of them know the person without an address
        person.told("/account")
    person.told("/account/email/verify", {"secret": secret[1]})
    person.told("/account/notifications", {"zone": "UTC"})
    for _ in range(PROCESSES):
        person.told("/account/notifications/mail", {"schedule": "now"})
    return person
