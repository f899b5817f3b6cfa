"""A table: one game, and the only way to change it. A move is checked on a copy, stored, and only then applied,
acknowledged and announced. So a move that is not stored has never happened."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from copse.games import AnyGame, load
from copse.kernel.actions import Action, single_spaced
from copse.kernel.chance import FRESH, Outcome
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings
from copse.server.history.ended import ended, learned
from copse.server.protocol.messages import Act, Chances, Status, Undo
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Gone, Move, Snapshot, Statement, Store, Stored, Unavailable
from copse.server.tables.absence import hand_over
from copse.server.tables.account_seats import without_names
from copse.server.tables.bookmarks import Past
from copse.server.tables.clock import Asked, Clock
from copse.server.tables.seats import Offer, Sheet, When
from copse.server.tables.setup import Setup, begin, chance, old_origin
from copse.server.tables.social import voters
from copse.server.tables.timing import LONGEST_PAUSE, kept_back, until
from copse.server.tutorials.lessons import Lesson, tutorials
from copse.server.workers.agent_process import Found

log = logging.getLogger(__name__)

UNDO: Final = ""  # stands for an undo in place of an action
BACK: Final = "<"  # stands for going back, followed by the number of choices that remain
BY_SERVER: Final = "server:"  # prefix of request ids of the server
IN_TIME: Final = 1.0  # seconds before the deadline at which answers are shown at the latest
MOST_TRIED: Final = 4  # cached trials of the pending decision


class Trial(NamedTuple):
    """A choice made on a copy of the game."""

    seat: int
    action: str
    game: AnyGame

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The results of chance in it."""
        return () if goes_back(self.action) else self.game.history[-1].outcomes


class After(NamedTuple):
    """What a table needs to know of a game after a move."""

    events: int
    turns: int
    owner: int | None  # the seat that has the turn; None during setup
    hushed: bool  # response time could leak hidden cards
    undoable: bool  # somebody may undo the move


