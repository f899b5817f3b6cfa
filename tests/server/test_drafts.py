"""Tables whose parties are not known when they are opened: hirelings are dealt, landmarks placed, factions drafted."""

from __future__ import annotations

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.root.state import Woodland
from copse.server.snapshots.replay import frames
from copse.server.snapshots.wording import Wording
from tests.server.club import HUMAN, Club, Guests, Shape, code, texts, to_move, whole

OPTIONS: dict[str, dict[str, Json]] = {
    "hired": {"hirelings": "random"},
    "drafted": {"setup": "advanced", "hirelings": "random", "landmarks": 1},
}
every_kind = pytest.mark.parametrize("kind", list(OPTIONS))


def opened(club: Club, kind: str, seats: int = 3) -> Guests:
    return club.create("root", *[HUMAN] * seats, options=OPTIONS[kind])


def woodland(game: AnyGame) -> Woodland:
    assert isinstance(game.state, Woodland)
    return game.state


def called(state: Shape) -> list[str]:
    table = state["table"]
    assert isinstance(table, dict)
    seats = table["seats"]
    assert isinstance(seats, list)
    return [str(seat["label"]) for seat in seats if isinstance(seat, dict)]


@every_kind
def test_such_a_table_is_played_and_told_to_everyone(club: Club, kind: str) -> None:
    guests = opened(club, kind)
    for part in range(3):
        guests.play(24, part)
        for lang in LANGUAGES:
            for person in guests.people.values():
                assert person.state(f"?lang={lang}")["view"]
    state = woodland(club.table(guests.id).game)
    assert len(state.rules.hirelings) == 3
    view = guests.people[1].state()["view"]
    assert isinstance(view, dict)
    hirelings = view["hirelings"]
    assert isinstance(hirelings, list)
    assert [one["name"] for one in hirelings if isinstance(one, dict)] == [one.name for one in state.rules.hirelings]


def test_seats_are_called_by_their_number_until_they_have_a_faction(club: Club) -> None:
    guests = opened(club, "drafted")
    table = club.table(guests.id)
    names = [Wording(table.game, "en", [""] * 3).seat(seat) for seat in range(3)]
    assert names == ["Player 1", "Player 2", "Player 3"]
    guests.play(80, 2)
    state = woodland(table.game)
    assert not state.rules.undecided
    after = [Wording(table.game, "en", [""] * 3).seat(seat) for seat in range(3)]
    assert not any(name.startswith("Player") for name in after)
    assert all(name in told for name, told in zip(after, called(guests.people[0].state()), strict=True))


@every_kind
def test_its_replay_goes_from_the_first_moment_to_the_last(club: Club, kind: str) -> None:
    guests = opened(club, kind)
    guests.play(60, 3)
    game = club.table(guests.id).game
    for seat in (None, 0):
        shown = list(frames(game, seat, "uk", ["Ann", "Bob", "Cid"]))
        assert len(shown) == len(game.history) + 1
    assert copse.replay(game.record()).hash() == game.hash()


def test_what_the_drafters_hold_is_theirs_alone(club: Club) -> None:
    guests = opened(club, "drafted")
    guests.play(30, 4)
    for person in guests.people.values():
        view = person.state()["view"]
        assert isinstance(view, dict)
        seats = view["seats"]
        assert isinstance(seats, list)
        for seat, row in enumerate(seats):
            assert isinstance(row, dict)
            hand = row["hand"]
            assert isinstance(hand, dict)
            cards = hand["cards"]
            assert isinstance(cards, list)
            if seat == person.seat:
                assert len(cards) == hand["size"]
            elif row["faction"] == "none":
                assert cards == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hirelings": "some"}, "'random' or a list of 3"),
        ({"hirelings": ["forest_patrol", "the_exile", "street_band"]}, "forest_patrol cannot be hired where marquise"),
        ({"hirelings": ["street_band"]}, "a game has 3 of them"),
        ({"factions": 3}, "every seat needs a faction"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(club: Club, options: Json, message: str) -> None:
    answer = club.post("/tables", {"game": "root", "host": "Ann", "seats": [HUMAN] * 3, "options": options})
    assert code(answer)[0] == 422
    assert message in answer.json()["error"]["message"]


def test_the_end_of_setup_ends_no_turn(club: Club) -> None:
    """Nothing is to be confirmed before the first turn, although the last choice begins it."""
    guests = opened(club, "drafted")
    while not club.table(guests.id).game.state.turns:
        person = guests.people[whole(to_move(guests.people[0].state("?since=999999")))]
        assert person.act(texts(person.state("?since=999999"))[0], confirm=False).status_code == 200
