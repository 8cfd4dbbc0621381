/**
 * How long the page's main thread works between two marks of the page's own, read from the browser's trace: the thread's time, which a busy
 * machine does not stretch as it does a clock.
 */
import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  tdur?: number
}

const BEGIN = 'measured-from'
const END = 'measured-to'
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * Runs an expression in the page, its processor `slower` times slower.
 * @returns milliseconds of the thread from there until the frame after the one that was caused
 */
export async function threadTime(page: Page, slower: number, action: string): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser of its own to trace')
  const tracing: CDPSession = await browser.newBrowserCDPSession()
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  // Past the runner, whose own scripts would be measured with it. The second frame begins when the first one has been painted.
  const frames = `requestAnimationFrame(() => requestAnimationFrame(() => { performance.mark('${END}'); resolve() }))`
  const expression = `new Promise((resolve) => setTimeout(() => { performance.mark('${BEGIN}'); ${action}; ${frames} }))`
  await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  await tracing.send('Tracing.end')
  await complete
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await Promise.all([session.detach(), tracing.detach()])
  return between(events)
}

function between(events: readonly TraceEvent[]): number {
  const begin = events.find(({ name }) => name === BEGIN)
  const end = events.find(({ name }) => name === END)
  if (!begin || !end) throw new Error('The trace lacks the marks of the page')
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && ph === 'X' && pid === begin.pid && tid === begin.tid && ts + dur > begin.ts && ts < end.ts,
  )
  if (!tasks.length) throw new Error('The trace lacks the tasks of the page')
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}
