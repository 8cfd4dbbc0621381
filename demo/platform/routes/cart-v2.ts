/** Version 2 of the cart: the same calls for the visitor's current cart and for a cart by its id. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import type { PricedCart } from '../cart/cart-service'
import { type CartKey, type CartsV2, cartsV2 } from '../cart/v2/carts-v2'
import { openCheckout } from '../cart/v2/open-checkout'
import { placeOrder } from '../cart/v2/place-order'
import { type SummaryRequest, summaryBody } from '../cart/v2/summary-body'
import { refuse } from '../gateway/errors'
import type { Money } from '../money'
import { type Json, optionalRecord, optionalString, own, requiredString } from '../untrusted'
import {
  readCalculation,
  readCoupon,
  readEstimate,
  readForms,
  readGiftCard,
  readItemsV2,
  readLineIds,
  readLineUpdates,
  readMethod,
  readNewCart,
  readPatchV2,
} from './cart-v2-input'

const CARTS = '/ecom/v2/carts'
const CURRENT = `${CARTS}/current`
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What an action makes of the cart, in the order of its arguments. */
type Act = (carts: CartsV2, key: CartKey, body: Json, money: Money, elevated: boolean) => PricedCart

const ACTIONS: Readonly<Record<string, Act>> = {
  refresh: (carts, key) => carts.get(key),
  'add-line-items': (carts, key, body, money, elevated) => carts.add(key, readItemsV2(body, money, elevated)),
  'update-line-items': (carts, key, body) => carts.updateLines(key, readLineUpdates(body)),
  'remove-line-items': (carts, key, body) => carts.removeLines(key, readLineIds(body)),
  'add-coupon': (carts, key, body) => carts.addCoupon(key, readCoupon(body)),
  'remove-coupon': (carts, key, body) => carts.removeCoupon(key, requiredString(own(body, 'couponId'), 'couponId', 100)),
  'add-gift-card': (carts, key, body, money) => carts.addGiftCard(key, readGiftCard(body, money)),
  'remove-gift-card': (carts, key, body) => carts.removeGiftCard(key, requiredString(own(body, 'giftCardId'), 'giftCardId', 100)),
  'set-delivery-method': (carts, key, body) => carts.setMethod(key, readMethod(body)),
  'remove-delivery-method': (carts, key) => carts.removeMethod(key),
  'update-forms-submission': (carts, key, body) => carts.setFields(key, { forms: readForms(body) }),
}

const SUMMARIES: Readonly<Record<string, (body: Json) => SummaryRequest>> = {
  calculate: readCalculation,
  estimate: readEstimate,
}

/** The key of the cart that a request is about. */
type KeyOf = (c: ApiContext, carts: CartsV2) => CartKey

const idOf = (c: ApiContext): string => {
  const id = c.req.param('cartId') ?? ''
  return GUID.test(id) ? id : refuse('cartId', 'value is not a valid GUID', 'FORMAT', { type: 'GUID' })
}
const callerOf = (c: ApiContext) => ({ visitorId: c.var.visitorId, elevated: c.var.caller.elevated })
const byId: KeyOf = (c, carts) => carts.keyOf(idOf(c), callerOf(c))
const ofVisitor: KeyOf = (c) => c.var.visitorId

export const createCartV2Routes = () => {
  const app = createRouter()
  const answer = (c: ApiContext, carts: CartsV2, priced: PricedCart) => c.json({ cart: carts.bodyOf(priced) })

  const serve = (path: string, keyOf: KeyOf) => {
    app.patch(path, (c) => {
      const carts = cartsV2(c.var.shop)
      const patch = readPatchV2(optionalRecord(own(jsonBody(c), 'cart'), 'cart') ?? {})
      return answer(c, carts, carts.applyPatch(keyOf(c, carts), patch))
    })
    app.delete(path, (c) => {
      const carts = cartsV2(c.var.shop)
      carts.remove(keyOf(c, carts))
      return c.json({})
    })
    app.get(`${path}/upsell-options`, (c) => {
      const carts = cartsV2(c.var.shop)
      carts.get(keyOf(c, carts))
      return c.json({ itemsUpsells: [] })
    })
    for (const [action, act] of Object.entries(ACTIONS))
      app.post(`${path}/${action}`, (c) => {
        const { shop, caller } = c.var
        const carts = cartsV2(shop)
        // The body is read first, so that a bad request is told before a missing cart.
        return answer(c, carts, act(carts, keyOf(c, carts), jsonBody(c), shop.site.money, caller.elevated))
      })
    for (const [action, read] of Object.entries(SUMMARIES))
      app.post(`${path}/${action}`, (c) => {
        const { db, site } = c.var.shop
        const carts = cartsV2(c.var.shop)
        const request = read(jsonBody(c))
        const priced = carts.get(keyOf(c, carts))
        const summary = summaryBody(db, site, priced, carts.fieldsOf(priced), request)
        return c.json({ cart: carts.bodyOf(priced), summary })
      })
  }

  app.get(CURRENT, (c) => {
    const carts = cartsV2(c.var.shop)
    return answer(c, carts, carts.get(ofVisitor(c, carts)))
  })
  for (const path of [CURRENT, CARTS])
    app.post(path, (c) => {
      const { shop, caller, visitorId } = c.var
      const carts = cartsV2(shop)
      const created = carts.create(visitorId, path === CARTS, readNewCart(jsonBody(c), shop.site.money, caller.elevated))
      return answer(c, carts, created)
    })
  serve(CURRENT, ofVisitor)

  app.get(`${CARTS}/:cartId`, (c) => c.json({ cart: cartsV2(c.var.shop).read(idOf(c), callerOf(c)) }))
  serve(`${CARTS}/:cartId`, byId)

  app.post(`${CARTS}/:cartId/get-checkout-url`, (c) => {
    const { shop } = c.var
    const carts = cartsV2(shop)
    const currency = optionalString(own(jsonBody(c), 'currencyCode'), 'currencyCode', 3)
    const priced = carts.get(byId(c, carts))
    const { id, visitorId } = priced.cart
    const { customCheckoutUrl } = carts.fieldsOf(priced)
    if (customCheckoutUrl) return c.json({ checkoutUrl: customCheckoutUrl.replaceAll('{checkout_id}', id) })
    openCheckout(shop.db, id)
    const session = shop.identity.redirects.create(
      {
        kind: 'ecomCheckout',
        params: { checkoutId: id },
        callbacks: {},
        owner: c.var.caller.subject ?? { role: 'VISITOR', id: visitorId },
        checkoutId: id,
      },
      (sessionId) => {
        const url = new URL(`${shop.site.url}/checkout`)
        if (currency !== undefined) url.searchParams.set('currency', currency)
        url.searchParams.set('session', sessionId)
        return url
      },
    )
    return c.json({ checkoutUrl: session.fullUrl })
  })

  app.post(`${CARTS}/:cartId/place-order`, (c) => {
    const carts = cartsV2(c.var.shop)
    const body = jsonBody(c)
    const token = optionalString(own(body, 'priceVerificationToken'), 'priceVerificationToken', 4000)
    const priced = carts.get(byId(c, carts))
    return c.json(placeOrder(c.var.shop, priced, carts.fieldsOf(priced), token))
  })

  return app
}
