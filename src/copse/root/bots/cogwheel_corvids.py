"""Bots, chapter 11: the Cogwheel Corvids. Warriors make way for plots, which the lot chooses and every Birdsong flips.

Plots lie on the map and on the board as those of the Corvid Conspiracy do, whose chapter has what is the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.chance import Dice
from copse.kernel.domains import declare
from copse.kernel.tasks import Json, Task
from copse.root.actions import EXPOSE, PLOTS
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    COMMON_CITES,
    EASY,
    NIGHTMARE,
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
    aim_low,
    buildings_of,
    buy_by_lot,
    by_priority,
    cards_offered,
    coming_after,
    march,
    ordered,
    pieces_of,
    player_rank,
    points_of,
    rank,
    reachable,
    tokens_of,
    trait_deed,
)
from copse.root.cards import CARD_IDS, SUITS
from copse.root.deck import discard, lose_random
from copse.root.domains import A_CLEARING, ANY_CLEARINGS, OWN_SEAT, SOME_AMOUNT
from copse.root.effects.standard import Favor
from copse.root.factions.corvids import (
    BOMB,
    EXTORTION,
    CorvidBoard,
    Corvids,
    NamePlot,
    blast,
    exposable,
    face_down,
    face_down_plot,
    face_up,
    faces,
    foil,
    hide,
    left,
    plots_of,
    recover,
    shown,
    snared,
    spring_snare,
    turn_up,
)
from copse.root.fields import Entries, Field, Whole
from copse.root.pieces import Kind
from copse.root.placing import place, placeable
from copse.root.removal import Loss, Removal, remove
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import SeatStep, Step

CONSPIRACY: Final = Corvids()  # whose pieces and rules these are, where both are alike
IN_FORCE: Final = 2  # warriors with which they battle, and that stay behind (§11.5.1, §11.5.2)
CROWD: Final = 3  # warriors where the plot thickens (§11.5.4)


# ---- the cards of their traits


class BackupPlans(Trait):
    """Where a plot was removed, a warrior is placed."""

    name = "backup_plans"

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        plots = (face_down_plot(state, seat), *faces(state, seat))
        return [BackUp(seat, loss.clearing) for loss in removal.losses if loss.piece in plots]


class Gamble(Trait):
    name = "gamble"


class Mastermind(Trait):
    name = "mastermind"


class Vendetta(Trait):
    name = "vendetta"


BACKUP_PLANS: Final = BackupPlans()
GAMBLE: Final = Gamble()
MASTERMIND: Final = Mastermind()
VENDETTA: Final = Vendetta()


class CogwheelBoard(BotBoard):
    """The board of the Corvids, besides the order. Nobody knows which plots lie face down, because they are random."""

    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        *plots_of("conspiracy"),
        Field("placed", Whole(0), "none", of="conspiracy", word="", shown=False),
    )

    def __init__(self) -> None:
        super().__init__()
        self.conspiracy = CorvidBoard([NONE] * PLACES, [0] * PLACES, 0)

    def shared(self) -> FactionBoard:
        return self.conspiracy

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, CogwheelBoard)
        self.conspiracy = other.conspiracy.copy()

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        return self.conspiracy.pieces(state, seat)

    def complete(self, state: Woodland, seat: int) -> None:
        self.conspiracy.complete(state, seat)

    def adjust(self, state: Woodland, seat: int) -> None:
        self.conspiracy.adjust(state, seat)

    def redeal(self, state: Woodland, seat: int, viewer: int | None, dice: Dice) -> None:
        self.conspiracy.redeal(state, seat, None, dice)

    def check(self, state: Woodland, seat: int) -> None:
        self.conspiracy.check(state, seat)


class CogwheelCorvids(Bot):
    name = "cogwheel_corvids"
    replaces = "corvids"
    chapter = 11
    sign = "◇"
    colour = "#6f4392"
    letter = "I"
    reach = 3
    cites: Mapping[str, str] = {**COMMON_CITES, "extra_hits": "bots:11.2.2", "on_removed": "bots:11.7.4"}
    bars_by = "bots:11.7.2"
    kinds: tuple[Kind, ...] = CONSPIRACY.kinds
    lets: tuple[Verb, ...] = (EXPOSE,)
    appendices: tuple[str, ...] = ("copse.root.factions.corvids",)
    offered: tuple[Trait, ...] = (BACKUP_PLANS, GAMBLE, MASTERMIND, VENDETTA)
    lots: tuple[str, ...] = ("plot",)

    recruits: Mapping[str, int] = {EASY: 1, CHALLENGING: 3, NIGHTMARE: 3}
    usual_recruits: int = 2
    sites: int = 2  # where they recruit (§11.4.3)

    def new_board(self, seats: int) -> FactionBoard:
        return CogwheelBoard()

    def printed(self) -> dict[str, Json]:
        return super().printed() | CONSPIRACY.printed()

    def warriors_recruited(self) -> int:
        return self.recruits.get(self.difficulty, self.usual_recruits)

    # ---- §11.2 rules and abilities

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """§11.2.1: nimble."""
        return CONSPIRACY.ignores_rule(state, seat)

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§11.2.2: embedded agents."""
        return CONSPIRACY.extra_hits(state, seat, battle)

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§root:13.2.4: their plots are exposed like any (B49)."""
        return CONSPIRACY.offers(state, seat, other)

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return CONSPIRACY.seems_offering(state, seat, other)

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        CONSPIRACY.take_offer(state, seat, other, action)

    def take_bought(self, state: Woodland, seat: int, seller: int, card: int, law: str) -> None:
        """§9.7.9: a favor is resolved at once."""
        effect = state.rules.effects[card]
        if not isinstance(effect, Favor):
            super().take_bought(state, seat, seller, card, law)
            return
        state.say("bots:9.7.9", "used", seat=seat, card=CARD_IDS[card])
        discard(state, card)
        effect.use(state, seat)

    # ---- §11.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [CogwheelSpies(seat)]

    # ---- §11.4 to §11.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        shopping = [BuyFavor(seat)] if state.rules.lenders else []
        return [*shopping, RevealOrder(seat), CraftOrder(seat), CogwheelRecruit(seat), FlipEach(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        where = ordered(state, seat)
        plotting = PlotByLot(seat, 2 if self.has(MASTERMIND.name) else 1)
        return [BattleInForce(seat, where), LeavePlots(seat, where), plotting, PlotThickens(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreExtortions(seat), DiscardOrder(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        deeds = [Deed(BIRDSONG, "deed-buy-favor", "bots:9.7.9", BuyFavor)] if sells else []
        recruits = {"count": self.warriors_recruited(), "clearings": self.sites}
        deeds += [
            *self.begun_by_order(sells),
            Deed(BIRDSONG, "deed-recruit-to-plot", "bots:11.4.3", CogwheelRecruit, (), recruits),
            Deed(BIRDSONG, "deed-flip", "bots:11.4.4", FlipEach),
        ]
        deeds += [trait_deed(BIRDSONG, trait) for trait in (GAMBLE, VENDETTA) if self.has(trait.name)]
        deeds += [
            Deed(DAYLIGHT, "deed-battle-most-built", "bots:11.5.1", BattleInForce, (), {"count": IN_FORCE}),
            Deed(DAYLIGHT, "deed-leave-plots", "bots:11.5.2", LeavePlots, (), {"count": IN_FORCE}),
            Deed(DAYLIGHT, "deed-plot", "bots:11.5.3", PlotByLot),
        ]
        if self.has(MASTERMIND.name):
            deeds.append(trait_deed(DAYLIGHT, MASTERMIND))
        return [
            *deeds,
            Deed(DAYLIGHT, "deed-thicken", "bots:11.5.4", PlotThickens, (), {"count": CROWD}),
            Deed(EVENING, "deed-score-extortions", "bots:11.6.1", ScoreExtortions),
            Deed(EVENING, "deed-discard-order", "bots:11.6.2", DiscardOrder),
        ]

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§11.5.1: the player with most buildings and tokens there, then most points."""
        tests: list[Test] = [
            ("most_built", lambda party: buildings_of(state, party, clearing) + tokens_of(state, party, clearing)),
            ("most_points", lambda party: points_of(state, party)),
        ]
        return aim_at_player(state, seat, enemies, tests, "bots:11.5.1")

    # ---- §11.7 plots

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§11.7.2"""
        return snared(state, seat, other)

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§11.7.2"""
        return snared(state, seat, other)

    def springs(self, state: Woodland, seat: int, other: int, clearing: int) -> bool:
        """§11.8.2"""
        return spring_snare(state, seat, other, clearing)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§11.7.4"""
        return CONSPIRACY.on_removed(state, seat, removal)


class BuyFavor(SeatStep):
    """§9.7.9: a favor that is on sale, as their turn begins."""

    def run(self, state: Woodland) -> None:
        effects = state.rules.effects
        found = [offer for offer in cards_offered(state, self.seat) if isinstance(effects[offer[1].args[0]], Favor)]
        if found:
            buy_by_lot(state, self.seat, found)


def corvids(state: Woodland, seat: int) -> CogwheelCorvids:
    found = state.rules.factions[seat]
    assert isinstance(found, CogwheelCorvids)
    return found


def plots(state: Woodland, seat: int) -> Clearings:
    """Where plots lie, whichever side is up."""
    return face_down(state, seat) | face_up(state, seat)


def most_warriors(state: Woodland, seat: int) -> Test:
    return "most_warriors", lambda clearing: state.warriors(seat, clearing)


# ---- §11.3 setup


class CogwheelSpies(SeatStep):
    """§11.3.2: a warrior in the clearing of each suit that has the lowest priority."""

    def run(self, state: Woodland) -> None:
        for suit in range(len(SUITS) - 1):
            sites = members(state.of_suit(suit) & placeable(state, self.seat))
            if sites:
                site = aim_low(state, self.seat, sites, [], "bots:11.3.2")
                place(state, self.seat, state.rules.warrior[self.seat], site, 1, "bots:11.3.2")


# ---- §11.4 Birdsong


class CogwheelRecruit(SeatStep):
    """§11.4.3: in two ordered clearings, rather without a plot, then with most warriors. If they run out of warriors,
    the plot thickens, once (B50), and the rest is placed."""

    def run(self, state: Woodland) -> None:
        seat, bot, law = self.seat, corvids(state, self.seat), "bots:11.4.3"
        tests: list[Test] = [
            ("no_plot", lambda clearing: int(not plots(state, seat) >> clearing & 1)),
            most_warriors(state, seat),
        ]
        sites, open_sites = (
            list[int](),
            list(members(ordered(state, seat) & state.map.everywhere & placeable(state, seat))),
        )
        while open_sites and len(sites) < bot.sites:
            site = aim(state, seat, open_sites, tests, law)
            open_sites.remove(site)
            sites.append(site)
        if sites:
            if state.rules.rulings > 1:  # by the first rulings, in the order in which they were aimed at
                sites.sort(key=lambda site: rank(state, site))  # §2.4
            owed = muster(state, seat, sites[0], sites[-1], bot.warriors_recruited() * len(sites))
            if owed:
                state.push_all([PlotThickens(seat), MusterRest(seat, sites[0], sites[-1], owed)])


def muster(state: Woodland, seat: int, first: int, second: int, owed: int) -> int:
    """Place what there is; the second clearing gets warriors once the first has all of its own. Returns how many are
    still owed."""
    warrior, law = state.rules.warrior[seat], "bots:11.4.3"
    for_first = max(0, owed - corvids(state, seat).warriors_recruited())
    placed = place(state, seat, warrior, first, for_first, law)
    return owed - placed - place(state, seat, warrior, second, owed - for_first, law)


class MusterRest(Step):
    """§11.4.3: the warriors that were short."""

    domains = declare(seat=OWN_SEAT, first=A_CLEARING, second=A_CLEARING, owed=SOME_AMOUNT)

    def __init__(self, seat: int, first: int, second: int, owed: int) -> None:
        self.seat, self.first, self.second, self.owed = seat, first, second, owed

    def run(self, state: Woodland) -> None:
        muster(state, self.seat, self.first, self.second, self.owed)


class FlipEach(SeatStep):
    """§11.4.4: every plot that lies face down, in order of priority, whether a warrior is there or not. With a gamble
    the person with most pieces there names it first."""

    def run(self, state: Woodland) -> None:
        seat, sites = self.seat, by_priority(state, face_down(state, self.seat))
        if not sites:
            return
        state.push(self)
        guessers = gamblers(state, seat, sites[0])
        if guessers:
            tests: list[Test] = [("most_pieces", lambda party: pieces_of(state, party, sites[0]))]
            state.push(GuessFlip(aim_at_player(state, seat, guessers, tests, "bots:3.3.2"), seat, sites[0]))
        else:
            flip(state, seat, sites[0])


def gamblers(state: Woodland, seat: int, clearing: int) -> list[int]:
    """The people who may guess the plot there before it is flipped: those who could remove it."""
    if not corvids(state, seat).has(GAMBLE.name):
        return []
    return [other for other in state.rules.people if exposable(state, seat, other) >> clearing & 1]


class GuessFlip(NamePlot):
    """Gamble: a player who guesses the plot removes it as it is flipped, without its effect (B51). Otherwise the
    Corvids score a point, and it is flipped as always."""

    law = "bots:3.3.2"

    def trouble(self, state: Woodland) -> str:
        asked = self.owner == state.turn and self.seat in gamblers(state, self.owner, self.clearing)
        return "" if asked else "nobody gambles there, or not this player"

    def choose(self, state: Woodland, action: Action) -> None:
        seat, owner, clearing, kind = self.seat, self.owner, self.clearing, action.args[0]
        state.sealed = True
        if state.board(owner, CorvidBoard).hidden[clearing] != kind:
            state.say(self.law, "misjudged", seat=seat, clearing=clearing, piece=PLOTS[kind])
            score(state, owner, 1, self.law)
            flip(state, owner, clearing)
            return
        state.say(self.law, "guessed_flip", seat=seat, clearing=clearing, piece=PLOTS[kind])
        score(state, owner, size(face_up(state, owner)) + 1, "bots:11.4.4")
        foil(state, seat, owner, clearing, self.law)


def flip(state: Woodland, seat: int, clearing: int) -> None:
    """§11.4.4: a point for each plot face up, this one included; then what it does. With a vendetta all of them blow
    up, after what else they do, but only bombs are swapped (B52)."""
    kind = turn_up(state, seat, clearing, "bots:11.4.4")
    steps: list[Task] = []
    if kind == EXTORTION:
        steps.append(CogwheelExtort(seat, clearing))
    if kind == BOMB or corvids(state, seat).has(VENDETTA.name):
        steps.append(BlowUp(seat, clearing))
    if kind == BOMB:
        steps.append(SwapBomb(seat, clearing))
    state.push_all(steps)
    score(state, seat, size(face_up(state, seat)), "bots:11.4.4")


# ---- §11.5 Daylight


class BattleInForce(Step):
    """§11.5.1: in each ordered clearing with two warriors or more by then."""

    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings) -> None:
        self.seat, self.where = seat, where

    def run(self, state: Woodland) -> None:
        for site in by_priority(state, self.where):
            if state.warriors(self.seat, site) >= IN_FORCE:
                rest = BattleInForce(self.seat, coming_after(state, self.where, site))
                state.push_all([BattleEach(self.seat, 1 << site), rest])
                return


class LeavePlots(Step):
    """§11.5.2: from each ordered clearing with a face-up plot, move all warriors but two to a neighbour without a plot
    and with most of their warriors; if there is none, to the one of the lowest priority."""

    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings) -> None:
        self.seat, self.where = seat, where

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:11.5.2"
        for origin in by_priority(state, self.where & face_up(state, seat)):
            moving, near = state.warriors(seat, origin) - IN_FORCE, reachable(state, seat, origin)
            if moving > 0 and near:
                free = [target for target in near if not plots(state, seat) >> target & 1]
                tests = [most_warriors(state, seat)]
                target = aim(state, seat, free, tests, law) if free else aim_low(state, seat, near, [], law)
                state.push(LeavePlots(seat, coming_after(state, self.where, origin)))
                march(state, seat, origin, target, moving, law)
                return


class PlotByLot(Step):
    """§11.5.3: place a plot in the ordered clearing without one that has most of their warriors, this many times."""

    domains = declare(seat=OWN_SEAT, times=SOME_AMOUNT)

    def __init__(self, seat: int, times: int) -> None:
        self.seat, self.times = seat, times

    def run(self, state: Woodland) -> None:
        if self.times > 1:
            state.push(PlotByLot(self.seat, self.times - 1))
        plot_at_best(state, self.seat, ordered(state, self.seat), 1, "bots:11.5.3")


class PlotThickens(SeatStep):
    """§11.5.4: the same in any clearing with three warriors or more."""

    def run(self, state: Woodland) -> None:
        plot_at_best(state, self.seat, state.map.everywhere, CROWD, "bots:11.5.4")


def plot_at_best(state: Woodland, seat: int, where: Clearings, least: int, law: str) -> None:
    """Of these clearings with at least this many warriors, the one with most gives up one for a random plot."""
    free = where & state.armed(seat) & placeable(state, seat) & ~plots(state, seat)
    sites = [site for site in members(free & state.map.everywhere) if state.warriors(seat, site) >= least]
    supply = in_supply(state, seat)
    if sites and supply:
        site = aim(state, seat, sites, [most_warriors(state, seat)], law)
        remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], site, 1),))], law)
        hide(state, seat, site, state.roll("plot", supply), law)


def in_supply(state: Woodland, seat: int) -> list[int]:
    """The kinds of the plots in the supply, one by one."""
    return [kind for kind, number in enumerate(left(state, seat)) for _ in range(number)]


# ---- §11.6 Evening


class ScoreExtortions(SeatStep):
    """§11.6.1: a point for each that lies face up."""

    def run(self, state: Woodland) -> None:
        number = size(shown(state, self.seat, EXTORTION))
        if number:
            score(state, self.seat, number, "bots:11.6.1")


# ---- §11.7 plots, and what a trait does when one goes


class BlowUp(Step):
    """§11.7.1: all enemy pieces go; of bots two each (§11.8.1)."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        blast(state, self.seat, self.clearing, "bots:11.7.1")


