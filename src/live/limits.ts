/** What a relay takes and holds; docs/live.md "Limits". */

export interface RelayLimits {
  /** Open streams; more are answered with 503. @default 10000 */
  maxConnections?: number
  /** Open streams of one address, where `addressOf` tells it; more are answered with 429. @default 50 */
  maxPerAddress?: number
  /** The visitor's address, from what the server or its proxy knows. Not read from a header by default: any client can send one. */
  addressOf?(request: Request): string | undefined
  /** Milliseconds between two signs of life on a stream. @default 15000 */
  heartbeatMs?: number
  /** Bytes that may wait for a client before it is dropped. @default 65536 */
  maxBufferedBytes?: number
  /** Signals that come within so many milliseconds are sent together. @default 25 */
  gatherMs?: number
  /** Signals that are remembered at least, for clients that resume. @default 5000 */
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
