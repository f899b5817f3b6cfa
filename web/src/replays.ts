// Data about a finished game (or about one whose seats are all played here), fetched from the server once.
import {
  ask,
  askText,
  type Analysis,
  type Chances,
  type Frame,
  type Language,
  type ReplayPage,
  type Table,
} from './api'
import { tokenAt } from './kept.svelte'
import { language } from './words.svelte'

const asked = new Map<string, Promise<Frame[]>>()

/** The moments of a finished game. */
export function framesOf({ id }: Table): Promise<Frame[]> {
  const lang = language()
  const key = `${lang} ${id}`
  const frames = asked.get(key) ?? pagesOf(id, lang)
  asked.set(key, frames)
  frames.catch(() => asked.delete(key))
  return frames
}

/** Fetches all pages, because the server sends a part of a game at a time. */
async function pagesOf(id: string, lang: Language): Promise<Frame[]> {
  const frames: Frame[] = []
  for (;;) {
    const page = await ask<ReplayPage>(`/tables/${id}/replay?from=${frames.length}`, { token: tokenAt(id), lang })
    frames.push(...page.frames)
    if (frames.length >= page.moments) return frames
  }
}

export const chancesOf = ({ id }: Table): Promise<Chances> => ask(`/tables/${id}/chances`, { token: tokenAt(id) })

const ASK_AGAIN = 1500

/** The analysis of a finished game. It takes a while, and polling stops when `wanted` returns false. */
export async function analysisOf({ id }: Table, lang: Language, wanted: () => boolean): Promise<Analysis | null> {
  while (wanted()) {
    const analysis = await ask<Analysis>(`/tables/${id}/analysis`, { token: tokenAt(id), lang })
    if (analysis.done) return analysis
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
  }
  return null
}

/** A record or position of the game: after `until` choices, or the current one. */
export const textOf = (what: 'record' | 'position', { id }: Table, until?: number): Promise<string> =>
  askText(`/tables/${id}/${what}${until === undefined ? '' : `?until=${until}`}`, { token: tokenAt(id) })

/** The replay as a file that needs no server. */
export const fileOf = ({ id }: Table, lang: Language): Promise<string> =>
  askText(`/tables/${id}/replay.html`, { token: tokenAt(id), lang })
