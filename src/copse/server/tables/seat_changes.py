"""How seats change hands.

Before a game begins nobody has seen anything: people come and go, and the host assigns seats. During the game the
holder of a seat knows its hand. So a seat passes to another person only with its holder's consent, never to someone
who has seen another hand, and an agent's seat stays an agent's. The host may only let an agent play for a person:
for an absent one until they return, for a removed one until the end. Nobody can read what an agent sees. All changes
are announced at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from copse.server.protocol.messages import NoticeKind
from copse.server.protocol.refusal import Refusal
from copse.server.tables.seats import MOST_FORMER, Absent, Chair, Member, Sheet, Token, When, digest
from copse.server.workers.agent_pool import known_agent


class Newcomer(NamedTuple):
    """Someone who wants a seat, with the token for it. `held` are the tokens of this table that the client says it
    has. With them an honest client is refused a second hand; one that hides them is at least announced."""

    name: str
    avatar: str
    token: str
    held: Sequence[Token]
    client: str


def sit_down(sheet: Sheet, wanted: int | None, who: Newcomer, when: When) -> int:
    """Give an open seat to a newcomer. Raises Refusal."""
    check_newcomer(sheet, who)
    seat = _free_seat(sheet, wanted)
    before = sheet.chairs[seat]
    sheet.chairs[seat] = Chair(
        "human",
        who.name,
        token=digest(who.token),
        avatar=who.avatar,
        seen=before.seen,
        client=who.client,
        came=when.at,
    )
    if sheet.started is None:
        sheet.note(when, "came", seat, who.name)
    else:
        sheet.note(when, "took_over", seat, who.name, before.agent)
    return seat


def check_newcomer(sheet: Sheet, who: Newcomer) -> None:
    """Raise Refusal if somebody must not see a hand of this game, or has a name that others could confuse."""
    if sheet.is_banned(who.held, who.client):
        raise banned()
    if sheet.has_seen_a_hand(who.held):
        raise Refusal(409, "seen_a_hand", "you hold a seat of this game or gave one up, so you cannot take another")
    if sheet.name_taken(who.name, who.held):
        raise name_taken()


def banned() -> Refusal:
    return Refusal(403, "banned", "the host of this table has banned you from it")


def name_taken() -> Refusal:
    return Refusal(409, "name_taken", "someone at this table has this name or a similar one; choose another")


def _free_seat(sheet: Sheet, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open" and not chair.kept]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise seat_taken(free)
    return wanted


def seat_taken(free: Sequence[int]) -> Refusal:
    return Refusal(409, "seat_taken", "this seat is not open", allowed=[str(seat) for seat in free])


def stand_up(sheet: Sheet, token: Token, for_good: bool, when: When) -> None:
    """Leave a seat. Before the game it is open again. During the game an agent plays until the holder returns or, if
    the seat was given up for good, until someone takes it. Raises Refusal."""
    seat = sheet.seat_of(token)
    if seat is None:
        raise Refusal(401, "no_seat", "this token no longer holds a seat")
    chair, agent = sheet.chairs[seat], known_agent(None)
    if sheet.started is None:
        sheet.chairs[seat] = Chair("open")
        sheet.note(when, "left", seat, chair.name)
    elif for_good and chair.absent is None:
        seen = [chair.token, sheet.host_token] if chair.of_host else [chair.token]
        sheet.former = [*sheet.former, *seen][-MOST_FORMER:]
        sheet.desert(seat, when)
        sheet.chairs[seat] = Chair("open", "", agent, seen=_seen(chair))
        sheet.note(when, "gave_up", seat, chair.name, agent)
    else:
        stand_in(sheet, seat, agent, "stands_in", when)


def stand_in(sheet: Sheet, seat: int, agent: str, why: NoticeKind, when: When) -> None:
    """Let an agent play for a person until they return. If a substitute played for them, that ends."""
    chair = sheet.chairs[seat]
    if chair.absent is None:
        chair.kind, chair.agent = "agent", agent
        sheet.note(when, why, seat, chair.name, agent)
        return
    _give_back(sheet, seat, chair.absent).agent = agent
    sheet.note(when, "substitute_left", seat, chair.name, agent, chair.absent.name)


def _give_back(sheet: Sheet, seat: int, absent: Absent) -> Chair:
    """Give the seat of a substitute back to the absent person. Returns the new chair, which an agent plays."""
    sheet.former = [*sheet.former, sheet.chairs[seat].token][-MOST_FORMER:]
    name, token, avatar, client = absent.name, absent.token, absent.avatar, absent.client
    chair = Chair("agent", name, token=token, avatar=avatar, seen="other", client=client)
    sheet.chairs[seat] = chair
    return chair


def _seen(chair: Chair) -> Literal["host", "other"]:
    """Return who has seen the hand of a seat when its holder leaves: the host only, or others too."""
    return "host" if chair.of_host or chair.seen == "host" else "other"


def return_to_seat(sheet: Sheet, token: Token, when: When) -> None:
    """Return to a seat that was left, also from a substitute. The holder has seen no other hand. Raises Refusal."""
    seat = sheet.left_by(token)
    if seat is None:
        raise Refusal(409, "not_away", "nobody plays for this token")
    chair = sheet.chairs[seat]
    if chair.absent is not None:
        chair = _give_back(sheet, seat, chair.absent)
    chair.kind, chair.agent, chair.came, chair.key = "human", None, when.at, ""
    sheet.note(when, "returned", seat, chair.name)


def give_to_agent(sheet: Sheet, seat: int, agent: str, absent: bool, when: When) -> None:
    """Let an agent play a seat, for the host. During the game only an open seat, or that of an `absent` person.
    Raises Refusal."""
    _check_playable(sheet, seat)
    chair = sheet.chairs[seat]
    if sheet.started is None or chair.kind == "open":
        sheet.chairs[seat] = Chair("agent", agent, agent, seen=chair.seen)
        sheet.note(when, "agent", seat, sheet.host, agent)
    elif chair.kind == "human" and absent:
        stand_in(sheet, seat, agent, "replaced", when)
    else:
        problem = "this seat is taken: an agent may stand in for a person who has kept the table waiting for long"
        raise Refusal(409, "seat_is_held", problem)


def open_seat(sheet: Sheet, seat: int, when: When) -> None:
    """Open a seat for anyone, for the host. Raises Refusal."""
    _check_playable(sheet, seat)
    if sheet.started is not None:
        problem = "in a game that has begun a seat opens only when its holder gives it up for good"
        raise Refusal(409, "seat_is_held", problem)
    sheet.chairs[seat] = Chair("open")
    sheet.note(when, "opened", seat, sheet.host)


def remove(sheet: Sheet, seat: int, ban: bool, when: When) -> None:
    """Remove a person from a seat, for the host, and revoke their token. This includes seats with a stand-in and
    reserved seats. Before the game the seat is open again. During the game an agent plays to the end: a host who
    could free a seat could take it and see its hand. Raises Refusal."""
    chair = sheet.chairs[seat]
    held = chair.token or chair.kept
    if not held:
        raise Refusal(409, "nobody_to_remove", "no person holds this seat")
    if chair.of_host or held == sheet.host_token:
        raise Refusal(409, "own_seat", "this is the host's seat; leave it instead")
    if ban:
        client = (
            [] if chair.client in ("", sheet.maker) else [chair.client]
        )  # without this the host would ban their own network
        sheet.banned = [*sheet.banned, held, *client][-MOST_FORMER:]
    if sheet.offer is not None and sheet.offer.seat == seat:
        sheet.offer = None
    sheet.note(when, "banned" if ban else "kicked", seat, chair.name)
    if sheet.started is None:
        sheet.chairs[seat] = Chair("open")
        sheet.note(when, "opened", seat, sheet.host)
        return
    agent = known_agent(None)
    if chair.absent is not None:
        stand_in(sheet, seat, agent, "stands_in", when)
        return
    sheet.former = [*sheet.former, held][-MOST_FORMER:]
    sheet.desert(seat, when, removed=True)
    sheet.chairs[seat] = Chair("agent", agent, agent, seen=_seen(chair))
    sheet.note(when, "agent", seat, sheet.host, agent)


def renew_token(sheet: Sheet, old: Token, new: str) -> None:
    """Replace a token with a new one, which opens everything the old one did. Repeating the request changes nothing.
    Raises Refusal."""
    if isinstance(old, Member):
        raise Refusal(409, "seat_of_account", "this seat belongs to your account, so it has no token")
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
    """Start the game. A second request changes nothing. Raises Refusal."""
    if sheet.started is not None:
        return
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise Refusal(409, "open_seats", "every seat must be taken before the game can start")
    sheet.started = when.at
    sheet.note(when, "began", 0)


def note_late(sheet: Sheet, seat: int, agent: str | None, when: When) -> None:
    """Note that someone was late, and that an agent chooses once or the seat passes. Of several servers one notes
    it."""
    kind: NoticeKind = "late_agent" if agent else "late_pass"
    if not any((notice.kind, notice.seat, notice.after) == (kind, seat, when.after) for notice in sheet.notices):
        sheet.note(when, kind, seat, sheet.chairs[seat].name, agent)
