"""Bots at a real table, as the interface shows them. Nothing is stored: every request contains the table."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from copse.clockwork import Asking, Deed, May, Possible, Progress, RealTable, edited, may, play_turn
from copse.clockwork import set_up as set_table_up
from copse.clockwork.edits import craftable
from copse.clockwork.facts import CLEARING, ITEM, written
from copse.clockwork.orders import Order, orders, reasons
from copse.clockwork.run import VEILED, Fact
from copse.clockwork.shorthand import typed
from copse.clockwork.words import Spoken, suit_of
from copse.kernel.errors import BadSetup
from copse.kernel.game import Game
from copse.law import select
from copse.locale import Words
from copse.root.book import BOOK
from copse.root.bots import BOTS, bot_called
from copse.root.cards import CARD_IDS, SUITS
from copse.root.comparing import YES_OR_NO, Compared, Test
from copse.root.state import PHASES, Woodland
from copse.server.protocol.messages import (
    ActionInfo,
    BotSheet,
    Clockwork,
    ClockworkAct,
    ClockworkAnswer,
    ClockworkCount,
    ClockworkEdit,
    ClockworkFact,
    ClockworkMay,
    ClockworkOrder,
    ClockworkQuestion,
    ClockworkSeat,
    ClockworkSetup,
    ClockworkStep,
    ClockworkTable,
    ClockworkTest,
    ClockworkTurn,
    DecisionInfo,
    LogLine,
    SheetLine,
    VerbInfo,
)
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import Wording, action_info, law_info, outcome_info
from copse.server.tables.setup import OF_THE_SERVER, plain, public_options
from copse.wording.root.labels import actor
from copse.wording.root.things import faction_called

RIVALS: Final = ("marquise", "eyrie")  # one of them is at the table whose words a sheet uses


def set_up(wish: ClockworkSetup, seed: int, lang: str) -> Clockwork:
    given = plain(wish.options)
    for name in OF_THE_SERVER:
        if name in given:
            raise BadSetup(f"option '{name}' is set by the server; leave it out")
    options = {**given, "factions": plain({"": wish.factions})[""], "map": wish.map, "deck": wish.deck}
    return _told(set_table_up(options, seed, wish.told, wish.draw), "", lang)


def play(wish: ClockworkTurn, lang: str) -> Clockwork:
    progress = play_turn(RealTable.read(wish.position), wish.seat, wish.told, wish.draw, wish.facts, wish.sure)
    return _told(progress, wish.position, lang)


def edit(wish: ClockworkEdit, lang: str) -> Clockwork:
    return _told(Progress(edited(RealTable.read(wish.position), *wish.commands), None), "", lang)


def do(wish: ClockworkAct, lang: str) -> Clockwork:
    table, words = RealTable.read(wish.position), Words(lang)
    progress, read = typed(table, wish.text, words, wish.seat, wish.told, wish.draw, wish.actions)
    return replace(_told(progress, wish.position, lang), read=read)


def _told(progress: Progress, before: str, lang: str) -> Clockwork:
    """Return the answer. `before` is the position of the table while a question is open."""
    spoken = Spoken(Words(lang), progress.table.state)
    steps, said = list[ClockworkStep](), 0
    for step, here in zip(progress.steps, orders(progress.steps, spoken.labels, progress.seat), strict=True):
        lines = [
            LogLine(number, spoken.labels.told(group), group[0].law, group[0].what, dict(group[0].args))
            for number, group in enumerate(spoken.labels.grouped(step.events), said)
        ]
        steps.append(ClockworkStep(lines, dict(step.view), [_order(order, spoken) for order in here]))
        said += len(lines)
    asking = progress.asking
    question = _question(asking, spoken, progress.table.state) if asking else None
    table = _table(progress.table, progress.table.text() if progress.done else before, spoken)
    allowed = may(progress.table) if progress.done else None
    told = _may(allowed, spoken, lang) if allowed else None
    facts = [_fact(fact, state, progress.seat, spoken) for fact, state in progress.facts]
    return Clockwork(progress.seat, steps, progress.told, question, progress.done, table, told, facts=facts)


def _may(allowed: May, spoken: Spoken, lang: str) -> ClockworkMay:
    """Return what a person may do as a decision, with the actions of all questions of the turn."""
    game = allowed.games[0]
    wording = Wording(game, lang, [""] * game.seats)
    choice, state = game.decision, game.state
    _, blocked = wording.choices()
    losses = wording.losses()
    verbs, names = list[VerbInfo](), dict[str, dict[str, str]]()
    for there in [wording, *[Wording(game, lang, wording.names) for game in allowed.games[1:]]]:
        now = there is wording
        for verb in there.verbs(blocked if now else [], [], losses if now else {}):
            known = [one.verb for one in verbs if not one.why]
            if verb.verb not in known:
                verbs = [one for one in verbs if one.verb != verb.verb] + [verb if now else replace(verb, key="")]
        for field, values in there.names_of_fields().items():
            names[field] = {**values, **names.get(field, {})}
    decision = DecisionInfo(
        seat=allowed.seat,
        law=choice.law,
        prompt=choice.prompt,
        question=wording.question(),
        who=spoken.labels.seat(allowed.seat),
        yours=True,
        can_undo=False,
        actions=[_deed(deed, allowed.games[deed.later], spoken) for deed in allowed.deeds],
        blocked=blocked,
        verbs=verbs,
        losses={wording.game.write_action(action): loss for action, loss in losses.items()},
        names=names,
        party=state.decision.acting,
        loser=state.decision.losing(state),
    )
    later = {deed.possible.text: deed.later for deed in allowed.deeds if deed.later}
    return ClockworkMay(PHASES[state.phase], decision, later)


def _deed(deed: Deed, game: Game[Woodland], spoken: Spoken) -> ActionInfo:
    action = deed.possible.action
    assert action is not None
    label, law = spoken.choice(deed.possible, game), game.decision.law_of(action)
    info = action_info(action, deed.possible.text, label, law)
    return replace(info, fields=_open_fields(deed.possible, info.fields))


def _open_fields(possible: Possible, fields: dict[str, int | str]) -> dict[str, int | str]:
    """Leave out the card or the token that a choice leaves open."""
    return {name: value for name, value in fields.items() if not (possible.hidden and name in VEILED)}


def _order(order: Order, spoken: Spoken) -> ClockworkOrder:
    args = order.event.args
    piece = args.get("piece")
    moving = "warrior" if order.event.what == "moved" else None
    return ClockworkOrder(
        order.text,
        order.event.law,
        order.event.what,
        actor(order.event),
        str(piece) if piece is not None else moving,
        int(args.get("count", 1)),
        order.clearings,
        list(order.why),
        [_test(compared, test, spoken) for compared in order.compared for test in compared.tests],
        order.note,
        list(order.passed),
    )


def _test(compared: Compared, test: Test, spoken: Spoken) -> ClockworkTest:
    """Return how the candidates did in a test. The fewest of something win by a negative number."""
    reason, worths = test
    name = spoken.labels.seat if compared.parties else spoken.labels.place
    counts = [
        ClockworkCount(clearing=None if compared.parties else one, label=name(one), count=abs(worth))
        for one, worth in worths
    ]
    return ClockworkTest(reason, spoken.labels.thing("reason", reason), counts, reason in YES_OR_NO)


def _question(asking: Asking, spoken: Spoken, state: Woodland) -> ClockworkQuestion:
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
    facts = [_fact(fact, state, asking.seat, spoken) for fact in asking.facts]
    why = reasons(asking.before, spoken.labels)
    return ClockworkQuestion(
        asking.kind, not asking.choice, asking.drawable, asking.seat, who, asking.law, text, answers, facts, why
    )


def _fact(fact: Fact, state: Woodland, seat: int | None, spoken: Spoken) -> ClockworkFact:
    assert seat is not None
    return ClockworkFact(
        fact.text,
        spoken.fact(fact),
        spoken.shown(state, seat, fact),
        fact.number if fact.kind == CLEARING else None,
        None if fact.kind in (CLEARING, ITEM) else fact.number,
        written(state, seat, fact),
    )


def _action(asking: Asking, possible: Possible, label: str) -> ActionInfo | None:
    if asking.game is None or possible.action is None:
        return None
    info = action_info(possible.action, possible.text, label, asking.game.decision.law_of(possible.action))
    return replace(info, fields=_open_fields(possible, info.fields))


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
        table.acting,
        table.next_bot,
        [CARD_IDS[card] for card in craftable(state)],
        state.over,
        outcome_info(game) if state.over else None,
    )


def sheet(name: str, lang: str) -> BotSheet:
    """Return the rules of a bot with its difficulty and traits. Raises Refusal or BadSetup."""
    if name.partition(":")[0] not in BOTS:
        raise Refusal(404, "unknown_bot", f"there is no bot '{name[:100]}'", allowed=list(BOTS))
    bot = bot_called(name)
    rival = next(other for other in RIVALS if other != bot.replaces)
    table = BOOK.begin(BOOK.resolve({"factions": [name, rival], "seed": 0}))
    labels = Spoken(Words(lang), table).labels
    turn = [
        SheetLine(PHASES[deed.phase], [SUITS[suit] for suit in deed.orders], labels.deed(deed), deed.law)
        for deed in bot.agenda(sells=False)
    ]
    traits = [f"{labels.thing('trait', trait)}: {labels.thing('trait', trait, 'help')}" for trait in bot.traits]
    chapter = [law_info(row.id, lang) for row in select(f"bots:{bot.chapter}")]
    return BotSheet(name, faction_called(name, labels.words), turn, traits, chapter)
