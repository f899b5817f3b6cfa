"""Forged headers: a client that says it is someone else, to have more than its share or to spend the share of others;
and pages of other sites that use a visitor's browser."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.campaign.ground import Attack, Ground
from tests.campaign.people import Party, Visitor

AT_ONCE: Final = 60  # requests that the server lets a client make in a burst
A_SECOND: Final = 1
TRIES: Final = 300
NAMES: Final = ("X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Client-IP", "CF-Connecting-IP")
FOREIGN: Final = {"Origin": "https://elsewhere.example"}


def forge_headers(ground: Ground) -> None:
    with ground.server(requests_at_once=AT_ONCE, requests_per_second=A_SECOND) as server:
        for _ in ground.rounds():
            victim, forger = Visitor(ground, server), Visitor(ground, server, address="127.0.0.1")
            table = Party(ground, server)
            start, served = time.monotonic(), 0
            for number in range(TRIES):
                claimed = victim.address if number % 2 else f"198.51.100.{number % 250}"
                headers = {name: f"for={claimed}" if name == "Forwarded" else claimed for name in NAMES}
                served += forger.ask("GET", "/games", headers=headers).status_code == 200
                ground.tally.note("requests in another's name")
            share = AT_ONCE + A_SECOND * (time.monotonic() - start) + 1
            ground.tally.expect(served <= share, "who claims to be others gets more than a client's share")
            spared = victim.ask("GET", "/games").status_code == 200
            ground.tally.expect(spared, "a client's share is spent by one who claims its name")
            send_from_elsewhere(ground, table)


def send_from_elsewhere(ground: Ground, party: Party) -> None:
    """A page of another site may neither choose nor listen with a token that it got hold of."""
    token = party.tokens[0]
    for path in (f"/tables/{party.id}/leave", f"/tables/{party.id}/actions", "/tables"):
        answer = party.visitor.ask("POST", path, {}, token, FOREIGN)
        ground.tally.expect(answer.status_code == 403, f"another site's request is answered with {answer.status_code}")
        ground.tally.note("requests of other sites")
    with suppress(WebSocketException), party.visitor.line(party.id, token, Origin(FOREIGN["Origin"])):
        ground.tally.expect(False, "another site's page may listen")


SHARES = "nobody gets more than a client's share, or another's, by what they claim; other sites get nothing"
ATTACKS = (Attack("forged headers", SHARES, forge_headers, ("sqlite",)),)
