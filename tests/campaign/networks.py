"""Large networks: a client behind a proxy that owns an IPv6 network and comes from another address of it each time, or
holds as many WebSockets as the proxy lets it."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import ExitStack, suppress
from typing import Final

import httpx2
import msgspec

from copse.kernel.tasks import Json
from copse.server.clients.proxies import SHARES
from copse.server.protocol.messages import Created
from tests.campaign.ground import Attack, Ground
from tests.campaign.people import LATER, Party, Visitor
from tests.campaign.pressure import raw_line
from tests.server.club import API, HUMAN
from tests.server.raw import HANDSHAKE
from tests.server.test_long_games import passed

PROXY: Final = "127.0.0.1"
AT_ONCE: Final = 30  # requests of one client in a burst
A_SECOND: Final = 0.1
HELD: Final = 10  # requests and WebSockets that one client may have in progress
TRIES: Final = 800
ROOM: Final = 40  # tables that there is room for
SHARE: Final = 0.1
TEXTS: Final = 40  # that are sent at once
LONG: Final = 2000  # choices of a record
LEAST: Final = 2.0  # seconds that another client may wait for its text on any machine
MOST: Final = 8  # times as long as without the others' texts
WISH: Final[dict[str, Json]] = {"game": "smallworld", "host": "Eve", "seats": [HUMAN, HUMAN]}


def come_from_everywhere(ground: Ground) -> None:
    shares = dict(SHARES)
    limits = {"requests_at_once": AT_ONCE, "requests_per_second": A_SECOND, "connections_per_client": HELD}
    with ground.server(trusted_proxies=PROXY, **limits) as server:
        for number in ground.rounds():
            attacker = Visitor(ground, server, address=PROXY)
            start, served = time.monotonic(), 0
            for subnet in range(TRIES):
                address = f"2001:db8:{number % 65536:x}:{subnet * 81:x}::1"
                answer = attacker.ask("GET", "/games", headers={"X-Forwarded-For": address})
                served += answer.status_code == 200
                ground.tally.note("requests from one /48")
            most = shares[48] * (AT_ONCE + A_SECOND * (time.monotonic() - start)) + 1
            ground.tally.expect(served <= most, "who owns a /48 gets more than its share")
            hold_all(ground, attacker, f"198.51.100.{number % 250}")
            other = attacker.ask("GET", "/games", headers={"X-Forwarded-For": f"203.0.113.{number % 250}"})
            ground.tally.expect(other.status_code == 200, "a client of the proxy pays for another")


def hold_all(ground: Ground, attacker: Visitor, address: str) -> None:
    """Open WebSockets without a hello, which belong to no table yet."""
    table = Party(ground, attacker.server).id
    request = HANDSHAKE.format(path=f"{API}/tables/{table}/live").replace(
        "\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n"
    )
    with ExitStack() as ends:
        lines = [ends.enter_context(raw_line(attacker, request.encode())) for _ in range(AT_ONCE)]
        held = sum(b" 101 " in line.recv(1000) for line in lines)
        ground.tally.note("WebSockets of one client", len(lines))
        ground.tally.expect(held <= HELD, f"a client holds {held} WebSockets through a proxy")


def hold_tables(ground: Ground) -> None:
    """Open as many tables as there is room for, each from another network of a /48, and stay at all of them."""
    with ground.server(trusted_proxies=PROXY, tables=ROOM, tables_share=SHARE) as server:
        for number in ground.rounds():
            attacker = Visitor(ground, server, address=PROXY)
            with ExitStack() as ends:
                for subnet in range(ROOM):
                    headers = {"X-Forwarded-For": f"2001:db8:{number % 65536:x}:{subnet * 256:x}::1"}
                    answer = attacker.ask("POST", "/tables", WISH, headers=headers)
                    ground.tally.note("tables from one /48")
                    if answer.status_code == 201:
                        made = msgspec.json.decode(answer.content, type=Created)
                        ends.enter_context(attacker.line(made.table.id, made.seats[0].token, headers=headers)).recv()
                other = {"X-Forwarded-For": f"203.0.113.{number % 250}"}
                answer = attacker.ask("POST", "/tables", WISH, headers=other)
                ground.tally.expect(answer.status_code == 201, f"no room for another client: {answer.text[:200]}")


def send_texts(ground: Ground) -> None:
    """Have long records read, each for another network of a /48, while another client has one read too."""
    with ground.server(trusted_proxies=PROXY) as server, ExitStack() as ends:
        visitors = [Visitor(ground, server, address=PROXY) for _ in range(TEXTS + 1)]
        crowd = ends.enter_context(ThreadPoolExecutor(TEXTS))
        wish: Json = {**WISH, "game": "root", "record": passed(LONG).record()}
        for number in ground.rounds():
            other = f"203.0.113.{number % 250}"
            both = zip(visitors, (other, f"198.51.100.{number % 250}"), strict=False)
            wait([crowd.submit(seconds_to_read, ground, visitor, wish, place) for visitor, place in both])  # start them
            alone = seconds_to_read(ground, visitors[-1], wish, other)
            places = [f"2001:db8:{number % 65536:x}:{subnet * 256:x}::1" for subnet in range(TEXTS)]
            under = [
                crowd.submit(seconds_to_read, ground, visitor, wish, place)
                for visitor, place in zip(visitors, places, strict=False)
            ]
            wait(under, return_when=FIRST_COMPLETED)
            among = seconds_to_read(ground, visitors[-1], wish, other)
            ground.tally.expect(among <= max(LEAST, MOST * alone), f"another client waited {among:.0f} s for its text")
            wait(under)


def seconds_to_read(ground: Ground, visitor: Visitor, wish: Json, address: str) -> float:
    """How long it takes to make a table from a record."""
    start = time.monotonic()
    with suppress(httpx2.TimeoutException):  # who sends many waits long
        answer = visitor.ask("POST", "/tables", wish, headers={"X-Forwarded-For": address})
        ground.tally.expect(answer.status_code in (201, *LATER), f"a record is answered with {answer.status_code}")
    ground.tally.note("records")
    return time.monotonic() - start


READ = "no network keeps the readers from others, however many clients it has"
ROOMY = "no network fills the server, however many clients it has"
FAIR = "no network and no client behind a proxy gets more than its share, and none pays for another"
ATTACKS = (
    Attack("large networks", FAIR, come_from_everywhere, ("sqlite",)),
    Attack("tables of a network", ROOMY, hold_tables, ("sqlite",)),
    Attack("texts of a network", READ, send_texts, ("sqlite",)),
)
