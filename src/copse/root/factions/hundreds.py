"""Chapter 14: the Lord of the Hundreds. A warlord leads the horde in person, mobs raze what others have built, and
every Evening scores for clearings where nobody else is left. Hoarded items make the Hundreds stronger, and their
warlord more set in his ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size, union
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import replaced
from copse.kernel.tasks import Blocked, Json, Task
from copse.root.actions import (
    ANOINT,
    BATTLE,
    CALL_OFF,
    CRAFT,
    EMBARK,
    FIND,
    FORTIFY,
    HOARD,
    INCITE,
    LOOT,
    MARCH,
    MOB,
    MOOD,
    MOODS,
    MOVE,
    PART_WITH,
    PASS,
    PLUNDER,
    PLUNDER_TURNED,
    RAZE,
    ROLL_MOB,
    SAIL,
)
from copse.root.battle import battle_figures, battles, current, fight, troops
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import (
    BAG,
    BOOTS,
    CARDS,
    COINS,
    CROSSBOW,
    HAMMER,
    ITEMS,
    NO_ITEM,
    SUITS,
    SWORD,
    TEA,
    Card,
    different,
    matching,
)
from copse.root.craft import Finish, craft_item, craftable, pay_for, ware
from copse.root.deck import spend
from copse.root.domains import (
    A_CLEARING,
    A_CLEARING_SUIT,
    AN_ITEM,
    ANY_AMOUNT,
    ANY_CLEARINGS,
    OWN_SEAT,
    SOME_AMOUNT,
    SOME_CLEARINGS,
)
from copse.root.factions.base import Faction
from copse.root.fields import A_NUMBER, MOST, Counts, Entries, Field, One, Shown, Some, list_of, table_of
from copse.root.homelands import on_edge, settle, start_corners
from copse.root.move import (
    adjacent,
    arrive,
    blocked_moves,
    cross,
    destinations,
    largest,
    move,
    moves,
    pay_toll,
    voyages,
)
from copse.root.pause import Breather, Crafting, LastChance, Pause, seems_open
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.rations import NOTHING_OWED, OWED, hand_out
from copse.root.removal import Loss, Removal, enemy_pieces, remove
from copse.root.ruins import BuryItems, dig_out, look_under, still_found
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.turn import DRAWING, TakeCards

COMMAND: Final = (BOOTS, BAG, COINS)  # the items of each track (§14.2.4)
PROWESS: Final = (HAMMER, TEA, SWORD, CROSSBOW)

BITTER: Final = MOODS.index("bitter")
GRANDIOSE: Final = MOODS.index("grandiose")
JUBILANT: Final = MOODS.index("jubilant")
LAVISH: Final = MOODS.index("lavish")
RELENTLESS: Final = MOODS.index("relentless")
ROWDY: Final = MOODS.index("rowdy")
STUBBORN: Final = MOODS.index("stubborn")
WRATHFUL: Final = MOODS.index("wrathful")


A_MOOD: Final = Domain("a mood", names=MOODS)
A_TRACK: Final = Domain("a track", names=("command", "prowess"))
A_KEPT_ITEM: Final = Domain("an item of the Hoard", COMMAND + PROWESS, ITEMS)


def hoard(state: Woodland, seat: int) -> Json:
    mine = state.board(seat, HundredsBoard)
    tracks = {"command": COMMAND, "prowess": PROWESS}
    return {name: [ITEMS[item] for item in mine.track(kinds)] for name, kinds in tracks.items()}


class HundredsBoard(FactionBoard):
    """`values` are what the tracks of the Hoard are worth by their items."""

    fields: ClassVar[Entries] = (
        Field("mood", One(A_MOOD, unsaid=STUBBORN), "the mood", left_out="stubborn"),
        Field("hoard", Counts(A_KEPT_ITEM, MOST, repeated=True), "the Hoard", shown=False),
        Shown("hoard", table_of(A_TRACK, list_of(A_KEPT_ITEM.schema)), "the Hoard, by track", hoard),
        Field("found", Some(AN_ITEM), "kinds of items in the Hoard that came from ruins (§9.7.3)", shown=False),
        Shown("command", A_NUMBER, "what the track of command is worth"),
        Shown("prowess", A_NUMBER, "what the track of prowess is worth"),
        OWED,
    )

    def __init__(self, values: tuple[int, ...], mood: int, hoard: list[int], found: int, owed: tuple[int, ...]) -> None:
        self.values = values
        self.mood = mood
        self.hoard = hoard
        self.found = found
        self.owed = owed

    def copy(self) -> HundredsBoard:
        return HundredsBoard(self.values, self.mood, self.hoard[:], self.found, self.owed)

    def track(self, kinds: tuple[int, ...]) -> list[int]:
        """The items on a track."""
        return [item for item in kinds for _ in range(self.hoard[item])]

    @property
    def spaces(self) -> int:
        """Of each track: with none of them full it has a value too."""
        return len(self.values) - 1

    @property
    def command(self) -> int:
        """§14.2.4.II"""
        return self.values[len(self.track(COMMAND))]

    @property
    def prowess(self) -> int:
        """§14.2.4.II"""
        return self.values[len(self.track(PROWESS))]

    def stored_items(self) -> list[int]:
        """All but one of each kind that came from a ruin."""
        return [number - (self.found >> item & 1) for item, number in enumerate(self.hoard)]

    def check(self, state: Woodland, seat: int) -> None:
        gained = union([task.item for task in state.todo if isinstance(task, Overflow)])
        mob = state.rules.piece(seat, "mob")
        for clearing in members(state.where(mob)):
            if state.count(mob, clearing) > 1:
                raise Impossible("a clearing holds no more than one mob (§14.6.1)", f"clearing {clearing}")
        if max(len(self.track(COMMAND)), len(self.track(PROWESS))) > self.spaces:
            raise Impossible(f"a track of the Hoard has {self.spaces} spaces (§14.2.4)", "hoard")
        if self.found & ~(union([item for item, number in enumerate(self.hoard) if number]) | gained):
            raise Impossible("an item of a ruin is not in the Hoard", "found")
        if any(state.boxes[seat] + state.turned[seat]):
            raise Impossible("they have no box for crafted items (§14.2.4)", "box", "turned")


class Hundreds(Faction):
    name = "hundreds"
    chapter = 14
    sign = "✖"
    colour = "#a9252c"
    letter = "J"
    reach = 9
    militant = True
    cites: Mapping[str, str] = {"ignored_hits": "root:14.7.7", "extra_hits": "root:14.7.8"}
    in_corner = True
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 20),  # beside the warlord (§14.3.1)
        Kind("warlord", WARRIOR, 1, steadfast=True),
        Kind("stronghold", BUILDING, 6),
        Kind("mob", TOKEN, 5),
    )
    turn_verbs: tuple[Verb, ...] = (CRAFT, HOARD, MOVE, MARCH, BATTLE, FORTIFY, INCITE, SAIL, EMBARK)
    hides_items = True
    lots: tuple[str, ...] = ("mob",)
    keeps_or_scores = True
    priced: tuple[Verb, ...] = (PART_WITH,)

    start_warriors: int = 4  # §14.3.2
    #                                  with no item, one, two … on a track of the Hoard (§14.2.4.II)
    hoard_values: tuple[int, ...] = (1, 2, 2, 3, 4)
    oppression: tuple[int, ...] = (0, 1, 1, 2, 2, 3, 4)  # points with no clearing, one, two … oppressed
    mob_die: tuple[int, ...] = (0, 0, 1, 1, 2, 2)  # suits
    revels: int = 4  # rolls of the mob die (§14.7.3)
    lavish_warriors: int = 2  # for each item (§14.7.4)
    rowdy_draw: int = 1  # cards more (§14.7.6),
    crowd: int = 3  # or with this many enemy pieces around the warlord
    crowded_draw: int = 2
    barred_by: Mapping[int, int] = {  # the item in the Hoard that bars a mood (§14.4.4); Lavish has none
        BITTER: HAMMER,
        GRANDIOSE: TEA,
        JUBILANT: BOOTS,
        RELENTLESS: BAG,
        ROWDY: COINS,
        STUBBORN: CROSSBOW,
        WRATHFUL: SWORD,
    }

    def new_board(self, seats: int) -> FactionBoard:
        """§14.3.4"""
        return HundredsBoard(self.hoard_values, STUBBORN, [0] * len(ITEMS), 0, NOTHING_OWED)

    # ---- §14.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§14.2.1: strongholds."""
        return [state.rules.piece(seat, "stronghold")]

    def free_moves(self, state: Woodland, seat: int) -> list[Action]:
        """§14.2.2: the warlord moves in the turn of the Hundreds only."""
        return [*moves(state, seat), *marches(state, seat)] if state.turn == seat else moves(state, seat)

    def make_free_move(self, state: Woodland, seat: int, action: Action, law: str) -> None:
        if action.verb is MARCH or action.verb is EMBARK:
            march(state, seat, action, law)
        else:
            move(state, seat, action, law)

    def whole_moves(self, state: Woodland, seat: int, origin: int) -> list[Action]:
        """With the warlord, where he may move."""
        led = state.turn == seat and warlord_clearing(state, seat) == origin
        return largest(marches(state, seat) if led else moves(state, seat, 1 << origin))

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§14.2.3: an item that is crafted for its points leaves the game; `KeepItem` is the other choice."""

    def gain_find(self, state: Woodland, seat: int, item: int) -> None:
        """§14.2.4: to the Hoard."""
        state.board(seat, HundredsBoard).found |= 1 << item
        gain(state, seat, item)

    def on_attack(self, state: Woodland, seat: int) -> list[Task]:
        """§14.2.5: whether to loot is said before anything else happens."""
        return [DeclareLoot(seat)] if has_loot(state, current(state).defender) else []

    def most_rolled(self, state: Woodland, seat: int) -> int:
        """§14.2.5: looters deal no rolled hits."""
        battle = current(state)
        return 0 if battle.looting and battle.attacker == seat else troops(state, seat)

    def after_battle(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        """§14.2.5: the party that rules the clearing now takes the loot."""
        won = battle.looting and battle.attacker == seat and state.ruler[battle.clearing] == seat
        return [TakeLoot(seat, battle.defender)] if won and has_loot(state, battle.defender) else []

    # ---- §14.3 to §14.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [GatherHorde(seat), BuryItems(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [HordeHomeland(seat), BuryItems(seat)]

    def printed(self) -> dict[str, Json]:
        """The value of a track by its number of items; by mood, the item that bars it, and the arguments of the mood's
        sentence."""
        moods: dict[str, Json] = {}
        for mood, name in enumerate(MOODS):
            moods[name] = ITEMS[self.barred_by[mood]] if mood in self.barred_by else None
        pieces: dict[str, Json] = {name: self.total(name) for name in ("stronghold", "mob")}
        tracks: dict[str, Json] = {"values": list[Json](self.hoard_values)}
        return {**tracks, "moods": moods, "pieces": pieces, "sentences": self.sentences()}

    def sentences(self) -> dict[str, Json]:
        """By mood, the arguments of the sentence about it."""
        return {
            MOODS[JUBILANT]: {"count": self.revels},
            MOODS[LAVISH]: {"count": self.lavish_warriors},
            MOODS[ROWDY]: {"count": self.rowdy_draw, "crowd": self.crowd, "crowded": self.crowded_draw},
        }

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§14.7.4: warriors for an item."""
        return {"count": self.lavish_warriors}

    def outline(self) -> list[Heading]:
        return [
            Heading("raze", "root:14.4.1", BIRDSONG, (RazeNext, MobSpreads)),
            Heading("recruit", "root:14.4.2", BIRDSONG, (MusterHorde,)),
            Heading("anoint", "root:14.4.3", BIRDSONG, (Succession,)),
            Heading("mood", "root:14.4.4", BIRDSONG, (ChooseMood,)),
            Heading("craft", "root:14.5.1", DAYLIGHT, (Strongholds,)),
            Heading("command", "root:14.5.2", DAYLIGHT, (NextCommand,)),
            Heading("advance", "root:14.5.3", DAYLIGHT, (NextAdvance,)),
            Heading("incite", "root:14.6.1", EVENING, (Incite,)),
            Heading("oppress", "root:14.6.2", EVENING, (Oppress,)),
            Heading("draw", "root:14.6.3", EVENING, (DrawForMood, *DRAWING)),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        mobs = state.where(state.rules.piece(seat, "mob"))
        return [
            RazeNext(seat, mobs),
            MobSpreads(seat),
            Breather(seat),
            MusterHorde(seat),
            Succession(seat),
            ChooseMood(seat),
        ]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        command, advance = NextCommand(seat, 0), NextAdvance(seat, 0)
        if state.board(seat, HundredsBoard).mood == GRANDIOSE:  # §14.7.2
            return [Strongholds(seat), advance, command]
        return [Strongholds(seat), command, advance]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [Incite(seat), Oppress(seat), LastChance(seat), DrawForMood(seat)]

    # ---- §14.7 moods

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§14.7.6: Rowdy, more, and still more if enemies crowd around the warlord as they draw."""
        if state.board(seat, HundredsBoard).mood != ROWDY:
            return self.draw
        here = warlord_clearing(state, seat)
        crowded = here and enemy_pieces(state, seat, here) >= self.crowd
        return self.draw + (self.crowded_draw if crowded else self.rowdy_draw)

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        """§14.7.1: Bitter."""
        battle = current(state)
        asked = seat in (battle.attacker, battle.defender) and leads(state, seat, battle, BITTER)
        return [Embitter(seat)] if asked and angry_mobs(state, seat) else []

    def at_bound(self, state: Woodland, seat: int, end: int) -> list[Action]:
        """§14.7.4: Lavish, as Birdsong ends."""
        mine = state.board(seat, HundredsBoard)
        if state.phase != BIRDSONG or not end or mine.mood != LAVISH:
            return []
        return [PART_WITH[item] for item, number in enumerate(mine.hoard) if number]

    def act_at_bound(self, state: Woodland, seat: int, action: Action) -> None:
        part_with(state, seat, action.args[0], "root:14.7.4")
        here = warlord_clearing(state, seat)
        if here:
            place(state, seat, state.rules.warrior[seat], here, self.lavish_warriors, "root:14.7.4")

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§14.7.7: Stubborn."""
        return int(leads(state, seat, battle, STUBBORN))

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§14.7.8: Wrathful, as attacker."""
        return int(battle.attacker == seat and leads(state, seat, battle, WRATHFUL))


def faction(state: Woodland, seat: int) -> Hundreds:
    found = state.rules.factions[seat]
    assert isinstance(found, Hundreds)
    return found


# ---- §14.2.2 the warlord


def warlord_clearing(state: Woodland, seat: int) -> int:
    """The warlord's clearing; 0 if he is not on the map."""
    found = members(state.where(state.rules.piece(seat, "warlord")))
    return found[0] if found else 0


def leads(state: Woodland, seat: int, battle: Battle, mood: int) -> bool:
    """Whether the warlord is in a battle, in this mood."""
    return state.board(seat, HundredsBoard).mood == mood and warlord_clearing(state, seat) == battle.clearing


def marches(state: Woodland, seat: int) -> list[Action]:
    """§14.5.3, §4.2: every move of the warlord with warriors of his clearing, or alone."""
    here = warlord_clearing(state, seat)
    if not here:
        return []
    followers = range(state.ranks(seat, here) + 1)
    out = [MARCH[here, target, count] for target in members(destinations(state, seat, here)) for count in followers]
    return out + [EMBARK[target, count] for target in members(voyages(state, seat, here)) for count in followers]


def march(state: Woodland, seat: int, action: Action, law: str) -> None:
    """Make a move of `marches`: one move for all who take part. The warlord himself does not pay a toll (§14.2.2)."""
    *_, target, count = action.args
    origin = warlord_clearing(state, seat)
    count = pay_toll(state, seat, origin, target, count)
    state.shift(state.rules.piece(seat, "warlord"), origin, target, 1)
    if count:
        state.shift(state.rules.warrior[seat], origin, target, count)
    if state.heard:
        state.say(law, "marched", seat=seat, origin=origin, target=target, count=count)
    arrive(state, seat, origin, target, count)
    if action.verb is EMBARK:
        cross(state, seat, target)


# ---- §14.2.3 contempt for trade


class Strongholds(Crafting):
    """§14.5.1: first they may craft. An item can be crafted for its points or for the Hoard."""

    law = "root:14.5.1"
    verbs: ClassVar[tuple[Verb, ...]] = (CRAFT, HOARD)

    def steps(self, state: Woodland) -> list[Action]:
        crafts = craftable(state, self.seat)
        kept = [HOARD[action.args[0]] for action in crafts if CARDS[action.args[0]].item != NO_ITEM]
        return [PASS[()], *crafts, *kept]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is HOARD:
            state.push(self)
            pay_for(state, KeepItem(self.seat, action.args[0]))
        else:
            super().act(state, action)


class KeepItem(Finish):
    """§14.2.3: the item is kept, and of its points only those count that other effects add."""

    def trouble(self, state: Woodland) -> str:
        return "" if CARDS[self.card].item != NO_ITEM else "that card makes no item"

    def make(self, state: Woodland, card: Card) -> None:
        state.push(TakeFromMap(self.seat, card.item))
        gain(state, self.seat, card.item)


class TakeFromMap(Step):
    """§14.2.3: the kept item has left the map's supply. Its points come last, because they may end the game."""

    domains = declare(seat=OWN_SEAT, item=AN_ITEM)

    def __init__(self, seat: int, item: int) -> None:
        self.seat, self.item = seat, item

    def trouble(self, state: Woodland) -> str:
        held = state.items[self.item] or ware(state, self.seat, self.item) is not None
        return "" if held else "that item is not in the supply"

    def run(self, state: Woodland) -> None:
        craft_item(state, self.seat, self.item, 0)


# ---- §14.2.4 the Hoard


def track_of(item: int) -> tuple[int, ...]:
    """The kinds of items that share a track with this one."""
    return COMMAND if item in COMMAND else PROWESS


def full(mine: HundredsBoard, item: int) -> bool:
    """Whether the track of an item has no space left."""
    return len(mine.track(track_of(item))) >= mine.spaces


def gain(state: Woodland, seat: int, item: int) -> None:
    """§14.2.4.I: add an item to its track; if the track is full, one item leaves the game."""
    mine = state.board(seat, HundredsBoard)
    if full(mine, item):
        state.push(Overflow(seat, item))
    else:
        mine.hoard[item] += 1
        state.say("root:14.2.4.I", "hoarded", seat=seat, item=ITEMS[item])


def part_with(state: Woodland, seat: int, item: int, law: str) -> None:
    """An item of the Hoard leaves the game."""
    mine = state.board(seat, HundredsBoard)
    mine.hoard[item] -= 1
    mine.found = still_found(state, mine.found, item, mine.hoard[item] > 0)
    state.say(law, "dropped", seat=seat, item=ITEMS[item])


class Overflow(Question):
    """§14.2.4.I: the new item or one of its full track leaves the game, for a point. The point comes last, because it
    may end the game and every item must be in its place by then."""

    law = "root:14.2.4.I"
    domains = declare(item=AN_ITEM)

    def __init__(self, seat: int, item: int) -> None:
        self.seat, self.item = seat, item

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"item": ITEMS[self.item]}

    def trouble(self, state: Woodland) -> str:
        known = self.item in COMMAND + PROWESS
        return (
            "" if known and full(state.board(self.seat, HundredsBoard), self.item) else "there is a space for that item"
        )

    def options(self, state: Woodland) -> list[Action]:
        hoard = state.board(self.seat, HundredsBoard).hoard
        return [PART_WITH[item] for item in sorted(track_of(self.item)) if hoard[item] or item == self.item]

    def choose(self, state: Woodland, action: Action) -> None:
        state.board(self.seat, HundredsBoard).hoard[self.item] += 1
        part_with(state, self.seat, action.args[0], self.law)
        score(state, self.seat, 1, self.law)


