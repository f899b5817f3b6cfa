// The view of Root as the engine gives it (`game.view(seat)`), as far as it is drawn.

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export type Column = 'recruit' | 'move' | 'battle' | 'build'
export type Side = 'ready' | 'spent' | 'damaged' | 'damaged_spent'
export type Amounts = Record<string, number>

export interface Standing {
  seat: number
  piece: string
  count: number
}

export interface ClearingView {
  id: number
  pieces: Standing[]
  /** Free ones. */
  slots: number
  suit: Suit | null
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

export interface VagabondBoard {
  character: string | null
  items: Record<Side, Amounts>
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

export interface SeatView {
  faction: string
  points: number
  hand: Pile
  crafted: string[]
  box: Amounts
  turned: Amounts
  supply: Amounts
  coffins?: number
  /** A clearing by its number, a forest by the clearings around it. */
  pawn?: string
  home?: string
  dominance?: string
  partner?: number
  board: object
}

export interface BattleView {
  attacker: number
  defender: number
  clearing: number
  rolled: number[]
  extra: number[]
}

export interface RootView {
  map: string
  turn: number
  phase: 'birdsong' | 'daylight' | 'evening'
  clearings: ClearingView[]
  seats: SeatView[]
  deck: number
  discard: string[]
  available: string[]
  items: Amounts
  quests: string[]
  quest_deck: number
  closed: [number, number][]
  ferry: number | null
  battle: BattleView | null
}

export const COLUMNS: readonly Column[] = ['recruit', 'move', 'battle', 'build']
export const SIDES: readonly Side[] = ['ready', 'spent', 'damaged', 'damaged_spent']
