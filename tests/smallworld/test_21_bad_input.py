"""Bad input, from a file or a caller: a clear error, nothing changed, no other exception."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import copse
from copse.games import AnyGame
from copse.kernel import saves
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadRecord, BadSave, BadSetup, CopseError, IllegalAction, UnknownAction
from copse.kernel.tasks import Json
from tests.damage import flip_bits, forge, mutate_text

STRANGE = ("orcs", "flying", "declined", "hand", "99", "~", "#", "todo", "é")


def some_game(seed: int) -> AnyGame:
    """A game by lot, stopped somewhere."""
    dice = Dice(seed)
    game = copse.new("smallworld", players=2 + seed % 4, seed=seed)
    for _ in range(dice.below(150)):
        if game.over:
            break
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])
    return game


def play_on(game: AnyGame) -> None:
    """What was accepted must be playable to its end."""
    dice = Dice(1)
    while not game.over:
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])


@pytest.mark.parametrize(
    ("write", "read", "error"),
    [
        pytest.param(lambda game: game.position(), copse.position, BadPosition, id="positions"),
        pytest.param(lambda game: game.record(), copse.replay, BadRecord, id="records"),
    ],
)
@pytest.mark.parametrize("batch", range(8))
def test_mutated_texts_are_refused_clearly_or_play_on(
    write: Callable[[AnyGame], str], read: Callable[[str], AnyGame], error: type[CopseError], batch: int
) -> None:
    chance = random.Random(batch)
    refused = 0
    for seed in range(batch * 10, batch * 10 + 10):
        text = write(some_game(seed))
        for _ in range(10):
            try:
                game = read(mutate_text(text, chance, STRANGE))
            except error:
                refused += 1
                continue
            play_on(game)
    assert refused > 40


@pytest.mark.parametrize("batch", range(8))
def test_forged_saves_are_refused_clearly_or_play_on(batch: int) -> None:
    chance = random.Random(batch)
    refused = 0
    for seed in range(batch * 10, batch * 10 + 10):
        payload = saves.unpack(some_game(seed).save())
        for _ in range(10):
            try:
                game = copse.load(saves.pack(forge(payload, chance)))
            except BadSave:
                refused += 1
                continue
            play_on(game)
    assert refused > 40


@pytest.mark.parametrize("batch", range(5))
def test_damaged_saves_are_refused(batch: int) -> None:
    chance = random.Random(batch)
    for seed in range(batch * 20, batch * 20 + 20):
        data = flip_bits(some_game(seed).save(), chance)
        with pytest.raises(BadSave):
            copse.load(data)


@pytest.mark.parametrize("seed", range(25))
def test_illegal_actions_at_random_moments_change_nothing(seed: int) -> None:
    game, chance = some_game(seed), random.Random(seed)
    if game.over:
        return
    before = game.save()
    legal = set(game.decision.actions)
    for _ in range(20):
        action = game.vocabulary[chance.randrange(len(game.vocabulary))]
        if action not in legal:
            with pytest.raises(IllegalAction) as refusal:
                game.apply(action if chance.random() < 0.5 else action.text)
            assert refusal.value.law == game.decision.law
            assert set(refusal.value.legal) == {choice.text for choice in legal}
    for nonsense in ("", "conquer", "conquer 0", "conquer 49", "deploy 5 x0", "pick 7", "fly away", "\x00", -1, 10**9):
        with pytest.raises(UnknownAction):
            game.apply(nonsense)
    assert game.save() == before


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 1}, "from 2 to 5, not 1"),
        ({"players": 6}, "from 2 to 5, not 6"),
        ({"players": "3"}, "'players' must be a whole number"),
        ({"player": 3}, "no option 'player'; did you mean players"),
        ({"players": 3, "first": 3}, "names seat 3, but with 3 players"),
        ({"first": "me"}, "'first' must be a seat from 0 to 4 or 'random'"),
        ({"open_coins": "yes"}, "'open_coins' must be true or false"),
        ({"seed": 2**32}, "'seed' must be a whole number"),
        ({"own": 3}, "'own' must be a table"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        copse.new("smallworld", **options)


def test_an_unknown_game_is_named_with_its_neighbours() -> None:
    with pytest.raises(BadSetup, match="no game 'smalworld'; did you mean smallworld"):
        copse.new("smalworld")
    with pytest.raises(BadPosition, match="no game 'go'; allowed: root, smallworld"):
        copse.position("copse position 1 go")
    with pytest.raises(BadRecord, match="no game 'go'"):
        copse.replay("copse record 1 go")


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("region 5 orcs 2", "held by orcs, whom nobody plays"),
        ("people 0 flying orcs hand 11", "more tokens or markers are placed than there are"),
        ("people 0 flying orcs\npeople 1 hill orcs", "'people orcs' was given before, in line 3"),
        ("people 0 flying orcs\npeople 0 hill elves", "seat 0 already has an active people"),
        ("people 0 flying orcs\npeople 1 flying elves", "flying should be in one place, but are in 2"),
        ("people 0 flying orcs\nregion 1 orcs 2", "hold water"),
        ("people 0 flying orcs\nregion 5 orcs 2\nregion 5 orcs 1", "'region 5' was given before, in line 4"),
        ("people 0 - orcs", "orcs are active without a power"),
        (
            "people 0 - orcs declined\npeople 0 - elves declined\nregion 5 orcs 1\nregion 6 elves 1",
            "two races in decline",
        ),
        ("people 0 flying orcs\nregion 5 orcs 2 tower", "'tower' is not a marker"),
        ("turn 0 conquer", "no active people to conquer with"),
        ("round 11", "the round must be a whole number from 1 to 10"),
        ("turn 3", "the seat must be a whole number from 0 to 2"),
        ("turn 0 morning", "not a known moment of a turn; allowed: begin, ready"),
        ("tribes 1", "region 1 has no lost tribe"),
        ("coins 1 2", "the line ends, but coins is missing"),
        ("coins 1 2 3 4", "'4' is unexpected: the line should end before it"),
        ("offer flying orks", "'orks' is not a known race; did you mean orcs"),
        ("todo Conquer 0 orcs", "must be what ends or begins a turn"),
        ("todo EndTurn 0\ntodo Conquer 0 orcs", "orcs do not belong to seat 0"),
        ("todo EndTurn 0\ntodo Station 0 orcs 7", r"Station: 'left' must be a number \(1 to 2\), not '7'"),
        ("todo EndTurn 1", "EndTurn is for seat 1, but it is the turn of seat 0"),
        ("over\ntodo EndTurn 0", "a finished game has nothing to do"),
        ("peace 0 0", "cannot make peace with itself"),
        ("colour blue", "'colour' is not a known line of a position"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        copse.position(f"copse position 1 smallworld\nplayers 3\n{lines}\n")


@pytest.mark.law("sw:race.trolls", "sw:decline.flip")
@pytest.mark.parametrize(
    ("lines", "at_fault", "complaint"),
    [
        ("people 0 hill trolls\nregion 5 trolls 2\nround 2", 3, "trolls have a lair in each of their regions"),
        ("people 0 - trolls declined\nregion 5 trolls 1\nround 2", 3, "trolls have a lair in each of their regions"),
        ("people 0 hill orcs\nregion 5 orcs 2 lair\nround 2", 3, "orcs have 1 of the marker lair, but can have 0"),
        ("people 0 hill orcs\nregion 5 orcs 2 hole\nround 2", 3, "orcs have 1 of the marker hole, but can have 0"),
        ("people 0 hill orcs\nregion 5 orcs 2 hero\nround 2", 3, "orcs have 1 of the marker hero, but can have 0"),
        ("people 0 hill orcs\nregion 5 orcs 2 dragon\nround 2", 3, "orcs have 1 of the marker dragon"),
        ("people 0 hill orcs\nregion 5 orcs 2 fortress\nround 2", 3, "orcs have 1 of the marker fortress"),
        ("people 0 hill orcs\nregion 5 orcs 2 encampment 1\nround 2", 3, "orcs have 1 of the marker encampment"),
        ("people 0 - halflings declined\nregion 5 halflings 1 hole\nround 2", 3, "halflings have 1 of the marker hole"),
        ("people 0 spirit orcs declined\nregion 5 orcs 1 fortress\nround 2", 3, "orcs have 1 of the marker fortress"),
        ("people 0 heroic orcs\nregion 5 orcs 1 dragon\nround 2", 3, "orcs have 1 of the marker dragon"),
        ("people 0 hill orcs aside 2\nround 2", 2, "orcs have 2 aside, but can have none"),
        ("people 0 hill amazons aside 5\nround 2", 2, "amazons have 5 aside, but can have 4"),
        ("people 0 hill orcs encampments 2\nround 2", 2, "orcs have 2 encampments, but can have none"),
        ("people 0 hill orcs holes 2\nround 2", 2, "orcs have 2 holes, but can have none"),
        ("people 0 hill orcs declined\nregion 5 orcs 1\nround 2", 2, "hill does not stay with them"),
        ("people 0 hill orcs hand 4\nregion 9 elves 2\nround 2", 3, "held by elves, whom nobody plays"),
        ("people 0 hill orcs hand 11\nround 2", 2, "more tokens or markers are placed"),
        ("people 0 flying orcs\npeople 1 flying elves\nround 2", 3, "flying should be in one place"),
        ("people 0 flying orcs\nregion 1 orcs 2\nround 2", 3, "hold water"),
        ("turn 0 conquer\nround 2", 2, "no active people to conquer with"),
        ("tribes 1\nround 2", 2, "region 1 has no lost tribe"),
        ("todo EndTurn 0\ntodo Conquer 0 orcs\nround 2", 3, "orcs do not belong to seat 0"),
    ],
)
def test_what_a_people_cannot_have_is_refused_at_the_line_at_fault(lines: str, at_fault: int, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint) as found:
        copse.position(f"copse position 1 smallworld\n{lines}")
    assert found.value.line == at_fault


@pytest.mark.parametrize(
    "lines",
    [
        "people 0 hill trolls\nregion 5 trolls 2 lair",
        "people 0 - trolls declined\nregion 5 trolls 1 lair fortress",
        "people 0 - orcs declined\nregion 5 orcs 1 fortress",
        "people 0 spirit orcs declined\nregion 5 orcs 1",
        "people 0 heroic halflings\nregion 5 halflings 2 hole hero",
        "people 0 dragon_master amazons aside 4\nregion 5 amazons 2 dragon",
        "people 0 bivouacking orcs encampments 3\nregion 5 orcs 2 encampment 2",
    ],
)
def test_what_a_people_can_have_is_read_and_written_again(lines: str) -> None:
    game = copse.position(f"copse position 1 smallworld\n{lines}")
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.parametrize(
    ("coming", "complaint"),
    [
        ("die 5", "'5' is not a die of this table; allowed: 0, 1, 2, 3"),
        ("seat 1", "no seat can come up at this table"),
        ("banner goblins", "'goblins' is not a banner of this table"),
        ("colour 3", "'colour' is not a kind of outcome of smallworld"),
    ],
)
def test_outcomes_that_can_never_come_up_are_refused(coming: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        copse.position(f"copse position 1 smallworld\ncoming {coming}")


@pytest.mark.parametrize("seed", range(6))
def test_no_line_of_a_position_may_be_said_twice(seed: int) -> None:
    lines = some_game(seed).position().splitlines()
    for number, line in enumerate(lines[1:], 1):
        if not line.startswith("todo"):
            with pytest.raises(BadPosition, match="was given before"):
                copse.position("\n".join([*lines[: number + 1], line, *lines[number + 1 :]]))
