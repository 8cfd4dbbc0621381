/** The calculation of version 2 as an answer that is read like one of version 1. */
import { describe, expect, it } from 'vitest'
import type { CartV2 } from '../../../../src/platform/cart/v2/model'
import type { CartSummaryV2, ViolationV2 } from '../../../../src/platform/cart/v2/summary-model'
import { toEstimateAnswer } from '../../../../src/store/cart/v2/v2-estimate'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
/** In dollars, the shop's currency, and converted into euros, the visitor's. */
const sent = (euros: number) => ({ amount: `${2 * euros}.00`, convertedAmount: `${euros}.00` })
const read = (euros: number) => ({ ...sent(euros), convertedAmount: `${euros}`, formattedConvertedAmount: `${euros}.00 EUR` })

const CART: CartV2 = {
  id: 'c',
  businessInfo: { currencyCode: 'USD' },
  customerInfo: { currencyCode: 'EUR' },
  taxInfo: { pricesIncludeTax: true },
  lineItems: [
    {
      id: 'l',
      status: 'OUT_OF_STOCK',
      quantityInfo: { requestedQuantity: 3, confirmedQuantity: 1, availableQuantity: 1 },
      attributes: { physicalProperties: { shippable: true }, itemType: { preset: 'PHYSICAL' } },
    },
    { id: 'm', status: 'A_NEW_STATUS', quantityInfo: { confirmedQuantity: 2 } },
  ],
}
const answerTo = (summary: CartSummaryV2, cart: Partial<CartV2> = {}) =>
  toEstimateAnswer({ cart: { ...CART, ...cart }, summary }, format)

