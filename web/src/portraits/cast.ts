// Who has a portrait, each in a few words of the kit: what stands behind, the bust, the head, and for the large size a
// ground and something telling.
import * as k from './kit'
import type { Shape, Shapes } from './kit'

export type Kind = 'faction' | 'hireling' | 'bot' | 'race' | 'character' | 'agent'

export interface Drawn {
  /** The colour around it. */
  ground: string
  /** Behind the shoulders, such as a hood. */
  behind: Shapes
  bust: Shapes
  head: Shapes
  /** Only where there is room. */
  scene: Shapes
  telling: Shapes
}

const GREEN = '#d3ddbd'
const SKY = '#cfe2ea'
const DUSK = '#dcd3e6'
const SAND = '#f0e1bb'
const ROSE = '#f0d3c6'
const STONE = '#dcdad3'

type Parts = Partial<Drawn> & Pick<Drawn, 'bust' | 'head'>
const drawn = (ground: string, parts: Parts): Drawn => ({ ground, behind: [], scene: k.wood, telling: [], ...parts })
/** Everything of these, one over the other. */
const on = (...parts: (Shape | Shapes)[]): Shapes => parts.flat()

const FACTIONS: Record<string, Drawn> = {
  marquise: drawn(ROSE, {
    bust: k.robe('#d9772b', '#f3e3c0'),
    head: on(k.cat('#e08a3f', '#f8e2c2'), k.coronet()),
    scene: k.town,
    telling: k.sword,
  }),
  eyrie: drawn(SKY, {
    bust: k.cloak('#2f5fa5'),
    head: k.eagle('#3f74bf', '#e9eef4'),
    telling: k.scroll,
  }),
  alliance: drawn(GREEN, {
    bust: k.shirt('#3d8f4b', '#e2c65a'),
    head: on(k.mouse('#b98a5c', '#efcfae'), k.beret('#2f6f3b')),
    telling: k.banner('#3d8f4b'),
  }),
  vagabond: drawn(STONE, {
    bust: k.cloak('#6b5b4a', k.STEEL),
    head: k.raccoon('#8d8884', '#e9e4da'),
    telling: k.bag,
  }),
  vagabond2: drawn(DUSK, {
    bust: k.cloak('#e9e4d8', k.RED),
    head: on(k.weasel('#f4f0e6', '#e3b7a4'), k.feathered('#6d6a66', '#e9e4d8')),
    scene: k.hills,
    telling: k.bag,
  }),
  lizards: drawn(SAND, {
    behind: k.hood('#b8a51f'),
    bust: k.robe('#d8c32f', '#7a6d12'),
    head: k.lizard('#8fae4b', '#dfe3a2'),
    telling: k.torch,
  }),
  riverfolk: drawn(SKY, {
    bust: k.coat('#2f8a84', '#f3e3c0'),
    head: k.otter('#8a6244', '#e8d2b4'),
    scene: k.water,
    telling: k.coins,
  }),
  duchy: drawn(SAND, {
    bust: k.coat('#8c4f4a', '#f3e3c0'),
    head: on(k.mole('#7d6250', '#c79a78'), k.spectacles(37, 44, 6.5)),
    scene: k.cave,
    telling: k.pick,
  }),
  corvids: drawn(DUSK, {
    bust: k.cloak('#5b4a86', k.STEEL),
    head: k.raven('#3d3650', '#6d5f96'),
    telling: k.bomb,
  }),
  hundreds: drawn(ROSE, {
    bust: k.plate('#8d3a3a', '#3a3030'),
    head: on(k.horns(), k.rat('#8b7a70', '#d8a49a'), k.helm('#a9252c', k.GOLD)),
    scene: k.town,
    telling: k.torch,
  }),
  keepers: drawn(STONE, {
    bust: k.mail('#7f8894', '#4a5660'),
    head: k.badger('#8a8f96', '#f4f0e6'),
    scene: k.rocks,
    telling: k.relic,
  }),
}

/** A faction's bot: before the faction's ground, plate in place of its clothes, metal in place of fur, and what drives it. */
const machine = (faction: string, plate: string, head: Shapes, eye: Shapes, parts: Partial<Drawn> = {}): Drawn => ({
  ...FACTIONS[faction],
  bust: k.plate(plate, k.BRASS),
  head: on(k.key, head, eye),
  ...parts,
})

