/** The list behind a `cartlet-collection`: what it asks for, what it tells the page, and what ends it. */
import type { CollectionMessages } from '../../../i18n/catalogue'
import { CartletError } from '../../../platform/http/errors'
import type { ProductView } from '../../../store/base/views'
import type { ShownList } from '../../../store/cart/engine'
import { entryOf } from '../../../store/catalog/untrusted'
import { DEFAULT_LIMIT } from '../../../store/collections/first-grid'
import { createGrid, type Grid, type GridOptions, type GridPorts } from '../../../store/collections/grid'
import { toItemList } from '../../../store/collections/item-list'
import type { FilterName, Listing } from '../../../store/collections/list-model'
import { ABILITIES } from '../../../store/collections/listing/abilities'
import { createAskListing } from '../../../store/collections/listing/listing'
import { columnsIn, fontIn } from '../../../widget/collection/columns'
import type { EmbedView } from '../../boot/embed'
import { dispatch } from '../../events/dispatch'
import type { PageShop } from '../../page/page-shop'
import { notifyAuthor } from '../../report/notify-author'
import { readAttribute } from '../../settings/read-attribute'
import { type CollectionRequest, MOST_PRODUCTS } from './collection-request'
import { listName } from './list-name'

/** Products shown by other elements of the page. */
export function productsOn({ page, pageShop, host }: EmbedView): string[] {
  const references = [...page.embeds].flatMap(({ host: other }) => {
    const read = readAttribute(other)
    const isOurs = other !== host && page.shopFor(read('client-id')) === pageShop
    return (isOurs && read('product')?.trim()) || []
  })
  return [...new Set(references)]
}

/** If the author sets `rows`: whole rows with as many columns as fit now. */
function pageSize({ options: { limit }, columns, list, rows }: CollectionRequest, host: HTMLElement): number {
  if (!rows) return limit ?? DEFAULT_LIMIT
  const fitting =
    rows *
    columnsIn(host.getBoundingClientRect().width, list ? 1 : columns, false, fontIn(host.shadowRoot?.querySelector('.root')))
  return Math.min(fitting, limit ?? MOST_PRODUCTS)
}

/** The error for filters that the author named and the shop's catalog version lacks. */
function missingFilters({ version }: Listing, filters: readonly FilterName[]): CartletError | undefined {
  const able: readonly FilterName[] = ABILITIES[version]
  const lacking = filters.filter((name) => !able.includes(name)).join(', ')
  if (!lacking) return undefined
  const problem = `The attribute "filters" asks for ${lacking}, which version ${version.slice(1)} of the catalog cannot filter by`
  return new CartletError('INVALID_ARGUMENT', problem)
}

/** The first page, if the page's snapshot has this collection in the shop's own order. */
function knownPage({ shop, due }: PageShop, { source, collection = '', query }: GridOptions, limit: number): GridPorts['known'] {
  const { collections, products } = shop.store.getState()
  const stored = source === 'collection' && !query.sort && collections ? entryOf(collections, collection) : undefined
  if (!stored) return undefined
  const { id, name, total } = stored
  const shown = stored.products.slice(0, limit).flatMap((one) => {
    const entry = products[one]
    return entry?.status === 'ready' ? entry.product : []
  })
  // Without a reference it is the whole shop, which has no name.
  return shown.length ? { products: shown, total, collection: collection ? { id, slug: '', name } : undefined, due } : undefined
}

export interface OpenGrid {
  grid: Grid
  limit: number
  /** Reports that the visitor follows a card. */
  select(product: ProductView, index: number): void
}

export function openGrid({ pageShop, host }: EmbedView, request: CollectionRequest, messages: CollectionMessages): OpenGrid {
  const { options, namesFilters } = request
  const limit = pageSize(request, host)
  const listOf = (products: readonly ProductView[], at: number) => {
    const state = grid.store.getState()
    const { collection, instead } = state
    return toItemList(products, at, {
      id: collection?.id ?? options.collection ?? (instead ? 'same-collections' : options.source),
      name: collection?.name || listName(messages, options.source, state),
    })
  }
  const askListing = createAskListing()
  let isReported = false
  const grid = createGrid(
    { ...options, limit },
    {
      engine: pageShop.shop.engine,
      ask: (engine, call) =>
        askListing(engine, (listing) => {
          const error = namesFilters && !isReported && missingFilters(listing, options.filters)
          if (error) {
            isReported = true
            notifyAuthor(host, error)
          }
          return call(listing)
        }),
      known: knownPage(pageShop, { ...options, limit }, limit),
      onPage: (products, at) => dispatch(host, 'cartlet:collection-view', listOf(products, at)),
      onError: (error) => notifyAuthor(host, error),
    },
  )
  return {
    grid,
    limit,
    select: (product, index) => dispatch(host, 'cartlet:product-select', listOf([product], index)),
  }
}

/** Keeps the list in step with its page and its shop, and tells the author if there is no such collection; returns what ends it. */
export function followGrid({ page, pageShop, host }: EmbedView, grid: Grid, collection: string | undefined): () => void {
  const { store, retry, recheck, stop } = grid
  const list: ShownList = {
    productIds: () => store.getState().products.map(({ id }) => id),
    collectionId: () => store.getState().collection?.id,
    recheck,
  }
  const lists = pageShop.shop.engine().then((engine) => engine.lists.add(list))
  lists.catch(() => {}) // reported by the grid
  let isMissing = false
  const reportMissing = () => {
    const { status } = store.getState()
    if (status === 'missing' && !isMissing)
      notifyAuthor(host, new CartletError('COLLECTION_NOT_FOUND', `This shop has no visible collection "${collection}"`))
    isMissing = status === 'missing'
  }
  reportMissing()
  const stopLooking = store.subscribe(reportMissing)
  page.view.addEventListener('online', retry)
  return () => {
    page.view.removeEventListener('online', retry)
    stopLooking()
    lists.then((all) => all.delete(list)).catch(() => {})
    stop()
  }
}
