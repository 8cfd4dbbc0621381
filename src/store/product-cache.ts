/** Products of the last visit: drawn at once, then checked against the platform. What was not written by this very version is dropped. */
import type { ProductState } from './state'
import type { ProductView } from './views'

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
