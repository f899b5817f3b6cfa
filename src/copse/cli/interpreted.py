"""Run the command from the sources, even if a compiled build is installed: `python -P interpreted.py bench`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader


class Sources:
    """Imports modules of Copse from their sources only. Modules without one, such as the pen in C, are missing."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] == "copse":
            for place in path or sys.path:
                spec = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None:
                    return spec
            raise ModuleNotFoundError(f"{name} has no source", name=name)
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, Sources)
    from copse.cli import main

    main()
