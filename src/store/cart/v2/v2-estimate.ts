/** Version 2's calculation (docs/platform.md §3 "Cart, version 2") → the answer that `estimate/` reads. No amount is added up. */
import type { AmountV2, CartV2 } from '../../../platform/cart/v2/model'
import type { CalculatedCartV2, CartSummaryV2, ViolationV2 } from '../../../platform/cart/v2/summary-model'
import { isRecord, type JsonRecord } from '../../../platform/wire/record'
import type { AnsweredLine, CartDiscount, EstimateAnswer, EstimatedItem } from '../../base/cart-answer'
import type { FormatMoney } from '../../base/format-money'
import { entryOf, objectOr, objectsIn, stringsIn, textOf, wordsOf } from '../../catalog/untrusted'
import { piecesOf, translated } from '../read-price'
import { currenciesOf, toPriceIn } from './v2-cart-view'

type ToPrice = ReturnType<typeof toPriceIn>

const STATUSES: Readonly<Record<string, string>> = {
  IN_STOCK: 'AVAILABLE',
  PARTIALLY_IN_STOCK: 'PARTIALLY_AVAILABLE',
  OUT_OF_STOCK: 'NOT_AVAILABLE',
  REMOVED_FROM_CATALOG: 'NOT_FOUND',
}

const toItems = (cart: CartV2): EstimatedItem[] =>
  objectsIn(cart.lineItems).map(({ id, status, quantityInfo, attributes }) => {
    const { requestedQuantity, confirmedQuantity, availableQuantity } = objectOr(quantityInfo)
    return {
      id,
      quantity: piecesOf(requestedQuantity ?? confirmedQuantity),
      availability: { status: entryOf(STATUSES, status) ?? textOf(status), quantityAvailable: availableQuantity },
      physicalProperties: objectOr(attributes).physicalProperties,
      itemType: objectOr(attributes).itemType,
    }
  })

function toLines({ lineItems, taxSummary, discounts }: CartSummaryV2, toPrice: ToPrice): AnsweredLine[] {
  const { lineItemTaxes, taxes: names } = objectOr(taxSummary)
  const taxes = objectsIn(lineItemTaxes)
  // Rates stand at the lines, names apart: which belongs to which is known of one tax alone.
  const [name, another] = objectsIn(names).map((tax) => translated(tax.name))
  const cuts = objectsIn(discounts).flatMap(({ lineItemDiscounts }) => objectsIn(lineItemDiscounts))
  return objectsIn(lineItems).map(({ lineItemId, totalPrice }) => {
    const own = cuts.filter((cut) => cut.lineItemId === lineItemId)
    const ownTax = objectOr(taxes.find((tax) => tax.lineItemId === lineItemId))
    const tax = toPrice(ownTax.tax)
    const rate = wordsOf(ownTax.rate)
    return {
      lineItemId,
      pricesBreakdown: {
        totalPriceBeforeTax: toPrice(totalPrice),
        // One discount alone: several are not added up.
        totalDiscount: own.length === 1 ? toPrice(own[0]?.amountOff) : undefined,
        taxDetails: {
          totalTax: tax,
          ...(name && another === undefined && rate && { rateBreakdown: [{ name, rate, tax }] }),
        },
      },
    }
  })
}

const toDiscounts = ({ discounts }: CartSummaryV2, toPrice: ToPrice): CartDiscount[] =>
  objectsIn(discounts).map(({ name, source, scope, total, lineItemDiscounts }) => {
    const lineItemIds = objectsIn(lineItemDiscounts).map(({ lineItemId }) => lineItemId)
    const code = wordsOf(objectOr(source).couponCode)
    const amount = toPrice(total)
    const reach = scope === 'DELIVERY' ? 'SHIPPING' : lineItemIds.length ? 'SPECIFIC_ITEMS' : 'GLOBAL'
    return {
      discountType: reach,
      lineItemIds,
      ...(code ? { coupon: { code, name: translated(name) || undefined, amount } } : { discountRule: { name, amount } }),
    }
  })

