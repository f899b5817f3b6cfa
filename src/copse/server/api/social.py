"""Operations between people: chat, take-backs by agreement and rematches."""

from __future__ import annotations

import time
from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.api.lobby import create_listed
from copse.server.api.tables import tried_out
from copse.server.clients.rate_limit import alias, of_account
from copse.server.protocol.messages import (
    Accepted,
    Answer,
    Chat,
    Emote,
    NewTable,
    Rematch,
    Said,
    SeatWish,
    TableInfo,
    Talking,
    Undo,
)
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import outcome_info
from copse.server.tables.seat_changes import name_taken
from copse.server.tables.seats import Member, Offer, Origin, Sheet, When
from copse.server.tables.setup import public_options
from copse.server.tables.social import (
    Speaker,
    agree,
    ask_back,
    check_text,
    come_along,
    decline,
    lapsed,
    let_talk,
    moved_up,
    speak,
    voters,
    went_back,
)
from copse.server.tables.table import Table

LONGEST_NAME: Final = 40  # of a host; a number may be appended for people at one device

# ---- talking


async def chat(call: Call) -> Said:
    wish = await call.body(Chat)
    table = await call.table()
    speaker, words = await _speaker(call, table, wish.name), _words(wish)
    if (visit := await call.visit()) is not None:
        call.accounts.standing.check_talk(visit.account.id)
        speaker = speaker._replace(account=visit.account.id)
        if not call.messages.take(of_account(visit.account.id)):
            raise too_many_messages()
    _take_turn(call, table, speaker.key)
    numbers: list[int] = []

    def say(sheet: Sheet) -> None:
        numbers[:] = [speak(sheet, table.when, speaker, words, wish.request).n]

    await table.alter(say)
    return Said(numbers[0])


def _words(wish: Chat) -> tuple[str, Emote | None]:
    if (wish.text is None) == (wish.emote is None):
        raise Refusal(422, "bad_request", "give either a text or an emote")
    return ("" if wish.text is None else check_text(wish.text)), wish.emote


async def _speaker(call: Call, table: Table, name: str | None) -> Speaker:
    """Return the author of a message. Spectators write in a chat of their own, unless the host lets them talk to the
    players. Raises Refusal."""
    sheet, seat = table.sheet, call.watcher(table)
    if sheet.talk == "off":
        raise Refusal(403, "talk_is_off", "the host has turned off the chat at this table")
    if seat is not None:
        return Speaker(seat, sheet.chairs[seat].name, str(seat))
    left = sheet.left_by(call.token) if call.token else None
    if left is not None:
        return Speaker(None, sheet.chairs[left].holder.name, f"left {left}")
    if call.token and sheet.is_host(call.token):
        return Speaker(None, sheet.host, "host")
    called = await call.person_name(name or "")
    if sheet.name_taken(called):
        raise name_taken()
    return Speaker(None, called, alias(call.client), gallery=sheet.talk != "everyone")


def _take_turn(call: Call, table: Table, key: str) -> None:
    if not call.messages.take(f"{table.id} {key}"):
        raise too_many_messages()


def too_many_messages() -> Refusal:
    return Refusal(429, "too_many_messages", "too many messages; wait a moment")


async def talk(call: Call) -> TableInfo:
    wish = await call.body(Talking)
    table = await call.table()
    call.host(table)
    await table.alter(lambda sheet: let_talk(sheet, wish.talk, table.when))
    return call.snapshots.table(table, call.lang, call.token)


# ---- taking back


async def take_back(call: Call) -> Accepted:
    """Ask the other people to let a player take a choice back. If there are none, it is taken back at once."""
    wish = await call.body(Undo)
    table = await call.table()
    seat = call.seat(table)
    _take_turn(call, table, str(seat))
    if (before := await table.answered(seat, wish.request)) is not None:
        return Accepted(before)
    if table.status != "playing":
        raise Refusal(409, "cannot_undo", f"the game is {table.status}, so no choice can be undone")
    choices = table.before_last(seat)
    if choices is None:
        raise Refusal(409, "nothing_to_undo", "this seat has made no choice that can be undone")
    table.check_going_back()
    call.count_replay(table.game)
    offer = Offer(seat, wish.revision, choices)
    if not voters(table.sheet, seat):
        return await _go_back(table, offer, wish.request)
    if not table.still(wish.revision):
        raise Refusal(409, "stale", "someone has chosen in the meantime; reload the table")
    if table.offer is None:
        await table.alter(lambda sheet: ask_back(sheet, offer, table.when))
    elif table.offer.seat != seat:
        raise Refusal(409, "already_asked", "someone else has already asked for this")
    return Accepted(table.revision)


