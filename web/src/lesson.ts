// What a tutorial makes of the table screen: which choices light up, and which part of the screen it points at.
import type { Action, Decision, Lesson } from './api'

/** Whether a step only explains, and is followed by another at the same moment. */
export const explains = (lesson: Lesson | null, at: number): boolean => lesson !== null && at < lesson.steps.length - 1

/** The parts of the screen that a step points at. */
export const partsOf = (lesson: Lesson | null, at: number): string[] =>
  looks(lesson, at).filter((thing) => !thing.includes(' '))

/** The decision as the boards draw it: only what is asked for glows; in an explanation, what it points at. */
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

/** Whether what is asked for can only be chosen by its verb: no place, card or item stands for it. */
export const onlyByVerb = (shown: Decision | null): boolean =>
  shown !== null && shown.actions.length > 0 && shown.actions.every(({ fields }) => Object.keys(fields).length === 0)

const looks = (lesson: Lesson | null, at: number): string[] => lesson?.steps[at]?.look ?? []

/** Something to look at, in the form in which the boards are told what glows. */
function spot(thing: string): Action {
  const [field, value] = thing.split(' ')
  return { text: thing, label: '', verb: '', law: '', fields: { [field]: Number(value) } }
}
