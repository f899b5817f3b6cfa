"""Chapter 15: the Keepers in Iron. Their servants move warriors, dig relics out of the forests and recover them at
waystations of the right type; a relic that is worth more than the Keepers rule around it costs the servant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size, union
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import replaced
from copse.kernel.tasks import Blocked, Forfeit, Json, Task
from copse.root.actions import (
    BATTLE,
    CARRY,
    CLEARING,
    CRAFT,
    DECAMP,
    DELVE,
    ENCAMP,
    ENSHRINE,
    GATHER,
    KNIGHT,
    MOVE,
    PASS,
    REASSIGN,
    RECOVER,
    RELIC_TYPES,
    RELICS,
    RETINUE,
    SAIL,
    SERVANTS,
    SERVE,
    SETTLE,
    WAYSTATIONS,
)
from copse.root.battle import battles, begin
from copse.root.board import FIRST_FOREST, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS, SUIT_SETS, different, matching
from copse.root.deck import discard, spend
from copse.root.domains import (
    A_CLEARING,
    A_FLAG,
    A_FOREST,
    A_PARTY,
    ANY_CLEARINGS,
    OWN_SEAT,
    SOME_AMOUNT,
    THE_SUITS_OF_A_CLEARING,
)
from copse.root.factions.base import Faction
from copse.root.factions.reliquary import (
    A_RELIC,
    COPIES,
    NOBODY,
    RETAINER,
    TYPES,
    VALUES,
    KeepersBoard,
    camps,
    is_turned,
    other_side,
    relic_piece,
    relics_at,
    side_up,
    suit_of,
    turned,
    type_of,
    unturned,
    value_of,
    waystations_at,
    waystations_built,
)
from copse.root.homelands import FAR, apart, beside, connected, farthest, settle, start_corners, vacant
from copse.root.move import blocked_moves, move, moves, origin_of
from copse.root.pause import Breather, Crafting, Pause, seems_open
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Loss, Removal, remove
from copse.root.score import score
from copse.root.setup import home_corner
from copse.root.sight import place_name
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.turn import DRAWING, DrawCards

MOVE_COLUMN: Final = 0
DELVE_COLUMN: Final = 1
RECOVER_COLUMN: Final = 2

ENCAMPMENTS: Final = [[ENCAMP[site, waystation] for waystation in range(len(WAYSTATIONS))] for site in CLEARING]
GATHERINGS: Final = [[GATHER[card, duty] for duty in range(len(RETINUE))] for card in range(len(CARDS))]

# Once a relic is turned, its type and value are known, so each face is a kind of piece, as each waystation side is.
SIDES: Final = tuple(Kind(name, BUILDING, 1) for name in WAYSTATIONS)
FACES: Final = tuple(
    Kind(RELICS[turned(kind, value)], TOKEN, copies)
    for kind in range(TYPES)
    for value, copies in zip(VALUES, COPIES, strict=True)
)


class Keepers(Faction):
    name = "keepers"
    chapter = 15
    sign = "⬟"
    colour = "#5c646e"
    letter = "K"
    reach = 8
    militant = True
    cites: Mapping[str, str] = {"ignored_hits": "root:15.2.4"}
    in_corner = True
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 15), *SIDES, *FACES)
    turn_verbs: tuple[Verb, ...] = (ENCAMP, DECAMP, KNIGHT, CRAFT, MOVE, BATTLE, DELVE, RECOVER, GATHER, REASSIGN, SAIL)
    lots: tuple[str, ...] = ("relic", "value", "forest")

    start_warriors: int = 4  # in each of two clearings (§15.3.3)
    summoned: int = 2  # for a card (§15.4.3)
    column_points: int = 2  # §15.5.2.III.b
    most_servants: int = 10  # §15.6.2
    hungry: int = 4  # with this many in a clearing, one must go (§15.6.1)

    @property
    def relics_per_type(self) -> int:
        """How many relics a type has, of all values."""
        return sum(self.total(RELICS[turned(0, value)]) for value in VALUES)

    def new_board(self, seats: int) -> FactionBoard:
        return KeepersBoard(self.most_servants, self.relics_per_type)

    # ---- §15.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§15.2.3: waystations, whichever side is up."""
        return list(state.rules.buildings[seat])

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§15.2.4: devout knights beside a relic ignore the first hit of a battle."""
        return int(state.warriors(seat, battle.clearing) > 0 and bool(relics_at(state, seat, battle.clearing)))

    def on_march(self, state: Woodland, seat: int, origin: int, target: int, count: int) -> list[Task]:
        """§15.2.4: each warrior that moves may carry a relic along."""
        return [CarryRelics(seat, origin, target, count)] if relics_at(state, seat, origin) else []

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§15.2.5: an enemy scores one more for each relic."""
        taken = relics_lost(state, seat, removal)
        return [(len(taken), "root:15.2.5")] if taken and is_trophy(state, seat, removal) else []

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§15.2.5: an enemy lays relics that it removed into forests. §15.2.2: both sides of a waystation are back."""
        mine = state.board(seat, KeepersBoard)
        for waystation, name in enumerate(WAYSTATIONS):
            if any(loss.piece == state.rules.piece(seat, name) for loss in removal.losses):
                state.supply[state.rules.piece(seat, WAYSTATIONS[other_side(waystation)])] += 1
        taken = relics_lost(state, seat, removal)
        for relic in taken:
            state.supply[relic_piece(state, seat, relic)] -= 1
        if not is_trophy(state, seat, removal):
            mine.lost += taken
            return []
        mine.trophies += taken
        return [LayTrophy(state.decides(removal.remover), seat)] if taken else []

    # ---- §15.3 to §15.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§15.3.1, §15.3.6: warriors and waystations start in the supply."""
        return [FirstRelics(seat), FirstCamp(seat), SecondCamp(seat), *self.after_camps(seat)]

    def after_camps(self, seat: int) -> list[Task]:
        return [OtherRelics(seat), CallRetainers(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [FirstRelics(seat), FirstHomeland(seat), SecondHomeland(seat), *self.after_camps(seat)]

    def printed(self) -> dict[str, Json]:
        return {
            "types": list[Json](RELIC_TYPES),
            "columns": self.relics_per_type,
            "bonus": self.column_points,
            "most": self.most_servants,
            "waystations": list[Json](WAYSTATIONS),
        }

    def outline(self) -> list[Heading]:
        return [
            Heading("encamp", "root:15.4.1", BIRDSONG, (Encamp,)),
            Heading("decamp", "root:15.4.2", BIRDSONG, (Decamp,)),
            Heading("recruit", "root:15.4.3", BIRDSONG, (SummonKnights,)),
            Heading("craft", "root:15.5.1", DAYLIGHT, (CraftAtCamps,)),
            Heading("retinue", "root:15.5.2", DAYLIGHT, (CallRetinue, NextServant)),
            Heading("live-off-land", "root:15.6.1", EVENING, (LiveOffTheLand,)),
            Heading("gather-retinue", "root:15.6.2", EVENING, (GatherRetinue,)),
            Heading("draw", "root:15.6.3", EVENING, DRAWING),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [Encamp(seat, 0), Decamp(seat, 0), SummonKnights(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [CraftAtCamps(seat), CallRetinue(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        """§15.6"""
        return [LiveOffTheLand(seat), GatherRetinue(seat, 0), DrawCards(seat, self.evening_draw(state, seat))]

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§15.6.3: one more for each waystation on the map."""
        return self.draw + waystations_built(state, seat)


def faction(state: Woodland, seat: int) -> Keepers:
    found = state.rules.factions[seat]
    assert isinstance(found, Keepers)
    return found


# ---- §15.2.4 devout knights


class CarryRelics(Question):
    """§15.2.4: the Keepers choose what their warriors carry, even if another player moved them (§1.5.5)."""

    law = "root:15.2.4"
    domains = declare(origin=A_CLEARING, target=A_CLEARING, left=SOME_AMOUNT)

    def __init__(self, seat: int, origin: int, target: int, left: int) -> None:
        self.seat, self.origin, self.target, self.left = seat, origin, target, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"origin": self.origin, "target": self.target, "count": self.left}

    def trouble(self, state: Woodland) -> str:
        here = state.warriors(self.seat, self.target)
        return "" if self.origin != self.target and self.left <= here else "fewer warriors came that way"

    def moot(self, state: Woodland) -> bool:
        return not relics_at(state, self.seat, self.origin)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[CARRY[relic] for relic in relics_at(state, self.seat, self.origin)]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is CARRY:
            relic = action.args[0]
            state.shift(relic_piece(state, self.seat, relic), self.origin, self.target, 1)
            state.say(self.law, "carried", seat=self.seat, piece=RELICS[relic], origin=self.origin, target=self.target)
            if self.left > 1:
                state.push(CarryRelics(self.seat, self.origin, self.target, self.left - 1))


# ---- §15.2.5 prized trophies


def relics_lost(state: Woodland, seat: int, removal: Removal) -> list[int]:
    """The relics that a removal took."""
    out: list[int] = []
    for loss in removal.losses:
        declared = state.rules.pieces[loss.piece]
        if declared.party == seat and declared.category == TOKEN:
            out += [RELICS.index(declared.name)] * loss.number
    return out


def is_trophy(state: Woodland, seat: int, removal: Removal) -> bool:
    """Whether an enemy removed it, not the Keepers themselves or a partner in a coalition."""
    return removal.remover != NONE and state.enemies(removal.remover, seat)


class LayTrophy(Question):
    """§15.2.5: put it into any forest, value up. The remover is asked."""

    law = "root:15.2.5"
    domains = declare(seat=A_SEAT, owner=OWN_SEAT)

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def trouble(self, state: Woodland) -> str:
        return "" if state.board(self.owner, KeepersBoard).trophies else "no relic was removed"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"piece": RELICS[state.board(self.owner, KeepersBoard).trophies[0]], "owner": self.owner}

    def options(self, state: Woodland) -> list[Action]:
        return [ENSHRINE[FIRST_FOREST + forest] for forest in range(len(state.map.forests))]

    def choose(self, state: Woodland, action: Action) -> None:
        mine, forest = state.board(self.owner, KeepersBoard), action.args[0]
        relic = mine.trophies.pop(0)
        lay(state, self.owner, relic, forest - FIRST_FOREST)
        state.say(self.law, "enshrined", seat=self.seat, piece=RELICS[relic], target=place_name(state, forest))
        if mine.trophies:
            state.push(self)


def lay(state: Woodland, seat: int, relic: int, forest: int) -> None:
    relics = state.board(seat, KeepersBoard).forests[forest]
    relics.append(relic)
    relics.sort()


# ---- §15.3 setup


def lay_by_lot(state: Woodland, seat: int, forest: int, law: str) -> None:
    """One of the relics that are still aside, value down."""
    mine = state.board(seat, KeepersBoard)
    aside = [kind for kind in range(TYPES) for _ in range(mine.per_type - mine.face_down(kind))]
    relic = state.draw("relic", aside)
    lay(state, seat, relic, forest)
    state.say(law, "laid_relic", seat=seat, piece=RELICS[relic], target=state.map.forests[forest])


class FirstRelics(SeatStep):
    """§15.3.2: one in each forest."""

    def run(self, state: Woodland) -> None:
        for forest in range(len(state.map.forests)):
            lay_by_lot(state, self.seat, forest, "root:15.3.2")


class FirstCamp(Question):
    """§15.3.3: in a free corner, opposite another start if possible."""

    law = "root:15.3.3"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        state.homes = replaced(state.homes, self.seat, 1 << corner)
        warriors = faction(state, self.seat).start_warriors
        place(state, self.seat, state.rules.warrior[self.seat], corner, warriors, self.law)


class SecondCamp(Question):
    """§15.3.3: next to the corner, on the edge of the map."""

    law = "root:15.3.3"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def trouble(self, state: Woodland) -> str:
        settled = home_corner(state, self.seat) != NONE
        return "" if settled or FirstCamp(self.seat) in state.todo else "they have no home corner"

    def camps(self, state: Woodland) -> Clearings:
        near = state.map.paths[home_corner(state, self.seat)] & state.map.edge
        return near & placeable(state, self.seat)

    def moot(self, state: Woodland) -> bool:
        return not self.camps(state)

    def options(self, state: Woodland) -> list[Action]:
        return settle(self.camps(state)) or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            warriors = faction(state, self.seat).start_warriors
            place(state, self.seat, state.rules.warrior[self.seat], action.args[0], warriors, self.law)


class FirstHomeland(FirstCamp):
    """§A.8.2: two homelands beside each other on the edge of the map, far from enemies. If not both can be far, none
    is beside an enemy's; else each is as far as it can be (R169)."""

    law = "root:A.8.2.II"

    def options(self, state: Woodland) -> list[Action]:
        free = vacant(state, self.seat)
        edge = free & state.map.edge or free
        pairs = edge
        for between in range(FAR + 1):  # the last pairs there are
            pairs = connected(state.map, apart(state, self.seat, edge, between), 2) or pairs
        return settle(farthest(state, self.seat, pairs, FAR))


class SecondHomeland(Question):
    """§A.8.2: the other one."""

    law = "root:A.8.2.II"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def trouble(self, state: Woodland) -> str:
        settled = size(state.homes[self.seat]) == 1
        return "" if settled or FirstHomeland(self.seat) in state.todo else "they have no homeland, or two"

    def options(self, state: Woodland) -> list[Action]:
        free = vacant(state, self.seat)
        edge = free & state.map.edge or free
        near = edge & beside(state.map, state.homes[self.seat]) or edge
        return settle(farthest(state, self.seat, near, FAR))

    def choose(self, state: Woodland, action: Action) -> None:
        state.homes = replaced(state.homes, self.seat, state.homes[self.seat] | 1 << action.args[0])
        warriors = faction(state, self.seat).start_warriors
        place(state, self.seat, state.rules.warrior[self.seat], action.args[0], warriors, self.law)


class OtherRelics(SeatStep):
    """§15.3.4: at random and as evenly as possible, in forests away from the Keepers' warriors. On a map of players
    every forest may be beside them; then all of them count."""

    def run(self, state: Woodland) -> None:
        camped = state.where(state.rules.warrior[self.seat])
        away = [forest for forest, edge in enumerate(state.map.forest_edge) if not edge & camped]
        away = away or list(range(len(state.map.forests)))
        empty: list[int] = []
        for _ in range(TYPES * state.board(self.seat, KeepersBoard).per_type - len(state.map.forests)):
            empty = empty or away[:]
            lay_by_lot(state, self.seat, state.draw("forest", empty), "root:15.3.4")


class CallRetainers(SeatStep):
    """§15.3.5: one in each column."""

    def run(self, state: Woodland) -> None:
        for column in state.board(self.seat, KeepersBoard).retinue:
            column.append(RETAINER)


# ---- §15.4 Birdsong


class Encamp(Pause):
    """§15.4.1: in each chosen clearing a waystation replaces a warrior, either side up. Without both sides on the map,
    the Keepers must place one of each on its edge instead."""

    law = "root:15.4.1"
    verbs: ClassVar[tuple[Verb, ...]] = (ENCAMP, SETTLE)
    domains = declare(sites=ANY_CLEARINGS)

    def __init__(self, seat: int, sites: Clearings) -> None:
        self.seat, self.sites = seat, sites

    def moot(self, state: Woodland) -> bool:
        return self.steps(state) == [PASS[()]]

    def steps(self, state: Woodland) -> list[Action]:
        if is_driven_out(state, self.seat):
            return returns(state, self.seat) or [PASS[()]]
        sites = state.where(state.rules.warrior[self.seat]) & with_slot(state) & placeable(state, self.seat)
        return [PASS[()], *encampments(state, self.seat, sites & ~self.sites)]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        seat, site = self.seat, action.args[0]
        if is_driven_out(state, seat):
            place(state, seat, state.rules.warrior[seat], site, 1, self.law)
        else:
            state.push(Encamp(seat, self.sites | 1 << site))
            remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], site, 1),))], self.law)
        if action.verb is ENCAMP:
            set_up_waystation(state, seat, action.args[1], site, self.law)


def is_driven_out(state: Woodland, seat: int) -> bool:
    """Whether neither a warrior nor a waystation of theirs is on the map."""
    return not state.armed(seat) and not camps(state, seat)


def encampments(state: Woodland, seat: int, sites: Clearings) -> list[Action]:
    """§15.4.1: every waystation that is left, either side up, in each of these clearings."""
    left = [waystation for waystation, piece in enumerate(state.rules.buildings[seat]) if state.supply[piece]]
    return [ENCAMPMENTS[site - 1][waystation] for site in members(sites & ~1) for waystation in left]


def returns(state: Woodland, seat: int) -> list[Action]:
    """§15.4.1: where they come back; without a slot on the whole edge, the warrior comes alone (§1.5.4)."""
    edge = state.map.edge & placeable(state, seat)
    return encampments(state, seat, edge & with_slot(state)) or [SETTLE[site] for site in members(edge)]


def set_up_waystation(state: Woodland, seat: int, waystation: int, site: int, law: str) -> None:
    """Place it; the side that lies below cannot be placed elsewhere."""
    place(state, seat, state.rules.piece(seat, WAYSTATIONS[waystation]), site, 1, law)
    state.supply[state.rules.piece(seat, WAYSTATIONS[other_side(waystation)])] -= 1


class Decamp(Pause):
    """§15.4.2: in each clearing that is chosen a waystation makes way for a warrior."""

    law = "root:15.4.2"
    verbs: ClassVar[tuple[Verb, ...]] = (DECAMP,)
    domains = declare(sites=ANY_CLEARINGS)

    def __init__(self, seat: int, sites: Clearings) -> None:
        self.seat, self.sites = seat, sites

    def moot(self, state: Woodland) -> bool:
        return self.steps(state) == [PASS[()]]

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        if state.supply[state.rules.warrior[self.seat]]:
            sites = camps(state, self.seat) & placeable(state, self.seat) & ~self.sites
            for site in members(sites):
                out += [DECAMP[site, waystation] for waystation in waystations_at(state, self.seat, site)]
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is DECAMP:
            seat, (site, waystation) = self.seat, action.args
            state.push(Decamp(seat, self.sites | 1 << site))
            piece = state.rules.piece(seat, WAYSTATIONS[waystation])
            remove(state, [Removal(NONE, (Loss(piece, site, 1),))], self.law)
            place(state, seat, state.rules.warrior[seat], site, 1, self.law)


class SummonKnights(Pause):
    """§15.4.3: two warriors for each card, at a waystation that matches it. Asked whatever cards the hand holds."""

    law = "root:15.4.3"
    verbs: ClassVar[tuple[Verb, ...]] = (KNIGHT,)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).summoned}

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards or not self.sites(state)

    def sites(self, state: Woodland) -> Clearings:
        warriors = state.supply[state.rules.warrior[self.seat]]
        return camps(state, self.seat) & placeable(state, self.seat) if warriors else 0

    def steps(self, state: Woodland) -> list[Action]:
        out, hand = [PASS[()]], state.hands[self.seat].cards
        for site in members(self.sites(state)):
            out += [KNIGHT[site, card] for card in matching(hand, state.suits_of(site))]
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is KNIGHT:
            site, card = action.args
            state.push(self)
            spend(state, self.seat, card, self.law)
            summoned = faction(state, self.seat).summoned
            place(state, self.seat, state.rules.warrior[self.seat], site, summoned, self.law)


