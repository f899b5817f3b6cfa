"""Bots, chapter 4: the Mechanical Marquise 2.0. The order decides where she battles and recruits, and what she
builds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from copse.kernel.bits import members, union
from copse.kernel.domains import declare
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, Task
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    EASY,
    NIGHTMARE,
    SUITED,
    BattleEach,
    Bot,
    BotBoard,
    CraftOrder,
    Deed,
    DiscardOrder,
    RevealOrder,
    Test,
    Trait,
    aim,
    aim_at_player,
    birds_first,
    by_lowest_priority,
    by_priority,
    coming_after,
    discard_order,
    enemy_count,
    is_bird,
    march,
    order_suit,
    ordered,
    pieces_of,
    points_of,
    rank,
    reachable,
    sites_with_help,
    spread,
    trait_deed,
)
from copse.root.cards import BIRD, FOX, MOUSE, RABBIT, SUITS
from copse.root.domains import ANY_CLEARINGS, OWN_SEAT
from copse.root.fields import Entries, Field, Flag, Whole
from copse.root.homelands import start_corners
from copse.root.move import adjacent
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.state import DAYLIGHT, EVENING, Woodland
from copse.root.steps import SeatStep, Step

BUILDINGS: Final[Mapping[int, str]] = {FOX: "sawmill", RABBIT: "workshop", MOUSE: "recruiter"}  # §4.5.3
IN_DOUBT: Final = ("sawmill", "recruiter", "workshop")  # §4.7.3: which of those that are equally many
STAYING: Final = 3  # warriors that never move (§4.5.4)
ENOUGH_BUILDINGS: Final = 6  # §4.5.5


# ---- the cards of her traits


class Blitz(Trait):
    name = "blitz"


class Fortified(Trait):
    name = "fortified"


class Hospitals(Trait):
    """After a battle in which she defended and lost two warriors or more, place two in the keep's clearing."""

    name = "hospitals"
    least: int = 2
    placed: int = 2

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        if removal.in_battle and state.battle is not None and state.battle.defender == seat:
            warrior = state.rules.warrior[seat]
            lost = sum([loss.number for loss in removal.losses if loss.piece == warrior])
            state.board(seat, MechanicalMarquiseBoard).wounded += lost
        return []


class IronWill(Trait):
    name = "iron_will"


class Overwhelming(Trait):
    name = "overwhelming"


BLITZ: Final = Blitz()
FORTIFIED: Final = Fortified()
HOSPITALS: Final = Hospitals()
IRON_WILL: Final = IronWill()
OVERWHELMING: Final = Overwhelming()


class MechanicalMarquiseBoard(BotBoard):
    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        Field("built", Flag(), "she has built this turn", shown=False),
        Field("expansions", Whole(), "orders drawn beyond the first", shown=False),
        Field("wounded", Whole(), "warriors lost in this battle, for her hospitals", shown=False),
    )

    def __init__(self) -> None:
        super().__init__()
        self.built = False
        self.expansions = 0
        self.wounded = 0

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, MechanicalMarquiseBoard)
        self.built, self.expansions, self.wounded = other.built, other.expansions, other.wounded


