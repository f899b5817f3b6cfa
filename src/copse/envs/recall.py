"""The memory of each seat: its choices, the events it was shown, and its view after every choice.

The memory is one digest per seat, because no shorter form distinguishes all pasts. Digests are computed only on demand,
because a search plays most of its games to the end without them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Final

from copse.games import AnyGame, load, people
from copse.kernel.actions import Action
from copse.kernel.chance import mix
from copse.kernel.events import Event
from copse.kernel.tasks import Json

DIGEST: Final = 16  # bytes; long enough that no two pasts collide by accident
NO_ACTION: Final = -1
BYSTANDER: Final = None
Memories = Mapping[int | None, bytes]
"""Memories by seat. The bystander's memory has what everyone knows."""


class Standing:
    """A game, and the choice that waits for its chance outcome. There is no game before the first outcome.

    The game is never changed. Only copies of it are played, so clones can share it.
    """

    def __init__(self, game: AnyGame | None, waiting: Action | None, memory: Memory | None) -> None:
        self.game, self.waiting, self.memory = game, waiting, memory

    def __deepcopy__(self, memo: object) -> Standing:
        return self

    def __reduce__(self) -> tuple[Callable[[bytes, int, Memories], Standing], tuple[bytes, int, Memories]]:
        """Pickle the game in the form of a save."""
        number = NO_ACTION if self.waiting is None else self.waiting.number
        if self.game is None or self.memory is None:
            return restored, (b"", number, {})
        return restored, (self.game.save(), number, dict(self.memory.kept()))

    def recalls(self, seat: int) -> bytes:
        """Return everything that the seat has chosen, heard and seen.

        A choice that waits for its chance outcome is included only for the player who made it.
        """
        assert self.game is not None
        assert self.memory is not None
        kept = self.memory.kept()[seat]
        if self.waiting is None or self.game.state.decision.seat != seat:
            return kept
        return grown(kept, self.waiting.text)

    def imagined(self, seat: int, seed: int) -> Standing:
        """Return a position that the seat cannot distinguish from this one, with everything hidden dealt again.

        The past of the other players is unknown except for its public part. They remember this part and what they have
        now.
        """
        assert self.game is not None
        assert self.memory is not None
        game, kept = self.game.determinize(seat, seed), self.memory.kept()
        dealt: dict[int | None, bytes] = {BYSTANDER: kept[BYSTANDER]}
        for other in people(game):
            dealt[other] = kept[seat] if other == seat else grown(kept[BYSTANDER], game.view(other))
        return Standing(game, None, Memory(game, dealt))


def restored(save: bytes, number: int, memories: Memories) -> Standing:
    if not save:
        return NOTHING
    game = load(save)
    return Standing(game, None if number == NO_ACTION else game.vocabulary[number], Memory(game, memories))


class Memory:
    """The digests of one moment, or the steps from the previous moment that produce them."""

    __slots__ = ("_before", "_game", "_kept", "_play")

    def __init__(
        self,
        game: AnyGame,
        kept: Memories | None = None,
        before: Memory | None = None,
        play: tuple[Action, int | None] | None = None,
    ) -> None:
        self._game, self._kept, self._before, self._play = game, kept, before, play

    def kept(self) -> Memories:
        waiting: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and memory._kept is None:
            waiting.append(memory)
            memory = memory._before
        for memory in reversed(waiting):
            memory._kept = memory._work_out()
            memory._before = None  # also releases the earlier games
        assert self._kept is not None
        return self._kept

    def _work_out(self) -> Memories:
        """Replay the last choice with events, and add what each seat saw."""
        watching = [BYSTANDER, *people(self._game)]
        if self._before is None or self._play is None:
            return {seat: grown(b"", told(self._game.events, seat), self._game.view(seat)) for seat in watching}
        (action, lot), game, kept = self._play, self._before._game, self._before.kept()
        events: list[Event] = []
        played(game, action, lot, events)
        chooser = game.state.decision.seat
        return {
            seat: grown(kept[seat], action.text if seat == chooser else "", told(events, seat), self._game.view(seat))
            for seat in watching
        }


NOTHING: Final = Standing(None, None, None)


def played(game: AnyGame, action: Action, lot: int | None, events: list[Event] | None = None) -> AnyGame:
    """Return the game after a choice. A chance outcome sets the random generator."""
    after = game.copy()
    if lot is not None:
        after.state.rng = mix(mix(after.state.rng) ^ lot)
    after.state.events = events
    after.state.play(action)
    after.state.events = None
    return after


def told(events: Sequence[Event], seat: int | None) -> list[Json]:
    seen = [event.seen_by(seat) for event in events]
    return [[event.law, event.what, dict(event.args)] for event in seen]


def grown(memory: bytes, *seen: Json) -> bytes:
    return blake2b(memory + json.dumps(seen, sort_keys=True).encode(), digest_size=DIGEST).digest()