# ---- §15.5 Daylight


class CraftAtCamps(Crafting):
    """§15.5.1: crafting comes before the retinue acts."""

    law = "root:15.5.1"


class CallRetinue(SeatStep):
    """§15.5.2: column by column from left to right, each servant once."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, KeepersBoard)
        mine.idle = [column[:] for column in mine.retinue]
        state.push(NextServant(self.seat))


class NextServant(SeatStep):
    def run(self, state: Woodland) -> None:
        state.board(self.seat, KeepersBoard).acting = NOBODY
        state.push(ActWithRetinue(self.seat) if column_of(state, self.seat) != NONE else Breather(self.seat))


def column_of(state: Woodland, seat: int) -> int:
    """The leftmost column with servants that may still act, or NONE."""
    for column, idle in enumerate(state.board(seat, KeepersBoard).idle):
        if idle:
            return column
    return NONE


def within_reach(state: Woodland, seat: int) -> Clearings:
    """The clearings that match a servant of the column."""
    places = 0
    for servant in state.board(seat, KeepersBoard).idle[column_of(state, seat)]:
        places |= state.matched_by(suit_of(servant))
    return places


class ActWithRetinue(Pause):
    """§15.5.2: what a servant of the column can do; passing ends the column. The servant is chosen with the action."""

    law = "root:15.5.2"
    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE, DELVE, RECOVER)

    def trouble(self, state: Woodland) -> str:
        return "" if column_of(state, self.seat) != NONE else "no servant is left to act"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        column = column_of(state, self.seat)
        return {"duty": RETINUE[column], "count": self.unused(state)}

    def unused(self, state: Woodland) -> int:
        return len(state.board(self.seat, KeepersBoard).idle[column_of(state, self.seat)])

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        return dismissal(state, self.seat, action) or super().forfeit(state, action)

    def moot(self, state: Woodland) -> bool:
        # By the first rulings it was not asked either where only hidden cards decide whether there is a battle.
        return not self.deeds(state, by_sight=state.rules.rulings > 1) and not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *self.deeds(state)]

    def deeds(self, state: Woodland, by_sight: bool = False) -> list[Action]:
        seat, column, where = self.seat, column_of(state, self.seat), within_reach(state, self.seat)
        if column == MOVE_COLUMN:
            return moves(state, seat, where)
        if column == DELVE_COLUMN:
            armed = where & state.armed(seat)
            hostile = state.hostile_ground(seat)
            fights = battles(state, seat, armed & hostile, by_sight)
            # By the first rulings they delved beside no enemy, whether one could be battled or not.
            fought = union(action.args[0] for action in fights) if state.rules.rulings > 1 else hostile
            return fights + delves(state, seat, armed & ~fought)
        return moves(state, seat, where) + recoveries(state, seat, where)

    def blocked(self, state: Woodland) -> list[Blocked]:
        if column_of(state, self.seat) == DELVE_COLUMN:
            return []
        where = within_reach(state, self.seat)
        return [block for block in blocked_moves(state, self.seat) if where >> block.action.args[0] & 1]

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            state.board(seat, KeepersBoard).idle[column_of(state, seat)] = []
            state.push(NextServant(seat))
            return
        site = origin_of(state, action)
        state.push(NextServant(seat))
        if verb is BATTLE:
            state.push_all([RetinueBattle(seat, site, action.args[1]), DelveAfterBattle(seat, site)])
        elif verb is DELVE:
            state.push(UnearthRelic(seat, site, action.args[1], action.args[2]))
        elif verb is RECOVER:
            state.push(RecoverRelic(seat, site, action.args[1]))
        else:
            law = "root:15.5.2.I" if column_of(state, seat) == MOVE_COLUMN else "root:15.5.2.III"
            move(state, seat, action, law)
        send(state, seat, SUIT_SETS.index(state.suits_of(site)))


# ---- which servant acts


def send(state: Woodland, seat: int, suits: int) -> None:
    """A servant that matches one of the suits acts. Which one is asked if it matters."""
    able = candidates(state, seat, suits)
    if len(able) > 1:
        state.push(ChooseServant(seat, suits))
    else:
        appoint(state, seat, able[0])


def candidates(state: Woodland, seat: int, suits: int) -> list[int]:
    """The different servants of the column that match one of the suits. In the first column none is ever discarded, so
    those of the same suit are alike."""
    column, matched = column_of(state, seat), SUIT_SETS[suits] | 1 << BIRD
    able = [
        servant
        for servant in different(tuple(state.board(seat, KeepersBoard).idle[column]))
        if matched >> suit_of(servant) & 1
    ]
    if column == MOVE_COLUMN:
        return [servant for place, servant in enumerate(able) if suit_of(servant) not in map(suit_of, able[:place])]
    return able


def appoint(state: Woodland, seat: int, servant: int) -> None:
    mine = state.board(seat, KeepersBoard)
    mine.idle[column_of(state, seat)].remove(servant)
    mine.acting = servant


class ChooseServant(Question):
    """§15.5.2: several servants match the clearing; one of them acts."""

    law = "root:15.5.2"
    domains = declare(suits=THE_SUITS_OF_A_CLEARING)

    def __init__(self, seat: int, suits: int) -> None:
        self.seat, self.suits = seat, suits

    def trouble(self, state: Woodland) -> str:
        several = column_of(state, self.seat) != NONE and len(candidates(state, self.seat, self.suits)) > 1
        return "" if several and state.board(self.seat, KeepersBoard).acting == NOBODY else "no two servants could act"

    def options(self, state: Woodland) -> list[Action]:
        return [SERVE[servant] for servant in candidates(state, self.seat, self.suits)]

    def choose(self, state: Woodland, action: Action) -> None:
        appoint(state, self.seat, action.args[0])


def nobody_acts(state: Woodland, seat: int) -> str:
    """What is wrong with a step for which a servant should act; empty if one does or is about to."""
    chosen = state.board(seat, KeepersBoard).acting != NOBODY or any(
        isinstance(step, ChooseServant) for step in state.todo
    )
    return "" if chosen else "no servant acts"


def dismiss(state: Woodland, seat: int, column: int, law: str) -> None:
    """The servant that acts is discarded; a Faithful Retainer leaves the game (§15.3.5)."""
    mine = state.board(seat, KeepersBoard)
    servant = mine.acting
    mine.retinue[column].remove(servant)
    mine.acting = NOBODY
    state.say(law, "dismissed", seat=seat, card=SERVANTS[servant])
    if servant != RETAINER:
        discard(state, servant)


def dismissal(state: Woodland, seat: int, action: Action) -> Forfeit | None:
    """§15.5.2.II.b, §15.5.2.III.c: whether the servant that does this is surely discarded."""
    if action.verb is DELVE:
        _, forest, relic = action.args
        ruled = size(state.ruled(seat) & state.map.forest_edge[forest - FIRST_FOREST])
        value = value_of(relic) if is_turned(relic) else min(unturned(state, seat, relic))
        return Forfeit("servant", "root:15.5.2.II.b", {}) if ruled < value else None
    if action.verb is RECOVER:
        clearing, relic = action.args
        ruled = size(state.ruled(seat) & state.like(clearing))
        return Forfeit("servant", "root:15.5.2.III.c", {}) if ruled < value_of(relic) else None
    return None


# ---- §15.5.2.II battle, then delve


def delves(state: Woodland, seat: int, clearings: Clearings) -> list[Action]:
    """§15.5.2.II.a: any relic of a forest beside one of these clearings, where the Keepers rule and have a warrior."""
    out: list[Action] = []
    for site in members(clearings & state.armed(seat) & state.ruled(seat)):
        for forest in state.map.forests_at(site):
            relics = different(tuple(state.board(seat, KeepersBoard).forests[forest - FIRST_FOREST]))
            out += [DELVE[site, forest, relic] for relic in relics]
    return out


class RetinueBattle(Step):
    """§15.5.2.II: where enemies are there must be a battle, if one of them can be battled (§1.1.2)."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING, defender=A_PARTY)

    def __init__(self, seat: int, clearing: int, defender: int) -> None:
        self.seat, self.clearing, self.defender = seat, clearing, defender

    def trouble(self, state: Woodland) -> str:
        fights = BATTLE[self.clearing, self.defender] in battles(state, self.seat, 1 << self.clearing)
        return nobody_acts(state, self.seat) if fights else "they have nobody to fight there"

    def run(self, state: Woodland) -> None:
        begin(state, self.seat, self.defender, self.clearing, "root:15.5.2.II")


