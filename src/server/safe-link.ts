/** Addresses that an author wrote. */

/** Absolute if the page's own address is known, otherwise as written; undefined for an empty one and anything but http(s). */
export function safeLink(text: string, base: string | undefined): string | undefined {
  try {
    const { href, protocol } = new URL(text, base ?? 'https://page.invalid')
    if (!text || !/^https?:$/.test(protocol)) return undefined
    return base ? href : text
  } catch {
    return undefined
  }
}
