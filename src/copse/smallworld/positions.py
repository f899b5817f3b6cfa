"""Positions of Small World as text. Lines may be left out; what they would say is then as at the start of a game.

    copse position 1 smallworld
    players 3                                # and any other option: option sorcerer_kills_elf true
    round 4
    turn 1 conquer                           # seat and moment: begin ready conquer redeploy score farewell end
    coins 12 7 9
    people 1 flying ratmen hand 5            # seat, power, race; then: hand, aside, encampments, holes (each with a
    people 1 - elves declined                #   figure), declined; '-' for no power
    region 7 ratmen 2 fortress               # region, race (or lost_tribe), tokens; then markers, encampment N
    tribes 4 12                              # the remaining lost tribes, or 'none'; left out: all not overrun
    offer hill orcs 2                        # power, race, coins on it, from the top; missing pairs are drawn
    under giants                             # banners under the stack, in order; 'banners', 'badges', 'discards'
    peace 0 2                                # seat 2 may not attack seat 0
    this_turn spoils 1 attacked 0 converted 2 flown newcomer
    coming die 3 badge hill                  # chance outcomes to come

`first`, `pouch`, `rng`, `turns`, `todo` (what is pending, the last line is next) and `over` complete an exact position.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Final

from copse.kernel.bits import members, size
from copse.kernel.errors import Impossible
from copse.kernel.options import Options, in_position
from copse.kernel.records import written
from copse.kernel.rows import replaced
from copse.kernel.rulebook import COMMON, Rulebook
from copse.kernel.tasks import Json
from copse.kernel.texts import Line, impossible
from copse.smallworld.board import LOST_TRIBE
from copse.smallworld.check import MARKERS, check
from copse.smallworld.offer import refill
from copse.smallworld.rules import NO_POWER, OPTIONS, rules_for
from copse.smallworld.turn import STEPS, Campaign, Course, EndTurn, turn_from
from copse.smallworld.world import NOBODY, NONE, TRIBE, World

MOST_COINS: Final = 100_000
SPELLED: Final[Mapping[str, Callable[[Line], Json]]] = {  # options that have a line of their own
    "players": lambda line: line.whole("the number of players", 2, 5),
}
SEVERAL: Final = ("people", "region", "peace", "offer")  # lines that may occur several times, each with another subject
STACKS: Final = ("banners", "under", "badges", "discards")


def write(book: Rulebook[World], state: World, options: Options) -> list[str]:
    races, powers = state.rules.race_ids, state.rules.power_ids
    out = [f"players {state.seats}"]
    for option, value in options.items():
        if option not in ("players", "seed", "first") and value != OPTIONS[option].unsaid:
            out.append(f"option {option} {written(value)}")
    out += [f"first {state.first}", f"round {state.round}", f"turn {state.turn}"]
    out += ["coins " + _figures(state.coins), "pouch " + _figures(state.pouch)]
    out += [_write_people(state, race) for race, owner in enumerate(state.owner) if owner != NONE]
    out += [_write_region(state, region) for land in state.land for region in members(land)]
    tribes = [region for region, holder in enumerate(state.holder) if holder == TRIBE]
    out.append("tribes " + (_figures(tribes) or "none"))
    out += [f"offer {powers[power]} {races[race]} {coins}" for race, power, coins in state.offer]
    stacks = ((state.banners, races), (state.returned, races), (state.badges, powers), (state.discards, powers))
    for stack, (places, names) in zip(STACKS, stacks, strict=True):
        out.append(f"{stack} " + (" ".join(names[place] for place in places) or "none"))
    out += [f"peace {seat} {friend}" for seat, friend in enumerate(state.peace) if friend != NONE]
    out += _write_this_turn(state)
    return out + book.write_common(state)


def _figures(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _write_people(state: World, race: int) -> str:
    badge = state.badge[race]
    words = [f"people {state.owner[race]}", "-" if badge == NO_POWER else state.rules.power_ids[badge]]
    words.append(state.rules.race_ids[race])
    for word, count in (("hand", state.hand[race]), ("aside", state.aside[race])):
        if count:
            words.append(f"{word} {count}")
    if state.combo[race].encampments:
        words.append(f"encampments {state.tents[race]}")
    if state.combo[race].holes:
        words.append(f"holes {state.holes_left[race]}")
    return " ".join(words + ["declined"] * state.declined[race])


def _write_region(state: World, region: int) -> str:
    words = [f"region {region} {state.rules.race_ids[state.holder[region]]} {state.tokens[region]}"]
    words += [marker for marker, where in state.markers().items() if where >> region & 1]
    if state.camps[region]:
        words.append(f"encampment {state.camps[region]}")
    return " ".join(words)


def _write_this_turn(state: World) -> list[str]:
    words = []
    if state.spoils:
        words.append(f"spoils {state.spoils}")
    for word, seats in (("attacked", state.attacked), ("converted", state.converted)):
        words += [f"{word} {seat}" for seat in members(seats)]
    words += ["flown"] * state.flown + ["newcomer"] * state.newcomer
    return ["this_turn " + " ".join(words)] if words else []


def read(book: Rulebook[World], lines: Sequence[Line]) -> tuple[Options, World]:
    options, rest = in_position(book.resolve_position, SPELLED, lines)
    reader = Reader(book, World(rules_for(options), 0).lay_out())
    for line in rest:
        reader.take(line)
    try:
        state = reader.finish(lines[0].said if lines else {})
        check(state)
    except Impossible as problem:
        raise impossible(problem, lines) from None
    return options, state


class Reader:
    """Takes a position line by line, then fills in what was left out."""

    def __init__(self, book: Rulebook[World], state: World) -> None:
        self.book, self.state = book, state
        self.races = {name: place for place, name in enumerate(state.rules.race_ids)}
        self.powers = {name: place for place, name in enumerate(state.rules.power_ids)}
        self.step = STEPS[0]
        self.tribes: int | None = None
        self.unplaced: dict[int, tuple[str, ...]] = {}  # people without a line for their markers in hand
        self.handlers = {
            "first": self.first, "round": self.round, "turn": self.turn, "coins": self.coins, "pouch": self.pouch,
            "people": self.people, "region": self.region, "tribes": self.lost_tribes, "offer": self.offer,
            "banners": self.stack, "under": self.stack, "badges": self.stack, "discards": self.stack,
            "peace": self.peace, "this_turn": self.this_turn,
        }  # fmt: skip

    def take(self, line: Line) -> None:
        if self.book.read_common(self.state, line):
            return
        key = line.peek()
        if key not in self.handlers:
            known = dict.fromkeys((*self.handlers, "players", "option", *COMMON), 0)
            line.name("line of a position", known)
        line.word(key)
        if key not in SEVERAL:
            line.once()
        self.handlers[key](line)
        line.end()

    def seat(self, line: Line) -> int:
        return line.whole("the seat", 0, self.state.seats - 1)

    def first(self, line: Line) -> None:
        self.state.first = self.seat(line)

    def round(self, line: Line) -> None:
        self.state.round = line.whole("the round", 1, self.state.board.rounds)

    def turn(self, line: Line) -> None:
        self.state.turn = self.seat(line)
        if line.more:
            self.step = STEPS[line.name("moment of a turn", {step: place for place, step in enumerate(STEPS)})]

    def coins(self, line: Line) -> None:
        self.state.coins = tuple([line.whole("coins", 0, MOST_COINS) for _ in range(self.state.seats)])

    def pouch(self, line: Line) -> None:
        seen = [line.whole("coins seen", -MOST_COINS, MOST_COINS) for _ in range(self.state.seats)]
        self.state.pouch = tuple(seen)

    def people(self, line: Line) -> None:
        state = self.state
        seat = self.seat(line)
        power = line.name("power", {**self.powers, "-": NO_POWER})
        race = line.name("race", self.races)
        line.once(f"people {state.rules.race_ids[race]}")
        state.owner[race], state.badge[race] = seat, power
        figures = {"hand": state.hand, "aside": state.aside, "encampments": state.tents, "holes": state.holes_left}
        said = set()
        while line.more:
            word = line.word("hand, aside, encampments, holes or declined")
            line.once(f"people {state.rules.race_ids[race]} {word}")
            if word == "declined":
                state.declined = replaced(state.declined, race, True)
            elif word in figures:
                figures[word][race] = line.whole(word, 0, 20)
                said.add(word)
            else:
                raise line.fail(f"'{word}' is unknown; allowed: {', '.join(figures)}, declined", back=1)
        self.unplaced[race] = tuple({"encampments", "holes"} - said)
        if not state.declined[race]:
            if state.active[seat] != NONE:
                raise line.fail(f"seat {seat} already has an active people")
            state.active[seat] = race
        state.combo = replaced(state.combo, race, state.rules.combo(race, power, state.declined[race]))

    def region(self, line: Line) -> None:
        state = self.state
        region = line.whole("the region", 1, state.board.size)
        line.once()
        race = line.name("race", {**self.races, LOST_TRIBE: TRIBE})
        state.holder[region] = race
        state.tokens[region] = line.whole("tokens", 1, 20)
        bit = 1 << region
        if race >= 0:
            state.land[race] |= bit
        while line.more:
            word = line.word("a marker")
            line.once(f"region {region} {word}")
            if word == "encampment":
                state.camps[region] = line.whole("encampments", 1, 5)
            elif word in MARKERS:
                setattr(state, MARKERS[word], getattr(state, MARKERS[word]) | bit)
            else:
                raise line.fail(f"'{word}' is not a marker; allowed: {', '.join(MARKERS)}, encampment N", back=1)

    def lost_tribes(self, line: Line) -> None:
        regions = {str(region): region for region in range(1, self.state.board.size + 1)}
        self.tribes = line.some("region", regions)

    def offer(self, line: Line) -> None:
        power = line.name("power", self.powers)
        race = line.name("race", self.races)
        line.once(f"offer {self.state.rules.race_ids[race]}")
        coins = line.whole("coins", 0, MOST_COINS) if line.more else 0
        self.state.offer = (*self.state.offer, (race, power, coins))

    def stack(self, line: Line) -> None:
        key = line.text.split()[0]
        names = self.races if key in ("banners", "under") else self.powers
        places = line.names("race" if names is self.races else "power", names)
        setattr(self.state, "returned" if key == "under" else key, tuple(places))

    def peace(self, line: Line) -> None:
        seat = self.seat(line)
        line.once()
        self.state.peace[seat] = self.seat(line)

    def this_turn(self, line: Line) -> None:
        state = self.state
        while line.more:
            word = line.word("a fact of this turn")
            if word == "spoils":
                state.spoils = line.whole("spoils", 0, state.board.size)
            elif word in ("attacked", "converted"):
                setattr(state, word, getattr(state, word) | 1 << self.seat(line))
            elif word in ("flown", "newcomer"):
                setattr(state, word, True)
            else:
                raise line.fail(f"'{word}' is unknown; allowed: spoils, attacked, converted, flown, newcomer", back=1)

    def finish(self, said: Container[str]) -> World:
        """Fill in what was left out, so that every banner, badge, token and tribe is somewhere."""
        state = self.state
        self._place_tribes()
        self._hand_out()
        self._fill_stacks(said)
        if not state.todo and not state.over:
            if self.step != "begin" and state.active[state.turn] == NONE:
                problem = f"it is the turn of seat {state.turn}, who has no active people to {self.step} with"
                raise Impossible(problem, "turn")
            state.todo = turn_from(state, state.turn, self.step)
        if state.todo and isinstance(state.todo[0], EndTurn | Campaign | Course):
            state.turns = max(state.turns, 1)  # that one has begun
        return state

    def _place_tribes(self) -> None:
        state = self.state
        for region in range(1, state.board.size + 1):
            said = self.tribes is None or self.tribes >> region & 1
            if state.holder[region] == TRIBE and not said:
                state.holder[region], state.tokens[region] = NOBODY, 0
            elif self.tribes and self.tribes >> region & 1 and state.holder[region] != TRIBE:
                raise Impossible(f"region {region} has no lost tribe, or is held by a people", "tribes")

    def _hand_out(self) -> None:
        state = self.state
        for race, total in enumerate(state.rules.races):
            state.tray[race] = total.tray - state.hand[race] - state.aside[race] - state.on_board(race)
        for race, unsaid in self.unplaced.items():
            combo, land = state.combo[race], state.held_by(race)
            if "encampments" in unsaid:
                state.tents[race] = max(0, combo.encampments - sum(state.camps[region] for region in members(land)))
            if "holes" in unsaid:
                state.holes_left[race] = max(0, combo.holes - size(state.holes & land))

    def _fill_stacks(self, said: Container[str]) -> None:
        state = self.state
        owned = [race for race, owner in enumerate(state.owner) if owner != NONE]
        races = [*(pair[0] for pair in state.offer), *state.returned, *owned]
        powers = [*(pair[1] for pair in state.offer), *state.discards, *state.badge]
        if "banners" not in said:
            state.banners = tuple([race for race in state.rules.banners if race not in races])
        if "badges" not in said:
            state.badges = tuple([power for power in state.rules.badges if power not in powers])
        coming, state.coming = state.coming, []
        if len(state.badges) + len(state.discards) >= len(state.banners):
            refill(state)
        state.coming, state.sealed = coming, False
