/** The thank-you page after the payment: what was bought, and a link back to the buyer's page. */
import { html } from 'hono/html'
import type { Site } from '../../site'
import { withParameters } from '../login/flow'
import { type Html, layout, linesList, nothing, totalsList } from '../pages'
import type { Callbacks, Order } from './order'

/** Adds the order id to the URL of the merchant's own thank-you page. No other callback gets it. */
export const merchantThankYouUrl = ({ thankYouPageUrl }: Callbacks, orderId: string, isMember: boolean): string | null =>
  thankYouPageUrl ? withParameters(thankYouPageUrl, { orderId, ...membership(isMember) }) : null

/** What every callback is told. */
const membership = (isMember: boolean) => ({ wixMemberLoggedIn: String(isMember) })

/** The callbacks as buyers follow them, except for the thank-you page. */
export const returning = (callbacks: Callbacks, isMember: boolean): Callbacks => {
  const told = (url: string | undefined) => (url === undefined ? undefined : withParameters(url, membership(isMember)))
  return { ...callbacks, postFlowUrl: told(callbacks.postFlowUrl), cartPageUrl: told(callbacks.cartPageUrl) }
}

export const thankYouPage = (site: Site, order: Order, { postFlowUrl, cartPageUrl }: Callbacks): Html => {
  const shop = postFlowUrl ?? cartPageUrl
  const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor, paidMinor, fees, delivery, taxIncluded } =
    order.totals
  const totals = {
    subtotal: subtotalMinor,
    discount: discountMinor,
    shipping: shippingMinor,
    tax: taxMinor,
    total: totalMinor,
    fees,
    payLater: totalMinor - paidMinor,
    shippingLabel: delivery?.title ?? 'Delivery',
    taxLabel: taxIncluded ? 'Tax, included' : 'Tax',
  }
  return layout(
    site,
    'Thank you',
    html`<main class="narrow">
<section class="card"><h1>Thank you, ${order.contact.firstName}</h1>
<p>Your order <strong class="order-number">${order.number}</strong> is paid. A real shop would now write to ${order.contact.email}.</p>
${shop ? html`<p><a class="button" href="${shop}">Return to the shop</a></p>` : nothing}</section>
<section class="card" aria-labelledby="order-title"><h2 id="order-title">What you bought</h2>
${linesList(
  site.money,
  order.lines.map((line) => ({
    name: line.name,
    details: line.details,
    pictureId: line.picture,
    quantity: line.quantity,
    totalMinor: line.lineTotalMinor,
  })),
)}
${totalsList(site.money, totals, order.couponCode)}</section>
</main>`,
  )
}
