/** Which pages are visited in which browsers. */
import type { BrowserName } from '../browsers'
import { sampled } from '../support/sample'
import { type HostCase, readManifest } from './manifest'
import { type Substitute, substituteFor } from './server/substitutes'

export interface Job {
  engine: BrowserName
  hostCase: HostCase
  /** Set where the page is not driven as it is. */
  substitute?: Substitute
  isSelfTest: boolean
}

export interface Wanted {
  folders: string[]
  engines: BrowserName[]
  /** The folder of the pages that must fail, if they are wanted; they are visited in the first of the engines. */
  selfTest?: string
  /** Visits the clean page and a share of the others, another one in each engine. */
  isSample: boolean
  /** Part of a page's name. */
  only: string
}

/** Pages with the longest waits come first. */
const patienceOf = ({ hostCase: { outcome, fails } }: Job) => (outcome === 'message' ? 2 : Number(fails !== undefined))

/** Each page is visited by one in ten short runs in each engine; in the first, which costs least, by one in five. */
const RUNS_IN_FIRST = 5

export function planJobs({ folders, engines, selfTest, isSample, only }: Wanted, note: (line: string) => void): Job[] {
  const read = (folder: string) => {
    const { cases, notes } = readManifest(folder)
    for (const line of notes) note(line)
    return cases.filter(({ name }) => name.includes(only))
  }
  const share = (cases: HostCase[], key: string, runs?: number) => (isSample ? sampled(cases, key, { runs }) : cases)
  const pages = folders.flatMap(read)
  const clean = pages.filter(({ name }) => name === 'clean.html')
  const others = pages.filter((page) => !clean.includes(page))
  const [first = 'chromium'] = engines
  const jobs = [
    ...engines.flatMap((engine) => {
      const cases = [...clean, ...share(others, `host pages in ${engine}`, engine === first ? RUNS_IN_FIRST : undefined)]
      return cases.map((hostCase): Job => ({ engine, hostCase, substitute: substituteFor(engine, hostCase), isSelfTest: false }))
    }),
    ...share(selfTest ? read(selfTest) : [], 'host pages that must fail').map(
      (hostCase): Job => ({ engine: first, hostCase, isSelfTest: true }),
    ),
  ]
  return jobs.sort((a, b) => patienceOf(b) - patienceOf(a))
}
