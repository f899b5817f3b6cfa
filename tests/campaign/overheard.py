"""Whole games on the wire: everything that a seat or a spectator is sent is compared with what the engine allows them,
and with what they would be sent if everything that they cannot know were otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle

from starlette.testclient import WebSocketTestSession

from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.root.factions import FACTIONS
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.campaign.people import LATER
from tests.server.club import HUMAN, OPEN, Club, Guests, Person, club_on
from tests.server.sight import AFTERWARDS, check, other_game, snapshot

SEATS = 4
LEAST = 24  # moves of a game, even if the time is over
COMPARED = 12  # moves between two times at which everything is asked for
HINTED = 40  # moves between two hints
FREE_AFTERWARDS = ("record", "position", "replay")

Lines = dict[str, tuple[Person, WebSocketTestSession]]


def listen_in(ground: Ground) -> None:
    with club_on(ground.database, tables_per_day=NO_LIMIT) as club:
        for _, (game, options) in zip(ground.rounds(), deals(ground.lot), strict=False):
            Evening(ground, club, game, options).spend()


def deals(lot: random.Random) -> Iterator[tuple[str, Json]]:
    """Both games in turn; the factions of Root four at a time, so that each has been at a table soon."""
    waiting: list[str] = []
    for game in cycle(("root", "smallworld")):
        if game == "smallworld":
            yield game, {"players": SEATS}
            continue
        if len(waiting) < SEATS:
            rest = [faction for faction in FACTIONS if faction not in waiting]
            waiting += lot.sample(rest, len(rest))
        dealt, waiting = waiting[:SEATS], waiting[SEATS:]
        if "vagabond2" in dealt and "vagabond" not in dealt:  # one plays a second only beside a first
            dealt = ["vagabond", "vagabond2", *(faction for faction in dealt if faction != "vagabond2")][:SEATS]
        yield game, {"factions": list[Json](dealt)}


class Evening:
    """One game among people who each hold a seat, with a spectator. The truth is read from the table itself."""

    def __init__(self, ground: Ground, club: Club, game: str, options: Json) -> None:
        self._ground, self._tally, self._lot = ground, ground.tally, ground.lot
        guests = club.create(game, HUMAN, *[OPEN] * (SEATS - 1), options=options)
        self._seated = {0: guests.people[0], **{person.seat or 0: person for person in joined(guests)}}
        assert guests.host.post("start").status_code == 200
        self._everyone = [guests.spectator, guests.host, *self._seated.values()]
        self._table = club.table(guests.id)

    def spend(self) -> None:
        with ExitStack() as lines:
            sockets = {person.token: (person, lines.enter_context(person.live())) for person in self._everyone}
            self._hear(sockets)
            while not self._table.game.over and not (self._ground.over and self._table.revision >= LEAST):
                self._move()
                self._hear(sockets)
        if self._table.game.over:
            self._tally.note("whole games")
            for person in self._everyone:
                for noun in FREE_AFTERWARDS:
                    self._expect(person.get(noun).status_code == 200, f"{noun} of a finished game is refused")

    def _move(self) -> None:
        table = self._table
        deciding = table.game.decision
        mover = self._seated[deciding.seat]
        if table.revision % COMPARED == 0:
            self._compare()
        if table.revision % HINTED == 0:
            hint = mover.post("hint")
            legal = list(map(table.game.write_action, deciding.actions))
            self._tally.note("hints")
            self._expect(hint.status_code in LATER or hint.json()["action"] in legal, "a hint is no legal choice")
        answer = mover.act(self._lot.choice(deciding.actions).text, revision=table.revision)
        assert answer.status_code == 200, answer.text

    def _hear(self, sockets: Lines) -> None:
        """Everyone is sent a snapshot of this moment, and nothing in it that is not theirs."""
        for person, socket in sockets.values():
            told = snapshot(socket.receive_json())
            while told.revision < self._table.revision:
                told = snapshot(socket.receive_json())
            self._tally.note("snapshots")
            try:
                check(told, self._table.game, person.seat)
            except AssertionError:
                self._expect(False, "a snapshot tells something else than the engine allows")

    def _compare(self) -> None:
        """Each seat asks for everything; then once more in a game in which all that it cannot know is otherwise."""
        table, real = self._table, self._table.game
        illegal = next(action.text for action in real.vocabulary.actions if action not in real.decision.actions)
        for seat, person in self._seated.items():
            answers = everything(person, illegal)
            table.game = other_game(real, seat, self._lot.randrange(2**16))
            table.told.clear()
            others = everything(person, illegal)
            table.game = real
            table.told.clear()
            for asked, (one, other) in enumerate(zip(answers, others, strict=True)):
                self._tally.note("answers compared")
                self._expect(one == other, f"answer {asked} changes with what is hidden")
        for person in self._everyone:
            for noun in AFTERWARDS:
                self._expect(person.get(noun).status_code == 409, f"{noun} of a running game is told")

    def _expect(self, holds: bool, otherwise: str) -> None:
        self._tally.expect(holds, f"{self._table.setup.game}: {otherwise}")


def joined(guests: Guests) -> list[Person]:
    return [guests.join(f"Guest {number}") for number in range(1, SEATS)]


def everything(person: Person, illegal: str) -> list[bytes]:
    """All that a seat is told if it asks, and if it asks for what it may not have."""
    asked = [
        *(person.get(f"state?since=0&lang={lang}") for lang in LANGUAGES),
        *(person.get(noun) for noun in AFTERWARDS),
        person.act(illegal, confirm=False, request="ask"),
        person.act("nonsense", request="ask"),
    ]
    return [answer.content for answer in asked]


HIDDEN = "nothing that anyone is sent depends on what they may not know"
ATTACKS = (Attack("whole games overheard", HIDDEN, listen_in, ("sqlite",), share=3),)
