"""Checks that a state is possible. Saves and positions come from outside, so every fault in them is reported here,
before play, with the words of the position line at fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.kernel.bits import members, size
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Decision
from copse.smallworld.conquest import Abandon
from copse.smallworld.decline import Decline, LateDecline
from copse.smallworld.offer import Pick
from copse.smallworld.redeploy import Deploy, Encamp, Retreat, SetAside, Station
from copse.smallworld.rules import DRAGONS, ENCAMPMENTS, FORTRESSES, HEROES, HOLES, LAIRS, NO_POWER
from copse.smallworld.turn import BeginTurn, Campaign, Course, EndTurn, MakePeace, Setup
from copse.smallworld.world import NOBODY, NONE, TRIBE, World

MARKERS: Final = {  # each with the hook that gives it
    "lair": "lairs", "fortress": "fortresses", "hole": "holes", "hero": "heroes", "dragon": "dragons",
}  # fmt: skip
IN_THE_BOX: Final = {
    "lair": LAIRS, "fortress": FORTRESSES, "hole": HOLES, "hero": HEROES, "dragon": DRAGONS, "encampment": ENCAMPMENTS,
}  # fmt: skip
STAY_IN_DECLINE: Final = ("lair", "fortress")


def check(state: World) -> None:
    check_regions(state)
    check_peoples(state)
    check_markers(state)
    check_stacks(state)
    check_todo(state)


def check_regions(state: World) -> None:
    lands = [0] * len(state.land)
    for region in range(1, state.board.size + 1):
        holder, tokens = state.holder[region], state.tokens[region]
        if (holder == NOBODY) != (tokens == 0) or tokens < 0:
            raise Impossible(
                f"region {region} has {tokens} tokens of nobody" if tokens else f"region {region} is empty",
                f"region {region}",
            )
        if holder == TRIBE and (tokens != 1 or not state.board.tribes >> region & 1):
            problem = f"region {region} has no lost tribe, or has more than one token of it"
            raise Impossible(problem, f"region {region}")
        if holder >= 0:
            lands[holder] |= 1 << region
            if state.owner[holder] == NONE:
                problem = f"region {region} is held by {name(state, holder)}, whom nobody plays"
                raise Impossible(problem, f"region {region}")
    if lands != list(state.land):
        raise Impossible("the regions and their holders do not agree")


def check_peoples(state: World) -> None:
    for race, owner in enumerate(state.owner):
        loose = (state.hand[race], state.aside[race], state.tray[race], state.tents[race], state.holes_left[race])
        if min(loose) < 0:
            raise Impossible(
                f"{name(state, race)}: more tokens or markers are placed than there are", *lines_of(state, race)
            )
        total = state.hand[race] + state.aside[race] + state.tray[race] + state.on_board(race)
        if total != state.rules.races[race].tray:
            problem = f"{name(state, race)}: {total} tokens, but there are {state.rules.races[race].tray}"
            raise Impossible(problem, *lines_of(state, race))
        if owner == NONE and (state.tray[race] != total or state.declined[race] or state.badge[race] != NO_POWER):
            problem = f"{name(state, race)} are in nobody's hands, but not wholly in the tray"
            raise Impossible(problem, *lines_of(state, race))
        if (owner != NONE and not state.declined[race]) != (race in state.active):
            problem = f"{name(state, race)} are neither the active people of their owner nor in decline"
            raise Impossible(problem, *lines_of(state, race))
        if race in state.active and state.badge[race] == NO_POWER:
            raise Impossible(f"{name(state, race)} are active without a power", *lines_of(state, race))
        check_loose(state, race)
        if state.declined[race]:
            check_declined(state, race)
    for seat, race in enumerate(state.active):
        if race != NONE and state.owner[race] != seat:
            raise Impossible(
                f"{name(state, race)} are the active people of seat {seat}, who does not own them",
                *lines_of(state, race),
            )
        if state.peace[seat] == seat:
            raise Impossible(f"seat {seat} cannot make peace with itself", f"peace {seat}")
        ordinary = [people for people in state.declines_of(seat) if not state.combo[people].outlasts_decline]
        if len(ordinary) > 1:
            first, second = name(state, ordinary[0]), name(state, ordinary[1])
            raise Impossible(f"seat {seat} has two races in decline: {first}, {second}", f"people {seat} declined")
    for race in state.active:
        if race != NONE and state.land[race] & ~state.combo[race].enterable:
            water = members(state.land[race] & ~state.combo[race].enterable)[0]
            raise Impossible(f"{name(state, race)} hold water, which their power does not let them", f"region {water}")


def lines_of(state: World, race: int) -> tuple[str, str]:
    """The lines that say where the tokens of a race are: that of the people, or the last of its regions."""
    return f"people {name(state, race)}", f"region {name(state, race)}"


def check_loose(state: World, race: int) -> None:
    """Pieces beside the map must fit the race and power: Amazons set aside, encampments, holes in hand."""
    combo = state.combo[race]
    for word, number, most in (
        ("aside", state.aside[race], combo.conquest_only_tokens),
        ("encampments", state.tents[race], combo.encampments),
        ("holes", state.holes_left[race], combo.holes),
    ):
        if number > most:
            problem = f"{name(state, race)} have {number} {word}, but can have {most or 'none'}"
            raise Impossible(problem, f"people {name(state, race)} {word}", f"people {name(state, race)}")


def check_declined(state: World, race: int) -> None:
    """A race in decline has one token per region, unless it keeps all, and none in hand, unless it can conquer."""
    combo, loose = state.combo[race], state.hand[race] + state.aside[race]
    if combo.power is not None and not combo.power.lasts:
        problem = f"{name(state, race)} are in decline, and {combo.power.id} does not stay with them: '-' for no power"
        raise Impossible(problem, *lines_of(state, race))
    crowded = [region for region in members(state.land[race]) if state.tokens[region] > 1]
    many = combo.keeps_all_tokens or combo.conquers_in_decline
    if not many and (crowded or loose):
        problem = f"{name(state, race)} are in decline, but have more than one token in a region or some in hand"
        raise Impossible(problem, *[f"region {region}" for region in crowded], *lines_of(state, race))
    if not state.land[race] and not (loose and combo.conquers_in_decline):
        raise Impossible(f"{name(state, race)} are in decline, but have no token left", *lines_of(state, race))


def check_markers(state: World) -> None:
    standing = {marker: list(members(where)) for marker, where in state.markers().items()}
    standing["encampment"] = [region for region, camps in enumerate(state.camps) for _ in range(camps)]
    for marker, regions in standing.items():
        in_hand = state.tents if marker == "encampment" else [0] * len(state.tents)
        if len(regions) + sum(in_hand) > IN_THE_BOX[marker]:
            problem = f"there are more than {IN_THE_BOX[marker]} of the marker {marker}"
            raise Impossible(problem, f"region {marker}", f"people {marker}s")
        for region in regions:
            if state.holder[region] < 0:
                problem = f"the marker {marker} stands in region {region}, which no people holds"
                raise Impossible(problem, f"region {region}")
        for race, loose in enumerate(in_hand):
            held = [region for region in regions if state.holder[region] == race]
            most = most_of(state, race, marker)
            if held and len(held) + loose > most:
                problem = f"{name(state, race)} have {len(held) + loose} of the marker {marker}, but can have {most}"
                raise Impossible(problem, f"region {held[-1]}")
    check_lairs(state)


def most_of(state: World, race: int, marker: str) -> int:
    """How many of a marker a people can have on the map; in decline, by its race and any power that it may have had."""
    combo, hook = state.combo[race], MARKERS.get(marker, "encampments")
    most: int = getattr(combo, hook)
    if combo.declined and marker in STAY_IN_DECLINE:
        powers = [combo.power] if combo.power is not None else state.rules.powers
        abilities = [combo.race.ability, *[power.ability for power in powers]]
        most = max(getattr(ability, hook) for ability in abilities)
    return most


def check_lairs(state: World) -> None:
    """§sw:race.trolls: there is a lair in every region that they took while they were active. Only if the box can run
    out of lairs, as with a race or a power of the players' own, may one be missing."""
    races, powers = state.rules.races, state.rules.powers
    abilities = [*[race.ability for race in races], *[power.ability for power in powers]]
    givers = [ability for ability in abilities if ability.lairs]
    for race, declared in enumerate(races):
        bare = state.land[race] & ~state.lairs
        plenty = givers == [declared.ability] and min(declared.ability.lairs, LAIRS) >= declared.tray
        if bare and plenty and not (state.combo[race].declined and state.combo[race].conquers_in_decline):
            region = members(bare)[0]
            raise Impossible(f"{name(state, race)} have a lair in each of their regions", f"region {region}")


