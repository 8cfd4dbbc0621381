/** Bytes in JSON: base64 text on the wire, `Uint8Array` in the client (converters for `wire/convert`). */
import { base64 } from './base64-bytes'

/** The bytes of base64 text, standard or URL-safe, padded or not; undefined for any other value. */
export function toBytes(value: unknown): Uint8Array | undefined {
  try {
    return base64.decode(value as string)
  } catch {
    return undefined
  }
}

/** Base64 of `value` when it is a `Uint8Array`, else `value`. */
export const fromBytes = (value: unknown): unknown => (value instanceof Uint8Array ? base64.encode(value) : value)
