/** `cartlet-collection`: a grid of product cards. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CollectionMessages } from '../../../i18n/catalogue'
import { formatMoney } from '../../../i18n/format'
import { CartletError } from '../../../platform/http/errors'
import type { ProductView } from '../../../store/base/views'
import type { ShownList } from '../../../store/cart/engine'
import { entryOf } from '../../../store/catalog/untrusted'
import { createGrid, type Grid, type GridOptions, type GridPorts } from '../../../store/collections/grid'
import { toItemList } from '../../../store/collections/item-list'
import { FILTERS, type FilterName, type Listing } from '../../../store/collections/list-model'
import { ABILITIES } from '../../../store/collections/listing/abilities'
import { createAskListing } from '../../../store/collections/listing/listing'
import { type CardPlace, CollectionGrid } from '../../../widget/collection/CollectionGrid'
import { collectionCss } from '../../../widget/collection/collection.css'
import { useCollectionMessages } from '../../../widget/collection/collection-messages'
import { columnsIn, fontIn } from '../../../widget/collection/columns'
import { useGrid } from '../../../widget/collection/use-grid'
import { ProductCard, type ProductCardProps } from '../../../widget/product/card/ProductCard'
import { productCss } from '../../../widget/product/card/product.css'
import type { HeadingLevel } from '../../../widget/product/heading-level'
import { useShop, useSurroundings } from '../../../widget/shop-context'
import type { EmbedPart, EmbedView } from '../../boot/embed'
import { reactPart } from '../../boot/react-part'
import { sheetFor } from '../../dom/shadow-dom-inject'
import { dispatch } from '../../events/dispatch'
import { localeFor } from '../../page/language'
import type { PageShop } from '../../page/page-shop'
import { productLink } from '../../page/product-link'
import { notifyAuthor } from '../../report/notify-author'
import { readAttribute } from '../../settings/read-attribute'
import { buy } from '../../shop/buy'
import { type CollectionRequest, DEFAULT_LIMIT, MOST_PRODUCTS, readCollectionRequest } from './collection-request'
import { listName } from './list-name'

export { and } from '../../../platform/query/filter'
// Shared by the chunks that list the products of each catalog.
export { listed, mapInSlices } from '../../../store/collections/listing/listed'
export { createAskListing } from '../../../store/collections/listing/listing'
// Makes Rollup put the cards into the chunk of `cartlet-product` instead of a third file.
export * from '../product.chunk'

/** Products shown by other elements of the page. */
function productsOn({ page, pageShop, host }: EmbedView): string[] {
  const references = [...page.embeds].flatMap(({ host: other }) => {
    const read = readAttribute(other)
    const isOurs = other !== host && page.shopFor(read('client-id')) === pageShop
    return (isOurs && read('product')?.trim()) || []
  })
  return [...new Set(references)]
}

/** One level below the heading before the grid. */
function levelUnder({ page, host }: EmbedView): HeadingLevel {
  let level = 1
  for (const heading of page.document.querySelectorAll('h1, h2, h3, h4, h5')) {
    if (!(heading.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)) break
    level = Number(heading.localName[1])
  }
  return (level + 1) as HeadingLevel
}

