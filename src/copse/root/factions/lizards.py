"""Chapter 10: the Lizard Cult. Gardens give rule and points; revealed cards give rituals and return to the hand.
Removed warriors of the Cult return as acolytes, and only acolytes can move and fight. Every card that anyone discards
first becomes a Lost Soul; the most common suit among Lost Souls is the Outcast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size, union
from copse.kernel.domains import declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import numbers, replaced
from copse.kernel.tasks import Blocked, Json, Task
from copse.root.actions import (
    BATTLE,
    CLEARING,
    CONVERT,
    CRAFT,
    MOVE,
    OUTCAST,
    PARTY,
    PASS,
    PLANT,
    PREACH,
    SACRIFICE,
    SAIL,
    SANCTIFY,
    SUMMON,
    WITH_SUIT,
)  # fmt: skip
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS, FOX, SUITS, different
from copse.root.deck import lose_random, spend, to_discard_pile
from copse.root.domains import A_CARD, A_CLEARING, A_CLEARING_SUIT, OWN_SEAT, SOME_AMOUNT
from copse.root.factions.base import Faction
from copse.root.fields import Entries, Field, Flag, Many, One, Some, Warriors
from copse.root.homelands import NOT_ADJACENT, SpreadOut, farthest, settle, start_corners, surround, vacant
from copse.root.move import destination, move, moves
from copse.root.pause import Crafting, Pause, empty_handed
from copse.root.pieces import BUILDING, PIECES, WARRIOR, Kind
from copse.root.placing import building_obstacle, obstacle, place, placeable, with_slot
from copse.root.removal import Removal, can_replace, coffined, replace, to_supply
from copse.root.score import score
from copse.root.setup import Setup
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.suits import SETS
from copse.root.turn import DRAWING, DrawCards

GARDENS: Final = ("garden_fox", "garden_rabbit", "garden_mouse")  # by the suit that is printed on them
CONVERSIONS: Final = [[CONVERT[clearing, party] for party in PARTY] for clearing in CLEARING]
PLANTS: Final = [[PLANT[card, site] for site in CLEARING] for card in range(len(CARDS))]
SUMMONS: Final = [[SUMMON[card, site] for site in CLEARING] for card in range(len(CARDS))]


class LizardsBoard(FactionBoard):
    fields: ClassVar[Entries] = (
        Field("outcast", One(A_CLEARING_SUIT), "the Outcast", left_out="fox"),
        Field("hated", Flag(), "the Outcast is hated"),
        Field("acolytes", Warriors(), "the acolytes"),
        Field("souls", Many(A_CARD), "the Lost Souls, in the order in which they came (§10.2.6)"),
        Field("revealed", Many(A_CARD, in_order=True), "cards revealed today"),
        Field("scored", Some(A_CLEARING_SUIT), "suits that have scored today (§10.5.3)"),
    )

    def __init__(self) -> None:
        self.outcast = NONE
        self.hated = False
        self.acolytes = 0
        self.souls: list[int] = []
        self.revealed: list[int] = []
        self.scored = 0  # bits of suits

    def copy(self) -> LizardsBoard:
        other = LizardsBoard()
        other.outcast, other.hated, other.acolytes = self.outcast, self.hated, self.acolytes
        other.souls, other.revealed, other.scored = self.souls[:], self.revealed[:], self.scored
        return other

    def cards(self) -> list[int]:
        return [*self.souls, *self.revealed]

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """§10.2.3: acolytes are warriors."""
        return {state.rules.warrior[seat]: self.acolytes}

    def complete(self, state: Woodland, seat: int) -> None:
        """A position that names no Outcast has one."""
        if self.outcast == NONE and not choosing_outcast(state):
            self.outcast = FOX

    def check(self, state: Woodland, seat: int) -> None:
        if self.outcast == NONE and not choosing_outcast(state):
            raise Impossible("they have no Outcast")
        today = state.turn == seat and (state.phase == DAYLIGHT or EndRituals(seat) in state.todo)
        if (self.revealed or self.scored) and not today:
            raise Impossible("cards are revealed in Daylight only (§10.5)", "revealed", "scored")
        for suit, name in enumerate(GARDENS):
            for clearing in members(state.where(state.rules.piece(seat, name)) & ~state.of_suit(suit)):
                raise Impossible(f"{name} stands in a clearing of another suit (§10.5.1)", f"clearing {clearing}")


def choosing_outcast(state: Woodland) -> bool:
    return any(isinstance(step, ChooseOutcast | Setup) for step in state.todo)


def garden(state: Woodland, seat: int, suit: int) -> int:
    """The kind of piece that the gardens with this printed suit are."""
    return state.rules.buildings[seat][suit]


def adopted_gardens(state: Woodland, seat: int, suit: int) -> list[tuple[int, int]]:
    """The gardens of other printed suits that count as this one in their clearings, by piece and clearing."""
    found: list[tuple[int, int]] = []
    if state.asked.piece_suits:
        for printed, piece in enumerate(state.rules.buildings[seat]):
            for clearing in members(state.where(piece)):
                if printed != suit and state.suits_of_piece(clearing, printed) >> suit & 1:
                    found.append((piece, clearing))
    return found


def gardens_on_map(state: Woodland, seat: int, suit: int) -> int:
    return state.out_of_supply(garden(state, seat, suit))


def with_gardens(state: Woodland, seat: int) -> Clearings:
    places = 0
    for piece in state.rules.buildings[seat]:
        places |= state.where(piece)
    return places


class Lizards(Faction):
    name = "lizards"
    chapter = 10
    sign = "▼"
    colour = "#71630c"
    letter = "F"
    reach = 2
    beside_homeland = 3
    in_corner = True
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 25),
        Kind("garden_fox", BUILDING, 5),
        Kind("garden_rabbit", BUILDING, 5),
        Kind("garden_mouse", BUILDING, 5),
    )
    turn_verbs: tuple[Verb, ...] = (CONVERT, MOVE, BATTLE, SANCTIFY, PLANT, SUMMON, PREACH, SACRIFICE, CRAFT, SAIL)
    priced: tuple[Verb, ...] = (PREACH,)

    points: tuple[int, ...] = (0, 0, 2, 2, 3, 4)  # by gardens of the suit on the map: none, one, two …
    draw_at: int = 2  # each of these numbers of gardens of a suit on the map uncovers a draw icon
    start_warriors: int = 4  # §10.3.2
    drafted_acolytes: int = 2  # §A.8.2
    crusade_cost: int = 2
    convert_cost: int = 2
    sanctify_cost: int = 3

    def new_board(self, seats: int) -> FactionBoard:
        return LizardsBoard()

    # ---- §10.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§10.2.1: gardens whose printed suit is the Outcast; other gardens do not count."""
        outcast = state.board(seat, LizardsBoard).outcast
        return [garden(state, seat, outcast)] if outcast != NONE else []

    def tools(self, state: Woodland, seat: int) -> vec[i64]:
        """§10.2.1: a garden crafts by its printed suit, whatever the clearing's suit, unless the clearing adds suits to
        gardens."""
        standing, outcast = numbers(SETS), state.board(seat, LizardsBoard).outcast
        if outcast != NONE:
            standing[1 << outcast] = gardens_on_map(state, seat, outcast)
            for piece, clearing in adopted_gardens(state, seat, outcast):
                standing[1 << outcast] += state.count(piece, clearing)
        return standing

    def workshops(self, state: Woodland, seat: int) -> Clearings:
        outcast = state.board(seat, LizardsBoard).outcast
        if outcast == NONE:
            return 0
        adopted = union([clearing for _, clearing in adopted_gardens(state, seat, outcast)])
        return super().workshops(state, seat) | adopted

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """§10.2.4: pilgrims make every clearing with a garden the Cult's."""
        return with_gardens(state, seat)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§10.2.3 Revenge: who falls in defence becomes an acolyte. §10.2.5: each lost garden costs a card."""
        battle = state.battle if removal.in_battle else None
        gardens = 0
        for loss in removal.losses:
            if loss.piece in state.rules.buildings[seat]:
                gardens += loss.number
            elif loss.piece == state.rules.warrior[seat] and battle is not None and battle.defender == seat:
                state.fallen[loss.piece] -= loss.number
                gain_acolytes(state, seat, loss.number, "root:10.2.3")
        return [FearOfTheFaithful(seat, gardens)] if gardens else []

    def keeps_discard(self, state: Woodland, seat: int, card: int) -> bool:
        """§10.2.6: everything that anyone spends or discards, including dominance cards."""
        state.board(seat, LizardsBoard).souls.append(card)
        return True

    # ---- §10.3 to §10.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§10.3.1, §10.3.4: what is not placed is the supply and fills the tracks."""
        return [FirstGarden(seat), ChooseOutcast(seat)]

    def setup_steps(self, state: Woodland, seat: int) -> list[Task]:
        """In a corner of several suits the garden is another choice."""
        for corner in members(state.homes[seat]):
            if size(state.suits_of(corner)) > 1:
                return [ChooseGarden(seat, corner), ChooseOutcast(seat)]
        return self.set_up(state, seat)

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        after: list[Task] = [SpreadOut(seat), ChooseOutcast(seat)]
        for home in members(state.homes[seat]):
            if size(state.suits_of(home)) > 1:
                return [ChooseGarden(seat, home), *after]
        return [GardenHomeland(seat), *after]

    def printed(self) -> dict[str, Json]:
        """The points by gardens of a suit on the map, from none on."""
        return {"points": list[Json](self.points), "draws": [self.draw_at]}

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        return {"points": sermon_points(state, seat, action.args[0])}

    def outline(self) -> list[Heading]:
        return [
            Heading("outcast", "root:10.4.1", BIRDSONG, (AdjustOutcast, ChooseOutcast)),
            Heading("lost-souls", "root:10.4.2", BIRDSONG, (DiscardSouls,)),
            Heading("conspiracies", "root:10.4.3", BIRDSONG, (Conspiracies,)),
            Heading("rituals", "root:10.5", DAYLIGHT, (Rituals,)),
            Heading("return-revealed", "root:10.6.1", EVENING, (EndRituals,)),
            Heading("craft", "root:10.6.2", EVENING, (CraftWithGardens,)),
            Heading("draw", "root:10.6.3", EVENING, DRAWING),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [AdjustOutcast(seat), DiscardSouls(seat), Conspiracies(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Rituals(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [*self.after_daylight(seat), CraftWithGardens(seat), DrawCards(seat, self.evening_draw(state, seat))]

    def after_daylight(self, seat: int) -> list[Task]:
        return [EndRituals(seat)]

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§10.6.3: one more for each uncovered icon."""
        icons = sum(gardens_on_map(state, seat, suit) >= self.draw_at for suit in range(len(GARDENS)))
        return self.draw + icons


def faction(state: Woodland, seat: int) -> Lizards:
    found = state.rules.factions[seat]
    assert isinstance(found, Lizards)
    return found


def gain_acolytes(state: Woodland, seat: int, number: int, law: str) -> None:
    state.board(seat, LizardsBoard).acolytes += number
    state.say(law, "gained_acolytes", seat=seat, count=number)


class FearOfTheFaithful(Step):
    """§10.2.5: a random card of the hand for each garden that is gone."""

    domains = declare(seat=OWN_SEAT, number=SOME_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: Woodland) -> None:
        lose_random(state, self.seat, self.number, "root:10.2.5")


# ---- §10.3 setup


class FirstGarden(Question):
    """§10.3.2: four warriors and a garden in a free corner, opposite another start if possible; a warrior in each
    adjacent clearing."""

    law = "root:10.3.2"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat, building=True))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        found_garden(state, self.seat, corner, self.law)
        for clearing in members(state.map.paths[corner]):
            place(state, self.seat, state.rules.warrior[self.seat], clearing, 1, self.law)


def found_garden(state: Woodland, seat: int, site: int, law: str) -> None:
    """A garden and warriors where they start."""
    state.homes = replaced(state.homes, seat, 1 << site)
    suits = members(state.suits_of(site))
    if len(suits) > 1:
        state.push(ChooseGarden(seat, site))
    else:
        place(state, seat, garden(state, seat, suits[0]), site, 1, law)
    place(state, seat, state.rules.warrior[seat], site, faction(state, seat).start_warriors, law)


class GardenHomeland(Question):
    """§A.8.2: four warriors and a garden in a homeland that is not beside an enemy's, three warriors around it and two
    acolytes."""

    law = "root:A.8.2.II"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(farthest(state, self.seat, vacant(state, self.seat, building=True), NOT_ADJACENT))

    def choose(self, state: Woodland, action: Action) -> None:
        seat, cult = self.seat, faction(state, self.seat)
        found_garden(state, seat, action.args[0], self.law)
        surround(state, seat, cult.beside_homeland, self.law)
        if state.rules.rulings > 1:  # of the first revision it had none
            state.supply[state.rules.warrior[seat]] -= cult.drafted_acolytes
            gain_acolytes(state, seat, cult.drafted_acolytes, "root:A.8.2")


class ChooseGarden(Question):
    """§10.3.2: where one starts in a clearing of several suits, which of the gardens."""

    law = "root:10.3.2"
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        chosen = state.homes[self.seat] == 1 << self.clearing and size(state.suits_of(self.clearing)) > 1
        return "" if chosen else "no clearing of several suits was chosen"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def options(self, state: Woodland) -> list[Action]:
        return [WITH_SUIT[suit] for suit in members(state.suits_of(self.clearing))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, garden(state, self.seat, action.args[0]), self.clearing, 1, self.law)


class ChooseOutcast(Question):
    """§10.3.3: any suit, the marker on its plain side."""

    law = "root:10.3.3"

    def options(self, state: Woodland) -> list[Action]:
        return [OUTCAST[suit] for suit in range(len(GARDENS))]

    def choose(self, state: Woodland, action: Action) -> None:
        name_outcast(state, self.seat, action.args[0], self.law)


def name_outcast(state: Woodland, seat: int, suit: int, law: str) -> None:
    mine = state.board(seat, LizardsBoard)
    mine.outcast, mine.hated = suit, False
    state.say(law, "named_outcast", seat=seat, suit=SUITS[suit])


# ---- §10.4 Birdsong


class AdjustOutcast(SeatStep):
    """§10.4.1: the suit that most Lost Souls have is the Outcast. If it was already, or no one suit has the most, the
    Outcast stays and is hated."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, LizardsBoard)
        souls = [sum(CARDS[card].suit == suit for card in mine.souls) for suit in range(len(GARDENS))]
        leading = [suit for suit, number in enumerate(souls) if number == max(souls)]
        if len(leading) == 1 and leading[0] != mine.outcast:
            name_outcast(state, self.seat, leading[0], "root:10.4.1")
        elif not mine.hated:
            mine.hated = True
            state.say("root:10.4.1", "hated_outcast", seat=self.seat, suit=SUITS[mine.outcast])


class DiscardSouls(SeatStep):
    """§10.4.2: now they go where discarded cards go, and dominance cards among them become available."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, LizardsBoard)
        souls, mine.souls = mine.souls, []
        if souls:
            state.say("root:10.4.2", "discarded_souls", seat=self.seat, count=len(souls))
            to_discard_pile(state, souls)


class Conspiracies(SeatStep):
    """§10.4.3: as many as the acolytes pay for. Everyone can see whether there is anything to choose."""

    def run(self, state: Woodland) -> None:
        if can_conspire(state, self.seat):
            state.push(ChooseConspiracy(self.seat))


class ChooseConspiracy(Pause):
    """§10.4.3: conspiracies in any order, repeats allowed, in clearings of the Outcast suit."""

    law = "root:10.4.3"
    verbs: ClassVar[tuple[Verb, ...]] = (CONVERT, MOVE, SAIL, BATTLE, SANCTIFY)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        seat, mine, cult = self.seat, state.board(self.seat, LizardsBoard), faction(state, self.seat)
        figures: dict[str, Word] = {"count": mine.acolytes, "suit": SUITS[mine.outcast]}
        costs = {"crusade": price(state, seat, cult.crusade_cost), "sanctify": price(state, seat, cult.sanctify_cost)}
        return {**figures, **costs}

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *conspiracies(state, self.seat)]

    def blocked(self, state: Woodland) -> list[Blocked]:
        seat, legal = self.seat, conspiracies(state, self.seat)
        out = [Blocked(action, "root:10.4.3") for action in battles(state, seat) if action not in legal]
        for cost, targets in (
            (faction(state, seat).convert_cost, enemy_warriors(state, seat)),
            (faction(state, seat).sanctify_cost, enemy_buildings(state, seat)),
        ):
            here = outcast_clearings(state, seat) if affords(state, seat, cost) else 0
            for action, (_, clearing) in targets.items():
                if action not in legal:
                    out.append(Blocked(action, "root:G.1.4" if here >> clearing & 1 else "root:10.4.3"))
        return out

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(Conspiracies(seat))
        if verb is CONVERT:
            convert(state, seat, action)
        elif verb is SANCTIFY:
            sanctify(state, seat, action)
        else:
            crusade(state, seat, action)


def outcast_clearings(state: Woodland, seat: int) -> Clearings:
    return state.of_suit(state.board(seat, LizardsBoard).outcast)


def conspiracies(state: Woodland, seat: int) -> list[Action]:
    if not state.board(seat, LizardsBoard).acolytes:
        return []
    return crusades(state, seat) + conversions(state, seat) + sanctifications(state, seat)


def can_conspire(state: Woodland, seat: int) -> bool:
    """Whether there are any `conspiracies`."""
    if not state.board(seat, LizardsBoard).acolytes:
        return False
    return bool(crusades(state, seat) or conversions(state, seat) or sanctifications(state, seat))


def price(state: Woodland, seat: int, cost: int) -> int:
    """§10.4.3: one acolyte less while the Outcast is hated."""
    return cost - state.board(seat, LizardsBoard).hated


def affords(state: Woodland, seat: int, cost: int) -> bool:
    return state.board(seat, LizardsBoard).acolytes >= price(state, seat, cost)


def spend_acolytes(state: Woodland, seat: int, cost: int, law: str) -> None:
    """§10.4.3: back to the supply, as warriors go there."""
    number = price(state, seat, cost)
    state.board(seat, LizardsBoard).acolytes -= number
    to_supply(state, state.rules.warrior[seat], number)
    state.say(law, "spent_acolytes", seat=seat, count=number)


def crusades(state: Woodland, seat: int) -> list[Action]:
    """§10.4.3.I: a battle in an Outcast clearing, or a move from one."""
    if not affords(state, seat, faction(state, seat).crusade_cost):
        return []
    here = outcast_clearings(state, seat)
    return [*battles(state, seat, here), *moves(state, seat, here)]


def crusade(state: Woodland, seat: int, action: Action) -> None:
    law = "root:10.4.3.I"
    spend_acolytes(state, seat, faction(state, seat).crusade_cost, law)
    if action.verb is BATTLE:
        fight(state, seat, action, law)
    else:
        state.push(Storm(seat, destination(action)))
        move(state, seat, action, law)


class Storm(Question):
    """§10.4.3.I: after the crusade's move it may battle there, whatever the clearing's suit."""

    law = "root:10.4.3.I"
    in_turn: ClassVar[bool] = True
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def moot(self, state: Woodland) -> bool:
        return not battles(state, self.seat, 1 << self.clearing, by_sight=True)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *battles(state, self.seat, 1 << self.clearing)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.seat, action, self.law)


def enemy_warriors(state: Woodland, seat: int) -> dict[Action, tuple[int, int]]:
    """The warriors of enemies on the map: what converts one, its kind and its clearing."""
    found: dict[Action, tuple[int, int]] = {}
    for enemy, piece in enumerate(state.rules.warrior):
        if piece != NONE and state.enemy_piece(seat, piece):
            for clearing in members(state.where(piece) & ~1):
                found[CONVERSIONS[clearing - 1][enemy]] = (piece, clearing)
    return found


def conversions(state: Woodland, seat: int) -> list[Action]:
    """§10.4.3.II: an enemy warrior in an Outcast clearing. An acolyte that was spent for it can take its place."""
    if not affords(state, seat, faction(state, seat).convert_cost):
        return []
    spent = price(state, seat, faction(state, seat).convert_cost) if not coffined(state) else 0
    return replacements(state, seat, enemy_warriors(state, seat), state.rules.warrior[seat], spent)


def replacements(
    state: Woodland, seat: int, targets: dict[Action, tuple[int, int]], new: int, returning: int
) -> list[Action]:
    """Those of the targets that are in Outcast clearings and can be replaced (§G.1.4)."""
    here, out = outcast_clearings(state, seat), list[Action]()
    for action, (old, clearing) in targets.items():
        if here >> clearing & 1 and can_replace(state, seat, old, clearing, new, returning):
            out.append(action)
    return out


def convert(state: Woodland, seat: int, action: Action) -> None:
    old, clearing = enemy_warriors(state, seat)[action]
    spend_acolytes(state, seat, faction(state, seat).convert_cost, "root:10.4.3.II")
    replace(state, seat, old, clearing, state.rules.warrior[seat], "root:10.4.3.II")


def enemy_buildings(state: Woodland, seat: int) -> dict[Action, tuple[int, int]]:
    """The buildings of enemies on the map: what sanctifies one, its kind and its clearing."""
    found: dict[Action, tuple[int, int]] = {}
    for enemy in range(state.rules.party_count):
        if state.enemies(seat, enemy):
            for piece in state.rules.buildings[enemy]:
                if not state.where(piece):
                    continue
                number = PIECES.index(state.rules.pieces[piece].name)
                for clearing in members(state.where(piece) & ~1):
                    found[SANCTIFY[number, clearing]] = (piece, clearing)
    return found


def sanctifications(state: Woodland, seat: int) -> list[Action]:
    """§10.4.3.III: an enemy building in an Outcast clearing, while the track has a garden of that suit."""
    if not affords(state, seat, faction(state, seat).sanctify_cost):
        return []
    return replacements(state, seat, enemy_buildings(state, seat), outcast_garden(state, seat), 0)


def outcast_garden(state: Woodland, seat: int) -> int:
    return garden(state, seat, state.board(seat, LizardsBoard).outcast)


def sanctify(state: Woodland, seat: int, action: Action) -> None:
    old, clearing = enemy_buildings(state, seat)[action]
    spend_acolytes(state, seat, faction(state, seat).sanctify_cost, "root:10.4.3.III")
    replace(state, seat, old, clearing, outcast_garden(state, seat), "root:10.4.3.III")


# ---- §10.5 Daylight


class Rituals(Pause):
    """§10.5: a ritual for each revealed card. Birds do not count as another suit (§10.2.2)."""

    law = "root:10.5"
    verbs: ClassVar[tuple[Verb, ...]] = (PLANT, SUMMON, PREACH, SACRIFICE)

    def idle(self, state: Woodland) -> bool:
        return empty_handed(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        for card in different(state.hands[self.seat].cards):
            out += rituals(state, self.seat, card)
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        out: list[Blocked] = []
        for card in different(state.hands[self.seat].cards):
            out += blocked_rituals(state, self.seat, card)
        return out

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(self)
        if verb is PREACH:
            preach(state, seat, action.args[0])
        elif verb is SACRIFICE:
            reveal(state, seat, action.args[0], "root:10.5.4")
            state.supply[state.rules.warrior[seat]] -= 1
            gain_acolytes(state, seat, 1, "root:10.5.4")
        else:
            card, clearing = action.args
            law = "root:10.5.1" if verb is PLANT else "root:10.5.2"
            suit = CARDS[card].suit
            piece = garden(state, seat, suit) if verb is PLANT else state.rules.warrior[seat]
            reveal(state, seat, card, law)
            place(state, seat, piece, clearing, 1, law)


def rituals(state: Woodland, seat: int, card: int) -> list[Action]:
    """What a card of the hand could be revealed for."""
    suit = CARDS[card].suit
    if suit == BIRD:
        return [SACRIFICE[card]] if state.supply[state.rules.warrior[seat]] else []
    plants, summons = PLANTS[card], SUMMONS[card]
    out = [plants[site - 1] for site in members(garden_sites(state, seat, suit))]
    if state.supply[state.rules.warrior[seat]]:
        out += [summons[site - 1] for site in members(state.of_suit(suit) & placeable(state, seat))]
    if not state.board(seat, LizardsBoard).scored >> suit & 1:
        out.append(PREACH[card])
    return out


def garden_sites(state: Woodland, seat: int, suit: int) -> Clearings:
    """§10.5.1: clearings of the suit that the Cult rules, with a free slot, while the track has a garden."""
    if not state.supply[garden(state, seat, suit)]:
        return 0
    return state.ruled(seat) & state.of_suit(suit) & with_slot(state) & placeable(state, seat)


def blocked_rituals(state: Woodland, seat: int, card: int) -> list[Blocked]:
    """What one would look for, each with the paragraph that forbids it."""
    suit = CARDS[card].suit
    if suit == BIRD:
        return [Blocked(PREACH[card], "root:10.2.2")]
    out = [Blocked(PREACH[card], "root:10.5.3")] if state.board(seat, LizardsBoard).scored >> suit & 1 else []
    sites = garden_sites(state, seat, suit)
    for site in members(state.of_suit(suit) & state.armed(seat) & ~sites):
        bar = building_obstacle if state.ruled(seat) >> site & 1 else obstacle
        out.append(Blocked(PLANT[card, site], bar(state, seat, site) or "root:10.5.1"))
    for site in members(state.of_suit(suit) & ~placeable(state, seat)):
        out.append(Blocked(SUMMON[card, site], obstacle(state, seat, site)))
    return out


def reveal(state: Woodland, seat: int, card: int, law: str) -> None:
    """§10.5: the card lies open before the Cult and serves for nothing else today."""
    state.hands[seat].drop(card)
    state.board(seat, LizardsBoard).revealed.append(card)
    state.board(seat, LizardsBoard).revealed.sort()
    state.say(law, "held_ritual", seat=seat, card=CARDS[card].id)


def preach(state: Woodland, seat: int, card: int) -> None:
    """§10.5.3: the card is spent, and its suit scores by its gardens on the map; once a turn."""
    suit = CARDS[card].suit
    state.board(seat, LizardsBoard).scored |= 1 << suit
    spend(state, seat, card, "root:10.5.3")
    score(state, seat, sermon_points(state, seat, card), "root:10.5.3")


def sermon_points(state: Woodland, seat: int, card: int) -> int:
    suit = CARDS[card].suit
    return faction(state, seat).points[gardens_on_map(state, seat, suit)] if suit != BIRD else 0


# ---- §10.6 Evening


class EndRituals(SeatStep):
    """§10.6.1: back to the hand, where everyone knows them now."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, LizardsBoard)
        others = [other for other in range(state.seats) if other != self.seat]
        for card in mine.revealed:
            state.hands[self.seat].add(card, others)
        if mine.revealed:
            state.say("root:10.6.1", "ended_rituals", seat=self.seat, count=len(mine.revealed))
        mine.revealed, mine.scored = [], 0


class CraftWithGardens(Crafting):
    """§10.6.2: with the gardens of the Outcast."""

    law = "root:10.6.2"
