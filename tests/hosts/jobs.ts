/** Which pages are visited in which browsers. */
import type { BrowserName } from '../browsers'
import { type HostCase, readManifest } from './manifest'
import { isQuick } from './quick'
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
  /** Engines in which only a few pages are visited. */
  quick: BrowserName[]
  /** The folder of the pages that must fail, if they are wanted; they are visited in the first of the engines. */
  selfTest?: string
  /** Every n-th of those pages is visited. */
  selfTestEvery: number
  /** Part of a page's name. */
  only: string
}

/** Pages with the longest waits come first. */
const patienceOf = ({ hostCase: { outcome, fails } }: Job) => (outcome === 'message' ? 2 : Number(fails !== undefined))

export function planJobs(
  { folders, engines, quick, selfTest, selfTestEvery, only }: Wanted,
  note: (line: string) => void,
): Job[] {
  const read = (folder: string) => {
    const { cases, notes } = readManifest(folder)
    for (const line of notes) note(line)
    return cases.filter(({ name }) => name.includes(only))
  }
  const pages = folders.flatMap(read)
  const jobsIn = (engine: BrowserName, cases: HostCase[]): Job[] =>
    cases.map((hostCase) => ({ engine, hostCase, substitute: substituteFor(engine, hostCase), isSelfTest: false }))
  const [first = 'chromium'] = engines
  const jobs = [
    ...engines.flatMap((engine) => jobsIn(engine, pages)),
    ...quick.flatMap((engine) =>
      jobsIn(
        engine,
        pages.filter(({ name }) => isQuick(name)),
      ),
    ),
    ...(selfTest ? read(selfTest) : [])
      .filter((_, place) => place % selfTestEvery === 0)
      .map((hostCase): Job => ({ engine: first, hostCase, isSelfTest: true })),
  ]
  return jobs.sort((a, b) => patienceOf(b) - patienceOf(a))
}
