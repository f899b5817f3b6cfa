"""The rules, step by step, as far as the reports from the real table reach.

Outcomes of chance and choices of people are asked for in the order in which they come up. All answers form one list of
texts. A caller gets further with each call by passing a longer list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from copse.clockwork.real_table import RealTable, bring, forget, hidden, unseen
from copse.kernel.actions import Action
from copse.kernel.chance import Outcome
from copse.kernel.errors import BadSetup, CopseError, ImpossibleOutcome, suggest
from copse.kernel.events import Event, Word
from copse.kernel.game import Game
from copse.kernel.tasks import Decision, Task, View
from copse.root.actions import PLOTS
from copse.root.book import BOOK
from copse.root.cards import CARD_KINDS, CARDS, FROM_DECK, SUITS
from copse.root.comparing import Compared
from copse.root.state import Woodland
from copse.root.turn import BeginTurn
from copse.root.zones import Zone

UNTOLD: Final = -1  # an impossible outcome; announcing it stops a step where chance decides
DECK: Final = -1  # the deck; zones with hidden cards have numbers from 0
LAWS: Final = {"suit": "root:2.2.2", "piece": "bots:1.2.1"}  # kinds of outcomes that no event reports
HELD: Final = "held"  # replaces an event if the question is about a card that a player already held
TURNED: Final = "turned"  # the same for a question about a token that a player has laid face down
TOKEN: Final = "plot"  # the kind of such tokens
OTHER: Final = "other"  # the answer that such a token is of another kind
ANY: Final = "any"  # stands in a choice for a card or a token that nobody else sees
VEILED: Final = ("card", TOKEN)  # fields of a secret choice that nobody else sees
REAL: Final = ("item",)  # outcomes under the real ruins; the program cannot draw them
Told = Sequence[str | None]
"""Answers in the order of the questions. None lets chance decide."""


@dataclass(frozen=True)
class Possible:
    """A possible answer and the number of outcomes that it covers. A choice also has its action.

    `hidden` says that nobody else sees which card or token the action takes, so the answer names none.
    """

    text: str
    count: int = 1
    action: Action | None = None
    hidden: bool = False


@dataclass(frozen=True)
class Fact:
    """Something on the table. `number` is a seat, a party, a clearing or an item, as the kind says."""

    kind: str
    number: int

    @property
    def text(self) -> str:
        return f"{self.kind} {self.number}"


@dataclass(frozen=True)
class Asking:
    """The next question: about a kind of outcome, or about a person's choice (`choice`).

    `what` is the event that will report the outcome. `drawable` says whether the program may draw the outcome itself.
    `facts` are those that a question of kind `facts` asks about.
    """

    kind: str
    seat: int
    law: str
    what: str
    possible: tuple[Possible, ...]
    drawable: bool = False
    game: Game[Woodland] | None = None
    facts: tuple[Fact, ...] = ()
    args: Mapping[str, Word] = field(default_factory=dict)  # of that event
    before: tuple[Event, ...] = ()  # what the step told before that event

    @property
    def choice(self) -> bool:
        """Whether a person must choose an action here, and not answer for the table."""
        return self.game is not None


@dataclass(frozen=True)
class Shown:
    """A step with its events, what a bot compared for them, and the public view of the table after it."""

    task: type[Task]
    events: tuple[Event, ...]
    compared: tuple[Compared, ...]
    view: View


@dataclass
class Progress:
    """The progress of a turn or a setup: it is done, or it waits for an answer.

    `facts` are those that counted as right, each with the table on which it did.
    """

    table: RealTable
    seat: int | None
    steps: list[Shown] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    asking: Asking | None = None
    facts: list[tuple[Fact, Woodland]] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether everything was carried out, so that nothing is asked."""
        return self.asking is None


class TooFewCards(BadSetup):
    """A person chose what needs more cards than the person holds."""


class Stop(Exception):
    def __init__(self, asking: Asking) -> None:
        self.asking: Final = asking


