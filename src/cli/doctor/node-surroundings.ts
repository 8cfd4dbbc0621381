/** Runs the check-up on an author's machine: plain requests, and visitor tokens that are kept in memory only. */
import { webcrypto } from 'node:crypto'
import type { Answer, Surroundings } from '../../checkup/model'
import { createAskListing, createClient, createShopPort, loadCatalog, memoryStorage } from '../npm-parts'

const WITHIN_MS = 15_000
/** Few, because an author is waiting: a platform that fails twice is reported as a row. */
const RETRIES = 1

async function toAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  // A stream of events never ends.
  const isStream = type.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  return {
    status: response.status,
    type,
    address: response.url,
    header: (name) => response.headers.get(name),
    bytes: isStream ? new Uint8Array() : new Uint8Array(await response.arrayBuffer()),
  }
}

/** @param page its address, sent as `Origin` because servers may respond by it */
export function nodeSurroundings(page?: string): Surroundings {
  const origin = page && /^https?:/.test(page) ? { origin: new URL(page).origin } : undefined
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...origin, ...init.headers }, signal: AbortSignal.timeout(WITHIN_MS) })
  return {
    read: async (address) => toAnswer(await ask(address)),
    async allowsOrigin(api, from) {
      const response = await ask(new URL('/oauth2/token', api).href, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      })
      const allowed = response.headers.get('access-control-allow-origin')
      return allowed === '*' || allowed === from
    },
    digest: async (algorithm, bytes) =>
      Buffer.from(await webcrypto.subtle.digest(algorithm, new Uint8Array(bytes))).toString('base64'),
    shop: ({ clientId, api, catalog }) =>
      createShopPort({
        client: createClient({
          clientId,
          api,
          environment: { storage: memoryStorage() },
          timeoutMs: WITHIN_MS,
          retries: RETRIES,
        }),
        loadCatalog,
        loadListing: async () => createAskListing,
        expected: catalog === 'v1' ? 'v1' : 'v3',
      }),
    now: () => Date.now(),
  }
}
