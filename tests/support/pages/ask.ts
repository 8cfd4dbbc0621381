/** One call against a platform that answers once: what was sent, and what the call made of the response. */
import { createAnonymousClient } from '../../../src/platform/client'
import type { Caller } from '../../../src/platform/http/call'

export interface Sent {
  method: string
  /** Includes the query. */
  path: string
  body?: unknown
}

export interface Asked<T> {
  sent: Sent[]
  result: T
}

/** A caller whose every request is answered with `reply`, and the requests that it sent. */
export function aCaller(reply: unknown = {}): { caller: Caller; sent: Sent[] } {
  const sent: Sent[] = []
  const caller = createAnonymousClient({
    environment: {
      async fetch(url, { method = 'GET', body }) {
        const path = url.replace('https://www.wixapis.com', '')
        sent.push({ method, path, ...(body === undefined ? {} : { body: JSON.parse(body as string) }) })
        return new Response(JSON.stringify(reply))
      },
    },
  })
  return { caller, sent }
}

export async function ask<T>(call: (caller: Caller) => Promise<T>, reply: unknown = {}): Promise<Asked<T>> {
  const { caller, sent } = aCaller(reply)
  return { result: await call(caller), sent }
}

/** The object that a `.r` query carries. */
export const decodeR = (path: string): unknown =>
  JSON.parse(Buffer.from(path.split('?.r=')[1] ?? '', 'base64url').toString('utf8'))
