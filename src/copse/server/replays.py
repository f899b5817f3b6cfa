"""Replays: a game again, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence

from copse.arena.matches import points
from copse.games import GAMES, AnyGame
from copse.kernel import records
from copse.server.messages import Frame, LogLine
from copse.server.wording import Wording


def frames(game: AnyGame, seat: int | None, lang: str, names: Sequence[str]) -> list[Frame]:
    """The moments of a game as a seat, or a spectator, saw them."""
    again = opening(game)
    out = [Frame(dict(again.view(seat)), _news(again, seat, lang, names, 0), None, "", points(again))]
    for step in game.history:
        label = Wording(again, lang, names).labels([step.action])[step.action]
        before = len(again.events)
        again.state.coming = list(step.outcomes)
        again.apply(step.action)
        news = _news(again, seat, lang, names, before)
        out.append(Frame(dict(again.view(seat)), news, step.seat, label, points(again)))
    return out


def opening(game: AnyGame) -> AnyGame:
    """The game before its first choice."""
    record = records.read(game.record())
    record.entries, record.hash = [], ""
    return GAMES[game.book.name].replay(record)


def _news(game: AnyGame, seat: int | None, lang: str, names: Sequence[str], since: int) -> list[LogLine]:
    return Wording(game, lang, names).log(game.events_for(seat, since), since)