def check_stacks(state: World) -> None:
    races, powers = [pair[0] for pair in state.offer], [pair[1] for pair in state.offer]
    owned = [race for race, owner in enumerate(state.owner) if owner != NONE]
    _partition([*state.banners, *state.returned, *races, *owned], state.rules.banners, state.rules.race_ids)
    worn = [badge for badge in state.badge if badge != NO_POWER]
    _partition([*state.badges, *state.discards, *powers, *worn], state.rules.badges, state.rules.power_ids)


def _partition(found: list[int], wanted: list[int], names: Sequence[str]) -> None:
    for place in range(len(names)):
        times = found.count(place)
        if times and not wanted.count(place):
            raise Impossible(f"{names[place]} are not in this game", f"* {names[place]}")
        if times != wanted.count(place):
            lines = [f"{line} {names[place]}" for line in ("offer", "people", "under", "discards", "banners", "badges")]
            problem = f"{names[place]} should be in one place, but are in {times}"
            raise Impossible(problem, *lines, "banners", "badges")


def check_todo(state: World) -> None:
    """What is pending must be the rest of the turn that is being played, and each question must have an answer."""
    if state.over != (not state.todo):
        raise Impossible("a finished game has nothing to do, and one that goes on has something", "todo", "over")
    if state.over:
        return
    if not isinstance(state.todo[0], EndTurn | BeginTurn | Campaign | Course | Setup):
        raise Impossible("the first 'todo' must be what ends or begins a turn, such as 'EndTurn 0'", "todo")
    has_active = state.active[state.turn] != NONE
    for task in reversed(state.todo):
        seat = getattr(task, "seat", state.turn)
        race = getattr(task, "race", NONE)
        label = type(task).__name__
        if seat != state.turn and not isinstance(task, Retreat | Encamp | BeginTurn):
            raise Impossible(f"{label} is for seat {seat}, but it is the turn of seat {state.turn}", f"todo {label}")
        if race != NONE and state.owner[race] != seat:
            raise Impossible(f"{label}: {name(state, race)} do not belong to seat {seat}", f"todo {label}")
        if isinstance(task, Pick):
            if has_active or not state.offer:
                raise Impossible("Pick: there is a people already, or no pair to pick", "todo Pick")
            has_active = True
        elif isinstance(task, Course | LateDecline | MakePeace | Decline) and not has_active:
            raise Impossible(f"{label}: seat {seat} has no active people", f"todo {label}")
        if isinstance(task, Decline):
            has_active = False
        if isinstance(task, Decision) and race != NONE:
            check_question(state, task, race)


def check_question(state: World, task: Decision, race: int) -> None:
    label = type(task).__name__
    placing = isinstance(task, Abandon | Deploy | Encamp | SetAside | Station)
    if placing and not state.land[race]:
        raise Impossible(f"{label}: {name(state, race)} hold no region", f"todo {label}")
    if isinstance(task, Deploy) and not state.hand[race]:
        raise Impossible(f"{label}: {name(state, race)} have no token in hand", f"todo {label}")
    if isinstance(task, Encamp) and not state.tents[race]:
        raise Impossible(f"Encamp: {name(state, race)} have no encampment in hand", "todo Encamp")
    if isinstance(task, Station):
        free = size(state.held_by(race) & ~state.heroes)
        if task.left > min(free, state.heroes_free()):
            raise Impossible("Station: there are fewer heroes or regions than that", "todo Station")


def name(state: World, race: int) -> str:
    return state.rules.race_ids[race]
