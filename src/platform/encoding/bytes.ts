/** Bytes in JSON: base64 text on the wire, `Uint8Array` for whoever works with them (converters for `wire/convert`). */

/** More arguments than this overflow the stack of some engines (specification §9). */
const CHUNK = 16_383

/** The bytes in base64 `value`, of either alphabet, padded or not; undefined for everything that is none. */
export function toBytes(value: unknown): Uint8Array | undefined {
  try {
    const text = atob((value as string).replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(text, (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Base64 of `value` when it is a `Uint8Array`, else `value`. */
export function fromBytes(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  let text = ''
  for (let start = 0; start < value.length; start += CHUNK) text += String.fromCharCode(...value.subarray(start, start + CHUNK))
  return btoa(text)
}
