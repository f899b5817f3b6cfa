"""The vocabulary: every choice that Small World can offer. New verbs go to the end, so that numbers stay."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Vocabulary
from copse.smallworld.board import LARGEST_MAP
from copse.smallworld.rules import ENCAMPMENTS, OFFERED, SEATS

REGION: Final = range(1, LARGEST_MAP + 1)
TOKENS: Final = range(1, 21)  # the largest tray

VOCABULARY: Final = Vocabulary(__name__)
_verb = VOCABULARY.verb

PICK: Final = _verb("pick", "sw:pick.any_of_six", "{place}", place=range(1, OFFERED + 1))
EXPAND: Final = _verb("expand", "sw:turn.conquer_or_decline")
DECLINE: Final = _verb("decline", "sw:decline.declare")
ABANDON: Final = _verb("abandon", "sw:turn.abandon", "{region}", region=REGION)
MARCH: Final = _verb("march", "sw:turn.ready_troops")
CONQUER: Final = _verb("conquer", "sw:conquest.cost", "{region}", region=REGION)
REINFORCE: Final = _verb("reinforce", "sw:conquest.reinforcement", "{region}", region=REGION)
ROLL: Final = _verb("roll", "sw:power.berserk")
UNLEASH: Final = _verb("unleash", "sw:power.dragon_master", "{region}", region=REGION)
CONVERT: Final = _verb("convert", "sw:race.sorcerers", "{region}", region=REGION)
STOP: Final = _verb("stop", "sw:conquest.following")
SET_ASIDE: Final = _verb("set_aside", "sw:race.amazons", "{region}", region=REGION)
DEPLOY: Final = _verb("deploy", "sw:conquest.redeploy", "{region} x{count}", region=REGION, count=TOKENS)
ENCAMP: Final = _verb("encamp", "sw:power.bivouacking", "{region} x{n}", region=REGION, n=range(1, ENCAMPMENTS + 1))
FORTIFY: Final = _verb("fortify", "sw:power.fortified", "{region}", region=REGION)
STATION: Final = _verb("station", "sw:power.heroic", "{region}", region=REGION)
BEFRIEND: Final = _verb("befriend", "sw:power.diplomat", "{seat}", seat=SEATS)
STAY: Final = _verb("stay", "sw:power.stout")
PASS: Final = _verb("pass", "sw:define.stack")
