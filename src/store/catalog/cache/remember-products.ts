/** Selects the products to store for the next visit, which `product-cache.ts` reads before the first button is drawn. */
import type { ProductState } from '../../base/state'

/** The number of products on a long page; those of earlier pages are dropped first. */
const KEPT = 60

/** This page's products come before those of earlier pages; of both, those read last come first. */
export function productsToRemember(products: Readonly<Record<string, ProductState>>): object {
  const ready = Object.entries(products)
    .flatMap(([reference, entry]) =>
      entry.status === 'ready' && !entry.incomplete ? [{ reference, ...entry, readAt: entry.readAt ?? Date.now() }] : [],
    )
    .sort((a, b) => b.readAt - a.readAt)
  const kept = [...ready.filter(({ stale }) => !stale), ...ready.filter(({ stale }) => stale)].slice(0, KEPT)
  return {
    version: __VERSION__,
    products: kept.map(({ reference, product, readAt }) => [reference, product, readAt]),
  }
}
