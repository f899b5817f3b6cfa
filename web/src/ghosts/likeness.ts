// A copy of a thing on the screen that follows the pointer. It has no name and cannot be picked.
const OWN = ['data-spot', 'data-open', 'role', 'tabindex', 'aria-label', 'id']

export function likenessOf(source: Element): HTMLElement | SVGElement {
  const { width, height } = source.getBoundingClientRect()
  const copy = source.cloneNode(true) as HTMLElement | SVGElement
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of OWN) one.removeAttribute(name)
  const shown = source instanceof SVGGraphicsElement ? framed(copy, source.getBBox()) : copy
  shown.style.width = `${width}px`
  shown.style.height = `${height}px`
  return shown
}

/** Copies a part of a drawing as a separate drawing. */
function framed(part: Element, { x, y, width, height }: DOMRect): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  part.removeAttribute('transform')
  svg.append(part)
  return svg
}
