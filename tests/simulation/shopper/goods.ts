/** What the shopper buys. */
import type { Platform } from '../../../demo/platform/platform'
import type { AddRequest, ProductView } from '../../../src/store-entry'

/** Some are plenty in stock, of one there are three, of one none. The last is only added, never changed, so that its quantities can be summed. */
export const SLUGS = ['blue-mug', 'engraved-pen', 'low-stock-vase', 'linen-tee', 'brass-lamp', 'field-notebook'] as const
export type Slug = (typeof SLUGS)[number]
export const ONLY_ADDED: Slug = 'field-notebook'
/** Never out of stock: if one of these is not added, that is our mistake. */
export const ENDLESS: readonly Slug[] = [ONLY_ADDED, 'engraved-pen']
/** The product with choices. */
export const CHOSEN: Slug = 'linen-tee'

const PLENTY = 24
const ENDLESSLY = 100_000

export function stock(platform: Platform): void {
  for (const slug of SLUGS) if (slug !== 'brass-lamp') platform.setStock(slug, PLENTY)
  platform.setStock('low-stock-vase', 3)
  for (const slug of ENDLESS) platform.setStock(slug, ENDLESSLY)
}

export interface Goods {
  product(slug: Slug): ProductView
  is(productId: string, slug: Slug): boolean
  request(slug: Slug, quantity: number): AddRequest
}

export async function loadGoods(load: (slug: Slug) => Promise<ProductView>): Promise<Goods> {
  const products = new Map<Slug, ProductView>()
  for (const slug of SLUGS) products.set(slug, await load(slug))
  const product = (slug: Slug) => products.get(slug) as ProductView
  return {
    product,
    is: (productId, slug) => product(slug).id === productId,
    request: (slug, quantity) => ({
      product: product(slug),
      quantity,
      ...(slug === 'engraved-pen' && { customText: { Engraving: `No. ${quantity}` } }),
      ...(slug === CHOSEN && { options: { Size: quantity > 1 ? 'M' : 'S', Colour: 'Sage' } }),
    }),
  }
}
