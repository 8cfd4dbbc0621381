/** The relay's messages on the stream, as server-sent events (docs/live.md "On the wire"). */
import type { Entry } from './brokers/broker'
import type { Signal } from './signal'

const encoder = new TextEncoder()

/** A page that missed more changes than this reads everything on screen again anyway, so it is told only that. */
export const MOST_CHANGES = 200

const frame = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`

/** The first message: the position in the log, the number of listeners, and the interval of heartbeats. */
export const helloFrame = (at: string, listeners: number, heartbeatMs: number): string =>
  frame(['event: hello', `id: ${at}`, `data: ${JSON.stringify({ listeners, heartbeatMs })}`])

/** The page reads everything on screen again: it has missed more changes than it reads one by one, or changes that the relay no longer remembers. */
export const resetFrame = (at: string, listeners: number): string =>
  frame(['event: reset', `id: ${at}`, `data: ${JSON.stringify({ listeners })}`])

/** Changes in order, each product or collection once; a reset for more than `MOST_CHANGES`, nothing for none. */
export function changeFrame(entries: readonly Entry[], listeners: number): string {
  const last = entries[entries.length - 1]
  if (!last) return ''
  const signals = new Map<string, Signal>(entries.map(({ signal }) => [`${signal.kind} ${signal.id}`, signal]))
  if (signals.size > MOST_CHANGES) return resetFrame(last.id, listeners)
  const changes = [...signals.values()].map(({ kind, id }) => [kind, id])
  return frame(['event: change', `id: ${last.id}`, `data: ${JSON.stringify({ listeners, changes })}`])
}

/** A comment, which shows both sides and the proxies between them that the connection is alive. */
export const HEARTBEAT: Uint8Array = encoder.encode(':\n\n')

export const toBytes = (text: string): Uint8Array => encoder.encode(text)