async def answer_back(call: Call) -> Accepted:
    """Agree or decline that a choice is taken back. It is taken back when all agree."""
    wish = await call.body(Answer)
    table = await call.table()
    seat, asked = call.seat(table), table.offer
    if asked is None or asked.revision != wish.revision:
        raise lapsed()
    if not wish.accept:
        await table.alter(lambda sheet: decline(sheet, asked, seat, table.when))
        return Accepted(table.revision)
    agreed: list[Offer] = []

    def accept(sheet: Sheet) -> None:
        agreed[:] = [agree(sheet, asked, seat)]

    await table.alter(accept)
    if set(voters(table.sheet, asked.seat)) <= set(agreed[0].agreed):
        return await _go_back(table, agreed[0], f"back {asked.revision}")
    return Accepted(table.revision)


async def _go_back(table: Table, offer: Offer, request: str) -> Accepted:
    revision, done = await table.go_back(offer, request)
    if done:
        await table.alter(lambda sheet: went_back(sheet, offer, table.when))
    return Accepted(revision)


# ---- playing again


async def rematch(call: Call) -> Rematch:
    """Join the table of the rematch. The first request creates it."""
    table, token = await call.table(), call.token
    seats = (table.sheet.seat_of(token), table.sheet.left_by(token)) if token else ()
    held = next((seat for seat in seats if seat is not None), None)
    if held is None:
        raise Refusal(401, "no_seat", "this needs the token of a seat at this table")
    if table.status != "over":
        raise Refusal(409, "still_playing", "you can ask for a rematch when this game is over")
    async with table.rematching:
        if not table.sheet.next:
            await _play_again(call, table, held)
    again = await call.find(table.sheet.next)
    apart = await call.moderation.cases.apart(token.account) if isinstance(token, Member) else set[str]()
    await again.alter(lambda sheet: come_along(sheet, token, apart, again.when))
    seat = again.sheet.seat_of(token)
    if seat is None:  # whether the host opened it or there is a block, the words are the same
        raise Refusal(409, "seat_taken", "the seat reserved for you is no longer free")
    if isinstance(token, Member):
        await call.accounts.people.hold(token.account, again.id, again.setup.game, time.time())
    return Rematch(again.id, seat, again.sheet.is_host(token))


async def _play_again(call: Call, table: Table, asks: int) -> None:
    """Create the table of the rematch, with the same settings and rotated seats. If another server was faster, its
    table counts."""
    await call.check_new_table()
    sheet, opened = table.sheet, When(time.time(), 0)
    who = sheet.chairs[asks]
    seats, named = [SeatWish("open")] * len(sheet.chairs), who.name[:LONGEST_NAME]
    trial = await tried_out(call, NewTable(table.setup.game, seats, named, {**public_options(table.game)}), "")
    if trial.seats != len(seats):
        raise Refusal(422, "wrong_seats", f"the new game has {trial.seats} seats")
    chairs = moved_up(sheet.chairs, trial.machines, asks, outcome_info(table.game).winners)
    fresh = Sheet(sheet.name, who.name, who.token, chairs, sheet.pace, sheet.spectators, made=opened.at)
    fresh.phrase, fresh.talk, fresh.maker = sheet.phrase, sheet.talk, alias(call.client)
    fresh.origin, fresh.banned = Origin("deal"), sheet.banned
    fresh.guests, fresh.club, fresh.round = sheet.guests, sheet.club, sheet.round + 1
    if sum(chair.of_host for chair in chairs) > 1:
        fresh.note(opened, "together", next(seat for seat, chair in enumerate(chairs) if chair.of_host), who.name)
    made = await create_listed(call, trial.setup, fresh, sheet.club or None)

    def name_it(sheet: Sheet) -> None:
        if not sheet.next:
            sheet.next = made.id
            sheet.note(table.when, "rematch", asks, who.name)

    await table.alter(name_it)
    if table.sheet.next != made.id:
        await call.registry.store.delete(made.id)


TABLE: Final = "/tables/{table}"
OPERATIONS: Final = (
    Operation("POST", f"{TABLE}/chat", chat, "Send a chat message.", Said, Chat, who="watcher"),
    Operation("POST", f"{TABLE}/talk", talk, "Set who may write in the chat.", TableInfo, Talking, who="host"),
    Operation(
        "POST",
        f"{TABLE}/takeback",
        take_back,
        "Ask the others to let you take a choice back.",
        Accepted,
        Undo,
        who="seat",
    ),
    Operation(
        "POST",
        f"{TABLE}/takeback/answer",
        answer_back,
        "Agree or decline that a choice is taken back.",
        Accepted,
        Answer,
        who="seat",
    ),
    Operation("POST", f"{TABLE}/rematch", rematch, "Play again with the same people.", Rematch, who="seat"),
)
