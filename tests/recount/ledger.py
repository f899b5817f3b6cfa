"""What a watch writes down: how often each thing was checked, and where the game and the recount disagree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Disagreement:
    """The rules say one thing, the recount another; the position shows where."""

    check: str  # what was compared
    law: str  # the paragraph that decides
    said: str  # both readings, in words
    game: str  # how to play to this place again
    position: str

    def __str__(self) -> str:
        return f"{self.check} ({self.law}): {self.said}\nin: {self.game}\n{self.position}"


@dataclass
class Ledger:
    checks: Counter[str] = field(default_factory=Counter)
    unwatched: Counter[str] = field(default_factory=Counter)  # questions that the recount cannot answer
    disagreements: list[Disagreement] = field(default_factory=list)
    game: str = ""
    where: Callable[[], str] = str  # writes the position of the moment

    def same(self, check: str, law: str, rules: object, recount: object) -> bool:
        """Count one comparison; note it down if the two differ."""
        self.checks[check] += 1
        if rules == recount:
            return True
        self.note(check, law, f"the rules say {_shown(rules)}, the recount {_shown(recount)}")
        return False

    def same_answers(self, check: str, law: str, rules: set[str], recount: set[str], who: str = "") -> bool:
        """Count every answer that either side knows; note down what only one of them allows."""
        self.checks[check] += max(1, len(rules | recount))
        if rules == recount:
            return True
        sides = {"only by the rules": rules - recount, "only by the recount": recount - rules}
        self.note(check, law, " ".join([who, *[f"{side}: {_shown(found)};" for side, found in sides.items() if found]]))
        return False

    def note(self, check: str, law: str, said: str) -> None:
        self.disagreements.append(Disagreement(check, law, said, self.game, self.where()))

    def report(self) -> str:
        """How often each thing was checked, what nobody watched, and every disagreement."""
        rows = [f"{number:>12,}  {check}" for check, number in sorted(self.checks.items())]
        rows += [f"{number:>12,}  {question} (not watched)" for question, number in sorted(self.unwatched.items())]
        rows.append(f"{self.checks.total():>12,}  checks, {len(self.disagreements)} disagreements")
        return "\n".join([*rows, *[f"\n{found}" for found in self.disagreements]])


def _shown(value: object) -> str:
    return ", ".join(map(str, sorted(value, key=str))) or "nothing" if isinstance(value, set) else str(value)
