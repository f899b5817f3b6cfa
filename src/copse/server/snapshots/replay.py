"""Replays: a game shown again, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from copse.games import AnyGame, follow, rewound
from copse.server.protocol.messages import Frame, Plain
from copse.server.snapshots.traces import traces
from copse.server.snapshots.wording import Wording


def frames(game: AnyGame, seat: int | None, lang: str, names: Sequence[str], first: int = 0) -> Iterator[Frame]:
    """Yield the moments of a game from one on, as a seat or a spectator saw them. Each is made on demand, because
    all of them together are large."""
    before_first = max(first - 1, 0)
    again = rewound(game, before_first)
    wording = Wording(again, lang, names)
    if first == 0:
        yield _frame(wording, seat, 0, None, "")
    for step in game.history[before_first:]:
        label = wording.labels([step.action])[step.action]
        before = len(again.events)
        follow(again, step)
        wording = Wording(again, lang, names)
        yield _frame(wording, seat, before, step.seat, label)


def _frame(wording: Wording, seat: int | None, since: int, chose: int | None, label: str) -> Frame:
    """Return the current moment, with what happened since an event."""
    game = wording.game
    news = game.events_for(seat, since)
    view: dict[str, Plain] = dict(game.view(seat))
    return Frame(view, wording.log(news, since), chose, label, game.state.scored(), traces(game, news))
