/** The part of the Storefront API that Buy Button calls: products by id, and a cart. */
import { setTimeout as wait } from 'node:timers/promises'
import { loadPackage } from '../../install'
import { type ApiAnswer, LATENCY, readBody, sendJson } from '../../servers/api'
import type { SlotProduct } from '../subject'
import { type QueryDocument, selectFields } from './select'

interface Operation {
  query: string
  variables: {
    id?: string
    ids?: string[]
    cartId?: string
    input?: { lines?: CartLineInput[] }
    lines?: CartLineInput[]
  }
}
interface CartLineInput {
  merchandiseId: string
  quantity?: number
}

const CURRENCY = 'EUR'
const DATE = '2026-01-01T00:00:00Z'
const NO_PAGES = { hasNextPage: false, hasPreviousPage: false }
/** Amounts as that API writes them: `2.0`, `2.35`. The client tries to repair longer ones, and fails. */
const money = (cents: number) => ({ amount: (cents / 100).toFixed(2).replace(/0$/, ''), currencyCode: CURRENCY })
/** Buy Button's ids, plain or in Base64, end in the product's number, which counts from 1. */
const indexOf = (id: string): number => {
  const plain = id.startsWith('gid:') ? id : Buffer.from(id, 'base64').toString('utf8')
  return Number(/(\d+)$/.exec(plain)?.[1] ?? 0) - 1
}
const centsOf = (index: number) => 200 + ((index * 35) % 900)

function variant(index: number) {
  const price = money(centsOf(index))
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${index + 1}`,
    title: 'Default Title',
    price,
    weight: 20,
    availableForSale: true,
    sku: '',
    compareAtPrice: null,
    image: null,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    unitPrice: null,
    unitPriceMeasurement: null,
  }
}

function product({ name, slug }: SlotProduct, index: number) {
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${index + 1}`,
    availableForSale: true,
    createdAt: DATE,
    updatedAt: DATE,
    descriptionHtml: '<p>From the drawer of small things. One piece.</p>',
    description: 'From the drawer of small things. One piece.',
    handle: slug,
    productType: '',
    title: name,
    vendor: 'Shop window',
    publishedAt: DATE,
    onlineStoreUrl: null,
    options: [{ name: 'Title', values: ['Default Title'] }],
    images: { pageInfo: NO_PAGES, edges: [] },
    variants: { pageInfo: NO_PAGES, edges: [{ cursor: 'c1', node: variant(index) }] },
  }
}

function cart(id: string, lines: readonly CartLineInput[], products: readonly SlotProduct[]) {
  const edges = lines.map(({ merchandiseId, quantity = 1 }, place) => {
    const index = indexOf(merchandiseId)
    const total = money(centsOf(index) * quantity)
    const { title: _, ...sold } = variant(index)
    const about = product(products[index] as SlotProduct, index)
    const node = {
      __typename: 'CartLine',
      id: `gid://shopify/CartLine/${place + 1}`,
      merchandise: { ...sold, title: 'Default Title', product: about },
      quantity,
      attributes: [],
      cost: { totalAmount: total, subtotalAmount: total, amountPerQuantity: sold.price, compareAtAmountPerQuantity: null },
      discountAllocations: [],
      sellingPlanAllocation: null,
    }
    return { cursor: `l${place}`, node }
  })
  const sum = money(
    lines.reduce((cents, { merchandiseId, quantity = 1 }) => cents + centsOf(indexOf(merchandiseId)) * quantity, 0),
  )
  return {
    __typename: 'Cart',
    id,
    createdAt: DATE,
    updatedAt: DATE,
    lines: { pageInfo: NO_PAGES, edges },
    attributes: [],
    cost: { checkoutChargeAmount: sum, totalAmount: sum, subtotalAmount: sum, totalTaxAmount: null, totalDutyAmount: null },
    checkoutUrl: 'https://shop-window.myshopify.com/cart/c/1',
    discountCodes: [],
    discountAllocations: [],
    buyerIdentity: {
      countryCode: 'DE',
      preferences: null,
      email: null,
      phone: null,
      customer: null,
      deliveryAddressPreferences: [],
    },
    deliveryGroups: { pageInfo: NO_PAGES, edges: [] },
    appliedGiftCards: [],
    note: '',
  }
}

interface GraphQL {
  parse(query: string): QueryDocument
}

export function createShopifyApi(products: readonly SlotProduct[]): ApiAnswer {
  const graphql = loadPackage<GraphQL>('graphql')
  /** Each query is parsed once. */
  const documents = new Map<string, QueryDocument>()
  const carts = new Map<string, CartLineInput[]>()
  const known = products.map(product)
  const change = (id: string, lines: CartLineInput[]) => {
    carts.set(id, lines)
    return { cart: cart(id, lines, products), userErrors: [], warnings: [] }
  }
  const run = ({ query, variables }: Operation): object => {
    const { id = '', ids, cartId = '', input, lines = [] } = variables
    if (query.includes('cartCreate')) return { cartCreate: change(`gid://shopify/Cart/${carts.size + 1}`, input?.lines ?? []) }
    if (query.includes('cartLinesAdd')) return { cartLinesAdd: change(cartId, [...(carts.get(cartId) ?? []), ...lines]) }
    if (ids) return { nodes: ids.map((one) => known[indexOf(one)] ?? null) }
    if (/\bcart\s*\(/.test(query)) return { cart: carts.has(id) ? cart(id, carts.get(id) ?? [], products) : null }
    return { node: known[indexOf(id)] ?? null }
  }
  return async (request, response) => {
    const started = performance.now()
    const operation = JSON.parse(await readBody(request)) as Operation
    const document = documents.get(operation.query) ?? (await graphql).parse(operation.query)
    documents.set(operation.query, document)
    const data = selectFields(document, run(operation) as Record<string, unknown>)
    await wait(Math.max(0, started + (operation.query.includes('mutation') ? LATENCY.change : LATENCY.read) - performance.now()))
    sendJson(response, { data })
  }
}
