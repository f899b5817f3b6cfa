/** Every small drawing of Root in a box of 24 by 24 around the origin, as paths with a tone each: `fill` takes the colour of
 * its place, `light` and `dark` are the second tone, `line` is drawn with the outline alone. */

import {
  BADGER,
  BIRD,
  CAT,
  CROW,
  FOX,
  HAWK,
  LIZARD,
  MOLE,
  MOUSE,
  OTTER,
  RABBIT,
  RAT,
  disc,
  eyes,
  type Drawing,
  type Tone,
} from './heads'

export type { Drawing, Tone }

const ANY: Drawing = [
  ['fill', disc(0, 0, 10)],
  [
    'light',
    'M0,-10 V10 M-10,0 H10 M0,0 L-7,-7 A10,10 0 0 1 0,-10Z M0,0 L7,7 A10,10 0 0 1 0,10Z M0,0 L-7,7 A10,10 0 0 1 -10,0Z M0,0 L7,-7 A10,10 0 0 1 10,0Z',
  ],
]

const FIST: Drawing = [
  [
    'fill',
    'M-8,-5 Q-8,-10 -4.6,-10 Q-3,-11.6 -0.6,-10.6 Q2,-11.8 3.8,-10 Q7.6,-10.4 7.8,-6 V-1 Q7.6,3 5,5 V11.5 H-5 V5 Q-9.6,2 -8,-5Z',
  ],
  ['line', 'M-4.4,-9.6 V-4.6 M-0.4,-10 V-4.6 M3.7,-9.6 V-4.6 M-8,-3 Q-4,-5.6 3.4,-4 Q4,-0.6 0.4,-0.4 Q-1.6,0 -1.8,2.4'],
]
const RACCOON: Drawing = [
  [
    'fill',
    'M-10,-9.6 Q-6,-10.6 -3.6,-7.4 Q0,-8.4 3.6,-7.4 Q6,-10.6 10,-9.6 Q10.4,-5.6 8.6,-3.6 L11.6,3 Q7,7.6 0,11 Q-7,7.6 -11.6,3 L-8.6,-3.6 Q-10.4,-5.6 -10,-9.6Z',
  ],
  [
    'dark',
    'M-9.6,1.8 Q-8,-3.6 -3.4,-2.2 Q-1.4,-1 -1.2,1.4 Q-4,5 -9.6,1.8Z M9.6,1.8 Q8,-3.6 3.4,-2.2 Q1.4,-1 1.2,1.4 Q4,5 9.6,1.8Z M-1.6,7.4 H1.6 L0,9.4Z',
  ],
  ['light', disc(-4.2, 0.2, 1.1) + disc(4.2, 0.2, 1.1)],
]
const HOOD: Drawing = [
  ['fill', 'M1.6,-11.6 Q9.4,-8.6 9,1.6 L11,11 H-11 L-9,1.6 Q-9.4,-6.6 1.6,-11.6Z'],
  ['dark', 'M0.4,-6.6 Q5.6,-4.6 5.2,1.6 Q4,6.4 0,7.4 Q-4,6.4 -5.2,1.6 Q-5.4,-4.4 0.4,-6.6Z'],
  ['light', disc(-2.2, 0.6, 1.2) + disc(2.2, 0.6, 1.2)],
]
const STAR: Drawing = [['fill', 'M0,-11 L3,-3.6 L11,-3.4 L4.8,1.6 L7,9.6 L0,5 L-7,9.6 L-4.8,1.6 L-11,-3.4 L-3,-3.6Z']]

const FEATHER: Drawing = [
  ['fill', 'M9.6,-11.5 C11.6,-3 8.4,5.6 -3.4,6.6 L-5.6,4.6 C-6.4,-5 0.6,-10.6 9.6,-11.5Z'],
  ['line', 'M-10.5,11.5 L5.6,-6.6 M-2.6,2.6 L-2.2,-3 M0.8,-1.2 L1.4,-6 M-0.4,0.2 L5.4,-0.4'],
]
const BOMB: Drawing = [
  ['line', 'M4,-5.4 Q6,-10.4 10.4,-9'],
  ['fill', disc(-1.6, 2.6, 8.8)],
  ['light', 'M9,-11.6 L10.2,-9.8 L12.2,-9.6 L10.8,-8.2 L11.4,-6.2 L9.6,-7 L8,-5.8 L8.2,-7.8 L6.6,-9 L8.6,-9.6Z'],
  ['light', disc(-4.6, -0.6, 1.9)],
]
const SNARE: Drawing = [
  ['fill', 'M-11.5,3 Q-11,-9.6 0,-9.6 Q11,-9.6 11.5,3 L8.6,-1.4 L6.4,2.6 L3.4,-3 L0,2 L-3.4,-3 L-6.4,2.6 L-8.6,-1.4Z'],
  [
    'light',
    'M-11.5,4.4 L-8.6,8 L-6.4,3.6 L-3.4,9.4 L0,4 L3.4,9.4 L6.4,3.6 L8.6,8 L11.5,4.4 Q9.6,11.5 0,11.5 Q-9.6,11.5 -11.5,4.4Z',
  ],
]
const EXTORTION: Drawing = [
  ['fill', 'M-4.6,-6.6 H4.6 Q11.4,0.6 9.4,8 Q8,11.5 0,11.5 Q-8,11.5 -9.4,8 Q-11.4,0.6 -4.6,-6.6Z'],
  ['light', 'M-6.4,-11.5 Q0,-9 6.4,-11.5 L4.6,-6.6 H-4.6Z'],
  ['dark', disc(0, 3.2, 4.4)],
  ['light', disc(0, 3.2, 2.8)],
]
const RAID: Drawing = [
  [
    'fill',
    'M-11,-10.5 Q-3.6,-6 -4.6,9.6 Q-7.4,1 -11,-10.5Z M-3.4,-11.5 Q3.6,-4 1.6,11.5 Q-1,1 -3.4,-11.5Z M4.4,-10.5 Q11.6,-3 8,9.6 Q6.4,0 4.4,-10.5Z',
  ],
]

