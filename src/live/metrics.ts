/** Metrics of a relay in the text format of Prometheus. */

export interface Counters {
  /** Deliveries that became signals. */
  published: number
  /** Signals read from the broker. */
  signals: number
  /** Events written to streams, each counted for every stream. */
  sent: number
  opened: number
  /** Streams that received what they had missed. */
  resumed: number
  /** Streams that had missed more than the relay remembers. */
  resets: number
  slow: number
  refusedOrigin: number
  refusedFull: number
}

export const noCounts = (): Counters => ({
  published: 0,
  signals: 0,
  sent: 0,
  opened: 0,
  resumed: 0,
  resets: 0,
  slow: 0,
  refusedOrigin: 0,
  refusedFull: 0,
})

export interface Gauges {
  connections: number
  listeners: number
  brokerUp: boolean
}

export function metricsText(counters: Counters, { connections, listeners, brokerUp }: Gauges): string {
  const rows: [name: string, type: 'counter' | 'gauge', help: string, value: number][] = [
    ['connections', 'gauge', 'Open streams of this relay', connections],
    ['listeners', 'gauge', 'Open streams of all relays', listeners],
    ['broker_up', 'gauge', '1 while the broker can be read', brokerUp ? 1 : 0],
    ['published_total', 'counter', 'Signals sent to the broker', counters.published],
    ['signals_total', 'counter', 'Signals read from the broker', counters.signals],
    ['sent_total', 'counter', 'Events written to streams', counters.sent],
    ['opened_total', 'counter', 'Streams opened', counters.opened],
    ['resumed_total', 'counter', 'Streams that resumed', counters.resumed],
    ['resets_total', 'counter', 'Streams that could not resume: they had missed too much', counters.resets],
    ['dropped_slow_total', 'counter', 'Streams dropped because they read too slowly', counters.slow],
    ['refused_origin_total', 'counter', 'Requests refused because of their origin', counters.refusedOrigin],
    ['refused_full_total', 'counter', 'Requests refused because of a limit', counters.refusedFull],
  ]
  return rows
    .map(
      ([name, type, help, value]) =>
        `# HELP cartlet_live_${name} ${help}\n# TYPE cartlet_live_${name} ${type}\ncartlet_live_${name} ${value}\n`,
    )
    .join('')
}
