// What sticks out above the heads of warriors, around the middle of a single one, so that each faction has an outline of its
// own: ears, feathers, spikes, horns. Bots have that of the faction they replace; a cog tells them apart.
const both = (d: string): string => d + d.replace(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`)

const cat = both('M-17,-6 L-16.5,-26 L-3,-19Z')
const bird = 'M-5,-17 Q-12,-22 -6,-27.5 Q-3,-24 -1,-22 Q0,-28 6,-28.5 Q8,-25 4,-22 Q8,-24.5 12,-23.5 Q11,-19.5 5,-17Z'
const mouse = both('M-9,-13 Q-20,-9 -20.5,-18 Q-20,-26 -12,-25.5 Q-5,-25 -5,-18Z')
const raccoon = both('M-15,-10 L-15,-26 Q-8,-25 -4,-18Z')
const lizard = 'M-13,-14 L-12,-24 L-6,-20 L0,-28 L6,-20 L12,-24 L13,-14Z'
const otter = both('M-13,-12 Q-22,-14 -19,-21 Q-15,-26 -9,-19Z')
const mole = 'M-8,-17 L-7,-25 Q0,-29 7,-25 L8,-17Z'
const crow = 'M-10,-16 Q-4,-21 -1,-27 Q2,-23 3,-22.5 Q8,-25 13,-29 Q14,-22 9,-16Z'
const rat = both('M-17,-8 Q-24,-19 -17,-27.5 Q-15,-21 -6,-19Z')
const badger = both('M-16,-10 Q-20,-23 -12,-24 Q-6,-23 -5,-18Z')

export const CRESTS: Record<string, string> = {
  pawn: raccoon,
  marquise: cat,
  mechanical_marquise: cat,
  eyrie: bird,
  electric_eyrie: bird,
  alliance: mouse,
  automated_alliance: mouse,
  vagabond: raccoon,
  vagabond2: raccoon,
  vagabot: raccoon,
  lizards: lizard,
  logical_lizards: lizard,
  riverfolk: otter,
  riverfolk_robots: otter,
  duchy: mole,
  drillbit_duchy: mole,
  corvids: crow,
  cogwheel_corvids: crow,
  hundreds: rat,
  keepers: badger,
}
