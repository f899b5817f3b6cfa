// The printed values: the maps, cards and quests from the engine's data, and the tracks of the faction boards, which
// the server sends from the rules.
import cards from '../../../src/copse/root/data/cards.json'
import quests from '../../../src/copse/root/data/quests.json'
import maps from './maps.json'
import type { Heading } from '../outline'
import type { Face } from '../portraits/faces'
import { teach } from '../words.svelte'
import { bring, type Drawing } from './glyphs'
import type { DuchyBoard, EyrieBoard, KeepersBoard, RootView, Suit } from './view'

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
  /** By language; empty for printed maps. */
  names: Partial<Record<string, string>>
}

export const CARDS = cards as Record<string, CardData>
export const MAPS: Record<string, MapData> = maps
const QUESTS = new Map((quests as QuestData[]).map((quest) => [quest.id, quest]))

/** The name that players gave to their map, or null for a printed map. */
export function ownName(map: string, language: string): string | null {
  const { names } = MAPS[map]
  return map.startsWith('own-') ? (names[language] ?? names.en ?? '') : null
}

/** Whether the page can draw this map: printed maps always, a map of players after `learn`. */
export const isKnown = (map: string): boolean => map in MAPS

export const questData = (id: string): QuestData | undefined => QUESTS.get(id)

/** The suit of a card in the Decree. A loyal vizier is a bird, although it is not a card. */
export const suitOf = (card: string): Suit => CARDS[card]?.suit ?? 'bird'

/** The clearing beside the map (§12.2.2). */
export const BURROW = 0
/** Forests are numbered after the clearings, of which every map has the same number. */
export const FIRST_FOREST = MAPS.autumn.clearings.length + 1

/** The values printed on the score track and on the faction boards. `points` and similar lists are by piece or by
 * number of pieces on the map, as in the rules. */
export interface Figures {
  /** A map of the players' own. */
  map?: MapData & { name: string }
  /** What packages add to the game: their words by language, drawings, and colours for light and dark. */
  packages?: {
    words: Record<string, string>
    drawings: Record<string, Drawing>
    colours: Record<string, [light: string, dark: string]>
  }[]
  goal: number
  pieces: Record<string, 'warrior' | 'building' | 'token' | 'pawn'>
  /** By thing, such as `leader despot`: the paragraphs about its effect. */
  laws: Partial<Record<string, string[]>>
  /** By card. */
  cards: Sentences
  /** Cards and characters with other words in this edition, and the ids of these words. */
  called: Partial<Record<string, string>>
  /** By faction: its reach (§5.2), and whether its setup card has the sword (§A.8.1). */
  setup_cards: Record<string, { reach: number; militant: boolean }>
  /** By side of a hirelings' card: whether it is demoted, and the numbers in its text. */
  hirelings: Partial<Record<string, { demoted: boolean; sentence: Record<string, number> }>>
  factions: {
    /** By building of a kind, from the first to the last (§6.5.4). `draws` are numbers of recruiters that add a
     * card. */
    marquise: { cost: number[]; points: Record<string, number[]>; draws: number[] }
    /** By roosts on the map (§7.6.1). */
    eyrie: { points: number[]; draws: number[]; leaders: EyrieBoard['fallen'] }
    /** By sympathy token, from the first to the last (§8.4.2). `first_cost` is for the first in a suit, unless it is
     * 0. */
    alliance: { cost: number[]; first_cost: number; points: number[] }
    /** The numbers in a character's text, by name. */
    vagabond: { relations: string[]; sentences: Sentences }
    /** By gardens of a suit on the map (§10.5.3). */
    lizards: { points: number[]; draws: number[] }
    /** Every trade post scores the same (§11.5.6.III), and every service can have any price. */
    riverfolk: { spaces: number; points: number; prices: number[] }
    /** By citadels and markets on the map (§12.4, §12.6.3); the ministers by rank (§12.5.3). */
    duchy: { recruits: number[]; draws: number[]; tunnels: number; ranks: Rank[]; crowns: number }
    /** The kinds of plots, and the points of a flip for each face-up plot (§13.4.2). */
    corvids: { kinds: string[]; flip: number }
    /** By items on a track of the Hoard (§14.2.4.II). The item that blocks each mood (§14.4.4), and the numbers in its
     * text. */
    hundreds: {
      values: number[]
      moods: Record<string, string | null>
      pieces: Record<string, number>
      sentences: Sentences
    }
    /** The types of relics, the points of a full column (§15.5.2.III), and the sides of waystations (§15.2.2). */
    keepers: {
      types: (keyof KeepersBoard['relics'])[]
      columns: number
      bonus: number
      most: number
      waystations: string[]
    }
    /** By building of a kind on the map. `buildings` has the kind for each suit of orders (§bots:4.5.3). */
    mechanical_marquise: Clockwork & { points: number[]; buildings: Partial<Record<Suit, string>> }
    /** By roost on the map (§bots:5.6). */
    electric_eyrie: Clockwork & { points: number[] }
    /** By sympathy token, from the first to the last (§bots:6.5.1). */
    automated_alliance: Clockwork & { points: number[] }
    /** Numbers of items at which the battle track gets another item (§bots:7.2.4). */
    vagabot: Clockwork & { thresholds: number[] }
    /** By gardens of a suit on the map (§bots:8.6.1); the spaces of the track (§bots:8.4.2). */
    logical_lizards: Clockwork & { points: number[]; conspiracies: string[] }
    /** The price of a service, from this number of the buyer's points on (§bots:9.2.3.I). */
    riverfolk_robots: Clockwork & { spaces: number; market: number; prices: { from: number; price: number }[] }
    /** Moles by citadels on the map (§bots:10.4.3). The ministers from the top (§bots:10.7). */
    drillbit_duchy: Clockwork & { moles: number[]; tunnels: number; ministers: BotMinister[] }
    cogwheel_corvids: Clockwork & { kinds: string[]; flip: number }
  }
}

