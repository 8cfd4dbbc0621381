/** docs/platform.md §9 "Byte-buffer maximum size", "Base64 work is chunked": base64 of bytes. */

/** Maximum number of bytes per call. */
export const MAX_BYTES = 2_147_483_647
/** A multiple of three, so that encoded chunks can be joined; and few enough to pass as arguments of one call. */
export const CHUNK_BYTES = 16_383

/** `Uint8Array<ArrayBuffer>`, written so that TypeScript before 5.7 accepts it, where that type has no parameter. */
type Bytes = ReturnType<Uint8ArrayConstructor['from']>

/** Throws a `RangeError` above 2 147 483 647 bytes. */
function encode(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new RangeError(`No more than ${MAX_BYTES} bytes can be encoded at once`)
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES)))
  return text
}

/** Accepts standard or URL-safe base64, padded or not. Throws a `RangeError` for other text, or for too many bytes. */
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

/** Base64 of `Uint8Array`s, encoded in chunks of 16 383 bytes. docs/platform.md §9. */
export const base64 = {
  encode,
  /** With `-` and `_`, without padding. */
  encodeUrl: (bytes: Uint8Array): string => encode(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, ''),
  decode,
}
