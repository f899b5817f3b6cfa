"""The available languages: each is a folder of `locale`.

This module imports nothing else, so the rules can use it to check the name of a language.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

DEFAULT: Final = "en"  # if no other language is requested
_FOLDERS: Final = [folder for folder in files("copse").joinpath("locale").iterdir() if folder.is_dir()]
LANGUAGES: Final = tuple(  # the default first, as in every list of languages
    sorted(
        (folder.name for folder in _FOLDERS if folder.joinpath("page.ftl").is_file()),
        key=lambda language: (language != DEFAULT, language),
    )
)
