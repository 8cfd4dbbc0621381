/** A new platform, and a merchant's site that sells from it. */
import { startPlatform } from '../../../demo/platform/server'
import type { Shop } from '../visit'
import { startPageServer } from './page-server'

/** As in the seed. */
const PRODUCT = { slug: 'blue-mug', name: 'Blue Mug', words: 'Buy the Blue Mug', price: '€18.00' }

export async function openShop(): Promise<Shop & { close(): Promise<void> }> {
  const platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
  const { url: api, clientId } = platform
  const href = `${api}/product-page/${PRODUCT.slug}`
  const pages = await startPageServer({ clientId, api, product: PRODUCT.slug, words: PRODUCT.words, href })
  return {
    platform,
    pages,
    href,
    goods: { ...PRODUCT, id: platform.productId(PRODUCT.slug) },
    close: async () => void (await Promise.allSettled([pages.close(), platform.close()])),
  }
}