# ---- §14.2.5 looters


def has_loot(state: Woodland, other: int) -> bool:
    """Whether there is anything in the box for crafted items, whichever side is up; only seats have one."""
    return other < state.seats and (any(state.boxes[other]) or any(state.turned[other]))


class DeclareLoot(Question):
    """§14.2.5: no rolled hits, but perhaps an item."""

    law = "root:14.2.5"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def trouble(self, state: Woodland) -> str:
        return "" if state.battle is not None else "there is no battle"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], LOOT[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is LOOT:
            current(state).looting = True
            state.say(self.law, "declared_loot", seat=self.seat, defender=current(state).defender)


class TakeLoot(Question):
    """§14.2.5: any item of the box."""

    law = "root:14.2.5"
    domains = declare(other=A_SEAT)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"other": self.other}

    def options(self, state: Woodland) -> list[Action]:
        out = [PLUNDER[item] for item, number in enumerate(state.boxes[self.other]) if number]
        return out + [PLUNDER_TURNED[item] for item, number in enumerate(state.turned[self.other]) if number]

    def choose(self, state: Woodland, action: Action) -> None:
        item = action.args[0]
        state.change_box(self.other, item, -1, turned=action.verb is PLUNDER_TURNED)
        state.say(self.law, "took_item", seat=self.seat, other=self.other, item=ITEMS[item])
        gain(state, self.seat, item)


