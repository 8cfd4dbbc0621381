/** What a run consists of: commands, each counted by its report, its last line, or its exit status. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type BrowserName, ensureBrowser } from '../browsers'
import { type Count, printedCount } from '../support/source/printed-count'

type Start = (command: string, values: readonly string[], options: SpawnOptions) => ChildProcess

export interface Part {
  name: string
  /** @param start starts its command. @default spawn */
  run(start?: Start): Promise<Count>
}

/** Everything else goes first, such as a screen reader beside it, which must come to the page in time. */
export const behind = ({ name, run }: Part): Part => ({
  name,
  run: () => run((command, values, options) => spawn('nice', ['-n', '19', command, ...values], options)),
})

/** The parts of an inner list run side by side; those of a list within it run one after the other. */
export type Plan = readonly (Part | readonly (Part | readonly Part[])[])[]

type Environment = Record<string, string>

const MS_PER_MINUTE = 60_000
const reports = mkdtempSync(join(tmpdir(), 'cartlet-tests-'))
let reportCount = 0

/** A command that passes or fails as a whole. */
export const check = (name: string, command: string, ...values: string[]): Part => ({
  name,
  async run(start = spawn) {
    const [status] = await once(start(command, values, { stdio: 'inherit', shell: false }), 'close')
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

/** A runner that is counted by its report; a run that ends without a report is a failure. */
const counted = (
  name: string,
  commandFor: (report: string) => string[],
  environmentFor: (report: string) => Environment,
  read: (report: never) => Count,
): Part => ({
  name,
  async run(start = spawn) {
    const report = join(reports, `${reportCount++}.json`)
    const runner = start('npx', commandFor(report), {
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environmentFor(report) },
    })
    const [status] = await once(runner, 'close')
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    // A runner that fails without a failed test (an unhandled error, a broken file) counts as a failure, too.
    return status !== 0 && !count.failed ? { ...count, failed: 1 } : count
  },
})

/** @param command `vitest` itself, or a script that passes its arguments on */
export const vitest = (name: string, command: string[], environment: Environment = {}): Part =>
  counted(
    name,
    (report) => [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    () => environment,
    ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  )

/** @param values with the configuration */
export const playwright = (name: string, values: readonly string[], environment: Environment = {}): Part =>
  counted(
    name,
    () => ['playwright', 'test', '--reporter=dot,json', ...values],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...environment }),
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  )

/** A script whose last line says `N passed, N failed`. `shown` selects the part of its output that is printed. */
export const printed = (
  name: string,
  values: string[],
  shown: (output: string) => string = (output) => output,
  environment: Environment = {},
): Part => ({
  name,
  async run(start = spawn) {
    const script = start('npx', ['tsx', ...values], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    })
    const [stdout, [status]] = await Promise.all([text(script.stdout as Readable), once(script, 'close')])
    console.log(shown(stdout))
    return printedCount(stdout, status)
  },
})

/** A part that needs a browser, and fails without it. */
export const withBrowser = (browser: BrowserName | 'shell', { name, run }: Part): Part => ({
  name,
  async run(start) {
    const missing = ensureBrowser(browser)
    if (!missing) return run(start)
    console.error(missing)
    return { passed: 0, failed: 1 }
  },
})

/** Runs all parts, prints the minutes of each, and a last line with the totals: `N passed, N failed`. */
export async function runPlan(plan: Plan, note: string): Promise<void> {
  const start = Date.now()
  const total: Count = { passed: 0, failed: 0 }
  const lines: string[] = []
  const minutesSince = (time: number) => `${((Date.now() - time) / MS_PER_MINUTE).toFixed(2)} min`

  async function runPart({ name, run }: Part) {
    console.log(`\n— ${name}`)
    const partStart = Date.now()
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
    lines.push(
      `${name.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${minutesSince(partStart)}`,
    )
  }

  async function runChain(chain: readonly Part[]) {
    for (const part of chain) await runPart(part)
  }

  console.log(note)
  for (const step of plan) await Promise.all([step].flat(1).map((one) => runChain([one].flat())))
  console.log(`\n${lines.join('\n')}\n\n${minutesSince(start)}. ${note}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed ? 1 : 0
}
