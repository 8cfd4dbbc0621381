/** Products of the last visit: drawn at once, then checked against the platform. Entries of another widget version are dropped. */

import type { StoreApi } from 'zustand/vanilla'
import { ownOf } from '../../../platform/wire/record'
import type { FormatMoney } from '../../base/format-money'
import type { ProductState, ShopState } from '../../base/state'
import type { ProductView } from '../../base/views'
import { rewriteAmounts } from '../rewrite-amounts'
import { isProduct } from './product-shape'

/** Any script can write into the page's storage: only entries that an answer could have produced are returned. */
export function recallProducts(text: string | null | undefined): Record<string, ProductState> {
  try {
    const { version, products } = JSON.parse(`${text}`) as { version: string; products: [string, ProductView, number][] }
    if (version !== __VERSION__) return {}
    return Object.fromEntries(
      products
        .filter(([, product]) => isProduct(product))
        // An unreadable time is harmless: it only decides between this product and the same one of a snapshot.
        .map(([reference, product, readAt]) => [reference, { status: 'ready', product, stale: true, readAt }]),
    )
  } catch {
    return {}
  }
}

/** Puts remembered products into the state, except those that the platform has already answered. */
export function restoreProducts(
  { setState }: Pick<StoreApi<ShopState>, 'setState'>,
  text: string | null | undefined,
  format: FormatMoney,
): void {
  const recalled = ownOf(rewriteAmounts(recallProducts(text), format))
  setState(({ products }) => {
    const current = Object.entries(products).filter(([reference, { status }]) => status !== 'loading' || !recalled[reference])
    return { products: ownOf({ ...recalled, ...Object.fromEntries(current) }) }
  })
}
