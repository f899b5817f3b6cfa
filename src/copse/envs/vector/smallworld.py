"""The vector of Small World. Facts of the map (neighbours, terrains) are not in it: the number of players says which
map is played, and regions keep the numbers of that map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.envs.vector.fields import (
    NOBODY,
    ONE,
    Field,
    Figures,
    Part,
    Vector,
    counts,
    flags,
    in_order,
    one_hot,
    own,
    relative,
)
from copse.kernel.bits import members
from copse.kernel.tasks import Decision
from copse.smallworld.board import LARGEST_MAP, Regions
from copse.smallworld.book import TASKS
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.rules import NO_POWER, OFFERED
from copse.smallworld.world import NONE, TRIBE, World

SEATS: Final = 5
REGIONS: Final = LARGEST_MAP
RACE_COUNT: Final = len(RACES)
POWER_COUNT: Final = len(POWERS)
QUESTIONS: Final = tuple(task.__name__ for task in TASKS if issubclass(task, Decision))
MOST_TOKENS: Final = 20
NOTHING: Final = ONE[0]
NO_REGIONS: Final = bytes(REGIONS)


def question(state: World, who: int, viewer: int) -> Figures:
    return one_hot(len(QUESTIONS), NOBODY if state.over else QUESTIONS.index(type(state.decision).__name__))


def people_asked(state: World, who: int, viewer: int) -> Figures:
    race: int = NONE if state.over else getattr(state.decision, "race", NONE)
    return one_hot(RACE_COUNT, race)


def pips(state: World, who: int, viewer: int) -> Figures:
    rolled: int = 0 if state.over else getattr(state.decision, "pips", 0)
    return ONE[rolled]


def tribes(state: World, who: int, viewer: int) -> Figures:
    figures = bytearray(REGIONS)
    for region, holder in enumerate(state.holder):
        if holder == TRIBE:
            figures[region - 1] = state.tokens[region]
    return bytes(figures)


def camps(state: World, who: int, viewer: int) -> Figures:
    return bytes(state.camps[1:]).ljust(REGIONS, NOTHING)


def offer_races(state: World, who: int, viewer: int) -> Figures:
    shown = [one_hot(RACE_COUNT, race) for race, _, _ in state.offer]
    return b"".join(shown).ljust(OFFERED * RACE_COUNT, NOTHING)


def offer_powers(state: World, who: int, viewer: int) -> Figures:
    shown = [one_hot(POWER_COUNT, power) for _, power, _ in state.offer]
    return b"".join(shown).ljust(OFFERED * POWER_COUNT, NOTHING)


def offer_coins(state: World, who: int, viewer: int) -> Figures:
    return bytes([coins for _, _, coins in state.offer]).ljust(OFFERED, NOTHING)


def returned(state: World, who: int, viewer: int) -> Figures:
    figures = bytearray(RACE_COUNT)
    for place, race in enumerate(state.returned):
        figures[race] = place + 1
    return bytes(figures)


def knows_coins(state: World, who: int, viewer: int) -> bool:
    """§sw:score.hidden: purses are secret up to the end."""
    return who == viewer or state.rules.open_coins or state.over


def people(state: World, who: int, viewer: int) -> Figures:
    return one_hot(RACE_COUNT, state.active[who])


def power(state: World, who: int, viewer: int) -> Figures:
    race = state.active[who]
    return one_hot(POWER_COUNT, NONE if race == NONE else state.badge[race])


def reserves(state: World, who: int, viewer: int) -> Figures:
    race = state.active[who]
    if race == NONE:
        return bytes(4)
    return bytes((state.hand[race], state.aside[race], state.tents[race], state.tray[race]))


def tokens(state: World, who: int, viewer: int) -> Figures:
    race = state.active[who]
    return NO_REGIONS if race == NONE else garrisons(state, state.land[race])


def declined(state: World, who: int, viewer: int) -> Figures:
    return counts(state.declines_of(who), RACE_COUNT)


def declined_powers(state: World, who: int, viewer: int) -> Figures:
    return counts([state.badge[race] for race in state.declines_of(who) if state.badge[race] != NO_POWER], POWER_COUNT)


def declined_hand(state: World, who: int, viewer: int) -> Figures:
    return ONE[sum(state.hand[race] for race in state.declines_of(who))]


def declined_tokens(state: World, who: int, viewer: int) -> Figures:
    land = 0
    for race in state.declines_of(who):
        land |= state.land[race]
    return garrisons(state, land)


def garrisons(state: World, land: Regions) -> Figures:
    """The tokens in these regions, by region."""
    if not land:
        return NO_REGIONS
    figures = bytearray(REGIONS)
    for region in members(land):
        figures[region - 1] = state.tokens[region]
    return bytes(figures)


def regions(bits: Regions) -> Figures:
    return flags(bits, 1, REGIONS) if bits else NO_REGIONS


THE_GAME: Final[Sequence[Field[World]]] = (
    Field("players", 4, 1, "2, 3, 4 or 5 play, and so which map", lambda s, who, me: one_hot(4, s.seats - 2)),
    Field("round", 1, 10, "the round, from 1", lambda s, who, me: ONE[s.round]),
    Field("rounds_left", 1, 10, "rounds after this one", lambda s, who, me: ONE[s.board.rounds - s.round]),
    Field("question", len(QUESTIONS), 1, f"what is being decided: {', '.join(QUESTIONS)}", question),
    Field("people_asked", RACE_COUNT, 1, "the race that the question is about", people_asked),
    Field("pips", 1, 3, "what the die of the Berserk shows", pips),
    Field("spoils", 1, REGIONS, "non-empty regions conquered this turn", lambda s, who, me: ONE[s.spoils]),
    Field("tribes", REGIONS, 1, "by region: a Lost Tribe", tribes),
    Field("encampments", REGIONS, 5, "by region", camps),
    Field("lairs", REGIONS, 1, "by region", lambda s, who, me: regions(s.lairs)),
    Field("fortresses", REGIONS, 1, "by region", lambda s, who, me: regions(s.fortresses)),
    Field("holes", REGIONS, 1, "by region", lambda s, who, me: regions(s.holes)),
    Field("heroes", REGIONS, 1, "by region", lambda s, who, me: regions(s.heroes)),
    Field("dragons", REGIONS, 1, "by region", lambda s, who, me: regions(s.dragons)),
    Field("offer_races", OFFERED * RACE_COUNT, 1, "for each of the six places: the race", offer_races),
    Field("offer_powers", OFFERED * POWER_COUNT, 1, "for each of the six places: the power", offer_powers),
    Field("offer_coins", OFFERED, 50, "for each of the six places: the coins on it", offer_coins),
    Field("banners", RACE_COUNT, 1, "races that are still to come", lambda s, who, me: counts(s.banners, RACE_COUNT)),
    Field("returned", RACE_COUNT, RACE_COUNT, "races under the stack: 1 comes up first", returned),
    Field("badges", POWER_COUNT, 1, "powers that are still to come", lambda s, who, me: counts(s.badges, POWER_COUNT)),
    Field("discards", POWER_COUNT, 1, "powers put away", lambda s, who, me: counts(s.discards, POWER_COUNT)),
)

A_SEAT: Final[Sequence[Field[World]]] = (
    Field("plays", 1, 1, "there is such a seat", lambda s, who, me: ONE[1]),
    Field("first", 1, 1, "begins each round", lambda s, who, me: ONE[who == s.first]),
    Field("turn", 1, 1, "has its turn", lambda s, who, me: ONE[who == s.turn]),
    Field("asked", 1, 1, "has to decide", lambda s, who, me: ONE[not s.over and who == s.decision.seat]),
    Field("coins_known", 1, 1, "you know its coins", lambda s, who, me: ONE[knows_coins(s, who, me)]),
    Field("coins", 1, 200, "if so, how many", lambda s, who, me: ONE[s.coins[who] if knows_coins(s, who, me) else 0]),
    Field("people", RACE_COUNT, 1, "its active race", people),
    Field("power", POWER_COUNT, 1, "and power", power),
    Field("reserves", 4, MOST_TOKENS, "tokens in hand, set aside; encampments in hand; tokens in the tray", reserves),
    Field("tokens", REGIONS, MOST_TOKENS, "by region: tokens of the active people", tokens),
    Field("declined", RACE_COUNT, 1, "races in decline", declined),
    Field("declined_powers", POWER_COUNT, 1, "powers that they still have", declined_powers),
    Field("declined_hand", 1, MOST_TOKENS, "tokens in hand of peoples in decline", declined_hand),
    Field("declined_tokens", REGIONS, MOST_TOKENS, "by region: tokens of peoples in decline", declined_tokens),
    Field("attacked", 1, 1, "its active people was attacked this turn", lambda s, who, me: ONE[s.attacked >> who & 1]),
    Field("converted", 1, 1, "sorcery was used against it this turn", lambda s, who, me: ONE[s.converted >> who & 1]),
    Field(
        "peace",
        SEATS,
        1,
        "the seat that may not attack it, in the order of the blocks",
        lambda s, who, me: one_hot(SEATS, relative(s.peace[who], me, s.seats)),
    ),
)

SMALL_WORLD: Final = Vector[World](
    Part("game", "the game as all see it", 1, own, THE_GAME),
    Part("seat", "your own seat, then the others in order of play", SEATS, in_order(SEATS), A_SEAT),
)
