/**
 * Journeys through the shop by their seeds; the last line is `N passed, N failed`. `--seeds 1-1000000` goes on where it was stopped. `--seed 7`
 * prints the journal of one journey, and takes `--steps` and `--calm` as a failed one prints them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadSimulation } from './bundle'
import { shrink, toCommand } from './shrink'

const STATE = fileURLToPath(new URL('../../.data/simulation.json', import.meta.url))
const SHOWN_EVERY_MS = 10_000
const MOST_FAILURES = 5

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    steps: { type: 'string' },
    calm: { type: 'string' },
    length: { type: 'string', default: '60' },
    /** Begins with the first seed, and remembers nothing. */
    fresh: { type: 'boolean', default: false },
  },
})
const length = Number(values.length)
const listOf = (text?: string): string[] => (text ?? '').split(',').filter((one) => one && one !== 'none')

const { simulate } = await loadSimulation()

async function repeat(seed: number): Promise<number> {
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
  const from = readPlace(range) ?? first
  if (from > first) console.log(`Goes on with seed ${from}`)
  let [passed, failed, shown] = [0, 0, Date.now()]
  for (let seed = from; seed <= last && failed < MOST_FAILURES; seed++) {
    const journey = { seed, length }
    const outcome = await simulate(journey)
    if (outcome.problems.length) {
      failed += 1
      console.log(`Seed ${seed}: ${outcome.problems.join('\n  ')}`)
      console.log(`  ${toCommand(await shrink(simulate, journey, outcome))}`)
    } else passed += 1
    if (Date.now() - shown < SHOWN_EVERY_MS) continue
    shown = Date.now()
    keepPlace(range, seed + 1)
    console.log(`${seed - first + 1} of ${last - first + 1}`)
  }
  if (!values.fresh) rmSync(STATE, { force: true })
  return { passed, failed }
}

const { passed, failed } =
  values.seed === undefined
    ? await runAll(values.seeds ?? '1-500')
    : await repeat(Number(values.seed)).then((failures) => ({ passed: 1 - failures, failed: failures }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
