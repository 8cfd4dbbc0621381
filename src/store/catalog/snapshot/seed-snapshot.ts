/** Puts a snapshot into the state, where elements find products by id or slug like those of an earlier visit. */
import type { StoreApi } from 'zustand/vanilla'
import type { ProductState, ShopState } from '../../state'
import type { Snapshot } from './snapshot-model'

/** Only older products are replaced: neither the platform's answers nor those remembered from a later visit. */
const gives = (known: ProductState | undefined, readAt: number): boolean =>
  known?.status === 'ready' ? known.readAt !== undefined && known.readAt < readAt : known?.status !== 'missing'

/** @param readAt when the snapshot was taken, ms since 1970 */
export function seedSnapshot(
  { getState, setState }: StoreApi<ShopState>,
  { products, collections }: Snapshot,
  readAt: number,
): void {
  const known = getState().products
  const entries = products.flatMap((product) =>
    [product.id, product.slug]
      .filter((reference) => reference && gives(known[reference], readAt))
      .map((reference): [string, ProductState] => [reference, { status: 'ready', product, stale: true, readAt }]),
  )
  setState({
    products: { ...known, ...Object.fromEntries(entries) },
    collections: Object.fromEntries(collections.map((collection) => [collection.reference, collection])),
  })
}