# ---- §14.3 setup


class GatherHorde(Question):
    """§14.3.2: warlord, warriors and a stronghold in a corner, opposite another's if possible."""

    law = "root:14.3.2"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat, building=True))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        state.homes = replaced(state.homes, self.seat, 1 << corner)
        for name, number in (("warlord", 1), ("warrior", faction(state, self.seat).start_warriors), ("stronghold", 1)):
            place(state, self.seat, state.rules.piece(self.seat, name), corner, number, self.law)


class HordeHomeland(GatherHorde):
    """§A.8.2: the same in a homeland on the edge of the map, far from enemies."""

    law = "root:A.8.2.II"

    def options(self, state: Woodland) -> list[Action]:
        return settle(on_edge(state, self.seat, building=True))


# ---- §14.4.1 raze


def mobs(state: Woodland, seat: int) -> Clearings:
    return state.where(state.rules.piece(seat, "mob"))


class RazeNext(Step):
    """Every mob razes its clearing once, in the order that the Hundreds like (§1.1.3)."""

    domains = declare(seat=OWN_SEAT, clearings=ANY_CLEARINGS)

    def __init__(self, seat: int, clearings: Clearings) -> None:
        self.seat, self.clearings = seat, clearings

    def trouble(self, state: Woodland) -> str:
        return "" if not self.clearings & ~mobs(state, self.seat) else "there is a clearing without a mob"

    def run(self, state: Woodland) -> None:
        left = prey(state, self.seat, self.clearings)
        if size(left) > 1:
            state.push(Raze(self.seat, left))
        elif left:
            raze(state, self.seat, members(left)[0])


