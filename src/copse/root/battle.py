"""Battle (§4.3), in its order:

    start      the attacker pays, where that is asked (§E.2.2); allies are called in (§9.2.9.II.c)
    ambush     the defender may ambush, the attacker may foil it; 2 hits at once; perhaps the end (§4.3.1)
    roll       the Arbiter may be hired (§D.5.2); both dice (§4.3.2), who deals which (§8.2.2), the most (§4.3.2.I)
    effects    extra hits that come by themselves, a defenceless defender (§4.3.3.II), then what each side may use
    hits       both sides choose what they lose, then everything goes at one moment (§4.3.4)
    end        what a battle leaves behind (§9.2.9.II.d)

A battle lives in `state.battle`; its steps are on the stack. Steps that push what comes later do so before they act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.tasks import Forfeit, State, Task
from copse.root.actions import AMBUSH, BATTLE, CHOOSE, CLEARING, LOSE, PARTY, PASS, SEAT, SPEND, USE
from copse.root.board import PLACES, Clearings
from copse.root.cards import CARDS, Suits, matching
from copse.root.deck import spend
from copse.root.domains import A_PARTY, SOME_AMOUNT
from copse.root.hooks import NOBODY
from copse.root.move import EVERYWHERE
from copse.root.pieces import PIECES, WARRIOR
from copse.root.removal import Removal, losses_of, remove, sheltered
from copse.root.state import NONE, Battle, Woodland
from copse.root.steps import Question, Step

BATTLES: Final = [[], *[[BATTLE[clearing, party] for party in PARTY] for clearing in CLEARING]]


def battles(state: Woodland, party: int, clearings: Clearings = EVERYWHERE, by_sight: bool = False) -> list[Action]:
    """§4.3: where the party has warriors or a pawn, against an enemy who has pieces there; with `by_sight`, where
    everyone can see that it may."""
    pawn, lender = state.pawns[party], state.lender_to(party)
    here = state.armed(party)
    if 0 < pawn < PLACES:
        here |= 1 << pawn
    lent = state.armed(lender) if lender != NONE else 0  # these fight anyone but their own people (§11.2.7.III)
    out: list[Action] = []
    for other in range(state.rules.party_count):
        if other == party:
            continue
        there = here if other == lender else here | lent
        there &= clearings & ~1 & state.presence(other)
        if there and may_attack(state, party, other):
            if state.asked.no_battle or state.asked.attack_price or state.asked.sheltered:
                there = exposed(state, party, other, there, by_sight)
            for clearing in members(there):
                out.append(BATTLES[clearing][other])
    return out


def may_attack(state: Woodland, party: int, other: int) -> bool:
    """§4.3: an enemy; in some editions any other player."""
    return state.enemies(party, other) or (state.rules.edition.partners_battle and party != other)


def exposed(state: Woodland, attacker: int, defender: int, clearings: Clearings, by_sight: bool) -> Clearings:
    """Those of these clearings where nothing stops one party from battling the other."""
    for party, owner in state.asked.no_battle:
        if party in (defender, NOBODY):
            clearings &= ~owner.no_battle(state, defender, attacker)
    clearings &= ~sheltered(state, defender, attacker)
    hand = state.hands[state.decides(attacker)]
    for clearing in members(clearings):
        suits = attack_price(state, defender, clearing)
        if suits and not matching(hand.cards, suits) and not (by_sight and hand.cards and not hand.open):
            clearings &= ~(1 << clearing)
    return clearings


def attack_price(state: Woodland, defender: int, clearing: int) -> Suits:
    """The suits of which an attacker of this party there must first discard a card."""
    suits = 0
    for party, owner in state.asked.attack_price:
        if party in (defender, NOBODY):
            suits |= owner.attack_price(state, defender, clearing)
    return suits


def can_attack(state: Woodland, party: int, clearing: int) -> bool:
    return state.warriors(party, clearing) > 0 or state.pawns[party] == clearing


def troops(state: Woodland, party: int) -> int:
    """The warriors with which a side fights: its own and those lent to it."""
    return state.warriors(party, current(state).clearing) + lent_troops(state, party)


def lent_troops(state: Woodland, party: int) -> int:
    """§11.2.7.III: warriors of another faction that fight for this side. They never fight their own people, and they
    fight for neither side if both could use them."""
    battle, lender = current(state), state.lender_to(party)
    if lender in (NONE, battle.attacker, battle.defender):
        return 0
    if state.lender_to(battle.attacker) == state.lender_to(battle.defender):
        return 0
    return state.warriors(lender, battle.clearing)


def fight(state: Woodland, attacker: int, action: Action, law: str, instigator: int = NONE) -> None:
    """Start a battle of `battles`."""
    clearing, defender = action.args
    begin(state, attacker, defender, clearing, law, instigator)


def begin(state: Woodland, attacker: int, defender: int, clearing: int, law: str, instigator: int = NONE) -> None:
    state.battle = Battle(attacker, defender, clearing, instigator)
    if state.heard:
        state.say(law, "battled", attacker=attacker, defender=defender, clearing=clearing)
    state.push(BEFORE_ROLL)
    if defender < state.seats:  # a party without a seat has no hand (§E.3.5)
        state.push(Ambush(defender))
    state.push_all(state.rules.parties[attacker].on_attack(state, attacker))
    if attack_price(state, defender, clearing):
        state.push(PayToll(state.decides(attacker)))


def current(state: Woodland) -> Battle:
    assert state.battle is not None
    return state.battle


class PayToll(Question):
    """An attacker discards a card where attacking costs one (§E.2.2); for a hireling its controller does (R127). If a
    party was made to attack and has no card, there is no battle (R128)."""

    law = "root:E.2.2"
    verbs: ClassVar[tuple[Verb, ...]] = (SPEND,)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def options(self, state: Woodland) -> list[Action]:
        battle = current(state)
        cards = matching(state.hands[self.seat].cards, attack_price(state, battle.defender, battle.clearing))
        return [SPEND[card] for card in cards] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            spend(state, self.seat, action.args[0], self.law)
            return
        current(state).ended = True
        while not isinstance(state.todo[-1], BeforeRoll):
            state.todo.pop()


# ---- ambush


class Ambush(Question):
    """§4.3.1: the defender may play one ambush that matches the clearing. The question is asked whatever the hand
    holds."""

    law = "root:4.3.1"
    hushed: ClassVar[bool] = True
    verbs: ClassVar[tuple[Verb, ...]] = (AMBUSH,)

    def moot(self, state: Woodland) -> bool:
        battle = current(state)
        return battle.ended or no_ambush(state, self.seat) or safe_from_ambush(state, battle.attacker)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *ambushes(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is AMBUSH:
            state.rules.factions[self.seat].play_ambush(state, self.seat, action.args[0], self.law)
            if state.rules.edition.several_ambushes:
                state.push(Ambush(self.seat))
            attacker = current(state).attacker
            if attacker < state.seats:
                state.push(Foil(attacker))
            else:
                suffer_ambush(state, attacker)


def safe_from_ambush(state: Woodland, attacker: int) -> bool:
    return any(owner.ignores_ambush(state, attacker) for owner in state.owners(attacker))


def ambushes(state: Woodland, seat: int) -> list[Action]:
    held = state.rules.factions[seat].ambush_cards(state, seat)
    cards = matching(held, state.suits_of(current(state).clearing))
    return [AMBUSH[card] for card in cards if CARDS[card].kind == "ambush"]


def no_ambush(state: Woodland, seat: int) -> bool:
    """Whether everyone can see that a hand has no ambush for this clearing."""
    held = state.rules.factions[seat].ambush_cards(state, seat)
    return not held or (state.hands[seat].open and not ambushes(state, seat))


class Foil(Question):
    """§4.3.1.I: the attacker may cancel the ambush with another."""

    law = "root:4.3.1.I"
    hushed: ClassVar[bool] = True
    verbs: ClassVar[tuple[Verb, ...]] = (AMBUSH,)

    def moot(self, state: Woodland) -> bool:
        return no_ambush(state, self.seat)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *ambushes(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is AMBUSH:
            state.rules.factions[self.seat].play_ambush(state, self.seat, action.args[0], self.law)
        else:
            suffer_ambush(state, self.seat)


def suffer_ambush(state: Woodland, attacker: int) -> None:
    """§4.3.1.I: two hits at once, before the roll."""
    state.push(AFTER_AMBUSH)
    state.push(DEAL_HITS)
    take_hits(state, attacker, state.rules.edition.ambush_hits)


class AfterAmbush(Step):
    """§4.3.1.II: with no attacker left the battle ends."""

    def run(self, state: Woodland) -> None:
        battle = current(state)
        if not state.rules.parties[battle.attacker].fights_on(state, battle.attacker, battle.clearing):
            battle.ended = True
            state.say("root:4.3.1.II", "ambushed", seat=battle.attacker)


# ---- roll and effects


class BeforeRoll(Step):
    """Just before the roll the defender may hire the Arbiter (§D.5.2); after a deadly ambush there is no roll."""

    def run(self, state: Woodland) -> None:
        battle = current(state)
        if battle.ended:
            state.push(END_BATTLE)
        else:
            state.push(ROLL)
            for party, owner in state.asked.before_roll:
                state.push_all(owner.before_roll(state, party))


class Roll(Step):
    """§4.3.2: the higher roll is the attacker's, the lower the defender's; neither deals more than it has warriors."""

    def run(self, state: Woodland) -> None:
        battle = current(state)
        attacker, defender = battle.attacker, battle.defender
        parties = state.rules.parties
        die = state.rules.die
        first, second = state.roll("die", die), state.roll("die", die)
        high, low = max(first, second), min(first, second)
        for owner in state.owners(defender):
            if high > low and owner.swaps_rolls(state, defender):
                high, low = low, high
                state.say(owner.cites.get("swaps_rolls", "root:4.3.2"), "swapped_rolls", seat=defender)
        most = parties[attacker].most_rolled(state, attacker)  # §4.3.2.I
        most_back = parties[defender].most_rolled(state, defender) + battle.backing
        battle.rolled = [min(high, most), min(low, most_back)]
        if state.heard:
            state.say("root:4.3.2", "rolled", attacker=battle.rolled[0], defender=battle.rolled[1])
        for side, party in enumerate((attacker, defender)):
            for owner in state.owners(party):
                hits = owner.extra_hits(state, party, battle)
                if hits:
                    press(state, side, hits, owner.cites.get("extra_hits", "root:4.3.3.I"))
        if parties[defender].defenceless(state, defender, battle.clearing):
            press(state, 0, 1, parties[defender].cites.get("defenceless", "root:4.3.3.II"))
        state.push(HITS)
        if attacker < state.seats and defender < state.seats:
            state.push_all(effect_steps(state, attacker, defender))
        elif attacker < state.seats:  # a party without a seat has crafted nothing (§E.3.5)
            state.push(USES[attacker])
        elif defender < state.seats:
            state.push(USES[defender])
        state.push_all(parties[attacker].after_roll(state, attacker))


def press(state: Woodland, side: int, hits: int, law: str) -> None:
    """Let a side deal this many extra hits, by this paragraph."""
    battle = current(state)
    battle.extra[side] += hits
    if state.heard:
        state.say(law, "dealt_extra", seat=battle.defender if side else battle.attacker, count=hits)


def effect_steps(state: Woodland, attacker: int, defender: int) -> list[Task]:
    """§4.3.3: both sides use their effects, in an order that the attacker chooses (in some editions, the player whose
    turn it is), unless something brings steps of its own."""
    for _, owner in state.asked.effect_steps:
        return owner.effect_steps(state, attacker, defender)
    orderer = attacker if state.rules.edition.fighters_order else state.turn
    return [ORDERS[orderer], USES[attacker], USES[defender]]


class OrderEffects(Question):
    """§4.3.3: if both sides could use something, the attacker says who begins; in some editions, the player whose turn
    it is."""

    law = "root:4.3.3"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def moot(self, state: Woodland) -> bool:
        battle = current(state)
        return not (battle_effects(state, battle.attacker) and battle_effects(state, battle.defender))

    def options(self, state: Woodland) -> list[Action]:
        battle = current(state)
        return [CHOOSE[battle.attacker], CHOOSE[battle.defender]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is CHOOSE and action.args[0] == current(state).defender:
            first, second = state.todo.pop(), state.todo.pop()
            state.push_all([second, first])


def battle_effects(state: Woodland, seat: int) -> list[Action]:
    """The effects that the side could use now; all of them are public."""
    battle = current(state)
    out: list[Action] = []
    for card in state.crafted[seat]:
        effect = state.rules.effects[card]
        if effect is not None and not battle.used >> card & 1 and effect.in_battle(state, seat, battle):
            out.append(USE[card])
    out += state.rules.factions[seat].battle_actions(state, seat, battle)
    return out


class UseEffects(Question):
    """§4.3.3: a side may use any effects of its play area, as many as it likes."""

    law = "root:4.3.3"

    def offered(self, state: Woodland) -> list[Action]:
        return battle_effects(state, self.seat)

    def moot(self, state: Woodland) -> bool:
        return not self.offered(state)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        battle = current(state)
        return {**battle_figures(state), "dealt": sum_hits(battle, 0), "taken": sum_hits(battle, 1)}

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *self.offered(state)]

    def choose(self, state: Woodland, action: Action) -> None:
        battle = current(state)
        if action.verb is PASS:
            return
        state.push(self)
        if action.verb is USE:
            card = action.args[0]
            battle.used |= 1 << card
            effect = state.rules.effects[card]
            assert effect is not None
            state.say(self.law, "used", seat=self.seat, card=CARDS[card].id)
            effect.use_in_battle(state, self.seat, battle)
        else:
            state.rules.factions[self.seat].act_in_battle(state, self.seat, battle, action)


def sum_hits(battle: Battle, side: int) -> int:
    return battle.rolled[side] + battle.extra[side]


def battle_figures(state: Woodland) -> dict[str, Word]:
    battle = current(state)
    return {"clearing": battle.clearing, "attacker": battle.attacker, "defender": battle.defender}


# ---- hits


class Hits(Step):
    """§4.3.4: both sides choose their losses, then all pieces are removed at once."""

    def run(self, state: Woodland) -> None:
        battle = current(state)
        state.push(END_BATTLE)
        state.push(DEAL_HITS)
        take_hits(state, battle.attacker, sum_hits(battle, 1))
        take_hits(state, battle.defender, sum_hits(battle, 0))


def take_hits(state: Woodland, party: int, hits: int) -> None:
    battle = current(state)
    side, ignored, law = battle.side(party), 0, ""
    for owner in state.owners(party):
        most = owner.ignored_hits(state, party, battle)
        if most > ignored:
            ignored, law = most, owner.cites.get("ignored_hits", "root:4.3.4")
    ignored = min(hits, ignored - battle.ignored[side])
    if ignored > 0:
        battle.ignored[side] += ignored
        hits -= ignored
        state.say(law, "ignored", seat=party, count=ignored)
    state.push_all(state.rules.parties[party].take_hits(state, party, hits))


def lose_pieces(state: Woodland, party: int, hits: int) -> list[Task]:
    """§4.3.4: warriors first."""
    return lose_own(state, party, share_hits(state, party, hits))


def share_hits(state: Woodland, party: int, hits: int) -> int:
    """Lent warriors take half of the hits, rounded down (§11.2.7.III.a), and those that the party's own warriors cannot
    take. Warriors that cannot be removed take none (R156). Returns the hits left for the party."""
    battle, lender = current(state), state.lender_to(party)
    lent = lent_troops(state, party)
    if not lent or spared(state, lender, party):
        return hits
    own = 0 if spared(state, party, party) else state.warriors(party, battle.clearing)
    of_lent = min(lent, max(hits // 2, hits - own))
    if of_lent > 0:
        battle.losses[battle.side(party)] += [state.rules.warrior[lender]] * of_lent
        hits -= of_lent
        state.say("root:11.2.7.III.a", "shared_hits", seat=party, other=lender, count=of_lent)
    return hits


def spared(state: Woodland, owner: int, loser: int) -> bool:
    """Whether pieces of this owner, on the side that takes hits, cannot be removed."""
    battle = current(state)
    return bool(sheltered(state, owner, remover_of(battle, loser)) >> battle.clearing & 1)


def lose_own(state: Woodland, party: int, hits: int) -> list[Task]:
    """Take the losses that leave no choice, then ask the owner, or the seat that fights with its pieces (§D.4.2)."""
    battle = current(state)
    while hits > 0:
        left = standing(state, party)
        if state.rules.parties[party].tough:
            left = [piece for piece in left if state.rules.parties[party].toughness(state, piece) <= hits]
        if not left:
            break
        price = hits_for(state, party, left)
        if hits < price and not (state.rules.pieces[left[0]].category == WARRIOR and left[0] == left[-1]):
            chooser = state.decides(party) if battle.instigator == NONE else battle.instigator
            return [ChooseLosses(chooser, party, hits)]
        battle.losses[battle.side(party)] += left[:hits]
        hits -= price
    return []


def hits_for(state: Woodland, party: int, pieces: list[int]) -> int:
    """How many hits it takes to remove these pieces of a party."""
    owner = state.rules.parties[party]
    return sum([owner.toughness(state, piece) for piece in pieces]) if owner.tough else len(pieces)


def standing(state: Woodland, party: int) -> list[int]:
    """The pieces in the battle that may be given up next: warriors, and when all are gone, buildings and tokens."""
    battle = current(state)
    if spared(state, party, party):
        return []
    lost = battle.losses[battle.side(party)]
    return unscathed(state, state.rules.warriors[party], lost) or unscathed(state, state.rules.of_party[party], lost)


def unscathed(state: Woodland, kinds: tuple[int, ...], lost: list[int]) -> list[int]:
    """The pieces of these kinds in the battle, without those already lost."""
    out: list[int] = []
    for piece in kinds:
        left = state.count(piece, current(state).clearing)
        if left:
            for _ in range(left - lost.count(piece)):
                out.append(piece)
    return out


def remover_of(battle: Battle, loser: int) -> int:
    """The party that removes the losses of a side: the other side, or the seat that started the battle between the two
    (§D.4.2)."""
    if battle.instigator != NONE:
        return battle.instigator
    return battle.attacker if loser == battle.defender else battle.defender


class ChooseLosses(Question):
    """§4.3.4: choose among unlike warriors; once they are gone, choose buildings and tokens."""

    law = "root:4.3.4"
    domains = declare(loser=A_PARTY, hits=SOME_AMOUNT)

    def __init__(self, seat: int, loser: int, hits: int) -> None:
        self.seat, self.loser, self.hits = seat, loser, hits

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {**battle_figures(state), "hits": self.hits, "loser": self.loser}

    def losing(self, state: State) -> int:
        return self.loser

    def trouble(self, state: Woodland) -> str:
        battle = current(state)
        fights = self.loser in (battle.attacker, battle.defender)
        needed = hits_for(state, self.loser, standing(state, self.loser))
        return "" if fights and self.hits < needed else "there are not pieces enough"

    def options(self, state: Woodland) -> list[Action]:
        owner, left = state.rules.parties[self.loser], standing(state, self.loser)
        names = {state.rules.pieces[piece].name for piece in left if owner.toughness(state, piece) <= self.hits}
        return [LOSE[PIECES.index(name)] for name in PIECES if name in names]

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        if self.seat != self.loser:  # the pieces are not the chooser's own
            return None
        lost = state.rules.piece(self.loser, PIECES[action.args[0]])
        return state.rules.parties[self.loser].lost_with(state, self.loser, lost)

    def choose(self, state: Woodland, action: Action) -> None:
        battle, lost = current(state), state.rules.piece(self.loser, PIECES[action.args[0]])
        battle.losses[battle.side(self.loser)].append(lost)
        state.push_all(lose_own(state, self.loser, self.hits - hits_for(state, self.loser, [lost])))


class DealHits(Step):
    """Remove all chosen pieces at one moment (§1.5.4)."""

    def run(self, state: Woodland) -> None:
        battle = current(state)
        removals = []
        for side, loser in enumerate((battle.attacker, battle.defender)):
            lost = battle.losses[side]
            if lost:
                losses = losses_of(lost, battle.clearing)
                removals.append(Removal(remover_of(battle, loser), losses, in_battle=True))
                battle.losses[side] = []
        if removals:
            remove(state, removals, "root:4.3.4")


class EndBattle(Step):
    def run(self, state: Woodland) -> None:
        battle = current(state)
        state.battle = None
        for party in (battle.attacker, battle.defender):
            state.push_all(state.rules.parties[party].after_battle(state, party, battle))


# The steps of every battle. They are immutable, so one of each is enough.
BEFORE_ROLL: Final = BeforeRoll()
ROLL: Final = Roll()
HITS: Final = Hits()
DEAL_HITS: Final = DealHits()
AFTER_AMBUSH: Final = AfterAmbush()
END_BATTLE: Final = EndBattle()
ORDERS: Final = [OrderEffects(seat) for seat in SEAT]
USES: Final = [UseEffects(seat) for seat in SEAT]
