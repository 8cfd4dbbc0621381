/**
 * `npx tsx tests/wire/runner/run.ts --vectors DIR [--only TEXT] [--verbose]`: runs every vector of DIR against the client; the last line is `N passed, N failed`.
 * Without DIR: the recordings by which the client was written, and those of `vectors-own`, which cover what the others do not.
 */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Deviation, readDeviations } from '../deviation-rules/deviations'
import { judge } from './run-vectors'
import { readVectors } from './vector'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const OUR_FOLDERS = [join(HERE, 'vectors'), join(HERE, 'vectors-own')]
/** Maximum of vectors changed by deviations. Most are failures, which the specification words differently. */
const MOST_TOUCHED = 200
const SHOWN_DIFFERENCES = 4
const SHOWN_CHARACTERS = 300

const { values } = parseArgs({
  options: { vectors: { type: 'string' }, only: { type: 'string' }, verbose: { type: 'boolean' } },
})

const show = (value: unknown): string => `${JSON.stringify(value)}`.slice(0, values.verbose ? undefined : SHOWN_CHARACTERS)

const deviations = readDeviations(join(HERE, 'deviation-rules/deviations.json'))
const covered = new Map<Deviation, number>(deviations.map((deviation) => [deviation, 0]))
const folders = values.vectors ? [resolve(values.vectors)] : OUR_FOLDERS
const isOurs = folders.every((folder) => OUR_FOLDERS.includes(folder)) && folders.length === OUR_FOLDERS.length
const vectors = folders.flatMap(readVectors).filter(({ name }) => !values.only || name.includes(values.only))
let passed = 0
let failed = 0
let touched = 0

const fail = (text: string): void => {
  failed += 1
  console.log(`✗ ${text}`)
}

if (vectors.length === 0) fail(`no vectors in ${folders.join(', ')}`)

for (const vector of vectors) {
  const { differences, used } = await judge(vector, deviations)
  for (const row of used) covered.set(row, (covered.get(row) ?? 0) + 1)
  if (used.length) touched += 1
  if (differences.length === 0) {
    passed += 1
    continue
  }
  fail(vector.name)
  for (const { path, sdk, ours } of differences.slice(0, values.verbose ? undefined : SHOWN_DIFFERENCES))
    console.log(`    ${path}\n      sdk:  ${show(sdk)}\n      ours: ${show(ours)}`)
  if (!values.verbose && differences.length > SHOWN_DIFFERENCES)
    console.log(`    … and ${differences.length - SHOWN_DIFFERENCES} more`)
}

for (const [{ vectors: names, rule, path, why }, count] of covered) {
  const place = rule ? `"${rule}"` : `${names} at ${path}`
  console.log(`deviation covers ${count}: ${place} (${why})`)
  // Vectors of other folders need not cover every deviation.
  if (count === 0 && isOurs && !values.only) fail(`the deviation ${place} covers nothing`)
}
if (touched > MOST_TOUCHED && isOurs) fail(`${touched} vectors are touched by deviations, ${MOST_TOUCHED} may be`)

console.log(`${touched} touched by deviations\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
