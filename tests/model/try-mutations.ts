/** Breaks the cart in every way of the list and runs the model test on each: last line `N noticed, N missed`. */
import { spawnSync } from 'node:child_process'
import { MUTATIONS } from './mutations'

/** Seeds to try before a mutation counts as missed; a run is twenty shoppers. */
const SEEDS = [20_261, 7, 1, 2]
const RUNS = '20'
/** A cart that hangs is noticed as well. */
const LONGEST_MS = 300_000

const wanted = process.argv[2]
let missed = 0
let noticed = 0
for (const { name } of MUTATIONS) {
  if (wanted && !name.includes(wanted)) continue
  const red = SEEDS.some((seed) => {
    const { status } = spawnSync('npx', ['vitest', 'run', '-c', 'tests/model/vitest.config.ts', '--reporter=dot'], {
      stdio: 'ignore',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      env: { ...process.env, CART_MUTATION: name, MODEL_SEED: String(seed), MODEL_RUNS: RUNS },
    })
    return status !== 0
  })
  if (red) noticed += 1
  else missed += 1
  console.log(`${red ? 'noticed' : 'MISSED '}  ${name}`)
}
console.log(`${noticed} noticed, ${missed} missed`)
process.exitCode = missed ? 1 : 0
