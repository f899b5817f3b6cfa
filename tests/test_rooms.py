"""The rooms of the package: who may know whom is a contract of `pyproject.toml`; here is what the contracts lean on."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
from build_engine import engine

from copse.agents.evaluation import Evaluation
from copse.agents.judges import judge_of
from copse.agents.search.foresight import Foresight
from copse.agents.sense import SENSES, Sense
from copse.games import GAMES
from copse.kernel.tasks import State, Task

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {contract["name"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}


@cache
def graph() -> grimp.ImportGraph:
    """What every module imports as it runs, at its top or inside a function."""
    return grimp.build_graph("copse", include_external_packages=True, exclude_type_checking_imports=True)


def test_what_the_kernel_may_not_import_is_every_package_from_outside() -> None:
    named = CONTRACTS["Beside the standard library, the kernel needs only packed arrays"]["forbidden_modules"]
    outside = {module for module in graph().modules if not module.startswith("copse")} - sys.stdlib_module_names
    assert set(named) == outside - {"librt", "mypy_extensions"}


def test_no_module_needs_itself() -> None:
    modules = [module for module in graph().modules if module.startswith("copse")]
    needs = {module: graph().find_modules_directly_imported_by(module) for module in modules}
    needs["copse.cli.interpreted"] = set()  # a program of its own, which runs the command once it has set the stage
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as cycle:
        raise AssertionError(f"modules in a circle: {' → '.join(cycle.args[1])}") from None


GAMES_WITHIN = {"root", "smallworld"}
ABOUT_GAMES = {
    "copse.games": "registers the games that Copse brings",
    "copse.arena.balance": "compares maps and decks of Root",
    "copse.arena.bench": "measures them at fixed tables",
    "copse.arena.follies": "counts foolish moves of Root",
    "copse.arena.report.balance": "draws heat maps of Root",
    "copse.cli.bot": "runs bots of Root at a real table",
    "copse.cli.notation": "converts games of Root",
    "copse.cli.workshop": "checks maps and decks of Root",
    "copse.clockwork": "runs bots of Root at a real table",
    "copse.notation": "converts games of Root",
    "copse.server.snapshots.balance": "plays maps and decks of Root",
    "copse.server.snapshots.clockwork": "tells what bots of Root do at a real table",
    "copse.server.snapshots.workshop": "checks maps and decks of Root",
}
"""What knows a game although it is in no folder or file of that game, each with the reason."""


def is_of_a_game(module: str) -> bool:
    return not GAMES_WITHIN.isdisjoint(module.split("."))


def test_no_general_module_knows_a_game() -> None:
    """General modules ask the kit of a game (`kernel/kit.py`) for its parts."""
    known = {
        module: {other for other in graph().find_modules_directly_imported_by(module) if is_of_a_game(other)}
        for module in graph().modules
        if module.startswith("copse") and not is_of_a_game(module)
    }
    reasons = tuple(ABOUT_GAMES)
    knowing = [module for module, games in known.items() if games]
    assert [module for module in knowing if not module.startswith(reasons)] == []
    assert [reason for reason in reasons if not any(module.startswith(reason) for module in knowing)] == []


def test_of_the_rules_everything_is_compiled_that_is_not_named() -> None:
    """An interpreted class cannot inherit a compiled one, so a room that is forgotten breaks the compiled build."""
    root, listed = Path(__file__).parents[1], PROJECT["tool"]["copse"]["engine"]
    known = {path for pattern in (*listed["include"], *listed["exclude"]) for path in root.glob(pattern)}
    rules = {path for book in ("root", "smallworld") for path in (root / "src" / "copse" / book).rglob("*.py")}
    assert rules <= known


def test_whatever_inherits_from_a_compiled_class_is_compiled_too() -> None:
    compiled = {".".join(Path(path).relative_to("src").with_suffix("").parts) for path in engine()}
    for name in GAMES:
        judge_of(name), SENSES.get(name)
    kinds = {kind for base in (State, Task, Evaluation, Sense, Foresight) for kind in heirs(base)}
    homes = {kind.__module__ for kind in kinds if kind.__module__.startswith("copse.")}
    assert {home for home in homes if home not in compiled and f"{home}.__init__" not in compiled} == set()


def heirs(kind: type) -> set[type]:
    return {kind}.union(*map(heirs, kind.__subclasses__()))
