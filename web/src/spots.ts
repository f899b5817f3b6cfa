// The positions of things on the screen. Each thing that can be picked or dragged, or that is the start or end of an
// animation, has a name in its element. Overlays therefore need not know how a game is drawn.
//   place 5             a clearing, forest or region         piece 5 0 warrior   a stack there, by its owner
//   card anvil          a card of your hand                  offer 2             a people on offer
//   deck, discard       the piles                            seat 1              the board of a seat
//   score 1             its marker on the score track        hand                your hand as a whole

/** The attribute by which a thing is found. */
export const spot = (kind: string, ...names: (string | number)[]): { 'data-spot': string } => ({
  'data-spot': [kind, ...names].join(' '),
})

/** The name of the thing that an element belongs to. */
export const spotOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-spot]')?.dataset.spot) || null

/** The names of all things that an element is a part of, the smallest first. */
export function spotsOver(target: EventTarget | null): string[] {
  const names: string[] = []
  let at = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null
  for (; at; at = at.parentElement?.closest<HTMLElement>('[data-spot]') ?? null) names.push(at.dataset.spot!)
  return names
}

/** Where a thing is in the window; null while it is out of sight. */
export function rectOf(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-spot="${name}"]`)]
  return found.map((element) => element.getBoundingClientRect()).find(({ width, height }) => width + height > 0) ?? null
}
