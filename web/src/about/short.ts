// The first statement of a summary, for cards that lie side by side.

/** Letters of the name before which a colon only introduces the text. */
const NAME = 24

/** The text up to the first full stop, semicolon or colon after the name. */
export function shortOf(summary: string): string {
  const end = [...summary.matchAll(/[.;:](?=\s|$)/g)].find(({ 0: sign, index }) => sign !== ':' || index > NAME)
  return end ? `${summary.slice(0, end.index)}.` : summary
}
