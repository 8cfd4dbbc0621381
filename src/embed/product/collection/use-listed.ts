/** A list of products with what its element says about it, as `CollectionGrid` draws it. */
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../i18n/format'
import { fillLink, type Linked } from '../../../store/catalog/fill-link'
import type { GridState } from '../../../store/collections/grid-state'
import type { CollectionGridProps } from '../../../widget/collection/CollectionGrid'
import { useCollectionMessages } from '../../../widget/collection/collection-messages'
import { useGrid } from '../../../widget/collection/use-grid'
import { productCss } from '../../../widget/product/card/product.css'
import { useShop, useSurroundings } from '../../../widget/shop-context'
import type { EmbedView } from '../../boot/embed'
import { localeFor } from '../../page/language'
import { notifyAuthor } from '../../report/notify-author'
import type { CollectionRequest } from './collection-request'
import { listName } from './list-name'
import { followGrid, type OpenGrid, openGrid } from './open-grid'

/** The owner's own page of the collection, as the attribute `category-link` names it. */
function categoryLink({ page, read }: EmbedView, collection: Linked): string | undefined {
  const template = read('category-link')?.trim()
  return template ? fillLink(template, collection, page.document.baseURI) : undefined
}

export interface ListedRequest {
  view: EmbedView
  request: CollectionRequest
  /** In place of the list's own name. */
  name?: string
}

interface Listed extends Pick<OpenGrid, 'select'> {
  list: Omit<CollectionGridProps, 'card' | 'nothing'>
  state: GridState
}

export function useListed({ view, request, name }: ListedRequest): Listed {
  const { page, host } = view
  const { adoptStyles } = useSurroundings()
  adoptStyles(productCss)
  const messages = useCollectionMessages()
  const { source, collection, filters } = request.options
  const isCollection = source === 'collection' || source === 'search'
  const [{ grid, limit, select }] = useState(() => openGrid(view, request, messages))
  const state = useGrid(grid)
  const { products, instead } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: other attributes make another list.
  useEffect(() => {
    for (const mistake of request.mistakes) notifyAuthor(host, mistake)
    return followGrid(view, grid, collection)
  }, [grid])

  const currency = products[0]?.price.currency ?? ''
  const isOther = useShop(({ shownIn }) => Boolean(shownIn))
  const locale = localeFor(page.config, host, view.read('locale'))
  return {
    state,
    select,
    list: {
      grid,
      label: name ?? listName(messages, source, state),
      caption: instead && source !== 'related' ? messages.sameCollections : undefined,
      limit,
      columns: request.columns,
      list: request.list,
      sortable: isCollection,
      filters,
      filtersAbove: Boolean(request.rows),
      quiet: !isCollection,
      asked: source === 'search',
      currency: isOther ? currency : undefined,
      pageOf: (shown) => categoryLink(view, { ...shown, slug: shown.slug || collection }),
      money: (value) => formatMoney(value, currency, locale),
    },
  }
}
