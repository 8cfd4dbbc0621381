/** `cartlet-collection` on a server: the first products of a collection, in the shop's own order. */
import { createStore } from 'zustand/vanilla'
import { readCollectionRequest } from '../../embed/product/collection/collection-request'
import { enCollection } from '../../i18n/compiled/english/en-collection'
import { formatMoney } from '../../i18n/format'
import type { SnapshotCollection } from '../../store/base/snapshot-model'
import type { ProductView } from '../../store/base/views'
import { firstLimit, initialGrid } from '../../store/collections/first-grid'
import type { Grid } from '../../store/collections/grid'
import type { GridState } from '../../store/collections/grid-state'
import { CollectionGrid } from '../../widget/collection/CollectionGrid'
import { cardSlot } from '../../widget/collection/own-cards'
import { ProductCard } from '../../widget/product/card/ProductCard'
import { ownLink, withOwnLink } from './own-link'
import { neverBuys } from './product-parts'
import type { ServerPart, ServerView } from './server-part'

/** Stands for the cursor of the next page, which only the platform knows. */
const SOMEWHERE = ''

function gridOf(state: GridState): Grid {
  const nothing = () => {}
  return {
    store: createStore<GridState>(() => state),
    ask: nothing,
    more: nothing,
    recheck: nothing,
    retry: nothing,
    needFacets: nothing,
    stop: nothing,
  }
}

function firstProducts(view: ServerView, { products }: SnapshotCollection, limit: number): ProductView[] {
  const state = view.shop.store.getState()
  return products.slice(0, limit).flatMap((id) => {
    const entry = state.products[id]
    return entry?.status === 'ready' ? withOwnLink(view, entry.product) : []
  })
}

export const collectionGrid: ServerPart = (view) => {
  const { snapshot, shop, read, language, level, ownCards } = view
  const { options, columns, list, rows } = readCollectionRequest(read, [])
  const { source, collection: reference = '', query, filters } = options
  // A snapshot contains no recently viewed or related products, and no lists in another order.
  if (source !== 'collection' || query.sort) return null
  const collection = snapshot.collections.find((one) => one.reference === reference || (reference && one.id === reference))
  if (!collection) return undefined
  const limit = firstLimit({ rows, list, columns, limit: options.limit })
  const products = firstProducts(view, collection, limit)
  if (!products.length) return undefined
  const total = collection.total
  const messages = language.messages('collection', enCollection)
  const currency = products[0]?.price.currency ?? ''
  const grid = gridOf({
    ...initialGrid(query),
    status: 'ready',
    turn: 1,
    collection: reference ? { id: collection.id, slug: '', name: collection.name } : undefined,
    products,
    total,
    next: total !== undefined && total > products.length ? SOMEWHERE : undefined,
  })
  return {
    node: (
      <CollectionGrid
        grid={grid}
        label={messages.products}
        limit={limit}
        columns={columns}
        list={list}
        sortable
        atOnce
        filters={filters}
        pageOf={({ id }) => ownLink(read('category-link')?.trim() ?? '', { id, slug: reference }, view.url)}
        money={(value) => formatMoney(value, currency, language.locale)}
        card={(product, { eager }) =>
          ownCards ? (
            <slot name={cardSlot(product.id)} />
          ) : (
            <ProductCard
              reference={product.id}
              product={product}
              eager={eager}
              level={level}
              buy={neverBuys}
              loadDetails={shop.loadDetails}
            />
          )
        }
      />
    ),
    sheets: [
      'cartlet-shadow-product.css',
      'cartlet-shadow-collection.css',
      ...(ownCards ? (['cartlet-shadow-own-cards.css'] as const) : []),
    ],
    products,
    list: collection.name || messages.products,
  }
}
