/**
 * How long the page's main thread works, read from the browser's own trace: the thread's time, which a busy machine does not stretch as it
 * does a clock.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string } }
}

const CATEGORIES = ['toplevel', 'v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Starts a trace of the whole browser; the returned function ends it. */
async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return events
  }
}

/** What ran on the thread of this event. */
const onThreadOf = (events: readonly TraceEvent[], { pid, tid }: TraceEvent) =>
  events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

const BEGIN = 'measured-from'
const END = 'measured-to'

/**
 * Milliseconds on a machine four times slower. Multiplied, because the browser's own slow-down burns time by the clock, and with it multiplies
 * whatever else the machine does just then: fixed work took from 32 to 171 ms so. What we draw in slices of a given time is told too slow by this.
 */
const SLOWER = 4
const slowed = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * SLOWER

/**
 * Runs an expression in the page.
 * @returns milliseconds of the slow thread from there until the frame after the one that was caused
 */
export async function threadTime(page: Page, action: string): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser of its own to trace')
  const session = await page.context().newCDPSession(page)
  const endTrace = await startTrace(browser)
  // Past the runner, whose own scripts would be measured with it. The second frame begins when the first one has been painted.
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
  return tasks.reduce((sum, task) => sum + slowed(task), 0)
}

interface OwnTask {
  /** Time of the slow thread, in milliseconds, layout and style that the scripts forced included. */
  ms: number
  /** What took longest in it. */
  what: string
}

const OURS = /\/dist\//
const SCRIPT = /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|v8\.(run|callFunction|evaluateModule))$/
/** Answers to promises run here, without a name; an empty one takes no time. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint'
const EMPTY_US = 1000

/** The tasks in which script ran, from the first of our files on. On a page without scripts of its own all of them are ours. */
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
      return { ms: slowed(task), what: longest?.name ?? 'nothing that has a name' }
    })
}

/** The middle one is judged: work that is too much is too much every time, a busy machine now and then. */
const RUNS = 11

/** Measures until it is known whether the middle one of all runs is at most `mostMs`. Returns the figures too, for whoever reads them. */
export async function middleOf(
  mostMs: number,
  measure: () => Promise<{ ms: number; what: string }>,
): Promise<{ isWithin: boolean; figures: string }> {
  const times: { ms: number; what: string }[] = []
  const most = (RUNS + 1) / 2
  const within = () => times.filter(({ ms }) => ms <= mostMs).length
  while (within() < most && times.length - within() < most) times.push(await measure())
  times.sort((a, b) => a.ms - b.ms)
  const figures = times.map(({ ms, what }) => `${ms.toFixed(0)} ms ${what}`.trim()).join(', ')
  console.log(`${times.length} runs at ${SLOWER}×: ${figures}`)
  return { isWithin: within() >= most, figures }
}

/** A first visit on a machine four times slower; our longest task until `isWhole`, an expression, is true and the page is at rest. */
async function longestTaskOfVisit(browser: Browser, url: string, isWhole: string): Promise<OwnTask> {
  // All of it is in view, the worst there is. No script of a test or of its runner goes into this page.
  const context = await browser.newContext({ viewport: { width: 1600, height: 2000 } })
  const page = await context.newPage()
  // Behind another window the browser draws no frames, and whatever waits for one waits for ever.
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

/** Whether the longest task of ours that a visit to the page brings is no longer than `mostMs`, and the figures for whoever reads them. */
export async function longestTaskWithin(browser: Browser, page: Page, isWhole: string, mostMs: number) {
  const url = page.url()
  await page.goto('about:blank')
  return middleOf(mostMs, () => longestTaskOfVisit(browser, url, isWhole))
}
