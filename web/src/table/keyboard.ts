// The keys of the table screen. docs/background/page.md lists them.
import { tick } from 'svelte'
import type { Choice } from '../choice.svelte'
import type { Theatre } from '../theatre/theatre.svelte'
import type { TableScreen } from './screen.svelte'

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button]') !== null

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Takes the answer with this number, or the verb with this key. */
function take(choice: Choice, key: string): void {
  const { asked } = choice
  const answer = asked?.values[Number(key) - 1]
  const verb = choice.verbs.find((info) => info.key === key)
  if (asked && answer !== undefined) choice.choose(asked.field, answer)
  else if (!asked && verb) choice.takeVerb(verb)
}

/** Steps through what is acted out, pauses it or skips it. Returns whether the key does so now. */
function playback(theatre: Theatre, { key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !theatre.acting) return false
  if (key === 'End') theatre.hurry()
  else if (key === ' ' && !onControl(target)) theatre.pause()
  else if (key === 'ArrowRight' && theatre.showing) theatre.go(1)
  else if (key === 'ArrowLeft' && theatre.showing) theatre.go(-1)
  else return false
  return true
}

export function press(screen: TableScreen, event: KeyboardEvent): void {
  const { target } = event
  const { choice } = screen
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.key === 'Escape') choice.back()
  else if (event.key === 'ArrowDown' && target === document.body)
    document.querySelector<HTMLElement>('button.verb')?.focus()
  else if (isField(target)) return
  else if (playback(screen.theatre, event)) event.preventDefault()
  else if (!screen.yours) return
  else if (screen.explaining) {
    if (event.key !== 'Enter' || onControl(target)) return
    screen.at++
  } else if (/^[0-9]$/.test(event.key)) {
    take(choice, event.key)
  } else if (event.key.toLowerCase() === 'l') {
    choice.listed = !choice.listed
    if (choice.listed) void tick().then(() => document.querySelector<HTMLElement>('details.list summary')?.focus())
  } else if (event.key === 'Enter' && choice.ready && !onControl(target)) {
    void choice.confirm()
  } else return
  event.preventDefault()
}
