"""What is handed out: the sources as an archive."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from copse.games import GAMES

HOME = Path(__file__).parents[1]


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
