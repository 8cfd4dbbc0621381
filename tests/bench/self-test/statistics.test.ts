import { describe, expect, it } from 'vitest'
import { createRandom, median, pairedRatio, shuffle } from '../report/statistics'

describe('median', () => {
  it.each<[number[], number | undefined]>([
    [[], undefined],
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 10, 2], 3],
  ])('the median of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('the median leaves the list in its order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('createRandom and shuffle', () => {
  it('random numbers are the same for the same seed and others for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed))
    expect(take(1)).toEqual(take(1))
    expect(take(1)).not.toEqual(take(2))
  })

  it('random numbers fill the range from 0 to 1 evenly', () => {
    const values = Array.from({ length: 10_000 }, createRandom(3))
    const tenths = Array.from({ length: 10 }, (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length)
    expect(Math.min(...tenths)).toBeGreaterThan(900)
    expect(Math.max(...tenths)).toBeLessThan(1100)
  })

  it('shuffle puts each entry first about equally often', () => {
    const random = createRandom(5)
    const firsts = Array.from({ length: 3000 }, () => shuffle(['a', 'b', 'c'], random)[0])
    for (const name of ['a', 'b', 'c']) expect(firsts.filter((first) => first === name).length).toBeGreaterThan(900)
  })
})

describe('pairedRatio', () => {
  it('a paired ratio cancels what slowed down a whole round', () => {
    const slowness = [1, 3, 1.5, 10, 2, 1.2]
    const ratio = pairedRatio(
      slowness.map((factor) => 80 * factor),
      slowness.map((factor) => 100 * factor),
      createRandom(1),
    )
    expect(ratio?.median).toBeCloseTo(0.8)
    expect(ratio?.low).toBeCloseTo(0.8)
    expect(ratio?.high).toBeCloseTo(0.8)
    expect(ratio?.pairs).toBe(6)
  })

  it('a paired ratio has a reproducible interval around its median', () => {
    const ours = [90, 110, 95, 105, 100, 120, 85, 100, 98, 130]
    const theirs = ours.map(() => 100)
    const ratio = pairedRatio(ours, theirs, createRandom(1))
    expect(ratio).toEqual(pairedRatio(ours, theirs, createRandom(1)))
    expect(ratio?.median).toBe(1)
    expect(ratio?.low).toBeGreaterThanOrEqual(0.9)
    expect(ratio?.low).toBeLessThan(1)
    expect(ratio?.high).toBeGreaterThan(1)
    expect(ratio?.high).toBeLessThanOrEqual(1.2)
  })

  it('the interval of a paired ratio covers the true ratio in about 95 of 100 runs', () => {
    const random = createRandom(11)
    const noise = () => 1 + (random() + random() + random() - 1.5) / 4
    const runs = Array.from({ length: 100 }, () => {
      const rounds = Array.from({ length: 15 })
      return pairedRatio(
        rounds.map(() => 70 * noise()),
        rounds.map(() => 100),
        random,
      )
    })
    const covered = runs.filter((ratio) => ratio && ratio.low <= 0.7 && ratio.high >= 0.7).length
    expect(covered / runs.length).toBeGreaterThan(0.88)
    expect(covered / runs.length).toBeLessThan(1)
  })

  it('a paired ratio leaves out rounds in which one of the two has no figure', () => {
    expect(pairedRatio([50, undefined, 50], [100, 100, undefined], createRandom(1))).toEqual({
      median: 0.5,
      low: 0.5,
      high: 0.5,
      pairs: 1,
    })
  })

  it('a paired ratio is undefined without a common round, and against zero or less', () => {
    expect(pairedRatio([1, undefined], [undefined, 1], createRandom(1))).toBeUndefined()
    expect(pairedRatio([0, 1], [0, 0], createRandom(1))).toBeUndefined()
    expect(pairedRatio([5, 5], [-5, -1], createRandom(1))).toBeUndefined()
  })
})
