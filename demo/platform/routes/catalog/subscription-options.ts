/** Catalog v1: on which terms a product can be subscribed, and whether it can be bought without. */
import { type ApiContext, createRouter } from '../../api-app'
import type { Product, Subscription } from '../../catalog/product'
import { productNotFound } from '../../catalog/writes/product-writes'
import { applicationError } from '../../gateway/errors'
import { catalogFor } from '../identity/access'

const PATH = '/_api/subscription-options-reader-server/v1/subscription-options'

const bodyOf = ({ id, title, description, frequency, interval, cycles, percentOff }: Subscription) => ({
  id,
  title,
  description,
  subscriptionSettings: { frequency, interval, autoRenewal: cycles === null, ...(cycles !== null && { billingCycles: cycles }) },
  discount: { type: 'PERCENT', value: percentOff },
})

const found = (c: ApiContext, id: string): Product => {
  const product = catalogFor(c).findProduct(id)
  if (!product) throw productNotFound(id)
  return product
}

export const createSubscriptionOptionRoutes = () => {
  const app = createRouter()
  app.get(`${PATH}/byProduct/:productId`, (c) =>
    c.json({
      subscriptionOptions: found(c, c.req.param('productId')).v3.subscriptions.map((one) => ({ ...bodyOf(one), hidden: false })),
    }),
  )
  app.get(`${PATH}/product/:productId/oneTimePurchasesStatus`, (c) =>
    c.json({ allowed: found(c, c.req.param('productId')).v3.oneTimePurchase }),
  )
  app.get(`${PATH}/:id`, (c) => {
    const id = c.req.param('id')
    const option = catalogFor(c)
      .products()
      .flatMap(({ v3 }) => v3.subscriptions)
      .find((one) => one.id === id)
    if (!option) throw applicationError(404, 'NOT_FOUND', `There is no subscription option "${id}".`, { id })
    return c.json({ subscriptionOption: bodyOf(option) })
  })
  return app
}
