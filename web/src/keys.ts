// Letter keys work by their position when another alphabet is typed.

export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.startsWith('Key') ? code.slice(3).toLowerCase() : ''

/** Whether a key is meant for the table: not typed into a field, not with an open dialog, not a browser shortcut. */
export function forTable(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event
  const typing =
    target instanceof Element && target.closest('input:not([type=checkbox], [type=range]), select, textarea')
  return !typing && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]')
}
