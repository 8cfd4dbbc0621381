/**
 * Lists of catalog version 3: a search with cursor paging and aggregations, in categories (docs/platform.md §3 "Aggregation and query"). A search
 * ignores the merchant's own order of a category, which is a separate list of ids.
 */
import { queryCustomizations } from '../../../platform/catalog/v3/customization-api'
import type { Customization } from '../../../platform/catalog/v3/customization-model'
import { searchProductsV3AsSent } from '../../../platform/catalog/v3/v3-sent-api'
import { queryCategories } from '../../../platform/category/api'
import { listItemsInCategory } from '../../../platform/category/items-api'
import type { AggregationData } from '../../../platform/query/aggregation-data'
import { and } from '../../../platform/query/filter'
import type { Aggregation, CursorPage, Filter, Search } from '../../../platform/query/model'
import { isId } from '../../catalog/is-id'
import { FIELDS } from '../../catalog/product-query'
import { colorOf, countOf, numberOf, objectOr, objectsIn, textOf, wordsOf } from '../../catalog/untrusted'
import { catalogV3 } from '../../catalog/v3/v3-catalog'
import type { StockedProductV3 } from '../../catalog/v3/v3-variant'
import { isNarrowed } from '../grid-state'
import type {
  Facets,
  Filters,
  Listing,
  ListingContext,
  ListQuery,
  ListRequest,
  ListSubject,
  OwnPlace,
  Place,
} from '../list-model'
import { sortBy } from './abilities'
import { listed, mapInSlices } from './listed'
import { inOwnOrder, MOST_NAMED, sortedBy } from './own-order'

const STORES_TREE = { appNamespace: '@wix/stores', treeKey: null }
const LOWEST = 'actualPriceRange.minValue.amount'
const HIGHEST = 'actualPriceRange.maxValue.amount'
const CHOICE = 'options.choicesSettings.choices.choiceId'
const AVAILABILITY = 'inventory.availabilityStatus'
/** More choices than a visitor would look through. */
const MOST_CHOICES = 200
const MOST_CUSTOMIZATIONS = 100
/** Named, because what a search without them covers is declared in two ways. The first counts most. */
const SEARCHED = ['name', 'description', 'variantsInfo.variants.sku']
const LONGEST_EXPRESSION = 100

const subjectFilter = ({ collectionIds, productIds, exceptIds }: ListSubject): Filter =>
  and(
    collectionIds ? { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: collectionIds } }] } } : {},
    productIds ? { id: { $in: productIds } } : {},
    ...(exceptIds ?? []).map((id) => ({ id: { $ne: id } })),
  )

/** Amounts are decimal text here. A product matches when its price range overlaps the requested one. */
const visitorFilter = ({ minPrice, maxPrice, inStock, choices = {} }: Filters): Filter =>
  and(
    minPrice === undefined ? {} : { [HIGHEST]: { $gte: `${minPrice}` } },
    maxPrice === undefined ? {} : { [LOWEST]: { $lte: `${maxPrice}` } },
    inStock ? { [AVAILABILITY]: { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } } : {},
    ...Object.values(choices).flatMap((ids) => (ids.length ? [{ [CHOICE]: { $hasSome: ids } }] : [])),
  )

const aggregationsFor = (filters: ListRequest['filters']): Aggregation[] => [
  { name: 'availability', fieldPath: AVAILABILITY, type: 'VALUE', value: { limit: 10 } },
  ...(filters.includes('price')
    ? ([
        { name: 'lowest', fieldPath: LOWEST, type: 'SCALAR', scalar: { type: 'MIN' } },
        { name: 'highest', fieldPath: HIGHEST, type: 'SCALAR', scalar: { type: 'MAX' } },
      ] as const)
    : []),
  ...(filters.includes('options')
    ? ([{ name: 'choices', fieldPath: CHOICE, type: 'VALUE', value: { limit: MOST_CHOICES } }] as const)
    : []),
]

/** The shop's options, with only those choices that occur in the list. */
function optionsOf(customizations: readonly Customization[], present: ReadonlySet<string>): Facets['options'] {
  return objectsIn(customizations).flatMap(({ name, choicesSettings }) => {
    const choices = objectsIn(objectOr(choicesSettings).choices).flatMap((choice) =>
      present.has(textOf(choice.id))
        ? [{ id: textOf(choice.id), label: textOf(choice.name), color: colorOf(choice.colorCode) }]
        : [],
    )
    return choices.length > 1 ? [{ name: textOf(name), choices }] : []
  })
}

/** Facets and total over all pages. */
function gathered(data: AggregationData) {
  const named = (name: string) => objectOr(objectsIn(data.results).find((result) => result.name === name))
  const counts = (name: string) => objectsIn(objectOr(named(name).values).results)
  const [min, max] = ['lowest', 'highest'].map((name) => numberOf(objectOr(named(name).scalar).value))
  let total: number | undefined
  for (const { count } of counts('availability')) total = (total ?? 0) + (countOf(count) ?? 0)
  return {
    total,
    price: min !== undefined && max !== undefined ? { min, max } : undefined,
    choiceIds: new Set(counts('choices').map(({ value }) => textOf(value))),
  }
}