const SAW: Drawing = [
  [
    'fill',
    'M0,-11.5 L3,-8.6 L7.2,-9 L7.6,-4.6 L11.4,-2 L9,1.8 L10,6 L5.8,7.2 L3.2,11 L0,8.4 L-3.2,11 L-5.8,7.2 L-10,6 L-9,1.8 L-11.4,-2 L-7.6,-4.6 L-7.2,-9 L-3,-8.6Z',
  ],
  ['dark', disc(0, 0, 2.6)],
]
const ANVIL: Drawing = [
  ['fill', 'M-11.5,-7 H9.5 Q9.5,-1.6 3.6,-0.6 Q3,3 6.5,5.5 V9.5 H-6.5 V5.5 Q-3,3 -3.6,-0.6 Q-10,-1.6 -11.5,-7Z'],
  ['line', 'M-3.6,-0.6 H3.6'],
]
const BANNER: Drawing = [
  ['dark', 'M-8.4,-11.5 H-6.2 V11.5 H-8.4Z'],
  ['fill', 'M-6.2,-10 H10 L5.6,-4 L10,2.4 H-6.2Z'],
  ['light', 'M-6.2,-5.6 H6.6 L5.6,-4 L6.8,-2.2 H-6.2Z'],
]
const NEST: Drawing = [
  ['light', 'M-5.6,0 Q-6.4,-7.6 -2.6,-8 Q0.4,-7.4 0.4,0Z M-0.4,0 Q-0.2,-8.4 3.4,-8.2 Q6.6,-7.2 6,0Z'],
  ['fill', 'M-11.5,-1.6 H11.5 Q10.6,8.8 0,9 Q-10.6,8.8 -11.5,-1.6Z'],
  ['line', 'M-9,1.6 Q-3,4.2 9,0.8 M-7,5 Q1,6.4 7.6,4.4'],
]
const HUT: Drawing = [['fill', 'M0,-11 L11.5,0 L9,1.6 V10.5 H-9 V1.6 L-11.5,0Z']]
const STALL: Drawing = [
  ['dark', 'M-9,-2 H-7 V11 H-9Z M7,-2 H9 V11 H7Z'],
  ['light', 'M-11,3.4 H11 V8 H-11Z'],
  [
    'fill',
    'M-9.4,-10.5 H9.4 L11.6,-3.6 Q9.6,0.6 7.7,-3.2 Q5.8,0.6 3.9,-3.2 Q1.9,0.6 0,-3.2 Q-1.9,0.6 -3.9,-3.2 Q-5.8,0.6 -7.7,-3.2 Q-9.6,0.6 -11.6,-3.6Z',
  ],
  ['line', 'M-5,-10.5 L-5.8,-3 M5,-10.5 L5.8,-3 M0,-10.5 V-3.2'],
]
const GARDEN: Drawing = [
  [
    'light',
    'M0,0 Q-5.6,-4.6 0,-11.5 Q5.6,-4.6 0,0Z M-2,0.6 Q-10,0.4 -10.6,-7.4 Q-3.6,-6.4 -2,0.6Z M2,0.6 Q10,0.4 10.6,-7.4 Q3.6,-6.4 2,0.6Z',
  ],
  ['fill', 'M-11.5,-1 H11.5 L9.6,11 H-9.6Z'],
]
const LOG: Drawing = [
  ['fill', 'M-7,-5.6 H8 Q11.6,-5 11.6,0 Q11.6,5 8,5.6 H-7Z'],
  ['light', 'M-7.4,-5.6 a4.2,5.6 0 1 0 0.1,0Z'],
  ['line', 'M-7.4,-2.2 a1.7,2.2 0 1 0 0.1,0Z M0,-2 H7 M1.6,2 H8.4'],
]
const KEEP: Drawing = [
  ['fill', 'M-9.5,-11 H-5 V-7.6 H-2.3 V-11 H2.3 V-7.6 H5 V-11 H9.5 V-3 H7.4 V10.5 H-7.4 V-3 H-9.5Z'],
  ['dark', 'M-2.6,10.5 V4.6 Q0,1.4 2.6,4.6 V10.5Z M-0.9,-3.4 H0.9 V0 H-0.9Z'],
]
const CITADEL: Drawing = [
  ['fill', 'M-11.5,10.5 V-4 H-9.4 V-7 H-7 V-4 H-4.6 V-11 H-2.2 V-8.4 H2.2 V-11 H4.6 V-4 H7 V-7 H9.4 V-4 H11.5 V10.5Z'],
  ['dark', 'M-3,10.5 V5 Q0,1.4 3,5 V10.5Z M-0.9,-4.4 H0.9 V-1 H-0.9Z'],
]
const MARKET: Drawing = [
  ['light', 'M-9,-1 H9 V10.5 H-9Z'],
  ['fill', 'M-8.6,-10 H8.6 L11.5,-1.6 Q8.6,2.6 5.8,-1.4 Q2.9,2.6 0,-1.4 Q-2.9,2.6 -5.8,-1.4 Q-8.6,2.6 -11.5,-1.6Z'],
  ['dark', 'M-6,5 H6 V6.6 H-6Z'],
]
const TUNNEL: Drawing = [
  ['fill', 'M-11.5,10.5 V0 Q-10.6,-10.6 0,-10.8 Q10.6,-10.6 11.5,0 V10.5Z'],
  ['dark', 'M-6.4,10.5 V1.4 Q-5.6,-5.2 0,-5.4 Q5.6,-5.2 6.4,1.4 V10.5Z'],
  ['line', 'M-6.2,-0.4 L-11,-2.4 M-3.4,-4.6 L-6,-9 M3.4,-4.6 L6,-9 M6.2,-0.4 L11,-2.4'],
]
/** A trapdoor in the ground, with the rungs of a ladder. */
const HATCH: Drawing = [
  ['fill', 'M-11,10.5 L-8,-3 H8 L11,10.5Z'],
  ['dark', 'M-6.6,8 L-5,-0.6 H5 L6.6,8Z'],
  ['light', 'M-8,-3 L-5.4,-11 H10.6 L8,-3Z'],
  ['line', 'M-4.4,2 H4.4 M-5,5 H5'],
]
/** A strong door with its wheel. */
const STRONGROOM: Drawing = [
  ['fill', 'M-11,10.5 V-8 Q-11,-10.5 -8.5,-10.5 H8.5 Q11,-10.5 11,-8 V10.5Z'],
  ['light', disc(0, 0, 6.4)],
  ['dark', disc(0, 0, 2.2)],
  ['line', 'M0,-6.4 V-2.2 M0,2.2 V6.4 M-6.4,0 H-2.2 M2.2,0 H6.4'],
]
const LEAF: Drawing = [
  ['fill', 'M-9.4,9.4 C-12,-4 -2,-11 10.5,-10.5 C11.4,2 4,11.4 -9.4,9.4Z'],
  ['line', 'M-11,11.4 L5,-5 M-5,5.4 L-5.4,-1.4 M-5,5.4 L2,5.4 M-0.6,0.8 L-0.4,-5.2 M-0.6,0.8 L5.6,0.6'],
]