def prey(state: Woodland, seat: int, clearings: Clearings) -> Clearings:
    """Of these clearings, those with something to raze: items under a ruin, buildings and tokens of enemies."""
    found = union([clearing for clearing in members(clearings) if state.ruin_items[clearing]])
    for piece in state.rules.pieces:
        if piece.category != WARRIOR and state.enemy_piece(seat, piece.number):
            found |= state.where(piece.number)
    return found & clearings


class Raze(Question):
    """§14.4.1: which mob is next."""

    law = "root:14.4.1"
    domains = declare(clearings=SOME_CLEARINGS)

    def __init__(self, seat: int, clearings: Clearings) -> None:
        self.seat, self.clearings = seat, clearings

    def trouble(self, state: Woodland) -> str:
        untouched = self.clearings & ~prey(state, self.seat, mobs(state, self.seat))
        return "there is nothing to raze" if untouched else ""

    def options(self, state: Woodland) -> list[Action]:
        return [RAZE[clearing] for clearing in members(self.clearings)]

    def choose(self, state: Woodland, action: Action) -> None:
        clearing = action.args[0]
        state.push(RazeNext(self.seat, self.clearings & ~(1 << clearing)))
        raze(state, self.seat, clearing)


def raze(state: Woodland, seat: int, clearing: int) -> None:
    """§14.4.1: buildings and tokens of enemies go, then an item comes out of the ruin."""
    state.say("root:14.4.1", "razed", seat=seat, clearing=clearing)
    if state.ruin_items[clearing]:
        state.push(DigInRuins(seat, clearing))
    losses: list[Loss] = []
    for piece in state.rules.pieces:
        number = state.count(piece.number, clearing)
        if number and piece.category != WARRIOR and state.enemy_piece(seat, piece.number):
            losses.append(Loss(piece.number, clearing, number))
    if losses:
        remove(state, [Removal(seat, tuple(losses))], "root:14.4.1")


