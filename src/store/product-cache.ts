/** Products of the last visit: drawn at once, then checked against the platform. What was not written by this very version is dropped. */
import type { ProductState } from './state'
import type { ProductView } from './views'

/** As many as a long page shows; the oldest give way. */
const KEPT = 60

export const productCacheKey = (clientId: string) => `cartlet:${clientId}:products`

/** Anybody may have written into the page's storage: only what can be drawn comes back. */
const canBeDrawn = (product: Partial<ProductView>): boolean =>
  typeof product.price?.formatted === 'string' &&
  [product.options, product.variants, product.modifiers, product.subscriptions].every(Array.isArray)

export function recallProducts(text: string | null): Record<string, ProductState> {
  try {
    const { version, products } = JSON.parse(text ?? '') as { version: string; products: [string, ProductView][] }
    if (version !== __VERSION__) return {}
    const drawable = products.filter(([, product]) => canBeDrawn(product))
    return Object.fromEntries(drawable.map(([reference, product]) => [reference, { status: 'ready', product, stale: true }]))
  } catch {
    return {}
  }
}

/** What to remember: this page's products before those of earlier ones. */
export function productsToRemember(products: Readonly<Record<string, ProductState>>): object {
  const ready = Object.entries(products).flatMap(([reference, entry]) =>
    entry.status === 'ready' ? [{ reference, ...entry }] : [],
  )
  const kept = [...ready.filter(({ stale }) => !stale), ...ready.filter(({ stale }) => stale)].slice(0, KEPT)
  return { version: __VERSION__, products: kept.map(({ reference, product }) => [reference, product]) }
}
