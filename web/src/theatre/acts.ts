// The acts that animate an event, derived only from its kind and arguments. A table for each game covers every kind of
// event. Acts know no drawings and no screen: `Stage.svelte` plays them with the drawings of the game.
import type { LogLine } from '../api'

/** A thing on the screen by its name (`spots.ts`), or `place 2_6_10` for a place as events name it. If the thing is not
 * visible, the middle of the map is used. */
export type Where = string

/** The animation of a banner's emblem. */
export type Manner = 'burst' | 'shake' | 'sink' | 'swoop' | 'turn' | 'rise'

/** Pieces of one kind of one party. */
export interface Troop {
  piece: string
  count: number
}

export interface Travel {
  kind: 'travel'
  seat: number
  troops: Troop[]
  /** Null: the current place of the party's pawn. */
  from: Where | null
  to: Where
}

/** A piece comes from its owner's board. */
export interface Drop {
  kind: 'drop'
  seat: number
  troop: Troop
  to: Where
}

/** A piece returns to its owner's board. */
export interface Tip {
  kind: 'tip'
  seat: number
  troop: Troop
  at: Where
}

export interface Fly {
  kind: 'fly'
  /** Null: face down. */
  card: string | null
  count: number
  from: Where
  to: Where
  /** Whether it is shown large on its way. */
  large: boolean
}

export interface Rise {
  kind: 'rise'
  seat: number
  amount: number
  from: Where
}

/** A small drawing, or only a ring, over something that changed. */
export interface Show {
  kind: 'show'
  icon: string | null
  at: Where
}

/** A die roll outside battles. */
export interface Roll {
  kind: 'roll'
  seat: number
  /** A number of pips, or a suit. */
  face: number | string
  at: Where
}

export interface Turn {
  kind: 'turn'
  seat: number
  text: string
}

export interface Scene {
  kind: 'scene'
  seat: number | null
  emblem: string | null
  manner: Manner
  at: Where | null
  text: string
}

export interface Battle {
  kind: 'battle'
  attacker: number
  defender: number
  clearing: number
  moments: BattleMoment[]
  /** Whether the scene was open before, because somebody was asked. */
  opened: boolean
  /** Whether the scene stays open, because somebody is asked. */
  stays: boolean
}

/** The visible parts of a battle, in order. */
type Blow =
  | { kind: 'card'; seat: number; card: string; text: string }
  | { kind: 'dice'; attacker: number; defender: number }
  | { kind: 'effect'; seat: number; text: string }
  | { kind: 'hit'; seat: number; piece: string }
  | { kind: 'score'; seat: number; amount: number }

/** A part of a battle with its start time. The time is negative if the part was shown before. */
export type BattleMoment = Blow & { at: number }

export type Act = Travel | Drop | Tip | Fly | Rise | Show | Roll | Turn | Scene | Battle

/** Acts that are played together, each slightly after the previous one. Times are milliseconds at the brisk speed. */
export interface Beat {
  acts: Act[]
  lines: LogLine[]
  ms: number
  /** The delay between the starts of two acts and of their lines. */
  apart: number
  /** In a battle: the start of each line, and the part of the duration in which the result is only looked at. */
  times?: number[]
  hold?: number
}

type Args = LogLine['args']

/** The viewer's seat, and the text of the log line. */
interface Told {
  you: number | null
  text: string
}

type Maker = (args: Args, told: Told) => Act | Act[]

/** How a kind of event is animated. A sentence is the reason why it is not. */
export type Part = Maker | string

const MOST_APART = 6
const BESIDE = 90
const ENOUGH_CARDS = 3

/** Milliseconds for a moving stack at the brisk speed: minimum, maximum, and addition for each unit of the map beyond
 * `near`. */
