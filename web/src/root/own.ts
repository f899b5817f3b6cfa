// The own board in one line: the figures that one looks for most, whichever faction it is.
import type {
  AllianceBoard,
  DuchyBoard,
  HundredsBoard,
  LizardsBoard,
  RiverfolkBoard,
  SeatView,
  VagabondBoard,
} from './view'
import { counted, said } from './words'

export interface Figure {
  icon: string
  value: number
  title: string
}

type AnyBoard = Partial<AllianceBoard & DuchyBoard & HundredsBoard & LizardsBoard & RiverfolkBoard & VagabondBoard>

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)
const label = (id: string, field: string): string => said(id, { [field]: '' }).replace(/[:\s]+$/, '')

/** What lies on the board beside what waits to be placed. */
function onBoard({ officers, supporters, acolytes, funds, swayed, items, command, prowess }: AnyBoard): Figure[] {
  const figures: (Figure | false)[] = [
    supporters !== undefined && {
      icon: 'supporters',
      value: supporters.size,
      title: said('supporters', { count: supporters.size }),
    },
    officers !== undefined && { icon: 'officer', value: officers, title: said('officers', { count: officers }) },
    acolytes !== undefined && { icon: 'acolyte', value: acolytes, title: said('acolytes', { count: acolytes }) },
    funds !== undefined && { icon: 'coins', value: sum(funds), title: label('box-funds', 'warriors') },
    swayed !== undefined && { icon: 'crown', value: swayed.length, title: label('ministers-swayed', 'ministers') },
    items !== undefined && {
      icon: 'bag',
      value: sum(Object.values(items.ready)),
      title: label('items-ready', 'items'),
    },
    command !== undefined && { icon: 'boots', value: command, title: said('hoard-command') },
    prowess !== undefined && { icon: 'sword', value: prowess, title: said('hoard-prowess') },
  ]
  return figures.filter((figure) => figure !== false)
}

export function ownFigures({ points, supply, board }: SeatView): Figure[] {
  return [
    ...(points === null || points === undefined
      ? []
      : [{ icon: 'points', value: points, title: said('points', { points }) }]),
    ...onBoard(board as AnyBoard),
    ...Object.entries(supply).map(([piece, count]) => ({
      icon: piece,
      value: count,
      title: piece === 'warrior' ? said('in-supply', { count }) : said('hired-left', { pieces: counted(piece, count) }),
    })),
  ]
}
