"""What lies on a Vagabond's board (§9.2.5, §9.2.9): items on their four sides, relationships, quests that are done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from copse.kernel.domains import Domain
from copse.kernel.errors import Impossible
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, State
from copse.root.actions import CHARACTERS
from copse.root.boards import FactionBoard, in_order
from copse.root.cards import BAG, COINS, ITEMS, SWORD, TEA
from copse.root.domains import A_QUEST, AN_ITEM, Named
from copse.root.fields import Counts, Entries, Field, Flag, Many, One, Row, Some, Spread, Table, Whole
from copse.root.state import EMPTY_BOX, NONE, Box, Woodland

TRACKS: Final = (TEA, COINS, BAG)
MOST: Final = 20  # more items of a kind than any box holds
HOSTILE: Final = -1
RELATIONS: Final = ("indifferent", "amiable", "friendly", "allied")  # §9.2.9: the four spaces of the track
ALLIED: Final = len(RELATIONS) - 1
RELATION_NAMES: Final = {**{name: place for place, name in enumerate(RELATIONS)}, "hostile": HOSTILE}
SIDES: Final = ("ready", "spent", "damaged", "damaged_spent")
READY: Final = 0  # the places of SIDES
SPENT: Final = 1
DAMAGED: Final = 2
DAMAGED_SPENT: Final = 3
A_SIDE: Final = Domain("a side", names=SIDES)
A_CHARACTER: Final = Domain("a character", names=CHARACTERS)
A_RELATION: Final = Domain("a relationship", range(HOSTILE, len(RELATIONS)), (*RELATIONS, "hostile"))


class Satchel:
    """How many items of each kind lie undamaged face up and face down, damaged face up and face down. Face-up tea,
    coins and bags lie on their tracks as far as the spaces go; the one that found none is the first to leave."""

    __slots__ = ("damaged", "damaged_spent", "ready", "spaces", "spent")

    def __init__(self, spaces: int, ready: Box, spent: Box, damaged: Box, damaged_spent: Box) -> None:
        self.spaces = spaces
        self.ready, self.spent = ready, spent
        self.damaged, self.damaged_spent = damaged, damaged_spent

    @property
    def sides(self) -> tuple[Box, ...]:
        """The items of each side, in the order of SIDES."""
        return self.ready, self.spent, self.damaged, self.damaged_spent

    @sides.setter
    def sides(self, sides: tuple[Box, ...]) -> None:
        self.ready, self.spent, self.damaged, self.damaged_spent = sides

    def copy(self) -> Satchel:
        return Satchel(self.spaces, self.ready, self.spent, self.damaged, self.damaged_spent)

    def on_track(self, item: int) -> int:
        """§9.2.5.I: face-up tea, coins and bags, as many of each as its track has spaces."""
        return min(self.ready[item], self.spaces) if item in TRACKS else 0

    @property
    def undamaged(self) -> int:
        return total(self.ready) + total(self.spent)

    @property
    def swords(self) -> int:
        """§9.2.4, §9.2.6: undamaged ones, on either side."""
        return self.ready[SWORD] + self.spent[SWORD]

    @property
    def burden(self) -> int:
        """§9.6.4: all but what lies on the tracks."""
        damaged = total(self.damaged) + total(self.damaged_spent)
        return self.undamaged + damaged - self.on_track(TEA) - self.on_track(COINS) - self.on_track(BAG)

    def stowed(self, item: int) -> int:
        """How many that are turned face down lie in the satchel."""
        return self.spent[item]

    @property
    def loose(self) -> int:
        """How many lie face up in the satchel though their track has a space."""
        return 0

    def has(self, item: int) -> bool:
        return any(side[item] for side in self.sides)

    def add(self, side: int, item: int) -> None:
        self._change(side, item, 1)

    def drop(self, side: int, item: int) -> None:
        self._change(side, item, -1)

    def _change(self, side: int, item: int, number: int) -> None:
        if side == READY:
            self.ready = replaced(self.ready, item, self.ready[item] + number)
        elif side == SPENT:
            self.spent = replaced(self.spent, item, self.spent[item] + number)
        elif side == DAMAGED:
            self.damaged = replaced(self.damaged, item, self.damaged[item] + number)
        else:
            self.damaged_spent = replaced(self.damaged_spent, item, self.damaged_spent[item] + number)

    def shift(self, origin: int, target: int, item: int) -> None:
        """One item changes its side."""
        self.drop(origin, item)
        self.add(target, item)


def empty_satchel(spaces: int, kind: type[Satchel] = Satchel) -> Satchel:
    return kind(spaces, EMPTY_BOX, EMPTY_BOX, EMPTY_BOX, EMPTY_BOX)


def turn_all(items: Satchel, origin: int, target: int) -> None:
    """All items of one side change to another."""
    side = items.sides[origin]
    for item in kinds(side):
        for _ in range(side[item]):
            items.shift(origin, target, item)


def total(side: Box) -> int:
    """How many items lie on a side. (Compiled, this is quicker than `sum`.)"""
    number = 0
    for of_kind in side:
        number += of_kind
    return number


def none_of(side: Box) -> bool:
    """Whether no item lies on a side."""
    return all(not of_kind for of_kind in side)


def kinds(side: Box) -> list[int]:
    """The kinds of items that lie on a side."""
    return [item for item, number in enumerate(side) if number]


class Related(Named):
    """Those with which a Vagabond has relationships."""

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return [seat for seat in related(state) if seat not in state.rules.undecided]


A_RELATED: Final = Related("a faction of this game", lambda state: state.rules.names)


class VagabondBoard(FactionBoard):
    """The relationships are by seat; those with other Vagabonds mean nothing."""

    fields: ClassVar[Entries] = (
        Field("character", One(A_CHARACTER), "the character"),
        Field("sides", Spread(A_SIDE, Counts(AN_ITEM, MOST)), "the items", of="items", key="items", saved="items"),
        Field("relations", Table(A_RELATED, One(A_RELATION, unsaid=0)), "relationships (§9.2.9)", word="relation"),
        Field("aids", Row(A_RELATED, Whole(ALLIED)), "aids of this turn that count towards the next step (§9.2.9.I.a)"),
        Field("done", Many(A_QUEST), "quests done"),
        Field("found", Some(AN_ITEM), "kinds of items that came from ruins (§9.7.3)", shown=False),
        Field("improvised", Flag(), "has improvised this turn (§D.7.2)"),
        Field("swift", Flag(), "was swift in this battle (§D.8.2)", shown=False),
        Field("debt", Whole(MOST, -MOST), "allied warriors lost minus items damaged (§9.2.9.II.d)", shown=False),
    )

    def __init__(self, seats: int, items: Satchel) -> None:
        self.character = NONE
        self.items = items
        self.found = 0
        self.relations: tuple[int, ...] = (0,) * seats
        self.aids = self.relations
        self.done: tuple[int, ...] = ()
        self.improvised = False
        self.swift = False
        self.debt = 0

    def copy(self) -> VagabondBoard:
        other = VagabondBoard(0, self.items.copy())
        other.take_over(self)
        return other

    def take_over(self, other: VagabondBoard) -> None:
        """Have everything but the items as another has it."""
        self.character, self.found = other.character, other.found
        self.relations, self.aids, self.done = other.relations, other.aids, other.done
        self.improvised, self.swift, self.debt = other.improvised, other.swift, other.debt

    def dump(self) -> dict[str, Json]:
        return in_order(super().dump(), "character", "items", "found")

    def write(self, state: Woodland) -> list[str]:
        """The aids of a faction follow the relationship with it."""
        out, names = super().write(state), state.rules.names
        ties = [line for line in out if line.startswith(("relation ", "aids "))]
        first = out.index(ties[0]) if ties else 0
        out[first : first + len(ties)] = sorted(ties, key=lambda line: names.index(line.split()[1]))
        return out

    def take(self, state: Woodland, seat: int, item: int) -> None:
        """An item comes to him face up."""
        self.items.add(READY, item)

    def quests(self) -> list[int]:
        return list(self.done)

    def ready_items(self) -> tuple[int, ...]:
        return self.items.ready

    def stamina(self) -> int:
        return self.items.undamaged

    def check(self, state: Woodland, seat: int) -> None:
        others = [other for other in range(state.seats) if other != seat and is_vagabond(state, other)]
        if self.character != NONE and any(
            state.board(other, VagabondBoard).character == self.character for other in others
        ):
            raise Impossible(f"there is only one {CHARACTERS[self.character]}", "character")
        if (self.debt or self.swift) and state.battle is None:
            raise Impossible("there is no battle", "debt" if self.debt else "swift")


def relation_name(relation: int) -> str:
    return "hostile" if relation == HOSTILE else RELATIONS[relation]


def is_vagabond(state: Woodland, seat: int) -> bool:
    return isinstance(state.boards[seat], VagabondBoard)


def related(state: Woodland) -> list[int]:
    """§9.2.9: the seats that a Vagabond has relationships with: all but Vagabonds and players in place of one."""
    return state.rules.related


# ---- items


def exhaust(state: Woodland, seat: int, item: int, law: str, number: int = 1) -> None:
    """§9.2.5: face-up items that are not damaged are turned face down."""
    items = state.board(seat, VagabondBoard).items
    for _ in range(number):
        items.shift(READY, SPENT, item)
        if state.heard:
            state.say(law, "exhausted", seat=seat, item=ITEMS[item])


def gain(state: Woodland, seat: int, item: int) -> None:
    """§9.2.5.I, §9.2.5.II: face up, on its track or in the satchel."""
    state.board(seat, VagabondBoard).take(state, seat, item)


def damage(state: Woodland, seat: int, item: int, spent: bool, law: str) -> None:
    """§9.2.7: to the damaged items, the same side up. In a battle fought with allies it is weighed against them."""
    mine = state.board(seat, VagabondBoard)
    mine.items.shift(SPENT if spent else READY, DAMAGED_SPENT if spent else DAMAGED, item)
    if state.battle is not None and state.battle.attacker == seat:
        mine.debt -= 1
    state.say(law, "damaged", seat=seat, item=ITEMS[item])


def repair(state: Woodland, seat: int, item: int, spent: bool, law: str) -> None:
    """§9.5.7: back to the satchel or its track, the same side up."""
    items = state.board(seat, VagabondBoard).items
    items.shift(DAMAGED_SPENT if spent else DAMAGED, SPENT if spent else READY, item)
    state.say(law, "repaired", seat=seat, item=ITEMS[item])
