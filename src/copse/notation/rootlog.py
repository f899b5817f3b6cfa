"""Read and write games in Rootlog, the notation of Root's players.

The notation records what moved, not which choices were made. The reader therefore plays the game. At every choice it
tries the legal actions whose acts come next in the file, with the cards and dice that the file names. It takes the
action that explains the most acts. The writer immediately reads each game in this way. If the reader would go wrong,
the notation cannot express what happened, and a comment records it: `// choice 8: go 13 ~ quest errand_fox`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from copse.kernel import records
from copse.kernel.actions import Action
from copse.kernel.chance import Outcome
from copse.kernel.errors import BadRecord, BadSetup, CopseError
from copse.kernel.events import Event
from copse.kernel.game import Game
from copse.kernel.options import to_write
from copse.kernel.tasks import Json
from copse.notation.acts import HIRED, SETUP, Mark, Place, Teller
from copse.notation.signs import (
    BY_LETTER,
    CARD,
    CARD_NUMBERS,
    DECKS,
    ITEMS,
    MAPS,
    SUITS,
    UNTAKEN,
    hireling,
    letters,
)
from copse.root.board import CLEARINGS
from copse.root.book import BOOK as ROOT
from copse.root.cards import CARD_IDS, CARD_KINDS
from copse.root.hirelings.base import Hireling
from copse.root.state import Woodland

WRITTEN: Final = "written by Copse; what the notation cannot say stands in comments like this one"
RNG: Final = 1  # the seed of every try, so that the writer guesses as the reader does
PASS: Final = "pass"
AHEAD: Final = 2  # choices that a reader looks ahead if several options explain as much
MOST_ALIKE: Final = 16  # no look-ahead if more options are alike
STUCK: Final = -1
KNOWN: Final = {"map", "deck", "factions"}  # options that the notation itself records
SUIT_NUMBERS: Final = {letter: number for number, letter in enumerate(SUITS.values())}
ITEM_NUMBERS: Final = {letter: number for number, letter in enumerate(ITEMS.values())}


class Note(NamedTuple):
    """The actual choice and outcomes at a point that the notation does not record."""

    action: str
    outcomes: records.Announced
    line: int


class RootlogLine(NamedTuple):
    """A line of a faction, or of the whole game if `faction` is empty."""

    faction: str
    acts: list[str]
    number: int


@dataclass
class Page:
    """A file of Rootlog."""

    options: dict[str, Json] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)  # by letter, in the order of the draft
    hired: list[str] = field(default_factory=list)
    suits: list[int] = field(default_factory=list)
    setups: dict[str, RootlogLine] = field(default_factory=dict)
    turns: list[RootlogLine] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    winner: RootlogLine | None = None
    choices: int | None = None  # the number of choices, if the file has it
    hash: RootlogLine | None = None

    def act(self, place: Place) -> str | None:
        """Return the act at a place, if there is one."""
        if place.turn == SETUP:
            line = self.setups.get(place.faction)
        else:
            line = self.turns[place.turn] if place.turn < len(self.turns) else None
        if line is None or line.faction != place.faction or place.act >= len(line.acts):
            return None
        return line.acts[place.act]

    def line_of(self, place: Place) -> int:
        lines = [self.setups[place.faction]] if place.turn == SETUP and place.faction in self.setups else self.turns
        return lines[min(max(place.turn, 0), len(lines) - 1)].number if lines else 1


class Way(NamedTuple):
    """A continuation of the game that agrees with the page. Its action is None at the start of the game."""

    action: Action | None
    state: Woodland
    outcomes: tuple[Outcome, ...]
    teller: Teller
    marks: list[Mark]
    unsaid: list[str]


class Reader:
    """Plays a game from a page."""

    def __init__(self, page: Page, state: Woodland, letters_: Sequence[str]) -> None:
        self.page, self.state, self.teller = page, state, Teller(letters_)
        self.last = Place(SETUP, "", 0)

    def opening(self) -> Way | None:
        return self._follow(None, [("suit", suit) for suit in self.page.suits])

    def guess(self, ahead: int = AHEAD) -> Way | None:
        """Return the legal action that explains the most of the next acts.

        Among equals, look ahead and prefer the one that allows the most acts next, then passing.
        """
        legal = self.state.decision.legal(self.state)
        ways = [way for way in [self._follow(action, []) for action in legal] if way is not None]
        most = max((len(way.marks) for way in ways), default=0)
        best = [way for way in ways if len(way.marks) == most]
        if not 1 < len(best) <= MOST_ALIKE or not ahead:
            return max(best, key=_passes, default=None)
        worth = [(self._promise(way, ahead - 1), _passes(way)) for way in best]
        chosen, alike = best[worth.index(max(worth))], worth.count(max(worth))
        return chosen if alike == 1 else chosen._replace(unsaid=[*chosen.unsaid, f"which of {alike} choices was made"])

    def _promise(self, way: Way, ahead: int) -> int:
        """Return how many acts the next choice can explain.

        The result is negative if the page does not continue in this way.
        """
        if way.state.over:
            return 0
        after = Reader(self.page, way.state, self.teller.letters)
        after.teller = way.teller
        following = after.guess(ahead)
        return STUCK if following is None else len(following.marks)

    def take(self, way: Way) -> None:
        self.state, self.teller = way.state, way.teller
        if way.marks:
            self.last = way.marks[-1].place

    def go(self, action: Action | None, outcomes: Sequence[Outcome]) -> Way:
        """Play a choice with these outcomes, regardless of the page."""
        state, drawn, events = tried(self.state, action, outcomes)
        teller = self.teller.fork()
        return Way(action, state, drawn, teller, teller.hear(events), [])

    def _follow(self, action: Action | None, known: list[Outcome]) -> Way | None:
        """Play a choice and take the outcomes of chance from the page one by one, as far as the page has them."""
        while True:
            try:
                state, outcomes, events = tried(self.state, action, known)
            except CopseError:
                return None
            teller = self.teller.fork()
            marks = teller.hear(events)
            wrong = next((mark for mark in marks if not self._fits(mark)), None)
            if wrong is None:
                unsaid = [f"which {kind} came" for kind, _ in outcomes if kind not in SAID]
                return Way(action, state, outcomes, teller, marks, unsaid)
            if len(known) >= len(outcomes):
                return None
            known = [*known, self._read(outcomes, len(known), wrong)]

    def _fits(self, mark: Mark) -> bool:
        written = self.page.act(mark.place)
        if written is None or not mark.battle:
            return written == mark.text
        return written.startswith(mark.text) and not written[len(mark.text) :][:1].isdigit()

    def _read(self, outcomes: Sequence[Outcome], place: int, wrong: Mark) -> Outcome:
        """Return an outcome as the page has it, if this outcome causes the mismatch."""
        kind, value = outcomes[place]
        written = self.page.act(wrong.place) or ""
        if kind in CARD_KINDS and wrong.text.startswith(f"{CARD[CARD_IDS[value]]}->"):
            return kind, CARD_NUMBERS.get(written.partition("->")[0], value)
        if kind == "item" and wrong.text.startswith("%"):
            return kind, ITEM_NUMBERS.get(written[1:2], value)
        if kind == "die" and (dice := re.search(r"\((\d),(\d)\)$", written)):
            earlier = sum(other == "die" for other, _ in outcomes[:place])
            return kind, int(dice[1 + earlier % 2])
        return kind, value


SAID: Final = {*CARD_KINDS, "item", "die", "suit"}  # outcomes that the notation can record


def _passes(way: Way) -> bool:
    return way.action is not None and way.action.text == PASS


def tried(
    state: Woodland, action: Action | None, coming: Sequence[Outcome]
) -> tuple[Woodland, tuple[Outcome, ...], list[Event]]:
    after, events, outcomes = state.copy(), list[Event](), list[Outcome]()
    after.rng, after.coming, after.outcomes, after.events = RNG, list(coming), outcomes, events
    after.foretold = True
    if action is None:
        after.settle()
    else:
        after.play(action)
    after.coming, after.foretold, after.outcomes, after.events = [], False, None, None
    return after, tuple(outcomes), events


# ---- writing


def write(game: Game[Woodland]) -> str:
    """Write a game as Rootlog, with comments for what the notation cannot express."""
    if game.start:
        raise BadSetup("this game began from a position: Rootlog tells games from their setup on")
    if UNTAKEN in letters(game.state.rules):
        raise BadSetup("Rootlog calls players by their factions, and here they are still being drafted")
    page = _page_of(game)
    reader = Reader(page, ROOT.begin(game.options), letters(game.state.rules))
    _compare(reader, 0, reader.opening(), None, game.opening)
    for number, step in enumerate(game.history, 1):
        _compare(reader, number, reader.guess(), step.action, step.outcomes)
    return _text(game, page)


def _page_of(game: Game[Woodland]) -> Page:
    """Return all acts of the game without comments."""
    state, page, named = ROOT.begin(game.options), Page(), letters(game.state.rules)
    teller = Teller(named)
    page.setups = {letter: RootlogLine(letter, [], 0) for letter in [*named[: game.seats], HIRED]}
    page.suits = [value for kind, value in game.opening if kind == "suit"]
    for action, outcomes in [(None, game.opening), *[(step.action, step.outcomes) for step in game.history]]:
        state, _, events = tried(state, action, outcomes)
        for mark in teller.hear(events):
            place = mark.place
            if place.turn == SETUP:
                line = page.setups[place.faction]
            else:
                if place.turn == len(page.turns):
                    page.turns.append(RootlogLine(place.faction, [], 0))
                line = page.turns[place.turn]
            if place.act < len(line.acts):
                line.acts[place.act] = mark.text
            else:
                line.acts.append(mark.text)
    return page


def _compare(
    reader: Reader, number: int, guessed: Way | None, action: Action | None, outcomes: tuple[Outcome, ...]
) -> None:
    """Add a note if a reader would guess wrong. The order of two dice does not matter."""
    real = reader.go(action, outcomes)
    if guessed is None or guessed.action is not action or _sorted(guessed.outcomes) != _sorted(outcomes):
        text = "" if action is None else ROOT.write_action(reader.state, action)
        drawn = tuple((kind, ROOT.outcome_text(real.state, kind, value)) for kind, value in outcomes)
        first = real.marks[0].place if real.marks else reader.last
        reader.page.notes[number] = Note(text, drawn, first.turn)
    reader.take(real)


def _sorted(outcomes: tuple[Outcome, ...]) -> tuple[list[Outcome], list[Outcome]]:
    return [drawn for drawn in outcomes if drawn[0] != "die"], sorted(drawn for drawn in outcomes if drawn[0] == "die")


def _text(game: Game[Woodland], page: Page) -> str:
    state = game.state
    named = letters(state.rules)
    options = to_write(game.book.options, game.options)
    out = [f"// {WRITTEN}", f"Map: {MAPS[str(game.options['map'])]}", f"Deck: {DECKS[str(game.options['deck'])]}"]
    out += [f"// option {name} {records.written(options[name])}" for name in game.book.texts if name in options]
    if page.suits:
        signs = [f"{list(SUITS.values())[suit]}{clearing}" for clearing, suit in enumerate(page.suits, 1)]
        out.append(f"Clearings: {', '.join(signs)}")
    hired = [hireling(party) for party in state.rules.parties if isinstance(party, Hireling)]
    if hired:
        out.append(f"{HIRED}: {'/'.join([', '.join(hired), *page.setups[HIRED].acts])}")
    out += [
        f"// option {name} {records.written(value)}"
        for name, value in options.items()
        if name not in KNOWN and name not in game.book.texts
    ]
    factions = game.options["factions"]
    if not isinstance(factions, list) or None in factions:  # a draft
        out.append(f"// option factions {records.written(factions)}")
        factions = [faction.name for faction in state.rules.factions]
    out += [f"{named[seat]}: {factions[seat]}" for seat in reversed(range(game.seats))]
    out += _notes(page, SETUP)
    out += [f"{letter}: {'/'.join(page.setups[letter].acts)}" for letter in BY_LETTER if letter in page.setups]
    for turn, line in enumerate(page.turns):
        out += [*_notes(page, turn), f"{line.faction}: {'/'.join(line.acts)}"]
    if game.over:
        out.append(f"Winner: {_winners(game, named)}")
    out += [f"// choices {len(game.history)}", f"// hash {game.hash()}"]
    return "\n".join(out) + "\n"


def _notes(page: Page, turn: int) -> list[str]:
    out = []
    for number, note in page.notes.items():
        if note.line == turn:
            drawn = "".join(f" {kind} {text}" for kind, text in note.outcomes)
            out.append(f"// choice {number}: {note.action}{' ~' if drawn else ''}{drawn}".replace(":  ~", ": ~"))
    return out


# ---- reading


class Reading(NamedTuple):
    """The game of a file, and the facts that are missing in the file. The reader guessed these facts."""

    game: Game[Woodland]
    missing: list[str]


def read(rootlog: str) -> Reading:
    """Read the game of a file in the form that `write` produces. A mismatch raises BadRecord with its line."""
    page = parse(rootlog)
    named = list(reversed(page.players))
    try:
        # Copse always writes the seed. A file without a seed has another origin and is read with the current rulings.
        options = (
            ROOT.resolve_written(page.options) if "seed" in page.options else ROOT.resolve({"seed": 0, **page.options})
        )
        start = ROOT.begin(options)
    except BadSetup as problem:
        raise BadRecord(f"the game cannot begin: {problem}", 1) from None
    reader = Reader(page, start, [*named, *page.hired])
    entries: list[records.Entry] = []
    missing: list[str] = []
    opening = _step(reader, 0, missing)
    while not reader.state.over and (page.choices is None or len(entries) < page.choices):
        if page.choices is None and _told(page, reader):
            break
        seat, before = reader.state.decision.seat, reader.state
        way = _step(reader, len(entries) + 1, missing)
        assert way.action is not None
        entry = records.Entry(seat, ROOT.write_action(before, way.action), _drawn(way), page.line_of(reader.last))
        entries.append(entry)
    record = records.Record("root", to_write(ROOT.options, options), [], _drawn(opening))
    record.entries = entries
    game = Game.from_record(ROOT, record)
    if page.winner is not None and page.winner.acts != [won := _winners(game, named)]:
        raise BadRecord(f"by the file '{page.winner.acts[0]}' won, by the rules '{won}'", page.winner.number)
    if page.hash is not None and page.hash.acts != [game.hash()]:
        why = missing[0] if missing else "a choice or an outcome is not said"
        raise BadRecord(f"the file leads to another state than it says: {why}", page.hash.number)
    return Reading(game, [] if page.hash else missing)


def _winners(game: Game[Woodland], named: Sequence[str]) -> str:
    return "".join(named[seat] for seat in game.state.winners)


def _step(reader: Reader, number: int, missing: list[str]) -> Way:
    note = reader.page.notes.get(number)
    if note is not None:
        way = _noted(reader, note)
    else:
        found = reader.opening() if number == 0 else reader.guess()
        if found is None:
            why = f"; {missing[0]}" if missing else ""
            line = reader.page.line_of(reader.last)
            raise BadRecord(
                f"choice {number}: nothing legal tells what comes after act {reader.last.act + 1}{why}", line
            )
        way = found
        missing += [f"the file does not say {what} at choice {number}" for what in way.unsaid]
    reader.take(way)
    return way


def _noted(reader: Reader, note: Note) -> Way:
    try:
        action = ROOT.read_action(reader.state, note.action) if note.action else None
        if action is not None and action not in reader.state.decision.legal(reader.state):
            raise BadRecord(f"'{note.action}' is not legal here", note.line)
        outcomes = [(kind, ROOT.outcome_value(reader.state, kind, name)) for kind, name in note.outcomes]
        return reader.go(action, outcomes)
    except BadRecord:
        raise
    except (CopseError, ValueError) as problem:
        raise BadRecord(str(problem), note.line) from None


def _told(page: Page, reader: Reader) -> bool:
    last = page.turns[-1] if page.turns else None
    return last is None or (reader.last.turn == len(page.turns) - 1 and reader.last.act == len(last.acts) - 1)


def _drawn(way: Way) -> records.Announced:
    return tuple((kind, ROOT.outcome_text(way.state, kind, value)) for kind, value in way.outcomes)


def parse(text: str) -> Page:
    page = Page()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("//"):
            _comment(page, line.removeprefix("//").strip(), number)
        elif line:
            head, colon, rest = line.partition(":")
            if not colon:
                raise BadRecord(f"'{line[:20]}' is neither a header nor a turn: a colon is missing", number)
            _entry(page, head.strip(), rest.strip(), number)
    if not page.players:
        raise BadRecord("no faction plays: a line like 'C: marquise' is missing", 1)
    page.options.setdefault("factions", list[Json](reversed(page.players.values())))
    return page


def _entry(page: Page, head: str, rest: str, number: int) -> None:
    if head == "Map":
        page.options["map"] = _named("map", rest, MAPS, number)
    elif head == "Deck":
        page.options["deck"] = _named("deck", rest, DECKS, number)
    elif head == "Clearings":
        page.suits = _suits(rest, number, _clearings(page.options.get("own_map")))
    elif head == "Winner":
        page.winner = RootlogLine("", [rest], number)
    elif head == HIRED:
        names, *acts = _acts(rest)
        page.hired = [name.strip() for name in names.split(",")]
        page.setups[HIRED] = RootlogLine(HIRED, acts, number)
    elif head in ("Landmarks", "Pool"):
        pass  # comments record these options
    elif head in BY_LETTER:
        if head not in page.players:
            page.players[head] = rest if rest.partition(":")[0] in ROOT_NAMES else BY_LETTER[head]
        elif head not in page.setups:
            page.setups[head] = RootlogLine(head, _acts(rest), number)
        else:
            page.turns.append(RootlogLine(head, _acts(rest), number))
    else:
        allowed = ", ".join(["Map", "Deck", "Clearings", HIRED, "Landmarks", "Pool", "Winner", *BY_LETTER])
        raise BadRecord(f"'{head}' begins no line; allowed: {allowed}", number)


def _acts(text: str) -> list[str]:
    return [act.strip() for act in re.split("[/;]", text)] if text else []


def _named(what: str, text: str, names: dict[str, str], number: int) -> str:
    found = [name for name, sign in names.items() if sign == text]
    if not found:
        raise BadRecord(f"there is no {what} '{text}'; allowed: {', '.join(names.values())}", number)
    return found[0]


def _clearings(own_map: Json) -> int:
    """The number of clearings of the map; the comment with a map of players stands before the suits."""
    rows = own_map.get("clearing") if isinstance(own_map, dict) else None
    return len(rows) if isinstance(rows, list) else CLEARINGS


def _suits(text: str, number: int, clearings: int) -> list[int]:
    found = {}
    for word in text.split(","):
        sign = re.fullmatch(r"([FRM])(\d+)", word.strip())
        if sign is None or not 1 <= int(sign[2]) <= clearings:
            raise BadRecord(f"'{word.strip()}' is no clearing with its suit, like F1", number)
        found[int(sign[2])] = SUIT_NUMBERS[sign[1]]
    if len(found) != clearings:
        raise BadRecord(f"each of the {clearings} clearings needs a suit", number)
    return [found[clearing] for clearing in sorted(found)]


def _comment(page: Page, text: str, number: int) -> None:
    word, _, rest = text.partition(" ")
    if word == "choice" and (found := re.fullmatch(r"(\d+): ?([^~]*?) ?(?:~ (.*))?", rest)):
        names = (found[3] or "").split()
        if len(names) % 2:
            raise BadRecord("an outcome is a kind and a name", number)
        page.notes[int(found[1])] = Note(found[2].strip(), tuple(zip(names[::2], names[1::2], strict=True)), number)
    elif word == "option":
        name, _, value = rest.partition(" ")
        try:
            page.options[name] = json.loads(value)
        except ValueError:
            raise BadRecord(f"the value of option '{name}' is not JSON", number) from None
    elif word == "choices" and rest.isdigit():
        page.choices = int(rest)
    elif word == "hash":
        page.hash = RootlogLine("", [rest], number)


ROOT_NAMES: Final = frozenset(ROOT.options["factions"].choices or ())
