/** What becomes of a request. */
import type { Random } from './random'

export interface Fate {
  kind:
    | 'well'
    /** It never reaches the platform. */
    | 'lost'
    /** It reaches the platform after the page has given it up. */
    | 'late'
    /** The platform answers, and the answer is lost. */
    | 'unanswered'
    /** A gateway answers in place of the platform. */
    | 'refused'
    /** The platform has done it, and a gateway answers in its place. */
    | 'replaced'
    /** It reaches the platform twice, as after a reused connection that broke. */
    | 'twice'
    /** Half of the answer arrives, as if it were all. */
    | 'cut'
    /** The connection breaks within the answer. */
    | 'broken'
  /** On the way to the platform, and back. */
  upMs: number
  downMs: number
  /** Until a late or repeated request reaches the platform. */
  lateMs: number
  /** Of a `twice`: the page gets the answer to the repetition. */
  isSecond: boolean
  /** The page is not told that the connection is gone. */
  hangs: boolean
  status: number
  headers: Record<string, string>
  /** The gateway's answer is a page instead of JSON. */
  isPage: boolean
}

export type Weather = 'fair' | 'changeable' | 'stormy'

export interface Sent {
  method: string
  path: string
  body: string
}

/** Each is this often among a hundred requests. */
const MISHAPS = {
  fair: 0,
  changeable: 8,
  stormy: 35,
}

/** A page waits this long for an answer. */
const TIMEOUT_MS = 15_000
/** The last time that a page reads the cart again after a lost answer, counted from the loss. */
const LAST_REREAD_MS = 21_500
const MARGIN_MS = 1500

const isCart = ({ path }: Sent) => path.includes('/carts/current')
const isRead = ({ method, path }: Sent) => method === 'GET' || /query|estimate(-totals)?$/.test(path)
/** Adds to what is there, so that doing it twice is not the same as doing it once. */
export const ADD = /\/(add-to-cart|add-line-items)$/
export const UPDATE = /\/update-line-items(-quantity)?$/
const isAdd = ({ path }: Sent) => ADD.test(path)
/** Empties the cart, whatever was added after it was sent. */
const isEmptying = ({ method }: Sent) => method === 'DELETE' || method === 'PUT'
/**
 * A refresh token works once: a page that loses the answer, or is closed before it, has lost the visitor, which no client can prevent. When an answer
 * takes longer than other tabs wait for it, one of them becomes a new visitor.
 */
const isRenewal = ({ body }: Sent) => body.includes('refresh')

export function fateOf(random: Random, weather: Weather, sent: Sent): Fate {
  const isSlow = !isRenewal(sent) && random.chance(weather === 'fair' ? 0.01 : 0.06)
  const hangs = random.chance(0.3)
  const status = random.pick([500, 502, 503, 504])
  const isBusy = random.chance(0.3)
  const base: Fate = {
    kind: 'well',
    upMs: random.int(2, isRenewal(sent) ? 4 : 90) + (isSlow ? random.int(500, 6000) : 0),
    downMs: random.int(2, isRenewal(sent) ? 4 : 90) + (isSlow ? random.int(0, 3000) : 0),
    lateMs: random.int(300, LAST_REREAD_MS - MARGIN_MS),
    isSecond: random.chance(0.5),
    hangs,
    status,
    headers: {},
    isPage: random.chance(0.3),
  }
  const isHit = random.next() * 100 < MISHAPS[weather]
  const kind = random.weighted<Fate['kind']>([
    [4, 'lost'],
    [isCart(sent) && !isRead(sent) && !isEmptying(sent) ? 3 : 0, 'late'],
    [isRenewal(sent) ? 0 : 4, 'unanswered'],
    [4, 'refused'],
    [isRenewal(sent) ? 0 : 2, 'replaced'],
    [isRenewal(sent) || isAdd(sent) || isEmptying(sent) ? 0 : 2, 'twice'],
    [isRenewal(sent) ? 0 : 2, 'cut'],
    [isRenewal(sent) ? 0 : 2, 'broken'],
  ])
  if (!isHit) return base
  if (kind === 'late') return { ...base, kind, lateMs: base.lateMs + (hangs ? TIMEOUT_MS - base.upMs : base.downMs) }
  // Too many requests: the gateway says so before the platform sees the request.
  return kind === 'refused' && isBusy
    ? { ...base, kind, status: 429, headers: { 'retry-after': random.pick(['1', '2']) } }
    : { ...base, kind }
}
