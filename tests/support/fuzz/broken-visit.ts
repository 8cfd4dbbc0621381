/** One visit with one broken response. */
import * as fc from 'fast-check'
import { type Json, mutate, type Spot, spots, written } from './mutations'
import type { Recorded } from './recorded'
import { type Outcome, replay, type Scene, type Visit } from './visits'

export interface Break {
  /** Which response, modulo their number. */
  which: number
  places: Spot[]
}

export const breaks: fc.Arbitrary<Break> = fc.record({ which: fc.nat(), places: spots })

/** @returns how the visit ended, and in words what had been broken */
export async function brokenVisit(
  scene: Scene,
  answers: readonly Recorded[],
  { which, places }: Break,
  begin?: (visit: Visit) => void,
): Promise<Outcome & { what: string }> {
  const broken = which % answers.length
  const { path, body } = answers[broken] as Recorded
  const change = mutate(body as Json, places)
  const outcome = await replay(scene, answers, (place) => (place === broken ? written(change.broken) : undefined), begin)
  return { ...outcome, what: `${path}: ${change.done.join(', ')}` }
}

/** What is wrong with how the visit ended, whatever it showed. */
export const endedBadly = ({ stuck, mistakes }: Outcome): string | undefined =>
  stuck ? `still under way: ${stuck}` : mistakes.length ? `by mistake: ${mistakes[0]}` : undefined
