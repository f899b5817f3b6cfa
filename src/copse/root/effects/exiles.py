"""The effects of the exiles deck, one short declaration a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.rows import without
from copse.kernel.tasks import Task
from copse.root.actions import CONVERT, GIVE, PASS, SABOTAGE, SPEND, TAKE_CARD, TURN_ITEM
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.cards import CARDS, FOX, MOUSE, RABBIT, card, different
from copse.root.deck import draw, give, spend, steal, throw_away
from copse.root.domains import A_CLEARING, A_CLEARING_OR_BURROW, OWN_SEAT, SOME_AMOUNT
from copse.root.effects.base import Effect
from copse.root.effects.choices import LAW, Aimed, CardQuestion, GainCard, Granting, TakeGranted, give_up, victims
from copse.root.move import EVERYWHERE, destination, move, moves, origin_of
from copse.root.placing import place
from copse.root.removal import Loss, Removal, remove, sheltered
from copse.root.score import score
from copse.root.state import NONE, Battle, Woodland
from copse.root.steps import Question, Step

EMIGRE: Final = card("eyrie_emigre")
BUREAU: Final = card("propaganda_bureau")

# ---- rule and moving


class SoupKitchens(Effect):
    """Each of your tokens counts as several pieces when rule is determined."""

    name = "soup_kitchens"
    pieces: int = 2

    def printed(self) -> dict[str, int]:
        return {"count": self.pieces}

    def weight(self, state: Woodland, seat: int, clearing: int) -> int:
        return self.pieces * sum(state.count(token, clearing) for token in state.rules.tokens[seat])


class BoatBuilders(Effect):
    """Rivers are paths to you."""

    name = "boat_builders"

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        return state.map.rivers[clearing]


class Tunnels(Effect):
    """Clearings with crafting pieces of yours are adjacent to each other for you."""

    name = "tunnels"

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        joined = state.rules.factions[seat].workshops(state, seat)
        return joined if joined >> clearing & 1 else 0


class CorvidPlanners(Effect):
    """You move without ruling either clearing."""

    name = "corvid_planners"

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        return EVERYWHERE


# ---- in battle


class Partisans(Effect):
    """In a battle in a clearing of its suit you may deal an extra hit, then discard all cards of other suits."""

    def __init__(self, name: str, suit: int) -> None:
        self.name = name
        self.suit = suit
        super().__init__()

    def in_battle(self, state: Woodland, seat: int, battle: Battle) -> bool:
        return state.has_suit(battle.clearing, self.suit)

    def use_in_battle(self, state: Woodland, seat: int, battle: Battle) -> None:
        battle.extra[battle.side(seat)] += 1
        for held in state.hands[seat].cards[:]:
            if self.discards(CARDS[held].suit):
                throw_away(state, seat, held, "root:4.3.3")

    def discards(self, suit: int) -> bool:
        """Every suit but its own, birds too (R23)."""
        return suit != self.suit


# ---- Birdsong


class CoffinMakers(Effect):
    """Warriors on their way to any supply lie here; as Birdsong starts, every few score you a point and all leave."""

    name = "coffin_makers"
    window = "birdsong_start"
    must = True
    warriors_per_point: int = 5

    def printed(self) -> dict[str, int]:
        return {"count": self.warriors_per_point}

    def usable(self, state: Woodland, seat: int) -> bool:
        return any(state.coffins)

    def use(self, state: Woodland, seat: int) -> None:
        points = sum(state.coffins) // self.warriors_per_point
        self.release(state)
        score(state, seat, points, LAW)

    def on_lost(self, state: Woodland, seat: int) -> None:
        self.release(state)

    def release(self, state: Woodland) -> None:
        for piece, number in enumerate(state.coffins):
            state.supply[piece] += number
        state.coffins = (0,) * len(state.coffins)


class Saboteurs(Effect):
    """At the start of Birdsong you may give up the card to discard a crafted card of an enemy."""

    name = "saboteurs"
    window = "birdsong_start"

    def usable(self, state: Woodland, seat: int) -> bool:
        return any(state.crafted[other] for other in range(state.seats) if state.enemies(seat, other))

    def use(self, state: Woodland, seat: int) -> None:
        give_up(state, seat, self.number)
        state.push(Sabotage(seat))


class Sabotage(Question):
    """Saboteurs: whose card, and which."""

    law = LAW

    def options(self, state: Woodland) -> list[Action]:
        enemies = [other for other in range(state.seats) if state.enemies(self.seat, other)]
        return [SABOTAGE[enemy, crafted] for enemy in enemies for crafted in state.crafted[enemy]]

    def choose(self, state: Woodland, action: Action) -> None:
        give_up(state, *action.args)


class SwapMeet(Aimed):
    """Once in Birdsong you may take a random card from another player, then give one back."""

    name = "swap_meet"
    window = "birdsong"

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return victims(state, seat)

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        state.push(GiveBack(seat, target))
        steal(state, seat, target, LAW)


class GiveBack(Question):
    """Swap Meet: any card of the hand, the one just taken included."""

    law = LAW
    domains = declare(taker=A_SEAT)

    def __init__(self, seat: int, taker: int) -> None:
        self.seat, self.taker = seat, taker

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"taker": self.taker}

    def trouble(self, state: Woodland) -> str:
        return "" if self.taker != self.seat else "a card is given to another player"

    def options(self, state: Woodland) -> list[Action]:
        return [GIVE[held] for held in different(state.hands[self.seat].cards)]

    def choose(self, state: Woodland, action: Action) -> None:
        give(state, self.seat, self.taker, action.args[0], LAW)


class FalseOrders(Aimed):
    """In Birdsong you may give up the card to move half of an enemy's warriors out of a clearing, rounded up, as that
    enemy could but for rule."""

    name = "false_orders"
    window = "birdsong"

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return [other for other in range(state.seats) if state.enemies(seat, other) and half_moves(state, other)]

    def use(self, state: Woodland, seat: int) -> None:
        give_up(state, seat, self.number)
        super().use(state, seat)

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        state.push(Deceive(seat, target))


def half_moves(state: Woodland, victim: int) -> list[Action]:
    """The victim's moves of exactly half the warriors of a clearing, rounded up (§1.5.5)."""
    out = []
    for action in moves(state, victim, free=True):
        origin = origin_of(state, action)
        if action.args[-1] == (state.warriors(victim, origin) + 1) // 2:
            out.append(action)
    return out


