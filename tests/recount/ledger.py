"""What a watch writes down: how often each thing was checked, and where the game and the recount disagree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Disagreement:
    """The rules say one thing, the recount another; the position shows where."""

    check: str  # what was compared
    law: str  # the paragraph that decides
    said: str  # both readings, in words
    position: str
    game: str  # how to play to this place again

    def __str__(self) -> str:
        return f"{self.check} ({self.law}): {self.said}\n  in {self.game}\n{self.position}"


@dataclass
class Ledger:
    checks: Counter[str] = field(default_factory=Counter)
    disagreements: list[Disagreement] = field(default_factory=list)
    game: str = ""
    position: str = ""

    def same(self, check: str, law: str, rules: object, recount: object) -> bool:
        """Count one comparison; note it down if the two differ."""
        self.checks[check] += 1
        if rules == recount:
            return True
        self.note(check, law, f"the rules say {_shown(rules)}, the recount {_shown(recount)}")
        return False

    def same_set(self, check: str, law: str, rules: set[str], recount: set[str], who: str = "") -> bool:
        """Count every choice that either side knows; note down what only one of them allows."""
        self.checks[check] += max(1, len(rules | recount))
        if rules == recount:
            return True
        only = [f"only by the rules: {', '.join(sorted(rules - recount))}" * bool(rules - recount)]
        only += [f"only by the recount: {', '.join(sorted(recount - rules))}" * bool(recount - rules)]
        self.note(check, law, f"{who} {'; '.join(part for part in only if part)}".strip())
        return False

    def note(self, check: str, law: str, said: str) -> None:
        self.disagreements.append(Disagreement(check, law, said, self.position, self.game))


def _shown(value: object) -> str:
    return ", ".join(map(str, sorted(value, key=str))) if isinstance(value, set) else str(value)
