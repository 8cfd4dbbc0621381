/**
 * Every way from a response to a view: the real call over a network that gives this response only, and what the store makes of
 * it.
 */
import { createFormats } from '../../../src/embed/cart/formats'
import type { Caller } from '../../../src/index'
import * as cartlet from '../../../src/index'
import { createAnonymousClient, rawLogin, userInfo } from '../../../src/platform-entry'
import { type CartView, EMPTY_CART } from '../../../src/store/base/views'
import { createCartV1 } from '../../../src/store/cart/v1/v1-cart'
import type { BaseCatalog } from '../../../src/store/catalog/catalog-port'
import { productsIn } from '../../../src/store/catalog/catalog-version'
import { htmlView } from '../../../src/store/catalog/content/html-view'
import { richView } from '../../../src/store/catalog/content/rich-view'
import type { Content, ProductDetails } from '../../../src/store/catalog/product-details'
import { catalogV1 } from '../../../src/store/catalog/v1/v1.chunk'
import { toDetailsV1 } from '../../../src/store/catalog/v1/v1-details'
import { catalogV3 } from '../../../src/store/catalog/v3/v3-catalog'
import { toDetailsV3 } from '../../../src/store/catalog/v3/v3-details'
import type { Listing } from '../../../src/store/collections/list-model'
import { createListingV1 } from '../../../src/store/collections/listing/v1-listing.chunk'
import { createListingV3 } from '../../../src/store/collections/listing/v3-listing.chunk'
import { toDiscounts } from '../../../src/store/estimate/discounts-view'
import { toLineFacts } from '../../../src/store/estimate/line-facts'
import { misreadIn, toEstimateView } from '../../../src/store/estimate/to-estimate-view'
import { toTotals } from '../../../src/store/estimate/totals-view'
import { toMemberFailure } from '../../../src/store/members/member-errors'
import { readAnswer } from '../../../src/store/members/work/member-answer'
import { memberOfClaims, memberOfIdentity } from '../../../src/store/members/work/member-identity'

const format = createFormats('en').money
const HERE = { country: 'IE', postalCode: 'D01' }
const SESSION = { callbacks: {}, login: {} }

/** What is shown of a cart: its raw parts are only drawn through these functions. */
export const shownOf = ({ discounts, lines, ...cart }: CartView) => ({
  ...cart,
  discounts: toDiscounts(discounts, cart.currency ?? '', format),
  lines: lines.map(({ details, item, ...line }) => ({
    ...line,
    refers: Boolean(item),
    facts: toLineFacts({ ...line, details, item }, format, cart.weightUnit),
  })),
})

/** The drawn form of a description contains texts and elements in any order: it has no fixed shape. */
const drawn = (content: Content | undefined) =>
  content && { anyShape: content.richContent ? richView(content.richContent) : htmlView(content.html) }
const read = ({ description, infoSections, ...details }: ProductDetails) => ({
  ...details,
  description: drawn(description),
  infoSections: infoSections.map(({ title, content }) => ({ title, content: drawn(content) })),
})

const listOf = (create: (context: Parameters<typeof createListingV1>[0]) => Listing) => async (client: Caller) => {
  const listing = create({ client: client as never, formatMoney: format, sleep: () => Promise.resolve() })
  const request = { subject: {}, query: { filters: {} }, limit: 20, filters: ['price', 'options'] as const }
  return { page: await listing.page(request, undefined), facets: await listing.loadFacets?.({}) }
}
/** The stock, or the variants, of a product that requires them. */
const stocked =
  <Raw>(unit: BaseCatalog<Raw>, product: object) =>
  async (client: Caller, base: unknown) => {
    const [first] = Object.values(base as object).find(Array.isArray) ?? []
    const id = first?.productId ?? first?.productData?.productId
    const [raw] = await unit.complete(client, [{ id, ...product } as Raw])
    return unit.view(raw as Raw, format)
  }

type Mapper = (client: Caller, base: unknown) => Promise<unknown>