class MechanicalMarquise(Bot):
    name = "mechanical_marquise"
    replaces = "marquise"
    chapter = 4
    sign = "◉"
    colour = "#7f4415"
    letter = "A"
    reach = 10
    in_corner = True
    tough = True
    bars_by = "bots:4.2.1"
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 25),
        Kind("sawmill", BUILDING, 6),
        Kind("workshop", BUILDING, 6),
        Kind("recruiter", BUILDING, 6),
        Kind("keep", TOKEN, 1),
    )
    offered: tuple[Trait, ...] = (BLITZ, FORTIFIED, HOSPITALS, IRON_WILL, OVERWHELMING)
    lots: tuple[str, ...] = ("corner", "site")

    track: tuple[int, ...] = (0, 1, 2, 3, 4, 5)  # points with one, two … buildings of a kind on the map
    recruits: Mapping[str, int] = {EASY: 2}
    usual_recruits: int = 4
    reinforcements: int = 2  # from challenging on

    def new_board(self, seats: int) -> FactionBoard:
        return MechanicalMarquiseBoard()

    def printed(self) -> dict[str, Json]:
        """The points of each track, and the building of each suit of orders (§4.5.3)."""
        buildings: dict[str, Json] = {SUITS[suit]: name for suit, name in BUILDINGS.items()}
        return super().printed() | {"points": list[Json](self.track), "buildings": buildings}

    def warriors_recruited(self) -> int:
        return self.recruits.get(self.difficulty, self.usual_recruits)

    # ---- §4.2 rules and abilities

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§4.2.1: only she places pieces in the keep's clearing."""
        return state.where(state.rules.piece(seat, "keep"))

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§4.2.1: the keep never comes back."""
        keep = state.rules.piece(seat, "keep")
        if any(loss.piece == keep for loss in removal.losses):
            state.supply[keep] = 0
        return []

    def toughness(self, state: Woodland, piece: int) -> int:
        """Fortified: her buildings take two hits each, even if another player chooses her losses (B76)."""
        fortified = self.has(FORTIFIED.name) and state.rules.categories[piece] == BUILDING
        return 2 if fortified else 1

    def after_battle(self, state: Woodland, seat: int, battle: object) -> list[Task]:
        board = state.board(seat, MechanicalMarquiseBoard)
        wounded, board.wounded = board.wounded, 0
        if wounded >= HOSPITALS.least:
            for keep in members(state.where(state.rules.piece(seat, "keep"))):
                place(state, seat, state.rules.warrior[seat], keep, HOSPITALS.placed, "bots:3.3.2")
        return []

    def bargains(self, state: Woodland, seat: int, card: int, on_sale: list[int]) -> list[int]:
        """§9.7.5"""
        return birds_first(state, seat, card, on_sale, super().bargains(state, seat, card, on_sale))

    # ---- §4.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [KeepByLot(seat), MechanicalGarrison(seat), BuildingsByLot(seat)]

    # ---- §4.4 to §4.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        board = state.board(seat, MechanicalMarquiseBoard)
        board.built, board.expansions = False, 0
        return [RevealOrder(seat), CraftOrder(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        """§4.5; with a bird for an order §4.7."""
        where = ordered(state, seat)
        steps: list[Task] = [
            BattleEach(seat, where),
            MechanicalRecruit(seat),
            MechanicalBuild(seat),
            MechanicalMove(seat, where, 0),
        ]
        if self.has(BLITZ.name):
            steps.append(BlitzMove(seat))
        return steps if is_bird(state, seat) else [*steps, Expand(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreBuildings(seat), DiscardOrder(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        number, bird = self.warriors_recruited(), (BIRD,)
        in_bird = number * 2 if self.has(IRON_WILL.name) else number
        deeds = self.begun_by_order(sells)
        deeds += [
            Deed(DAYLIGHT, "deed-battle-most-pieces", "bots:4.5.1", BattleEach, SUITED),
            Deed(DAYLIGHT, "deed-battle-most-pieces", "bots:4.7.1", BattleEach, bird),
            Deed(DAYLIGHT, "deed-recruit-evenly", "bots:4.5.2", MechanicalRecruit, SUITED, {"count": number}),
            Deed(DAYLIGHT, "deed-recruit-lowest", "bots:4.7.2", MechanicalRecruit, bird, {"count": in_bird}),
        ]
        if self.has(OVERWHELMING.name):
            deeds.append(trait_deed(DAYLIGHT, OVERWHELMING))
        if self.difficulty in (CHALLENGING, NIGHTMARE):
            deeds.append(Deed(DAYLIGHT, "deed-reinforce", "bots:3.3.1", None, (), {"count": self.reinforcements}))
        deeds += [
            Deed(DAYLIGHT, f"deed-build-{name}", "bots:4.5.3", MechanicalBuild, (suit,))
            for suit, name in BUILDINGS.items()
        ]
        deeds += [
            Deed(DAYLIGHT, "deed-build-most", "bots:4.7.3", MechanicalBuild, bird),
            Deed(DAYLIGHT, "deed-move-to-enemies", "bots:4.5.4", MechanicalMove, SUITED, {"count": STAYING}),
            Deed(DAYLIGHT, "deed-move-and-battle", "bots:4.7.4", MechanicalMove, bird, {"count": STAYING}),
        ]
        if self.has(BLITZ.name):
            deeds.append(trait_deed(DAYLIGHT, BLITZ, BlitzMove))
        return [
            *deeds,
            Deed(DAYLIGHT, "deed-expand", "bots:4.5.5", Expand, SUITED, {"count": ENOUGH_BUILDINGS}),
            Deed(EVENING, "deed-score-ordered", "bots:4.6.1", ScoreBuildings, SUITED),
            Deed(EVENING, "deed-score-best", "bots:4.6.1", ScoreBuildings, bird),
            Deed(EVENING, "deed-discard-order", "bots:4.6.2", DiscardOrder),
        ]

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§4.5.1, §4.7.1: the player with most pieces there, then most points."""
        tests: list[Test] = [
            ("most_pieces", lambda party: pieces_of(state, party, clearing)),
            ("most_points", lambda party: points_of(state, party)),
        ]
        return aim_at_player(state, seat, enemies, tests, "bots:4.7.1" if is_bird(state, seat) else "bots:4.5.1")