/** If the author sets `rows`: whole rows with as many columns as fit now. */
function pageSize({ options: { limit, filters }, columns, rows }: CollectionRequest, host: HTMLElement): number {
  if (!rows) return limit ?? DEFAULT_LIMIT
  const fitting =
    rows *
    columnsIn(host.getBoundingClientRect().width, columns, filters.length > 0, fontIn(host.shadowRoot?.querySelector('.root')))
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

const nextTask = () => new Promise<void>((next) => setTimeout(next))

/** The first page, if the page's snapshot has this collection in the shop's own order. */
function knownPage({ shop, due }: PageShop, { source, collection = '', query }: GridOptions, limit: number): GridPorts['known'] {
  const { collections, products } = shop.store.getState()
  const known = source === 'collection' && !query.sort && collections ? entryOf(collections, collection) : undefined
  if (!known) return undefined
  const { id, name, total } = known
  const shown = known.products.slice(0, limit).flatMap((one) => {
    const entry = products[one]
    return entry?.status === 'ready' ? entry.product : []
  })
  // Without a reference it is the whole shop, which has no name.
  return shown.length ? { products: shown, total, collection: collection ? { id, slug: '', name } : undefined, due } : undefined
}

interface OpenGrid {
  grid: Grid
  limit: number
  /** Reports that the visitor follows a card. */
  select(product: ProductView, index: number): void
}

function openGrid({ pageShop, host }: EmbedView, request: CollectionRequest, messages: CollectionMessages): OpenGrid {
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

/** Shows the product as it was last read, which may be after the list was read. */
function ListedCard(props: ProductCardProps) {
  const entry = useShop(({ products }) => products[props.reference])
  const isRead = entry?.status === 'ready' && !entry.stale
  return <ProductCard {...props} product={isRead ? entry.product : props.product} />
}

interface CollectionProps {
  view: EmbedView
  request: CollectionRequest
  /** In place of the list's own name. */
  name?: string
  /** What is shown when nothing matches. */
  nothing?: ReactNode
  /** The first page is on the screen. @param count absent if the platform does not count */
  onShown?(count: number | undefined): void
}

function Collection({ view, request, name, nothing, onShown }: CollectionProps) {
  const { page, pageShop, host } = view
  const { adoptStyles } = useSurroundings()
  adoptStyles(productCss)
  const messages = useCollectionMessages()
  const { source, collection, filters } = request.options
  const isCollection = source === 'collection' || source === 'search'
  const [{ grid, limit, select }] = useState(() => openGrid(view, request, messages))
  const [mistakes] = useState(request.mistakes)
  const [level] = useState(() => levelUnder(view))
  const state = useGrid(grid)
  const { status, products, instead } = state

  useEffect(() => {
    for (const mistake of mistakes) notifyAuthor(host, mistake)
  }, [mistakes, host])
  useEffect(() => {
    page.view.addEventListener('online', grid.retry)
    return () => {
      page.view.removeEventListener('online', grid.retry)
      grid.stop()
    }
  }, [grid, page])
  useEffect(() => {
    if (status === 'missing')
      notifyAuthor(host, new CartletError('COLLECTION_NOT_FOUND', `This shop has no visible collection "${collection}"`))
  }, [status, host, collection])

  const told = useRef(false)
  useEffect(() => {
    if (status !== 'ready' || told.current) return
    told.current = true // whatever the visitor filters afterwards
    onShown?.(state.total)
  })

  useEffect(() => {
    const list: ShownList = {
      productIds: () => grid.store.getState().products.map(({ id }) => id),
      collectionId: () => grid.store.getState().collection?.id,
      recheck: grid.recheck,
    }
    const lists = pageShop.shop.engine().then((engine) => engine.lists.add(list))
    lists.catch(() => {}) // reported by the grid
    return () => void lists.then((all) => all.delete(list)).catch(() => {})
  }, [grid, pageShop])

  const card = useCallback(
    (product: ProductView, { index, eager }: CardPlace) => {
      const press = (action?: 'open') =>
        buy(page, pageShop, host, {
          product: product.id,
          choice: {},
          quantity: null,
          action,
          toldBy: 'page',
          opened: () => select(product, index),
        })
      const href = productLink(page, view.read, product)
      return (
        <ListedCard
          reference={product.id}
          product={product}
          eager={eager}
          level={level}
          href={href ?? product.url}
          buy={() => press()}
          loadDetails={pageShop.shop.loadDetails}
          onSelect={() => select(product, index)}
          onOpen={href ? undefined : () => void press('open').catch(() => {})} // reported by the shop
        />
      )
    },
    [page, pageShop, host, level, select, view],
  )
  const currency = products[0]?.price.currency ?? ''
  const locale = localeFor(page.config, host, view.read('locale'))
  return (
    <CollectionGrid
      grid={grid}
      label={name ?? listName(messages, source, state)}
      nothing={nothing}
      caption={instead && source !== 'related' ? messages.sameCollections : undefined}
      limit={limit}
      columns={request.columns}
      sortable={isCollection}
      filters={filters}
      quiet={!isCollection}
      money={(value) => formatMoney(value, currency, locale)}
      card={card}
    />
  )
}

export interface SearchResultsRequest extends Pick<CollectionProps, 'name' | 'nothing' | 'onShown'> {
  text: string
  limit?: number
  columns?: number
}

/** The products that match a search, in place. */
export const searchResults = (view: EmbedView, { text, limit, columns, ...shown }: SearchResultsRequest) => (
  <Collection
    key={text}
    view={view}
    request={{
      options: { source: 'search', text, products: [], query: { filters: {} }, limit, filters: RESULT_FILTERS },
      columns,
      namesFilters: false,
      mistakes: [],
    }}
    {...shown}
  />
)

const RESULT_FILTERS = FILTERS.filter((name) => name !== 'text')

const part = reactPart({
  render(view) {
    const request = readCollectionRequest(view.read, productsOn(view))
    const { options, rows, mistakes } = request
    // A change of these attributes requests another list; the others only change how it looks.
    const key = JSON.stringify([options, rows, mistakes])
    return <Collection key={key} view={view} request={request} />
  },
})

/** Parses each style sheet in a separate task before the first drawing, which is a long task even without that. */
async function prepare(): Promise<EmbedPart> {
  for (const css of [productCss, collectionCss]) {
    await nextTask()
    sheetFor(document, css)
  }
  await nextTask()
  return part
}

export const collection = prepare()
