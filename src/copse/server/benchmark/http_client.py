"""A minimal HTTP client for scripted players: posts JSON over pooled keep-alive connections."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.server.protocol import PREFIX

GRANTED: Final = (b"200", b"201")
PATIENCE: Final = 60.0  # seconds after which a silent server has failed


class Refused(CopseError):
    """The server refused a request of a scripted player, or is gone."""


class Connection(Struct):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Answer(Struct):
    status: bytes
    headers: dict[bytes, bytes]
    body: bytes


class Wire:
    """A pool of connections to one server. The last used one is used next, so the others are closed when traffic is
    low."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[Connection] = []

    async def post(self, path: str, body: Json, token: str = "", cookie: str = "") -> bytes:
        return (await self.exchange(path, body, token, cookie)).body

    async def exchange(self, path: str, body: Json, token: str = "", cookie: str = "") -> Answer:
        content = msgspec.json.encode(body)
        lines = [
            f"POST {PREFIX}{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *([f"Authorization: Seat {token}"] if token else []),
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        head = "\r\n".join(lines) + "\r\n\r\n"
        try:
            async with asyncio.timeout(PATIENCE):
                line = await self._line()
                line.writer.write(head.encode() + content)
                answer = await _answer(line.reader)
        except TimeoutError:
            raise Refused(f"{path}: the server has not answered for {PATIENCE:.0f} seconds") from None
        except (OSError, EOFError) as problem:
            raise Refused(f"{path}: the server hung up: {problem}") from None
        self._idle.append(line)
        if answer.status not in GRANTED:
            raise Refused(f"{path}: {answer.status.decode()} {answer.body.decode()[:300]}")
        return answer

    async def _line(self) -> Connection:
        while self._idle:
            line = self._idle.pop()
            if not line.reader.at_eof():
                return line
            line.writer.close()
        return Connection(*await asyncio.open_connection("127.0.0.1", self._port))

    def close(self) -> None:
        for line in self._idle:
            line.writer.close()


async def _answer(reader: asyncio.StreamReader) -> Answer:
    """Return an answer. The server always sends a Content-Length."""
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.split(b"\r\n")
    parts = (line.partition(b": ") for line in lines if line)
    headers = {name.lower(): value for name, _, value in parts}
    return Answer(first.split(b" ")[1], headers, await reader.readexactly(int(headers[b"content-length"])))
