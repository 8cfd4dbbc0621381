/** Base64 as the wire uses it (docs/platform.md §9). */

/** base64url of the UTF-8 bytes of `text`, without padding. `text` must be well-formed, as JSON text is. */
export function toBase64Url(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}
