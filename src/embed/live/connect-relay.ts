/**
 * Keeps one stream to the relay while the page is visible: reconnects with growing delays, resumes after the last event id,
 * disconnects while the tab is hidden. An unreachable relay only costs an occasional request, and the visitor sees nothing of it.
 */
import { readEvents } from './read-events'
import { type RelayWords, understand } from './relay-words'

export interface RelayPorts {
  /** An absolute http(s) address. */
  address: string
  fetch(url: string, init: RequestInit): Promise<Response>
  isHidden(): boolean
  /** From 0 to 1. @default Math.random */
  random?(): number
  /** The relay refuses this page, or the address is no relay: it is not requested again. */
  onRefused(status: number): void
  onWords(message: RelayWords): void
}

export interface RelayConnection {
  /** Closes the stream until `resume`. */
  pause(): void
  resume(): void
  /** Ends the connection for good. */
  stop(): void
}

const FIRST_WAIT_MS = 1000
const LAST_WAIT_MS = 60_000
/** A stream that lasted this long has worked. */
const GOOD_MS = 10_000
/** One or two lost heartbeats are chance, three are a dead connection. */
const SIGNS_OF_LIFE = 3
/** When a relay has died, all its pages reconnect: this many per millisecond. */
const RETURNS_PER_MS = 2
const ANSWER_WITHIN_MS = 30_000
/** Neither an overloaded relay nor a network problem. */
const isFinal = (status: number) => status === 204 || (status >= 400 && status < 500 && status !== 408 && status !== 429)

export function connectRelay(ports: RelayPorts): RelayConnection {
  const { address, random = Math.random } = ports
  let last = ''
  let listeners = 1
  let failures = 0
  let life: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false

  function wait(): number {
    const backOff = Math.min(FIRST_WAIT_MS * 2 ** failures, LAST_WAIT_MS)
    const crowd = Math.min(listeners / RETURNS_PER_MS, LAST_WAIT_MS)
    return backOff * (0.5 + random() / 2) + crowd * random()
  }

  /** Resolves when the stream has ended, rejects when it broke. */
  async function listen(current: AbortController): Promise<void> {
    let deadAfterMs = ANSWER_WITHIN_MS
    let watch: ReturnType<typeof setTimeout> | undefined
    const onAlive = () => {
      clearTimeout(watch)
      watch = setTimeout(() => current.abort(), deadAfterMs)
    }
    onAlive()
    try {
      const url = new URL(address)
      if (last) url.searchParams.set('last', last)
      const response = await ports.fetch(url.href, {
        headers: { accept: 'text/event-stream' },
        credentials: 'omit',
        signal: current.signal,
      })
      const { status, body } = response
      const isStream = status === 200 && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')
      if (isFinal(status) || (status === 200 && !isStream)) {
        over = true
        current.abort()
        return ports.onRefused(status)
      }
      if (!isStream || !body) return current.abort()
      await readEvents(
        body,
        (event) => {
          const message = understand(event)
          if (!message || current.signal.aborted) return
          if (message.id) last = message.id
          ;({ listeners } = message)
          if (message.type === 'hello') {
            deadAfterMs = message.heartbeatMs * SIGNS_OF_LIFE
            onAlive() // the watch that ran until now knew nothing of this relay's heartbeats
          }
          ports.onWords(message)
        },
        onAlive,
      )
    } finally {
      clearTimeout(watch)
    }
  }

  async function open(): Promise<void> {
    clearTimeout(timer)
    if (over || life || ports.isHidden()) return
    const current = new AbortController()
    life = current
    const begun = Date.now()
    await listen(current).catch(() => {}) // only live changes are lost
    current.abort()
    if (life !== current) return // closed because the tab was hidden
    life = undefined
    failures = Date.now() - begun > GOOD_MS ? 0 : failures + 1
    if (!over) timer = setTimeout(open, wait())
  }

  const pause = () => {
    clearTimeout(timer)
    const current = life
    life = undefined
    current?.abort()
  }
  open()
  return {
    pause,
    resume() {
      if (life) return
      failures = 0
      open()
    },
    stop() {
      over = true
      pause()
    },
  }
}