/** The facts of a violation are in a field that is named after its code. */
const factsOf = (violation: ViolationV2): JsonRecord[] =>
  Object.entries(violation).flatMap(([name, facts]) => (name.endsWith('Data') && isRecord(facts) ? [facts] : []))

/** The first amount among the facts, or among their details, that is named as a minimum: what the field of each code is called is not declared. */
function leastIn(facts: JsonRecord): AmountV2 | undefined {
  const entries = Object.entries(facts)
  const details = entries.flatMap(([, detail]) => (isRecord(detail) ? Object.entries(detail) : []))
  const found = [...entries, ...details].find(([name, fact]) => /minimum/i.test(name) && isRecord(fact) && fact.amount)
  return found?.[1] as AmountV2 | undefined
}

/** What the hosted checkout asks for itself: no reason not to go there. */
const ASKED_AT_CHECKOUT: readonly unknown[] = ['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD']

/** One message a line, since each is shown at its own. */
const toViolations = ({ violations }: CartSummaryV2, toPrice: ToPrice): EstimateAnswer['violations'] =>
  objectsIn(violations).flatMap((violation) => {
    const { severity, scope, code, description } = violation
    if (ASKED_AT_CHECKOUT.includes(code)) return []
    const facts = factsOf(violation)
    const ids = facts.flatMap(({ lineItemIds }) => stringsIn(lineItemIds))
    const [least] = facts.flatMap((one) => toPrice(leastIn(one)) ?? [])
    const message = { severity, scope, code, description, least }
    return ids.length ? ids.map((id) => ({ ...message, target: { lineItem: { id } } })) : [message]
  })

export function toEstimateAnswer({ cart, summary }: CalculatedCartV2, format: FormatMoney): EstimateAnswer {
  const toPrice = toPriceIn(cart, format)
  const { own, shop } = currenciesOf(cart)
  const sums = objectOr(summary.priceSummary)
  const { method, price: delivery } = objectOr(summary.deliverySummary)
  const { payNow, payLater, payAfterFreeTrial, giftCards, totalAfterGiftCards } = objectOr(summary.paymentSummary)
  const { pricesIncludeTax } = objectOr(summary.taxSummary)
  // A price that is absent is not known: in version 1 it is nothing.
  const priceOrNone: ToPrice = (price) => toPrice(price) ?? { amount: '' }
  return {
    cart: {
      lineItems: toItems(cart),
      currency: shop,
      conversionCurrency: own,
      taxIncludedInPrices: pricesIncludeTax ?? objectOr(cart.taxInfo).pricesIncludeTax,
    },
    calculatedLineItems: toLines(summary, toPrice),
    priceSummary: {
      subtotal: toPrice(sums.subtotal),
      discount: toPrice(sums.discount),
      shipping: priceOrNone(sums.delivery),
      additionalFees: toPrice(sums.additionalFees),
      tax: priceOrNone(sums.tax),
      total: priceOrNone(sums.total),
    },
    appliedDiscounts: toDiscounts(summary, toPrice),
    // Version 2 lists no delivery methods, only the chosen one.
    shippingInfo: method && {
      selectedCarrierServiceOption: {
        carrierId: method.appId,
        code: method.code,
        title: translated(method.title),
        logistics: method.pickup === true ? { pickupDetails: {} } : undefined,
        cost: { price: priceOrNone(delivery) },
      },
    },
    additionalFees: objectsIn(summary.additionalFees).map(({ code, name, price, lineItemIds }) => ({
      code,
      translatedName: translated(name),
      price: toPrice(price),
      lineItemIds,
    })),
    payNow: { total: toPrice(payNow ?? totalAfterGiftCards) },
    payLater: { total: toPrice(payLater) },
    payAfterFreeTrial: { total: toPrice(payAfterFreeTrial) },
    giftCards: objectsIn(giftCards).map(({ giftCardId, redeemAmount }) => ({
      id: textOf(giftCardId),
      amount: toPrice(redeemAmount),
    })),
    listsNoDelivery: true,
    priceVerificationToken: summary.priceVerificationToken,
    calculationErrors: objectOr(summary.calculationErrors),
    violations: toViolations(summary, toPrice),
  }
}
