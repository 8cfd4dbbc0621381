/** What no runner reports: a test file that matches no pattern, and a row of a table that no short run takes. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import platformConfig from '../demo/platform/vitest.config'
import unitConfig from '../vitest.config'
import sdkConfig from './official-sdk/vitest.config'
import { benchesOfShortRun, FOLDERS, JOURNEYS, readSpecs, specsOfChange, specsOfShortRun, testsOf } from './running/browser-specs'
import { cartSpecsOfRun } from './running/cart-specs'
import { fixSeed, inTwoForms, RUNS, sampled } from './support/sample'
import { printedCount } from './support/source/printed-count'
import { readSources } from './support/source/source'
import thirdPartyConfig from './third-party/vitest.config'

const FILES = [...readSources('tests'), ...readSources('demo/platform/tests')].map(({ path }) => path)
const FILES_OF_PRODUCT = [...readSources('src'), ...readSources('loader')].map(({ path }) => path)

interface VitestConfig {
  test?: { include?: string[]; projects?: readonly unknown[] }
}

const includesOf = ({ test = {} }: VitestConfig): string[] => [
  ...(test.include ?? []),
  ...(test.projects ?? []).flatMap((project) => includesOf(project as VitestConfig)),
]

/** Supports the globs that these configurations use: `**`, `*` and `{a,b}`. */
const toPattern = (glob: string): RegExp => {
  const source = glob
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.+/)?')
    .replace(/\*(?!\/)/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}

afterEach(() => {
  vi.unstubAllEnvs()
  // Later files of this worker would otherwise find modules that were read as in the long run.
  vi.resetModules()
})

describe('the configuration of Vitest', () => {
  it('the patterns of Vitest include every test file, and each pattern matches one', () => {
    const globs = [unitConfig, sdkConfig, thirdPartyConfig].flatMap((config) => includesOf(config as VitestConfig))
    const ofPlatform = includesOf(platformConfig as VitestConfig).map((glob) => `demo/platform/${glob}`)
    const patterns = [...globs, ...ofPlatform].map(toPattern)
    expect(patterns.length).toBeGreaterThan(5)
    const tests = FILES.filter((path) => /\.test\.tsx?$/.test(path))
    expect(tests.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
    expect(patterns.filter((pattern) => !tests.some((path) => pattern.test(path)))).toEqual([])
  })
})

describe('the configuration of Playwright', () => {
  it.each(['', '1'])('every project of Playwright matches specs with CARTLET_FULL=%j', async (full) => {
    vi.stubEnv('CARTLET_FULL', full)
    vi.resetModules()
    const { default: config } = await import('../playwright.config')
    const given = (config.projects ?? []).flatMap(({ testMatch = [] }) => testMatch)
    const patterns = given.map((match) => (match instanceof RegExp ? match : toPattern(match)))
    expect(patterns).not.toEqual([])
    const specs = FILES.filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path)).map((path) => `/repository/${path}`)
    expect(patterns.filter((pattern) => !specs.some((path) => pattern.test(path)))).toEqual([])
  })
})