const BOTS: Record<string, Drawn> = {
  mechanical_marquise: machine('marquise', '#9c5017', k.cat('#c9a27a', '#ead2ae'), k.clockwork(39.5, 45), {
    telling: k.anvil,
  }),
  electric_eyrie: machine('eyrie', '#1f4474', k.eagle('#7d9ac0', '#e9eef4'), k.clockwork(60, 38)),
  automated_alliance: machine('alliance', '#2a5a30', k.mouse('#a9b39a', '#dfe6d2'), k.clockwork(40, 46), {
    telling: k.banner('#2a5a30'),
  }),
  vagabot: machine('vagabond', '#6a5c4c', k.raccoon('#b0aaa2', '#eceae4'), k.clockwork(37, 49)),
  logical_lizards: machine('lizards', '#948319', k.lizard('#b3bd8a', '#e8eac8'), k.clockwork(30, 40), {
    behind: k.hood('#71630c'),
  }),
  riverfolk_robots: machine('riverfolk', '#266f6a', k.otter('#a9a196', '#e6ddd0'), k.clockwork(36, 43)),
  drillbit_duchy: machine('duchy', '#75503a', k.mole('#a89a8e', '#d8c6b4'), k.clockwork(37, 44)),
  cogwheel_corvids: machine('corvids', '#6f4392', k.raven('#6f6a80', '#a79cc4'), k.clockwork(56, 39)),
}

