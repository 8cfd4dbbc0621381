/** Reads checkouts, for the cart's owner and the shop's own server. */
import { type ApiContext, createRouter } from '../api-app'
import { type CheckoutFacts, checkoutBody } from '../events/checkout-body'
import { applicationError } from '../gateway/errors'

const CHECKOUTS = '/ecom/v1/checkouts'

export const createCheckoutRoutes = () => {
  const app = createRouter()
  /** Answers 404 for the checkout of another visitor, so that ids cannot be guessed. */
  const answer = (c: ApiContext, facts: CheckoutFacts | null, id: string) => {
    const { caller, visitorId, shop } = c.var
    if (!facts || (facts.cart.visitorId !== visitorId && !caller.elevated))
      throw applicationError(404, 'CHECKOUT_NOT_FOUND', `There is no checkout "${id}".`, { id })
    return c.json({ checkout: checkoutBody(shop.site, facts) })
  }
  app.get(`${CHECKOUTS}/by-cart-id/:id`, (c) => {
    const id = c.req.param('id')
    return answer(c, c.var.shop.checkouts.findOfCart(id), id)
  })
  app.get(`${CHECKOUTS}/:id`, (c) => {
    const id = c.req.param('id')
    return answer(c, c.var.shop.checkouts.find(id), id)
  })
  return app
}
