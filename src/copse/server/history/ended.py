"""What is stored of a game when it ends, in the transaction of its last choice.

A game is remembered if somebody with an account played in it. The row of a seat says who held it and how long. A
person who leaves for good, or is away at the end, has abandoned the game: that is a lost game, in the last place. An
agent or another person who continues at that seat gets a row of their own, which counts for nothing. So do an absent
person and the substitute who ends the game for them, and a guest who takes the seat into an account late: otherwise
people could take along only the games that they win.

Every remembered game is listed. Statistics leave out games whose beginning somebody chose. Ratings are stricter:
`_why_unrated` has the rule, and `rater.py` limits how often the same players may meet."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from copse.arena.told import told_of
from copse.games import AnyGame, follow, kit_called, rewound
from copse.kernel.errors import RulesMended
from copse.server.history.rating import first_holders
from copse.server.history.statistics import OPENING
from copse.server.protocol.messages import OutcomeInfo
from copse.server.store.base import Statement
from copse.server.store.results import (
    BOT,
    GUEST,
    Ended,
    Held,
    Seated,
    Unrated,
    agent_player,
    is_person,
    learning,
    storing,
)
from copse.server.tables.account_seats import members
from copse.server.tables.seats import Sheet, member_of
from copse.server.tables.setup import Setup, old_origin, public_options
from copse.server.workers.agent_pool import known_agent

FEWEST_TURNS: Final = 2  # of each seat, before leaving counts as abandoning, and before a game is rated
OPENING_TURNS: Final = 2  # of a seat
LARGEST_RECORD: Final = 64 * 1024  # bytes, compressed; most games need a tenth
DECLINING: Final = ("pass", "stop")
MAP: Final = "map"


def ended(id: str, setup: Setup, sheet: Sheet, game: AnyGame, at: float) -> tuple[Statement, ...]:
    """Return the statements that store a finished game; none if nobody there has an account."""
    seats = list(seated_at(sheet, game))
    if not any(is_person(one.player) for one in seats):
        return ()
    record = zlib.compress(game.record().encode(), 9)
    texts = game.book.texts
    options = {name: value for name, value in public_options(game).items() if name not in texts}
    result = Ended(
        id=id,
        game=game.book.name,
        options=msgspec.json.encode(options),
        speed=sheet.pace.mode,
        pace=msgspec.json.encode(sheet.pace),
        started=sheet.started or at,
        ended=at,
        turns=game.state.turns,
        law=_outcome(game).law,
        private=sheet.private,
        unrated=_why_unrated(setup, sheet, game, seats),
        record=record if len(record) <= LARGEST_RECORD else None,
        seats=seats,
        played=_played(game, {one.seat for one in seats if one.held != "joined" and _is_human(one.player)}),
    )
    return storing(result)


def learned(sheet: Sheet, tutorial: str, at: float) -> tuple[Statement, ...]:
    """Return the statements that store a finished tutorial for the accounts at its table."""
    return tuple(learning(member.account, tutorial, at) for _, member in members(sheet))


# ---- who played


def _outcome(game: AnyGame) -> OutcomeInfo:
    return msgspec.convert(game.outcome, OutcomeInfo)


def seated_at(sheet: Sheet, game: AnyGame) -> Iterator[Seated]:
    """Yield who held the seats of a finished game."""
    outcome = _outcome(game)
    together = outcome.law == kit_called(game.book.name).together
    share = 1.0 if together else 1 / max(1, len(outcome.winners))
    for seat, place in enumerate(places_in(outcome)):
        won = share if seat in outcome.winners else 0.0
        for player, held in _holders(sheet, seat, FEWEST_TURNS * game.seats):
            if held == "left":
                yield Seated(seat, player, held, game.seats, outcome.points[seat], 0.0)
            else:
                yield Seated(seat, player, held, place, outcome.points[seat], won)


def places_in(outcome: OutcomeInfo) -> list[int]:
    """Return the place of each seat: winners first, then by points, then seats off the score track. Equal seats share
    a place.

    >>> places_in(OutcomeInfo(winners=[2], points=[12, None, 30, 12], law=""))
    [2, 4, 1, 2]
    """
    tokens = outcome.tokens or [0] * len(outcome.points)
    order = [
        (seat in outcome.winners, points is not None, points or 0, tokens[seat])
        if seat not in outcome.winners
        else (True, True, 0, 0)
        for seat, points in enumerate(outcome.points)
    ]
    return [1 + sum(other > one for other in order) for one in order]


def _holders(sheet: Sheet, seat: int, early: int) -> Iterator[tuple[str, Held]]:
    """Yield who held a seat, in order. Somebody who left early or was removed never held it."""
    chair = sheet.chairs[seat]
    former = [one for one in sheet.deserted if one.seat == seat]
    for one in former:
        if one.turns >= early and not one.removed:
            yield _person(one.kept), "left"
    away = chair.kind == "agent" and bool(chair.token)
    if away:
        yield _person(chair.token), "left"
    joined: Held = "joined" if former or away or chair.claimed >= early else "whole"
    if chair.kind == "bot":
        yield BOT, joined
    elif chair.absent is not None:
        yield _person(chair.absent.token), "joined"
        yield _person(chair.token), "joined"
    elif chair.kind == "human":
        yield _person(chair.token), joined
    else:
        yield agent_player(known_agent(chair.agent)), joined


def _is_human(player: str) -> bool:
    return player == GUEST or is_person(player)


def _person(kept: str) -> str:
    member = member_of(kept)
    return GUEST if member is None else member.account


# ---- what counts


def _why_unrated(setup: Setup, sheet: Sheet, game: AnyGame, seats: Sequence[Seated]) -> Unrated:
    """Return why a game is not rated. A rated game is the server's own deal with the rules of the book, between
    accounts and agents, each person at one seat, and lasts at least two turns of each seat."""
    first, deserted = first_holders(seats), {one.seat for one in sheet.deserted}
    people = Counter(line.player for line in first if is_person(line.player))
    late = [line.seat for line in first if line.held == "joined"]  # of guests with a new account, or left early
    if (sheet.origin or old_origin(setup)).kind != "deal":
        return "origin"
    if any(game.options.get(name) for name in game.book.texts):
        return "own"
    if any(line.player == BOT for line in first):
        return "bots"
    if any(one.removed for one in sheet.deserted):
        return "removed"
    if any(line.player == GUEST for line in first) or not deserted.issuperset(late):
        return "guests"
    if any(seats > 1 for seats in people.values()):
        return "seats"
    if late or game.state.turns < FEWEST_TURNS * game.seats:
        return "short"
    return ""


# ---- what they played


def _played(game: AnyGame, people: set[int]) -> set[tuple[int, str, str]]:
    """Return what each seat played, by kind. Of agents only that is stored, which tells them apart in a list."""
    told = told_of(game.book.name)
    found = {
        (seat, kind, name)
        for seat in range(game.seats)
        for kind, names in told.played(game, seat).items()
        for name in names
    }
    openings = _openings(game)
    for seat in people:
        found.add((seat, "players", str(game.seats)))
        if isinstance(board := game.options.get(MAP), str):
            found.add((seat, MAP, board))
        if opening := openings.get(seat):
            found.add((seat, OPENING, opening))
        found.update((seat, kind, name) for kind, name in told.opening(game, seat).items())
    return found


def _openings(game: AnyGame) -> dict[int, str]:
    """Return what each seat did in its first turns: the kinds of its choices in order, each once in a row. There is
    nothing to tell of a game that today's rules cannot repeat."""
    try:
        again = rewound(game, 0)
        turns, begun, kinds = 0, Counter[int](), dict[int, list[str]]()
        for step in game.history:
            if again.state.turns > turns:
                turns = again.state.turns
                begun[again.state.whose_turn] += 1
            if turns > (OPENING_TURNS + 1) * game.seats:
                break
            mine = turns and step.seat == again.state.whose_turn and begun[step.seat] <= OPENING_TURNS
            if mine and step.action.verb.name not in DECLINING:
                done = kinds.setdefault(step.seat, [])
                if done[-1:] != [step.action.verb.name]:
                    done.append(step.action.verb.name)
            follow(again, step)
    except RulesMended:
        return {}
    return {seat: " ".join(done) for seat, done in kinds.items()}
