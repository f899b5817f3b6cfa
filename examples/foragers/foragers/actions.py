"""The actions of Foragers."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Vocabulary
from foragers.rules import MUSHROOMS

VOCABULARY: Final = Vocabulary(__name__)
LAY: Final = VOCABULARY.verb("lay", "foragers:2.2", "{card}", secret=True, card=MUSHROOMS)
SWAP: Final = VOCABULARY.verb("swap", "foragers:3.1", "{card}", card=MUSHROOMS)
PASS: Final = VOCABULARY.verb("pass", "foragers:3.1")