describe('the specs of a run', () => {
  const specs = readSpecs()

  const inRuns = (count: number) => {
    vi.stubEnv('CARTLET_FULL', '')
    return Array.from({ length: count }, (_, place) => {
      vi.stubEnv('CARTLET_SEED', `${5 + place}`)
      return specsOfShortRun(specs)
    })
  }
  const pathOf = (taken: string) => taken.replace(/:\d+$/, '')

  it('ten consecutive short runs take every spec, and each of them at most half of the specs', () => {
    const runs = inRuns(RUNS)
    expect(new Set(runs.flat().map(pathOf))).toEqual(new Set(specs.map(({ path }) => path)))
    for (const run of runs) expect(new Set(run.map(pathOf)).size).toBeLessThan(specs.length / 2 + 5)
  })

  it.each(
    Object.keys(JOURNEYS),
  )('each short run takes the journey of %s, and three consecutive ones all of its tests', (path) => {
    const tests = specs.filter((spec) => spec.path === path).flatMap(testsOf)
    const text = specs.find((spec) => spec.path === path)?.text ?? ''
    expect(tests.length).toBe(text.match(/(?<![.\w])test\(/g)?.length)
    const runs = inRuns(3)
    const journeys = tests.filter(({ isJourney }) => isJourney)
    expect(journeys).not.toEqual([])
    for (const run of runs) expect(run).toEqual(expect.arrayContaining(journeys.map(({ at }) => at)))
    expect(runs.flat()).toEqual(expect.arrayContaining(tests.map(({ at }) => at)))
  })

  it('each short run takes one bench, and consecutive runs take all of them', () => {
    vi.stubEnv('CARTLET_FULL', '')
    const benches = specs.filter(({ text }) => text.includes('@bench'))
    const taken = benches.map((_, place) => {
      vi.stubEnv('CARTLET_SEED', `${5 + place}`)
      return benchesOfShortRun(specs)
    })
    expect(taken.map(({ length }) => length)).toEqual(benches.map(() => 1))
    expect(taken.flat().sort()).toEqual(benches.map(({ path }) => path).sort())
  })

  it('each short run repeats a third of the specs of the cart on version 2, and three consecutive ones all; the long run repeats all', () => {
    const runs = ['', '', '', '1'].map((full, place) => {
      vi.stubEnv('CARTLET_FULL', full)
      vi.stubEnv('CARTLET_SEED', `${5 + place}`)
      return cartSpecsOfRun()
    })
    const [all = [], ...thirds] = runs.reverse()
    expect(all).toEqual(expect.arrayContaining(['tests/e2e/cart/returns.spec.ts', 'tests/e2e/cart/cart-extras.spec.ts']))
    expect(thirds.flat().sort()).toEqual([...all].sort())
    for (const third of thirds) expect(Math.abs(third.length - all.length / 3)).toBeLessThan(1)
  })

  it('every run names every project of Playwright that it can have', async () => {
    const text = readFileSync('tests/run.ts', 'utf8')
    const { default: config } = await import('../playwright.config')
    const names = (config.projects ?? []).map(({ name }) => name)
    expect(names.filter((name) => !text.includes(`'${name}'`) && !text.includes(`--project=${name}`))).toEqual([])
  })

  it.each(FOLDERS)('a change of a file that matches %s takes the specs of %s', (source, folder) => {
    const file = FILES_OF_PRODUCT.find((path) => source.test(path))
    expect(file).toBeDefined()
    expect(specsOfChange([`${file}`], specs)).toEqual(expect.arrayContaining([expect.stringContaining(`/e2e/${folder}/`)]))
  })

  it('a change of a spec takes this spec, and a change of a document none', () => {
    expect(specsOfChange(['README.md', 'tests/e2e/cart/drawer.spec.ts'], specs)).toEqual(['tests/e2e/cart/drawer.spec.ts'])
  })
})

describe('the count of a script', () => {
  it.each<[output: string, status: number | null, passed: number, failed: number]>([
    ['host pages\n12 passed, 0 failed\n', 0, 12, 0],
    ['12 passed, 3 failed\n', 1, 12, 3],
    // It has crashed, or was ended, after its last line.
    ['12 passed, 0 failed\n', 1, 12, 1],
    ['12 passed, 0 failed\n', null, 12, 1],
    ['12 passed, 0 failed\nError: too late\n', 0, 0, 1],
    ['', 0, 0, 1],
  ])('printedCount reads %j, ended with the status %j, as %i passed and %i failed', (output, status, passed, failed) => {
    expect(printedCount(output, status)).toEqual({ passed, failed })
  })
})

const rowsOf = (length: number) => Array.from({ length }, (_, place) => `row ${place}`)
const take = (rows: readonly string[], seed: number, key = 'a table') => sampled(rows, key, { seed })

describe('the sample of a table', () => {
  beforeEach(() => vi.stubEnv('CARTLET_FULL', ''))

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

  it('a table in two forms is taken as any other, a third in the second form, and thirty consecutive seeds take every row in it', () => {
    const rows = rowsOf(90)
    const runs = Array.from({ length: 3 * RUNS }, (_, place) => inTwoForms(rows, 'a table', { seed: 455 + place }))
    for (const [place, { first, second }] of runs.entries()) {
      expect(new Set([...first, ...second])).toEqual(new Set(take(rows, 455 + place)))
      expect([first.length, second.length]).toEqual([6, 3])
    }
    expect(new Set(runs.flatMap(({ second }) => second))).toEqual(new Set(rows))
    vi.stubEnv('CARTLET_FULL', '1')
    expect(inTwoForms(rows, 'a table')).toEqual({ first: rows, second: rows })
  })

  it('a seed takes the same rows again, in their order, and tables with other names other rows', () => {
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
    vi.stubEnv('CARTLET_FULL', '1')
    expect(sampled(rowsOf(43), 'a table')).toEqual(rowsOf(43))
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
