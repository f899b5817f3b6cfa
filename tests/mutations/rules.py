"""The table of mutations. Each is a slip that a programmer could make: a missing condition, a number that is off by
one, the wrong seat. `tests` are the tests of the area, not the single test that should notice it."""

from __future__ import annotations

from typing import Final, NamedTuple

PAGE: Final = "web"

ROOT: Final = "Root"
HIRELINGS: Final = "hirelings"
BOTS: Final = "bots"
EDITIONS: Final = "earlier editions"
SMALL_WORLD: Final = "Small World"
SECRECY: Final = "secrecy"
PROMISES: Final = "promises of the server"
THE_PAGE: Final = "page"
AGENTS: Final = "agents and records"
LEAST: Final = {  # mutations of each area
    ROOT: 12, HIRELINGS: 4, BOTS: 5, EDITIONS: 4, SMALL_WORLD: 6, SECRECY: 4, PROMISES: 2, THE_PAGE: 3, AGENTS: 2,
}  # fmt: skip


class Mutation(NamedTuple):
    """`name` says what is broken, `old` occurs once in `file`, and `tests` are paths or node ids that pytest takes, or
    files of vitest if the file belongs to the page."""

    name: str
    area: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def of_page(self) -> bool:
        return self.file.startswith(f"{PAGE}/")


GENERAL_RULES: Final = (
    Mutation(
        "The attacker deals more rolled hits than it has warriors",
        ROOT,
        "src/copse/root/battle.py",
        old="battle.rolled = [min(high, most), min(low, most_back)]",
        new="battle.rolled = [high, min(low, most_back)]",
        tests=("tests/root/test_04_key_actions.py",),
    ),
    Mutation(
        "The party that was counted first rules a tied clearing",
        ROOT,
        "src/copse/root/state.py",
        old="                elif not claim:\n                    ruler = NONE",
        new="                elif not claim and rival:\n                    ruler = NONE",
        tests=("tests/root/test_02_key_terms.py",),
    ),
    Mutation(
        "A crafted item stays in the supply",
        ROOT,
        "src/copse/root/craft.py",
        old="    if source is None and had:\n        state.items =",
        new="    if source is not None and had:\n        state.items =",
        tests=("tests/root/test_04_key_actions.py",),
    ),
    Mutation(
        "Several tokens of a kind that are removed at once score a single point",
        ROOT,
        "src/copse/root/removal.py",
        old="points += 0 if state.asked.unscored and unscored(state, piece) else number",
        new="points += 0 if state.asked.unscored and unscored(state, piece) else 1",
        tests=("tests/root/test_01_golden_rules.py", "tests/root/test_03_victory.py"),
    ),
    Mutation(
        "A dominance card cannot be activated with exactly ten points",
        ROOT,
        "src/copse/root/dominance.py",
        old="state.points[seat] >= state.rules.dominance_points",
        new="state.points[seat] > state.rules.dominance_points",
        tests=("tests/root/test_03_victory.py",),
    ),
    Mutation(
        "The partner of a Vagabond in coalition still treats him as an enemy",
        ROOT,
        "src/copse/root/state.py",
        old="return party != other and self.partner[party] != other and self.partner[other] != party",
        new="return party != other and self.partner[party] != other",
        tests=("tests/root/test_09_vagabond.py", "tests/root/test_g_glossary.py"),
    ),
    Mutation(
        "In advanced setup the locked card stays locked after a militant faction is taken",
        ROOT,
        "src/copse/root/draft.py",
        old="if chosen.militant:\n            state.draft",
        new="if not chosen.militant:\n            state.draft",
        tests=("tests/root/test_a_advanced.py",),
    ),
    Mutation(
        "The Ferry sails as often as anyone likes in a turn",
        ROOT,
        "src/copse/root/landmarks/ferry.py",
        old="site.clearing, site.used = target, True",
        new="site.clearing = target",
        tests=("tests/root/landmarks",),
    ),
)

