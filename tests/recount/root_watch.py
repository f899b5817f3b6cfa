"""Watches a game of Root: at every question rule and answers, after every choice what the events must have said."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.events import Event
from copse.kernel.tasks import View
from tests.recount import (
    root_alliance,
    root_duchy,
    root_eyrie,
    root_hirelings,
    root_hundreds,
    root_keepers,
    root_lizards,
    root_riverfolk,
)
from tests.recount.ledger import Ledger
from tests.recount.root_questions import PAUSES, expected, obvious
from tests.recount.root_rule import ruler
from tests.recount.root_story import Story
from tests.recount.root_table import BUILDINGS, WARRIORS, Memory, Table, suit_of

CARDS = 54  # of either deck
DOMINANCE = 4  # of which two players leave these in the box (5.1.3)


class RootWatch:
    """The recount of one game. In some the obvious is asked too."""

    def __init__(self, ledger: Ledger, asks_all: bool) -> None:
        self.ledger = ledger
        self.asks_all = asks_all
        self.memory = Memory()
        self.story = Story(ledger)
        self.told: Table | None = None  # the table before the choice, with its events played on it

    def compare(self, view: View, law: str, actions: set[str]) -> Table:
        table = Table(view, self.memory)
        if self.told is not None:
            self.story.settle(self.told, table, over=False)
        self._compare_rule(table)
        self._count_markers(table)
        if table.asked.prompt in PAUSES:
            self._count_everything(table)
            if not self.asks_all and not root_hirelings.orders(table, table.me):
                self.ledger.same("obvious questions", "root:1.2.1", False, obvious(table))
        driven = table.seen.phase == "birdsong" and root_hirelings.driven(actions)
        actions = self._without_orders(table, actions)
        answers = expected(table)
        if driven and answers is not None:
            answers = [answer - {"pass"} for answer in answers]
        prompt = table.asked.prompt
        if answers is None:
            self.ledger.unwatched[prompt] += 1
        elif actions not in answers[1:]:
            who = f"{prompt} of {table.factions[table.me]}:"
            self.ledger.same_answers(f"answers to {prompt}", law, actions, answers[0], who)
        else:
            self.ledger.checks[f"answers to {prompt}"] += max(1, len(actions))
        return table

    def _compare_rule(self, table: Table) -> None:
        seen = {place.id: place for place in table.seen.clearings}
        self.ledger.checks["rule"] += len(seen)
        for place in table.spots:
            if ruler(table, place) != seen[place].ruler:
                self.ledger.same("rule", "root:2.5", f"{place}: {seen[place].ruler}", f"{place}: {ruler(table, place)}")
            if place and table.free_slots(place) != seen[place].slots:
                self.ledger.same("slots", "root:2.2.3", seen[place].slots, table.free_slots(place))

    def _without_orders(self, table: Table, actions: set[str]) -> set[str]:
        """E.2.3, E.2.4: what is offered of sending hirelings must be the seat's to send; whether one could do anything
        is not reckoned."""
        orders = {action for action in actions if action.startswith(("command ", "smuggle "))}
        if not orders:
            return actions
        self.ledger.same("orders", "root:E.2", orders - root_hirelings.orders(table, table.me), set())
        return actions - orders

    def _count_markers(self, table: Table) -> None:
        """A.6.4, E.1.1: markers leave the track as someone reaches them, whoever it is."""
        if table.seen.hirelings and self.memory.begun:
            left = root_hirelings.left_on_the_track(self.story.best)
            self.ledger.same("markers of hirelings", "root:E.1.1", set(table.seen.markers), left)

    def _count_everything(self, table: Table) -> None:
        """1.5.1: between actions every card and every piece is somewhere."""
        self.ledger.same("cards", "root:2.1", CARDS - DOMINANCE * (table.players == 2), count_cards(table))
        hundreds = table.seat_of("hundreds")
        if hundreds is not None:
            horde = root_hundreds.board(table, hundreds)
            tracks = [root_hundreds.VALUE[len(horde.hoard[track])] for track in ("command", "prowess")]
            self.ledger.same("hoard", "root:14.2.4.II", [horde.command, horde.prowess], tracks)
        for seat, faction in enumerate(table.factions):
            for piece, number in WARRIORS[faction].items():
                self.ledger.same("warriors", "root:1.5.1", number, count_warriors(table, seat, piece))
            for piece, number in BUILDINGS.get(faction, {}).items():
                if faction != "keepers":  # whose markers have two sides
                    self.ledger.same(
                        "buildings", "root:1.5.1", number, table.standing(seat, piece) + table.supply(seat, piece)
                    )

    def answer(self, table: Table, action: str, events: Sequence[Event], dice: list[int]) -> None:
        """A choice was made at this table; this is what happened."""
        self.story.tell(table, action, events, dice)
        self.told = table
        verb, *words = action.split()
        if verb == "build":
            self.memory.site = int(words[1])
        elif verb == "lose" and table.asked.prompt in ("ChooseLosses", "TakeHit"):
            self.memory.given_up[words[0]] += 1
        self.hear(events, action)

    def hear(self, events: Sequence[Event], action: str = "") -> None:
        for event in events:
            remember(self.memory, event, action.split(" ")[0])

    def finish(self, view: View) -> None:
        if self.told is not None:
            self.story.settle(self.told, Table(view, self.memory), over=True)


def count_cards(table: Table) -> int:
    """All cards of the deck, wherever they lie."""
    number = table.seen.deck + len(table.seen.discard) + len(table.seen.available)
    for seat, seen in enumerate(table.seats):
        number += seen.hand.size + len(seen.crafted) + (seen.dominance is not None)
        faction = table.factions[seat]
        if faction == "eyrie":
            decree = root_eyrie.board(table, seat).decree
            number += sum(card != "vizier" for column in decree.values() for card in column)
        elif faction == "alliance":
            number += root_alliance.board(table, seat).supporters.size
        elif faction == "lizards":
            mine = root_lizards.board(table, seat)
            number += len(mine.souls) + len(mine.revealed)
        elif faction == "duchy":
            number += len(root_duchy.board(table, seat).revealed)
        elif faction == "mole_artisans":
            number += len(root_hirelings.revealed(table, seat))
        elif faction == "keepers":
            retinue = root_keepers.board(table, seat).retinue
            number += sum(card != "faithful_retainer" for column in retinue.values() for card in column)
    return number


def count_warriors(table: Table, seat: int, piece: str) -> int:
    """On the map, in the supply, on boards, as funds, and on the Coffin Makers."""
    number = table.standing(seat, piece) + table.supply(seat, piece)
    if piece != "warrior":
        return number
    faction = table.factions[seat]
    number += table.seats[seat].coffins + root_hirelings.waiting(table, seat)
    number += root_alliance.board(table, seat).officers if faction == "alliance" else 0
    number += root_lizards.board(table, seat).acolytes if faction == "lizards" else 0
    river = table.seat_of("riverfolk")
    if river is not None and seat < table.players:
        mine = root_riverfolk.board(table, river)
        number += sum(box[seat] for box in (mine.payments, mine.funds, mine.commitments, mine.tracks))
    return number


def remember(memory: Memory, event: Event, verb: str) -> None:
    """What later questions of the turn must know and the view does not tell."""
    done = memory.done
    if event.what == "turn_began":
        memory.ferried = memory.cleared = False
        memory.begun = True
        memory.came.clear()
        memory.fresh.clear()
        done.clear()
    done[event.what] += 1
    if event.what == "decreed" and suit_of(str(event.args["card"])) == "bird":
        done["decreed_bird"] += 1
    if event.what in ("moved", "walked", "marched", "battled"):
        done["last_battled"] = int(event.what == "battled")
        done["sailed"] = 0
    if event.law == "root:C.2.5" or (verb in ("sail", "embark") and event.what in ("walked", "marched")):
        memory.ferried = True
        done["sailed"] = 1
    if event.what == "battled" or (event.what == "removed" and event.law == "root:4.3.4"):
        memory.given_up.clear()
    if event.what == "battled":
        done["struck"] = 0
    elif event.law == "root:D.8.2":
        done["struck"] = 1
    if event.what in ("moved", "marched", "walked") and str(event.args["target"]).isdigit():
        memory.came.add((int(event.args["seat"]), int(event.args["target"])))
    if event.what == "crafted":
        memory.fresh.add(str(event.args["card"]))
    elif event.what == "used":
        memory.fresh.discard(str(event.args["card"]))
    if event.what == "cleared_path":
        memory.cleared = True
    if event.what == "lifted":
        done[f"lifted {event.args['item']}"] += 1
    if event.law == "root:15.4.1" and event.what == "removed":
        done[f"camped {event.args['clearing']}"] += 1
    if event.law == "root:15.4.2" and event.what == "removed":
        done[f"decamped {event.args['clearing']}"] += 1