class Deceive(Question):
    """False Orders: which move the victim makes."""

    law = LAW
    domains = declare(victim=A_SEAT)

    def __init__(self, seat: int, victim: int) -> None:
        self.seat, self.victim = seat, victim

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"victim": self.victim}

    def options(self, state: Woodland) -> list[Action]:
        return half_moves(state, self.victim)

    def choose(self, state: Woodland, action: Action) -> None:
        move(state, self.victim, action, LAW)


class EyrieEmigre(Effect):
    """At the end of Birdsong you must move and then battle where the move ended, or discard the card."""

    name = "eyrie_emigre"
    window = "birdsong_end"
    must = True

    def use(self, state: Woodland, seat: int) -> None:
        if state.rules.factions[seat].free_moves(state, seat):
            state.push(Emigrate(seat))
        else:
            give_up(state, seat, EMIGRE)


def no_emigre(state: Woodland, seat: int) -> str:
    return "" if EMIGRE in state.crafted[seat] else "the Eyrie Émigré is not crafted"


class Emigrate(Question):
    """Eyrie Émigré: the move; who will not make it loses the card."""

    law = LAW

    def trouble(self, state: Woodland) -> str:
        return no_emigre(state, self.seat)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *state.rules.factions[self.seat].free_moves(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            give_up(state, self.seat, EMIGRE)
        else:
            state.push(Arrive(self.seat, destination(action)))
            state.rules.factions[self.seat].make_free_move(state, self.seat, action, LAW)


class Arrive(Step):
    """Eyrie Émigré: with nobody to fight where the move ended, the card is lost."""

    domains = declare(seat=OWN_SEAT, place=A_CLEARING_OR_BURROW)

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def trouble(self, state: Woodland) -> str:
        return no_emigre(state, self.seat)

    def run(self, state: Woodland) -> None:
        if battles(state, self.seat, 1 << self.place, by_sight=True):
            state.push(FightThere(self.seat, self.place))
        else:
            give_up(state, self.seat, EMIGRE)


class FightThere(Question):
    """Eyrie Émigré: the battle; who will not fight it loses the card."""

    law = LAW
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return no_emigre(state, self.seat)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *battles(state, self.seat, 1 << self.clearing)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            give_up(state, self.seat, EMIGRE)
        else:
            fight(state, self.seat, action, LAW)


# ---- Daylight


class LeagueOfAdventurousMice(Granting):
    """Once in Daylight you may turn a crafted item face down to move or to start a battle."""

    name = "league_of_adventurous_mice"
    window = "daylight"

    def grants(self, state: Woodland, seat: int) -> list[Action]:
        return [*battles(state, seat), *state.rules.factions[seat].free_moves(state, seat)]

    def usable(self, state: Woodland, seat: int) -> bool:
        return any(state.boxes[seat]) and bool(self.grants(state, seat))

    def use(self, state: Woodland, seat: int) -> None:
        state.push_all([TurnItem(seat), TakeGranted(seat, self.number)])


class TurnItem(Question):
    """League of Adventurous Mice: which item is turned. Nothing turns it back."""

    law = LAW

    def options(self, state: Woodland) -> list[Action]:
        return [TURN_ITEM[item] for item, number in enumerate(state.boxes[self.seat]) if number]

    def choose(self, state: Woodland, action: Action) -> None:
        item = action.args[0]
        state.change_box(self.seat, item, -1)
        state.change_box(self.seat, item, 1, turned=True)


class PropagandaBureau(Effect):
    """Once in Daylight you may spend a card to remove an enemy warrior from a matching clearing and place one there."""

    name = "propaganda_bureau"
    window = "daylight"

    def usable(self, state: Woodland, seat: int) -> bool:
        return bool(persuasive(state, seat))

    def seems_usable(self, state: Woodland, seat: int) -> bool:
        return bool(state.hands[seat].cards)

    def use(self, state: Woodland, seat: int) -> None:
        state.push(PayPropaganda(seat))

    def sways(self, state: Woodland, seat: int, piece: int, clearing: int) -> bool:
        """Whether it can be used on such a warrior there."""
        return not sheltered(state, state.rules.party_of[piece], seat) >> clearing & 1

    def sway(self, state: Woodland, seat: int, piece: int, clearing: int) -> None:
        """The warrior goes; that none can be placed for it does not save it (§1.5.4, R35)."""
        state.push(JoinUp(seat, clearing))
        remove(state, [Removal(seat, (Loss(piece, clearing, 1),))], LAW)


def bureau(state: Woodland) -> PropagandaBureau:
    effect = state.rules.effects[BUREAU]
    assert isinstance(effect, PropagandaBureau)
    return effect


def persuasive(state: Woodland, seat: int) -> list[int]:
    """The different cards of the hand that match a clearing with an enemy warrior."""
    return [held for held in different(state.hands[seat].cards) if persuaded(state, seat, held)]


def persuaded(state: Woodland, seat: int, paid: int) -> list[Action]:
    """The warriors that this card can remove, with owner and clearing."""
    clearings = members(state.matched_by(CARDS[paid].suit))
    ranks = [(other, piece) for other, piece in enumerate(state.rules.warrior) if piece != NONE]
    enemies = [(other, piece) for other, piece in ranks if state.enemy_piece(seat, piece)]
    effect = bureau(state)
    return [
        CONVERT[clearing, enemy]
        for clearing in clearings
        for enemy, piece in enemies
        if state.ranks(enemy, clearing) and effect.sways(state, seat, piece, clearing)
    ]


class PayPropaganda(Question):
    """Propaganda Bureau: the card."""

    law = LAW

    def options(self, state: Woodland) -> list[Action]:
        return [SPEND[held] for held in persuasive(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        paid = action.args[0]
        spend(state, self.seat, paid, LAW)
        state.push(Persuade(self.seat, paid))


class Persuade(CardQuestion):
    """Propaganda Bureau: the enemy warrior."""

    def options(self, state: Woodland) -> list[Action]:
        return persuaded(state, self.seat, self.card)

    def choose(self, state: Woodland, action: Action) -> None:
        clearing, enemy = action.args
        bureau(state).sway(state, self.seat, state.rules.warrior[enemy], clearing)


class JoinUp(Step):
    """Propaganda Bureau: place a warrior of the seat, if there is one and it may be placed there."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        warrior = state.rules.warrior[self.seat]
        if warrior != NONE:
            place(state, self.seat, warrior, self.clearing, 1, LAW)


# ---- crafting


class MasterEngravers(Effect):
    """Every item that you craft scores you more."""

    name = "master_engravers"
    points: int = 1

    def printed(self) -> dict[str, int]:
        return {"points": self.points}

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        return points + self.points


class MurineBroker(Effect):
    """Whenever another player crafts an item, you draw a card."""

    name = "murine_broker"

    def on_item_crafted(self, state: Woodland, seat: int, crafter: int) -> list[Task]:
        return [GainCard(seat)]


# ---- Evening


class CharmOffensive(Aimed):
    """At the start of Evening you may draw a card; another player of your choice scores a point."""

    name = "charm_offensive"
    window = "evening_start"
    points: int = 1

    def printed(self) -> dict[str, int]:
        return {"points": self.points}

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        draw(state, seat, 1, LAW)
        score(state, target, self.points, LAW)


class Informants(Effect):
    """Instead of drawing in Evening you may take an ambush from the discard pile."""

    name = "informants"

    def instead_of_drawing(self, state: Woodland, seat: int, number: int) -> Task | None:
        return AskInformants(seat, number) if number and discarded_ambushes(state) else None


def discarded_ambushes(state: Woodland) -> list[int]:
    return [found for found in sorted(set(state.discard)) if CARDS[found].kind == "ambush"]


class AskInformants(Question):
    """Informants: an ambush for everyone to see, or the whole draw."""

    law = LAW
    domains = declare(number=SOME_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.number}

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[TAKE_CARD[found] for found in discarded_ambushes(state)]]

    def choose(self, state: Woodland, action: Action) -> None:
        seat = self.seat
        if action.verb is PASS:
            draw(state, seat, self.number, "root:G.1.1")
            return
        found = action.args[0]
        state.discard = without(state.discard, found)
        state.hands[seat].add(found, [other for other in range(state.seats) if other != seat])
        state.say(LAW, "picked_up", seat=seat, card=CARDS[found].id)


EXILES: Final[Mapping[str, Effect]] = {
    effect.name: effect
    for effect in (
        SoupKitchens(),
        BoatBuilders(),
        Tunnels(),
        CorvidPlanners(),
        Partisans("fox_partisans", FOX),
        Partisans("rabbit_partisans", RABBIT),
        Partisans("mouse_partisans", MOUSE),
        CoffinMakers(),
        Saboteurs(),
        SwapMeet(),
        FalseOrders(),
        EyrieEmigre(),
        LeagueOfAdventurousMice(),
        PropagandaBureau(),
        MasterEngravers(),
        MurineBroker(),
        CharmOffensive(),
        Informants(),
    )
}