FACTIONS: Final = (
    Mutation(
        "The Marquise builds with wood from clearings that she does not rule",
        ROOT,
        "src/copse/root/factions/marquise.py",
        old="fresh = near & ruled & ~chain",
        new="fresh = near & ~chain",
        tests=("tests/root/test_06_marquise.py",),
    ),
    Mutation(
        "Turmoil costs the Eyrie no points for viziers",
        ROOT,
        "src/copse/root/factions/eyrie.py",
        old="return sum(suit_of(card) == BIRD for card in cards) *",
        new="return sum(suit_of(card) == BIRD for card in cards if card != VIZIER) *",
        tests=("tests/root/test_07_eyrie.py",),
    ),
    Mutation(
        "The Alliance loses half of its officers with a base, rounded down",
        ROOT,
        "src/copse/root/factions/alliance.py",
        old="return (officers + 1) // 2",
        new="return officers // 2",
        tests=("tests/root/test_08_alliance.py",),
    ),
    Mutation(
        "The warrior whose removal turns a faction hostile scores for the Vagabond",
        ROOT,
        "src/copse/root/factions/vagabond.py",
        old="        return number - 1\n    return number if state.board(seat, VagabondBoard)",
        new="        return number\n    return number if state.board(seat, VagabondBoard)",
        tests=("tests/root/test_09_vagabond.py",),
    ),
    Mutation(
        "Warriors of the Lizard Cult become acolytes when they fall as attackers",
        ROOT,
        "src/copse/root/factions/lizards.py",
        old="and battle is not None and battle.defender == seat:",
        new="and battle is not None:",
        tests=("tests/root/test_10_lizards.py",),
    ),
    Mutation(
        "The Duchy pays for its failure with a minister of the lowest rank",
        ROOT,
        "src/copse/root/factions/duchy.py",
        old="for of in reversed(range(len(RANKS))):\n        found",
        new="for of in range(len(RANKS)):\n        found",
        tests=("tests/root/test_12_duchy.py",),
    ),
    Mutation(
        "A raid that is exposed still places warriors",
        ROOT,
        "src/copse/root/factions/corvids.py",
        old="    state.board(owner, CorvidBoard).forget(clearing)\n    remove(",
        new="    remove(",
        tests=("tests/root/test_13_corvids.py",),
    ),
)

HIRELING_RULES: Final = (
    Mutation(
        "A player whose points pass a hireling marker does not take it",
        HIRELINGS,
        "src/copse/root/hirelings/hiring.py",
        old="if before < space <= state.points[scorer]:",
        new="if before < space == state.points[scorer]:",
        tests=("tests/root/hirelings/test_hiring.py",),
    ),
    Mutation(
        "A player keeps a hireling that should go to another",
        HIRELINGS,
        "src/copse/root/hirelings/hiring.py",
        old="[CHOOSE[other] for other in range(state.seats) if other != self.seat]",
        new="[CHOOSE[other] for other in range(state.seats)]",
        tests=("tests/root/hirelings/test_hiring.py",),
    ),
    Mutation(
        "The Furious Protector spares the warriors of its controller",
        HIRELINGS,
        "src/copse/root/hirelings/furious_protector.py",
        old="[seat for seat in range(state.seats) if state.ranks(seat, here)]",
        new="[seat for seat in range(state.seats) if seat != self.seat and state.ranks(seat, here)]",
        tests=("tests/root/hirelings/test_furious_protector.py",),
    ),
    Mutation(
        "The Corvid Spies take cards of enemies who have no pieces in the clearing",
        HIRELINGS,
        "src/copse/root/hirelings/corvid_spies.py",
        old="if state.enemies(seat, other) and state.has_pieces(other, clearing)]",
        new="if state.enemies(seat, other)]",
        tests=("tests/root/hirelings/test_corvid_spies.py",),
    ),
)

