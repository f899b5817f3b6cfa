"""The vector of Small World. Regions have the numbers of the map in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.kernel.bits import members
from copse.kernel.tasks import Decision
from copse.smallworld.actions import VOCABULARY
from copse.smallworld.board import KINDS, LARGEST_MAP
from copse.smallworld.book import TASKS
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.rules import NO_POWER, OFFERED, Rules
from copse.smallworld.world import NONE, TRIBE, World
from copse.vectors.fields import (
    LAST,
    WHO,
    Along,
    Drawn,
    Field,
    Figures,
    Fixed,
    Part,
    Read,
    Vector,
    bits,
    flags,
    hot,
    hot_party,
    in_order,
    masked,
    number,
    one_hot,
    own,
    row,
    same,
    tally,
)
from copse.vectors.trails import Trails
from copse.vectors.traits import AMOUNT, PARTY, Traits

SEATS: Final = 5
REGIONS: Final = LARGEST_MAP
RACE_COUNT: Final = len(RACES)
POWER_COUNT: Final = len(POWERS)
TASKS_ASKED: Final = tuple(task for task in TASKS if issubclass(task, Decision))
QUESTIONS: Final = tuple(task.__name__ for task in TASKS_ASKED)
MOST_TOKENS: Final = 20
QUESTION_PLACES: Final = {task: place for place, task in enumerate(TASKS_ASKED)}
RACE: Final = ("active", WHO)  # of a seat's active people

TOLD: Final = (("region", False), ("offer", False), ("party", False), ("amount", False))
TRAITS: Final = Traits(VOCABULARY, {"count": AMOUNT, "n": AMOUNT, "place": "offer", "region": "region", "seat": PARTY})
TRAILS: Final = Trails(TRAITS, TOLD, SEATS)

Fields = Sequence[Field[World, Rules]]


def asked(state: World, who: int, viewer: int) -> Figures:
    """Return the question, the race that it is about, and the die."""
    if state.over or not state.todo:
        return bytes(len(QUESTIONS) + RACE_COUNT + 1)
    question = state.decision
    race: int = getattr(question, "race", NONE)
    pips: int = getattr(question, "pips", 0)
    return one_hot(len(QUESTIONS), QUESTION_PLACES[type(question)]) + one_hot(RACE_COUNT, race) + bytes((pips,))


def tribes(state: World, who: int, viewer: int) -> Figures:
    figures = bytearray(REGIONS)
    for region, holder in enumerate(state.holder):
        if holder == TRIBE:
            figures[region - 1] = state.tokens[region]
    return bytes(figures)


def returned(state: World, who: int, viewer: int) -> Figures:
    figures = bytearray(RACE_COUNT)
    for place, race in enumerate(state.returned):
        figures[race] = place + 1
    return bytes(figures)


def purse(state: World, who: int, viewer: int) -> Figures:
    """§sw:score.hidden: coins stay secret until the game ends."""
    if who == viewer or state.rules.open_coins or state.over:
        return bytes((1, state.coins[who]))
    return bytes(2)


def declined(state: World, who: int, viewer: int) -> Figures:
    """Return the races in decline, the powers that they keep, and their tokens in hand and by region."""
    races, powers, tokens = bytearray(RACE_COUNT), bytearray(POWER_COUNT), bytearray(1 + REGIONS)
    for race in state.declines_of(who):
        races[race] = 1
        if state.badge[race] != NO_POWER:
            powers[state.badge[race]] += 1
        tokens[0] += state.hand[race]
        for region in members(state.land[race]):
            tokens[region] = state.tokens[region]
    return bytes(races + powers + tokens)


def regions(name: str) -> Drawn:
    """Write a set of regions."""
    return Drawn(bits(name, size=REGIONS, first=1))


def on_offer(part: int, size: int) -> Drawn:
    """Write for each place of the offer which race or power it shows."""
    return Drawn(*[hot("offer", place, part, size=size, at=place * size) for place in range(OFFERED)])


THE_GAME: Final[Fields] = (
    Field("players", 4, 1, "2, 3, 4 or 5 play, and so which map", Fixed(lambda r, who, me: one_hot(4, r.players - 2))),
    Field("round", 1, 10, "the round, from 1", Drawn(number("round"))),
    Field("rounds_left", 1, 10, "rounds after this one", Read(lambda s, who, me: bytes((s.board.rounds - s.round,)))),
    Field("question", len(QUESTIONS), 1, f"what is being decided: {', '.join(QUESTIONS)}", Read(asked)),
    Field("people_asked", RACE_COUNT, 1, "the race that the question is about", Along()),
    Field("pips", 1, 3, "what the die of the Berserk shows", Along()),
    Field("spoils", 1, REGIONS, "non-empty regions conquered this turn", Drawn(number("spoils"))),
    Field("tribes", REGIONS, 1, "by region: a Lost Tribe", Read(tribes)),
    Field("encampments", REGIONS, 5, "by region", Drawn(row("camps", size=REGIONS, first=1))),
    Field("lairs", REGIONS, 1, "by region", regions("lairs")),
    Field("fortresses", REGIONS, 1, "by region", regions("fortresses")),
    Field("holes", REGIONS, 1, "by region", regions("holes")),
    Field("heroes", REGIONS, 1, "by region", regions("heroes")),
    Field("dragons", REGIONS, 1, "by region", regions("dragons")),
    Field("offer_races", OFFERED * RACE_COUNT, 1, "for each of the six places: the race", on_offer(0, RACE_COUNT)),
    Field("offer_powers", OFFERED * POWER_COUNT, 1, "for each of the six places: the power", on_offer(1, POWER_COUNT)),
    Field(
        "offer_coins",
        OFFERED,
        50,
        "for each of the six places: the coins on it",
        Drawn(*[number("offer", place, 2, at=place) for place in range(OFFERED)]),
    ),
    Field("banners", RACE_COUNT, 1, "races that are still to come", Drawn(tally("banners", size=RACE_COUNT))),
    Field(
        "returned",
        RACE_COUNT,
        RACE_COUNT,
        "races under the stack: 1 comes up first",
        Read(returned, unless=("returned",)),
    ),
    Field("badges", POWER_COUNT, 1, "powers that are still to come", Drawn(tally("badges", size=POWER_COUNT))),
    Field("discards", POWER_COUNT, 1, "powers put away", Drawn(tally("discards", size=POWER_COUNT))),
    Field("trail", TRAILS.size, TRAILS.most, TRAILS.about, Read(TRAILS.read, unless=("trail",))),
)

PAIRS: Final = tuple((a, b) for a in range(1, REGIONS + 1) for b in range(a + 1, REGIONS + 1))
MAP_KINDS: Final = tuple(kind for kind in KINDS if kind != "any")


def neighbours(rules: Rules, who: int, viewer: int) -> Figures:
    near, size = rules.board.neighbours, rules.board.size
    return bytes([b <= size and near[a] >> b & 1 for a, b in PAIRS])


def kinds(rules: Rules, who: int, viewer: int) -> Figures:
    return b"".join([flags(rules.board.kinds[kind], 1, REGIONS) for kind in MAP_KINDS])


THE_MAP: Final[Fields] = (
    Field("neighbours", len(PAIRS), 1, "by pair of regions (1-2, 1-3 … 47-48): they are adjacent", Fixed(neighbours)),
    Field("kinds", len(MAP_KINDS) * REGIONS, 1, f"for each of {', '.join(MAP_KINDS)}: by region", Fixed(kinds)),
    Field(
        "border",
        REGIONS,
        1,
        "by region: where a people may come onto the map",
        Fixed(lambda r, who, me: flags(r.board.border, 1, REGIONS)),
    ),
)

A_SEAT: Final[Fields] = (
    Field("plays", 1, 1, "there is such a seat", Fixed(lambda r, who, me: bytes((1,)))),
    Field("first", 1, 1, "begins each round", Drawn(same("first", number=WHO))),
    Field("turn", 1, 1, "has its turn", Drawn(same("turn", number=WHO))),
    Field("asked", 1, 1, "has to decide", Drawn(same("todo", LAST, "seat", number=WHO))),
    Field("coins_known", 1, 1, "you know its coins", Read(purse)),
    Field("coins", 1, 200, "if so, how many", Along()),
    Field("people", RACE_COUNT, 1, "its active race", Drawn(hot(*RACE, size=RACE_COUNT))),
    Field("power", POWER_COUNT, 1, "and power", Drawn(hot("badge", RACE, size=POWER_COUNT))),
    Field(
        "reserves",
        4,
        MOST_TOKENS,
        "tokens in hand, set aside; encampments in hand; tokens in the tray",
        Drawn(*[number(heap, RACE, at=at) for at, heap in enumerate(("hand", "aside", "tents", "tray"))]),
    ),
    Field(
        "tokens",
        REGIONS,
        MOST_TOKENS,
        "by region: tokens of the active people",
        Drawn(masked("tokens", size=REGIONS, first=1, mask=("land", RACE))),
    ),
    Field("declined", RACE_COUNT, 1, "races in decline", Read(declined)),
    Field("declined_powers", POWER_COUNT, 1, "powers that they still have", Along()),
    Field("declined_hand", 1, MOST_TOKENS, "tokens in hand of peoples in decline", Along()),
    Field("declined_tokens", REGIONS, MOST_TOKENS, "by region: tokens of peoples in decline", Along()),
    Field("attacked", 1, 1, "its active people was attacked this turn", Drawn(bits("attacked", size=1, first=WHO))),
    Field("converted", 1, 1, "sorcery was used against it this turn", Drawn(bits("converted", size=1, first=WHO))),
    Field(
        "peace",
        SEATS,
        1,
        "the seat that may not attack it, in the order of the blocks",
        Drawn(hot_party("peace", WHO, seats=SEATS)),
    ),
)


def seats_in_order(rules: Rules) -> Sequence[tuple[int, int]]:
    return in_order(rules.players)


SMALL_WORLD: Final = Vector[World, Rules](
    1,
    lambda state: state.rules,
    Part("game", "the game as all see it", 1, own, THE_GAME),
    Part("map", "facts of the map", 1, own, THE_MAP),
    Part("seat", "your own seat, then the others in order of play", SEATS, seats_in_order, A_SEAT, turned=True),
)
