"""Bots, chapter 5: the Electric Eyrie. Every order stays in the Decree, in the column of its suit; all columns recruit,
then move, then battle, until no roost can be built and turmoil clears the Decree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.bits import members
from copse.kernel.rows import replaced, without
from copse.kernel.tasks import Json, Task
from copse.root.actions import BUY_BOATS
from copse.root.battle import battles, begin
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    COMMON_CITES,
    EASY,
    NIGHTMARE,
    Bot,
    BotBoard,
    CraftOrder,
    Deed,
    RevealOrder,
    Test,
    Trait,
    aim,
    aim_at_player,
    aim_low,
    buildings_of,
    buy,
    defenceless_buildings,
    enemy_count,
    foes,
    march,
    pieces_of,
    points_of,
    reachable,
    service,
    sites_with_help,
    trait_deed,
    with_boats,
)
from copse.root.cards import BIRD, CARD_IDS, CARDS, FOX, MOUSE, RABBIT, SUITS
from copse.root.deck import discard
from copse.root.domains import A_CARD, A_SUIT
from copse.root.factions.eyrie import A_CARD_OR_VIZIER, roosts
from copse.root.fields import Entries, Field, Flag, Many, Shown, list_of, table_of
from copse.root.homelands import start_corners
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Loss, Removal, remove
from copse.root.score import credit, score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import SeatStep, SuitStep
from copse.root.turn import AtBound, end_phase

COLUMNS: Final = (FOX, MOUSE, RABBIT, BIRD)  # of the Decree, from left to right
BIRD_AMBUSH: Final = CARD_IDS.index("ambush_bird")


# ---- the cards of their traits


class Nobility(Trait):
    name = "nobility"


class Relentless(Trait):
    name = "relentless"


class Swoop(Trait):
    name = "swoop"
    placed: int = 2


class WarTax(Trait):
    """A player who loses a building or token to them loses a point for each."""

    name = "war_tax"

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        if removal.remover != NONE and state.holder[removal.remover] == seat:
            for loss in removal.losses:
                owner = state.rules.party_of[loss.piece]
                if state.rules.categories[loss.piece] in (BUILDING, TOKEN) and state.enemies(seat, owner):
                    credit(state, owner, -loss.number, "bots:3.3.2")
        return []


class Focused(Trait):
    name = "focused"


NOBILITY: Final = Nobility()
RELENTLESS: Final = Relentless()
SWOOP: Final = Swoop()
WAR_TAX: Final = WarTax()
FOCUSED: Final = Focused()


def columns(state: Woodland, seat: int) -> Json:
    """The Decree as a view has it."""
    board = state.board(seat, ElectricEyrieBoard)
    viziers = ["vizier"] * eyrie(state, seat).viziers()
    decree: dict[str, Json] = {}
    for suit in COLUMNS:
        decree[SUITS[suit]] = [*(viziers if suit == BIRD else []), *[CARD_IDS[card] for card in board.column(suit)]]
    return decree


class ElectricEyrieBoard(BotBoard):
    """Viziers never leave the Decree and are not cards."""

    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        Field("decree", Many(A_CARD, in_order=True), "the Decree without its viziers", shown=False),
        Shown("decree", table_of(A_SUIT, list_of(A_CARD_OR_VIZIER.schema)), "the Decree, by suit", columns),
        Field("largest", Flag(), "the current battle is that of the largest column (§5.5.1.III)", shown=False),
    )

    def __init__(self) -> None:
        super().__init__()
        self.decree: list[int] = []
        self.largest = False

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, ElectricEyrieBoard)
        self.decree, self.largest = other.decree[:], other.largest

    def add(self, card: int) -> None:
        self.decree.append(card)
        self.decree.sort()

    def column(self, suit: int) -> list[int]:
        return [card for card in self.decree if CARDS[card].suit == suit]

    def cards(self) -> list[int]:
        return super().cards() + self.decree


class ElectricEyrie(Bot):
    name = "electric_eyrie"
    replaces = "eyrie"
    chapter = 5
    sign = "▣"
    colour = "#1f4474"
    letter = "B"
    reach = 7
    in_corner = True
    cites: Mapping[str, str] = {**COMMON_CITES, "extra_hits": "bots:5.5.1.III"}
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 20), Kind("roost", BUILDING, 7))
    offered: tuple[Trait, ...] = (NOBILITY, RELENTLESS, SWOOP, WAR_TAX, FOCUSED)
    lots: tuple[str, ...] = ("corner",)

    track: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)  # points with one, two … roosts on the map
    start_warriors: int = 6  # §5.3.2
    new_roost_warriors: int = 4  # §5.4.4
    usual_viziers: int = 2  # §5.3.3
    fewer_viziers: Mapping[str, int] = {EASY: 1}

    def new_board(self, seats: int) -> FactionBoard:
        return ElectricEyrieBoard()

    def printed(self) -> dict[str, Json]:
        return super().printed() | {"points": list[Json](self.track)}

    def viziers(self) -> int:
        """Those of the bird column."""
        return self.fewer_viziers.get(self.difficulty, self.usual_viziers)

    # ---- §5.2 rules and abilities

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """§5.2.1: lords of the forest, but not of empty clearings."""
        return int(state.has_pieces(seat, clearing))

    def bargains(self, state: Woodland, seat: int, card: int, on_sale: list[int]) -> list[int]:
        """§9.7.6: for a suit that is in the Decree, one that is not."""
        missing = [suit for suit in COLUMNS if not self.size(state, seat, suit)]
        if CARDS[card].suit not in missing:
            new = [found for found in on_sale if CARDS[found].suit in missing]
            if new:
                return new
        return super().bargains(state, seat, card, on_sale)

    # ---- §5.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [RoostFarFromKeep(seat), TuckViziers(seat)]

    # ---- §5.4 to §5.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [RevealOrder(seat), CraftOrder(seat), DecreeOrder(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        """§5.5.1: all columns recruit from left to right, then all move, then all battle."""
        steps: list[Task] = [DecreeRecruit(seat, suit) for suit in COLUMNS]
        steps += [DecreeMove(seat, suit) for suit in COLUMNS]
        steps += [DecreeBattle(seat, suit) for suit in COLUMNS]
        if self.has(RELENTLESS.name):
            steps.append(RemoveDefenceless(seat))
        return [*steps, BuildRoost(seat), *self.end_of_daylight(seat)]

    def end_of_daylight(self, seat: int) -> list[Task]:
        """What comes even if turmoil cut Daylight short."""
        return [SwoopDown(seat)] if self.has(SWOOP.name) else []

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreElectricRoosts(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        new_roost = {"count": self.new_roost_warriors}
        deeds = self.begun_by_order(sells)
        deeds += [
            Deed(BIRDSONG, "deed-decree", "bots:5.4.3", DecreeOrder),
            Deed(BIRDSONG, "deed-new-roost", "bots:5.4.4", None, (), new_roost),
            Deed(DAYLIGHT, "deed-columns-recruit", "bots:5.5.1.I", DecreeRecruit),
            Deed(DAYLIGHT, "deed-columns-move", "bots:5.5.1.II", DecreeMove),
            Deed(DAYLIGHT, "deed-columns-battle", "bots:5.5.1.III", DecreeBattle),
        ]
        if self.has(FOCUSED.name):
            deeds.append(trait_deed(DAYLIGHT, FOCUSED))
        if self.has(RELENTLESS.name):
            deeds.append(trait_deed(DAYLIGHT, RELENTLESS, RemoveDefenceless))
        deeds += [
            Deed(DAYLIGHT, "deed-build-roost", "bots:5.5.2", BuildRoost),
            Deed(DAYLIGHT, "deed-turmoil", "bots:5.7"),
        ]
        if self.has(NOBILITY.name):
            deeds.append(trait_deed(DAYLIGHT, NOBILITY))
        if self.has(SWOOP.name):
            deeds.append(trait_deed(DAYLIGHT, SWOOP, SwoopDown))
        return [*deeds, Deed(EVENING, "deed-score-roosts", "bots:5.6", ScoreElectricRoosts)]

    # ---- §5.5.1 the columns

    def size(self, state: Woodland, seat: int, suit: int) -> int:
        """How many cards a column has."""
        return len(state.board(seat, ElectricEyrieBoard).column(suit)) + (self.viziers() if suit == BIRD else 0)

    def is_largest(self, state: Woodland, seat: int, suit: int) -> bool:
        """§5.5.1.III: more cards than any other column; if they are focused, as many will do."""
        others = max([self.size(state, seat, other) for other in COLUMNS if other != suit])
        return self.size(state, seat, suit) > others - self.has(FOCUSED.name)

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§5.5.1.III: the player with most buildings there, even none, then most pieces, then most points."""
        tests: list[Test] = [
            ("most_buildings", lambda party: buildings_of(state, party, clearing)),
            ("most_pieces", lambda party: pieces_of(state, party, clearing)),  # §5.5.1.III.d
            ("most_points", lambda party: points_of(state, party)),  # §5.5.1.III.e
        ]
        return aim_at_player(state, seat, enemies, tests, "bots:5.5.1.III")

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§5.5.1.III: in the battle of the largest column."""
        return int(state.board(seat, ElectricEyrieBoard).largest and battle.attacker == seat)

    def after_battle(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        state.board(seat, ElectricEyrieBoard).largest = False
        return []


def eyrie(state: Woodland, seat: int) -> ElectricEyrie:
    found = state.rules.factions[seat]
    assert isinstance(found, ElectricEyrie)
    return found


# ---- §5.3 setup


class RoostFarFromKeep(SeatStep):
    """§5.3.2: a roost and six warriors in the corner opposite the keep; without a keep, in a random corner."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:5.3.2"
        free = members(start_corners(state, seat, opposite=False, building=True))
        far = [corner for corner in free if keeps(state) >> state.map.opposite[corner] & 1]
        corner = far[0] if far else state.roll("corner", free)
        state.homes = replaced(state.homes, seat, 1 << corner)
        place(state, seat, state.rules.piece(seat, "roost"), corner, 1, law)
        place(state, seat, state.rules.warrior[seat], corner, eyrie(state, seat).start_warriors, law)


