"""Two games that a seat cannot tell apart, and a walk through everything that something leads to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType, ModuleType
from typing import TypeVar

from copse.kernel import saves
from copse.kernel.chance import mix
from copse.kernel.errors import CopseError
from copse.kernel.events import Event
from copse.kernel.game import Game, Move
from copse.root.state import Woodland
from copse.smallworld.world import World

S = TypeVar("S", Woodland, World)

SPECTATOR = -1
PLAIN = (bool, int, float, str, bytes, type(None))
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


def twin(game: Game[S], number: int, seat: int | None = None) -> Game[S]:
    """The game as it might be too, for all that a seat (left out: the one which decides; SPECTATOR: who holds none) can
    know: with other hidden cards or coins, another seed, other secrets in its log, other outcomes in its record, and
    another future of chance."""
    seat = game.decision.seat if seat is None else seat
    other = Game.from_save(game.book, saves.unpack(game.save()))
    other.options["seed"] = mix(number)
    other.state = game.determinize(None if seat == SPECTATOR else seat, number).state
    if isinstance(other.state, World) and not other.state.rules.open_coins:
        other.state.coins = tuple(coins + 17 * (owner != seat) for owner, coins in enumerate(other.state.coins))
    other.state.rng = mix(number + 1)
    other.state.coming = [("die", 2)]
    other.opening = (("die", number),)
    other.history = [Move(step.seat, step.action, (("die", number),)) for step in game.history]
    other.events[:] = [Event(event.law, event.what, event.args, {"card": number}, (seat + 1,)) for event in game.events]
    return other


def differences(one: object, other: object, path: str = "") -> Iterator[str]:
    """Where two things differ, as far as anything leads from them; private parts are no less looked at than others."""
    met: set[tuple[int, int]] = set()
    ahead = [(one, other, path)]
    while ahead:
        one, other, path = ahead.pop()
        if one is other or (id(one), id(other)) in met:
            continue
        met.add((id(one), id(other)))
        if type(one) is not type(other):
            yield path
        elif isinstance(one, (*PLAIN, *CODE)):
            if one != other:
                yield f"{path}: {one!r}, {other!r}"
        else:
            here, there = parts(one), parts(other)
            if list(here) != list(there):
                yield f"{path}: {list(here)}, {list(there)}"
            ahead += [(here[name], there[name], f"{path}{name}") for name in here if name in there]


def parts(thing: object) -> dict[str, object]:
    """What a thing leads to, by name."""
    if isinstance(thing, dict):
        return {f"[{key!r}]": value for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return {f"[{place}]": value for place, value in enumerate(thing)}
    if isinstance(thing, set | frozenset):
        return {f"[{value!r}]": value for value in sorted(thing, key=repr)}
    found: dict[str, object] = {}
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and name != "__weakref__":
                with suppress(AttributeError, CopseError):  # what is not set, or is not to be had now
                    found[f".{name}"] = getattr(thing, name)
    return found
