"""Replays: a game again, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence

from copse.arena.matches import points
from copse.games import AnyGame, follow, rewound
from copse.server.messages import Frame
from copse.server.traces import traces
from copse.server.wording import Wording


def frames(game: AnyGame, seat: int | None, lang: str, names: Sequence[str]) -> list[Frame]:
    """The moments of a game as a seat, or a spectator, saw them."""
    again = rewound(game, 0)
    out = [_frame(again, seat, lang, names, 0, None, "")]
    for step in game.history:
        label = Wording(again, lang, names).labels([step.action])[step.action]
        before = len(again.events)
        follow(again, step)
        out.append(_frame(again, seat, lang, names, before, step.seat, label))
    return out


def _frame(
    game: AnyGame, seat: int | None, lang: str, names: Sequence[str], since: int, chose: int | None, label: str
) -> Frame:
    news = game.events_for(seat, since)
    log = Wording(game, lang, names).log(news, since)
    return Frame(dict(game.view(seat)), log, chose, label, points(game), traces(game, news))
