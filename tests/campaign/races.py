"""Several servers on one database, and the same things wanted from all of them at once: whoever is first wins, and
nothing happens twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier
from typing import Final

import asyncpg
import httpx2
import msgspec

from copse.kernel.tasks import Json
from copse.server.protocol.messages import Accepted, Created
from tests.campaign.ground import Attack, Ground
from tests.campaign.people import ACTIONS, GAMES, PATIENCE, PAUSE, SILENT, Told, Visitor
from tests.server.club import HUMAN, OPEN

SERVERS: Final = 3
RACES: Final = 10  # in a round
KILLED: Final = 0.1  # how often one of the servers is killed before a round
Wish = tuple[str, dict[str, Json]]  # a verb and its body

STORED: Final = """
SELECT count(*), count(DISTINCT revision), count(DISTINCT request), max(revision) FROM moves WHERE table_id = $1
"""


def race(ground: Ground) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(SERVERS) as crowd:
        servers = [stack.enter_context(ground.generous_server()) for _ in range(SERVERS)]
        visitors = [Visitor(ground, server) for server in servers]
        contest = Contest(ground, visitors, crowd)
        for number in ground.rounds():
            if ground.lot.random() < KILLED:
                server = ground.lot.choice(servers)
                server.kill()
                server.start()
                ground.tally.note("kills")
            racing = visitors[: 2 + number % (SERVERS - 1)]
            for _ in range(RACES):
                contest.choose(racing, number)
            contest.join(racing)
        contest.check()


class Contest:
    """A table whose people send everything to all servers at once."""

    def __init__(self, ground: Ground, visitors: list[Visitor], crowd: ThreadPoolExecutor) -> None:
        self._ground, self._tally, self._lot = ground, ground.tally, ground.lot
        self._visitors, self._crowd, self._requests = visitors, crowd, 0
        self._sit_down(0)

    def _sit_down(self, number: int) -> None:
        game, options = GAMES[number % len(GAMES)]
        self._made: Created = self._visitors[0].create(game, [HUMAN, HUMAN], options=options)
        self._tokens = {seat.seat: seat.token for seat in self._made.seats}
        self._won = 0

    def choose(self, racing: Sequence[Visitor], number: int) -> None:
        """The same choice, or another one, from each server: one revision, one winner."""
        told = self._agreed()
        if told.decision is None:
            self.check()
            self._sit_down(number)
            return
        token, actions = self._tokens[told.decision.seat], told.decision.actions
        if same := self._lot.random() < 0.5:
            wishes = [self._act(told, self._lot.choice(actions).text)] * len(racing)
        else:
            wishes = [self._act(told, self._lot.choice(actions).text) for _ in racing]
            if told.can_undo:
                wishes[-1] = ("undo", {"request": self._request(), "revision": told.revision})
        answers = self._at_once(racing, wishes, token)
        won = [answer for answer in answers if answer.status_code == 200]
        lost = {answer.status_code for answer in answers} - {200}
        self._tally.note("races: one request" if same else "races: rivals")
        expected = len(racing) if same else 1
        self._tally.expect(len(won) == expected, f"{len(won)} of {len(racing)} win a race for one revision")
        self._tally.expect(lost <= {409}, f"who lost a race is answered with {sorted(lost)}")
        for answer in won:
            revision = msgspec.json.decode(answer.content, type=Accepted).revision
            self._tally.expect(revision == told.revision + 1, "a race was won at another revision")
        self._won += bool(won)
        self._tally.note(ACTIONS, bool(won))

    def join(self, racing: Sequence[Visitor]) -> None:
        """As many people as servers want the one open seat."""
        made = self._visitors[0].create("smallworld", [HUMAN, OPEN])
        wishes: list[Wish] = [("join", {"name": f"Guest {number}"}) for number, _ in enumerate(racing)]
        answers = self._at_once(racing, wishes, "", made.table.id)
        won = sum(answer.status_code == 200 for answer in answers)
        self._tally.note("races: a seat")
        self._tally.expect(won == 1, f"{won} people got one seat")

    def check(self) -> None:
        """In the database there is each revision once, and as many as were won."""
        table = self._made.table.id

        async def stored() -> Sequence[object]:
            db = await asyncpg.connect(self._ground.database)
            row = await db.fetchrow(STORED, table)
            await db.close()
            return tuple(row)

        count, revisions, requests, last = asyncio.run(stored())
        self._tally.expect(count == revisions == requests, "a move is stored twice")
        self._tally.expect(count == self._won and (last or 0) == self._won, "a move was lost, or made unasked")

    def _agreed(self) -> Told:
        """What every server tells of the table, once all of them have heard of what was acknowledged."""
        tellings = [self._heard(visitor) for visitor in self._visitors]
        self._tally.expect(len({told.revision for told in tellings}) == 1, "servers do not agree on the revision")
        if tellings[0].decision is None:
            return tellings[0]
        return self._told(self._visitors[0], self._tokens[tellings[0].decision.seat])

    def _heard(self, visitor: Visitor) -> Told:
        end = time.monotonic() + PATIENCE
        while (told := self._told(visitor)).revision < self._won and time.monotonic() < end:
            time.sleep(PAUSE)
        return told

    def _told(self, visitor: Visitor, token: str = "") -> Told:
        answer = visitor.insist("GET", f"/tables/{self._made.table.id}/state?since={SILENT}", token=token)
        return msgspec.json.decode(answer.content, type=Told)

    def _act(self, told: Told, action: str) -> Wish:
        return "actions", {
            "request": self._request(), "revision": told.revision, "action": action, "confirm": True,
        }  # fmt: skip

    def _request(self) -> str:
        self._requests += 1
        return f"request {self._requests}"

    def _at_once(
        self, racing: Sequence[Visitor], wishes: Sequence[Wish], token: str, table: str = ""
    ) -> list[httpx2.Response]:
        """Each server is sent a wish, at one moment."""
        start = Barrier(len(racing))

        def send(visitor: Visitor, wish: Wish) -> httpx2.Response:
            verb, body = wish
            start.wait()
            return visitor.insist("POST", f"/tables/{table or self._made.table.id}/{verb}", body, token)

        return list(self._crowd.map(send, racing, wishes))


FIRST = "one request, or one of several rivals, wins each revision and each seat; nothing is lost or stored twice"
ATTACKS = (Attack("servers race", FIRST, race, ("postgres",), share=2),)
