"""How seats change hands. Before a game begins nobody has seen anything: people come and go, and the host says who sits
where. Once it has begun, the holder of a seat knows its hand, so it passes to another person only by the holder's own
leave, never to one who has seen another hand, and an agent's seat stays an agent's. The host may at most let an agent
stand in for someone who keeps the table waiting, since what an agent sees nobody reads. Every change is written down
for all at the table."""

from __future__ import annotations

from collections.abc import Sequence

from copse.server.messages import NoticeKind
from copse.server.refusal import Refusal
from copse.server.seats import MOST_FORMER, Chair, Sheet, When, digest
from copse.server.thinkers import known_agent


def sit_down(
    sheet: Sheet, wanted: int | None, name: str, avatar: str, token: str, held: Sequence[str], when: When
) -> int:
    """Someone new takes an open seat. `held` are the tokens of this table that they say they have: an honest client is
    refused a second hand by them; who keeps them back is at least announced."""
    if sheet.has_seen_a_hand(held):
        raise Refusal(409, "seen_a_hand", "who holds a seat of this game, or gave one up, cannot take another")
    seat = _free_seat(sheet, wanted)
    agent = sheet.chairs[seat].agent
    sheet.chairs[seat] = Chair("human", name, token=digest(token), avatar=avatar)
    if sheet.started is None:
        sheet.note(when, "came", seat, name)
    else:
        sheet.note(when, "took_over", seat, name, agent)
    return seat


def _free_seat(sheet: Sheet, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open" and not chair.kept]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise Refusal(409, "seat_taken", "no such seat is open", allowed=[str(seat) for seat in free])
    return wanted


def stand_up(sheet: Sheet, token: str, for_good: bool, when: When) -> None:
    """Leave one's seat. Before the game it is open again; in it an agent plays on, until its holder is back or, if it
    was given up for good, until someone else takes it."""
    seat = sheet.seat_of(token)
    if seat is None:
        raise Refusal(401, "no_seat", "this token holds no seat any more")
    chair, agent = sheet.chairs[seat], known_agent(None)
    if sheet.started is None:
        sheet.chairs[seat] = Chair("open")
        sheet.note(when, "left", seat, chair.name)
    elif for_good:
        seen = [chair.token, sheet.host_token] if chair.of_host else [chair.token]
        sheet.former = [*sheet.former, *seen][-MOST_FORMER:]
        sheet.chairs[seat] = Chair("open", "", agent)
        sheet.note(when, "gave_up", seat, chair.name, agent)
    else:
        chair.kind, chair.agent = "agent", agent
        sheet.note(when, "stands_in", seat, chair.name, agent)


def return_to_seat(sheet: Sheet, token: str, when: When) -> None:
    """Whoever left plays their seat again: the only hand they saw is its own."""
    seat = sheet.left_by(token)
    if seat is None:
        raise Refusal(409, "not_away", "no agent stands in for this token")
    chair = sheet.chairs[seat]
    chair.kind, chair.agent = "human", None
    sheet.note(when, "returned", seat, chair.name)


def give_to_agent(sheet: Sheet, seat: int, agent: str, absent: bool, when: When) -> None:
    """The host lets an agent play a seat; in a game that has begun, only an open one, or a person's who is `absent`."""
    _check_playable(sheet, seat)
    chair = sheet.chairs[seat]
    if sheet.started is None or chair.kind == "open":
        sheet.chairs[seat] = Chair("agent", agent, agent)
        sheet.note(when, "agent", seat, sheet.host, agent)
    elif chair.kind == "human" and absent:
        chair.kind, chair.agent = "agent", agent
        sheet.note(when, "replaced", seat, chair.name, agent)
    else:
        problem = "this seat is taken: an agent may stand in for a person who has kept the table waiting for long"
        raise Refusal(409, "seat_is_held", problem)


def open_seat(sheet: Sheet, seat: int, when: When) -> None:
    """The host opens a seat for whoever comes."""
    _check_playable(sheet, seat)
    if sheet.started is not None:
        problem = "in a game that has begun a seat opens only when its holder gives it up for good"
        raise Refusal(409, "seat_is_held", problem)
    sheet.chairs[seat] = Chair("open")
    sheet.note(when, "opened", seat, sheet.host)


def _check_playable(sheet: Sheet, seat: int) -> None:
    if sheet.chairs[seat].kind == "bot":
        raise Refusal(409, "seat_of_bot", "a bot plays this seat by itself, and nobody else can")


def begin(sheet: Sheet, when: When) -> None:
    """Begin once: a second request finds the game begun."""
    if sheet.started is not None:
        return
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise Refusal(409, "open_seats", "someone must sit on every seat before the game can start")
    sheet.started = when.at
    sheet.note(when, "began", 0)


def note_late(sheet: Sheet, seat: int, agent: str | None, when: When) -> None:
    """Someone was late: an agent chooses for them this once, or they pass. Of several servers one says so."""
    kind: NoticeKind = "late_agent" if agent else "late_pass"
    if not any((notice.kind, notice.seat, notice.after) == (kind, seat, when.after) for notice in sheet.notices):
        sheet.note(when, kind, seat, sheet.chairs[seat].name, agent)