class Table:
    """A table in memory, backed by the store. `lock` is held during changes."""

    def __init__(
        self, id: str, stored: Stored, store: Store, settings: Settings, changed: Callable[[Table], None]
    ) -> None:
        self.id: Final = id
        self.setup: Final = msgspec.json.decode(stored.setup, type=Setup)
        self.sheet = msgspec.json.decode(stored.sheet, type=Sheet)
        self.lesson: Final = Lesson(self.setup.tutorial) if self.setup.tutorial in tutorials() else None
        self.version = stored.version
        self.lock: Final = asyncio.Lock()
        self.news: Final = asyncio.Event()  # for the task that drives the table
        self.seen: Final[dict[int, float]] = {}  # when each seat last sent a request to this server
        self.told: Final[dict[tuple[int | None, str], object]] = {}  # cached results about the current moment
        self.hinting = False
        self.hurried = False  # the last agent had less time, because many were waiting
        self.storing = 0.0  # seconds it took to store the current choice
        self.chances: Chances | None = None  # of a game that is over, once someone asked
        self.reviewing: Final = asyncio.Lock()
        self.analysing: asyncio.Task[Found | Refusal] | None = None  # of a game that is over, once someone asked
        self.rematching: Final = asyncio.Lock()
        self.silenced: Set[str] = frozenset()  # accounts whose names are not shown
        self.gone = False  # ended, deleted or unreadable; holders must request it from the registry again
        self._store, self._settings, self._changed = store, settings, changed
        self._restore(stored.snapshot)

    def _restore(self, snapshot: Snapshot | None) -> None:
        self.game = begin(self.setup) if snapshot is None else load(snapshot.save)
        self.clock = self._new_clock(self.sheet)
        self.revision = self._kept = 0
        self._rewinds: list[tuple[int, int]] = []  # revisions of undos, and how many events each left
        self._past = Past(self.game)
        self._turns, self._undone = self.game.state.turns, Counter[int]()  # undos of each seat in this turn
        self._shown: float | None = None  # when the deciding person first saw the question at this server
        self._chosen = 0  # revision of the last choice by a person
        self._answers = Counter[int]()  # choices of the server for each seat in this turn
        self._tried: dict[str, Trial] = {}  # trials of the pending decision without chance, by the action's text
        if snapshot is not None:
            self.revision = self._kept = self._chosen = snapshot.revision
            self.clock = self.clock.restored(snapshot.clock, snapshot.at)

    # ---- what is known

    @property
    def status(self) -> Status:
        return status(self.sheet, self.game)

    @property
    def shown(self) -> Sheet:
        """The sheet with the names that people may see."""
        return without_names(self.sheet, self.silenced)

    @property
    def maker(self) -> str:
        """The client that the table counts for; an older table counts for itself."""
        return self.sheet.maker or self.id

    @property
    def to_move(self) -> int | None:
        return self.game.decision.seat if self.status == "playing" else None

    @property
    def awaits_person(self) -> int | None:
        """The deciding seat if a person plays it, or None."""
        seat = self.to_move
        return None if seat is None or self.sheet.chairs[seat].played_by_agent else seat

    @property
    def when(self) -> When:
        return When(time.time(), len(self.game.events), self.game.state.turns)

    def absent(self, seat: int) -> bool:
        """Return whether the table has waited long for a seat that nobody was seen at, beyond its time on the clock.
        People who are listening now are not absent either, but only the hub knows that."""
        if self.awaits_person != seat or self.clock.rests(seat, time.time()):
            return False
        settings, days = self._settings, self.sheet.pace.mode == "days"
        longest = settings.absence_over_days if days else settings.absence_seconds
        last = max(self.clock.since, self.seen.get(seat, 0.0))
        return time.time() > max(last + longest, self.clock.deadline(seat) or 0.0)

    @property
    def told_from(self) -> float | None:
        """The earliest moment at which the others see a person's answer, if response time would leak hidden cards.

        The delay is derived from the table's secret and this question. It counts from when the person first saw the
        question, because others see when someone comes online, and ends before the deadline."""
        seat, least = self.awaits_person, self._settings.answer_pause
        if seat is None or not hushed(self.game) or not least or not self.sheet.has_rivals(seat):
            return None
        pause = kept_back(least, drawn(self.setup.seed, f"{self.id} {self.revision}"))
        deadline = self.clock.deadline(seat)
        ends = (self._shown or self.clock.since) + pause
        return ends if deadline is None else min(ends, deadline - IN_TIME)

    def show(self, seat: int | None) -> None:
        """Note when the deciding person first saw the question."""
        if self._shown is None and seat is not None and seat == self.awaits_person:
            self._shown = time.time()

    def _asked(self, after: After) -> Asked:
        """Return what the clock knows of a decision. It does not count as long as the answer may be kept back."""
        free = self._settings.answer_pause * LONGEST_PAUSE if after.hushed else 0.0
        return Asked(free, after.turns, after.owner)

    @property
    def due(self) -> float | None:
        """When the server has to act here: now for an agent, for a person at the deadline or when an agent takes the
        seat, None for never."""
        return self._due(self.sheet, self.game, self.clock)

    @property
    def falls_to_agent(self) -> bool:
        """Whether the table has waited so long for the deciding person that an agent takes the seat."""
        seat = self.awaits_person
        moment = None if seat is None else self.clock.takeover(seat)
        return moment is not None and moment <= time.time()

    def _due(self, sheet: Sheet, game: AnyGame, clock: Clock) -> float | None:
        return None if self._too_long(game) else due(sheet, game, clock)

    def _too_long(self, game: AnyGame) -> bool:
        """Return whether a game has reached its maximum length."""
        return len(game.history) >= self._settings.longest_game

    @property
    def scripted(self) -> Action | None:
        """The next choice of the tutorial, if this is one."""
        return self.lesson.next(self.game) if self.lesson else None

    def may_undo(self, seat: int | None) -> bool:
        if seat is None or self.status != "playing" or not self._may_go_back:
            return False
        return self.game.can_undo(seat) and self._undone[seat] < self._settings.undos_per_turn

    @property
    def _may_go_back(self) -> bool:
        """Whether choices may still be taken back. They are no longer part of the game but stay stored, so their
        number is limited; the game itself can go on."""
        return self.revision - (len(self.game.history) - self._first) < self._settings.longest_game

    @property
    def _first(self) -> int:
        """How many choices were made before the game came to this table."""
        return (self.sheet.origin or old_origin(self.setup)).choices

    @property
    def offer(self) -> Offer | None:
        """The pending request to take a choice back, unless a person has chosen since."""
        offer = self.sheet.offer
        open = offer is not None and self.status == "playing" and self.still(offer.revision)
        return offer if open else None

    def still(self, revision: int) -> bool:
        """Return whether no person has chosen since this revision."""
        return self._chosen <= revision <= self.revision

    def may_ask(self, seat: int | None) -> bool:
        """Return whether a seat has a choice that it can take back only with the others' consent."""
        return (
            seat is not None
            and self.status == "playing"
            and self.offer is None
            and self._may_go_back
            and not self.may_undo(seat)
            and self.before_last(seat) is not None
        )

    def before_last(self, seat: int) -> int | None:
        """Return how many choices preceded the last one of a seat; None if it made none at this table. In a tutorial
        only the scripted choices can be taken."""
        if self.lesson:
            return None
        own = (n for n in range(len(self.game.history) - 1, self._first - 1, -1) if self.game.history[n].seat == seat)
        return next(own, None)

    @property
    def answers(self) -> int:
        """How many choices the server has made in this turn; during setup, for the seat that decides.

        Everyone has seen them, so that the time of an agent may depend on their number.
        """
        return self._answers.total() if self._turns else self._answers[self.game.decision.seat]

    def log_from(self, since: int, revision: int | None) -> int:
        """Return the first event to send to a client that has read up to `since` at this revision."""
        if revision is not None and revision < self._kept:
            return 0
        rewound = [left for at, left in self._rewinds if revision is not None and at > revision]
        return min([since, len(self.game.events), *rewound])

    # ---- moves

    async def act(self, seat: int, act: Act, lang: str) -> int:
        """Make a choice for a person. Returns the new revision, or that of an earlier identical request. `lang` is
        the language of a tutorial's objections. Raises Refusal."""
        request = f"{seat}:{act.request}"
        action = single_spaced(act.action)
        while True:
            async with self.lock:
                if act.revision != self.revision:
                    return await self._repeated(request, action)
                self._check_turn(seat)
                if self.lesson:
                    self.lesson.check(self.game, action, lang)
                trial = self._try(seat, action)
                if not act.confirm:
                    self._ask_again(trial, act.careful)
                moment = self.told_from
                if moment is None or moment <= time.time():
                    return await self._accept(request, trial)
            await until(moment)

    async def undo(self, seat: int, undo: Undo) -> int:
        """Undo the last choice of a seat. Returns the new revision. Raises Refusal."""
        request = f"{seat}:{undo.request}"
        async with self.lock:
            if undo.revision != self.revision:
                return await self._repeated(request, UNDO)
            if self.status != "playing":
                raise Refusal(409, "cannot_undo", f"the game is {self.status}, so no choice can be undone")
            if not self.game.can_undo(seat):
                self.game.copy().undo(seat)  # raises an error with the reason
            most = self._settings.undos_per_turn
            if self._undone[seat] >= most:
                problem = f"you have undone {most} choices in this turn, the most allowed; your next choice is final"
                raise Refusal(409, "too_many_undos", problem)
            trial = self._try(seat, UNDO)
            due = self._due(self.sheet, trial.game, self.clock.undone)
            if due is not None and due <= time.time():
                raise Refusal(409, "cannot_undo", "the time for this choice is over, so it is final")
            return await self._accept(request, trial)

    async def answered(self, seat: int, request: str) -> int | None:
        """Return the revision of an earlier accepted request, or None."""
        known = await self._store.find(self.id, f"{seat}:{request}")
        return None if known is None else known.revision

    async def go_back(self, offer: Offer, request: str) -> tuple[int, bool]:
        """Go back before a choice after everyone has agreed. Returns the revision, and whether this request did it.
        Raises Refusal."""
        async with self.lock:
            if (before := await self.answered(offer.seat, request)) is not None:
                return before, False
            if self.status != "playing" or not self.still(offer.revision):
                raise Refusal(409, "stale", "someone has chosen in the meantime; reload the table")
            if not set(voters(self.sheet, offer.seat)) <= set(offer.agreed):
                raise Refusal(409, "stale", "someone who must agree has joined in the meantime; reload the table")
            trial = await asyncio.to_thread(self._try, offer.seat, f"{BACK}{offer.choices}")
            return await self._accept(f"{offer.seat}:{request}", trial), True

    async def act_for(self, seat: int, action: str, revision: int, note: Callable[[Sheet], None] | None = None) -> None:
        """Make a choice that the server decided on, if it is still the server's turn: an absent person may be back.
        A notice is stored first, so that it appears above its result."""
        async with self.lock:
            if note is not None and self._falls_to_server(revision):
                await self._alter(note)
            if self._falls_to_server(revision):
                with suppress(Refusal):  # another server was first, and its choice counts
                    await self._accept(f"{BY_SERVER}{revision}", self._try(seat, action))

    async def hand_over(self, seat: int, revision: int) -> None:
        """Let an agent take the seat of a person who is away for too long, if that is still so: they may be back."""

        def give(sheet: Sheet) -> None:
            if self.revision == revision and self.falls_to_agent:
                hand_over(sheet, seat, self.when)

        async with self.lock:
            await self._alter(give)

    def _falls_to_server(self, revision: int) -> bool:
        return self.revision == revision and self.due is not None and self.due <= time.time()

    def _check_turn(self, seat: int) -> None:
        if self.status != "playing":
            raise Refusal(409, "not_playing", f"the game is {self.status}, so nothing can be chosen")
        if self.sheet.chairs[seat].kind != "human":
            raise Refusal(403, "seat_is_played", "an agent plays this seat until its holder comes back")
        if self.to_move != seat:
            raise Refusal(409, "not_your_turn", f"seat {self.to_move} has to decide, not seat {seat}")

    def _try(self, seat: int, action: str) -> Trial:
        """Make a choice or take one back on a copy. Raises Refusal if the limits forbid it."""
        if goes_back(action):
            self.check_going_back()
        elif self._too_long(self.game):
            longest = self._settings.longest_game
            raise Refusal(
                409, "game_too_long", f"a game ends after {longest} choices, so nothing can be chosen any more"
            )
        return self._trial(seat, action)

    def check_going_back(self) -> None:
        if not self._may_go_back:
            most = self._settings.longest_game
            problem = f"this table has undone {most} choices, the most allowed; every choice is final now"
            raise Refusal(409, "too_many_undos", problem)

    def _trial(self, seat: int, action: str) -> Trial:
        """Make a choice on a copy. Choices already tried at this moment are cached."""
        known = self._tried.get(action)
        if known is not None and known.seat == seat:
            return known
        stay = staying(action)
        game = make(self.game.copy(), seat, action) if stay is None else self._past.back(self.game, stay)
        trial = Trial(seat, action, game)
        if not goes_back(action) and not game.state.sealed:
            self._tried = {action: trial} if len(self._tried) >= MOST_TRIED else {**self._tried, action: trial}
        return trial

    def _ask_again(self, trial: Trial, careful: bool) -> None:
        """Raise Refusal for a choice that costs dearly or ends the turn and, for careful players, one that matters and
        cannot be undone, until it is confirmed."""
        forfeit = self.game.decision.forfeits().get(self.game.read_action(trial.action))
        if forfeit is not None:
            raise Refusal(409, "confirm_loss", "this costs you dearly; repeat it with confirm set to true", forfeit.law)
        after = self._foreseen(trial)
        if self._ends_turn(trial.seat, after):
            raise Refusal(409, "confirm_turn_end", "this ends your turn; repeat it with confirm set to true")
        if careful and not after.can_undo(trial.seat) and self._weighs(trial):
            raise Refusal(409, "confirm_lasting", "this cannot be undone; repeat it with confirm set to true")

    def _weighs(self, trial: Trial) -> bool:
        """Return whether a choice matters. It does not if it is the only one and nothing before it could be undone,
        or if it only declines and changes nothing."""
        choice = self.game.decision
        if len(choice.actions) == 1:
            return self.game.can_undo(trial.seat)
        if self.game.read_action(trial.action).args:
            return True
        return bool(self.game.foresee(trial.action).changes)

    def _foreseen(self, trial: Trial) -> AnyGame:
        """Return the result of a choice as the seat can know it. Chance and hidden cards are guessed, so that the
        answer reveals nothing."""
        if not trial.game.state.sealed:
            return trial.game
        guess = self.game.determinize(trial.seat, chance())
        guess.apply(trial.action)
        return guess

    def _ends_turn(self, seat: int, after: AnyGame) -> bool:
        """Return whether a choice ends the seat's turn. The end of setup does not count."""
        now = self.game.state
        return now.turns > 0 and now.whose_turn == seat and (after.over or now.turns != after.state.turns)

    def ending(self, seat: int) -> list[Action]:
        """Return the choices without parameters, such as passing, that would end the seat's turn."""
        now = self.game.state
        if now.turns == 0 or now.whose_turn != seat:
            return []
        plain = [action for action in self.game.decision.actions if not action.args]
        return [action for action in plain if self._ends_turn(seat, self._foreseen(self._trial(seat, action.text)))]

    async def _repeated(self, request: str, action: str) -> int:
        """Return the revision of an earlier identical request. Raises Refusal for any other, which is out of date."""
        known = await self._store.find(self.id, request)
        if known is None:
            raise Refusal(409, "stale", f"the game is at revision {self.revision} now; reload the table, then choose")
        if known.action != action:
            raise Refusal(409, "request_reused", "this request id was already used for another request")
        return known.revision

    async def _accept(self, request: str, trial: Trial) -> int:
        game, after = trial.game, after_move(trial.game)
        move = Move(self.revision + 1, request, trial.seat, trial.action, time.time(), trial.outcomes)
        clock = self._pressed(move, after)
        begun = time.monotonic()
        try:
            standing = self._due(self.sheet, game, clock), status(self.sheet, game)
            await self._store.append(self.id, move, *standing, *await self._remembered(game, move.at))
        except Conflict:
            await self._catch_up()
            return await self._repeated(request, move.action)
        self._take(move, game, clock, after)
        self._past.note(game)
        self.storing = time.monotonic() - begun
        self._tell()
        await self._keep_snapshot()
        return self.revision

    async def _remembered(self, game: AnyGame, at: float) -> tuple[Statement, ...]:
        """Return what is stored for people with accounts if a game or a tutorial ends. If that fails, the game ends
        all the same."""
        if self.lesson is not None:
            return learned(self.sheet, self.lesson.name, at) if self.lesson.finished(game) else ()
        if not game.over:
            return ()
        try:
            return await asyncio.to_thread(ended, self.id, self.setup, self.sheet, game, at)
        except Exception as problem:
            log.error("the result of table %s cannot be stored: %s", self.id, where(problem))
            return ()

    def _pressed(self, move: Move, after: After) -> Clock:
        """Return the clock after a move."""
        if move.action == UNDO:
            return self.clock.undone
        asked = self._asked(after)
        if goes_back(move.action):
            return self.clock.set_back(move.at, asked)
        return self.clock.pressed(move.seat, move.at, asked, after.undoable, not by_server(move))

    def _take(self, move: Move, game: AnyGame, clock: Clock, after: After) -> None:
        """Apply a game with a new move. Of consecutive undos only those are noted that left fewer events than all
        later ones, because the others do not matter to clients."""
        self.game, self.clock, self.revision, self._tried, self._shown = game, clock, move.revision, {}, None
        self._answers[move.seat] += by_server(move)
        if after.turns > self._turns or staying(move.action) is not None:
            self._turns, self._undone, self._answers = after.turns, Counter(), Counter()
        if goes_back(move.action):
            kept = [(at, left) for at, left in self._rewinds if left < after.events]
            self._rewinds = [*kept, (move.revision, after.events)]
        if move.action == UNDO:
            self._undone[move.seat] += 1
        if not by_server(move):
            self._chosen = move.revision

    async def _keep_snapshot(self) -> None:
        """Store a snapshot at intervals, at a moment that cannot be undone and in a turn without undos, because a
        save does not contain the limits of undo."""
        if self.revision - self._kept < self._settings.snapshot_every:
            return
        if self._undone or undoable(self.game):
            return
        save = await asyncio.to_thread(self.game.save)
        snapshot = Snapshot(self.revision, save, self.clock.kept, self.clock.since)
        try:
            await self._store.keep(self.id, snapshot)
        except (Unavailable, Gone):
            return  # the moves are stored; the next move tries a snapshot again
        self._kept, self._rewinds = self.revision, []

    # ---- who sits here

    async def alter(self, change: Callable[[Sheet], None]) -> None:
        """Change the sheet: on a copy, stored, then applied. `change` is called again if another server was first.
        Raises Refusal."""
        async with self.lock:
            await self._alter(change)

    async def _alter(self, change: Callable[[Sheet], None]) -> None:
        while True:
            sheet = msgspec.json.decode(msgspec.json.encode(self.sheet), type=Sheet)
            change(sheet)
            clock = self._clock_under(sheet)
            written, version = msgspec.json.encode(sheet), self.version + 1
            standing = self._due(sheet, self.game, clock), status(sheet, self.game)
            try:
                await self._store.change(self.id, written, version, *standing)
            except Conflict:
                await self._catch_up()
                continue
            self.sheet, self.version, self.clock = sheet, version, clock
            self._tell()
            return

    def _clock_under(self, sheet: Sheet) -> Clock:
        """Return the clock under a new sheet. It starts with the game and goes on from move to move."""
        return self.clock.under(sheet) if self.revision else self._new_clock(sheet)

    def _new_clock(self, sheet: Sheet) -> Clock:
        clock = Clock(sheet.pace, self.game.seats, sheet.started, self._asked(after_move(self.game)))
        return clock.under(sheet)

    # ---- other servers

    async def refresh(self) -> bool:
        """Read what other servers have stored. Returns whether there was anything."""
        async with self.lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        version, revision = await self._store.newest(self.id)
        if (version, revision) == (self.version, self.revision):
            return False
        if version != self.version:
            stored = await self._store.load(self.id)
            if stored is None:
                raise Gone
            self.sheet, self.version = msgspec.json.decode(stored.sheet, type=Sheet), stored.version
            self.clock = self._clock_under(self.sheet)
        await self.replay()
        self._tell()
        return True

    async def replay(self) -> None:
        """Make newly stored moves on a copy, outside the event loop, because there may be many."""
        moves = await self._store.moves(self.id, self.revision)
        game, told = await asyncio.to_thread(made, self.game.copy(), moves, self._past)
        for move, after in zip(moves, told, strict=True):
            self._take(move, game, self._pressed(move, after), after)

    def _tell(self) -> None:
        self.told.clear()
        self.news.set()
        self._changed(self)
        self.storing = 0.0


