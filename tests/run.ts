/** `npm test`: runs the parts one after the other, prints the minutes of each, and a last line with the totals: `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureBrowser } from './browsers'
import { installBrokers } from './support/fakes/brokers'
import { fixSeed } from './support/sample'
import { type Count, printedCount } from './support/source/printed-count'

interface Part {
  name: string
  run(): Count | Promise<Count>
}

const full = process.argv.includes('--full')
const reports = mkdtempSync(join(tmpdir(), 'cartlet-tests-'))
const MS_PER_MINUTE = 60_000

/** A command that passes or fails as a whole. */
const check = (name: string, command: string, ...values: string[]): Part => ({
  name,
  run: () => {
    const { status } = spawnSync(command, values, { stdio: 'inherit', shell: false })
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

/** A runner that is counted by its report; a run that ends without a report is a failure. */
function counted(
  name: string,
  values: string[],
  report: string,
  environment: Record<string, string>,
  read: (report: never) => Count,
): Part {
  return {
    name,
    async run() {
      const runner = spawn('npx', values, {
        stdio: 'inherit',
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
      })
      const [status] = await once(runner, 'close')
      if (!existsSync(report)) return { passed: 0, failed: 1 }
      const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
      // A runner that fails without a failed test (an unhandled error, a broken file) counts as a failure, too.
      return status !== 0 && !count.failed ? { ...count, failed: 1 } : count
    },
  }
}

/** Text is drawn with the machine's own fonts, so screenshots are compared in the long run only, where a person reads the outcome. */
const pictureReport = join(reports, 'pictures.json')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const benchReport = join(reports, 'benches.json')

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const countOf = ({ stats }: PlaywrightReport): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })

const countVitest = ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

const inBrowser = (name: string, report: string, ...values: string[]) =>
  counted(
    name,
    ['playwright', 'test', '--reporter=dot,json', ...values],
    report,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(full && { CARTLET_FULL: '1' }) },
    countOf,
  )

const browser = inBrowser(
  'browser',
  browserReport,
  ...['--project', 'chromium', '--project', 'catalog-v3'],
  ...(full ? ['--project', 'firefox'] : []),
)
const benches = inBrowser('benches', benchReport, '--project', 'benches')

const pictures = counted(
  'pictures',
  ['playwright', 'test', '-c', 'tests/visual/playwright.config.ts', '--reporter=dot,json'],
  pictureReport,
  { PLAYWRIGHT_JSON_OUTPUT_NAME: pictureReport },
  countOf,
)

const sdkReport = join(reports, 'sdk.json')

/** Installs the official SDK first (217 MB), so it is only in the long run. */
const officialSdk = counted(
  'the official SDK beside ours',
  ['tsx', 'tests/official-sdk/run.ts', '--reporter=dot', '--reporter=json', `--outputFile.json=${sdkReport}`],
  sdkReport,
  {},
  countVitest,
)

/** A part that needs the brokers' servers; without them its tests fail and name what is missing. */
const withBrokers = ({ name, run }: Part): Part => ({
  name,
  run() {
    installBrokers()
    return run()
  },
})

/** A script whose last line says `N passed, N failed`. `shown` selects the part of its output that is printed. */
const printed = (
  name: string,
  values: string[],
  shown: (output: string) => string = (output) => output,
  environment: Record<string, string> = {},
): Part => ({
  name,
  async run() {
    const script = spawn('npx', ['tsx', ...values], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    })
    const [stdout, [status]] = await Promise.all([text(script.stdout), once(script, 'close')])
    console.log(shown(stdout))
    return printedCount(stdout, status)
  },
})

/** A part that needs a browser, and fails without it. */
const withBrowser = (browserName: Parameters<typeof ensureBrowser>[0], { name, run }: Part): Part => ({
  name,
  run() {
    const missing = ensureBrowser(browserName)
    if (!missing) return run()
    console.error(missing)
    return { passed: 0, failed: 1 }
  },
})

