"""How seats change hands. Before a game begins nobody has seen anything: people come and go, and the host says who sits
where. Once it has begun, the holder of a seat knows its hand, so it passes to another person only by the holder's own
leave, never to one who has seen another hand, and an agent's seat stays an agent's. The host may at most let an agent
play for someone: for one who keeps the table waiting until they are back, for one who was removed to the end. Nobody
reads what an agent sees. Every change is written down for all at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from copse.server.protocol.messages import NoticeKind
from copse.server.protocol.refusal import Refusal
from copse.server.tables.seats import MOST_FORMER, Chair, Sheet, When, digest
from copse.server.workers.agent_pool import known_agent


class Newcomer(NamedTuple):
    """Someone who wants a seat, and the token that is to be theirs. `held` are the tokens of this table that they say
    they have: an honest client is refused a second hand by them; who keeps them back is at least announced."""

    name: str
    avatar: str
    token: str
    held: Sequence[str]
    client: str


def sit_down(sheet: Sheet, wanted: int | None, who: Newcomer, when: When) -> int:
    """Someone new takes an open seat."""
    if sheet.is_banned(who.held, who.client):
        raise banned()
    if sheet.has_seen_a_hand(who.held):
        raise Refusal(409, "seen_a_hand", "you hold a seat of this game or gave one up, so you cannot take another")
    seat = _free_seat(sheet, wanted)
    if sheet.name_taken(who.name, who.held):
        raise name_taken()
    before, token = sheet.chairs[seat], digest(who.token)
    sheet.chairs[seat] = Chair("human", who.name, token=token, avatar=who.avatar, seen=before.seen, client=who.client)
    if sheet.started is None:
        sheet.note(when, "came", seat, who.name)
    else:
        sheet.note(when, "took_over", seat, who.name, before.agent)
    return seat


def banned() -> Refusal:
    return Refusal(403, "banned", "the host of this table has banned you from it")


def name_taken() -> Refusal:
    return Refusal(409, "name_taken", "someone at this table has this name or a similar one; choose another")


def _free_seat(sheet: Sheet, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open" and not chair.kept]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise Refusal(409, "seat_taken", "this seat is not open", allowed=[str(seat) for seat in free])
    return wanted


def stand_up(sheet: Sheet, token: str, for_good: bool, when: When) -> None:
    """Leave one's seat. Before the game it is open again; in it an agent plays on, until its holder is back or, if it
    was given up for good, until someone else takes it."""
    seat = sheet.seat_of(token)
    if seat is None:
        raise Refusal(401, "no_seat", "this token no longer holds a seat")
    chair, agent = sheet.chairs[seat], known_agent(None)
    if sheet.started is None:
        sheet.chairs[seat] = Chair("open")
        sheet.note(when, "left", seat, chair.name)
    elif for_good:
        seen = [chair.token, sheet.host_token] if chair.of_host else [chair.token]
        sheet.former = [*sheet.former, *seen][-MOST_FORMER:]
        sheet.chairs[seat] = Chair("open", "", agent, seen=_seen(chair))
        sheet.note(when, "gave_up", seat, chair.name, agent)
    else:
        chair.kind, chair.agent = "agent", agent
        sheet.note(when, "stands_in", seat, chair.name, agent)


def _seen(chair: Chair) -> Literal["host", "other"]:
    """Who has seen the hand of a seat once its holder is gone."""
    return "host" if chair.of_host or chair.seen == "host" else "other"


def return_to_seat(sheet: Sheet, token: str, when: When) -> None:
    """Whoever left plays their seat again: the only hand they saw is its own."""
    seat = sheet.left_by(token)
    if seat is None:
        raise Refusal(409, "not_away", "no agent plays for this token")
    chair = sheet.chairs[seat]
    chair.kind, chair.agent = "human", None
    sheet.note(when, "returned", seat, chair.name)


def give_to_agent(sheet: Sheet, seat: int, agent: str, absent: bool, when: When) -> None:
    """The host lets an agent play a seat; in a game that has begun, only an open one, or a person's who is `absent`."""
    _check_playable(sheet, seat)
    chair = sheet.chairs[seat]
    if sheet.started is None or chair.kind == "open":
        sheet.chairs[seat] = Chair("agent", agent, agent, seen=chair.seen)
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


def remove(sheet: Sheet, seat: int, ban: bool, when: When) -> None:
    """The host removes a person from a seat, also one for whom an agent stands in or a seat is kept, and their token
    ends. Before the game the seat is open again; in it an agent plays on to the end, for a host who could free a seat
    could take it and see its hand."""
    chair = sheet.chairs[seat]
    held = chair.token or chair.kept
    if not held:
        raise Refusal(409, "nobody_to_remove", "no person holds this seat")
    if chair.of_host or held == sheet.host_token:
        raise Refusal(409, "own_seat", "this is the host's seat; leave it instead")
    if ban:
        client = [] if chair.client in ("", sheet.maker) else [chair.client]  # else the host's household were banned
        sheet.banned = [*sheet.banned, held, *client][-MOST_FORMER:]
    if sheet.offer is not None and sheet.offer.seat == seat:
        sheet.offer = None
    sheet.note(when, "banned" if ban else "kicked", seat, chair.name)
    if sheet.started is None:
        sheet.chairs[seat] = Chair("open")
        sheet.note(when, "opened", seat, sheet.host)
        return
    agent = known_agent(None)
    sheet.former = [*sheet.former, held][-MOST_FORMER:]
    sheet.chairs[seat] = Chair("agent", agent, agent, seen=_seen(chair))
    sheet.note(when, "agent", seat, sheet.host, agent)


def renew_token(sheet: Sheet, old: str, new: str) -> None:
    """Replace a token: what the old one opened at this table, only the new one opens. The same request again changes
    nothing."""
    known, fresh = digest(old), digest(new)
    if fresh in (sheet.host_token, *(chair.token for chair in sheet.chairs)):
        return
    held = [chair for chair in sheet.chairs if chair.token == known]
    if not held and not sheet.is_host(old):
        raise Refusal(401, "no_seat", "this token holds no seat here")
    if sheet.next:
        raise Refusal(409, "rematch_made", "the rematch is at another table; get a new token there")
    if sheet.started is not None and sheet.has_seen_a_hand([old]):
        sheet.former = [*sheet.former, known][-MOST_FORMER:]
    for chair in held:
        chair.token = fresh
    if sheet.is_host(old):
        sheet.host_token = fresh


def _check_playable(sheet: Sheet, seat: int) -> None:
    if sheet.chairs[seat].kind == "bot":
        raise Refusal(409, "seat_of_bot", "this seat belongs to a bot, so nobody else can play it")


def begin(sheet: Sheet, when: When) -> None:
    """Begin once: a second request finds the game begun."""
    if sheet.started is not None:
        return
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise Refusal(409, "open_seats", "every seat must be taken before the game can start")
    sheet.started = when.at
    sheet.note(when, "began", 0)


def note_late(sheet: Sheet, seat: int, agent: str | None, when: When) -> None:
    """Someone was late: an agent chooses for them this once, or they pass. Of several servers one says so."""
    kind: NoticeKind = "late_agent" if agent else "late_pass"
    if not any((notice.kind, notice.seat, notice.after) == (kind, seat, when.after) for notice in sheet.notices):
        sheet.note(when, kind, seat, sheet.chairs[seat].name, agent)