def marquise(state: Woodland, seat: int) -> MechanicalMarquise:
    found = state.rules.factions[seat]
    assert isinstance(found, MechanicalMarquise)
    return found


# ---- §4.3 setup


class KeepByLot(SeatStep):
    """§4.3.2: in any corner."""

    def run(self, state: Woodland) -> None:
        corner = state.roll("corner", members(start_corners(state, self.seat, opposite=False)))
        state.homes = replaced(state.homes, self.seat, 1 << corner)
        place(state, self.seat, state.rules.piece(self.seat, "keep"), corner, 1, "bots:4.3.2")


class MechanicalGarrison(SeatStep):
    """§4.3.3: a warrior everywhere but in the corner opposite the keep, and one more beside the keep."""

    def run(self, state: Woodland) -> None:
        warrior, keep = state.rules.warrior[self.seat], members(state.homes[self.seat])[0]
        far = 1 << state.map.opposite[keep]
        for clearing in members(state.map.everywhere & ~far):
            place(state, self.seat, warrior, clearing, 2 if clearing == keep else 1, "bots:4.3.3")


class BuildingsByLot(SeatStep):
    """§4.3.4: one of each kind at the keep or next to it, no two in a clearing."""

    def run(self, state: Woodland) -> None:
        keep = members(state.homes[self.seat])[0]
        near = (1 << keep | adjacent(state, self.seat, keep)) & with_slot(state) & placeable(state, self.seat)
        pool = list(members(near))
        for name in BUILDINGS.values():
            if pool:
                site = state.draw("site", pool)
                place(state, self.seat, state.rules.piece(self.seat, name), site, 1, "bots:4.3.4")


# ---- §4.5, §4.7 Daylight


