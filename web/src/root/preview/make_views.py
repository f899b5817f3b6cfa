"""Saved moments of random games for the preview: each map once, at a question that shows something to point at.

Run from the repository: python web/src/root/preview/make_views.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

import copse
from copse.games import AnyGame, find
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.state import Woodland
from copse.wording.games import labels_for

HERE: Final = Path(__file__).parent
FACTIONS: Final[list[Json]] = ["marquise", "eyrie", "alliance", "vagabond"]
RIVER: Final[list[Json]] = ["riverfolk", "marquise", "eyrie", "vagabond"]
HIRERS: Final[list[Json]] = ["marquise", "eyrie", "alliance", "lizards"]
PAYERS: Final[list[Json]] = ["vagabond", "corvids", "duchy", "hundreds"]
FIRST_BOX: Final[list[Json]] = [
    "hundreds", "mechanical_marquise:nightmare+blitz+overwhelming", "electric_eyrie:challenging+relentless+swoop",
    "automated_alliance:easy+wildfire", "vagabot:scoundrel+adventurer",
]  # fmt: skip
SECOND_BOX: Final[list[Json]] = [
    "marquise", "logical_lizards:challenging+fanatics+erratic", "riverfolk_robots:nightmare+ferocious",
    "drillbit_duchy:overwhelm+investors", "cogwheel_corvids:nightmare+vendetta",
]  # fmt: skip
MOMENTS: Final = (  # the last is the name of the file
    ("autumn", FACTIONS, "standard", "Act", 500, "autumn"),
    ("winter", FACTIONS, "exiles", "AddToDecree", 500, "winter"),
    ("lake", [*FACTIONS, "vagabond2"], "standard", "Slip", 400, "lake"),
    ("mountain", FACTIONS, "standard", "Act", 30, "mountain"),
    ("autumn", RIVER, "standard", "ChooseFunds", 300, "riverfolk"),
    ("autumn", HIRERS, "standard", "PostBandit", 200, "paths"),
    ("mountain", PAYERS, "standard", "EngageHireling", 200, "hiring"),
    ("lake", HIRERS, "standard", "SteerFlotilla", 200, "flotilla"),
    ("autumn", FACTIONS, "standard", "Act", 200, "city"),
    ("winter", FACTIONS, "standard", "Act", 200, "market"),
    ("lake", FACTIONS, "standard", "Erect", 0, "erecting"),
    ("autumn", 4, "standard", "TakeFaction", 5, "draft"),
    ("autumn", FIRST_BOX, "standard", "CommandHundreds", 35, "bots"),
    ("winter", SECOND_BOX, "standard", "Act", 40, "robots"),
    ("lake", ["marquise", *SECOND_BOX[3:]], "standard", "FieldHospital", 20, "ordered"),
)
EXTRAS: Final[dict[str, dict[str, Json]]] = {  # by that name
    "paths": {"hirelings": ["the_exile", "highway_bandits", "sunward_expedition"]},
    "hiring": {"hirelings": ["forest_patrol", "vault_keepers", "furious_protector"]},
    "flotilla": {"hirelings": ["riverfolk_flotilla", "popular_band", "rat_smugglers"]},
    "city": {"landmarks": 2, "landmark_cards": ["elder_treetop", "lost_city"]},
    "market": {"landmarks": 2, "landmark_cards": ["black_market", "legendary_forge"]},
    "erecting": {"landmarks": 2, "landmark_cards": ["tower", "lost_city"]},
    "draft": {"setup": "advanced"},
}


def moment(game: AnyGame, names: list[str]) -> dict[str, object]:
    labels, seat = labels_for(game, Words("en"), names), game.decision.seat
    actions = [
        {"text": game.write_action(action), "label": label, "verb": action.verb.name, "law": action.law,
         "fields": action.fields}
        for action, label in labels.actions(game).items()
    ]  # fmt: skip
    decision = {
        "seat": seat, "law": game.decision.law, "question": labels.question(game), "actions": actions, "yours": True,
        "can_undo": False,
    }  # fmt: skip
    shown: dict[str, object] = {"you": seat, "view": game.view(seat), "decision": decision, "names": names}
    machines = game.state.rules.machines if isinstance(game.state, Woodland) else ()
    return shown | {"figures": game.book.figures(game.options)} if machines else shown


def play(
    board: str, factions: list[Json] | int, deck: str, prompt: str, moves: int, extras: dict[str, Json]
) -> dict[str, object]:
    """A game with moves at random that has gone on for a while and then comes to this question."""
    for seed in range(1, 100):
        dice = random.Random(seed)
        game = copse.new("root", map=board, deck=deck, factions=factions, seed=seed, **extras)
        for step in range(3 * moves + 9):
            if game.over:
                break
            if step >= moves and game.decision.prompt == prompt:
                return moment(game, ["Ada", "Boris", "Chen", "Dana", "Emil"][: game.seats])
            game.apply(dice.choice(game.decision.actions))
    raise SystemExit(f"no game on {board} came to {prompt}")


def crowded(moment: dict[str, object]) -> dict[str, object]:
    """The same moment with more in three clearings than will ever meet there: does it still fit?"""
    full = [
        {"seat": seat, "piece": piece, "count": count}
        for seat, piece, count in (
            (0, "warrior", 12), (0, "recruiter", 1), (0, "wood", 5), (0, "keep", 1), (1, "warrior", 11),
            (1, "roost", 1), (2, "warrior", 2), (2, "sympathy", 1),
        )
    ]  # fmt: skip
    view = json.loads(json.dumps(moment["view"]))
    for clearing, most in ((1, 5), (10, 7), (12, 8)):
        view["clearings"][clearing - 1]["pieces"] = full[:most]
    view["seats"][3]["pawn"] = view["seats"][4]["pawn"] = "12"
    view["clearings"][7]["scorched"] = True
    hand = view["seats"][3]["hand"]
    hand["cards"] += view["discard"][:6]
    return {**moment, "view": view}


figures = find("root").figures(find("root").resolve({}))
(HERE / "figures.json").write_text(json.dumps(figures) + "\n", encoding="utf-8")
for board, factions, deck, prompt, moves, name in MOMENTS:
    shown = play(board, factions, deck, prompt, moves, EXTRAS.get(name, {}))
    (HERE / f"{name}.json").write_text(json.dumps(shown) + "\n", encoding="utf-8")
    if name == "lake":
        (HERE / "crowd.json").write_text(json.dumps(crowded(shown)) + "\n", encoding="utf-8")
