"""What happens between two questions of Root, told a second time. The events are played on the table as it was seen
before the choice; dice, losses and points must come out as the chapters say, and at the next question the table must be
the one that is seen then.

Points are kept as debts: every event that earns points by some paragraph makes a debt, every `scored` pays one, and at
the next question nobody may owe or have been given anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from copse.kernel.events import Event
from tests.recount import (
    root_alliance,
    root_corvids,
    root_duchy,
    root_eyrie,
    root_hirelings,
    root_hundreds,
    root_keepers,
    root_lizards,
    root_marquise,
    root_riverfolk,
    root_vagabond,
)
from tests.recount.ledger import Ledger
from tests.recount.root_battle import sheltered
from tests.recount.root_dues import Dues
from tests.recount.root_rule import ruled, ruler
from tests.recount.root_table import BUILDINGS, BURROW, WARRIORS, Table, cards, quests, suit_of

DRAWS = {
    "marquise": root_marquise.draws, "eyrie": root_eyrie.draws, "alliance": root_alliance.draws,
    "lizards": root_lizards.draws, "duchy": root_duchy.draws, "corvids": root_corvids.draws,
    "hundreds": root_hundreds.draws, "keepers": root_keepers.draws, "vagabond": root_vagabond.draws,
    "vagabond2": root_vagabond.draws,
}  # fmt: skip
BY_THE_OWNER = {  # removals that nobody else has done
    "root:6.5.4.II", "root:8.6.1.IV", "root:12.2.4", "root:13.5.2", "root:14.4.3", "root:14.7.1", "root:15.4.1",
    "root:15.4.2", "root:15.6.1",
}  # fmt: skip
GOAL = 30  # 3.1
Debt = tuple[int, str]


@dataclass
class Fight:
    """A battle (4.3): who fights whom, what each side deals and what each has lost; attacker first."""

    attacker: int
    defender: int
    clearing: int
    instigator: int | None = None  # D.4.2
    ally: int | None = None  # 9.2.9.II.c
    looting: bool = False
    arbiter: int = 0  # swords of the Arbiter (D.5.2)
    rolled: list[int] = field(default_factory=lambda: [0, 0])
    extra: list[int] = field(default_factory=lambda: [0, 0])
    at_stake: list[int] = field(default_factory=lambda: [0, 0])  # what each side could lose
    lost: list[int] = field(default_factory=lambda: [0, 0])
    ignored: list[int] = field(default_factory=lambda: [0, 0])
    shielded: list[bool] = field(default_factory=lambda: [False, False])  # 14.7.7, 15.2.4
    shields: list[int] = field(default_factory=lambda: [1, 1])  # the first hit of a battle only
    ambush: bool = False
    fought: bool = False  # the dice were rolled
    boasted: bool = False  # 7.8.4
    warned: bool = False  # the Rabbit Scouts (E.2.2)

    def side(self, seat: int, table: Table) -> int:
        """On whose side a piece of this seat stood: its own, its employer's (11.2.7.III) or its ally's."""
        if seat in (self.attacker, self.defender):
            return int(seat == self.defender)
        return int(table.factions[seat] == "riverfolk" and table.hired_by == self.defender)


class Story:
    """The events of a game, told step by step."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.dues = Dues(ledger)
        self.fight: Fight | None = None
        self.debts: Counter[Debt] = Counter()
        self.players = 0
        self.watched = False  # the tower was asked this turn
        self.best = 0  # the most points that anyone has had
        self.turn: int | None = None  # whose turn it is; nobody's before the first
        self.banked = 0
        self.aided: int | None = None
        self.kept_item = False  # 14.2.3
        self.to_draw: int | None = None  # what the draw of this Evening should be
        self.drawn = 0
        self.events: list[Event] = []  # of this step
        self.lost_funds = 0  # in this step (11.2.5.I)
        self.excused = False  # something else came in place of that draw
        self.tellers: dict[str, Callable[[Table, Event], None]] = {
            "scored": self._on_scored,
            "crafted": self._on_crafted,
            "used": self._on_used,
            "cleared_path": self._on_cleared_path,
            "turmoil": self._on_turmoil,
            "found": self._on_found,
            "dropped": self._on_dropped,
            "called": self._on_called,
            "swayed": self._on_swayed,
            "spent": self._on_spent,
            "played_ambush": self._on_played_ambush,
            "gave": self._on_gave,
            "turned_hostile": self._on_turned_hostile,
            "placed": self._on_placed,
            "removed": self._on_removed,
            "moved": self._on_moved,
            "marched": self._on_marched,
            "carried": self._on_carried,
            "walked": self._on_walked,
            "delved": self._on_delved,
            "recovered": self._on_recovered,
            "plotted": self._on_plotted,
            "flipped": self._on_flipped,
            "swapped": self._on_swapped,
            "scorched": self._on_scorched,
            "discarded": self._on_discarded,
            "activated": self._on_activated,
            "joined": self._on_joined,
            "turn_began": self._on_turn_began,
            "gathered_funds": self._on_gathered_funds,
            "lost_funds": self._on_lost_funds,
            "drew_card": self._on_drew_card,
            "picked_up": self._on_picked_up,
            "rested": self._on_rested,
            "repaired": self._on_repaired,
            "bought": self._on_bought,
            "battled": self._on_battled,
            "declared_loot": self._on_declared_loot,
            "called_allies": self._on_called_allies,
            "hired": self._on_hired,
            "exhausted": self._on_exhausted,
            "stowed": self._on_stowed,
            "lifted": self._on_lifted,
            "damaged": self._on_damaged,
            "ignored": self._on_ignored,
            "built": self._on_placed,
            "took_control": self._on_took_control,
            "tired": self._on_lost_items,
            "lost_items": self._on_lost_items,
            "donated": self._on_donated,
            "waylaid": self._on_waylaid,
            "withdrew": self._on_withdrew,
            "commanded": self._on_commanded,
        }

    # ---- one step

    def tell(self, table: Table, action: str, events: Sequence[Event], dice: list[int]) -> None:
        """Play the events of one choice on the table."""
        self.players = table.players
        self.debts.clear()
        self.lost_funds = 0
        self._by_choice(table, action)
        self.events = list(events)
        self.dues.choose(table, action)
        self.dues.exhaust(table, action, self.events)
        for event in events:
            self.dues.hear(table, event)
            if event.what == "rolled":
                self._roll(table, event, dice)
            elif event.what in self.tellers:
                self.tellers[event.what](table, event)
        self.dues.bury(table)
        self.dues.servants(table, self.events)

    def settle(self, table: Table, after: Table, over: bool) -> None:
        """At the next question: nobody owes, nobody was given, and the table is what the events made of it."""
        scoreless = {seat for seat, one in enumerate(table.seats) if one.dominance or one.partner is not None}
        owed = {
            f"{seat} {law}: {points}" for (seat, law), points in self.debts.items() if points and seat not in scoreless
        }
        if not over:
            self.ledger.same("points by paragraph", "root:3.2", owed, set())
            rich = [seat for seat, one in enumerate(after.seats) if (one.points or 0) >= GOAL and seat not in scoreless]
            self.ledger.same("goal", "root:3.1", rich, [])
        points = [None if seat in scoreless else one.points for seat, one in enumerate(table.seats)]
        self.ledger.same("points", "root:3.2", [seat.points for seat in after.seats], points)
        for place, spot in after.spots.items():
            mine = +table.spots[place].pieces
            if +spot.pieces != mine:
                self.ledger.same("pieces", "root:1.5.4", f"{place}: {dict(spot.pieces)}", f"{place}: {dict(mine)}")
        self.ledger.checks["pieces"] += len(after.spots)
        self.ledger.same("pawns", "root:4.2", [s.pawn for s in after.seats], [s.pawn for s in table.seats])
        crafted = [sorted(seat.crafted) for seat in table.seats]
        self.ledger.same("crafted", "root:4.1.3", [sorted(seat.crafted) for seat in after.seats], crafted)
        for seat, one in enumerate(table.seats):
            if "track" in one.board:
                told, seen = root_vagabond.board(table, seat), root_vagabond.board(after, seat)
                self.ledger.same("tracks", "fifth:9.2.5", seen.track, root_vagabond.due_on_tracks(told, seen))
        lizards = after.seat_of("lizards")
        if lizards is not None and self.dues.outcast is not None:
            named = root_lizards.board(after, lizards)
            self.ledger.same("outcast", "root:10.4.1", (named.outcast, named.hated), self.dues.outcast)
        if self.fight is not None and after.seen.battle is None and not over:
            self._end_fight(table)

    def _by_choice(self, table: Table, action: str) -> None:
        """What a choice earns by itself."""
        verb, *words = action.split()
        prompt = table.asked.prompt
        if verb == "preach":
            gardens = table.standing(table.me, f"garden_{suit_of(words[0])}")
            self._owe(table.me, "10.5.3", root_lizards.POINTS[gardens])
        elif prompt == "NamePlayer" and table.asked.args["card"] in ("stand_and_deliver", "charm_offensive"):
            self._owe(int(words[0]), "4.1.3", 1)
        elif prompt == "Reward" and verb == "points":
            done = root_vagabond.board(table, table.me).done
            suit = quests()[str(table.asked.args["quest"])]["suit"]
            self._owe(table.me, "9.5.5", sum(quests()[quest]["suit"] == suit for quest in done))
        elif verb == "hire":
            self._owe(int(words[0]), "D.5.2", 1)
        elif prompt == "Bank" and verb == "stop":
            self._owe(table.me, "12.5.2.V", self.banked)
        self.kept_item = verb == "hoard"
        self.excused |= prompt == "Exert" and verb != "pass"  # 13.6.1
        if prompt in ("ExhaustAny", "AskItem") and self.aided is not None:
            self._aid(table, self.aided)

    def _owe(self, seat: int, law: str, points: int) -> None:
        """E.3.6: hirelings score nothing, for nobody."""
        if seat >= self.players:
            return
        self.debts[seat, f"root:{law}"] += points

    # ---- points

    def _on_scored(self, table: Table, event: Event) -> None:
        seat, points = int(event.args["seat"]), int(event.args["points"])
        faction = table.factions[seat]
        if event.law == "root:7.6.1":
            self._owe(seat, "7.6.1", root_eyrie.POINTS[table.standing(seat, "roost")])
        elif event.law == "root:C.3.4":
            self._owe_tower(table)
        elif event.law == "root:14.6.2":
            table.seen.phase = "evening"
            self._owe(seat, "14.6.2", root_hundreds.oppression(table, seat))
        elif event.law == "root:12.5.2.V" and faction == "duchy" and not self.debts[seat, event.law]:
            self._owe(seat, "12.5.2.V", self.banked)
        self.debts[seat, event.law] -= points
        table.seats[seat].points = (table.seats[seat].points or 0) + points
        self.best = max(self.best, table.seats[seat].points or 0)

    def _on_crafted(self, table: Table, event: Event) -> None:
        seat, card = int(event.args["seat"]), str(event.args["card"])
        printed = cards()[card]
        if printed["kind"] == "persistent":
            table.seats[seat].crafted.append(card)
        if printed["item"] is not None:
            points = printed["points"] or 0
            disdain = table.factions[seat] == "eyrie" and root_eyrie.board(table, seat).leader != "builder"
            law = "7.2.3" if disdain and points > 1 else "3.2.2"
            points = min(points, 1) if disdain else 0 if self.kept_item else points  # 14.2.3
            self._owe(seat, law, points + table.has(seat, "master_engravers"))

    def _on_used(self, table: Table, event: Event) -> None:
        seat, card = int(event.args["seat"]), event.args["card"]
        if card == "royal_claim":
            self._owe(seat, "4.1.3", len(ruled(table, seat) - {BURROW}))
        elif card == "coffin_makers":
            self._owe(seat, "4.1.3", sum(other.coffins for other in table.seats) // 5)
        fight = self.fight
        if fight is not None and event.law == "root:4.3.3":
            mine = fight.side(seat, table)
            if card == "armorers":
                fight.rolled[1 - mine] = 0
            else:
                fight.extra[mine] += 1
            if card == "brutal_tactics":
                self._owe(fight.defender, "4.3.3", 1)

    def _on_cleared_path(self, table: Table, event: Event) -> None:
        self._owe(int(event.args["seat"]), "C.3.3", 1)

    def _on_turmoil(self, table: Table, event: Event) -> None:
        seat = int(event.args["seat"])
        decree = root_eyrie.board(table, seat).decree
        birds = sum(suit_of(card) == "bird" for column in decree.values() for card in column)
        self._owe(seat, "7.7.1", -min(birds, table.seats[seat].points or 0))

    def _on_found(self, table: Table, event: Event) -> None:
        spot = table.spots[int(event.args["clearing"])]
        spot.ruin = (spot.ruin or 0) - 1 or None
        if event.law == "root:9.5.3":
            self._owe(int(event.args["seat"]), "9.5.3", 1)

    def _on_dropped(self, table: Table, event: Event) -> None:
        if event.law == "root:14.2.4.I":
            self._owe(int(event.args["seat"]), "14.2.4.I", 1)

    def _on_called(self, table: Table, event: Event) -> None:
        seat, minister = int(event.args["seat"]), str(event.args["minister"])
        if root_duchy.rank(minister) == "lord":
            self._owe(seat, event.law.removeprefix("root:"), root_duchy.dues(table, seat, minister))
        self.banked = 0

    def _on_swayed(self, table: Table, event: Event) -> None:
        rank = root_duchy.rank(str(event.args["minister"]))
        self._owe(int(event.args["seat"]), "12.5.3.III", root_duchy.CROWNS[rank])

    def _on_spent(self, table: Table, event: Event) -> None:
        if event.law == "root:12.5.2.V":
            self.banked += 1
        if event.law == "root:E.2.2" and table.asked.prompt == "HearScouts" and self.fight is not None:
            self.fight.warned = True

    def _on_played_ambush(self, table: Table, event: Event) -> None:
        if event.law == "root:4.3.1" and self.fight is not None:
            self.fight.ambush = True
            self._stake(table, self.fight)
        if event.law == "root:4.3.1.I" and self.fight is not None:
            self.fight.ambush = False

    # ---- 9.2.9 relationships

    def _on_gave(self, table: Table, event: Event) -> None:
        if event.law == "root:9.5.4":
            self.aided = int(event.args["taker"])

    def _aid(self, table: Table, other: int) -> None:
        """The price of an aid is paid: the relationship follows, unless an item is still asked for."""
        asked = table.asked.prompt == "AskItem"
        boxes = table.seats[other]
        if not asked and (any(boxes.box.values()) or any(boxes.turned.values())):
            return
        self.aided = None
        mine = root_vagabond.board(table, table.me)
        relation = mine.relations.get(table.factions[other], "hostile")  # a Vagabond aids another by the fifth edition
        if relation == "allied":
            self._owe(table.me, "9.2.9.II.a", 2)
        elif relation != "hostile":
            number, points = root_vagabond.STEPS[relation]
            if mine.aids[other] + 1 == number:
                self._owe(table.me, "9.2.9.I.b", points)

    def _relation(self, table: Table, vagabond: int, other: int) -> str:
        return root_vagabond.board(table, vagabond).relations[table.factions[other]]

    def _on_turned_hostile(self, table: Table, event: Event) -> None:
        _turn_hostile(table, int(event.args["seat"]), int(event.args["other"]))

    # ---- pieces come and go

    def _on_placed(self, table: Table, event: Event) -> None:
        seat, piece, place = int(event.args["seat"]), str(event.args["piece"]), int(event.args["clearing"])
        number = int(event.args["count"])
        before = table.standing(seat, piece)
        self.ledger.checks["placing"] += 1
        if not table.may_place(seat, place):
            self.ledger.note(
                "placing", event.law, f"{table.factions[seat]} placed {piece} where it may not, in {place}"
            )
        table.spots[place].pieces[seat, piece] += number
        table.seats[seat].supply[piece] = max(0, table.supply(seat, piece) - number)
        self._for_building(seat, piece, before, event.law)

    def _for_building(self, seat: int, piece: str, before: int, law: str) -> None:
        """Tracks that pay as their spaces are uncovered."""
        if law == "root:6.5.4.III":
            self._owe(seat, "6.5.4.III", root_marquise.POINTS[piece][before])
        elif piece == "sympathy":
            self._owe(seat, law.removeprefix("root:"), root_alliance.POINTS[before])
        elif piece.startswith("trade_post"):
            self._owe(seat, "11.5.6.III", root_riverfolk.POST_POINTS)

    def _on_removed(self, table: Table, event: Event) -> None:
        seat, piece, place = int(event.args["seat"]), str(event.args["piece"]), int(event.args["clearing"])
        number, faction = int(event.args["count"]), table.factions[seat]
        stood = table.spots[place].pieces[seat, piece]
        if stood < number:
            self.ledger.note("pieces", event.law, f"{number} {piece} of {faction} removed, {stood} stood in {place}")
        table.spots[place].pieces[seat, piece] -= number
        warrior = piece in WARRIORS[faction]
        in_battle = event.law == "root:4.3.4" and self.fight is not None
        remover = self.turn if event.law not in BY_THE_OWNER else None
        if event.law.startswith("root:E.") or int(event.args["by"]) >= self.players:
            remover = int(event.args["by"])
        if in_battle and self.fight is not None:
            remover = self._in_battle(table, self.fight, seat, piece, number)
        self.dues.remove(table, event, remover, self.fight.defender if in_battle and self.fight else None)
        if remover in (None, seat):
            return
        assert remover is not None
        if not warrior:
            self._owe(remover, "3.2.1", number)
            if faction == "keepers" and piece not in BUILDINGS["keepers"]:
                self._owe(remover, "15.2.5", number)
        if in_battle and self.fight is not None:
            self._infamy(table, self.fight, remover, seat, warrior, number)

    def _in_battle(self, table: Table, fight: Fight, seat: int, piece: str, number: int) -> int:
        """4.3.4: who removed it, and that warriors go before the rest."""
        mine = fight.side(seat, table)
        fight.lost[mine] += number
        if piece not in WARRIORS[table.factions[seat]] and table.warriors(seat, fight.clearing):
            self.ledger.note("losses", "root:4.3.4", f"{piece} of {table.factions[seat]} went before its warriors")
        remover = fight.attacker if mine else fight.defender
        remover = remover if fight.instigator is None else fight.instigator
        despot = table.factions[remover] == "eyrie" and root_eyrie.board(table, remover).leader == "despot"
        if despot and not fight.boasted and seat != remover and piece not in WARRIORS[table.factions[seat]]:
            fight.boasted = True
            self._owe(remover, "7.8.4", 1)
        return remover

    def _infamy(self, table: Table, fight: Fight, remover: int, seat: int, warrior: bool, number: int) -> None:
        """9.2.9.III.a: in battle, on his turn, for pieces of the hostile, but for the warrior that makes them so."""
        if not table.factions[remover].startswith("vagabond") or self.turn != remover:
            return
        if table.factions[seat].startswith("vagabond") or seat >= table.players:  # E.3.3
            return
        relation = self._relation(table, remover, seat)
        allied = fight.ally == seat
        if relation == "hostile":
            self._owe(remover, "9.2.9.III.a", number)
        elif not allied and warrior:
            self._owe(remover, "9.2.9.III.a", number - 1)
            _turn_hostile(table, remover, seat)

    def _on_moved(self, table: Table, event: Event) -> None:
        self._shift(table, event, "warrior", int(event.args["count"]))

    def _on_marched(self, table: Table, event: Event) -> None:
        self._shift(table, event, "warrior", int(event.args["count"]))
        self._shift(table, event, "warlord", 1)

    def _on_carried(self, table: Table, event: Event) -> None:
        self._shift(table, event, str(event.args["piece"]), 1)

    def _shift(self, table: Table, event: Event, piece: str, number: int) -> None:
        seat = int(event.args["seat"])
        table.spots[int(event.args["origin"])].pieces[seat, piece] -= number
        table.spots[int(event.args["target"])].pieces[seat, piece] += number

    def _on_walked(self, table: Table, event: Event) -> None:
        table.seats[int(event.args["seat"])].pawn = str(event.args["target"])

    def _on_delved(self, table: Table, event: Event) -> None:
        table.spots[int(event.args["target"])].pieces[int(event.args["seat"]), str(event.args["piece"])] += 1

    def _on_recovered(self, table: Table, event: Event) -> None:
        """15.5.2.III.b: the value, and two for a full column."""
        seat, piece = int(event.args["seat"]), str(event.args["piece"])
        table.spots[int(event.args["clearing"])].pieces[seat, piece] -= 1
        kind, value = piece.split("_")
        rows = root_keepers.board(table, seat).relics
        column = len(rows[kind])
        others = [len(row) for other, row in rows.items() if other != kind]
        self._owe(seat, "15.5.2.III.b", int(value) + 2 * all(length > column for length in others))

    def _on_plotted(self, table: Table, event: Event) -> None:
        table.spots[int(event.args["clearing"])].pieces[int(event.args["seat"]), "plot"] += 1

    def _on_flipped(self, table: Table, event: Event) -> None:
        """13.4.2: as many points as plots lie face up."""
        seat, pieces = int(event.args["seat"]), table.spots[int(event.args["clearing"])].pieces
        pieces[seat, "plot"] -= 1
        pieces[seat, str(event.args["piece"])] += 1
        self._owe(seat, "13.4.2", table.standing(seat, *root_corvids.PLOTS))

    def _on_swapped(self, table: Table, event: Event) -> None:
        seat = int(event.args["seat"])
        a, b = (table.spots[int(event.args[end])].pieces for end in ("a", "b"))
        for piece in ("plot", *root_corvids.PLOTS):
            a[seat, piece], b[seat, piece] = b[seat, piece], a[seat, piece]

    def _on_scorched(self, table: Table, event: Event) -> None:
        table.spots[int(event.args["clearing"])].scorched = True

    def _on_discarded(self, table: Table, event: Event) -> None:
        """Of what was crafted; what is over the limit comes from the hand."""
        crafted = table.seats[int(event.args["seat"])].crafted
        over_limit = table.asked.prompt == "DiscardDown"
        if event.law == "root:4.1.3" and event.args["card"] in crafted and not over_limit:
            crafted.remove(str(event.args["card"]))

    def _on_activated(self, table: Table, event: Event) -> None:
        table.seats[int(event.args["seat"])].dominance = str(event.args["card"])

    def _on_joined(self, table: Table, event: Event) -> None:
        table.seats[int(event.args["seat"])].partner = int(event.args["partner"])

    def _on_turn_began(self, table: Table, event: Event) -> None:
        """The turn before is over; whatever was hired goes home with it (11.2.7)."""
        if self.turn is not None:
            self._check_draw(table)
            self.dues.end_turn(table, self.turn)
            self._owe_tower(table)
            self.watched = False
        self.turn = int(event.args["seat"])
        self.to_draw, self.drawn, self.excused = None, 0, False
        if table.hire.customer != self.turn:
            table.hire.customer, table.hire.boats, table.hire.mercenaries = None, False, False
        table.seen.phase = "birdsong"
        self.dues.begin_turn(table, self.turn, self.events)

    def _owe_tower(self, table: Table) -> None:
        """C.3.4: as a turn ends, before hirelings change hands."""
        tower = table.map["tower"]
        table.seen.phase = "evening"
        if self.turn is not None and tower is not None and not self.watched and ruler(table, tower) == self.turn:
            self._owe(self.turn, "C.3.4", 1)
        self.watched = True

    def _on_gathered_funds(self, table: Table, event: Event) -> None:
        """11.4.2: with a trade post on the map, a point for every two warriors that were funds before."""
        seat = int(event.args["seat"])
        if table.where(seat, "trade_post"):
            self._owe(seat, "11.4.2", self.funds(table, seat) // 2)

    def funds(self, table: Table, seat: int) -> int:
        return sum(root_riverfolk.board(table, seat).funds) - self.lost_funds

    def _on_lost_funds(self, table: Table, event: Event) -> None:
        self.lost_funds += int(event.args["count"])

    def _on_drew_card(self, table: Table, event: Event) -> None:
        """x.6: as Evening ends, one card and what the board adds."""
        faction = table.factions[int(event.args["seat"])]
        if event.law == "root:G.1.1" and faction in DRAWS:
            if self.to_draw is None:
                self.to_draw = DRAWS[faction](table, int(event.args["seat"]))
            self.drawn += 1

    def _on_picked_up(self, table: Table, event: Event) -> None:
        self.excused |= event.law == "root:4.1.3"  # Informants

    def _on_rested(self, table: Table, event: Event) -> None:
        """9.6.1: all that was damaged lies face up again."""
        board = table.seats[int(event.args["seat"])].board
        items = msgspec.convert(board["items"], dict[str, dict[str, int]])
        ready = Counter(items["ready"]) + Counter(items["damaged"]) + Counter(items["damaged_spent"])
        board["items"] = {**items, "ready": dict(ready), "damaged": {}, "damaged_spent": {}}
        if "track" in board:
            mended = Counter(items["damaged"]) + Counter(items["damaged_spent"])
            track = Counter(msgspec.convert(board["track"], dict[str, int]))
            board["track"] = {i: min(root_vagabond.TRACK, track[i] + mended[i]) for i in root_vagabond.ON_TRACKS}

    def _on_repaired(self, table: Table, event: Event) -> None:
        """9.5.7: with the same side up; a repaired coin adds to the draw that the Ranger's Hideout leads to (D.3.2)."""
        board, item = table.seats[int(event.args["seat"])].board, str(event.args["item"])
        items = msgspec.convert(board["items"], dict[str, dict[str, int]])
        damaged, whole = ("damaged_spent", "spent") if self.dues.verb == "repair_spent" else ("damaged", "ready")
        items[damaged][item] -= 1
        items[whole][item] = items[whole].get(item, 0) + 1
        board["items"] = items

    def _check_draw(self, table: Table) -> None:
        if self.turn is None or table.factions[self.turn] not in DRAWS or self.excused:
            return
        plenty = table.seen.deck + len(table.seen.discard) > 12  # or the deck might have run out on the way
        if plenty:
            due = DRAWS[table.factions[self.turn]](table, self.turn) if self.to_draw is None else self.to_draw
            self.ledger.same("draw of Evening", "root:G.1.1", self.drawn, due)

    def _on_bought(self, table: Table, event: Event) -> None:
        table.hire.customer = int(event.args["seat"])
        table.hire.boats |= event.args["service"] == "riverboats"
        table.hire.mercenaries |= event.args["service"] == "mercenaries"

    # ---- hirelings

    def _on_took_control(self, table: Table, event: Event) -> None:
        """E.1.2: as many markers as the die can show: less for who leads."""
        seat, party = int(event.args["seat"]), table.factions.index(str(event.args["hireling"]))
        points = [one.points for one in table.seats[: table.players]]
        leads = points[seat] is not None and points[seat] == max(score or 0 for score in points)
        self._owe_tower(table)
        few, many = (1, 2) if leads else (2, 4)
        self.ledger.same("control die", "root:E.1.2", few <= int(event.args["count"]) <= many, True)
        table.holder[party] = seat

    def _on_lost_items(self, table: Table, event: Event) -> None:
        """E.2.2: a hit that the Exile takes exhausts an item, or removes one; after an ambush he rolls with what is
        left."""
        party, number = int(event.args["seat"]), int(event.args["count"])
        if event.what == "tired":
            root_hirelings.exhaust(table, party, number)
        else:
            root_hirelings.remove_items(table, party, number)
        if self.fight is not None:
            self.fight.lost[self.fight.side(party, table)] += number

    def _on_donated(self, table: Table, event: Event) -> None:
        self._owe(int(event.args["seat"]), "E.2.2", 1)

    def _on_waylaid(self, table: Table, event: Event) -> None:
        table.seats[int(event.args["seat"])].supply["warrior"] -= 1

    def _on_withdrew(self, table: Table, event: Event) -> None:
        table.seats[int(event.args["seat"])].supply["warrior"] += 1

    def _on_commanded(self, table: Table, event: Event) -> None:
        """E.2.3: the Nobles bring a point for every three clearings."""
        if event.args["hireling"] == "bluebird_nobles":
            seat = int(event.args["seat"])
            self._owe(seat, "E.2.3", len(ruled(table, seat) - {BURROW}) // 3)

    # ---- battle

    def _on_battled(self, table: Table, event: Event) -> None:
        if self.fight is not None:
            self._end_fight(table)
        fight = Fight(int(event.args["attacker"]), int(event.args["defender"]), int(event.args["clearing"]))
        fight.instigator = self.turn if event.law == "root:D.4.2" else None
        self.fight = fight
        if table.factions[fight.attacker] == "the_exile":
            root_hirelings.exhaust(table, fight.attacker, root_hirelings.BATTLE_ITEMS)

    def _on_declared_loot(self, table: Table, event: Event) -> None:
        if self.fight is not None:
            self.fight.looting = True

    def _on_called_allies(self, table: Table, event: Event) -> None:
        if self.fight is not None:
            self.fight.ally = int(event.args["ally"])

    def _on_hired(self, table: Table, event: Event) -> None:
        if self.fight is not None:
            self.fight.arbiter += root_vagabond.swords(table, int(event.args["arbiter"]))

    def _on_exhausted(self, table: Table, event: Event) -> None:
        """9.2.5: face down; the day of a Vagabond may end with it, and coins add to the draw face up only (9.6.2)."""
        seat, item = int(event.args["seat"]), str(event.args["item"])
        if event.law == "root:E.2.4":  # the Brigand exhausts crafted ones
            return
        items = msgspec.convert(table.seats[seat].board["items"], dict[str, dict[str, int]])
        items["ready"][item] = items["ready"].get(item, 0) - 1
        items["spent"][item] = items["spent"].get(item, 0) + 1
        table.seats[seat].board["items"] = items
        track = msgspec.convert(table.seats[seat].board.get("track", {}), dict[str, int])
        if track.get(item, 0) > items["ready"][item]:
            table.seats[seat].board["track"] = {**track, item: items["ready"][item]}
        if event.law == "root:D.8.2" and self.fight is not None:
            self.fight.extra[self.fight.side(int(event.args["seat"]), table)] += 1

    def _on_damaged(self, table: Table, event: Event) -> None:
        """9.2.7: one undamaged item fewer; on which side it lay does not matter here."""
        seat, item = int(event.args["seat"]), str(event.args["item"])
        items = msgspec.convert(table.seats[seat].board["items"], dict[str, dict[str, int]])
        lying = next(side for side in ("ready", "spent") if items[side].get(item))
        items[lying][item] -= 1
        table.seats[seat].board["items"] = items
        table.seats[seat].board.pop("track", None)  # so where it lay is not known either
        if event.law == "root:9.2.7" and self.fight is not None and seat in (self.fight.attacker, self.fight.defender):
            self.fight.lost[self.fight.side(seat, table)] += 1
        elif event.law == "root:9.2.7":
            self.dues.damage(seat)

    def _on_stowed(self, table: Table, event: Event) -> None:
        self._move_item(table, event, -1)

    def _on_lifted(self, table: Table, event: Event) -> None:
        self._move_item(table, event, 1)

    def _move_item(self, table: Table, event: Event, more: int) -> None:
        """9.2.5.III of the fifth edition"""
        board, item = table.seats[int(event.args["seat"])].board, str(event.args["item"])
        if "track" in board:
            track = msgspec.convert(board["track"], dict[str, int])
            board["track"] = {**track, item: track.get(item, 0) + more}

    def _on_ignored(self, table: Table, event: Event) -> None:
        if self.fight is not None:
            self.fight.ignored[self.fight.side(int(event.args["seat"]), table)] += int(event.args["count"])

    def _roll(self, table: Table, event: Event, dice: list[int]) -> None:
        """4.3.2: the higher roll is the attacker's, against the Alliance the lower (8.2.2); 4.3.2.I: at most as many
        as there are warriors."""
        fight = self.fight
        assert fight is not None
        if fight.ambush:
            self._check_losses(fight, [0, 2])
        first, second = dice.pop(0), dice.pop(0)
        swapped = table.factions[fight.defender] == "alliance" or fight.warned
        dealt = sorted((first, second), reverse=not swapped)
        most = [strength(table, fight, fight.attacker), strength(table, fight, fight.defender) + fight.arbiter]
        if fight.looting:
            most[0] = 0  # 14.2.5
        fight.rolled = [min(dealt[side], most[side]) for side in (0, 1)]
        rules = [int(event.args["attacker"]), int(event.args["defender"])]
        self.ledger.same("dice", "root:4.3.2", rules, fight.rolled)
        fight.extra = [attackers_extra(table, fight), defenders_extra(table, fight)]
        fight.fought, fight.lost, fight.ambush = True, [0, 0], False
        self._stake(table, fight)

    def _stake(self, table: Table, fight: Fight) -> None:
        """What each side could lose now, and whether it ignores the first hit of the battle."""
        for side, seat in enumerate((fight.attacker, fight.defender)):
            fight.at_stake[side] = at_stake(table, fight, seat)
            fight.shielded[side] = shielded(table, fight, seat)

    def _end_fight(self, table: Table) -> None:
        fight, self.fight = self.fight, None
        assert fight is not None
        if fight.ambush:
            self._check_losses(fight, [0, 2])
        elif fight.fought:
            self._check_losses(fight, [fight.rolled[side] + fight.extra[side] for side in (0, 1)])

    def _check_losses(self, fight: Fight, dealt: list[int]) -> None:
        """4.3.4: for each hit a piece or an item, while there are any."""
        for side in (0, 1):
            hits = dealt[1 - side]
            due = min(hits, fight.shields[side] * fight.shielded[side])
            self.ledger.same("ignored hits", "root:15.2.4", fight.ignored[side], due)
            self.ledger.same("losses", "root:4.3.4", fight.lost[side], min(hits - due, fight.at_stake[side]))
            fight.shields[side] -= due
            fight.ignored[side] = 0


def _turn_hostile(table: Table, vagabond: int, other: int) -> None:
    board = table.seats[vagabond].board
    relations = msgspec.convert(board["relations"], dict[str, str])
    board["relations"] = {**relations, table.factions[other]: "hostile"}


def strength(table: Table, fight: Fight, seat: int) -> int:
    """4.3.2.I, 9.2.6: warriors, own and hired (not against their own people), or swords and allied warriors."""
    if table.factions[seat].startswith("vagabond"):
        allies = table.warriors(fight.ally, fight.clearing) if fight.ally is not None and seat == fight.attacker else 0
        return root_vagabond.swords(table, seat) + allies
    if seat >= table.players:
        return root_hirelings.strength(table, seat, fight.clearing)
    return table.warriors(seat, fight.clearing) + hired(table, fight, seat)


def hired(table: Table, fight: Fight, seat: int) -> int:
    river = table.seat_of("riverfolk")
    return 0 if river in (fight.attacker, fight.defender) else table.hired(seat, fight.clearing)


def attackers_extra(table: Table, fight: Fight) -> int:
    """7.8.3, 14.7.8, and 4.3.3.II where the defender is defenceless."""
    seat = fight.attacker
    commander = table.factions[seat] == "eyrie" and root_eyrie.board(table, seat).leader == "commander"
    wrath = leads(table, fight, seat, "wrathful")
    bare = not strength(table, fight, fight.defender)
    return int(commander) + int(wrath) + int(bare) + root_hirelings.sentries(table, seat, fight.clearing)


def defenders_extra(table: Table, fight: Fight) -> int:
    """13.2.5"""
    seat = fight.defender
    agents = table.factions[seat] == "corvids" and table.spots[fight.clearing].pieces[seat, "plot"] > 0
    return int(agents) + root_hirelings.sentries(table, seat, fight.clearing)


def leads(table: Table, fight: Fight, seat: int, mood: str) -> bool:
    """14.7: the warlord is in the battle, in this mood."""
    if table.factions[seat] != "hundreds" or not table.spots[fight.clearing].pieces[seat, "warlord"]:
        return False
    return root_hundreds.board(table, seat).mood == mood


def shielded(table: Table, fight: Fight, seat: int) -> bool:
    """14.7.7 and 15.2.4"""
    place = fight.clearing
    knights = table.factions[seat] == "keepers" and table.warriors(seat, place) > 0
    if table.held("badger_bodyguards") == seat:  # E.2.2
        return True
    return leads(table, fight, seat, "stubborn") or (knights and bool(root_keepers.relics_at(table, seat, place)))


def at_stake(table: Table, fight: Fight, seat: int) -> int:
    """4.3.4, 9.2.7: all pieces of the side, or undamaged items and allied warriors."""
    if table.factions[seat].startswith("vagabond"):
        items = root_vagabond.board(table, seat).items
        allies = table.warriors(fight.ally, fight.clearing) if fight.ally is not None and seat == fight.attacker else 0
        return sum(items.ready.values()) + sum(items.spent.values()) + allies
    if seat >= table.players:
        return root_hirelings.at_stake(table, seat, fight.clearing)
    river, place = table.seat_of("riverfolk"), fight.clearing
    own = 0 if sheltered(table, seat, place) else table.pieces(seat, place)  # E.2.2
    return own if river is None or sheltered(table, river, place) else own + hired(table, fight, seat)
