/**
 * The main-thread tasks of a page in which script ran, read from the browser's own trace. Their length is the thread's time, which a busy
 * machine does not stretch as it does a clock. On a page without scripts of its own all of them are ours.
 */
import type { Browser, CDPSession } from '@playwright/test'

export interface OwnTask {
  /** Time of the thread, in milliseconds, layout and style that the scripts forced included. */
  ms: number
  /** What took longest in it. */
  what: string
}

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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8']
const SCRIPT = /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|v8\.(run|callFunction|evaluateModule))$/
/** Answers to promises run here, without a name; an empty one takes no time. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint'
const EMPTY_US = 1000

/** Starts a trace; the returned function ends it and tells the tasks since the first of `files` ran. */
export async function traceOwnTasks(browser: Browser, files: RegExp): Promise<() => Promise<OwnTask[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return ownTasks(events, files)
  }
}

function ownTasks(events: TraceEvent[], files: RegExp): OwnTask[] {
  const first = events.find(({ name, args }) => name === 'EvaluateScript' && files.test(args?.data?.url ?? ''))
  if (!first) throw new Error(`No script matching ${files} was evaluated`)
  const thread = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
  const ran = thread.filter(({ name, tdur = 0 }) => SCRIPT.test(name) || (name === MICROTASKS && tdur > EMPTY_US))
  const isIn = (event: TraceEvent, task: TraceEvent) => event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0)
  return thread
    .filter((task) => task.name === 'RunTask' && task.ts + (task.dur ?? 0) > first.ts && ran.some((event) => isIn(event, task)))
    .map((task) => {
      const inside = thread.filter((event) => event !== task && !/RunTask/.test(event.name) && isIn(event, task))
      const [longest] = inside.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
      return { ms: (task.tdur ?? 0) / 1000, what: longest?.name ?? 'nothing that has a name' }
    })
}
