"""Fields of tasks, in both games: whatever is out of their domains is refused in saves and in positions, with the task,
the field and what is allowed; whatever games come to is within them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

import copse
from copse.games import AnyGame
from copse.kernel import saves
from copse.kernel.chance import Dice
from copse.kernel.domains import Domain
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.tasks import Decision, Json, State, Task, domains_of, fields_of
from copse.root.bots import BOTS
from copse.root.bots.base import NORMAL
from copse.root.cards import DECKS
from copse.root.domains import OWN_PARTY, OWN_SEAT
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.hiring import THREE
from copse.root.maps import MAPS
from tests.root.seatings import seatings

GAMES: Final = ("smallworld", "root")
TABLES: Final[dict[str, dict[str, Json]]] = {
    "smallworld": {"players": 3},
    "root": {"factions": ["marquise", "keepers", "vagabond"]},
}
STRANGE: Final[tuple[Json, ...]] = (None, True, "0", "x", 2**70)  # in a save
SEATINGS: Final = seatings(80)
BOT_TABLES: Final = 4  # of each bot
DECISIONS: Final = 800
ENOUGH: Final = 0.9  # of all kinds of tasks come up in such games


def tasks(game: AnyGame) -> list[tuple[str, dict[str, Domain]]]:
    return [(name, domains_of(kind)) for name, kind in game.book.tasks.items()]


def outside(domain: Domain, state: State) -> list[int]:
    """Numbers just below and above a domain, and in its gaps."""
    allowed = domain.numbers(state)
    near = {allowed[0] - 1, allowed[-1] + 1, *[number + 1 for number in allowed[:3]], -100, 10**6}
    return sorted(near - set(allowed))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_save_is_refused_if_any_field_of_any_task_is_out_of_its_domain(name: str) -> None:
    game = copse.new(name, **TABLES[name], seed=1)
    payload = saves.unpack(game.save())
    state = payload["state"]
    assert isinstance(state, dict)
    for task, domains in tasks(game):
        fitting = [domain.numbers(game.state)[0] for domain in domains.values()]
        for place, (field, domain) in enumerate(domains.items()):
            for wrong in (*outside(domain, game.state), *STRANGE):
                values = [*fitting[:place], wrong, *fitting[place + 1 :]]
                todo: list[Json] = [[task, *values]]
                forged: dict[str, Json] = {**payload, "state": {**state, "todo": todo}}
                complaint = f"{task}: '{field}' must be {domain.allowed(game.state)}, not {wrong!r}"
                with pytest.raises(BadSave, match=re.escape(complaint)):
                    copse.load(saves.pack(forged))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_refused_if_any_field_of_any_task_is_out_of_its_domain(name: str) -> None:
    game = copse.new(name, **TABLES[name], seed=1)
    head = "".join(f"{line}\n" for line in game.position().splitlines() if not line.startswith("todo"))
    for task, domains in tasks(game):
        words = [domain.write(game.state, domain.numbers(game.state)[0]) for domain in domains.values()]
        for place, (field, domain) in enumerate(domains.items()):
            for wrong in (*map(str, outside(domain, game.state)), "x", "1.0"):
                line = " ".join(["todo", task, *words[:place], wrong, *words[place + 1 :]])
                complaint = f"{task}: '{field}' must be {domain.meaning}"
                with pytest.raises(BadPosition, match=re.escape(complaint) + f".*not '{wrong}'"):
                    copse.position(head + line)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_within_the_domains_is_written_and_read_as_it_was(name: str) -> None:
    state = copse.new(name, **TABLES[name], seed=1).state
    for kind in copse.games.find(name).tasks.values():
        for domain in domains_of(kind).values():
            for number in domain.numbers(state):
                assert domain.read(state, domain.write(state, number)) == domain.check(state, number) == number


OLDER_TABLES = (
    ("early", ("marquise", "eyrie", "alliance", "vagabond", "vagabond2")),
    ("fifth", ("duchy", "corvids", "vagabond", "marquise")),
)
EDITION_GAMES = 4
DRAFTS = 12


def for_hire(seating: Sequence[str], seed: int) -> list[Json]:
    """Three hirelings that may play beside these factions, on either side of their cards; none if there are too few."""
    dice, free = Dice(seed), list(dict.fromkeys(side.card for side in HIRELINGS.values() if side.linked not in seating))
    cards = [free.pop(dice.below(len(free))) for _ in range(THREE)] if len(free) >= THREE else []
    sides = {card: [side.name for side in HIRELINGS.values() if side.card == card] for card in cards}
    return [sides[card][dice.below(len(sides[card]))] for card in cards]


def beside_a_bot(seed: int) -> list[str]:
    """A bot with every trait, and two people, who may have something to sell."""
    name, turn = list(BOTS)[seed % len(BOTS)], seed // len(BOTS)
    bot = BOTS[name](NORMAL, ())
    people = [faction for faction in ("riverfolk", "marquise", "alliance", "duchy") if faction != bot.replaces]
    words = [*bot.roles[2 + turn :][:1], *[trait.name for trait in bot.offered]]
    return [f"{name}:{'+'.join(words)}", *people[turn % 2 :][:2]]


def games(name: str) -> Iterator[AnyGame]:
    for seed, seating in enumerate(SEATINGS):
        if name == "root":
            ground: dict[str, Json] = {"map": MAPS[seed % len(MAPS)], "deck": DECKS[seed // 4 % len(DECKS)]}
            ground["hirelings"] = for_hire(seating, seed)
            yield copse.new("root", factions=list[Json](seating), **ground, seed=seed)
            if seed < BOT_TABLES * len(BOTS):
                del ground["hirelings"]
                yield copse.new("root", factions=list[Json](beside_a_bot(seed)), **ground, seed=seed)
        elif seed % 3 == 0:
            yield copse.new("smallworld", players=2 + seed // 3 % 4, seed=seed)
    if name == "root":
        for seed, (edition, older) in enumerate(OLDER_TABLES * EDITION_GAMES):
            yield copse.new("root", edition=edition, factions=list[Json](older), seed=seed)
        for seed in range(DRAFTS):
            ground = {"map": MAPS[seed % len(MAPS)], "hirelings": "random", "landmarks": 2}
            yield copse.new("root", factions=2 + seed % 5, setup="advanced", **ground, seed=seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_random_games_come_to_is_within_the_domains(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every task that is done or asked is looked at, not only those that a save would hold."""
    met: set[str] = set()
    do, ask = Task.waits, Decision.waits

    def look(task: Task, state: State) -> None:
        met.add(type(task).__name__)
        for (field, domain), value in zip(domains_of(type(task)).items(), fields_of(task), strict=True):
            assert value in domain.numbers(state), f"{task}: '{field}' is {domain.allowed(state)}"

    def watched_task(task: Task, state: State) -> bool:
        look(task, state)
        return do(task, state)

    def watched_decision(decision: Decision, state: State) -> bool:
        look(decision, state)
        return ask(decision, state)

    monkeypatch.setattr(Task, "waits", watched_task)
    monkeypatch.setattr(Decision, "waits", watched_decision)
    for game in games(name):
        state, dice = game.state.copy(), Dice(game.state.rng)
        for _ in range(DECISIONS):
            if state.over:
                break
            actions = state.decision.legal(state)
            state.play(actions[dice.below(len(actions))])
    tasks = copse.games.find(name).tasks
    assert len(met) > ENOUGH * len(tasks), f"not met: {sorted(tasks.keys() - met)}"


def test_a_step_of_root_names_whose_it_is_once() -> None:
    for kind in copse.games.find("root").tasks.values():
        owners = [field for field, domain in domains_of(kind).items() if domain in (OWN_SEAT, OWN_PARTY)]
        assert len(owners) == bool(domains_of(kind)), f"{kind.__name__}: {owners}"
