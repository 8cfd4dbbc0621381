/** An order without the hosted checkout. This platform takes no card here: gift cards must pay for everything that is due now. */
import { applicationError } from '../../gateway/errors'
import type { Shop } from '../../shop'
import type { Json } from '../../untrusted'
import type { PricedCart } from '../cart-service'
import type { CartFields } from './cart-fields'
import { amountIn } from './cart-v2-body'
import { paidByGiftCard } from './gift-cards'
import { openCheckout } from './open-checkout'
import { priceToken, summaryBody, totalsV2, WHOLE } from './summary-body'

const words = (record: Json | undefined, key: string): string => (typeof record?.[key] === 'string' ? String(record[key]) : '')

export const placeOrder = (shop: Shop, priced: PricedCart, fields: CartFields, token: string | undefined) => {
  const { db, site, orders, identity } = shop
  const { cart } = priced
  return db.transaction(() => {
    const { violations } = summaryBody(db, site, priced, fields, WHOLE)
    const [first] = violations.filter(({ severity }) => severity === 'ERROR')
    if (first) {
      const { code, description, ...facts } = first
      const data = Object.entries(facts).find(([name]) => name.endsWith('Data'))?.[1]
      throw applicationError(428, code, description, data as Json | undefined)
    }
    const totals = totalsV2(site, priced, WHOLE)
    if (token !== undefined && token !== priceToken(cart.id, totals))
      throw applicationError(409, 'CART_PRICES_OUT_OF_SYNC', 'The prices have changed since.')
    if (totals.payNow > paidByGiftCard(db, fields.giftCard, totals.payNow))
      throw applicationError(428, 'EMPTY_PAYMENT_TOKEN', 'Something is left to pay.', { total: amountIn(site, totals.total) })
    openCheckout(db, cart.id)
    const session = identity.redirects.create(
      {
        kind: 'ecomCheckout',
        params: { checkoutId: cart.id },
        callbacks: {},
        owner: { role: cart.ownedByMember ? 'MEMBER' : 'VISITOR', id: cart.visitorId },
        checkoutId: cart.id,
      },
      (id) => new URL(`${site.url}/checkout?session=${id}`),
    )
    const { contactInfo, email = '' } = cart.info
    const address = contactInfo?.address as Json | undefined
    const contact = { email, firstName: words(fields.customer, 'firstName'), lastName: words(fields.customer, 'lastName') }
    const placed = orders.place(
      session.id,
      contact,
      address
        ? {
            addressLine: words(address, 'addressLine'),
            addressLine2: words(address, 'addressLine2'),
            city: words(address, 'city'),
            postalCode: words(address, 'postalCode'),
            country: words(address, 'country'),
          }
        : null,
    )
    if (placed.outcome !== 'paid') throw applicationError(428, 'INVALID_CART', 'The cart cannot be ordered.')
    return { orderId: placed.orderId, completed: true }
  })
}