const HIRELINGS: Record<string, Drawn> = {
  forest_patrol: drawn(GREEN, {
    bust: k.mail('#9a8f86', '#6f2a2a'),
    head: on(k.cat('#b9a48c', '#f0e2cc'), k.kettle('#8a5a5a')),
    telling: k.spear,
  }),
  feline_physicians: drawn(ROSE, {
    bust: k.coat('#f4efe2', '#b96464'),
    head: on(k.cat('#d8cdbf', '#f7efe2', '#8fc0a8'), k.nurse()),
    telling: k.bottle,
  }),
  last_dynasty: drawn(SAND, {
    bust: k.robe('#6f4a2a', k.GOLD),
    head: on(k.eagle('#a9805a', '#efe2cc'), k.crown()),
    telling: k.scroll,
  }),
  bluebird_nobles: drawn(SKY, {
    bust: k.coat('#8a5f3a', '#cfe2ea'),
    head: k.bluebird('#4f8fc7', '#e59a63'),
    telling: k.cards,
  }),
  spring_uprising: drawn(GREEN, {
    bust: k.shirt('#8f8a3a', '#c2452d'),
    head: on(k.fox('#c9713c', '#f6e6cf'), k.headband('#6f6a2a')),
    telling: k.banner('#8f8a3a'),
  }),
  rabbit_scouts: drawn(GREEN, {
    bust: k.shirt('#6f6a2a', '#f0d77a'),
    head: on(k.rabbit('#c9ad86', '#f3e4cd'), k.headband('#8f8a3a')),
    telling: k.spear,
  }),
  the_exile: drawn(STONE, {
    behind: k.hood('#546f2a'),
    bust: k.cloak('#546f2a', k.STEEL),
    head: k.wolf('#8f938f', '#e6e2d8'),
    telling: k.sword,
  }),
  the_brigand: drawn(STONE, {
    bust: k.shirt('#546f2a', '#3a3733'),
    head: on(k.wolf('#6f6a66', '#d8cfc2'), k.kerchief('#546f2a')),
    telling: k.club,
  }),
  highway_bandits: drawn(GREEN, {
    bust: k.cloak('#356f2a'),
    head: on(k.fox('#b9572f', '#f3dcc0'), k.mask('#26331f'), k.tricorne('#356f2a')),
    telling: k.coins,
  }),
  bandit_gangs: drawn(GREEN, {
    bust: k.shirt('#5b7a4a', '#26331f'),
    head: on(k.weasel('#8a6a4a', '#e6d3b6'), k.mask('#26331f')),
    telling: k.club,
  }),
  riverfolk_flotilla: drawn(SKY, {
    bust: k.coat('#2a6f3f', k.PALE),
    head: on(k.otter('#7a5a44', '#e2ccae'), k.tricorne('#2a6f3f')),
    scene: k.water,
    telling: k.boat,
  }),
  otter_divers: drawn(SKY, {
    bust: k.shirt('#3f8f63', '#7ec0b8'),
    head: on(k.otter('#8f6d50', '#ead8bd'), k.goggles()),
    scene: k.water,
    telling: k.trident,
  }),
  warm_sun_prophets: drawn(SAND, {
    behind: k.halo(),
    bust: k.robe('#2a6f5f'),
    head: k.lizard('#6faf95', '#dcebcf'),
    scene: k.hills,
    telling: k.staff(k.GOLD),
  }),
  lizard_envoys: drawn(SAND, {
    bust: k.robe('#e2e8d8', '#2a6f5f'),
    head: on(k.lizard('#7fb08f', '#e6efd4'), k.turban('#2a6f5f')),
    scene: k.hills,
    telling: k.scroll,
  }),
  corvid_spies: drawn(DUSK, {
    behind: k.hood('#2a5f6f'),
    bust: k.cloak('#2a5f6f', k.STEEL),
    head: k.raven('#33404a', '#5f7d8a'),
    telling: k.cards,
  }),
  raven_sentries: drawn(DUSK, {
    bust: k.mail('#7d97a3', '#2a5f6f'),
    head: on(k.raven('#41464d', '#77838a'), k.helm('#8aa0ab', '#2a5f6f')),
    telling: k.spear,
  }),
  sunward_expedition: drawn(SAND, {
    bust: k.shirt('#2a3f6f', k.GOLD),
    head: on(k.mole('#6f5a4c', '#b98f74'), k.lamp()),
    scene: k.hills,
    telling: k.pick,
  }),
  mole_artisans: drawn(SAND, {
    bust: k.vest('#7d6250', '#4f6aa5'),
    head: on(k.mole('#86705f', '#cdaa8f'), k.goggles('#f0d77a')),
    scene: k.cave,
    telling: k.hammer,
  }),
  furious_protector: drawn(ROSE, {
    bust: k.breast('#6a4a36', '#9a7250'),
    head: on(k.bear('#7a5640', '#b98d68'), k.leaves(), k.frown, k.pair(k.PALE, 'M42 65 45 72 47 65Z')),
    telling: k.club,
  }),
  stoic_protector: drawn(STONE, {
    bust: k.cloak('#352a6f', k.STEEL),
    head: on(k.bear('#8a7468', '#cbb49e'), k.helm('#8d88ad', '#352a6f')),
    scene: k.rocks,
    telling: k.staff('#9a8fd0'),
  }),
  flame_bearers: drawn(ROSE, {
    bust: k.robe('#542a6f', '#e8742c'),
    head: on(k.rat('#7d6d74', '#cfa0a0'), k.headband('#e8742c')),
    scene: k.town,
    telling: k.torch,
  }),
  rat_smugglers: drawn(DUSK, {
    bust: k.coat('#542a6f', '#d8c3a4'),
    head: on(k.rat('#a3917f', '#e0b8a6'), k.cap('#6f4a86', '#2f1a3f')),
    telling: k.bag,
  }),
  vault_keepers: drawn(STONE, {
    bust: k.plate('#7f8894', '#6f2a6a'),
    head: on(k.badger('#6d6a70', '#efe8de'), k.crown(k.STEEL)),
    scene: k.cave,
    telling: k.coins,
  }),
  badger_bodyguards: drawn(STONE, {
    bust: k.mail('#9c8a9a', '#6f2a6a'),
    head: on(k.badger('#7d7478', '#f0e6e2'), k.kettle('#8f7a8c')),
    scene: k.rocks,
    telling: k.axe,
  }),
  popular_band: drawn(SAND, {
    bust: k.coat('#6f2a4a', '#f0d77a'),
    head: on(k.feathered('#6f2a4a', k.GOLD), k.frog('#6f9f4f', '#dfe8b0')),
    telling: k.lute,
  }),
  street_band: drawn(ROSE, {
    bust: k.shirt('#a2607c', '#f0d77a'),
    head: on(k.squirrel('#b9683f', '#f3dcc0'), k.cap('#6f2a4a')),
    scene: k.town,
    telling: k.drum,
  }),
}