const TENT: Drawing = [
  ['fill', 'M0,-10.5 L11.5,10.5 H-11.5Z'],
  ['dark', 'M-1.4,-11.8 H1.4 V-9 H-1.4Z'],
]
const IDOL: Drawing = [
  ['fill', 'M-6.6,11 V7.4 H-4.6 Q-6,1.6 -4,-2.6 H4 Q6,1.6 4.6,7.4 H6.6 V11Z'],
  ['fill', disc(0, -6.6, 4.6)],
  ['dark', disc(-1.7, -7, 0.9) + disc(1.7, -7, 0.9)],
  ['line', 'M-4.4,1.6 H4.4 M-4.6,7.4 H4.6'],
]
const SLAB: Drawing = [
  ['fill', 'M-7.6,11 V-5 Q-7,-11.4 0,-11.4 Q7,-11.4 7.6,-5 V11Z'],
  ['line', 'M-4,-4.6 H4 M-4,-0.8 H4 M-4,3 H4 M-4,6.8 H1'],
]
const GEM: Drawing = [
  ['line', 'M-9,-10.6 Q-7,1 0,2.4 Q7,1 9,-10.6'],
  ['fill', 'M0,-1 L6.4,4.4 L0,11.6 L-6.4,4.4Z'],
  ['light', 'M0,-1 L3,4.4 L0,11.6 L-3,4.4Z'],
]

const BOOTS: Drawing = [
  ['fill', 'M-5,-11 H4.5 L4,1 Q11,2.6 11,8.6 H-6.4 Q-4,-2 -5,-11Z'],
  ['light', 'M-5.2,-11 H4.6 V-7.4 H-4.9Z'],
  ['dark', 'M-6.6,8 H11.2 V10.6 H-6.8Z'],
]
const BAG: Drawing = [
  ['line', 'M-4,-5 Q-4,-11.4 0,-11.4 Q4,-11.4 4,-5'],
  ['fill', 'M-8.6,-5.6 H8.6 Q11.6,3 9.6,10.5 H-9.6 Q-11.6,3 -8.6,-5.6Z'],
  ['light', 'M-8.9,-5.6 H8.9 Q8,2.6 0,3 Q-8,2.6 -8.9,-5.6Z'],
  ['dark', disc(0, 2.6, 1.5)],
]
const CROSSBOW: Drawing = [
  ['line', 'M-11,0 L0,4.6 L11,0'],
  ['fill', 'M-11.5,0.8 Q-7,-9.6 0,-9.6 Q7,-9.6 11.5,0.8 L9.6,-1 Q5.6,-6.4 0,-6.4 Q-5.6,-6.4 -9.6,-1Z'],
  ['light', 'M-1.6,-11.5 H1.6 V11 H-1.6Z'],
]
const HAMMER: Drawing = [
  ['light', 'M-1.8,-4 H1.8 V11.5 H-1.8Z'],
  ['fill', 'M-9.5,-10.5 H6 Q10.4,-9.6 11,-5.4 Q8,-6.4 6,-3.4 H-9.5Z'],
]
const SWORD: Drawing = [
  ['light', 'M0,-12 L2.6,-8.6 V3 H-2.6 V-8.6Z'],
  ['fill', 'M-7.4,3 H7.4 V5.8 H-7.4Z M-1.6,5.8 H1.6 V9.6 H-1.6Z'],
  ['fill', disc(0, 10.4, 1.7)],
  ['line', 'M0,-8 V2'],
]
const TEA: Drawing = [
  ['line', 'M7,-1.6 Q11.6,-2 11.4,1.4 Q11,5 6.4,5 M-3.4,-6.4 Q-5,-8.6 -3.4,-11 M1.4,-6.4 Q-0.2,-8.6 1.4,-11'],
  ['fill', 'M-9.6,-4 H7.6 Q8,9.6 -1,9.8 Q-10,9.6 -9.6,-4Z'],
  ['light', 'M-9.6,-4 H7.6 Q7.8,-1.4 7.3,-0.4 H-9.4 Q-9.8,-1.4 -9.6,-4Z'],
]
const COINS: Drawing = [
  ['fill', disc(4.2, -4, 6.6)],
  ['fill', disc(-3.6, 3.4, 7.6)],
  ['light', disc(-3.6, 3.4, 4.6)],
]
const TORCH: Drawing = [
  [
    'fill',
    'M0.6,-12 Q6.8,-6.4 4.6,-1.6 Q3,1 0,1 Q-4.4,0.6 -4.6,-3.4 Q-4.4,-6 -2.4,-7 Q-2.2,-5.4 -0.8,-5 Q1.4,-7.6 0.6,-12Z',
  ],
  ['light', 'M-4,1 H4 L1.8,11.5 H-1.8Z'],
]

const RUIN: Drawing = [
  ['fill', 'M-11,10.5 V-4 L-7.6,-7.4 L-5,-3 L-2.4,-10 L2,-6.6 L3.4,-1.4 L7,-4.4 L11,-1 V10.5Z'],
  ['line', 'M-11,2 H11 M-5,-3 V2 M4,2 V10.5 M-4,2 V10.5'],
]
const FERRY: Drawing = [
  ['dark', 'M-1,-11.5 H1 V3 H-1Z'],
  ['light', 'M1.4,-10.6 Q9,-5 9.4,1 H1.4Z'],
  ['fill', 'M-11.5,3 H11.5 Q9.6,10.5 5,10.5 H-5 Q-9.6,10.5 -11.5,3Z'],
]
const TOWER: Drawing = [
  ['fill', 'M0,-12 L7.4,-3.6 H5.4 V11 H-5.4 V-3.6 H-7.4Z'],
  ['dark', 'M-1.4,-2 H1.4 V2 H-1.4Z M-1.8,11 V6.6 Q0,4.4 1.8,6.6 V11Z'],
]
const FLAME: Drawing = [
  [
    'fill',
    'M1,-12 Q10,-3.4 8.6,4 Q7,11.4 0,11.4 Q-7.4,11 -8.4,4 Q-8.4,-1.6 -4.4,-4.6 Q-4.2,-1.4 -1.6,-0.6 Q2.4,-5.6 1,-12Z',
  ],
  ['light', 'M0.6,1.6 Q4,5 3.2,8 Q2,10.6 0,10.6 Q-3.4,10 -3.2,7 Q-2,6.4 -0.8,6.6 Q1,4.6 0.6,1.6Z'],
]
const ROCK: Drawing = [
  ['fill', 'M-11.5,9 L-9.4,-1.6 L-3,-9 L4.4,-7.4 L10,-1 L11.5,9Z'],
  ['light', 'M-3,-9 L4.4,-7.4 L1.4,-1.6 L-5,-1Z'],
]

