/** The recordings for tests whose globals are those of a page: no server can be started there. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Recordings } from './record'

/** Recorded by a process of its own. */
export const recordApart = (): Recordings => {
  const script = join(import.meta.dirname, 'print-recordings.ts')
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}
