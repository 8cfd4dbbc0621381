/** The product that an element names. */

import type { ProductView } from '../../store/base/views'
import type { Shop } from '../../store/shop/shop'
import type { ReadAttribute } from './server-part'

export interface NamedProduct {
  /** As the author wrote it: id or slug. */
  reference: string
  product: ProductView
  variant?: string
}

/** Undefined if the snapshot has no such product, or the product no such variant. */
export function productOf(shop: Shop, read: ReadAttribute): NamedProduct | undefined {
  const reference = read('product')?.trim() ?? ''
  const entry = shop.store.getState().products[reference]
  if (entry?.status !== 'ready') return undefined
  const { product } = entry
  const variant = read('variant')?.trim() || undefined
  if (variant && product.variants.every(({ id }) => id !== variant)) return undefined
  return { reference, product, variant }
}