class SwapBomb(Step):
    """§11.7.1: any plot of the supply takes its place, face up and without effect; it is no removal (B53). If there is
    none, the bomb stays (§root:G.1.4)."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return "" if shown(state, self.seat, BOMB) >> self.clearing & 1 else "no bomb lies face up there"

    def run(self, state: Woodland) -> None:
        supply = in_supply(state, self.seat)
        if supply:
            kind, kinds = state.roll("plot", supply), faces(state, self.seat)
            state.lift(kinds[BOMB], self.clearing, 1)
            state.supply[kinds[BOMB]] += 1
            state.put(kinds[kind], self.clearing, 1)
            state.say("bots:11.7.1", "swapped_bomb", seat=self.seat, clearing=self.clearing, piece=PLOTS[kind])


class CogwheelExtort(Step):
    """§11.7.3: every player with pieces there discards a random card, one after the other in order of priority
    (§2.4)."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        for other in sorted(range(state.seats), key=lambda seat: player_rank(state, seat)):
            if state.enemies(self.seat, other) and state.has_pieces(other, self.clearing):
                lose_random(state, other, 1, "bots:11.7.3")


class BackUp(Step):
    """Backup plans; those that fell with the plot are in the supply by then."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        recover(state, self.seat)
        place(state, self.seat, state.rules.warrior[self.seat], self.clearing, 1, "bots:3.3.2")
