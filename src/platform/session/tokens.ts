/** docs/platform.md §4 "Tokens": what a session is made of, and how long to trust it. */
import { isRecord, type JsonRecord, ownOf } from '../wire/record'

/** The role a stored session has; without one the role is `'none'`. */
export type TokenRole = 'visitor' | 'member'

/**
 * Plain data: a server may keep it as JSON from one request to the next, for example in a cookie that scripts cannot read. It is all it takes to act
 * as this visitor or member.
 */
export interface Tokens {
  /** Goes out with every call. Visible ASCII, as the refresh token. */
  accessToken: string
  /** Brings the next access token. A platform that rotates takes each of them once. */
  refreshToken: string
  role: TokenRole
  /** Milliseconds since 1970 when the platform gave the access token, by the clock of the machine that received it. A hint: that clock may be wrong. */
  receivedAt: number
  /** Seconds from then until the access token runs out; 0 when the platform did not say anything sensible. */
  expiresIn: number
  /** Got in exchange for earlier tokens. If these are refused at once, renewing again would not help. @default false */
  renewed?: boolean
}

/** However short the promise, expiry alone never asks for more than one renewal a minute. */
const SHORTEST_TRUST_MS = 60_000
const LONGEST_LIFE_S = 365 * 86_400
const LEEWAY_MS = 30_000
/** Tokens refused this soon after a renewal are not renewed again. */
const HOPELESS_MS = 30_000

/** `ageMs` is measured from receipt. Leaves 30 s, or a tenth of a short life, for the request to arrive. */
export function isExpired({ expiresIn }: Tokens, ageMs: number): boolean {
  const lifeMs = expiresIn * 1000
  return ageMs >= Math.max(SHORTEST_TRUST_MS, lifeMs - Math.min(LEEWAY_MS, lifeMs / 10))
}

/** Whether the platform's promise still holds. `ageMs` is measured from receipt. */
export const isPromised = ({ expiresIn }: Tokens, ageMs: number): boolean => ageMs < expiresIn * 1000

/** A 401 for these tokens must not lead to a renewal: they come from one, and their promised life is not over. */
export const isHopeless = ({ renewed, expiresIn }: Tokens, ageMs: number): boolean =>
  renewed === true && ageMs < Math.min(HOPELESS_MS, expiresIn * 1000 || HOPELESS_MS)

/**
 * Tokens from the reply of the token endpoint (`access_token`, `refresh_token`, `expires_in`); null when it is not one. What a renewal
 * leaves out, it keeps: the refresh token unless a new one is sent, and always the role.
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
 * The tokens in `value`, for example parsed JSON; null when anything is off. Checked field by field, so neither old formats nor `__proto__` get
 * through.
 */
export function parseTokens(value: unknown): Tokens | null {
  if (!isRecord(value) || faultIn(value)) return null
  const { accessToken, refreshToken, role, receivedAt, expiresIn, renewed } = value as unknown as Tokens
  return { accessToken, refreshToken, role, receivedAt, expiresIn, renewed: renewed === true }
}

/** The first field that is not what it must be. */
export function faultIn(value: JsonRecord): Exclude<keyof Tokens, 'renewed'> | undefined {
  const { accessToken, refreshToken, role, receivedAt, expiresIn } = ownOf(value)
  if (!isToken(accessToken)) return 'accessToken'
  if (!isToken(refreshToken)) return 'refreshToken'
  if (role !== 'visitor' && role !== 'member') return 'role'
  if (!Number.isFinite(receivedAt)) return 'receivedAt'
  return Number.isFinite(expiresIn) ? undefined : 'expiresIn'
}

/** Anything else would make fetch throw for the header, and some browsers quote the value when they do. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value)

function toSeconds(value: unknown): number {
  const seconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : 0
  return seconds > 0 ? Math.min(seconds, LONGEST_LIFE_S) : 0
}
