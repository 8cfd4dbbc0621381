/**
 * Simulates journeys on every mutation of the list until one fails; the last line is `N passed, N failed`. With a name or a part of one as the first
 * argument, only matching mutations are tried.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadSimulation } from './bundle'
import { MUTATIONS, type NamedMutation } from './mutations'

/** Journeys to try before a mutation counts as missed. */
const MOST_SEEDS = 300
const LENGTH = 60
/** A mutation may make a journey hang, which counts as noticed. */
const LONGEST_MS = 20_000

/** The first seed whose journey fails. */
async function firstFailure(mutation: NamedMutation): Promise<void> {
  const { simulate } = await loadSimulation(mutation)
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    process.send?.(seed)
    if ((await simulate({ seed, length: LENGTH })).problems.length) process.exit(1)
  }
}

/** How it was noticed. In a process of its own, which can be ended. */
async function noticed({ name }: NamedMutation): Promise<string | undefined> {
  const child = fork(fileURLToPath(import.meta.url), ['--one', name], { stdio: 'ignore' })
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
  if (!seed) throw new Error(`"${name}" does not fit its file`)
  return code === 0 ? undefined : `seed ${seed} ${code === null ? 'hangs' : 'fails'}`
}

async function tryAll(wanted: readonly NamedMutation[]): Promise<void> {
  let failed = 0
  for (const mutation of wanted) {
    const how = await noticed(mutation).catch((error: Error) => void console.log(error.message))
    if (!how) failed += 1
    console.log(how ? `ok    ${mutation.name}: ${how}` : `FAIL  ${mutation.name}: missed`)
  }
  console.log(`${wanted.length - failed} passed, ${failed} failed`)
  process.exitCode = failed || !wanted.length ? 1 : 0
}

const [first = '', name] = process.argv.slice(2)
const one = first === '--one' ? MUTATIONS.find((mutation) => mutation.name === name) : undefined
await (one ? firstFailure(one) : tryAll(MUTATIONS.filter((mutation) => mutation.name.includes(first))))
