"""The interface under fire: requests made from its own description, right ones and wrong ones. None breaks the server,
and every answer is as the description says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import DataObject, data, sampled_from
from starlette.testclient import TestClient

from copse.server.api.calls import Operation
from copse.server.app import OPERATIONS
from tests.server.club import HUMAN, LATE, OPEN, Club, Guests, fresh, quick_app, settings_on
from tests.server.fuzzing import Wish, at_a_real_table, cases, fire

NO_LIMIT = {
    "tables_per_day": 1e6, "phrases_per_minute": 1e6, "previews_per_minute": 1e6, "messages_per_minute": 1e6,
    "sign_ins_per_minute": 1e6, "sign_ins_per_hour": 1e6, "accounts_per_day": 1e6,
}  # fmt: skip
SAME_EVERY_TIME = settings(
    max_examples=5,
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
MANY = settings(SAME_EVERY_TIME, max_examples=20)

Who = Literal["nobody", "seat", "host"]
EVERYONE: Final[list[Who]] = ["nobody", "seat", "host"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    app = quick_app(settings_on(tmp_path_factory.mktemp("fuzz") / "club.db", **NO_LIMIT))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Club(client)


@pytest.mark.slow
@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.name)
def test_no_request_breaks_the_server_and_answers_are_as_described(club: Club, row: Operation) -> None:
    send_requests(club, row, EVERYONE, SAME_EVERY_TIME)


@pytest.mark.nightly
@pytest.mark.parametrize("who", EVERYONE)
@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.name)
def test_none_of_many_requests_breaks_the_server(club: Club, row: Operation, who: Who) -> None:
    send_requests(club, row, [who], MANY)


def send_requests(club: Club, row: Operation, askers: Sequence[Who], effort: settings) -> None:
    """Send requests to an operation, each with the token of one of these."""
    guests = table_for(club, row.name)
    tokens = {"nobody": "", "seat": guests.people[0].token, "host": guests.host_token}

    @effort
    @given(case=cases(row), who=sampled_from(askers), draw=data())
    def send(case: Wish, who: Who, draw: DataObject) -> None:
        if row.name == "answer_back":
            ask_for_a_choice_back(guests)
        if draw.draw(sampled_from([True, True, False])):
            at_a_real_table(case, guests, draw)
        fire(club, case, tokens[who])

    send()


def table_for(club: Club, name: str) -> Guests:
    """A table at which what is asked for can be done."""
    if name == "join":
        return club.create("smallworld", HUMAN, OPEN)
    if name not in ("take_back", "answer_back", "rematch"):
        return club.create("smallworld", HUMAN, HUMAN)
    late = name == "rematch"
    guests = club.create("smallworld", HUMAN, OPEN, position=LATE if late else None)
    guests.people[1] = guests.join("Bob")
    guests.host.post("start")
    guests.play(2000 if late else 20)
    return guests


def ask_for_a_choice_back(guests: Guests) -> None:
    """Bob asks Ann; after each of her answers once more."""
    bob = guests.people[1]
    while not bob.told().can_ask:
        guests.play(1)
    bob.post("takeback", {"request": fresh(), "revision": bob.revision})
    assert bob.told().offer is not None