const TRAVEL = { least: 350, most: 600, unit: 0.45, near: 150 }
/** Milliseconds for each act at the brisk speed. The value for `travel` is for a route of unknown length. */
const TAKES: Record<Exclude<Act['kind'], 'battle' | 'rise'>, number> = {
  travel: 520,
  drop: 420,
  tip: 480,
  fly: 460,
  show: 420,
  roll: 900,
  turn: 800,
  scene: 1500,
}
const LARGE = 1100
/** The number rises for this time. Then the marker climbs one step for each point, up to the maximum number of
 * steps. */
export const RISING = 480
export const CLIMB = 90
export const MOST_STEPS = 8

// ---- helpers for the tables below

const place = (value: Args[string]): Where => `place ${value}`
const board = (seat: Args[string]): Where => `seat ${seat}`
const track = (seat: Args[string]): Where => `score ${seat}`
/** Where a seat's cards are: in the hand for the viewer's seat, else on its board. */
const cards = (seat: Args[string], you: number | null): Where => (seat === you ? 'hand' : board(seat))

const known = (card: Args[string] | undefined): string | null => (typeof card === 'string' ? card : null)
const many = (count: Args[string] | undefined): number => (typeof count === 'number' ? Math.max(1, count) : 1)

function fly(card: string | null, from: Where, to: Where, large = false, count = 1): Fly {
  return { kind: 'fly', card, from, to, large, count: Math.min(ENOUGH_CARDS, count) }
}

const fromHand =
  (to: Where): Maker =>
  ({ seat, card }, { you }) =>
    fly(known(card), cards(seat, you), to)
const toHand =
  (from: Where): Maker =>
  ({ seat, card, count }, { you }) =>
    fly(known(card), from, cards(seat, you), false, many(count))
/** A card is laid on its owner's board and shown large for a moment. */
const laid: Maker = ({ seat, card }, { you }) => fly(known(card), cards(seat, you), board(seat), true)
/** A card is laid on its owner's board without being shown large. */
const tucked: Maker = ({ seat, card }, { you }) => fly(known(card), cards(seat, you), board(seat))
const fromDeck: Maker = ({ seat, card }) => fly(known(card), 'deck', board(seat), true)
const toDiscard: Maker = ({ seat, card, count }) => fly(known(card), board(seat), 'discard', false, many(count))

const drop: Maker = ({ seat, piece, count, clearing }) => ({
  kind: 'drop',
  seat: Number(seat),
  troop: { piece: String(piece), count: many(count) },
  to: place(clearing),
})
const dropsAt =
  (piece: string | null, where: string): Maker =>
  ({ seat, count, ...args }) => ({
    kind: 'drop',
    seat: Number(seat),
    troop: { piece: piece ?? String(args.piece), count: many(count) },
    to: place(args[where]),
  })
const tipsAt =
  (piece: string | null, where = 'clearing'): Maker =>
  ({ seat, count, ...args }) => ({
    kind: 'tip',
    seat: Number(seat),
    troop: { piece: piece ?? String(args.piece), count: many(count) },
    at: place(args[where]),
  })

const travel = (args: Args, from: Where | null, to: Where, ...troops: Troop[]): Travel => ({
  kind: 'travel',
  seat: Number(args.seat),
  troops: troops.filter(({ count }) => count > 0),
  from,
  to,
})

/** Nothing is shown for an amount of zero or a secret one. */
const rise: Maker = ({ seat, points, coins }) => {
  const amount = Number(points ?? coins ?? 0)
  return amount === 0 ? [] : { kind: 'rise', seat: Number(seat), amount, from: board(seat) }
}

/** A drawing over the board of a seat: a fixed one, or the one that an argument names. */
const shows =
  (icon: string | null, whose = 'seat'): Maker =>
  (args) => ({ kind: 'show', icon, at: board(args[whose]) })
const showsThe =
  (what: string, whose = 'seat'): Maker =>
  (args) => ({ kind: 'show', icon: String(args[what]), at: board(args[whose]) })
const showsAt =
  (icon: string | null, where: string): Maker =>
  (args) => ({ kind: 'show', icon, at: place(args[where]) })

/** A die over the thing that it decides, which the next line names, or else over the map. */
const roll = (args: Args, face: Args[string]): Roll => ({ kind: 'roll', seat: Number(args.seat), face, at: 'map' })

