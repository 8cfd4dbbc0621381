/** A test file that no runner's pattern matches is never run, and no runner reports it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import sdkConfig from './official-sdk/vitest.config'
import { printedCount } from './support/source/printed-count'
import { readSources } from './support/source/source'
import unitConfig from './vitest.config'

const FILES = readSources('tests').map(({ path }) => path)

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

afterEach(() => vi.unstubAllEnvs())

describe('the configuration of Vitest', () => {
  it('the patterns of Vitest include every test file, and each pattern matches one', () => {
    const patterns = [unitConfig, sdkConfig].flatMap((config) => includesOf(config as VitestConfig)).map(toPattern)
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
    const { default: config } = await import('./playwright.config')
    const patterns = (config.projects ?? []).flatMap(({ testMatch }) => (testMatch instanceof RegExp ? [testMatch] : []))
    expect(patterns).not.toEqual([])
    const specs = FILES.filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path)).map((path) => `/repository/${path}`)
    expect(patterns.filter((pattern) => !specs.some((path) => pattern.test(path)))).toEqual([])
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
