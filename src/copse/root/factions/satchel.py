"""What lies on a Vagabond's board (§9.2.5, §9.2.9): items on their four sides, relationships, quests that are done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.bits import members
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.actions import CHARACTERS
from copse.root.cards import BAG, COINS, ITEMS, QUEST_IDS, SWORD, TEA
from copse.root.state import NONE, FactionBoard, Woodland

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
ITEM_NAMES: Final = {name: place for place, name in enumerate(ITEMS)}


class Satchel:
    """How many items of each kind lie undamaged face up and face down, damaged face up and face down. Face-up tea,
    coins and bags lie on their tracks as far as the spaces go; the one that found none is the first to leave."""

    __slots__ = ("damaged", "damaged_spent", "ready", "spaces", "spent")

    def __init__(
        self, spaces: int, ready: list[int], spent: list[int], damaged: list[int], damaged_spent: list[int]
    ) -> None:
        self.spaces = spaces
        self.ready, self.spent = ready, spent
        self.damaged, self.damaged_spent = damaged, damaged_spent

    @property
    def sides(self) -> tuple[list[int], list[int], list[int], list[int]]:
        return self.ready, self.spent, self.damaged, self.damaged_spent

    def copy(self) -> Satchel:
        return Satchel(self.spaces, self.ready[:], self.spent[:], self.damaged[:], self.damaged_spent[:])

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
        self.sides[side][item] += 1

    def drop(self, side: int, item: int) -> None:
        self.sides[side][item] -= 1

    def shift(self, origin: int, target: int, item: int) -> None:
        """One item changes its side."""
        self.drop(origin, item)
        self.add(target, item)


def empty_satchel(spaces: int) -> Satchel:
    return Satchel(spaces, *([0] * len(ITEMS) for _ in SIDES))


def turn_all(items: Satchel, origin: int, target: int) -> None:
    """All items of one side change to another."""
    side = items.sides[origin]
    for item in kinds(side):
        for _ in range(side[item]):
            items.shift(origin, target, item)


def total(side: list[int]) -> int:
    """How many items lie on a side. (Compiled, this is quicker than `sum`.)"""
    number = 0
    for of_kind in side:
        number += of_kind
    return number


def none_of(side: list[int]) -> bool:
    """Whether no item lies on a side."""
    return all(not of_kind for of_kind in side)


def kinds(side: list[int]) -> list[int]:
    """The kinds of items that lie on a side."""
    return [item for item, number in enumerate(side) if number]


class VagabondBoard(FactionBoard):
    lines: ClassVar[tuple[str, ...]] = (  # of a position
        *SIDES, "character", "relation", "aids", "done", "found", "improvised", "swift", "debt",
    )  # fmt: skip

    def __init__(self, seats: int, spaces: int) -> None:
        self.character = NONE
        self.items = empty_satchel(spaces)
        self.found = 0  # bits of the kinds of items that came from ruins (§9.7.3)
        self.relations = [0] * seats  # by seat: a place of RELATIONS, or HOSTILE; of Vagabonds it means nothing
        self.aids = [0] * seats  # by seat: aids of this turn that count towards the next step (§9.2.9.I.a)
        self.done: list[int] = []  # quests
        self.improvised = False  # this turn (§D.7.2)
        self.swift = False  # in this battle (§D.8.2)
        self.debt = 0  # in this battle: allied warriors lost less items damaged (§9.2.9.II.d)

    def copy(self) -> VagabondBoard:
        other = type(self)(0, 0)
        other.character, other.items, other.found = self.character, self.items.copy(), self.found
        other.relations, other.aids, other.done = self.relations[:], self.aids[:], self.done[:]
        other.improvised, other.swift, other.debt = self.improvised, self.swift, self.debt
        return other

    def view(self, state: Woodland, seat: int, viewer: int | None) -> dict[str, Json]:
        sides: dict[str, Json] = {}
        for name, side in zip(SIDES, self.items.sides, strict=True):
            sides[name] = {ITEMS[item]: side[item] for item in kinds(side)}
        relations: dict[str, Json] = {
            state.rules.names[other]: relation_name(self.relations[other])
            for other in related(state)
            if other not in state.rules.undecided
        }
        return {
            "character": CHARACTERS[self.character] if self.character != NONE else None,
            "items": sides,
            "relations": relations,
            "aids": list[Json](self.aids),
            "done": [QUEST_IDS[quest] for quest in self.done],
            "improvised": self.improvised,
        }

    def dump(self) -> dict[str, Json]:
        return {
            "character": self.character,
            "items": [list[Json](side) for side in self.items.sides],
            "found": self.found,
            "relations": list[Json](self.relations),
            "aids": list[Json](self.aids),
            "done": list[Json](self.done),
            "improvised": self.improvised,
            "swift": self.swift,
            "debt": self.debt,
        }

    def take(self, state: Woodland, seat: int, item: int) -> None:
        """An item comes to him face up."""
        self.items.add(READY, item)

    def quests(self) -> list[int]:
        return self.done

    def ready_items(self) -> list[int]:
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

    def restore(self, fields: Fields) -> None:
        seats = len(self.relations)
        self.character = fields.whole("character", NONE, len(CHARACTERS) - 1)
        rows = fields.rows("items")
        if len(rows) != len(SIDES):
            raise BadSave(f"'items' should have {len(SIDES)} sides")
        sides = [Fields({"side": row}, "items").wholes("side", len(ITEMS), 0, MOST) for row in rows]
        self.items = type(self.items)(self.items.spaces, *sides)
        self.found = fields.whole("found", 0, (1 << len(ITEMS)) - 1)
        self.relations = fields.wholes("relations", seats, HOSTILE, ALLIED)
        self.aids = fields.wholes("aids", seats, 0, ALLIED)
        self.done = fields.wholes("done", None, 0, len(QUEST_IDS) - 1)
        self.improvised, self.swift = fields.flag("improvised"), fields.flag("swift")
        self.debt = fields.whole("debt", -MOST, MOST)

    def write(self, state: Woodland) -> list[str]:
        out = [f"character {CHARACTERS[self.character]}"] if self.character != NONE else []
        for name, side in zip(SIDES, self.items.sides, strict=True):
            out += write_items(name, side)
        names = state.rules.names
        for other in related(state):
            if self.relations[other]:
                out.append(f"relation {names[other]} {relation_name(self.relations[other])}")
            if self.aids[other]:
                out.append(f"aids {names[other]} {self.aids[other]}")
        out += [f"done {' '.join(QUEST_IDS[quest] for quest in self.done)}"] if self.done else []
        out += [f"found {' '.join(ITEMS[item] for item in members(self.found))}"] if self.found else []
        out += ["improvised"] * self.improvised + ["swift"] * self.swift
        return out + ([f"debt {self.debt}"] if self.debt else [])

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        """`character thief`, `ready boots 2 torch`, `spent sword`, `damaged tea`, `damaged_spent bag`,
        `relation marquise allied`, `aids marquise 1`, `done errand_fox`, `found bag`, `improvised`, `swift`,
        `debt 1`."""
        word = self.lines[line.name("line of a Vagabond", {name: place for place, name in enumerate(self.lines)})]
        if word not in ("relation", "aids"):
            line.once()
        self.read_line(state, line, word)

    def read_line(self, state: Woodland, line: Line, word: str) -> None:
        """The rest of a line that begins with this word."""
        if word in SIDES:
            read_items(line, ITEM_NAMES, self.items.sides[SIDES.index(word)])
        elif word == "character":
            self.character = line.name("character", {name: place for place, name in enumerate(CHARACTERS)})
        elif word in ("relation", "aids"):
            other = line.name("faction", {state.rules.names[other]: other for other in related(state)})
            line.once()
            if word == "relation":
                self.relations[other] = line.name("relationship", RELATION_NAMES)
            else:
                self.aids[other] = line.whole("how many aids", 0, ALLIED)
        elif word == "done":
            self.done = line.names("quest", {name: place for place, name in enumerate(QUEST_IDS)})
        elif word == "found":
            self.found = line.some("item", ITEM_NAMES)
        elif word == "improvised":
            self.improvised = True
        elif word == "swift":
            self.swift = True
        else:
            self.debt = line.whole("the debt", -MOST, MOST)


def write_items(word: str, numbers: list[int]) -> list[str]:
    """A line of a position with the number of each kind; no line if there are none."""
    items = [f"{ITEMS[item]} {numbers[item]}" for item in kinds(numbers)]
    return [f"{word} {' '.join(items)}"] if items else []


def read_items(line: Line, names: Mapping[str, int], numbers: list[int]) -> None:
    """Such a line, about items of these names."""
    line.none()
    while line.more:
        item = line.name("item", names)
        numbers[item] += line.whole("how many", 1, MOST) if line.peek().isdigit() else 1


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
