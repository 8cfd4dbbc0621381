/**
 * `npx tsx tests/mutation/run.ts --sample 400 --seed 1`: changes so many places of the store, the session and the transport, one at a time, and counts the
 * changes that a unit test or a simulated journey notices. The last line is `N passed, N failed`.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation } from '../simulation/bundle'
import { noticed } from '../simulation/notice'
import { drawMutants } from './draw'
import { FOLDERS, type Mutant, ROOT, stryker } from './stryker'

/** Of a hundred mutants. */
const MUST_DIE = 95
const JOURNEYS = 24
/** Another mutator's word for what no test has run, and for what all tests have passed. */
const ALIVE = ['Survived', 'NoCoverage']
/** Neither alive nor dead: the change does not compile, or nothing could be said. */
const VOID = ['CompileError', 'Ignored', 'Pending']

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
})

/** The place of a mutant in its file. Lines begin with 1 in a report, columns with 1, too. */
function toMutation({ fileName, location: { start, end }, replacement }: Mutant): Mutation {
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const offset = ({ line, column }: Mutant['location']['start']) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1
  return { file: relative(ROOT, fileName), start: offset(start), end: offset(end), instead: replacement }
}

await drawMutants(Number(values.sample), values.seed)
const mutants = await stryker({ mutate: FOLDERS.map((folder) => `${folder}/**/*.ts`), concurrency: Number(values.concurrency) })
const counted = mutants.filter(({ status }) => !VOID.includes(status))
let alive = 0
for (const mutant of counted.filter(({ status }) => ALIVE.includes(status))) {
  const mutation = toMutation(mutant)
  const how = await noticed(mutation, JOURNEYS)
  if (!how) alive += 1
  const text = readFileSync(mutant.fileName, 'utf8').slice(mutation.start, mutation.end)
  const what = `${mutation.file}:${mutant.location.start.line} ${mutant.mutatorName}`
  console.log(`${how ? `died   ${what} (${how})` : `LIVES  ${what}`}\n- ${text}\n+ ${mutant.replacement}`)
}
const dead = counted.length - alive
const share = (dead / counted.length) * 100
console.log(`${dead} of ${counted.length} mutants die: ${share.toFixed(1)} %, at least ${MUST_DIE} % must`)
const isEnough = counted.length > 0 && share >= MUST_DIE
console.log(isEnough ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exitCode = isEnough ? 0 : 1
