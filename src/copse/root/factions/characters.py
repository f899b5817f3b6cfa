"""Appendix D: the nine characters of the Vagabonds, one short declaration each. `vagabond.py` asks their hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.rows import without
from copse.kernel.tasks import Task
from copse.root.actions import (
    CHOOSE,
    EXHAUST,
    GO,
    HIRE,
    IMPROVISE,
    INSTIGATE,
    PASS,
    REPAIR,
    REPAIR_SPENT,
    SPECIAL,
    TAKE_CARD,
)
from copse.root.battle import battle_figures, begin, can_attack, current, exposed, may_attack
from copse.root.board import FIRST_FOREST
from copse.root.cards import BAG, BOOTS, CARDS, COINS, CROSSBOW, HAMMER, SWORD, TEA, TORCH, Quest, matching
from copse.root.deck import robbable, steal
from copse.root.domains import OWN_SEAT, SOME_AMOUNT
from copse.root.factions.satchel import SPENT, VagabondBoard, damage, exhaust, kinds, repair
from copse.root.move import no_entry, no_exit, walk
from copse.root.removal import sweep
from copse.root.score import score
from copse.root.state import Battle, Woodland
from copse.root.steps import Question, SeatStep
from copse.root.turn import end_phase


class Character:
    """What a character starts with, and what it adds to the rules; the answers here add nothing."""

    items: tuple[int, ...] = ()

    def printed(self) -> dict[str, int]:
        """The arguments of the sentence that describes it."""
        return {}

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        """§9.5.9: what a torch does in the Vagabond's clearing."""
        return []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        """Do one of `specials`; the torch is exhausted already."""
        raise NotImplementedError

    def improvisations(self, state: Woodland, seat: int, quest: Quest) -> list[Action]:
        """Ways to do a quest with another item."""
        return []

    def before_roll(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        return []

    def battle_actions(self, state: Woodland, seat: int, battle: Battle) -> list[Action]:
        return []

    def act_in_battle(self, state: Woodland, seat: int, battle: Battle, action: Action) -> None:
        raise NotImplementedError


def clearing_of(state: Woodland, seat: int) -> int:
    """The Vagabond's clearing; 0 if he is in a forest."""
    return state.pawns[seat] if 0 < state.pawns[seat] < FIRST_FOREST else 0


# ---- §D.1


class Thief(Character):
    """Steal: a random card from the hand of a player in the clearing."""

    items: tuple[int, ...] = (BOOTS, TORCH, TEA, SWORD)

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if victims(state, seat) else []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(Steal(seat))


def victims(state: Woodland, seat: int) -> list[int]:
    here = clearing_of(state, seat)
    others = [other for other in range(state.seats) if other != seat and robbable(state, other)]
    return [other for other in others if here and state.has_pieces(other, here)]


class Steal(Question):
    """§D.1.2: from whom."""

    law = "root:D.1.2"

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[other] for other in victims(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        steal(state, self.seat, action.args[0], self.law)


# ---- §D.2


class Tinker(Character):
    """Day Labor: a matching card from the discard pile."""

    items: tuple[int, ...] = (BOOTS, TORCH, BAG, HAMMER)

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if salvage(state, seat) else []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(DayLabor(seat))


def salvage(state: Woodland, seat: int) -> list[int]:
    here = clearing_of(state, seat)
    return matching(tuple(sorted(state.discard)), state.suits_of(here)) if here else []


class DayLabor(Question):
    """§D.2.2: which card; everyone sees it."""

    law = "root:D.2.2"

    def options(self, state: Woodland) -> list[Action]:
        return [TAKE_CARD[card] for card in salvage(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        card = action.args[0]
        state.discard = without(state.discard, card)
        state.hands[self.seat].add(card, [other for other in range(state.seats) if other != self.seat])
        state.say(self.law, "picked_up", seat=self.seat, card=CARDS[card].id)


# ---- §D.3


class Ranger(Character):
    """Hideout: some items are repaired, and Daylight is over."""

    items: tuple[int, ...] = (BOOTS, TORCH, CROSSBOW, SWORD)
    repairs: int = 3  # §D.3.2

    def printed(self) -> dict[str, int]:
        return {"count": self.repairs}

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if repairs(state, seat) else []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push_all([Hideout(seat, self.repairs), LeaveDaylight(seat)])


def repairs(state: Woodland, seat: int) -> list[Action]:
    items = state.board(seat, VagabondBoard).items
    out = [REPAIR[item] for item in kinds(items.damaged)]
    return out + [REPAIR_SPENT[item] for item in kinds(items.damaged_spent)]


class Hideout(Question):
    """§D.3.2: this many items, or all that are damaged."""

    law = "root:D.3.2"
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        return repairs(state, self.seat)

    def choose(self, state: Woodland, action: Action) -> None:
        repair(state, self.seat, action.args[0], action.verb is REPAIR_SPENT, self.law)
        if self.left > 1 and repairs(state, self.seat):
            state.push(Hideout(self.seat, self.left - 1))


class LeaveDaylight(SeatStep):
    def run(self, state: Woodland) -> None:
        end_phase(state)


# ---- §D.4


class Vagrant(Character):
    """Instigate: a battle in the clearing between any two, in which he removes for both."""

    items: tuple[int, ...] = (COINS, TORCH, BOOTS)

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        """Hirelings can be attacked, but attack only as their cards say (§E.3.4, R155). Everyone sees what forbids a
        battle, except what is in a hand."""
        here, out = clearing_of(state, seat), list[Action]()
        fighters = [other for other in range(state.seats) if here and can_attack(state, other, here)]
        for attacker in fighters:
            for defender in range(state.rules.party_count):
                there = 1 << here & state.presence(defender) if may_attack(state, attacker, defender) else 0
                if exposed(state, attacker, defender, there, by_sight=attacker != seat):
                    out.append(INSTIGATE[attacker, defender])
        return out

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        attacker, defender = action.args
        begin(state, attacker, defender, clearing_of(state, seat), "root:D.4.2", instigator=seat)


# ---- §D.5


class Arbiter(Character):
    """Protector: a player who is attacked in the Vagabond's clearing may hire him, but not in his own battles."""

    items: tuple[int, ...] = (BOOTS, TORCH, SWORD, SWORD)

    def before_roll(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        present = state.pawns[seat] == battle.clearing and self.for_hire(seat, battle)
        return [HireArbiter(battle.defender, seat)] if present and battle.defender < state.seats else []

    def for_hire(self, seat: int, battle: Battle) -> bool:
        """§D.5.2"""
        return seat not in (battle.attacker, battle.defender)


class HireArbiter(Question):
    """§D.5.2: a point for the Arbiter; his undamaged swords raise the most rolled hits of the defender."""

    law = "root:D.5.2"
    domains = declare(seat=A_SEAT, vagabond=OWN_SEAT)

    def __init__(self, seat: int, vagabond: int) -> None:
        self.seat, self.vagabond = seat, vagabond

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {**battle_figures(state), "count": self.strength(state)}

    def strength(self, state: Woodland) -> int:
        return state.board(self.vagabond, VagabondBoard).items.swords

    def trouble(self, state: Woodland) -> str:
        return "" if state.battle is not None else "there is no battle"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], HIRE[self.vagabond]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is HIRE:
            current(state).backing += self.strength(state)
            state.say(self.law, "hired", seat=self.seat, arbiter=self.vagabond)
            score(state, self.vagabond, 1, self.law)


# ---- §D.6


class Scoundrel(Character):
    """Scorched Earth: the torch stays in the clearing, and nothing of anyone comes there any more."""

    items: tuple[int, ...] = (BOOTS, BOOTS, TORCH, CROSSBOW)

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if clearing_of(state, seat) else []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        here = clearing_of(state, seat)
        state.board(seat, VagabondBoard).items.drop(SPENT, TORCH)
        state.scorched |= 1 << here
        state.say("root:D.6.2", "scorched", seat=seat, clearing=here)
        sweep(state, seat, 1 << here, "root:D.6.2")


# ---- §D.7


class Adventurer(Character):
    """Improvise: once a turn another item serves in a quest, and is damaged."""

    items: tuple[int, ...] = (BOOTS, TORCH, HAMMER)

    def improvisations(self, state: Woodland, seat: int, quest: Quest) -> list[Action]:
        mine = state.board(seat, VagabondBoard)
        if mine.improvised:
            return []
        first, second = quest.items
        out = []
        for missing, other in sorted({(first, second), (second, first)}):
            for item in kinds(mine.items.ready):
                if item != missing and mine.items.ready[other] > (item == other):
                    out.append(IMPROVISE[item, missing])
        return out


def improvise(state: Woodland, seat: int, item: int) -> None:
    """§D.7.2: exhausted like any other, then damaged."""
    state.board(seat, VagabondBoard).improvised = True
    exhaust(state, seat, item, "root:D.7.2")
    damage(state, seat, item, spent=True, law="root:D.7.2")


# ---- §D.8


class Ronin(Character):
    """Swift Strike: once a battle, after the roll, a sword deals an extra hit."""

    items: tuple[int, ...] = (BOOTS, BOOTS, TORCH, SWORD)

    def battle_actions(self, state: Woodland, seat: int, battle: Battle) -> list[Action]:
        mine = state.board(seat, VagabondBoard)
        return [EXHAUST[SWORD]] if mine.items.ready[SWORD] and not mine.swift else []

    def act_in_battle(self, state: Woodland, seat: int, battle: Battle, action: Action) -> None:
        state.board(seat, VagabondBoard).swift = True
        battle.extra[battle.side(seat)] += 1
        exhaust(state, seat, SWORD, "root:D.8.2")


# ---- §D.9


class Harrier(Character):
    """Glide: the pawn alone, to any clearing."""

    items: tuple[int, ...] = (COINS, TORCH, SWORD, CROSSBOW)

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if landings(state, seat) else []

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(Glide(seat))


def landings(state: Woodland, seat: int) -> list[int]:
    """Everywhere but where moving is forbidden, as for any move."""
    here, barred = state.pawns[seat], no_entry(state, seat)
    if no_exit(state, seat) >> here & 1:
        return []
    return [clearing for clearing in members(state.map.everywhere & ~barred) if clearing != here]


class Glide(Question):
    """§D.9.2: no boots, for any clearing and even with enemies there."""

    law = "root:D.9.2"

    def options(self, state: Woodland) -> list[Action]:
        return [GO[clearing] for clearing in landings(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        walk(state, self.seat, action.args[0], self.law)


BY_NAME: Final[dict[str, Character]] = {
    "thief": Thief(),
    "tinker": Tinker(),
    "ranger": Ranger(),
    "vagrant": Vagrant(),
    "arbiter": Arbiter(),
    "scoundrel": Scoundrel(),
    "adventurer": Adventurer(),
    "ronin": Ronin(),
    "harrier": Harrier(),
}
NOBODY: Final = Character()
