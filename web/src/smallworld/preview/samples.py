"""Saves the positions that the preview draws: on each map one of every question, where there is most to see.

.venv/bin/python web/src/smallworld/preview/samples.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import copse
from copse.agents.base import observe
from copse.agents.catalogue import make
from copse.games import AnyGame, find
from copse.languages import LANGUAGES
from copse.law import select
from copse.locale import Words
from copse.wording.games import labels_for

SAMPLES: Final = Path(__file__).with_name("samples.json")
NAMES: Final = ("Anna", "Borys", "Camille", "Dmytro", "Ekaterina")
MARKERS: Final = ("lair", "fortress", "hole", "hero", "dragon", "encampment")
SEEDS: Final = range(3)


def sample(game: AnyGame, players: int) -> dict[str, object]:
    """What the page gets to see of this moment."""
    decision = game.decision
    labels = labels_for(game, Words("en"), NAMES)
    actions = [
        {"text": game.write_action(action), "label": label, "verb": action.verb.name, "law": action.law,
         "fields": action.fields}
        for action, label in labels.actions(game).items()
    ]  # fmt: skip
    asked = {"seat": decision.seat, "law": decision.law, "prompt": decision.prompt, "question": labels.question(game),
             "who": NAMES[decision.seat], "yours": True, "can_undo": False, "actions": actions,
             "blocked": []}  # fmt: skip
    return {"you": decision.seat, "names": NAMES[:players], "decision": asked, "view": game.view(decision.seat)}


def richness(game: AnyGame) -> int:
    """How much there is to draw."""
    regions = game.view(None)["regions"]
    assert isinstance(regions, list)
    kinds = {name for region in regions if isinstance(region, dict) for name in region}
    held = sum(isinstance(region, dict) and bool(region["holder"]) for region in regions)
    return held + 8 * len(kinds & set(MARKERS))


def best_of(players: int) -> dict[str, dict[str, object]]:
    """The fullest moment of each question, in a few games."""
    found: dict[str, tuple[int, dict[str, object]]] = {}
    for seed in SEEDS:
        game = copse.new("smallworld", players=players, seed=seed)
        agent = make("beginner", seed)
        while not game.over:
            prompt = game.decision.prompt
            score = richness(game)
            if score > found.get(prompt, (-1, {}))[0]:
                found[prompt] = (score, sample(game, players))
            game.apply(agent.choose(observe(game)))
    return {prompt: moment for prompt, (_, moment) in found.items()}


def main() -> None:
    moments = {str(players): best_of(players) for players in range(2, 6)}
    laws = {row.id: {lang: row.summary(lang) for lang in LANGUAGES} for kind in ("race", "power")
            for row in select(f"sw:{kind}")}  # fmt: skip
    kept = {"moments": moments, "laws": laws, "figures": find("smallworld").figures(find("smallworld").resolve({}))}
    SAMPLES.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
