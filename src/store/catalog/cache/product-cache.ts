/** Products of the last visit: drawn at once, then checked against the platform. Entries of another widget version are dropped. */
import type { ProductState } from '../../state'
import type { ProductView } from '../../views'
import { isProduct } from './product-shape'

/** Any script can write into the page's storage: only entries that an answer could have produced are returned. */
export function recallProducts(text: string | null): Record<string, ProductState> {
  try {
    const { version, products } = JSON.parse(text ?? '') as { version: string; products: [string, ProductView][] }
    if (version !== __VERSION__) return {}
    const sound = products.filter(([, product]) => isProduct(product))
    return Object.fromEntries(sound.map(([reference, product]) => [reference, { status: 'ready', product, stale: true }]))
  } catch {
    return {}
  }
}
