// The view of Root as the engine gives it (`game.view(seat)`), as far as it is drawn.

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export type Column = 'recruit' | 'move' | 'battle' | 'build'
export type Duty = 'move' | 'delve' | 'recover'
export type Side = 'ready' | 'spent' | 'damaged' | 'damaged_spent'
export type Hoard = 'command' | 'prowess'
export type Amounts = Record<string, number>

export interface Standing {
  /** The party whose they are: a seat, or a hireling, which are numbered on from the seats. */
  seat: number
  piece: string
  count: number
}

/** A piece that is pointed at, and the party whose it is. */
export type Held = Pick<Standing, 'seat' | 'piece'>

export interface ClearingView {
  id: number
  pieces: Standing[]
  /** Free ones. */
  slots: number
  suit: Suit | null
  /** All of them, where there are several. */
  suits?: Suit[]
  /** A party. */
  ruler: number | null
  /** How many items lie under the ruin that stands here. */
  ruin?: number
  under?: string[]
  scorched?: boolean
}

/** Face-down cards: how many, and those of them that the viewer knows. */
export interface Pile {
  size: number
  cards: string[]
}

export interface EyrieBoard {
  leader: string | null
  fallen: string[]
  decree: Record<Column, string[]>
  todo: Record<Column, string[]>
}

export interface AllianceBoard {
  officers: number
  supporters: Pile
}

export interface KeepersBoard {
  /** By forest, by the clearings around it: relics by type, or by type and value once they were turned. */
  forests: Record<string, string[]>
  /** By type: the values recovered, in order. */
  relics: Record<string, number[]>
  retinue: Record<Duty, string[]>
  idle: Record<Duty, string[]>
  acting: string | null
}

export interface VagabondBoard {
  character: string | null
  items: Record<Side, Amounts>
  /** Of the fifth edition: how many of what is ready lie on their tracks, not in the satchel. */
  track?: Amounts
  relations: Record<string, string>
  aids: number[]
  done: string[]
}

export interface RiverfolkBoard {
  /** Warriors by the seat that owns them. */
  payments: number[]
  funds: number[]
  commitments: number[]
  tracks: number[]
  prices: Record<string, number>
  posts: Record<string, { left: number; placed: number }>
  customer: number | null
  boats: boolean
  mercenaries: boolean
}

export interface CorvidBoard {
  /** By clearing: the plot that lies face down, if the viewer knows it. */
  plots: Record<string, string | null>
  /** By clearing: kinds that wrong guesses have ruled out. */
  denied: Record<string, string[]>
  placed: number
  /** By kind: what is in the supply, if the viewer knows it. */
  left?: Amounts
}

export interface LizardsBoard {
  outcast: Suit | null
  hated: boolean
  acolytes: number
  souls: string[]
  revealed: string[]
  scored: Suit[]
}

export interface DuchyBoard {
  swayed: string[]
  acted: string[]
  /** Those left on the board, by rank. */
  crowns: Record<string, number>
  revealed: string[]
}

export interface HundredsBoard {
  mood: string
  hoard: Record<Hoard, string[]>
  command: number
  prowess: number
}

/** What lies on the board of every bot. */
export interface BotBoard {
  /** The order card that lies face up. */
  order: string | null
  difficulty: string
  traits: string[]
}

export interface ElectricEyrieBoard extends BotBoard {
  /** By suit, from left to right. */
  decree: Record<Suit, string[]>
}

export type BotSide = 'ready' | 'spent' | 'track' | 'track_spent' | 'damaged' | 'damaged_spent'

export interface VagabotBoard extends BotBoard {
  character: string
  items: Record<BotSide, number>
  quest: string | null
  discarded: string[]
  /** The clearings where an item lies on a slot for good. */
  burnt: number[]
  resting: boolean
}

export interface LogicalLizardsBoard extends BotBoard {
  /** The order of this turn, and what it would be if the turn began now. */
  suit: Suit | null
  leaning: Suit
  /** Of the conspiracy marker, from 1. */
  space: number
  acolytes: number
  /** The topmost last. */
  souls: string[]
  revealed: string[]
}

export interface RiverfolkRobotsBoard extends BotBoard {
  /** From left to right. */
  market: string[]
  /** By the seat that owns the warriors. */
  payments: number[]
  stance: 'shield' | 'sword' | null
  customer: number | null
  boats: boolean
  mercenaries: boolean
}

export interface DrillbitDuchyBoard extends BotBoard {
  swayed: string[]
  ambushes: string[]
}

/** What lies on the card of a hireling; beside the first two, what only some of them have. */
export interface HirelingBoard {
  control: number
  acted: boolean
  /** Warriors. */
  waiting?: number
  /** Items, face up and face down. */
  ready?: number
  spent?: number
  /** Where bandits are, by the clearings that a path joins. */
  paths?: [number, number][]
  /** By clearing: warriors that may still join. */
  owed?: number[]
  marked?: { seat: number; piece: string }[]
  /** By party: the clearings to which it came this turn. */
  came?: Record<string, number[]>
  revealed?: string[]
  dug?: boolean
  robbed?: boolean
}