BOT_RULES: Final = (
    Mutation(
        "A bot may lose buildings while it still has tokens",
        BOTS,
        "src/copse/root/bots/base.py",
        old="at_stake = [piece for piece in left if state.rules.categories[piece] == TOKEN] or left",
        new="at_stake = left",
        tests=("tests/root/bots/test_general.py",),
    ),
    Mutation(
        "A bot of nightmare difficulty scores in the Evening of every player",
        BOTS,
        "src/copse/root/bots/base.py",
        old='        if ending == seat:\n            score(state, seat, 1, "bots:3.3.1")',
        new='        score(state, seat, 1, "bots:3.3.1")',
        tests=("tests/root/bots/test_general.py",),
    ),
    Mutation(
        "The Mechanical Marquise has no reinforcements at nightmare difficulty",
        BOTS,
        "src/copse/root/bots/mechanical_marquise.py",
        old="if bot.difficulty in (CHALLENGING, NIGHTMARE):",
        new="if bot.difficulty == CHALLENGING:",
        tests=("tests/root/bots/test_mechanical_marquise.py",),
    ),
    Mutation(
        "The War Tax of the Electric Eyrie takes one point, however much is lost",
        BOTS,
        "src/copse/root/bots/electric_eyrie.py",
        old='credit(state, owner, -loss.number, "bots:3.3.2")',
        new='credit(state, owner, -1, "bots:3.3.2")',
        tests=("tests/root/bots/test_electric_eyrie.py",),
    ),
    Mutation(
        "In a co-operative game people win as soon as one of them reaches the goal",
        BOTS,
        "src/copse/root/score.py",
        old="if all(state.points[seat] >= goal for seat in people)",
        new="if any(state.points[seat] >= goal for seat in people)",
        tests=("tests/root/bots/test_together.py",),
    ),
)

EDITION_RULES: Final = (
    Mutation(
        "By the fifth edition the Marquise spends birds only for actions after her last one",
        EDITIONS,
        "src/copse/root/editions/fifth/marquise.py",
        old="return True",
        new="return not left",
        tests=("tests/root/editions/test_fifth_base.py",),
    ),
    Mutation(
        "By the fifth edition items go to and fro between track and satchel without end",
        EDITIONS,
        "src/copse/root/editions/fifth/satchel.py",
        old="if on_track and not mine.lifted >> item & 1:",
        new="if on_track:",
        tests=("tests/root/editions/test_fifth_satchel.py",),
    ),
    Mutation(
        "By the fifth edition coins in the satchel count as those on the track",
        EDITIONS,
        "src/copse/root/editions/fifth/satchel.py",
        old="return min(self.ready[item] - self.aside[item], self.spaces)",
        new="return min(self.ready[item], self.spaces)",
        tests=("tests/root/editions/test_fifth_satchel.py",),
    ),
    Mutation(
        "By the fifth edition the Duchy loses the minister before the card",
        EDITIONS,
        "src/copse/root/editions/fifth/duchy.py",
        old="return [LoseCard(seat), PriceOfFailure(seat)]",
        new="return [PriceOfFailure(seat), LoseCard(seat)]",
        tests=("tests/root/editions/test_fifth_expansions.py",),
    ),
    Mutation(
        "By the early Law a bird may be followed by another card for the Decree",
        EDITIONS,
        "src/copse/root/editions/early/eyrie.py",
        old="if CARDS[card].suit != BIRD and self.added + 1 <",
        new="if self.added + 1 <",
        tests=("tests/root/editions/test_early_eyrie.py",),
    ),
    Mutation(
        "By the early Law chaos ends one point too early",
        EDITIONS,
        "src/copse/root/editions/early/victory.py",
        old="least <= state.points[other] <= most",
        new="least <= state.points[other] < most",
        tests=("tests/root/editions/test_early_victory.py",),
    ),
)

