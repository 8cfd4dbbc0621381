/**
 * Simulates journeys on every mutation of the list until one fails; the last line is `N passed, N failed`. With a name or a part of one as the first
 * argument, only matching mutations are tried.
 */
import { loadSimulation } from './bundle'
import { MUTATIONS, type NamedMutation } from './mutations'

/** Journeys to try before a mutation counts as missed. */
const MOST_SEEDS = 300
const LENGTH = 60

async function noticedBy(mutation: NamedMutation): Promise<number | undefined> {
  const { simulate } = await loadSimulation(mutation)
  for (let seed = 1; seed <= MOST_SEEDS; seed++) if ((await simulate({ seed, length: LENGTH })).problems.length) return seed
  return undefined
}

const wanted = MUTATIONS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
let failed = 0
for (const mutation of wanted) {
  const seed = await noticedBy(mutation)
  if (seed === undefined) failed += 1
  console.log(seed === undefined ? `FAIL  ${mutation.name}: missed` : `ok    ${mutation.name}: seed ${seed}`)
}
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed || !wanted.length ? 1 : 0