const turn: Maker = ({ seat }, { text }) => ({ kind: 'turn', seat: Number(seat), text })

const scene =
  (emblem: string | null, manner: Manner, where?: string): Maker =>
  (args, { text }) => ({
    kind: 'scene',
    seat: typeof args.seat === 'number' ? args.seat : null,
    emblem: emblem?.startsWith('$') ? String(args[emblem.slice(1)]) : emblem,
    manner,
    at: where === undefined ? null : place(args[where]),
    text,
  })

/** Cards with a banner when they are crafted, and their suit. */
const FAVOR = /^favor_of_the_(fox|rabbit|mouse|mice)/

const DOMINANCE = /^dominance_(fox|rabbit|mouse|bird)$/

const crafted: Maker = (args, told) => {
  const suit = FAVOR.exec(String(args.card))?.[1]
  const card = laid(args, told) as Fly
  return suit ? [card, scene(suit === 'mice' ? 'mouse' : suit, 'burst')(args, told) as Scene] : card
}

const battle: Maker = ({ attacker, defender, clearing }) => ({
  kind: 'battle',
  attacker: Number(attacker),
  defender: Number(defender),
  clearing: Number(clearing),
  moments: [],
  opened: false,
  stays: false,
})

// ---- every kind of event

const FOLLOWED = 'what follows from it is acted out'
const ON_TABLE = 'it lies on the table from the start'