class DigInRuins(Step):
    """§14.4.1, §9.7.3: of two items they see both and choose; a second one of a kind from the ruins stays there."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return "" if state.ruin_items[self.clearing] else "there is nothing under a ruin there"

    def run(self, state: Woodland) -> None:
        ruin = look_under(state, self.seat, self.clearing)
        if len(ruin) > 1:
            state.push(ChooseFind(self.seat, self.clearing))
        elif not state.board(self.seat, HundredsBoard).found >> ruin[0] & 1:
            carry_off(state, self.seat, self.clearing, ruin[0])


class ChooseFind(Question):
    """§9.7.3: choose one of two. Asked whatever they are."""

    law = "root:14.4.1"
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return "" if self.clearing in state.peeked else "nobody has looked under a ruin there"

    def options(self, state: Woodland) -> list[Action]:
        ruin, found = state.peeked[self.clearing].cards, state.board(self.seat, HundredsBoard).found
        return [FIND[item] for item in different(ruin) if not found >> item & 1] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is FIND:
            carry_off(state, self.seat, self.clearing, action.args[0])


def carry_off(state: Woodland, seat: int, clearing: int, item: int) -> None:
    dig_out(state, seat, clearing, item, "root:14.4.1")
    state.rules.factions[seat].gain_find(state, seat, item)


class MobSpreads(SeatStep):
    """§14.4.1: when all mobs have razed, the die is rolled once."""

    def run(self, state: Woodland) -> None:
        if frontier(state, self.seat):
            roll_mob(state, self.seat, "root:14.4.1")


def frontier(state: Woodland, seat: int) -> Clearings:
    """Where a mob may come by the die: next to another, if there is one left to place."""
    if not state.supply[state.rules.piece(seat, "mob")]:
        return 0
    standing, near = mobs(state, seat), 0
    for clearing in members(standing):
        near |= adjacent(state, seat, clearing)
    return near & ~standing & ~1 & placeable(state, seat)


def roll_mob(state: Woodland, seat: int, law: str) -> None:
    """The die names a suit, and a mob comes to such a clearing of the frontier, if there is any."""
    suit = state.roll("mob", faction(state, seat).mob_die)
    state.say(law, "rolled_mob", seat=seat, suit=SUITS[suit])
    sites = frontier(state, seat) & state.of_suit(suit)
    if size(sites) > 1:
        state.push(PlaceMob(seat, suit))
    elif sites:
        place(state, seat, state.rules.piece(seat, "mob"), members(sites)[0], 1, law)


class PlaceMob(Question):
    """§14.4.1: in which of the clearings that the die allows."""

    law = "root:14.4.1"
    domains = declare(suit=A_CLEARING_SUIT)

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"suit": SUITS[self.suit]}

    def options(self, state: Woodland) -> list[Action]:
        return [MOB[site] for site in members(frontier(state, self.seat) & state.of_suit(self.suit))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, state.rules.piece(self.seat, "mob"), action.args[0], 1, self.law)


# ---- §14.4.2 recruit


class MusterHorde(SeatStep):
    """§14.4.2: as many warriors as the Prowess in the warlord's clearing, then one at each stronghold."""

    def run(self, state: Woodland) -> None:
        here = warlord_clearing(state, self.seat)
        if here:
            prowess = state.board(self.seat, HundredsBoard).prowess
            place(state, self.seat, state.rules.warrior[self.seat], here, prowess, "root:14.4.2")
        hand_out(state, self.seat, "stronghold", "warrior", "root:14.4.2")


