"""A bot's steps as orders: what to do with the real pieces, one thing at a time, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from copse.clockwork.run import Shown
from copse.kernel.events import Event
from copse.law import paragraph
from copse.root.bots.base import Bot
from copse.root.comparing import Compared
from copse.root.state import NONE
from copse.wording.root.labels import RootLabels

BATTLED: Final = "battled"
AIMED_AT_CLEARING: Final = "aimed_at_clearing"
AIMS: Final = (AIMED_AT_CLEARING, "aimed_at_player")
GROUNDS: Final = (*AIMS, "dealt_extra", "swapped_rolls", "shared_hits", "shot_first", "swept", "scored_less")
"""Events that say why something happens. Nobody has to do anything for them."""
HITS: Final = ("removed", "damaged_items", "ignored", "tired", "lost_items", "spent")
OCCASIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "column_recruits": ("placed",), "column_moves": ("moved",), "column_battles": ("battled",), "rolled": HITS,
    "conspired_in_vain": ("conspired",), "commanded": (), "called": (), "revolted": (), "outraged": (), "raided": (),
    "turmoil": (), "expanded": (), "pitied": (), "wanted_no_pity": (), "rolled_mob": (), "rolled_uprising": (),
    "exposed": (), "guessed_flip": (), "misjudged": (),
}  # fmt: skip
"""Events that begin something, with what they lead to. If something else comes next, they led to nothing. Without any
names they lead to whatever comes next."""
COLUMNS: Final = ("column_recruits", "column_moves", "column_battles")
"""Occasions that are told even if they led to nothing: people count the cards of each column."""
ONWARD: Final = ("walked", "moved")
"""Events that go on for the reasons of the one before, such as a way through several clearings."""
ONLY: Final = "only"  # the reason of an aim without a choice, which is told of battles alone
COSTS: Final = ("exhausted_items",)
"""Events that pay for what comes next, so the reasons of that stand beside it."""
SILENT: Final = ("turn_began",)
"""Events that people know already."""
GATHERED: Final = ("placed", "built", "removed")  # in several clearings
WHERE: Final = ("clearing", "origin", "target", "a", "b")
BY_DIFFICULTY: Final = "bots:3.3.1"
BY_TRAIT: Final = "bots:3.3.2"
NIGHTMARE_DEED: Final = "deed-nightmare"
SENTENCES: Final = re.compile(r"(?<=[.!?])\s+")
POINTS: Final = re.compile("point|очо?к", re.IGNORECASE)  # in every language
NUMBERED: Final = re.compile(rf"\d+ ([^\W\d]+ )?({POINTS.pattern})", re.IGNORECASE)


@dataclass(frozen=True)
class Order:
    """A thing to do. `group` has the events that it carries out, of one kind; `why` are sentences. `passed` says what
    the bot passed over before, because there was nothing to do."""

    text: str
    group: tuple[Event, ...]
    why: tuple[str, ...] = ()
    compared: tuple[Compared, ...] = ()
    note: str = ""
    passed: tuple[str, ...] = ()

    @property
    def event(self) -> Event:
        return self.group[0]

    @property
    def clearings(self) -> list[int]:
        """Return the clearings concerned, in the order in which the events name them."""
        named = [event.args[name] for event in self.group for name in WHERE if name in event.args]
        return list(dict.fromkeys(int(place) for place in named if str(place).isdecimal()))


def orders(steps: Sequence[Shown], labels: RootLabels, heading: int | None) -> list[list[Order]]:
    """Return the orders of each step. A step with nothing to do has none; its reasons go to the next order.

    `heading` is the seat whose turn stands above the orders, so they need not name it.
    """
    found, grounds, compared = list[list[Order]](), list[Event](), list[Compared]()
    occasion, expected, passed, idle = list[str](), tuple[str, ...](), list[str](), _idle(steps)
    for step in steps:
        here, way = list[Order](), tuple[str, ...]()
        compared += step.compared
        for group in _gathered(labels.grouped(step.events)):
            first = group[0]
            if first.what in OCCASIONS:
                grounds, occasion = [], [labels.reason(group)]  # what came before led to nothing
                passed += [labels.words.say("clockwork-passed", what=occasion[0])] if first in idle else []
                expected = OCCASIONS[first.what]
            elif first.what in GROUNDS:
                grounds += group
            elif first.what in COSTS:
                here.append(Order(labels.ordered(group, heading), tuple(group)))
            elif first.what not in SILENT:
                text, note = labels.ordered(group, heading), _note(step, first, labels)
                told = fought(first, grounds, labels) if first.what == BATTLED else reasons(grounds, labels)
                why = (*(occasion if first.what in expected or not expected else []), *told)
                why = why or _printed(first, labels) or (way if first.what in ONWARD else ())
                here.append(Order(text, tuple(group), why, tuple(compared), note, tuple(passed)))
                way = why if first.what in ONWARD else ()
                grounds, occasion, expected, compared, passed = [], [], (), [], []
        found.append(here)
    return found


def _idle(steps: Sequence[Shown]) -> list[Event]:
    """Return the columns of the Decree that led to nothing."""
    events = [event for step in steps for event in step.events]
    found = list[Event]()
    for at, event in enumerate(events):
        if event.what in COLUMNS:
            rest = events[at + 1 :]
            until = next((n for n, other in enumerate(rest) if other.what in COLUMNS), len(rest))
            expected = OCCASIONS[event.what]
            if not any(other.what in expected and other.law == event.law for other in rest[:until]):
                found.append(event)
    return found


def reasons(events: Sequence[Event], labels: RootLabels) -> list[str]:
    """Return why something is done, from what was told before it."""
    return [labels.reason([event]) for event in events if event.what in GROUNDS and event.args.get("reason") != ONLY]


def fought(battle: Event, grounds: Sequence[Event], labels: RootLabels) -> list[str]:
    """Return why a bot battles in this clearing and against this enemy. If nothing was compared for the clearing, the
    line of the bot's turn says where it battles."""
    if int(battle.args["attacker"]) >= labels.rules.seats:
        return [labels.words.say("clockwork-hirelings-battle")]
    placed = battle.law == BY_TRAIT or any(event.what == AIMED_AT_CLEARING for event in grounds)  # the note has traits
    laws = {battle.law, *[event.law for event in grounds if event.what in AIMS]}
    return [*([] if placed else _lines(laws, labels)), *[labels.reason([event]) for event in grounds]]


