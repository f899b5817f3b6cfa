"""The table of Small World in text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.law import select
from copse.locale import Words
from copse.smallworld.traits import HOOKS, Power, Race
from copse.smallworld.world import World
from copse.terminal.formatting import cited
from copse.terminal.smallworld import render
from copse.terminal.smallworld.seen import see
from copse.terminal.table import Shown, TableView
from copse.wording.smallworld.labels import SmallWorldLabels


class SmallWorldTable(TableView):
    book = "sw"

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        assert isinstance(game.state, World)
        self.rules = game.state.rules
        self._labels = SmallWorldLabels(words, self.rules, names)
        super().__init__(game, words, names)

    @property
    def labels(self) -> SmallWorldLabels:
        return self._labels

    @property
    def commands(self) -> Mapping[str, Shown]:
        game, labels = self.game, self.labels
        return {
            "map": lambda seat, _, width: self.chart(seat, width),
            "regions": lambda seat, _, width: render.regions(see(game, seat), labels, width),
            "seats": lambda seat, _, width: Group(
                render.track(see(game, seat), labels), render.seats(see(game, seat), labels, self.known(seat))
            ),
            "offer": lambda seat, _, width: render.offer(see(game, seat), labels),
        }

    def seat_text(self, seat: int) -> Text:
        return render.seat_text(self.labels, seat)

    def find(self, topic: str) -> RenderableType | None:
        """Return help on a race or power: its paragraphs, or its values if the players defined it."""
        thing = self.labels.find(topic)
        if thing is None:
            return None
        if thing.names:
            return self._own(thing)
        return Group(*(cited(row.id, self.words) for row in select(thing.law)))

    def _own(self, thing: Race | Power) -> RenderableType:
        say, labels = self.words.say, self.labels
        kind, name = ("race", labels.race(thing.id)) if isinstance(thing, Race) else ("power", labels.power(thing.id))
        lines = [Text(say(f"help-{kind}", name=name, tokens=thing.value))]
        for hook, default in HOOKS.items():
            given: bool | int | tuple[str, ...] = getattr(thing.ability, hook)
            if given != default:
                value = say("yes") if given is True else ", ".join(given) if isinstance(given, tuple) else str(given)
                lines.append(Text(f"  {say('help-hook', hook=hook, value=value)}"))
        return Group(*lines, cited(thing.law, self.words))

    def scene(self, seat: int | None, width: int) -> Sequence[RenderableType]:
        seen = see(self.game, seat)
        things: list[RenderableType] = [render.seats(seen, self.labels, self.known(seat)), Text()]
        if not self.game.over and self.game.decision.prompt == "Pick":
            things += [render.offer(seen, self.labels), Text()]
        return [*things, render.track(seen, self.labels), self.chart(seat, width)]

    def chart(self, seat: int | None, width: int) -> RenderableType:
        return render.chart(see(self.game, seat), self.labels, width, self.room)

    def final(self) -> RenderableType:
        return render.final(self.game, self.labels)

    def choices(self, actions: Mapping[Action, str], width: int) -> RenderableType:
        listed = render.choices(see(self.game, self.game.decision.seat), actions, self.labels, width)
        beyond = self.labels.beyond_reach(self.game)
        return Group(listed, Text(beyond, "dim")) if beyond else listed

    def is_about(self, action: Action, topic: str, label: str = "") -> bool:
        """Whether the topic means the action. Regions and pairs may also be named by number."""
        return topic in map(str, action.args[:1]) or super().is_about(action, topic, label)

    def guessed(self) -> bool:
        return not (self.game.over or self.rules.open_coins)
