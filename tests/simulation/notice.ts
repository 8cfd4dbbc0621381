/** Whether journeys notice a mutation. Each is tried in a process of its own, because it may make a journey hang, and that can be ended. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadSimulation, type Mutation } from './bundle'

const LENGTH = 60
/** A journey that takes longer hangs, which counts as noticed. */
const LONGEST_MS = 60_000

/** How it was noticed; undefined when all these journeys go well. */
export async function noticed(mutation: Mutation, mostSeeds: number): Promise<string | undefined> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(mutation), String(mostSeeds)], { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  let seed = 0
  let timer = setTimeout(kill, LONGEST_MS)
  child.on('message', (next) => {
    seed = Number(next)
    clearTimeout(timer)
    timer = setTimeout(kill, LONGEST_MS)
  })
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (!seed) return 'it does not load'
  return code === 0 ? undefined : `seed ${seed} ${code === null ? 'hangs' : 'fails'}`
}

async function tryOut(mutation: Mutation, mostSeeds: number): Promise<void> {
  const { simulate } = await loadSimulation(mutation)
  for (let seed = 1; seed <= mostSeeds; seed++) {
    process.send?.(seed)
    if ((await simulate({ seed, length: LENGTH })).problems.length) process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [mutation = '', mostSeeds] = process.argv.slice(2)
  await tryOut(JSON.parse(mutation) as Mutation, Number(mostSeeds))
}
