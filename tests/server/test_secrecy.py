"""Secrecy on the wire: everything that a seat or a spectator receives is what the engine allows it, and no more."""

from __future__ import annotations

import logging
import random
from collections import Counter
from pathlib import Path

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.root.bots.cogwheel_corvids import CogwheelBoard
from tests.server.club import API, HUMAN, Club, Guests, Person, bearer, club_on
from tests.server.sight import AFTERWARDS, check, is_root, other_game, received, snapshot

pytestmark = pytest.mark.usefixtures("seeded_chance")

SEATS = {"smallworld": 3, "root": 4}
every_game = pytest.mark.parametrize("game", list(SEATS))


def watchers(guests: Guests) -> list[Person]:
    return [guests.spectator, *guests.people.values()]


@pytest.mark.slow
@every_game
def test_in_a_whole_game_everyone_receives_what_the_engine_allows(club: Club, game: str) -> None:
    options: Json = {"factions": ["alliance", "eyrie"]} if game == "root" else {}
    guests = club.create(game, HUMAN, HUMAN, options=options)
    table, lot = club.table(guests.id), random.Random(7)
    with guests.spectator.live() as watching, guests.people[1].live() as sitting:
        for person, socket in ((guests.spectator, watching), (guests.people[1], sitting)):
            check(snapshot(socket.receive_json()), table.game, person.seat)
        while not table.game.over:
            mover = guests.people[table.game.decision.seat]
            chosen = lot.choice(table.game.decision.actions).text
            assert mover.act(chosen, revision=table.revision).status_code == 200
            for person, socket in ((guests.spectator, watching), (guests.people[1], sitting)):
                told = snapshot(socket.receive_json())
                while told.revision < table.revision:  # who comes and goes is told too
                    told = snapshot(socket.receive_json())
                check(told, table.game, person.seat)
            if table.revision % 20 == 0 or table.game.over:
                for person in watchers(guests):
                    check(snapshot(person.state()), table.game, person.seat)


@pytest.mark.slow
@every_game
def test_what_a_seat_receives_does_not_change_with_what_is_hidden(club: Club, game: str) -> None:
    guests = club.create(game, *[HUMAN] * SEATS[game])
    table, lot = club.table(guests.id), random.Random(3)
    for number in range(120):
        if table.game.over:
            break
        if number % 8 == 0:
            seat, real = table.game.decision.seat, table.game
            illegal = next(one.text for one in real.vocabulary.actions if one not in real.decision.actions)
            mine = received(guests.people[seat], illegal)
            table.game = other_game(real, seat, number)
            table.told.clear()
            for told, before in zip(received(guests.people[seat], illegal), mine, strict=True):
                assert told == before
            table.game = real
            table.told.clear()
        guests.people[table.game.decision.seat].act(lot.choice(table.game.decision.actions).text, revision=number)


@pytest.mark.slow
@pytest.mark.law("root:1.2.1", "root:8.2.3", "root:13.2.2.I", "root:15.2.1")
def test_no_seat_receives_anything_of_plots_relics_hands_or_supporters_that_it_may_not_know(club: Club) -> None:
    """Whoever has to decide, each seat receives the same if all that it cannot know is changed."""
    options: Json = {"factions": ["corvids", "keepers", "alliance", "vagabond"]}
    guests = club.create("root", *[HUMAN] * 4, options=options)
    table, lot, plotted = club.table(guests.id), random.Random(5), 0
    for number in range(160):
        if number % 16 == 0:
            real = table.game
            for seat, person in guests.people.items():
                mine = person.get("state?since=0").content
                table.game = other_game(real, seat, number)
                plotted += real.view(0) != table.game.view(0)
                table.told.clear()
                assert person.get("state?since=0").content == mine
                table.game = real
                table.told.clear()
        deciding = table.game.decision
        plots = [action for action in deciding.actions if action.verb.name == "plot"]
        guests.people[deciding.seat].act(lot.choice(plots or deciding.actions).text, revision=number)
    assert plotted > 10
    assert any(event.what == "plotted" for event in table.game.events)


@pytest.mark.law("bots:2.7", "bots:11.3.1", "bots:11.5.3")
def test_no_seat_receives_which_plots_a_bot_has_laid_nor_anything_of_the_deck(club: Club) -> None:
    """The lot chose them, so nobody knows; a bot's order is known once it is drawn."""
    options: Json = {"factions": ["alliance", "cogwheel_corvids:easy+mastermind", "eyrie", "vagabot:easy"]}
    guests = club.create("root", *[HUMAN] * 4, options=options)
    table, lot, plotted, revision = club.table(guests.id), random.Random(5), 0, 0
    while not table.game.over:
        if revision % 10 == 0:
            real = table.game
            for seat in (0, 2):
                person = guests.people[seat]
                mine = person.get("state?since=0").content
                table.game = other_game(real, seat, revision)
                plotted += hidden_plots(real) != hidden_plots(table.game)
                table.told.clear()
                assert person.get("state?since=0").content == mine
                table.game = real
                table.told.clear()
        deciding = table.game.decision
        answer = guests.people[deciding.seat].act(lot.choice(deciding.actions).text, revision=revision)
        assert answer.status_code == 200
        revision = table.revision
    assert plotted > 5


def hidden_plots(game: AnyGame) -> list[int]:
    """Which plot lies face down where, of the Cogwheel Corvids at seat 1."""
    assert is_root(game)
    return game.state.board(1, CogwheelBoard).conspiracy.hidden


@every_game
def test_where_nothing_is_rolled_drawn_or_shown_a_choice_ends_the_turn_whatever_is_hidden(game: str) -> None:
    """So a table may ask for confirmation by what really happens there, and gives nothing away."""
    more: dict[str, Json] = {"factions": ["corvids", "keepers", "alliance", "vagabond"]} if game == "root" else {}
    real, lot, compared = copse.new(game, seed=4, **more), random.Random(4), Counter[bool]()
    for number in range(400):
        if real.over:
            break
        seat, chosen = real.decision.seat, lot.choice(real.decision.actions)
        before, other = real.state.turns, real.determinize(seat, number)
        real.apply(chosen)
        if not real.state.sealed:
            other.apply(chosen)
            ends = real.over or real.state.turns != before
            assert ends == (other.over or other.state.turns != before)
            compared[ends] += 1
    assert min(compared[True], compared[False]) > 4


def test_the_seed_is_told_to_nobody_before_the_end(club: Club) -> None:
    guests = club.create()
    seed = str(club.table(guests.id).setup.seed)
    guests.play(10)
    for person in watchers(guests):
        for noun in ("state", "", *AFTERWARDS):
            assert seed not in club.http.get(f"{API}/tables/{guests.id}/{noun}", headers=bearer(person.token)).text


def test_neither_the_logs_nor_the_database_hold_a_token(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with club_on(tmp_path / "club.db") as club:
        guests = club.create(passphrase="open sesame")
        guests.play(5)
        with guests.people[0].live() as socket:
            socket.receive_json()
        guests.people[0].act("nonsense")
        secrets = [guests.host_token, *(person.token for person in guests.people.values()), "open sesame"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in caplog.text
        assert secret.encode() not in kept
