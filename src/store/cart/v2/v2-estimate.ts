/** Version 2's calculation (docs/platform.md §3 "Cart, version 2") → the answer that `estimate/` reads. No amount is added up. */
import type { AmountV2, CartV2 } from '../../../platform/cart/v2/model'
import type { CalculatedCartV2, CartSummaryV2, ViolationV2 } from '../../../platform/cart/v2/summary-model'
import type { MultiCurrencyPrice } from '../../../platform/wire/primitives'
import { isRecord } from '../../../platform/wire/record'
import type { AnsweredLine, CartDiscount, EstimateAnswer, EstimatedItem } from '../../base/cart-answer'
import type { FormatMoney } from '../../base/format-money'
import { objectOr, objectsIn, stringsIn, textOf, wordsOf } from '../../catalog/untrusted'
import { piecesOf, translated } from '../read-price'
import { currenciesOf, toAmountIn } from './v2-cart-view'

type Price = MultiCurrencyPrice | undefined
type ToPrice = (price: AmountV2 | null | undefined) => Price

/** With the text that version 1's amounts have, so that an amount without a conversion is shown in its own currency. */
function toPriceIn(cart: CartV2, format: FormatMoney): ToPrice {
  const amount = toAmountIn(cart, format)
  return (price) => {
    const read = amount(price)
    return price && read
      ? { amount: price.amount, convertedAmount: `${read.value}`, formattedConvertedAmount: read.formatted }
      : undefined
  }
}

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
      availability: { status: STATUSES[textOf(status)] ?? textOf(status), quantityAvailable: availableQuantity },
      physicalProperties: objectOr(attributes).physicalProperties,
      itemType: objectOr(attributes).itemType,
    }
  })

function toLines({ lineItems, taxSummary, discounts }: CartSummaryV2, toPrice: ToPrice): AnsweredLine[] {
  const taxes = objectsIn(objectOr(taxSummary).lineItemTaxes)
  const cuts = objectsIn(discounts).flatMap(({ lineItemDiscounts }) => objectsIn(lineItemDiscounts))
  return objectsIn(lineItems).map(({ lineItemId, totalPrice }) => {
    const own = cuts.filter((cut) => cut.lineItemId === lineItemId)
    return {
      lineItemId,
      pricesBreakdown: {
        totalPriceBeforeTax: toPrice(totalPrice),
        // One discount alone: several are not added up.
        totalDiscount: own.length === 1 ? toPrice(own[0]?.amountOff) : undefined,
        taxDetails: { totalTax: toPrice(taxes.find((tax) => tax.lineItemId === lineItemId)?.tax) },
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

/** The lines that a violation names, in the field that holds its facts. */
function linesOf(violation: ViolationV2): string[] {
  const facts = Object.entries(violation).find(([name]) => name.endsWith('Data'))?.[1]
  return isRecord(facts) ? stringsIn(facts.lineItemIds) : []
}

/** What the hosted checkout asks for itself: no reason not to go there. */
const ASKED_AT_CHECKOUT: readonly unknown[] = ['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD']

/** One message a line, since each is shown at its own. */
const toViolations = ({ violations }: CartSummaryV2): EstimateAnswer['violations'] =>
  objectsIn(violations).flatMap((violation) => {
    const { severity, scope, code, description } = violation
    if (ASKED_AT_CHECKOUT.includes(code)) return []
    const ids = linesOf(violation)
    const message = { severity, scope, code, description }
    return ids.length ? ids.map((id) => ({ ...message, target: { lineItem: { id } } })) : [message]
  })

export function toEstimateAnswer({ cart, summary }: CalculatedCartV2, format: FormatMoney): EstimateAnswer {
  const toPrice = toPriceIn(cart, format)
  const { own, shop } = currenciesOf(cart)
  const sums = objectOr(summary.priceSummary)
  const { method, price: delivery } = objectOr(summary.deliverySummary)
  const { payNow, payLater, giftCards, totalAfterGiftCards } = objectOr(summary.paymentSummary)
  const { pricesIncludeTax } = objectOr(summary.taxSummary)
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
      shipping: toPrice(sums.delivery),
      additionalFees: toPrice(sums.additionalFees),
      tax: toPrice(sums.tax),
      total: toPrice(sums.total),
    },
    appliedDiscounts: toDiscounts(summary, toPrice),
    // Version 2 lists no delivery methods, only the chosen one.
    shippingInfo: method && {
      selectedCarrierServiceOption: {
        carrierId: method.appId,
        code: method.code,
        title: translated(method.title),
        cost: { price: toPrice(delivery) },
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
    giftCards: objectsIn(giftCards).map(({ giftCardId, redeemAmount }) => ({
      id: textOf(giftCardId),
      amount: toPrice(redeemAmount),
    })),
    listsNoDelivery: true,
    priceVerificationToken: summary.priceVerificationToken,
    calculationErrors: objectOr(summary.calculationErrors),
    violations: toViolations(summary),
  }
}
