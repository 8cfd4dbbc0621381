import { describe, expect, it } from 'vitest'
import { choose, readOptions } from '../options'
import { compare, createResults } from '../report/results'
import { ROWS, type Row } from '../report/rows'
import { createRandom } from '../report/statistics'
import { bestPeer, writeMedians, writeNumber, writeRatios } from '../report/table'
import { withResults } from '../report/write-docs'
import { SUBJECTS } from '../subjects/subjects'
import { SCENARIOS } from '../visits/scenarios'

const ROW: Row = { name: 'price', title: 'first price', scenario: 'first', figure: 'price', unit: 'ms' }
const BEYOND: Row = { ...ROW, name: 'main', title: 'main thread', unit: '', beyondBare: 'price' }

function filled() {
  const results = createResults([
    { name: 'bare', ours: false, bare: true },
    { name: 'ours', ours: true, bare: false },
    { name: 'slow', ours: false, bare: false },
    { name: 'quick', ours: false, bare: false },
  ])
  const prices: Record<string, (number | undefined)[]> = {
    bare: [100, 200, 300],
    ours: [1100, 1200, 1300],
    slow: [5000, undefined, 6000],
    quick: [2200, 2400, 2600],
  }
  for (const [subject, rounds] of Object.entries(prices))
    rounds.forEach((price, round) => {
      results.add(subject, 'first', round, { price })
    })
  return results
}

describe('writeMedians', () => {
  it('the table of medians has a column for each subject, and says in how many rounds one had a figure', () => {
    const results = filled()
    expect(writeMedians(results.columns, [compare(results, ROW, createRandom(1))], 3)).toBe(
      [
        '| figure | bare | ours | slow | quick |',
        '| --- | ---: | ---: | ---: | ---: |',
        '| first price (ms) | 200 | 1 200 | 5 500 (2 of 3) | 2 400 |',
      ].join('\n'),
    )
  })

  it('a row beyond the bare page subtracts the bare page of the same round', () => {
    const results = filled()
    expect(compare(results, BEYOND, createRandom(1)).medians).toMatchObject({ ours: 1000, quick: 2200, bare: 0 })
  })

  it('the table of medians prints a dash for a subject that was not measured', () => {
    const results = createResults([{ name: 'ours', ours: true, bare: false }])
    expect(writeMedians(results.columns, [compare(results, ROW, createRandom(1))], 3)).toContain('| first price (ms) | – |')
  })
})

describe('writeRatios', () => {
  it('the table of ratios compares each form of ours with the peer whose median is lowest', () => {
    const results = filled()
    const comparison = compare(results, ROW, createRandom(1))
    expect(bestPeer(results.columns, comparison)).toBe('quick')
    expect(writeRatios(results.columns, [comparison]).split('\n')[2]).toBe('| first price | quick: 2 400 | 0.50 [0.50–0.50] |')
  })
})

describe('writeNumber', () => {
  it.each<[number | undefined, number | undefined, string]>([
    [undefined, undefined, '–'],
    [12345.6, undefined, '12 346'],
    [999, undefined, '999'],
    [2.094, 2, '2.09'],
    [-3, undefined, '−3'],
    [1234.5, 1, '1 234.5'],
  ])('a number in the table: %j with %j decimals is %s', (value, decimals, written) => {
    expect(writeNumber(value, { decimals })).toBe(written)
  })
})

describe('withResults', () => {
  it('the tables of a run replace those of the run before, and nothing else', () => {
    const page = 'Before\n<!-- bench -->\n\nold $1 table\n\n<!-- /bench -->\nAfter'
    expect(withResults(page, 'new $1 table')).toBe('Before\n<!-- bench -->\n\nnew $1 table\n\n<!-- /bench -->\nAfter')
    expect(withResults(withResults(page, 'one'), 'two')).toBe(withResults(page, 'two'))
    expect(() => withResults('A page without marks', 'x')).toThrow('marks')
  })
})

describe('options', () => {
  it('the options measure everything in fifteen rounds unless they say otherwise', () => {
    expect(readOptions([])).toMatchObject({ rounds: 15, rows: ROWS, subjects: SUBJECTS })
    expect(readOptions(['--quick']).rounds).toBe(3)
    for (const some of [['--quick'], ['--rows', 'price'], ['--subjects', 'cartlet']])
      expect(readOptions(some).isWhole).toBe(false)
    expect(readOptions([]).isWhole).toBe(true)
    expect(readOptions(['--quick', '--rounds', '5']).rounds).toBe(5)
  })

  it('the options add the bare page where a row is a difference from it', () => {
    const names = (...values: string[]) => readOptions(values).subjects.map(({ name }) => name)
    expect(names('--subjects', 'cartlet', '--rows', 'main-thread')).toEqual(['bare', 'cartlet'])
    expect(names('--subjects', 'cartlet', '--rows', 'price')).toEqual(['cartlet'])
  })

  it('an unknown name throws an error with the known names, and zero rounds throw one, too', () => {
    expect(() => choose([{ name: 'a' }, { name: 'b' }], 'a,c', 'row')).toThrow('No row c. There are: a, b')
    expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds')
  })
})

describe('rows, subjects and scenarios', () => {
  it('rows, subjects and scenarios have unique names', () => {
    for (const list of [ROWS, SUBJECTS, SCENARIOS]) expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  })

  it('rows and subjects name only scenarios that exist, and every scenario has a row', () => {
    const scenarios = SCENARIOS.map(({ name }) => name)
    for (const { scenario } of ROWS) expect(scenarios).toContain(scenario)
    for (const subject of SUBJECTS) for (const scenario of subject.scenarios ?? []) expect(scenarios).toContain(scenario)
    for (const scenario of scenarios) expect(ROWS.some((row) => row.scenario === scenario)).toBe(true)
  })
})
