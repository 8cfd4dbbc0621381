/** Lists of catalog version 1: a query with offset paging (docs/platform.md §7 "Products, read" and "Collections, read"). */
import { getCollection, getCollectionBySlug } from '../../../platform/catalog/v1/collection-api'
import type { Collection, ProductV1 } from '../../../platform/catalog/v1/v1-model'
import { queryProductsAsSent } from '../../../platform/catalog/v1/v1-sent-api'
import { isCartletError } from '../../../platform/http/errors'
import { and } from '../../../platform/query/filter'
import type { Filter } from '../../../platform/query/model'
import { isId } from '../../catalog/is-id'
import { countOf, numberOf, objectOr, objectsIn, textOf } from '../../catalog/untrusted'
import { catalogV1 } from '../../catalog/v1/v1.chunk'
import type { CollectionView, Filters, Listing, ListingContext, ListSubject } from '../list-model'
import { sortBy } from './abilities'
import { listed, mapInSlices } from './listed'

const PRICE = 'priceData.price'

const subjectFilter = ({ collectionIds, productIds, exceptIds, text }: ListSubject): Filter =>
  and(
    collectionIds ? { collectionIds: { $hasSome: collectionIds } } : {},
    productIds ? { id: { $in: productIds } } : {},
    ...(exceptIds ?? []).map((id) => ({ id: { $ne: id } })),
    text ? { name: { $contains: text } } : {},
  )

const visitorFilter = ({ minPrice, maxPrice, inStock, text }: Filters): Filter =>
  and(
    minPrice === undefined ? {} : { [PRICE]: { $gte: minPrice } },
    maxPrice === undefined ? {} : { [PRICE]: { $lte: maxPrice } },
    inStock ? { inventoryStatus: { $ne: 'OUT_OF_STOCK' } } : {},
    text ? { name: { $contains: text } } : {},
  )

const toCollectionView = ({ id, slug, name }: Collection): CollectionView => ({
  id: textOf(id),
  slug: textOf(slug),
  name: textOf(name),
})

export function createListingV1({ client, formatMoney, sleep }: ListingContext): Listing {
  /** The lowest or highest price in the list. */
  async function priceAt(order: 'ASC' | 'DESC', subject: ListSubject, signal?: AbortSignal): Promise<number | undefined> {
    const query = { filter: subjectFilter(subject), sort: [{ fieldName: PRICE, order }], paging: { limit: 1, offset: 0 } }
    const { products } = await queryProductsAsSent(client, query, { signal })
    return numberOf(objectOr(objectsIn(products as ProductV1[])[0]?.priceData).price)
  }

  return {
    version: 'v1',
    async findCollection(reference, signal) {
      try {
        const find = isId(reference) ? getCollection : getCollectionBySlug
        return toCollectionView(await find(client, reference, { signal }))
      } catch (thrown) {
        if (isCartletError(thrown) && thrown.status === 404) return undefined
        throw thrown
      }
    },
    async page({ subject, query, limit }, place, signal) {
      const offset = typeof place === 'number' ? place : 0
      const reply = await queryProductsAsSent(
        client,
        {
          filter: and(subjectFilter(subject), visitorFilter(query.filters)),
          sort: sortBy('v1', query.sort),
          paging: { limit, offset },
        },
        { signal },
      )
      const raws = listed(reply.products as ProductV1[])
      const total = countOf(reply.totalResults)
      const end = offset + raws.length
      // Without a total only a short page shows that it is the last one.
      const hasNext = raws.length > 0 && (total === undefined ? raws.length >= limit : end < total)
      // Sold-out products may allow preorders, which one query for all of them reveals.
      const lacking = raws.filter(catalogV1.lacks)
      const whole = lacking.length ? await catalogV1.complete(client, lacking) : []
      const products = raws.map((raw) => whole.find(({ id }) => id === raw.id) ?? raw)
      return {
        products: await mapInSlices(
          products,
          (product) => catalogV1.view(product, formatMoney),
          () => sleep(0),
        ),
        next: hasNext ? end : undefined,
        total,
      }
    },
    async loadFacets(subject, signal) {
      const [min, max] = await Promise.all([priceAt('ASC', subject, signal), priceAt('DESC', subject, signal)])
      return { price: min !== undefined && max !== undefined ? { min, max } : undefined, options: [] }
    },
  }
}