def keeps(state: Woodland) -> Clearings:
    """The keep's clearing, even if a bot plays the Marquise."""
    places = 0
    for piece in state.rules.pieces:
        if piece.name == "keep":
            places |= state.where(piece.number)
    return places


class TuckViziers(SeatStep):
    """§5.3.3: two viziers in the bird column, at easy one. §3.3.1: from challenging on a bird ambush of the deck joins
    them, if one is left there."""

    def run(self, state: Woodland) -> None:
        bot = eyrie(state, self.seat)
        state.say("bots:5.3.3", "tucked_viziers", seat=self.seat, count=bot.viziers())
        if bot.difficulty in (CHALLENGING, NIGHTMARE) and BIRD_AMBUSH in state.deck:
            state.deck = without(state.deck, BIRD_AMBUSH)
            decree(state, self.seat, BIRD_AMBUSH, "bots:3.3.1")


# ---- §5.4 Birdsong


def decree(state: Woodland, seat: int, card: int, law: str) -> None:
    state.board(seat, ElectricEyrieBoard).add(card)
    if state.heard:
        state.say(law, "decreed_order", seat=seat, card=CARD_IDS[card])


class DecreeOrder(SeatStep):
    """§5.4.3: the order comes to the column of its suit. §5.4.4: without a roost on the map, a new one goes up."""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, ElectricEyrieBoard)
        if board.order != NONE:
            card, board.order = board.order, NONE
            decree(state, self.seat, card, "bots:5.4.3")
            if not roosts(state, self.seat):
                state.push(NewElectricRoost(self.seat, CARDS[card].suit))


