"""Players and clients who use what the interface offers against the others: they undo without end, take back dice while
an opponent is away, play for time, have long games played again, and fill the server with tables."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from itertools import count
from typing import Final

import msgspec

from copse.kernel.chance import Outcome
from copse.kernel.tasks import Json
from copse.server.protocol.messages import Created, Snapshot
from tests.campaign.floods import FAIR, MASTERS, note
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import GAMES, LATER, SILENT, Visitor
from tests.server.club import HUMAN, OPEN, Club, Person, club_on, fresh
from tests.server.test_long_games import passed

STEPS: Final = 60  # of one table
LONGEST: Final = 300  # choices of a game, more than are made at such a table
OFTEN: Final = 40  # choices that are undone one after the other
HERE: Final = 0.7  # how often the opponent comes back, of the times that one may
CLOCK: Final[Json] = {"mode": "live", "move_seconds": 3600, "game_seconds": 36000, "late": "pass"}

LONG: Final = 2000  # choices of a long game
LINES: Final = 4

ROOM: Final = 40  # tables that there is room for
SHARE: Final = 0.1
GREED: Final = 60  # tables that a client asks for
COMMENTS: Final = "# nothing\n" * 20_000
DEAL: Final[dict[str, Json]] = {"game": "root", "host": "Eve", "options": {"factions": ["marquise", "eyrie"]}}
TEXT: Final[dict[str, Json]] = {"game": "root", "host": "Eve", "record": COMMENTS + passed(20).record()}


# ---- at one table


def grief(ground: Ground) -> None:
    limits = {"tables_per_day": NO_LIMIT, "messages_per_minute": NO_LIMIT, "longest_game": LONGEST}
    with club_on(ground.database, **limits) as club:
        for number in ground.rounds():
            Grief(ground, club, number).go_on()
            ground.tally.note("tables")


class Grief:
    """Ann abuses whatever she may do; Bob plays, and comes and goes."""

    def __init__(self, ground: Ground, club: Club, number: int) -> None:
        self._tally, self._lot = ground.tally, ground.lot
        game, options = GAMES[number % len(GAMES)]
        guests = club.create(game, HUMAN, OPEN, options=options, pace=CLOCK)
        self._ann, self._bob = guests.people[0], guests.join("Bob")
        guests.host.post("start")
        self._table = club.table(guests.id)
        self._rolled: list[Outcome] = []

    def go_on(self) -> None:
        deeds = (self._play, self._play, self._undo_often, self._take_back, self._come_and_go)
        for _ in range(STEPS):
            if self._table.status != "playing":
                return
            self._lot.choice(deeds)()
            self._tally.note("deeds")
            self._look_at_chance()
        self._bob.post("return")
        still = self._table.status == "playing" and self._table.due is None
        self._tally.expect(not still, "a table stands still")

    def _play(self) -> None:
        """Whoever of the two has to decide chooses, if they are there. Nothing that Ann did may keep them from it."""
        seat = self._table.awaits_person
        if seat is not None and self._choose((self._ann, self._bob)[seat]):
            self._tally.note("choices")

    def _undo_often(self) -> None:
        for _ in range(self._lot.randrange(OFTEN)):
            before = self._told()
            if before.decision is None or not before.decision.yours or not self._choose(self._ann):
                return
            if self._told().can_undo and self._ann.undo().status_code == 200:
                self._tally.note("undos")
                self._tally.expect(self._told().clock == before.clock, "to choose and undo wins time")

    def _take_back(self) -> None:
        """Ask Bob, who never agrees, whether he is there or not; and think better of it."""
        asked: Json = {"request": fresh(), "revision": self._ann.revision}
        if self._ann.post("takeback", asked).status_code == 200:
            self._tally.note("takebacks")
            self._look_at_chance()
            offer = self._told().offer
            if offer is not None:
                self._ann.post("takeback/answer", {"revision": offer.revision, "accept": False})

    def _come_and_go(self) -> None:
        if self._bob.leave().status_code != 200 or self._lot.random() < HERE:
            self._bob.post("return")

    def _choose(self, person: Person) -> bool:
        state = person.told()
        if state.decision is None or not state.decision.yours:
            return False
        chosen = self._lot.choice(state.decision.actions).text
        answer = person.act(chosen, revision=state.revision)
        self._tally.expect(answer.status_code == 200, f"a player cannot go on: {answer.text[:200]}")
        return answer.status_code == 200

    def _told(self) -> Snapshot:
        return self._ann.told()

    def _look_at_chance(self) -> None:
        """What was rolled or drawn stays so, since Bob never agrees to anything else."""
        now = [outcome for step in self._table.game.history for outcome in step.outcomes]
        self._tally.expect(now[: len(self._rolled)] == self._rolled, "dice were rolled or cards drawn again")
        self._rolled = now


# ---- while others play


def take_back_in_long_games(ground: Ground) -> None:
    """One client has long games played again and again, by taking back and by looking back."""
    with ground.server(messages_per_minute=NO_LIMIT) as server, Pace(ground, server) as pace:
        for _ in ground.rounds():
            stop, greedy = threading.Event(), Visitor(ground, server)
            tables = [greedy.create("root", [HUMAN, HUMAN], record=passed(LONG).record()) for _ in range(LINES)]
            threads = [
                threading.Thread(target=deed, args=[ground, greedy, table, stop])
                for deed, table in zip((take_back, look_back) * LINES, tables, strict=False)
            ]
            for thread in threads:
                thread.start()
            pace.expect_kept("another client's long game")
            stop.set()
            for thread in threads:
                thread.join()


def take_back(ground: Ground, greedy: Visitor, made: Created, stop: threading.Event) -> None:
    """Choose, and take it back at once."""
    path, tokens = f"/tables/{made.table.id}", {seat.seat: seat.token for seat in made.seats}
    for number in count():
        if stop.is_set():
            return
        token = tokens[asked(greedy, path, tokens[0])[0]]
        _, revision, action = asked(greedy, path, token)
        choose: Json = {"request": f"choose {number}", "revision": revision, "action": action, "confirm": True}
        greedy.insist("POST", f"{path}/actions", choose, token)
        back: Json = {"request": f"back {number}", "revision": revision + 1}
        answer = greedy.ask("POST", f"{path}/takeback", back, token)
        well = answer.status_code in (200, 409, *LATER)
        ground.tally.expect(well, f"a takeback was answered with {answer.status_code}")
        ground.tally.note("takebacks in long games")


def asked(greedy: Visitor, path: str, token: str) -> tuple[int, int, str]:
    """Which seat has to decide, at which revision; and its first choice, if the token is that seat's."""
    told = msgspec.json.decode(greedy.insist("GET", f"{path}/state?since={SILENT}", token=token).content, type=Snapshot)
    assert told.decision is not None
    return told.decision.seat, told.revision, told.decision.actions[0].text if told.decision.actions else ""


