"""The interface under fire: requests made from its own description, right ones and wrong ones. None breaks the server,
and every answer is as the description says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import DataObject, data, sampled_from
from starlette.testclient import TestClient

from copse.server.api.calls import Operation
from copse.server.app import OPERATIONS, create_app
from tests.server.club import HUMAN, OPEN, Club, Guests, fresh, settings_on
from tests.server.fuzzing import Wish, at_a_real_table, cases, fire

NO_LIMIT = {
    "tables_per_day": 1e6, "phrases_per_minute": 1e6, "previews_per_minute": 1e6, "messages_per_minute": 1e6
}  # fmt: skip
SAME_EVERY_TIME = settings(
    max_examples=20,
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

Who = Literal["nobody", "seat", "host"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    app = create_app(settings_on(tmp_path_factory.mktemp("fuzz") / "club.db", **NO_LIMIT))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Club(client)


@pytest.mark.parametrize("who", ["nobody", "seat", "host"])
@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.name)
def test_no_request_breaks_the_server_and_answers_are_as_described(club: Club, row: Operation, who: Who) -> None:
    guests = table_for(club, row.name)
    token = {"nobody": "", "seat": guests.people[0].token, "host": guests.host_token}[who]

    @SAME_EVERY_TIME
    @given(case=cases(row), draw=data())
    def send(case: Wish, draw: DataObject) -> None:
        if row.name == "answer_back":
            ask_for_a_choice_back(guests)
        if draw.draw(sampled_from([True, True, False])):
            at_a_real_table(case, guests, draw)
        fire(club, case, token)

    send()


def table_for(club: Club, name: str) -> Guests:
    """A table at which what is asked for can be done."""
    if name == "join":
        return club.create("smallworld", HUMAN, OPEN)
    if name not in ("take_back", "answer_back", "rematch"):
        return club.create("smallworld", HUMAN, HUMAN)
    guests = club.create("smallworld", HUMAN, OPEN)
    guests.people[1] = guests.join("Bob")
    guests.host.post("start")
    guests.play(2000 if name == "rematch" else 20)
    return guests


def ask_for_a_choice_back(guests: Guests) -> None:
    """Bob asks Ann; after each of her answers once more."""
    bob = guests.people[1]
    while not bob.told().can_ask:
        guests.play(1)
    bob.post("takeback", {"request": fresh(), "revision": bob.revision})
    assert bob.told().offer is not None
