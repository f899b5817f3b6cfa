// Each tab of a panel remembers its scroll position. At first, the log opens at its end and the others at the top.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export function placeKeeper(): (tab: string) => Attachment<HTMLElement> {
  const places = new Map<string, number>()
  return (tab) => (panel) => {
    const keep = (): void => {
      const atEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 2
      if (tab === 'log' && atEnd) places.delete(tab)
      else places.set(tab, panel.scrollTop)
    }
    void tick().then(() => {
      panel.scrollTop = places.get(tab) ?? (tab === 'log' ? panel.scrollHeight : 0)
      panel.addEventListener('scroll', keep)
    })
    return () => panel.removeEventListener('scroll', keep)
  }
}
