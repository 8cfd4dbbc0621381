/** Medians, and intervals of paired ratios by bootstrap. */

export interface Ratio {
  median: number
  /** 95 % interval. */
  low: number
  high: number
  /** Rounds in which both subjects have a figure. */
  pairs: number
}

const RESAMPLES = 2000
const TAIL = 0.025

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return undefined
  return sorted.length % 2 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
  }
  return shuffled
}

/**
 * The ratio of ours to theirs within each round, which cancels what slowed down the machine in that round. The lists are indexed by round.
 * A round counts when both have a figure and theirs is above zero. Undefined without such a round.
 */
export function pairedRatio(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
  random: () => number,
): Ratio | undefined {
  const ratios = ours.flatMap((own, round) => {
    const other = theirs[round]
    return own === undefined || other === undefined || other <= 0 ? [] : [own / other]
  })
  const middle = median(ratios)
  if (middle === undefined) return undefined
  const medians = Array.from(
    { length: RESAMPLES },
    () => median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] as number)) as number,
  ).sort((a, b) => a - b)
  return {
    median: middle,
    low: medians[Math.floor(RESAMPLES * TAIL)] as number,
    high: medians[Math.ceil(RESAMPLES * (1 - TAIL)) - 1] as number,
    pairs: ratios.length,
  }
}