def status(sheet: Sheet, game: AnyGame) -> Status:
    if sheet.started is None:
        return "waiting"
    return "over" if game.over else "playing"


def due(sheet: Sheet, game: AnyGame, clock: Clock) -> float | None:
    if sheet.started is None or game.over:
        return None
    seat = game.decision.seat
    if sheet.chairs[seat].played_by_agent:
        return clock.since
    late = None if sheet.pace.late == "nothing" else clock.deadline(seat)
    return min((moment for moment in (late, clock.takeover(seat)) if moment is not None), default=None)


def by_server(move: Move) -> bool:
    return move.request.startswith(BY_SERVER)


def goes_back(action: str) -> bool:
    return action == UNDO or action.startswith(BACK)


def staying(action: str) -> int | None:
    """Return how many choices remain after going back beyond undo."""
    return int(action.removeprefix(BACK)) if action.startswith(BACK) else None


def hushed(game: AnyGame) -> bool:
    """Return whether the response time of the pending answer could leak hidden cards."""
    return not game.over and game.state.decision.hushed


def undoable(game: AnyGame) -> bool:
    return any(map(game.can_undo, range(game.seats)))


def after_move(game: AnyGame) -> After:
    owner = game.state.whose_turn if game.state.turns and not game.over else None
    return After(len(game.events), game.state.turns, owner, hushed(game), undoable(game))