/** Words that a visitor searches for may be misspelt; words that narrow a list on screen can be seen not to match. */
function searchFor({ text: searched }: ListSubject, { text }: Filters): Pick<Search, 'search'> {
  const expression = [searched, text].filter(Boolean).join(' ').slice(0, LONGEST_EXPRESSION)
  return expression ? { search: { expression, mode: 'AND', fields: SEARCHED, ...(searched && { fuzzy: true }) } } : {}
}

/** The category whose own order applies; none for a text search, which is ordered by relevance. */
const ownOrderOf = ({ collectionIds = [], productIds, exceptIds, text }: ListSubject, { sort, filters }: ListQuery) =>
  sort || text || filters.text || productIds || exceptIds || collectionIds.length > 1 ? undefined : collectionIds[0]

/** One page of the platform's answer. */
interface Found {
  raws: StockedProductV3[]
  next?: Place
  aggregations?: AggregationData
  named?: Customization[]
}

export function createListingV3({ client, formatMoney, sleep }: ListingContext): Listing {
  let asked: Promise<Customization[]> | undefined

  /** Names of options and choices; the list works without them. */
  function customizations(signal?: AbortSignal): Promise<Customization[]> {
    asked ??= queryCustomizations(
      client,
      { filter: { customizationType: 'PRODUCT_OPTION' }, cursorPaging: { limit: MOST_CUSTOMIZATIONS } },
      { signal },
    ).then(
      (page) => page.customizations,
      () => {
        asked = undefined
        return []
      },
    )
    return asked
  }

  async function search(asked: Search, signal?: AbortSignal): Promise<Found> {
    const reply = await searchProductsV3AsSent(client, asked, { fields: FIELDS, signal })
    const { hasNext, cursors } = objectOr(reply.pagingMetadata as CursorPage['pagingMetadata'])
    return {
      raws: listed(reply.products as StockedProductV3[]),
      next: hasNext === false ? undefined : wordsOf(objectOr(cursors).next),
      aggregations: reply.aggregationData as AggregationData,
    }
  }

  /** Reads the merchant's own order of a category; later pages need only the cursor. */
  async function order(categoryId: string, cursor?: string, signal?: AbortSignal): Promise<OwnPlace> {
    const how = { useCategoryArrangement: true, includeItemsFromSubcategories: true }
    const { items, pagingMetadata } = await listItemsInCategory(client, categoryId, STORES_TREE, {
      ...(!cursor && how),
      cursorPaging: { limit: MOST_NAMED, cursor },
      signal,
    })
    const ids = [...new Set(items.flatMap(({ catalogItemId }) => wordsOf(catalogItemId) ?? []))]
    // An empty answer is the last one, even if it has a cursor.
    return { ids, cursor: ids.length ? wordsOf(objectOr(objectOr(pagingMetadata).cursors).next) : undefined }
  }

  async function found({ subject, query, limit, filters }: ListRequest, place?: Place, signal?: AbortSignal): Promise<Found> {
    const filter = and(subjectFilter(subject), visitorFilter(query.filters))
    const categoryId = ownOrderOf(subject, query)
    const narrowed = isNarrowed(query.filters)
    const ports = {
      order: (cursor: string | undefined) => order(categoryId as string, cursor, signal),
      find: async (ids: readonly string[]) =>
        (await search({ filter: and(filter, { id: { $in: ids } }), cursorPaging: { limit: ids.length } }, signal)).raws,
    }
    if (typeof place === 'object') {
      const { items: raws, next } = await inOwnOrder(ports, { from: place, limit, narrowed })
      return { raws, next }
    }
    if (place !== undefined) return search({ cursorPaging: { limit, cursor: `${place}` } }, signal) // filter and sort are in the cursor
    const [first, named, from] = await Promise.all([
      search(
        {
          filter,
          sort: sortBy('v3', query.sort),
          cursorPaging: { limit },
          aggregations: aggregationsFor(filters),
          ...searchFor(subject, query.filters),
        },
        signal,
      ),
      filters.includes('options') ? customizations(signal) : [],
      // A list in another order is better than none.
      categoryId ? order(categoryId, undefined, signal).catch(() => undefined) : undefined,
    ])
    if (!from?.ids.length) return { ...first, named }
    if (!first.next) return { ...first, raws: sortedBy(from, first.raws), named }
    const { items: raws, next } = await inOwnOrder(ports, { from, limit, narrowed, given: first.raws })
    return { ...first, raws, next, named }
  }

  return {
    version: 'v3',
    async findCollection(reference, signal) {
      const filter = isId(reference) ? { id: reference } : { slug: reference }
      const query = { filter, cursorPaging: { limit: 1 } }
      const [category] = (await queryCategories(client, query, STORES_TREE, { signal })).categories
      return category && { id: textOf(category.id), slug: textOf(category.slug), name: textOf(category.name) }
    },
    async page(asked, place, signal) {
      const { raws, next, aggregations, named = [] } = await found(asked, place, signal)
      const { total, price, choiceIds } = gathered(objectOr(aggregations))
      return {
        products: await mapInSlices(
          raws,
          (raw) => catalogV3.view(raw, formatMoney),
          () => sleep(0),
        ),
        partial: new Set(raws.filter(catalogV3.lacks).map(({ id }) => id)),
        next,
        total: place === undefined ? (total ?? (raws.length ? undefined : 0)) : undefined,
        facets: place === undefined ? { price, options: optionsOf(named, choiceIds) } : undefined,
      }
    },
  }
}
