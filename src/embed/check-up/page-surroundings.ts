/** What the check-up uses in a page: the browser's requests, the page's client and session. */
import type { Answer, ShopPort, Surroundings } from '../../checkup/model'
import { createShopPort } from '../../checkup/shop/ask-shop'
import { CartletError, isCartletError } from '../../platform/http/errors'
import { once } from '../../store/base/load-once'
import { refusedServices } from '../../store/base/refused-services'
import { loadCatalog } from '../../store/catalog/load'
import type { Page } from '../page/page'

async function toAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  return {
    address: response.url,
    status: response.status,
    type,
    header: (name) => response.headers.get(name),
    bytes: isStream ? new Uint8Array() : new Uint8Array(await response.arrayBuffer()),
  }
}

/** If the page cannot have this shop, for example because of its settings, the calls reject with the reason. */
function portOf(page: Page, clientId: string): ShopPort {
  const open = once(async () => {
    const { shop } = page.shopFor(clientId)
    const client = await shop.client()
    const loadListing = async () => (await import('../product/collection/collection.chunk')).createAskListing
    return createShopPort({ client, loadCatalog, loadListing, expected: (await shop.engine()).catalogVersion() ?? 'v3' })
  })
  const port = async () => {
    try {
      return await open()
    } catch (thrown) {
      throw isCartletError(thrown) ? thrown : new CartletError('INTERNAL', `${thrown}`, { cause: thrown })
    }
  }
  return {
    reach: async () => (await port()).reach(),
    products: async (references) => (await port()).products(references),
    someProducts: async () => (await port()).someProducts(),
    collection: async (reference) => (await port()).collection(reference),
    catalog: async () => (await port()).catalog(),
    hasCart: async (version) => (await port()).hasCart(version),
    allowsReturn: async (address) => (await port()).allowsReturn(address),
    refusedServices: async () => refusedServices(page.shopFor(clientId).storage, clientId),
  }
}

export function pageSurroundings(page: Page): Surroundings {
  return {
    read: async (address) => toAnswer(await fetch(address)),
    answers: (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    digest: async (algorithm, bytes) =>
      btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(algorithm, new Uint8Array(bytes))))),
    shop: ({ clientId }) => portOf(page, clientId),
    now: () => Date.now(),
  }
}
