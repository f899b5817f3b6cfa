"""HTTPS requests to addresses that people give. They never reach the operator's own network: the server connects to the
address that it has checked, follows no redirect, and reads little of the answer."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

import copse

PATIENCE: Final = 10.0  # seconds for a request
LARGEST: Final = 16 * 1024  # bytes of the head of an answer, and of its body
BODY_PATIENCE: Final = 3.0  # seconds for the body of an answer
PORT: Final = 443
LONGEST_WAIT: Final = 3600.0  # seconds that an answer may ask for
LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")  # of its own, so that slow name servers hold up nothing else
WRITTEN: Final = re.compile(r"https://[!-~]+")


class Unreachable(Exception):
    """Nothing answers there as it should."""


class Forbidden(Unreachable):
    """An address that is not a public one over HTTPS."""


class Answer(NamedTuple):
    status: int
    retry_after: float  # seconds; 0 if the answer names none
    body: bytes  # empty unless it was asked for


class Target(NamedTuple):
    host: str
    address: str
    port: int
    path: str


async def post(url: str, headers: Mapping[str, str], body: bytes, read: bool = False) -> Answer:
    """Send a request and return the answer, with its body if it is to be `read`. Raises Unreachable."""
    return await _ask("POST", url, headers, body, read)


async def delete(url: str) -> Answer:
    """Delete what is at an address. Raises Unreachable."""
    return await _ask("DELETE", url, {}, b"", False)


async def _ask(method: str, url: str, headers: Mapping[str, str], body: bytes, read: bool) -> Answer:
    try:
        async with asyncio.timeout(PATIENCE):
            return await _exchange(method, await checked(url), headers, body, read)
    except (OSError, EOFError, TimeoutError, ValueError, h11.ProtocolError) as problem:
        raise Unreachable(type(problem).__name__) from None


async def checked(url: str) -> Target:
    """Return where a URL leads. Raises Forbidden, or OSError if its host is unknown."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port or PORT
    except ValueError:
        raise Forbidden from None
    if not WRITTEN.fullmatch(url) or not host or "@" in parts.netloc:
        raise Forbidden
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, ask)
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(public(address, port) for address in addresses):
        raise Forbidden
    return Target(host, addresses[0], port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def public(address: str, port: int) -> bool:
    """Return whether an address is one of the public internet, at the port of HTTPS. Addresses of IPv6 that stand for
    one of IPv4 are not."""
    ip = ip_address(address)
    special = ip.is_multicast or ip.is_reserved
    if ip.version == 6:
        special = special or any((ip.ipv4_mapped, ip.sixtofour, ip.teredo, ip.is_site_local))
    return port == PORT and ip.is_global and not special


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _exchange(method: str, target: Target, headers: Mapping[str, str], body: bytes, read: bool) -> Answer:
    reader, writer = await asyncio.open_connection(
        target.address, target.port, ssl=tls(), server_hostname=target.host, limit=LARGEST
    )
    try:
        lines = {
            "Host": target.host if target.port == PORT else f"{target.host}:{target.port}",
            "User-Agent": f"Copse/{copse.__version__}",
            "Connection": "close",
            "Content-Length": str(len(body)),
            **headers,
        }
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
        request = h11.Request(method=method, target=target.path, headers=[*lines.items()])
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _answer(reader, line, read)
    finally:
        writer.transport.abort()


async def _answer(reader: asyncio.StreamReader, line: h11.Connection, read: bool) -> Answer:
    """Read the head of an answer, and its body if it is wanted. Raises OSError, ValueError or ProtocolError."""
    head = await _next(reader, line)
    while isinstance(head, h11.InformationalResponse):
        head = await _next(reader, line)
    if not isinstance(head, h11.Response):
        raise ValueError
    wait = dict(head.headers).get(b"retry-after", b"").decode("latin-1")
    seconds = min(float(wait), LONGEST_WAIT) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]+)?", wait) else 0.0
    return Answer(head.status_code, seconds, await _body(reader, line) if read else b"")


async def _body(reader: asyncio.StreamReader, line: h11.Connection) -> bytes:
    """Return the body of an answer, or what came of it. The request has succeeded or failed already, so nothing is
    raised."""
    body = b""
    with suppress(OSError, TimeoutError, ValueError, h11.ProtocolError):
        async with asyncio.timeout(BODY_PATIENCE):
            while len(body) < LARGEST and isinstance(event := await _next(reader, line), h11.Data):
                body += event.data
    return body


async def _next(reader: asyncio.StreamReader, line: h11.Connection) -> h11.Event:
    while not isinstance(event := line.next_event(), h11.Event):
        if event is h11.PAUSED:
            raise ValueError
        line.receive_data(await reader.read(LARGEST))
    return event