class DelveAfterBattle(Question):
    """§15.5.2.II: then they may delve, if they rule the clearing and have a warrior left."""

    law = "root:15.5.2.II"
    in_turn: ClassVar[bool] = True
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return nobody_acts(state, self.seat)

    def moot(self, state: Woodland) -> bool:
        return not delves(state, self.seat, 1 << self.clearing)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *delves(state, self.seat, 1 << self.clearing)]

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        return dismissal(state, self.seat, action)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is DELVE:
            clearing, forest, relic = action.args
            state.push(UnearthRelic(self.seat, clearing, forest, relic))


class UnearthRelic(Step):
    """§15.5.2.II.a: the relic comes to the clearing, value up. §15.5.2.II.b: if it is worth more than the Keepers rule
    around its forest, the servant is gone."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING, place=A_FOREST, relic=A_RELIC)

    def __init__(self, seat: int, clearing: int, place: int, relic: int) -> None:
        self.seat, self.clearing, self.place, self.relic = seat, clearing, place, relic

    def trouble(self, state: Woodland) -> str:
        legal = DELVE[self.clearing, self.place, self.relic] in delves(state, self.seat, 1 << self.clearing)
        return nobody_acts(state, self.seat) if legal else "that relic cannot be dug out there"

    def run(self, state: Woodland) -> None:
        seat, relic, forest = self.seat, self.relic, self.place - FIRST_FOREST
        state.board(seat, KeepersBoard).forests[forest].remove(relic)
        if is_turned(relic):
            state.supply[relic_piece(state, seat, relic)] += 1
        else:
            relic = turned(relic, state.roll("value", unturned(state, seat, relic)))
        state.put(relic_piece(state, seat, relic), self.clearing, 1)
        origin = place_name(state, self.place)
        state.say("root:15.5.2.II.a", "delved", seat=seat, piece=RELICS[relic], origin=origin, target=self.clearing)
        if size(state.ruled(seat) & state.map.forest_edge[forest]) < value_of(relic):
            dismiss(state, seat, DELVE_COLUMN, "root:15.5.2.II.b")


# ---- §15.5.2.III move or recover


def recoveries(state: Woodland, seat: int, clearings: Clearings) -> list[Action]:
    """§15.5.2.III.a: relics beside a waystation that shows their type."""
    out: list[Action] = []
    for site in members(camps(state, seat) & clearings):
        shown = {side_up(waystation) for waystation in waystations_at(state, seat, site)}
        out += [RECOVER[site, relic] for relic in relics_at(state, seat, site) if type_of(relic) in shown]
    return out


class RecoverRelic(Step):
    """§15.5.2.III.a: to the leftmost empty space of its row. §15.5.2.III.b: its value, and more for a full column.
    §15.5.2.III.c: if it is worth more than the Keepers rule of clearings that match, the servant is gone."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING, relic=A_RELIC)

    def __init__(self, seat: int, clearing: int, relic: int) -> None:
        self.seat, self.clearing, self.relic = seat, clearing, relic

    def trouble(self, state: Woodland) -> str:
        legal = RECOVER[self.clearing, self.relic] in recoveries(state, self.seat, 1 << self.clearing)
        return nobody_acts(state, self.seat) if legal else "that relic cannot be recovered there"

    def run(self, state: Woodland) -> None:
        seat, value, rows = self.seat, value_of(self.relic), state.board(self.seat, KeepersBoard).rows
        state.lift(relic_piece(state, seat, self.relic), self.clearing, 1)
        row = rows[type_of(self.relic)]
        row.append(value)
        state.say("root:15.5.2.III.a", "recovered", seat=seat, piece=RELICS[self.relic], clearing=self.clearing)
        if size(state.ruled(seat) & state.like(self.clearing)) < value:
            dismiss(state, seat, RECOVER_COLUMN, "root:15.5.2.III.c")
        else:
            state.push(RecoverMore(seat, self.clearing))
        filled = min(len(each) for each in rows) >= len(row)
        score(state, seat, value + faction(state, seat).column_points * filled, "root:15.5.2.III.b")