/** A line of a bot's turn: the id of its message, the numbers in it, and its paragraph. `orders` are the suits for
 * which it applies. It is empty for a line that always applies. */
export interface Deed {
  phase: RootView['phase']
  what: string
  law: string
  orders: Suit[]
  figures: Record<string, number>
}

/** A bot: the faction whose pieces it uses, and its turn from the first step to the last. */
export interface Clockwork {
  replaces: string
  agenda: Deed[]
}

/** The numbers in texts about effects. Texts without numbers are missing. */
export type Sentences = Partial<Record<string, Record<string, number>>>

export interface Rank {
  rank: keyof DuchyBoard['crowns']
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

/** Receives the values of the rules and the options of the table before anything is drawn. */
export function learn(told: Figures, options: Record<string, unknown> = {}): void {
  figures = told
  agreed = options
  if (told.map) MAPS[told.map.name] = told.map
  for (const { words, drawings, colours } of told.packages ?? []) {
    bring(drawings, colours)
    teach('root', words)
  }
}

/** Whether a landmark has the later printing. Its own option may differ from the one for all landmarks. */
export function printedAnew(landmark: string): boolean {
  const own = agreed[`${landmark}_printing`] ?? 'same'
  return (own === 'same' ? agreed.landmark_printing : own) === 'new'
}

/** The variants of card texts at this table: the attributes of messages to look for. */
export const wordings = (): string[] => [
  ...(agreed.card_texts === 'later' ? ['later'] : []),
  ...(agreed.partisans_spare_birds === true ? ['sparing'] : []),
]

/** The paragraphs about a thing. The bases of all suits share theirs, and so do all quests. */
export const lawsOf = (thing: string): string[] =>
  figures.laws[thing] ??
  figures.laws[thing.replace(/ (base|garden|trade_post|waystation|figure|tablet|jewelry)_.*/, ' $1')] ??
  figures.laws[thing.split(' ')[0]] ??
  []

export const goal = (): number => figures.goal
/** The signs of suits in sentences of the server. */
export const SUIT_SIGNS: Record<string, string> = { '▲': 'fox', '‖': 'rabbit', '∞': 'mouse', '∨': 'bird' }
/** The category of a piece: warrior, building, token or pawn. */
export const categoryOf = (piece: string): Figures['pieces'][string] => figures.pieces[piece]
export const printed = (): Figures['factions'] => figures.factions
/** The turn of a bot. Null for a faction that somebody plays. */
export function clockworkOf(faction: string): Clockwork | null {
  const found = (figures.factions as Partial<Record<string, object>>)[faction]
  return found && 'agenda' in found ? (found as Clockwork) : null
}
/** What is printed for a party that the page does not know. */
export const figuresOf = (party: string): Record<string, unknown> =>
  ((figures.factions as Partial<Record<string, object>>)[party] ?? {}) as Record<string, unknown>
/** Whether printed values are those of a track: a number for each piece. */
export const isTrack = (values: unknown): values is number[] =>
  Array.isArray(values) && values.every((value) => typeof value === 'number')
/** The outline of a faction's turn; a bot's programme is told instead. */
export const headingsOf = (faction: string): Heading[] =>
  (figures.factions as Partial<Record<string, { outline?: Heading[] }>>)[faction]?.outline ?? []
export const onSetupCard = (faction: string): Figures['setup_cards'][string] => figures.setup_cards[faction]
/** The kind of a party's portrait. */
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