const CARD: Drawing = [
  ['light', 'M-9.4,-7 L1.4,-11 L8.4,6 L-2.4,10.4Z'],
  ['fill', 'M-5.5,-9.5 H8 V10.5 H-5.5Z'],
]
const SHIELD: Drawing = [
  ['fill', 'M-9.5,-9.5 Q-3,-8.6 0,-11.5 Q3,-8.6 9.5,-9.5 Q10.6,5 0,11.5 Q-10.6,5 -9.5,-9.5Z'],
  ['line', 'M0,-8 V8'],
]
const CROSSED: Drawing = [
  ['light', 'M-10.4,-11 L-7,-10.4 L6,5.4 L4,7.4 L-10,-7.4Z M10.4,-11 L7,-10.4 L-6,5.4 L-4,7.4 L10,-7.4Z'],
  [
    'fill',
    'M2.4,8.4 L8.4,2.4 L9.8,3.8 L7.6,6 L11,9.4 L9.4,11 L6,7.6 L3.8,9.8Z M-2.4,8.4 L-8.4,2.4 L-9.8,3.8 L-7.6,6 L-11,9.4 L-9.4,11 L-6,7.6 L-3.8,9.8Z',
  ],
]
const ARROW: Drawing = [['fill', 'M-11,-3 H1.5 V-9 L11.5,0 L1.5,9 V3 H-11Z']]
const SPADE: Drawing = [
  ['light', 'M-1.4,-9 H1.4 V3 H-1.4Z'],
  ['fill', 'M-5,-11.5 H5 V-8.6 H-5Z M-5.6,2 H5.6 V6.4 Q4.6,10.4 0,11.6 Q-4.6,10.4 -5.6,6.4Z'],
]
const PLUS: Drawing = [['fill', 'M-3,-10.5 H3 V-3 H10.5 V3 H3 V10.5 H-3 V3 H-10.5 V-3 H-3Z']]
const CROWN: Drawing = [
  ['fill', 'M-10.5,8.5 L-11.5,-6 L-5.4,0 L0,-9.5 L5.4,0 L11.5,-6 L10.5,8.5Z'],
  ['light', 'M-10.6,4.6 H10.6 L10.4,8.5 H-10.4Z'],
]
const MEDAL: Drawing = [
  ['light', 'M-6,-11.5 H-0.6 L2,-2 H-2.6Z M6,-11.5 H0.6 L-2,-2 H2.6Z'],
  ['fill', disc(0, 4.6, 6.6)],
]
const CROWD: Drawing = [
  [
    'light',
    disc(-6.4, -3.6, 3.4) +
      disc(6.4, -3.6, 3.4) +
      'M-11.5,9 Q-11.4,0.6 -6.4,0.6 Q-3,0.8 -2,4 V9Z M11.5,9 Q11.4,0.6 6.4,0.6 Q3,0.8 2,4 V9Z',
  ],
  ['fill', 'M-6,10.8 Q-6.4,0.8 0,0.8 Q6.4,0.8 6,10.8Z'],
  ['fill', disc(0, -4.2, 4.4)],
]
const GHOST: Drawing = [
  [
    'fill',
    'M-8.4,11.4 V-2.4 Q-8.4,-11.5 0,-11.5 Q8.4,-11.5 8.4,-2.4 V11.4 L5.6,8.4 L2.8,11.4 L0,8.4 L-2.8,11.4 L-5.6,8.4Z',
  ],
  eyes(3.2, -3, 1.6),
]
const SCROLL: Drawing = [
  ['fill', 'M-8,-10 H9 Q6.6,-8.6 7,-6 V10.5 H-10 Q-7,9 -7.4,6.4 V-7Z'],
  ['line', 'M-4.4,-5 H4 M-4.4,-1.2 H4 M-4.4,2.6 H1.6'],
]
const SUNRISE: Drawing = [
  ['fill', 'M-7.6,6 A7.6,7.6 0 0 1 7.6,6Z'],
  ['line', 'M-11.5,6 H11.5 M-7,10 H7 M0,-5 V-9.6 M-7,-1.6 L-10,-5 M7,-1.6 L10,-5'],
]
const SUN: Drawing = [
  ['fill', disc(0, 0, 5.8)],
  [
    'line',
    'M0,-8 V-11.6 M0,8 V11.6 M-8,0 H-11.6 M8,0 H11.6 M-5.8,-5.8 L-8.4,-8.4 M5.8,-5.8 L8.4,-8.4 M-5.8,5.8 L-8.4,8.4 M5.8,5.8 L8.4,8.4',
  ],
]
const MOON: Drawing = [['fill', 'M3.6,-11 A11,11 0 1 0 10.6,5 A9,9 0 0 1 3.6,-11Z']]
const HEART: Drawing = [
  [
    'fill',
    'M0,10.5 C-14,1 -11,-9.6 -5.4,-9.6 C-2.4,-9.6 -0.6,-7.6 0,-5.6 C0.6,-7.6 2.4,-9.6 5.4,-9.6 C11,-9.6 14,1 0,10.5Z',
  ],
]
const RAT_KING: Drawing = [
  ['light', 'M-8.6,-11.6 L-4.2,-8 L0,-12 L4.2,-8 L8.6,-11.6 L7.2,-3.6 H-7.2Z'],
  ['fill', disc(-8.4, -0.8, 2.9) + disc(8.4, -0.8, 2.9)],
  ['fill', 'M-7.2,-3.6 H7.2 Q8,2 3.4,7.4 Q2.4,11.5 0,11.5 Q-2.4,11.5 -3.4,7.4 Q-8,2 -7.2,-3.6Z'],
  ['dark', 'M-5.6,-0.6 L-1.6,1 Q-3.2,3.4 -5.6,-0.6Z M5.6,-0.6 L1.6,1 Q3.2,3.4 5.6,-0.6Z' + disc(0, 9, 1.4)],
]
const FORT: Drawing = [
  [
    'fill',
    'M-10.5,11 V-2 L-8.2,-6.5 L-6,-2 V1 H-4.4 V-6 L-2.2,-10.8 L0,-6 L2.2,-10.8 L4.4,-6 V1 H6 V-2 L8.2,-6.5 L10.5,-2 V11Z',
  ],
  ['dark', 'M-2.8,11 V6.4 Q-2.8,3.4 0,3.4 Q2.8,3.4 2.8,6.4 V11Z'],
  ['line', 'M-10.5,5 H-4.4 M4.4,5 H10.5 M0,-6 V1'],
]
const PITCHFORK: Drawing = [
  [
    'fill',
    'M-1.4,11.5 V2.6 H-6.6 Q-9,2.6 -9,0 V-10 L-7.6,-11.5 L-6.2,-10 V-0.4 H-1.4 V-10 L0,-11.5 L1.4,-10 V-0.4 H6.2 V-10 L7.6,-11.5 L9,-10 V0 Q9,2.6 6.6,2.6 H1.4 V11.5Z',
  ],
]
const LOCK: Drawing = [
  ['line', 'M-5,-1 V-5 A5,5 0 0 1 5,-5 V-1'],
  ['fill', 'M-8,-1.5 H8 V10.5 H-8Z'],
  ['dark', disc(0, 3.2, 1.8) + 'M-1,3.5 H1 L1.6,7.6 H-1.6Z'],
]
const CUBE: Drawing = [['fill', 'M-8.5,-8.5 H8.5 V8.5 H-8.5Z']]

