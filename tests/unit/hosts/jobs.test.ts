import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planJobs, type Wanted } from '../../hosts/jobs'
import { RUNS } from '../../support/sample'

beforeEach(() => vi.stubEnv('CARTLET_FULL', ''))
afterEach(() => vi.unstubAllEnvs())

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const WANTED: Wanted = {
  folders: [folder('e2e/host-pages'), folder('hosts/more-pages')],
  engines: ['chromium', 'firefox', 'webkit'],
  selfTest: folder('hosts/self-test'),
  isSample: false,
  only: '',
}
const plan = (wanted: Partial<Wanted> = {}) => planJobs({ ...WANTED, ...wanted }, () => {})
const namesIn = (jobs: ReturnType<typeof plan>, engine: string) =>
  jobs
    .filter((job) => job.engine === engine && !job.isSelfTest)
    .map(({ hostCase }) => hostCase.name)
    .sort()

it('plans every page in every named engine', () => {
  const jobs = plan()
  expect(namesIn(jobs, 'chromium').length).toBeGreaterThan(50)
  expect(namesIn(jobs, 'firefox')).toEqual(namesIn(jobs, 'chromium'))
  expect(namesIn(jobs, 'webkit')).toEqual(namesIn(jobs, 'chromium'))
})

it('plans the pages that must fail in the first engine only', () => {
  const engines = plan({ engines: ['firefox', 'webkit'] })
    .filter(({ isSelfTest }) => isSelfTest)
    .map(({ engine }) => engine)
  expect(new Set(engines)).toEqual(new Set(['firefox']))
})

it('puts the page with the longest wait first', () => {
  expect(plan()[0]?.hostCase.outcome).toBe('message')
})

it('plans the clean page and a share of the others in each engine for the short run', () => {
  vi.stubEnv('CARTLET_SEED', '3')
  const [all, few] = [plan(), plan({ isSample: true })]
  for (const engine of WANTED.engines) expect(namesIn(few, engine)).toContain('clean.html')
  expect(namesIn(few, 'firefox')).not.toEqual(namesIn(few, 'webkit'))
  expect(few.length).toBeLessThan(all.length / 5)
})

it('ten short runs plan every page in every engine', () => {
  const keys = (jobs: ReturnType<typeof plan>) => jobs.map(({ engine, hostCase }) => `${engine} ${hostCase.name}`)
  const planned = Array.from({ length: RUNS }, (_, place) => {
    vi.stubEnv('CARTLET_SEED', `${7 + place}`)
    return keys(plan({ isSample: true }))
  })
  expect(new Set(planned.flat())).toEqual(new Set(keys(plan())))
})
