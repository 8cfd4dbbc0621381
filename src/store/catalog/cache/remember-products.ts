/** What a visit leaves for the next one; read again by `product-cache.ts`, which the first button needs. */
import type { ProductState } from '../../state'

/** As many as a long page shows; the oldest give way. */
const KEPT = 60

/** What to remember: this page's products before those of earlier ones. */
export function productsToRemember(products: Readonly<Record<string, ProductState>>): object {
  const ready = Object.entries(products).flatMap(([reference, entry]) =>
    entry.status === 'ready' ? [{ reference, ...entry }] : [],
  )
  const kept = [...ready.filter(({ stale }) => !stale), ...ready.filter(({ stale }) => stale)].slice(0, KEPT)
  return { version: __VERSION__, products: kept.map(({ reference, product }) => [reference, product]) }
}
