// The boards of each game, fetched when a table of it is opened.
import type { Boards } from './board'
import type { Signs } from './signs'
import { sayIn } from './words.svelte'

const fetchers: Record<string, () => Promise<Boards>> = {
  root: async () => {
    const [Board, Seats, Hand, Score, Icon] = await Promise.all([
      import('./root/RootBoard.svelte'),
      import('./root/Seats.svelte'),
      import('./root/Hand.svelte'),
      import('./root/Score.svelte'),
      import('./root/Icon.svelte'),
    ])
    const signs: Signs = {
      names: { '▲': 'fox', '‖': 'rabbit', '∞': 'mouse', '»': 'bird' },
      Drawing: Icon.default,
      title: (suit) => sayIn('root', `suit-${suit}`),
    }
    return { Board: Board.default, Seats: Seats.default, Hand: Hand.default, Score: Score.default, signs }
  },
  smallworld: async () => {
    const [Board, Seats, Hand, Score, { learn }] = await Promise.all([
      import('./smallworld/SmallWorldBoard.svelte'),
      import('./smallworld/Seats.svelte'),
      import('./smallworld/Hand.svelte'),
      import('./smallworld/Score.svelte'),
      import('./smallworld/words'),
    ])
    return { Board: Board.default, Seats: Seats.default, Hand: Hand.default, Score: Score.default, learn }
  },
}

export const boardsOf = (game: string): Promise<Boards> => fetchers[game]()
