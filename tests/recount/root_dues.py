"""What must follow in Root, reckoned a second time: prices that are paid, pieces that come, and what one player's doing
costs another. Some of it comes only after further questions, so it is settled when the turn ends; the rest at once.

    at once      acolytes, wood and supporters spent, items exhausted, warriors recruited, officers lost, servants
                 dismissed, prices of services
                 who is the Outcast
    by the turn  outrage and its supporters, Field Hospitals, swept Vagabonds, revenge of the Lizards, price of failure,
                 roosts, oppression
"""

from __future__ import annotations

from collections import Counter

from copse.kernel.events import Event
from tests.recount import (
    root_alliance,
    root_duchy,
    root_eyrie,
    root_hirelings,
    root_hundreds,
    root_lizards,
    root_marquise,
    root_riverfolk,
    root_vagabond,
)
from tests.recount.ledger import Ledger
from tests.recount.root_rule import ruled
from tests.recount.root_table import SUITS, Table, cards, suit_of

RECRUITS = {"10.5.2": 1, "11.5.5": 1, "12.5.1.II": 1, "8.6.1.III": 1, "7.4.3": 3, "15.4.3": 2, "14.7.4": 2}
CONSPIRACIES = {"10.4.3.I": 2, "10.4.3.II": 2, "10.4.3.III": 3}
SWEEPS = {"revolted": None, "scorched": None, "flipped": "bomb"}  # events that empty a clearing
FAVORS = {"favor_of_the_foxes": "fox", "favor_of_the_rabbits": "rabbit", "favor_of_the_mice": "mouse"}
ITEMS = {"battle": "sword", "explore": "torch", "strike": "crossbow", "repair": "hammer", "repair_spent": "hammer",
         "special": "torch", "instigate": "torch"}  # fmt: skip


