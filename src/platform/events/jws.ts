/**
 * Compact JWS with RS256 and nothing else, over WebCrypto. A library would bring more bytes than the whole receiver, most of them for
 * algorithms that must be refused here.
 */
import { base64 } from '../encoding/base64-bytes'
import { isRecord, type JsonRecord } from '../wire/record'
import { EventError } from './errors'
import type { FindKeys } from './keys'

export const malformed = (message: string, cause?: unknown) => new EventError('MALFORMED', message, { cause })

function readPart(part: string, name: string): JsonRecord {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(base64.decode(part)))
  } catch (cause) {
    throw malformed(`The token's ${name} cannot be read.`, cause)
  }
  if (!isRecord(value)) throw malformed(`The token's ${name} is not a JSON object.`)
  return value
}

/**
 * The claims of `token`, once one of the keys has been found to have signed it.
 * Throws `MALFORMED`, or `BAD_SIGNATURE` for another algorithm, an unknown key or a signature that does not fit.
 */
export async function verifyJws(token: string, findKeys: FindKeys): Promise<JsonRecord> {
  const [, header = '', payload = '', signature = ''] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (header === '') throw malformed('The body is not a signed token.')
  const { alg, kid, crit } = readPart(header, 'header')
  if (alg !== 'RS256') throw new EventError('BAD_SIGNATURE', 'The token is not signed with RS256.')
  // Extensions that we were told to understand and do not (RFC 7515, 4.1.11).
  if (crit !== undefined) throw new EventError('BAD_SIGNATURE', 'The token asks for an extension that is not supported.')
  const keys = await findKeys(typeof kid === 'string' ? kid : undefined)
  const signed = new TextEncoder().encode(`${header}.${payload}`)
  for (const key of keys) if (await fits(key, signature, signed)) return readPart(payload, 'payload')
  throw new EventError('BAD_SIGNATURE', 'The signature was made by none of our keys.')
}

async function fits(key: CryptoKey, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = base64.decode(signature)
  } catch {
    return false
  }
  return globalThis.crypto.subtle.verify(key.algorithm, key, bytes, signed)
}
