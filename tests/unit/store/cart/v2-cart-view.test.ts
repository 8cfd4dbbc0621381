/** What the store makes of a recorded cart and calculation of version 2. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ofCart } from '../../../../src/embed/analytics/ga4-events'
import { readCalculation, readCart } from '../../../../src/platform/cart/v2/calls'
import type { CartV2 } from '../../../../src/platform/cart/v2/model'
import { type CalculatedCartV2, ViolationCodeV2, type ViolationV2 } from '../../../../src/platform/cart/v2/summary-model'
import type { JsonRecord } from '../../../../src/platform/wire/record'
import type { CartLineView } from '../../../../src/store/base/views'
import { toCartViewV2 } from '../../../../src/store/cart/v2/v2-cart-view'
import { toEstimateAnswer } from '../../../../src/store/cart/v2/v2-estimate'
import { toDiscounts } from '../../../../src/store/estimate/discounts-view'
import { toLineFacts } from '../../../../src/store/estimate/line-facts'
import { toEstimateView } from '../../../../src/store/estimate/to-estimate-view'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`

const vectors = readFileSync('tests/wire/vectors/cart-v2.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; response: { body: JsonRecord } })
const bodyOf = (name: string): JsonRecord => {
  const found = vectors.find((vector) => vector.name === name)
  if (!found) throw new Error(`No vector ${name}`)
  return structuredClone(found.response.body)
}
const cart = (): CartV2 => readCart(bodyOf('cart2.get'))
const calculated = (change: (calculated: CalculatedCartV2) => void = () => {}): CalculatedCartV2 => {
  const answer = readCalculation(bodyOf('cart2.estimate'))
  change(answer)
  return answer
}
const estimateOf = (answer: CalculatedCartV2, country = 'DE') =>
  toEstimateView(toEstimateAnswer(answer, format), { country }, format)

describe('a cart of version 2', () => {
  it('shows a line with amounts formatted in the visitor’s currency', () => {
    const { lines, count, currency, coupon, note, giftCards } = toCartViewV2(cart(), format)
    expect({ count, currency, coupon, note, giftCards }).toEqual({
      count: 2,
      currency: 'EUR',
      coupon: { id: '5a5a5a5a-0000-4000-8000-000000000005', code: 'WELCOME' },
      note: 'Ring twice',
      giftCards: [],
    })
    expect(lines).toMatchObject([
      {
        name: 'Leinenhemd',
        quantity: 2,
        quantityAvailable: 12,
        available: true,
        // Before the coupon, which is said apart; the total is after it.
        price: { value: 39.1, currency: 'EUR', formatted: '39.10 EUR' },
        comparePrice: { formatted: '46.00 EUR' },
        total: { formatted: '73.60 EUR' },
        item: { catalogItemId: 'a4f1f9c0-30c1-4a1c-9d3c-3a5c1f3d2b11' },
        options: [{ value: 'L' }, { value: 'Blau', color: 'rgb(0, 0, 255)' }],
      },
    ])
  })

  it('counts for analytics as in version 1: what is paid for one unit, and the coupon as its discount', () => {
    const event = ofCart('view_cart', toCartViewV2(cart(), format))
    expect(event?.ecommerce).toMatchObject({
      value: 73.6,
      items: [{ price: 36.8, discount: 9.2, coupon: 'WELCOME', quantity: 2 }],
    })
  })

  it('tells the currency that is charged where it is not the one shown', () => {
    const charged = (code?: string) => {
      const given = cart()
      given.paymentInfo = { ...given.paymentInfo, currencyCode: code }
      return toCartViewV2(given, format).chargedIn
    }
    expect(charged('GBP')).toBe('GBP')
    expect([charged('EUR'), charged(), charged('')]).toEqual([undefined, undefined, undefined])
  })

  it('a unit with modifiers costs what the platform charges for it', () => {
    const given = cart()
    const breakdown = { salePrice: { amount: '42.50' }, totalModifiersPrice: { amount: '3.00' } }
    Object.assign(given.lineItems[0]?.pricing ?? {}, { unitPrice: { amount: '43.00' }, breakdown })
    expect(toCartViewV2(given, format).lines).toMatchObject([{ price: { formatted: '43.00 USD' } }])
  })

  it('takes no object for the price of the modifiers, also one that becomes neither text nor number', () => {
    const given = cart()
    const breakdown = { salePrice: { amount: '42.50' }, totalModifiersPrice: { amount: Object.create(null) } }
    Object.assign(given.lineItems[0]?.pricing ?? {}, { unitPrice: { amount: '43.00' }, breakdown })
    expect(toCartViewV2(given, format).lines).toMatchObject([{ price: { formatted: '42.50 USD' } }])
  })

  it('shows an amount that the platform has not converted in the shop’s currency, never mixed', () => {
    const given = cart()
    const [line] = given.lineItems
    if (line) line.pricing = { unitPrice: { amount: '40.00' }, totalPrice: { amount: '80.00', convertedAmount: '73.60' } }
    expect(toCartViewV2(given, format).lines).toMatchObject([
      { price: { formatted: '40.00 USD' }, total: { formatted: '73.60 EUR' } },
    ])
  })

  it.each([
    [2, 2, { quantity: 2 }],
    [2, 5, { quantity: 2, cut: true }],
    [undefined, 4, { quantity: 4 }],
    // Nothing is left: the visitor has asked for three all the same.
    [0, 3, { quantity: 3 }],
    [null, 'many', { quantity: 1, uncounted: true }],
  ])('a line with %j confirmed of %j has %j', (confirmedQuantity, requestedQuantity, expected) => {
    const given = cart()
    Object.assign(given.lineItems[0] ?? {}, { quantityInfo: { confirmedQuantity, requestedQuantity } })
    const [line] = toCartViewV2(given, format).lines
    expect({ cut: undefined, uncounted: undefined, ...line }).toMatchObject({ cut: undefined, uncounted: undefined, ...expected })
  })

  it('discounts and extras without a conversion keep the shop’s currency', () => {
    const given = cart()
    const [line] = given.lineItems
    const price = { amount: '3.00' }
    if (line) {
      line.discounts = [{ name: { original: 'Spring' }, amountOff: price }]
      line.modifierGroups = [{ id: 'g', modifiers: [{ id: 'm', label: { original: 'Wrapped' }, price }] }]
    }
    const view = toCartViewV2(given, format)
    expect(toDiscounts(view.discounts, `${view.currency}`, format)).toMatchObject([{ amount: { formatted: '3.00 USD' } }])
    expect(toLineFacts(view.lines[0] as CartLineView, format).extras).toMatchObject([{ price: { formatted: '3.00 USD' } }])
  })

  it('a price that is not determined yet is the shop’s words, not zero', () => {
    const given = cart()
    const [line] = given.lineItems
    const nothing = { amount: '0.00', convertedAmount: '0.00' }
    if (line)
      line.pricing = {
        ...line.pricing,
        unitPrice: nothing,
        totalPrice: nothing,
        priceUndetermined: true,
        priceDescription: { original: 'On request' },
      }
    const [shown] = toCartViewV2(given, format).lines
    expect([shown?.price.formatted, shown?.total.formatted, shown?.comparePrice]).toEqual(['On request', 'On request', undefined])
  })

  it.each([
    ['IN_STOCK', 3, true],
    ['PARTIALLY_IN_STOCK', 1, true],
    ['OUT_OF_STOCK', undefined, false],
    ['REMOVED_FROM_CATALOG', undefined, false],
    ['IN_STOCK', 0, false],
    ['A_NEW_STATUS', undefined, true],
  ] as const)('a line with status %s and %j left can be bought: %j', (status, availableQuantity, expected) => {
    const given = cart()
    const [line] = given.lineItems
    Object.assign(line ?? {}, { status, quantityInfo: { confirmedQuantity: 1, availableQuantity } })
    expect(toCartViewV2(given, format).lines[0]?.available).toBe(expected)
  })

  it.each([
    'name',
    'pricing',
    'quantityInfo',
    'source',
    'attributes',
    'status',
    'discounts',
    'modifierGroups',
    'paymentConfig',
  ])('keeps a line whose %s is missing, null or of another kind', (field) => {
    for (const value of [undefined, null, 'x', 7, [], {}]) {
      const given = cart()
      Object.assign(given.lineItems[0] ?? {}, { [field]: value })
      expect(toCartViewV2(given, format).lines).toHaveLength(1)
    }
  })
})

const aboutOf = (violation: ViolationV2) =>
  estimateOf(
    calculated(({ summary }) => {
      summary.violations = [{ severity: 'ERROR', ...violation }]
    }),
  )?.messages[0]?.about

describe('a calculation of version 2', () => {
  it('shows the platform’s sums, and what is paid now after gift cards', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        summary.paymentSummary = {
          giftCards: [{ giftCardId: 'g1', redeemAmount: { amount: '10.00', convertedAmount: '9.20' } }],
          payNow: { amount: '60.00', convertedAmount: '55.20' },
        }
      }),
    )
    expect(view?.subtotal.currency).toBe('EUR')
    expect(view?.giftCards).toMatchObject([{ id: 'g1', amount: { formatted: '9.20 EUR' } }])
    expect(view?.payNow?.formatted).toBe('55.20 EUR')
    expect(view?.payLater).toBeUndefined()
  })

  it('names each fee in the visitor’s language, and what is paid later', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        Object.assign(summary.paymentSummary ?? {}, { payLater: { amount: '20.00', convertedAmount: '18.40' } })
      }),
    )
    expect(view?.fees).toMatchObject([{ name: 'Geschenkverpackung', price: { formatted: '1.84 EUR' } }])
    expect(view?.payLater?.formatted).toBe('18.40 EUR')
  })

  it('tells what is due after a free trial apart from what is due now and later', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        Object.assign(summary.paymentSummary ?? {}, {
          payNow: { amount: '0.00', convertedAmount: '0.00' },
          payAfterFreeTrial: { amount: '103.41', convertedAmount: '95.14' },
        })
      }),
    )
    expect([view?.payNow?.formatted, view?.payLater, view?.payAfterTrial?.formatted]).toEqual([
      '0.00 EUR',
      undefined,
      '95.14 EUR',
    ])
  })

  it('shows no price for a delivery, a tax or a total that the platform did not send', () => {
    const without = (...names: string[]) =>
      estimateOf(
        calculated(({ summary }) => {
          for (const name of names) delete (summary.priceSummary as Record<string, unknown>)[name]
          delete summary.deliverySummary?.price
        }),
      )
    const view = without('delivery', 'tax')
    expect([view?.shipping?.formatted, view?.tax.amount.formatted]).toEqual(['', ''])
    expect(view?.shippingOptions).toMatchObject([{ unpriced: true, cost: { formatted: '' } }])
    expect(without('total')).toBeUndefined()
  })

  it('names the tax of the lines where there is one', () => {
    expect(estimateOf(calculated())?.tax.parts).toMatchObject([{ name: 'MwSt.', rate: '0.19' }])
  })

  it('keeps what it can read of an estimate with empty and foreign entries', () => {
    const view = estimateOf(
      calculated(({ cart: given, summary }) => {
        given.lineItems.push(null as never, 'x' as never)
        Object.assign(summary, {
          lineItems: null,
          discounts: [null, {}],
          additionalFees: 'none',
          taxSummary: [],
          paymentSummary: null,
          violations: [
            null,
            7,
            {},
            { code: 'A', scope: 'ELSEWHERE', severity: 'FATAL', aData: null, bData: { lineItemIds: [null, 'l'] } },
          ],
        })
      }),
    )
    expect(view?.total.formatted).toBe('95.14 EUR')
    expect(view?.messages.map(({ severity, about, lineId }) => [severity, about, lineId])).toEqual([
      ['warning', 'other', undefined],
      ['warning', 'other', 'l'],
    ])
  })

  it('does not point to the checkout for a delivery that the platform refuses', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        delete summary.deliverySummary
        summary.violations = [{ code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', scope: 'DELIVERY', severity: 'ERROR' }]
      }),
    )
    expect(view?.shippingProblem).toBeUndefined()
    expect(view?.messages).toMatchObject([{ about: 'delivery-gone' }])
  })

  it('leaves the delivery to the checkout, as version 2 lists no methods', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        delete summary.deliverySummary
      }),
    )
    expect(view?.shippingOptions).toEqual([])
    expect([view?.shippingProblem, view?.moreDeliveryAtCheckout]).toEqual([{ kind: 'at-checkout' }, undefined])
  })

  it('knows the chosen method alone: what else there is, and how long it takes, is told at the checkout', () => {
    const view = estimateOf(calculated())
    expect(view?.shippingOptions.map(({ title, pickup }) => [title, pickup])).toEqual([['Standardversand', undefined]])
    expect(view?.moreDeliveryAtCheckout).toBe(true)
  })

  it('says that a method is a pickup', () => {
    const view = estimateOf(calculated(({ summary }) => Object.assign(summary.deliverySummary?.method ?? {}, { pickup: true })))
    expect(view?.shippingOptions).toMatchObject([{ pickup: { kind: 'unknown', address: [] } }])
  })

  it.each(
    Object.values(ViolationCodeV2).filter((code) => !/^MISSING|^EMPTY/.test(code)),
  )('the violation %s has a sentence of its own when it has no description', (code) => {
    expect(aboutOf({ code, scope: 'GLOBAL' })).not.toBe('other')
  })

  it.each([
    ['MEMBERS_ONLY_ITEM', 'LINE_ITEM', 'members-only'],
    ['A_NEW_CODE', 'TAX', 'tax'],
    ['A_NEW_CODE', 'A_NEW_SCOPE', 'other'],
  ])('tells the violation %s of the scope %s as %s', (code, scope, about) => {
    expect(aboutOf({ code, scope })).toBe(about)
  })

  it.each([
    [
      'an order',
      { code: 'SUBTOTAL_BELOW_ORDER_MINIMUM', subtotalBelowOrderMinimumData: { minimum: { amount: '50.00' } } },
      '50.00 USD',
    ],
    [
      'a promo code',
      {
        code: 'INVALID_COUPON_STATUS',
        invalidCouponStatusData: {
          reason: 'MIN_SUBTOTAL_NOT_REACHED',
          minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '100.00', convertedAmount: '92.00' } },
        },
      },
      '92.00 EUR',
    ],
    ['neither', { code: 'SUBTOTAL_BELOW_ORDER_MINIMUM', subtotalBelowOrderMinimumData: { minimum: 'much' } }, undefined],
  ] as const)('tells the minimum of %s with its amount, where the platform gives it', (_, violation, least) => {
    const view = estimateOf(
      calculated(({ summary }) => {
        summary.violations = [{ ...violation, scope: 'GLOBAL', severity: 'ERROR' }]
      }),
    )
    expect(view?.messages[0]?.least?.formatted).toBe(least)
  })

  it('keeps the proof of the prices that were shown', () => {
    const view = estimateOf(
      calculated(({ summary }) => {
        summary.priceVerificationToken = 'proof-1'
      }),
    )
    expect(view?.priceVerificationToken).toBe('proof-1')
  })

  it('tells a violation of lines at each of them, with the platform’s words and a fix', () => {
    const view = estimateOf(
      calculated(({ cart: given, summary }) => {
        const [line] = given.lineItems
        Object.assign(line ?? {}, { status: 'OUT_OF_STOCK' })
        summary.violations = [
          {
            code: 'LINE_ITEMS_OUT_OF_STOCK',
            severity: 'ERROR',
            description: 'Sold out since yesterday.',
            lineItemsOutOfStockData: { lineItemIds: [line?.id ?? ''] },
          },
        ]
      }),
    )
    expect(view?.messages).toMatchObject([{ text: 'Sold out since yesterday.', fix: { kind: 'remove' } }])
    expect(view?.messages[0]?.about).toBeUndefined()
  })

  it.each(['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD'])('%s blocks nothing: the checkout asks for it', (code) => {
    const view = estimateOf(
      calculated(({ summary }) => {
        summary.violations = [{ code, severity: 'ERROR' }]
      }),
    )
    expect(view?.messages).toEqual([])
  })
})
