/** Many clients of a relay over plain sockets: each reconnects with its last id when its stream breaks, as a page does. */
import { request } from 'node:http'

export interface Listeners {
  /** Number of streams that are open now. */
  open(): number
  /** Milliseconds from each change to its arrival on each stream; what a resumed stream begins with does not count. */
  readonly latencies: number[]
  /** Number of changes that did not reach a client, summed over all clients. */
  missing(changes: readonly string[]): number
  resets(): number
  stop(): void
}

const FIRST_WAIT_MS = 200
const SPREAD_MS = 2000
/** Connections that are opened at the same time; the machine's queue of new connections is short. */
const AT_ONCE = 100

/** @param ports of the relays; each attempt of a client uses the next one @param sentAt when a change was published, in ms */
export async function startListeners(
  count: number,
  ports: readonly number[],
  sentAt: (id: string) => number | undefined,
): Promise<Listeners> {
  const latencies: number[] = []
  const heard = Array.from({ length: count }, () => new Set<string>())
  const requests = new Set<ReturnType<typeof request>>()
  let open = 0
  let resets = 0
  let over = false

  function connect(client: number, attempt: number, last: string): Promise<void> {
    return new Promise((resolve) => {
      const port = ports[(client + attempt) % ports.length]
      let id = last
      let ended = false
      const end = () => {
        if (ended) return
        ended = true
        requests.delete(sent)
        resolve()
        if (!over) setTimeout(() => void connect(client, attempt + 1, id), FIRST_WAIT_MS + Math.random() * SPREAD_MS)
      }
      const path = last ? `/live?last=${last}` : '/live'
      const sent = request(
        { host: '127.0.0.1', port, path, headers: { origin: 'http://pages.test' }, agent: false },
        (response) => {
          if (response.statusCode !== 200) {
            response.resume()
            return end()
          }
          let text = ''
          let isResuming = last !== ''
          let counted = false
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            const now = performance.timeOrigin + performance.now()
            const events = (text + part).split('\n\n')
            text = events.pop() ?? ''
            for (const event of events) {
              const [, found] = /^id: (.*)$/m.exec(event) ?? []
              if (found) id = found
              if (event.startsWith('event: hello') && !counted) {
                counted = true
                open += 1
                resolve()
              }
              if (event.startsWith('event: reset')) resets += 1
              const [, data] = /^data: (.*)$/m.exec(event) ?? []
              const { changes = [] } = JSON.parse(data ?? '{}') as { changes?: [string, string][] }
              for (const [, change] of changes) {
                heard[client]?.add(change)
                const at = sentAt(change)
                if (!isResuming && at !== undefined) latencies.push(now - at)
              }
            }
            // A resumed stream begins with old changes; the later ones are live.
            isResuming = false
          })
          const close = () => {
            if (counted) open -= 1
            counted = false
            end()
          }
          response.on('error', close)
          response.on('close', close)
        },
      )
      sent.on('error', end)
      requests.add(sent)
      sent.end()
    })
  }

  for (let start = 0; start < count; start += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) => connect(start + place, 0, '')))
  return {
    latencies,
    open: () => open,
    resets: () => resets,
    missing: (changes) => heard.reduce((sum, known) => sum + changes.filter((change) => !known.has(change)).length, 0),
    stop() {
      over = true
      for (const one of requests) one.destroy()
    },
  }
}