const CHARACTERS: Record<string, Drawn> = {
  thief: drawn(DUSK, {
    behind: k.hood('#3c3a44'),
    bust: k.cloak('#3c3a44', k.STEEL),
    head: k.raccoon('#9a938c', '#ece7dc'),
    scene: k.town,
    telling: k.coins,
  }),
  tinker: drawn(SAND, {
    bust: k.vest('#8a5f3f', '#5f6f7a'),
    head: on(k.beaver('#9a6a45', '#dcb78f'), k.goggles()),
    telling: k.hammer,
  }),
  ranger: drawn(GREEN, {
    behind: k.hood('#4f6f3f'),
    bust: k.cloak('#4f6f3f', k.WOOD),
    head: k.fox('#c4703f', '#f5e4cb'),
    telling: k.bow,
  }),
  vagrant: drawn(STONE, {
    bust: k.shirt('#7a8f6a', '#c9a04f'),
    head: on(k.hedgehog('#6f5a48', '#e2c8a4'), k.straw('#c9b27a', '#4f6f5a')),
    scene: k.hills,
    telling: k.bottle,
  }),
  arbiter: drawn(STONE, {
    bust: k.plate('#98a1ad', '#8c4f4a'),
    head: on(k.bear('#8a6a50', '#d3b08c'), k.helm('#98a1ad', k.GOLD)),
    scene: k.rocks,
    telling: k.sword,
  }),
  scoundrel: drawn(ROSE, {
    bust: k.coat('#4a4440', '#b8392f'),
    head: on(k.weasel('#3f3a3a', '#b9a08a'), k.one(k.PALE, 'M46 25H54L52 48H48Z'), k.patch()),
    scene: k.town,
    telling: k.torch,
  }),
  adventurer: drawn(SKY, {
    bust: k.shirt('#5f86a5', k.GOLD),
    head: on(k.squirrel('#c97a3f', '#f6e3c4'), k.feathered('#7d5a3a', k.RED)),
    scene: k.hills,
    telling: k.relic,
  }),
  ronin: drawn(ROSE, {
    bust: k.robe('#5f5a6f', '#d8cfe0'),
    head: on(k.rabbit('#e6e0d6', '#e9bcb0'), k.cone()),
    scene: k.hills,
    telling: k.sword,
  }),
  harrier: drawn(SKY, {
    bust: k.shirt('#a5785a', k.RED),
    head: on(
      k.eagle('#8f6f52', '#f0e2c8', '#d9932b'),
      k.one(k.WOOD, 'M46 30 72 33 72 38 45 35Z'),
      k.one('#9cc7cf', k.disc(60, 38, 6.5)),
      k.dab(k.disc(61, 38, 2.4)),
    ),
    scene: k.rocks,
    telling: k.spear,
  }),
}

