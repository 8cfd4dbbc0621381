/**
 * How long the page's main thread works, read from the browser's own trace as thread time, which a busy machine does not
 * stretch as it stretches wall-clock time. It is reported as a slow machine's (see slow-machine.ts). The browser's own
 * throttling would not do: it burns wall-clock time, and so multiplies whatever else the machine does just then; fixed work
 * took from 32 to 171 ms with it. Work that we do in slices of a given time is reported as too slow by this.
 */
import type { Browser, Page } from '@playwright/test'
import { endOf, onThreadOf, startTrace, type TraceEvent } from './browser-trace'
import { slowdown } from './slow-machine'

const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000

const BEGIN = 'measured-from'
const END = 'measured-to'

/**
 * Runs an expression in the page.
 * @returns milliseconds of this machine's thread time, from there until the frame after the one that was caused
 */
export async function threadTime(page: Page, action: string): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser of its own to trace')
  const session = await page.context().newCDPSession(page)
  const endTrace = await startTrace(browser)
  // Not through the runner, whose own scripts would be measured, too. The second frame begins when the first one has been
  // painted.
  const frames = `requestAnimationFrame(() => requestAnimationFrame(() => { performance.mark('${END}'); resolve() }))`
  const expression = `new Promise((resolve) => setTimeout(() => { performance.mark('${BEGIN}'); ${action}; ${frames} }))`
  await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  const events = await endTrace()
  await session.detach()
  const begin = events.find(({ name }) => name === BEGIN)
  const end = events.find(({ name }) => name === END)
  if (!begin || !end) throw new Error('The trace lacks the marks of the page')
  const tasks = onThreadOf(events, begin).filter(
    (event) => event.name === 'RunTask' && endOf(event) > begin.ts && event.ts < end.ts,
  )
  if (!tasks.length) throw new Error('The trace lacks the tasks of the page')
  return tasks.reduce((sum, task) => sum + msOf(task), 0)
}

interface OwnTask {
  /** Thread time on this machine, including layout and style that scripts have forced. */
  ms: number
  /** What took longest in it. */
  what: string
}

const OURS = /\/dist\//
const SCRIPT = /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|v8\.(run|callFunction|evaluateModule))$/
/** Callbacks of promises run here, without a name; an empty one takes no time. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint'
const EMPTY_US = 1000

/** The tasks in which scripts ran, from the first of our files on. On a page without scripts of its own all of them are ours. */
function ownTasks(events: readonly TraceEvent[]): OwnTask[] {
  const first = events.find(({ name, args }) => name === 'EvaluateScript' && OURS.test(args?.data?.url ?? ''))
  if (!first) throw new Error(`No script matching ${OURS} was evaluated`)
  const thread = onThreadOf(events, first)
  const ran = thread.filter(({ name, tdur = 0 }) => SCRIPT.test(name) || (name === MICROTASKS && tdur > EMPTY_US))
  const isIn = (event: TraceEvent, task: TraceEvent) => event.ts >= task.ts && event.ts <= endOf(task)
  return thread
    .filter((task) => task.name === 'RunTask' && endOf(task) > first.ts && ran.some((event) => isIn(event, task)))
    .map((task) => {
      const inside = thread.filter((event) => event !== task && !/RunTask/.test(event.name) && isIn(event, task))
      const [longest] = inside.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
      return { ms: msOf(task), what: longest?.name ?? 'nothing that has a name' }
    })
}

/** The median is judged: work that is too much is too much every time. */
const STEADY_RUNS = 7
const MOST_RUNS = 24
/** The same work may take a shared machine twice as long while a neighbour is busy, for seconds at a time. */
const STEADY = 1.2

interface Run {
  ms: number
  what: string
  factor: number
  isSteady: boolean
}

/**
 * Measures until it is known whether the median of all runs takes a slow machine at most `mostMs`. How much slower that machine
 * is than this one is measured between the runs; a run counts if the factor is the same before and after it.
 * @param measure milliseconds of this machine's thread time
 * @returns the figures, too, for the report
 */
export async function middleOf(
  browser: Browser,
  mostMs: number,
  measure: () => Promise<{ ms: number; what: string }>,
): Promise<{ isWithin: boolean; figures: string }> {
  const runs: Run[] = []
  let before = await slowdown(browser)
  /** Whether more than half of `most` runs are on one side of the limit. */
  const isDecided = (judged: readonly Run[], most: number) => {
    const within = judged.filter(({ ms }) => ms <= mostMs).length
    return Math.max(within, judged.length - within) > most / 2
  }
  const steady = () => runs.filter(({ isSteady }) => isSteady)
  while (runs.length < MOST_RUNS && !isDecided(steady(), STEADY_RUNS)) {
    const { ms, what } = await measure()
    const after = await slowdown(browser)
    const factor = (before + after) / 2
    runs.push({ ms: ms * factor, what, factor, isSteady: Math.max(before, after) < Math.min(before, after) * STEADY })
    before = after
  }
  // Where the machine was never steady, all runs are judged.
  const judged = (isDecided(steady(), STEADY_RUNS) ? steady() : runs).sort((a, b) => a.ms - b.ms)
  const figures = judged.map(({ ms, what, factor }) => `${ms.toFixed(0)} ms (${factor.toFixed(1)}×) ${what}`.trim()).join(', ')
  console.log(`${judged.length} of ${runs.length} runs: ${figures}`)
  return { isWithin: judged.filter(({ ms }) => ms <= mostMs).length > judged.length / 2, figures }
}

/** A first visit; returns our longest task until `isWhole`, an expression, is true and the page is at rest. */
async function longestTaskOfVisit(browser: Browser, url: string, isWhole: string): Promise<OwnTask> {
  // Everything is in view, the worst case. No script of a test or of its runner runs in this page.
  const context = await browser.newContext({ viewport: { width: 1600, height: 2000 } })
  const page = await context.newPage()
  // In a window behind another one the browser draws no frames, and code that waits for one waits for ever.
  await page.bringToFront()
  const session = await context.newCDPSession(page)
  const endTrace = await startTrace(browser)
  await page.goto(url)
  const expression = `new Promise((whole) => {
    const look = () => ${isWhole} ? requestIdleCallback(whole, { timeout: 1000 }) : setTimeout(look, 50)
    look()
  })`
  await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  const tasks = ownTasks(await endTrace())
  await context.close()
  return tasks.reduce((longest, task) => (task.ms > longest.ms ? task : longest))
}

/** Whether our longest task during a visit to the page takes at most `mostMs`, and the figures for the report. */
export async function longestTaskWithin(browser: Browser, page: Page, isWhole: string, mostMs: number) {
  const url = page.url()
  await page.goto('about:blank')
  return middleOf(browser, mostMs, () => longestTaskOfVisit(browser, url, isWhole))
}
