"""Chapter 6: the Marquise de Cat. Sawmills give wood, wood gives buildings, buildings give points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Blocked, Json, Task
from copse.root.actions import (
    BATTLE,
    BUILD,
    CLEARING,
    CRAFT,
    EXTRA,
    HAUL,
    MOVE,
    OVERWORK,
    PASS,
    RECRUIT,
    SAIL,
    SPEND,
    STOP,
)
from copse.root.battle import battles, fight
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS, different, matching
from copse.root.deck import spend
from copse.root.domains import A_CLEARING, ANY_AMOUNT, OWN_SEAT, SOME_AMOUNT, kind_among
from copse.root.factions.base import Faction
from copse.root.fields import Entries, Field, Flag
from copse.root.homelands import NOT_ADJACENT, beside, connected, farthest, settle, start_corners, vacant
from copse.root.move import adjacent, blocked_moves, move, moves
from copse.root.pause import Crafting, Pause, empty_handed
from copse.root.pieces import BUILDING, PIECES, TOKEN, WARRIOR, Kind
from copse.root.placing import obstacle, place, placeable, with_slot
from copse.root.rations import NOTHING_OWED, OWED, hand_out
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.setup import home_corner
from copse.root.state import NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.turn import DrawCards

WOOD: Final = 0  # their places among the tokens
KEEP: Final = 1
BUILDINGS: Final = ("sawmill", "workshop", "recruiter")  # in the order of their kinds
SAWMILL: Final = 0  # their places among the buildings
WORKSHOP: Final = 1
RECRUITER: Final = 2
OVERWORKS: Final = [[OVERWORK[mill, card] for card in range(len(CARDS))] for mill in CLEARING]
BUILDS: Final = [[BUILD[PIECES.index(name), site] for site in CLEARING] for name in BUILDINGS]


class MarquiseBoard(FactionBoard):
    fields: ClassVar[Entries] = (
        Field("recruited", Flag(), "has recruited this turn"),
        OWED,
    )

    def __init__(self, recruited: bool, owed: tuple[int, ...]) -> None:
        self.recruited = recruited
        self.owed = owed

    def copy(self) -> MarquiseBoard:
        return MarquiseBoard(self.recruited, self.owed)


class Marquise(Faction):
    name = "marquise"
    chapter = 6
    sign = "●"
    colour = "#9c5017"
    letter = "A"
    reach = 10
    militant = True
    in_corner = True
    bars_by = "root:6.2.2"
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 25),
        Kind("sawmill", BUILDING, 6),
        Kind("workshop", BUILDING, 6),
        Kind("recruiter", BUILDING, 6),
        Kind("wood", TOKEN, 8),
        Kind("keep", TOKEN, 1),
    )
    turn_verbs: tuple[Verb, ...] = (CRAFT, BATTLE, MOVE, RECRUIT, BUILD, OVERWORK, EXTRA, SAIL)
    priced: tuple[Verb, ...] = (BUILD,)

    #                         of the first, second … building of its kind
    cost: tuple[int, ...] = (0, 1, 2, 3, 3, 4)
    points: Mapping[str, tuple[int, ...]] = {
        "sawmill": (0, 1, 2, 3, 4, 5),
        "workshop": (0, 2, 2, 3, 4, 5),
        "recruiter": (0, 1, 2, 3, 3, 4),
    }
    draw_at: tuple[int, ...] = (3, 5)  # each of these numbers of recruiters on the map uncovers a draw icon
    actions: int = 3
    march_moves: int = 2
    homelands: int = 3  # of her setup card (§A.8.2), with this many warriors in each
    homeland_warriors: int = 2

    def new_board(self, seats: int) -> FactionBoard:
        return MarquiseBoard(False, NOTHING_OWED)

    # ---- §6.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§6.2.1: workshops."""
        return [state.rules.buildings[seat][WORKSHOP]]

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§6.2.2: only the Marquise places pieces in the keep's clearing."""
        return state.where(state.rules.tokens[seat][KEEP])

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§6.2.2: the keep never comes back. §6.2.3: the fallen may be saved, clearing by clearing, unless a snare at
        the keep lets nobody be placed there (§13.7.2)."""
        warrior, keep = state.rules.warrior[seat], state.rules.tokens[seat][KEEP]
        steps: list[Task] = []
        for loss in removal.losses:
            if loss.piece == keep:
                state.supply[keep] = 0
            elif loss.piece == warrior and state.hands[seat].cards and self.saves(state, seat, loss.clearing):
                steps.append(FieldHospital(seat, loss.clearing, loss.number))
        return steps

    @property
    def most_actions(self) -> int:
        """The most actions that can be left at a time."""
        return self.actions

    def adds_actions(self, left: int) -> bool:
        """§6.5: whether a bird card may be spent for one more action with this many left."""
        return not left

    def saves(self, state: Woodland, seat: int, clearing: int) -> bool:
        """§6.2.3: whether those who fell in this clearing may come to the keep."""
        return bool(state.where(state.rules.tokens[seat][KEEP]) & placeable(state, seat))

    def bring_home(self, state: Woodland, seat: int, fallen: int) -> None:
        """§6.2.3: to the keep; they are in the supply already."""
        place(state, seat, state.rules.warrior[seat], keep_clearing(state, seat), fallen, "root:6.2.3")

    # ---- §6.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [PlaceKeep(seat), Garrison(seat), StartBuilding(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [ChooseHomelands(seat), GarrisonHomelands(seat), KeepInHomeland(seat), BuildInHomelands(seat)]

    def printed(self) -> dict[str, Json]:
        tracks: dict[str, Json] = {name: list[Json](self.points[name]) for name in BUILDINGS}
        return {"cost": list[Json](self.cost), "points": tracks, "draws": list[Json](self.draw_at)}

    def march_on(self, seat: int, left: int) -> Task:
        """§6.5.2: the moves of a march that are left."""
        return March(seat, left)

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§6.5.4: wood, and points, of a building."""
        name = PIECES[action.args[0]]
        if name not in BUILDINGS:
            return {}
        space = column(state, seat, name)
        return {"count": self.cost[space], "points": self.points[name][space]}

    # ---- §6.4 to §6.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        state.board(seat, MarquiseBoard).recruited = False
        return [GatherWood(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Workshops(seat), Act(seat, self.actions)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [DrawCards(seat, self.evening_draw(state, seat))]

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§6.6: one more for each uncovered icon."""
        built = state.out_of_supply(state.rules.piece(seat, "recruiter"))
        return self.draw + sum(built >= icon for icon in self.draw_at)


def faction(state: Woodland, seat: int) -> Marquise:
    found = state.rules.factions[seat]
    assert isinstance(found, Marquise)
    return found


def keep_clearing(state: Woodland, seat: int) -> int:
    """The keep's clearing; 0 if the keep is gone."""
    found = members(state.where(state.rules.tokens[seat][KEEP]))
    return found[0] if found else 0


class FieldHospital(Question):
    """§6.2.3: for a card that matches their clearing, all warriors that fell there go to the keep. Asked whatever cards
    the hand holds."""

    law = "root:6.2.3"
    hushed: ClassVar[bool] = True
    domains = declare(clearing=A_CLEARING, fallen=SOME_AMOUNT)

    def __init__(self, seat: int, clearing: int, fallen: int) -> None:
        self.seat, self.clearing, self.fallen = seat, clearing, fallen

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards

    def trouble(self, state: Woodland) -> str:
        waiting = [step.fallen for step in state.todo if isinstance(step, FieldHospital)]
        fallen = state.fallen[state.rules.warrior[self.seat]]
        possible = sum(waiting) <= fallen and keep_clearing(state, self.seat)
        return "" if possible else "no fallen warriors could be brought to a keep"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "count": self.fallen}

    def options(self, state: Woodland) -> list[Action]:
        cards = matching(state.hands[self.seat].cards, state.suits_of(self.clearing))
        return [PASS[()], *[SPEND[card] for card in cards]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            warrior = state.rules.warrior[self.seat]
            spend(state, self.seat, action.args[0], self.law)
            state.fallen[warrior] -= self.fallen
            state.supply[warrior] += self.fallen
            faction(state, self.seat).bring_home(state, self.seat, self.fallen)


# ---- §6.3 setup


class PlaceKeep(Question):
    """§6.3.2: in any corner, which becomes her home."""

    law = "root:6.3.2"

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat, opposite=False))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        state.homes = replaced(state.homes, self.seat, 1 << corner)
        place(state, self.seat, state.rules.tokens[self.seat][KEEP], corner, 1, self.law)


