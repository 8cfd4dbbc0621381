/** Values that no honest client sends, and how they are sent; the same in each run. */
import { vi } from 'vitest'
import type { Platform } from '../../server'

/** The number of generated bodies for each route; the long run sends more. */
export const BODIES = Number(process.env.BAD_REQUESTS ?? 3)

/** A quarter of the list, a different one for each place; all of it in the long run. */
export const shareOf = <T>(list: readonly T[], place: number): readonly T[] =>
  process.env.BAD_REQUESTS ? list : list.filter((_, at) => at % 4 === place % 4)

export const SEED = Number(process.env.BAD_REQUESTS_SEED ?? 14)

/** A generator of numbers from 0 to 1, the same sequence for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
export const DEEP = 120_000
export const LONE = '\ud800'

/** JSON texts of single values; `1e999` is Infinity to a parser. */
export const VALUES = [
  'null',
  'true',
  '""',
  '"x"',
  '"-1"',
  '"2026-13-45T99:99:99Z"',
  '"\\ud800"',
  '"\\u0000"',
  '"__proto__"',
  '"%E0%A4%A"',
  '"💥"',
  '"javascript:alert(1)"',
  '"http://[::1"',
  '0',
  '-1',
  '0.5',
  '1e21',
  '1e999',
  '9007199254740993',
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"$and":[{"$or":[]}]}',
  `"${'x'.repeat(20_000)}"`,
]

export interface Sent {
  method: string
  url: string
  body?: string
  type?: string
  token?: string
  cookie?: string
}

/** Sends a request and resolves to what is wrong with the response, or null. */
export async function problemOf(
  platform: Platform,
  { method, url, body, type = 'application/json', token = '', cookie = '' }: Sent,
): Promise<string | null> {
  const named = `${method} ${url.slice(0, 200)} ${type} ${(body ?? '').slice(0, 300)}`
  try {
    const response = await fetch(platform.url + url, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': type,
        ...(cookie && { cookie }),
        ...(token && { authorization: token, 'wix-site-id': platform.credentials().siteId }),
      },
      ...(method !== 'GET' && method !== 'HEAD' && body !== undefined && { body }),
    })
    const text = await response.text()
    if (response.status >= 500) return `${response.status} ${named}`
    return /\n\s+at .+:\d+:\d+/.test(text) ? `a stack: ${named}` : null
  } catch (error) {
    return `no answer (${error}): ${named}`
  } finally {
    // A fault that a request has set up would affect the next request.
    platform.faults.clear()
  }
}

/** What the platform logged to its console while `work` ran: the first lines of each error, without duplicates. */
export async function loggedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await work()
    return [
      ...new Set(logged.mock.calls.map(([error]) => `${(error as Error)?.stack ?? error}`.split('\n').slice(0, 4).join(' | '))),
    ]
  } finally {
    logged.mockRestore()
  }
}
