"""A minimal HTTP client for scripted players: posts JSON over pooled keep-alive connections."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.server.api.openapi import PREFIX

GRANTED: Final = (b"200", b"201")
PATIENCE: Final = 60.0  # seconds after which a silent server has failed


class Refused(CopseError):
    """The server refused a request of a scripted player, or is gone."""


class Connection(Struct):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Wire:
    """A pool of connections to one server. The last used one is used next, so the others are closed when traffic is
    low."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[Connection] = []

    async def post(self, path: str, body: Json, token: str = "") -> bytes:
        content = msgspec.json.encode(body)
        head = (
            f"POST {PREFIX}{path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n" + (f"Authorization: Seat {token}\r\n" if token else "") + "\r\n"
        )
        try:
            async with asyncio.timeout(PATIENCE):
                line = await self._line()
                line.writer.write(head.encode() + content)
                status, answer = await _answer(line.reader)
        except TimeoutError:
            raise Refused(f"{path}: the server has not answered for {PATIENCE:.0f} seconds") from None
        except (OSError, EOFError) as problem:
            raise Refused(f"{path}: the server hung up: {problem}") from None
        self._idle.append(line)
        if status not in GRANTED:
            raise Refused(f"{path}: {status.decode()} {answer.decode()[:300]}")
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


async def _answer(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """Return status and body. The server always sends a Content-Length."""
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.split(b"\r\n")
    headers = dict(line.lower().split(b": ", 1) for line in lines if line)
    return first.split(b" ")[1], await reader.readexactly(int(headers[b"content-length"]))
