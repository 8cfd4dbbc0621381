/** Limits of a relay; docs/live.md "Limits". */

export interface RelayLimits {
  /** Maximum number of open streams; further ones get status 503. @default 10000 */
  maxConnections?: number
  /** Maximum number of open streams of one address, if `addressOf` returns one; further ones get status 429. @default 50 */
  maxPerAddress?: number
  /** Returns the visitor's address as the server or its proxy knows it. By default no header is read, because any client can send one. */
  addressOf?(request: Request): string | undefined
  /** Milliseconds between two heartbeats on a stream. @default 15000 */
  heartbeatMs?: number
  /** Bytes that may be buffered for a client before it is dropped. @default 65536 */
  maxBufferedBytes?: number
  /** Signals that arrive within this number of milliseconds are sent together. @default 25 */
  gatherMs?: number
  /** Minimum number of signals that are remembered for clients that resume. @default 5000 */
  history?: number
}

export const DEFAULT_LIMITS = {
  maxConnections: 10_000,
  maxPerAddress: 50,
  heartbeatMs: 15_000,
  maxBufferedBytes: 65_536,
  gatherMs: 25,
  history: 5000,
}
