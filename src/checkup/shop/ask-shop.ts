/** Requests what the check-up needs to know of a shop, with the client of the page or the command. Creates nothing in the shop. */
import type { Client } from '../../platform/client'
import { isCartletError } from '../../platform/http/errors'
import { createRedirectSession } from '../../platform/redirects/api'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import { once } from '../../store/base/load-once'
import type { CatalogName } from '../../store/base/snapshot-model'
import { isGone } from '../../store/cart/cart-gone'
import type { Engine } from '../../store/cart/engine'
import { createCartV1 } from '../../store/cart/v1/v1-cart'
import { type BaseCatalog, isWrongCatalog } from '../../store/catalog/catalog-port'
import { filterFor, PRODUCTS_PER_QUERY } from '../../store/catalog/product-query'
import type { AskListing } from '../../store/collections/grid'
import type { ProductState, ShopPort } from '../model'

export interface ShopTools {
  client: Client
  loadCatalog(name: CatalogName): Promise<BaseCatalog>
  /** Pages load it with their first collection. */
  loadListing(): Promise<() => AskListing>
  /** The catalog version to try first. */
  expected: CatalogName
}

/** An id without a checkout: the platform checks the return address first, and only then fails because there is no checkout. */
const NO_CHECKOUT = '00000000-0000-4000-8000-000000000000'

const productsIn = (body: JsonRecord): JsonRecord[] => (Array.isArray(body.products) ? body.products.filter(isRecord) : [])
const formatMoney = (value: number, currency: string) => `${value} ${currency}`

export function createShopPort({ client, loadCatalog, loadListing, expected }: ShopTools): ShopPort {
  const firstPage = once(async () => {
    const ask = async (name: CatalogName) => {
      const catalog = await loadCatalog(name)
      return { catalog, products: productsIn(await catalog.query(client, {})) }
    }
    try {
      return await ask(expected)
    } catch (thrown) {
      if (!isCartletError(thrown) || !isWrongCatalog(thrown.code)) throw thrown
      return ask(expected === 'v1' ? 'v3' : 'v1')
    }
  })

  async function stateOf(catalog: BaseCatalog, raw: JsonRecord): Promise<ProductState> {
    const [whole = raw] = catalog.lacks(raw) ? await catalog.complete(client, [raw]) : [raw]
    const { id, slug, name, inStock, preorder, variants } = catalog.view(whole, formatMoney)
    return { id, slug, name, isSoldOut: !inStock && !preorder, variantIds: variants.map((variant) => variant.id) }
  }

  return {
    async reach() {
      await client.session.accessToken()
    },
    async products(references) {
      const { catalog } = await firstPage()
      const found: ProductState[] = []
      for (let start = 0; start < references.length; start += PRODUCTS_PER_QUERY) {
        const body = await catalog.query(client, filterFor(references.slice(start, start + PRODUCTS_PER_QUERY)))
        found.push(...(await Promise.all(productsIn(body).map((raw) => stateOf(catalog, raw)))))
      }
      return found
    },
    async someProducts() {
      const { catalog, products } = await firstPage()
      return products.map((raw) => catalog.view(raw, formatMoney)).map(({ slug, name }) => ({ slug, name }))
    },
    async collection(reference) {
      const { catalog } = await firstPage()
      const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
      // The parts of the store's engine that a listing uses.
      const engine = {
        context: { client, formatMoney, sleep },
        askBaseCatalog: <T>(call: (one: BaseCatalog) => Promise<T>) => call(catalog),
      }
      const ask = (await loadListing())()
      return ask(engine as unknown as Engine, async (listing) => {
        const collection = await listing.findCollection(reference)
        if (!collection) return null
        const subject = { collectionIds: [collection.id] }
        return (await listing.page({ subject, query: { filters: {} }, limit: 1, filters: [] }, undefined)).products.length
      })
    },
    catalog: async () => (await firstPage()).catalog.name,
    async hasCart(version) {
      const cart =
        version === 'v1'
          ? createCartV1(client, formatMoney)
          : (await import('../../store/cart/v2/cart-v2.chunk')).createCartV2(client, formatMoney)
      try {
        await cart.read()
      } catch (thrown) {
        if (!isCartletError(thrown) || !isGone(thrown)) throw thrown
        return false
      }
      return true
    },
    async allowsReturn(address) {
      try {
        await createRedirectSession(client, { ecomCheckout: { checkoutId: NO_CHECKOUT }, callbacks: { postFlowUrl: address } })
        return true
      } catch (thrown) {
        if (!isCartletError(thrown)) throw thrown
        if (thrown.code === 'REDIRECT_URL_NOT_ALLOWED') return false
        return thrown.code === 'CHECKOUT_NOT_FOUND' || thrown.status === 404 ? true : undefined
      }
    },
  }
}
