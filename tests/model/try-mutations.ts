/**
 * Runs the model test on every mutation of the list; the last line is `N passed, N failed`. With a name or a part of one as the first argument,
 * only matching mutations are tried.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { MUTATIONS, type Mutation } from './mutations'

/**
 * Seeds to try before a mutation counts as missed; a run has twenty shoppers. Tabs and platform take real time, so the same seed does not always
 * produce the same race: about half of the seeds detect a mutation that needs one. All of them are 240 shoppers; the long run has 250 on the
 * unchanged cart.
 */
const SEEDS = [20_261, 7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]
const RUNS = '20'
/** A run that takes longer counts as failed, since a mutation may make the cart hang. */
const LONGEST_MS = 120_000

/** A mutation that no longer fits its file would fail the run, which must not count as detected. */
const isStale = ({ file, code }: Mutation) => readFileSync(file, 'utf8').split(code).length !== 2

async function fails(mutation: string, seed: number): Promise<boolean> {
  const child = spawn('npx', ['vitest', 'run', '-c', 'tests/model/vitest.config.ts', '--reporter=dot'], {
    stdio: 'ignore',
    // Its own process group, because a hanging worker would outlive the command.
    detached: true,
    env: { ...process.env, CART_MUTATION: mutation, MODEL_SEED: String(seed), MODEL_RUNS: RUNS },
  })
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LONGEST_MS)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  return code !== 0
}

async function isNoticed({ name }: Mutation): Promise<boolean> {
  for (const seed of SEEDS) if (await fails(name, seed)) return true
  return false
}

/** Number of parallel runs; each keeps one processor busy. */
const AT_ONCE = Number(process.env.MUTATIONS_AT_ONCE ?? 2)

const wanted = MUTATIONS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
const waiting = wanted.values()
let failed = 0

async function tryOut(mutation: Mutation) {
  const problem = isStale(mutation)
    ? 'its code does not stand in the file exactly once'
    : (await isNoticed(mutation))
      ? ''
      : 'missed'
  if (problem) failed += 1
  console.log(`${problem ? 'FAIL' : 'ok  '}  ${mutation.name}${problem && `: ${problem}`}`)
}

/** All lanes take mutations from one iterator, so that each is tried once. */
async function lane() {
  for (const mutation of waiting) await tryOut(mutation)
}

await Promise.all(Array.from({ length: AT_ONCE }, lane))
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed || !wanted.length ? 1 : 0