const ROOT: Record<string, Part> = {
  turn_began: turn,
  took_faction: scene(null, 'rise'),
  dealt_landmark: ON_TABLE,
  erected: showsAt(null, 'clearing'),
  put_at_stall: fromHand('market'),
  took_from_stall: toHand('market'),
  dealt_hireling: ON_TABLE,
  took_marker: ({ seat }) => ({ kind: 'show', icon: 'contract', at: track(seat) }),
  took_control: scene('$hireling', 'rise'),
  commanded: FOLLOWED,
  won: scene(null, 'rise'),
  scored: rise,
  drew_card: toHand('deck'),
  reshuffled: () => fly(null, 'discard', 'deck', false, ENOUGH_CARDS),
  spent: fromHand('discard'),
  played_ambush: fromHand('discard'),
  discarded: fromHand('discard'),
  gave: ({ giver, taker, card }, { you }) => fly(known(card), cards(giver, you), cards(taker, you)),
  picked_up: toHand('discard'),
  saw_hand: shows('card', 'target'),
  showed_hand: shows('card'),
  crafted,
  used: laid,
  activated: (args, told) => scene(DOMINANCE.exec(String(args.card))?.[1] ?? 'points', 'burst')(args, told),
  claimed: toHand('discard'),
  cleared_path: (args) => ['a', 'b'].map((end) => ({ kind: 'show', icon: 'rock', at: place(args[end]) })),
  placed: drop,
  built: drop,
  removed: tipsAt(null),
  moved: (args) => travel(args, place(args.origin), place(args.target), { piece: 'warrior', count: many(args.count) }),
  battled: battle,
  ambushed: scene(null, 'shake'),
  ignored: shows('piece'),
  dealt_extra: shows('sword'),
  swapped_rolls: shows('sword'),
  shared_hits: shows('piece', 'other'),
  swept: shows(null),
  raised_draw: 'the cards fly when they are drawn',
  rolled: 'it is a part of a battle, which is known from what went before',
  led: scene('crown', 'turn'),
  decreed: tucked,
  turmoil: scene(null, 'shake'),
  gained_supporter: ({ seat, card, count }) => fly(known(card), 'deck', board(seat), false, many(count)),
  gained_officer: shows('sword'),
  lost_officers: shows('sword'),
  outraged: scene('sympathy', 'shake', 'clearing'),
  revolted: scene('sympathy', 'burst', 'clearing'),
  exhausted: showsThe('item'),
  damaged: showsThe('item'),
  repaired: showsThe('item'),
  hired: shows(null, 'arbiter'),
  scorched: scene('scorched', 'burst', 'clearing'),
  walked: (args) => travel(args, null, place(args.target), { piece: 'pawn', count: 1 }),
  became: scene(null, 'turn'),
  laid_quest: () => ({ kind: 'show', icon: 'quest', at: 'deck' }),
  refreshed: showsThe('item'),
  stowed: showsThe('item'),
  lifted: showsThe('item'),
  refreshed_all: shows('tea'),
  rested: shows('tea'),
  found: ({ item, clearing }) => ({ kind: 'show', icon: String(item), at: place(clearing) }),
  took_item: showsThe('item'),
  befriended: shows('relation', 'other'),
  turned_hostile: shows('sword', 'other'),
  called_allies: shows('relation', 'ally'),
  completed: scene('quest', 'rise'),
  dropped: showsThe('item'),
  joined: scene('relation', 'rise'),
  drew_first: shows('first'),
  laid_setup_card: ON_TABLE,
  laid_character: ON_TABLE,
  settled: showsAt(null, 'clearing'),
  returned_card: fromHand('deck'),

  // The Lizard Cult
  gained_acolytes: shows('acolyte'),
  spent_acolytes: shows('acolyte'),
  named_outcast: showsThe('suit'),
  hated_outcast: showsThe('suit'),
  discarded_souls: toDiscard,
  held_ritual: laid,
  ended_rituals: ({ seat, count }, { you }) => fly(null, board(seat), cards(seat, you), false, many(count)),

  // The Riverfolk Company
  bought: shows('coins'),
  deposited: shows('coins'),
  paid_out: shows('coins'),
  lost_funds: shows('coins'),
  gathered_funds: shows('coins'),
  priced: shows('coins'),
  exported: fromHand('discard'),

  // The Underground Duchy
  revealed: laid,
  took_back: ({ seat, card }, { you }) => fly(known(card), board(seat), cards(seat, you)),
  called: shows('crown'),
  swayed: scene('crown', 'rise'),
  demoted: scene('crown', 'sink'),

  // The Corvid Conspiracy
  flipped: scene('$piece', 'turn', 'clearing'),
  plotted: dropsAt('plot', 'clearing'),
  swapped: (args) => [
    travel(args, place(args.a), place(args.b), { piece: 'plot', count: 1 }),
    travel(args, place(args.b), place(args.a), { piece: 'plot', count: 1 }),
  ],
  raided: scene('raid', 'burst', 'clearing'),
  exposed: scene('$piece', 'turn', 'clearing'),
  misjudged: showsAt('plot', 'clearing'),

  // The Lord of the Hundreds
  marched: (args) =>
    travel(
      args,
      place(args.origin),
      place(args.target),
      { piece: 'warlord', count: 1 },
      { piece: 'warrior', count: Number(args.count) },
    ),
  hoarded: showsThe('item'),
  declared_loot: shows('sword', 'defender'),
  razed: scene('mob', 'burst', 'clearing'),
  rolled_mob: (args) => roll(args, args.suit),
  changed_mood: scene('warlord', 'turn'),

  // The Keepers in Iron
  carried: (args) => travel(args, place(args.origin), place(args.target), { piece: String(args.piece), count: 1 }),
  enshrined: dropsAt(null, 'target'),
  laid_relic: dropsAt(null, 'target'),
  delved: (args) => travel(args, place(args.origin), place(args.target), { piece: String(args.piece), count: 1 }),
  recovered: tipsAt(null),
  dismissed: toDiscard,
  gathered: tucked,
  reassigned: shows('card'),

  // Hirelings
  rolled_uprising: (args) => roll(args, args.suit),
  donated: showsThe('item'),
  tired: shows(null),
  lost_items: shows(null),
  waylaid: dropsAt('warrior', 'a'),
  withdrew: tipsAt('warrior', 'a'),

  // Bots
  added_to_market: fromDeck,
  raised_shield: shows('piece'),
  drew_sword: shows('sword'),
  cashed_in: shows('coins'),
  banked: tipsAt('warrior'),
  kept_ambush: fromDeck,
  revealed_order: fromDeck,
  aimed_at_clearing: 'a ring on the map says it until it is done',
  aimed_at_player: shows(null, 'other'),
  expanded: 'the next order is turned over',
  tucked_viziers: shows('bird'),
  decreed_order: fromDeck,
  column_recruits: FOLLOWED,
  column_moves: FOLLOWED,
  column_battles: FOLLOWED,
  pitied: scene('sympathy', 'rise'),
  wanted_no_pity: shows('sympathy'),
  scored_less: showsAt('points', 'clearing'),
  lost_crown: scene('crown', 'sink'),
  guessed_flip: scene('$piece', 'turn', 'clearing'),
  swapped_bomb: scene('$piece', 'turn', 'clearing'),
  sprang_snare: scene('snare', 'shake', 'clearing'),
  exhausted_items: shows('torch'),
  damaged_items: shows('torch'),
  repaired_items: shows('hammer'),
  refreshed_items: shows('tea'),
  settled_track: 'what brought the items there was shown',
  took_quest: shows('quest'),
  slipped_away: scene(null, 'sink'),
  shot_first: shows('crossbow'),
  burnt_slot: showsAt('torch', 'clearing'),
  set_order: showsThe('suit'),
  conspired: scene('corvids', 'turn'),
  conspired_in_vain: 'nothing happens',
  added_soul: ({ seat, card }) => fly(known(card), 'discard', board(seat)),
  lost_soul: toDiscard,
  returned_rituals: shows('card'),

  // Older editions
  advanced: ({ seat }) => ({ kind: 'show', icon: 'coins', at: track(seat) }),
  set_out: scene('points', 'rise'),
  called_away: (args) => ({
    kind: 'tip',
    seat: Number(args.other),
    troop: { piece: 'warrior', count: 1 },
    at: place(args.clearing),
  }),
  reformed: shows('card'),
}

