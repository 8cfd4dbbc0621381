/** The shopper on our client. */
import * as cartlet from '../../src/index'
import type { SeenCart, SeenProduct, Shopper } from './shopper'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const couponsOf = ({ appliedDiscounts = [] }: Pick<cartlet.Cart, 'appliedDiscounts'>): string[] =>
  appliedDiscounts.flatMap(({ coupon }) => (coupon ? [coupon.code] : []))

const seen = (cart: cartlet.Cart): SeenCart => ({
  lines: cart.lineItems.map(({ productName, quantity, price, lineItemPrice, image }) => ({
    name: productName?.original ?? '',
    quantity,
    price: price?.formattedAmount ?? '',
    total: lineItemPrice?.formattedAmount ?? '',
    picture: image?.id ?? '',
  })),
  note: cart.buyerNote ?? '',
  currency: cart.currency ?? '',
  coupons: couponsOf(cart),
  createdDate: cart.createdDate?.toISOString() ?? '',
})

const seenProduct = ({ id, name, priceData, weight, stock, lastUpdated }: cartlet.ProductV1): SeenProduct => ({
  id: id ?? '',
  name: name ?? '',
  price: priceData?.price ?? Number.NaN,
  weight: weight ?? Number.NaN,
  inStock: stock?.inStock === true,
  lastUpdated: lastUpdated?.toISOString() ?? '',
})

export function createOurShopper(client: cartlet.Client): Shopper {
  let lines: string[] = []
  const keep = (cart: cartlet.Cart): SeenCart => {
    lines = cart.lineItems.map(({ id }) => id)
    return seen(cart)
  }
  const lineId = (line: number): string => lines[line] ?? ''

  return {
    cart: async () => {
      const cart = await cartlet.getCurrentCart(client)
      // Our client resolves with null without a cart; the SDK rejects.
      if (!cart) throw new cartlet.CartletError('OWNED_CART_NOT_FOUND', 'no cart')
      return keep(cart)
    },
    add: async (catalogItemId, quantity) =>
      keep(
        await cartlet.addToCurrentCart(client, {
          lineItems: [{ quantity, catalogReference: { appId: STORES, catalogItemId } }],
        }),
      ),
    addCustom: async (original, price) =>
      keep(
        await cartlet.addToCurrentCart(client, {
          customLineItems: [{ quantity: 1, price, productName: { original }, itemType: { preset: 'SERVICE' } }],
        }),
      ),
    setQuantity: async (line, quantity) => keep(await cartlet.updateLineItemsQuantity(client, [{ id: lineId(line), quantity }])),
    remove: async (line) => keep(await cartlet.removeLineItems(client, [lineId(line)])),
    note: async (buyerNote) => keep(await cartlet.updateCurrentCart(client, { cartInfo: { buyerNote } })),
    coupon: async (couponCode) => keep(await cartlet.updateCurrentCart(client, { couponCode })),
    removeCoupon: async () => keep(await cartlet.removeCoupon(client)),
    estimate: async (country) => {
      const estimate = await cartlet.estimateTotals(client, {
        shippingAddress: { country },
        calculateTax: true,
        calculateShipping: true,
      })
      if (!estimate.cart) throw new TypeError('an estimate without a cart')
      return {
        cart: keep(estimate.cart),
        total: estimate.priceSummary?.total?.formattedAmount ?? '',
        shipping: estimate.priceSummary?.shipping?.formattedAmount ?? '',
        discounts: couponsOf(estimate),
      }
    },
    deleteCart: async () => `${await cartlet.deleteCurrentCart(client)}`,
    checkout: async (email) => {
      const { checkoutId } = await cartlet.createCheckout(client, { channelType: 'WEB', email })
      return { hasId: typeof checkoutId === 'string' }
    },
    redirectToCheckout: async (postFlowUrl) => {
      const { checkoutId } = await cartlet.createCheckout(client, { channelType: 'WEB' })
      const { fullUrl } = await cartlet.createRedirectSession(client, {
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl },
      })
      return new URL(fullUrl).pathname
    },
    product: async (id) => seenProduct(await cartlet.getProductV1(client, id)),
    products: async (prefix, limit) => {
      const { products } = await cartlet.queryProductsV1(client, {
        filter: { name: { $startsWith: prefix } },
        sort: [{ fieldName: 'name', order: 'ASC' }],
        paging: { offset: 0, limit },
      })
      return products.map(seenProduct)
    },
    variants: async (productId) => {
      const { variants } = await cartlet.getProductVariantsV1(client, productId)
      return variants.map(({ id }) => id ?? '')
    },
    collection: async (slug) => {
      const { id, name } = await cartlet.getCollectionBySlug(client, slug)
      return { id: id ?? '', name: name ?? '' }
    },
    collections: async (limit) => {
      const { collections } = await cartlet.queryCollections(client, { filter: {}, paging: { limit, offset: 0 } })
      return collections.map(({ name }) => name ?? '')
    },
    renewTokens: async () => {
      const used = await client.session.accessToken()
      const next = await client.session.renewAfter401(used)
      return { role: client.session.role(), otherToken: next !== used }
    },
  }
}
