// Faces of people: a woodland animal and a colour, written as `fox-red`. The server has the same list.
import { BADGER, BIRD, CAT, CROW, FOX, HAWK, LIZARD, MOLE, MOUSE, OTTER, RABBIT, RAT } from '../root/heads'
import type { Drawing } from '../root/heads'

export const ANIMALS = {
  fox: FOX,
  rabbit: RABBIT,
  mouse: MOUSE,
  bird: BIRD,
  cat: CAT,
  hawk: HAWK,
  otter: OTTER,
  mole: MOLE,
  lizard: LIZARD,
  crow: CROW,
  rat: RAT,
  badger: BADGER,
} satisfies Record<string, Drawing>

export const COLOURS = {
  red: '#b8402c',
  amber: '#d9a520',
  moss: '#5f8f4e',
  teal: '#3b9690',
  blue: '#4a7dbd',
  plum: '#85609f',
  rose: '#d07f96',
  slate: '#7c8793',
} satisfies Record<string, string>

export type Animal = keyof typeof ANIMALS
export type Colour = keyof typeof COLOURS

export const animals = Object.keys(ANIMALS) as Animal[]
export const colours = Object.keys(COLOURS) as Colour[]

/** The animal and colour of a face. Empty if it is not in the list. */
export function readAvatar(avatar: string): [Animal, Colour] | null {
  const [animal, colour] = avatar.split('-')
  return animal in ANIMALS && colour in COLOURS ? [animal as Animal, colour as Colour] : null
}

const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)]

/** A random face for a person who has not chosen one. */
export const anyAvatar = (): string => `${any(animals)}-${any(colours)}`

/** Another face, which shares neither animal nor colour with these if possible. */
export function otherAvatar(taken: readonly string[]): string {
  const parts = new Set(taken.flatMap((avatar) => avatar.split('-')))
  const left = <Name extends string>(names: readonly Name[]): readonly Name[] => {
    const others = names.filter((name) => !parts.has(name))
    return others.length > 0 ? others : names
  }
  return `${any(left(animals))}-${any(left(colours))}`
}
