"""Shorthand: a person's turn typed in few words, such as `3 cats 11>7, battle 7 eyrie 2 1, sawmill 5`.

A part of the line names an action by its verb and its fields in any order, or by fields alone. The possible actions
decide what the words mean, so no word has a place of its own. What is no action may be an edit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby, takewhile
from typing import Final

from copse.clockwork.acting import Deed, May, Turn, begun
from copse.clockwork.edits import COMMANDS, BadEdit
from copse.clockwork.real_table import RealTable
from copse.clockwork.run import Progress, Told
from copse.clockwork.words import Spoken
from copse.kernel.actions import Action
from copse.kernel.game import Game
from copse.locale import Words
from copse.root.actions import BATTLE
from copse.root.board import FIRST_FOREST
from copse.root.state import Woodland

PARTS: Final = re.compile(r"[,;\n]+")
TOKEN: Final = re.compile(r"\d+ *> *\d+|[x×]\d+|\d+(?:[-_]\d+)+|\d+|[^\W\d_][\w'’]*")
ARROWS: Final = ("->", "→", "=>")
NUMBERED: Final = ("clearing", "place", "target", "price", "stall")  # fields that a number alone names
ENDS: Final = ("origin", "target")
PATH: Final = ("a", "b")
SHORTEST: Final = 3  # letters that two words must begin with to count as one
ENDING: Final = 2  # letters in which their ends may differ
DICE: Final = 2  # of a battle
LISTED: Final = 8  # actions that an error lists


@dataclass(frozen=True)
class Part:
    """A part of the line, taken apart."""

    text: str
    words: tuple[str, ...]
    numbers: tuple[str, ...]
    count: str = ""
    ends: tuple[str, ...] = ()  # of a move: from and to
    path: tuple[str, ...] = ()  # clearings joined by hyphens: a path or a forest


@dataclass(frozen=True)
class Fit:
    """How well an action fits a part; the smaller, the better."""

    deed: Deed
    unsaid: int  # fields that the part does not mention
    loose: int  # words of names that it does not mention
    dice: tuple[str, ...] = field(compare=False, default=())

    @property
    def rank(self) -> tuple[int, int, int]:
        return self.unsaid, self.loose, self.deed.later


def typed(
    table: RealTable,
    text: str,
    words: Words,
    seat: int | None = None,
    told: Told = (),
    draw: bool = True,
    entries: Sequence[str] = (),
) -> tuple[Progress, list[str]]:
    """Carry out entries as `act` does, then a typed line.

    Also return how each part of the line was read, as far as the answers reach.
    """
    turn = Turn(Progress(begun(table, seat), table.turn if seat is None else seat), told, draw)
    read = list[str]()

    def course() -> None:
        turn.enter_all(entries)
        for part in filter(None, map(str.strip, PARTS.split(text))):
            _enter(turn, part, words, read)

    return turn.follow(course), read


def _enter(turn: Turn, text: str, words: Words, read: list[str]) -> None:
    spoken = Spoken(words, turn.state)
    command = spoken.command(text)
    if command:
        read.append(command)
        turn.enter(command)
        return
    if turn.turn_ended:
        raise BadEdit(text, "the turn is over")
    may = turn.may()
    try:
        fit = Shorthand(spoken, may).read(text)
    except BadEdit as no_action:
        _edit(turn, may, text, no_action)
        read.append(text)
        return
    label = spoken.choice(fit.deed.possible, may.games[fit.deed.later])
    read.append(spoken.with_dice(label, fit.dice))
    turn.dice = list(fit.dice)
    turn.enter(fit.deed.possible.text)
    if turn.dice:
        raise BadEdit(text, f"no dice are rolled for {' '.join(turn.dice)}")


def _edit(turn: Turn, may: May, text: str, no_action: BadEdit) -> None:
    """Take a part that is no action for an edit. If it begins as an action does, the first error says more."""
    first = text.split()[0]
    if first not in COMMANDS and first not in turn.state.rules.party_names:
        raise no_action
    try:
        turn.edit(text)
    except BadEdit:
        if any(_action(deed).verb.name == first for deed in may.deeds):
            raise no_action from None
        raise


class Shorthand:
    """Reads parts of a line for one moment of a turn."""

    def __init__(self, spoken: Spoken, may: May) -> None:
        self.spoken, self.may = spoken, may
        self.idle: Final = spoken.idle_words(may.seat)
        self._names: Final[dict[tuple[str, int | str], list[str]]] = {}

    def read(self, text: str) -> Fit:
        """Return the action that a part means. Raises BadEdit that says what is not understood, and what is allowed."""
        part = taken_apart(text, self.spoken.ways())
        fits = [fit for deed in self.may.deeds if (fit := self._fit(deed, part))]
        if not fits:
            raise BadEdit(text, self._unknown(part))
        best = min((fit.unsaid, fit.loose) for fit in fits)
        fits = [fit for fit in fits if (fit.unsaid, fit.loose) == best]
        if not part.count:  # without a number, one
            fits = [next(group) for _, group in groupby(fits, key=lambda fit: _but_count(fit.deed))]
        if len(fits) > 1:
            raise BadEdit(text, f"this may be several actions: {self._listed(fit.deed for fit in fits)}")
        return fits[0]

    def _listed(self, deeds: Iterable[Deed]) -> str:
        names = [self.spoken.choice(deed.possible, self.may.games[deed.later]) for deed in deeds]
        return "; ".join(names[:LISTED]) + ("; …" if len(names) > LISTED else "")

    def _unknown(self, part: Part) -> str:
        """Say which words fit nothing, or that no action has all of them."""
        for word in part.words:
            if not self._is_idle(word) and not any(self._says(deed, word) for deed in self.may.deeds):
                verbs = dict.fromkeys(self._title(deed) for deed in self.may.deeds)
                return f"'{word}' fits no action of now; allowed: {', '.join(verbs)}"
        near = [deed for deed in self.may.deeds if any(self._says(deed, word) for word in part.words)]
        ways = [deed for deed in self.may.deeds if part.ends and _ends(deed)]
        from_there = [deed for deed in ways if _ends(deed)[0] == part.ends[0]]
        to_there = [deed for deed in ways if _ends(deed)[1] == part.ends[1]]
        allowed = self._listed(from_there or to_there or ways or near or self.may.deeds)
        return f"this cannot be done now; allowed: {allowed}"

    def _is_idle(self, word: str) -> bool:
        return means(word, self.idle)

    def _title(self, deed: Deed) -> str:
        return self.spoken.labels.title(_action(deed).verb.name)

    # ---- one action

    def _fit(self, deed: Deed, part: Part) -> Fit | None:
        action = _action(deed)
        fields = {name: value for name, value in action.fields.items() if not (deed.possible.hidden and name == "card")}
        said = self._numbers(fields, part, action)
        if said is None:
            return None
        mentioned, dice = said
        verb, used = self._of_verb(action), set[str]()
        for word in part.words:
            named = [name for name, value in fields.items() if means(word, self._of(deed, name, value))]
            if not named and not self._is_idle(word) and not means(word, verb):
                return None
            mentioned.update(named)
            used.update(named)
        if not mentioned and not any(means(word, verb) for word in part.words):
            return None
        loose = sum(self._left(self._of(deed, name, fields[name]), part) for name in used)
        return Fit(deed, len(fields.keys() - mentioned), loose, dice)

    def _left(self, names: Sequence[str], part: Part) -> int:
        return sum(not any(alike(word, name) for word in part.words) for name in names)

    def _numbers(
        self, fields: dict[str, int | str], part: Part, action: Action
    ) -> tuple[set[str], tuple[str, ...]] | None:
        """Return the fields that the numbers mention, and the numbers that are dice; None if a number does not fit."""
        left, mentioned = list(part.numbers), set[str]()

        def take(name: str, number: str) -> bool:
            mentioned.add(name)
            return str(fields[name]) == number

        if set(ENDS) <= fields.keys():
            ends = part.ends or tuple(left[:2] if len(left) > 1 else ())
            del left[: 0 if part.ends else 2]
            if len(ends) != len(ENDS) or not all(take(name, end) for name, end in zip(ENDS, ends, strict=True)):
                return None
        elif part.ends:
            return None
        if set(PATH) <= fields.keys() or (part.path and "place" in fields):
            shown = {str(fields[name]) for name in PATH} if "a" in fields else set(self._forest(fields["place"]))
            if set(part.path) != shown:
                return None
            mentioned.update({*PATH, "place"} & fields.keys())
        elif part.path:
            return None
        for name in NUMBERED:
            if name in fields and name not in mentioned and left and not take(name, left.pop(0)):
                return None
        count = part.count or (left.pop(0) if "count" in fields and left else "")
        if count and ("count" not in fields or not take("count", count)):
            return None
        return (mentioned, tuple(left)) if len(left) <= (DICE if action.verb is BATTLE else 0) else None

    def _forest(self, place: int | str) -> list[str]:
        return self.spoken.forest(int(place)).split("_") if int(place) >= FIRST_FOREST else []

    # ---- names

    def _says(self, deed: Deed, word: str) -> bool:
        action = _action(deed)
        names = [name for field, value in action.fields.items() for name in self._of(deed, field, value)]
        return means(word, (*self._of_verb(action), *names))

    def _of_verb(self, action: Action) -> list[str]:
        return self.spoken.verb_words(action.verb.name)

    def _of(self, deed: Deed, name: str, value: int | str) -> list[str]:
        """Return the words by which people may call the value of a field."""
        key = name, value
        if key not in self._names:
            self._names[key] = self._called(self.may.games[deed.later], _action(deed), name, value)
        return self._names[key]

    def _called(self, game: Game[Woodland], action: Action, name: str, value: int | str) -> list[str]:
        if name in (*NUMBERED, *ENDS, *PATH, "count"):
            return []
        if name in ("seat", "attacker", "defender"):
            return self.spoken.party_words(int(value))
        return self.spoken.split(str(value), self.spoken.labels.named(game, action, name))


def _action(deed: Deed) -> Action:
    assert deed.possible.action is not None
    return deed.possible.action


def _ends(deed: Deed) -> list[str]:
    fields = _action(deed).fields
    return [str(fields[name]) for name in ENDS if name in fields] if set(ENDS) <= fields.keys() else []


def _but_count(deed: Deed) -> tuple[str, tuple[tuple[str, int | str], ...]]:
    action = _action(deed)
    return action.verb.name, tuple((name, value) for name, value in action.fields.items() if name != "count")


def taken_apart(text: str, ways: tuple[Sequence[str], Sequence[str]]) -> Part:
    """Take a part of the line apart. `ways` are the words for from and to."""
    plain = text.casefold()
    for arrow in ARROWS:
        plain = plain.replace(arrow, ">")
    origin, target = ("|".join(map(re.escape, names)) for names in ways)
    plain = re.sub(rf"\b(?:{origin}) +(\d+) +(?:{target}) +(\d+)", r"\1>\2", plain)
    words, numbers, count, ends, path = list[str](), list[str](), "", list[str](), list[str]()
    for token in TOKEN.findall(plain):
        if ">" in token:
            ends = [end.strip() for end in token.split(">")]
        elif token[0] in "x×" and token[1:].isdecimal():
            count = token[1:]
        elif token.isdecimal():
            numbers.append(token)
        elif token[0].isdecimal():
            path = re.split("[-_]", token)
        else:
            words.append(token)
    return Part(text, tuple(words), tuple(numbers), count, tuple(ends), tuple(path))


def alike(word: str, name: str) -> bool:
    """Return whether a typed word means this name: it is equal, its beginning, or another form of it.

    >>> alike("cats", "cat"), alike("bat", "battle"), alike("mouse", "move"), alike("мышей", "мыши")
    (True, True, False, True)
    """
    if word == name:
        return True
    common = len(list(takewhile(lambda letters: letters[0] == letters[1], zip(word, name, strict=False))))
    return common >= max(SHORTEST, len(word) - ENDING) and (common == len(word) or common >= len(name) - ENDING)


def means(word: str, names: Iterable[str]) -> bool:
    return any(alike(word, name) for name in names)
