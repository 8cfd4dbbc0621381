/** Arithmetic of a slow access line. Times are milliseconds of any clock; nothing here waits. */

export interface LineProfile {
  bitsPerSecond: number
  /** Duration of one round trip. */
  rttMs: number
}

/** What WebPageTest and Lighthouse call Slow 4G. */
export const SLOW_4G: LineProfile = { bitsPerSecond: 1_600_000, rttMs: 150 }

export const SEGMENT_BYTES = 1460
/** RFC 6928. */
const FIRST_WINDOW_SEGMENTS = 10

export interface Link {
  /** Puts bytes on the line and returns when the last of them has left it. */
  send(now: number, bytes: number): number
}

/** One direction of the access line. All connections share it, so bytes wait for those that were sent before them. */
export function createLink({ bitsPerSecond }: LineProfile): Link {
  let freeAt = 0
  return {
    send(now, bytes) {
      freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond
      return freeAt
    },
  }
}

export interface CongestionWindow {
  /** Bytes that may be sent now. */
  room(now: number): number
  sent(bytes: number, acknowledgedAt: number): void
  /** When the next bytes are acknowledged; undefined when none are in flight. */
  nextAt(): number | undefined
}

/** TCP's slow start: ten segments first, then each acknowledged byte makes room for two. Loss is not modelled. */
export function createWindow(): CongestionWindow {
  const underWay: { bytes: number; at: number }[] = []
  let size = FIRST_WINDOW_SEGMENTS * SEGMENT_BYTES
  let unacknowledged = 0
  return {
    room(now) {
      while (underWay[0] && underWay[0].at <= now) {
        const { bytes } = underWay.shift() as { bytes: number }
        unacknowledged -= bytes
        size += bytes
      }
      return size - unacknowledged
    },
    sent(bytes, at) {
      unacknowledged += bytes
      underWay.push({ bytes, at })
    },
    nextAt: () => underWay[0]?.at,
  }
}
