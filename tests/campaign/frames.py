"""Odd messages: over WebSockets, and in the addresses of requests. Each is refused, and nobody else hears of it."""

from __future__ import annotations

from typing import Final

import httpx2
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.campaign.ground import Attack, Ground
from tests.campaign.people import Party, Visitor

PATIENCE: Final = 30.0  # seconds until a refusal must have come
WORDS: Final[tuple[str | bytes, ...]] = (
    b"{}", b"\xff\xfe", b"\x00" * 1000, "", "null", "[]", "{", '{"token": 1}', '{"since": -1}', '{"since": 1e400}',
    '{"revision": 99999999999999999999999}', '{"lang": "xx"}', '{"lang": "\\ud800"}', '{"token": "\\u0000"}',
    "[" * 60_000, "x" * 100_000,
)  # fmt: skip
PATHS: Final = (
    "/tables/%00", "/tables/a%00b/state", "/tables/%ff%fe", "/tables/..%2f..%2fetc", "/tables/" + "a" * 5000,
    "/tables/%F0%9F%90%B8/replay", "/law/%00", "/law/root:99999999999999999999", "/tables/x/seats/99999999999999999999",
    "/tables/x/state?since=%00", "/tables/x/state?lang=%00", "/tutorials/%00", "//", "/%2e%2e/",
)  # fmt: skip


def send_odd_messages(ground: Ground) -> None:
    with ground.generous_server() as server:
        visitor, party = Visitor(ground, server), Party(ground, server)
        for _ in ground.rounds():
            for words in WORDS:
                for token in ("", party.tokens[0], "\x00", "x" * 10_000):
                    with visitor.line(party.id, token) as line:
                        say(ground, line, words)
            for path in PATHS:
                for method in ("GET", "POST", "PUT", "DELETE"):
                    status = answered(visitor, method, path)
                    ground.tally.note("odd addresses")
                    ground.tally.expect(
                        status < 500 or status == 503, f"{method} {path[:40]} is answered with {status}"
                    )
            party.choose()
        party.check()


def answered(visitor: Visitor, method: str, path: str) -> int:
    try:
        return visitor.ask(method, path, None if method in ("GET", "DELETE") else {}).status_code
    except httpx2.TransportError:
        return 599


def say(ground: Ground, line: ClientConnection, words: str | bytes) -> None:
    """After the hello one more message; then the server answers with what it is asked for, or hangs up with a reason
    that is no fault of its own."""
    ground.tally.note("odd messages")
    try:
        line.send(words)
        line.recv(PATIENCE)
        line.recv(PATIENCE)
    except TimeoutError:
        ground.tally.expect(False, f"an odd message is neither answered nor refused: {words[:40]!s}")
    except WebSocketException:
        reason = line.close_code
        ground.tally.expect(reason != 1011, "an odd message breaks the server's end of a WebSocket")


ODD = "refused with a reason, no fault of the server's own, and the tables play on"
ATTACKS = (Attack("odd messages", ODD, send_odd_messages, ("sqlite",)),)
