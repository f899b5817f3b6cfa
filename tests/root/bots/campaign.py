"""The campaign with bots: games by lot with one to four of them, of any difficulty and with any traits, in which every
bot meets every faction on every map. Nobody may be asked for a bot, each game has to end, nothing may be lost or leak,
rule and paths have to be what a plain second count says, and whatever is saved, written or told has to read as it was.

    python -m tests.root.bots.campaign --games 5000 --workers 16

prints who met whom where, how the games ended, and every game that failed with its number; the answer is 1 if any did.
`--first` begins with another number, and one game alone is `--games 1 --first 77`."""

from __future__ import annotations

import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

import copse
from copse.games import RootGame
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.options import Options
from copse.kernel.tasks import Json
from copse.root.bots import BOTS
from copse.root.bots.base import DIFFICULTIES, NORMAL, Bot
from copse.root.cards import DECKS
from copse.root.check import check
from copse.root.factions import FACTIONS
from copse.root.landmarks import PRINTINGS
from copse.root.maps import MAPS
from copse.root.rules import MOST_PLAYERS
from copse.root.state import Woodland
from tests.root.bots.tables import bot_by_lot
from tests.root.campaign import check_reading, command, look, stalled

MOST_DECISIONS = 30_000
LOOKED_AT = 17  # decisions from one look at everything to the next
REWRITTEN = 131  # and to one that is saved, written and dealt anew
RETOLD = 4  # of so many games one is told step by step at its end,
GREEDY = 5  # and in one people take what leads to points, for by lot they never win
TRIED = 12  # choices of which the greedy see what comes
MOST_BOTS = 4
STRIDE = 41  # from one meeting to that of the next game, so that a short run has many


def plays_beside(bot: str, faction: str) -> bool:
    """§bots:3.2; the Vagabot takes the place of the second Vagabond (B20)."""
    plain = BOTS[bot](NORMAL, ())
    return (plain.excludes or plain.replaces) != faction


BESIDE = tuple((bot, faction) for bot, faction in product(BOTS, FACTIONS) if plays_beside(bot, faction))
MEETINGS = tuple((bot, faction, board) for (bot, faction), board in product(BESIDE, MAPS))


def options_of(number: int) -> dict[str, Json]:
    """The table of a game: the next pair of a bot and a faction on the next map, and everything else by lot, as far as
    it can be at one table."""
    dice = random.Random(number)
    bot, faction, board = MEETINGS[number * STRIDE % len(MEETINGS)]
    while True:
        options = {**table_of(bot, faction, dice), "map": board}
        try:
            copse.new("root", seed=0, **options)
        except BadSetup:
            continue
        return options


def table_of(bot: str, faction: str, dice: random.Random) -> dict[str, Json]:
    bots = [bot, *dice.sample([name for name in BOTS if name != bot], dice.randint(0, MOST_BOTS - 1))]
    people = [faction, "vagabond"] if faction == "vagabond2" else [faction]
    others = [name for name in FACTIONS if name not in (*people, "vagabond2")]
    people += dice.sample(others, dice.randint(0, max(0, min(3, MOST_PLAYERS - len(bots) - len(people)))))
    factions: list[Json] = [*people, *[bot_by_lot(name, dice) for name in bots]]
    dice.shuffle(factions)
    return {
        "factions": factions,
        "deck": dice.choice(DECKS),
        "setup": dice.choice(["standard", "advanced"]),
        "hirelings": dice.choice(["random", [], []]),
        "landmarks": dice.choice([0, 0, 1, 2]),
        "landmark_printing": dice.choice(PRINTINGS),
        "together": dice.random() < 0.3,
        "questions": dice.choice(["open", "all"]),
    }


# ---- one game


