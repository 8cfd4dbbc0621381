import { describe, expect, it } from 'vitest'
import type { CartEstimate, ShippingOption } from '../../../../src/platform/cart/estimate-model'
import type { AppliedDiscount, Cart } from '../../../../src/platform/cart/model'
import { toDiscounts } from '../../../../src/store/estimate/discounts-view'
import { toEstimateView } from '../../../../src/store/estimate/to-estimate-view'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const format = (value: number, currency: string) => `${value} ${currency}`
const HERE = { country: 'IE' }
const anAnswer = (more: Partial<CartEstimate> = {}): CartEstimate => ({
  currency: 'EUR',
  cart: { id: 'c', lineItems: [aWireLine({ itemType: { preset: 'PHYSICAL' } })] } as Cart,
  priceSummary: { subtotal: aWirePrice(18), shipping: aWirePrice(4.9), tax: aWirePrice(4.58), total: aWirePrice(27.48) },
  ...more,
})
const viewOf = (more: Partial<CartEstimate> = {}, destination: typeof HERE | null = HERE) =>
  toEstimateView(anAnswer(more), destination ?? undefined, format)
const anOption = (code: string, more: Partial<ShippingOption> = {}): ShippingOption => ({
  code,
  title: `By ${code}`,
  cost: { price: aWirePrice(4.9) },
  ...more,
})
const delivered = (options: ShippingOption[], selected?: string) => ({
  shippingInfo: {
    ...(selected && { selectedCarrierServiceOption: { carrierId: 'post', code: selected, title: `By ${selected}` } }),
    carrierServiceOptions: [{ carrierId: 'post', shippingOptions: options }],
  },
})

describe('delivery', () => {
  it('lists the options of all carriers, the chosen one marked', () => {
    const shippingInfo = {
      selectedCarrierServiceOption: { carrierId: 'b', code: 'x', title: 'By x' },
      carrierServiceOptions: [
        { carrierId: 'a', shippingOptions: [anOption('x')] },
        { carrierId: 'b', shippingOptions: [anOption('x'), anOption('y')] },
      ],
    }
    const options = viewOf({ shippingInfo })?.shippingOptions ?? []
    expect(options.map(({ carrierId, code, selected }) => [carrierId, code, selected])).toEqual([
      ['a', 'x', false],
      ['b', 'x', true],
      ['b', 'y', false],
    ])
    expect(new Set(options.map(({ key }) => key)).size).toBe(3)
  })

  it('tells time, slot, place, instructions and what is charged besides', () => {
    const from = new Date('2030-01-02T08:00:00Z')
    const to = new Date('2030-01-02T12:00:00Z')
    const address = { addressLine: 'Fern Lane 3', addressLine2: 'Second yard', postalCode: 'H91', city: 'Galway', country: 'IE' }
    const logistics = {
      deliveryTime: 'Tomorrow',
      instructions: 'Ring twice.',
      deliveryTimeSlot: { from, to },
      pickupDetails: { address, pickupMethod: 'STORE_PICKUP' },
    }
    const cost = { price: aWirePrice(0), otherCharges: [{ type: 'INSURANCE', details: 'Insured', price: aWirePrice(1) }] }
    expect(viewOf(delivered([anOption('x', { logistics, cost })]))?.shippingOptions[0]).toMatchObject({
      title: 'By x',
      cost: { value: 0 },
      charges: [{ kind: 'insurance', text: 'Insured', price: { value: 1 } }],
      deliveryTime: 'Tomorrow',
      instructions: 'Ring twice.',
      slot: { from, to },
      pickup: { kind: 'store', address: ['Fern Lane 3', 'Second yard', 'H91 Galway', 'IE'] },
    })
  })

  it.each([
    [{ formattedAddress: 'Somewhere, IE' }, ['Somewhere, IE']],
    [{ streetAddress: { name: 'Fern Lane', number: '3' }, city: 'Galway' }, ['Fern Lane 3', 'Galway']],
    [null, []],
  ])('writes the address %o line by line', (address, lines) => {
    const logistics = { pickupDetails: { address: address as never, pickupMethod: 'PICKUP_POINT' } }
    expect(viewOf(delivered([anOption('x', { logistics })]))?.shippingOptions[0]?.pickup).toEqual({
      kind: 'point',
      address: lines,
    })
  })

  it('shows what was chosen where a carrier lists nothing', () => {
    expect(viewOf(delivered([], 'x'))?.shippingOptions).toMatchObject([{ code: 'x', carrierId: 'post', selected: true }])
  })

  it.each<[string, Partial<CartEstimate>, unknown]>([
    ['is not served', {}, { kind: 'not-served' }],
    [
      'is not needed for a download',
      { cart: { id: 'c', lineItems: [aWireLine({ itemType: { preset: 'DIGITAL' } })] } as Cart },
      undefined,
    ],
    [
      'is not known, with the reason',
      { calculationErrors: { generalShippingCalculationError: { applicationError: { description: 'No rates.' } } } },
      { kind: 'failed', text: 'No rates.' },
    ],
    [
      'is not known while a carrier is out',
      { calculationErrors: { carrierErrors: { errors: [{ carrierId: 'post' }] } } },
      { kind: 'failed' },
    ],
    ['can be had', delivered([anOption('x')]), undefined],
  ])('%s', (_, answer, problem) => {
    expect(viewOf(answer)?.shippingProblem).toEqual(problem)
  })

  it('is not spoken of where nobody said where to', () => {
    const view = viewOf({}, null)
    expect([view?.shippingProblem, view?.shipping, view?.shippingOptions]).toEqual([undefined, undefined, []])
  })
})