class NewElectricRoost(SuitStep):
    """§5.4.4: a roost and four warriors in the ordered clearing of the highest priority where they can be placed."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:5.4.4"
        sites = members(state.matched_by(self.suit) & state.map.everywhere & with_slot(state) & placeable(state, seat))
        if sites:
            site = aim(state, seat, sites, [], law)
            place(state, seat, state.rules.piece(seat, "roost"), site, 1, law)
            place(state, seat, state.rules.warrior[seat], site, eyrie(state, seat).new_roost_warriors, law)


# ---- §5.5 Daylight


def announce(state: Woodland, step: SuitStep, what: str, law: str) -> int:
    """Tell that it is the turn of a column, if it has cards; returns how many."""
    size = eyrie(state, step.seat).size(state, step.seat, step.suit)
    if size and state.heard:
        state.say(law, what, seat=step.seat, suit=SUITS[step.suit], count=size)
    return size


class DecreeRecruit(SuitStep):
    """§5.5.1.I: as many warriors as the column has cards, at a roost in a clearing that matches it. With nobility, one
    that cannot be placed means turmoil."""

    def run(self, state: Woodland) -> None:
        seat, law, depth = self.seat, "bots:5.5.1.I", len(state.todo)
        number = announce(state, self, "column_recruits", law)
        sites = members(roosts(state, seat) & state.matched_by(self.suit) & placeable(state, seat))
        placed, warrior = 0, state.rules.warrior[seat]
        if number and sites and state.supply[warrior]:
            tests: list[Test] = [
                ("most_enemies", lambda clearing: enemy_count(state, seat, clearing)),  # §5.5.1.I.a
                ("fewest_warriors", lambda clearing: -state.warriors(seat, clearing)),  # §5.5.1.I.b
            ]
            placed = place(state, seat, warrior, aim_low(state, seat, sites, tests, law), number, law)  # §5.5.1.I.c
        if placed < number and eyrie(state, seat).has(NOBILITY.name):
            state.todo.insert(depth, ElectricTurmoil(seat))


class DecreeMove(SuitStep):
    """§5.5.1.II: from the clearing that matches the column, that they rule and where most of their warriors are, to a
    neighbour without a roost, or with one if there is no other."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:5.5.1.II"
        size = announce(state, self, "column_moves", law)
        if not size:
            return
        ruled = state.armed(seat) & state.ruled(seat) & state.matched_by(self.suit) & state.map.everywhere
        origins = [origin for origin in members(ruled) if spare(state, seat, origin, size)]
        afloat = with_boats(state, seat)  # §9.7.6
        origins = [origin for origin in origins if reachable(afloat, seat, origin)]
        if not origins:
            return
        origin = aim(state, seat, origins, [("most_warriors", lambda clearing: state.warriors(seat, clearing))], law)
        tests: list[Test] = [
            ("no_roost", lambda target: 1 - (roosts(state, seat) >> target & 1)),
            ("fewest_enemies", lambda target: -enemy_count(state, seat, target)),  # §5.5.1.II.a
        ]
        target = aim_low(state, seat, reachable(afloat, seat, origin), tests, law)  # §5.5.1.II.b
        boats = service(state, seat, BUY_BOATS) if target not in reachable(state, seat, origin) else None
        if boats is not None:
            buy(state, seat, boats)
        march(state, seat, origin, target, spare(state, seat, origin, size), law)


