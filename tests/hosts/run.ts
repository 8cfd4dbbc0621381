/**
 * `npm run hosts -- --pages DIR [--engine chromium|firefox|webkit]`: every page and variant of DIR's manifest, the buying journey on it, and the
 * page's own report. One line each, last line `N passed, N failed`. `--only TEXT` picks lines, `--styles` compares the widget's
 * computed styles with those on a clean page, `--record` keeps what came of it for `docs/compatibility.md`, `--self-test` proves that each
 * check can fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPlatform } from '../../demo/platform/server'
import { type BrowserName, ensureBrowser, isBrowserName } from '../browsers'
import { type HostCase, readManifest } from './manifest'
import { startPageServer } from './page-server'
import { launchChromium, launchFirefox } from './playwright-engine'
import { addResult, keep, type Results } from './record'
import { keepAlive } from './sturdy'
import type { Engine } from './tab'
import { lookAtCleanPage, type Shop, visit } from './visit'
import { launchWebKit } from './webkit-engine'

const ENGINES: Record<BrowserName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
}
const PRODUCT = { slug: 'blue-mug', name: 'Blue Mug', words: 'Buy the Blue Mug' }
const BUILT = fileURLToPath(new URL('../../dist/loader.js', import.meta.url))
const SELF_TEST = fileURLToPath(new URL('./self-test', import.meta.url))

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    only: { type: 'string', default: '' },
    styles: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
  },
})

/** What counts as passed: nothing wrong, or in the self-test exactly the failure the page was built to cause. */
function verdict(wrong: string[], { fails }: HostCase): string | undefined {
  const said = wrong.join('; ')
  if (!options['self-test'] || fails === undefined) return said || undefined
  return new RegExp(fails).test(said) ? undefined : `should have failed with "${fails}", but ${said ? `said: ${said}` : 'passed'}`
}

async function openShop(folder: string): Promise<Shop> {
  const platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
  const { url: api, clientId } = platform
  const href = `${api}/product-page/${PRODUCT.slug}`
  const pages = await startPageServer(folder, { clientId, api, product: PRODUCT.slug, words: PRODUCT.words, href })
  return { platform, pages, href, goods: { ...PRODUCT, id: platform.productId(PRODUCT.slug) } }
}

async function main(): Promise<number> {
  const folder = options['self-test'] ? SELF_TEST : options.pages
  if (!folder) throw new Error('Say where the pages are: npm run hosts -- --pages DIR')
  if (!isBrowserName(options.engine)) throw new Error(`--engine takes ${Object.keys(ENGINES).join(', ')}`)
  const launch = ENGINES[options.engine]
  const missing = ensureBrowser(options.engine)
  if (missing) throw new Error(missing)
  if (!existsSync(BUILT)) spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
  const { cases, notes } = readManifest(folder)
  for (const note of notes) console.log(`note  ${note}`)

  const browser = keepAlive(launch, console.log)
  const engine = await browser.engine()
  console.log(`${engine.name} ${engine.version}`)
  const count = { passed: 0, failed: 0 }
  const results: Results = {}
  const waiting = cases.filter(({ name }) => name.includes(options.only))
  // Mostly waiting, so several at a time; each with a platform of its own, whose journal holds one visit.
  const work = async () => {
    const shop = await openShop(folder)
    try {
      if (options.styles || options['self-test']) shop.clean = await lookAtCleanPage(await browser.engine(), shop)
      for (let hostCase = waiting.shift(); hostCase; hostCase = waiting.shift()) {
        const current = hostCase
        const seen = await browser.visit((now) => visit(now, shop, current).catch((thrown) => [String(thrown)]))
        const wrong = verdict(seen, hostCase)
        count[wrong ? 'failed' : 'passed'] += 1
        addResult(results, hostCase.name, wrong)
        console.log(`${wrong ? 'FAIL' : 'ok  '}  ${hostCase.name}${wrong ? `  ${wrong}` : ''}`)
      }
    } finally {
      await Promise.allSettled([shop.pages.close(), shop.platform.close()])
    }
  }
  try {
    await Promise.all(Array.from({ length: engine.tabs }, work))
  } finally {
    await browser.close()
  }
  if (options.record && !options.only && !options['self-test'])
    keep(folder, engine.name, { version: engine.version, date: new Date().toISOString().slice(0, 10), results })
  console.log(`${count.passed} passed, ${count.failed} failed`)
  return count.failed || !count.passed ? 1 : 0
}

// A request that a closed tab leaves half done must not take the whole run with it.
process.on('unhandledRejection', (reason) => console.error('note ', reason))

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    process.exit(1)
  },
)
