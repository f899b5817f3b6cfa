"""Positions with hirelings and landmarks that no game can reach are refused, each at the line that is at fault. What is
announced of chance comes from the queue of its kind."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadPosition, ImpossibleOutcome
from copse.kernel.tasks import Json
from tests.root.table import hand
from tests.script import play, root

HEAD = "copse position 1 root\nfactions marquise eyrie alliance\nturn 0 daylight"
SPIES = ("hirelings corvid_spies", "clearing 5 corvid_spies warrior 1")
HELD = (*SPIES, "held corvid_spies by eyrie", "corvid_spies control 2")
FLOTILLA = ("hirelings riverfolk_flotilla",)
FURIOUS = ("hirelings furious_protector",)
BANDITS = ("hirelings highway_bandits",)
IN_A_CLEARING = "clearing 5 highway_bandits warrior 1"
TWICE = "highway_bandits paths 1-5 1-5"


def tower(*lines: str) -> tuple[str, ...]:
    return ("option landmarks 1", 'option landmark_cards ["tower"]', *lines)


def two(one: str, other: str) -> tuple[str, ...]:
    names = ", ".join(f'"{line.split()[0]}"' for line in (one, other))
    return ("option landmarks 2", f"option landmark_cards [{names}]", one, other)


@pytest.mark.law("root:A.6.4", "root:E.1.1", "root:E.1.2", "root:E.1.3", "root:E.2.2", "root:A.5.3")
@pytest.mark.parametrize(
    ("lines", "fault", "reason"),
    [
        ((*HELD, "markers 8"), "markers 8", "1 hirelings have as many markers, but 1 lie on the track, 0 were taken"),
        ((*HELD, "claims eyrie 1"), "claims eyrie 1", "0 lie on the track, 1 were taken, and 1 hirelings are held"),
        (("points 5 0 0", *SPIES), "points 5 0 0", "marquise with 5 points has passed the marker on 4"),
        (("points 9 0 0", "markers 8", *SPIES), "markers 8", "marquise with 9 points has passed the marker on 8"),
        (("markers 4",), "markers 4", "there are no hirelings in this game"),
        (("claims eyrie 1",), "claims eyrie 1", "there are no hirelings in this game"),
        ((*HELD[:3], "corvid_spies control 5"), "corvid_spies control 5", "a whole number from 0 to 4, not '5'"),
        ((*SPIES, "corvid_spies control 2"), "corvid_spies control 2", "nobody controls corvid_spies"),
        (HELD[:3], "held corvid_spies by eyrie", "corvid_spies is held, so control markers lie on its card"),
        ((*SPIES, "held corvid_spies to eyrie"), "held corvid_spies to eyrie", "'by' and the faction that controls it"),
        ((*FLOTILLA, "pawn riverfolk_flotilla 1"), "pawn riverfolk_flotilla 1", "in a clearing on the river"),
        ((*FLOTILLA, "pawn riverfolk_flotilla 1_2_5_10"), "pawn riverfolk_flotilla 1_2_5_10", "on the river"),
        (FLOTILLA, "hirelings riverfolk_flotilla", "nothing says in which clearing it lies"),
        (FURIOUS, "hirelings furious_protector", "nothing says in which clearing it stands"),
        ((*FURIOUS, "pawn furious_protector 1_2_5_10"), "pawn furious_protector 1_2_5_10", "it stands in a clearing"),
        ((*BANDITS, IN_A_CLEARING), IN_A_CLEARING, "they lie in wait on paths, not in clearings"),
        ((*BANDITS, TWICE), TWICE, "'1-5' appears twice in this line"),
        ((*BANDITS, "highway_bandits paths 9-1"), "highway_bandits paths 9-1", "did you mean 1-9?"),
        (tower("tower 1"), "tower 1", "the tower cannot be in clearing 1"),
        (two("lost_city 10", "legendary_forge 1"), "lost_city 10", "cannot be in clearings 10 and 1"),
        (two("elder_treetop 1", "legendary_forge 1"), "elder_treetop 1", "cannot be in clearings 1 and 1"),
        (("used cobbler cobbler",), "used cobbler cobbler", "'cobbler' appears twice in this line"),
    ],
)  # fmt: skip
def test_what_no_game_can_reach_is_refused_at_its_line(lines: tuple[str, ...], fault: str, reason: str) -> None:
    text = "\n".join([HEAD, *lines])
    with pytest.raises(BadPosition) as refused:
        copse.position(text)
    assert reason in str(refused.value)
    assert text.split("\n")[refused.value.line - 1] == fault


@pytest.mark.parametrize(
    "lines",
    [
        HELD,
        (*SPIES, "points 3 0 0"),
        (*SPIES, "claims eyrie 1", "markers none", "points 5 4 0"),
        ("hirelings stoic_protector",),
        (*FLOTILLA, "pawn riverfolk_flotilla 10"),
        ("hirelings bandit_gangs", "clearing 5 bandit_gangs warrior 1"),
        tower("tower 10", "ruins 6 11 12"),
        two("tower 10", "legendary_forge 1"),  # the Tower may be placed beside another
        two("ferry 10", "legendary_forge 1"),  # the Ferry moves
        two("ferry 10", "lost_city 10"),
    ],
)
def test_what_a_game_can_reach_is_read_and_written(lines: tuple[str, ...]) -> None:
    game = copse.position("\n".join([HEAD, *lines]))
    assert copse.position(game.position()).position() == game.position()


@pytest.mark.parametrize("seed", range(6))
def test_no_moment_of_a_game_with_hirelings_and_landmarks_is_refused(seed: int) -> None:
    options: dict[str, Json] = {"factions": 4, "setup": "advanced", "hirelings": "random", "landmarks": 2, "seed": seed}
    game = copse.new("root", **options)
    for number in range(260):
        if game.over:
            break
        if number % 13 == 0:
            copse.position(game.position())
        game.apply(game.decision.actions[(seed * 7 + number * number) % len(game.decision.actions)])


# ---- what is announced


def robbery(coming: str) -> copse.games.RootGame:
    return root(f"""
        factions marquise eyrie
        turn 0 birdsong
        crafted marquise stand_and_deliver
        hand eyrie anvil sword
        clearing 1 marquise warrior 1
        coming {coming}
    """)


@pytest.mark.law("root:2.1", "root:G.1.1")
def test_cards_that_are_drawn_and_cards_that_are_taken_are_announced_apart() -> None:
    """A card that is announced for a draw is not what a hand gives up, though the hand has it too."""
    for taken in ("anvil", "sword"):
        game = robbery(f"card armorers hand_card {taken}")
        play(game, "0 use stand_and_deliver", "0 choose 1")
        assert [kind for kind, _ in game.state.coming] == ["card"]
        assert hand(game, "marquise") == [taken]


def test_a_refusal_names_the_cards() -> None:
    game = play(robbery("hand_card cobbler"), "0 use stand_and_deliver")
    with pytest.raises(
        ImpossibleOutcome, match="the announced hand_card cobbler cannot come up now; possible: anvil, sword"
    ):
        game.apply("choose 1")


def test_a_record_that_calls_every_card_a_card_is_played_as_ever() -> None:
    """Records and saves from before cards had kinds of their own."""
    game = play(robbery("hand_card sword"), "0 use stand_and_deliver", "0 choose 1")
    record = game.record().replace("~ hand_card sword", "~ card sword").replace("start coming hand_card sword\n", "")
    assert "~ card sword" in record
    again = copse.replay(record)
    assert again.hash() == game.hash()
    assert again.record() == record
    assert len(again.events) == len(game.events)
