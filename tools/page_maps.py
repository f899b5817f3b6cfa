"""Writes the printed maps of Root as the page draws them (web/src/root/maps.json).

Run `make schema` after a change of src/copse/root/data/maps."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from copse.root.maps import MAPS, as_json, map_named


def page_maps() -> str:
    maps = [f'  "{name}": {json.dumps(as_json(map_named(name)), separators=(",", ":"))}' for name in MAPS]
    return "{\n" + ",\n".join(maps) + "\n}\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page_maps(), encoding="utf-8")