def made(game: AnyGame, moves: Sequence[Move], past: Past) -> tuple[AnyGame, list[After]]:
    """Repeat stored moves. Returns the game, and what must be known after each."""
    told = []
    for move in moves:
        stay = staying(move.action)
        game = made_again(game, move) if stay is None else past.back(game, stay)
        past.note(game)
        told.append(after_move(game))
    return game, told


def make(game: AnyGame, seat: int, action: str) -> AnyGame:
    """Repeat a move or undo. What was taken back at a table stays so, even if today's rules would refuse it."""
    if action == UNDO:
        game.take_back(seat)
    game.state.rng = FRESH
    if not goes_back(action):
        game.apply(action)
    return game


def made_again(game: AnyGame, move: Move) -> AnyGame:
    """Repeat a move as it was stored."""
    if goes_back(move.action):
        return make(game, move.seat, move.action)
    if move.outcomes is None:
        game.state.rng = move.chance
        game.apply(move.action)
        game.state.rng = FRESH
    else:
        game.follow(move.action, move.outcomes)
    return game


def drawn(secret: int, what: str) -> float:
    """Return a number from 0 to 1 derived from the secret, which reveals nothing of it."""
    digest = hashlib.blake2b(what.encode(), key=secret.to_bytes(8, "big"), digest_size=6).digest()
    return int.from_bytes(digest, "big") / (1 << 48)
