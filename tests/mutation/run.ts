/**
 * `npx tsx tests/mutation/run.ts --sample 400 --seed 1`: changes so many places of the store, the session and the transport, one at a time, and counts the
 * changes that a unit test or a simulated journey notices. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation } from '../simulation/bundle'
import { noticed } from '../simulation/notice'
import { drawMutants } from './draw'
import { FOLDERS, type Mutant, ROOT, stryker } from './stryker'

/** Of a hundred mutants: what samples have reached, less their spread. */
const MUST_DIE = 80
const JOURNEYS = 24
/** What no test has run, and what all tests have passed. */
const ALIVE = ['Survived', 'NoCoverage']
/** Changes what a module does while it loads: the tests have to load it anew. */
const STATIC = 'Ignored'

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

/** Runs the tests that stand where the file stands, and if they pass those of the whole store or client. */
function testsFail(mutation: Mutation): string | undefined {
  const folders: string[] = []
  for (let folder = dirname(mutation.file).replace(/^src/, 'tests/unit'); folder !== 'tests/unit'; folder = dirname(folder))
    if (existsSync(`${ROOT}${folder}`)) folders.push(folder)
  return [...new Set([folders[0], folders.at(-1)])].find((folder) => {
    const values = ['vitest', 'run', '-c', 'tests/mutation/vitest.config.ts', '--bail=1', '--reporter=dot', `${folder}/`]
    const env = { ...process.env, MUTATION: JSON.stringify(mutation) }
    return spawnSync('npx', values, { cwd: ROOT, env, stdio: 'ignore' }).status !== 0
  })
}

await drawMutants(Number(values.sample), values.seed)
const mutants = await stryker({ mutate: FOLDERS.map((folder) => `${folder}/**/*.ts`), concurrency: Number(values.concurrency) })
let alive = 0
for (const mutant of mutants.filter(({ status }) => status === STATIC || ALIVE.includes(status))) {
  const mutation = toMutation(mutant)
  const how = (mutant.status === STATIC && testsFail(mutation)) || (await noticed(mutation, JOURNEYS))
  if (!how) alive += 1
  const text = readFileSync(mutant.fileName, 'utf8').slice(mutation.start, mutation.end)
  const what = `${mutation.file}:${mutant.location.start.line} ${mutant.mutatorName}`
  console.log(`${how ? `died   ${what} (${how})` : `LIVES  ${what}`}\n- ${text}\n+ ${mutant.replacement}`)
}
const dead = mutants.length - alive
const share = (dead / mutants.length) * 100
console.log(`${dead} of ${mutants.length} mutants die: ${share.toFixed(1)} %, at least ${MUST_DIE} % must`)
const isEnough = mutants.length > 0 && share >= MUST_DIE
console.log(isEnough ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exitCode = isEnough ? 0 : 1