// The hirelings: who they are, or what they carry.
const WATCHCAT: Drawing = [
  ['fill', 'M-8,-4 L-9,-9 L-4,-5 H4 L9,-9 L8,-4 Q10.4,10.6 0,11 Q-10.4,10.6 -8,-4Z'],
  ['light', 'M-10,-3.4 Q-6,-11.6 0,-11.6 Q6,-11.6 10,-3.4 Q0,-6.6 -10,-3.4Z'],
  eyes(3.4, 1.6),
  ['line', 'M-4,5.4 L-10.6,4.4 M-4,7 L-10,8.4 M4,5.4 L10.6,4.4 M4,7 L10,8.4'],
]
const REMEDY: Drawing = [
  ['line', 'M-4,-7 Q-4,-11.4 0,-11.4 Q4,-11.4 4,-7'],
  [
    'fill',
    'M-10.5,-7 H10.5 Q11.5,-7 11.5,-5.6 V9 Q11.5,10.5 10,10.5 H-10 Q-11.5,10.5 -11.5,9 V-5.6 Q-11.5,-7 -10.5,-7Z',
  ],
  ['light', 'M-1.8,-4.4 H1.8 V0 H6.2 V3.6 H1.8 V8 H-1.8 V3.6 H-6.2 V0 H-1.8Z'],
]
const HELM: Drawing = [
  ['light', 'M-1,-8 Q-3,-12.6 5,-11.6 Q11.4,-10 9,-1 Q6.6,-6.4 -1,-6Z'],
  ['fill', 'M-9.4,11 V0 Q-9,-8.4 0,-8.4 Q9,-8.4 9.4,0 V11 H3.6 V2 L0,5 L-3.6,2 V11Z'],
  ['dark', 'M-7,0.4 H-2.4 V2.6 H-7Z M7,0.4 H2.4 V2.6 H7Z'],
]
const SONGBIRD: Drawing = [
  ['light', 'M-3,-7 L-4,-11.8 L-1.4,-9.6 L0.6,-12 L1.8,-9.4 L5,-11 L3.6,-7Z'],
  ['fill', 'M10.8,-3.4 L6.8,-1.6 Q7.6,8.4 -1,9.4 L-11.4,11 L-8,5 Q-9,-7.6 0.4,-7.8 Q5.4,-7.6 6.4,-4.4Z'],
  ['dark', disc(2.6, -3.8, 1.2)],
  ['line', 'M-5,2 Q-1,5.4 3,2.4'],
]
const SPROUT: Drawing = [
  ['light', 'M-11,11 Q-6,5.6 0,5.6 Q6,5.6 11,11Z'],
  ['fill', 'M-0.6,0 Q-11.4,2 -11.4,-8.4 Q-1,-9.4 -0.6,0Z M0.6,-2 Q0,-12 10.6,-11.6 Q11.6,-2 0.6,-2Z'],
  ['line', 'M0,7 V-1.4 M-8,-5 L-0.6,0 M7.6,-8.4 L0.6,-2'],
]
const SPYGLASS: Drawing = [
  ['fill', 'M-11.4,6.6 L-8.6,10.8 L-1,5.8 L-3.6,1.6Z M-3.8,0.6 L-0.2,6.2 L6.4,1.6 L2.4,-4.2Z'],
  ['light', 'M1.6,-6 L7.6,2.2 L11.8,-2 L6,-10.4Z'],
  ['dark', disc(-9.8, 8.8, 1.3)],
]
const WANDERER: Drawing = [
  ['light', 'M7.6,-11.5 H9.8 V11.5 H7.6Z'],
  ['fill', 'M-2,-11.5 Q5,-10 4.6,-2.6 Q8.4,2 7.6,11 H-11 Q-11.6,0 -7.4,-3.4 Q-7.6,-10 -2,-11.5Z'],
  ['dark', 'M-1.6,-8 Q2.4,-6.6 2,-3 Q0.4,-0.4 -1.6,0 Q-3.8,-0.4 -4.8,-3 Q-5,-6.8 -1.6,-8Z'],
  ['light', disc(-2.8, -4, 0.9) + disc(0, -4, 0.9)],
  ['line', 'M-1.6,2.4 V10'],
]
const MASK: Drawing = [
  ['fill', 'M-11.5,-5.6 Q-5,-9.6 0,-6 Q5,-9.6 11.5,-5.6 Q12,4.6 6,6.6 Q2,7 0,3 Q-2,7 -6,6.6 Q-12,4.6 -11.5,-5.6Z'],
  ['light', 'M-8.4,-1.4 Q-5.4,-4 -2.6,-1 Q-5.4,1.8 -8.4,-1.4Z M8.4,-1.4 Q5.4,-4 2.6,-1 Q5.4,1.8 8.4,-1.4Z'],
]
const BANDIT: Drawing = [
  ['light', 'M-7,-3 H7 V2 Q0,4.6 -7,2Z'],
  eyes(3, -0.6),
  ['fill', 'M-12,-2.6 Q-7,-4 -6,-9 Q-3,-11.8 0,-10.4 Q3,-11.8 6,-9 Q7,-4 12,-2.6 Q6,-0.6 0,-0.6 Q-6,-0.6 -12,-2.6Z'],
  ['fill', 'M-8,2 Q0,4.4 8,2 L6.4,7 Q3,11.4 0,11.4 Q-3,11.4 -6.4,7Z'],
]
const DAGGER: Drawing = [
  ['light', 'M9.6,-11.4 L10.8,-10.2 L3.4,4 L-2.6,-1.6Z'],
  ['fill', 'M-6,-4 L5.6,7.4 L3.4,9.6 L-8.2,-1.8Z M-3,1.8 L-0.4,4.4 L-7,11 L-10.4,7.8Z'],
]
const SHIP: Drawing = [
  ['dark', 'M-1,-11.5 H1 V4 H-1Z'],
  ['light', 'M1.6,-10.6 Q10.6,-6 8.6,2 H1.6Z M-1.6,-8 Q-8,-4 -8,2 H-1.6Z'],
  ['fill', 'M-11.8,3 Q0,6 11.8,2 Q10.4,10.6 5.4,11 H-5.4 Q-9.8,10.4 -11.8,3Z'],
]
const FISH: Drawing = [
  ['fill', 'M-4.6,0 Q-1,-7.4 5,-6.6 Q10.6,-5.4 11.6,0 Q10.6,5.4 5,6.6 Q-1,7.4 -4.6,0 L-11.4,5.4 Q-9.4,0 -11.4,-5.4Z'],
  ['light', disc(7.2, -1.6, 1.9)],
  ['dark', disc(7.5, -1.6, 0.9)],
  ['line', 'M2.4,-5 Q0,0 2.4,5'],
]
const SUNSTAFF: Drawing = [
  ['light', 'M-1.3,1 H1.3 V11.8 H-1.3Z'],
  [
    'fill',
    'M0,-12 L2.2,-8.6 L6,-9.8 L5.8,-5.8 L9.6,-4 L6.8,-1.2 L8.4,2.4 L4.4,2.4 L2.4,5.8 L0,2.8 L-2.4,5.8 L-4.4,2.4 L-8.4,2.4 L-6.8,-1.2 L-9.6,-4 L-5.8,-5.8 L-6,-9.8 L-2.2,-8.6Z',
  ],
  ['light', disc(0, -3.2, 3.4)],
  ['dark', 'M-0.8,-5.8 H0.8 V-0.6 H-0.8Z'],
]
const LETTER: Drawing = [
  ['light', 'M-11,-7.5 H11 V8.5 H-11Z'],
  ['line', 'M-11,8.5 L-3,0.6 M11,8.5 L3,0.6'],
  ['fill', 'M-11,-7.5 H11 L0,3Z'],
  ['fill', disc(0, 2.4, 3)],
]
const BEAKMASK: Drawing = [
  ['fill', 'M-9.6,11 Q-11,-11 0,-11.4 Q11,-11 9.6,11 Q5,7.4 0,11.6 Q-5,7.4 -9.6,11Z'],
  ['light', 'M-4,1 Q0,-1.6 4,1 L0,11.6Z'],
  ['light', disc(-4.2, -3.6, 2.6) + disc(4.2, -3.6, 2.6)],
  ['dark', disc(-4.2, -3.6, 1.2) + disc(4.2, -3.6, 1.2)],
]
const EYE: Drawing = [
  ['fill', 'M-12,0 Q-6,-8.6 0,-8.6 Q6,-8.6 12,0 Q6,8.6 0,8.6 Q-6,8.6 -12,0Z'],
  ['light', disc(0, 0, 5.2)],
  ['dark', disc(0, 0, 2.6)],
]
const LANTERN: Drawing = [
  ['line', 'M-4,-7.6 Q-4,-11.8 0,-11.8 Q4,-11.8 4,-7.6'],
  ['light', 'M-6,-4.4 H6 V7.4 H-6Z'],
  ['fill', 'M-7.6,-7.8 H7.6 L6.4,-4 H-6.4Z M-7.6,7 H7.6 V11 H-7.6Z'],
  ['fill', 'M0.4,-2.6 Q4,1.6 2.6,4.6 Q0,6.8 -2.6,4.6 Q-3.6,1.6 0.4,-2.6Z'],
]
const CHISEL: Drawing = [
  ['light', 'M-10.8,8.6 L-8.6,10.8 L1.4,0.8 L-0.8,-1.4Z'],
  ['fill', 'M0.2,-4.4 L4.4,-0.2 L11.6,-6.4 Q10.4,-10.6 6.4,-11.6Z'],
  ['line', 'M2.6,6 L10.6,10.6 M-9.6,-8 L-2.6,-3.4'],
]
const ANTLERS =
  'M-3,-2.6 Q-10,-3.4 -11.4,-11 L-9.6,-11.6 Q-9,-8.4 -7.2,-7 L-6.6,-11.4 L-4.8,-11.2 L-5,-5.8 L-2,-3.6Z M3,-2.6 Q10,-3.4 11.4,-11 L9.6,-11.6 Q9,-8.4 7.2,-7 L6.6,-11.4 L4.8,-11.2 L5,-5.8 L2,-3.6Z'
