"""Who answers which hook, on both builds: what is kept of it is what the classes say."""

from __future__ import annotations

import pytest

from copse.root.effects import EFFECTS
from copse.root.factions import FACTIONS
from copse.root.hooks import HOOKS, NOBODY, Owner, answered
from copse.root.landmarks import LANDMARKS, OLD
from copse.root.rules import Rules
from tests.script import root

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("map_name", ["autumn", "lake", "mountain"])
def test_whoever_answers_a_hook_is_known_by_it(map_name: str) -> None:
    game = root(f"factions marquise eyrie corvids riverfolk\nmap {map_name}\ndeck exiles\ncrafted eyrie soup_kitchens")
    state, effect = game.state, EFFECTS["soup_kitchens"]
    kept = {hook: getattr(state.asked, hook) for hook in HOOKS if hasattr(state.asked, hook)}
    assert {"governed", "no_placing", "offers", "on_turn_end"} <= set(kept)
    for hook, asked in kept.items():
        owners: list[tuple[int, Owner]] = [(NOBODY, one) for one in state.rules.unowned]
        owners += [(seat, one) for seat, faction in enumerate(state.rules.factions) for one in (faction,)]
        owners.insert(len(state.rules.unowned) + 2, (1, effect))
        assert asked == [(seat, one) for seat, one in owners if hook in answered(one)]
    assert "weight" in answered(effect)
    assert "crossings" in answered(LANDMARKS[OLD]["ferry"])
    assert "wins_ties" in answered(FACTIONS["eyrie"])
    assert "wins_ties" not in answered(FACTIONS["marquise"])


def test_rules_of_a_map_bring_its_own_landmarks() -> None:
    kinds = {
        name: {
            type(one).__name__
            for one in Rules({"factions": ["marquise", "eyrie"], "map": name, "deck": "standard"}).unowned
        }
        for name in ("autumn", "winter", "lake", "mountain")
    }
    assert kinds == {"autumn": set(), "winter": set(), "lake": {"Ferry"}, "mountain": {"ClosedPaths", "Tower"}}
