"""Packages: what is packaged wrongly gets a sentence that names the place, and what is missing is named."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import copse
from copse.kernel.errors import BadPosition, BadRecord, BadSetup
from copse.kernel.tasks import Json
from copse.root.packages import BadPackage, Package, Packages, drawings_in, hash_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "faction"
RECORD = """copse record 1 root
option packages ["lanterns@0123456789ab"]
option factions ["lanterns", "marquise"]
option map "autumn"
option deck "standard"
option seed 1
"""


def test_a_record_without_its_package_is_refused_by_name() -> None:
    with pytest.raises(BadRecord, match=r"the package 'lanterns' \(version 0123456789ab\) is missing"):
        copse.replay(RECORD)
    with pytest.raises(BadPosition, match="the package 'lanterns' is missing"):
        copse.position(
            'copse position 1 root\noption packages ["lanterns"]\nfactions lanterns marquise\nturn 0 daylight'
        )


@pytest.mark.parametrize("wrong", [7, {"lanterns": "1"}, [3], "lanterns"])
def test_the_option_takes_names_only(wrong: Json) -> None:
    with pytest.raises(BadSetup, match="package"):
        copse.new("root", packages=wrong)


def test_tables_without_packages_are_as_printed() -> None:
    game = copse.new("root", seed=1)
    assert game.options["packages"] == []
    assert "packages" not in game.record()
    assert game.vocabulary is game.book.vocabulary


def test_only_a_package_with_a_party_is_one() -> None:
    found = Packages()
    with pytest.raises(BadPackage, match="which is no Package"):
        found.enter(7, "copse", "here")
    with pytest.raises(BadPackage, match="no faction, hireling or bot"):
        found.enter(Package("empty", "Nothing"), "copse.root.data", "here")
    with pytest.raises(BadPackage, match="small letters"):
        found.enter(Package("Not a name", "Nothing"), "copse.root.data", "here")


# ---- copies of the example, each with a fault; every copy has a process of its own, as a package changes its process

ASK = """
import json, logging, sys
logging.disable()
import copse
from copse.games import GAMES
from copse.root.packages import PACKAGES
games = list(GAMES)
assert "root" in games and not copse.new("root", seed=1).over
print(json.dumps([sorted(PACKAGES), list(PACKAGES.broken.values())]))
"""


def asked(folder: Path) -> tuple[list[str], list[str]]:
    """The packages that a Copse has with this folder, and the complaints; printed tables are played all the same."""
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "COPSE_PACKAGES": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    names, complaints = json.loads(told.stdout)
    return names, complaints


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "faction"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    return folder


@pytest.mark.slow
def test_the_example_is_entered(copied: Path) -> None:
    assert asked(copied) == (["lanterns"], [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "before", "after", "complaint"),
    [
        (
            "pyproject.toml",
            "copse.packages",
            "copse.package",
            r'pyproject.toml has no table [project.entry-points."copse',
        ),
        ("pyproject.toml", "lanterns.package:PACKAGE", "lanterns.package:PACK", "has no attribute 'PACK'"),
        ("lanterns/package.py", 'Package(\n    "lanterns"', 'Package(\n    "bots"', "the name 'bots' is there already"),
        (
            "lanterns/faction.py",
            'name = "lanterns"',
            'name = "eyrie"',
            "there is a faction, hireling or bot 'eyrie' already",
        ),
        ("lanterns/faction.py", "class GatherOil", "class EndTurn", "there is a step 'EndTurn' already"),
        (
            "lanterns/faction.py",
            "declare(seat=OWN_SEAT, clearing=A_CLEARING, n",
            "declare(seat=OWN_SEAT, n",
            "no domain",
        ),
        ("lanterns/faction.py", '    sign = "☼"\n', "", "lanterns: 'sign' is missing"),
        ("lanterns/faction.py", "MOST_OIL: Final = 8", "MOST_OIL: Final = 8 / 0", "faction.py, line "),
        ("lanterns/actions.py", '"press"', '"march"', "the verb 'march' is there already"),
        ("lanterns/locale/en/lanterns.ftl", "prompt-NightWork", "prompt-Night", "there is no message prompt-NightWork"),
        ("lanterns/locale/en/lanterns.ftl", "oil =", "warriors =", "there is a message 'warriors' already"),
        ("lanterns/drawings/lamp.svg", "<path", "<script", "drawings/lamp.svg: it may have <path> only"),
        ("lanterns/drawings/lamp.svg", "</svg>", "", "drawings/lamp.svg is not SVG"),
    ],
)
def test_a_faulty_package_is_left_out_with_a_sentence(
    copied: Path, file: str, before: str, after: str, complaint: str
) -> None:
    path = copied / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    names, complaints = asked(copied)
    assert names == []
    assert len(complaints) == 1
    assert complaint in complaints[0]


@pytest.mark.slow
def test_the_hash_changes_with_the_code_only(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(copied))
    before = hash_of("lanterns")
    law = copied / "lanterns" / "law.csv"
    law.write_text(law.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert hash_of("lanterns") == before
    rules = copied / "lanterns" / "faction.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert hash_of("lanterns") != before
    assert set(drawings_in("lanterns")) == {"lamp", "ember", "lanterns"}
