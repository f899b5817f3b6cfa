"""Hostile requests: made from the interface's own description, to every operation, by everyone who holds a token at a
table where a game goes on, or one from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import DataObject, data, sampled_from
from starlette.testclient import TestClient

from copse.server.api.calls import Operation
from copse.server.app import OPERATIONS, create_app
from tests.campaign.ground import NO_LIMIT, Attack, Ground
from tests.campaign.people import GAMES
from tests.server.club import HUMAN, OPEN, Club, Guests, code, settings_on, texts
from tests.server.fuzzing import Wish, at_a_real_table, cases, fire

PHRASE = "open sesame"
EACH = 3  # requests of one holder to one operation in a round


def fire_at_all(ground: Ground) -> None:
    with tolerant_club(ground) as club:
        witness = club.create()
        for number in ground.rounds():
            game, options = GAMES[number % len(GAMES)]
            for row in OPERATIONS:
                guests = club.create(game, HUMAN, OPEN, options=options, passphrase=PHRASE)
                guests.people[1] = guests.join(passphrase=PHRASE)
                guests.host.post("start")
                for token in tokens(guests, witness):
                    fire_at(ground, club, guests, row, token)
                expect_alive(ground, guests)
            if witness.info()["status"] == "over":
                witness = club.create()
            witness.play(1, number)
        ground.tally.expect(witness.spectator.revision > 0, "another table plays no more")


@contextmanager
def tolerant_club(ground: Ground) -> Iterator[Club]:
    """A club in which a fault is an answer with 500, as over the wire."""
    app = create_app(settings_on(ground.database, tables_per_day=NO_LIMIT, phrases_per_minute=NO_LIMIT))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Club(client)


def tokens(guests: Guests, elsewhere: Guests) -> list[str]:
    """Of everyone: nobody, both seats, the host, a spectator; and of a seat and a host at another table."""
    watcher = guests.spectator.post("watch", {"passphrase": PHRASE}).json()["token"]
    seats = [person.token for person in guests.people.values()]
    return ["", *seats, guests.host_token, watcher, elsewhere.people[0].token, elsewhere.host_token]


def fire_at(ground: Ground, club: Club, guests: Guests, row: Operation, token: str) -> None:
    @seed(ground.lot.randrange(2**32))
    @settings(
        max_examples=EACH,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(row), draw=data())
    def send(case: Wish, draw: DataObject) -> None:
        if draw.draw(sampled_from([True, True, False])):
            at_a_real_table(case, guests, draw)
        ground.tally.note("requests")
        fire(club, case, token)

    try:
        send()
    except (AssertionError, ExceptionGroup) as problem:
        ground.tally.expect(False, f"{row.name}: {' '.join(str(problem).split())[:300]}")


def expect_alive(ground: Ground, guests: Guests) -> None:
    """The table that was shot at still answers its people, and takes a choice of whoever has to decide and is there."""
    for person in guests.people.values():
        state = person.get("state")
        if state.status_code == 401:
            continue  # the seat was given up, or away
        if not ground.tally.expect(state.status_code == 200, f"a table under fire answers {state.status_code}"):
            continue
        told = state.json()
        if told["decision"] and told["decision"]["yours"]:
            answer = person.act(texts(told)[0], revision=told["revision"])
            well = answer.status_code == 200 or code(answer)[1] in ("stale", "seat_is_played")
            ground.tally.expect(well, f"a table under fire plays no more: {answer.text[:200]}")
            ground.tally.note("tables under fire")


SOUND = "no answer but a described one, none that says the server broke; the table plays on"
ATTACKS = (Attack("hostile requests", SOUND, fire_at_all, ("sqlite",)),)