SMALL_WORLD_RULES: Final = (
    Mutation(
        "Dwarves in decline earn nothing with their mines",
        SMALL_WORLD,
        "src/copse/smallworld/races.py",
        old='Race("dwarves", 3, 8, Ability(coins_in=("mine",), coins_in_decline=True))',
        new='Race("dwarves", 3, 8, Ability(coins_in=("mine",)))',
        tests=("tests/smallworld/test_10_races.py",),
    ),
    Mutation(
        "Peace with a Diplomat binds races in decline too",
        SMALL_WORLD,
        "src/copse/smallworld/conquest.py",
        old="    if state.declined[race]:\n        return 0\n    regions = 0",
        new="    regions = 0",
        tests=("tests/smallworld/test_10_races.py", "tests/smallworld/test_11_powers.py"),
    ),
    Mutation(
        "The reinforcement die is not rolled when three tokens are missing",
        SMALL_WORLD,
        "src/copse/smallworld/conquest.py",
        old="elif missing <= MOST_PIPS and",
        new="elif missing < MOST_PIPS and",
        tests=("tests/smallworld/test_03_conquest.py",),
    ),
    Mutation(
        "Heroes stay with a people in decline",
        SMALL_WORLD,
        "src/copse/smallworld/decline.py",
        old="    state.heroes &= clear\n",
        new="",
        tests=("tests/smallworld/test_05_decline.py", "tests/smallworld/test_11_powers.py"),
    ),
    Mutation(
        "Conquests of Ghouls in decline pay the active race",
        SMALL_WORLD,
        "src/copse/smallworld/conquest.py",
        old="    if state.active[seat] == race:\n        state.spoils += 1",
        new="    state.spoils += 1",
        tests=("tests/smallworld/test_04_turn_and_score.py", "tests/smallworld/test_10_races.py"),
    ),
    Mutation(
        "A race of the players' own may need more tokens than its tray has",
        SMALL_WORLD,
        "src/copse/smallworld/own.py",
        old="if value + LARGEST_POWER + ability.conquest_only_tokens > tray:",
        new="if value + LARGEST_POWER > tray:",
        tests=("tests/smallworld/test_12_own_traits.py",),
    ),
)

SECRETS: Final = (
    Mutation(
        "A spectator sees every hand",
        SECRECY,
        "src/copse/root/sight.py",
        old="zone.cards if zone.open or viewer == owner else",
        new="zone.cards if zone.open or viewer in (owner, None) else",
        tests=("tests/root/test_27_secrecy.py", "tests/root/test_01_golden_rules.py"),
    ),
    Mutation(
        "A spectator reads the secret parts of events",
        SECRECY,
        "src/copse/kernel/events.py",
        old="if seat in self.known_to:",
        new="if seat is None or seat in self.known_to:",
        tests=("tests/kernel/test_game.py",),
    ),
    Mutation(
        "The server tells everyone the log of the seat that decides",
        SECRECY,
        "src/copse/server/snapshots/builder.py",
        old="table.game.events_for(you, first, until)",
        new="table.game.events_for(table.to_move, first, until)",
        tests=("tests/server/test_secrecy.py",),
    ),
    Mutation(
        "The server tells a seat what it worked out for another",
        SECRECY,
        "src/copse/server/snapshots/builder.py",
        old="""known = table.told.get((you, lang))
        if isinstance(known, Moment):
            return known
        table.show(you)
        moment = worked_out(table, you, lang)
        table.told[you, lang] = moment""",
        new="""known = table.told.get((None, lang))
        if isinstance(known, Moment):
            return known
        table.show(you)
        moment = worked_out(table, you, lang)
        table.told[None, lang] = moment""",
        tests=("tests/server/test_secrecy.py",),
    ),
    Mutation(
        "Strangers watch a table that has no spectators",
        SECRECY,
        "src/copse/server/api/calls.py",
        old="    if not sheet.spectators:\n",
        new="    if token and not sheet.spectators:\n",
        tests=("tests/server/test_tables.py",),
    ),
    Mutation(
        "A token still opens the seat at which an agent stands in",
        SECRECY,
        "src/copse/server/tables/seats.py",
        old='[chair.token if chair.kind == "human" else "" for',
        new="[chair.token for",
        tests=("tests/server/test_handover.py",),
    ),
    Mutation(
        "A guess at hidden cards depends on where they really are",
        SECRECY,
        "src/copse/root/sight.py",
        old="pool = sorted([*pile, *[card for _, cards in hidden for card in cards]])",
        new="pool = [*pile, *[card for _, cards in hidden for card in cards]]",
        tests=("tests/agents/test_secrecy.py",),
    ),
)

