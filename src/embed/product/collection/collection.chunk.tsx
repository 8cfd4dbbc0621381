/** `cartlet-collection`: a grid of product cards. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { enCollection } from '../../../i18n/compiled/english/en-collection'
import type { ProductView } from '../../../store/base/views'
import { FILTERS } from '../../../store/collections/list-model'
import { type CardPlace, CollectionGrid } from '../../../widget/collection/CollectionGrid'
import { collectionCss } from '../../../widget/collection/collection.css'
import { ProductCard, type ProductCardProps } from '../../../widget/product/card/ProductCard'
import { productCss } from '../../../widget/product/card/product.css'
import type { HeadingLevel } from '../../../widget/product/heading-level'
import { useShop } from '../../../widget/shop-context'
import type { EmbedPart, EmbedView } from '../../boot/embed'
import { reactPart } from '../../boot/react-part'
import { sheetFor } from '../../dom/shadow-dom-inject'
import type { Language } from '../../page/language'
import { productLink } from '../../page/product-link'
import { buy } from '../../shop/buy'
import { heartOf } from '../heart-place'
import { hasTemplate } from '../template/templates-of'
import { type CollectionRequest, readCollectionRequest } from './collection-request'
import { followGrid, openGrid, productsOn } from './open-grid'
import { type ListedRequest, useListed } from './use-listed'

export { and } from '../../../platform/query/filter'
// Shared by the chunks that list the products of each catalog.
export { listed, mapInSlices } from '../../../store/collections/listing/listed'
export { createAskListing } from '../../../store/collections/listing/listing'
// Makes Rollup put the cards into the chunk of `cartlet-product` instead of a third file.
export * from '../product.chunk'

/** One level below the heading before the grid. */
function levelUnder({ page, host }: EmbedView): HeadingLevel {
  let level = 1
  for (const heading of page.document.querySelectorAll('h1, h2, h3, h4, h5')) {
    if (!(heading.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)) break
    level = Number(heading.localName[1])
  }
  return (level + 1) as HeadingLevel
}

const nextTask = () => new Promise<void>((next) => setTimeout(next))

/** Shows the product as it was last read, which may be after the list was read. */
function ListedCard(props: ProductCardProps) {
  const entry = useShop(({ products }) => products[props.reference])
  const isRead = entry?.status === 'ready' && !entry.stale
  return <ProductCard {...props} product={isRead ? entry.product : props.product} />
}

interface CollectionProps extends ListedRequest {
  /** What is shown when nothing matches. */
  nothing?: ReactNode
  /** The first page is on the screen. @param count absent if the platform does not count */
  onShown?(count: number | undefined): void
}

function Collection({ view, request, name, nothing, onShown }: CollectionProps) {
  const { page, pageShop, host } = view
  const { list, state, select } = useListed({ view, request, name })
  const [level] = useState(() => levelUnder(view))

  const isReported = useRef(false)
  useEffect(() => {
    if (state.status !== 'ready' || isReported.current) return
    isReported.current = true // whatever the visitor filters afterwards
    onShown?.(state.total)
  })

  const hasHearts = page.config.wishList === 'on'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setting decides.
  const heart = useMemo(() => heartOf(page, pageShop, host), [page, pageShop, host, hasHearts])
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
          heart={heart?.(product, {})}
          buy={() => press()}
          loadDetails={pageShop.shop.loadDetails}
          onSelect={() => select(product, index)}
          onOpen={href ? undefined : () => void press('open').catch(() => {})} // reported by the shop
        />
      )
    },
    [page, pageShop, host, level, select, view, heart],
  )
  return <CollectionGrid {...list} nothing={nothing} card={card} />
}

export interface SearchResultsRequest extends Pick<CollectionProps, 'name' | 'nothing' | 'onShown'> {
  text: string
  limit?: number
  columns?: number
}

const RESULT_FILTERS = FILTERS.filter((name) => name !== 'text')

/** The list of what matches a search. */
export const searchRequest = ({ text, limit, columns }: SearchResultsRequest): CollectionRequest => ({
  options: { source: 'search', text, products: [], query: { filters: {} }, limit, filters: RESULT_FILTERS },
  columns,
  list: false,
  namesFilters: false,
  mistakes: [],
})

/** The products that match a search, in place. */
export const searchResults = (view: EmbedView, request: SearchResultsRequest) => {
  const { text, name, nothing, onShown } = request
  return <Collection key={text} view={view} request={searchRequest(request)} name={name} nothing={nothing} onShown={onShown} />
}

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

const messagesIn = ({ messages }: Pick<Language, 'messages'>) => messages?.('collection', enCollection) ?? enCollection

export const LIST_PARTS = { readCollectionRequest, openGrid, followGrid, productsOn, messagesIn }

let prepared: Promise<EmbedPart> | undefined

/** Drawn by us, or by the author's own templates. */
export async function collectionIn(host: Element): Promise<EmbedPart> {
  if (!hasTemplate(host)) {
    prepared ??= prepare()
    return prepared
  }
  // The second is what the first builds on: both come at once.
  const [{ collectionTemplate }] = await Promise.all([import('../template/own-list.chunk'), import('../template/template.chunk')])
  return collectionTemplate(LIST_PARTS)
}
