/** Platform estimate (specification §3 "Estimate response") → everything that the widget says of it. No amount is added to another. */
import type { CartEstimate, Membership, PriceSummary } from '../platform/cart/estimate-model'
import type { MultiCurrencyPrice } from '../platform/cart/model'
import { type FormatMoney, listOf, textOf, toAmount } from './cart-view'
import { toCheckoutMessages } from './checkout-messages'
import { toDiscounts } from './discounts-view'
import type { Destination, EstimatedLineView, EstimateView, FeeView, MembershipView, TaxNote, TaxView } from './estimate-view'
import { toPayment } from './payment-view'
import { shippingProblemOf, toShippingOptions } from './shipping-options'
import { currencyOf, toTotals } from './totals-view'

type ToAmount = (price: MultiCurrencyPrice | undefined) => ReturnType<typeof toAmount>

const FALLBACK_NOTES: Readonly<Record<string, TaxNote>> = {
  AUTO_TAX_FAILED: 'auto-failed',
  AUTO_TAX_DEACTIVATED: 'auto-deactivated',
}

function taxNoteOf({ taxSummary, calculationErrors }: CartEstimate, destination: Destination | undefined): TaxNote | undefined {
  if (!destination) return 'no-destination'
  if (calculationErrors?.taxCalculationError) return 'failed'
  const { rateType, autoTaxFallbackDetails } = taxSummary?.calculationDetails ?? {}
  if (rateType === 'NO_TAX_COLLECTED') return 'not-collected'
  const reason = autoTaxFallbackDetails?.fallbackReason
  return reason || rateType === 'FALLBACK_RATE' ? (FALLBACK_NOTES[reason ?? ''] ?? 'fallback') : undefined
}

/** The rates of all lines, each name and rate once, with the platform's amount where one line alone has it. */
function taxPartsOf({ calculatedLineItems }: CartEstimate, amount: ToAmount): TaxView['parts'] {
  const rates = listOf(calculatedLineItems).flatMap((line) => listOf(line.pricesBreakdown?.taxDetails?.rateBreakdown))
  const seen = new Map<string, { name: string; rate: string; prices: (MultiCurrencyPrice | undefined)[] }>()
  for (const { name = '', rate = '', tax } of rates) {
    const key = JSON.stringify([name, rate])
    const known = seen.get(key) ?? { name, rate, prices: [] }
    known.prices.push(tax)
    seen.set(key, known)
  }
  return [...seen.values()].map(({ name, rate, prices: [only, ...more] }) => ({
    name,
    rate,
    ...(only && !more.length && { amount: amount(only) }),
  }))
}

const toFees = ({ additionalFees }: CartEstimate, amount: ToAmount): FeeView[] =>
  listOf(additionalFees).map(({ code, name, translatedName, price, lineItemIds }, i) => ({
    key: code || String(i),
    name: translatedName || name || '',
    price: amount(price),
    lineIds: listOf(lineItemIds),
  }))

const toMembership = ({ id, appId, name, lineItemIds, credits, expirationDate }: Membership): MembershipView => ({
  id,
  appId,
  name: textOf(name),
  lineIds: listOf(lineItemIds),
  ...(credits && { credits }),
  expires: expirationDate ?? undefined,
  selected: false,
})

function toMemberships({ membershipOptions }: CartEstimate): EstimateView['memberships'] {
  const { eligibleMemberships, invalidMemberships, selectedMemberships } = membershipOptions ?? {}
  const chosen = Array.isArray(selectedMemberships) ? selectedMemberships : selectedMemberships?.memberships
  const ids = new Set(listOf(chosen).map(({ id }) => id))
  return {
    eligible: listOf(eligibleMemberships).map((one) => ({ ...toMembership(one), selected: ids.has(one.id) })),
    invalid: listOf(invalidMemberships).flatMap(({ membership, reason }) =>
      membership ? [{ ...toMembership(membership), reason: reason || undefined }] : [],
    ),
  }
}

function toLines(estimate: CartEstimate, format: FormatMoney, amount: ToAmount): EstimatedLineView[] {
  return listOf(estimate.calculatedLineItems).map(({ lineItemId, pricesBreakdown: prices = {}, paymentOption }) => {
    const discount = amount(prices.totalDiscount)
    const tax = prices.taxDetails?.totalTax && amount(prices.taxDetails.totalTax)
    return {
      lineId: lineItemId,
      total: amount(prices.totalPriceBeforeTax ?? prices.lineItemPrice),
      ...(discount.value > 0 && { discount }),
      ...(tax && tax.value > 0 && { tax }),
      payment: toPayment(paymentOption, prices.depositAmount, currencyOf(estimate), format),
    }
  })
}

/** Undefined where the platform told no sums. */
export function toEstimateView(
  estimate: CartEstimate,
  destination: Destination | undefined,
  format: FormatMoney,
): EstimateView | undefined {
  const totals = toTotals(estimate, format)
  const summary = estimate.priceSummary
  if (!totals || !summary) return undefined
  const amount: ToAmount = (price) => toAmount(price, currencyOf(estimate), format)
  const sumOf = (sums: PriceSummary | undefined) => sums?.total && amount(sums.total)
  const note = taxNoteOf(estimate, destination)
  const fees = toFees(estimate, amount)
  const shippingOptions = destination ? toShippingOptions(estimate, format) : []
  const problem = destination && !shippingOptions.length ? shippingProblemOf(estimate) : undefined
  const later = sumOf(estimate.payLater)
  const couponError = estimate.calculationErrors?.couponCalculationError as
    | { applicationError?: { description?: string } }
    | undefined
  return {
    ...totals,
    destination,
    ...(destination && shippingOptions.length > 0 && { shipping: amount(summary.shipping) }),
    tax: {
      amount: amount(summary.tax),
      included: estimate.cart?.taxIncludedInPrices === true,
      parts: taxPartsOf(estimate, amount),
      ...(note && { note }),
    },
    fees,
    ...(fees.length > 0 && summary.additionalFees && { feesTotal: amount(summary.additionalFees) }),
    ...(later && later.value > 0 && { payLater: later, payNow: sumOf(estimate.payNow) }),
    shippingOptions,
    ...(problem && { shippingProblem: problem }),
    memberships: toMemberships(estimate),
    lines: toLines(estimate, format, amount),
    discounts: toDiscounts(estimate.appliedDiscounts, currencyOf(estimate), format),
    ...(couponError && { couponProblem: couponError.applicationError?.description ?? '' }),
    messages: toCheckoutMessages(estimate),
  }
}
