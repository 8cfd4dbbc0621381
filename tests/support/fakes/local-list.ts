/** A catalog version's listing over the real client at the real local platform. */
import type { CatalogVersion } from '../../../demo/platform/catalog/catalog'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import type {
  Listing,
  ListingContext,
  ListPage,
  ListQuery,
  ListRequest,
  ListSubject,
} from '../../../src/store/collections/list-model'
import { aLocalShop } from './local-shop'

export async function aLocalList(catalogVersion: CatalogVersion, create: (context: ListingContext) => Listing, bulkProducts = 0) {
  const platform: Platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion, bulkProducts })
  const shop = aLocalShop(platform)
  const listing = create({
    client: shop.client(),
    formatMoney: (value, currency) => `${value} ${currency}`,
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
  })

  const ask = (subject: ListSubject = {}, query: Partial<ListQuery> = {}, more: Partial<ListRequest> = {}): ListRequest => ({
    subject,
    query: { filters: {}, ...query },
    limit: 100,
    filters: ['price', 'options', 'stock', 'text'],
    ...more,
  })

  return {
    platform,
    listing,
    exchanges: shop.exchanges,
    ask,
    page: (subject?: ListSubject, query?: Partial<ListQuery>) => listing.page(ask(subject, query), undefined),
    /** Loads all pages of the list. */
    async pages(request: ListRequest, between: (pages: readonly ListPage[]) => void | Promise<void> = () => {}) {
      const pages: ListPage[] = [await listing.page(request, undefined)]
      for (let next = pages[0]?.next; next !== undefined; next = pages[pages.length - 1]?.next) {
        await between(pages)
        pages.push(await listing.page(request, next))
      }
      return pages
    },
  }
}

export const slugsOf = ({ products }: Pick<ListPage, 'products'>): string[] => products.map(({ slug }) => slug)
