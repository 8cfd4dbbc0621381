/**
 * `npm test` runs the short run: everything fast, a journey through each feature in a browser, and a share of each long table that the next run
 * continues (`tests/support/sample.ts`). `npm run test:full` runs all of it, `npm run test:changed` what the diff concerns. The last line has the totals:
 * `N passed, N failed`.
 */
import { existsSync } from 'node:fs'
import { ensureEveryBrowser } from './browsers'
import { benchesOfShortRun, specsOfChange, specsOfShortRun } from './running/browser-specs'
import { type Changes, findChanges } from './running/changes'
import { behind, check, type Part, type Plan, playwright, printed, runPlan, vitest, withBrowser } from './running/parts'
import { platformHasPassed, recordPassed } from './running/platform-passed'
import { fixSeed } from './support/sample'

const UNIT = ['vitest', 'run', '--project', '!platform']

const TYPES = check('types', 'npx', 'tsc', '-p', 'tsconfig.json')
const LINT = check('lint', 'npx', 'biome', 'check', '.')
const BUILD = check('build', 'npm', 'run', '-s', 'build')

/** What is built, without running it. */
const BUILT: readonly Part[] = [check('size', 'npx', 'tsx', 'tests/size.ts'), check('package', 'npx', 'publint', '--strict')]

/** Omits the fifty lines about deviations that are covered. */
const VECTORS = printed('recorded vectors', ['tests/wire/runner/run.ts'], (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('deviation covers'))
    .join('\n'),
)

const benches = (...specs: string[]): Part => withBrowser('chromium', playwright('benches', ['--project=benches', ...specs]))

const CHECKED = ['--self-test', '--styles', '--engine', 'chromium']
const DRAWN = ['--pictures', '--record']
const hostPages = (name: string, ...options: string[]): Part =>
  printed(name, ['tests/hosts/run.ts', '--pages', 'tests/e2e/host-pages', '--pages', 'tests/hosts/more-pages', ...options])

/** Seeded journeys in the simulated shop. The short run repeats those that have passed; `npm run simulate` takes any others. */
const journeys = (seeds: string): Part =>
  printed('journeys through the shop', ['tests/simulation/run.ts', '--fresh', '--seeds', seeds])

/** The local platform's own tests: they run when its files or the recordings of its calls have changed, and in the long run. */
const localPlatform = (isFull: boolean): Part => {
  const tests = vitest('local platform', ['vitest', 'run', '--project', 'platform'], isFull ? { BAD_REQUESTS: '12' } : {})
  return {
    name: tests.name,
    async run() {
      if (!isFull && platformHasPassed()) {
        console.log('Not run: nothing has changed since they passed. "npm test -w demo/platform" runs them.')
        return { passed: 0, failed: 0 }
      }
      const count = await tests.run()
      if (!count.failed) recordPassed()
      return count
    },
  }
}

const shortRun = (): Plan => [
  [[TYPES, LINT], BUILD],
  ...BUILT,
  // Visits of host pages mostly wait for the page's timers.
  [
    [hostPages('host pages', ...CHECKED, '--engine', 'firefox', '--engine', 'webkit', '--sample'), journeys('1-200'), VECTORS],
    [vitest('unit, architecture and wire', UNIT), localPlatform(false)],
  ],
  withBrowser('shell', playwright('browser', ['--project=chromium', '--project=catalog-v3', ...specsOfShortRun()])),
  withBrowser('shell', playwright('the cart of version 2', ['--project=cart-v2'])),
  benches(...benchesOfShortRun()),
]

const FULL = { CARTLET_FULL: '1' }