class Garrison(SeatStep):
    """§6.3.3: a warrior in every clearing but the corner opposite the keep."""

    def trouble(self, state: Woodland) -> str:
        return no_home(state, self.seat)

    def run(self, state: Woodland) -> None:
        empty = state.map.opposite[home_corner(state, self.seat)]
        for clearing in range(1, PLACES):
            if clearing != empty:
                place(state, self.seat, state.rules.warrior[self.seat], clearing, 1, "root:6.3.3")


class StartBuilding(Question):
    """§6.3.4: one building of each kind, at the keep or next to it."""

    law = "root:6.3.4"

    def trouble(self, state: Woodland) -> str:
        settled = PlaceKeep(self.seat) not in state.todo
        return no_home(state, self.seat) or ("nothing is left to build" if settled and not self.options(state) else "")

    def sites(self, state: Woodland) -> Clearings:
        home = home_corner(state, self.seat)
        return state.map.paths[home] | 1 << home

    def options(self, state: Woodland) -> list[Action]:
        near = self.sites(state) & with_slot(state) & placeable(state, self.seat)
        kinds = state.rules.buildings[self.seat]
        missing = [number for number, piece in enumerate(kinds) if not state.out_of_supply(piece)]
        return [BUILDS[number][site - 1] for number in missing for site in members(near)]

    def choose(self, state: Woodland, action: Action) -> None:
        piece, clearing = action.args
        place(state, self.seat, state.rules.piece(self.seat, PIECES[piece]), clearing, 1, self.law)
        if self.options(state):
            state.push(self)


