"""A bot's turn, step by step, as far as what is told of the real table reaches.

What chance decides is asked for in the order in which it comes up, and so is what a person has to choose in the midst
of it. All answers together are one list of texts: whoever asks again with a longer list gets further."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from copse.clockwork.sheet import Sheet, bring, hidden, unseen
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Outcome
from copse.kernel.errors import BadSetup, GameOver, ImpossibleOutcome, suggest
from copse.kernel.events import Event
from copse.kernel.game import Game
from copse.kernel.tasks import Decision, Json, View
from copse.root.book import BOOK
from copse.root.cards import CARDS, SUITS
from copse.root.state import Woodland
from copse.root.turn import BeginTurn

UNTOLD: Final = -1  # no outcome at all: announced, it stops a step where chance is asked
REAL: Final = ("item",)  # kinds of outcomes that lie under the real ruins: nobody else can draw them
Told = Sequence[str | None]
"""Answers in the order of the questions; None lets chance decide."""


@dataclass(frozen=True)
class Possible:
    """An answer, and how many of the things that could come up it stands for; of a choice, the action."""

    text: str
    count: int = 1
    action: Action | None = None


@dataclass(frozen=True)
class Asking:
    """What has to be told next: a kind of outcome, or what a person chooses (`choice`). `what` is the event in which
    the outcome will be told; `drawable` says whether chance may decide it here as well as at the table."""

    kind: str
    seat: int
    law: str
    what: str
    possible: tuple[Possible, ...]
    drawable: bool = False
    game: Game[Woodland] | None = None

    @property
    def choice(self) -> bool:
        return self.game is not None


@dataclass(frozen=True)
class Shown:
    """A step of which something was said, and the table after it as everyone sees it."""

    events: tuple[Event, ...]
    view: View


@dataclass
class Progress:
    """How far a turn or a setup has come: done, or up to a question."""

    sheet: Sheet
    seat: int | None
    steps: list[Shown] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    asking: Asking | None = None

    @property
    def done(self) -> bool:
        return self.asking is None


class _Stop(Exception):
    def __init__(self, asking: Asking) -> None:
        self.asking: Final = asking


def play_turn(sheet: Sheet, seat: int | None = None, told: Told = (), draw: bool = True) -> Progress:
    """The turn of a bot, of the next one unless another is named. With `draw`, chance decides what is not told."""
    if sheet.state.over:
        raise GameOver("the game is over: there are no more turns")
    seat = sheet.next_bot if seat is None else seat
    if seat not in sheet.state.rules.machines:
        names = sheet.state.rules.names
        allowed = ", ".join(f"{bot} ({names[bot]})" for bot in sheet.state.rules.machines)
        raise BadSetup(f"seat {seat} is played by no bot; allowed: {allowed}")
    begun = sheet.copy()
    begun.state.todo = [BeginTurn(seat)]
    return _Run(Progress(begun, seat), told, draw).go()


def set_up(options: Mapping[str, Json], seed: int, told: Told = (), draw: bool = True) -> Progress:
    """A table as the rule book sets it up (§root:5.1, §bots:3.4); what people choose in it is asked of them."""
    given = BOOK.resolve({**options, "seed": seed & MASK})
    state = BOOK.begin(given)
    if not state.rules.machines:
        raise BadSetup("no bot plays at this table; name one of them among the factions")
    return _Run(Progress(Sheet(given, state), None), told, draw).go()


class _Run:
    def __init__(self, progress: Progress, told: Told, draw: bool) -> None:
        self.progress, self.told, self.draw = progress, told, draw
        self.options = progress.sheet.options
        self.state = progress.sheet.state

    def go(self) -> Progress:
        progress = self.progress
        try:
            running = True
            while running:
                self._step()
                running = not self.state.over and not isinstance(self.state.todo[-1], BeginTurn)
        except _Stop as stop:
            progress.asking = stop.asking
        if progress.done and self._given:
            raise BadSetup(f"{len(self.told)} answers were given, but only {len(progress.told)} were asked for")
        if self.state.over:
            self.state.todo.clear()
        progress.sheet = Sheet(self.options, self.state)
        return progress

    def _step(self) -> None:
        top = self.state.todo[-1]
        if isinstance(top, Decision) and top.forced(self.state) is None:
            action = self._chosen(top)
            self._with_chance(lambda state: state.answer(action))
        else:
            self._with_chance(_stir)

    # ---- chance

    def _with_chance(self, move: Callable[[Woodland], object]) -> None:
        """Do a step with the outcomes that are told, or drawn."""
        known: list[Outcome] = []
        untold = [(kind, UNTOLD) for kind in BOOK.outcomes(self.state)]
        state = self._listening([*known, *untold])
        while True:
            try:
                move(state)
            except ImpossibleOutcome as problem:
                known.append((problem.kind, self._decided(move, known, problem, state)))
                state = self._listening([*known, *untold])
            else:
                break
        self._keep(state)

    def _listening(self, coming: list[Outcome]) -> Woodland:
        state = self.state.copy()
        state.coming, state.outcomes, state.events = coming, [], []
        return state

    def _keep(self, state: Woodland) -> None:
        events = tuple(event.seen_by(None) for event in state.events or ())
        state.coming, state.outcomes, state.events = [], None, None
        self.state = state
        if events:
            self.progress.steps.append(Shown(events, Sheet(self.options, state).view()))

    def _decided(
        self, move: Callable[[Woodland], object], known: list[Outcome], problem: ImpossibleOutcome, at: Woodland
    ) -> int:
        """What chance decided at the table, or decides here; stops where that has to be told."""
        trial = self._listening(known[:])
        move(trial)
        assert trial.outcomes is not None
        assert trial.events is not None
        kind, drawn = trial.outcomes[len(known)]
        text = BOOK.outcome_text(self.state, kind, drawn)
        if any(text in event.secret.values() for event in trial.events):
            return drawn  # a card that only one person sees, a plot that nobody does
        hands = [zone.cards for zone in hidden(at)]
        held = kind == "card" and any(problem.possible == cards for cards in hands)
        pool = list(problem.possible)
        if kind == "card" and (held or problem.possible == at.deck):
            pool = unseen(at)
        if len(set(pool)) == 1:
            return drawn
        told = self._next()
        drawable = not held and kind not in REAL
        if told is None and drawable and (self.draw or self._given):
            self.progress.told.append(text)
            return drawn
        if told is None:
            raise _Stop(self._asking(kind, text, pool, drawable, trial.events))
        value = self._read(kind, told, pool)
        if value not in problem.possible:
            self._bring(value, problem.possible, held)
        self.progress.told.append(told)
        return value

    @property
    def _given(self) -> bool:
        """Whether the next question is answered at all, if only by letting chance decide."""
        return len(self.progress.told) < len(self.told)

    def _next(self) -> str | None:
        return self.told[len(self.progress.told)] if self._given else None

    def _read(self, kind: str, text: str, pool: list[int]) -> int:
        names = {BOOK.outcome_text(self.state, kind, value): value for value in pool}
        if text not in names:
            raise BadSetup(f"'{text}' is no {kind} that can come up now{suggest(text, names)}")
        return names[text]

    def _bring(self, card: int, possible: Sequence[int], held: bool) -> None:
        """A card was drawn that a stand-in stood for, or that one took the place of."""
        piles = [zone.cards for zone in hidden(self.state)] if held else [self.state.deck]
        pile = next(pile for pile in piles if not held or pile == possible)
        if not bring(self.state, card, pile, possible):
            raise BadSetup(f"{CARDS[card].id} cannot come up now: the deck was made anew of what lay discarded")

    def _asking(self, kind: str, text: str, pool: list[int], drawable: bool, events: Sequence[Event]) -> Asking:
        """The question, with the paragraph and the seat of the event that will tell the outcome."""
        told = next((event for event in events if text in map(str, event.args.values())), None)
        about = told or (events[0] if events else None)
        seat = about.args.get("seat", self.state.turn) if about else self.state.turn
        texts = [BOOK.outcome_text(self.state, kind, value) for value in pool]
        possible = tuple(Possible(name, texts.count(name)) for name in dict.fromkeys(texts))
        law, what = (about.law, about.what) if about else ("", "")
        return Asking(kind, int(seat), law, what, possible, drawable)

    # ---- what people choose

    def _chosen(self, decision: Decision) -> Action:
        """What a person chose; any card that lies open nowhere may be in the hand."""
        seat = decision.seat
        hands = self._hands(seat)
        actions = list(dict.fromkeys(action for state in hands for action in decision.legal(state)))
        told = self._next()
        if told is None:
            game = Game(BOOK, self.options, hands[0])
            possible = tuple(Possible(self._written(action), 1, action) for action in actions)
            raise _Stop(Asking("decision", seat, game.decision.law, game.decision.prompt, possible, False, game))
        chosen = BOOK.read_action(self.state, told)
        if chosen not in actions:
            raise BadSetup(
                f"'{told}' cannot be chosen here{suggest(told, [self._written(action) for action in actions])}"
            )
        self._hold(seat, decision, chosen)
        self.progress.told.append(self._written(chosen))
        return chosen

    def _written(self, action: Action) -> str:
        return BOOK.write_action(self.state, action)

    def _hands(self, seat: int) -> list[Woodland]:
        """The table as it would be with other cards in the hand: all that it may hold, and those of one suit only."""
        zone = self.state.hands[seat]
        if zone.open or not zone.cards:
            return [self.state]
        cards = unseen(self.state)
        hands = [cards, *[[card for card in cards if CARDS[card].suit == suit] for suit in range(len(SUITS))]]
        found = []
        for hand in filter(None, hands):
            state = self.state.copy()
            state.hands[seat].cards = hand
            found.append(state)
        return found

    def _hold(self, seat: int, decision: Decision, chosen: Action) -> None:
        """Let the hand hold what the choice is made with."""
        state, cards = self.state, self.state.hands[seat].cards
        named = [value for name, value in zip(chosen.verb.fields, chosen.args, strict=True) if name == "card"]
        for card in named:
            if card not in cards:
                bring(state, card, cards, [other for other in cards if other not in named])
        for suit in range(len(SUITS)):
            if chosen in decision.legal(state):
                return
            for other in [card for card in cards if CARDS[card].suit != suit]:
                for card in unseen(state):
                    if CARDS[card].suit == suit and bring(state, card, cards, [other]):
                        break
        if chosen not in decision.legal(state):
            raise BadSetup(f"'{self._written(chosen)}' cannot be chosen with so few cards in the hand")


def _stir(state: Woodland) -> None:
    state.stir()
