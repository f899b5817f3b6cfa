"""Watches a game of Root: at every question rule and answers, after every choice what the events must have said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from copse.kernel.events import Event
from copse.kernel.tasks import View
from tests.recount.ledger import Ledger
from tests.recount.root_questions import expected
from tests.recount.root_rule import ruler
from tests.recount.root_table import Memory, Table, suit_of


class RootWatch:
    """The recount of one game."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.memory = Memory()

    def compare(self, view: View, law: str, actions: set[str]) -> Table:
        table = Table(view, self.memory)
        self._compare_rule(table)
        answers = expected(table)
        prompt = table.asked.prompt
        if answers is None:
            self.ledger.checks[f"- {prompt}"] += 1
        elif actions not in answers[1:]:
            who = f"{prompt} of {table.factions[table.me]}:"
            self.ledger.same_set(kind_of(prompt, actions), law, actions, answers[0], who)
        else:
            self.ledger.checks[kind_of(prompt, actions)] += max(1, len(actions))
        return table

    def _compare_rule(self, table: Table) -> None:
        seen = {place.id: place for place in table.seen.clearings}
        self.ledger.checks["rule"] += len(seen)
        for place in table.spots:
            if ruler(table, place) != seen[place].ruler:
                self.ledger.same("rule", "root:2.5", f"{place}: {seen[place].ruler}", f"{place}: {ruler(table, place)}")
            if place and table.free_slots(place) != seen[place].slots:
                self.ledger.same("slots", "root:2.2.3", seen[place].slots, table.free_slots(place))

    def answer(self, events: Sequence[Event]) -> None:
        for event in events:
            remember(self.memory, event)


def kind_of(prompt: str, actions: set[str]) -> str:
    return f"answers to {prompt}"


def remember(memory: Memory, event: Event) -> None:
    """What later questions of the turn must know and the view does not tell."""
    done = memory.done
    if event.what == "turn_began":
        memory.ferried = memory.cleared = False
        done.clear()
    done[event.what] += 1
    if event.what == "decreed" and suit_of(str(event.args["card"])) == "bird":
        done["decreed_bird"] += 1
    if event.what in ("moved", "walked", "marched", "battled"):
        done["last_battled"] = int(event.what == "battled")
        done["sailed"] = 0
    if event.what == "drew_card" and event.law == "root:C.2.5":
        memory.ferried = True
        done["sailed"] = 1
    if event.what == "cleared_path":
        memory.cleared = True
    if event.law == "root:15.4.1" and event.what == "removed":
        done[f"camped {event.args['clearing']}"] += 1
    if event.law == "root:15.4.2" and event.what == "removed":
        done[f"decamped {event.args['clearing']}"] += 1
