"""Forgetting: a table that nobody asks for any more, and a line that was closed, are gone at once. The garbage
collector looks seldom, so nothing may wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from copse.kernel.game import Game
from copse.kernel.tasks import Json, State
from copse.server import hall as halls
from copse.server.api.socket import Line
from copse.server.table import Table
from tests.server.club import HUMAN, RANDOM, Club, Guests, code

Visit = Callable[[Guests], None]


@pytest.fixture(autouse=True)
def seldom() -> Iterator[None]:
    """No garbage collector."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def forget_all(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "FORGET_AFTER", -1.0)
    hall: halls.Hall = club.http.app.state.rooms.hall  # type: ignore[attr-defined]

    async def forget() -> None:
        hall._forget()

    club.http.portal.call(forget)  # type: ignore[union-attr]


def left() -> list[Table | Game[State] | Line]:
    """What there is of tables, games and lines."""
    return [thing for thing in gc.get_objects() if isinstance(thing, Table | Game | Line)]


def people_who_play(guests: Guests) -> None:
    guests.play(5)


def people_who_listen(guests: Guests) -> None:
    with guests.people[0].live() as socket, guests.spectator.live() as other:
        socket.receive_json()
        other.receive_json()
        guests.play(5)
        socket.receive_json()


def people_who_are_refused(guests: Guests) -> None:
    assert code(guests.people[0].act("nonsense"))[0] == 422
    assert code(guests.people[0].act("pick 1", revision=77)) == (409, "stale")
    assert code(guests.people[0].get("record"))[0] == 409
    with guests.spectator.live() as socket:
        socket.receive_json()
        socket.send_text("nonsense")
        assert socket.receive_json()["error"]["code"] == "bad_request"


def agents_who_play(guests: Guests) -> None:
    guests.wait_for("over")


@pytest.mark.parametrize(
    ("visit", "seat"),
    [
        (people_who_play, HUMAN),
        (people_who_listen, HUMAN),
        (people_who_are_refused, HUMAN),
        (agents_who_play, RANDOM),
    ],
)
@pytest.mark.parametrize("game", ["smallworld", "root"])
def test_nothing_is_left_of_a_table_that_is_forgotten(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: str, visit: Visit, seat: Json
) -> None:
    before = left()  # games that other tests keep
    visit(club.create(game, *[seat] * (2 if game == "smallworld" else 4)))
    forget_all(club, monkeypatch)
    assert [thing for thing in left() if all(thing is not known for known in before)] == []
