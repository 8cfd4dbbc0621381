/** Verifies the signature of a delivery with `jose`: a compact JWS with RS256, no other algorithm. */
import { type CompactJWSHeaderParameters, type CompactVerifyGetKey, compactVerify, decodeProtectedHeader, errors } from 'jose'
import { isRecord, type JsonRecord } from '../../wire/record'
import { badKey, EventError, malformed } from './errors'
import type { KeySource } from './keys'

function readHeader(token: string): CompactJWSHeaderParameters {
  try {
    return decodeProtectedHeader(token) as CompactJWSHeaderParameters
  } catch (cause) {
    throw malformed('The token’s header cannot be read.', cause)
  }
}

function readClaims(payload: Uint8Array): JsonRecord {
  let claims: unknown
  try {
    claims = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
  } catch (cause) {
    throw malformed('The token’s payload cannot be read.', cause)
  }
  if (!isRecord(claims)) throw malformed('The token’s payload is not a JSON object.')
  return claims
}

/** The signed payload, or undefined when none of the keys verifies the signature. */
async function payloadOf(token: string, keys: CompactVerifyGetKey): Promise<Uint8Array | undefined> {
  try {
    return (await compactVerify(token, keys, { algorithms: ['RS256'] })).payload
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) return undefined
    if (error instanceof errors.JWSInvalid) throw malformed('The token cannot be read.', error)
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw badKey('cannot be used', error)
    for await (const key of error) {
      // A key that cannot be used must not prevent the others from being tried.
      const payload = await payloadOf(token, () => key).catch(() => undefined)
      if (payload) return payload
    }
    return undefined
  }
}

/** When no known key verifies the token, tries newer keys, if the cooldown allows a fetch. */
async function verifiedPayload(token: string, source: KeySource): Promise<Uint8Array> {
  const current = await source.current()
  const payload = await payloadOf(token, current)
  if (payload) return payload
  let cause: unknown
  try {
    const newer = await source.newerThan(current)
    const found = newer && (await payloadOf(token, newer))
    if (found) return found
  } catch (error) {
    // The sender is unverified and gets a 401; only the error's cause says that the keys could not be fetched.
    cause = error
  }
  throw new EventError('BAD_SIGNATURE', 'The signature matches none of the public keys.', { cause })
}

/**
 * Resolves the claims of `token` when one of the keys verifies its signature.
 * Throws `MALFORMED`, `BAD_KEY`, or `BAD_SIGNATURE` for another algorithm, an unknown key or a wrong signature.
 */
export async function verifyJws(token: string, source: KeySource): Promise<JsonRecord> {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw malformed('The body is not a signed token.')
  const { alg, crit } = readHeader(token)
  // Both checks come before the keys: a token that is refused anyway must not cause a fetch.
  if (alg !== 'RS256') throw new EventError('BAD_SIGNATURE', 'The token is not signed with RS256.')
  // The token requires extensions that we do not support (RFC 7515, 4.1.11).
  if (crit !== undefined) throw new EventError('BAD_SIGNATURE', 'The token asks for an extension that is not supported.')
  return readClaims(await verifiedPayload(token, source))
}

/**
 * Hash of the signed part of a token, the same for every copy of it. The text of the signature would not do: its last base64
 * character can be written in sixteen ways.
 */
export async function fingerprintOf(token: string): Promise<string> {
  const signed = new TextEncoder().encode(token.slice(0, token.lastIndexOf('.')))
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', signed))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
