/** Which addresses we may send tokens or visitors to. */

/** The URL when it is https, or http on this very machine; else null. */
export function parseSafeUrl(text: unknown): URL | null {
  try {
    const url = new URL(text as string)
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    return isSafe ? url : null
  } catch {
    return null
  }
}

/** The URL parser has already written 127.1 and [0:0::1] in full. */
const isLoopback = (host: string): boolean => /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(host)
