/** Checkouts of version 1, for their buyer and the shop's own server: reads, changes, and those made without a cart; gift cards, delivery and orders. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { checkoutNotFound } from '../cart/checkout-writes'
import { type CheckoutFacts, checkoutBody } from '../events/checkout-body'
import { allowedItems } from './cart'
import { readLineItemIds, readQuantities } from './cart-input'
import { readCheckoutPatch, readNewCheckout } from './checkout-input'
import { createGiftCardAndDeliveryRoutes } from './gift-cards-and-delivery'
import { createOrderRoutes } from './orders'

const CHECKOUTS = '/ecom/v1/checkouts'

export const createCheckoutRoutes = () => {
  const app = createRouter()
  const answer = (c: ApiContext, facts: CheckoutFacts) => c.json({ checkout: checkoutBody(c.var.shop.site, facts) })
  /** Answers 404 for the checkout of another visitor, so that ids cannot be guessed. */
  const owned = (c: ApiContext, facts: CheckoutFacts | null, id: string): CheckoutFacts => {
    const { caller, visitorId } = c.var
    if (!facts || (facts.cart.visitorId !== visitorId && !caller.elevated)) throw checkoutNotFound(id)
    return facts
  }
  const idOf = (c: ApiContext): string => {
    const id = c.req.param('id') ?? ''
    owned(c, c.var.shop.checkouts.find(id), id)
    return id
  }

  app.get(`${CHECKOUTS}/by-cart-id/:id`, (c) => {
    const id = c.req.param('id')
    return answer(c, owned(c, c.var.shop.checkouts.findOfCart(id), id))
  })
  app.get(`${CHECKOUTS}/:id`, (c) => {
    const id = c.req.param('id')
    return answer(c, owned(c, c.var.shop.checkouts.find(id), id))
  })
  app.post(CHECKOUTS, (c) => {
    const { shop, visitorId } = c.var
    const change = readNewCheckout(jsonBody(c), shop.site.money)
    allowedItems(c, change.items)
    return answer(c, shop.checkoutWrites.create(visitorId, change))
  })
  app.patch(`${CHECKOUTS}/:id`, (c) => {
    const { shop } = c.var
    const change = readCheckoutPatch(jsonBody(c), shop.site.money)
    allowedItems(c, change.items)
    return answer(c, shop.checkoutWrites.update(idOf(c), change))
  })
  app.post(`${CHECKOUTS}/:id/update-line-items-quantity`, (c) => {
    const updates = readQuantities(jsonBody(c))
    return answer(c, c.var.shop.checkoutWrites.setQuantities(idOf(c), updates))
  })
  app.post(`${CHECKOUTS}/:id/remove-line-items`, (c) => {
    const ids = readLineItemIds(jsonBody(c))
    return answer(c, c.var.shop.checkoutWrites.removeLines(idOf(c), ids))
  })
  app.post(`${CHECKOUTS}/:id/remove-coupon`, (c) => answer(c, c.var.shop.checkoutWrites.removeCoupon(idOf(c))))
  app.post(`${CHECKOUTS}/:id/remove-gift-card`, (c) => answer(c, c.var.shop.checkoutWrites.removeGiftCard(idOf(c))))

  app.get(`${CHECKOUTS}/:id/checkout-url`, (c) => {
    const { shop, caller, visitorId } = c.var
    const id = idOf(c)
    const { customUrl } = owned(c, shop.checkouts.find(id), id)
    if (customUrl) return c.json({ checkoutUrl: customUrl.replaceAll('{checkout_id}', id) })
    const { fullUrl } = shop.identity.redirects.create(
      {
        kind: 'ecomCheckout',
        params: { checkoutId: id },
        callbacks: {},
        owner: caller.subject ?? { role: 'VISITOR', id: visitorId },
        checkoutId: id,
      },
      (sessionId) => new URL(`${shop.site.url}/checkout?session=${sessionId}`),
    )
    return c.json({ checkoutUrl: fullUrl })
  })
  app.route('/', createGiftCardAndDeliveryRoutes())
  app.route('/', createOrderRoutes())
  return app
}
