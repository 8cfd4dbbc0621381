/** Authorization codes with PKCE (S256): one use, ten minutes, bound to client, redirect URI and challenge. */
import { createHash } from 'node:crypto'
import type { OneTimeTokens } from './login/one-time-tokens'
import { isSameSecret } from './secrets'

export interface Grant {
  identityId: string
  sessionId: string
  codeChallenge: string
  /** Absent when the request had none; then the exchange must have none either. */
  redirectUri?: string
  /** The visitor before the login, whose cart the member takes over. */
  visitorId?: string
}

export type Exchange = { grant: Grant } | { refused: string }

/** RFC 7636: 43 to 128 unreserved characters. */
export const isVerifier = (text: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(text)
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

export const createAuthorizationCodes = (oneTime: OneTimeTokens) => ({
  issue: (grant: Grant): string => oneTime.issue('AUTHORIZATION', { ...grant }),
  /** The code is used up even when another check fails: a code with a wrong verifier has probably been stolen. */
  exchange: (code: string, verifier: string, redirectUri: string | undefined): Exchange => {
    const grant = oneTime.spend('AUTHORIZATION', code) as unknown as Grant | null
    if (!grant) return { refused: 'the code is not valid, was used already or has expired' }
    if (!isVerifier(verifier) || !isSameSecret(challengeOf(verifier), grant.codeChallenge))
      return { refused: 'the code verifier does not match the challenge' }
    if (grant.redirectUri !== redirectUri) return { refused: 'the redirect URI is not the one the code was issued for' }
    return { grant }
  },
})

export type AuthorizationCodes = ReturnType<typeof createAuthorizationCodes>