const SKIN = '#e3b58e'
const RACES: Record<string, Drawn> = {
  amazons: drawn(SAND, {
    behind: [k.one('#5a3a2a', 'M50 12C78 12 84 40 80 84L66 80H34L20 84C16 40 22 12 50 12Z')],
    bust: k.vest('#c98f66', '#8f3b52'),
    head: on(
      k.face('#c98f66', 'long'),
      k.openEyes('#4a7a5a'),
      k.brows('M34 40Q40 37 46 40'),
      k.nose(),
      k.smile('M44 64Q50 67 56 64Q50 69 44 64Z'),
      k.one('#5a3a2a', 'M50 14C68 14 72 28 70 42 66 34 58 30 50 24 42 30 34 34 30 42 28 28 32 14 50 14Z'),
      k.one(k.GOLD, 'M31 31Q50 22 69 31V35Q50 27 31 35Z'),
    ),
    scene: k.hills,
    telling: k.bow,
  }),
  dwarves: drawn(STONE, {
    bust: k.mail('#8f959b', '#7a4a2a'),
    head: on(
      k.face(SKIN, 'broad'),
      k.one('#b5602c', 'M24 46C28 54 36 54 42 56H58C64 54 72 54 76 46 82 66 74 92 50 98 26 92 18 66 24 46Z'),
      k.line('M36 66Q38 80 44 88M64 66Q62 80 56 88M50 68V90'),
      k.one('#e0a07a', k.disc(50, 53, 6.5, 5.5)),
      k.one('#b5602c', 'M50 58C44 55 36 58 33 64 40 66 46 66 50 62 54 66 60 66 67 64 64 58 56 55 50 58Z'),
      k.dotEyes(43, 39),
      k.brows('M32 38Q39 34 45 39'),
      k.helm('#98a1a8', k.GOLD),
    ),
    scene: k.cave,
    telling: k.axe,
  }),
  elves: drawn(GREEN, {
    behind: [k.one('#eadb9a', 'M50 12C76 12 82 42 82 92L66 84H34L18 92C18 42 24 12 50 12Z')],
    bust: k.robe('#5c8a4a', '#eadb9a'),
    head: on(
      k.pointedEars('#f0d2b0'),
      k.face('#f0d2b0', 'long'),
      k.openEyes('#3f7a8a'),
      k.brows('M35 39 45 41'),
      k.nose(),
      k.smile('M45 64Q50 67 55 64'),
      k.one('#eadb9a', 'M50 15C66 15 70 30 69 44 66 34 60 27 50 24 40 27 34 34 31 44 30 30 34 15 50 15Z'),
      k.line('M31 33Q50 25 69 33'),
      k.one(k.LEAF, 'M50 23C54 27 54 31 50 35 46 31 46 27 50 23Z'),
    ),
    telling: k.sprout,
  }),
  ghouls: drawn(DUSK, {
    bust: k.shirt('#6a6458', '#4c4a55'),
    head: on(
      k.pair('#a9b594', 'M30 52C22 50 18 42 19 36 26 38 31 42 33 46Z'),
      k.face('#a9b594', 'long'),
      k.dabs(k.disc(41, 45, 6.4, 7), '#4a4a44'),
      k.dabs(k.disc(41.5, 45, 2.2), '#f2d24a'),
      k.dab('M47 55 50 51 53 55Z'),
      k.one('#4a2f30', 'M39 62Q50 58 61 62Q58 72 50 72Q42 72 39 62Z'),
      k.dab('M42 61.5 44 66 46 61ZM54 61 56 66 58 61.5Z', k.PALE),
      k.line('M38 26 42 32M50 22 49 30M60 25 57 31M34 56 38 58'),
      k.lines('M37 24Q32 14 26 18M43 22Q42 12 36 10'),
    ),
    scene: k.rocks,
    telling: k.grave,
  }),
  giants: drawn(SKY, {
    bust: k.vest('#d1a07a', '#7a5a3a'),
    head: on(
      k.pair('#d1a07a', k.disc(22, 48, 4.5, 6)),
      k.one('#d1a07a', 'M50 10C72 10 78 26 78 44 80 62 74 78 50 78 26 78 20 62 22 44 22 26 28 10 50 10Z'),
      k.one('#8a5a34', 'M24 34C22 14 36 6 50 6 64 6 78 14 76 34 70 24 64 20 50 20 36 20 30 24 24 34Z'),
      k.dotEyes(42, 40, 2),
      k.one('#8a5a34', 'M31 37Q50 31 69 37L68 41Q50 36 32 41Z'),
      k.one('#c08c66', 'M50 42C56 46 60 56 56 60H44C40 56 44 46 50 42Z'),
      k.line('M38 69Q50 66 62 69'),
      k.line('M44 73Q50 75 56 73'),
    ),
    scene: k.rocks,
    telling: k.mountain,
  }),
  halflings: drawn(GREEN, {
    bust: k.coat('#6f8a3f', '#f0d77a'),
    head: on(
      k.pair('#eabf96', 'M30 53C24 54 20 48 21 42 27 42 31 45 33 48Z'),
      k.face('#eabf96'),
      k.one(
        '#7d4f2c',
        'M26 44C20 38 22 30 28 30 26 22 34 18 39 21 41 14 51 13 54 18 60 13 69 17 67 24 75 24 79 33 74 44 72 38 68 34 64 36 60 30 54 31 50 34 46 30 40 31 36 35 32 34 28 38 26 44Z',
      ),
      k.eyes(41, 48, 2.8),
      k.dabs(k.disc(36, 56, 3.6, 2.4), '#dd8f6f'),
      k.nose('M47.5 55Q50 58 52.5 55'),
      k.smile('M42 61Q50 68 58 61'),
    ),
    scene: k.hills,
    telling: k.pie,
  }),
  humans: drawn(SAND, {
    bust: k.mail('#a7b0b8', '#2f5fa5'),
    head: on(
      k.roundEars(SKIN),
      k.face(SKIN),
      k.openEyes('#5a3f2a'),
      k.nose(),
      k.one('#6b4a2f', 'M41 60Q50 55 59 60Q55 63 50 61.5Q45 63 41 60Z'),
      k.one('#6b4a2f', 'M45 67Q50 65 55 67L50 75Z'),
      k.kettle('#b3bbc2'),
    ),
    scene: k.town,
    telling: k.spear,
  }),
  orcs: drawn(ROSE, {
    behind: [k.one('#2e2a28', 'M50 24C44 12 44 0 52 -8 60 -2 64 6 60 14 58 18 56 22 56 24Z')],
    bust: k.plate('#6a5a4c', '#8d3a3a'),
    head: on(
      k.pointedEars('#7f9f55'),
      k.face('#7f9f55', 'broad'),
      k.dabs(k.disc(40, 45, 2.8), '#f2d24a'),
      k.dabs(k.disc(40, 45, 1.2)),
      k.lines('M30 37 46 43'),
      k.one('#6a8a45', 'M44 50Q50 47 56 50L57 56H43Z'),
      k.one('#5a3a34', 'M36 64Q50 59 64 64Q60 70 50 70Q40 70 36 64Z'),
      k.pair(k.PALE, 'M37 67 38 54 44 65Z'),
      k.line('M62 34 70 46'),
    ),
    scene: k.rocks,
    telling: k.axe,
  }),
  ratmen: drawn(STONE, {
    bust: k.shirt('#8a7a5f', '#6b4a93'),
    head: on(k.rat('#9a9088', '#e2b4a8'), k.headband('#6b4a93')),
    scene: k.cave,
    telling: k.spear,
  }),
  skeletons: drawn(DUSK, {
    bust: [...k.cloak('#4c4a55', k.STEEL), k.one(k.PALE, 'M46 64H54V72H46Z')],
    head: on(
      k.one(
        '#efe8d6',
        'M50 18C68 18 77 30 77 44 77 54 70 58 66 60L65 72H35L34 60C30 58 23 54 23 44 23 30 32 18 50 18Z',
      ),
      k.dabs(k.disc(39, 45, 7, 7.5)),
      k.dabs(k.disc(40, 46, 2), '#e0563a'),
      k.dab('M50 51 46 59H54Z'),
      k.line('M37 66H63M42 62V71M47 62V72M53 62V72M58 62V71'),
      k.line('M60 20 57 27 61 32'),
    ),
    scene: k.rocks,
    telling: k.sword,
  }),
  sorcerers: drawn(DUSK, {
    bust: k.robe('#4b3a6b', '#b58ad6'),
    head: on(
      k.one('#2c2438', 'M50 20C68 20 76 36 74 60L60 74H40L26 60C24 36 32 20 50 20Z'),
      k.dabs('M34 46Q41 41 46 48Q40 51 34 46Z', '#e6c8ff'),
      k.cowl('#5f4a86'),
      k.one(k.GOLD, 'M50 8 54 15 50 22 46 15Z'),
      k.one('#cfc8dc', 'M42 62Q50 58 58 62L56 80 50 92 44 80Z'),
    ),
    scene: k.town,
    telling: k.staff('#b58ad6'),
  }),
  tritons: drawn(SKY, {
    bust: k.breast('#4f9aa5', '#b9dfd6'),
    head: on(
      k.pair('#e39a6a', 'M31 52C20 56 12 50 8 40 14 41 15 38 12 32 19 34 21 30 20 24 28 30 32 38 34 44Z'),
      k.one('#e39a6a', 'M40 24C40 12 46 4 54 0 53 8 60 8 60 2 66 8 64 18 60 26Z'),
      k.face('#5fafb5', 'long'),
      k.pair(k.PALE, k.disc(41, 45, 5.6)),
      k.dabs(k.disc(42, 45.5, 3)),
      k.dabs(k.disc(48.5, 55, 0.9)),
      k.line('M42 64Q50 67 58 64'),
      k.lines('M36 56 40 58M36 60 40 61'),
    ),
    scene: k.water,
    telling: k.trident,
  }),
  trolls: drawn(GREEN, {
    bust: k.vest('#8a9a8c', '#6a5a40'),
    head: on(
      k.pair('#8a9a8c', 'M27 50C18 54 12 46 14 38 20 36 26 40 29 44Z'),
      k.face('#8a9a8c', 'broad'),
      k.leaves(),
      k.dotEyes(44, 39, 2.2),
      k.lines('M31 39Q40 36 46 42'),
      k.one('#a3b09f', 'M50 42C60 46 64 58 58 63 54 66 46 66 42 63 36 58 40 46 50 42Z'),
      k.line('M36 69Q50 73 64 69'),
      k.pair(k.PALE, 'M39 69.5 41 63 44 70.5Z'),
      k.dab(k.disc(30, 56, 2) + k.disc(70, 52, 1.6) + k.disc(66, 60, 1.4), '#6f8072'),
    ),
    telling: k.club,
  }),
  wizards: drawn(SKY, {
    bust: k.robe('#2f4f8f', '#cfd8ee'),
    head: on(
      k.roundEars(SKIN),
      k.face(SKIN),
      k.one('#f1ede4', 'M29 46C33 56 40 57 50 57 60 57 67 56 71 46 76 68 64 92 50 104 36 92 24 68 29 46Z'),
      k.line('M42 68Q44 84 48 92M58 68Q56 84 52 92'),
      k.one('#e6a888', 'M50 45C54 49 56 56 53 58H47C44 56 46 49 50 45Z'),
      k.one('#f1ede4', 'M50 59C44 56 38 58 34 64 42 66 47 65 50 62 53 65 58 66 66 64 62 58 56 56 50 59Z'),
      k.dotEyes(46, 41, 2.2),
      k.pair('#f1ede4', 'M33 41Q40 36 46 41L45 43Q40 40 34 44Z'),
      k.pointed('#2f4f8f'),
    ),
    scene: k.town,
    telling: k.staff('#7ec0e0'),
  }),
}

