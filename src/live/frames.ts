/** The relay's messages on the stream, as server-sent events (docs/live.md "On the wire"). */
import type { Entry } from './brokers/broker'
import type { Signal } from './signal'

const encoder = new TextEncoder()

/** Maximum number of signals in one event: a page that receives more reloads everything anyway. */
const MOST_SIGNALS = 200

const frame = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`

/** The first message: the position in the log, the number of listeners, and the interval of heartbeats. */
export const helloFrame = (at: string, listeners: number, heartbeatMs: number): string =>
  frame(['event: hello', `id: ${at}`, `data: ${JSON.stringify({ listeners, heartbeatMs })}`])

/** Changes in order; each event contains the same product or collection only once. */
export function changeFrames(entries: readonly Entry[], listeners: number): string {
  let text = ''
  for (let start = 0; start < entries.length; start += MOST_SIGNALS) {
    const part = entries.slice(start, start + MOST_SIGNALS)
    const signals = new Map<string, Signal>(part.map(({ signal }) => [`${signal.kind} ${signal.id}`, signal]))
    const changes = [...signals.values()].map(({ kind, id }) => [kind, id])
    text += frame(['event: change', `id: ${part[part.length - 1]?.id}`, `data: ${JSON.stringify({ listeners, changes })}`])
  }
  return text
}

/** The page has missed changes that the relay no longer remembers: it reloads all that it shows. */
export const resetFrame = (at: string, listeners: number): string =>
  frame(['event: reset', `id: ${at}`, `data: ${JSON.stringify({ listeners })}`])

/** A comment, which shows both sides and the proxies between them that the connection is alive. */
export const HEARTBEAT: Uint8Array = encoder.encode(':\n\n')

export const toBytes = (text: string): Uint8Array => encoder.encode(text)
