"""Labels: the engine's values in a person's words. What an action costs is worked out on a game in which everything
that the seat cannot know was dealt anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Final

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.locale import Words, slug
from copse.smallworld import actions as verbs
from copse.smallworld.conquest import full_cost
from copse.smallworld.rules import DIE, Rules
from copse.smallworld.traits import Power, Race
from copse.smallworld.world import World
from copse.terminal.smallworld.seen import LOST_TRIBE, Seen, see

MERGED: Final = ("deployed", "encamped", "stationed")
"""Events that come one region at a time, and are told in one line."""
TABLES_REMEMBERED: Final = 256  # kinds of tables: of the same races and powers


class Asked:
    """A decision as the seat meets it, which is all that the labels of its actions depend on. What a conquest costs is
    worked out only if one is among them."""

    def __init__(self, game: AnyGame, rules: Rules, seen: Seen) -> None:
        figures = game.decision.args
        self.seen: Final = seen
        self.pips: Final = int(figures.get("pips", 0))
        self._race: Final = rules.race(str(figures["race"])) if "race" in figures else -1
        self._game: Final = game

    @cached_property
    def _known(self) -> World:
        known = self._game.determinize(self.seen.seat, 0).state
        assert isinstance(known, World)
        return known

    @property
    def hand(self) -> int:
        return self._known.hand[self._race]

    def cost(self, region: int) -> int:
        return full_cost(self._known, self._race, region)


class Labels:
    """The names of things in one language, with the players' own races and powers. `names` are those of the seats."""

    def __init__(self, words: Words, rules: Rules, names: Sequence[str] = ()) -> None:
        self.words: Final = words
        self.rules: Final = rules
        self.names: Final = names
        self._called: Final = _names(words.language, rules)

    # ---- things

    def race(self, id: str) -> str:
        if id == LOST_TRIBE:
            return self.words.say("marker-lost-tribe")
        return self._called["race"].get(id, id)

    def power(self, id: str) -> str:
        return self._called["power"].get(id, id)

    def people(self, race: str, power: str) -> str:
        """A race with its power, or alone if the power is gone."""
        if not power:
            return self.race(race)
        return self.words.say("people", race=self.race(race), power=self.power(power))

    def region(self, number: int) -> str:
        regions = self.rules.board.data["regions"]
        if not 1 <= number <= len(regions):
            return str(number)
        terrain = self.words.say(f"terrain-{regions[number - 1]['terrain']}")
        return self.words.say("region", region=number, terrain=terrain)

    def seat(self, seat: int) -> str:
        """Its name, which is enough if nobody else has it."""
        label = self.words.say("seat", seat=seat)
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return label
        return name if self.names.count(name) == 1 else f"{label} ({name})"

    def find(self, name: str) -> Race | Power | None:
        """The race or power with this id, or with this name in the language that is spoken."""
        wanted = name.strip().casefold()
        named: dict[str, Race | Power] = {}
        for race in self.rules.races:
            named |= dict.fromkeys((race.id, self.race(race.id).casefold()), race)
        for power in self.rules.powers:
            named |= dict.fromkeys((power.id, self.power(power.id).casefold()), power)
        return named.get(wanted)

    # ---- questions and choices

    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        return self.words.say(f"prompt-{prompt}", **self._named(args))

    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        """The legal actions, or these, and what each means to the seat that has to decide."""
        decision = game.decision
        told = decision.actions if among is None else among
        asked = Asked(game, self.rules, see(game, decision.seat))
        active = asked.seen.active(decision.seat)
        people = self.people(active.race, active.power) if active else ""
        return {action: self._action(action, people, asked) for action in told}

    def _action(self, action: Action, people: str, asked: Asked) -> str:
        args: dict[str, Word] = dict(zip(action.verb.fields, action.args, strict=True))
        if people:
            args["people"] = people
        if "seat" in args:
            args["who"] = self.seat(int(args["seat"]))
        if "region" in args:
            region = int(args["region"])
            held = asked.seen.region(region)
            args["where"], args["tokens"] = self.region(region), held.tokens
            args["race"] = self.race(held.holder) if held.holder else ""
            args["against"] = self._against(held.holder, asked.seen)
        if action.verb is verbs.CONQUER:
            args["tokens"] = max(1, asked.cost(int(args["region"])) - asked.pips)
        elif action.verb is verbs.REINFORCE:
            missing = asked.cost(int(args["region"])) - asked.hand
            args["pips"] = missing
            args["chance"] = round(100 * sum(face >= missing for face in DIE) / len(DIE))
        elif action.verb is verbs.UNLEASH:
            args["tokens"] = 1
        elif action.verb is verbs.PICK:
            pair = asked.seen.offer[int(args["place"]) - 1]
            args["people"] = self.people(pair.race, pair.power)
            args["tokens"] = pair.tokens
            args["paid"], args["taken"] = int(args["place"]) - 1, pair.coins
        elif action.verb is verbs.DEPLOY:
            args["tokens"] = args["count"]
        elif action.verb is verbs.ENCAMP:
            args["count"] = args["n"]
        return self.words.say(f"action-{slug(action.verb.name)}", **args)

    def _against(self, holder: str, seen: Seen) -> str:
        """Who would lose the region."""
        if not holder:
            return ""
        if holder == LOST_TRIBE:
            return self.words.say("against-tribe")
        people = seen.people(holder)
        own = people is not None and people.seat == seen.seat
        return self.words.say("against-own" if own else "against", race=self.race(holder))

    # ---- the log

    def events(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """The log as lines: text and paragraph. Events are those that the seat may see (`Game.events_for`)."""
        return [(self._event(*group), group[0].law) for group in _grouped(events)]

    def _event(self, *group: Event) -> str:
        first = group[0]
        try:
            args = self._named(first.args)
            regions = [int(event.args["region"]) for event in group if "region" in event.args]
            args["where"] = ", ".join(map(self.region, dict.fromkeys(regions)))
            for figure in {"tokens", "count"} & set(args):
                args[figure] = sum(int(event.args[figure]) for event in group)
            message = f"event-{slug(first.what)}"
            return self.words.say(message + ".hidden" if "hidden" in args else message, **args)
        except (LookupError, ValueError):  # a save can hold events that this version does not have
            return " ".join([first.what, *(f"{name} {value}" for name, value in first.args.items())])

    def _named(self, args: Mapping[str, Word]) -> dict[str, Word]:
        """The figures of an event or a prompt with names for ids."""
        named = dict(args)
        if "race" in args:
            named["race"] = self.race(str(args["race"]))
            named["people"] = self.people(str(args["race"]), str(args.get("power", "")))
        if isinstance(args.get("seat"), int):
            named["who"] = self.seat(int(args["seat"]))
        if isinstance(args.get("friend"), int):
            named["friend"] = self.seat(int(args["friend"]))
        return named


@lru_cache(TABLES_REMEMBERED)
def _names(language: str, rules: Rules) -> Mapping[str, Mapping[str, str]]:
    """What races and powers are called: those of the players' own by themselves, the others by the catalogue."""
    words = Words(language)

    def name(kind: str, thing: Race | Power) -> str:
        message = f"{kind}-{slug(thing.id)}"
        return dict(thing.names).get(language) or (words.say(message) if message in words else thing.id)

    return {
        "race": {race.id: name("race", race) for race in rules.races},
        "power": {power.id: name("power", power) for power in rules.powers},
    }


def _grouped(events: Sequence[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and event.what in MERGED and _kind(groups[-1][0]) == _kind(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _kind(event: Event) -> Event:
    """What two events must share to be told in one line."""
    varying = ("region", "tokens", "count")
    return replace(event, args={name: value for name, value in event.args.items() if name not in varying})
