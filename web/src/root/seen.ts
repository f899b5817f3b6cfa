// The view of Root as types. Generated from the rules (`make schema`); do not edit.

export interface RootView {
  /** the map */
  map: string
  /** the seat whose turn it is */
  turn: number
  /** the phase */
  phase: 'birdsong' | 'daylight' | 'evening'
  /** the map, the Burrow first where there is one */
  clearings: ClearingView[]
  /** by seat */
  seats: SeatView[]
  /** how many cards are left */
  deck: number
  /** the discard pile */
  discard: string[]
  /** dominance cards that may be taken */
  available: string[]
  /** the supply of items */
  items: Record<string, number>
  /** all items under ruins, in no order */
  buried: string[]
  /** quests face up */
  quests: string[]
  /** how many quests are left */
  quest_deck: number
  /** paths that are closed */
  closed: [number, number][]
  /** the landmarks of this game */
  landmarks: LandmarkView[]
  /** effects of cards used this turn */
  used: string[]
  /** crafting pieces used this turn */
  activated: Record<string, number>
  /** the battle that is being fought */
  battle: BattleView | null
  /** the seat that begins, if it was drawn */
  first?: number
  /** the row from which factions are taken, while that lasts */
  draft?: Draft
  /** spaces of the track with a hireling marker */
  markers?: number[]
  /** those who are for hire, numbered on from the seats */
  hirelings?: HirelingView[]
}

export interface ClearingView {
  /** its number; 0 is the Burrow */
  id: number
  /** what is printed or marked there */
  suit: 'bird' | 'fox' | 'mouse' | 'rabbit' | null
  /** the party that rules it */
  ruler: number | null
  /** free building slots */
  slots: number
  /** what stands there */
  pieces: Standing[]
  /** all suits that it counts as, if there are several */
  suits?: ('bird' | 'fox' | 'mouse' | 'rabbit')[]
  /** items under its ruin */
  ruin?: number
  /** what you know of these items */
  under?: string[]
  /** whether nothing may come there any more */
  scorched?: boolean
}

export interface Standing {
  /** the party that they belong to */
  seat: number
  /** the kind */
  piece: string
  /** how many */
  count: number
}

export interface SeatView {
  /** who plays there */
  faction: string
  /** the points; null off the track */
  points: number | null
  /** cards in hand */
  hand: Pile
  /** lasting effects */
  crafted: string[]
  /** crafted items, face up */
  box: Record<string, number>
  /** crafted items, face down */
  turned: Record<string, number>
  /** pieces in the supply */
  supply: Record<string, number>
  /** what lies on the board of its faction */
  board: object
  /** warriors on the Coffin Makers */
  coffins?: number
  /** where its pawn stands, if it has one: a clearing or a forest */
  pawn?: string
  /** where it started */
  homes?: number[]
  /** the card that was activated, if any */
  dominance?: string
  /** the seat that this card names, where it names one */
  aim?: number
  /** how far it is on the track of that card, where it has one */
  along?: number
  /** how long that track is */
  track?: number
  /** whom it is in a coalition with, if any */
  partner?: number
  /** hireling markers taken this turn */
  claims?: number
}

export interface Pile {
  /** how many */
  size: number
  /** those that you know */
  cards: string[]
}

export interface LandmarkView {
  /** its name */
  name: string
  /** where it stands; null while it is to be placed */
  clearing: number | null
  /** what lies on its card */
  board: LandmarkBoard
}

export interface BattleView {
  /** a party */
  attacker: number
  /** a party */
  defender: number
  /** where */
  clearing: number
  /** rolled hits */
  rolled: number[]
  /** extra hits */
  extra: number[]
  /** effects of cards used in it */
  used: string[]
  /** the seat that removes for both sides */
  instigator: number | null
  /** the seat whose warriors fight with the attacker */
  ally: number | null
  /** what the Arbiter adds for the defender */
  hired: number
  /** whether the attacker loots */
  looting: boolean
}

export interface Draft {
  /** the setup cards */
  row: SetupCard[]
}

export interface SetupCard {
  /** its faction */
  faction: string
  /** whether it is locked */
  locked: boolean
  /** the character beside it */
  character: string | null
  /** who has taken it */
  seat: number | null
}

