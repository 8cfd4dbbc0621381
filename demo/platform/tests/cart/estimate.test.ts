/** What an estimate contains besides the sums: delivery, tax, fees, memberships, payment, and violations. */
import { beforeEach, describe, expect, it } from 'vitest'
import { findService, type Service, slotsOf } from '../../hosted/checkout/offers'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { BOOKINGS_APP_ID, serviceIdOf } from '../../storage/ids'
import { createMemberShopper } from '../identity/support/members'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { type CartAnswer, type Price, send, violationOf } from '../support/support'

interface Option {
  code: string
  title: string
  logistics: Record<string, unknown>
  cost: { price: Price; otherCharges: { type: string; price: Price }[] }
}
interface Membership {
  id: string
  appId: string
  lineItemIds: string[]
  expirationDate: string
}
interface Estimate {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'additionalFees', Price>
  payNow: { total: Price }
  payLater: { total: Price }
  taxSummary: { calculationDetails: Record<string, unknown> }
  calculatedLineItems: {
    lineItemId: string
    paymentOption: string
    pricesBreakdown: { depositAmount?: Price; totalPriceBeforeTax: Price; taxDetails: { rateBreakdown: unknown[] } }
  }[]
  shippingInfo: {
    selectedCarrierServiceOption?: { code: string; carrierId: string; requestedShippingOption: boolean; cost: { price: Price } }
    carrierServiceOptions: { carrierId: string; shippingOptions: Option[] }[]
  }
  additionalFees: { code: string; name: string; price: Price; lineItemIds: string[]; source: string }[]
  membershipOptions: {
    eligibleMemberships: Membership[]
    invalidMemberships: { membership: Membership; reason: string }[]
    selectedMemberships: { id: string }[]
  }
  calculationErrors: Record<string, { applicationError: { code: string } }>
  violations: {
    severity: string
    target: { lineItem?: { id: string; suggestedFix?: string }; other?: unknown }
    description: string
  }[]
  cart: { taxIncludedInPrices: boolean }
}

const CART = '/ecom/v1/carts/current'

startAnewForEachTest()

const estimate = async (body: object = {}) => (await shopper.post<Estimate>(`${CART}/estimate-totals`, body)).body
const to = (country: string, more: object = {}) => estimate({ shippingAddress: { country, ...more } })
const optionsOf = ({ shippingInfo }: Estimate) => shippingInfo.carrierServiceOptions.flatMap((one) => one.shippingOptions)
const sums = ({ priceSummary: { shipping, tax, total } }: Estimate) => [shipping, tax, total].map(({ amount }) => amount)
const lineIds = async () => (await shopper.cart()).body.cart.lineItems.map(({ id }) => id)

describe('delivery', () => {
  it('offers delivery at home by two carriers: post, express, locker, and pickup at the studio', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await to('IE')
    expect(
      answer.shippingInfo.carrierServiceOptions.map(({ shippingOptions }) => shippingOptions.map(({ code }) => code)),
    ).toEqual([['standard', 'express', 'locker'], ['studio']])
    const [, express, locker, studio] = optionsOf(answer)
    expect(express?.cost.otherCharges).toMatchObject([{ type: 'INSURANCE', price: { amount: '0.98' } }])
    const { from, to: until } = express?.logistics.deliveryTimeSlot as { from: string; to: string }
    expect(Date.parse(until) - Date.parse(from)).toBe(4 * 3_600_000)
    expect(Date.parse(from)).toBeGreaterThan(Date.now())
    expect(locker?.logistics.pickupDetails).toMatchObject({ pickupMethod: 'PICKUP_POINT', address: { city: 'Galway' } })
    expect(studio?.logistics).toMatchObject({ pickupDetails: { pickupMethod: 'STORE_PICKUP', businessLocation: true } })
    expect(studio?.logistics.instructions).toMatch(/10 to 18/)
  })

  it('charges the price of the chosen delivery option, including its other charges', async () => {
    await shopper.add('blue-mug', 1)
    const selectedShippingOption = { code: 'express' }
    const answer = await estimate({ selectedShippingOption })
    // 9.80 and 0.98 for the insurance; 20 % of it and of 18.00.
    expect(sums(answer)).toEqual(['10.78', '5.76', '34.54'])
    expect(answer.shippingInfo.selectedCarrierServiceOption).toMatchObject({ code: 'express', requestedShippingOption: true })
  })

  it('reports that the chosen delivery option is not offered, and selects the first', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await estimate({ shippingAddress: { country: 'FR' }, selectedShippingOption: { code: 'express' } })
    expect(answer.calculationErrors.selectedShippingOptionError?.applicationError.code).toBe('SHIPPING_OPTION_NOT_AVAILABLE')
    expect(answer.shippingInfo.selectedCarrierServiceOption).toMatchObject({ code: 'standard', requestedShippingOption: false })
  })

  it.each([
    ['FR', '4.90'],
    ['US', '22.05'],
  ])('delivery to %s costs %s', async (country, shipping) => {
    await shopper.add('blue-mug', 1)
    expect(sums(await to(country))[0]).toBe(shipping)
  })

  it('delivery is free from the configured subtotal, discounts deducted', async () => {
    platform.setCommerce({ freeDeliveryFromMinor: 3600 })
    await shopper.add('blue-mug', 2)
    expect(sums(await to('IE'))[0]).toBe('0.00')
    await shopper.patch({ couponCode: 'WELCOME10' })
    expect(sums(await to('IE'))[0]).toBe('4.90')
  })

  it('offers no options and reports an error for a country without delivery', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await to('JP')
    expect([optionsOf(answer), answer.shippingInfo.selectedCarrierServiceOption, sums(answer)[0]]).toEqual([
      [],
      undefined,
      '0.00',
    ])
    expect(answer.violations).toMatchObject([{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } } }])
    expect(answer.violations[0]?.description).toContain('JP')
  })

  it('reports no violation for a download to a country without delivery', async () => {
    await shopper.add('shawl-pattern', 1)
    expect((await to('JP')).violations).toEqual([])
  })
})