class MechanicalRecruit(SeatStep):
    """§4.5.2: in the ordered clearings that she rules, as evenly as it goes. §4.7.2: with a bird in two that she rules,
    of the lowest priority."""

    def run(self, state: Woodland) -> None:
        seat, bot = self.seat, marquise(state, self.seat)
        number, ruled = bot.warriors_recruited(), state.ruled(seat) & state.map.everywhere & placeable(state, seat)
        if is_bird(state, seat):
            lowest = union(by_lowest_priority(state, ruled)[:2])
            where, law = by_priority(state, lowest), "bots:4.7.2"  # in the order of §2.4
            number *= 2 if bot.has(IRON_WILL.name) else 1
        else:
            where, law = by_priority(state, ruled & ordered(state, seat)), "bots:4.5.2"
        at_hand = min(number, state.supply[state.rules.warrior[seat]]) if where else 0
        left = number - at_hand  # even where a snare stops her (B80)
        stock = state.supply[state.rules.warrior[seat]]
        spread(state, seat, where, number, law)
        if state.rules.rulings == 1:  # those whom a snare kept out scored too
            left = number - stock + state.supply[state.rules.warrior[seat]]
        if bot.has(OVERWHELMING.name) and left // 2:
            score(state, seat, left // 2, "bots:3.3.2")
        if bot.difficulty in (CHALLENGING, NIGHTMARE):
            for clearing in by_priority(state, ruled & ordered(state, seat))[:1]:
                place(state, seat, state.rules.warrior[seat], clearing, bot.reinforcements, "bots:3.3.1")


class MechanicalBuild(SeatStep):
    """§4.5.3: build what the order shows, in the ruled clearing with most of her warriors. §4.7.3: with a bird, build
    what she has most of; if none is left, nothing (B79)."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        law = "bots:4.7.3" if is_bird(state, seat) else "bots:4.5.3"
        building = self.building(state)
        if building < 0 or not state.supply[building]:
            return
        sites = members(sites_with_help(state, seat, lambda table: ruled_sites(table, seat)))
        if not sites:
            return
        tests: list[Test] = [("most_warriors", lambda clearing: state.warriors(seat, clearing))]
        built = place(state, seat, building, aim(state, seat, sites, tests, law), 1, law) > 0
        state.board(seat, MechanicalMarquiseBoard).built = built

    def building(self, state: Woodland) -> int:
        """Which kind, by its number; below 0 without an order."""
        suit = order_suit(state, self.seat)
        if not is_bird(state, self.seat):
            return state.rules.piece(self.seat, BUILDINGS[suit]) if suit in BUILDINGS else -1
        kinds = [state.rules.piece(self.seat, name) for name in IN_DOUBT]
        if state.rules.rulings == 1:  # what is left of came first (B79)
            kinds = [kind for kind in kinds if state.supply[kind]] or kinds
        return max(kinds, key=state.out_of_supply)  # the first of equals


def ruled_sites(state: Woodland, seat: int) -> Clearings:
    return state.ruled(seat) & state.map.everywhere & with_slot(state) & placeable(state, seat)


class MechanicalMove(Step):
    """§4.5.4: from each of some clearings, move all warriors but three to the neighbour with most enemy pieces. §4.7.4:
    with a bird she then battles in every clearing that she moved to, `reached`."""

    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS, reached=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings, reached: Clearings) -> None:
        self.seat, self.where, self.reached = seat, where, reached

    def run(self, state: Woodland) -> None:
        seat = self.seat
        crowded = [origin for origin in members(self.where) if state.warriors(seat, origin) > STAYING]
        movable = [origin for origin in crowded if reachable(state, seat, origin)]
        if not movable:
            if is_bird(state, seat) and self.reached:
                state.push(BattleEach(seat, self.reached))
            return
        law = "bots:4.7.4" if is_bird(state, seat) else "bots:4.5.4"
        origin = min(movable, key=lambda clearing: rank(state, clearing))
        target = toward_enemies(state, seat, reachable(state, seat, origin), law)
        depth = len(state.todo)  # what follows from the move comes before the next
        went = march(state, seat, origin, target, state.warriors(seat, origin) - STAYING, law)
        reached = self.reached | 1 << target if went else self.reached
        state.todo.insert(depth, MechanicalMove(seat, coming_after(state, self.where, origin), reached))


def toward_enemies(state: Woodland, seat: int, targets: Sequence[int], law: str) -> int:
    tests: list[Test] = [("most_enemies", lambda clearing: enemy_count(state, seat, clearing))]
    return aim(state, seat, targets, tests, law)


class BlitzMove(SeatStep):
    """Blitz: from a clearing that she rules and no enemy has pieces in, all warriors but one, and a battle there."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        calm = [
            origin
            for origin in by_priority(state, state.ruled(seat) & state.map.everywhere)
            if not enemy_count(state, seat, origin) and state.warriors(seat, origin) > 1
        ]
        movable = [origin for origin in calm if reachable(state, seat, origin)]
        if movable:
            origin = movable[0]
            target = toward_enemies(state, seat, reachable(state, seat, origin), "bots:3.3.2")
            depth = len(state.todo)
            if march(state, seat, origin, target, state.warriors(seat, origin) - 1, "bots:3.3.2"):
                state.todo.insert(depth, BlitzBattle(seat, 1 << target))


class BlitzBattle(BattleEach):
    law: str = "bots:3.3.2"


class Expand(SeatStep):
    """§4.5.5: another order, and Daylight begins anew. No more orders in a turn than the deck has cards (B1)."""

    def run(self, state: Woodland) -> None:
        seat, board, bot = self.seat, state.board(self.seat, MechanicalMarquiseBoard), marquise(state, self.seat)
        buildings = sum([state.out_of_supply(piece) for piece in state.rules.buildings[seat]])
        most = 1 if bot.has(OVERWHELMING.name) else len(state.rules.deck)
        if board.built or buildings >= ENOUGH_BUILDINGS or board.expansions >= most:
            return
        board.expansions += 1
        state.say("bots:4.5.5", "expanded", seat=seat)
        discard_order(state, seat)
        state.push_all([RevealOrder(seat), DaylightAnew(seat)])


class DaylightAnew(SeatStep):
    def run(self, state: Woodland) -> None:
        state.push_all(marquise(state, self.seat).daylight(state, self.seat))


# ---- §4.6 Evening


class ScoreBuildings(SeatStep):
    """§4.6.1: the track that the order names; with a bird, the best."""

    def run(self, state: Woodland) -> None:
        seat, track = self.seat, marquise(state, self.seat).track
        suit = order_suit(state, seat)
        names = [name for named, name in BUILDINGS.items() if suit in (named, BIRD)]
        built = max([state.out_of_supply(state.rules.piece(seat, name)) for name in names], default=0)
        if built:
            score(state, seat, track[built - 1], "bots:4.6.1")
