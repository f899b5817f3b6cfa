"""The campaign with everything: games by lot with three hirelings, one or two landmarks and advanced setup, for two to
six players on every map, in which every side of a hireling's card meets every faction and every map. Each game has to
end, nothing may be lost or leak, rule has to be what a plain second count says, and whatever is saved or written has
to read as it was.

    python -m tests.root.campaign --games 5000 --workers 16

prints who met whom, how the games ended, and every game that failed with its number; the answer is 1 if any did.
`--first` begins with another number, and one game alone is `--games 1 --first 77`.

    python -m tests.root.campaign --edition fifth --games 3000 --workers 16

plays by an older edition instead, with what that has: every two of its factions meet, and each meets every map."""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from typing import Protocol, Self, TypeVar

import copse
from copse.games import RootGame
from copse.kernel.options import Options
from copse.kernel.tasks import Json
from copse.root.cards import DECKS
from copse.root.check import check
from copse.root.editions import EDITIONS
from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import HirelingCard
from copse.root.hirelings.hiring import THREE
from copse.root.landmarks import PRINTINGS
from copse.root.maps import MAPS
from copse.root.state import NONE, Woodland
from tests.root.seatings import VAGABONDS, may_join
from tests.root.test_20_properties import check_cards, check_kept, check_map, check_pieces

MOST_DECISIONS = 30_000
CHECKED = 23  # decisions from one look at everything to the next
REWRITTEN = 211  # and to one that is saved, written and dealt anew
CHUNK = 8  # games that a worker takes at a time
DRAFTS = 3  # of so many games one begins with a draft
SIZES = (2, 3, 4, 5, 6)

Pair = tuple[str, str]


def plays_beside(side: str, faction: str) -> bool:
    """§A.6.5: whether a faction may be at the table where this side is hired; the second Vagabond is one too."""
    return HIRELINGS[side].linked not in ({faction} if faction not in VAGABONDS else VAGABONDS)


BESIDE = tuple((side, faction) for side, faction in product(HIRELINGS, FACTIONS) if plays_beside(side, faction))
GROUNDS = tuple(product(MAPS, DECKS))


