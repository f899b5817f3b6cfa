"""The languages that Copse speaks: a folder of `locale` each. Small enough for rules that only have to know which there
are."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

DEFAULT: Final = "en"  # where nobody asks for another
_FOLDERS: Final = [folder for folder in files("copse").joinpath("locale").iterdir() if folder.is_dir()]
LANGUAGES: Final = tuple(  # the default first, as in every list to choose from
    sorted(
        (folder.name for folder in _FOLDERS if folder.joinpath("page.ftl").is_file()),
        key=lambda language: (language != DEFAULT, language),
    )
)
