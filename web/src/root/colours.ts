// Which colour a drawing has: suits and factions their own, everything made by hand that of wood and leather.

const OWN = ['fox', 'rabbit', 'mouse', 'bird', 'marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'hundreds']
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
  warlord: 'hundreds',
  stronghold: 'hundreds',
  mob: 'hundreds',
  points: 'rabbit',
  birdsong: 'mouse',
  daylight: 'rabbit',
  evening: 'bird',
  scorched: 'fox',
}

/** Pieces that bear a suit, such as the fox base. */
export const SUITED = /^base_(fox|rabbit|mouse)$/

export function colourOf(name: string): string {
  const key = SUITED.test(name) ? 'base' : name
  const owner = OWN.includes(key) ? key : BELONGS[key]
  return owner ? `var(--${owner})` : '#c29a5f'
}
