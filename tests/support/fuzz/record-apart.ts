/** The recordings for tests whose globals are those of a page, where no server can be started. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Recordings } from './record'

/** Recorded in a separate process. */
export const recordApart = (): Recordings => {
  const script = join(import.meta.dirname, 'print-recordings.ts')
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}
