import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { planJobs, type Wanted } from '../../hosts/jobs'

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const WANTED: Wanted = {
  folders: [folder('e2e/host-pages'), folder('hosts/more-pages')],
  engines: ['chromium'],
  quick: ['firefox', 'webkit'],
  selfTest: folder('hosts/self-test'),
  selfTestEvery: 1,
  only: '',
}
const plan = (wanted: Partial<Wanted> = {}) => planJobs({ ...WANTED, ...wanted }, () => {})

it('every page is visited in the engine that was named, a few of them in the quick ones, the same few in each', () => {
  const jobs = plan()
  const namesIn = (engine: string) =>
    jobs
      .filter((job) => job.engine === engine && !job.isSelfTest)
      .map(({ hostCase }) => hostCase.name)
      .sort()
  expect(namesIn('firefox')).toEqual(namesIn('webkit'))
  expect(namesIn('firefox')).toEqual([
    '01-css-war.html',
    '08-csp-strict-tt.html',
    '10-no-storage.html?mode=throw',
    '13-quirks-base.html',
    'clean.html',
    'clean.html?keyboard',
    'parts-08.html',
  ])
  expect(namesIn('chromium')).toEqual(expect.arrayContaining(namesIn('firefox')))
  expect(namesIn('chromium').length).toBeGreaterThan(50)
})

it('pages that must fail are visited in the first engine only', () => {
  const engines = plan({ engines: ['firefox', 'webkit'], quick: [] })
    .filter(({ isSelfTest }) => isSelfTest)
    .map(({ engine }) => engine)
  expect(new Set(engines)).toEqual(new Set(['firefox']))
})

it('whoever waits longest begins', () => {
  expect(plan()[0]?.hostCase.outcome).toBe('message')
})

it('of the pages that must fail the quick run visits a few', () => {
  const count = (selfTestEvery: number) => plan({ selfTestEvery }).filter(({ isSelfTest }) => isSelfTest).length
  expect(count(3)).toBe(Math.ceil(count(1) / 3))
})
