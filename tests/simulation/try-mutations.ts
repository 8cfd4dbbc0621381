/**
 * Simulates journeys on every mutation of the list until one fails; the last line is `N passed, N failed`. With a name or a part of one as the first
 * argument, only matching mutations are tried.
 */
import { MUTATIONS, toMutation } from './mutations'
import { noticed } from './notice'

/** Journeys to try before a mutation counts as missed. */
const MOST_SEEDS = 300

const wanted = MUTATIONS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
let failed = 0
for (const named of wanted) {
  const how = await noticed(toMutation(named), MOST_SEEDS)
  if (!how) failed += 1
  console.log(how ? `ok    ${named.name}: ${how}` : `FAIL  ${named.name}: missed`)
}
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed || !wanted.length ? 1 : 0