def look_back(ground: Ground, greedy: Visitor, made: Created, stop: threading.Event) -> None:
    while not stop.is_set():
        for noun in ("moments?since=0", f"replay?from={LONG - 1}", "record?until=3"):
            note(ground, greedy.ask("GET", f"/tables/{made.table.id}/{noun}", token=made.host_token), 200)
            ground.tally.note("long games looked back at")


def fill(ground: Ground) -> None:
    """One client asks for more tables than there is room for, idle ones and some at which agents think for long, and
    sends texts that are comments for the most part; another wants one table."""
    with ground.server(tables=ROOM, tables_share=SHARE, tables_per_day=NO_LIMIT) as server:
        greedy = Visitor(ground, server)
        for _ in ground.rounds():
            other = Visitor(ground, server)
            for wish in [{**TEXT, "seats": [HUMAN, HUMAN]}, {**DEAL, "seats": MASTERS}]:
                for _ in range(GREED):
                    note(ground, greedy.ask("POST", "/tables", wish), 201)
                    ground.tally.note("tables of one client")
            largest = largest_setup(ground)
            ground.tally.expect(largest < len(COMMENTS), f"comments were stored: {largest} bytes for a table")
            answer = other.ask("POST", "/tables", {"game": "smallworld", "host": "Bob", "seats": [HUMAN, HUMAN]})
            if ground.tally.expect(answer.status_code == 201, f"no room for another client: {answer.text[:200]}"):
                table = msgspec.json.decode(answer.content, type=Created)
                token = table.seats[0].token
                choice: Json = {"request": "1", "revision": 0, "action": "pick 1", "confirm": True}
                played = other.ask("POST", f"/tables/{table.table.id}/actions", choice, token)
                ground.tally.expect(played.status_code == 200, f"another client cannot play: {played.text[:200]}")


def largest_setup(ground: Ground) -> int:
    """The bytes that were stored of what a table began from."""
    with closing(sqlite3.connect(f"file:{ground.database}?mode=ro", uri=True)) as database:
        largest: int = database.execute("SELECT max(length(setup)) FROM tables").fetchone()[0]
    return largest


HONEST = "nobody ends, delays or rolls anew what another plays; what was decided stays unless the opponent agrees"
ROOMY = "a client has its share and no more: others find room, and of a text the game alone is stored"
ATTACKS = (
    Attack("abusive play", HONEST, grief, ("sqlite",)),
    Attack("takebacks in long games", FAIR, take_back_in_long_games, ("sqlite",)),
    Attack("hoard of tables", ROOMY, fill, ("sqlite",)),
)
