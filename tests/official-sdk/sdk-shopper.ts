/** The shopper on the platform's own SDK. */
import type { SdkClient } from './sdk'
import type { SeenCart, SeenProduct, Shopper } from './shopper'

interface SdkPrice {
  formattedAmount?: string
}
interface SdkCart {
  lineItems: {
    _id: string
    quantity: number
    productName?: { original?: string }
    price?: SdkPrice
    lineItemPrice?: SdkPrice
    image?: string
  }[]
  buyerNote?: string
  currency?: string
  appliedDiscounts?: { coupon?: { code: string } }[]
  _createdDate: Date
}
interface SdkProduct {
  _id: string
  name: string
  priceData?: { price?: number }
  weight?: number
  stock?: { inStock?: boolean }
  lastUpdated: Date
}
interface SdkEstimate {
  cart: SdkCart
  priceSummary?: { total?: SdkPrice; shipping?: SdkPrice }
  appliedDiscounts?: { coupon?: { code: string } }[]
}
interface SdkQuery<T> {
  startsWith(field: string, value: string): SdkQuery<T>
  ascending(field: string): SdkQuery<T>
  limit(count: number): SdkQuery<T>
  find(): Promise<{ items: T[] }>
}

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** The id of the image in `wix:image://v1/<id>/…`. */
const pictureOf = (image: string | undefined): string => /^wix:image:\/\/v1\/([^/#]+)/.exec(image ?? '')?.[1] ?? ''

const couponsOf = ({ appliedDiscounts = [] }: Pick<SdkCart, 'appliedDiscounts'>): string[] =>
  appliedDiscounts.flatMap(({ coupon }) => (coupon ? [coupon.code] : []))

const seen = (cart: SdkCart): SeenCart => ({
  lines: cart.lineItems.map(({ productName, quantity, price, lineItemPrice, image }) => ({
    name: productName?.original ?? '',
    quantity,
    price: price?.formattedAmount ?? '',
    total: lineItemPrice?.formattedAmount ?? '',
    picture: pictureOf(image),
  })),
  note: cart.buyerNote ?? '',
  currency: cart.currency ?? '',
  coupons: couponsOf(cart),
  createdDate: cart._createdDate.toISOString(),
})

const seenProduct = ({ _id, name, priceData, weight, stock, lastUpdated }: SdkProduct): SeenProduct => ({
  id: _id,
  name,
  price: priceData?.price ?? Number.NaN,
  weight: weight ?? Number.NaN,
  inStock: stock?.inStock === true,
  lastUpdated: lastUpdated.toISOString(),
})

export function createSdkShopper({ currentCart, products, collections, redirects, auth }: SdkClient): Shopper {
  let lines: string[] = []
  const keep = (cart: unknown): SeenCart => {
    lines = (cart as SdkCart).lineItems.map(({ _id }) => _id)
    return seen(cart as SdkCart)
  }
  const keepIn = (reply: unknown): SeenCart => keep((reply as { cart: SdkCart }).cart)
  const call = (module: SdkClient['currentCart'], name: string, ...values: unknown[]): Promise<unknown> => {
    const action = module[name]
    if (!action) throw new TypeError(`The SDK has no ${name}`)
    return action(...values)
  }
  const query = <T>(module: SdkClient['products'], name: string): SdkQuery<T> => call(module, name) as unknown as SdkQuery<T>

  return {
    cart: async () => keep(await call(currentCart, 'getCurrentCart')),
    add: async (catalogItemId, quantity) =>
      keepIn(
        await call(currentCart, 'addToCurrentCart', {
          lineItems: [{ quantity, catalogReference: { appId: STORES, catalogItemId } }],
        }),
      ),
    addCustom: async (original, price) =>
      keepIn(
        await call(currentCart, 'addToCurrentCart', {
          customLineItems: [{ quantity: 1, price, productName: { original }, itemType: { preset: 'SERVICE' } }],
        }),
      ),
    setQuantity: async (line, quantity) =>
      keepIn(await call(currentCart, 'updateCurrentCartLineItemQuantity', [{ _id: lines[line], quantity }])),
    remove: async (line) => keepIn(await call(currentCart, 'removeLineItemsFromCurrentCart', [lines[line]])),
    note: async (buyerNote) => keep(await call(currentCart, 'updateCurrentCart', { cartInfo: { buyerNote } })),
    coupon: async (couponCode) => keep(await call(currentCart, 'updateCurrentCart', { couponCode })),
    removeCoupon: async () => keepIn(await call(currentCart, 'removeCouponFromCurrentCart')),
    estimate: async (country) => {
      const estimate = (await call(currentCart, 'estimateCurrentCartTotals', {
        shippingAddress: { country },
        calculateTax: true,
        calculateShipping: true,
      })) as SdkEstimate
      return {
        cart: keep(estimate.cart),
        total: estimate.priceSummary?.total?.formattedAmount ?? '',
        shipping: estimate.priceSummary?.shipping?.formattedAmount ?? '',
        discounts: couponsOf(estimate),
      }
    },
    deleteCart: async () => `${await call(currentCart, 'deleteCurrentCart')}`,
    checkout: async (email) => {
      const { checkoutId } = (await call(currentCart, 'createCheckoutFromCurrentCart', { channelType: 'WEB', email })) as {
        checkoutId?: string
      }
      return { hasId: typeof checkoutId === 'string' }
    },
    redirectToCheckout: async (postFlowUrl) => {
      const { checkoutId } = (await call(currentCart, 'createCheckoutFromCurrentCart', { channelType: 'WEB' })) as {
        checkoutId: string
      }
      const { redirectSession } = (await call(redirects, 'createRedirectSession', {
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl },
      })) as { redirectSession: { fullUrl: string } }
      return new URL(redirectSession.fullUrl).pathname
    },
    product: async (id) => seenProduct(((await call(products, 'getProduct', id)) as { product: SdkProduct }).product),
    products: async (prefix, limit) => {
      const { items } = await query<SdkProduct>(products, 'queryProducts')
        .startsWith('name', prefix)
        .ascending('name')
        .limit(limit)
        .find()
      return items.map(seenProduct)
    },
    variants: async (productId) => {
      const { variants } = (await call(products, 'queryProductVariants', productId)) as { variants: { _id: string }[] }
      return variants.map(({ _id }) => _id)
    },
    collection: async (slug) => {
      const { collection } = (await call(collections, 'getCollectionBySlug', slug)) as {
        collection: { _id: string; name: string }
      }
      return { id: collection._id, name: collection.name }
    },
    collections: async (limit) => {
      const { items } = await query<{ name: string }>(collections, 'queryCollections').limit(limit).find()
      return items.map(({ name }) => name)
    },
    renewTokens: async () => {
      const before = auth.getTokens()
      const renewed = await auth.renewToken(before.refreshToken)
      auth.setTokens(renewed)
      return { role: renewed.refreshToken.role, otherToken: renewed.accessToken.value !== before.accessToken.value }
    },
  }
}
