/** Checks the claims of a token: its times, issuer and audience. */
import type { JsonRecord } from '../../wire/record'
import { EventError } from './errors'

export interface ClaimRules {
  /** Accepted difference between the clocks, in milliseconds. @default 60000 */
  leewayMs?: number
  /** Maximum age of a token in milliseconds; `Infinity` for no limit. @default three days, as long as the platform tries again */
  maxAgeMs?: number
  /** Whether to accept a token without an expiry. @default false */
  allowMissingExpiry?: boolean
  /** Accepted values of the claim `iss`. Not checked when absent. */
  issuer?: string | readonly string[]
  /** Accepted values of the claim `aud`, of which the token must have one. Not checked when absent. */
  audience?: string | readonly string[]
}

export const DEFAULT_LEEWAY_MS = 60_000
export const DEFAULT_MAX_AGE_MS = 3 * 86_400_000

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Milliseconds since 1970, or undefined when the claim is absent. Throws `MALFORMED` for anything but a finite number. */
function instant(claims: JsonRecord, name: string): number | undefined {
  const value = claims[name]
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new EventError('MALFORMED', `The token's "${name}" is not a number of seconds.`)
  return value * 1000
}

/** Throws `EXPIRED`, `NOT_YET_VALID`, `TOO_OLD`, `NOT_FOR_US`, or `MALFORMED` for times that are not numbers. */
export function checkClaims(claims: JsonRecord, now: number, rules: ClaimRules): void {
  const { leewayMs = DEFAULT_LEEWAY_MS, maxAgeMs = DEFAULT_MAX_AGE_MS, allowMissingExpiry, issuer, audience } = rules
  const expires = instant(claims, 'exp')
  const notBefore = instant(claims, 'nbf')
  const issued = instant(claims, 'iat')
  if (expires === undefined && !allowMissingExpiry) throw new EventError('EXPIRED', 'The token has no time of expiry.')
  if (expires !== undefined && expires <= now - leewayMs) throw new EventError('EXPIRED', 'The token has expired.')
  if (Math.max(notBefore ?? 0, issued ?? 0) > now + leewayMs) throw new EventError('NOT_YET_VALID', 'The token is not valid yet.')
  if (issued !== undefined && issued < now - maxAgeMs - leewayMs)
    throw new EventError('TOO_OLD', 'The token was signed too long ago.')
  if (issuer !== undefined && !list(issuer).includes(claims.iss))
    throw new EventError('NOT_FOR_US', 'The token comes from another issuer.')
  if (audience !== undefined && !list(claims.aud).some((aud) => list(audience).includes(aud)))
    throw new EventError('NOT_FOR_US', 'The token is meant for another audience.')
}
