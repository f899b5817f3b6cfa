// Which colour a drawing has: suits and factions their own, everything made by hand that of wood and leather.

const OWN = [
  'fox',
  'rabbit',
  'mouse',
  'bird',
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'vagabond2',
  'lizards',
  'riverfolk',
  'duchy',
  'corvids',
  'hundreds',
  'keepers',
]
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
  plot: 'corvids',
  bomb: 'corvids',
  snare: 'corvids',
  extortion: 'corvids',
  raid: 'corvids',
  garden: 'lizards',
  acolyte: 'lizards',
  waystation: 'keepers',
  citadel: 'duchy',
  market: 'duchy',
  tunnel: 'duchy',
  crown: 'duchy',
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
export const SUITED = /^(?:base|garden|trade_post)_(fox|rabbit|mouse)$/

/** Waystations, which show a type of relic, and relics that show their value. */
export const TYPED = /^waystation_(figure|tablet|jewelry)_/
export const VALUED = /^(?:figure|tablet|jewelry)_(\d)$/

export function colourOf(name: string): string {
  const suit = SUITED.exec(name)?.[1]
  const key = suit ? name.replace(`_${suit}`, '') : TYPED.test(name) ? 'waystation' : name
  const owner = OWN.includes(key) ? key : BELONGS[key]
  return owner ? `var(--${owner})` : '#c29a5f'
}
