"""Bots, chapter 6: the Automated Alliance. Sympathy spreads by itself, and the order decides where it turns into
revolt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members, union
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.tasks import Json, Task
from copse.root.actions import DISCARD, PASS
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    COMMON_CITES,
    EASY,
    NIGHTMARE,
    SUITED,
    Bot,
    BotBoard,
    CraftOrder,
    Deed,
    DiscardOrder,
    RevealOrder,
    Test,
    Trait,
    aim,
    birds_first,
    by_priority,
    coming_after,
    enemies_of,
    enemy_count,
    enemy_warriors,
    foes,
    is_bird,
    narrow,
    order_suit,
    ordered,
    rank,
    trait_deed,
)
from copse.root.cards import BIRD, CARDS, Suits, matching
from copse.root.deck import discard
from copse.root.domains import A_CLEARING, A_FLAG, A_PARTY, ANY_CLEARINGS, OWN_SEAT
from copse.root.factions.alliance import (
    BASES,
    SOME_SUITS,
    Appease,
    AppeaseWith,
    NameSuit,
    bases,
    check_pieces,
    column,
    next_to_sympathy,
    sympathetic,
    sympathy,
)
from copse.root.fields import MOST
from copse.root.pieces import BUILDING, PIECES, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Loss, Removal, remove, sweep
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import SeatStep, Step

# ---- the cards of its traits


class Informants(Trait):
    """Where no warrior defends a sympathy token, it has the Automated Ambush."""

    name = "informants"
    cites: Mapping[str, str] = {"extra_hits": "bots:3.3.2"}

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        alone = battle.defender == seat and not state.warriors(seat, battle.clearing)
        return alliance(state, seat).ambush_hits if alone and sympathetic(state, seat) >> battle.clearing & 1 else 0


class Popularity(Trait):
    """Nobody scores anything for removing sympathy (B16)."""

    name = "popularity"

    def unscored(self, state: Woodland, seat: int, piece: int) -> bool:
        return piece == sympathy(state, seat)


class Steadfast(Trait):
    name = "steadfast"


class Veterans(Trait):
    """The defender deals the higher roll."""

    name = "veterans"
    cites: Mapping[str, str] = {"swaps_rolls": "bots:3.3.2"}

    def swaps_rolls(self, state: Woodland, seat: int) -> bool:
        return True


class Wildfire(Trait):
    name = "wildfire"


INFORMANTS: Final = Informants()
POPULARITY: Final = Popularity()
VETERANS: Final = Veterans()
WILDFIRE: Final = Wildfire()
STEADFAST: Final = Steadfast()


class AutomatedAllianceBoard(BotBoard):
    def check(self, state: Woodland, seat: int) -> None:
        check_pieces(state, seat, "§bots:6.2.1.I", "§bots:6.4.3")


class AutomatedAlliance(Bot):
    name = "automated_alliance"
    replaces = "alliance"
    chapter = 6
    sign = "❖"
    colour = "#2a5a30"
    letter = "C"
    reach = 3
    cites: Mapping[str, str] = {**COMMON_CITES, "extra_hits": "bots:6.2.2"}
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 10),
        Kind("base_fox", BUILDING, 1),
        Kind("base_rabbit", BUILDING, 1),
        Kind("base_mouse", BUILDING, 1),
        Kind("sympathy", TOKEN, 10),
    )
    offered: tuple[Trait, ...] = (INFORMANTS, POPULARITY, VETERANS, WILDFIRE, STEADFAST)

    track: tuple[int, ...] = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)  # of the first, second … sympathy on the map
    ambush_hits: int = 1  # §6.2.2
    outrage_points: int = 1  # §6.2.3
    martial_law: int = 3  # §6.2.5: this many warriors of one enemy
    few_tokens: int = 4  # §6.4.4: with at most this many on the map, pity is greater
    pity: int = 1
    great_pity: int = 2
    nowhere_to_spread: int = 5  # §6.5.1.II: points
    crowds: Mapping[str, int] = {EASY: 4, CHALLENGING: 2, NIGHTMARE: 2}
    usual_crowd: int = 3  # §6.6.1: warriors who organize

    def new_board(self, seats: int) -> FactionBoard:
        return AutomatedAllianceBoard()

    def printed(self) -> dict[str, Json]:
        return super().printed() | {"points": list[Json](self.track)}

    def crowd(self) -> int:
        return self.crowds.get(self.difficulty, self.usual_crowd)

    # ---- §6.2 rules and abilities

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§6.2.2: the Automated Ambush, with at least one warrior who defends."""
        return self.ambush_hits if battle.defender == seat and state.warriors(seat, battle.clearing) else 0

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        return outrage(state, seat, mover, sympathetic(state, seat) & 1 << target)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§6.2.3, §6.2.4, in this order (B11)."""
        token, numbers = sympathy(state, seat), state.rules.buildings[seat]
        sites = union([loss.clearing for loss in removal.losses if loss.piece == token])
        suits = 0
        for loss in removal.losses:
            if loss.piece in numbers:
                suits |= state.suits_of_piece(loss.clearing, numbers.index(loss.piece))
        steps = outrage(state, seat, removal.remover, sites)
        if suits:
            steps.append(Crackdown(seat, seat if removal.remover == NONE else removal.remover, suits))
        return steps

    # ---- §9.7 services

    def bargains(self, state: Woodland, seat: int, card: int, on_sale: list[int]) -> list[int]:
        """§9.7.5"""
        return birds_first(state, seat, card, on_sale, super().bargains(state, seat, card, on_sale))

    def purse(self, state: Woodland, seat: int) -> int:
        """§9.7.4: it pays nothing of its own."""
        return MOST

    def pay_seller(self, state: Woodland, seat: int, seller: int, price: int) -> None:
        """§9.7.4: the seller's own warriors replace the price."""
        state.rules.factions[seller].receive(state, seller, seller, price)

    # ---- §6.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§6.3.1, §6.3.2, §6.3.3: everything starts in the supply or on the board."""
        return []

    # ---- §6.4 to §6.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [RevealOrder(seat), CraftOrder(seat), OrderedRevolt(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        """§6.5"""
        return [SpreadSympathy(seat, 1), SurpriseRevolt(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        """§6.6; the Wildfire needs the order (B15)."""
        wildfire = [SpreadSympathy(seat, 0)] if self.has(WILDFIRE.name) else []
        return [OrganizeEach(seat, state.map.everywhere), RecruitAtBases(seat), *wildfire, DiscardOrder(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        nowhere = {"points": self.nowhere_to_spread}
        deeds = self.begun_by_order(sells)
        deeds += [
            Deed(BIRDSONG, "deed-revolt", "bots:6.4.3", OrderedRevolt, SUITED),
            Deed(BIRDSONG, "deed-pity", "bots:6.4.4", OrderedRevolt, (), {"count": self.few_tokens}),
        ]
        if self.has(STEADFAST.name):
            deeds.append(trait_deed(BIRDSONG, STEADFAST))
        deeds += [
            Deed(DAYLIGHT, "deed-spread", "bots:6.5.1", SpreadSympathy, (), nowhere),
            Deed(DAYLIGHT, "deed-surprise", "bots:6.5.2", SurpriseRevolt, (BIRD,)),
            Deed(EVENING, "deed-organize", "bots:6.6.1", OrganizeEach, (), {"count": self.crowd()}),
            Deed(EVENING, "deed-recruit-at-bases", "bots:6.6.2", RecruitAtBases),
        ]
        if self.has(WILDFIRE.name):
            deeds.append(trait_deed(EVENING, WILDFIRE, SpreadSympathy))
        return [*deeds, Deed(EVENING, "deed-discard-order", "bots:6.6.3", DiscardOrder)]


def alliance(state: Woodland, seat: int) -> AutomatedAlliance:
    found = state.rules.factions[seat]
    assert isinstance(found, AutomatedAlliance)
    return found


def base_sites(state: Woodland, seat: int) -> Clearings:
    """The clearings where bases stand."""
    sites = 0
    for base in state.rules.buildings[seat]:
        sites |= state.where(base)
    return sites


# ---- §6.2.3 outrage


def outrage(state: Woodland, seat: int, party: int, sites: Clearings) -> list[Task]:
    """§6.2.3: one for each token that a person moved to or removed, with hirelings too; bots cause none."""
    other = NONE if party == NONE else state.holder[party]
    return [AutomatedOutrage(seat, other, site) for site in members(sites)] if other in state.rules.people else []


class AutomatedOutrage(Step):
    """§6.2.3: the person discards a matching card. An empty hand has none, as everyone can see."""

    domains = declare(seat=OWN_SEAT, other=A_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, other: int, clearing: int) -> None:
        self.seat, self.other, self.clearing = seat, other, clearing

    def run(self, state: Woodland) -> None:
        if state.heard:
            state.say("bots:6.2.3", "outraged", seat=self.seat, other=self.other, clearing=self.clearing)
        if not state.hands[self.other].cards:
            gloat(state, self.seat)
        elif any(owner.asks_for_suit(state, self.clearing) for _, owner in state.asked.asks_for_suit):
            state.push(NameSuitToAtone(self.other, self.seat, self.clearing))
        else:
            state.push(Atone(self.other, self.seat, self.clearing))


def gloat(state: Woodland, seat: int) -> None:
    """§6.2.3: a person had no matching card."""
    score(state, seat, alliance(state, seat).outrage_points, "bots:6.2.3")


class NameSuitToAtone(NameSuit):
    law = "bots:6.2.3"

    def choose(self, state: Woodland, action: Action) -> None:
        state.push(AtoneWith(self.seat, self.alliance, self.clearing, action.args[0]))


class Atone(Appease):
    """§6.2.3: a card that matches the clearing. A player without one passes and need not show the hand (B10)."""

    law = "bots:6.2.3"

    def options(self, state: Woodland) -> list[Action]:
        return atonements(state, self.seat, self.suits(state))

    def choose(self, state: Woodland, action: Action) -> None:
        atone(state, self.seat, self.alliance, action)


class AtoneWith(AppeaseWith):
    """Discard a card of the suit that was named."""

    law = "bots:6.2.3"

    def options(self, state: Woodland) -> list[Action]:
        return atonements(state, self.seat, self.suits(state))

    def choose(self, state: Woodland, action: Action) -> None:
        atone(state, self.seat, self.alliance, action)


def atonements(state: Woodland, seat: int, suits: Suits) -> list[Action]:
    return [DISCARD[card] for card in matching(state.hands[seat].cards, suits)] or [PASS[()]]


def atone(state: Woodland, seat: int, bot: int, action: Action) -> None:
    if action.verb is DISCARD:
        card = action.args[0]
        state.hands[seat].drop(card)
        state.say("bots:6.2.3", "discarded", seat=seat, card=CARDS[card].id)
        discard(state, card)
    else:
        state.sealed = True  # everyone has learnt what the hand lacks
        gloat(state, bot)


# ---- §6.2.4 the loss of a base


class Crackdown(Step):
    """§6.2.4: who removed the base removes the sympathy of all clearings that match it; `remover` is the Alliance
    itself, if nobody did."""

    domains = declare(seat=OWN_SEAT, remover=A_PARTY, suits=SOME_SUITS)

    def __init__(self, seat: int, remover: int, suits: int) -> None:
        self.seat, self.remover, self.suits = seat, remover, suits

    def run(self, state: Woodland) -> None:
        like = 0
        for suit in members(self.suits):
            like |= state.of_suit(suit)
        token, loyal = sympathy(state, self.seat), sympathetic(state, self.seat)
        losses = tuple([Loss(token, clearing, 1) for clearing in by_priority(state, loyal & like)])
        if losses:
            remove(state, [Removal(self.remover, losses)], "bots:6.2.4")


# ---- §6.4.3, §6.5.2 revolts


class OrderedRevolt(SeatStep):
    """§6.4.3: revolt where the order says, unless it is a bird; otherwise pity (§6.4.4)."""

    def run(self, state: Woodland) -> None:
        sites = 0 if is_bird(state, self.seat) else sympathetic(state, self.seat) & grounds(state, self.seat)
        if sites:
            revolt(state, self.seat, sites, "bots:6.4.3")
        else:
            state.push(PublicPity(self.seat))


class SurpriseRevolt(SeatStep):
    """§6.5.2: with a bird, wherever a base can still be founded."""

    def run(self, state: Woodland) -> None:
        sites = sympathetic(state, self.seat) & grounds(state, self.seat) if is_bird(state, self.seat) else 0
        if sites:
            revolt(state, self.seat, sites, "bots:6.5.2")


def ordered_bases(state: Woodland, seat: int) -> list[int]:
    """The suits of the bases that the order lets be founded: those that are not on the map yet."""
    built = bases(state, seat)
    suits = range(len(BASES)) if is_bird(state, seat) else (order_suit(state, seat),)
    return [suit for suit in suits if suit != NONE and suit not in built]


def grounds(state: Woodland, seat: int) -> Clearings:
    """The clearings where such a base could be placed, sympathetic or not."""
    matched = 0
    for suit in ordered_bases(state, seat):
        matched |= state.of_suit(suit)
    return matched & roomy(state, seat)


def roomy(state: Woodland, seat: int) -> Clearings:
    """Where a base has room once all pieces of enemies are gone, and with them what keeps others out (B12)."""
    room, barred = with_slot(state), state.scorched
    for piece in state.rules.pieces:
        if piece.category == BUILDING and state.enemy_piece(seat, piece.number):
            room |= state.where(piece.number)
    for other, owner in state.asked.no_placing:
        if other != seat:
            swept = 0
            for number in state.rules.of_party[other]:
                swept |= state.where(number)
            barred |= owner.no_placing(state, other, seat) & ~swept
    return room & ~barred


def revolt(state: Woodland, seat: int, sites: Clearings, law: str) -> None:
    """§6.4.3, §6.5.2: all pieces of enemies leave the clearing where there are most of them; then comes the base."""
    tests: list[Test] = [("most_enemies", lambda clearing: enemy_count(state, seat, clearing))]
    site = aim(state, seat, members(sites), tests, law)
    state.push(FoundOrderedBase(seat, site))
    state.say(law, "revolted", seat=seat, clearing=site)
    sweep(state, seat, 1 << site, law)


class FoundOrderedBase(Step):
    """§6.4.3, §6.5.2: a base that matches, and nothing next to it; in a clearing of several suits, a random one
    (B13)."""

    domains = declare(seat=OWN_SEAT, site=A_CLEARING)

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def run(self, state: Woodland) -> None:
        suits = [suit for suit in ordered_bases(state, self.seat) if state.has_suit(self.site, suit)]
        if suits:
            kinds = [PIECES.index(BASES[suit]) for suit in suits]
            kind = kinds[0] if len(kinds) == 1 else state.roll("piece", kinds)
            law = "bots:6.5.2" if is_bird(state, self.seat) else "bots:6.4.3"
            place(state, self.seat, state.rules.piece(self.seat, PIECES[kind]), self.site, 1, law)


# ---- §6.4.4, §6.5.1 sympathy


class PublicPity(SeatStep):
    """§6.4.4: without a revolt sympathy spreads, and more of it while there is little. The steadfast skip pity if a
    surprise is to come. Tokens are counted once (B18)."""

    def run(self, state: Woodland) -> None:
        seat, bot = self.seat, alliance(state, self.seat)
        if bot.has(STEADFAST.name) and surprise_to_come(state, seat):
            state.say("bots:3.3.2", "wanted_no_pity", seat=seat)
            return
        state.say("bots:6.4.4", "pitied", seat=seat)
        few = state.out_of_supply(sympathy(state, seat)) <= bot.few_tokens
        for _ in range(bot.great_pity if few else bot.pity):
            state.push(SpreadSympathy(seat, 1))


def surprise_to_come(state: Woodland, seat: int) -> bool:
    """Whether there will be a Surprise Revolt, be it where sympathy is only about to spread (B14)."""
    if not is_bird(state, seat):
        return False
    loyal = sympathetic(state, seat)
    sites, tests, _ = spread_aim(state, seat)
    if sites:
        left, _ = narrow(sites, tests)
        loyal |= 1 << min(left, key=lambda site: rank(state, site))
    return loyal & grounds(state, seat) != 0


class SpreadSympathy(Step):
    """§6.5.1: a token, and the points of the space that it leaves; by Wildfire without any points, `scores` is no."""

    domains = declare(seat=OWN_SEAT, scores=A_FLAG)

    def __init__(self, seat: int, scores: int) -> None:
        self.seat, self.scores = seat, scores

    def run(self, state: Woodland) -> None:
        seat, bot = self.seat, alliance(state, self.seat)
        sites, tests, law = spread_aim(state, seat)
        points = bot.nowhere_to_spread
        if sites:
            site = aim(state, seat, sites, tests, law)
            points = bot.track[column(state, seat)]
            if not place(state, seat, sympathy(state, seat), site, 1, law if self.scores else "bots:3.3.2"):
                return  # a snare kept it out (§11.8.2)
            if self.scores and points and under_martial_law(state, seat, site):
                points -= 1
                state.say("bots:6.2.5", "scored_less", seat=seat, clearing=site)
        if self.scores:
            score(state, seat, points, law)


def spread_aim(state: Woodland, seat: int) -> tuple[Sequence[int], list[Test], str]:
    """Where the next token may be placed, what decides between these clearings, and by which paragraph (B17)."""
    free = state.map.everywhere & ~sympathetic(state, seat) & placeable(state, seat)
    if not free or not state.supply[sympathy(state, seat)]:
        return [], [], "bots:6.5.1.II"
    near = free & ordered(state, seat) & next_to_sympathy(state, seat)
    if near:
        fewest: Test = ("fewest_enemy_warriors", lambda site: -enemy_warriors(state, seat, site))
        return members(near), [fewest], "bots:6.5.1"
    return members(free), [("fewest_enemies", lambda site: -enemy_count(state, seat, site))], "bots:6.5.1.I"


def under_martial_law(state: Woodland, seat: int, site: int) -> bool:
    """§6.2.5: whether one enemy has three warriors or more there, which the steadfast ignore (B19)."""
    bot = alliance(state, seat)
    enemies = enemies_of(state, seat) if state.rules.rulings > 1 else foes(state, seat)  # the first rulings on B83
    if bot.has(STEADFAST.name):
        return False
    return any(state.counted_warriors(other, site) >= bot.martial_law for other in enemies)


# ---- §6.6 Evening


class OrganizeEach(Step):
    """§6.6.1: where enough warriors are at a base, all of them go, and sympathy spreads."""

    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings) -> None:
        self.seat, self.where = seat, where

    def run(self, state: Woodland) -> None:
        seat, least = self.seat, alliance(state, self.seat).crowd()
        for site in by_priority(state, base_sites(state, seat) & self.where):
            ready = state.warriors(seat, site)
            if ready >= least:
                state.push_all([SpreadSympathy(seat, 1), OrganizeEach(seat, coming_after(state, self.where, site))])
                remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], site, ready),))], "bots:6.6.1")
                return


class RecruitAtBases(SeatStep):
    """§6.6.2: place a warrior at every base."""

    def run(self, state: Woodland) -> None:
        warrior = state.rules.warrior[self.seat]
        for site in by_priority(state, base_sites(state, self.seat)):
            place(state, self.seat, warrior, site, 1, "bots:6.6.2")
