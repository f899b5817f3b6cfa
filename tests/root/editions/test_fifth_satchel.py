"""The fifth edition, 9.2.5: where tea, coins and bags lie that are face up, and the free move between track and
satchel."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.games import RootGame
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.saves import pack, unpack
from copse.locale import Words
from copse.root.cards import BAG, COINS, TEA
from copse.root.editions.fifth.satchel import FifthBoard
from copse.root.factions.satchel import Satchel
from copse.wording.games import labels_for
from tests.root.camp import board, items
from tests.root.editions.printing import FIFTH, TODAY, by
from tests.script import asked, legal, play

FREE = ("find", "part_with")


def camp(*lines: str, phase: str = "daylight", edition: str = FIFTH, pawn: str = "5") -> RootGame:
    return by(edition, "factions vagabond marquise eyrie", f"turn 0 {phase}", f"pawn vagabond {pawn}", *lines)


def moves(game: RootGame) -> list[str]:
    return [text for text in legal(game) if text.split()[0] in FREE]


def satchel(game: RootGame) -> Satchel:
    return board(game).items


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.ruling("E1")
def test_he_moves_face_up_items_between_track_and_satchel() -> None:
    game = camp("vagabond ready boots tea coins 2 bag", "vagabond spent bag", "vagabond damaged tea")
    assert moves(game) == ["part_with tea", "part_with coins", "part_with bag"]
    assert game.decision.law_of(game.vocabulary.parse("part_with tea")) == "fifth:9.2.5.III"
    play(game, "0 part_with coins", "0 part_with coins")
    assert (asked(game)[1], satchel(game).on_track(COINS), items(game, "ready")["coins"]) == ("Wander", 0, 2)
    assert moves(game) == ["part_with tea", "find coins", "part_with bag"]
    play(game, "0 find coins")
    assert satchel(game).on_track(COINS) == 1
    assert [event.what for event in game.events[-3:]] == ["stowed", "stowed", "lifted"]
    assert {event.law for event in game.events[-3:]} == {"fifth:9.2.5.III"}


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.parametrize("edition", [TODAY, "early"])
def test_other_editions_have_no_such_move(edition: str) -> None:
    lines = ("factions marquise eyrie alliance vagabond", "turn 3 daylight", "pawn vagabond 5")
    game = by(edition, *lines, "vagabond character thief", "vagabond ready boots tea coins 2 bag")
    assert moves(game) == []


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.ruling("E1")
def test_what_went_to_the_track_this_turn_stays_there_until_the_next() -> None:
    """So a turn ends, however long somebody moves items to and fro."""
    game = camp("vagabond ready coins 2", phase="birdsong")
    play(game, "0 part_with coins", "0 find coins")
    assert (asked(game)[1], moves(game)) == ("Slip", [])
    assert copse.position(game.position()).hash() == game.hash()
    assert copse.load(game.save()) == game
    play(game, "0 pass")
    assert (asked(game)[1], moves(game)) == ("Wander", [])
    game = camp("vagabond ready coins 2", "vagabond lifted coins", phase="birdsong")
    assert moves(game) == ["part_with coins"]  # a new turn has begun


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.ruling("E1")
@pytest.mark.parametrize("seed", range(3))
def test_the_free_moves_of_a_turn_come_to_an_end(seed: int) -> None:
    """Whoever always moves an item if he can, has to do something else after a while."""
    game = camp("vagabond ready boots tea 3 coins 3 bag 4")
    made = 0
    while asked(game)[1] == "Wander" and (free := moves(game)):
        game.apply(free[(seed + made) % len(free)])
        made += 1
    assert 9 <= made <= 2 * 10


@pytest.mark.law("fifth:9.6.2", "fifth:9.6.4", "fifth:9.4.1")
@pytest.mark.ruling("E2")
def test_coins_and_bags_count_on_their_tracks_and_tea_anywhere() -> None:
    lines = ("vagabond ready tea coins 2 bag", "vagabond spent sword 4 boots 4")
    tracks, stowed = camp(*lines), camp(*lines, "vagabond satchel tea coins bag")
    he = tracks.state.rules.factions[0]
    assert [he.evening_draw(game.state, 0) for game in (tracks, stowed)] == [3, 2]
    assert [satchel(game).burden for game in (tracks, stowed)] == [8, 11]
    for game, kept in ((tracks, 8), (stowed, 6)):
        play(game, "0 pass")
        while asked(game)[1] == "DropItem":
            game.apply(game.decision.actions[-1])
        assert satchel(game).burden == kept
    for more in ((), ("vagabond satchel tea",)):
        game = camp("vagabond ready tea", "vagabond spent sword 4 boots 4", *more, phase="birdsong")
        assert game.decision.args == {"count": 3 + 2}


@pytest.mark.law("fifth:9.6.4")
def test_only_what_lies_in_the_satchel_can_be_dropped() -> None:
    lines = ("vagabond ready tea 2 bag 2", "vagabond satchel tea", "vagabond spent sword 9 boots 4")
    game = play(camp(*lines), "0 pass")
    assert (asked(game)[1], legal(game, "drop")) == ("DropItem", ["drop tea"])
    play(game, "0 drop tea")
    assert (legal(game, "drop"), satchel(game).on_track(TEA)) == ([], 1)


@pytest.mark.law("fifth:9.5", "fifth:9.2.7")
@pytest.mark.ruling("E1")
def test_what_lies_in_the_satchel_is_exhausted_first_and_from_the_track_goes_there() -> None:
    cats = ("clearing 5 marquise warrior 3", "hand vagabond bake_sale root_tea_rabbit")
    game = camp("vagabond ready tea 2", "vagabond satchel tea", *cats)
    play(game, "0 aid 1 bake_sale", "0 exhaust tea")
    assert (satchel(game).on_track(TEA), satchel(game).burden) == (1, 1)
    play(game, "0 aid 1 root_tea_rabbit", "0 exhaust tea")
    assert (satchel(game).on_track(TEA), satchel(game).burden) == (0, 2)


@pytest.mark.law("fifth:9.4.1", "fifth:9.5.7", "fifth:9.6.1")
@pytest.mark.ruling("E1")
def test_what_is_turned_up_or_repaired_lies_on_its_track_while_there_is_a_space() -> None:
    """The one that he moved to the satchel stays there until he moves it back."""
    game = camp("vagabond ready bag", "vagabond satchel bag", "vagabond spent bag 2", phase="birdsong")
    assert (satchel(game).on_track(BAG), satchel(game).burden) == (2, 1)
    game = camp("vagabond ready hammer bag 3", "vagabond satchel bag", "vagabond damaged bag 2")
    play(game, "0 repair bag")
    assert (satchel(game).on_track(BAG), satchel(game).burden) == (3, 3)  # the hammer, a bag, a damaged one


@pytest.mark.law("fifth:9.2.5.I", "fifth:9.2.5.III")
@pytest.mark.ruling("E1")
def test_room_made_beforehand_takes_the_fourth_unasked() -> None:
    lines = ("vagabond ready hammer bag 3", "hand vagabond mouse_in_a_sack")
    game = play(camp(*lines, pawn="2"), "0 part_with bag", "0 craft mouse_in_a_sack")
    assert (asked(game)[1], satchel(game).on_track(BAG), satchel(game).burden) == ("Wander", 3, 2)
    asking = play(camp(*lines, pawn="2"), "0 craft mouse_in_a_sack")
    assert asked(asking)[1] == "MakeRoom"
    play(asking, "0 find bag")
    assert asking.view(1) == {**asking.view(1), "seats": game.view(1)["seats"]}
    assert [event.args["item"] for event in asking.events if event.what == "stowed"] == ["bag"]


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("vagabond satchel tea 2", "2 of the tea lie in the satchel, but 1 lie face up"),
        ("vagabond satchel coins 1", "the track of the coins has 3 spaces"),
        ("vagabond satchel boots", "boots"),
        ("vagabond lifted sword", "sword"),
    ],
)
def test_places_that_cannot_be_are_refused(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        camp("vagabond ready boots tea coins 5", lines)


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.parametrize("edition", [TODAY, "early"])
def test_other_editions_have_no_line_for_it(edition: str) -> None:
    with pytest.raises(BadPosition, match="satchel"):
        by(edition, "factions marquise eyrie alliance vagabond", "vagabond ready tea", "vagabond satchel tea")


@pytest.mark.law("fifth:9.2.5.III")
def test_places_are_seen_saved_and_written() -> None:
    game = camp("vagabond ready boots tea 2 bag 4", "vagabond satchel tea bag 2", "vagabond lifted coins")
    seen = game.view(2)["seats"]
    assert isinstance(seen, list)
    assert isinstance(seen[0], dict)
    assert isinstance(seen[0]["board"], dict)
    assert seen[0]["board"]["track"] == {"tea": 1, "bag": 2}
    text = game.position()
    assert "vagabond satchel bag 2 tea 1" in text
    assert "vagabond lifted coins" in text
    for again in (copse.position(text), copse.load(game.save())):
        assert again.hash() == game.hash()
        assert again.position() == text
    spare = camp("vagabond ready bag 4", "vagabond satchel bag 1")
    assert spare.hash() == camp("vagabond ready bag 4").hash()  # one finds no space anyhow


def test_an_older_save_means_as_many_on_the_tracks_as_find_a_space() -> None:
    game = camp("vagabond ready tea 2 bag 4", "vagabond satchel tea", "vagabond lifted tea")
    payload = unpack(game.save())
    state = payload["state"]
    assert isinstance(state, dict)
    assert isinstance(state["boards"], list)
    assert isinstance(state["boards"][0], dict)
    del state["boards"][0]["aside"], state["boards"][0]["lifted"]
    older = copse.load(pack(payload))
    assert older.position() == camp("vagabond ready tea 2 bag 4").position()
    state["boards"][0]["aside"] = [0, 0, 9, 0, 0, 0, 0, 0]
    with pytest.raises(BadSave):
        copse.load(pack(payload))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_is_told_in_words(language: str) -> None:
    game = camp("vagabond ready coins 2", "vagabond satchel coins")
    labels, satchel_name = labels_for(game, Words(language)), {"en": "Satchel", "ru": "рюкзак", "uk": "Наплічник"}
    told = labels.actions(game)
    there, back = [action for action in game.decision.actions if action.verb.name in FREE]
    assert told[there] != told[back]
    assert labels.verb(game, [there]) != labels.verb(game, [back])
    assert satchel_name[language] in told[there]
    assert satchel_name[language] in told[back]
    play(game, "0 find coins")
    assert satchel_name[language] in labels.told(game.events[-1:])


def test_agents_do_not_leave_items_in_the_satchel_for_nothing() -> None:
    for lines in ("vagabond ready coins 2", "vagabond ready coins 2\nvagabond satchel coins"):
        game, agent = camp(lines), make("heuristic", 1)
        while asked(game)[1] == "Wander":
            game.apply(agent.choose(observe(game)))
        assert satchel(game).on_track(COINS) == 2


def test_a_copy_has_places_of_its_own() -> None:
    game = camp("vagabond ready coins 2")
    mine = board(game)
    assert isinstance(mine, FifthBoard)
    other = mine.copy()
    other.places.put_aside(COINS, 1)
    other.lifted = 1 << COINS
    assert (mine.items.on_track(COINS), mine.lifted, other.copy().items.on_track(COINS)) == (2, 0, 1)
