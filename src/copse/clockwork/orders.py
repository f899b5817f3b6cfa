"""A bot's steps as orders: what to do with the real pieces, one thing at a time, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from copse.clockwork.run import Shown
from copse.kernel.events import Event
from copse.root.bots.base import Bot
from copse.root.comparing import Compared
from copse.root.state import NONE
from copse.wording.root.labels import RootLabels

AIMS: Final = ("aimed_at_clearing", "aimed_at_player")
OCCASIONS: Final = ("column_recruits", "column_moves", "column_battles", "pitied", "wanted_no_pity", "dealt_extra")
"""Events that say why something happens, as aims do. Nobody has to do anything for them."""
LEADS_TO: Final = {"column_recruits": "placed", "column_moves": "moved", "column_battles": "battled"}
"""What some of these lead to. If something else comes next, they led to nothing."""
ONLY: Final = "only"  # the reason of an aim without a choice
SILENT: Final = ("turn_began", "rolled", "named_suit")
"""Events that people know already, because they carried out or told what led to them."""
GATHERED: Final = ("placed", "built", "removed")  # in several clearings
WHERE: Final = ("clearing", "origin", "target", "a", "b")
BY_DIFFICULTY: Final = "bots:3.3.1"
BY_TRAIT: Final = "bots:3.3.2"
NIGHTMARE_DEED: Final = "deed-nightmare"


@dataclass(frozen=True)
class Order:
    """A thing to do. `group` has the events that it carries out, of one kind; `why` are sentences."""

    text: str
    group: tuple[Event, ...]
    why: tuple[str, ...] = ()
    compared: tuple[Compared, ...] = ()
    note: str = ""

    @property
    def event(self) -> Event:
        return self.group[0]

    @property
    def clearings(self) -> list[int]:
        """Return the clearings concerned, in the order in which the events name them."""
        named = [event.args[name] for event in self.group for name in WHERE if name in event.args]
        return list(dict.fromkeys(int(place) for place in named if str(place).isdecimal()))


def orders(steps: Sequence[Shown], labels: RootLabels) -> list[list[Order]]:
    """Return the orders of each step. A step with nothing to do has none; its reasons go to the next order."""
    found, grounds, compared = list[list[Order]](), list[str](), list[Compared]()
    occasion, expected = list[str](), ""
    for step in steps:
        here = list[Order]()
        compared += step.compared
        for group in _gathered(labels.grouped(step.events)):
            first = group[0]
            if first.what in OCCASIONS:
                grounds, occasion = [], [labels.told(group)]  # what came before led to nothing
                expected = LEADS_TO.get(first.what, "")
            elif first.what in AIMS:
                grounds += [labels.told(group)] if first.args["reason"] != ONLY else []
            elif first.what not in SILENT:
                text, note = labels.ordered(group), _note(step, first, labels)
                why = (*(occasion if first.what == expected or not expected else []), *grounds)
                here.append(Order(text, tuple(group), why, tuple(compared), note))
                grounds, occasion, compared = [], [], []
        found.append(here)
    return found


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
    return labels.thing("difficulty", bot.difficulty) if event.law == BY_DIFFICULTY else ""
