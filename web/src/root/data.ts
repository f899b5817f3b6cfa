// What is printed: the maps, cards and quests as the engine itself has them, and the tracks of the faction boards, of
// which the rules tell the page.
import cards from '../../../src/copse/root/data/cards.json'
import maps from '../../../src/copse/root/data/maps.json'
import quests from '../../../src/copse/root/data/quests.json'
import type { Suit } from './view'

export interface CardData {
  suit: Suit
  kind: string
  cost: string[]
  item: string | null
  points: number | null
}

export interface QuestData {
  id: string
  suit: Suit
  items: string[]
}

export interface MapData {
  clearings: { id: number; at: number[] }[]
  paths: number[][]
  closed_paths: number[][]
  forests: { id: string; at: number[]; outline: number[][] }[]
  river_line: number[][]
  lake: number[][]
}

export const CARDS = cards as Record<string, CardData>
export const MAPS: Record<string, MapData> = maps
const QUESTS = new Map((quests as QuestData[]).map((quest) => [quest.id, quest]))

export const questData = (id: string): QuestData | undefined => QUESTS.get(id)

/** A card of the decree by suit; a loyal vizier is a bird that is no card. */
export const suitOf = (card: string): Suit => CARDS[card]?.suit ?? 'bird'

/** The clearing that lies beside the map (§12.2.2). */
export const BURROW = 0
/** Forests are numbered on from the clearings, of which every map has as many. */
export const FIRST_FOREST = MAPS.autumn.clearings.length + 1

/** What is printed on the score track and on the boards of the factions; `points` and the like by piece or by number of
 * pieces on the map, as the rules have them. */
export interface Figures {
  goal: number
  pieces: Record<string, 'warrior' | 'building' | 'token' | 'pawn'>
  /** By card. */
  cards: Sentences
  /** Cards that the edition calls otherwise, and how. */
  called: Partial<Record<string, string>>
  /** What the setup cards say beside how to set up: how far a faction reaches (§5.2), and whether it bears the sword (§A.8.1). */
  setup_cards: Record<string, { reach: number; militant: boolean }>
  /** Of each side of a card of hirelings, whether it is the demoted one, and the figures of what is said of it. */
  hirelings: Partial<Record<string, { demoted: boolean; sentence: Record<string, number> }>>
  factions: {
    /** By building of its kind, from the first to the last (§6.5.4); with so many recruiters on the map one more is drawn. */
    marquise: { cost: number[]; points: Record<string, number[]>; draws: number[] }
    /** By roosts on the map (§7.6.1). */
    eyrie: { points: number[]; draws: number[]; leaders: string[] }
    /** By sympathy token, from the first to the last (§8.4.2). */
    alliance: { cost: number[]; points: number[] }
    /** What is said of a character, by his name. */
    vagabond: { relations: string[]; sentences: Sentences }
    /** By gardens of a suit on the map (§10.5.3). */
    lizards: { points: number[]; draws: number[] }
    /** Every trade post scores the same (§11.5.6.III), and every service can have any of the prices. */
    riverfolk: { spaces: number; points: number; prices: number[] }
    /** By citadels and markets on the map (§12.4, §12.6.3); the ministers by rank (§12.5.3). */
    duchy: { recruits: number[]; draws: number[]; tunnels: number; ranks: Rank[]; crowns: number }
    /** The kinds of plots, and what a flip scores for each that then lies face up (§13.4.2). */
    corvids: { kinds: string[]; flip: number }
    /** By items on a track of the Hoard (§14.2.4.II); the item that bars each mood (§14.4.4), and what is said of it. */
    hundreds: {
      values: number[]
      moods: Record<string, string | null>
      pieces: Record<string, number>
      sentences: Sentences
    }
    /** Relics of each type, what a full column scores (§15.5.2.III), and waystations as they can lie (§15.2.2). */
    keepers: { types: string[]; columns: number; bonus: number; most: number; waystations: string[] }
  }
}

/** The figures of sentences that tell what something does; whatever is not named here has none. */
export type Sentences = Partial<Record<string, Record<string, number>>>

export interface Rank {
  rank: string
  cards: number
  points: number
  ministers: string[]
}

let figures: Figures
let newLandmarks = false

/** Before anything is drawn, the page is told what the rules say, and how the table is set up. */
export function learn(told: Figures, options: Record<string, unknown> = {}): void {
  figures = told
  newLandmarks = options.landmark_printing === 'new'
}

/** Whether the landmarks are those of the later printing. */
export const printedAnew = (): boolean => newLandmarks

export const goal = (): number => figures.goal
/** What a piece is: what stands in slots, what fights, what does neither. */
export const categoryOf = (piece: string): Figures['pieces'][string] => figures.pieces[piece]
export const printed = (): Figures['factions'] => figures.factions
export const onSetupCard = (faction: string): Figures['setup_cards'][string] => figures.setup_cards[faction]
export const isHireling = (party: string): boolean => party in figures.hirelings
export const isDemoted = (hireling: string): boolean => figures.hirelings[hireling]?.demoted ?? false
export const onHireling = (hireling: string): Record<string, number> => figures.hirelings[hireling]?.sentence ?? {}
export const cardCalled = (card: string): string => figures.called[card] ?? card
export const onCard = (card: string): Record<string, number> => figures.cards[card] ?? {}

export const ITEMS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch']
