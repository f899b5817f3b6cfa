"""Bots at a real table, as the interface shows them. Nothing is stored: every request contains the table."""

from __future__ import annotations

from copse.clockwork import Asking, Possible, Progress, RealTable, edited, play_turn
from copse.clockwork import set_up as set_table_up
from copse.clockwork.words import Spoken, suit_of
from copse.kernel.errors import BadSetup
from copse.locale import Words
from copse.root.book import BOOK
from copse.server.protocol.messages import (
    ActionInfo,
    Clockwork,
    ClockworkAnswer,
    ClockworkEdit,
    ClockworkQuestion,
    ClockworkSeat,
    ClockworkSetup,
    ClockworkStep,
    ClockworkTable,
    ClockworkTurn,
    LogLine,
)
from copse.server.snapshots.wording import action_info, outcome_info
from copse.server.tables.setup import OF_THE_SERVER, plain, public_options


def set_up(wish: ClockworkSetup, seed: int, lang: str) -> Clockwork:
    given = plain(wish.options)
    for name in OF_THE_SERVER:
        if name in given:
            raise BadSetup(f"option '{name}' is set by the server; leave it out")
    options = {**given, "factions": plain({"": wish.factions})[""], "map": wish.map, "deck": wish.deck}
    return _told(set_table_up(options, seed, wish.told, wish.draw), "", lang)


def play(wish: ClockworkTurn, lang: str) -> Clockwork:
    return _told(play_turn(RealTable.read(wish.position), wish.seat, wish.told, wish.draw), wish.position, lang)


def edit(wish: ClockworkEdit, lang: str) -> Clockwork:
    return _told(Progress(edited(RealTable.read(wish.position), *wish.commands), None), "", lang)


def _told(progress: Progress, before: str, lang: str) -> Clockwork:
    """Return the answer. `before` is the position of the table while a question is open."""
    spoken = Spoken(Words(lang), progress.table.state)
    steps, said = list[ClockworkStep](), 0
    for step in progress.steps:
        lines = [
            LogLine(number, spoken.labels.events([event])[0][0], event.law, event.what, dict(event.args))
            for number, event in enumerate(step.events, said)
        ]
        steps.append(ClockworkStep(lines, dict(step.view)))
        said += len(lines)
    asking = progress.asking
    question = _question(asking, spoken) if asking else None
    table = _table(progress.table, progress.table.text() if progress.done else before, spoken)
    return Clockwork(progress.seat, steps, progress.told, question, progress.done, table)


def _question(asking: Asking, spoken: Spoken) -> ClockworkQuestion:
    answers = [
        ClockworkAnswer(
            possible.text,
            label,
            suit_of(possible.text) if asking.kind == "card" else None,
            possible.count,
            _action(asking, possible, label),
        )
        for possible, label in spoken.answers(asking).items()
    ]
    who, text = spoken.labels.seat(asking.seat), spoken.question(asking)
    return ClockworkQuestion(
        asking.kind, not asking.choice, asking.drawable, asking.seat, who, asking.law, text, answers
    )


def _action(asking: Asking, possible: Possible, label: str) -> ActionInfo | None:
    if asking.game is None or possible.action is None:
        return None
    return action_info(possible.action, possible.text, label, asking.game.decision.law_of(possible.action))


def _table(table: RealTable, position: str, spoken: Spoken) -> ClockworkTable:
    state, rules, game = table.state, table.state.rules, table.game
    seats = [
        ClockworkSeat(
            seat,
            rules.names[seat],
            rules.called[seat],
            spoken.labels.seat(seat),
            seat in rules.machines,
            len(state.hands[seat].cards) if seat in rules.people else None,
            [rules.pieces[piece].name for piece in rules.of_party[seat]],
        )
        for seat in range(state.seats)
    ]
    return ClockworkTable(
        position,
        dict(table.view()),
        dict(BOOK.printed(table.options)),
        public_options(game),
        seats,
        table.turn,
        table.next_bot,
        state.over,
        outcome_info(game) if state.over else None,
    )
