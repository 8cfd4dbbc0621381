/** Platform estimate (docs/platform.md §3 "Estimate response") → what the widget draws of it. No amounts are added up. */
import type { MultiCurrencyPrice } from '../../platform/wire/primitives'
import { isRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import type { AnsweredError, AnsweredLine, AnsweredMembership, EstimateAnswer } from '../base/cart-answer'
import type { Destination, EstimatedLineView, EstimateView, MembershipView } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import type { FeeView, TaxNote, TaxView } from '../base/totals-model'
import { amountIn, toAmount, translated } from '../cart/read-price'
import { dateOf, entryOf, numberOf, objectOr, objectsIn, stringsIn, textOf, wordsOf } from '../catalog/untrusted'
import { toCheckoutMessages } from './checkout-messages'
import { toDiscounts } from './discounts-view'
import { toPayment } from './payment-view'
import { reasonIn, shippingProblemOf, toShippingOptions } from './shipping-options'
import { currencyOf, toTotals } from './totals-view'

type ToAmount = (price: MultiCurrencyPrice | null | undefined) => Amount
/** Undefined for absent or unreadable amounts. */
type AmountIn = (price: MultiCurrencyPrice | null | undefined) => Amount | undefined

const FALLBACK_NOTES: Readonly<Record<string, TaxNote>> = {
  AUTO_TAX_FAILED: 'auto-failed',
  AUTO_TAX_DEACTIVATED: 'auto-deactivated',
}

function taxNoteOf({ taxSummary, calculationErrors }: EstimateAnswer, destination: Destination | undefined): TaxNote | undefined {
  if (!destination) return 'no-destination'
  if (objectOr(calculationErrors).taxCalculationError) return 'failed'
  const { rateType, autoTaxFallbackDetails } = objectOr(objectOr(taxSummary).calculationDetails)
  if (rateType === 'NO_TAX_COLLECTED') return 'not-collected'
  const reason = wordsOf(objectOr(autoTaxFallbackDetails).fallbackReason)
  return reason || rateType === 'FALLBACK_RATE' ? (entryOf(FALLBACK_NOTES, reason) ?? 'fallback') : undefined
}

/** The rates of all lines, each name and rate once, with the amount when only one line has it. */
function taxPartsOf({ calculatedLineItems }: EstimateAnswer, amount: AmountIn): TaxView['parts'] {
  const rates = objectsIn(calculatedLineItems).flatMap((line) =>
    objectsIn(objectOr(objectOr(line.pricesBreakdown).taxDetails).rateBreakdown),
  )
  const seen = new Map<string, { name: string; rate: string; amounts: (Amount | undefined)[] }>()
  for (const one of rates) {
    const [name, rate] = [textOf(one.name), textOf(one.rate)]
    const key = JSON.stringify([name, rate])
    const part = seen.get(key) ?? { name, rate, amounts: [] }
    part.amounts.push(amount(one.tax))
    seen.set(key, part)
  }
  return [...seen.values()].map(({ name, rate, amounts: [only, ...more] }) => ({
    name,
    rate,
    ...(only && !more.length && { amount: only }),
  }))
}

const toFees = ({ additionalFees }: EstimateAnswer, amount: ToAmount): FeeView[] =>
  objectsIn(additionalFees).map(({ code, name, translatedName, price, lineItemIds }, i) => ({
    key: wordsOf(code) ?? String(i),
    name: textOf(translatedName) || textOf(name),
    price: amount(price),
    lineIds: stringsIn(lineItemIds),
  }))

function toMembership({ id, appId, name, lineItemIds, credits, expirationDate }: Partial<AnsweredMembership>): MembershipView {
  const [total, remaining] = [numberOf(objectOr(credits).total), numberOf(objectOr(credits).remaining)]
  return {
    id: textOf(id),
    appId: textOf(appId),
    name: translated(name),
    lineIds: stringsIn(lineItemIds),
    ...((total ?? remaining) !== undefined && { credits: { total, remaining } }),
    expires: dateOf(expirationDate),
    selected: false,
  }
}

function toMemberships({ membershipOptions }: EstimateAnswer): EstimateView['memberships'] {
  const { eligibleMemberships, invalidMemberships, selectedMemberships } = objectOr(membershipOptions)
  const chosen = Array.isArray(selectedMemberships) ? selectedMemberships : objectOr(selectedMemberships).memberships
  const ids = new Set(objectsIn(chosen).map(({ id }) => id))
  return {
    eligible: objectsIn(eligibleMemberships).map((one) => ({ ...toMembership(one), selected: ids.has(one.id) })),
    invalid: objectsIn(invalidMemberships).flatMap(({ membership, reason }) =>
      isRecord(membership) ? [{ ...toMembership(membership), reason: wordsOf(reason) }] : [],
    ),
  }
}

function toLines(estimate: EstimateAnswer, format: FormatMoney, amount: AmountIn): EstimatedLineView[] {
  return objectsIn(estimate.calculatedLineItems).flatMap(({ lineItemId, pricesBreakdown, paymentOption }) => {
    const prices = objectOr(pricesBreakdown)
    const total = amount(prices.totalPriceBeforeTax ?? prices.lineItemPrice)
    if (!total) return []
    const discount = amount(prices.totalDiscount)
    const tax = amount(objectOr(prices.taxDetails).totalTax)
    return {
      lineId: textOf(lineItemId),
      total,
      ...(discount && discount.value > 0 && { discount }),
      ...(tax && tax.value > 0 && { tax }),
      payment: toPayment(paymentOption, prices.depositAmount, currencyOf(estimate), format),
    }
  })
}

const LISTS = ['calculatedLineItems', 'appliedDiscounts', 'additionalFees', 'violations'] as const

/** Name of the first part with an unexpected type. The rest is used without it, and the page's author gets a message. */
export function misreadIn(estimate: EstimateAnswer): string | undefined {
  const wrong = LISTS.find((name) => estimate[name] != null && !Array.isArray(estimate[name]))
  const isPriced = ({ pricesBreakdown = {} }: Partial<AnsweredLine>) => isRecord(pricesBreakdown)
  return wrong ?? (objectsIn(estimate.calculatedLineItems).every(isPriced) ? undefined : 'calculatedLineItems.pricesBreakdown')
}

/** Undefined when the platform sent no totals. */
export function toEstimateView(
  estimate: EstimateAnswer,
  destination: Destination | undefined,
  format: FormatMoney,
): EstimateView | undefined {
  const totals = toTotals(estimate, format)
  if (!totals) return undefined
  const summary = objectOr(estimate.priceSummary)
  const currency = currencyOf(estimate)
  const amount: ToAmount = (price) => toAmount(price, currency, format)
  const readable: AmountIn = (price) => amountIn(price, currency, format)
  const note = taxNoteOf(estimate, destination)
  const fees = toFees(estimate, amount)
  const shippingOptions = destination ? toShippingOptions(estimate, format) : []
  const problem = destination && !shippingOptions.length ? shippingProblemOf(estimate) : undefined
  const feesTotal = fees.length ? readable(summary.additionalFees) : undefined
  const laterOf = (sums: EstimateAnswer['payLater']) => {
    const due = readable(objectOr(sums).total)
    return due && due.value > 0 ? due : undefined
  }
  const payLater = laterOf(estimate.payLater)
  const payAfterTrial = laterOf(estimate.payAfterFreeTrial)
  const giftCards = objectsIn(estimate.giftCards).flatMap(({ id, amount: paid }) => {
    const pays = readable(paid)
    return pays ? { id, amount: pays } : []
  })
  const { couponCalculationError } = objectOr(estimate.calculationErrors)
  const token = wordsOf(estimate.priceVerificationToken)
  return {
    ...totals,
    destination,
    ...(shippingOptions.length > 0 && { shipping: amount(summary.shipping) }),
    tax: {
      amount: amount(summary.tax),
      included: objectOr(estimate.cart).taxIncludedInPrices === true,
      parts: taxPartsOf(estimate, readable),
      ...(note && { note }),
    },
    fees,
    ...(feesTotal && { feesTotal }),
    ...((payLater || payAfterTrial || giftCards.length > 0) && { payNow: readable(objectOr(estimate.payNow).total) }),
    ...(payLater && { payLater }),
    ...(payAfterTrial && { payAfterTrial }),
    ...(giftCards.length > 0 && { giftCards }),
    shippingOptions,
    ...(shippingOptions.length > 0 && estimate.listsNoDelivery && { moreDeliveryAtCheckout: true as const }),
    ...(problem && { shippingProblem: problem }),
    memberships: toMemberships(estimate),
    lines: toLines(estimate, format, readable),
    discounts: toDiscounts(estimate.appliedDiscounts, currency, format),
    ...(couponCalculationError != null && { couponProblem: reasonIn(couponCalculationError as AnsweredError) ?? '' }),
    messages: toCheckoutMessages(estimate, format),
    ...(token && { priceVerificationToken: token }),
  }
}
