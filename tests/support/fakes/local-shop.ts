/** The real client at the real local platform over HTTP; requests and responses are recorded. */

import type { FaultRule } from '../../../demo/platform/faults'
import { collectionIdOf, productIdOf, variantIdOf } from '../../../demo/platform/seed'
import type { Platform } from '../../../demo/platform/server'
import {
  addToCurrentCart,
  type Client,
  type ClientConfig,
  createClient,
  defaultEnvironment,
  memoryStorage,
} from '../../../src/index'
import type { WireIds, WireRequest } from '../fixtures/wire-calls'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export interface Exchange {
  request: WireRequest
  /** 0: the connection broke. */
  status: number
  answer: Record<string, unknown> | null
}

/** Waits are fifty times shorter than in a shop; timeouts are too long to matter. */
const HASTE = 50

/**
 * Adds a fault and waits until it applies: for a drop, idle connections are closed, and an earlier request would fail
 * differently.
 */
export async function withFault(platform: Platform, rule: FaultRule): Promise<void> {
  platform.faults.add(rule)
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** @param isServer whether the shop's own server acts for the visitor: it sends its key along */
export function aLocalShop(platform: Platform, isServer = false) {
  const exchanges: Exchange[] = []
  const storage = memoryStorage()
  const machine = defaultEnvironment()

  let underWay = 0

  async function fetchAndCount(url: string, init: RequestInit): Promise<Response> {
    underWay += 1
    try {
      return await fetchAndKeep(url, init)
    } finally {
      underWay -= 1
    }
  }

  async function fetchAndKeep(url: string, init: RequestInit): Promise<Response> {
    const headers = init.headers as Record<string, string>
    const request = { method: init.method ?? 'GET', url, body: init.body as string | undefined, headers }
    const exchange: Exchange = { request, status: 0, answer: null }
    exchanges.push(exchange)
    const key = isServer && headers.Authorization ? `,${platform.credentials().apiKey}` : ''
    const response = await machine.fetch(url, {
      ...init,
      headers: key ? { ...headers, Authorization: headers.Authorization + key } : headers,
    })
    exchange.status = response.status
    exchange.answer = await response
      .clone()
      .json()
      .catch(() => null)
    return response
  }

  const client = ({ environment, ...config }: Partial<ClientConfig> = {}): Client =>
    createClient({
      clientId: platform.clientId,
      api: platform.url,
      timeoutMs: 600_000,
      environment: { storage, fetch: fetchAndCount, sleep: (ms, signal) => machine.sleep(ms / HASTE, signal), ...environment },
      ...config,
    })

  return {
    exchanges,
    /** Number of requests that are neither answered nor given up. */
    underWay: () => underWay,
    storage,
    client,
    sent: (path: string) => exchanges.filter(({ request }) => new URL(request.url).pathname === path),
    /** A visitor with one mug in the cart. */
    async withCart(): Promise<{ client: Client; ids: WireIds }> {
      const productId = productIdOf('blue-mug')
      const visitor = client()
      const cart = await addToCurrentCart(visitor, {
        lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId } }],
      })
      const ids: WireIds = {
        productId,
        variantId: variantIdOf('blue-mug'),
        lineId: cart.lineItems[0]?.id ?? '',
        checkoutId: '',
        collectionId: collectionIdOf('home'),
        collectionSlug: 'home',
        couponCode: 'WELCOME10',
      }
      return { client: visitor, ids }
    },
  }
}
