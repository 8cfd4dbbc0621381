/** The browser's own trace: what its threads did, and for how long. */
import type { Browser, CDPSession } from '@playwright/test'

export interface TraceEvent {
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

/** Starts a trace of the whole browser; the returned function ends it and returns the events. */
export async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
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

/** The events on the thread of this event. */
export const onThreadOf = (events: readonly TraceEvent[], { pid, tid }: TraceEvent) =>
  events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)

export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