SERVER_PROMISES: Final = (
    Mutation(
        "The server takes a choice over before it is stored",
        PROMISES,
        "src/copse/server/tables/table.py",
        old="            await self._store.append(self.id, move, *standing, ",
        new="            self._take(move, game, clock, after)\n"
        "            await self._store.append(self.id, move, *standing, ",
        tests=(
            "tests/server/test_faults.py::test_a_full_disk_is_a_clear_error_and_is_got_over",
            "tests/server/test_play.py",
        ),
    ),
    Mutation(
        "A request id of one seat is taken for that of another",
        PROMISES,
        "src/copse/server/tables/table.py",
        old='request = f"{seat}:{act.request}"',
        new="request = act.request",
        tests=("tests/server/test_play.py",),
    ),
    Mutation(
        "Dice are rolled again while an opponent is away",
        PROMISES,
        "src/copse/server/tables/social.py",
        old="if other != seat and chair.token and not",
        new='if other != seat and chair.kind == "human" and not',
        tests=("tests/server/test_abuse.py",),
    ),
    Mutation(
        "To choose and undo wins time",
        PROMISES,
        "src/copse/server/tables/clock.py",
        old="return (self.before or self)._with(",
        new="return self._with(",
        tests=("tests/server/test_abuse.py",),
    ),
    Mutation(
        "What was undone counts for the length of a game",
        PROMISES,
        "src/copse/server/tables/table.py",
        old="return len(game.history) >= self._settings.longest_game",
        new="return self.revision >= self._settings.longest_game",
        tests=("tests/server/test_abuse.py",),
    ),
)

PAGE_RULES: Final = (
    Mutation(
        "The page ends the turn by itself",
        THE_PAGE,
        "web/src/auto.ts",
        old=" || decision.verbs.some((verb) => verb.ends_turn)",
        new="",
        tests=("web/src/auto.test.ts",),
    ),
    Mutation(
        "To point at a clearing means moves to it too",
        THE_PAGE,
        "web/src/choose.ts",
        old="return start !== undefined && action.fields[start] === value",
        new="return start !== undefined && PLACES.some((place) => action.fields[place] === value)",
        tests=("web/src/choose.test.ts",),
    ),
    Mutation(
        "The page does not count what a people cost",
        THE_PAGE,
        "web/src/gains.ts",
        old="Number(args.taken ?? 0) - Number(args.paid ?? 0)",
        new="Number(args.taken ?? 0)",
        tests=("web/src/gains.test.ts",),
    ),
)

OTHER_RULES: Final = (
    Mutation(
        "Agents attack the leader against the odds",
        AGENTS,
        "src/copse/agents/root/sense.py",
        old="return leads(state, seat, other) and state.warriors(seat, clearing) >= state.warriors(other, clearing)",
        new="return leads(state, seat, other)",
        tests=("tests/agents/test_sense.py",),
    ),
    Mutation(
        "A record may lead to another state than it says",
        AGENTS,
        "src/copse/kernel/game.py",
        old="if record.hash and record.hash != game.hash():",
        new="if not record.hash and record.hash != game.hash():",
        tests=("tests/kernel/test_texts.py",),
    ),
    Mutation(
        "A position forgets which supporters others have seen",
        AGENTS,
        "src/copse/root/factions/alliance.py",
        old='("supporters", list(value.cards)), *known]',
        new='("supporters", list(value.cards))]',
        tests=("tests/root/test_00_positions.py",),
    ),
)

MUTATIONS: Final = (
    *GENERAL_RULES, *FACTIONS, *HIRELING_RULES, *BOT_RULES, *EDITION_RULES, *SMALL_WORLD_RULES, *SECRETS,
    *SERVER_PROMISES, *PAGE_RULES, *OTHER_RULES,
)  # fmt: skip
