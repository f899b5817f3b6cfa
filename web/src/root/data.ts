// What is printed: the maps, cards and quests as the engine itself has them, and the tracks of the faction boards.
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
  clearings: { id: number; slots: number; at: number[] }[]
  paths: number[][]
  closed_paths: number[][]
  forests: { id: string; at: number[]; outline: number[][] }[]
  tower: number | null
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
/** Forests are numbered on from the clearings. */
export const FIRST_FOREST = 13
export const GOAL = 30

/** By building of its kind, from the first to the last (§6.5.4). */
export const MARQUISE = {
  cost: [0, 1, 2, 3, 3, 4],
  points: {
    sawmill: [0, 1, 2, 3, 4, 5],
    workshop: [0, 2, 2, 3, 4, 5],
    recruiter: [0, 1, 2, 3, 3, 4],
  },
  /** With so many recruiters on the map one more card is drawn. */
  draws: [3, 5],
}

/** By roosts on the map (§7.6.1). */
export const EYRIE = {
  points: [0, 1, 2, 3, 4, 4, 5],
  draws: [3, 6],
  leaders: ['builder', 'charismatic', 'commander', 'despot'],
}

/** By sympathy token, from the first to the last (§8.4.2). */
export const ALLIANCE = { cost: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3], points: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4] }

/** Every trade post scores the same (§11.5.6.III), and every service can have any of the prices. */
export const RIVERFOLK = { spaces: 3, points: 2, prices: [1, 2, 3, 4] }
/** Plots (§13.2.2): how many there are, and their kinds. */
export const CORVIDS = { plots: 8, kinds: ['bomb', 'snare', 'extortion', 'raid'] }
/** By garden of a suit on the map (§10.5.3). */
export const LIZARDS = { suits: ['mouse', 'rabbit', 'fox'], points: [0, 2, 2, 3, 4], draws: [2] }
/** Relics of each type, what a full column scores (§15.5.2.III), and waystations as they can lie (§15.2.2). */
export const KEEPERS = {
  types: ['figure', 'tablet', 'jewelry'],
  columns: 4,
  bonus: 2,
  most: 10,
  waystations: [
    'waystation_tablet_jewelry',
    'waystation_jewelry_tablet',
    'waystation_jewelry_figure',
    'waystation_figure_jewelry',
    'waystation_figure_tablet',
    'waystation_tablet_figure',
  ],
}

/** The Duchy: what each building of a track adds (§12.4, §12.6.3), and its ministers by rank (§12.5.3). */
export const DUCHY = {
  recruits: [1, 2, 2],
  draws: [1, 1, 1],
  ranks: [
    { rank: 'squire', cards: 2, points: 1, ministers: ['foremole', 'captain', 'marshal'] },
    { rank: 'noble', cards: 3, points: 2, ministers: ['brigadier', 'banker', 'mayor'] },
    { rank: 'lord', cards: 4, points: 3, ministers: ['duchess_of_mud', 'baron_of_dirt', 'earl_of_stone'] },
  ],
  crowns: 3,
}

/** By items on a track of the Hoard (§14.2.4.II), and the item that bars each mood (§14.4.4). */
export const HUNDREDS = {
  values: [1, 2, 2, 3, 4],
  moods: {
    bitter: 'hammer',
    grandiose: 'tea',
    jubilant: 'boots',
    lavish: null,
    relentless: 'bag',
    rowdy: 'coins',
    stubborn: 'crossbow',
    wrathful: 'sword',
  },
  pieces: { stronghold: 6, mob: 5 },
}

export const RELATIONS = ['indifferent', 'amiable', 'friendly', 'allied']
export const ITEMS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch']
