/**
 * Writes `demo/configurator/pages/demo-shop/goods.json`: a few products of the local platform as its API sends them, with addresses that the
 * demo shop fills in. Run `npx tsx demo/configurator/demo-shop/record.ts` when the platform's products have changed; a test compares both.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { startPlatform } from '../../platform/server'
import type { Goods } from './goods'

const PRODUCTS = [
  'blue-mug',
  'linen-tee',
  'iron-teapot',
  'fig-candle',
  'field-notebook',
  'low-stock-vase',
  'canvas-tote',
  'brass-lamp',
]

export const GOODS_FILE = 'demo/configurator/pages/demo-shop/goods.json'

export async function recordGoods(): Promise<string> {
  const platform = await startPlatform({ port: 0 })
  try {
    const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
      (await fetch(platform.url + path, init)).json() as T
    const { access_token: token } = await ask<{ access_token: string }>('/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: platform.clientId, grantType: 'anonymous' }),
    })
    const query = <T>(path: string, filter: object) =>
      ask<T>(path, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ query: { filter } }),
      })
    const { products } = await query<Goods>('/stores-reader/v1/products/query-platformized', { slug: { $in: PRODUCTS } })
    const { collections } = await query<Goods>('/stores-reader/v2/collections/query', {})
    const kept = collections.flatMap((collection) => {
      const numberOfProducts = products.filter(({ collectionIds }) => collectionIds.includes(collection.id)).length
      return numberOfProducts ? [{ ...collection, numberOfProducts }] : []
    })
    return `${JSON.stringify({ products, collections: kept })}\n`
      .replaceAll(`${platform.url}/media/`, '%PICTURES%/')
      .replaceAll(platform.url, 'https://shop.example')
  } finally {
    await platform.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(GOODS_FILE, await recordGoods())
