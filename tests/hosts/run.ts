/**
 * `npx tsx tests/hosts/run.ts --pages DIR [--engine chromium|firefox|webkit]`: visits every page and variant of DIR's manifest, goes
 * through the buying journey, and reads the page's own report. One line each, last line `N passed, N failed`. `--pages` and
 * `--engine` may be given more than once; `--sample` visits a share of the pages, another one in each short run. `--only TEXT` selects
 * pages by name, `--styles` compares the widget's computed styles with those on a clean page, `--pictures` the drawing of the
 * open cart, `--record` keeps the results for `docs/compatibility.md`, `--self-test` proves that each check can fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BrowserName, ensureBrowser, isBrowserName } from '../browsers'
import { launchChromium, launchFirefox } from './engines/playwright-engine'
import { keepAlive } from './engines/sturdy'
import type { Engine } from './engines/tab'
import { launchWebKit } from './engines/webkit-engine'
import { type Job, planJobs } from './jobs'
import { Outcomes } from './record'
import { openShop } from './server/shop'
import { type CleanLook, lookAtCleanPage, visit } from './visit'

const ENGINES: Record<BrowserName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
}
const BUILT = fileURLToPath(new URL('../../dist/loader.js', import.meta.url))
const SELF_TEST = fileURLToPath(new URL('./self-test', import.meta.url))

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', multiple: true, default: [] },
    sample: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    styles: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
  },
})

function browsersNamed(names: string[]): BrowserName[] {
  for (const name of names)
    if (!isBrowserName(name)) throw new Error(`There is no engine ${name}: ${Object.keys(ENGINES).join(', ')}`)
  return names.filter(isBrowserName)
}

/**
 * Empty where all is as expected: nothing is wrong, or in the self-test exactly the failure that the page is built to cause, or anything where the
 * engine cannot do better.
 */
function verdict(wrong: string[], { isSelfTest, engine, hostCase: { fails, cannot } }: Job): string {
  const said = wrong.join('; ')
  if (cannot[engine]) return said ? '' : `passes, although the manifest says that ${engine} cannot`
  if (!isSelfTest || fails === undefined) return said
  return new RegExp(fails).test(said) ? '' : `should have failed with "${fails}", but ${said ? `said: ${said}` : 'passed'}`
}

interface Count {
  passed: number
  failed: number
}

/**
 * Visits all pages in one browser. Mostly waiting, so several at a time; each with its own platform, whose journal holds one
 * visit.
 */
async function visitIn(name: BrowserName, jobs: Job[], print: (line: string) => void): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  const missing = ensureBrowser(name === 'chromium' ? 'shell' : name)
  if (missing) {
    print(`FAIL  ${missing}`)
    return { passed: 0, failed: 1 }
  }
  const browser = keepAlive(ENGINES[name], print)
  const engine = await browser.engine()
  print(`${engine.name} ${engine.version}`)
  const outcomes = new Outcomes(engine)
  const looks = new Map<string, Promise<CleanLook>>()
  const work = async () => {
    const shop = await openShop()
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { hostCase, substitute, isSelfTest } = job
        if (substitute && substitute.query === undefined) {
          outcomes.add(hostCase, undefined, substitute)
          print(`note  ${hostCase.name}  is not run: incompatible with the browser’s driver: ${substitute.without}`)
          continue
        }
        const wanted = {
          // A page under zoom rounds the widths of borders to other device pixels.
          styles: isSelfTest
            ? /\brestyled\b|^$/.test(hostCase.query)
            : options.styles && name === 'chromium' && !/\bzoom/.test(hostCase.query),
          // Firefox puts a style into the page for a screenshot, which strict pages report.
          // A page that is zoomed draws all of it larger.
          picture: isSelfTest
            ? /\bpainted\b/.test(hostCase.query)
            : options.pictures && name !== 'firefox' && !/\bzoom/.test(hostCase.query),
        }
        const key = `${wanted.styles} ${wanted.picture}`
        if ((wanted.styles || wanted.picture) && !looks.has(key))
          looks.set(
            key,
            browser.engine().then((now) => lookAtCleanPage(now, shop, wanted)),
          )
        const clean = await looks.get(key)
        const { query = hostCase.query, headers = hostCase.headers } = substitute ?? {}
        const asked = { ...hostCase, query, headers }
        const seen = await browser.visit((now) =>
          visit(now, shop, asked, { clean, isSelfTest }).catch((thrown) => [String(thrown)]),
        )
        const wrong = verdict(seen, job)
        count[wrong ? 'failed' : 'passed'] += 1
        const reason = wrong ? undefined : hostCase.cannot[name]
        if (!isSelfTest) outcomes.add(hostCase, reason ? `${seen.join('; ')} (${reason})` : wrong, substitute)
        const without = substitute ? `  without ${substitute.without}` : ''
        print(
          `${wrong ? 'FAIL' : reason ? 'note' : 'ok  '}  ${hostCase.name}${without}${wrong || reason ? `  ${wrong || reason}` : ''}`,
        )
      }
    } finally {
      await shop.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: engine.tabs }, work))
  } finally {
    await browser.close()
  }
  if (options.record) outcomes.keep(options.only !== '')
  return count
}

async function main(): Promise<number> {
  const folders = options.pages
  const selfTest = options['self-test'] ? SELF_TEST : undefined
  if (!folders.length && !selfTest) throw new Error('Say where the pages are: npx tsx tests/hosts/run.ts --pages DIR')
  const engines = browsersNamed(options.engine.length ? options.engine : ['chromium'])
  if (!existsSync(BUILT)) spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
  const wanted = { folders, engines, selfTest, isSample: options.sample, only: options.only }
  const jobs = planJobs(wanted, (line) => console.log(`note  ${line}`))
  const names = [...new Set(jobs.map(({ engine }) => engine))]
  const counts = await Promise.all(
    names.map((name) => {
      const print = (line: string) => console.log(names.length > 1 ? `${name.padEnd(8)}  ${line}` : line)
      return visitIn(
        name,
        jobs.filter(({ engine }) => engine === name),
        print,
      )
    }),
  )
  const sum = (field: keyof Count) => counts.map((count) => count[field]).reduce((a, b) => a + b, 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  console.log(`${passed} passed, ${failed} failed`)
  return failed || !passed ? 1 : 0
}

// A request that a closed tab leaves unfinished must not end the whole run.
process.on('unhandledRejection', (reason) => console.error('note ', reason))

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    process.exit(1)
  },
)
