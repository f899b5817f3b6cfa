"""How the tests of Small World set up a table and look at it."""

from __future__ import annotations

from copse.games import SmallWorldGame
from tests.script import legal, play, small_world


def army(game: SmallWorldGame, race: str) -> dict[int, int]:
    """The regions of a race, each with its tokens."""
    world = game.state
    people = world.rules.race_ids.index(race)
    return {region: world.tokens[region] for region, holder in enumerate(world.holder) if holder == people}


def hand(game: SmallWorldGame, race: str) -> int:
    return game.state.hand[game.state.rules.race_ids.index(race)]


def tray(game: SmallWorldGame, race: str) -> int:
    return game.state.tray[game.state.rules.race_ids.index(race)]


def targets(*regions: int) -> list[str]:
    return [f"conquer {region}" for region in regions]


def incomes(game: SmallWorldGame) -> list[tuple[str, int | str]]:
    """What was scored so far, each sum with the paragraph that grants it."""
    return [(event.law, event.secret["coins"]) for event in game.events if event.what == "scored"]


def turn(step: str, *lines: str, players: int = 3, tribes: str = "none") -> SmallWorldGame:
    """A position at a moment of the turn of seat 0; lost tribes are only where the test wants them."""
    return small_world("\n".join([f"players {players}", f"turn 0 {step}", f"tribes {tribes}", *lines]))


def shown(game: SmallWorldGame, start: str) -> str:
    """What the position says after these words, such as `region 7`; nothing if it does not mention them."""
    found = [line.removeprefix(start) for line in game.position().splitlines() if f"{line} ".startswith(f"{start} ")]
    return found[0].strip() if found else ""


def price(game: SmallWorldGame, region: int) -> int:
    """How many tokens a conquest of this region takes now."""
    trial = play(game.copy(), f"{game.decision.seat} conquer {region}")
    return trial.state.tokens[region]


def attacks(game: SmallWorldGame, region: int) -> list[str]:
    """The legal ways to take this region."""
    return [action for action in legal(game) if action.endswith(f" {region}")]


def stop(game: SmallWorldGame, home: int) -> SmallWorldGame:
    """End the conquests and put all spare tokens into one region."""
    seat = game.decision.seat
    play(game, f"{seat} stop")
    return play(game, f"{seat} deploy {home} x{game.decision.args['hand']}")


def earned(game: SmallWorldGame, seat: int = 0) -> dict[str, int | str]:
    """What the seat scored last, by paragraph."""
    scored = [event for event in game.events if event.what == "scored" and event.args["seat"] == seat]
    last = max(place for place, event in enumerate(scored) if event.law == "sw:score.regions")
    return {event.law: event.secret["coins"] for event in scored[last:]}