# ---- §14.4.3 anoint


class Succession(SeatStep):
    """§14.4.3: if there is no warlord on the map, a new one must come."""

    def run(self, state: Woodland) -> None:
        if not warlord_clearing(state, self.seat):
            state.push(Anoint(self.seat))


class Anoint(Question):
    """§14.4.3: the warlord replaces a warrior; if there is none, he may be placed anywhere."""

    law = "root:14.4.3"

    def trouble(self, state: Woodland) -> str:
        return "the warlord is on the map" if warlord_clearing(state, self.seat) else ""

    def options(self, state: Woodland) -> list[Action]:
        free = placeable(state, self.seat) & ~1
        followed = state.where(state.rules.warrior[self.seat]) & free
        return [ANOINT[clearing] for clearing in members(followed or free)]

    def choose(self, state: Woodland, action: Action) -> None:
        seat, clearing = self.seat, action.args[0]
        if state.ranks(seat, clearing):
            remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], clearing, 1),))], self.law)
        place(state, seat, state.rules.piece(seat, "warlord"), clearing, 1, self.law)


# ---- §14.4.4 choose mood


def free_moods(state: Woodland, seat: int) -> list[int]:
    """§14.4.4: another one than now, and none whose item lies in the Hoard."""
    mine, barred_by = state.board(seat, HundredsBoard), faction(state, seat).barred_by
    return [
        mood
        for mood in range(len(MOODS))
        if mood != mine.mood and not (mood in barred_by and mine.hoard[barred_by[mood]])
    ]


