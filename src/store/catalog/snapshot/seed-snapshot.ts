/** Puts a snapshot into the state, where elements find its products by id or slug like those of an earlier visit. */
import type { StoreApi } from 'zustand/vanilla'
import { ownOf } from '../../../platform/wire/record'
import type { Amount } from '../../base/amount'
import type { FormatMoney } from '../../base/format-money'
import type { Snapshot } from '../../base/snapshot-model'
import type { ProductState, ShopState } from '../../base/state'
import type { ProductView } from '../../base/views'
import { rewriteAmounts } from '../rewrite-amounts'

/** Only older products are replaced: neither the platform's answers nor those remembered from a later visit. */
const gives = (shown: ProductState | undefined, readAt: number): boolean =>
  shown?.status === 'ready'
    ? Boolean(shown.stale) && shown.readAt !== undefined && shown.readAt < readAt
    : shown?.status !== 'missing'

/** Prices that a line item will have; none for products whose price depends on a subscription, modifier or text. */
function pricesOf({ id, price, variants, modifiers, subscriptions }: ProductView): [string, Amount][] {
  if (modifiers.length || subscriptions.length) return []
  const ofVariants = variants.map((variant): [string, Amount] => [variant.id, variant.price])
  return variants.length > 1 ? ofVariants : [...ofVariants, [id, price]]
}

/** The products of the state together with these, each by id and slug. */
function withProducts(shown: ShopState['products'], products: readonly ProductView[], readAt: number): ShopState['products'] {
  const entries = products.flatMap((product) =>
    [product.id, product.slug]
      .filter((reference) => reference && gives(shown[reference], readAt))
      .map((reference): [string, ProductState] => [reference, { status: 'ready', product, stale: 'snapshot', readAt }]),
  )
  return ownOf({ ...shown, ...Object.fromEntries(entries) })
}

/** Seeds one product whose data a script of the page has. @param readAt the time of its data, ms since 1970 */
export function seedProduct(
  { getState, setState }: StoreApi<ShopState>,
  given: ProductView,
  readAt: number,
  format: FormatMoney,
): void {
  const { products, snapshotPrices } = getState()
  const product = rewriteAmounts(given, format)
  setState({
    products: withProducts(products, [product], readAt),
    snapshotPrices: ownOf({ ...snapshotPrices, ...Object.fromEntries(pricesOf(product)) }),
  })
}

/** @param readAt when the snapshot was taken, ms since 1970 */
export function seedSnapshot(
  { getState, setState }: StoreApi<ShopState>,
  { products: given, collections }: Pick<Snapshot, 'products' | 'collections'>,
  readAt: number,
  format: FormatMoney,
): void {
  const products = rewriteAmounts(given, format)
  setState({
    products: withProducts(getState().products, products, readAt),
    collections: ownOf(Object.fromEntries(collections.map((collection) => [collection.reference, collection]))),
    snapshotPrices: ownOf(Object.fromEntries(products.flatMap(pricesOf))),
  })
}