const AGENTS: Record<string, Drawn> = {
  beginner: drawn(SKY, {
    bust: k.shirt('#7fb0c9', '#e0ad3a'),
    head: k.duckling('#f0cf5a', '#f0a86a'),
    scene: k.water,
    telling: k.sprout,
  }),
  casual: drawn(GREEN, {
    bust: k.coat('#6a5a8a', '#f3e3c0'),
    head: on(k.hedgehog('#7a5f48', '#ecd3ae'), k.beret('#6a5a8a')),
    telling: k.cards,
  }),
  expert: drawn(DUSK, {
    bust: k.robe('#5a3f3a', '#c9a86a'),
    head: k.owl('#8a6a4c', '#ead9b8'),
    telling: k.book,
  }),
  random: drawn(ROSE, {
    bust: k.shirt('#d98a5a', '#6a8a4a'),
    head: on(k.straw(), k.frog('#7fae4f', '#e6eeb8')),
    scene: k.water,
    telling: k.dice,
  }),
  heuristic: drawn(SAND, {
    bust: k.shirt('#b8392f', '#f7efdc'),
    head: on(k.rabbit('#a3805c', '#ead3b2'), k.goggles()),
    scene: k.hills,
    telling: k.hourglass,
  }),
  strong: drawn(DUSK, {
    bust: k.coat('#4f6a7a', '#f3e3c0'),
    head: on(k.fox('#c8733a', '#f3e3c0'), k.spectacles(38, 38, 7)),
    telling: k.cards,
  }),
  search: drawn(STONE, {
    bust: [],
    head: on(k.tortoise('#8fa56a', '#7a6242'), k.spectacles(38, 38, 7)),
    telling: k.book,
  }),
}

/** The portrait for anybody without one: a hooded figure. */
const STRANGER = drawn(STONE, {
  bust: k.cloak('#7d7466', k.STEEL),
  head: on(
    k.one('#4a443c', 'M50 22C66 22 74 36 73 54 70 66 60 74 50 74 40 74 30 66 27 54 26 36 34 22 50 22Z'),
    k.dabs(k.disc(41, 48, 2.6), k.PALE),
    k.cowl('#8d8475'),
  ),
})

const CAST: Record<Kind, Record<string, Drawn>> = {
  faction: FACTIONS,
  hireling: HIRELINGS,
  bot: BOTS,
  race: RACES,
  character: CHARACTERS,
  agent: AGENTS,
}

/** Someone's drawing; those of an older printing look like those of the newest. */
export const portraitOf = (kind: Kind, of: string): Drawn => CAST[kind][of.replace(/^early_/, '')] ?? STRANGER

/** Everybody with a portrait, for pages that show them all. */
export const everyone = (): [kind: Kind, of: string][] =>
  (Object.keys(CAST) as Kind[]).flatMap((kind) => Object.keys(CAST[kind]).map((of): [Kind, string] => [kind, of]))
