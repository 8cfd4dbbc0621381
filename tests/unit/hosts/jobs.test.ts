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

it('plans every page in the named engine, and the same few pages in each quick engine', () => {
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

it('plans the pages that must fail in the first engine only', () => {
  const engines = plan({ engines: ['firefox', 'webkit'], quick: [] })
    .filter(({ isSelfTest }) => isSelfTest)
    .map(({ engine }) => engine)
  expect(new Set(engines)).toEqual(new Set(['firefox']))
})

it('puts the page with the longest wait first', () => {
  expect(plan()[0]?.hostCase.outcome).toBe('message')
})

it('plans only a fraction of the pages that must fail in the quick run', () => {
  const count = (selfTestEvery: number) => plan({ selfTestEvery }).filter(({ isSelfTest }) => isSelfTest).length
  expect(count(3)).toBe(Math.ceil(count(1) / 3))
})
