"""What may be told: how tests of secrecy compare what someone received with what is so, and with what might be so."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

import msgspec

from copse.games import AnyGame, RootGame, SmallWorldGame
from copse.kernel.tasks import Json
from copse.server.protocol.messages import Snapshot
from copse.server.snapshots.builder import MOST_LINES
from copse.server.snapshots.wording import outcome_info
from tests.agents.secrets import twin
from tests.server.club import Person

AFTERWARDS = ("record", "position", "replay", "replay.html", "chances", "analysis")


def check(told: Snapshot, game: AnyGame, seat: int | None) -> None:
    """A snapshot holds what the engine lets this seat see, and no more."""
    assert told.you == seat
    assert told.view == game.view(seat)
    seen = game.events_for(seat, told.log_from)[-MOST_LINES:]
    assert [(line.law, line.what, line.args) for line in told.log] == [
        (event.law, event.what, dict(event.args)) for event in seen
    ]
    assert "seed" not in told.table.options
    if told.decision is None:
        assert told.outcome == outcome_info(game)
    elif told.decision.yours:
        assert [action.text for action in told.decision.actions] == list(map(game.write_action, game.decision.actions))
    else:
        assert (told.decision.actions, told.decision.blocked) == ([], [])


def snapshot(raw: Json) -> Snapshot:
    return msgspec.convert(raw, Snapshot)


def other_game(game: AnyGame, seat: int, number: int) -> AnyGame:
    """The game with all that the seat cannot know changed: cards, coins, chance, and the secrets in the log."""
    other: AnyGame = twin(game, number, seat) if is_root(game) else twin(small_world(game), number, seat)
    other.events[:] = [
        replace(event, secret=dict.fromkeys(event.secret, "anvil")) if seat not in event.known_to else event
        for event in game.events
    ]
    other._anchor = game._anchor  # how far one may go back is known to all
    return other


def is_root(game: AnyGame) -> TypeGuard[RootGame]:
    return game.book.name == "root"


def small_world(game: AnyGame) -> SmallWorldGame:
    assert not is_root(game)
    return game  # type: ignore[return-value]


def received(person: Person, illegal: str) -> list[bytes]:
    """Answers to everything that the seat which decides can ask without choosing."""
    return [
        person.get("state?since=0&lang=ru").content,
        person.act(illegal, confirm=False, request="ask").content,
        *(person.get(noun).content for noun in AFTERWARDS),
    ]
