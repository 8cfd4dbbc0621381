/**
 * `npx tsx tests/screen-reader/run.ts [-- --engine firefox] [--journey NAME] [--cart v2] [--check]`: records what Orca says to a visitor with a keyboard
 * on each journey. Writes docs/transcripts, or with `--check` compares with them. The last line says `N passed, N failed`. With `--cart v2` the shop has only
 * version 2 of the cart, and the journeys are those of the cart.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoValues } from '../../demo/demo-values'
import { startHosts } from '../../demo/host-server'
import { startPlatform } from '../../demo/platform/server'
import { browserFile, ensureBrowser } from '../browsers'
import { lackOfBuild, stopIfLacking } from '../running/lacks'
import { ENGINES, type EngineName } from './desktop/browsers'
import { startDesktop } from './desktop/desktop'
import { ensurePrograms, versionOf } from './desktop/programs'
import { CART_V2_JOURNEYS, JOURNEYS } from './journeys/journeys'
import { compareTranscripts } from './transcript/compare'
import { formatTranscript } from './transcript/transcript'
import { createVisitor } from './visitor'

const FOLDER = fileURLToPath(new URL('../../docs/transcripts', import.meta.url))

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    journey: { type: 'string', multiple: true },
    cart: { type: 'string', default: 'v1' },
    check: { type: 'boolean', default: false },
  },
})
const isSecond = values.cart === 'v2'
const engines = ENGINES.filter((engine) => values.engine?.includes(engine) ?? true)
const journeys = (isSecond ? CART_V2_JOURNEYS : JOURNEYS).filter(({ name }) => values.journey?.includes(name) ?? true)

/** Each journey has its own desktop: what one of them leaves behind is not heard in the next. */
async function record(engine: EngineName): Promise<number> {
  const versions = `Orca ${versionOf('orca')}, ${versionOf(browserFile(engine))}`
  const platform = await startPlatform({ port: 0, databaseFile: ':memory:', cart: isSecond ? 'v2' : 'both' })
  const hosts = await startHosts({ values: demoValues(platform) })
  let failed = 0
  for (const { name, title, prepare, walk } of journeys) {
    platform.reset()
    await prepare?.(platform)
    const desktop = await startDesktop()
    const interrupted = () => void desktop.close().then(() => process.exit(1))
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
    const visitor = createVisitor(desktop, engine)
    let isWhole = true
    try {
      await walk(visitor, (path) => hosts.url + path)
    } catch (thrown) {
      failed += 1
      isWhole = false
      console.error(`${engine} ${name}: ${(thrown as Error).message}`)
    }
    await visitor.leave()
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await desktop.close()
    const folder = join(FOLDER, engine, isSecond ? 'cart-v2' : '')
    const file = join(folder, `${name}.md`)
    const transcript = formatTranscript(title, versions, visitor.steps)
    console.log(`${engine} ${name}: ${visitor.steps.length} steps`)
    if (values.check) {
      const differences = compareTranscripts(existsSync(file) ? readFileSync(file, 'utf8') : '', transcript)
      if (differences.length && isWhole) failed += 1
      for (const sentence of differences) console.error(`${engine} ${name}: ${sentence}`)
    } else if (isWhole) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, transcript)
    }
  }
  await hosts.close()
  await platform.close()
  return failed
}

stopIfLacking([lackOfBuild(), ensurePrograms(), ...engines.map(ensureBrowser)])
let failed = 0
for (const engine of engines) failed += await record(engine)
console.log(`${engines.length * journeys.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