def spare(state: Woodland, seat: int, clearing: int, size: int) -> int:
    """§5.5.1.II: how many may leave a ruled clearing, so that as many stay as the column has cards, and enough to tie
    with the strongest player there (§5.2.1)."""
    strengths, there = state.strengths(clearing), state.warriors(seat, clearing)
    rival = max([strength for party, strength in enumerate(strengths) if party != seat])
    return max(0, there - max(size, rival - (strengths[seat] - there)))


class DecreeBattle(SuitStep):
    """§5.5.1.III: in a clearing that matches the column; the largest column deals an extra hit."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:5.5.1.III"
        if not announce(state, self, "column_battles", law):
            return
        enemies: dict[int, list[int]] = {}
        rivals = foes(state, seat)
        for action in battles(state, seat, state.matched_by(self.suit)):
            clearing, party = action.args
            if party in rivals:
                enemies.setdefault(clearing, []).append(party)
        if not enemies:
            return
        tests: list[Test] = [
            ("no_roost", lambda site: 1 - (roosts(state, seat) >> site & 1)),  # §5.5.1.III.a
            ("most_defenceless", lambda site: sum([defenceless_buildings(state, foe, site) for foe in rivals])),
        ]
        target, bot = aim_low(state, seat, list(enemies), tests, law), eyrie(state, seat)  # §5.5.1.III.b, §5.5.1.III.c
        state.board(seat, ElectricEyrieBoard).largest = bot.is_largest(state, seat, self.suit)
        begin(state, seat, bot.defender(state, seat, target, enemies[target]), target, law)


class RemoveDefenceless(SeatStep):
    """Relentless: all defenceless buildings and tokens where they have warriors go, at one moment."""

    def run(self, state: Woodland) -> None:
        seat, losses = self.seat, list[Loss]()
        here = state.armed(seat) & state.map.everywhere
        for piece in state.rules.pieces:
            if piece.category in (BUILDING, TOKEN) and state.enemy_piece(seat, piece.number):
                for clearing in members(state.where(piece.number) & here & ~state.armed(piece.party)):
                    losses.append(Loss(piece.number, clearing, state.count(piece.number, clearing)))
        if losses:
            remove(state, [Removal(seat, tuple(losses))], "bots:3.3.2")


class BuildRoost(SeatStep):
    """§5.5.2: in a ruled clearing without a roost; if anything prevents it, there is turmoil."""

    def run(self, state: Woodland) -> None:
        seat, roost, law = self.seat, state.rules.piece(self.seat, "roost"), "bots:5.5.2"
        depth = len(state.todo)  # what follows from a snare comes before the turmoil
        sites = members(sites_with_help(state, seat, lambda table: roost_sites(table, seat)))
        if not sites or not place(state, seat, roost, aim(state, seat, sites, [], law), 1, law):
            state.todo.insert(depth, ElectricTurmoil(seat))


def roost_sites(state: Woodland, seat: int) -> Clearings:
    """The clearings where they can build; none without a roost to build."""
    if not state.supply[state.rules.piece(seat, "roost")]:
        return 0
    open_sites = state.map.everywhere & with_slot(state) & placeable(state, seat) & ~roosts(state, seat)
    return state.ruled(seat) & open_sites


class SwoopDown(SeatStep):
    """Swoop: two warriors where they have no pieces."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:3.3.2"
        places = members(state.map.everywhere & placeable(state, seat) & ~state.presence(seat))
        if places and state.supply[state.rules.warrior[seat]]:
            clearing = aim(state, seat, places, [], law)
            place(state, seat, state.rules.warrior[seat], clearing, SWOOP.placed, law)