def no_home(state: Woodland, seat: int) -> str:
    """What is wrong with a step of setup that needs her home; empty if she has one or is about to."""
    settled = home_corner(state, seat) != NONE
    return "" if settled or PlaceKeep(seat) in state.todo else "she has no home corner"


# ---- §A.8.2 her setup card


class ChooseHomelands(Question):
    """Three clearings with building slots, each adjacent to another of them. If there are no three, each is adjacent to
    those before if possible (R169)."""

    law = "root:A.8.2.I"

    def left(self, state: Woodland) -> int:
        return faction(state, self.seat).homelands - size(state.homes[self.seat])

    def trouble(self, state: Woodland) -> str:
        return "" if self.left(state) > 0 else "she has all her homelands"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left(state)}

    def options(self, state: Woodland) -> list[Action]:
        free, mine = vacant(state, self.seat, building=True), state.homes[self.seat]
        near = free & beside(state.map, mine) if mine else connected(state.map, free, self.left(state))
        return settle(near or free)

    def choose(self, state: Woodland, action: Action) -> None:
        state.homes = replaced(state.homes, self.seat, state.homes[self.seat] | 1 << action.args[0])
        state.say(self.law, "settled", seat=self.seat, clearing=action.args[0])
        if self.left(state):
            state.push(self)


class GarrisonHomelands(SeatStep):
    """Two warriors in each homeland, and one in every other clearing."""

    def run(self, state: Woodland) -> None:
        for clearing in range(1, PLACES):
            at_home = state.homes[self.seat] >> clearing & 1
            number = faction(state, self.seat).homeland_warriors if at_home else 1
            place(state, self.seat, state.rules.warrior[self.seat], clearing, number, "root:A.8.2")


class KeepInHomeland(Question):
    """The keep in one of them, not adjacent to an enemy's homeland if possible."""

    law = "root:A.8.2.II"

    def trouble(self, state: Woodland) -> str:
        settled = state.homes[self.seat] or ChooseHomelands(self.seat) in state.todo
        return "" if settled else "she has no homelands"

    def options(self, state: Woodland) -> list[Action]:
        return settle(farthest(state, self.seat, state.homes[self.seat], NOT_ADJACENT))

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, state.rules.tokens[self.seat][KEEP], action.args[0], 1, self.law)


class BuildInHomelands(StartBuilding):
    """One building of each kind, each in another homeland."""

    law = "root:A.8.2"

    def trouble(self, state: Woodland) -> str:
        settled = ChooseHomelands(self.seat) not in state.todo
        return "nothing is left to build" if settled and not self.options(state) else ""

    def sites(self, state: Woodland) -> Clearings:
        built = 0
        for piece in state.rules.buildings[self.seat]:
            built |= state.where(piece)
        return state.homes[self.seat] & ~built


# ---- §6.4 Birdsong


class GatherWood(SeatStep):
    """§6.4: a wood at each sawmill; where, is her choice if wood is short (§1.5.4)."""

    def run(self, state: Woodland) -> None:
        hand_out(state, self.seat, "sawmill", "wood", "root:6.4")


# ---- §6.5 Daylight


class Workshops(Crafting):
    """§6.5: first of all she may craft."""

    law = "root:6.5"


