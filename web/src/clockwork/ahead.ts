// The preview of a deed: what differs between the table as it stands and the table after it.
import type { Clockwork, PiecesAhead, Preview } from '../api'
import type { ClearingView, RootView } from '../root/view'
import { viewOf } from './view'

function piecesIn({ id, pieces }: ClearingView, after: ClearingView): PiecesAhead[] {
  const count = ({ pieces }: ClearingView, seat: number, piece: string): number =>
    pieces.find((one) => one.seat === seat && one.piece === piece)?.count ?? 0
  const kinds = new Map([...pieces, ...after.pieces].map(({ seat, piece }) => [`${seat} ${piece}`, { seat, piece }]))
  return [...kinds.values()]
    .map(({ seat, piece }) => ({
      place: id,
      party: seat,
      piece,
      change: count(after, seat, piece) - count({ ...after, pieces }, seat, piece),
    }))
    .filter(({ change }) => change !== 0)
}

export function ahead(before: RootView, found: Clockwork, revision: number): Preview {
  const after = viewOf(found.table.view)
  const both = before.clearings.map((clearing, at) => [clearing, after.clearings[at]] as const)
  return {
    revision,
    pieces: both.flatMap(([was, is]) => piecesIn(was, is)),
    rulers: both
      .filter(([was, is]) => was.ruler !== is.ruler)
      .map(([, { id, ruler }]) => ({ place: id, party: ruler })),
    points: after.seats
      .map(({ points }, seat) => ({ seat, change: (points ?? 0) - (before.seats[seat].points ?? 0) }))
      .filter(({ change }) => change !== 0),
    held: [],
    hands: [],
    items: [],
    rest: found.question ? 'chance' : '',
    ends_turn: false,
    odds: null,
    forecast: [],
  }
}
