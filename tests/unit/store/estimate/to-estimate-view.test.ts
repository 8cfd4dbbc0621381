import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import type { CartEstimate, ShippingOption } from '../../../../src/platform/cart/estimate-model'
import type { AppliedDiscount, Cart } from '../../../../src/platform/cart/model'
import { toDiscounts } from '../../../../src/store/estimate/discounts-view'
import { toEstimateView } from '../../../../src/store/estimate/to-estimate-view'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
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
  it('lists the shipping options of all carriers and marks the selected one', () => {
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

  it('shows delivery time, slot, pickup address, instructions and extra charges of an option', () => {
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
  ])('splits the pickup address %o into lines', (address, lines) => {
    const logistics = { pickupDetails: { address: address as never, pickupMethod: 'PICKUP_POINT' } }
    expect(viewOf(delivered([anOption('x', { logistics })]))?.shippingOptions[0]?.pickup).toEqual({
      kind: 'point',
      address: lines,
    })
  })

  it('shows the selected shipping option although its carrier lists no options', () => {
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
  ])('delivery %s', (_, answer, problem) => {
    expect(viewOf(answer)?.shippingProblem).toEqual(problem)
  })

  it('shows no shipping cost, options or problem without a destination', () => {
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
  ])('tax details %o give the note %s', (more, note) => {
    expect(viewOf(details(more))?.tax.note).toBe(note)
  })

  it('notes when the tax could not be calculated and when there is no destination', () => {
    expect(viewOf({ calculationErrors: { taxCalculationError: {} } })?.tax.note).toBe('failed')
    expect(viewOf(details({ rateType: 'NO_TAX_COLLECTED' }), null)?.tax.note).toBe('no-destination')
  })

  it('lists each tax rate once, and without an amount when several lines have it', () => {
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

  it('marks tax that is included in the prices', () => {
    expect(viewOf({ cart: { id: 'c', lineItems: [], taxIncludedInPrices: true } as unknown as Cart })?.tax.included).toBe(true)
    expect(viewOf()?.tax).toMatchObject({ included: false, amount: { value: 4.58 } })
  })
})

describe('fees, memberships, lines and payments', () => {
  it('lists the fees with the platform’s own sum of them', () => {
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

  it('lists eligible and invalid memberships and marks the selected one', () => {
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

  it('shows total, discount, tax and payment option of each line', () => {
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

  it.each([
    ['are 0', { totalDiscount: aWirePrice(0), taxDetails: { totalTax: aWirePrice(0) } }],
    ['are not known', {}],
  ])('shows neither discount nor tax of a line when they %s', (_, more) => {
    const [line] =
      viewOf({ calculatedLineItems: [{ lineItemId: 'l', pricesBreakdown: { lineItemPrice: aWirePrice(45), ...more } }] })
        ?.lines ?? []
    expect(line?.total.value).toBe(45)
    expect(Object.keys(line ?? {})).toEqual(['lineId', 'total', 'payment'])
  })

  it('splits the total into now and later only when something is paid later', () => {
    expect(viewOf({ payLater: { total: aWirePrice(0) }, payNow: { total: aWirePrice(27.48) } })?.payNow).toBeUndefined()
    expect(viewOf({ payLater: { total: aWirePrice(20) }, payNow: { total: aWirePrice(7.48) } })).toMatchObject({
      payLater: { value: 20 },
      payNow: { value: 7.48 },
    })
  })

  it('shows the platform’s reason why the coupon has no effect', () => {
    const couponCalculationError = { applicationError: { description: 'It has expired.' } }
    expect(viewOf({ calculationErrors: { couponCalculationError } })?.couponProblem).toBe('It has expired.')
  })

  it('returns undefined for an estimate without a price summary', () => {
    expect(viewOf({ priceSummary: undefined })).toBeUndefined()
  })

  it('accepts an estimate in which all optional fields are null', () => {
    const names = ['calculatedLineItems', 'appliedDiscounts', 'shippingInfo', 'membershipOptions', 'additionalFees', 'taxSummary']
    const nothing = Object.fromEntries(
      [...names, 'violations', 'calculationErrors', 'payNow', 'payLater'].map((name) => [name, null]),
    )
    expect(viewOf(nothing)).toMatchObject({ total: { value: 27.48 }, fees: [], discounts: [], messages: [] })
  })
})

describe('discounts', () => {
  const said = (applied: AppliedDiscount[]) => JSON.parse(JSON.stringify(toDiscounts(applied, 'EUR', format)))

  it('reads discounts of coupons, merchants and discount rules', () => {
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

  it.each([
    ['the lines that it names', { lineItemIds: ['l'] }, 'lines', ['l']],
    ['the whole cart, when it names none', {}, 'cart', []],
    ['the whole cart, when its type is not known', { discountType: 'NEXT_YEARS', lineItemIds: ['l'] }, 'cart', []],
    ['delivery', { discountType: 'SHIPPING', lineItemIds: [] }, 'shipping', []],
  ])('a discount reaches %s', (_, more, reach, lineIds) =>
    expect(said([{ merchantDiscount: { percentage: 5 }, ...more }])).toMatchObject([{ reach, lineIds }]))

  it('drops discounts of an unknown kind', () => {
    expect(said([{}, null as never])).toEqual([])
  })
})