class Dues:
    """What is owed beside points; `Story` reports each event before it changes the table."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.by_turn: Counter[str] = Counter()  # what must have happened when the turn ends, less what has
        self.paid: Counter[str] = Counter()  # points of this turn, by paragraph
        self.wood = self.supporters = 0  # paid so far
        self.price: int | None = None  # supporters that the choice costs
        self.to_refresh: int | None = None  # items that a Vagabond turns face up this turn
        self.refreshed, self.all_fresh = 0, False
        self.verb = ""
        self.souls: list[str] | None = []  # cards that came to the Lost Souls in this step; None if unknown
        self.outcast: tuple[str | None, bool] | None = None  # what the Lizards must have named in this step (10.4.1)
        self.fallen: list[int] = []  # clearings where the removal that is being told took warriors of the Marquise
        self.empty_handed = False  # her hand was empty at some moment of the turn
        self.deck_dry = False  # and so was the deck
        self.failed = False  # the removal that is being told has already had its price (12.2.3)

    # ---- choices

    def choose(self, table: Table, action: str) -> None:
        verb, *words = action.split()
        self.verb = verb
        self.souls, self.outcast, self.just_damaged = [], None, 0
        cats = table.seat_of("marquise")
        played = table.me == cats and any(card in words for card in table.hand)  # it may be her last
        self.empty_handed |= cats is not None and table.seats[cats].hand.size <= played
        self.deck_dry |= table.seen.deck + len(table.seen.discard) < 4
        if table.asked.prompt == "FieldHospital":
            self.by_turn["6.2.3 hospitals"] -= 1
        if verb in ("spread", "revolt"):
            self.supporters, self.price = 0, 2
        if verb == "spread":
            seat, site = table.me, int(words[0])
            column = root_alliance.TOKENS - table.supply(seat, "sympathy")
            self.price = root_alliance.COST[column] + root_alliance.martial_law(table, seat, site)
        elif verb == "build":
            self.wood = 0
        elif verb == "take_off" and table.asked.prompt == "BreakOut":  # E.2.3: the Uprising
            self._sweep(table, table.factions.index("spring_uprising"), {int(words[0])})

    def exhaust(self, table: Table, action: str, events: list[Event]) -> None:
        """9.5: what each action of a Vagabond turns face down."""
        verb, *words = action.split()
        seat = table.me
        if table.asked.prompt != "Wander":
            return
        if verb in ("go", "sail"):
            due = Counter({"boots": 1 + root_vagabond.guarded(table, seat, int(words[0]))})
        elif verb in ITEMS:
            due = Counter({ITEMS[verb]: 1})
        elif verb == "craft":
            due = Counter({"hammer": len(cards()[words[0]]["cost"])})
        else:
            return
        mine = [e for e in events if e.what == "exhausted" and e.args["seat"] == seat and e.law != "root:D.8.2"]
        if verb == "craft" and "any" in cards()[words[0]]["cost"]:
            return  # paid hammer by hammer, as they are asked for
        self.ledger.same("items", "root:9.5", Counter(str(e.args["item"]) for e in mine), due)

    # ---- events

    def hear(self, table: Table, event: Event) -> None:
        law = event.law.removeprefix("root:")
        seat = event.args.get("seat")
        if event.what != "removed":
            self.failed = False
            self.bury(table)
        if event.what in ("moved", "marched"):
            self._outrage_by_move(table, event)
        elif event.what == "walked":
            self._pass_bandits(table, int(str(seat)), str(event.args["target"]))
        elif event.what == "outraged":
            self.by_turn[f"8.2.6 {event.args['other']} in {event.args['clearing']}"] -= 1
            self.by_turn["8.2.6 supporters"] += 1
        elif (law == "8.2.6" and event.what == "gained_supporter") or (law == "8.2.3.I" and self.verb != "mobilize"):
            self.by_turn["8.2.6 supporters"] -= 1
        elif event.what == "gained_acolytes" and law == "10.2.3":
            self.by_turn["10.2.3 acolytes"] -= int(event.args["count"])
        elif event.what == "demoted":
            self.by_turn["12.2.3 demoted"] -= 1
        elif event.what == "lost_officers":
            officers = root_alliance.board(table, int(str(seat))).officers
            self.ledger.same("officers", "root:8.2.4", event.args["count"], (officers + 1) // 2)
        elif event.what == "spent_acolytes":
            hated = root_lizards.board(table, int(str(seat))).hated
            self.ledger.same("acolytes", event.law, event.args["count"], CONSPIRACIES[law] - hated)
        elif event.what == "spent" and law == "8.2.3":
            self.supporters += 1
        elif event.what == "bought":
            seller = int(event.args["seller"])
            price = root_riverfolk.board(table, seller).prices[str(event.args["service"])]
            self.ledger.same("services", "root:11.2.6.I", event.args["price"], price)
            supply = table.seats[int(str(seat))].supply
            supply["warrior"] = supply.get("warrior", 0) - price
        elif event.what == "refreshed":
            self._refresh()
        elif event.what == "refreshed_all":
            self.all_fresh = True
        elif event.what == "discarded" and law == "4.3.3" and seat == table.seat_of("marquise"):  # for her Partisans
            hand = table.seats[int(str(seat))].hand
            hand.size -= 1
            self.empty_handed |= not hand.size
        elif event.what == "scored":
            self.paid[law] += int(event.args["points"])
        self._more(table, event, law)
        self._lose_soul(table, event)

    def _lose_soul(self, table: Table, event: Event) -> None:
        """10.2.6: what is spent or discarded. 10.4.1: whose suit most of them have, before they go (10.4.2)."""
        card = event.args.get("card")
        gone = (
            event.what in ("spent", "discarded", "played_ambush", "exported", "dismissed")
            and card != "faithful_retainer"
        )
        gone |= event.what == "crafted" and cards()[str(card)]["kind"] != "persistent"
        if event.what == "turmoil":  # which discards the decree unsaid
            self.souls = None
        elif gone and self.souls is not None:
            self.souls.append(str(card))
        elif event.what == "discarded_souls" and self.souls is not None:
            mine = root_lizards.board(table, int(event.args["seat"]))
            souls = [*mine.souls, *self.souls]
            self.ledger.same("lost souls", "root:10.4.2", event.args["count"], len(souls))
            self.outcast = root_lizards.outcast(souls, mine.outcast)

    def _more(self, table: Table, event: Event, law: str) -> None:
        if event.what == "removed" and law == "6.5.4.II":
            self.wood += int(event.args["count"])
        elif event.what == "built" and law == "6.5.4.III":
            column = table.standing(int(event.args["seat"]), str(event.args["piece"]))
            self.ledger.same("wood", "root:6.5.4.II", self.wood, root_marquise.COST[column])
        elif event.what == "revolted" or (event.what == "built" and law == "8.4.2.III"):
            self.ledger.same("supporters", "root:8.2.3", self.supporters, self.price)
        elif event.what == "placed" and event.args["piece"] == "warrior":
            self._recruit(table, event, law)
        if event.what == "crafted" and event.args["card"] in FAVORS:
            self._sweep(table, int(event.args["seat"]), table.of_suit(FAVORS[str(event.args["card"])]))
        elif event.what in SWEEPS and event.args.get("piece") == SWEEPS[event.what]:
            self._sweep(table, int(event.args["seat"]), {int(event.args["clearing"])})

    def _sweep(self, table: Table, seat: int, places: set[int]) -> None:
        """9.2.2.I: a Vagabond where an enemy sweeps everything damages three items."""
        for enemy in table.enemies(seat):
            if table.factions[enemy].startswith("vagabond") and root_vagabond.here(table, enemy) in places:
                self.by_turn[f"9.2.2.I {enemy}"] += min(3, root_vagabond.whole_items(table, enemy))

    def _pass_bandits(self, table: Table, seat: int, target: str) -> None:
        """E.2.2: a Vagabond who passes an enemy's bandit damages an item."""
        origin = table.seats[seat].pawn
        if table.factions[seat].startswith("vagabond") and root_hirelings.waylaid(table, seat, origin, target):
            whole = root_vagabond.whole_items(table, seat) + self.just_damaged  # it goes before he has walked
            self.by_turn[f"9.2.2.I {seat}"] += min(1, whole)

    def damage(self, seat: int) -> None:
        """An item was damaged outside battle."""
        self.by_turn[f"9.2.2.I {seat}"] -= 1
        self.just_damaged += 1

    def bury(self, table: Table) -> None:
        """6.2.3: once all pieces are off the map, Field Hospitals are asked for each clearing, while the keep stands
        and lets warriors be placed."""
        cats = table.seat_of("marquise")
        keeps = [] if cats is None else table.where(cats, "keep")
        if cats is not None and any(table.may_place(cats, place) for place in keeps):
            self.by_turn["6.2.3 hospitals"] += len(self.fallen)
        self.fallen = []

    def _outrage_by_move(self, table: Table, event: Event) -> None:
        """8.2.6: another player moves warriors into a sympathetic clearing, with hirelings too (E.3.7)."""
        alliance, target = table.seat_of("alliance"), int(event.args["target"])
        mover = table.side(int(event.args["seat"]))
        if alliance not in (None, mover) and table.spots[target].pieces[alliance, "sympathy"]:
            self.by_turn[f"8.2.6 {mover} in {target}"] += 1

    def remove(self, table: Table, event: Event, remover: int | None, defender: int | None) -> None:
        """What the removal of a piece brings about; `defender` is who defends, if it is in battle."""
        seat, piece, number = int(event.args["seat"]), str(event.args["piece"]), int(event.args["count"])
        faction, place = table.factions[seat], event.args["clearing"]
        player = None if remover is None else table.holder[remover]
        if piece == "sympathy":
            if player not in (None, seat):
                self.by_turn[f"8.2.6 {player} in {place}"] += number
        elif faction == "lizards" and piece == "warrior" and seat == defender:
            self.by_turn["10.2.3 acolytes"] += number
        elif faction == "marquise" and piece == "warrior":
            self.fallen.append(int(place))
        elif piece in ("citadel", "market") and not self.failed:
            self.failed = True
            self.by_turn["12.2.3 demoted"] += bool(root_duchy.board(table, seat).swayed)

    def _recruit(self, table: Table, event: Event, law: str) -> None:
        """As many as the chapter says, or as the supply has."""
        seat, number = int(event.args["seat"]), int(event.args["count"])
        wanted = RECRUITS.get(law)
        if law == "7.5.2.I":
            wanted = 2 if root_eyrie.board(table, seat).leader == "charismatic" else 1
        elif law == "12.4":
            wanted = root_duchy.RECRUITS[table.standing(seat, "citadel")]
        elif law == "8.4.1.III":
            suit = table.spots[int(event.args["clearing"])].suit or SUITS[0]
            wanted = len(table.where(seat, "sympathy") & table.of_suit(suit))
        elif law == "14.4.2" and int(event.args["clearing"]) in root_hundreds.warlord(table, seat):
            return  # the warlord's recruits and those of a stronghold there come one after the other
        if wanted is not None:
            short = number < wanted and table.supply(seat, "warrior") < wanted  # 1.5.4
            self.ledger.same("recruits", event.law, number, number if short else wanted)

    def servants(self, table: Table, events: list[Event]) -> None:
        """15.5.2.II.b, 15.5.2.III.c: whether the servant that acted is lost; the table is the one after the events."""
        for event in events:
            if event.what not in ("delved", "recovered"):
                continue
            seat, value = int(event.args["seat"]), int(str(event.args["piece"]).split("_")[1])
            own = ruled(table, seat)
            if event.what == "delved":
                near = next(f["clearings"] for f in table.map["forests"] if f["id"] == event.args["origin"])
                law, count = "root:15.5.2.II.b", len(own & set(near))
            else:
                suit = table.spots[int(event.args["clearing"])].suit or ""
                law, count = "root:15.5.2.III.c", len(own & table.of_suit(suit))
            lost = any(other.what == "dismissed" and other.law == law for other in events)
            self.ledger.same("servants", law, lost, count < value)

    def begin_turn(self, table: Table, seat: int, events: list[Event]) -> None:
        """3.3.1: an activated dominance card wins now or not; 9.4.1: how much a Vagabond will refresh."""
        self.refreshed, self.to_refresh = 0, None
        if table.factions[seat].startswith("vagabond"):
            tea = root_vagabond.board(table, seat).items.ready.get("tea", 0)
            self.to_refresh = 3 + 2 * min(root_vagabond.TRACK, tea)
        elif table.seats[seat].dominance is not None:
            table.seen.phase = "birdsong"
            won = any(event.what == "won" and event.law.startswith("root:3.3.1") for event in events)
            self.ledger.same("dominance", "root:3.3.1", won, dominates(table, seat))

    def _refresh(self) -> None:
        """9.4.1: three items, and two for each tea; or all, if there are no more."""
        if self.to_refresh is None:
            return
        self.refreshed += 1
        if self.refreshed > self.to_refresh:
            self.ledger.note("refreshed items", "root:9.4.1", f"more than {self.to_refresh} items were refreshed")

    def end_turn(self, table: Table, seat: int) -> None:
        """A turn is over: what it brought about must have happened."""
        if self.empty_handed and self.by_turn["6.2.3 hospitals"] > 0:  # without a card nothing was asked
            del self.by_turn["6.2.3 hospitals"]
        if self.deck_dry and self.by_turn["8.2.6 supporters"] > 0:  # and from no deck came no supporter
            del self.by_turn["8.2.6 supporters"]
        owed = {f"{what}: {number}" for what, number in self.by_turn.items() if number}
        self.empty_handed = self.deck_dry = False
        self.ledger.same("what follows", "root:1.5.4", owed, set())
        one = table.seats[seat]
        scores = one.dominance is None and one.partner is None
        if table.factions[seat] == "eyrie" and scores:
            due = root_eyrie.POINTS[table.standing(seat, "roost")]
            self.ledger.same("roosts", "root:7.6.1", self.paid["7.6.1"], due)
        steady = table.seat_of("corvids") is None and not table.seen.hirelings  # nothing changed hands since
        if table.factions[seat] == "hundreds" and scores and steady:
            table.seen.phase = "evening"
            self.ledger.same("oppression", "root:14.6.2", self.paid["14.6.2"], root_hundreds.oppression(table, seat))
        if self.to_refresh is not None and not self.all_fresh:
            self.ledger.same("refreshed items", "root:9.4.1", self.refreshed, self.to_refresh)
        self.just_damaged = 0  # items in this step, outside battle
        self.all_fresh = False
        self.by_turn.clear()
        self.paid.clear()


def dominates(table: Table, seat: int) -> bool:
    """3.3.1.I: three clearings of the suit; 3.3.1.II: two in opposite corners."""
    suit, own = suit_of(table.seats[seat].dominance or ""), ruled(table, seat)
    if suit == "bird":
        return any({a, b} <= own for a, b in table.map["corners"])
    return len(own & table.of_suit(suit)) >= 3