export interface HirelingView {
  /** the side of its card */
  name: string
  /** the seat that controls it */
  holder: number | null
  /** pieces that are not on the map */
  supply: Record<string, number>
  /** what lies on its card */
  board: HirelingBoard
  /** warriors on the Coffin Makers */
  coffins?: number
  /** where its pawn stands, if it has one */
  pawn?: string
}

export interface MarquiseBoard {
  /** has recruited this turn */
  recruited: boolean
}

export interface EyrieBoard {
  /** the leader */
  leader: 'builder' | 'charismatic' | 'commander' | 'despot' | null
  /** leaders that lie face down */
  fallen: ('builder' | 'charismatic' | 'commander' | 'despot')[]
  /** the decree */
  decree: Record<'recruit' | 'move' | 'battle' | 'build', string[]>
  /** what of the decree is left to resolve */
  todo: Record<'recruit' | 'move' | 'battle' | 'build', string[]>
}

export interface AllianceBoard {
  /** the officers */
  officers: number
  /** the supporters, and those that others have seen */
  supporters: { size: number; cards: string[] }
}

export interface VagabondBoard {
  /** the character */
  character: string | null
  /** the items */
  items: Record<'ready' | 'spent' | 'damaged' | 'damaged_spent', Record<string, number>>
  /** relationships (§9.2.9) */
  relations: Record<string, 'hostile' | 'indifferent' | 'amiable' | 'friendly' | 'allied'>
  /** aids of this turn that count towards the next step (§9.2.9.I.a) */
  aids: number[]
  /** quests done */
  done: string[]
  /** has improvised this turn (§D.7.2) */
  improvised: boolean
}

export interface LizardsBoard {
  /** the Outcast */
  outcast: 'fox' | 'rabbit' | 'mouse' | null
  /** the Outcast is hated */
  hated: boolean
  /** the acolytes */
  acolytes: number
  /** the Lost Souls, in the order in which they came (§10.2.6) */
  souls: string[]
  /** cards revealed today */
  revealed: string[]
  /** suits that have scored today (§10.5.3) */
  scored: ('fox' | 'rabbit' | 'mouse')[]
}

export interface RiverfolkBoard {
  /** the warriors in Payments, by seat */
  payments: number[]
  /** the warriors in Funds, by seat */
  funds: number[]
  /** the warriors in Commitments, by seat */
  commitments: number[]
  /** the warriors that craft, by seat */
  tracks: number[]
  /** the prices */
  prices: Record<'hand_card' | 'riverboats' | 'mercenaries', number>
  /** the trade posts */
  posts: Record<'fox' | 'rabbit' | 'mouse', { left: number; placed: number }>
  /** who has bought something this turn */
  customer: number | null
  /** boats were sold this turn */
  boats: boolean
  /** mercenaries were sold this turn */
  mercenaries: boolean
}

export interface DuchyBoard {
  /** ministers that are swayed */
  swayed: string[]
  /** ministers that have acted this turn */
  acted: string[]
  /** crowns that are left on the board */
  crowns: Record<'squire' | 'noble' | 'lord', number>
  /** cards revealed this turn, in that order */
  revealed: string[]
}

export interface CorvidBoard {
  /** plots that lie face down */
  plots: Record<string, 'bomb' | 'snare' | 'extortion' | 'raid' | null>
  /** kinds of plots that wrong guesses have ruled out there (§13.2.4) */
  denied: Record<string, ('bomb' | 'snare' | 'extortion' | 'raid')[]>
  /** plots placed this turn (§13.5.2) */
  placed: number
  /** plots left, for their own eyes */
  left?: Record<'bomb' | 'snare' | 'extortion' | 'raid', number>
}

export interface HundredsBoard {
  /** the mood */
  mood: string
  /** the Hoard, by track */
  hoard: Record<'command' | 'prowess', string[]>
  /** what the track of command is worth */
  command: number
  /** what the track of prowess is worth */
  prowess: number
}

export interface KeepersBoard {
  /** relics in forests */
  forests: Record<string, string[]>
  /** relics recovered, in order */
  relics: Record<'figure' | 'tablet' | 'jewelry', number[]>
  /** servants */
  retinue: Record<'move' | 'delve' | 'recover', string[]>
  /** servants that may still act this turn */
  idle: Record<'move' | 'delve' | 'recover', string[]>
  /** relics that an enemy is about to lay into a forest (§15.2.5) */
  trophies: string[]
  /** relics that left the game */
  lost: string[]
  /** the servant that acts */
  acting: string | null
}

