"""Forgetting: a table that nobody asks for any more, and a line that was closed, are gone at once. The garbage
collector looks seldom, so nothing may wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from copse.kernel.game import Game
from copse.kernel.tasks import Json, State
from copse.server.api.socket import LiveConnection
from copse.server.operations import registry
from copse.server.tables.table import Table
from tests.server.club import HUMAN, LATE, RANDOM, Club, Guests, code

Visit = Callable[[Guests], None]

ENDINGS = {
    "smallworld": LATE,
    "root": """\
copse position 1 root
factions marquise eyrie
turn 0 daylight
points 29 29
clearing 1 marquise keep 1 warrior 4
clearing 5 eyrie roost 1 warrior 6
clearing 9 eyrie roost 1 warrior 6
""",
}
"""Moments from which agents soon come to the end."""


@pytest.fixture(autouse=True)
def seldom() -> Iterator[None]:
    """No garbage collector; and what was there before is kept apart from what is left afterwards."""
    gc.disable()
    gc.freeze()
    yield
    gc.unfreeze()
    gc.enable()


def forget_all(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "FORGET_AFTER", -1.0)
    tables: registry.TableRegistry = club.http.app.state.services.registry  # type: ignore[attr-defined]

    async def forget() -> None:
        tables._forget()

    club.http.portal.call(forget)  # type: ignore[union-attr]


def left() -> list[Table | Game[State] | LiveConnection]:
    """The tables, games and lines that came since and are still there. `isinstance` would ask every object for its
    class, and objects of other libraries may answer that with a warning."""
    return [thing for thing in gc.get_objects() if issubclass(type(thing), Table | Game | LiveConnection)]


class Deprecated:
    """An object as PyTorch has one: it warns whenever it is asked for anything."""

    def __getattribute__(self, name: str) -> object:
        raise FutureWarning(f"{name} is deprecated")


def test_whatever_else_there_is_in_this_process_is_not_touched() -> None:
    line, deprecated = object.__new__(LiveConnection), Deprecated()
    assert gc.is_tracked(deprecated)
    assert left() == [line]


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
    visit(club.create(game, seat, seat, position=ENDINGS[game]) if seat == RANDOM else club.create(game, seat, seat))
    forget_all(club, monkeypatch)
    assert left() == []
