/** `npm run bench`: Cartlet and its peers on the same page, in the same run. docs/performance.md says how to read the tables. */
import { writeFileSync } from 'node:fs'
import { ensureBrowser } from '../browsers'
import { lackOfBuild, stopIfLacking } from '../running/lacks'
import { installOwnPackages } from '../running/own-packages'
import { isInstalled, PEERS } from './install'
import { measure } from './measure'
import { readOptions } from './options'
import { compare } from './report/results'
import { createRandom } from './report/statistics'
import { writeMedians, writeRatios } from './report/table'
import { writeDocs } from './report/write-docs'
import { startWorld } from './servers/world'
import { SCENARIOS } from './visits/scenarios'

const options = readOptions(process.argv.slice(2))
stopIfLacking([lackOfBuild(), ensureBrowser('chromium')])
const notInstalled = installOwnPackages(PEERS)
// Without this package nothing runs; without another, its subjects are left out.
if (!isInstalled('selfsigned')) stopIfLacking([notInstalled])

const subjects = options.subjects.filter((subject) => {
  const reason = subject.missing?.()
  if (reason) console.log(`${subject.name} is left out: ${reason}`)
  return !reason
})
const scenarios = SCENARIOS.filter(({ name }) => options.rows.some(({ scenario }) => scenario === name))
const counts = [...new Set(scenarios.map(({ count }) => count))]
const world = await startWorld(Math.max(...counts), subjects)
for (const subject of subjects) await world.prepare(subject, counts)

const started = Date.now()
const results = await measure({ world, subjects, scenarios, rounds: options.rounds, seed: options.seed })
await world.close()

const random = createRandom(options.seed)
const comparisons = options.rows.map((row) => compare(results, row, random))
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
const medians = writeMedians(results.columns, comparisons, options.rounds)
const ratios = writeRatios(results.columns, comparisons)
console.log(`\n${options.rounds} rounds, ${minutes} minutes, medians:\n\n${medians}\n\n${ratios}`)
// Tables of some rows or subjects would replace those of all.
if (options.isWhole) {
  const day = new Date().toISOString().slice(0, 10)
  writeDocs(`${options.rounds} rounds on ${day}, medians:\n\n${medians}\n\n${ratios}`)
}
if (options.json) {
  const rows = comparisons.map((comparison) => ({
    ...comparison,
    values: Object.fromEntries(results.columns.map(({ name }) => [name, results.valuesOf(name, comparison.row)])),
  }))
  writeFileSync(options.json, `${JSON.stringify({ rounds: options.rounds, seed: options.seed, rows }, null, 2)}\n`)
}
