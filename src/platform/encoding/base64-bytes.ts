/** docs/platform.md §9 "Byte-buffer maximum size", "Base64 work is chunked": base64 of bytes. */

/** The most bytes that are taken at once. */
export const MAX_BYTES = 2_147_483_647
/** A multiple of three, so that the pieces can be joined; and few enough to be the arguments of one call. */
export const CHUNK_BYTES = 16_383

/** `Uint8Array<ArrayBuffer>`, spelt so that TypeScript before 5.7 reads it, where that type takes no argument. */
type Bytes = ReturnType<Uint8ArrayConstructor['from']>

/** Throws a `RangeError` above 2 147 483 647 bytes. */
function encode(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new RangeError(`No more than ${MAX_BYTES} bytes can be encoded at once`)
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES)))
  return text
}

/** Standard or URL-safe, padded or not. Throws a `RangeError` for text that is no base64, or holds too many bytes. */
function decode(text: string): Bytes {
  const standard = text.replace(/-/g, '+').replace(/_/g, '/')
  // `atob` accepts missing padding and white space, so padding that is present is checked here.
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(standard) || (standard.endsWith('=') && standard.length % 4))
    throw new RangeError('This text is not base64')
  if ((standard.length / 4) * 3 > MAX_BYTES) throw new RangeError(`No more than ${MAX_BYTES} bytes can be decoded at once`)
  const bytes = binaryOf(standard)
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0))
}

function binaryOf(standard: string): string {
  try {
    return atob(standard)
  } catch {
    throw new RangeError('This text is not base64')
  }
}

/** Base64 of `Uint8Array`s, in pieces of 16 383 bytes. docs/platform.md §9. */
export const base64 = {
  encode,
  /** With `-` and `_`, without padding. */
  encodeUrl: (bytes: Uint8Array): string => encode(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, ''),
  decode,
}
