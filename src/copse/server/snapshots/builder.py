"""Builds what a seat or a spectator sees of a table. All information about a game that leaves the server comes from
here, and only from `game.view`, `game.events_for` and the choices of the deciding seat."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from msgspec import Struct, structs

from copse.kernel.game import PendingDecision
from copse.server.protocol.messages import (
    DecisionInfo,
    HolidayInfo,
    KnownInfo,
    LessonInfo,
    LogLine,
    LogPage,
    OutcomeInfo,
    Plain,
    SeatInfo,
    Snapshot,
    TableInfo,
)
from copse.server.snapshots.wording import Wording, chat_line, names_at, notices, offer_info, origin_info, outcome_info
from copse.server.tables.absence import days_left, holidays_of
from copse.server.tables.hub import Hub
from copse.server.tables.seats import Token
from copse.server.tables.setup import old_origin, public_options
from copse.server.tables.table import Table

MOST_LINES: Final = 500  # of the log in one answer


class EncodedSnapshot(Struct, frozen=True):
    """A cached, encoded snapshot: the events from this one on, while these seats are online, with or
    without the chat of spectators, up to this event."""

    first: int
    online: set[int]
    gallery: bool
    events: int
    revision: int
    text: bytes


class Moment(Struct):
    """The current state for one seat in one language, computed once for all requests. Spectators have all read the
    same, so they share the cached snapshot."""

    wording: Wording
    view: dict[str, Plain] | None
    decision: DecisionInfo | None
    outcome: OutcomeInfo | None
    can_undo: bool
    can_ask: bool = False
    lesson: LessonInfo | None = None
    known: list[KnownInfo] = []
    encoded: EncodedSnapshot | None = None


class SnapshotBuilder:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def table(self, table: Table, lang: str, token: Token) -> TableInfo:
        """Return the table for the holder of a token. A private table is veiled from strangers."""
        sheet = table.sheet
        if not sheet.private or sheet.knows(token):
            return self._table(table, self._moment(table, None, lang).wording)
        veiled = Wording(table.game, lang, names_at(table.shown.veiled.chairs, lang))
        return structs.replace(self._table(table, veiled, veil=True), winners=None, to_move=None)

    def snapshot(
        self, table: Table, you: int | None, lang: str, since: int, revision: int | None, gallery: bool
    ) -> Snapshot:
        """Return the table as a seat or a spectator sees it. `gallery` adds the chat of spectators."""
        moment = self._moment(table, you, lang)
        first = table.log_from(since, revision)
        events = 0 if table.status == "waiting" else len(table.game.events)
        return Snapshot(
            type="snapshot",
            table=self._table(table, moment.wording),
            revision=table.revision,
            you=you,
            view=moment.view,
            decision=moment.decision,
            log=self._lines(table, you, lang, first, events),
            notices=notices(table.shown, table.sheet.origin or old_origin(table.setup), first, lang),
            log_from=first,
            events=max(first, events),
            outcome=moment.outcome,
            clock=table.clock.info(table.awaits_person) if table.status == "playing" else None,
            can_undo=moment.can_undo,
            lesson=moment.lesson,
            chat=[
                chat_line(said) for said in table.shown.chat if said.after >= first and (gallery or not said.gallery)
            ],
            offer=offer_info(table.shown, table.offer),
            can_ask=moment.can_ask,
            known=moment.known,
        )

    def log(self, table: Table, you: int | None, lang: str, first: int, until: int | None) -> LogPage:
        """Return the newest lines of a part of the log."""
        if table.status == "waiting":
            return LogPage([])
        events = len(table.game.events)
        return LogPage(self._lines(table, you, lang, first, events if until is None else min(until, events)))

    def _lines(self, table: Table, you: int | None, lang: str, first: int, until: int) -> list[LogLine]:
        first = max(first, until - MOST_LINES)
        return self._moment(table, you, lang).wording.log(table.game.events_for(you, first, until), first)

    def encoded(
        self, table: Table, you: int | None, lang: str, since: int, revision: int | None, gallery: bool
    ) -> EncodedSnapshot:
        """Return the snapshot, encoded for sending."""
        moment, online = self._moment(table, you, lang), self._hub.online(table.id)
        first, encoded = table.log_from(since, revision), moment.encoded
        if encoded is None or (encoded.first, encoded.online, encoded.gallery) != (first, online, gallery):
            told = self.snapshot(table, you, lang, since, revision, gallery)
            encoded = EncodedSnapshot(first, online, gallery, told.events, told.revision, msgspec.json.encode(told))
            moment.encoded = encoded
        return encoded

    def _table(self, table: Table, wording: Wording, veil: bool = False) -> TableInfo:
        sheet = table.shown.veiled if veil else table.shown
        online = set[int]() if veil else self._hub.online(table.id)
        seats = [
            SeatInfo(
                seat=seat,
                kind=chair.kind,
                name=called if chair.kind == "bot" else chair.name,
                agent=chair.agent,
                online=seat in online,
                called=called,
                label=wording.seat(seat),
                of_host=chair.of_host,
                avatar=chair.avatar,
                kept=bool(chair.kept),
                substitute_for=chair.absent.name if chair.absent else "",
                holidays=[HolidayInfo(one.start, one.until) for one in holidays_of(sheet, seat, time.time())],
                days_left=days_left(sheet, seat),
                invited=bool(chair.key),
                won=chair.won,
            )
            for seat, (chair, called) in enumerate(zip(sheet.chairs, wording.names, strict=True))
        ]
        winners = outcome_info(table.game).winners if table.status == "over" else None
        return TableInfo(
            id=table.id,
            name=sheet.name or ("" if veil or not table.lesson else wording.tutorial(table.setup.tutorial)),
            game=table.setup.game,
            options=public_options(table.game),
            status=table.status,
            host=sheet.host,
            pace=sheet.pace,
            spectators=sheet.spectators,
            protected=bool(sheet.phrase),
            private=sheet.private,
            origin=origin_info(sheet.origin or old_origin(table.setup), wording.lang, sheet.chairs),
            seats=seats,
            winners=winners,
            to_move=table.to_move,
            hurried=table.hurried,
            talk=sheet.talk,
            next=sheet.next,
            round=sheet.round,
            choices=0 if veil else len(table.game.history),
            touched=0.0 if veil else table.clock.since,
            league=sheet.league,
            taught=table.lesson is not None and not veil and table.lesson.finished(table.game),
        )

    def _moment(self, table: Table, you: int | None, lang: str) -> Moment:
        known = table.told.get((you, lang))
        if isinstance(known, Moment):
            return known
        table.show(you)
        moment = worked_out(table, you, lang)
        table.told[you, lang] = moment
        return moment


def worked_out(table: Table, you: int | None, lang: str) -> Moment:
    game = table.game
    wording = Wording(game, lang, names_at(table.shown.chairs, lang))
    if table.status == "waiting":
        return Moment(wording, None, None, None, False)
    can_undo = table.may_undo(you)
    view: dict[str, Plain] = dict(game.view(you))
    if game.over:
        return Moment(wording, view, None, outcome_info(game), can_undo)
    lesson = table.lesson.tell(game, lang) if table.lesson and you == table.lesson.tutorial.seat else None
    asked = decision(table, wording, you, can_undo)
    return Moment(wording, view, asked, None, can_undo, table.may_ask(you), lesson, wording.known(you))


def decision(table: Table, wording: Wording, you: int | None, can_undo: bool) -> DecisionInfo:
    choice = wording.game.decision
    yours = choice.seat == you
    actions, blocked = wording.choices() if yours else ([], [])
    losses = wording.losses() if yours else {}
    return DecisionInfo(
        seat=choice.seat,
        law=choice.law,
        prompt=choice.prompt,
        question=wording.question(),
        who=wording.seat(choice.seat),
        yours=yours,
        can_undo=can_undo,
        actions=actions,
        blocked=blocked,
        verbs=wording.verbs(blocked, table.ending(choice.seat), losses) if yours else [],
        losses={wording.game.write_action(action): loss for action, loss in losses.items()},
        names=wording.names_of_fields() if yours else {},
        party=wording.game.state.decision.acting,
        loser=wording.game.state.decision.losing(wording.game.state),
        way=way_of(choice) if yours else None,
        forecast=wording.forecast() if yours else [],
        told_from=table.told_from if yours else None,
    )


def way_of(choice: PendingDecision) -> tuple[int, int] | None:
    """Return both ends of the way that the question names; None if it names none."""
    origin, target = (choice.args.get(end) for end in ("origin", "target"))
    return (origin, target) if isinstance(origin, int) and isinstance(target, int) else None