describe('tax', () => {
  beforeEach(() => shopper.add('blue-mug', 1))

  it.each([
    ['NY', 'AUTO_RATE', '0.08875', '3.56'],
    ['TX', 'AUTO_RATE', '0.0625', '2.51'],
    ['AK', 'AUTO_RATE', '0.06', '2.40'],
    ['OR', 'NO_TAX_COLLECTED', '0', '0.00'],
  ])('tax in %s has the rate type %s and the rate %s', async (state, rateType, rate, tax) => {
    const answer = await to('US', { subdivision: `US-${state}` })
    expect(answer.taxSummary.calculationDetails).toEqual({ rateType })
    expect(answer.priceSummary.tax.amount).toBe(tax)
    expect(answer.calculatedLineItems[0]?.pricesBreakdown.taxDetails).toMatchObject({ taxRate: rate })
  })

  it.each([
    ['failing', 'AUTO_TAX_FAILED'],
    ['off', 'AUTO_TAX_DEACTIVATED'],
  ] as const)('falls back to an estimated tax with the reason while the tax service is %s', async (autoTax, fallbackReason) => {
    platform.setCommerce({ autoTax })
    expect((await to('US', { subdivision: 'US-OR' })).taxSummary.calculationDetails).toEqual({
      rateType: 'FALLBACK_RATE',
      autoTaxFallbackDetails: { fallbackReason },
    })
    expect((await to('IE')).taxSummary.calculationDetails).toMatchObject({ rateType: 'MANUAL_RATE' })
  })

  it('includes the tax in the prices when the shop is configured so', async () => {
    platform.setCommerce({ taxIncluded: true })
    const answer = await to('IE')
    // 18.00 and 4.90: a sixth of each is tax.
    expect(sums(answer)).toEqual(['4.90', '3.82', '22.90'])
    expect(answer.cart.taxIncludedInPrices).toBe(true)
    expect(answer.calculatedLineItems[0]?.pricesBreakdown.totalPriceBeforeTax.amount).toBe('15.00')
  })

  it('taxes a download by the billing address', async () => {
    await shopper.post(`${CART}/remove-line-items`, { lineItemIds: await lineIds() })
    await shopper.add('shawl-pattern', 1)
    const answer = await estimate({ billingAddress: { country: 'US', subdivision: 'US-OR' }, shippingAddress: { country: 'IE' } })
    expect(answer.taxSummary.calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' })
  })
})

describe('fees', () => {
  it('charges fees per unit or per order, in the total but not in the subtotal', async () => {
    await shopper.add('heather-honey', 3)
    await shopper.add('iron-teapot', 2)
    const answer = await estimate({ calculateTax: false, calculateShipping: false })
    const [honey, teapot] = await lineIds()
    expect(answer.additionalFees).toMatchObject([
      { code: 'jar-deposit', price: { amount: '1.50' }, lineItemIds: [honey], source: 'ITEM' },
      { code: 'crate', price: { amount: '3.50' }, lineItemIds: [teapot] },
    ])
    const { subtotal, additionalFees, total } = answer.priceSummary
    expect([additionalFees.amount, Math.round((Number(total.amount) - Number(subtotal.amount)) * 100)]).toEqual(['5.00', 500])
    expect((await estimate({ calculateAdditionalFees: false })).additionalFees).toEqual([])
  })
})

const bookings = (slug: string, options?: object) => ({
  lineItems: [{ quantity: 1, catalogReference: { appId: BOOKINGS_APP_ID, catalogItemId: serviceIdOf(slug), options } }],
})
const book = (slug: string, options?: object) => shopper.post<CartAnswer>(`${CART}/add-to-cart`, bookings(slug, options))

describe('services', () => {
  it('a service keeps its time and participants, and merges only with the same booking', async () => {
    const [next = '', later = ''] = slotsOf(findService('pottery-class') as Service, Date.now())
    const lasting = (scheduledDate: string) => ({
      scheduledDate,
      endDate: new Date(Date.parse(scheduledDate) + 90 * 60_000).toISOString(),
    })
    await book('pottery-class', { scheduledDate: next })
    await book('pottery-class', { scheduledDate: next, numberOfParticipants: 2 })
    const { cart } = (await book('pottery-class', { scheduledDate: later })).body
    expect(cart.lineItems).toMatchObject([
      { itemType: { preset: 'SERVICE' }, serviceProperties: { ...lasting(next), numberOfParticipants: 1 } },
      { price: { amount: '120.00' }, serviceProperties: { ...lasting(next), numberOfParticipants: 2 } },
      { customLineItem: false, serviceProperties: { ...lasting(later), numberOfParticipants: 1 } },
    ])
    const again = await book('pottery-class', { scheduledDate: later })
    expect(again.body.cart.lineItems.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
  })

  it.each([
    ['at a time when it does not begin', { scheduledDate: '2020-01-01T10:00:00.000Z' }],
    ['for no participants', { numberOfParticipants: 0 }],
  ])('adding a service %s answers 200 and adds nothing', async (_, options) => {
    const answer = await book('pottery-class', options)
    expect([answer.status, answer.body.cart.lineItems]).toEqual([200, []])
  })

  it('splits services paid by deposit, offline or online into pay-now and pay-later sums', async () => {
    await book('pottery-class')
    await book('garden-advice')
    await shopper.add('blue-mug', 1)
    const answer = await estimate({ calculateShipping: false })
    expect(answer.calculatedLineItems.map(({ paymentOption }) => paymentOption)).toEqual([
      'DEPOSIT_ONLINE',
      'FULL_PAYMENT_OFFLINE',
      'FULL_PAYMENT_ONLINE',
    ])
    expect(answer.calculatedLineItems[0]?.pricesBreakdown.depositAmount?.amount).toBe('15.00')
    // 60 + 25 + 18 and 20 %; now the deposit and the mug.
    expect([answer.priceSummary.total, answer.payNow.total, answer.payLater.total].map(({ amount }) => amount)).toEqual([
      '123.60',
      '36.60',
      '87.00',
    ])
  })
})

describe('memberships', () => {
  const asAda = async () => {
    const page = await createMemberShopper(platform)
    const { access_token } = await page.memberTokens((await page.login('ada@members.example', SEEDED_PASSWORD)).body.sessionToken)
    const post = async <Body>(path: string, body: unknown) =>
      (await send<Body>(`${platform.url}${CART}/${path}`, 'POST', body, access_token)).body
    await post('add-to-cart', bookings('open-studio'))
    return (body: object = {}) => post<Estimate>('estimate-totals', body)
  }

  it("lists a member's eligible memberships, and the invalid ones with the reason", async () => {
    const { membershipOptions } = await (await asAda())()
    expect(membershipOptions.eligibleMemberships).toMatchObject([
      { name: { original: 'Studio friend' }, credits: { remaining: 7 } },
    ])
    expect(membershipOptions.invalidMemberships.map(({ reason }) => reason)).toEqual([
      'This membership has ended.',
      'This membership is used up.',
    ])
    expect(Date.parse(membershipOptions.invalidMemberships[0]?.membership.expirationDate ?? '')).toBeLessThan(Date.now())
  })

  it('a selected membership pays for a service that only memberships can pay', async () => {
    const ask = await asAda()
    const before = await ask()
    expect(before.calculationErrors.membershipError?.applicationError.code).toBe('MEMBERSHIP_REQUIRED')
    expect([before.priceSummary.subtotal.amount, before.violations[0]?.severity]).toEqual(['15.00', 'ERROR'])
    const [{ id, appId, lineItemIds }] = before.membershipOptions.eligibleMemberships as [Membership]
    const after = await ask({ selectedMemberships: { memberships: [{ id, appId, lineItemIds }] } })
    expect([after.priceSummary.total.amount, after.violations, after.membershipOptions.selectedMemberships]).toMatchObject([
      '0.00',
      [],
      [{ id }],
    ])
  })

  it('an invalid membership pays nothing', async () => {
    const ask = await asAda()
    const [{ membership }] = (await ask()).membershipOptions.invalidMemberships as [
      Estimate['membershipOptions']['invalidMemberships'][number],
    ]
    const { id, appId } = membership
    const answer = await ask({ selectedMemberships: { memberships: [{ id, appId }] } })
    expect([answer.priceSummary.subtotal.amount, answer.membershipOptions.selectedMemberships]).toEqual(['15.00', []])
  })

  it('lists no memberships for a visitor who is not signed in', async () => {
    await book('open-studio')
    expect((await estimate()).membershipOptions).toEqual({
      eligibleMemberships: [],
      invalidMemberships: [],
      selectedMemberships: [],
    })
  })
})

describe('violations', () => {
  it('reports no violation for a cart that holds exactly what is in stock', async () => {
    await shopper.add('low-stock-vase', 3)
    expect((await estimate()).violations).toEqual([])
  })

  it('reports a line item that ran short, and suggests removal when it is sold out', async () => {
    await shopper.add('blue-mug', 3)
    platform.setStock('blue-mug', 2)
    const [id] = await lineIds()
    const [short] = (await estimate()).violations
    expect(short).toMatchObject({
      severity: 'ERROR',
      target: { lineItem: { id } },
      description: 'Only 2 of Blue Mug can be had.',
    })
    expect(short?.target.lineItem?.suggestedFix).toBeUndefined()
    platform.setStock('blue-mug', 0)
    expect((await estimate()).violations).toMatchObject([{ target: { lineItem: { id, suggestedFix: 'REMOVE_LINE_ITEM' } } }])
  })

  it('reports a line item whose product was hidden', async () => {
    await shopper.add('blue-mug', 1)
    platform.hideProduct('blue-mug')
    expect((await shopper.cart()).body.cart.lineItems[0]?.availability).toEqual({ status: 'NOT_FOUND' })
    expect((await estimate()).violations).toMatchObject([
      { severity: 'ERROR', target: { lineItem: { suggestedFix: 'REMOVE_LINE_ITEM' } } },
    ])
  })

  it('reports an order below the minimum, discounts deducted', async () => {
    platform.setCommerce({ minimumOrderMinor: 1800 })
    await shopper.add('blue-mug', 1)
    expect((await estimate()).violations).toEqual([])
    await shopper.patch({ couponCode: 'WELCOME10' })
    expect((await estimate()).violations).toMatchObject([{ severity: 'ERROR', description: 'Orders begin at €18.00.' }])
  })

  it('reports low stock and a changed price as warnings', async () => {
    platform.setCommerce({ warnBelow: 3, warnOfPriceChanges: true })
    await shopper.add('low-stock-vase', 1)
    platform.setPrice('low-stock-vase', 4000)
    expect((await estimate()).violations.map(({ severity, description }) => [severity, description])).toEqual([
      ['WARNING', '3 of Bud Vase can be had, and no more.'],
      ['WARNING', 'Bud Vase was €34.00 and is €40.00 now.'],
    ])
  })
})

it('the control route changes commerce rules, and refuses an invalid rule', async () => {
  const control = (body: unknown) => send<unknown>(`${platform.url}/_control/commerce`, 'POST', body)
  expect((await control({ taxIncluded: true, freeDeliveryFromMinor: 5000 })).body).toMatchObject({
    taxIncluded: true,
    freeDeliveryFromMinor: 5000,
  })
  expect((await control({ freeDeliveryFromMinor: null })).body).toMatchObject({ taxIncluded: true, freeDeliveryFromMinor: null })
  expect(violationOf(await control({ autoTax: 'maybe' }))?.field).toBe('autoTax')
  platform.reset()
  expect((await send<unknown>(`${platform.url}/_control/commerce`, 'GET')).body).toMatchObject({ taxIncluded: false })
})

it('names the field of a selected membership without an id', async () => {
  await shopper.add('blue-mug')
  const answer = await shopper.post(`${CART}/estimate-totals`, { selectedMemberships: { memberships: [{}] } })
  expect(violationOf(answer)?.field).toBe('selectedMemberships.memberships[0].id')
})
