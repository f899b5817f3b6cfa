// The view of a game of Small World as the engine sends it, and what the drawings need of it.

export const MARKERS = ['lair', 'fortress', 'hole', 'hero', 'dragon', 'encampment'] as const
export const LOST_TRIBE = 'lost_tribe'

export type Marker = (typeof MARKERS)[number]

/** The state of a region. Markers are absent if there are none. */
export type Stand = { id: number; tokens: number; holder: string | null } & Partial<Record<Marker, number>>

export interface People {
  race: string
  power: string | null
  seat: number
  declined: boolean
  hand: number
  aside: number
  encampments: number
  tray: number
}

export interface Pair {
  race: string
  power: string
  coins: number
  /** The number of tokens of the pair. */
  tokens: number
}

export interface World {
  players: number
  round: number
  rounds: number
  turn: number
  first: number
  regions: Stand[]
  peoples: People[]
  /** By seat. Null for a secret number of coins. */
  coins: (number | null)[]
  /** By seat: the seat that may not attack this one, or -1. */
  peace: number[]
  offer: Pair[]
  this_turn: { spoils: number; attacked: number; converted: number }
  over: boolean
}

export function peopleOf(world: World, race: string | null): People | undefined {
  return world.peoples.find((people) => people.race === race)
}

/** The peoples of a seat, the active one first. */
export function peoplesAt(world: World, seat: number): People[] {
  return world.peoples.filter((people) => people.seat === seat).sort((a, b) => +a.declined - +b.declined)
}

export function landOf(world: World, race: string): Stand[] {
  return world.regions.filter((region) => region.holder === race)
}
