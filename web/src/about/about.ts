// Explanations of things. Every thing on the table with its own rules has its kind and name in its element. A resting
// pointer, a long press or a key opens its card (About.svelte).
//   card anvil     piece marquise sawmill     item tea         leader despot     character thief    minister banker
//   mood bitter    quest errand_fox           faction eyrie    hireling the_exile   landmark tower  trait blitz
//   race elves     power flying               law root:6.5.4   decree move         relation allied    service riverboats
//   duty delve     conspiracy crusade         area supporters  minister drillbit_duchy banker (a bot's)
//   region terrain:hill symbol:mine marker:fortress (all that is there)     coins coins             round round

/** The attributes of such a thing. `note` is what is special about this one, such as its number or price. */
export const about = (kind: string, id: string, note?: string): Record<string, string> => ({
  'data-about': `${kind} ${id}`,
  ...(note ? { 'data-note': note } : {}),
})

export interface Thing {
  element: Element
  kind: string
  id: string
  note: string
}

/** The thing that an element belongs to. With the keyboard focus, it may also be inside the element. */
export function thingAt(target: EventTarget | null, within = false): Thing | null {
  if (!(target instanceof Element)) return null
  const element = target.closest('[data-about]') ?? (within ? target.querySelector('[data-about]') : null)
  const told = element?.getAttribute('data-about')
  if (!element || !told) return null
  const [kind, ...names] = told.split(' ')
  return { element, kind, id: names.join(' '), note: element.getAttribute('data-note') ?? '' }
}
