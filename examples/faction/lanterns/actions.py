"""The verbs of the Lantern Guild."""

from __future__ import annotations

from typing import Final

from copse.root.actions import CLEARING
from copse.root.cards import CARD_IDS
from copse.root.packages import verb

KINDLE: Final = verb("kindle", "lanterns:1.5.4", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
REKINDLE: Final = verb("rekindle", "lanterns:1.5.5", "{clearing}", clearing=CLEARING)
BECKON: Final = verb("beckon", "lanterns:1.5.3", "{clearing}", clearing=CLEARING)
PRESS: Final = verb("press", "lanterns:1.5.6", "{card}", card=CARD_IDS)
