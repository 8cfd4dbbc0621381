/** The hosted checkout page, which works without scripts. */
import { html } from 'hono/html'
import { costOf, type DeliveryOption } from '../../cart/estimate/delivery'
import type { Site } from '../../site'
import { type Html, layout, linesList, nothing, type SumsView, totalsList } from '../pages'
import { COUNTRIES, type FieldName, type FormErrors, type FormValues, needsDelivery } from './checkout-form'
import { describeLine, lineName, linePicture } from './line-text'
import { dueOf, type HostedCheckout, workingCoupon } from './order'

export interface CheckoutView {
  site: Site
  checkout: HostedCheckout
  values: FormValues
  errors: FormErrors
  /** A message above the form, such as a declined card or missing stock. */
  notice?: string
}

interface FieldLook {
  label: string
  autocomplete: string
  type?: string
  inputmode?: string
  placeholder?: string
  optional?: true
}

const FIELDS: Record<Exclude<FieldName, 'country'>, FieldLook> = {
  email: { label: 'E-mail', autocomplete: 'email', type: 'email' },
  firstName: { label: 'First name', autocomplete: 'given-name' },
  lastName: { label: 'Last name', autocomplete: 'family-name' },
  addressLine: { label: 'Street and number', autocomplete: 'address-line1' },
  addressLine2: { label: 'Flat, floor, company', autocomplete: 'address-line2', optional: true },
  city: { label: 'Town or city', autocomplete: 'address-level2' },
  postalCode: { label: 'Postcode', autocomplete: 'postal-code' },
  cardNumber: { label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', placeholder: '4242 4242 4242 4242' },
  cardExpiry: { label: 'Expiry date (MM/YY)', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: 'MM/YY' },
  cardCvc: { label: 'Security code (CVC)', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123' },
}

const errorText = (name: FieldName, message: string | undefined): Html =>
  message ? html`<p class="field-error" id="${name}-error">${message}</p>` : nothing

const describedBy = (name: FieldName, message: string | undefined, focus: boolean): Html =>
  message ? html` aria-invalid="true" aria-describedby="${name}-error"${focus ? html` autofocus` : nothing}` : nothing

const input = (name: Exclude<FieldName, 'country'>, view: CheckoutView, firstError: string | undefined): Html => {
  const { label, autocomplete, type = 'text', inputmode, placeholder, optional } = FIELDS[name]
  const message = view.errors[name]
  return html`<div class="field field-${name}"><label for="${name}">${label}${optional ? html` <span class="muted">(optional)</span>` : nothing}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${view.values[name]}"${
    inputmode ? html` inputmode="${inputmode}"` : nothing
  }${placeholder ? html` placeholder="${placeholder}"` : nothing}${optional ? nothing : html` required`}${describedBy(name, message, name === firstError)}>
${errorText(name, message)}</div>`
}

const countrySelect = (view: CheckoutView, firstError: string | undefined): Html => {
  const message = view.errors.country
  return html`<div class="field field-country"><label for="country">Country</label>
<select id="country" name="country" autocomplete="country" required${describedBy('country', message, firstError === 'country')}>
<option value="">Choose a country</option>
${Object.entries(COUNTRIES).map(
  ([code, name]) => html`<option value="${code}"${view.values.country === code ? html` selected` : nothing}>${name}</option>`,
)}
</select>
${errorText('country', message)}</div>`
}

const optionRow = ({ site, checkout: { totals } }: CheckoutView, option: DeliveryOption): Html => {
  const cost = totals.shippingDiscount > 0 ? 0 : costOf(option)
  const { slot, pickup } = option
  const when = slot ? ` ${slot.from.slice(0, 10)}, ${slot.from.slice(11, 16)}–${slot.to.slice(11, 16)}` : ''
  const where = pickup ? ` ${[pickup.address.addressLine, pickup.address.city].join(', ')}` : ''
  return html`<label class="option"><input type="radio" name="shippingOption" value="${option.code}"${option === totals.option ? html` checked` : nothing}>
<span>${option.title}<span class="muted"> ${option.deliveryTime}${when}${where}${option.charges.map(({ details }) => ` · ${details}`)}</span></span><span class="option-price">${cost === 0 ? 'Free' : site.money.format(cost)}</span></label>`
}

const deliverySections = (
  view: CheckoutView,
  firstError: string | undefined,
): Html => html`<fieldset><legend>Delivery address</legend>
<div class="grid">${input('addressLine', view, firstError)}${input('addressLine2', view, firstError)}
${input('postalCode', view, firstError)}${input('city', view, firstError)}${countrySelect(view, firstError)}</div></fieldset>
<fieldset><legend>Delivery</legend>
${view.checkout.totals.options.map((option) => optionRow(view, option))}
${view.checkout.totals.unserved ? html`<p class="field-error">The shop does not deliver there.</p>` : nothing}
<input type="hidden" name="subdivision" value="${view.values.subdivision}"></fieldset>`

const cardSection = (view: CheckoutView, firstError: string | undefined): Html => html`<fieldset><legend>Payment</legend>
<p class="hint">Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. Any future date, any CVC.</p>
<div class="grid">${input('cardNumber', view, firstError)}${input('cardExpiry', view, firstError)}${input('cardCvc', view, firstError)}</div></fieldset>`

export const backUrl = ({ callbacks }: HostedCheckout): string | undefined => callbacks.cartPageUrl ?? callbacks.postFlowUrl

export const shortageText = (left: number, wanted: number): string =>
  left === 0 ? 'This is sold out now.' : `Only ${left} left, and you asked for ${wanted}.`

const sumsOf = ({ totals }: HostedCheckout): SumsView => ({
  ...totals,
  shippingLabel: totals.option?.title ?? 'Delivery',
  taxLabel: totals.rate.included ? 'Tax, included' : 'Tax',
})

const summary = (
  { money }: Site,
  checkout: HostedCheckout,
): Html => html`<section class="card summary" aria-labelledby="summary-title"><h2 id="summary-title">Your order</h2>
${linesList(
  money,
  checkout.lines.map((priced) => ({
    name: lineName(priced),
    details: describeLine(priced),
    pictureId: linePicture(priced)?.id ?? null,
    quantity: priced.line.quantity,
    totalMinor: priced.totalMinor,
    ...(priced.left < priced.line.quantity && { problem: shortageText(priced.left, priced.line.quantity) }),
  })),
)}
${totalsList(money, sumsOf(checkout), workingCoupon(checkout)?.code ?? null)}
${
  checkout.giftCard
    ? html`<dl class="totals"><div class="saving"><dt>Gift card ${checkout.giftCard.shown}</dt><dd>−${money.format(checkout.giftCard.paidMinor)}</dd></div>
<div class="grand"><dt>Left to pay</dt><dd>${money.format(dueOf(checkout))}</dd></div></dl>`
    : nothing
}</section>`

export const checkoutPage = (view: CheckoutView): Html => {
  const { site, checkout, errors, notice } = view
  const firstError = Object.keys(errors)[0]
  const back = backUrl(checkout)
  const action = `/checkout?session=${encodeURIComponent(checkout.sessionId)}`
  return layout(
    site,
    'Checkout',
    html`<main class="checkout">
<div class="intro">${back ? html`<a class="back" href="${back}">← Back to the shop</a>` : nothing}<h1>Checkout</h1></div>
${summary(site, checkout)}
<form class="card" method="post" action="${action}" novalidate>
${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing}
<fieldset><legend>Contact</legend><div class="grid">${input('email', view, firstError)}${input('firstName', view, firstError)}${input('lastName', view, firstError)}</div></fieldset>
${needsDelivery(checkout) ? deliverySections(view, firstError) : nothing}
${dueOf(checkout) > 0 || !checkout.giftCard ? cardSection(view, firstError) : html`<p class="hint">The gift card pays for everything.</p>`}
<input type="hidden" name="expectedTotal" value="${checkout.totals.total}">
<button class="button pay" type="submit">Pay ${site.money.format(dueOf(checkout))}</button>
</form>
</main>`,
  )
}
