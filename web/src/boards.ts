// The boards of each game, loaded when a table of the game is opened. A game without boards is drawn from its view.
import { ask, type Figures, type FiguresInfo } from './api'
import type { Boards } from './board'
import type { Figures as RootFigures } from './root/data'
import { load } from './once.svelte'
import { outlineOf } from './outline'
import type { RootView } from './root/view'
import type { Figures as WorldFigures } from './smallworld/data'
import { progressOf } from './seen'
import type { Signs } from './signs'
import { sayIn, teach } from './words.svelte'

const fetchers: Record<string, () => Promise<Boards>> = {
  root: async () => {
    const [Board, Seats, Hand, Score, Draft, Sign, About, Icon, data, { stage }] = await Promise.all([
      import('./root/RootBoard.svelte'),
      import('./root/Seats.svelte'),
      import('./root/Hand.svelte'),
      import('./root/Score.svelte'),
      import('./root/Draft.svelte'),
      import('./root/VerbSign.svelte'),
      import('./root/About.svelte'),
      import('./root/Icon.svelte'),
      import('./root/data'),
      import('./root/stage'),
    ])
    const signs: Signs = {
      names: data.SUIT_SIGNS,
      Drawing: Icon.default,
      title: (suit) => sayIn('root', `suit-${suit}`),
    }
    const learn: Boards['learn'] = (figures, options) => data.learn(figures as RootFigures, options)
    const badge: Boards['badge'] = (view, seat) => (view as RootView).seats[seat].faction
    const phase: Boards['phase'] = (view) => sayIn('root', `phase-${(view as RootView).phase}`)
    const outline: Boards['outline'] = (view, seat) =>
      outlineOf('root', data.headingsOf((view as RootView).seats[seat].faction), progressOf(view, seat))
    const parts = {
      Board: Board.default,
      Seats: Seats.default,
      Hand: Hand.default,
      Score: Score.default,
      Draft: Draft.default,
    }
    const shown = {
      leader: (leader: string) => ({ kind: 'leader', id: leader }),
      character: (character: string) => ({ kind: 'character', id: character }),
      minister: (minister: string) => ({ kind: 'minister', id: minister }),
      plot: (plot: string) => ({ kind: 'track', id: plot }),
      quest: (quest: string) => ({ kind: 'quest', id: quest }),
      mood: (mood: string) => ({ kind: 'mood', id: mood }),
      hireling: (hireling: string) => ({ kind: 'hireling', id: hireling }),
      landmark: (landmark: string) => ({ kind: 'landmark', id: landmark }),
    }
    return { ...parts, Sign: Sign.default, About: About.default, shown, stage, signs, badge, phase, outline, learn }
  },
  smallworld: async () => {
    const [Board, Seats, Hand, Score, Sign, About, words, data, { stage }] = await Promise.all([
      import('./smallworld/SmallWorldBoard.svelte'),
      import('./smallworld/Seats.svelte'),
      import('./smallworld/Hand.svelte'),
      import('./smallworld/Score.svelte'),
      import('./smallworld/VerbSign.svelte'),
      import('./smallworld/About.svelte'),
      import('./smallworld/words'),
      import('./smallworld/data'),
      import('./smallworld/stage'),
    ])
    const learn: Boards['learn'] = (figures, options) => {
      data.learn(figures as WorldFigures)
      words.learn(options)
    }
    const parts = { Board: Board.default, Seats: Seats.default, Hand: Hand.default, Score: Score.default }
    const shown = { place: words.offered }
    const tray = { breadth: '16.5rem', title: () => words.word('offer') }
    const outline: Boards['outline'] = (view, seat) => outlineOf('smallworld', data.headings(), progressOf(view, seat))
    return { ...parts, Sign: Sign.default, About: About.default, shown, tray, stage, outline, learn }
  },
}

/** The boards of a game that the page does not know. Its messages come with its figures. */
async function generic(game: string): Promise<Boards> {
  const [Board, Seats, Hand, Score, Nothing, About, { stageOf }] = await Promise.all([
    import('./generic/Board.svelte'),
    import('./generic/Seats.svelte'),
    import('./generic/Hand.svelte'),
    import('./generic/Score.svelte'),
    import('./generic/Nothing.svelte'),
    import('./generic/About.svelte'),
    import('./generic/stage'),
  ])
  const learn: Boards['learn'] = (figures) => teach(game, (figures as { words?: Record<string, string> }).words ?? {})
  const parts = { Board: Board.default, Seats: Seats.default, Hand: Hand.default, Score: Score.default }
  return { ...parts, Sign: Nothing.default, About: About.default, shown: {}, stage: stageOf(game), learn }
}

export const boardsOf = (game: string): Promise<Boards> => load(fetchers[game] ?? (() => generic(game)))

/** Fetches the numbers printed on a table's boards from the server. A film contains them. */
export async function figuresOf(table: string): Promise<Figures> {
  const { figures } = await load(() => ask<FiguresInfo>(`/tables/${table}/figures`))
  return figures
}
