"""How the archives are built: the page, the engine with its docstrings, and the text that PyPI shows."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import tomllib
from pathlib import Path

import build_engine
import pytest
from build_page import PageHook
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from copse.kernel import actions, events, game, outcome, tasks

HOME = Path(__file__).parents[1]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]

CODE = r"""
static PyGetSetDef game___Game_getseters[] = {
    {"seats",
     (getter)game___Game_get_seats,
    NULL, NULL, NULL},
    {"over",
     (getter)game___Game_get_over, (setter)game___Game_set_over,
     NULL, NULL},
};
    {"apply",
     (PyCFunction)CPyPy_game___Game___apply,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, choice=\"\")\n--\n\n")},
    {"copy",
     (PyCFunction)CPyPy_game___Game___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(seats)\n--\n\n"),
        };
        static PyTypeObject CPyType_game___Step_template_ = {
            .tp_doc = PyDoc_STR("Step()\n--\n\n"),
        };
"""


def test_docstrings_are_put_back_into_the_code_of_mypyc() -> None:
    docstrings = {
        "game___Game": "A game.", "game___Game___apply": "Choose.", "game___Game___copy": "Copy.",
        "game___Game_get_seats": "Seats.", "game___Game_get_over": "Over.",
    }  # fmt: skip
    told = build_engine.with_docstrings(CODE, docstrings)
    assert r'.tp_doc = PyDoc_STR("Game(seats)\n--\n\nA game.")' in told
    assert r'PyDoc_STR("Step()\n--\n\n")' in told
    assert r'PyDoc_STR("apply($self, choice=\"\")\n--\n\nChoose.")' in told
    assert 'PyDoc_STR("Copy.")' in told
    assert re.search(r'game___Game_get_seats,\s+NULL, PyDoc_STR\("Seats\."\), NULL\}', told)
    assert re.search(r'\(setter\)game___Game_set_over,\s+PyDoc_STR\("Over\."\), NULL\}', told)
    assert build_engine.with_docstrings(CODE, {}) == CODE


def test_a_name_of_mypyc_may_begin_anywhere_in_the_name_of_the_module() -> None:
    names = dict(build_engine.names_and_docstrings(["src/copse/kernel/game.py"]))
    for start in ("", "game___", "kernel___game___", "copse___kernel___game___"):
        assert names[f"{start}Game"]
        assert names[f"{start}Game_get_decision"] == names[f"{start}Game___decision"]


def test_every_module_of_the_engine_exists_and_texts_stay_interpreted() -> None:
    paths = build_engine.engine()
    assert "src/copse/kernel/game.py" in paths
    assert any(path.startswith("src/copse/root/editions/") for path in paths)
    assert not {"src/copse/root/positions.py", "src/copse/smallworld/kit.py", "src/copse/kernel/outcome.py"} & {*paths}


@pytest.mark.both_builds
@pytest.mark.parametrize("module", [actions, events, game, outcome, tasks], ids=lambda module: str(module.__name__))
def test_both_builds_have_the_docstrings_of_the_sources(module: object) -> None:
    """`help(copse.Game)` says the same, whichever engine is installed."""
    name = module.__name__  # type: ignore[attr-defined]
    written = ast.parse((HOME / "src" / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))
    there = importlib.import_module(name)
    for thing in written.body:
        if not isinstance(thing, ast.ClassDef | ast.FunctionDef) or is_made_by_python(thing):
            continue
        owner = getattr(there, thing.name)
        assert inspect.getdoc(owner) == ast.get_docstring(thing), thing.name
        for method in thing.body if isinstance(thing, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef) and (doc := ast.get_docstring(method)) and method.name[:2] != "__":
                assert inspect.getdoc(vars(owner)[method.name]) == doc, f"{thing.name}.{method.name}"


def is_made_by_python(thing: ast.ClassDef | ast.FunctionDef) -> bool:
    """mypyc leaves named tuples to Python, and decorated functions have the docstring of their decorator."""
    bases = thing.bases if isinstance(thing, ast.ClassDef) else []
    return bool(thing.decorator_list) or any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in bases)


def test_the_page_is_not_built_again_in_a_source_archive(tmp_path: Path) -> None:
    hook = PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel", None)  # type: ignore[arg-type]
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").touch()
    assert not hook.page_is_built()
    (tmp_path / "PKG-INFO").touch()
    assert hook.page_is_built()


def test_every_link_of_the_text_on_pypi_is_absolute() -> None:
    project = ProjectMetadata(str(HOME), PluginManager())
    text, source = project.core.readme, PROJECT["urls"]["Source"]
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 10
    assert all(link.startswith("https://") for link in links)
    ours = [link for link in links if link.startswith(f"{source}/blob/v{project.version}/")]
    assert all((HOME / link.split(f"v{project.version}/")[1].partition("#")[0]).exists() for link in ours)
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    assert all(
        link.startswith(f"https://raw.githubusercontent.com/copse-games/copse/v{project.version}/") for link in pictures
    )
    assert {*ours, *pictures} == {*links}
