/** `useProduct()`: one product, for components that draw it themselves. */
import type { CartletError } from '../../platform/http/errors'
import type { ProductView } from '../../store/base/views'
import { useHandle, useShopState, useStarted } from './use-shop-state'

export type UseProduct =
  | { status: 'loading' | 'missing'; product?: undefined; error?: undefined }
  /** `isStale`: from a snapshot or an earlier visit; the platform has not confirmed it yet. */
  | { status: 'ready'; product: ProductView; isStale: boolean; error?: undefined }
  | { status: 'failed'; product?: undefined; error: CartletError }

/**
 * Products of one page are requested in one query. `missing`: the shop has no visible product with this id or slug.
 * @param reference id or slug; while it is empty nothing is requested
 */
export function useProduct(reference: string | null | undefined): UseProduct {
  const handle = useHandle('useProduct()')
  const name = reference?.trim() ?? ''
  const entry = useShopState(handle, ({ products, shownIn }) => {
    const found = name ? products[name] : undefined
    return shownIn?.show(found) ?? found
  })
  useStarted(
    handle,
    ({ pageShop }) => {
      if (!name) return undefined
      pageShop.load(name).catch(() => {}) // the state contains the failure
      return pageShop.addReference(name)
    },
    name,
  )
  if (!entry || entry.status === 'loading') return { status: 'loading' }
  if (entry.status === 'missing') return { status: 'missing' }
  if (entry.status === 'failed') return { status: 'failed', error: entry.error }
  return { status: 'ready', product: entry.product, isStale: Boolean(entry.stale) }
}
