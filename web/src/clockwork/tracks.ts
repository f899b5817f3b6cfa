// The values on the boards of factions and bots that people can correct: their place in the view, their possible
// values, and the line of a position that sets them.
import { CARDS, ITEMS, printed } from '../root/data'
import { COLUMNS, HOARDS, SIDES, type Amounts, type RootView } from '../root/view'

/** `line` is the beginning of the line. Items `of_supply` are named one by one and come from the map. */
export type Track = { line: string; label: string; args?: Record<string, string> } & (
  | { kind: 'count'; value: number; most: number }
  | { kind: 'cards'; value: string[]; offered: string[] }
  /** `party` is the owner, if the same name has another meaning for others. */
  | { kind: 'ticks'; value: string[]; offered: string[]; words: string; party?: string }
  | { kind: 'choice'; value: string | null; offered: string[]; words: string }
  | { kind: 'amounts'; value: Amounts; offered: string[]; words: string; of_supply?: boolean }
)

/** The maximum in one place, of a faction's warriors or of items. */
const MANY = 30
const SUITS = ['fox', 'rabbit', 'mouse']
const AMBUSHES = Object.keys(CARDS).filter((card) => CARDS[card].kind === 'ambush')
const EVERY_CARD = Object.keys(CARDS)

type Board = Record<string, unknown>

const count = (board: Board, line: string, most = MANY): Track => ({
  kind: 'count',
  line,
  label: line,
  value: Number(board[line] ?? 0),
  most,
})
const cards = (board: Board, line: string, offered = EVERY_CARD): Track => ({
  kind: 'cards',
  line,
  label: line,
  value: board[line] as string[],
  offered,
})
const choice = (board: Board, line: string, offered: string[], words: string): Track => ({
  kind: 'choice',
  line,
  label: line,
  value: board[line] as string | null,
  offered,
  words,
})
const swayed = (board: Board, party?: string): Track => ({
  kind: 'ticks',
  line: 'swayed',
  label: 'swayed',
  value: board.swayed as string[],
  offered: printed().duchy.ranks.flatMap(({ ministers }) => ministers),
  words: 'minister',
  party,
})

/** Warriors of others in a box: a list by seat, written by faction. */
const box = (view: RootView, board: Board, line: string): Track => ({
  kind: 'amounts',
  line,
  label: line,
  value: Object.fromEntries(view.seats.map(({ faction }, seat) => [faction, (board[line] as number[])[seat] ?? 0])),
  offered: view.seats
    .filter(({ board: other, supply }) => other !== board && 'warrior' in supply)
    .map(({ faction }) => faction),
  words: 'faction',
})

const TRACKS: Record<string, (board: Board, view: RootView) => Track[]> = {
  electric_eyrie: (board) => [
    {
      kind: 'cards',
      line: 'decree',
      label: 'decree',
      value: Object.values(board.decree as Record<string, string[]>)
        .flat()
        .filter((card) => card in CARDS),
      offered: EVERY_CARD,
    },
  ],
  logical_lizards: (board) => [count(board, 'space', 5), count(board, 'acolytes'), cards(board, 'souls')],
  riverfolk_robots: (board, view) => [cards(board, 'market'), box(view, board, 'payments')],
  drillbit_duchy: (board) => [swayed(board, 'drillbit_duchy'), cards(board, 'ambushes', AMBUSHES)],
  vagabot: (board) =>
    Object.entries(board.items as Amounts).map(([line, value]) => ({
      kind: 'count',
      line,
      label: `vagabot-${line}`.replaceAll('_', '-'),
      value,
      most: MANY,
    })),
  eyrie: (board) => [
    choice(board, 'leader', printed().eyrie.leaders, 'leader'),
    ...COLUMNS.map((column): Track => ({
      kind: 'cards',
      line: `decree ${column}`,
      label: `decree-${column}`,
      value: (board.decree as Record<string, string[]>)[column],
      offered: ['vizier', ...EVERY_CARD],
    })),
  ],
  alliance: (board) => [count(board, 'officers')],
  lizards: (board) => [choice(board, 'outcast', SUITS, 'suit'), count(board, 'acolytes'), cards(board, 'souls')],
  riverfolk: (board, view) => ['payments', 'funds', 'commitments'].map((line) => box(view, board, line)),
  duchy: (board) => [swayed(board)],
  hundreds: (board) => [
    choice(board, 'mood', Object.keys(printed().hundreds.moods), 'mood'),
    {
      kind: 'amounts',
      line: 'hoard',
      label: 'hoard',
      value: tallied(HOARDS.flatMap((hoard) => (board.hoard as Record<string, string[]>)[hoard])),
      offered: ITEMS,
      words: 'item',
      of_supply: true,
    },
  ],
  vagabond: (board) => [
    ...SIDES.map((side): Track => ({
      kind: 'amounts',
      line: side,
      label: `satchel-${side}`.replaceAll('_', '-'),
      value: (board.items as Record<string, Amounts>)[side],
      offered: ITEMS,
      words: 'item',
    })),
    ...Object.entries(board.relations as Record<string, string>).map(([faction, value]): Track => ({
      kind: 'choice',
      line: `relation ${faction}`,
      label: 'relation',
      args: { faction },
      value,
      offered: [...printed().vagabond.relations, 'hostile'],
      words: 'relation',
    })),
  ],
}

function tallied(things: readonly string[]): Amounts {
  const found: Amounts = {}
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1
  return found
}

const crafted = (label: string, faction: string, value: Amounts): Track => ({
  kind: 'amounts',
  line: `${label} ${faction}`,
  label,
  value,
  offered: ITEMS,
  words: 'item',
  of_supply: true,
})

/** The tracks of a seat. The second of two equal factions has the board of the first. */
export function tracksOf(view: RootView, seat: number): Track[] {
  const { faction, board, box, turned } = view.seats[seat]
  const items = [crafted('box', faction, box)]
  if (Object.keys(turned).length > 0) items.push(crafted('turned', faction, turned))
  const own = TRACKS[faction.replace(/\d+$/, '')]?.(board as Board, view) ?? []
  return [...items, ...own.map((track) => ({ ...track, line: `${faction} ${track.line}` }))]
}

/** The commands that set a track. What comes from the supply is removed there first. */
export function toldAnew(track: Track, value: Track['value']): string[] {
  const line = `${track.line} ${written(track, value)}`
  if (track.kind !== 'amounts' || !track.of_supply) return [line]
  const more = Object.entries(value as Amounts).map(
    ([item, number]) => [item, number - (track.value[item] ?? 0)] as const,
  )
  return [...more.filter(([, by]) => by > 0).map(([item, by]) => `item ${item} -${by}`), line]
}

function written(track: Track, value: Track['value']): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.join(' ') || 'none'
  const some = Object.entries(value).filter(([, number]) => number > 0)
  const words = some.flatMap(([name, number]) =>
    track.kind === 'amounts' && track.of_supply ? Array<string>(number).fill(name) : [`${name} ${number}`],
  )
  return words.join(' ') || 'none'
}