const SMALL_WORLD: Record<string, Part> = {
  turn_began: turn,
  picked: scene('$race', 'rise'),
  revealed: ({ race }) => ({ kind: 'show', icon: String(race), at: 'offer 5' }),
  abandoned: ({ seat, race, region }) => ({
    kind: 'tip',
    seat: Number(seat),
    troop: { piece: String(race), count: 1 },
    at: place(region),
  }),
  conquered: tokens,
  evicted: ({ seat, race, region, lost }) => ({
    kind: 'tip',
    seat: Number(seat),
    troop: { piece: String(race), count: many(lost) },
    at: place(region),
  }),
  rolled: (args) => roll(args, args.pips),
  repelled: scene('$race', 'shake', 'region'),
  unleashed: scene('dragon', 'swoop', 'region'),
  converted: tokens,
  grew: showsThe('race'),
  deployed: tokens,
  encamped: ({ seat, region, count }) => ({
    kind: 'drop',
    seat: Number(seat),
    troop: { piece: 'encampment', count: many(count) },
    to: place(region),
  }),
  fortified: dropsAt('fortress', 'region'),
  stationed: dropsAt('hero', 'region'),
  befriended: scene(null, 'rise'),
  scored: rise,
  declined: scene('decline', 'sink'),
  vanished: ({ race }) => ({ kind: 'show', icon: String(race), at: 'map' }),
  ended: scene('coin', 'rise'),
}

/** The parts by game and by kind of event. */
export const PARTS: Record<string, Record<string, Part>> = { root: ROOT, smallworld: SMALL_WORLD }

function tokens({ seat, race, region, tokens }: Args): Drop {
  return { kind: 'drop', seat: Number(seat), troop: { piece: String(race), count: many(tokens) }, to: place(region) }
}

// ---- battles

/** Events that may come between an attack and its result. They belong to one battle scene. */
const IN_BATTLE = new Set(
  `spent discarded played_ambush used hired called_allies shot_first ambushed rolled swapped_rolls dealt_extra ignored
   shared_hits swept removed tired lost_items damaged damaged_items scored turned_hostile`.split(/\s+/),
)
const DECIDED = new Set(['rolled', 'ambushed'])

