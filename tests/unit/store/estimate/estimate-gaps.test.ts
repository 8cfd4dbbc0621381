/** Estimates that say no more than they must, or say it in another form. */
import { describe, expect, it } from 'vitest'
import type { EstimateAnswer } from '../../../../src/store/base/cart-answer'
import { misreadIn, toEstimateView } from '../../../../src/store/estimate/to-estimate-view'
import { badEstimate, currencyOf, toTotals } from '../../../../src/store/estimate/totals-view'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const euros = (value: number) => ({ value, currency: 'EUR', formatted: format(value, 'EUR') })
const price = (value: number) => ({ amount: value.toFixed(2) })
const HERE = { country: 'IE' }
const viewOf = (more: object = {}, destination: typeof HERE | undefined = HERE) =>
  toEstimateView(
    { currency: 'EUR', priceSummary: { subtotal: price(18), total: price(20) }, ...more } as EstimateAnswer,
    destination,
    format,
  )

describe('toEstimateView', () => {
  it('a view shows nothing but the sums of an estimate that has no more', () => {
    expect(viewOf()).toStrictEqual({
      subtotal: euros(18),
      discount: undefined,
      total: euros(20),
      destination: HERE,
      tax: { amount: euros(0), included: false, parts: [] },
      fees: [],
      shippingOptions: [],
      memberships: { eligible: [], invalid: [] },
      lines: [],
      discounts: [],
      messages: [],
    })
  })

  it.each([
    ['a part is paid later', { payLater: { total: price(5) } }, { payLater: euros(5) }],
    ['something is due after a trial', { payAfterFreeTrial: { total: price(5) } }, { payAfterTrial: euros(5) }],
    [
      'gift cards pay',
      { giftCards: [{ id: 'g', amount: price(5) }, { id: 'h' }, null] },
      { giftCards: [{ id: 'g', amount: euros(5) }] },
    ],
  ])('a view says what is paid now when %s', (_, more, told) => {
    const view = viewOf({ payNow: { total: price(15) }, ...more })
    expect(view).toMatchObject({ payNow: euros(15), ...told })
    expect(Object.keys(view ?? {}).filter((name) => /^(pay|gift)/.test(name))).toEqual(['payNow', ...Object.keys(told)])
  })

  it.each([
    ['payLater', { payLater: { total: price(0) } }],
    ['payAfterTrial', { payAfterFreeTrial: { total: price(-1) } }],
    ['giftCards', { giftCards: [{ id: 'g', amount: {} }] }],
  ])('a view says neither what is paid now nor %s where that is nothing', (name, more) => {
    const view = viewOf({ payNow: { total: price(15) }, ...more })
    expect([view?.payNow, view?.[name as 'payLater']]).toEqual([undefined, undefined])
  })

  it('a view adds the sum of the fees only where there are fees, and names a fee by its place for want of a code', () => {
    const priceSummary = { subtotal: price(18), total: price(20), additionalFees: price(2) }
    expect(viewOf({ priceSummary })).not.toHaveProperty('feesTotal')
    const additionalFees = [{ code: ' ', name: 'Jar', price: price(2) }, {}]
    expect(viewOf({ priceSummary, additionalFees })).toMatchObject({
      fees: [
        { key: '0', name: 'Jar', price: euros(2), lineIds: [] },
        { key: '1', name: '', price: euros(0) },
      ],
      feesTotal: euros(2),
    })
  })

  it('a view shows what delivery costs, and that there is more at the checkout, only beside options', () => {
    const shippingInfo = { carrierServiceOptions: [{ shippingOptions: [{ code: 'x' }] }] }
    const priceSummary = { subtotal: price(18), total: price(20), shipping: price(2) }
    const answer = { priceSummary, shippingInfo, listsNoDelivery: true }
    expect(viewOf(answer)).toMatchObject({ shipping: euros(2), moreDeliveryAtCheckout: true })
    expect(viewOf({ ...answer, listsNoDelivery: undefined })).not.toHaveProperty('moreDeliveryAtCheckout')
    const elsewhere = toEstimateView({ currency: 'EUR', ...answer } as EstimateAnswer, undefined, format)
    expect([elsewhere?.shipping, elsewhere?.moreDeliveryAtCheckout, elsewhere?.shippingOptions]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  it.each([
    [{}, ''],
    [{ applicationError: { description: 'Expired.' } }, 'Expired.'],
    [null, undefined],
  ])('a coupon that cannot be calculated for %j is told as %j', (couponCalculationError, problem) => {
    expect(viewOf({ calculationErrors: { couponCalculationError } })?.couponProblem).toBe(problem)
  })

  it('a membership has credits where the platform tells either number, and a reason without a membership is left out', () => {
    const eligibleMemberships = [{ id: 'a', credits: { total: 3 } }, { id: 'b', credits: { remaining: 0 } }, { id: 'c' }]
    const invalidMemberships = [{ membership: { id: 'd' }, reason: ' ' }, { reason: 'Ended.' }, null]
    const { eligible, invalid } = viewOf({ membershipOptions: { eligibleMemberships, invalidMemberships } })?.memberships ?? {}
    expect(eligible?.map(({ credits }) => credits)).toEqual([{ total: 3 }, { remaining: 0 }, undefined])
    expect(eligible?.[2]).toStrictEqual({ id: 'c', appId: '', name: '', lineIds: [], expires: undefined, selected: false })
    expect(invalid).toMatchObject([{ id: 'd', reason: undefined }])
  })

  it('a line without a readable total is left out', () => {
    const calculatedLineItems = [
      { lineItemId: 'a', pricesBreakdown: { lineItemPrice: price(5) } },
      { lineItemId: 'b', pricesBreakdown: { totalPriceBeforeTax: price(4), lineItemPrice: price(5) } },
      { lineItemId: 'c' },
    ]
    expect(viewOf({ calculatedLineItems })?.lines).toMatchObject([
      { lineId: 'a', total: euros(5) },
      { lineId: 'b', total: euros(4) },
    ])
  })

  it('there is no view without a subtotal or a total', () => {
    expect(viewOf({ priceSummary: { total: price(20) } })).toBeUndefined()
    expect(viewOf({ priceSummary: { subtotal: price(18), total: {} } })).toBeUndefined()
  })
})

it.each([
  [{ calculatedLineItems: {} }, 'calculatedLineItems'],
  [{ appliedDiscounts: 'all' }, 'appliedDiscounts'],
  [{ additionalFees: 7 }, 'additionalFees'],
  [{ violations: {} }, 'violations'],
  [{ calculatedLineItems: [{ pricesBreakdown: {} }, {}, { pricesBreakdown: 7 }] }, 'calculatedLineItems.pricesBreakdown'],
  [{ calculatedLineItems: [{}, null], appliedDiscounts: null, additionalFees: [], violations: undefined }, undefined],
])('of the estimate %j the part %s is told as unreadable', (answer, part) => {
  expect(misreadIn(answer as EstimateAnswer)).toBe(part)
})

it('the error for an unreadable part names it, and says that the platform has answered', () => {
  expect(badEstimate('violations')).toMatchObject({
    code: 'BAD_RESPONSE',
    message: "The estimate's violations could not be read",
    retryable: true,
    delivered: 'yes',
  })
})

it.each([
  [{ cart: { conversionCurrency: 'USD', currency: 'EUR' }, currency: 'GBP' }, 'USD'],
  [{ cart: { conversionCurrency: '', currency: 'EUR' }, currency: 'GBP' }, 'GBP'],
  [{ cart: { currency: 'EUR' } }, 'EUR'],
  [{}, ''],
])('the currency of the estimate %j is %j', (answer, currency) => expect(currencyOf(answer)).toBe(currency))

it('a discount below nothing is none', () => {
  const priceSummary = { subtotal: price(18), discount: price(-1) }
  expect(toTotals({ currency: 'EUR', priceSummary }, format)).toEqual({ subtotal: euros(18), total: euros(18) })
})