class Act(Pause):
    """§6.5: three actions in any order, then one more for each bird card."""

    law = "root:6.5"
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE, MOVE, SAIL, RECRUIT, BUILD, OVERWORK, EXTRA)
    domains = declare(left=ANY_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def trouble(self, state: Woodland) -> str:
        return "" if self.left <= faction(state, self.seat).most_actions else "the Marquise has fewer actions"

    def idle(self, state: Woodland) -> bool:
        return not self.left and empty_handed(state, self.seat)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def steps(self, state: Woodland) -> list[Action]:
        seat, out = self.seat, [PASS[()]]
        if faction(state, seat).adds_actions(self.left):
            out += [EXTRA[card] for card in different(state.hands[seat].cards) if CARDS[card].suit == BIRD]
        if not self.left:
            return out
        out += battles(state, seat)
        out += moves(state, seat)
        if not state.board(seat, MarquiseBoard).recruited and can_recruit(state, seat):
            out.append(RECRUIT[()])
        out += builds(state, seat)
        out += overworks(state, seat)
        return out

    def unused(self, state: Woodland) -> int:
        return self.left

    def blocked(self, state: Woodland) -> list[Blocked]:
        if not self.left:
            return []
        again = [Blocked(RECRUIT[()], "root:6.5.3")] if state.board(self.seat, MarquiseBoard).recruited else []
        return [*again, *blocked_builds(state, self.seat), *blocked_moves(state, self.seat)]

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        if verb is EXTRA:
            spend(state, seat, action.args[0], "root:6.5")
            state.push(Act(seat, self.left + 1))
            return
        state.push(Act(seat, self.left - 1))
        if verb is BATTLE:
            fight(state, seat, action, "root:6.5.1")
        elif verb is MOVE or verb is SAIL:
            state.push(faction(state, seat).march_on(seat, faction(state, seat).march_moves - 1))
            move(state, seat, action, "root:6.5.2")
        elif verb is RECRUIT:
            state.board(seat, MarquiseBoard).recruited = True
            hand_out(state, seat, "recruiter", "warrior", "root:6.5.3")
        elif verb is BUILD:
            build(state, seat, PIECES[action.args[0]], action.args[1])
        else:
            clearing, card = action.args
            spend(state, seat, card, "root:6.5.5")
            place(state, seat, state.rules.piece(seat, "wood"), clearing, 1, "root:6.5.5")


class March(Question):
    """§6.5.2: a march is up to two moves, and nothing comes between them (§1.4.2)."""

    law = "root:6.5.2"
    in_turn: ClassVar[bool] = True
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def trouble(self, state: Woodland) -> str:
        return "" if self.left < faction(state, self.seat).march_moves else "a march has fewer moves"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        return [STOP[()], *moves(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not STOP:
            if self.left > 1:
                state.push(faction(state, self.seat).march_on(self.seat, self.left - 1))
            move(state, self.seat, action, self.law)


def can_recruit(state: Woodland, seat: int) -> bool:
    """§6.5.3: a recruiter where warriors may be placed, and a warrior to place."""
    recruiters = state.where(state.rules.buildings[seat][RECRUITER])
    return bool(recruiters & placeable(state, seat)) and state.supply[state.rules.warrior[seat]] > 0


def builds(state: Woodland, seat: int) -> list[Action]:
    """§6.5.4.I: in a ruled clearing with a free slot, anything that the connected wood pays for."""
    sites = state.ruled(seat) & with_slot(state) & placeable(state, seat)
    if not sites:
        return []
    wood, track = wood_at(state, seat, sites), faction(state, seat).cost
    out: list[Action] = []
    for number, piece in enumerate(state.rules.buildings[seat]):
        left = state.supply[piece]
        if left:
            cost, at = track[len(track) - left], BUILDS[number]
            for site in members(sites):
                if wood[site] >= cost:
                    out.append(at[site - 1])
    return out


def column(state: Woodland, seat: int, name: str) -> int:
    """The space of a track that the next building leaves; the last, once all are built."""
    return len(faction(state, seat).cost) - max(1, state.supply[state.rules.piece(seat, name)])


def wood_at(state: Woodland, seat: int, sites: Clearings) -> list[int]:
    """How much wood could pay for a building, by clearing; of these clearings, which she rules."""
    out, piece = [0] * PLACES, state.rules.tokens[seat][WOOD]
    while sites:
        chain, wood = chained(state, seat, members(sites)[0]), 0
        for clearing in members(state.where(piece) & chain):
            wood += state.count(piece, clearing)
        for site in members(sites & chain):
            out[site] = wood
        sites &= ~chain
    return out


def blocked_builds(state: Woodland, seat: int) -> list[Blocked]:
    """Her clearings where she cannot build, each with the paragraph that forbids it."""
    legal, out = builds(state, seat), []
    ruled, free = state.ruled(seat), with_slot(state)
    for site in members(state.where(state.rules.warrior[seat])):
        law = "root:6.5.4.I" if not ruled >> site & 1 else "root:2.2.3" if not free >> site & 1 else "root:6.5.4.II"
        law = obstacle(state, seat, site) or law
        for name in BUILDINGS:
            action = BUILD[PIECES.index(name), site]
            if action not in legal and state.supply[state.rules.piece(seat, name)]:
                out.append(Blocked(action, law))
    return out


def wood_near(state: Woodland, seat: int, site: int) -> dict[int, int]:
    """§6.5.4.II: wood in the clearing and in every clearing joined to it by a chain of clearings that she rules."""
    piece = state.rules.piece(seat, "wood")
    found = state.where(piece) & chained(state, seat, site)
    return {clearing: state.count(piece, clearing) for clearing in members(found)}


def chained(state: Woodland, seat: int, site: int) -> Clearings:
    """The clearing with every clearing that is joined to it by a chain of clearings that she rules."""
    ruled = state.ruled(seat)
    chain = fresh = 1 << site
    while fresh:
        near = 0
        for clearing in members(fresh):
            near |= adjacent(state, seat, clearing)
        fresh = near & ruled & ~chain
        chain |= fresh
    return chain


def build(state: Woodland, seat: int, name: str, site: int) -> None:
    """§6.5.4: pay the wood, place the building, score what its space shows."""
    state.push(Raise(seat, PIECES.index(name), site))
    pay_wood(state, seat, site, faction(state, seat).cost[column(state, seat, name)])


def pay_wood(state: Woodland, seat: int, site: int, cost: int) -> None:
    """From where, is her choice, unless one clearing has it all or all of it is needed."""
    near = wood_near(state, seat, site)
    if cost and len(near) > 1 and cost < sum(near.values()):
        state.push(PayWood(seat, site, cost))
        return
    for clearing, number in near.items():
        burn(state, seat, clearing, min(number, cost))


def burn(state: Woodland, seat: int, clearing: int, number: int) -> None:
    if number:
        piece = state.rules.piece(seat, "wood")
        state.lift(piece, clearing, number)
        state.supply[piece] += number
        if state.heard:
            state.say("root:6.5.4.II", "removed", seat=seat, piece="wood", clearing=clearing, count=number, by=seat)


class PayWood(Question):
    """§6.5.4.II: which wood, one at a time."""

    law = "root:6.5.4.II"
    domains = declare(site=A_CLEARING, cost=SOME_AMOUNT)

    def __init__(self, seat: int, site: int, cost: int) -> None:
        self.seat, self.site, self.cost = seat, site, cost

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.cost}

    def trouble(self, state: Woodland) -> str:
        wood = sum(wood_near(state, self.seat, self.site).values())
        return "" if self.cost <= wood else "there is not wood enough"

    def options(self, state: Woodland) -> list[Action]:
        return [HAUL[clearing] for clearing in wood_near(state, self.seat, self.site)]

    def choose(self, state: Woodland, action: Action) -> None:
        burn(state, self.seat, action.args[0], 1)
        if self.cost > 1:
            pay_wood(state, self.seat, self.site, self.cost - 1)


class Raise(Step):
    """§6.5.4.III: the building goes up and scores."""

    domains = declare(seat=OWN_SEAT, piece=kind_among(BUILDINGS), site=A_CLEARING)

    def __init__(self, seat: int, piece: int, site: int) -> None:
        self.seat, self.piece, self.site = seat, piece, site

    def trouble(self, state: Woodland) -> str:
        left = state.supply[state.rules.piece(self.seat, PIECES[self.piece])]
        return "" if left and with_slot(state) >> self.site & 1 else "there is no such building or no slot for it"

    def run(self, state: Woodland) -> None:
        name = PIECES[self.piece]
        points = faction(state, self.seat).points[name][column(state, self.seat, name)]
        place(state, self.seat, state.rules.piece(self.seat, name), self.site, 1, "root:6.5.4.III")
        score(state, self.seat, points, "root:6.5.4.III")


def overworks(state: Woodland, seat: int) -> list[Action]:
    """§6.5.5: a card that matches a sawmill's clearing buys a wood there."""
    if not state.supply[state.rules.tokens[seat][WOOD]]:
        return []
    mills = state.where(state.rules.buildings[seat][SAWMILL]) & placeable(state, seat)
    hand = state.hands[seat].cards
    out: list[Action] = []
    for mill in members(mills):
        at = OVERWORKS[mill - 1]
        for card in matching(hand, state.suits_of(mill)):
            out.append(at[card])
    return out