/** How long each part of a battle is shown. */
const LOOK: Record<Blow['kind'], number> = { card: 450, dice: 750, effect: 350, hit: 170, score: 300 }
export const ENTRANCE = 350
const AGAIN = 150
/** The result is looked at for this time, and for longer if pieces fell. */
const RESULT = 400
const LOSSES = 1000
export const FADE = 250
const SHORTEST = 1500
const LONGEST = 3000
const MOST_HITS = 6

function blowsOf({ what, args, text }: LogLine): Blow[] {
  const seat = Number(args.seat)
  const card = known(args.card)
  if (what === 'battled') return []
  if (what === 'rolled') return [{ kind: 'dice', attacker: Number(args.attacker), defender: Number(args.defender) }]
  if (what === 'scored') return [{ kind: 'score', seat, amount: Number(args.points ?? 0) }]
  if (what === 'removed') {
    const hits = Math.min(MOST_HITS, many(args.count))
    return Array.from({ length: hits }, () => ({ kind: 'hit', seat, piece: String(args.piece) }))
  }
  return [card ? { kind: 'card', seat, card, text } : { kind: 'effect', seat, text }]
}

/** What an open battle scene shows of earlier lines: everything but fallen pieces, which are gone. */
const pastOf = (lines: readonly LogLine[]): BattleMoment[] =>
  lines
    .filter(({ what }) => IN_BATTLE.has(what))
    .flatMap(blowsOf)
    .filter(({ kind }) => kind !== 'hit')
    .map((blow) => ({ ...blow, at: -1 }))

/** The scene of a battle that waits for an answer, without animation. Null if its attack is not in the log. */
export function standing(log: readonly LogLine[]): Battle | null {
  const at = log.findLastIndex(({ what }) => what === 'battled')
  if (at < 0) return null
  return { ...attackOf(log[at]), moments: pastOf(log.slice(at + 1)), opened: true, stays: true }
}

const attackOf = ({ args, text }: LogLine): Battle => battle(args, { you: null, text }) as Battle

/** Builds the scene of an attack from the lines that belong to it. `before` are those that were shown already. */
function fought(attack: LogLine, before: readonly LogLine[], lines: readonly LogLine[], stays: boolean): Beat {
  const opened = !lines.includes(attack)
  const moments: BattleMoment[] = []
  const times: number[] = []
  let at = opened ? AGAIN : ENTRANCE
  for (const line of lines) {
    times.push(at)
    for (const blow of blowsOf(line)) {
      moments.push({ ...blow, at })
      at += LOOK[blow.kind]
    }
  }
  const hold = stays ? 0 : moments.some(({ kind }) => kind === 'hit') ? LOSSES : RESULT
  const end = stays ? 0 : hold + FADE
  const squeeze = Math.min(1, (LONGEST - end) / at)
  const shown = Math.max(at * squeeze + end, moments.length > 0 && !stays ? SHORTEST : 0)
  const act: Battle = {
    ...attackOf(attack),
    moments: [...pastOf(before), ...moments.map((moment) => ({ ...moment, at: moment.at * squeeze }))],
    opened,
    stays,
  }
  return { acts: [act], lines: [...lines], ms: shown, apart: 0, times: times.map((time) => time * squeeze), hold }
}

/** The numbers on the dice: two in a battle of Root, one in Small World. */
export function diceIn({ what, args }: LogLine): number[] {
  if (what !== 'rolled') return []
  return [args.attacker, args.defender, args.pips].filter((value) => typeof value === 'number')
}

// ---- beats

/** The place that a line names, at which its results start. */
function causeIn({ args }: LogLine): Where | null {
  const named = args.clearing ?? args.target ?? args.region
  return named === undefined ? null : place(named)
}

