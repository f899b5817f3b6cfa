// Which colour a drawing has: suits and factions their own, everything made by hand that of wood and leather.

const OWN = ['fox', 'rabbit', 'mouse', 'bird', 'marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'riverfolk']
const BELONGS: Record<string, string> = {
  sawmill: 'marquise',
  workshop: 'marquise',
  recruiter: 'marquise',
  keep: 'marquise',
  roost: 'eyrie',
  leader: 'eyrie',
  base: 'alliance',
  sympathy: 'alliance',
  officer: 'alliance',
  supporters: 'alliance',
  trade_post: 'riverfolk',
  points: 'rabbit',
  birdsong: 'mouse',
  daylight: 'rabbit',
  evening: 'bird',
  scorched: 'fox',
}

/** Pieces that bear a suit, such as the fox base. */
export const SUITED = /^(?:base|trade_post)_(fox|rabbit|mouse)$/

export function colourOf(name: string): string {
  const key = SUITED.test(name) ? name.replace(/_[a-z]+$/, '') : name
  const owner = OWN.includes(key) ? key : BELONGS[key]
  return owner ? `var(--${owner})` : '#c29a5f'
}
