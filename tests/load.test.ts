/** Thousands of reads through one client of the built package from the local platform: one token, no failures, no leaked memory. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../demo/platform/server'

const ENTRY = new URL('../dist/npm/index.js', import.meta.url).href
const SCRIPT = fileURLToPath(new URL('load/reads.mjs', import.meta.url))
/** `npm run test:full` reads 10 000 times. */
const READS = process.env.LOAD_READS ?? '600'
const AT_ONCE = '64'
const LONGEST_MS = 180_000
/** The engine's own machine code grows for minutes; without its compilers the heap contains only what the program keeps. */
const PLAIN_ENGINE = [
  '--expose-gc',
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
  '--no-lazy-feedback-allocation',
  '--no-flush-bytecode',
]

interface Report {
  tokenRequests: number
  unhandled: number
  failures: string[]
  heapBefore: number
  heapAfter: number
}

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

describe(`${READS} reads, ${AT_ONCE} at a time`, () => {
  it(
    'many parallel reads through one client use one token, succeed, and let the heap grow by less than 5 per cent',
    async () => {
      const values = [...PLAIN_ENGINE, SCRIPT, ENTRY, platform.url, platform.clientId, READS, AT_ONCE]
      const { stdout } = await promisify(execFile)(process.execPath, values)
      const { heapBefore, heapAfter, ...counts } = JSON.parse(stdout) as Report
      expect(counts).toEqual({ tokenRequests: 1, unhandled: 0, failures: [] })
      expect(heapAfter / heapBefore).toBeLessThan(1.05)
      // The journal keeps only the newest requests; they must all be of one visitor.
      expect(new Set(platform.journal.requests().flatMap(({ visitorId }) => visitorId ?? [])).size).toBe(1)
    },
    LONGEST_MS,
  )
})
