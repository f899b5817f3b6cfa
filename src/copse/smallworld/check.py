"""Whether a state is a possible one. Saves and positions come from outside; whatever is wrong with them is said here,
before anything is played with it."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.bits import members
from copse.kernel.errors import CopseError
from copse.kernel.tasks import Decision
from copse.smallworld.conquest import Abandon
from copse.smallworld.decline import Decline, LateDecline
from copse.smallworld.offer import Pick
from copse.smallworld.redeploy import Deploy, Encamp, Retreat, SetAside, Station
from copse.smallworld.rules import DRAGONS, ENCAMPMENTS, FORTRESSES, HEROES, HOLES, LAIRS, NO_POWER
from copse.smallworld.turn import BeginTurn, Campaign, Course, EndTurn, MakePeace, Setup
from copse.smallworld.world import NOBODY, NONE, TRIBE, World


class Impossible(CopseError, ValueError):
    """A state that no game can reach, and why."""


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
                f"region {region} has {tokens} tokens of nobody" if tokens else f"region {region} is empty"
            )
        if holder == TRIBE and (tokens != 1 or not state.board.tribes >> region & 1):
            raise Impossible(f"region {region} has no lost tribe, or has more than one token of it")
        if holder >= 0:
            lands[holder] |= 1 << region
            if state.owner[holder] == NONE:
                raise Impossible(f"region {region} is held by {name(state, holder)}, whom nobody plays")
    if lands != state.land:
        raise Impossible("the regions and their holders do not agree")


def check_peoples(state: World) -> None:
    for race, owner in enumerate(state.owner):
        loose = (state.hand[race], state.aside[race], state.tray[race], state.tents[race], state.holes_left[race])
        if min(loose) < 0:
            raise Impossible(f"{name(state, race)}: more tokens or markers are placed than there are")
        total = state.hand[race] + state.aside[race] + state.tray[race] + state.on_board(race)
        if total != state.rules.races[race].tray:
            raise Impossible(f"{name(state, race)}: {total} tokens, but there are {state.rules.races[race].tray}")
        if owner == NONE and (state.tray[race] != total or state.declined[race] or state.badge[race] != NO_POWER):
            raise Impossible(f"{name(state, race)} are in nobody's hands, but not wholly in the tray")
        if (owner != NONE and not state.declined[race]) != (race in state.active):
            raise Impossible(f"{name(state, race)} are neither the active people of their owner nor in decline")
        if race in state.active and state.badge[race] == NO_POWER:
            raise Impossible(f"{name(state, race)} are active without a power")
        if state.declined[race]:
            check_declined(state, race)
    for seat, race in enumerate(state.active):
        if race != NONE and state.owner[race] != seat:
            raise Impossible(f"{name(state, race)} are the active people of seat {seat}, who does not own them")
        if state.peace[seat] == seat:
            raise Impossible(f"seat {seat} cannot make peace with itself")
        ordinary = [people for people in state.declines_of(seat) if not state.combo[people].outlasts_decline]
        if len(ordinary) > 1:
            raise Impossible(
                f"seat {seat} has two races in decline: {name(state, ordinary[0])}, {name(state, ordinary[1])}"
            )
    for race in state.active:
        if race != NONE and state.land[race] & ~state.combo[race].enterable:
            raise Impossible(f"{name(state, race)} hold water, which their power does not let them")


def check_declined(state: World, race: int) -> None:
    """One token a region, unless the race keeps them all; and none in hand, unless it can come back."""
    combo, loose = state.combo[race], state.hand[race] + state.aside[race]
    crowded = [region for region in members(state.land[race]) if state.tokens[region] > 1]
    many = combo.keeps_all_tokens or combo.conquers_in_decline
    if not many and (crowded or loose):
        raise Impossible(
            f"{name(state, race)} are in decline, but have more than one token in a region or some in hand"
        )
    if not state.land[race] and not (loose and combo.conquers_in_decline):
        raise Impossible(f"{name(state, race)} are in decline, but have no token left")


def check_markers(state: World) -> None:
    held = 0
    for land in state.land:
        held |= land
    limits = {"lair": LAIRS, "fortress": FORTRESSES, "hole": HOLES, "hero": HEROES, "dragon": DRAGONS}
    for marker, where in state.markers().items():
        if where & ~held:
            raise Impossible(f"a {marker} stands in region {members(where & ~held)[0]}, which no people holds")
        if where.bit_count() > limits[marker]:
            raise Impossible(f"there are {where.bit_count()} of the marker {marker}, but the box has {limits[marker]}")
    if sum(state.camps) + sum(state.tents) > ENCAMPMENTS:
        raise Impossible(f"there are more than {ENCAMPMENTS} encampments")
    for region, camps in enumerate(state.camps):
        if camps and not held >> region & 1:
            raise Impossible(f"an encampment stands in region {region}, which no people holds")


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
            raise Impossible(f"{names[place]} are not in this game")
        if times != wanted.count(place):
            raise Impossible(f"{names[place]} should be in one place, but are in {times}")


def check_todo(state: World) -> None:
    """What is pending must be the rest of the turn that is being played, and each question must have an answer."""
    if state.over != (not state.todo):
        raise Impossible("a finished game has nothing to do, and one that goes on has something")
    if state.over:
        return
    if not isinstance(state.todo[0], EndTurn | BeginTurn | Campaign | Course | Setup):
        raise Impossible("the first 'todo' must be what ends or begins a turn, such as 'EndTurn 0'")
    has_active = state.active[state.turn] != NONE
    for task in reversed(state.todo):
        seat = getattr(task, "seat", state.turn)
        race = getattr(task, "race", NONE)
        label = type(task).__name__
        if seat != state.turn and not isinstance(task, Retreat | Encamp | BeginTurn):
            raise Impossible(f"{label} is for seat {seat}, but it is the turn of seat {state.turn}")
        if race != NONE and state.owner[race] != seat:
            raise Impossible(f"{label}: {name(state, race)} do not belong to seat {seat}")
        if isinstance(task, Pick):
            if has_active or not state.offer:
                raise Impossible("Pick: there is a people already, or no pair to pick")
            has_active = True
        elif isinstance(task, Course | LateDecline | MakePeace | Decline) and not has_active:
            raise Impossible(f"{label}: seat {seat} has no active people")
        if isinstance(task, Decline):
            has_active = False
        if isinstance(task, Decision) and race != NONE:
            check_question(state, task, race)


def check_question(state: World, task: Decision, race: int) -> None:
    placing = isinstance(task, Abandon | Deploy | Encamp | SetAside | Station)
    if placing and not state.land[race]:
        raise Impossible(f"{type(task).__name__}: {name(state, race)} hold no region")
    if isinstance(task, Deploy) and not state.hand[race]:
        raise Impossible(f"{type(task).__name__}: {name(state, race)} have no token in hand")
    if isinstance(task, Encamp) and not state.tents[race]:
        raise Impossible(f"Encamp: {name(state, race)} have no encampment in hand")
    if isinstance(task, Station):
        free = (state.land[race] & ~state.heroes).bit_count()
        if task.left > min(free, state.heroes_free()):
            raise Impossible("Station: there are fewer heroes or regions than that")


def name(state: World, race: int) -> str:
    return state.rules.race_ids[race]
