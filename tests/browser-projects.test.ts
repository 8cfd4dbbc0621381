/** Playwright passes over a project whose pattern matches no file, so each pattern is matched here. */
import { posix } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readSources } from './support/source/source'

const SPECS = readSources('tests/e2e')
  .map(({ path }) => posix.join('/repository', path))
  .filter((path) => path.endsWith('.spec.ts'))

afterEach(() => vi.unstubAllEnvs())

it.each(['', '1'])('every browser project has spec files with CARTLET_FULL=%j', async (full) => {
  vi.stubEnv('CARTLET_FULL', full)
  vi.resetModules()
  const { default: config } = await import('./playwright.config')
  const patterns = (config.projects ?? []).flatMap(({ name, testMatch }) =>
    testMatch instanceof RegExp ? [{ name, testMatch }] : [],
  )
  expect(patterns).not.toEqual([])
  for (const { name, testMatch } of patterns)
    expect(
      SPECS.filter((path) => testMatch.test(path)),
      name,
    ).not.toEqual([])
})