class RecoverMore(Question):
    """§15.5.2.III.c: another relic of the same clearing, as long as the servant stays."""

    law = "root:15.5.2.III.c"
    in_turn: ClassVar[bool] = True
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return nobody_acts(state, self.seat)

    def moot(self, state: Woodland) -> bool:
        return not recoveries(state, self.seat, 1 << self.clearing)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *recoveries(state, self.seat, 1 << self.clearing)]

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        return dismissal(state, self.seat, action)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is RECOVER:
            clearing, relic = action.args
            state.push(RecoverRelic(self.seat, clearing, relic))


# ---- §15.6 Evening


class LiveOffTheLand(SeatStep):
    """§15.6.1: with four or more, one must go."""

    def run(self, state: Woodland) -> None:
        warrior = state.rules.warrior[self.seat]
        hungry = faction(state, self.seat).hungry
        crowded = [site for site in members(state.where(warrior)) if state.count(warrior, site) >= hungry]
        if crowded:
            losses = tuple(Loss(warrior, site, 1) for site in crowded)
            remove(state, [Removal(NONE, losses)], "root:15.6.1")


class GatherRetinue(Pause):
    """§15.6.2: cards of the hand join any columns, as many as there is room for; or one servant changes its column,
    and nothing else. Once it has begun nothing comes between (§1.4.2)."""

    law = "root:15.6.2"
    verbs: ClassVar[tuple[Verb, ...]] = (GATHER, REASSIGN)
    domains = declare(added=A_FLAG)

    def __init__(self, seat: int, added: int) -> None:
        self.seat, self.added = seat, added

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": state.board(self.seat, KeepersBoard).room}

    def moot(self, state: Woodland) -> bool:
        """What the hand holds may be anything; that it is empty, or that there is no room, everyone sees."""
        mine, hand = state.board(self.seat, KeepersBoard), state.hands[self.seat].cards
        if hand and mine.room:
            return False
        return self.steps(state) == [PASS[()]]

    def options(self, state: Woodland) -> list[Action]:
        return self.steps(state) if self.added else super().options(state)

    def steps(self, state: Woodland) -> list[Action]:
        mine = state.board(self.seat, KeepersBoard)
        out, duties = [PASS[()]], range(len(RETINUE))
        if mine.room:
            for card in different(state.hands[self.seat].cards):
                out += GATHERINGS[card]
        if not self.added:
            for post in duties:
                for servant in different(tuple(mine.retinue[post])):
                    out += [REASSIGN[servant, post, duty] for duty in duties if duty != post]
        return out

    def act(self, state: Woodland, action: Action) -> None:
        retinue = state.board(self.seat, KeepersBoard).retinue
        if action.verb is GATHER:
            card, duty = action.args
            state.hands[self.seat].drop(card)
            state.push(GatherRetinue(self.seat, 1))
            state.say(self.law, "gathered", seat=self.seat, card=CARDS[card].id, duty=RETINUE[duty])
            join(retinue[duty], card)
        elif action.verb is REASSIGN:
            servant, post, duty = action.args
            retinue[post].remove(servant)
            state.say(self.law, "reassigned", seat=self.seat, card=SERVANTS[servant], duty=RETINUE[duty])
            join(retinue[duty], servant)


def join(column: list[int], servant: int) -> None:
    column.append(servant)
    column.sort()