def _lines(laws: AbstractSet[str], labels: RootLabels) -> list[str]:
    """Return the lines of bots' turns with these paragraphs."""
    bots = [bot for bot in labels.rules.factions if isinstance(bot, Bot)]
    said = [labels.deed(deed) for bot in bots for deed in bot.agenda(sells=False) if deed.law in laws]
    return list(dict.fromkeys(line[:1].upper() + line[1:] for line in said))


def _printed(event: Event, labels: RootLabels) -> tuple[str, ...]:
    """Return for what points are scored: the sentence of the paragraph that says how many, if it is clear which."""
    if event.what != "scored" or event.law in (BY_DIFFICULTY, BY_TRAIT) or not event.law:
        return ()
    sentences = SENTENCES.split(paragraph(event.law).summary(labels.words.language))
    named = [one.rstrip(".") for one in sentences if POINTS.search(one)]
    numbered = [one for one in named if NUMBERED.search(one)]
    return tuple(numbered[:1] or (named if len(named) == 1 else []))


def _gathered(groups: Sequence[Sequence[Event]]) -> Iterator[list[Event]]:
    """Part groups whose events differ in more than the clearing, such as different numbers of pieces."""
    for group in groups:
        if group[0].what in GATHERED:
            yield from (list(same) for _, same in groupby(group, key=lambda event: event.args.get("count", 1)))
        else:
            yield list(group)


def _note(step: Shown, event: Event, labels: RootLabels) -> str:
    """Return the difficulty or the trait by which something happens."""
    seat = event.args.get("seat", NONE)
    bot = labels.rules.factions[int(seat)] if 0 <= int(seat) < labels.rules.seats else None
    if not isinstance(bot, Bot):
        return ""
    for deed in bot.agenda(sells=False):
        said = labels.deed(deed) if deed.law in (BY_DIFFICULTY, BY_TRAIT) else ""
        if deed.law == BY_DIFFICULTY == event.law and (deed.what == NIGHTMARE_DEED) == (event.what == "scored"):
            return f"{labels.thing('difficulty', bot.difficulty)}: {said}"
        if deed.law == BY_TRAIT and (deed.step is step.task or (event.law == BY_TRAIT and len(bot.traits) == 1)):
            return f"{labels.words.say(deed.what.partition('.')[0])}: {said}"
    return labels.by_difficulty(bot.difficulty) if event.law == BY_DIFFICULTY else ""
