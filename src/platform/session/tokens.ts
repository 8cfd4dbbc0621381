/** Specification §4 "Tokens": what a session is made of, and how long to trust it. */
import { isRecord } from '../wire/record'

/** The role a stored session has; without one the role is `'none'`. */
export type TokenRole = 'visitor' | 'member'

export interface Tokens {
  accessToken: string
  refreshToken: string
  role: TokenRole
  /** Wall clock (ms) at receipt. A hint: the device's clock may be wrong. */
  receivedAt: number
  /** Seconds the platform promised, 0 when it did not say anything sensible. */
  expiresIn: number
  /** Got in exchange for earlier tokens. If these are refused at once, renewing again would not help. */
  renewed: boolean
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

/** A 401 for these tokens must not lead to a renewal: they come from one, and their promised life is not over. */
export const isHopeless = ({ renewed, expiresIn }: Tokens, ageMs: number): boolean =>
  renewed && ageMs < Math.min(HOPELESS_MS, expiresIn * 1000 || HOPELESS_MS)

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

/** Checked field by field, so neither old formats nor `__proto__` get through; null when anything is off. */
export function parseTokens(value: unknown): Tokens | null {
  if (!isRecord(value)) return null
  const { accessToken, refreshToken, role, receivedAt, expiresIn, renewed } = value
  if (!isToken(accessToken) || !isToken(refreshToken) || (role !== 'visitor' && role !== 'member')) return null
  if (!Number.isFinite(receivedAt) || !Number.isFinite(expiresIn)) return null
  return {
    accessToken,
    refreshToken,
    role,
    receivedAt: receivedAt as number,
    expiresIn: expiresIn as number,
    renewed: renewed === true,
  }
}

/** Anything else would make fetch throw for the header, and some browsers quote the value when they do. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value)

function toSeconds(value: unknown): number {
  const seconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : 0
  return seconds > 0 ? Math.min(seconds, LONGEST_LIFE_S) : 0
}
