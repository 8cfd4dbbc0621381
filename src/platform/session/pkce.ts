/**
 * docs/platform.md §5, §9 "Code verifier", §7 "The challenge method is S256": PKCE (RFC 7636), which proves that the client that
 * redeems a code is the one that started the login.
 */

import { base64 } from '../encoding/base64-bytes'
import type { CryptoPort } from '../environment'
import { CartletError } from '../http/errors'

/** Number of characters of a verifier. */
export const VERIFIER_LENGTH = { LEAST: 43, MOST: 128 } as const

/** The unreserved characters of a URL. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~'
/** Bytes from here on are discarded: their remainders would favour the first characters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

export interface Pkce {
  codeVerifier: string
  /** base64url of the verifier's SHA-256. */
  codeChallenge: string
}

/** A random verifier. Throws `INVALID_ARGUMENT` for a length outside 43–128. */
export function createVerifier(crypto: CryptoPort, length: number = VERIFIER_LENGTH.LEAST): string {
  const { LEAST, MOST } = VERIFIER_LENGTH
  if (!Number.isInteger(length) || length < LEAST || length > MOST)
    throw new CartletError('INVALID_ARGUMENT', `A code verifier must be ${LEAST} to ${MOST} characters long`)
  let text = ''
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length - text.length))
    for (const byte of bytes) if (byte < FAIR_BYTES) text += ALPHABET[byte % ALPHABET.length]
  }
  return text
}

/**
 * The S256 challenge of `verifier`. Rejects with `INSECURE_CONTEXT` in pages that are neither https nor loopback and have no
 * digest.
 */
export async function challengeOf(crypto: CryptoPort, verifier: string): Promise<string> {
  if (!crypto.subtle) throw new CartletError('INSECURE_CONTEXT', 'Logging in needs a page on https, or on loopback')
  const ascii = Uint8Array.from(verifier, (char) => char.charCodeAt(0))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', ascii))
  return base64.encodeUrl(digest)
}

/** A verifier with its challenge. */
export async function createPkce(crypto: CryptoPort, length?: number): Promise<Pkce> {
  const codeVerifier = createVerifier(crypto, length)
  return { codeVerifier, codeChallenge: await challengeOf(crypto, codeVerifier) }
}
