// How a tutorial changes the table screen: the choices it highlights, and the parts of the screen it points at.
import type { Action, Decision, Lesson } from './api'

/** Whether a step only explains something and is followed by another step at the same moment. */
export const explains = (lesson: Lesson | null, at: number): boolean => lesson !== null && at < lesson.steps.length - 1

/** The parts of the screen that a step points at. */
export const partsOf = (lesson: Lesson | null, at: number): string[] =>
  looks(lesson, at).filter((thing) => !thing.includes(' '))

/** The decision for the boards: only the requested choice is highlighted, or the things that an explanation points
 * at. */
export function lit(decision: Decision | null, lesson: Lesson | null, at: number): Decision | null {
  if (!decision || !lesson) return decision
  if (explains(lesson, at))
    return {
      ...decision,
      actions: looks(lesson, at)
        .filter((thing) => thing.includes(' '))
        .map(spot),
    }
  if (lesson.asked === null) return decision
  return { ...decision, actions: decision.actions.filter(({ text }) => text === lesson.asked) }
}

/** Whether the requested choice can only be picked by its verb, because no place, card or item belongs to it. */
export const onlyByVerb = (shown: Decision | null): boolean =>
  shown !== null && shown.actions.length > 0 && shown.actions.every(({ fields }) => Object.keys(fields).length === 0)

const looks = (lesson: Lesson | null, at: number): string[] => lesson?.steps[at]?.look ?? []

/** A thing to look at, in the form in which the boards get highlighted actions. */
function spot(thing: string): Action {
  const [field, value] = thing.split(' ')
  return { text: thing, label: '', verb: '', law: '', fields: { [field]: Number(value) } }
}
