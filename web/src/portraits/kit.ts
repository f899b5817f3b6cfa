// What portraits are made of: heads, ears, eyes, clothes, hats and things to hold, each a few filled shapes with one outline.
// A portrait stands in a box of 100 by 100, its head around (50, 46), its shoulders at the lower edge; large ones have more
// ground around them. Colours are those of the drawing, the same by day and by night: every portrait brings its own ground.

/** A filled shape with an outline, or a line where nothing fills it; `both` draws it mirrored as well. */
export interface Shape {
  d: string
  fill: string
  both?: boolean
  /** Without an outline, such as a pupil. */
  bare?: boolean
}
export type Shapes = readonly Shape[]

export const INK = '#2a2520'
export const PALE = '#f7efdc'
export const GOLD = '#e0ad3a'
export const STEEL = '#a7b0b8'
export const BRASS = '#bd9a55'
export const WOOD = '#9a6b3f'
export const LEAF = '#5c8a4a'
export const RED = '#b8392f'

export const one = (fill: string, d: string): Shape => ({ fill, d })
export const pair = (fill: string, d: string): Shape => ({ fill, d, both: true })
export const line = (d: string): Shape => ({ fill: 'none', d })
export const lines = (d: string): Shape => ({ fill: 'none', d, both: true })
export const dab = (d: string, fill = INK): Shape => ({ fill, d, bare: true })
export const dabs = (d: string, fill = INK): Shape => ({ fill, d, both: true, bare: true })
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`

// ---- eyes, of the left side and mirrored

/** Round and dark, with a glint. */
export const eyes = (x = 40, y = 45, r = 3.4): Shape[] => [
  dabs(disc(x, y, r)),
  dabs(disc(x - r * 0.3, y - r * 0.35, r * 0.34), PALE),
]
/** Almonds with a slit. */
export const catEyes = (colour: string): Shape[] => [
  pair(colour, 'M32 46Q38 37 46 47Q38 51 32 46Z'),
  dabs(disc(39.6, 45, 1.5, 4)),
]
/** With lids half down: tired, or sure of itself. */
export const lids = (fur: string, x = 40, y = 45, r = 4): Shape[] => [
  pair(PALE, disc(x, y, r)),
  dabs(disc(x, y + 0.8, r * 0.5)),
  pair(fur, `M${x - r - 0.6} ${y}a${r + 0.6} ${r + 0.6} 0 0 1 ${2 * r + 1.2} 0Z`),
]
export const brows = (d = 'M32 38 46 42'): Shape => lines(d)
export const frown: Shape = lines('M32 36Q40 37 46 42')
export const whiskers: Shape = lines('M37 58 20 55M37 61 21 65')

// ---- heads of animals

export const cat = (fur: string, pale: string, iris = '#e9d36a'): Shape[] => [
  pair(fur, 'M27 40 23 11 47 27Z'),
  pair(pale, 'M30 32 28 19 39 27Z'),
  one(fur, 'M50 24C65 24 77 33 77 46L82 54 73 56C68 66 59 70 50 70 41 70 32 66 27 56L18 54 23 46C23 33 35 24 50 24Z'),
  one(pale, 'M50 53C59 50 64 55 63 60 61 67 55 69 50 69 45 69 39 67 37 60 36 55 41 50 50 53Z'),
  ...catEyes(iris),
  dab('M46 52.5H54L50 57Z'),
  line('M50 57V60.5Q46 65 42 61.5M50 60.5Q54 65 58 61.5'),
  line('M50 26V33M43.5 27 45 33M56.5 27 55 33'),
  whiskers,
]

export const fox = (fur: string, pale: string): Shape[] => [
  pair(fur, 'M26 42 21 9 46 29Z'),
  pair(INK, 'M24 23 21 9 33 18Z'),
  one(fur, 'M50 26C66 26 78 36 80 52 70 56 62 68 50 74 38 68 30 56 20 52 22 36 34 26 50 26Z'),
  one(pale, 'M20 52C32 50 42 54 50 64 58 54 68 50 80 52 70 56 62 68 50 74 38 68 30 56 20 52Z'),
  ...eyes(39, 46, 3.2),
  dab(disc(50, 70, 4.2, 3.4)),
]

export const wolf = (fur: string, pale: string): Shape[] => [
  pair(fur, 'M28 40 25 8 46 28Z'),
  pair(pale, 'M31 31 29 18 39 27Z'),
  one(
    fur,
    'M50 25C66 25 76 34 77 46L84 56 74 56 74 64 63 62C60 70 56 75 50 75 44 75 40 70 37 62L26 64 26 56 16 56 23 46C24 34 34 25 50 25Z',
  ),
  one(pale, 'M50 46C56 52 62 56 60 66 57 73 54 75 50 75 46 75 43 73 40 66 38 56 44 52 50 46Z'),
  pair('#d9b04a', 'M34 45Q40 40 45 47Q39 49 34 45Z'),
  dabs(disc(40, 45, 1.7)),
  dab('M44 60Q50 56 56 60Q54 66 50 66Q46 66 44 60Z'),
  line('M50 66V70'),
]

export const rabbit = (fur: string, pale: string): Shape[] => [
  pair(fur, 'M34 36C22 16 24 -4 31 -5 40 -5 46 14 46 32Z'),
  pair(pale, 'M36 30C29 16 29 5 32 3 37 5 41 18 42 29Z'),
  one(fur, 'M50 26C66 26 75 38 75 51 75 64 64 71 50 71 36 71 25 64 25 51 25 38 34 26 50 26Z'),
  one(pale, 'M50 52C58 50 62 56 61 61 59 68 55 70 50 70 45 70 41 68 39 61 38 56 42 50 50 52Z'),
  ...eyes(38, 46, 3.6),
  dab('M46 53H54L50 57Z'),
  line('M50 57V61'),
  one(PALE, 'M46.5 61.5H53.5V68H46.5ZM50 61.5V68'),
  lines('M38 57 24 54M38 60 25 63'),
]

export const mouse = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(25, 27, 15)),
  pair(pale, disc(25, 27, 9)),
  one(fur, 'M50 25C65 25 73 36 72 48 71 60 60 73 50 73 40 73 29 60 28 48 27 36 35 25 50 25Z'),
  one(pale, 'M50 58C57 56 60 60 58 64 56 70 53 73 50 73 47 73 44 70 42 64 40 60 43 56 50 58Z'),
  ...eyes(40, 46, 3.6),
  dab(disc(50, 61, 3.4, 2.8), '#b85a5a'),
  lines('M42 63 26 60M42 66 28 69'),
]

export const rat = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(27, 29, 10, 12)),
  pair(pale, disc(27, 30, 5, 7)),
  one(fur, 'M50 22C64 22 74 32 73 44 72 56 62 64 58 74H42C38 64 28 56 27 44 26 32 36 22 50 22Z'),
  one(pale, 'M50 52C57 52 62 60 60 68 57 75 54 76 50 76 46 76 43 75 40 68 38 60 43 52 50 52Z'),
  ...eyes(39, 44, 3),
  frown,
  dab(disc(50, 58, 4, 3.2), '#c26a6a'),
  line('M50 61V66'),
  one(PALE, 'M46 66H54L53 73H47ZM50 66V73'),
  lines('M41 61 24 57M41 64 26 67'),
]

export const raccoon = (fur: string, pale: string): Shape[] => [
  pair(fur, 'M24 38C19 24 22 14 30 14 38 16 43 22 44 30Z'),
  pair(INK, 'M28 30C26 24 27 20 30 20 34 22 36 25 37 29Z'),
  one(fur, 'M50 24C66 24 76 34 78 46L83 57 73 58C67 66 59 71 50 71 41 71 33 66 27 58L17 57 22 46C24 34 34 24 50 24Z'),
  one(pale, 'M26 38Q38 32 50 40Q62 32 74 38Q62 40 50 47Q38 40 26 38Z'),
  dabs('M20 55C21 43 33 38 43 43 48 47 46 56 37 57 30 58 24 57 20 55Z', '#35302c'),
  one(pale, 'M50 47C57 50 62 57 60 62 57 69 54 71 50 71 46 71 43 69 40 62 38 57 43 50 50 47Z'),
  dabs(disc(37, 49, 3.6), PALE),
  dabs(disc(37.5, 49.3, 1.9)),
  dab(disc(50, 58, 4.6, 3.6)),
  line('M50 62V66Q46 68 44 66M50 66Q54 68 56 66'),
]

export const otter = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(25, 35, 6)),
  one(fur, 'M50 24C68 24 79 34 79 48 79 62 66 71 50 71 34 71 21 62 21 48 21 34 32 24 50 24Z'),
  one(pale, 'M50 49C60 46 70 51 69 58 67 67 58 71 50 71 42 71 33 67 31 58 30 51 40 46 50 49Z'),
  ...eyes(36, 43, 3),
  dab('M44 48Q50 45 56 48Q55 54 50 55Q45 54 44 48Z'),
  line('M50 55V60Q45 65 40 61M50 60Q55 65 60 61'),
  dabs(disc(39, 58, 0.9) + disc(36, 61, 0.9) + disc(41, 62, 0.9)),
  lines('M34 58 16 54M34 61 15 62M35 64 18 69'),
]

export const mole = (fur: string, pale: string): Shape[] => [
  one(fur, 'M50 22C68 22 78 36 77 52 76 64 66 70 50 70 34 70 24 64 23 52 22 36 32 22 50 22Z'),
  one(pale, 'M50 42C58 42 62 52 60 60 58 68 56 74 50 74 44 74 42 68 40 60 38 52 42 42 50 42Z'),
  line('M44 53Q50 50 56 53M44 58Q50 55 56 58'),
  dabs(disc(37, 44, 2.4)),
  one('#e79c9c', 'M50 63C56 62 60 66 58 70 56 74 53 75 50 75 47 75 44 74 42 70 40 66 44 62 50 63Z'),
  dabs(disc(47.8, 69, 1.1)),
  lines('M39 60 25 57M39 64 26 67'),
]

export const badger = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(27, 30, 7.5)),
  pair(PALE, disc(27, 30, 3.4)),
  one(pale, 'M50 22C66 22 77 33 77 47 76 58 64 62 60 72 56 76 44 76 40 72 36 62 24 58 23 47 23 33 34 22 50 22Z'),
  pair(INK, 'M40 23C44 34 44 48 43 58 36 60 26 54 25 42 27 34 33 26 40 23Z'),
  dabs(disc(36.5, 44, 3.2), PALE),
  dabs(disc(36.8, 44.3, 1.7)),
  dab('M43 64Q50 59 57 64Q56 70 50 71Q44 70 43 64Z'),
  line('M50 71V74'),
]

export const bear = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(28, 27, 9.5)),
  pair(pale, disc(28, 27, 4.6)),
  one(fur, 'M50 22C69 22 80 36 79 50 78 64 66 72 50 72 34 72 22 64 21 50 20 36 31 22 50 22Z'),
  one(pale, 'M50 48C60 47 66 54 64 61 62 69 56 72 50 72 44 72 38 69 36 61 34 54 40 47 50 48Z'),
  ...eyes(38, 43, 2.8),
  dab('M43 51Q50 47 57 51Q56 58 50 59Q44 58 43 51Z'),
  line('M50 59V64Q46 67 43 65M50 64Q54 67 57 65'),
]

export const beaver = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(27, 31, 7)),
  pair(pale, disc(27, 31, 3.4)),
  one(fur, 'M50 24C67 24 76 35 77 48 77 62 66 69 50 69 34 69 23 62 23 48 24 35 33 24 50 24Z'),
  pair(pale, 'M50 53C42 48 30 52 31 60 33 67 42 68 50 64Z'),
  ...eyes(39, 43, 3),
  dab('M43 49Q50 45 57 49Q55 56 50 56Q45 56 43 49Z'),
  one('#f1cf74', 'M44.5 63H55.5V74H44.5ZM50 63V74'),
]

/** A ferret, a skunk, an ermine: small, long in the neck, short round ears. */
export const weasel = (fur: string, pale: string): Shape[] => [
  pair(fur, disc(30, 30, 7.5)),
  pair(pale, disc(30, 30, 3.6)),
  one(fur, 'M50 24C64 24 73 33 73 46 72 58 62 72 50 72 38 72 28 58 27 46 27 33 36 24 50 24Z'),
  one(pale, 'M50 50C58 51 64 56 60 63 57 70 54 72 50 72 46 72 43 70 40 63 36 56 42 51 50 50Z'),
  ...eyes(39, 45, 3.2),
  dab('M45.5 57H54.5L50 62Z'),
  line('M50 62V66Q46 68 44 66M50 66Q54 68 56 66'),
  lines('M40 61 25 59M40 64 27 68'),
]

export const squirrel = (fur: string, pale: string): Shape[] => [
  pair(fur, 'M28 38C22 22 24 8 27 5 36 12 43 22 44 30Z'),
  pair(pale, 'M31 31C28 23 28 16 29 14 34 19 37 24 38 28Z'),
  one(fur, 'M50 25C66 25 76 36 76 49 76 62 64 70 50 70 36 70 24 62 24 49 24 36 34 25 50 25Z'),
  one(pale, 'M50 50C59 49 66 55 63 61 60 68 55 70 50 70 45 70 40 68 37 61 34 55 41 49 50 50Z'),
  ...eyes(38, 45, 4),
  dab('M46.5 53H53.5L50 56.5Z'),
  one(PALE, 'M47 60H53V66.5H47ZM50 60V66.5'),
  line('M50 56.5V60'),
]

export const hedgehog = (fur: string, pale: string): Shape[] => [
  one(
    fur,
    'M12 62 18 54 11 48 19 42 13 33 23 30 20 20 31 21 32 11 41 16 46 7 53 15 61 8 65 18 75 14 76 24 86 26 82 35 90 41 83 47 89 55 82 59 87 68 50 74Z',
  ),
  one(pale, 'M50 32C62 30 72 40 71 52 70 64 60 72 50 72 40 72 30 64 29 52 28 40 38 30 50 32Z'),
  ...eyes(41, 48, 3.2),
  dab(disc(50, 59, 4.4, 3.6)),
  line('M50 63Q46 68 42 65M50 63Q54 68 58 65'),
]

export const frog = (skin: string, pale: string): Shape[] => [
  pair(skin, disc(32, 30, 11)),
  one(skin, 'M50 30C70 30 84 42 84 54 82 66 66 71 50 71 34 71 18 66 16 54 16 42 30 30 50 30Z'),
  one(pale, 'M17 56C30 64 70 64 83 56 80 66 66 71 50 71 34 71 20 66 17 56Z'),
  pair(PALE, disc(32, 29, 7)),
  dabs(disc(33, 29.5, 3.4)),
  dabs(disc(47, 48, 1)),
]

export const lizard = (skin: string, pale: string): Shape[] => [
  one(
    skin,
    'M50 22C60 22 66 28 76 33 82 38 80 46 74 49 70 58 62 73 50 74 38 73 30 58 26 49 20 46 18 38 24 33 34 28 40 22 50 22Z',
  ),
  one(pale, 'M29 54C40 60 60 60 71 54 67 63 60 73 50 74 40 73 33 63 29 54Z'),
  pair('#f0d75a', disc(30, 40, 5.6)),
  dabs(disc(30, 40, 1.4, 4.6)),
  dabs(disc(46.5, 52, 1.2)),
  line('M29 54C40 60 60 60 71 54'),
  line('M44 27 50 31 56 27M42 34 50 39 58 34'),
]

export const tortoise = (skin: string, shell: string): Shape[] => [
  one(shell, 'M50 30C82 30 98 62 96 104H4C2 62 18 30 50 30Z'),
  line('M32 40 24 62 32 84M68 40 76 62 68 84M24 62H6M76 62H94'),
  one(skin, 'M50 18C64 18 71 30 70 43 68 55 64 62 64 90H36C36 62 32 55 30 43 29 30 36 18 50 18Z'),
  pair(PALE, disc(38, 38, 5)),
  dabs(disc(39, 38.6, 2.4)),
  pair(skin, 'M32 37.5a6 6 0 0 1 12 0Z'),
  dabs(disc(47, 49, 1)),
  line('M35 56Q50 62 65 56M40 72Q50 76 60 72M41 80Q50 84 59 80'),
]

export const owl = (feather: string, pale: string): Shape[] => [
  one(
    feather,
    'M24 10 40 22Q50 18 60 22L76 10C80 24 82 36 79 52 76 66 64 74 50 74 36 74 24 66 21 52 18 36 20 24 24 10Z',
  ),
  pair(pale, disc(37, 42, 13.5)),
  pair('#f2b632', disc(37.5, 42, 7.5)),
  dabs(disc(38, 42, 4)),
  dabs(disc(36.6, 40.5, 1.3), PALE),
  one('#d9932b', 'M45 50H55L50 62Z'),
  lines('M22 14Q36 26 49 34'),
  line('M42 66 44 69 46 66M48 69 50 72 52 69M54 66 56 69 58 66'),
]

/** A bird looks to the side: the colour, its second tone, its beak. */
export const eagle = (feather: string, pale: string, beak = GOLD): Shape[] => [
  one(feather, 'M40 30C30 20 24 10 12 8 16 16 16 20 8 20 14 28 18 32 22 38Z'),
  one(feather, 'M18 76C16 42 28 20 50 19 67 19 76 31 76 43 76 55 68 60 66 76Z'),
  one(pale, 'M66 76C60 68 50 66 46 56 44 48 52 45 60 48 66 51 74 51 75 46 75 56 68 62 66 76Z'),
  one(beak, 'M70 31C84 30 94 42 89 59 85 51 78 50 67 50 66 42 67 35 70 31Z'),
  line('M68 45Q77 43 88 47'),
  dab(disc(60, 38, 4.2), PALE),
  dab(disc(61, 38, 2.4)),
  line('M52 33 66 34'),
]

export const bluebird = (feather: string, pale: string): Shape[] => [
  one(feather, 'M46 24C40 12 40 6 44 2 47 8 51 8 52 3 56 8 58 14 58 22Z'),
  one(feather, 'M22 76C18 44 28 21 50 21 66 21 75 33 75 46 75 58 68 64 68 76Z'),
  one(pale, 'M68 76C60 76 46 70 44 60 44 52 54 50 60 54 66 56 72 54 75 50 75 60 69 66 68 76Z'),
  one('#4a4340', 'M72 39 92 46 72 51C70 47 70 43 72 39Z'),
  line('M72 45.5 90 46'),
  dab(disc(61, 40, 3.6)),
  dab(disc(60, 38.8, 1.2), PALE),
]

export const raven = (feather: string, sheen: string): Shape[] => [
  one(feather, 'M18 76C14 44 26 21 48 20 64 20 72 31 72 43 72 56 66 60 66 76Z'),
  one(sheen, 'M28 72C24 52 32 34 46 30 36 42 36 56 42 74Z'),
  one('#4a4a55', 'M66 32C82 32 96 40 99 53 88 50 78 53 66 52 63 46 63 37 66 32Z'),
  line('M65 43Q80 42 97 51'),
  dab(disc(56, 39, 4), '#f2e6b8'),
  dab(disc(57, 39, 2.2)),
  line('M44 70 48 62 52 70 56 62 60 70'),
]

export const duckling = (feather: string, pale: string): Shape[] => [
  one(feather, 'M50 26C46 16 50 10 56 9 54 13 57 14 60 14 57 18 56 22 56 26Z'),
  one(feather, 'M50 24C68 24 77 36 77 49 76 63 65 71 50 71 35 71 24 63 23 49 23 36 32 24 50 24Z'),
  one(pale, disc(34, 57, 6, 4) + disc(66, 57, 6, 4)),
  ...eyes(38, 45, 4),
  one('#e08a2c', 'M50 51C60 50 66 55 66 58 62 64 56 65 50 65 44 65 38 64 34 58 34 55 40 50 50 51Z'),
  line('M35 58Q50 62 65 58'),
]

// ---- heads of people

/** A face of people: what is under hair, hats and beards. */
export const face = (skin: string, shape: 'round' | 'long' | 'broad' = 'round'): Shape[] => [
  one(
    skin,
    {
      round: 'M50 24C64 24 71 34 71 47 70 61 61 70 50 70 39 70 30 61 29 47 29 34 36 24 50 24Z',
      long: 'M50 22C63 22 68 32 68 44 67 58 58 74 50 74 42 74 33 58 32 44 32 32 37 22 50 22Z',
      broad: 'M50 22C68 22 75 32 76 46 77 58 72 73 50 73 28 73 23 58 24 46 25 32 32 22 50 22Z',
    }[shape],
  ),
]
export const nose = (d = 'M50 46 54 56H48'): Shape => line(d)
export const smile = (d = 'M43 62Q50 66 57 62'): Shape => line(d)
export const roundEars = (skin: string): Shape => pair(skin, disc(28, 48, 4.5, 6))
export const pointedEars = (skin: string): Shape => pair(skin, 'M33 52C24 52 16 42 11 30 22 34 30 38 34 42Z')
export const dotEyes = (y = 46, x = 41, r = 2.4): Shape[] => [dabs(disc(x, y, r))]
export const openEyes = (iris: string, y = 46, x = 41): Shape[] => [
  pair(PALE, `M${x - 5.5} ${y}Q${x} ${y - 6} ${x + 5.5} ${y}Q${x} ${y + 4} ${x - 5.5} ${y}Z`),
  dabs(disc(x, y - 0.4, 2.6), iris),
  dabs(disc(x, y - 0.4, 1.2)),
]

// ---- clothes

const SHOULDERS = 'M50 66C68 67 86 74 92 106H8C14 74 32 67 50 66Z'

/** A cloak, held by a clasp. */
export const cloak = (cloth: string, clasp = GOLD): Shape[] => [
  one(cloth, SHOULDERS),
  line('M50 78C46 88 44 96 44 106M50 78C56 88 62 96 66 106'),
  one(clasp, disc(50, 78, 4.6)),
]
export const coat = (cloth: string, shirt = PALE): Shape[] => [
  one(cloth, SHOULDERS),
  one(shirt, 'M40 70 50 100 60 70Q50 78 40 70Z'),
  one(cloth, 'M39 69 30 80 44 88 50 104 38 106H26L24 78ZM61 69 70 80 56 88 50 104 62 106H74L76 78Z'),
]
export const mail = (metal = STEEL, trim = INK): Shape[] => [
  one(metal, SHOULDERS),
  line(
    'M22 84q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0M18 94q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0',
  ),
  one(trim, 'M32 70Q50 84 68 70L66 76Q50 90 34 76Z'),
]
export const plate = (metal = STEEL, trim = GOLD): Shape[] => [
  one(metal, SHOULDERS),
  pair(metal, 'M8 106C8 86 18 74 34 74 36 86 30 98 26 106Z'),
  line('M50 80V106M12 94Q22 90 30 94'),
  one(trim, 'M34 70Q50 82 66 70L64 77Q50 88 36 77Z'),
]
export const robe = (cloth: string, trim = GOLD): Shape[] => [
  one(cloth, SHOULDERS),
  one(trim, 'M35 69 50 92 65 69 72 72 54 106H46L28 72Z'),
  line('M50 92V106'),
]
export const shirt = (cloth: string, scarf = RED): Shape[] => [
  one(cloth, SHOULDERS),
  one(scarf, 'M33 69Q50 84 67 69L69 77Q50 92 31 77Z'),
  one(scarf, 'M56 82 68 96 60 100 52 84Z'),
]
export const breast = (fur: string, pale: string): Shape[] => [
  one(fur, SHOULDERS),
  one(pale, 'M50 70C62 74 66 90 66 106H34C34 90 38 74 50 70Z'),
  line('M44 84 47 89 50 84 53 89 56 84M44 95 47 100 50 95 53 100 56 95'),
]
export const vest = (skin: string, cloth: string): Shape[] => [
  one(skin, SHOULDERS),
  pair(cloth, 'M34 71 22 76 24 106H46L42 84Z'),
]
/** Behind the head, so that the face looks out of it. */
export const hood = (cloth: string): Shape[] => [one(cloth, 'M50 8C80 9 90 38 84 76H16C10 38 20 9 50 8Z')]
/** Over the head: its edge hangs into the forehead. */
export const cowl = (cloth: string): Shape[] => [
  one(cloth, 'M50 6C80 8 91 38 83 78L72 72C80 46 72 27 50 26 28 27 20 46 28 72L17 78C9 38 20 8 50 6Z'),
]

// ---- on the head

export const crown = (metal = GOLD): Shape[] => [
  one(metal, 'M29 31 25 8 39 19 50 4 61 19 75 8 71 31Q50 24 29 31Z'),
  dab(disc(50, 20, 2.6), RED),
  dabs(disc(36, 23, 1.8), RED),
]
export const coronet = (metal = GOLD): Shape[] => [
  one(metal, 'M32 27 34 14 42 21 50 10 58 21 66 14 68 27Q50 20 32 27Z'),
]
export const helm = (metal = STEEL, trim = BRASS): Shape[] => [
  one(metal, 'M24 36C24 14 38 7 50 7 62 7 76 14 76 36Q50 26 24 36Z'),
  one(trim, 'M22 35Q50 24 78 35V41Q50 30 22 41Z'),
  line('M50 7V27'),
]
export const kettle = (metal = STEEL): Shape[] => [
  one(metal, 'M31 30C31 14 40 8 50 8 60 8 69 14 69 30Z'),
  one(metal, 'M50 26C66 26 82 32 85 38 70 35 30 35 15 38 18 32 34 26 50 26Z'),
  line('M50 8V26'),
]
export const horns = (bone = PALE): Shape[] => [pair(bone, 'M30 27C14 26 8 12 12 1 18 12 26 14 37 17Z')]
export const beret = (cloth: string): Shape[] => [
  one(cloth, 'M22 30C16 20 30 8 52 9 74 10 86 20 78 30 62 24 40 24 22 30Z'),
  line('M52 9 54 4'),
]
export const cap = (cloth: string, trim = INK): Shape[] => [
  one(cloth, 'M27 30C26 14 38 8 50 8 62 8 74 14 73 30Q50 22 27 30Z'),
  one(trim, 'M24 33Q50 20 76 33L84 38Q50 27 16 38Z'),
]
export const straw = (colour = '#e2c67a', band = RED): Shape[] => [
  one(colour, 'M32 24C33 10 42 6 50 6 58 6 67 10 68 24Z'),
  one(band, 'M32 19Q50 26 68 19V25Q50 31 32 25Z'),
  one(colour, 'M50 22C72 22 90 27 92 32 76 36 24 36 8 32 10 27 28 22 50 22Z'),
]
export const cone = (colour = '#e2c67a'): Shape[] => [
  one(colour, 'M50 2 96 36Q50 26 4 36Z'),
  line('M50 2 32 29M50 2 68 29'),
]
export const feathered = (cloth: string, feather: string): Shape[] => [
  one(cloth, 'M30 26C30 12 40 6 52 6 64 6 70 14 70 26Z'),
  one(feather, 'M62 22C70 8 84 2 94 4 92 14 80 22 64 26Z'),
  one(cloth, 'M8 34C22 22 78 20 92 30 80 30 74 34 50 33 30 33 20 33 8 34Z'),
]
export const tricorne = (cloth: string, trim = GOLD): Shape[] => [
  one(cloth, 'M12 32C20 10 36 8 50 8 64 8 80 10 88 32 72 22 28 22 12 32Z'),
  one(trim, 'M12 32C28 20 72 20 88 32L87 35C72 26 28 26 13 35Z'),
]
export const pointed = (cloth: string, stars = GOLD): Shape[] => [
  one(cloth, 'M30 30C36 16 42 2 64 -8 62 0 62 5 62 9 66 16 69 24 70 30Z'),
  one(cloth, 'M50 24C72 24 92 29 94 35 76 32 24 32 6 35 8 29 28 24 50 24Z'),
  dab('M50 6 51.5 10 56 10 52.5 13 54 17 50 14.5 46 17 47.5 13 44 10 48.5 10Z', stars),
]
export const turban = (cloth: string, jewel = RED): Shape[] => [
  one(cloth, 'M24 32C18 14 36 5 50 5 64 5 82 14 76 32 60 24 40 24 24 32Z'),
  line('M28 16Q46 20 60 29M44 7Q60 12 76 28'),
  one(jewel, disc(50, 21, 3.6)),
]
export const headband = (cloth: string): Shape[] => [
  one(cloth, 'M26 33Q50 24 74 33V39Q50 30 26 39Z'),
  one(cloth, 'M73 34 90 30 84 38 92 44 73 40Z'),
]
export const goggles = (lens = '#9cc7cf'): Shape[] => [
  one(WOOD, 'M22 31Q50 20 78 31V37Q50 27 22 37Z'),
  pair(BRASS, disc(39, 29, 8.5)),
  pair(lens, disc(39, 29, 5.4)),
]
/** Tied over the eyes. */
export const mask = (cloth = INK, x = 39, y = 45): Shape[] => [
  one(cloth, 'M20 42Q35 34 50 40Q65 34 80 42L79 50Q65 56 50 48Q35 56 21 50Z'),
  dabs(disc(x, y + 0.5, 3.6), PALE),
  dabs(disc(x + 0.3, y + 0.8, 1.8)),
]
export const kerchief = (cloth = RED): Shape[] => [
  one(cloth, 'M20 55Q50 48 80 55L74 68Q62 78 50 84Q38 78 26 68Z'),
  line('M30 62Q40 60 46 66M70 62Q60 60 54 66'),
]
export const patch = (): Shape[] => [line('M24 34 78 54'), one(INK, 'M33 40Q40 36 47 43Q46 52 39 51Q33 49 33 40Z')]
export const spectacles = (x = 38, y = 44, r = 7): Shape[] => [
  lines(disc(x, y, r)),
  line(`M${x + r} ${y}Q50 ${y - 3} ${100 - x - r} ${y}`),
]
export const lamp = (): Shape[] => [
  one(WOOD, 'M25 33Q50 22 75 33V38Q50 28 25 38Z'),
  one(BRASS, disc(50, 26, 8)),
  one('#fbe9a0', disc(50, 26, 5)),
]
export const nurse = (): Shape[] => [
  one(PALE, 'M30 30C28 16 38 9 50 9 62 9 72 16 70 30Q50 22 30 30Z'),
  dab('M48 12.5H52V16.5H56V20.5H52V24.5H48V20.5H44V16.5H48Z', RED),
]
export const halo = (): Shape[] => [
  one(
    GOLD,
    'M50 -6 55 6 64 -3 66 10 78 5 76 18 89 17 83 28 96 31 87 40 98 47 87 53 95 62 83 64H17L5 62 13 53 2 47 13 40 4 31 17 28 11 17 24 18 22 5 34 10 36 -3 45 6Z',
  ),
]
export const leaves = (): Shape[] => [
  one(
    LEAF,
    'M24 34C18 24 24 18 32 20 32 12 42 10 45 17 49 9 58 11 58 18 66 12 74 18 70 25 78 26 80 32 75 35Q50 24 24 34Z',
  ),
]

/** To wind it up: behind the head, into which it goes. */
export const key: Shapes = [
  one(
    BRASS,
    'M47 30V12C36 16 30 8 34 1 39 -6 47 -3 50 2 53 -3 61 -6 66 1 70 8 64 16 53 12V30ZM40 1a4 4 0 1 0 1 7Q44 6 40 1ZM60 1a4 4 0 1 1 -1 7Q56 6 60 1Z',
  ),
]
/** Clockwork on any head: a seam with rivets, and a lens before one eye. */
export const clockwork = (eyeX: number, eyeY: number): Shape[] => [
  line('M50 26V42'),
  dab(disc(46.5, 29, 1.2) + disc(53.5, 29, 1.2) + disc(46.5, 36, 1.2) + disc(53.5, 36, 1.2)),
  one(BRASS, disc(eyeX, eyeY, 8.4)),
  one('#d7f0ee', disc(eyeX, eyeY, 5.4)),
  dab(disc(eyeX, eyeY, 2.2)),
]

// ---- something telling, beside the shoulder of a large portrait, around (104, 66)

export const sword: Shapes = [
  one(STEEL, 'M101 16 104 8 107 16V72H101Z'),
  one(GOLD, 'M92 70H116V76H92Z'),
  one(WOOD, 'M101 76H107V92H101Z'),
]
export const axe: Shapes = [
  one(WOOD, 'M102 20H107V104H102Z'),
  one(STEEL, 'M107 24C122 22 124 44 107 46ZM102 26C92 26 92 42 102 44Z'),
]
export const spear: Shapes = [one(WOOD, 'M102 30H106V106H102Z'), one(STEEL, 'M104 4 111 22 104 34 97 22Z')]
export const trident: Shapes = [
  one(GOLD, 'M102 22H106V106H102Z'),
  one(GOLD, 'M90 6V26Q90 36 102 36H106Q118 36 118 26V6L113 14V26Q112 30 106 30V4L104 0 102 4V30Q96 30 95 26V14Z'),
]
export const bow: Shapes = [
  line('M112 14V96'),
  one(WOOD, 'M112 12C90 34 90 76 112 98L108 98C84 76 84 34 108 12Z'),
  one(PALE, 'M84 54H118V57H84Z'),
]
export const scroll: Shapes = [
  one(PALE, 'M88 34H118V88H88Z'),
  one('#e6d6ae', 'M85 28H121V37H85ZM85 85H121V94H85Z'),
  line('M93 46H113M93 54H113M93 62H108M93 70H112'),
]
export const banner = (cloth: string): Shapes => [
  one(WOOD, 'M92 10H96V106H92Z'),
  one(cloth, 'M96 14H124L117 29 124 44H96Z'),
  dab('M103 23 107 20 111 23V30L107 36 103 30Z', PALE),
]
export const torch: Shapes = [
  one(WOOD, 'M101 50H108L106 104H103Z'),
  one('#e8742c', 'M104 10C114 24 118 32 114 44 110 52 99 52 95 44 91 34 102 30 104 10Z'),
  dab('M105 30C110 38 110 46 105 48 99 46 100 38 105 30Z', '#f9d36a'),
]
export const bag: Shapes = [
  one(WOOD, 'M76 106 104 20 108 22 81 106Z'),
  one(RED, 'M104 26C122 26 130 40 126 52 122 62 104 64 97 54 91 44 94 30 104 26Z'),
  one(RED, 'M104 28 94 18 103 17 107 10 112 18 120 17 110 28Z'),
  dab(disc(106, 40, 2.2) + disc(117, 42, 2.2) + disc(104, 52, 2.2) + disc(115, 54, 2.2), PALE),
]
export const boat: Shapes = [
  one(WOOD, 'M80 84H124C122 96 116 102 108 102H96C88 102 82 96 80 84Z'),
  one(WOOD, 'M100 30H103V84H100Z'),
  one(PALE, 'M104 34C118 46 122 62 122 76H104Z'),
]
export const pick: Shapes = [
  one(WOOD, 'M101 34H107V106H101Z'),
  one(STEEL, 'M82 44C92 24 116 24 126 44 116 36 92 36 82 44Z'),
]
export const bomb: Shapes = [
  line('M110 54Q114 42 122 44'),
  one('#3a3a42', disc(104, 74, 19)),
  one('#3a3a42', 'M104 52 112 58 108 64 100 58Z'),
  dab('M122 36 124 42 130 43 125 46 127 52 122 48 117 51 119 45 115 41 120 42Z', '#f2b632'),
]
export const relic: Shapes = [
  one('#cdbb94', 'M90 50C90 38 118 38 118 50L114 92H94Z'),
  line('M97 56H111M99 64H109M97 72H111M101 80H107'),
]
export const coins: Shapes = [
  one(GOLD, disc(98, 92, 13, 5)),
  one(GOLD, disc(98, 85, 13, 5)),
  one(GOLD, disc(98, 78, 13, 5)),
  one(GOLD, disc(112, 96, 12, 5)),
]
export const bottle: Shapes = [
  one('#8fc0a8', 'M100 40H108V52C118 58 120 68 120 84 120 96 88 96 88 84 88 68 90 58 100 52Z'),
  one(WOOD, 'M100 32H108V42H100Z'),
]
export const hammer: Shapes = [one(WOOD, 'M101 50H107V106H101Z'), one(STEEL, 'M88 30H120V50H88Z')]
export const club: Shapes = [
  one(WOOD, 'M96 20C104 12 118 16 118 30L110 104H102Z'),
  dab(disc(106, 32, 2) + disc(112, 42, 2) + disc(105, 52, 2)),
]
export const lute: Shapes = [
  one(WOOD, 'M110 10 116 14 106 56 100 53Z'),
  one('#c98d4f', 'M104 46C120 50 124 74 112 90 98 102 84 92 86 76 87 62 92 46 104 46Z'),
  dab(disc(103, 72, 5)),
]
export const drum: Shapes = [
  one(RED, 'M84 60V90C84 100 124 100 124 90V60Z'),
  one(PALE, disc(104, 60, 20, 8)),
  line('M84 66 94 96 104 68 114 96 124 66'),
]
export const anvil: Shapes = [
  one('#6f757c', 'M84 58H126C124 68 116 70 112 72V84H120V92H90V84H98V72C92 72 86 68 84 58Z'),
]
export const staff = (orb: string): Shapes => [
  one(WOOD, 'M102 34H107V106H102Z'),
  one(orb, disc(104.5, 24, 11)),
  dab(disc(100.5, 20, 3), PALE),
]
export const mountain: Shapes = [
  one('#a9a29a', 'M70 106 98 40 108 56 116 48 136 106Z'),
  one(PALE, 'M98 40 108 56 103 62 97 56 90 60Z'),
]
export const grave: Shapes = [one('#a9a29a', 'M88 104V60C88 40 120 40 120 60V104Z'), line('M104 56V76M97 63H111')]
export const pie: Shapes = [
  one('#d8a45c', 'M84 74C86 58 122 58 124 74Z'),
  one(STEEL, 'M82 74H126L118 90H90Z'),
  line('M98 68 100 63M108 68 106 63'),
]
export const dice: Shapes = [
  one(PALE, 'M90 52H112V74H90ZM102 78H124V100H102Z'),
  dab(disc(96, 58, 2.2) + disc(106, 68, 2.2) + disc(101, 63, 2.2) + disc(108, 84, 2.2) + disc(118, 94, 2.2)),
]
export const book: Shapes = [
  one('#7d4a3c', 'M82 52Q94 46 104 54Q114 46 126 52V94Q114 88 104 96Q94 88 82 94Z'),
  one(PALE, 'M86 54Q96 50 104 57V91Q95 85 86 89ZM122 54Q112 50 104 57V91Q113 85 122 89Z'),
]
export const sprout: Shapes = [
  one(LEAF, 'M104 74C88 74 84 60 86 54 98 54 104 62 104 74ZM104 66C104 52 112 46 122 46 124 58 116 66 104 66Z'),
  line('M104 62V104'),
]
export const cards: Shapes = [
  one(PALE, 'M84 50 104 44 114 80 94 86Z'),
  one(RED, 'M100 42 122 46 115 84 94 80Z'),
  line('M103 50 116 52M102 56 114 58'),
]
export const hourglass: Shapes = [
  one('#d7e6ea', 'M90 46H118C118 60 108 64 108 70 108 76 118 80 118 94H90C90 80 100 76 100 70 100 64 90 60 90 46Z'),
  one(WOOD, 'M86 40H122V47H86ZM86 93H122V100H86Z'),
  dab('M96 92C98 84 102 82 104 80 106 82 110 84 112 92Z', GOLD),
]

// ---- grounds of large portraits, behind everything

export const wood: Shapes = [
  dab('M-30 84C0 70 90 68 130 80V110H-30Z', '#8ea378'),
  dab('M-16 80-6 40 4 80ZM8 78 15 50 22 78ZM84 76 92 44 100 76ZM102 78 113 30 124 78Z', '#6f8a62'),
]
export const water: Shapes = [
  dab('M-30 70H130V110H-30Z', '#8fbad0'),
  dab(
    'M-20 80q6-4 12 0t12 0q-6 3-12 0t-12 0ZM90 76q6-4 12 0t12 0q-6 3-12 0t-12 0ZM100 92q6-4 12 0t12 0q-6 3-12 0t-12 0Z',
    '#d9ebf0',
  ),
]
export const hills: Shapes = [
  dab('M-30 76C-6 54 20 60 40 74 70 52 100 54 130 70V110H-30Z', '#b9c07e'),
  dab('M-30 92C10 78 90 78 130 90V110H-30Z', '#a0ab68'),
]
export const cave: Shapes = [
  dab('M-30 -20H130V110H-30Z', '#b59a7c'),
  dab('M-18 110V40C-14 -14 114 -14 118 40V110Z', '#d8c3a4'),
  dab('M-10 -20-4 6 4 -20ZM96 -20 104 12 112 -20Z', '#9a7f62'),
]
export const town: Shapes = [
  dab('M-30 80H130V110H-30Z', '#b8a27e'),
  dab('M-20 80V48L-8 34 4 48V80ZM88 80V40H94V34H100V40H106V34H112V40H118V80Z', '#a58c69'),
]
export const rocks: Shapes = [
  dab('M-30 84 -14 46 4 70 20 40 44 80 74 46 92 70 108 36 130 78V110H-30Z', '#aaa49a'),
  dab('M-30 94C10 82 90 82 130 92V110H-30Z', '#8f8a80'),
]
