/**
 * Breaks the cart in every way of the list and runs the model test on each; last line `N passed, N failed`. A name, or part of one, as the first
 * argument tries only those.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { MUTATIONS, type Mutation } from './mutations'

/** Seeds to try before a mutation counts as missed; a run is twenty shoppers. */
const SEEDS = [20_261, 7, 1, 2]
const RUNS = '20'
/** A cart that hangs is noticed as well. */
const LONGEST_MS = 300_000

/** A mutation that no longer fits would fail the run, which must not count as noticed. */
const isStale = ({ file, code }: Mutation) => readFileSync(file, 'utf8').split(code).length !== 2

const isNoticed = ({ name }: Mutation) =>
  SEEDS.some((seed) => {
    const { status } = spawnSync('npx', ['vitest', 'run', '-c', 'tests/model/vitest.config.ts', '--reporter=dot'], {
      stdio: 'ignore',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      env: { ...process.env, CART_MUTATION: name, MODEL_SEED: String(seed), MODEL_RUNS: RUNS },
    })
    return status !== 0
  })

const wanted = MUTATIONS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
let failed = 0
for (const mutation of wanted) {
  const problem = isStale(mutation) ? 'its code does not stand in the file exactly once' : isNoticed(mutation) ? '' : 'missed'
  if (problem) failed += 1
  console.log(`${problem ? 'FAIL' : 'ok  '}  ${mutation.name}${problem && `: ${problem}`}`)
}
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed || !wanted.length ? 1 : 0
