/** Reads what lists of catalog version 3 leave out: variants and preorders. */
import { queryVariantsV3AsSent } from '../../../platform/catalog/v3/v3-sent-api'
import type { Caller } from '../../../platform/http/call'
import { queryInventoryItemsV3 } from '../../../platform/inventory/api'
import type { InventoryItemV3 } from '../../../platform/inventory/model'
import type { CursorQuery } from '../../../platform/query/model'
import { objectOr, objectsIn, textOf, wordsOf } from '../untrusted'
import { type AnyVariantV3, canPreorder, lacksVariants, type StockedProductV3 } from './v3-variant'

const VARIANT_FIELDS = ['CURRENCY', 'SUBSCRIPTION_PRICES_INFO', 'VARIANT_OPTION_CHOICE_NAMES'] as const
/** The platform's page size limit for variants and stock. */
const PAGE = 1000
/** Enough for 100 products of 1000 variants each: more pages mean that paging is broken. */
const MOST_PAGES = 100

/** The responses to a query, page after page. */
async function pagesOf<Page extends { pagingMetadata?: unknown }>(
  filter: CursorQuery['filter'],
  ask: (query: CursorQuery) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ ...(cursor ? {} : { filter }), cursorPaging: { limit: PAGE, cursor } })
    pages.push(page)
    const { hasNext, cursors } = objectOr(page.pagingMetadata as { hasNext?: unknown; cursors?: { next?: unknown } })
    cursor = hasNext === true ? wordsOf(objectOr(cursors).next) : undefined
  } while (cursor && pages.length < MOST_PAGES)
  return pages
}

async function variantsOf(client: Caller, ids: string[]): Promise<AnyVariantV3[]> {
  const pages = await pagesOf({ 'productData.productId': { $in: ids } }, (query) =>
    queryVariantsV3AsSent(client, query, { fields: VARIANT_FIELDS }),
  )
  return pages.flatMap(({ variants }) => objectsIn(variants as AnyVariantV3[]))
}

/** The inventory of these products; undefined when it is unreadable. */
export async function stockOf(client: Caller, ids: string[]): Promise<InventoryItemV3[] | undefined> {
  if (!ids.length) return undefined
  const pages = pagesOf({ productId: { $in: ids } }, (query) => queryInventoryItemsV3(client, query))
  return pages.then((all) => all.flatMap(({ inventoryItems }) => inventoryItems)).catch(() => undefined)
}

const idsOf = (products: readonly StockedProductV3[]) => products.flatMap(({ id }) => wordsOf(id) ?? [])

/** The same products in the same order, completed. */
export async function completeV3(client: Caller, products: readonly StockedProductV3[]): Promise<StockedProductV3[]> {
  const without = idsOf(products.filter(lacksVariants))
  const [variants, items] = await Promise.all([
    without.length ? variantsOf(client, without) : [],
    stockOf(client, idsOf(products.filter(canPreorder))),
  ])
  return products.map((product) => {
    const own = variants.filter(({ productData }) => textOf(objectOr(productData).productId) === product.id)
    return {
      ...product,
      ...(own.length && { variantsInfo: { variants: own } }),
      inventoryItems: items?.filter(({ productId }) => productId === product.id),
    }
  })
}