describe('tax', () => {
  const details = (more: object) => ({ taxSummary: { calculationDetails: more } }) as Partial<CartEstimate>

  it.each([
    [{ rateType: 'MANUAL_RATE' }, undefined],
    [{ rateType: 'AUTO_RATE' }, undefined],
    [{ rateType: 'NO_TAX_COLLECTED' }, 'not-collected'],
    [{ rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' } }, 'auto-failed'],
    [{ rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_DEACTIVATED' } }, 'auto-deactivated'],
    [{ rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: 'NEXT_YEARS' } }, 'fallback'],
    [{ rateType: 'FALLBACK_RATE' }, 'fallback'],
  ])('of %o has the note %s', (more, note) => {
    expect(viewOf(details(more))?.tax.note).toBe(note)
  })

  it('says when it could not be told, and when nobody said where to', () => {
    expect(viewOf({ calculationErrors: { taxCalculationError: {} } })?.tax.note).toBe('failed')
    expect(viewOf(details({ rateType: 'NO_TAX_COLLECTED' }), null)?.tax.note).toBe('no-destination')
  })

  it('names its rates once, and adds the parts of several lines to nothing', () => {
    const line = (rates: [string, string, number][]) => ({
      lineItemId: 'l',
      pricesBreakdown: {
        taxDetails: { rateBreakdown: rates.map(([name, rate, tax]) => ({ name, rate, tax: aWirePrice(tax) })) },
      },
    })
    const calculatedLineItems = [
      line([
        ['State', '0.04', 1],
        ['City', '0.05', 2],
      ]),
      line([['State', '0.04', 3]]),
    ]
    expect(viewOf({ calculatedLineItems })?.tax.parts).toEqual([
      { name: 'State', rate: '0.04' },
      { name: 'City', rate: '0.05', amount: { value: 2, currency: 'EUR', formatted: '€2.00' } },
    ])
  })

  it('may be in the prices already', () => {
    expect(viewOf({ cart: { id: 'c', lineItems: [], taxIncludedInPrices: true } as unknown as Cart })?.tax.included).toBe(true)
    expect(viewOf()?.tax).toMatchObject({ included: false, amount: { value: 4.58 } })
  })
})

describe('the rest', () => {
  it('is fees, with the platform’s sum of them', () => {
    const price = aWirePrice(0.5)
    const view = viewOf({
      additionalFees: [
        { code: 'jar', name: 'Jar', translatedName: 'Pfand', price, lineItemIds: ['l'] },
        { name: 'Other', price },
      ],
      priceSummary: { subtotal: aWirePrice(18), total: aWirePrice(20), additionalFees: aWirePrice(2) },
    })
    expect(view?.fees).toMatchObject([
      { key: 'jar', name: 'Pfand', lineIds: ['l'] },
      { key: '1', name: 'Other', lineIds: [] },
    ])
    expect(view?.feesTotal?.value).toBe(2)
  })

  it('is memberships that can be used and that cannot', () => {
    const expirationDate = new Date('2024-03-31')
    const membership = {
      id: 'm1',
      appId: 'a',
      name: { original: 'Friend' },
      lineItemIds: ['l'],
      credits: { total: 10, remaining: 7 },
    }
    const membershipOptions = {
      eligibleMemberships: [membership, { id: 'm2', appId: 'a' }],
      invalidMemberships: [{ membership: { ...membership, expirationDate }, reason: 'Ended.' }, {}],
    }
    const chosen = [{ id: 'm1', appId: 'a' }]
    for (const selectedMemberships of [chosen, { memberships: chosen }]) {
      const view = viewOf({ membershipOptions: { ...membershipOptions, selectedMemberships } })
      expect(view?.memberships).toMatchObject({
        eligible: [
          { id: 'm1', name: 'Friend', selected: true, credits: { remaining: 7 } },
          { id: 'm2', name: '', selected: false },
        ],
        invalid: [{ id: 'm1', reason: 'Ended.', expires: expirationDate, selected: false }],
      })
    }
  })

  it('is each line’s total, discount, tax and way of paying', () => {
    const pricesBreakdown = {
      totalPriceBeforeTax: aWirePrice(45),
      totalDiscount: aWirePrice(5),
      taxDetails: { totalTax: aWirePrice(9) },
      depositAmount: aWirePrice(15),
    }
    expect(
      viewOf({ calculatedLineItems: [{ lineItemId: 'l', paymentOption: 'DEPOSIT_ONLINE', pricesBreakdown }] })?.lines,
    ).toMatchObject([
      {
        lineId: 'l',
        total: { value: 45 },
        discount: { value: 5 },
        tax: { value: 9 },
        payment: { kind: 'deposit', deposit: { value: 15 } },
      },
    ])
  })

  it('is what is paid now and later, where something is paid later', () => {
    expect(viewOf({ payLater: { total: aWirePrice(0) }, payNow: { total: aWirePrice(27.48) } })?.payNow).toBeUndefined()
    expect(viewOf({ payLater: { total: aWirePrice(20) }, payNow: { total: aWirePrice(7.48) } })).toMatchObject({
      payLater: { value: 20 },
      payNow: { value: 7.48 },
    })
  })

  it('is why the coupon does nothing', () => {
    const couponCalculationError = { applicationError: { description: 'It has expired.' } }
    expect(viewOf({ calculationErrors: { couponCalculationError } })?.couponProblem).toBe('It has expired.')
  })

  it('is nothing where the platform told no sums', () => {
    expect(viewOf({ priceSummary: undefined })).toBeUndefined()
  })

  it('stands a platform that sends null for everything', () => {
    const names = ['calculatedLineItems', 'appliedDiscounts', 'shippingInfo', 'membershipOptions', 'additionalFees', 'taxSummary']
    const nothing = Object.fromEntries(
      [...names, 'violations', 'calculationErrors', 'payNow', 'payLater'].map((name) => [name, null]),
    )
    expect(viewOf(nothing)).toMatchObject({ total: { value: 27.48 }, fees: [], discounts: [], messages: [] })
  })
})

describe('discounts', () => {
  const said = (applied: AppliedDiscount[]) => JSON.parse(JSON.stringify(toDiscounts(applied, 'EUR', format)))

  it('are a coupon, a merchant’s, or a rule’s', () => {
    expect(
      said([
        { coupon: { code: 'TEN', name: 'Ten off', amount: aWirePrice(10) }, discountType: 'GLOBAL', lineItemIds: ['l'] },
        { merchantDiscount: { percentage: 12.5 }, discountType: 'SPECIFIC_ITEMS', lineItemIds: ['l'] },
        { discountRule: { id: 'r', name: { original: 'Spring' }, amount: aWirePrice(1) }, discountType: 'SHIPPING' },
      ]),
    ).toEqual([
      {
        kind: 'coupon',
        code: 'TEN',
        name: 'Ten off',
        reach: 'cart',
        lineIds: [],
        amount: { value: 10, currency: 'EUR', formatted: '€10.00' },
      },
      { kind: 'merchant', percentage: 12.5, reach: 'lines', lineIds: ['l'] },
      { kind: 'rule', name: 'Spring', reach: 'shipping', lineIds: [], amount: { value: 1, currency: 'EUR', formatted: '€1.00' } },
    ])
  })

  it('of no kind that we know are none', () => {
    expect(said([{}, null as never])).toEqual([])
  })
})