const unit = counted(
  'unit, architecture and wire',
  ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  full ? { LOAD_READS: '10000', FUZZ_RUNS: '100000', PROPERTY_RUNS: '1000', BAD_REQUESTS: '12', BROKERS: '1' } : {},
  countVitest,
)

const HOST_PAGES = ['tests/hosts/run.ts', '--pages', 'tests/e2e/host-pages', '--pages', 'tests/hosts/more-pages']

/**
 * Engines run side by side, because visits mostly wait. Chromium visits all pages and the pages that must fail; Firefox and WebKit a few, or all of
 * them in the long run, which includes the drawer's journey by keyboard with axe (`clean.html?keyboard`).
 */
const hosts = printed('host pages', [
  ...HOST_PAGES,
  ...['--self-test', '--styles', '--engine', 'chromium'],
  ...(full
    ? ['--engine', 'firefox', '--pictures', '--record']
    : ['--quick', 'firefox', '--quick', 'webkit', '--self-test-every', '6']),
])

/** Not in parallel with the others: on two processors its frames would come too late for the next press. */
const hostsInWebKit = printed('host pages, WebKit', [...HOST_PAGES, '--engine', 'webkit', '--pictures', '--record'])

/** A real screen reader reads every journey again. It mostly waits for the end of its speech. */
const transcripts = printed('transcripts of a screen reader', ['tests/screen-reader/run.ts', '--check'])

/** Omits the fifty lines about deviations that are covered. */
const vectors = printed('recorded vectors', ['tests/wire/runner/run.ts'], (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('deviation covers'))
    .join('\n'),
)

/** The mutations of the client are tried with the unit tests; those of the cart take minutes. */
const cartMutations = printed('mutations of the cart', ['tests/simulation/try-mutations.ts'])

/** The long run takes the first 5 000 seeds, each short run the next ones after them. */
const JOURNEYS = 200
const firstSeed = 5001 + JOURNEYS * fixSeed()
const journeys = printed('journeys through the shop', [
  'tests/simulation/run.ts',
  ...['--fresh', '--seeds', full ? '1-5000' : `${firstSeed}-${firstSeed + JOURNEYS - 1}`],
])

/** Installs React, older compilers and the packed file. */
const installedPackage = printed('the package in projects', ['tests/package/run.ts'])

/** The parts of an inner list run in parallel; those of a list within it run one after the other. */
const parts: (Part | (Part | Part[])[])[] = [
  check('types', 'npx', 'tsc', '-p', 'tsconfig.json'),
  check('lint', 'npx', 'biome', 'check', '.'),
  check('build', 'npm', 'run', '-s', 'build'),
  check('size', 'npm', 'run', '-s', 'size'),
  check('package', 'npx', 'publint', '--strict'),
  // Exceptions are listed in docs/releasing.md.
  check('types of the package', 'npx', 'attw', '--pack', '.', '--profile', 'esm-only', '--quiet'),
  full ? withBrokers(unit) : unit,
  ...(full ? [] : [journeys]),
  vectors,
  withBrowser('shell', full ? withBrowser('firefox', browser) : browser),
  withBrowser('chromium', benches),
  ...(full ? [withBrowser('shell', pictures)] : []),
  // Visits and a screen reader mostly wait; what runs beside them keeps one processor busy.
  ...(full
    ? [
        [hosts, journeys],
        [
          [transcripts, hostsInWebKit],
          [cartMutations, officialSdk, installedPackage],
        ],
      ]
    : [hosts]),
]

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []

async function runPart({ name, run }: Part) {
  console.log(`\n— ${name}`)
  const start = Date.now()
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  lines.push(
    `${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${((Date.now() - start) / MS_PER_MINUTE).toFixed(2)} min`,
  )
}

async function runChain(chain: Part[]) {
  for (const part of chain) await runPart(part)
}

for (const part of parts) await Promise.all([part].flat(1).map((one) => runChain([one].flat())))
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
