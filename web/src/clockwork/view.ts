import type { RootView } from '../root/view'

/** A view of the server, which sends the views of all games alike. */
export const viewOf = (view: unknown): RootView => view as RootView
