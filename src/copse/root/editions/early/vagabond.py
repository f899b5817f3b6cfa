"""Chapter 8 of the early Law: the Vagabond's tracks hold all his tea, coins and bags, swords are spent by the hit, and
quests bring points and a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import CHOOSE, EXHAUST, FIND, GO, PASS, SPECIAL
from copse.root.battle import battle_figures, current, press
from copse.root.board import FIRST_FOREST
from copse.root.boards import FactionBoard
from copse.root.cards import COINS, CROSSBOW, ITEMS, QUESTS, SWORD, different
from copse.root.deck import draw
from copse.root.domains import A_QUEST, ANY_AMOUNT, OWN_SEAT
from copse.root.editions.early.general import certain
from copse.root.editions.vagabond import OlderVagabond
from copse.root.factions.characters import Character, Ranger, Steal, Thief, Tinker, clearing_of, victims
from copse.root.factions.satchel import (
    DAMAGED,
    DAMAGED_SPENT,
    HOSTILE,
    READY,
    SPENT,
    TRACKS,
    Satchel,
    VagabondBoard,
    empty_satchel,
    exhaust,
    related,
)
from copse.root.factions.vagabond import (
    SECOND,
    SECOND_COLOUR,
    SECOND_LETTER,
    SECOND_REACH,
    SECOND_SIGN,
    CheckCapacity,
    EveningDraw,
    EveningRest,
    allied_warriors,
    offended,
)
from copse.root.move import walk
from copse.root.pieces import WARRIOR
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.state import DAYLIGHT, NONE, Battle, Woodland
from copse.root.steps import Question, Step


class EarlySatchel(Satchel):
    """§8.2.7: tea, coins and bags lie on their tracks, whichever side is up."""

    __slots__ = ()

    def copy(self) -> EarlySatchel:
        return EarlySatchel(self.spaces, self.ready, self.spent, self.damaged, self.damaged_spent)

    def on_track(self, item: int) -> int:
        return min(self.ready[item] + self.spent[item], self.spaces) if item in TRACKS else 0

    def stowed(self, item: int) -> int:
        return self.spent[item] if item not in TRACKS else max(0, self.ready[item] + self.spent[item] - self.spaces)


class EarlyBoard(VagabondBoard):
    """§8.3.4: a warrior of each faction marks the relationship with it, once there is a Vagabond to have any."""

    def copy(self) -> EarlyBoard:
        other = EarlyBoard(0, self.items.copy())
        other.take_over(self)
        return other

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        if self.character == NONE:
            return {}
        return {state.rules.warrior[other]: 1 for other in related(state)}


# ---- §8.7 the characters


class EarlyThief(Thief):
    """§8.7.2: only from a player with few warriors there."""

    few: int = 3

    def printed(self) -> dict[str, int]:
        return {"count": self.few}

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if self.careless(state, seat) else []

    def careless(self, state: Woodland, seat: int) -> list[int]:
        here = clearing_of(state, seat)
        return [other for other in victims(state, seat) if state.warriors(other, here) < self.few]

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(PickPocket(seat))


class PickPocket(Steal):
    """§8.7.2"""

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[other] for other in EARLY_THIEF.careless(state, self.seat)]


class EarlyRanger(Ranger):
    """§8.7.6: into an adjacent forest."""

    def specials(self, state: Woodland, seat: int) -> list[Action]:
        return [SPECIAL[()]] if forests_near(state, seat) else []

    def printed(self) -> dict[str, int]:
        return {}

    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(Scout(seat))


def forests_near(state: Woodland, seat: int) -> list[int]:
    here = state.pawns[seat]
    if here >= FIRST_FOREST:
        return sorted(state.map.forest_near[here - FIRST_FOREST])
    return sorted(state.map.forests_at(here))


class Scout(Question):
    """§8.7.6"""

    law = "early:8.7.6"

    def options(self, state: Woodland) -> list[Action]:
        return [GO[forest] for forest in forests_near(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        walk(state, self.seat, action.args[0], self.law)


EARLY_THIEF: Final = EarlyThief()
EARLY_ROSTER: Final[dict[str, Character]] = {"thief": EARLY_THIEF, "tinker": Tinker(), "ranger": EarlyRanger()}
OTHERWISE: Final = {"thief": "early_thief", "ranger": "early_ranger"}  # what they do is described in other words


class EarlyVagabond(OlderVagabond):
    roster: dict[str, Character] = EARLY_ROSTER
    step_points: tuple[int, ...] = (0, 2, 2, 2)  # §8.2.12
    infamy_points: int = 2  # §8.2.19
    evening_law = "early:8.6"

    def new_board(self, seats: int) -> FactionBoard:
        return EarlyBoard(seats, empty_satchel(self.track_spaces, EarlySatchel))

    # ---- §8.2 rules and abilities

    def can_take(self, state: Woodland, seat: int, item: int) -> bool:
        """§8.2.7: what finds its track full stays where it was."""
        items = state.board(seat, VagabondBoard).items
        return item not in TRACKS or items.ready[item] + items.spent[item] < items.spaces

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§8.2.1: what he crafts is his, face down."""
        if self.can_take(state, seat, item):
            state.board(seat, VagabondBoard).items.add(SPENT, item)
        else:
            state.items = replaced(state.items, item, state.items[item] + 1)

    def most_rolled(self, state: Woodland, seat: int) -> int:
        """§8.5.4, §8.2.16: as many as the swords that he uses, plus allied warriors; as defender, undamaged swords
        count as always (E41)."""
        items = state.board(seat, VagabondBoard).items
        attacks = current(state).attacker == seat
        return (items.ready[SWORD] if attacks else items.swords) + allied_warriors(state, seat)

    def draw_sword(self, state: Woodland, seat: int) -> None:
        """§8.5.4: swords are used once the dice have fallen."""

    def after_roll(self, state: Woodland, seat: int) -> list[Task]:
        """One at least, which pays for the first hit, if there is any to pay for (E55)."""
        if state.board(seat, VagabondBoard).items.ready[SWORD]:
            exhaust(state, seat, SWORD, "early:8.5.4")
        return [UseSwords(seat, 1)] if paid_hits(state, seat) > 1 else []

    def battle_actions(self, state: Woodland, seat: int, battle: Battle) -> list[Action]:
        """§8.2.16: with allies, a crossbow deals one hit more."""
        out = super().battle_actions(state, seat, battle)
        crossbows = state.board(seat, VagabondBoard).items.ready[CROSSBOW]
        if battle.attacker == seat and battle.ally != NONE and crossbows:
            out.append(EXHAUST[CROSSBOW])
        return out

    def act_in_battle(self, state: Woodland, seat: int, battle: Battle, action: Action) -> None:
        if action == EXHAUST[CROSSBOW]:
            exhaust(state, seat, CROSSBOW, "early:8.2.16")
            press(state, battle.side(seat), 1, "early:8.2.16")
        else:
            super().act_in_battle(state, seat, battle, action)

    def after_battle(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        """§8.2.17: allies stay allies, whatever they have lost."""
        state.board(seat, VagabondBoard).debt = 0
        return super().after_battle(state, seat, battle)

    def offends(self, state: Woodland, removal: Removal) -> bool:
        """§8.2.18: in battle only."""
        return removal.in_battle

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§8.2.19: for each warrior of the hostile, but for the one that made them so, in his own turn."""
        if removal.remover != seat or state.turn != seat:
            return []
        gone = certain(state, removal)
        fallen = sum([hostile_fallen(state, seat, other, gone) for other in related(state)])
        return [(self.infamy_points * fallen, "early:8.2.19")] if fallen else []

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """Whom an infirmary may save makes no enemy (E59), and what sweeps a clearing does him no harm."""
        gone = certain(state, removal)
        return super().on_removed(state, seat, Removal(gone.remover, gone.losses, gone.in_battle))

    def leads_allies(self, state: Woodland) -> bool:
        """§8.2.15: by day alone."""
        return state.phase == DAYLIGHT

    def boots_at(self, state: Woodland, seat: int, clearing: int) -> int:
        """§8.2.20: a pair for each hostile faction with any piece there."""
        relations = state.board(seat, VagabondBoard).relations
        hostile = [other for other in related(state) if relations[other] == HOSTILE]
        return sum([state.has_pieces(other, clearing) for other in hostile])

    # ---- §8.3 setup

    def become(self, state: Woodland, seat: int, character: int, law: str) -> None:
        """§8.3.4: with him come the markers, which leave the supplies."""
        super().become(state, seat, character, law)
        for other in related(state):
            state.supply[state.rules.warrior[other]] -= 1

    # ---- §8.5 by daylight

    def mend(self, state: Woodland, seat: int, item: int, spent: bool) -> None:
        """§8.5.2: face up."""
        items = state.board(seat, VagabondBoard).items
        items.shift(DAMAGED_SPENT if spent else DAMAGED, READY, item)
        state.say("early:8.5.2", "repaired", seat=seat, item=ITEMS[item])

    def finds(self, state: Woodland, seat: int, ruin: tuple[int, ...]) -> list[Action]:
        """§8.8.1: whichever of these he likes, though he has its like; none only if he has room for none (E48)."""
        return [FIND[item] for item in different(ruin) if self.can_take(state, seat, item)] or [PASS[()]]

    def take_find(self, state: Woodland, seat: int, item: int) -> None:
        """§8.5.6: face down."""
        state.board(seat, VagabondBoard).items.add(SPENT, item)

    def may_leave(self, state: Woodland, seat: int, items: list[int]) -> bool:
        """§8.5.8: he takes one, if there is one for which he has room."""
        return not any(self.can_take(state, seat, item) for item in items)

    def rewards(self, state: Woodland, seat: int, quest: int) -> list[Task]:
        return [EarlyReward(seat, quest)]

    # ---- §8.6 in the evening

    def helping(self, state: Woodland, items: Satchel, item: int) -> int:
        """§8.6: coins draw while they lie face up; tea and bags count on either side, but by the first rulings face up
        too (E50)."""
        face_up = item == COINS or state.rules.rulings == 1
        return min(items.ready[item], items.spaces) if face_up else super().helping(state, items, item)

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [EveningDraw(seat), EveningRest(seat), CheckCapacity(seat)]


class EarlySecondVagabond(EarlyVagabond):
    """§8.8"""

    name = SECOND
    sign = SECOND_SIGN
    colour = SECOND_COLOUR
    letter = SECOND_LETTER
    reach = SECOND_REACH

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return []


def hostile_fallen(state: Woodland, seat: int, other: int, removal: Removal) -> int:
    """The warriors of a hostile faction that a removal takes, but for the one that makes it so."""
    ranks = [loss for loss in removal.losses if state.rules.categories[loss.piece] == WARRIOR]
    fallen = sum([loss.number for loss in ranks if state.rules.party_of[loss.piece] == other])
    if state.board(seat, VagabondBoard).relations[other] == HOSTILE:
        return fallen
    return fallen - 1 if removal.in_battle and fallen and offended(state, seat, other, removal) else 0


def paid_hits(state: Woodland, seat: int) -> int:
    """§8.5.4: the hits that the roll allows him beyond those of allied warriors."""
    return max(0, current(state).rolled[0] - allied_warriors(state, seat))


class UseSwords(Question):
    """§8.5.4: a sword for each further hit that he wants to deal, up to the roll; this many are already used."""

    law = "early:8.5.4"
    domains = declare(used=ANY_AMOUNT)

    def __init__(self, seat: int, used: int) -> None:
        self.seat, self.used = seat, used

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {**battle_figures(state), "count": paid_hits(state, self.seat) - self.used}

    def trouble(self, state: Woodland) -> str:
        if state.battle is None:
            return "there is no battle"
        return "" if self.used < paid_hits(state, self.seat) else "no more swords can be used"

    def options(self, state: Woodland) -> list[Action]:
        ready = state.board(self.seat, VagabondBoard).items.ready[SWORD]
        return [PASS[()], EXHAUST[SWORD]] if ready else [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            current(state).rolled[0] -= paid_hits(state, self.seat) - self.used
            return
        exhaust(state, self.seat, SWORD, self.law)
        if self.used + 1 < paid_hits(state, self.seat):
            state.push(UseSwords(self.seat, self.used + 1))


class EarlyReward(Step):
    """§8.5.9: a point, and one more for each quest of the nation done before; then a card."""

    domains = declare(seat=OWN_SEAT, quest=A_QUEST)

    def __init__(self, seat: int, quest: int) -> None:
        self.seat, self.quest = seat, quest

    def run(self, state: Woodland) -> None:
        done = state.board(self.seat, VagabondBoard).done
        score(state, self.seat, sum([QUESTS[one].suit == QUESTS[self.quest].suit for one in done]), "early:8.5.9")
        if not state.over:
            draw(state, self.seat, 1, "early:8.5.9")