# ---- §5.6 Evening


class ScoreElectricRoosts(SeatStep):
    """§5.6: the rightmost empty space of the track."""

    def run(self, state: Woodland) -> None:
        built = state.out_of_supply(state.rules.piece(self.seat, "roost"))
        if built:
            score(state, self.seat, eyrie(state, self.seat).track[built - 1], "bots:5.6")


# ---- §5.7 turmoil


class ElectricTurmoil(SeatStep):
    """§5.7: a point is lost for each bird of the Decree, whose cards are discarded, and Evening comes. With nobility
    these points are scored."""

    def trouble(self, state: Woodland) -> str:
        in_phase = any(isinstance(step, AtBound) and step.end for step in state.todo)
        return "" if in_phase else "there is no phase to end"

    def run(self, state: Woodland) -> None:
        seat, bot, board = self.seat, eyrie(state, self.seat), state.board(self.seat, ElectricEyrieBoard)
        state.say("bots:5.7", "turmoil", seat=seat)
        birds = bot.size(state, seat, BIRD)
        if bot.has(NOBILITY.name):
            score(state, seat, birds, "bots:3.3.2")
        else:
            score(state, seat, -birds, "bots:5.7.1")
        cards, board.decree = board.decree, []
        for card in cards:  # §5.7.2
            discard(state, card)
        end_phase(state)  # §5.7.3
        state.push_all(bot.end_of_daylight(seat))
