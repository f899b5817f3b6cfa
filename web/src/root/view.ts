// The view of Root as the engine sends it (`game.view(seat)`), as far as it is drawn.

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export type Column = 'recruit' | 'move' | 'battle' | 'build'
export type Duty = 'move' | 'delve' | 'recover'
export type Side = 'ready' | 'spent' | 'damaged' | 'damaged_spent'
export type Hoard = 'command' | 'prowess'
export type Amounts = Record<string, number>

export interface Standing {
  /** The party that owns them: a seat or a hireling. Hirelings are numbered after the seats. */
  seat: number
  piece: string
  count: number
}

/** A piece that is pointed at, with its party. */
export type Held = Pick<Standing, 'seat' | 'piece'>

export interface ClearingView {
  id: number
  pieces: Standing[]
  /** The number of free slots. */
  slots: number
  suit: Suit | null
  /** All suits, if there are several. */
  suits?: Suit[]
  /** The number of a party. */
  ruler: number | null
  /** The number of items under the ruin. */
  ruin?: number
  under?: string[]
  scorched?: boolean
}

/** Face-down cards: their number, and the cards that the viewer knows. */
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
  /** In the fifth edition: how many of the ready items lie on tracks, not in the satchel. */
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
  /** By clearing: the face-down plot, if the viewer knows it. */
  plots: Record<string, string | null>
  /** By clearing: kinds that wrong guesses have excluded. */
  denied: Record<string, string[]>
  placed: number
  /** By kind: the number in the supply, if the viewer knows it. */
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

/** The values on the board of every bot. */
export interface BotBoard {
  /** The face-up order card. */
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
  /** The clearings where an item lies on a slot permanently. */
  burnt: number[]
  resting: boolean
}

export interface LogicalLizardsBoard extends BotBoard {
  /** The order of this turn, and the order if the turn began now. */
  suit: Suit | null
  leaning: Suit
  /** The position of the conspiracy marker, from 1. */
  space: number
  acolytes: number
  /** The top card is last. */
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

/** The things on the card of a hireling. Only some hirelings have the optional ones. */
export interface HirelingBoard {
  control: number
  acted: boolean
  /** Warriors. */
  waiting?: number
  /** Items, face up and face down. */
  ready?: number
  spent?: number
  /** The paths with bandits, as the clearings at their ends. */
  paths?: [number, number][]
  /** By clearing: the number of warriors that may still join. */
  owed?: number[]
  marked?: { seat: number; piece: string }[]
  /** By party: the clearings that it entered this turn. */
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
  /** Null until it is placed. */
  clearing: number | null
  board: {
    /** Whether its effect was used this turn. */
    used?: boolean
    /** The cards at the stalls, one by one. Null for one that the viewer does not know. */
    stalls?: (string | null)[]
    items?: Amounts
    /** The building in the slot that it adds. */
    building?: { seat: number; piece: string } | null
  }
}

export interface SeatView {
  /** Or UNDECIDED. */
  faction: string
  /** Null if the marker has left the score track. */
  points: number | null
  hand: Pile
  crafted: string[]
  box: Amounts
  turned: Amounts
  supply: Amounts
  coffins?: number
  /** The number of a clearing, or the clearings around a forest. */
  pawn?: string
  homes?: number[]
  dominance?: string
  /** The marker's position on that card's track, the track's length, and the seat whose homeland is the goal. */
  along?: number
  track?: number
  aim?: number
  partner?: number
  /** The number of hirelings that it takes at the end of the turn. */
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

/** A setup card in the row of the draft (§A.8). */
export interface SetupCard {
  faction: string
  locked: boolean
  /** The character of its taker, if it has characters. */
  character: string | null
  /** The seat that has taken it. */
  seat: number | null
}

export interface RootView {
  map: string
  turn: number
  phase: 'birdsong' | 'daylight' | 'evening'
  clearings: ClearingView[]
  seats: SeatView[]
  /** The spaces where they are for hire. */
  hirelings?: HirelingView[]
  /** The spaces of the score track that still have hireling markers. */
  markers?: number[]
  deck: number
  discard: string[]
  available: string[]
  items: Amounts
  /** The items under all ruins together. */
  buried?: string[]
  quests: string[]
  quest_deck: number
  closed: [number, number][]
  landmarks: LandmarkView[]
  battle: BattleView | null
  /** Only during the draft. */
  draft?: { row: SetupCard[] }
  /** The first player, if drawn at random. */
  first?: number
}

/** The name in place of a faction that is not taken yet (§A.8). */
export const UNDECIDED = 'none'
export const PHASES: readonly RootView['phase'][] = ['birdsong', 'daylight', 'evening']
export const COLUMNS: readonly Column[] = ['recruit', 'move', 'battle', 'build']
export const DUTIES: readonly Duty[] = ['move', 'delve', 'recover']
export const HOARDS: readonly Hoard[] = ['command', 'prowess']
export const SIDES: readonly Side[] = ['ready', 'spent', 'damaged', 'damaged_spent']

export type Heap = Side | 'track' | 'satchel'

/** A Vagabond's items by place. The fifth edition separates the tracks from the satchel. */
export function heapsOf({ items, track }: VagabondBoard): Partial<Record<Heap, Amounts>> {
  if (!track) {
    return items
  }
  const { ready, ...rest } = items
  const satchel = Object.entries(ready).map(([item, number]): [string, number] => [item, number - (track[item] ?? 0)])
  return { track, satchel: Object.fromEntries(satchel.filter(([, number]) => number > 0)), ...rest }
}

/** Whether there are seats without a faction. Then no turn has begun. */
export const settingUp = ({ seats }: RootView): boolean => seats.some(({ faction }) => faction === UNDECIDED)

/** An owner of pieces. */
export interface Party {
  name: string
  /** The seat that plays it. Null for a hireling that nobody controls. */
  holder: number | null
  pawn?: string
}

/** The parties by number: the seats, then the hirelings. */
export const partiesOf = (view: RootView): Party[] => [
  ...view.seats.map(({ faction, pawn }, seat) => ({ name: faction, holder: seat, pawn })),
  ...(view.hirelings ?? []).map(({ name, holder, pawn }) => ({ name, holder, pawn })),
]

/** The faction that controls a hireling. */
export function holderOf(parties: readonly Party[], party: number): string | null {
  const { holder } = parties[party]
  return holder === null || holder === party ? null : parties[holder].name
}

/** The clearing of the ferry, if there is one. */
export const ferryIn = (view: RootView): number | null =>
  view.landmarks.find(({ name }) => name === 'ferry')?.clearing ?? null

/** The relics in a forest. */
export const relicsIn = (view: RootView, forest: string): string[] =>
  view.seats.flatMap(({ board }) => ('forests' in board ? ((board as KeepersBoard).forests[forest] ?? []) : []))
