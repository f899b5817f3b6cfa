// What the user is about to report. The window for it is in the app, so that it opens over every screen.

export interface Subject {
  kind: 'person' | 'message' | 'name' | 'league'
  /** How the page calls the person or the league. */
  who: string
  table?: string
  /** null for the host or somebody who watches. */
  seat?: number | null
  /** The id of a league. */
  league?: string
  message?: { n: number; words: string }
}

let subject = $state.raw<Subject | null>(null)

export const reporting = (): Subject | null => subject
export const report = (about: Subject | null): void => void (subject = about)