function takes(act: Act): number {
  if (act.kind === 'battle') return SHORTEST
  if (act.kind === 'fly' && act.large) return LARGE
  if (act.kind === 'rise') return RISING + CLIMB * Math.min(MOST_STEPS, Math.abs(act.amount))
  return TAKES[act.kind]
}

/** The duration of a move, by the length of its route in units of the map. */
export const travelling = (length: number): number =>
  Math.min(TRAVEL.most, TRAVEL.least + TRAVEL.unit * Math.max(0, length - TRAVEL.near))

/** Adjusts a beat to the longest known route of its moving stacks. */
export function paced(beat: Beat, lengthOf: (act: Travel) => number | null): Beat {
  const ways = beat.acts.flatMap((act) => (act.kind === 'travel' ? [lengthOf(act)] : []))
  const known = ways.filter((length) => length !== null)
  return known.length > 0 ? { ...beat, ms: beat.ms - TAKES.travel + travelling(Math.max(...known)) } : beat
}

/** Whether a stack goes on from where another one arrives. Then it must wait. */
const follows = (act: Act, before: Act): boolean =>
  act.kind === 'travel' && before.kind === 'travel' && (act.from === null || act.from === before.to)

/** Whether an act can be played together with the beat, which needs acts of the same kind and duration. */
const together = (beat: Beat, act: Act): boolean =>
  ['travel', 'drop', 'tip', 'fly', 'show', 'rise'].includes(act.kind) &&
  beat.acts.length < MOST_APART &&
  beat.acts[0].kind === act.kind &&
  takes(beat.acts[0]) === takes(act) &&
  !beat.acts.some((before) => follows(act, before))

/** The beats that animate some lines, which follow the other lines of the log. `fights` says whether a battle is in
 * progress before and after them. */
export function beatsOf(
  game: string,
  lines: readonly LogLine[],
  log: readonly LogLine[],
  you: number | null,
  fights: readonly [boolean, boolean] = [false, false],
): Beat[] {
  const parts = PARTS[game] ?? {}
  const beats: Beat[] = []
  const attacked = fights[0] ? log.findLastIndex(({ what }) => what === 'battled') : -1
  let attack: LogLine | null = log[attacked] ?? null
  /** The lines of the battle that were shown before. */
  let before = attack ? log.slice(attacked + 1) : []
  const last = lines.findLastIndex(({ what }) => what === 'battled')
  let cause: Where | null = null
  /** Lines without an animation, which are shown with the next line that has one. */
  const waiting: LogLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line.what === 'battled') [attack, before] = [line, []]
    if (attack && (line === attack || IN_BATTLE.has(line.what))) {
      let end = at + 1
      while (end < lines.length && IN_BATTLE.has(lines[end].what)) end++
      const scene = lines.slice(at, end)
      const beat = fought(attack, before, scene, fights[1] && at >= last && end === lines.length)
      const early = waiting.splice(0)
      beats.push({ ...beat, lines: [...early, ...scene], times: [...early.map(() => 0), ...beat.times!] })
      cause = causeIn(attack)
      before = [...before, ...scene]
      if (before.some(({ what }) => DECIDED.has(what))) attack = null
      at = end - 1
      continue
    }
    const part = parts[line.what]
    const made = typeof part === 'function' ? [part(line.args, { you, text: line.text })].flat() : []
    if (made.length === 0) waiting.push(line)
    made.forEach((act, number) => {
      if (act.kind === 'rise') act.from = cause ?? act.from
      if (act.kind === 'roll') act.at = (lines[at + 1] && causeIn(lines[at + 1])) ?? act.at
      const fresh = number === 0 ? [...waiting.splice(0), line] : []
      const last = beats.at(-1)
      if (last && (together(last, act) || (number > 0 && last.acts[0].kind === act.kind))) {
        last.acts.push(act)
        last.lines.push(...fresh)
        last.ms += BESIDE
      } else {
        beats.push({ acts: [act], lines: fresh, ms: takes(act), apart: BESIDE })
      }
    })
    cause = causeIn(line) ?? cause
  }
  beats.at(-1)?.lines.push(...waiting)
  return beats
}
