import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from './keyboard'
import type { TableScreen } from './screen.svelte'

class Node {
  constructor(private readonly control = false) {}
  closest = (): Node | null => (this.control ? this : null)
}
class Field extends Node {}

const theatre = { acting: true, showing: false, hurry: vi.fn(), pause: vi.fn(), go: vi.fn() }
const screen = { theatre, yours: false, choice: {} } as unknown as TableScreen

function pressed(key: string, target: Node = new Node()): boolean {
  const prevented = vi.fn()
  press(screen, { key, target, preventDefault: prevented } as unknown as KeyboardEvent)
  return prevented.mock.calls.length > 0
}

describe('the keys of what is acted out', () => {
  beforeEach(() => {
    vi.resetAllMocks()
    Object.assign(theatre, { acting: true, showing: false })
    vi.stubGlobal('document', { querySelector: () => null, body: new Node() })
    vi.stubGlobal('Element', Node)
    for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, Field)
  })

  it('pause and skip it before its controls have been loaded', () => {
    expect(pressed(' ')).toBe(true)
    expect(pressed('End')).toBe(true)
    expect([theatre.pause, theatre.hurry].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('belong to a field or a button that has the focus', () => {
    pressed(' ', new Field())
    pressed(' ', new Node(true))
    pressed('End', new Field())
    expect(theatre.pause).not.toHaveBeenCalled()
    expect(theatre.hurry).not.toHaveBeenCalled()
  })

  it('step through it only while its steps are shown', () => {
    expect(pressed('ArrowRight')).toBe(false)
    theatre.showing = true
    pressed('ArrowRight')
    pressed('ArrowLeft')
    expect(theatre.go.mock.calls).toEqual([[1], [-1]])
  })

  it('do nothing when nothing is acted out', () => {
    theatre.acting = false
    expect(pressed(' ') || pressed('End')).toBe(false)
  })
})