class ChooseMood(Pause):
    law = "root:14.4.4"
    in_turn: ClassVar[bool] = False

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"mood": MOODS[state.board(self.seat, HundredsBoard).mood]}

    def moot(self, state: Woodland) -> bool:
        return not free_moods(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [MOOD[mood] for mood in free_moods(state, self.seat)] or [PASS[()]]

    def blocked(self, state: Woodland) -> list[Blocked]:
        free = free_moods(state, self.seat)
        return [Blocked(MOOD[mood], self.law) for mood in range(len(MOODS)) if mood not in free]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is MOOD:
            state.board(self.seat, HundredsBoard).mood = action.args[0]
            state.say(self.law, "changed_mood", seat=self.seat, mood=MOODS[action.args[0]])


# ---- §14.5.2 command the Hundreds


class NextCommand(Step):
    """§14.5.2: as many actions as the Command; the Command may grow meanwhile (§14.2.4.II)."""

    domains = declare(seat=OWN_SEAT, done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def run(self, state: Woodland) -> None:
        if self.done < state.board(self.seat, HundredsBoard).command:
            state.push(CommandHundreds(self.seat, self.done))
        else:
            rest(state, self.seat)


def rest(state: Woodland, seat: int) -> None:
    """§1.4.2: after the last action of Daylight there is a pause like that between two actions."""
    if not any(isinstance(step, NextCommand | NextAdvance) for step in state.todo):
        state.push(Breather(seat))


class CommandHundreds(Pause):
    """§14.5.2: moves, battles and strongholds in any order."""

    law = "root:14.5.2"
    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, MARCH, EMBARK, BATTLE, FORTIFY)
    domains = declare(done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.unused(state)}

    def unused(self, state: Woodland) -> int:
        return state.board(self.seat, HundredsBoard).command - self.done

    def trouble(self, state: Woodland) -> str:
        return "" if self.done < state.board(self.seat, HundredsBoard).command else "no command is left to give"

    def steps(self, state: Woodland) -> list[Action]:
        seat = self.seat
        return [PASS[()], *battles(state, seat), *moves(state, seat), *marches(state, seat), *fortify(state, seat)]

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_moves(state, self.seat)

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(NextCommand(seat, self.done + 1))
        if verb is BATTLE:
            fight(state, seat, action, "root:14.5.2.II")
        elif verb is FORTIFY:
            clearing, card = action.args
            spend(state, seat, card, "root:14.5.2.III")
            place(state, seat, state.rules.piece(seat, "stronghold"), clearing, 1, "root:14.5.2.III")
        else:
            state.rules.factions[seat].make_free_move(state, seat, action, "root:14.5.2.I")


def fortify(state: Woodland, seat: int) -> list[Action]:
    """§14.5.2.III: a stronghold where they rule, for a card that matches the clearing."""
    if not state.supply[state.rules.piece(seat, "stronghold")]:
        return []
    sites, hand = state.ruled(seat) & with_slot(state) & placeable(state, seat), state.hands[seat].cards
    return [FORTIFY[site, card] for site in members(sites) for card in matching(hand, state.suits_of(site))]


# ---- §14.5.3 advance the warlord


class NextAdvance(Step):
    """§14.5.3: as often as the Prowess, while the warlord is on the map."""

    domains = declare(seat=OWN_SEAT, done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def run(self, state: Woodland) -> None:
        if self.done < state.board(self.seat, HundredsBoard).prowess and warlord_clearing(state, self.seat):
            state.push(AdvanceWarlord(self.seat, self.done))
        else:
            rest(state, self.seat)


class AdvanceWarlord(Pause):
    """§14.5.3: a move of the warlord, then a battle in his clearing; either may be left out."""

    law = "root:14.5.3"
    verbs: ClassVar[tuple[Verb, ...]] = (MARCH, EMBARK, BATTLE)
    domains = declare(done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.unused(state)}

    def unused(self, state: Woodland) -> int:
        return state.board(self.seat, HundredsBoard).prowess - self.done

    def trouble(self, state: Woodland) -> str:
        able = self.done < state.board(self.seat, HundredsBoard).prowess and warlord_clearing(state, self.seat)
        return "" if able else "the warlord cannot advance"

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *marches(state, self.seat), *clashes(state, self.seat)]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        state.push(NextAdvance(self.seat, self.done + 1))
        if action.verb is BATTLE:
            fight(state, self.seat, action, self.law)
        else:
            state.push(Clash(self.seat))
            march(state, self.seat, action, self.law)


def clashes(state: Woodland, seat: int, by_sight: bool = False) -> list[Action]:
    """The battles possible in the warlord's clearing."""
    here = warlord_clearing(state, seat)
    return battles(state, seat, 1 << here, by_sight) if here else []


class Clash(Question):
    """§14.5.3: after the move, a battle where the warlord is now."""

    law = "root:14.5.3"
    in_turn: ClassVar[bool] = True

    def moot(self, state: Woodland) -> bool:
        return not clashes(state, self.seat, by_sight=True)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *clashes(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            if state.board(self.seat, HundredsBoard).mood == RELENTLESS:
                state.push(Pursue(self.seat))
            fight(state, self.seat, action, self.law)


class Pursue(Question):
    """§14.7.5: Relentless, a move or a battle more when both were done."""

    law = "root:14.7.5"
    in_turn: ClassVar[bool] = True

    def moot(self, state: Woodland) -> bool:
        return not marches(state, self.seat) and not clashes(state, self.seat, by_sight=True)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *marches(state, self.seat), *clashes(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.seat, action, self.law)
        elif action.verb is not PASS:
            march(state, self.seat, action, self.law)


# ---- §14.6.1 incite


class Incite(Pause):
    """§14.6.1: place mobs for cards, any number. Asked whatever cards the hand holds."""

    law = "root:14.6.1"
    verbs: ClassVar[tuple[Verb, ...]] = (INCITE,)

    def moot(self, state: Woodland) -> bool:
        possible = restless(state, self.seat) and state.hands[self.seat].cards
        return not possible and not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        hand, sites = state.hands[self.seat].cards, members(restless(state, self.seat))
        return [PASS[()], *[INCITE[site, card] for site in sites for card in matching(hand, state.suits_of(site))]]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        site, card = action.args
        state.push(self)
        spend(state, self.seat, card, self.law)
        place(state, self.seat, state.rules.piece(self.seat, "mob"), site, 1, self.law)
        if state.board(self.seat, HundredsBoard).mood == JUBILANT and warlord_clearing(state, self.seat) == site:
            state.push(Revel(self.seat, faction(state, self.seat).revels))


def restless(state: Woodland, seat: int) -> Clearings:
    """Where a card may bring a mob: warriors or the warlord, and no mob yet."""
    if not state.supply[state.rules.piece(seat, "mob")]:
        return 0
    return state.armed(seat) & ~mobs(state, seat) & placeable(state, seat)


class Revel(Question):
    """§14.7.3: Jubilant, up to four rolls of the mob die."""

    law = "root:14.7.3"
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def moot(self, state: Woodland) -> bool:
        return not frontier(state, self.seat)

    def trouble(self, state: Woodland) -> str:
        return "" if self.left <= faction(state, self.seat).revels else "the Hundreds have fewer rolls"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], ROLL_MOB[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is ROLL_MOB:
            if self.left > 1:
                state.push(Revel(self.seat, self.left - 1))
            roll_mob(state, self.seat, self.law)


# ---- §14.6.2 oppress


class Oppress(SeatStep):
    """§14.6.2: points for clearings that they rule, with a piece of theirs and none of an enemy."""

    def run(self, state: Woodland) -> None:
        score(state, self.seat, oppression(state, self.seat), "root:14.6.2")


def oppression(state: Woodland, seat: int) -> int:
    """What the oppressed clearings bring."""
    track = faction(state, seat).oppression
    return track[min(size(oppressed(state, seat)), len(track) - 1)]


def oppressed(state: Woodland, seat: int) -> Clearings:
    mine = state.ruled(seat) & state.presence(seat) & state.map.everywhere
    return union([clearing for clearing in members(mine) if not enemy_pieces(state, seat, clearing)])


# ---- §14.6.3 draw


class DrawForMood(SeatStep):
    """§14.6.3"""

    def run(self, state: Woodland) -> None:
        mine = faction(state, self.seat)
        number = mine.evening_draw(state, self.seat)
        if number > mine.draw:
            state.say("root:14.7.6", "raised_draw", seat=self.seat, count=number - mine.draw)
        state.push(TakeCards(self.seat, number))


# ---- §14.7.1 Bitter


def angry_mobs(state: Woodland, seat: int) -> Clearings:
    """The mobs in the warlord's clearing and next to it."""
    here = warlord_clearing(state, seat)
    return mobs(state, seat) & (adjacent(state, seat, here) | 1 << here) if here else 0


class Embitter(Question):
    """§14.7.1: mobs become warriors in the battle, one at a time."""

    law = "root:14.7.1"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def trouble(self, state: Woodland) -> str:
        return "" if state.battle is not None else "there is no battle"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[CALL_OFF[clearing] for clearing in members(angry_mobs(state, self.seat))]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is CALL_OFF:
            seat, here = self.seat, current(state).clearing
            if angry_mobs(state, seat) != 1 << action.args[0]:
                state.push(self)
            mob = Loss(state.rules.piece(seat, "mob"), action.args[0], 1)
            remove(state, [Removal(NONE, (mob,))], self.law)
            place(state, seat, state.rules.warrior[seat], here, 1, self.law)
