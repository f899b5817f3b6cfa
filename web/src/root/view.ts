// The view of Root as the engine sends it (`game.view(seat)`): its types, and what they are put together from.
import type { FifthBoard, KeepersBoard, RootView, Standing, VagabondBoard } from './seen'

export * from './seen'

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export type Column = 'recruit' | 'move' | 'battle' | 'build'
export type Duty = 'move' | 'delve' | 'recover'
export type Side = 'ready' | 'spent' | 'damaged' | 'damaged_spent'
export type BotSide = Side | 'track' | 'track_spent'
export type Hoard = 'command' | 'prowess'
export type Amounts = Record<string, number>

/** A piece that is pointed at, with its party. */
export type Held = Pick<Standing, 'seat' | 'piece'>

/** The name in place of a faction that is not taken yet (§A.8). */
export const UNDECIDED = 'none'
export const PHASES: readonly RootView['phase'][] = ['birdsong', 'daylight', 'evening']
export const COLUMNS: readonly Column[] = ['recruit', 'move', 'battle', 'build']
export const DUTIES: readonly Duty[] = ['move', 'delve', 'recover']
export const HOARDS: readonly Hoard[] = ['command', 'prowess']
export const SIDES: readonly Side[] = ['ready', 'spent', 'damaged', 'damaged_spent']

export type Heap = Side | 'track' | 'satchel'

/** In the fifth edition, the board tells how many of the ready items lie on tracks, not in the satchel. */
export type Vagabond = VagabondBoard & Partial<FifthBoard>

/** A Vagabond's items by place. The fifth edition separates the tracks from the satchel. */
export function heapsOf({ items, track }: Pick<Vagabond, 'items' | 'track'>): Partial<Record<Heap, Amounts>> {
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