def told_as(kind: str) -> str:
    """Return the kind of outcome that people are asked for. All kinds of cards count as one kind."""
    return FROM_DECK if kind in CARD_KINDS else kind


class Run:
    def __init__(self, progress: Progress, told: Told, draw: bool) -> None:
        self.progress, self.told, self.draw = progress, told, draw
        self.dice: list[str] = []  # dice that were told with an action; no question is needed for them
        self.options = progress.table.options
        self.state = progress.table.state

    def go(self) -> Progress:
        """Play a turn up to the next one, or until an answer is missing."""
        return self.follow(self._turn)

    def go_to_turn(self) -> Progress:
        """Do everything before the next turn, or as much of it as the answers allow."""
        return self.follow(self._before_turn)

    def follow(self, course: Callable[[], object]) -> Progress:
        """Follow a course of steps, or as much of it as the answers allow."""
        progress = self.progress
        try:
            course()
        except Stop as stop:
            progress.asking = stop.asking
        if progress.done and self._given:
            raise BadSetup(f"{len(self.told)} answers were given, but only {len(progress.told)} were asked for")
        if self.state.over:
            self.state.todo.clear()
        forget(self.state)
        progress.table = RealTable(self.options, self.state)
        return progress

    def _turn(self) -> None:
        self.begin_turn()
        self._before_turn()

    def begin_turn(self) -> None:
        self._before_turn()
        if not self.state.over:
            self.step()

    def _before_turn(self) -> None:
        while not self.turn_ended:
            self.step()

    @property
    def turn_ended(self) -> bool:
        return self.state.over or isinstance(self.state.todo[-1], BeginTurn)

    def step(self) -> None:
        """Do one step of the rules, or take one choice of a person."""
        top = self.state.todo[-1]
        if isinstance(top, Decision) and top.forced(self.state) is None:
            self.choose(self._chosen(top))
        else:
            self._move(stir, [])

    def choose(self, chosen: Possible) -> None:
        """Carry out a choice for the pending decision."""
        decision, action = self.state.decision, chosen.action
        assert action is not None
        self._hold(decision.seat, decision, action)
        self._move(lambda state: state.answer(action), [] if chosen.hidden else _cards_of(action))

    def _move(self, move: Callable[[Woodland], object], named: list[int], known: Sequence[Outcome] = ()) -> None:
        """Do a step with reported or drawn outcomes, and ask for cards that the step would reveal without a report."""
        known = list(known)
        state = self._with_chance(move, known)
        asked = set[int]()
        while shown := self._shown(state, named, known) - asked:
            self._uncover(min(shown), state.events or [], known)
            asked.add(min(shown))
            state = self._with_chance(move, known)
        turned = set[tuple[int, int]]()
        while covered := [one for one in self._told_apart(state) if one[:2] not in turned]:
            seat, clearing, kinds = covered[0]
            self._turn_out(seat, clearing, kinds, state.events or [])
            turned.add((seat, clearing))
            state = self._with_chance(move, known)
        self._keep(state)

    # ---- chance

    def _with_chance(self, move: Callable[[Woodland], object], known: list[Outcome]) -> Woodland:
        """Return the table after a step with reported or drawn outcomes. Add these outcomes to `known`."""
        untold = [(kind, UNTOLD) for kind in BOOK.outcomes(self.state)]
        while True:
            state = self._listening([*known, *untold])
            try:
                move(state)
            except ImpossibleOutcome as problem:
                outdated, place = (problem.kind, problem.value), self._place(problem, state)
                if outdated in known and place is not None:  # the table was corrected after it was told
                    self._bring(problem.value, problem.possible, place)
                    continue
                if outdated in known:
                    known.remove(outdated)
                known.append((problem.kind, self._decided(move, known, problem, state)))
            else:
                return state

    def _listening(self, coming: list[Outcome]) -> Woodland:
        state = self.state.copy()
        state.coming, state.outcomes, state.events, state.compared = coming, [], [], []
        return state

    def _keep(self, state: Woodland) -> None:
        task, compared = type(self.state.todo[-1]), tuple(state.compared or ())
        events = tuple(event.seen_by(None) for event in state.events or ())
        state.coming, state.outcomes, state.events, state.compared = [], None, None, None
        self.state = state
        if events:
            self.progress.steps.append(Shown(task, events, compared, RealTable(self.options, state).view()))

    def _decided(
        self, move: Callable[[Woodland], object], known: list[Outcome], problem: ImpossibleOutcome, at: Woodland
    ) -> int:
        """Return what chance decided at the table or decides here. Raise Stop if the answer is missing."""
        trial = self._listening(known[:])
        move(trial)
        assert trial.outcomes is not None
        assert trial.events is not None
        kind, drawn = trial.outcomes[len(known)]
        text = BOOK.outcome_text(self.state, kind, drawn)
        if any(text in event.secret.values() for event in trial.events):
            return drawn  # a card that only one person sees, or a plot that nobody sees
        pool, place = list(problem.possible), self._place(problem, at)
        if place is not None:
            pool = unseen(at)
        if len(set(pool)) == 1:
            return drawn
        if kind == "die" and self.dice:
            return self._read(kind, self.dice.pop(0), pool)
        told = self._next()
        drawable = kind not in REAL and (place is None or place == DECK)
        if told is None and drawable and (self.draw or self._given):
            self.progress.told.append(text)
            return drawn
        if told is None:
            raise Stop(self._asking(kind, text, pool, drawable, trial.events))
        value = self._read(kind, told, pool)
        if value not in problem.possible:
            self._bring(value, problem.possible, place)
        self.progress.told.append(told)
        return value

    @property
    def _given(self) -> bool:
        """True if the next question has an answer. None is also an answer."""
        return len(self.progress.told) < len(self.told)

    def _next(self) -> str | None:
        return self.told[len(self.progress.told)] if self._given else None

    def _read(self, kind: str, text: str, pool: list[int]) -> int:
        names = {BOOK.outcome_text(self.state, kind, value): value for value in pool}
        if text not in names:
            raise BadSetup(f"'{text}' is not a {told_as(kind)} that can come up now{suggest(text, names)}")
        return names[text]

    def _place(self, problem: ImpossibleOutcome, at: Woodland) -> int | None:
        """Return the source of a drawn card: the deck, or a zone with hidden cards. Return None for other outcomes."""
        if problem.kind not in CARD_KINDS:
            return None
        if problem.possible == at.deck:
            return DECK
        return next((place for place, zone in enumerate(hidden(at)) if zone.cards == problem.possible), None)

    def _bring(self, card: int, possible: Sequence[int], place: int | None) -> None:
        """Swap a drawn card into the place where it was drawn from, because its stand-in was elsewhere."""
        assert place is not None
        zone = None if place == DECK else hidden(self.state)[place]
        if not bring(self.state, card, zone, possible):
            raise BadSetup(f"{CARDS[card].id} cannot come up now: the deck was made anew of what lay discarded")

    def _asking(self, kind: str, text: str, pool: list[int], drawable: bool, events: Sequence[Event]) -> Asking:
        """Return the question, with the paragraph and the seat of the event that will report the outcome."""
        named = [event for event in events if not text.isdecimal() and text in event.args.values()]
        about = next(iter([*named, *events]), None)
        seat = about.args.get("seat", self.state.turn) if about else self.state.turn
        law = self.state.cite(LAWS[kind]) if kind in LAWS else about.law if about else ""
        what, args = (about.what, about.args) if about else ("", {})
        before = tuple(events[: events.index(named[0])]) if named else ()
        possible = self._possible(kind, pool)
        return Asking(told_as(kind), int(seat), law, what, possible, drawable, args=args, before=before)

    def _possible(self, kind: str, pool: Sequence[int]) -> tuple[Possible, ...]:
        texts = [BOOK.outcome_text(self.state, kind, value) for value in pool]
        return tuple(Possible(name, texts.count(name)) for name in dict.fromkeys(texts))

    # ---- cards that people hold

    def _shown(self, after: Woodland, named: list[int], known: list[Outcome]) -> set[int]:
        """Return the places whose stand-ins a step has revealed without a report."""
        told = [*named, *[value for kind, value in known if kind in CARD_KINDS]]
        gone = Counter(unseen(self.state)) - Counter(unseen(after)) - Counter(told)
        both = enumerate(zip(hidden(self.state), hidden(after), strict=False))
        return {place for place, (old, new) in both if (Counter(old.cards) - Counter(new.cards)) & gone}

    def _uncover(self, place: int, events: Sequence[Event], known: list[Outcome]) -> None:
        """Ask for all cards of such a place, one by one."""
        state = self.state
        zone = hidden(state)[place]
        owner = next((seat for seat in range(state.seats) if zone in self._held(state, seat)), state.turn)
        pool = unseen(state)
        for kind, value in known:
            if kind in CARD_KINDS and value in pool:
                pool.remove(value)
        for slot in range(len(zone.cards)):
            told = self._next()
            if told is None:
                law = events[0].law if events else ""
                raise Stop(Asking(FROM_DECK, owner, law, HELD, self._possible(FROM_DECK, sorted(pool)), False))
            card = self._read(FROM_DECK, told, pool)
            pool.remove(card)
            self.progress.told.append(told)
            kept = self.progress.told[-1 - slot :]
            if zone.cards.count(card) < kept.count(told):
                spare = [other for other in zone.cards if BOOK.outcome_text(state, FROM_DECK, other) not in kept]
                bring(state, card, zone, spare)

    # ---- tokens that people have laid face down

    def _told_apart(self, after: Woodland) -> list[tuple[int, int, tuple[int, ...]]]:
        """Return people's face-down tokens of which a step has told something: the seat, the clearing and the kinds."""
        state = self.state
        return [
            (seat, clearing, kinds)
            for seat in state.rules.people
            for clearing, kinds in state.boards[seat].told_apart(state, seat, after).items()
        ]

    def _turn_out(self, seat: int, clearing: int, kinds: tuple[int, ...], events: Sequence[Event]) -> None:
        """Ask which of these kinds a face-down token is, or whether it is another."""
        texts = [BOOK.outcome_text(self.state, TOKEN, kind) for kind in range(len(PLOTS))]
        groups: dict[str, tuple[int, ...]]
        groups = {text: (kind,) for kind, text in enumerate(texts) if kind in kinds}
        groups[OTHER] = tuple(kind for kind in range(len(texts)) if kind not in kinds)
        able = dict[str, Woodland]()
        for text, group in groups.items():
            state = self.state.copy()
            if state.boards[seat].turn_out(state, seat, clearing, group):
                able[text] = state
        told = next(iter(able)) if len(able) == 1 else self._next()
        if told is None:
            law, possible = events[0].law if events else "", tuple(map(Possible, able))
            raise Stop(Asking(TOKEN, seat, law, TURNED, possible, args={"clearing": clearing}))
        if told not in able:
            raise BadSetup(f"'{told}' does not lie there{suggest(told, dict.fromkeys(able))}")
        if len(able) > 1:
            self.progress.told.append(told)
        self.state = able[told]

    # ---- choices of people

    def _chosen(self, decision: Decision) -> Possible:
        """Return a person's choice, or ask for it."""
        choices = self.choices(decision)
        told = self._next()
        if told is None:
            game = Game(BOOK, self.options, self.state)
            possible = tuple(choices.values())
            raise Stop(
                Asking("decision", decision.seat, game.decision.law, game.decision.prompt, possible, False, game)
            )
        chosen = self.meant(choices, told)
        if chosen is None:
            raise BadSetup(f"'{told}' cannot be chosen here{suggest(told, list(choices))}")
        self.progress.told.append(chosen.text)
        return chosen

    def choices(self, decision: Decision) -> dict[str, Possible]:
        """Return what a person may choose, by text. The hand may contain any card that is not face up."""
        found, hidden, secret = dict[str, Possible](), dict[str, bool](), set(unseen(self.state))
        sure = set(decision.legal(self.state))
        for action in dict.fromkeys(action for state in self.hands(decision.seat) for action in decision.legal(state)):
            if not (action in sure or _cards_of(action) or self._may_hold(decision, action)):
                continue
            text, left_open = self._written(action), ""
            if action.verb.secret and (secret.intersection(_cards_of(action)) or TOKEN in action.verb.fields):
                left_open = self._left_open(action)
                if left_open not in hidden:
                    hidden[left_open] = self._stays_hidden(decision, action)
            if hidden.get(left_open):
                found.setdefault(left_open, Possible(left_open, 1, action, hidden=True))
            else:
                found[text] = Possible(text, 1, action)
        return found

    def _left_open(self, action: Action) -> str:
        """Return the text of an action without what only its seat sees."""
        veiled = [action.fields[name] for name in VEILED if name in action.fields]
        return " ".join(ANY if word in veiled else word for word in self._written(action).split())

    def _stays_hidden(self, decision: Decision, action: Action) -> bool:
        """Return whether nobody else sees what a choice takes. This is tried on a copy of the table."""
        trial = self._trial()
        trial._hold(decision.seat, decision, action)
        after = trial.state.copy()
        after.play(action)
        return not trial._shown(after, [], [])

    def _may_hold(self, decision: Decision, action: Action) -> bool:
        """Return whether as many cards as are in the hand may be enough for a choice that names none."""
        with suppress(TooFewCards):
            self._trial()._hold(decision.seat, decision, action)
            return True
        return False

    def _trial(self) -> Run:
        return Run(Progress(RealTable(self.options, self.state.copy()), None), (), draw=True)

    def meant(self, choices: Mapping[str, Possible], text: str) -> Possible | None:
        """Return the choice with this text. It may also name what the choice leaves open."""
        if text in choices:
            return choices[text]
        try:
            action = BOOK.read_action(self.state, text)
        except CopseError:
            return None
        return choices.get(self._written(action)) or choices.get(self._left_open(action))

    def _written(self, action: Action) -> str:
        return BOOK.write_action(self.state, action)

    def _held(self, state: Woodland, seat: int) -> list[Zone]:
        """Return the zones of a seat that only this seat can see."""
        own = [state.hands[seat], *state.boards[seat].zones()]
        return [zone for zone in own if zone.cards and not zone.open]

    def hands(self, seat: int) -> list[Woodland]:
        """Return tables with other hands: one with all hidden cards, and one with those of each suit."""
        cards = unseen(self.state)
        hands = [cards, *[[card for card in cards if CARDS[card].suit == suit] for suit in range(len(SUITS))]]
        found = []
        for hand in filter(None, hands):
            state = self.state.copy()
            for zone in self._held(state, seat):
                zone.cards = tuple(hand)
            found.append(state)
        return found if found and self._held(self.state, seat) else [self.state]

    def _hold(self, seat: int, decision: Decision, chosen: Action) -> None:
        """Swap cards into the seat's hidden zones until the choice is legal."""
        state, named = self.state, _cards_of(chosen)
        for zone in self._held(state, seat):
            for card in named:
                if chosen not in decision.legal(state) and card not in zone.cards:
                    bring(state, card, zone, [other for other in zone.cards if other not in named])
            for suit in range(len(SUITS)):
                if chosen in decision.legal(state):
                    return
                wanted = [card for card in unseen(state) if CARDS[card].suit == suit]
                for other in [card for card in zone.cards if CARDS[card].suit != suit and card not in named]:
                    for card in wanted:
                        if bring(state, card, zone, [other]):
                            break
        if chosen not in decision.legal(state):
            raise TooFewCards(f"'{self._written(chosen)}' cannot be chosen with so few cards in the hand")


def _cards_of(action: Action) -> list[int]:
    """Return the cards that an action names."""
    return [value for name, value in zip(action.verb.fields, action.args, strict=True) if name == "card"]


def stir(state: Woodland) -> None:
    state.stir()