const STAG: Drawing = [
  ['fill', ANTLERS],
  ['fill', 'M-5.4,-3.4 H5.4 L9.4,-2.4 Q8.4,1 5.4,1 Q5,7 2.4,10.8 H-2.4 Q-5,7 -5.4,1 Q-8.4,1 -9.4,-2.4Z'],
  ['dark', 'M-4.4,0 L-1.4,1.6 Q-3,3.4 -4.4,0Z M4.4,0 L1.4,1.6 Q3,3.4 4.4,0Z M-1.8,8 H1.8 L0,10Z'],
]
const CALM_STAG: Drawing = [
  ['fill', ANTLERS],
  ['fill', 'M-5.4,-3.4 H5.4 L10.4,-0.4 Q8.4,2.6 5.6,1.6 Q5,7 2.4,10.8 H-2.4 Q-5,7 -5.6,1.6 Q-8.4,2.6 -10.4,-0.4Z'],
  ['light', 'M-1.6,-3.4 H1.6 L0.8,5 H-0.8Z'],
  ['line', 'M-4.2,1 Q-3,2.4 -1.8,1.2 M4.2,1 Q3,2.4 1.8,1.2'],
  ['dark', 'M-1.8,8 H1.8 L0,10Z'],
]
const BRAZIER: Drawing = [
  ['light', 'M0.6,-12 Q6.8,-6.4 6,-1 H-6 Q-6.6,-5 -3.6,-7.4 Q-3,-5.4 -1.4,-5 Q1.4,-7.6 0.6,-12Z'],
  ['fill', 'M-10,-1 H10 Q9,5.4 2.4,6 L5.4,11.4 H2.6 L0,7.4 L-2.6,11.4 H-5.4 L-2.4,6 Q-9,5.4 -10,-1Z'],
]
const BARREL: Drawing = [
  ['fill', 'M-7,-11 H7 Q12,0 7,11 H-7 Q-12,0 -7,-11Z'],
  ['light', 'M-8.8,-6.6 H8.8 L9.4,-3.6 H-9.4Z M-9.4,3.6 H9.4 L8.8,6.6 H-8.8Z'],
  ['line', 'M-2.6,-11 Q-4,0 -2.6,11 M2.6,-11 Q4,0 2.6,11'],
]
const KEY: Drawing = [
  ['fill', 'M-1.6,-1 H1.6 V5 H6.4 V7.6 H4.4 V9.6 H1.6 V11.6 H-1.6Z'],
  ['fill', disc(0, -6, 5.8)],
  ['light', disc(0, -6, 2.4)],
]
const BUCKLER: Drawing = [
  ['fill', disc(0, 0, 11)],
  ['light', 'M-3,-10.6 Q0,-11.4 3,-10.6 V10.6 Q0,11.4 -3,10.6Z'],
  ['dark', disc(0, 0, 3)],
]
const LUTE: Drawing = [
  ['light', 'M3.2,-5.4 L9.4,-11.6 L11.6,-9.4 L5.4,-3.2Z'],
  ['fill', 'M4.6,-6 Q8.4,0.6 3.4,6.4 Q-3.4,12.6 -9,9 Q-12.6,3.4 -6.4,-3.4 Q-0.6,-8.4 4.6,-6Z'],
  ['dark', disc(-1.2, 1.2, 2.6)],
  ['line', 'M-6.6,6.6 L6,-6'],
]
const DRUM: Drawing = [
  ['line', 'M-3,-5 L-11,-11.4 M3,-5 L11,-11.4'],
  ['fill', 'M-10,-3 V7.6 Q-6,11.4 0,11.4 Q6,11.4 10,7.6 V-3Z'],
  ['light', 'M-10,-3 Q-10,-6.6 0,-6.6 Q10,-6.6 10,-3 Q10,0.6 0,0.6 Q-10,0.6 -10,-3Z'],
  ['line', 'M-10,0 L-5,10.4 L0,0.6 L5,10.4 L10,0'],
]
const CLUB: Drawing = [
  ['fill', 'M3.4,-11.6 Q11.8,-12 11.6,-3.4 Q9,1.6 4.4,1 L-8,11.4 L-11.4,8 L-1,-4.4 Q-1.6,-9 3.4,-11.6Z'],
  ['light', disc(4, -4.6, 1.4) + disc(7.4, -7.4, 1.4)],
]
/** What lies on the score track and makes someone hire. */
const CONTRACT: Drawing = [
  ['fill', 'M-8,-11 H8 V11 L4,8 L0,11 L-4,8 L-8,11Z'],
  ['light', disc(0, -2.4, 4.4)],
  ['dark', disc(0, -2.4, 1.6)],
]