const fullRun = (): Plan => [
  [[TYPES, LINT], BUILD],
  ...BUILT,
  // Visits of host pages mostly wait for the page's timers. All pages, with the drawer's journey by keyboard and axe (`clean.html?keyboard`).
  [
    hostPages('host pages', ...CHECKED, '--engine', 'firefox', ...DRAWN),
    [
      vitest('unit, architecture and wire', UNIT, {
        ...FULL,
        ...{ LOAD_READS: '10000', FUZZ_RUNS: '100000', PROPERTY_RUNS: '1000' },
      }),
      localPlatform(true),
      VECTORS,
    ],
  ],
  // Without the examples, which are installed while the screen reader speaks.
  withBrowser(
    'shell',
    withBrowser(
      'firefox',
      playwright(
        'browser',
        [...['chromium', 'catalog-v3', 'cart-v2', 'firefox'].map((name) => `--project=${name}`), `--grep-invert= stacks/`],
        FULL,
      ),
    ),
  ),
  benches(),
  // Text is drawn with the machine's own fonts, so screenshots are compared where a person reads the outcome.
  withBrowser('shell', playwright('pictures', ['-c', 'tests/visual/playwright.config.ts'])),
  [
    // A real screen reader reads every journey again. For most of a quarter of an hour it waits for the end of its speech.
    [
      printed('transcripts of a screen reader', ['tests/screen-reader/run.ts', '--check']),
      printed('transcripts of the cart of version 2', ['tests/screen-reader/run.ts', '--check', '--cart', 'v2']),
    ],
    [
      withBrowser('shell', playwright('installed examples', ['--project=chromium', '--workers=2', 'tests/e2e/stacks'], FULL)),
      printed('mutants of store and client', ['tests/mutation/run.ts', '--sample', '60', '--concurrency', '1']),
      // The mutations of the client are tried with the unit tests; those of the cart take longer.
      printed('mutations of the cart', ['tests/simulation/try-mutations.ts']),
      // Installs the official SDK first (217 MB).
      vitest('the official SDK beside ours', ['tsx', 'tests/official-sdk/run.ts']),
      // Brokers, frameworks and editors, which are installed first.
      vitest('other people’s software', ['tsx', 'tests/third-party/run.ts']),
      // Installs React, older compilers and the packed file.
      printed('the package in projects', ['tests/package/run.ts']),
    ].map(behind),
  ],
  // Not beside the other engines: on two processors its frames would come too late for the next press.
  [hostPages('host pages, WebKit', '--engine', 'webkit', ...DRAWN), journeys('1-5000')],
]

/** Tests that read files instead of importing them, so that imports do not tell which changes they depend on. */
const READERS = ['tests/architecture.test.ts', 'tests/public-api.test.ts', 'tests/docs']

function changedRun({ since, files }: Changes): Plan {
  const present = files.filter((file) => existsSync(file))
  const specs = specsOfChange(files)
  console.log(`${files.length} files have changed since ${since.slice(0, 8)}. Specs for them: ${specs.join(', ') || 'none'}.`)
  console.log(
    'Left out: tests of what is built, other specs, host pages, simulated journeys, benches, sizes and the package. `npm test` runs them.',
  )
  return [
    [TYPES, check('lint', 'npx', 'biome', 'check', '--no-errors-on-unmatched', ...present)],
    vitest('unit tests of changed files', [...UNIT, '--changed', since, '--passWithNoTests', '--exclude', 'tests/build/**']),
    vitest('tests that read all files', [...UNIT, ...READERS]),
    localPlatform(false),
    ...(specs.length ? [BUILD, withBrowser('shell', playwright('browser', ['--project=chromium', ...specs]))] : []),
  ]
}

// At once, not only when minutes later a part needs one. Such a part fails without it.
const lack = process.argv.includes('--changed') ? undefined : ensureEveryBrowser()
if (lack) console.error(lack)

const seed = fixSeed()
const note = (options: string) => `Seed ${seed}; CARTLET_SEED=${seed} ${options} takes the same rows of the tables again.`

if (process.argv.includes('--full')) await runPlan(fullRun(), 'Every row of every table.')
else if (process.argv.includes('--changed')) {
  const changes = findChanges()
  if (!changes) throw new Error('The history has no commit to compare with. Run npm test.')
  await runPlan(changedRun(changes), note('npm run test:changed'))
} else await runPlan(shortRun(), note('npm test'))
