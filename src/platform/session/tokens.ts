/** docs/platform.md §4 "Tokens": the tokens of a session, and their lifetime. */
import { isRecord, type JsonRecord, ownOf } from '../wire/record'

/** The role of stored tokens; without tokens the role is `'none'`. */
export type TokenRole = 'visitor' | 'member'

/**
 * Plain data: a server may store it as JSON between two requests, for example in a cookie that scripts cannot read. It is
 * sufficient to act as this visitor or member, so keep it secret.
 */
export interface Tokens {
  /** Sent with every call. Visible ASCII characters, as in the refresh token. */
  accessToken: string
  /** Exchanged for the next access token. With rotation, the platform accepts each refresh token once. */
  refreshToken: string
  role: TokenRole
  /** When the access token was received, in milliseconds since 1970 by the clock of the receiving device, which may be wrong. */
  receivedAt: number
  /** Seconds from receipt until the access token expires; 0 when the platform sent no valid number. */
  expiresIn: number
  /** Whether they are from a renewal. If they are refused at once, another renewal would not help. @default false */
  renewed?: boolean
}

/** Expiry alone never causes more than one renewal per minute, however short the lifetime. */
const SHORTEST_TRUST_MS = 60_000
const LONGEST_LIFE_S = 365 * 86_400
const LEEWAY_MS = 30_000
/** Tokens that are refused within this time after a renewal are not renewed again. */
const HOPELESS_MS = 30_000

/**
 * `ageMs` is the time since receipt. True 30 s, or a tenth of a short lifetime, early, so that a request still arrives in time.
 */
export function isExpired({ expiresIn }: Tokens, ageMs: number): boolean {
  const lifeMs = expiresIn * 1000
  return ageMs >= Math.max(SHORTEST_TRUST_MS, lifeMs - Math.min(LEEWAY_MS, lifeMs / 10))
}

/** Whether the access token has not yet expired. `ageMs` is the time since receipt. */
export const isPromised = ({ expiresIn }: Tokens, ageMs: number): boolean => ageMs < expiresIn * 1000

/** Whether a 401 for these tokens must not cause a renewal: they are from a recent one and have not expired. */
export const isHopeless = ({ renewed, expiresIn }: Tokens, ageMs: number): boolean =>
  renewed === true && ageMs < Math.min(HOPELESS_MS, expiresIn * 1000 || HOPELESS_MS)

/**
 * Tokens from a response of the token endpoint (`access_token`, `refresh_token`, `expires_in`); null for a malformed one. A
 * renewal keeps the role, and the refresh token unless a new one is sent.
 */
export function parseTokenReply(body: unknown, receivedAt: number, earlier?: Tokens): Tokens | null {
  if (!isRecord(body)) return null
  return parseTokens({
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? earlier?.refreshToken,
    role: earlier?.role ?? 'visitor',
    receivedAt,
    expiresIn: toSeconds(body.expires_in),
    renewed: earlier !== undefined,
  })
}

/**
 * The tokens in `value`, for example parsed JSON; null for invalid ones. Copies only checked fields, so that neither old formats
 * nor `__proto__` are accepted.
 */
export function parseTokens(value: unknown): Tokens | null {
  if (!isRecord(value) || faultIn(value)) return null
  const { accessToken, refreshToken, role, receivedAt, expiresIn, renewed } = value as unknown as Tokens
  return { accessToken, refreshToken, role, receivedAt, expiresIn, renewed: renewed === true }
}

/** The first invalid field. */
export function faultIn(value: JsonRecord): Exclude<keyof Tokens, 'renewed'> | undefined {
  const { accessToken, refreshToken, role, receivedAt, expiresIn } = ownOf(value)
  if (!isToken(accessToken)) return 'accessToken'
  if (!isToken(refreshToken)) return 'refreshToken'
  if (role !== 'visitor' && role !== 'member') return 'role'
  if (!Number.isFinite(receivedAt)) return 'receivedAt'
  return Number.isFinite(expiresIn) ? undefined : 'expiresIn'
}

/** Other characters would make fetch throw for the header, and some browsers include the value in that error. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value)

export function toSeconds(value: unknown): number {
  const seconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : 0
  return seconds > 0 ? Math.min(seconds, LONGEST_LIFE_S) : 0
}