// The landmarks.
const BAZAAR: Drawing = [
  ['light', 'M-8.6,0 H8.6 V10.5 H-8.6Z'],
  ['fill', 'M0,-11.8 L11.6,-1.4 Q8.6,2.6 5.8,-0.6 Q2.9,2.8 0,-0.6 Q-2.9,2.8 -5.8,-0.6 Q-8.6,2.6 -11.6,-1.4Z'],
  ['dark', 'M-3,10.5 V5.6 Q0,2.4 3,5.6 V10.5Z'],
]
const TREETOP: Drawing = [
  ['dark', 'M-2.4,3 H2.4 L4.4,11.6 H-4.4Z'],
  [
    'fill',
    'M-4,-9.6 Q0,-13.6 4,-9.6 Q10,-9.6 9.6,-4 Q13,0.6 8,3.6 Q4,6.4 0,4.4 Q-4,6.4 -8,3.6 Q-13,0.6 -9.6,-4 Q-10,-9.6 -4,-9.6Z',
  ],
  ['light', 'M0,-7 L4.6,-3 V1.6 H-4.6 V-3Z'],
]
const FORGE: Drawing = [
  ['light', 'M1,-12 Q5.4,-8 4,-4.4 H-3.6 Q-4,-7.4 -1.6,-8.6 Q-1,-7.4 0,-7.6 Q1.4,-9.4 1,-12Z'],
  ['fill', 'M-11.5,-4 H9.5 Q9.5,1.4 3.6,2 Q3,5 6.5,7 V11 H-6.5 V7 Q-3,5 -3.6,2 Q-10,1.4 -11.5,-4Z'],
]
const CITY: Drawing = [
  ['light', 'M-9,-3 H-5 V9 H-9Z M-2,-5.6 H2 V9 H-2Z M5,1 H9 V9 H5Z'],
  ['fill', 'M-11.4,-6.6 L0,-11.8 L4.6,-9.6 L3.4,-5.6 H-11.4Z M-11.4,8.4 H11.4 V11.4 H-11.4Z'],
  ['line', 'M5,-1.6 L9,-0.6 M2,-3 Q6,-5 8.6,-2.6'],
]

/** A wheel with this number of teeth. */
function cog(x: number, y: number, r: number, teeth = 8): string {
  const at = (step: number, reach: number): string => {
    const angle = (Math.PI / teeth / 2) * step
    return `${(x + reach * Math.sin(angle)).toFixed(2)},${(y - reach * Math.cos(angle)).toFixed(2)}`
  }
  const rim = Array.from({ length: 4 * teeth }, (_, step) => at(step - 0.5, step % 4 < 2 ? r : r * 0.74))
  return `M${rim.join(' L')}Z`
}

/** A bot has the sign of the faction whose pieces it plays with, and a cog on it. */
const clockwork = (drawing: Drawing): Drawing => [
  ...drawing,
  ['light', disc(6.8, 6.8, 6.6)],
  ['dark', cog(6.8, 6.8, 5.7)],
  ['light', disc(6.8, 6.8, 1.9)],
]
const COG: Drawing = [
  ['fill', cog(0, 0, 11.4)],
  ['light', disc(0, 0, 3.6)],
]

