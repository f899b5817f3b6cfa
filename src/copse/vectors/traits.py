"""The things that actions name, derived from the fields of their verbs.

Fields of one family name one kind of thing: `origin` and `target` name places, `attacker` and `defender` name parties.
A verb names at most two things of a family.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from copse.kernel.actions import Action, Domain, Verb, Vocabulary

AMOUNT: Final = "amount"
PARTY: Final = "party"

USUAL: Final[Mapping[str, str]] = {"count": AMOUNT, "seat": PARTY}  # families of numeric fields


class Trait(NamedTuple):
    """One thing that an action names.

    It has a family, a flag for the second thing of that family, and a place among `values`. The place of an amount is
    the number itself.
    """

    family: str
    second: bool
    place: int


class Traits:
    """The families of a vocabulary and the things in them.

    `families` maps numeric fields to families. A numeric field that is not in it is a family of its own. The families
    of fields with names follow from the names.
    """

    def __init__(self, vocabulary: Vocabulary, families: Mapping[str, str] = USUAL) -> None:
        self.vocabulary: Final = vocabulary
        self.verbs: Final = {verb: place for place, verb in enumerate(vocabulary.verbs)}
        self._numbers: Final = families
        self.values: Final[dict[str, list[int | str]]] = {}
        self.seconds: Final[set[str]] = set()
        self._named: Final[dict[str, list[tuple[str, bool, dict[int, int]]]]] = {}  # by verb
        for verb in vocabulary.verbs.values():
            met = set[str]()
            for field, domain in zip(verb.fields, verb.printed, strict=True):
                family = self._take(field, domain)
                if family in met:
                    self.seconds.add(family)
                met.add(family)
        for values in self.values.values():
            if not isinstance(values[0], str):
                values.sort(key=int)

    def of(self, action: Action) -> list[Trait]:
        """Return everything that an action names."""
        verb = action.verb
        if verb.name not in self._named:
            self._named[verb.name] = self._names(verb)
        return [
            Trait(family, second, places[arg])
            for (family, second, places), arg in zip(self._named[verb.name], action.args, strict=True)
        ]

    def _names(self, verb: Verb) -> list[tuple[str, bool, dict[int, int]]]:
        """Return the places of the arguments for each field of a verb.

        Each entry also has the field's family, and whether the field is the second of this family.
        """
        found: list[tuple[str, bool, dict[int, int]]] = []
        for field, domain in zip(verb.fields, verb.printed, strict=True):
            family = self.family(field, domain)
            values = self.values[family]
            if family == AMOUNT:
                places = {int(value): int(value) for value in domain}
            elif isinstance(domain[0], str):
                places = {arg: values.index(name) for arg, name in enumerate(domain)}
            else:
                places = {int(value): values.index(value) for value in domain}
            found.append((family, family in [earlier for earlier, _, _ in found], places))
        return found

    def family(self, field: str, domain: Domain) -> str:
        """Return the family of a field. For names this is the family that contains all of them."""
        if not isinstance(domain[0], str):
            return self._numbers.get(field, field)
        return next((family for family, values in self.values.items() if set(domain) <= set(values)), field)

    def _take(self, field: str, domain: Domain) -> str:
        """Add the values of a field to its family.

        Two lists of names belong to one family if one list contains the other. The family has the name of the field
        that came first.
        """
        family = self.family(field, domain)
        if isinstance(domain[0], str):
            family = next((known for known, values in self.values.items() if set(values) <= set(domain)), family)
        values = self.values.setdefault(family, [])
        values += [value for value in domain if value not in values]
        return family


def trail_figures(traits: Traits, action: Action, told: Sequence[tuple[str, bool]]) -> bytes:
    """Return the values of a choice in a trail: its verb, a free place for the player, then what it names.

    Only the families in `told` appear. Things are numbered from 1, amounts stay as they are, and 0 means none.
    """
    named = {(trait.family, trait.second): trait for trait in traits.of(action)}
    figures = bytearray((traits.verbs[action.verb.name] + 1, 0))
    for key in told:
        trait = named.get(key)
        figures.append(0 if trait is None else trait.place + (trait.family != AMOUNT))
    return bytes(figures)