export interface BotBoard {
  /** the card of its order, face up (§2.7) */
  order: string | null
  /** how hard it plays */
  difficulty: string
  /** its traits */
  traits: string[]
}

export interface ElectricEyrieBoard extends BotBoard {
  /** the Decree, by suit */
  decree: Record<'fox' | 'rabbit' | 'mouse' | 'bird', string[]>
}

export interface VagabotBoard extends BotBoard {
  /** his character */
  character: string
  /** his items: in the satchel, on the battle track and damaged */
  items: Record<'ready' | 'spent' | 'track' | 'track_spent' | 'damaged' | 'damaged_spent', number>
  /** the quest before him */
  quest: string | null
  /** quests that he has done with */
  discarded: string[]
  /** clearings with an item on a slot, once for each (§7.7.5) */
  burnt: number[]
  /** he slipped away and has no Daylight this turn (§7.4.3) */
  resting: boolean
}

export interface LogicalLizardsBoard extends BotBoard {
  /** the suit that is ordered */
  suit: 'fox' | 'rabbit' | 'mouse' | 'bird' | null
  /** the suit of the order if their turn began now (§8.4.1) */
  leaning: 'fox' | 'rabbit' | 'mouse' | 'bird'
  /** the space of the conspiracy marker, from 1 */
  space: number
  /** the conspiracy at the marker */
  conspiracy: string
  /** the acolytes */
  acolytes: number
  /** the Lost Souls, the topmost last */
  souls: string[]
  /** the cards of this turn's rituals, in order */
  revealed: string[]
}

export interface RiverfolkRobotsBoard extends BotBoard {
  /** in their turn, the rightmost card of the market */
  order: string | null
  /** the market from left to right; the rightmost is the order */
  market: string[]
  /** the warriors in Payments, by seat */
  payments: number[]
  /** the protectionism of this turn */
  stance: 'shield' | 'sword' | null
  /** who has bought something this turn */
  customer: number | null
  /** boats were sold this turn */
  boats: boolean
  /** mercenaries were sold this turn */
  mercenaries: boolean
}

export interface DrillbitDuchyBoard extends BotBoard {
  /** ministers that have a crown, from the top */
  swayed: string[]
  /** ambushes that it has bought and keeps face up */
  ambushes: ('ambush_bird' | 'ambush_fox' | 'ambush_rabbit' | 'ambush_mouse')[]
}

export interface CogwheelBoard extends BotBoard {
  /** plots that lie face down */
  plots: Record<string, 'bomb' | 'snare' | 'extortion' | 'raid' | null>
  /** kinds of plots that wrong guesses have ruled out there (§13.2.4) */
  denied: Record<string, ('bomb' | 'snare' | 'extortion' | 'raid')[]>
}

export interface FifthBoard extends VagabondBoard {
  /** fifth edition: tea, coins and bags on their tracks, all of them `ready` */
  track: Record<string, number>
}

export interface HirelingBoard {
  /** the control markers */
  control: number
  /** it has acted this turn */
  acted: boolean
  /** warriors that wait to come back */
  waiting?: number
  /** items face up */
  ready?: number
  /** items face down */
  spent?: number
  /** he has searched a ruin this turn */
  dug?: boolean
  /** he has robbed somebody this turn */
  robbed?: boolean
  /** the paths where they lie in wait */
  paths?: [number, number][]
  /** warriors that are still to come there, while they are short */
  owed?: number[]
  /** cards crafted and revealed this turn */
  revealed?: string[]
  /** the pieces that are about to burn in this clearing, at one moment */
  marked?: { seat: number; piece: string }[]
  /** where pieces came this turn */
  came?: Record<string, number[]>
}

export interface LandmarkBoard {
  /** it did this turn what it does once a turn */
  used?: boolean
  /** all its cards */
  cards?: { size: number; cards: string[] }
  /** the stalls */
  stalls?: (string | null)[]
  /** the building in the slot of the tree */
  building?: { seat: number; piece: string } | null
  /** the items on it */
  items?: Record<string, number>
}
