"""People with accounts: they register as a browser does, and their seats belong to the account."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from copse.kernel.tasks import Json
from copse.server.benchmark.http_client import Refused, Wire
from copse.server.protocol.account_messages import GameHeld

AT_ONCE: Final = 8  # people who register at the same time; the server refuses those who would wait for long
PASSWORD: Final = "three small foxes"


class Member(Struct, frozen=True):
    """A person who is signed in. The cookie opens the session."""

    name: str
    cookie: str


async def register_all(wire: Wire, people: int) -> list[Member]:
    few = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Member:
        async with few:
            return await _register(wire, f"Member {number}")

    return list(await asyncio.gather(*(one(number) for number in range(people))))


async def _register(wire: Wire, name: str) -> Member:
    answer = await wire.exchange("/account", {"name": name, "password": PASSWORD})
    cookie, _, _ = answer.headers.get(b"set-cookie", b"").partition(b";")
    if not cookie:
        raise Refused(f"{name} got no session")
    return Member(name, cookie.decode())


async def take_along(wire: Wire, member: Member, table: str, token: str) -> str:
    """Make a seat of a guest one of the account. Returns the reference to it."""
    wish: Json = {"tables": [{"table": table, "tokens": [token]}]}
    found = msgspec.json.decode(await wire.post("/account/games", wish, cookie=member.cookie), type=list[GameHeld])
    return found[0].seats[0].token