def options_of(number: int) -> dict[str, Json]:
    """The table of a game by advanced setup: in most the next pair of side and faction, and others by lot; in some the
    factions are drafted."""
    dice = random.Random(number)
    side, faction = BESIDE[number % len(BESIDE)]
    sides = [side]
    while len(sides) < THREE:
        other = dice.choice([name for name in HIRELINGS if plays_beside(name, faction)])
        if HIRELINGS[other].card not in [HIRELINGS[name].card for name in sides]:
            sides.append(other)
    board, deck = GROUNDS[(number + number // len(BESIDE)) % len(GROUNDS)]
    size = SIZES[number // 3 % len(SIZES)]
    drafted: list[Json] = [None] * size
    seated = list[Json](seats_of(faction, sides, size, dice))
    return {
        "setup": "advanced",
        "factions": drafted if number % DRAFTS == 0 else seated,
        "hirelings": list[Json](sides),
        "landmarks": 1 + number % 2,
        "landmark_printing": dice.choice(PRINTINGS),
        "map": board,
        "deck": deck,
    }


def seats_of(faction: str, sides: list[str], size: int, dice: random.Random) -> list[str]:
    """This faction and others that may play beside these hirelings, as far as there are so many, in some order."""
    beside = [name for name in FACTIONS if all(plays_beside(side, name) for side in sides)]
    seated = {faction, "vagabond"} if faction == "vagabond2" else {faction}
    while len(seated) < size or seated <= VAGABONDS:
        free = [name for name in beside if name not in seated and may_join(name, seated)]
        if not free:
            break
        seated.add(dice.choice(free))
    order = sorted(seated)
    dice.shuffle(order)
    return order


# ---- tables of an older edition


def pairs_of(edition: str) -> list[Pair]:
    """Every two factions of an edition, in the order of setup."""
    return list(combinations(EDITIONS[edition].factions, 2))


def options_by(edition: str, number: int) -> dict[str, Json]:
    """The table of a game: the next pair of factions, and others by lot, on the next ground."""
    printed, dice = EDITIONS[edition], random.Random(number)
    pairs, grounds = pairs_of(edition), list(product(printed.maps, printed.decks))
    seated = {*pairs[number % len(pairs)], *printed.required}
    if "vagabond2" in seated:
        seated.add("vagabond")
    sizes = [size for size in SIZES if size <= len(printed.factions)]
    size = sizes[(number + number // len(pairs)) % len(sizes)]
    while len(seated) < size or seated <= VAGABONDS:
        seated.add(dice.choice([name for name in printed.factions if name not in seated and may_join(name, seated)]))
    order = sorted(seated)
    dice.shuffle(order)
    board, deck = grounds[(number + number // len(pairs)) % len(grounds)]
    return {"edition": edition, "factions": list[Json](order), "map": board, "deck": deck}


def table_of(edition: str, number: int) -> dict[str, Json]:
    return options_by(edition, number) if edition else options_of(number)


# ---- one game


@dataclass
class Told:
    """What became of some games."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    factions: Counter[Pair] = field(default_factory=Counter)  # each with the side or, by an edition, faction it met
    maps: Counter[Pair] = field(default_factory=Counter)  # each with the side or faction that was there
    landmarks: Counter[str] = field(default_factory=Counter)
    commanded: Counter[str] = field(default_factory=Counter)  # how often a side was sent to do something
    failures: list[str] = field(default_factory=list)

    def add(self, other: Told) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.commanded.update(other.commanded)
        self.factions.update(other.factions)
        self.maps.update(other.maps)
        self.landmarks.update(other.landmarks)
        self.failures += other.failures

    def unmet(self, edition: str) -> list[Pair]:
        """The pairs that should have met and did not."""
        pairs = pairs_of(edition) if edition else BESIDE
        grounds = product(EDITIONS[edition].factions, EDITIONS[edition].maps) if edition else product(HIRELINGS, MAPS)
        return [pair for pair in pairs if not self.factions[pair]] + [pair for pair in grounds if not self.maps[pair]]


def check_control(state: Woodland) -> None:
    """§A.6.4, §E.1: for each marker that left the track someone holds a hireling or is about to take one, and who holds
    one has markers on its card, unless it is just being passed on."""
    bands = range(state.seats, state.rules.party_count)
    held = [party for party in bands if state.holder[party] != NONE]
    prompt = type(state.decision).__name__ if state.todo else ""
    if prompt not in ("EngageHireling", "PassOn"):
        assert state.markers.bit_count() + sum(state.claims) + len(held) == len(bands)
        assert all(state.board(party, HirelingCard).control > 0 for party in held)
    assert all(state.board(party, HirelingCard).control == 0 for party in bands if party not in held)


def check_reading(game: RootGame, dice: random.Random) -> None:
    """What is saved or written reads as it was; what a seat cannot know changes nothing that it sees."""
    assert copse.load(game.save()) == game
    position = game.position()
    assert copse.position(position).position() == position
    observer = dice.randrange(game.seats)
    other = game.determinize(observer, dice.randrange(1 << 30))
    assert other.view(observer) == game.view(observer)
    assert other.view(None) == game.view(None)
    if observer == game.decision.seat:
        assert other.decision.actions == game.decision.actions


def stalled(state: Woodland) -> bool:
    """Whether nobody can score or draw any more, so that choices by lot may never end it."""
    points = [state.marker(seat) for seat in range(state.seats)]
    return all(marker is None for marker in points) and not state.deck and not state.discard


def play(number: int, edition: str, more: Options | None = None) -> Told:
    """Play a random game to its end, and look at everything now and then. `more` are options beside those of the
    table."""
    told, dice = Told(games=1), random.Random(number)
    options: Options = {**table_of(edition, number), **(more or {}), "seed": number}
    game: RootGame = copse.new("root", **options)
    while not game.over and not (told.decisions >= MOST_DECISIONS and stalled(game.state)):
        actions = game.decision.actions
        assert actions, f"a decision without a legal action: {game.decision.prompt}"
        assert len(set(actions)) == len(actions), f"the same choice twice: {game.decision.prompt}"
        assert told.decisions < MOST_DECISIONS, f"the game goes on and on: {game.state.points}"
        orders = [action for action in actions if action.verb.name == "command"]
        action = dice.choice(orders if orders and dice.random() < 0.5 else actions)
        if action.verb.name == "command":
            told.commanded[action.text.split()[1]] += 1
        game.apply(action)
        told.decisions += 1
        if told.decisions % CHECKED == 0 or game.over:
            look(game.state)
        if told.decisions % REWRITTEN == 0 and not game.over:
            check_reading(game, dice)
    state = game.state
    sides = state.rules.party_names[state.seats :]
    told.endings[state.won_by or "nobody: no marker on the track and no card left"] += 1
    if edition:
        seated = [name for name in EDITIONS[edition].factions if name in state.rules.names]
        told.factions.update(combinations(seated, 2))
        told.maps.update((name, str(options["map"])) for name in seated)
        assert copse.replay(game.record()).hash() == game.hash()
    told.factions.update(product(sides, state.rules.names))
    told.maps.update((side, str(options["map"])) for side in sides)
    told.landmarks.update(state.rules.landmark_places)
    return told


def look(state: Woodland) -> None:
    """Nothing is lost, and what is kept beside the counts is what they say."""
    check_cards(state)
    check_pieces(state)
    check_map(state)
    check_kept(state)
    check_control(state)
    check(state)


# ---- many games


def play_some(numbers: Iterable[int], edition: str = "") -> Told:
    told = Told()
    for number in numbers:
        try:
            told.add(play(number, edition))
        except Exception:  # whatever it is, it is told with the number of the game
            told.failures.append(f"game {number}: {table_of(edition, number)}\n{traceback.format_exc()}")
    return told


def chunks(first: int, games: int) -> Iterator[range]:
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


class Account(Protocol):
    """What a campaign tells."""

    failures: list[str]

    def add(self, other: Self) -> None: ...


A = TypeVar("A", bound=Account)


def campaign(play_some: Callable[[Iterable[int]], A], games: int, workers: int, first: int = 0) -> A:
    """The account of so many games, played by so many processes."""
    if workers == 1:
        return play_some(range(first, first + games))
    told = play_some([])
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(play_some, chunks(first, games)):
            told.add(part)
    return told


def report(told: Told, seconds: float, edition: str = "") -> str:
    """Who met whom, as a table of counts, and what went wrong."""
    rows = met_by(told, edition) if edition else met_hired(told)
    ends = ", ".join(f"{number} by {law}" for law, number in told.endings.most_common())
    rows += ["", f"{told.games} games, {told.decisions:,} decisions in {seconds:.0f} s; won: {ends}"]
    unmet, who = told.unmet(edition), "faction" if edition else "side"
    rows.append(f"{len(unmet)} pairs never met" if unmet else f"every {who} met every faction and every map")
    return "\n".join([*rows, f"{len(told.failures)} failures", *told.failures])


def met_by(told: Told, edition: str) -> list[str]:
    names, maps = list(EDITIONS[edition].factions), EDITIONS[edition].maps
    width = max(map(len, names))
    rows = [" " * width + "".join(f"{name[:7]:>8}" for name in (*names, *maps))]
    for name in names:
        met = [told.factions[name, other] + told.factions[other, name] for other in names]
        rows.append(
            f"{name:<{width}}" + "".join(f"{number:>8}" for number in (*met, *(told.maps[name, m] for m in maps)))
        )
    return rows


def met_hired(told: Told) -> list[str]:
    names = list(FACTIONS)
    width = max(map(len, HIRELINGS))
    rows = [" " * width + "".join(f"{name[:7]:>8}" for name in (*names, *MAPS)) + "    sent"]
    for side in HIRELINGS:
        met = [told.factions[side, name] if plays_beside(side, name) else "-" for name in names]
        met += [told.maps[side, name] for name in MAPS]
        rows.append(f"{side:<{width}}" + "".join(f"{number:>8}" for number in (*met, told.commanded[side])))
    return [*rows, "", "landmarks: " + ", ".join(f"{name} {number}" for name, number in told.landmarks.most_common())]


def command(
    prog: str,
    play_some: Callable[[Iterable[int]], A],
    report: Callable[[A, float], str],
    given_words: Sequence[str] | None = None,
) -> int:
    """Play as the command line or these words say, and print the report; the answer is 1 if anything failed."""
    arguments = argparse.ArgumentParser(prog=f"python -m {prog}")
    arguments.add_argument("--games", type=int, default=500)
    arguments.add_argument("--workers", type=int, default=1, help="processes")
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = arguments.parse_args(given_words)
    start = time.monotonic()
    told = campaign(play_some, given.games, given.workers, given.first)
    print(report(told, time.monotonic() - start))
    return int(bool(told.failures))


def main() -> int:
    choice = argparse.ArgumentParser(add_help=False)
    choice.add_argument("--edition", choices=list(EDITIONS), default="")
    given, others = choice.parse_known_args()
    by_it = partial(play_some, edition=given.edition)
    return command("tests.root.campaign", by_it, partial(report, edition=given.edition), others)


if __name__ == "__main__":
    sys.exit(main())
