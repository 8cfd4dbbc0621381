import type { ReactElement } from 'react'
import { COLLECTION } from '../../embed/start/element-kinds'
import { firstLimit } from '../../store/collections/first-grid'
import type { Source } from '../../store/collections/grid-subject'
import type { FilterName, Sort } from '../../store/collections/list-model'
import { firstPageOf } from '../hooks/first-page'
import type { ShopHandle } from '../provider/shop-handle'
import { screenRoomCss } from '../rooms/screen-room.css'
import { type DrawCard, OwnCards } from './OwnCards'
import { View, type ViewProps } from './View'

/** As the attribute has them: the compiler knows each name, and accepts several. */
type FilterNames = 'none' | FilterName | `${FilterName} ${string}`

export interface CollectionProps extends ViewProps {
  /** Id or slug. @default the whole shop */
  collection?: string
  /** @default collection */
  source?: Source
  /** Products per page, 1 to 100. @default 12 */
  limit?: number
  /** Rows per page, instead of a number of products. */
  rows?: number
  /** Maximum number of columns. */
  columns?: number
  /** `list`: one dense row for each product. @default grid */
  layout?: 'grid' | 'list'
  /** @default the shop's own order */
  sort?: Sort
  /** `none`, a list, or its names separated by spaces, as in HTML. @default all that the catalog has */
  filters?: readonly FilterName[] | FilterNames
  /** Id or slug of the product that `source="related"` and `source="bought-together"` refer to. @default those on the page */
  product?: string
  /** Your own page of each product, such as `/shop/{slug}`. @default the provider's */
  productLink?: string
  /** Your own page of the collection, such as `/shop/c/{slug}`: a link to it stands in place of "Load more". */
  categoryLink?: string
  /** Draws each product in place of our card: your own component, in your tree and with your styles. */
  card?: DrawCard
}

/** A grid of product cards with sorting, filters and further pages. Its code is loaded when one is rendered. */
export function Collection(props: CollectionProps): ReactElement {
  const { collection, source, limit, rows, columns, layout, sort, filters, product, productLink, categoryLink, card, ...view } =
    props
  const named = typeof filters === 'string' ? filters : filters?.join(' ')
  const attributes = {
    collection,
    source,
    limit,
    rows,
    columns,
    layout,
    sort,
    filters: named,
    product,
    'product-link': productLink,
    'category-link': categoryLink,
  }
  const isCollection = !source || source === 'collection'
  // The other lists may turn out to be empty, and then show nothing.
  const room = isCollection ? screenRoomCss : undefined
  if (!card) return <View component="Collection" kind={COLLECTION} attributes={attributes} room={room} {...view} />
  const rendered = ({ snapshot }: ShopHandle) =>
    isCollection
      ? (firstPageOf(snapshot, { collection, sort, limit: firstLimit({ limit, rows, columns, list: layout === 'list' }) })
          ?.products ?? [])
      : []
  return <OwnCards component="Collection" attributes={attributes} card={card} rendered={rendered} room={room} {...view} />
}