@dataclass
class Told:
    """What became of some games."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    met: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # bot, faction and map
    between: Counter[tuple[str, str]] = field(default_factory=Counter)  # two bots at one table
    played: Counter[tuple[str, str]] = field(default_factory=Counter)  # a bot with a difficulty, a trait or a role
    failures: list[str] = field(default_factory=list)

    def add(self, other: Told) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.winners.update(other.winners)
        self.met.update(other.met)
        self.between.update(other.between)
        self.played.update(other.played)
        self.failures += other.failures

    def unmet(self) -> list[str]:
        """Whatever should have come up and did not."""
        found = [
            f"{bot} with {faction} on {board}" for bot, faction, board in MEETINGS if not self.met[bot, faction, board]
        ]
        found += [
            f"{bot} with {other}" for bot, other in product(BOTS, BOTS) if bot < other and not self.between[bot, other]
        ]
        for name, kind in BOTS.items():
            plain = kind(NORMAL, ())
            words = [*DIFFICULTIES, *plain.roles, *[trait.name for trait in plain.offered]]
            found += [f"{name}:{word}" for word in words if not self.played[name, word]]
        return found


def check_sight(state: Woodland) -> None:
    """Nobody sees a card of a hand that is hidden from him, nor which plot lies face down; bots have no hand."""
    for observer in (None, *range(state.seats)):
        seen = state.view(observer)
        assert isinstance(seen["deck"], int)
        seats = seen["seats"]
        assert isinstance(seats, list)
        for seat, shown in enumerate(seats):
            assert isinstance(shown, dict)
            hand, board = shown["hand"], shown["board"]
            assert isinstance(hand, dict)
            assert isinstance(board, dict)
            known, zone = hand["cards"], state.hands[seat]
            assert isinstance(known, list)
            assert len(known) <= len(zone.cards) - (len(zone.hidden_from(observer)) if observer != seat else 0)
            assert seat in state.rules.people or not zone.cards
            if state.rules.names[seat] == "cogwheel_corvids":
                plots = board["plots"]
                assert isinstance(plots, dict)
                assert not any(plots.values()), "the lot chose them, and nobody has looked"


def check_telling(game: RootGame, observer: int | None) -> None:
    """The steps of the game lead to what is there now, and whoever looks on sees them as he sees the game."""
    moments = game.moments(observer)
    numbers = [moment.events for moment in moments]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(game.events)
    now = game.view(observer)
    assert all(now[name] == value for name, value in moments[-1].view.items())


def greedy(state: Woodland, dice: random.Random) -> Action:
    """Of some choices by lot the one that leads to most points for who makes it, however chance falls."""

    def lead(action: Action) -> int:
        trial, seat = state.copy(), state.decision.seat
        trial.play(action)
        return trial.points[seat]

    actions = state.decision.legal(state)
    return max(dice.sample(actions, min(TRIED, len(actions))), key=lead)


def play(number: int) -> Told:
    """Play a random game to its end, and look at everything now and then."""
    told, dice = Told(games=1), random.Random(number)
    options: Options = {**options_of(number), "seed": number}
    game: RootGame = copse.new("root", **options)
    rules = game.state.rules
    while not game.over and not (told.decisions >= MOST_DECISIONS and stalled(game.state)):
        actions = game.decision.actions
        assert game.decision.seat in rules.people, f"a bot is asked: {game.decision.prompt}"
        assert actions, f"a decision without a legal action: {game.decision.prompt}"
        assert len(set(actions)) == len(actions), f"the same choice twice: {game.decision.prompt}"
        assert told.decisions < MOST_DECISIONS, f"the game goes on and on: {game.state.points}"
        game.apply(greedy(game.state, dice) if number % GREEDY == 0 else dice.choice(actions))
        told.decisions += 1
        check(game.state)
        if told.decisions % LOOKED_AT == 0 or game.over:
            look(game.state)
            check_sight(game.state)
        if told.decisions % REWRITTEN == 0 and not game.over:
            check_reading(game, dice)
    if number % RETOLD == 0:
        check_telling(game, dice.choice([None, *range(game.seats)]))
        assert copse.replay(game.record()) == game
    note(told, game.state, str(options["map"]))
    return told


def note(told: Told, state: Woodland, board: str) -> None:
    """Who was there, and how it ended."""
    rules = state.rules
    told.endings[state.won_by or "nobody: no marker on the track and no card left"] += 1
    told.winners.update("bots" if seat in rules.machines else "people" for seat in state.winners[:1])
    bots, people = [rules.names[seat] for seat in rules.machines], [rules.names[seat] for seat in rules.people]
    told.met.update((bot, faction, board) for bot, faction in product(bots, people))
    told.between.update((bot, other) for bot, other in product(bots, bots) if bot < other)
    for seat in rules.machines:
        bot = rules.factions[seat]
        assert isinstance(bot, Bot)
        told.played.update((bot.name, word) for word in (bot.difficulty, bot.role, *bot.traits))


# ---- many games


def play_some(numbers: Iterable[int]) -> Told:
    told = Told()
    for number in numbers:
        try:
            told.add(play(number))
        except Exception:  # whatever it is, it is told with the number of the game
            told.failures.append(f"game {number}: {options_of(number)}\n{traceback.format_exc()}")
    return told


def report(told: Told, seconds: float) -> str:
    """Who met whom, as a table of counts, and what went wrong."""
    names, width = list(FACTIONS), max(map(len, BOTS))
    rows = [" " * width + "".join(f"{name[:9]:>10}" for name in (*names, *MAPS))]
    for bot in BOTS:
        met = [sum(told.met[bot, name, board] for board in MAPS) if plays_beside(bot, name) else "-" for name in names]
        met += [sum(told.met[bot, name, board] for name in names) for board in MAPS]
        rows.append(f"{bot:<{width}}" + "".join(f"{number:>10}" for number in met))
    ends = ", ".join(f"{number} by {law}" for law, number in told.endings.most_common())
    won = ", ".join(f"{number} by {who}" for who, number in told.winners.most_common())
    rows += ["", f"{told.games} games, {told.decisions:,} decisions in {seconds:.0f} s; won: {ends}; {won}"]
    unmet = told.unmet()
    missing = f"{len(unmet)} never came up: {'; '.join(unmet[:20])}{'; …' * (len(unmet) > 20)}"
    rows.append(
        missing if unmet else "every bot met every faction on every map, every other bot, and played every card"
    )
    return "\n".join([*rows, f"{len(told.failures)} failures", *told.failures])


if __name__ == "__main__":
    sys.exit(command("tests.root.bots.campaign", play_some, report))
