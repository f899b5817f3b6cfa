// The log by cause: what was paid for a deed and what came of it are folded beneath the deed. It is read from the kinds
// of the lines, their seats and their paragraphs, so it works for every game.
import type { LogLine } from '../api'
import { isNotice, type Entry } from './chronicle'

const words = (text: string): Set<string> => new Set(text.split(/\s+/))

/** A deed with the lines beneath it, in order. A notice or chat message has none. */
export interface Deed {
  head: Entry
  beneath: LogLine[]
}

/** What is paid, shown or aimed at before a deed. */
const BEFORE = words(
  `spent exhausted exhausted_items paid_out lost_funds spent_acolytes revealed called drew_sword raised_shield
   aimed_at_clearing aimed_at_player column_recruits column_moves column_battles rolled_mob rolled_uprising`,
)
/** What only happens because of something else. */
const AFTER = words(
  `scored scored_less removed discarded gave gained_supporter gained_officer gained_acolytes lost_officers
   outraged befriended turned_hostile damaged damaged_items lost_items dropped took_item took_marker tired swept
   evicted vanished converted withdrew`,
)
/** What only happens in a battle. */
const IN_BATTLE = words(
  `rolled played_ambush ambushed ignored dealt_extra swapped_rolls shared_hits used hired called_allies shot_first
   waylaid`,
)
/** Deeds of which pieces, cards and officers can come as well. */
const GREAT = words(
  `revolted turmoil razed flipped exposed misjudged scorched raided swayed demoted joined completed crafted used
   activated claimed held_ritual delved recovered conspired declined conquered unleashed dismissed encamped exported`,
)
/** What is told once for each of several things. */
const REPEATED = words(
  `drew_card refreshed repaired priced gathered laid_relic took_back discarded gained_supporter placed built took_hireling
   dealt_hireling dealt_landmark laid_setup_card laid_character deployed`,
)

/** The paragraph that all steps of a deed share: `root:8.4.1.III` belongs to `root:8.4.1`. */
const paragraphOf = (law: string): string => law.split('.').slice(0, 3).join('.')
/** Paragraphs about points and battles, and the abilities of factions, cite whatever caused them. */
const GENERAL = /^root:(3\.2|4\.|\d+\.2\.)/

const doerIn = ({ args }: LogLine): unknown => args.seat ?? args.attacker ?? args.giver

/** Groups the lines of one turn by cause. `seat` is the seat whose turn it is. */
export function deedsIn(entries: readonly Entry[], seat: number | null): Deed[] {
  const deeds: Deed[] = []
  /** The deed to which further lines may belong, and its paragraphs. */
  let open: { deed: Deed; head: LogLine; last: LogLine; laws: Set<string> } | null = null
  const before: LogLine[] = []

  const flush = (): void => {
    for (const line of before.splice(0)) deeds.push({ head: line, beneath: [] })
  }

  function belongs(line: LogLine): boolean {
    if (!open) return false
    const { head, last, laws } = open
    const { what, law } = line
    if (what !== 'battled' && seat !== null && typeof doerIn(line) === 'number' && doerIn(line) !== seat) return true
    if (head.what === 'battled' && IN_BATTLE.has(what)) return true
    if (REPEATED.has(what) && last.what === what && last.law === law && last.args.piece === line.args.piece) return true
    if (BEFORE.has(what)) return false
    const shared = [...laws].some((one) => law === one || law.startsWith(`${one}.`))
    if (AFTER.has(what)) return shared || GENERAL.test(law)
    return shared && GREAT.has(head.what) && what !== head.what
  }

  for (const entry of entries) {
    if (isNotice(entry)) {
      flush()
      deeds.push({ head: entry, beneath: [] })
      open = null
    } else if (before.length === 0 && belongs(entry)) {
      open!.deed.beneath.push(entry)
      open!.laws.add(paragraphOf(entry.law))
      open!.last = entry
    } else if (BEFORE.has(entry.what) || (entry.what === 'removed' && entry.args.by === entry.args.seat)) {
      before.push(entry)
    } else {
      const deed = { head: entry, beneath: before.splice(0) }
      deeds.push(deed)
      open = { deed, head: entry, last: entry, laws: new Set([paragraphOf(entry.law)]) }
    }
  }
  flush()
  return deeds
}
