// The keys of the table screen. docs/background/page.md lists them.
import { tick } from 'svelte'
import type { Choice } from '../choice.svelte'
import { VERB } from '../choose'
import type { TableScreen } from './screen.svelte'

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button]') !== null

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Takes the answer or the verb with this number. */
function take(choice: Choice, number: number): void {
  const { asked } = choice
  if (asked && asked.values.length > number) choice.choose(asked.field, asked.values[number])
  else if (!asked) {
    const verb = choice.verbs.filter(({ why }) => !why)[number]
    choice.at = null
    if (verb) choice.choose(VERB, verb.verb)
  }
}

export function press(screen: TableScreen, event: KeyboardEvent): void {
  const { target } = event
  const { choice } = screen
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.key === 'Escape') choice.back()
  else if (event.key === 'ArrowDown' && target === document.body)
    document.querySelector<HTMLElement>('button.verb')?.focus()
  else if (isField(target) || !screen.yours) return
  else if (screen.explaining) {
    if (event.key !== 'Enter' || onControl(target)) return
    screen.at++
  } else if (/^[1-9]$/.test(event.key)) {
    take(choice, Number(event.key) - 1)
  } else if (event.key.toLowerCase() === 'l') {
    choice.listed = !choice.listed
    if (choice.listed) void tick().then(() => document.querySelector<HTMLElement>('details.list summary')?.focus())
  } else if (event.key === 'Enter' && choice.ready && !onControl(target)) {
    void choice.confirm()
  } else return
  event.preventDefault()
}
