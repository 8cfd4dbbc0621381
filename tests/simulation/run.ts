/**
 * Journeys through the shop by their seeds; the last line is `N passed, N failed`. `--seeds 1-1000000` goes on where it was stopped. `--seed 7`
 * prints the journal of one journey, and takes `--steps` and `--calm` as a failed one prints them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadSimulation } from './bundle'
import { startWorker } from './worker'

const STATE = fileURLToPath(new URL('../../.data/simulation.json', import.meta.url))
const SHOWN_EVERY_MS = 10_000
const MOST_FAILURES = 5
/** A journey leaves more than a megabyte behind: a process that never ended had no memory left after about 1 400. */
const JOURNEYS_PER_PROCESS = 250

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    steps: { type: 'string' },
    calm: { type: 'string' },
    length: { type: 'string', default: '60' },
    /** At the same time. */
    processes: { type: 'string', default: String(availableParallelism()) },
    /** Begins with the first seed, and remembers nothing. */
    fresh: { type: 'boolean', default: false },
  },
})
const length = Number(values.length)
const listOf = (text?: string): string[] => (text ?? '').split(',').filter((one) => one && one !== 'none')

async function repeat(seed: number): Promise<number> {
  const { simulate } = await loadSimulation()
  const places = values.steps === undefined ? undefined : listOf(values.steps).map(Number)
  const { problems, journal } = await simulate({ seed, length, places, calm: listOf(values.calm) })
  console.log(journal())
  for (const problem of problems) console.log(`PROBLEM ${problem}`)
  return problems.length ? 1 : 0
}

function readPlace(range: string): number | undefined {
  if (values.fresh) return undefined
  try {
    return (JSON.parse(readFileSync(STATE, 'utf8')) as Record<string, number>)[range]
  } catch {
    return undefined
  }
}

function keepPlace(range: string, next: number): void {
  if (values.fresh) return
  mkdirSync(dirname(STATE), { recursive: true })
  writeFileSync(STATE, `${JSON.stringify({ [range]: next })}\n`)
}

async function runAll(range: string): Promise<{ passed: number; failed: number }> {
  const [first = 1, last = first] = range.split('-').map(Number)
  let next = readPlace(range) ?? first
  if (next > first) console.log(`Goes on with seed ${next}`)
  let [passed, failed, shown] = [0, 0, Date.now()]
  const underWay = new Set<number>()

  function show(): void {
    if (Date.now() - shown < SHOWN_EVERY_MS) return
    shown = Date.now()
    keepPlace(range, Math.min(next, ...underWay))
    console.log(`${next - underWay.size - first} of ${last - first + 1}`)
  }

  async function work(): Promise<void> {
    let worker = startWorker()
    let taken = 0
    while (next <= last && failed < MOST_FAILURES) {
      const seed = next++
      underWay.add(seed)
      if (taken++ === JOURNEYS_PER_PROCESS) {
        worker.end()
        worker = startWorker()
        taken = 1
      }
      const { problems, command } = await worker.travel({ seed, length })
      underWay.delete(seed)
      if (command) {
        failed += 1
        console.log(`Seed ${seed}: ${problems.join('\n  ')}\n  ${command}`)
      } else passed += 1
      show()
    }
    worker.end()
  }

  await Promise.all(Array.from({ length: Math.min(Number(values.processes), last - next + 1) }, work))
  if (!values.fresh) rmSync(STATE, { force: true })
  return { passed, failed }
}

const { passed, failed } =
  values.seed === undefined
    ? await runAll(values.seeds ?? '1-500')
    : await repeat(Number(values.seed)).then((failures) => ({ passed: 1 - failures, failed: failures }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
