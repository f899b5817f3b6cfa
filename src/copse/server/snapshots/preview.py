"""The effects of a choice, as the interface shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from copse.games import AnyGame
from copse.kernel.foresight import Change
from copse.kernel.prospects import Odds
from copse.server.protocol.messages import (
    Consider,
    HeldAhead,
    LossAhead,
    OddsAhead,
    PiecesAhead,
    PointsAhead,
    Preview,
    RulerAhead,
)
from copse.server.snapshots.wording import Wording

T = TypeVar("T")


def looked_ahead(game: AnyGame, wish: Consider, wording: Wording) -> Preview:
    seen = game.foresee(wish.action)

    def of(kind: str, tell: Callable[[Change], T]) -> list[T]:
        return [tell(change) for change in seen.changes if change.fact[0] == kind]

    return Preview(
        wish.revision,
        of("points", lambda change: PointsAhead(_number(change, 1), _more(change))),
        of("ruler", lambda change: RulerAhead(_number(change, 1), _somebody(change.after))),
        of(
            "piece",
            lambda change: PiecesAhead(
                _number(change, 1), _somebody(_number(change, 2)), str(change.fact[3]), _more(change)
            ),
        ),
        of("held", lambda change: HeldAhead(str(change.fact[1]), _more(change))),
        of("hand", lambda change: PointsAhead(_number(change, 1), _more(change))),
        of("item", lambda change: HeldAhead(str(change.fact[1]), _more(change))),
        seen.rest,
        seen.ends_turn,
        None if seen.odds is None else _odds(seen.odds),
        wording.forecast(game.read_action(wish.action)),
    )


def _odds(odds: Odds) -> OddsAhead:
    expected = [
        round(sum(loss.chance * loss.losses[side] for loss in odds.losses), 2) for side, _ in enumerate(odds.sides)
    ]
    losses = [LossAhead(loss.chance, list(loss.losses)) for loss in odds.losses]
    return OddsAhead(list(odds.sides), losses, expected, list(odds.wiped), odds.success, odds.ambush)


def _more(change: Change) -> int:
    return change.after - change.before


def _number(change: Change, place: int) -> int:
    return int(change.fact[place])


def _somebody(party: int) -> int | None:
    return party if party >= 0 else None