/** By the kind of a response, see `recorded.ts`. */
export const MAPPERS: Readonly<Record<string, Mapper>> = {
  cart: async (client) => shownOf((await createCartV1(client, format).read()) ?? EMPTY_CART),
  estimate: async (client) => {
    const estimate = await cartlet.estimateTotals(client)
    return {
      sums: toTotals(estimate, format),
      whole: toEstimateView(estimate, HERE, format),
      plain: toEstimateView(estimate, undefined, format),
      misread: misreadIn(estimate),
    }
  },
  checkout: (client) => cartlet.createCheckout(client).then(({ checkoutId }) => ({ checkoutId })),
  order: (client) => cartlet.getOrder(client, 'o').then(({ id }) => ({ isThere: id !== undefined })),
  redirect: async (client) => ({
    href: cartlet.assertNavigable((await cartlet.createRedirectSession(client, SESSION)).fullUrl).href,
  }),
  login: async (client) => {
    const reply = await rawLogin(client, { loginId: { email: 'ada@example.com' }, password: 'x' })
    return { answer: readAnswer(reply, 'ada@example.com').event, member: memberOfIdentity(reply.identity) }
  },
  claims: async (client) => memberOfClaims(await userInfo(client)) ?? {},
  'v1 products': async (client) => ({
    views: (productsIn(await catalogV1.query(client, {})) ?? []).map((raw) => catalogV1.view(raw as never, format)),
    list: await listOf(createListingV1)(client),
  }),
  'v1 product': async (client) => {
    const product = await cartlet.getProductV1(client, 'p')
    return { view: catalogV1.view(product, format), details: read(toDetailsV1(product)) }
  },
  'v1 stock': stocked(catalogV1, { stock: { inventoryStatus: 'OUT_OF_STOCK' } }),
  'v1 collections': async (client) => ({ slugs: (await cartlet.queryCollections(client)).collections.length }),
  'v1 collection': async (client) =>
    (await createListingV1({ client: client as never, formatMoney: format, sleep: async () => {} }).findCollection('home')) ?? {},
  'v3 products': async (client) => ({
    views: (productsIn(await catalogV3.query(client, {})) ?? []).map((raw) => catalogV3.view(raw as never, format)),
    list: await listOf(createListingV3)(client),
  }),
  'v3 product': async (client) => {
    const product = await cartlet.getProductV3(client, 'p')
    return { view: catalogV3.view(product, format), details: read(toDetailsV3(product)) }
  },
  'v3 variants': stocked(catalogV3, { variantSummary: { variantCount: 2 } }),
  'v3 stock': stocked(catalogV3, { inventory: { availabilityStatus: 'OUT_OF_STOCK', preorderStatus: 'ENABLED' } }),
  'v3 customizations': (client) => listOf(createListingV3)(client),
  'v3 categories': async (client) =>
    (await createListingV3({ client: client as never, formatMoney: format, sleep: async () => {} }).findCollection('home')) ?? {},
}

/** An error response, as it is reported to a visitor who adds, pays or logs in. */
export async function refusalOf(client: Caller): Promise<unknown> {
  const error = await cartlet.addToCurrentCart(client, {}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (isMistake(error) || !cartlet.isCartletError(error)) throw error
  const { code, message, status, retryable, delivered, retryAfterMs } = error
  const failure = toMemberFailure(error, 'REGISTER')
  return { code, message, status, retryable, delivered, retryAfterMs, failure: { ...failure, retryAfterMs: 0 } }
}

/** A client whose every request gets this response at once. */
export const answering = (text: string, status = 200): Caller =>
  createAnonymousClient({
    retries: 0,
    environment: {
      fetch: async () => new Response(text, { status }),
      sleep: () => new Promise(() => {}), // its timeout, which never passes
    },
  })

/** Errors that our code throws by mistake rather than reports. */
export const isMistake = (thrown: unknown): boolean =>
  !cartlet.isCartletError(thrown) || ['INTERNAL', 'UNKNOWN'].includes(thrown.code)
