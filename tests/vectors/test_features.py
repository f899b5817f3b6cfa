"""What actions are, in figures: every action has a row of its own, and seats are turned as vectors turn them."""

from __future__ import annotations

import numpy as np
import pytest

from copse.games import find
from copse.kernel.errors import BadSetup
from copse.vectors.features import columns, features, seated, turned

GAMES = ("root", "smallworld")


def told(name: str, row: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> dict[str, str | int]:
    """A row in words."""
    found: dict[str, str | int] = {}
    for group in columns(name):
        for place, figure in zip(group.names, row[group.places], strict=True):
            if figure:
                found[group.name] = int(figure) if group.name == "amount" else place
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_two_actions_have_the_same_features(name: str) -> None:
    table = features(name)
    assert table.shape == (len(find(name).vocabulary), sum(len(group.names) for group in columns(name)))
    assert len({row.tobytes() for row in table}) == len(table)
    assert (table[:, columns(name)[0].places].sum(1) == 1).all()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("move 5>0 x3", {"verb": "move", "place": "5", "second_place": "0", "amount": 3}),
        ("delve 3 14 tablet", {"verb": "delve", "place": "3", "second_place": "14", "relic": "tablet"}),
        ("claim dominance_fox for anvil", {"verb": "claim", "card": "dominance_fox", "second_card": "anvil"}),
        ("instigate 1 7", {"verb": "instigate", "party": "1", "second_party": "7"}),
        ("improvise tea for sword", {"verb": "improvise", "item": "tea", "second_item": "sword"}),
        ("craft sword", {"verb": "craft", "card": "sword"}),
        ("plot 3 bomb", {"verb": "plot", "place": "3", "piece": "bomb"}),
        ("swap 2 for anvil", {"verb": "swap", "stall": "2", "card": "anvil"}),
        ("pass", {"verb": "pass"}),
    ],
)
def test_a_row_says_what_the_action_says(text: str, wanted: dict[str, str | int]) -> None:
    assert told("root", features("root")[find("root").vocabulary.parse(text).number]) == wanted


def test_seats_are_turned_and_hirelings_keep_their_places_after_all_seats() -> None:
    vocabulary = find("root").vocabulary
    (party, _) = seated("root")
    for seats in (2, 6):
        for viewer in (0, 1):
            table = turned("root", viewer, seats)
            for number in range(seats + 3):
                row = table[vocabulary.parse(f"battle 5 {number}").number, party.places]
                wanted = (number - viewer) % seats if number < seats else 6 + number - seats
                assert row.nonzero()[0].tolist() == [wanted]
    with pytest.raises(BadSetup, match="there is no seat 4; seats go from 0 to 3"):
        turned("root", 4, 4)
    with pytest.raises(BadSetup, match="a table of root has 2 to 6 seats, not 7"):
        turned("root", 0, 7)
    with pytest.raises(BadSetup, match="there is no game 'rot'"):
        features("rot")


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_change_the_table(name: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        features(name)[0, 0] = 1
