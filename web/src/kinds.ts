// The kind of each event. The log takes its signs and filters from it, and the sounds their voices. This module knows
// kinds of events, but no rules.
import type { LogLine } from './api'

const EVENTS = {
  turn: 'turn_began drew_first took_faction',
  walk: 'moved marched walked carried delved called_away commanded set_out deployed withdrew',
  place:
    'placed built erected settled laid_relic enshrined plotted waylaid cleared_path recovered encamped fortified ' +
    'stationed grew conquered took_control gained_officer gained_acolytes gathered_funds banked deposited',
  card:
    'drew_card spent discarded gave picked_up saw_hand showed_hand used claimed revealed took_back returned_card ' +
    'put_at_stall took_from_stall reshuffled gained_supporter raised_draw held_ritual ended_rituals discarded_souls ' +
    'added_to_market kept_ambush decreed decreed_order tucked_viziers reformed gathered dismissed reassigned ' +
    'added_soul lost_soul returned_rituals exported laid_quest took_quest',
  craft: 'crafted',
  battle:
    'battled played_ambush ambushed ignored dealt_extra swapped_rolls shared_hits called_allies declared_loot ' +
    'shot_first repelled drew_sword raised_shield',
  dice: 'rolled rolled_mob rolled_uprising',
  loss:
    'removed evicted abandoned converted vanished lost_officers spent_acolytes lost_funds swept tired lost_items ' +
    'damaged damaged_items scorched burnt_slot dropped razed raided',
  points: 'scored scored_less took_marker advanced',
  item:
    'exhausted repaired refreshed refreshed_all rested found took_item hoarded donated exhausted_items ' +
    'repaired_items refreshed_items settled_track stowed lifted',
  trade: 'bought paid_out priced cashed_in hired picked',
  bond: 'befriended turned_hostile joined pitied completed',
  order:
    'led called swayed became named_outcast hated_outcast changed_mood revealed_order set_order aimed_at_clearing ' +
    'aimed_at_player expanded column_recruits column_moves column_battles wanted_no_pity conspired conspired_in_vain ' +
    'slipped_away dealt_landmark dealt_hireling laid_setup_card laid_character',
  plot: 'flipped exposed misjudged swapped guessed_flip swapped_bomb sprang_snare',
  upheaval: 'turmoil revolted outraged demoted lost_crown declined unleashed activated',
  end: 'won ended',
} as const

export type Kind = keyof typeof EVENTS
export const KINDS = Object.keys(EVENTS) as Kind[]

const OF = new Map<string, Kind>(KINDS.flatMap((kind) => EVENTS[kind].split(' ').map((what) => [what, kind] as const)))

/** The kind of an event. Undefined for events of a newer server. */
export const kindOf = ({ what }: Pick<LogLine, 'what'>): Kind | undefined => OF.get(what)

/** Arguments of log lines that are seats. For dice rolls, the two sides are numbers instead. */
const SEATS = [
  'seat',
  'attacker',
  'defender',
  'giver',
  'taker',
  'other',
  'by',
  'owner',
  'seller',
  'friend',
  'partner',
  'ally',
]

/** The seat that caused a line, or null if there is none. Removed pieces were removed by another seat. */
export function doerOf({ what, args }: LogLine): number | null {
  if (what === 'rolled') return typeof args.seat === 'number' ? args.seat : null
  const doer = args.by ?? args.attacker ?? args.giver ?? args.seat
  return typeof doer === 'number' && doer >= 0 ? doer : null
}

/** Whether a line concerns this seat. */
export const touches = (line: LogLine, seat: number): boolean =>
  line.what === 'rolled'
    ? line.args.seat === seat
    : line.what === 'saw_hand'
      ? line.args.seat === seat || line.args.target === seat
      : SEATS.some((name) => line.args[name] === seat)
