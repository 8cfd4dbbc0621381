/** A shop with the data of a snapshot that sends no requests: the components render from its state. */
import { formatMoney } from '../i18n/format'
import { CartletError } from '../platform/http/errors'
import { memoryStorage } from '../platform/storage'
import type { Snapshot } from '../store/base/snapshot-model'
import type { ProductState } from '../store/base/state'
import { createShop, type Shop } from '../store/shop/shop'

const refuse = () => Promise.reject(new CartletError('UNSUPPORTED', 'Rendering on a server cannot call the platform'))

const shops = new WeakMap<Snapshot, Shop>()

/** The same shop for the same snapshot. */
export function staticShopOf(snapshot: Snapshot): Shop {
  const known = shops.get(snapshot)
  if (known) return known
  const shop = createShop({
    clientId: snapshot.clientId,
    storage: memoryStorage(),
    connect: refuse,
    loadDrawerActions: refuse,
    formatMoney: (value, currency) => formatMoney(value, currency, snapshot.locale),
    navigate: () => 'blocked',
  })
  const products: Record<string, ProductState> = Object.create(null)
  for (const product of snapshot.products)
    for (const reference of [product.id, product.slug]) products[reference] = { status: 'ready', product }
  shop.store.setState({ products })
  shops.set(snapshot, shop)
  return shop
}
