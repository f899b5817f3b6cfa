"""The package as it is handed out: its name, its version, and the sources as an archive."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tarfile
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import copse
from copse.games import GAMES

HOME = Path(__file__).parents[1]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OLD_NAME = re.compile(r"""pip install ['"]?copse(?!-games)\b|['"]copse\[""")
TEXTS = {".ftl", ".md", ".mjs", ".py", ".service", ".svelte", ".toml", ".ts", ".yaml", ".yml", ""}
NOT_OURS = {"__pycache__", "build", "dist", "node_modules", "page"}


def written() -> Iterator[Path]:
    """Every text of the project; what tools leave behind is no text of it."""
    for folder, folders, names in os.walk(HOME):
        folders[:] = [name for name in folders if name not in NOT_OURS and name in {".github", name.lstrip(".")}]
        yield from (path for name in names if (path := Path(folder, name)).suffix in TEXTS and path.is_file())


def test_nobody_is_told_to_install_the_other_project_called_copse() -> None:
    told = [path for path in written() if OLD_NAME.search(path.read_text(encoding="utf-8", errors="replace"))]
    assert told == []
    assert HOME / "docs" / "reference" / "environments.md" in set(written())


def test_every_extra_that_a_text_names_exists() -> None:
    asked = {
        extra
        for path in written()
        for extras in re.findall(r"copse-games\[([a-z,]+)\]", path.read_text(encoding="utf-8", errors="replace"))
        for extra in extras.split(",")
    }
    assert {"envs", "train", "postgres"} <= asked <= set(PROJECT["optional-dependencies"])


def test_whoever_installs_copse_has_what_every_agent_needs() -> None:
    needed = [line for line in PROJECT["dependencies"] if re.match("numpy|onnxruntime", line)]
    assert len(needed) == 2
    assert all(re.fullmatch(r"\w+>=[\d.]+,<\d+", line) for line in needed), "a later major version may not fit"
    locked = {line.partition("==")[0] for line in (HOME / "requirements.lock").read_text(encoding="utf-8").split()}
    assert {"numpy", "onnxruntime", *wanted_by("onnxruntime")} <= locked


def wanted_by(package: str) -> set[str]:
    """The packages that a package requires, without its extras."""
    lines = metadata.requires(package) or []
    return {re.split(r"[^\w.-]", line)[0] for line in lines if "extra" not in line}


@pytest.mark.parametrize(("compiler", "compiled"), [(True, False), (False, False), (True, True)])
def test_who_could_compile_copse_is_told_in_one_line(tmp_path: Path, compiler: bool, compiled: bool) -> None:
    tools, make = tmp_path / "tools", shutil.which("make")
    tools.mkdir()
    assert make is not None
    for name in ["find", *["cc"] * compiler]:
        (tools / name).symlink_to("/bin/true")
    if compiled:
        (tmp_path / "stamp").touch()
    command = [make, "--no-print-directory", "advise-fast", f"FAST={tmp_path}"]
    told = subprocess.check_output(command, cwd=HOME, env={"PATH": str(tools)}, text=True)
    assert told.count("\n") == told.count("`make fast`") == int(compiler and not compiled)


def test_the_version_is_said_once_and_the_changelog_tells_of_it() -> None:
    project = ProjectMetadata(str(HOME), PluginManager())
    assert (project.core.name, project.version) == ("copse-games", copse.__version__)
    releases = re.findall(r"^## (.+)$", (HOME / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert releases[0] == copse.__version__


def test_whoever_cites_copse_names_the_project_as_it_names_itself() -> None:
    cited = yaml.safe_load((HOME / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["repository-code"] == PROJECT["urls"]["Source"]
    assert cited["license"] == PROJECT["license"]
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert cited["abstract"] == f"{PROJECT['description']}."


@pytest.mark.slow
def test_the_archive_of_the_sources_has_what_the_page_is_built_of_and_what_was_learned(tmp_path: Path) -> None:
    [archive] = SdistBuilder(str(HOME)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"src/copse/__init__.py", "web/package.json", "build_page.py", "examples/own_agent.py"} <= names
    assert {name for name in names if name.endswith(".onnx")} == {
        f"src/copse/agents/models/{game}.onnx" for game in GAMES
    }
    assert not [name for name in names if "node_modules" in name]