export interface HirelingView {
  name: string
  /** The seat that controls it. */
  holder: number | null
  supply: Amounts
  coffins?: number
  pawn?: string
  board: HirelingBoard
}

export interface LandmarkView {
  name: string
  /** Null until someone has placed it. */
  clearing: number | null
  board: {
    /** Whether it did this turn what it does once a turn. */
    used?: boolean
    /** What the viewer knows of the cards at the stalls, one by one. */
    stalls?: (string | null)[]
    items?: Amounts
    /** What stands in the slot that it adds. */
    building?: { seat: number; piece: string } | null
  }
}

export interface SeatView {
  /** Or UNDECIDED. */
  faction: string
  /** Null once the marker has left the score track. */
  points: number | null
  hand: Pile
  crafted: string[]
  box: Amounts
  turned: Amounts
  supply: Amounts
  coffins?: number
  /** A clearing by its number, a forest by the clearings around it. */
  pawn?: string
  homes?: number[]
  dominance?: string
  /** Where on the track of that card the marker lies, and how long it is; or whose homeland is to be ruled. */
  along?: number
  track?: number
  aim?: number
  partner?: number
  /** Hirelings that it takes at the end of the turn. */
  claims?: number
  board: object
}

export interface BattleView {
  attacker: number
  defender: number
  clearing: number
  rolled: number[]
  extra: number[]
}

/** A setup card of the row from which factions are taken (§A.8). */
export interface SetupCard {
  faction: string
  locked: boolean
  /** Who its taker has to be, if it has characters. */
  character: string | null
  /** Who has taken it. */
  seat: number | null
}

export interface RootView {
  map: string
  turn: number
  phase: 'birdsong' | 'daylight' | 'evening'
  clearings: ClearingView[]
  seats: SeatView[]
  /** Where they are for hire. */
  hirelings?: HirelingView[]
  /** The spaces of the score track where hireling markers still lie. */
  markers?: number[]
  deck: number
  discard: string[]
  available: string[]
  items: Amounts
  /** What lies under the ruins, all together. */
  buried?: string[]
  quests: string[]
  quest_deck: number
  closed: [number, number][]
  landmarks: LandmarkView[]
  battle: BattleView | null
  /** Only while factions are taken. */
  draft?: { row: SetupCard[] }
  /** Who begins, where that was drawn by lot. */
  first?: number
}

/** What stands in place of a faction that is yet to be taken (§A.8). */
export const UNDECIDED = 'none'
export const PHASES: readonly RootView['phase'][] = ['birdsong', 'daylight', 'evening']
export const COLUMNS: readonly Column[] = ['recruit', 'move', 'battle', 'build']
export const DUTIES: readonly Duty[] = ['move', 'delve', 'recover']
export const HOARDS: readonly Hoard[] = ['command', 'prowess']
export const SIDES: readonly Side[] = ['ready', 'spent', 'damaged', 'damaged_spent']

export type Heap = Side | 'track' | 'satchel'

/** A Vagabond's items by where they lie: the fifth edition tells apart what is on the tracks and what in the satchel. */
export function heapsOf({ items, track }: VagabondBoard): Partial<Record<Heap, Amounts>> {
  if (!track) {
    return items
  }
  const { ready, ...rest } = items
  const satchel = Object.entries(ready).map(([item, number]): [string, number] => [item, number - (track[item] ?? 0)])
  return { track, satchel: Object.fromEntries(satchel.filter(([, number]) => number > 0)), ...rest }
}

/** Whether there are seats without a faction: then nobody's turn has begun. */
export const settingUp = ({ seats }: RootView): boolean => seats.some(({ faction }) => faction === UNDECIDED)

/** Whoever owns pieces. */
export interface Party {
  name: string
  /** The seat that plays it; null: a hireling that nobody controls. */
  holder: number | null
  pawn?: string
}

/** The parties by their number: the seats, then the hirelings. */
export const partiesOf = (view: RootView): Party[] => [
  ...view.seats.map(({ faction, pawn }, seat) => ({ name: faction, holder: seat, pawn })),
  ...(view.hirelings ?? []).map(({ name, holder, pawn }) => ({ name, holder, pawn })),
]

/** The faction that controls a hireling. */
export function holderOf(parties: readonly Party[], party: number): string | null {
  const { holder } = parties[party]
  return holder === null || holder === party ? null : parties[holder].name
}

/** Where the ferry lies, if there is one. */
export const ferryIn = (view: RootView): number | null =>
  view.landmarks.find(({ name }) => name === 'ferry')?.clearing ?? null

/** The relics that lie in a forest. */
export const relicsIn = (view: RootView, forest: string): string[] =>
  view.seats.flatMap(({ board }) => ('forests' in board ? ((board as KeepersBoard).forests[forest] ?? []) : []))
