"""Actions: what a seat can choose.

An action is made once and compared by identity. It has a text (`deploy 5 x3`), a number that never changes within the
game's vocabulary (for masks), and the paragraph that grants it. The text uses no names of a table;
`Game.write_action` returns the text with the names used there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from operator import index
from string import Formatter
from typing import Final, SupportsIndex

from copse.kernel.errors import UnknownAction, suggest

Domain = Sequence[int | str]
"""The values a field of a verb can take: whole numbers, or names that stand for 0, 1, 2 …"""


NOTHING_LATER: Final[Mapping[str, Mapping[str, int]]] = {}


class Action:
    """One choice. `args` are numbers; a named value is stored as its index in its domain."""

    __slots__ = ("args", "number", "text", "verb")

    def __init__(self, verb: Verb, args: tuple[int, ...], text: str, number: int) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text
        self.number: Final = number

    @property
    def law(self) -> str:
        """The paragraph that allows actions of this kind."""
        return self.verb.law

    @property
    def fields(self) -> dict[str, int | str]:
        """The value of each field: a number, or a name where the domain has names."""
        verb = self.verb
        values = [_value(domain, arg) for domain, arg in zip(verb.domains, self.args, strict=True)]
        return dict(zip(verb.fields, values, strict=True))

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[Callable[[str, int], Action], tuple[str, int]]:
        return action_at, (self.verb.home, self.number)


class Verb:
    """Actions that differ only in their fields: `CONQUER[7]`, `DEPLOY[5, 3]`, `STOP[()]`.

    If a verb is `secret`, other seats learn only that it was chosen.
    """

    __slots__ = ("_first", "_row", "_sizes", "domains", "fields", "form", "home", "law", "name", "secret", "table")

    def __init__(self, home: str, name: str, law: str, form: str, domains: Mapping[str, Domain], secret: bool) -> None:
        self.home: Final = home
        self.name: Final = name
        self.law: Final = law
        self.form: Final = form  # how the fields are written
        self.secret: Final = secret
        self.fields: Final = tuple(domains)
        self.domains: Final = tuple(domains.values())
        self._sizes: Final = tuple(len(domain) for domain in self.domains)
        self.table: Final[dict[int | tuple[int, ...], Action]] = {}
        self._row: list[Action] = []  # the actions of a verb with at most one field, for fast lookup
        self._first = 0

    def __getitem__(self, args: int | tuple[int, ...]) -> Action:
        if isinstance(args, int):
            return self._row[args - self._first]
        return self.table[args] if args else self._row[0]

    def add(self, action: Action) -> None:
        args = action.args
        self.table[args[0] if len(args) == 1 else args] = action
        if len(args) < 2:
            if not self._row and args:
                self._first = args[0]
            self._row.append(action)

    @property
    def printed(self) -> list[Domain]:
        """The domains without the names that packages have added."""
        return [domain[:size] for domain, size in zip(self.domains, self._sizes, strict=True)]

    def write(self, fields: Mapping[str, int | str]) -> str:
        """The text of an action with these fields."""
        return f"{self.name} {self.form.format(**fields)}".strip()

    def read(self, text: str) -> dict[str, str] | None:
        """The word that the text of an action has for each field; None if it is not written as this verb is."""
        found = pattern(self.name, self.form).fullmatch(text)
        return found and found.groupdict()

    def __iter__(self) -> Iterator[Action]:
        return iter(self.table.values())

    def __repr__(self) -> str:
        return f"<{self.name} {' '.join(self.fields)}>"


class Vocabulary:
    """All actions of a game, numbered in the order in which the verbs are declared.

    A number never changes. Later additions get the next free numbers, wherever they are declared. `since` gives the
    generation of a verb; `later` gives the generation of single values, by field. `complete` numbers everything after
    the first generation.

    A vocabulary is the `VOCABULARY` of a module, its home. Unpickled actions are looked up there, so identity holds
    across processes. `whole` also has what packages add, which is numbered after everything else.

    >>> words = Vocabulary(__name__, later={"to": {"sea": 1}})
    >>> MARCH = words.verb("march", "root:4.2", "{to} x{count}", to=("hill", "sea"), count=range(1, 3))
    >>> STOP = words.verb("stop", "root:1.4.1")
    >>> words.complete()
    >>> words.parse("march hill x2").number, STOP[()].number, words[3] is MARCH[1, 1]
    (1, 2, True)
    """

    def __init__(self, home: str, later: Mapping[str, Mapping[str, int]] = NOTHING_LATER) -> None:
        self.home: Final = home
        self.actions: Final[list[Action]] = []
        self.verbs: Final[dict[str, Verb]] = {}
        self._by_text: Final[dict[str, Action]] = {}
        self._later: Final = later
        self.whole: Vocabulary = self
        self._waiting: dict[int, list[tuple[Verb, tuple[int, ...], str]]] = {}  # by generation

    def verb(
        self, name: str, law: str, form: str = "", since: int = 0, secret: bool = False, **domains: Domain
    ) -> Verb:
        """Declare a verb: its paragraph, the text form of its fields, and what each field ranges over."""
        verb = self.verbs[name] = Verb(self.home, name, law, form, domains, secret)
        grown = [field for field in domains if field in self._later]
        for values in product(*(_values(domain) for domain in domains.values())):
            named = {field: text for field, (_, text) in zip(domains, values, strict=True)}
            text = verb.write(named)
            args = tuple(value for value, _ in values)
            generation = max([since, *[self._later[field].get(named[field], 0) for field in grown]]) if grown else since
            if generation:
                self._waiting.setdefault(generation, []).append((verb, args, text))
            else:
                self._number(verb, args, text)
        return verb

    def complete(self) -> None:
        """Number the later additions, one generation after another."""
        for generation in sorted(self._waiting):
            for verb, args, text in self._waiting[generation]:
                self._number(verb, args, text)
        self._waiting = {}

    def extended(self) -> Vocabulary:
        """Begin the vocabulary of tables with packages, which may grow. This one stays as it is."""
        self.whole = Vocabulary(self.home)
        self.whole.actions.extend(self.actions)
        self.whole.verbs.update(self.verbs)
        self.whole._by_text.update(self._by_text)
        return self.whole

    def grow(self, names: list[str], more: Sequence[str]) -> None:
        """Add names to a domain, and their actions to every verb that has this domain."""
        printed = len(names)
        names.extend(more)
        for verb in self.verbs.values():
            for values in product(*(_values(domain) for domain in verb.domains)):
                pairs = zip(verb.domains, values, strict=True)
                if any(domain is names and value >= printed for domain, (value, _) in pairs):
                    named = {field: text for field, (_, text) in zip(verb.fields, values, strict=True)}
                    self._number(verb, tuple(value for value, _ in values), verb.write(named))

    def _number(self, verb: Verb, args: tuple[int, ...], text: str) -> None:
        action = Action(verb, args, text, len(self.actions))
        self.actions.append(action)
        self._by_text[text] = action
        verb.add(action)

    def parse(
        self,
        text: str,
        likely: Callable[[Action], bool] | None = None,
        called: Callable[[str, str], str] | None = None,
    ) -> Action:
        """The action with this text. Raises UnknownAction with a suggestion, which is `likely` if a test is given.

        `called` translates a field's word from the names of a table to those of the vocabulary.
        """
        words = single_spaced(text)
        action = self._by_text.get(words)
        if action is not None:
            return action
        name = words.partition(" ")[0]
        verb = self.verbs.get(name)
        if verb is None:
            raise UnknownAction(f"'{words}' is not an action of this game{suggest(name, self.verbs)}")
        fields = verb.read(words) if called else None
        if called and fields:
            words = verb.write({field: called(field, word) for field, word in fields.items()})
        action = self._by_text.get(words)
        if action is None:
            known = [action.text for action in verb if likely is None or likely(action)]
            raise UnknownAction(f"'{words}' is not an action of this game{suggest(words, known)}")
        return action

    def __contains__(self, text: str) -> bool:
        return text in self._by_text

    def __getitem__(self, number: SupportsIndex) -> Action:
        try:
            whole = index(number)
        except TypeError:
            whole = -1
        if not 0 <= whole < len(self.actions):
            raise UnknownAction(
                f"there is no action number {number!r}; the numbers go from 0 to {len(self.actions) - 1}"
            )
        return self.actions[whole]

    def __len__(self) -> int:
        return len(self.actions)

    def __reduce__(self) -> tuple[Callable[[str], Vocabulary], tuple[str]]:
        return vocabulary_at, (self.home,)


def single_spaced(text: str) -> str:
    """The text of an action as the vocabulary writes it: one space between words, and none around them."""
    return " ".join(text.split())


@cache
def pattern(name: str, form: str) -> re.Pattern[str]:
    """How the actions of a verb are written, with a group for each field.

    >>> pattern("march", "{to} x{count}").fullmatch("march hill x2").groupdict()
    {'to': 'hill', 'count': '2'}
    """
    written = re.escape(name + " " * bool(form))
    for text, field, _, _ in Formatter().parse(form):
        written += re.escape(text) + (rf"(?P<{field}>\w+)" if field else "")
    return re.compile(written)


def vocabulary_at(home: str) -> Vocabulary:
    found = import_module(home).VOCABULARY
    assert isinstance(found, Vocabulary)
    return found


def action_at(home: str, number: int) -> Action:
    return vocabulary_at(home).whole[number]


def _values(domain: Domain) -> list[tuple[int, str]]:
    return [(place if isinstance(value, str) else value, str(value)) for place, value in enumerate(domain)]


def _value(domain: Domain, arg: int) -> int | str:
    """The value an argument stands for: the number itself, or the name at that index."""
    return domain[arg] if isinstance(domain[0], str) else arg
