/**
 * In catalog version 1 only the inventory says whether a sold-out variant can be ordered ahead. It is read only for buttons that name such a
 * variant, so that other pages do not pay for the request.
 */

import type { ShopState } from '../base/state'
import type { ProductView } from '../base/views'
import type { Engine } from '../cart/engine'
import type { Shop } from '../shop/shop'

/** @param asked collects the updated products, so that each is asked for once */
async function askStock(
  { askBaseCatalog, context }: Pick<Engine, 'askBaseCatalog' | 'context'>,
  products: ProductView[],
  asked: WeakSet<ProductView>,
): Promise<void> {
  const { client, store, formatMoney } = context
  await askBaseCatalog(async (catalog) => {
    const stocked = await catalog.complete(
      client,
      products.map(({ id }) => ({ id })),
    )
    const changed = new Map<ProductView, ProductView>()
    stocked.forEach((raw, place) => {
      const product = products[place] as ProductView
      const variants = product.variants.map(({ id, inStock }) => ({ id, stock: { inStock } }))
      const view = catalog.view({ ...raw, manageVariants: true, variants }, formatMoney)
      if (!view.preorder) return
      const preorderOf = new Map(view.variants.map(({ id, preorder }) => [id, preorder]))
      const variantsNow = product.variants.map((variant) => ({ ...variant, preorder: preorderOf.get(variant.id) }))
      const now = { ...product, preorder: view.preorder, variants: variantsNow }
      changed.set(product, now)
      asked.add(now)
    })
    if (!changed.size) return
    store.setState(({ products: entries }) => ({
      products: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => {
          const product = entry?.status === 'ready' && changed.get(entry.product)
          return [name, product ? { status: 'ready', product } : entry]
        }),
      ),
    }))
  })
}

/**
 * Starts watching; returns a function that stops it.
 * @param named ids of the variants that the page's elements name
 */
export function watchOrderAhead({ engine, store }: Pick<Shop, 'engine' | 'store'>, named: () => Iterable<unknown>): () => void {
  const asked = new WeakSet<ProductView>()

  async function check({ products }: ShopState): Promise<void> {
    const open = new Set<ProductView>()
    let names: Set<unknown> | undefined
    for (const entry of Object.values(products)) {
      if (entry?.status !== 'ready' || entry.stale) continue
      const { product } = entry
      const isOut = ({ id, inStock, preorder }: ProductView['variants'][number]) => {
        if (inStock || preorder) return false
        names ??= new Set(named())
        return names.has(id)
      }
      if (product.inStock && !asked.has(product) && product.variants.some(isOut)) open.add(product)
    }
    if (!open.size) return
    for (const product of open) asked.add(product)
    const ready = await engine()
    if (ready.catalogVersion() === 'v1') await askStock(ready, [...open], asked)
  }
  const watch = (state: ShopState) => void check(state).catch(() => {}) // it stays sold out
  watch(store.getState())
  return store.subscribe(watch)
}
