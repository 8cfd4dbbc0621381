/** Finds a smaller journey that still breaks the same promise: fewer steps, then fewer requests that go wrong. */
import type { Journey, Outcome } from './simulate'

/** Names of lines, quantities and times differ between two journeys that break the same promise. */
const kindOf = (problem: string): string => problem.replace(/"[^"]*"|[\da-f]{8}-[\da-f-]+|\d+/g, '')

/** The smallest list found that still fails: drops halves, then quarters, down to single items. */
async function leastOf<T>(list: readonly T[], fails: (kept: readonly T[]) => Promise<boolean>): Promise<readonly T[]> {
  let kept = list
  for (let size = Math.ceil(kept.length / 2); size >= 1 && kept.length; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = kept.length - size; start > -size; start -= size) {
      const fewer = [...kept.slice(0, Math.max(0, start)), ...kept.slice(start + size)]
      if (await fails(fewer)) kept = fewer
    }
  }
  return kept
}

export async function shrink(
  simulate: (journey: Journey) => Promise<Outcome>,
  journey: Journey,
  { problems, places, mishaps }: Outcome,
): Promise<Journey> {
  const broken = new Set(problems.map(kindOf))
  const fails = async (smaller: Journey) => (await simulate(smaller)).problems.some((problem) => broken.has(kindOf(problem)))
  const kept = await leastOf(places, (fewer) => fails({ ...journey, places: fewer }))
  const short = { ...journey, places: kept }
  const { mishaps: left } = await simulate(short)
  const wrong = await leastOf(left, (some) => fails({ ...short, calm: mishapsWithout(left, some) }))
  return { ...short, calm: mishapsWithout(left.length ? left : mishaps, wrong) }
}

const mishapsWithout = (all: readonly string[], kept: readonly string[]) => all.filter((name) => !kept.includes(name))

/** The command that repeats it. */
export const toCommand = ({ seed, length, places, calm }: Journey): string =>
  [
    `npm run simulate -- --seed ${seed} --length ${length}`,
    ...(places ? [`--steps ${places.join(',') || 'none'}`] : []),
    ...(calm?.length ? [`--calm ${calm.join(',')}`] : []),
  ].join(' ')
