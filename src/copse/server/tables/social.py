"""Chat, take-backs by agreement, and rematches. All of it is stored on the sheet, outside the game. Agents, records
and saves do not contain it."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final, NamedTuple

from msgspec.structs import replace

from copse.server.protocol.messages import Emote, NoticeKind, Talk
from copse.server.protocol.refusal import Refusal
from copse.server.tables.names import MARKS_IN_A_ROW, UNSEEN
from copse.server.tables.seat_changes import begin
from copse.server.tables.seats import (
    MOST_SAID,
    Chair,
    Offer,
    Sheet,
    Token,
    Utterance,
    When,
    matches,
    member_of,
)
from copse.server.workers.agent_pool import known_agent

TALK: Final[dict[Talk, NoticeKind]] = {"off": "talk_off", "players": "talk_players", "everyone": "talk_everyone"}
JOINERS: Final = "\u200c\u200d"  # join letters and emoji


def check_text(text: str) -> str:
    """Return one line of plain text. Raises Refusal for control characters."""
    said, marks, seen = unicodedata.normalize("NFC", " ".join(part for part in text.split(" ") if part)), 0, False
    for letter in said:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        seen = seen or not (marks or kind == "Zs" or letter in UNSEEN or letter in JOINERS)
        if (kind[0] == "C" and letter not in JOINERS) or kind in ("Zl", "Zp") or marks > MARKS_IN_A_ROW:
            raise Refusal(422, "unreadable_text", "a message must be one line of plain text")
    if not seen:
        raise Refusal(422, "bad_request", "the message is empty")
    return said


class Speaker(NamedTuple):
    """The author of a message. `key` identifies the author at the table, `gallery` is the chat of spectators, and
    `account` is empty for a guest."""

    seat: int | None
    name: str
    key: str
    gallery: bool = False
    account: str = ""


def speak(sheet: Sheet, when: When, who: Speaker, words: tuple[str, Emote | None], request: str) -> Utterance:
    """Add a chat message. Repeating the request adds nothing. Raises Refusal."""
    (text, emote), request = words, f"{who.key}:{request}"
    for said in sheet.chat:
        if said.request == request:
            if (said.text, said.emote) != words:
                raise Refusal(409, "request_reused", "this request id was already used for another request")
            return said
    sheet.spoken += 1
    said = Utterance(
        sheet.spoken, when.at, when.after, who.seat, who.name, text, emote, request, who.gallery, who.account
    )
    there = [other for other in sheet.chat if other.gallery == who.gallery]
    dropped = there[: max(0, len(there) + 1 - MOST_SAID)]  # neither chat floods out the other
    sheet.chat = [*(other for other in sheet.chat if other not in dropped), said]
    return said


def let_talk(sheet: Sheet, talk: Talk, when: When) -> None:
    """Set who may write, for the host. Earlier messages stay."""
    if sheet.talk == talk:
        return
    sheet.talk = talk
    sheet.note(when, TALK[talk], 0, sheet.host)


# ---- taking back what cannot be undone


def voters(sheet: Sheet, seat: int) -> list[int]:
    """Return the people who must agree: all other holders of seats, except those at the same device. It includes
    people with a stand-in, so that nothing is rolled or drawn again while they are away."""
    asking = sheet.chairs[seat]
    return [
        other
        for other, chair in enumerate(sheet.chairs)
        if other != seat and chair.token and not (chair.of_host and asking.of_host)
    ]


def ask_back(sheet: Sheet, offer: Offer, when: When) -> None:
    sheet.offer = offer
    sheet.note(when, "asked_back", offer.seat, sheet.chairs[offer.seat].name)


def agree(sheet: Sheet, asked: Offer, seat: int) -> Offer:
    """Let a seat agree. Returns the offer with all who agreed. Raises Refusal."""
    offer = _open(sheet, asked)
    if seat not in voters(sheet, offer.seat):
        raise Refusal(403, "not_asked", "only the other people at the table can answer this")
    sheet.offer = replace(offer, agreed=(*(one for one in offer.agreed if one != seat), seat))
    return sheet.offer


def decline(sheet: Sheet, asked: Offer, seat: int, when: When) -> None:
    """Let a seat decline, or let the asking seat withdraw. Raises Refusal."""
    offer = _open(sheet, asked)
    if seat != offer.seat and seat not in voters(sheet, offer.seat):
        raise Refusal(403, "not_asked", "only the other people at the table can answer this")
    sheet.offer = None
    if seat != offer.seat:
        sheet.note(when, "declined_back", seat, sheet.chairs[seat].name)


def _open(sheet: Sheet, asked: Offer) -> Offer:
    offer = sheet.offer
    if offer is None or (offer.seat, offer.revision) != (asked.seat, asked.revision):
        raise lapsed()
    return offer


def lapsed() -> Refusal:
    return Refusal(409, "offer_lapsed", "this request has lapsed: someone has chosen since, or declined")


def went_back(sheet: Sheet, offer: Offer, when: When) -> None:
    sheet.offer = None
    sheet.note(when, "took_back", offer.seat, sheet.chairs[offer.seat].name)


# ---- another game


def moved_up(chairs: list[Chair], machines: Collection[int], asks: int, winners: Collection[int]) -> list[Chair]:
    """Return the chairs of the rematch: everyone moves up one seat, so that people rotate through the factions. Bots
    stay. A person's chair is reserved until they come with their token, also if a substitute played for them. The games
    that somebody won go along."""
    played = [seat for seat in range(len(chairs)) if seat not in machines]
    moved = [Chair("bot") for _ in chairs]
    for before, seat in zip(played, [*played[1:], *played[:1]], strict=True):
        of_host = before == asks or (chairs[asks].of_host and chairs[before].of_host)
        moved[seat] = _kept(chairs[before], of_host, chairs[before].won + (before in winners))
    return moved


def _kept(chair: Chair, of_host: bool, won: int) -> Chair:
    holder = chair.holder
    if holder.token:
        return Chair(
            "open",
            holder.name,
            of_host=of_host,
            avatar=holder.avatar,
            kept=holder.token,
            client=holder.client,
            won=won,
        )
    agent = known_agent(chair.agent)
    return Chair("agent", agent, agent, won=won)


def take_reserved(sheet: Sheet, token: Token, when: When) -> None:
    """Take the reserved seat."""
    for seat, chair in enumerate(sheet.chairs):
        if matches(token, chair.kept):
            sheet.chairs[seat] = replace(chair, kind="human", token=chair.kept, kept="")
            sheet.note(when, "came", seat, chair.name)


def come_along(sheet: Sheet, token: Token, apart: Collection[str], when: When) -> None:
    """Take the reserved seat of a rematch. The game starts when everyone is there. If somebody `apart` is there, the
    seat is opened instead: people of whom one has blocked the other do not play again."""
    there = [member_of(chair.token) for chair in sheet.chairs]
    if any(member and member.account in apart for member in there):
        sheet.chairs = [Chair("open") if matches(token, chair.kept) else chair for chair in sheet.chairs]
        return
    take_reserved(sheet, token, when)
    if all(chair.kind != "open" for chair in sheet.chairs):
        begin(sheet, when)
