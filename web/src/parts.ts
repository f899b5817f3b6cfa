// The parts of a game that are shown outside of its tables, each loaded when it is first shown. boards.ts has the parts
// for a table. The frame only passes a view on, because each game has its own type of view.
import type { Component } from 'svelte'
import type { Option, Value } from './api'

export interface FormProps {
  option: Option
  game: string
  /** Why the server refused the value; empty if it did not. */
  problem: string
  value: Value
}

type Part<Props extends object, Bound extends keyof Props | '' = ''> = () => Promise<{
  default: Component<Props, object, Bound>
}>

interface Parts {
  /** A small map with the owners of its places. Without it, the lobby shows none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  sketch?: Part<{ view: any }>
  /** The form for texts of players. Without it, there is a field for the text. */
  form?: Part<FormProps, 'value'>
  /** The address of the screen on which users make such texts. */
  workshop?: string
}

const PARTS: Record<string, Parts> = {
  root: {
    sketch: () => import('./root/Sketch.svelte'),
    form: () => import('./root/workshop/OwnForm.svelte'),
    workshop: '#/workshop',
  },
  smallworld: {
    sketch: () => import('./smallworld/Sketch.svelte'),
    form: () => import('./smallworld/OwnForm.svelte'),
  },
}

export const partsOf = (game: string): Parts => PARTS[game] ?? {}
