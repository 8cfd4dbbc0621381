/** The relay's words on the stream, in the form of server-sent events (docs/live.md "On the wire"). */
import type { Entry } from './brokers/broker'
import type { Signal } from './signal'

const encoder = new TextEncoder()

/** Signals in one event: a page that is told of more reads everything anyway. */
const MOST_SIGNALS = 200

const frame = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`

/** The first words: where the log stands, and what the page needs to know of the relay. */
export const helloFrame = (at: string, listeners: number, heartbeatMs: number): string =>
  frame(['event: hello', `id: ${at}`, `data: ${JSON.stringify({ listeners, heartbeatMs })}`])

/** Changes in order; the same product or collection is told once. */
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

/** The page has missed something that cannot be told any more: it reads again all that it shows. */
export const resetFrame = (at: string, listeners: number): string =>
  frame(['event: reset', `id: ${at}`, `data: ${JSON.stringify({ listeners })}`])

/** A comment, which tells both sides and the proxies between them that the connection stands. */
export const HEARTBEAT: Uint8Array = encoder.encode(':\n\n')

export const toBytes = (text: string): Uint8Array => encoder.encode(text)
