/** The short run must not leave a row of a table out for good. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixSeed, RUNS, sampled } from './support/sample'

afterEach(() => vi.unstubAllEnvs())

const rowsOf = (length: number) => Array.from({ length }, (_, place) => `row ${place}`)
const take = (rows: readonly string[], seed: number, key = 'a table') => sampled(rows, key, seed, false)

describe('the sample of a table', () => {
  it.each([
    [1, 0],
    [3, 0],
    [10, 7],
    [43, 455],
    [570, 1_000_003],
  ])('every row of %i is taken by ten consecutive seeds from %i on', (length, first) => {
    const rows = rowsOf(length)
    const taken = Array.from({ length: RUNS }, (_, place) => take(rows, first + place)).flat()
    expect(new Set(taken)).toEqual(new Set(rows))
    // Each row of a table of ten or more once.
    if (length >= RUNS) expect(taken).toHaveLength(length)
  })

  it('every seed takes a row of the shortest table, and at most one in ten of a long one', () => {
    for (let seed = 0; seed < 2 * RUNS; seed++) {
      expect(take(rowsOf(2), seed)).toHaveLength(1)
      expect(take(rowsOf(100), seed)).toHaveLength(10)
    }
  })

  it('one seed takes the same rows again, in their order, and tables with other names other rows', () => {
    const rows = rowsOf(100)
    expect(take(rows, 7)).toEqual(take(rows, 7))
    expect(take(rows, 7)).toEqual(rows.filter((row) => take(rows, 7).includes(row)))
    expect(take(rows, 7)).not.toEqual(take(rows, 8))
    expect(take(rows, 7)).not.toEqual(take(rows, 7, 'another table'))
  })

  it('rows that stand together fall into different runs', () => {
    const places = take(rowsOf(570), 3).map((row) => Number(row.slice(4)) % RUNS)
    expect(new Set(places).size).toBeGreaterThan(RUNS / 2)
  })

  it('the long run takes every row', () => {
    expect(sampled(rowsOf(43), 'a table', 3, true)).toEqual(rowsOf(43))
  })
})

describe('the seed of a run', () => {
  it('the seed of the environment is used, and anything but a whole number is refused', () => {
    vi.stubEnv('CARTLET_SEED', '12')
    expect(fixSeed()).toBe(12)
    vi.stubEnv('CARTLET_SEED', 'twelve')
    expect(fixSeed).toThrow('CARTLET_SEED must be a whole number')
  })

  it('the seed stays the same for the processes that this one starts', () => {
    vi.stubEnv('CARTLET_SEED', undefined)
    const seed = fixSeed()
    expect(process.env.CARTLET_SEED).toBe(`${seed}`)
    expect(fixSeed()).toBe(seed)
  })
})