describe('toEstimateAnswer', () => {
  it('toEstimateAnswer reads everything that the platform has calculated', () => {
    const answer = answerTo({
      lineItems: [
        { lineItemId: 'l', totalPrice: sent(10) },
        { lineItemId: 'm', totalPrice: sent(4) },
      ],
      discounts: [
        { name: { original: 'Spring' }, scope: 'CART', total: sent(3) },
        {
          name: { original: 'Ten', translated: 'Zehn' },
          source: { couponCode: 'TEN' },
          scope: 'LINE_ITEM',
          total: sent(2),
          lineItemDiscounts: [{ lineItemId: 'l', amountOff: sent(2) }],
        },
        { source: { couponCode: 'FREESHIP' }, scope: 'DELIVERY', total: sent(5) },
      ],
      taxSummary: {
        taxes: [{ name: { original: 'VAT' } }],
        lineItemTaxes: [{ lineItemId: 'l', tax: sent(1), rate: '0.19' }],
      },
      priceSummary: {
        subtotal: sent(14),
        discount: sent(5),
        delivery: sent(6),
        additionalFees: sent(7),
        tax: sent(1),
        total: sent(20),
      },
      deliverySummary: { method: { code: 'std', appId: 'post', title: { original: 'Standard' } }, price: sent(6) },
      additionalFees: [{ code: 'wrap', name: { original: 'Wrap', translated: 'Papier' }, price: sent(7), lineItemIds: ['l'] }],
      paymentSummary: {
        payNow: sent(8),
        payLater: sent(9),
        payAfterFreeTrial: sent(11),
        totalAfterGiftCards: sent(12),
        giftCards: [{ giftCardId: 'g', redeemAmount: sent(3) }],
      },
      priceVerificationToken: 'proof',
      calculationErrors: { taxCalculationError: {} },
    })
    expect(answer).toEqual({
      cart: {
        lineItems: [
          {
            id: 'l',
            quantity: 3,
            availability: { status: 'NOT_AVAILABLE', quantityAvailable: 1 },
            physicalProperties: { shippable: true },
            itemType: { preset: 'PHYSICAL' },
          },
          { id: 'm', quantity: 2, availability: { status: 'A_NEW_STATUS' } },
        ],
        currency: 'USD',
        conversionCurrency: 'EUR',
        taxIncludedInPrices: true,
      },
      calculatedLineItems: [
        {
          lineItemId: 'l',
          pricesBreakdown: {
            totalPriceBeforeTax: read(10),
            totalDiscount: read(2),
            taxDetails: { totalTax: read(1), rateBreakdown: [{ name: 'VAT', rate: '0.19', tax: read(1) }] },
          },
        },
        { lineItemId: 'm', pricesBreakdown: { totalPriceBeforeTax: read(4), taxDetails: {} } },
      ],
      priceSummary: {
        subtotal: read(14),
        discount: read(5),
        shipping: read(6),
        additionalFees: read(7),
        tax: read(1),
        total: read(20),
      },
      appliedDiscounts: [
        { discountType: 'GLOBAL', lineItemIds: [], discountRule: { name: { original: 'Spring' }, amount: read(3) } },
        { discountType: 'SPECIFIC_ITEMS', lineItemIds: ['l'], coupon: { code: 'TEN', name: 'Zehn', amount: read(2) } },
        { discountType: 'SHIPPING', lineItemIds: [], coupon: { code: 'FREESHIP', amount: read(5) } },
      ],
      shippingInfo: {
        selectedCarrierServiceOption: { carrierId: 'post', code: 'std', title: 'Standard', cost: { price: read(6) } },
      },
      additionalFees: [{ code: 'wrap', translatedName: 'Papier', price: read(7), lineItemIds: ['l'] }],
      payNow: { total: read(8) },
      payLater: { total: read(9) },
      payAfterFreeTrial: { total: read(11) },
      giftCards: [{ id: 'g', amount: read(3) }],
      listsNoDelivery: true,
      priceVerificationToken: 'proof',
      calculationErrors: { taxCalculationError: {} },
      violations: [],
    })
  })

  it('toEstimateAnswer takes a sum that is absent for one that is not known, and what is left after gift cards for what is paid now', () => {
    const answer = answerTo({ deliverySummary: { method: { code: 'x' } }, paymentSummary: { totalAfterGiftCards: sent(12) } })
    const unknown = { amount: '' }
    expect(answer.priceSummary).toEqual({ shipping: unknown, tax: unknown, total: unknown })
    expect(answer.shippingInfo?.selectedCarrierServiceOption).toEqual({ code: 'x', title: '', cost: { price: unknown } })
    expect(answer.payNow).toEqual({ total: read(12) })
    expect(answerTo({}).shippingInfo).toBeUndefined()
  })

  it.each([
    ['IN_STOCK', 'AVAILABLE'],
    ['PARTIALLY_IN_STOCK', 'PARTIALLY_AVAILABLE'],
    ['OUT_OF_STOCK', 'NOT_AVAILABLE'],
    ['REMOVED_FROM_CATALOG', 'NOT_FOUND'],
    [null, ''],
  ])('a line with the status %s is read as %s', (status, expected) => {
    const lineItems = [{ id: 'l', status }] as CartV2['lineItems']
    expect(answerTo({}, { lineItems }).cart?.lineItems).toMatchObject([{ availability: { status: expected } }])
  })

  it('toEstimateAnswer adds up neither the discounts of a line nor its taxes', () => {
    const cut = { lineItemDiscounts: [{ lineItemId: 'l', amountOff: sent(1) }] }
    const taxSummary = {
      taxes: [{ name: { original: 'State' } }, { name: { original: 'City' } }],
      lineItemTaxes: [{ lineItemId: 'l', tax: sent(1), rate: '0.19' }],
    }
    const lineItems = [{ lineItemId: 'l', totalPrice: sent(10) }]
    expect(answerTo({ lineItems, discounts: [cut, cut], taxSummary }).calculatedLineItems).toEqual([
      { lineItemId: 'l', pricesBreakdown: { totalPriceBeforeTax: read(10), taxDetails: { totalTax: read(1) } } },
    ])
  })

  it('prices include the tax as the calculation says, or else as the cart does', () => {
    const isIncluded = (pricesIncludeTax?: boolean) => answerTo({ taxSummary: { pricesIncludeTax } }).cart?.taxIncludedInPrices
    expect([isIncluded(false), isIncluded()]).toEqual([false, true])
  })

  it('a method is a pickup only where the platform says so', () => {
    const logistics = (pickup: unknown) =>
      answerTo({ deliverySummary: { method: { code: 'x', pickup: pickup as boolean } } }).shippingInfo
        ?.selectedCarrierServiceOption?.logistics
    expect([logistics(true), logistics('no')]).toEqual([{ pickupDetails: {} }, undefined])
  })
})

describe('a violation', () => {
  const violation = { severity: 'ERROR', scope: 'LINE_ITEM', code: 'A_NEW_CODE', description: 'No.' } as const
  const readFrom = (facts: object) => answerTo({ violations: [{ ...violation, ...facts } as ViolationV2] }).violations

  it('a violation belongs to the whole cart, or to each line that its facts name', () => {
    expect(readFrom({})).toEqual([violation])
    expect(readFrom({ lineItemsOutOfStockData: { lineItemIds: ['l', 7, 'm'] } })).toEqual([
      { ...violation, target: { lineItem: { id: 'l' } } },
      { ...violation, target: { lineItem: { id: 'm' } } },
    ])
    expect(readFrom({ others: { lineItemIds: ['l'] }, textData: 'l' })).toEqual([violation])
  })

  it.each([
    ['among its facts', { minimum: sent(5) }, read(5)],
    ['among the details of its facts', { details: { requiredMinimumSubtotal: sent(5) } }, read(5)],
    ['nowhere', { required: sent(5), minimumQuantity: 7, minimumText: {} }, undefined],
  ])('a violation tells the minimum that stands %s', (_, xData, least) => expect(readFrom({ xData })?.[0]?.least).toEqual(least))
})
