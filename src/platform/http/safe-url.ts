/** The URLs to which tokens or visitors may be sent. */

/** The URL if it is https, or http on loopback; else null. */
export function parseSafeUrl(text: unknown): URL | null {
  try {
    const url = new URL(text as string)
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    return isSafe ? url : null
  } catch {
    return null
  }
}

/** The URL parser has already normalised 127.1 and [0:0::1]. */
const isLoopback = (host: string): boolean => /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(host)