/** The drawings by their colour, which is that of a suit, of a faction or of a card of hirelings, or of what it is made of: wood
 * and leather for what is made by hand. */
const BY_COLOUR = {
  fox: { fox: FOX, scorched: FLAME },
  rabbit: { rabbit: RABBIT, points: STAR, daylight: SUN },
  mouse: { mouse: MOUSE, birdsong: SUNRISE },
  bird: { bird: BIRD, evening: MOON },
  marquise: { marquise: CAT, sawmill: SAW, workshop: ANVIL, recruiter: BANNER, keep: KEEP },
  eyrie: { eyrie: HAWK, roost: NEST, leader: CROWN },
  alliance: { alliance: FIST, base: HUT, sympathy: LEAF, officer: MEDAL, supporters: CROWD },
  vagabond: { vagabond: RACCOON },
  vagabond2: { vagabond2: HOOD },
  lizards: { lizards: LIZARD, garden: GARDEN, acolyte: HOOD },
  riverfolk: { riverfolk: OTTER, trade_post: STALL },
  duchy: { duchy: MOLE, citadel: CITADEL, market: MARKET, tunnel: TUNNEL, crown: CROWN },
  corvids: { corvids: CROW, plot: FEATHER, bomb: BOMB, snare: SNARE, extortion: EXTORTION, raid: RAID },
  hundreds: { hundreds: RAT, warlord: RAT_KING, stronghold: FORT, mob: PITCHFORK },
  keepers: { keepers: BADGER, waystation: TENT },
  mechanical_marquise: { mechanical_marquise: clockwork(CAT) },
  electric_eyrie: { electric_eyrie: clockwork(HAWK) },
  automated_alliance: { automated_alliance: clockwork(FIST) },
  vagabot: { vagabot: clockwork(RACCOON) },
  logical_lizards: { logical_lizards: clockwork(LIZARD) },
  riverfolk_robots: { riverfolk_robots: clockwork(OTTER) },
  drillbit_duchy: { drillbit_duchy: clockwork(MOLE) },
  cogwheel_corvids: { cogwheel_corvids: clockwork(CROW) },
  forest_patrol: { forest_patrol: WATCHCAT, feline_physicians: REMEDY },
  last_dynasty: { last_dynasty: HELM, bluebird_nobles: SONGBIRD },
  spring_uprising: { spring_uprising: SPROUT, rabbit_scouts: SPYGLASS },
  the_exile: { the_exile: WANDERER, the_brigand: MASK },
  highway_bandits: { highway_bandits: BANDIT, bandit_gangs: DAGGER },
  riverfolk_flotilla: { riverfolk_flotilla: SHIP, otter_divers: FISH },
  warm_sun_prophets: { warm_sun_prophets: SUNSTAFF, lizard_envoys: LETTER },
  corvid_spies: { corvid_spies: BEAKMASK, raven_sentries: EYE },
  sunward_expedition: { sunward_expedition: LANTERN, mole_artisans: CHISEL, foothold: HATCH },
  furious_protector: { furious_protector: STAG, stoic_protector: CALM_STAG },
  flame_bearers: { flame_bearers: BRAZIER, rat_smugglers: BARREL },
  vault_keepers: { vault_keepers: KEY, badger_bodyguards: BUCKLER, vault: STRONGROOM },
  popular_band: { popular_band: LUTE, street_band: DRUM },
  forest: { elder_treetop: TREETOP },
  mountain: { legendary_forge: FORGE, lost_city: CITY, tower: TOWER },
  wood: {
    any: ANY,
    stranger: STAR,
    wood: LOG,
    figure: IDOL,
    tablet: SLAB,
    jewelry: GEM,
    boots: BOOTS,
    bag: BAG,
    crossbow: CROSSBOW,
    hammer: HAMMER,
    sword: SWORD,
    tea: TEA,
    coins: COINS,
    torch: TORCH,
    club: CLUB,
    ruin: RUIN,
    black_market: BAZAAR,
    ferry: FERRY,
    contract: CONTRACT,
    rock: ROCK,
    card: CARD,
    warrior: SHIELD,
    battle: CROSSED,
    move: ARROW,
    delve: SPADE,
    recover: GEM,
    recruit: PLUS,
    build: HUT,
    craft: ANVIL,
    soul: GHOST,
    quest: SCROLL,
    relation: HEART,
    piece: CUBE,
    known: EYE,
    lock: LOCK,
    clockwork: COG,
    first: BANNER,
  },
} satisfies Record<string, Record<string, Drawing>>

type ByColour = typeof BY_COLOUR
export type GlyphName = { [colour in keyof ByColour]: keyof ByColour[colour] }[keyof ByColour]

const ALL = Object.entries<Record<string, Drawing>>(BY_COLOUR).flatMap(([colour, drawings]) =>
  Object.entries(drawings).map(([name, drawing]) => ({ name, drawing, colour })),
)
export const GLYPHS = Object.fromEntries(ALL.map(({ name, drawing }) => [name, drawing])) as Record<GlyphName, Drawing>
const COLOURS = Object.fromEntries(ALL.map(({ name, colour }) => [name, colour])) as Record<GlyphName, string>

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS
}

/** The colours of what packages draw. */
const BROUGHT: Partial<Record<string, string>> = {}

/** Takes the drawings and colours of a package. */
export function bring(drawings: Record<string, Drawing>, colours: Record<string, [light: string, dark: string]>): void {
  Object.assign(GLYPHS, drawings)
  for (const [name, [light, dark]] of Object.entries(colours)) BROUGHT[name] = `light-dark(${light}, ${dark})`
}

/** The drawing of a party, piece, item or suit by its id; what is unknown gets a plain cube. */
export function glyphOf(id: string): GlyphName {
  const name = id.replace(/^(base|garden|trade_post|waystation|figure|tablet|jewelry)_.*/, '$1')
  return isGlyph(name) ? name : 'piece'
}

/** The colour of such a drawing. */
export const colourOf = (id: string): string => BROUGHT[id] ?? `var(--${COLOURS[glyphOf(id)] ?? COLOURS.piece})`

/** Pieces that bear a suit, such as the fox base. */
export const SUITED = /^(?:base|garden|trade_post)_(fox|rabbit|mouse)$/

/** Waystations, which show a type of relic, and relics that show their value. */
export const TYPED = /^waystation_(figure|tablet|jewelry)_/
export const VALUED = /^(?:figure|tablet|jewelry)_(\d)$/
