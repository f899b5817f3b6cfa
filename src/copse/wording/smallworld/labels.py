"""The questions, actions and log of Small World in words. The rules say what an action costs and brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Self

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.kernel.tasks import Forfeit
from copse.locale import Words, slug
from copse.smallworld import actions as verbs
from copse.smallworld.board import LOST_TRIBE
from copse.smallworld.conquest import DRAGON_TOKENS, full_cost, spent
from copse.smallworld.offer import price
from copse.smallworld.rules import DIE, NO_POWER, Rules
from copse.smallworld.traits import Power, Race
from copse.smallworld.world import NONE, TRIBE, World
from copse.wording.known import Known
from copse.wording.labels import Labels
from copse.wording.smallworld.known import known_coins

TABLES_REMEMBERED: Final = 256  # a kind of table is a set of rules: its races and powers


class SmallWorldLabels(Labels):
    """The words of one table in one language, including the players' custom races and powers."""

    merged = ("deployed", "encamped", "stationed")
    varying = ("region", "tokens", "count")

    def __init__(self, words: Words, rules: Rules, names: Sequence[str] = ()) -> None:
        super().__init__(words, names)
        self.rules: Final = rules
        self._called: Final = _names(words.language, rules)

    @classmethod
    def at(cls, game: AnyGame, words: Words, names: Sequence[str]) -> Self:
        assert isinstance(game.state, World)
        return cls(words, game.state.rules, names)

    def known(self, game: AnyGame, viewer: int) -> list[Known]:
        assert isinstance(game.state, World)
        return known_coins(game.state, game.events_for(viewer), viewer)

    # ---- things

    def race(self, id: str) -> str:
        if id == LOST_TRIBE:
            return self.words.say("marker-lost-tribe")
        return self._called["race"].get(id, id)

    def power(self, id: str) -> str:
        return self._called["power"].get(id, id)

    def people(self, race: str, power: str) -> str:
        """Return the name of a race with its power, or without it if the power is gone."""
        if not power:
            return self.race(race)
        return self.words.say("people", race=self.race(race), power=self.power(power))

    def region(self, number: int) -> str:
        regions = self.rules.board.data["regions"]
        if not 1 <= number <= len(regions):
            return str(number)
        terrain = self.words.say(f"terrain-{regions[number - 1]['terrain']}")
        return self.words.say("region", region=number, terrain=terrain)

    def seated(self, seat: int) -> str:
        """Return the player's name, or the seat's number if it has none. A name that several players have gets the
        number."""
        label = self.words.say("seat", number=seat + 1)
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return label
        return name if self.names.count(name) == 1 else f"{label} ({name})"

    def find(self, name: str) -> Race | Power | None:
        """Return the race or power with this id, or with this name in the language of the labels."""
        named: dict[str, Race | Power] = {}
        for race in self.rules.races:
            named |= dict.fromkeys((race.id, _typed(self.race(race.id))), race)
        for power in self.rules.powers:
            named |= dict.fromkeys((power.id, _typed(self.power(power.id))), power)
        return named.get(_typed(name))

    # ---- questions and choices

    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        return self.words.say(f"prompt-{prompt}", **self._named(args))

    def loss(self, forfeit: Forfeit) -> str:
        return self.words.say(f"loss-{forfeit.name}", **self._named(forfeit.args))

    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        told = game.decision.actions if among is None else among
        return {
            action: self.words.say(f"action-{slug(action.verb.name)}", **self.variables(game, action))
            for action in told
        }

    def variables(self, game: AnyGame, action: Action) -> dict[str, Word]:
        """Return the values for an action's sentence, as they are for the deciding seat and its people now."""
        state, decision = game.state, game.decision
        assert isinstance(state, World)
        seat, asked = decision.seat, str(decision.args.get("race", ""))
        race = self.rules.race(asked) if asked else NONE
        args: dict[str, Word] = dict(zip(action.verb.fields, action.args, strict=True))
        if state.active[seat] != NONE:
            args["people"] = self._people(state, state.active[seat])
        if "seat" in args:
            args["who"] = self.seated(int(args["seat"]))
        if "region" in args:
            args |= self._held(state, seat, int(args["region"]))
        if action.verb is verbs.CONQUER:
            args["tokens"] = spent(state, race, action.args[0], int(decision.args.get("pips", 0)))
        elif action.verb is verbs.REINFORCE:
            missing = full_cost(state, race, action.args[0]) - state.hand[race]
            args["pips"] = missing
            args["chance"] = round(100 * sum(face >= missing for face in DIE) / len(DIE))
        elif action.verb is verbs.UNLEASH:
            args["tokens"] = DRAGON_TOKENS
        elif action.verb is verbs.PICK:
            args |= self._pair(state, action.args[0] - 1)
        elif action.verb is verbs.DEPLOY:
            args["tokens"] = args["count"]
        elif action.verb is verbs.ENCAMP:
            args["count"] = args["n"]
        return args

    def named(self, game: AnyGame, action: Action, field: str) -> str:
        variables = self.variables(game, action)
        called = {"region": "where", "seat": "who", "place": "people"}.get(field, field)
        return str(variables[called])

    def beyond_reach(self, game: AnyGame) -> str:
        """List the regions that cost more tokens than are in hand, with their prices. Empty if there are none."""
        state, asked = game.state, game.decision.args
        assert isinstance(state, World)
        dear = [action.args[0] for action, law in game.decision.blocked() if law == action.law == verbs.CONQUER.law]
        if not dear:
            return ""
        race, pips = self.rules.race(str(asked["race"])), int(asked.get("pips", 0))
        told = [
            self.words.say("priced", where=self.region(region), tokens=spent(state, race, region, pips))
            for region in dear
        ]
        return self.words.say("beyond-reach", regions=", ".join(told))

    def _people(self, state: World, race: int) -> str:
        badge = state.badge[race]
        return self.people(self.rules.race_ids[race], "" if badge == NO_POWER else self.rules.power_ids[badge])

    def _held(self, state: World, seat: int, region: int) -> dict[str, Word]:
        """Return the values of a region, with the people that would lose it."""
        holder, against = state.holder[region], ""
        race = LOST_TRIBE if holder == TRIBE else self.rules.race_ids[holder] if holder >= 0 else ""
        if holder == TRIBE:
            against = self.words.say("against-tribe")
        elif holder >= 0:
            message = "against-own" if state.owner[holder] == seat else "against"
            against = self.words.say(message, race=self.race(race))
        held = self.race(race) if race else ""
        return {"where": self.region(region), "tokens": state.tokens[region], "race": held, "against": against}

    def _pair(self, state: World, place: int) -> dict[str, Word]:
        """Return the values of a pair on offer, by its place."""
        race, power, coins = state.offer[place]
        people = self.people(self.rules.race_ids[race], self.rules.power_ids[power])
        return {"people": people, "tokens": self.rules.tokens(race, power), "paid": price(place), "taken": coins}

    # ---- the log

    def told(self, group: Sequence[Event]) -> str:
        first = group[0]
        args = self._named(first.args)
        regions = [int(event.args["region"]) for event in group if "region" in event.args]
        args["where"] = ", ".join(map(self.region, dict.fromkeys(regions)))
        for name in {"tokens", "count"} & set(args):
            args[name] = sum(int(event.args[name]) for event in group)
        message = f"event-{slug(first.what)}"
        return self.words.say(message + ".hidden" if "hidden" in args else message, **args)

    def _named(self, args: Mapping[str, Word]) -> dict[str, Word]:
        """Return the arguments of an event or question, with names in place of ids."""
        named = dict(args)
        if "race" in args:
            named["race"] = self.race(str(args["race"]))
            named["people"] = self.people(str(args["race"]), str(args.get("power", "")))
        if isinstance(args.get("region"), int):
            named["where"] = self.region(int(args["region"]))
        if isinstance(args.get("seat"), int):
            named["who"] = self.seated(int(args["seat"]))
        if isinstance(args.get("friend"), int):
            named["friend"] = self.seated(int(args["friend"]))
        return named


@lru_cache(TABLES_REMEMBERED)
def _names(language: str, rules: Rules) -> Mapping[str, Mapping[str, str]]:
    """Return the names of races and powers: from their definition if players made them, else from the catalogue."""
    words = Words(language, "smallworld")

    def name(kind: str, thing: Race | Power) -> str:
        message = f"{kind}-{slug(thing.id)}"
        return dict(thing.names).get(language) or (words.say(message) if message in words else thing.id)

    return {
        "race": {race.id: name("race", race) for race in rules.races},
        "power": {power.id: name("power", power) for power in rules.powers},
    }


def _typed(name: str) -> str:
    """Normalise a name that a person types."""
    return name.strip().casefold().replace("ё", "е")
