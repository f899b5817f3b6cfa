// What is printed: the maps, cards and quests as the engine itself has them, and the tracks of the faction boards, of
// which the rules tell the page.
import cards from '../../../src/copse/root/data/cards.json'
import maps from '../../../src/copse/root/data/maps.json'
import quests from '../../../src/copse/root/data/quests.json'
import type { Face } from '../portraits/faces'
import type { RootView, Suit } from './view'

export interface CardData {
  suit: Suit
  kind: string
  cost: string[]
  item: string | null
  points: number | null
  /** By deck. */
  copies: Partial<Record<string, number>>
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
  /** By thing, such as `leader despot`: the paragraphs that say what it does. */
  laws: Partial<Record<string, string[]>>
  /** By card. */
  cards: Sentences
  /** Cards and characters for which the edition has other words, and the id of these. */
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
    /** By sympathy token, from the first to the last (§8.4.2); the first in a suit has another price, unless that is 0. */
    alliance: { cost: number[]; first_cost: number; points: number[] }
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
    /** By building of a kind on the map; which kind an order of each suit means (§bots:4.5.3). */
    mechanical_marquise: Clockwork & { points: number[]; buildings: Partial<Record<Suit, string>> }
    /** By roost on the map (§bots:5.6). */
    electric_eyrie: Clockwork & { points: number[] }
    /** By sympathy token, from the first to the last (§bots:6.5.1). */
    automated_alliance: Clockwork & { points: number[] }
    /** So many items bring another one to the battle track (§bots:7.2.4). */
    vagabot: Clockwork & { thresholds: number[] }
    /** By gardens of a suit on the map (§bots:8.6.1); the spaces of the track (§bots:8.4.2). */
    logical_lizards: Clockwork & { points: number[]; conspiracies: string[] }
    /** What a service costs, from so many points of the buyer on (§bots:9.2.3.I). */
    riverfolk_robots: Clockwork & { spaces: number; market: number; prices: { from: number; price: number }[] }
    /** Moles by citadels on the map (§bots:10.4.3); the ministers from the top (§bots:10.7). */
    drillbit_duchy: Clockwork & { moles: number[]; tunnels: number; ministers: BotMinister[] }
    cogwheel_corvids: Clockwork & { kinds: string[]; flip: number }
  }
}

/** A line of a bot's turn: the message that says what is done, with its figures, by its paragraph; `orders` are those by
 * which it is done, none where by any. */
export interface Deed {
  phase: RootView['phase']
  what: string
  law: string
  orders: Suit[]
  figures: Record<string, number>
}

/** Of a bot: whose pieces it plays with, and its turn from the first step to the last. */
export interface Clockwork {
  replaces: string
  agenda: Deed[]
}

/** The figures of sentences that tell what something does; whatever is not named here has none. */
export type Sentences = Partial<Record<string, Record<string, number>>>

export interface Rank {
  rank: string
  cards: number
  points: number
  ministers: string[]
}

export interface BotMinister {
  name: string
  suit: Suit
  law: string
  figures: Record<string, number>
}

let figures: Figures
let agreed: Record<string, unknown> = {}

/** Before anything is drawn, the page is told what the rules say, and how the table is set up. */
export function learn(told: Figures, options: Record<string, unknown> = {}): void {
  figures = told
  agreed = options
}

/** Whether a landmark is that of the later printing: as all of them are, unless it has one of its own. */
export function printedAnew(landmark: string): boolean {
  const own = agreed[`${landmark}_printing`] ?? 'same'
  return (own === 'same' ? agreed.landmark_printing : own) === 'new'
}

/** What cards say otherwise at this table: the parts of their messages to look for. */
export const wordings = (): string[] => [
  ...(agreed.card_texts === 'later' ? ['later'] : []),
  ...(agreed.partisans_spare_birds === true ? ['sparing'] : []),
]

/** The paragraphs about a thing; the bases of each suit share theirs, and so do all quests. */
export const lawsOf = (thing: string): string[] =>
  figures.laws[thing] ??
  figures.laws[thing.replace(/ (base|garden|trade_post|waystation|figure|tablet|jewelry)_.*/, ' $1')] ??
  figures.laws[thing.split(' ')[0]] ??
  []

export const goal = (): number => figures.goal
/** What a piece is: what stands in slots, what fights, what does neither. */
/** The signs of suits in sentences of the server. */
export const SUIT_SIGNS: Record<string, string> = { '▲': 'fox', '‖': 'rabbit', '∞': 'mouse', '∨': 'bird' }
export const categoryOf = (piece: string): Figures['pieces'][string] => figures.pieces[piece]
export const printed = (): Figures['factions'] => figures.factions
/** What a bot's turn consists of; null for a faction that somebody plays. */
export function clockworkOf(faction: string): Clockwork | null {
  const found = (figures.factions as Partial<Record<string, object>>)[faction]
  return found && 'agenda' in found ? (found as Clockwork) : null
}
export const onSetupCard = (faction: string): Figures['setup_cards'][string] => figures.setup_cards[faction]
/** Of which kind a party's portrait is. */
export const faceOf = (party: string): Face => ({
  of: party,
  kind: isHireling(party) ? 'hireling' : clockworkOf(party) ? 'bot' : 'faction',
})
export const isHireling = (party: string): boolean => party in figures.hirelings
export const isDemoted = (hireling: string): boolean => figures.hirelings[hireling]?.demoted ?? false
export const onHireling = (hireling: string): Record<string, number> => figures.hirelings[hireling]?.sentence ?? {}
export const calledHere = (id: string): string => figures.called[id] ?? id
export const onCard = (card: string): Record<string, number> => figures.cards[card] ?? {}

export const ITEMS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch']
