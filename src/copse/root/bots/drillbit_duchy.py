"""Bots, chapter 10: the Drillbit Duchy. Warriors gather in the Burrow and break out of a new tunnel in an ordered
clearing; every Evening another minister is swayed, and every one that is acts in each turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action
from copse.kernel.bits import members, union
from copse.kernel.domains import A_SEAT, Domain, amount, declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, Task
from copse.root.actions import AMBUSH, DISCARD, MINISTERS, PASS
from copse.root.battle import Ambush
from copse.root.board import BURROW, Clearings
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
    buildings_of,
    buy_by_lot,
    cards_offered,
    coming_after,
    enemy_buildings,
    enemy_warriors,
    foes,
    is_bird,
    march,
    order_suit,
    ordered,
    pieces_of,
    points_of,
    rank,
    reachable,
    sites_with_help,
    tokens_of,
    trait_deed,
)
from copse.root.cards import BIRD, CARD_IDS, CARDS, FOX, MOUSE, RABBIT, SUITS, Suits, matching
from copse.root.deck import discard, draw_one, throw_away
from copse.root.domains import A_FLAG, ANY_CLEARINGS, OWN_SEAT, SOME_CLEARINGS
from copse.root.factions.duchy import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    Ministers,
    built,
    burrow_paths,
    check_tunnels,
    tunnels,
)
from copse.root.fields import Entries, Field, Many, Some
from copse.root.homelands import start_corners
from copse.root.move import adjacent, no_entry, relocate
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, trapped, with_slot
from copse.root.removal import Loss, Removal, remove
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import Question, SeatStep, Step

TRACK: Final = (CAPTAIN, MARSHAL, FOREMOLE, BRIGADIER, BANKER, MAYOR, EARL, BARON, DUCHESS)  # from top to bottom
SUIT_OF: Final = {minister: (FOX, RABBIT, MOUSE)[place_on_track % 3] for place_on_track, minister in enumerate(TRACK)}
LAWS: Final = {minister: f"bots:10.7.{number}" for number, minister in enumerate(TRACK, 1)}
ALWAYS_ACTIVE: Final = (CAPTAIN, FOREMOLE)  # abilities, not actions (§10.5.4)
AMBUSHES: Final = tuple(card for card, shown in enumerate(CARDS) if shown.kind == "ambush")
FROM_THE_TOP: Final = Domain("a minister", TRACK, MINISTERS)
AN_AMBUSH: Final = Domain("a card", AMBUSHES, CARD_IDS)
ALL_SUITS: Final = 1 << FOX | 1 << RABBIT | 1 << MOUSE


# ---- the cards of its traits


class Foundations(Trait):
    name = "foundations"


class Invaders(Trait):
    name = "invaders"


class Investors(Trait):
    name = "investors"


class Overwhelm(Trait):
    name = "overwhelm"


FOUNDATIONS: Final = Foundations()
INVADERS: Final = Invaders()
INVESTORS: Final = Investors()
OVERWHELM: Final = Overwhelm()


class DrillbitDuchyBoard(BotBoard):
    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        Field("swayed", Some(FROM_THE_TOP), "ministers that have a crown, from the top"),
        Field("ambushes", Many(AN_AMBUSH), "ambushes that it has bought and keeps face up"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.swayed: Ministers = 0
        self.ambushes: list[int] = []

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, DrillbitDuchyBoard)
        self.swayed, self.ambushes = other.swayed, other.ambushes[:]

    def crowned(self) -> list[int]:
        """The ministers with a crown, from the top."""
        return [minister for minister in TRACK if self.swayed >> minister & 1]

    def uncrowned(self, suits: Suits) -> list[int]:
        """Those of these suits that have none, from the top."""
        return [minister for minister in TRACK if not self.swayed >> minister & 1 and suits >> SUIT_OF[minister] & 1]

    def cards(self) -> list[int]:
        return super().cards() + self.ambushes

    def check(self, state: Woodland, seat: int) -> None:
        check_tunnels(state, seat, "bots:10.5.1")


class DrillbitDuchy(Bot):
    name = "drillbit_duchy"
    replaces = "duchy"
    chapter = 10
    sign = "◣"
    colour = "#75503a"
    letter = "H"
    reach = 8
    in_corner = True
    burrows = True
    bars_by = "bots:10.2.2"
    cites: Mapping[str, str] = {
        "item_points": "bots:1.1.2",
        "ignores_ambush": "bots:2.8.2",
        "extra_hits": "bots:10.7.1",
    }
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 20),
        Kind("citadel", BUILDING, 3),
        Kind("market", BUILDING, 3),
        Kind("tunnel", TOKEN, 3),
    )
    offered: tuple[Trait, ...] = (FOUNDATIONS, INVADERS, INVESTORS, OVERWHELM)
    lots: tuple[str, ...] = ("corner",)

    moles: tuple[int, ...] = (0, 1, 2, 4)  # that show on its board, by citadels on the map
    recruits: Mapping[str, int] = {EASY: 1, CHALLENGING: 3, NIGHTMARE: 3}
    usual_recruits: int = 2
    start_warriors: int = 2
    start_ministers: int = 2
    usual_diggers: int = 4
    diggers_of_overwhelm: int = 3
    diggers_of_brigadier: int = 3
    citadel_from: int = 9  # warriors in the supply; with fewer it builds a market
    few: int = 2  # warriors that rally (§10.6.1)
    staying: int = 4  # warriors that never go back to the Burrow
    duchess_points: int = 2

    def new_board(self, seats: int) -> FactionBoard:
        return DrillbitDuchyBoard()

    def printed(self) -> dict[str, Json]:
        ministers: list[Json] = []
        for one in TRACK:
            figures: dict[str, Json] = {"points": self.duchess_points} if one == DUCHESS else {}
            suit = SUITS[SUIT_OF[one]]
            ministers.append({"name": MINISTERS[one], "suit": suit, "law": LAWS[one], "figures": figures})
        tracks: dict[str, Json] = {"moles": list[Json](self.moles), "tunnels": self.total("tunnel")}
        return super().printed() | tracks | {"ministers": ministers}

    def warriors_recruited(self) -> int:
        return self.recruits.get(self.difficulty, self.usual_recruits)

    def diggers(self) -> int:
        """How many warriors a Dig needs and moves."""
        return self.diggers_of_overwhelm if self.has(OVERWHELM.name) else self.usual_diggers

    # ---- §10.2 rules and abilities

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§10.2.1: one crown for all buildings that are removed at once; then a human pays the investors."""
        ruins = union(loss.clearing for loss in removal.losses if loss.piece in state.rules.buildings[seat])
        if not ruins:
            return []
        steps: list[Task] = [LoseCrown(seat, ruins)]
        remover = state.side(removal.remover) if removal.remover != NONE else NONE
        if self.has(INVESTORS.name) and remover in state.rules.people:
            steps.append(PayInvestors(remover, seat, ruins))
        return steps

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """§10.2.2: the Burrow, even with nothing in it."""
        return 1 << BURROW

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§10.2.2: only the Duchy is in the Burrow."""
        return 1 << BURROW

    def no_entry(self, state: Woodland, seat: int, other: int) -> Clearings:
        return 1 << BURROW if other != seat else 0

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """§10.2.2: the Burrow is adjacent to every clearing with a tunnel."""
        return super().paths_from(state, seat, clearing) | burrow_paths(state, seat, clearing)

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§10.7.1: the Captain, where the Duchy attacks and has a tunnel."""
        led = state.board(seat, DrillbitDuchyBoard).swayed >> CAPTAIN & 1
        return led & tunnels(state, seat) >> battle.clearing if battle.attacker == seat else 0

    # ---- §9.7.10 the ambushes that it buys

    def take_bought(self, state: Woodland, seat: int, seller: int, card: int, law: str) -> None:
        if card in AMBUSHES:
            state.board(seat, DrillbitDuchyBoard).ambushes.append(card)
            state.say("bots:9.7.10", "kept_ambush", seat=seat, card=CARD_IDS[card])
        else:
            super().take_bought(state, seat, seller, card, law)

    def ambush_cards(self, state: Woodland, seat: int) -> tuple[int, ...]:
        return tuple(state.board(seat, DrillbitDuchyBoard).ambushes)

    def play_ambush(self, state: Woodland, seat: int, card: int, law: str) -> None:
        state.board(seat, DrillbitDuchyBoard).ambushes.remove(card)
        state.say("bots:9.7.10", "played_ambush", seat=seat, card=CARD_IDS[card])
        discard(state, card)

    def automatic(self, state: Woodland, seat: int, question: Question) -> Action | None:
        """Whom it defends against it ambushes, by the suit of the clearing before a bird."""
        if isinstance(question, Ambush):
            played = [action for action in question.options(state) if action.verb is AMBUSH]
            if played:
                return min(played, key=lambda action: CARDS[action.args[0]].suit == BIRD)
        return super().automatic(state, seat, question)

    # ---- §10.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [SurfaceByLot(seat), FirstMinisters(seat)]

    # ---- §10.4 to §10.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        shopping = [BuyAmbush(seat)] if state.rules.lenders else []
        return [*shopping, RevealOrder(seat), CraftOrder(seat), MusterMoles(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        digs: list[Task] = [Drill(seat, 0)]
        if self.has(OVERWHELM.name):
            digs.append(DrillAgain(seat, 0))
        return [*digs, BattleEach(seat, ordered(state, seat)), RaiseBuilding(seat), CallMinister(seat, 0)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        rally: list[Task] = [RallyMoles(seat, ordered(state, seat)), ReturnToBurrow(seat)]
        return [*rally, ScoreMarkets(seat), SwayOrdered(seat), DiscardOrder(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        diggers, recruits = {"count": self.diggers()}, {"count": self.warriors_recruited()}
        deeds = [Deed(BIRDSONG, "deed-buy-ambush", "bots:9.7.10", BuyAmbush)] if sells else []
        deeds += self.begun_by_order(sells)
        deeds.append(Deed(BIRDSONG, "deed-muster", "bots:10.4.3", MusterMoles, (), recruits))
        if self.has(INVADERS.name):
            deeds.append(Deed(DAYLIGHT, "deed-dig-to-invade", "bots:10.5.1", Drill, (), diggers))
        else:
            deeds.append(Deed(DAYLIGHT, "deed-dig", "bots:10.5.1", Drill, SUITED, diggers))
            deeds.append(Deed(DAYLIGHT, "deed-dig-to-enemies", "bots:10.5.1", Drill, (BIRD,), diggers))
        if self.has(OVERWHELM.name):
            deeds.append(trait_deed(DAYLIGHT, OVERWHELM, DrillAgain))
        deeds += [
            Deed(DAYLIGHT, "deed-battle-most-buildings", "bots:10.5.2", BattleEach),
            Deed(DAYLIGHT, "deed-raise", "bots:10.5.3", RaiseBuilding, (), {"count": self.citadel_from}),
        ]
        if self.has(INVADERS.name):
            deeds.append(trait_deed(DAYLIGHT, INVADERS))
        return [
            *deeds,
            Deed(DAYLIGHT, "deed-ministers", "bots:10.5.4", CallMinister),
            Deed(EVENING, "deed-rally", "bots:10.6.1", RallyMoles, (), {"count": self.few}),
            Deed(EVENING, "deed-go-under", "bots:10.6.1", ReturnToBurrow, (), {"count": self.staying}),
            Deed(EVENING, "deed-score-markets", "bots:10.6.2", ScoreMarkets),
            Deed(EVENING, "deed-sway-ordered", "bots:10.6.3", SwayOrdered, SUITED),
            Deed(EVENING, "deed-sway-last", "bots:10.6.3", SwayOrdered, (BIRD,)),
            Deed(EVENING, "deed-discard-order", "bots:10.6.4", DiscardOrder),
        ]

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§10.5.2: the player with most buildings there, then most pieces, then most points."""
        tests: list[Test] = [
            ("most_buildings", lambda party: buildings_of(state, party, clearing)),
            ("most_pieces", lambda party: pieces_of(state, party, clearing)),
            ("most_points", lambda party: points_of(state, party)),
        ]
        return aim_at_player(state, seat, enemies, tests, "bots:10.5.2")


def duchy(state: Woodland, seat: int) -> DrillbitDuchy:
    found = state.rules.factions[seat]
    assert isinstance(found, DrillbitDuchy)
    return found


# ---- crowns, and §10.2.1 what errors cost


def crown_minister(state: Woodland, seat: int, minister: int, law: str) -> None:
    state.board(seat, DrillbitDuchyBoard).swayed |= 1 << minister
    state.say(law, "swayed", seat=seat, minister=MINISTERS[minister])


def suits_of_all(state: Woodland, clearings: Clearings) -> Suits:
    suits = 0
    for clearing in members(clearings):
        suits |= state.suits_of(clearing)
    return suits


class LoseCrown(Step):
    """§10.2.1: the crown that is nearest to the bottom comes back to the supply (B39). On its foundations only a
    minister loses one who matches a clearing where a building was (B46)."""

    domains = declare(seat=OWN_SEAT, ruins=SOME_CLEARINGS)

    def __init__(self, seat: int, ruins: Clearings) -> None:
        self.seat, self.ruins = seat, ruins

    def run(self, state: Woodland) -> None:
        board, at_stake = state.board(self.seat, DrillbitDuchyBoard), ALL_SUITS
        if duchy(state, self.seat).has(FOUNDATIONS.name):
            at_stake = suits_of_all(state, self.ruins)
        crowned = [minister for minister in board.crowned() if at_stake >> SUIT_OF[minister] & 1]
        if crowned:
            board.swayed &= ~(1 << crowned[-1])
            state.say("bots:10.2.1", "lost_crown", seat=self.seat, minister=MINISTERS[crowned[-1]])


class PayInvestors(Question):
    """Investors: the human whose doing it was discards a card that matches such a clearing, and the Duchy loses a
    point. Where there is no such card the Duchy sways the topmost minister who matches (B45)."""

    law = "bots:3.3.2"
    domains = declare(seat=A_SEAT, duchy=OWN_SEAT, ruins=SOME_CLEARINGS)

    def __init__(self, seat: int, duchy: int, ruins: Clearings) -> None:
        self.seat, self.duchy, self.ruins = seat, duchy, ruins

    def moot(self, state: Woodland) -> bool:
        hand = state.hands[self.seat]
        return not hand.cards or (hand.open and not self.payable(state))

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"other": self.duchy}

    def payable(self, state: Woodland) -> list[Action]:
        cards = matching(state.hands[self.seat].cards, suits_of_all(state, self.ruins))
        return [DISCARD[card] for card in cards]

    def options(self, state: Woodland) -> list[Action]:
        return self.payable(state) or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is DISCARD:
            throw_away(state, self.seat, action.args[0], self.law)
            score(state, self.duchy, -1, self.law)
            return
        for minister in state.board(self.duchy, DrillbitDuchyBoard).uncrowned(suits_of_all(state, self.ruins))[:1]:
            crown_minister(state, self.duchy, minister, self.law)


# ---- §10.3 setup


class SurfaceByLot(SeatStep):
    """§10.3.3: a tunnel and two warriors in a corner where nobody started (B37), opposite another start if possible,
    and two warriors in each adjacent clearing."""

    def run(self, state: Woodland) -> None:
        seat, law, number = self.seat, "bots:10.3.3", duchy(state, self.seat).start_warriors
        corners = members(start_corners(state, seat))
        corner = corners[0] if len(corners) == 1 else state.roll("corner", corners)
        state.homes = replaced(state.homes, seat, 1 << corner)
        near = members(adjacent(state, seat, corner) & state.map.everywhere)
        place(state, seat, state.rules.piece(seat, "tunnel"), corner, 1, law)
        for clearing in (corner, *near):
            place(state, seat, state.rules.warrior[seat], clearing, number, law)


class FirstMinisters(SeatStep):
    """§10.3.5: for each of two cards the topmost minister of its suit; a bird is of any (B38)."""

    def run(self, state: Woodland) -> None:
        drawn = []
        for _ in range(duchy(state, self.seat).start_ministers):
            card = draw_one(state)
            if card is not None:
                drawn.append(card)
                state.say("bots:10.3.5", "discarded", seat=self.seat, card=CARD_IDS[card])
                suit = CARDS[card].suit
                matched = state.board(self.seat, DrillbitDuchyBoard).uncrowned(ALL_SUITS if suit == BIRD else 1 << suit)
                crown_minister(state, self.seat, matched[0], "bots:10.3.5")
        for card in drawn:
            discard(state, card)


# ---- §10.4 Birdsong


class MusterMoles(SeatStep):
    """§10.4.3: as many as the difficulty says, one for each visible mole, and one more by the Foremole (§10.7.3)."""

    def run(self, state: Woodland) -> None:
        seat, bot = self.seat, duchy(state, self.seat)
        moles = bot.moles[built(state, seat, "citadel")] + (
            state.board(seat, DrillbitDuchyBoard).swayed >> FOREMOLE & 1
        )
        place(state, seat, state.rules.warrior[seat], BURROW, bot.warriors_recruited() + moles, "bots:10.4.3")


# ---- §10.5 Daylight


class Drill(Step):
    """§10.5.1: with warriors enough in the Burrow a tunnel in an ordered clearing, and these warriors there. §10.7.4:
    the Brigadier does with three (B40), and goes where enemies have built first."""

    domains = declare(seat=OWN_SEAT, brigadier=A_FLAG)

    def __init__(self, seat: int, brigadier: int) -> None:
        self.seat, self.brigadier = seat, brigadier

    def run(self, state: Woodland) -> None:
        seat, bot, law = self.seat, duchy(state, self.seat), LAWS[BRIGADIER] if self.brigadier else "bots:10.5.1"
        tunnel, waiting, dug = state.rules.piece(seat, "tunnel"), state.warriors(seat, BURROW), tunnels(state, seat)
        needed = bot.diggers_of_brigadier if self.brigadier else bot.diggers()
        open_to_it = ordered(state, seat) & placeable(state, seat) & ~no_entry(state, seat)
        targets = members(open_to_it & ~dug & ~settled(state, seat))
        if waiting < needed or not targets or not (state.supply[tunnel] or dug):
            return
        target = aim(state, seat, targets, self.tests(state), law)
        if not state.supply[tunnel]:
            fill_in(state, seat)
        if place(state, seat, tunnel, target, 1, law):
            relocate(state, seat, BURROW, target, min(waiting, bot.diggers()), law)

    def tests(self, state: Woodland) -> list[Test]:
        """§10.5.1.I: of several clearings, which."""
        seat, invades = self.seat, duchy(state, self.seat).has(INVADERS.name)
        built_up: Test = ("most_built", lambda clearing: enemy_holdings(state, seat, clearing))
        few_enemies: Test = ("fewest_enemy_warriors", lambda clearing: -enemy_warriors(state, seat, clearing))
        tests = [built_up] if self.brigadier else []
        if invades:
            built_by: Test = ("most_enemy_buildings", lambda clearing: enemy_buildings(state, seat, clearing))
            return [*tests, built_by, few_enemies]
        if is_bird(state, seat):
            return [built_up]
        return [*tests, ("most_slots", lambda clearing: state.slots[clearing]), few_enemies]


class DrillAgain(Drill):
    """Overwhelm: battle once more. A step of its own, because no step may be pending twice."""


def settled(state: Woodland, seat: int) -> Clearings:
    """The clearings with buildings of the Duchy."""
    places = 0
    for building in state.rules.buildings[seat]:
        places |= state.where(building)
    return places


def enemy_holdings(state: Woodland, seat: int, clearing: int) -> int:
    """Buildings and tokens of enemies there."""
    tokens = sum([tokens_of(state, party, clearing) for party in foes(state, seat)])
    return enemy_buildings(state, seat, clearing) + tokens


def fewest_warriors(state: Woodland, seat: int) -> list[Test]:
    return [("fewest_warriors", lambda clearing: -state.warriors(seat, clearing))]


def fill_in(state: Woodland, seat: int) -> None:
    """§10.5.1.II: with all tunnels on the map it takes that with the fewest of its warriors."""
    law = "bots:10.5.1.II"
    site = aim(state, seat, members(tunnels(state, seat)), fewest_warriors(state, seat), law)
    remove(state, [Removal(NONE, (Loss(state.rules.piece(seat, "tunnel"), site, 1),))], law)


class BuyAmbush(SeatStep):
    """§9.7.10: an ambush that is on sale, as its turn begins."""

    def run(self, state: Woodland) -> None:
        found = [offer for offer in cards_offered(state, self.seat) if offer[1].args[0] in AMBUSHES]
        if found:
            buy_by_lot(state, self.seat, found)


class RaiseBuilding(SeatStep):
    """§10.5.3: where it rules and has most warriors; a point if it cannot build but has buildings left (B41). Invaders
    battle everywhere instead, if only slots are missing (B42)."""

    def run(self, state: Woodland) -> None:
        seat, bot, law = self.seat, duchy(state, self.seat), "bots:10.5.3"
        reserves = state.supply[state.rules.warrior[seat]]
        building = state.rules.piece(seat, "citadel" if reserves >= bot.citadel_from else "market")
        wanted = state.supply[building] > 0
        open_sites = members(sites_with_help(state, seat, lambda table: open_grounds(table, seat))) if wanted else ()
        grounds = ruled_grounds(state, seat)
        if open_sites:
            tests: list[Test] = [("most_warriors", lambda clearing: state.warriors(seat, clearing))]
            place(state, seat, building, aim(state, seat, open_sites, tests, law), 1, law)
        elif bot.has(INVADERS.name) and grounds and state.supply[building]:
            state.push(BattleEach(seat, state.map.everywhere))
        elif any(state.supply[kind] for kind in state.rules.buildings[seat]):
            score(state, seat, 1, law)


def ruled_grounds(state: Woodland, seat: int) -> Clearings:
    return state.ruled(seat) & state.map.everywhere & placeable(state, seat)


def open_grounds(state: Woodland, seat: int) -> Clearings:
    return ruled_grounds(state, seat) & with_slot(state)


class CallMinister(Step):
    """§10.5.4: the ministers swayed by then, from this place of the track downwards."""

    domains = declare(seat=OWN_SEAT, place=amount(0, len(TRACK) - 1))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def run(self, state: Woodland) -> None:
        minister = TRACK[self.place]
        if self.place + 1 < len(TRACK):
            state.push(CallMinister(self.seat, self.place + 1))
        if state.board(self.seat, DrillbitDuchyBoard).swayed >> minister & 1 and minister not in ALWAYS_ACTIVE:
            state.say(LAWS[minister], "called", seat=self.seat, minister=MINISTERS[minister])
            act(state, self.seat, minister)


def act(state: Woodland, seat: int, minister: int) -> None:
    """§10.7: what a minister does."""
    if minister == MARSHAL:
        reinforce(state, seat)
    elif minister == BRIGADIER:
        state.push(Drill(seat, 1))
    elif minister == BANKER:
        state.push(RaiseBuilding(seat))
    elif minister == MAYOR:
        dismiss(state, seat)
    elif minister == DUCHESS:
        all_dug = built(state, seat, "tunnel") == duchy(state, seat).total("tunnel")
        score(state, seat, duchy(state, seat).duchess_points if all_dug else 0, LAWS[DUCHESS])
    else:
        score(state, seat, built(state, seat, "citadel" if minister == EARL else "market"), LAWS[minister])


def reinforce(state: Woodland, seat: int) -> None:
    """§10.7.2: a warrior where the Duchy has buildings, and fewest warriors."""
    targets = members(settled(state, seat) & placeable(state, seat))
    if targets and state.supply[state.rules.warrior[seat]]:
        target = aim(state, seat, targets, fewest_warriors(state, seat), LAWS[MARSHAL])
        place(state, seat, state.rules.warrior[seat], target, 1, LAWS[MARSHAL])


def dismiss(state: Woodland, seat: int) -> None:
    """§10.7.6: remove a warrior from the ruled clearing of the map with most of its warriors (B43), for a point."""
    origins = members(state.ruled(seat) & state.armed(seat) & state.map.everywhere)
    if origins:
        tests: list[Test] = [("most_warriors", lambda clearing: state.warriors(seat, clearing))]
        origin = aim(state, seat, origins, tests, LAWS[MAYOR])
        remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], origin, 1),))], LAWS[MAYOR])
        score(state, seat, 1, LAWS[MAYOR])


# ---- §10.6 Evening


class RallyMoles(Step):
    """§10.6.1: from each of some clearings without a building of the Duchy its few warriors go to an adjacent one that
    has a building, and where they can go to none, to the Burrow."""

    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings) -> None:
        self.seat, self.where = seat, where

    def run(self, state: Woodland) -> None:
        seat, few, homes, law = self.seat, duchy(state, self.seat).few, settled(state, self.seat), "bots:10.6.1"
        stray = [origin for origin in members(self.where & ~homes) if 0 < state.warriors(seat, origin) <= few]
        if not stray:
            return
        origin = min(stray, key=lambda clearing: rank(state, clearing))
        state.push(RallyMoles(seat, coming_after(state, self.where, origin)))
        near = [target for target in reachable(state, seat, origin) if homes >> target & 1]
        if near:
            target = aim(state, seat, near, fewest_warriors(state, seat), law)
            march(state, seat, origin, target, state.warriors(seat, origin), law)
        else:
            go_under(state, seat, origin, state.warriors(seat, origin))


class ReturnToBurrow(SeatStep):
    """§10.6.1: then all but four of each clearing that it rules."""

    def run(self, state: Woodland) -> None:
        staying = duchy(state, self.seat).staying
        for clearing in members(state.ruled(self.seat) & state.map.everywhere):
            surplus = state.warriors(self.seat, clearing) - staying
            if surplus > 0:
                go_under(state, self.seat, clearing, surplus)


def go_under(state: Woodland, seat: int, origin: int, count: int) -> None:
    """Put warriors into the Burrow from anywhere. This is not a move and needs no tunnel (B44), but they leave the
    clearing, so a trap can stop them (§11.8.2)."""
    if state.asked.springs and trapped(state, seat, origin):
        return
    state.shift(state.rules.warrior[seat], origin, BURROW, count)
    state.say("bots:10.6.1", "moved", seat=seat, origin=origin, target=BURROW, count=count)


class ScoreMarkets(SeatStep):
    """§10.6.2: a point for each market on the map."""

    def run(self, state: Woodland) -> None:
        score(state, self.seat, built(state, self.seat, "market"), "bots:10.6.2")


class SwayOrdered(SeatStep):
    """§10.6.3: the topmost minister of the order's suit without a crown; without such a one, and with a bird, the
    bottommost of all."""

    def run(self, state: Woodland) -> None:
        board, suit = state.board(self.seat, DrillbitDuchyBoard), order_suit(state, self.seat)
        of_order = board.uncrowned(1 << suit) if suit in (FOX, RABBIT, MOUSE) else []
        for minister in of_order[:1] or board.uncrowned(ALL_SUITS)[-1:]:
            crown_minister(state, self.seat, minister, "bots:10.6.3")
