/** Delivery as the platform answers it, with parts that say less or other things than usual. */
import { describe, expect, it } from 'vitest'
import type { EstimateAnswer } from '../../../../src/store/base/cart-answer'
import { isChoice, shippingProblemOf, toShippingOptions } from '../../../../src/store/estimate/shipping-options'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const price = { amount: '4.90' }
type Info = NonNullable<EstimateAnswer['shippingInfo']>
const optionsOf = (carrierServiceOptions: unknown, selectedCarrierServiceOption?: object) =>
  toShippingOptions({ currency: 'EUR', shippingInfo: { carrierServiceOptions, selectedCarrierServiceOption } as Info }, format)
const optionOf = (more: object, carrierId: unknown = 'post') =>
  optionsOf([{ carrierId, shippingOptions: [{ code: 'x', title: 'By x', cost: { price }, ...more }] }])[0]
const pickupAt = (address: object) => optionOf({ logistics: { pickupDetails: { address } } })?.pickup?.address

describe('an option', () => {
  it('an option has the facts that the carrier sends, and no others', () => {
    expect(optionOf({})).toStrictEqual({
      code: 'x',
      carrierId: 'post',
      key: '["post","x"]',
      title: 'By x',
      cost: { value: 4.9, currency: 'EUR', formatted: '4.90 EUR' },
      charges: [],
      deliveryTime: undefined,
      instructions: undefined,
      slot: undefined,
      pickup: undefined,
      selected: false,
    })
  })

  it('an option is known by its code where neither title nor carrier is told, and left out without a code', () => {
    expect(optionOf({ title: '' }, null)).toMatchObject({ title: 'x', key: '["","x"]' })
    expect(optionOf({}, null)).not.toHaveProperty('carrierId')
    expect(optionsOf([{ shippingOptions: [{ title: 'By nobody' }, null] }, null, {}])).toEqual([])
  })

  it.each([
    [{ amount: 'much' }, true],
    [{ amount: '1', convertedAmount: 'much' }, true],
    [{ amount: 'much', convertedAmount: '1' }, undefined],
    [{ amount: '0' }, undefined],
    [undefined, undefined],
  ])('an option with the price %j counts as unpriced: %s', (cost, unpriced) => {
    expect(optionOf({ cost: { price: cost } })?.unpriced).toBe(unpriced)
  })

  it.each([
    ['HANDLING_FEE', 'handling'],
    ['INSURANCE', 'insurance'],
    ['A_NEW_TYPE', 'other'],
  ])('an option shows a charge of the type %s as %s', (type, kind) => {
    expect(optionOf({ cost: { price, otherCharges: [{ type, details: ' ', price }] } })?.charges).toEqual([
      { kind, text: undefined, price: { value: 4.9, currency: 'EUR', formatted: '4.90 EUR' } },
    ])
  })

  it.each([
    ['STORE_PICKUP', 'store'],
    ['PICKUP_POINT', 'point'],
    ['A_NEW_METHOD', 'unknown'],
  ])('an option with the pickup method %s is picked up at: %s', (pickupMethod, kind) => {
    expect(optionOf({ logistics: { pickupDetails: { pickupMethod } } })?.pickup).toEqual({ kind, address: [] })
  })

  it('an option has a slot when its beginning or its end is known', () => {
    const at = new Date('2030-01-02T10:00:00Z')
    const slotOf = (deliveryTimeSlot: object) => optionOf({ logistics: { deliveryTimeSlot } })?.slot
    expect([slotOf({ from: at }), slotOf({ to: at }), slotOf({})]).toEqual([{ from: at }, { to: at }, undefined])
  })

  it.each([
    [{ addressLine: 'Fern Lane 3', streetAddress: { name: 'Other', number: '1' } }, ['Fern Lane 3']],
    [{ streetAddress: { name: 'Fern Lane' } }, ['Fern Lane']],
    [{ postalCode: 'H91', formattedAddress: 'Somewhere' }, ['H91']],
    [{ addressLine: 'Fern Lane 3', formattedAddress: 'Somewhere' }, ['Fern Lane 3']],
    [
      { city: 'Galway', subdivision: 'IE-G', subdivisionFullname: 'County Galway', country: 'IE', countryFullname: 'Ireland' },
      ['Galway', 'County Galway', 'Ireland'],
    ],
    [{ subdivision: 'IE-G', country: 'IE' }, ['IE-G', 'IE']],
    [{ country: 'IE', formattedAddress: 'Somewhere, IE' }, ['Somewhere, IE']],
  ])('the address %j is written as on an envelope', (address, lines) => expect(pickupAt(address)).toEqual(lines))
})

describe('the selected option', () => {
  const listed = [{ carrierId: 'post', shippingOptions: [{ code: 'x' }, { code: 'y' }] }]

  it('the selected option is that of its carrier, or of any where none is named, and is offered although no carrier lists it', () => {
    const selectedIn = (selected: object) =>
      optionsOf(listed, selected).map((option) => [option.carrierId, option.code, option.selected])
    expect(selectedIn({ code: 'y' })).toEqual([
      ['post', 'x', false],
      ['post', 'y', true],
    ])
    expect(selectedIn({ code: 'y', carrierId: 'other' })).toEqual([
      ['post', 'x', false],
      ['post', 'y', false],
      ['other', 'y', true],
    ])
    expect(selectedIn({})).toEqual([
      ['post', 'x', false],
      ['post', 'y', false],
    ])
  })

  it('an option without a carrier’s list has its price and no charges', () => {
    const cost = { price, otherCharges: [{ price }] }
    expect(optionsOf([], { code: 'z', title: 'By z', cost })).toMatchObject([
      { title: 'By z', cost: { value: 4.9 }, charges: [], selected: true },
    ])
  })

  it('an option is compared by code, and by carrier where the choice names one', () => {
    const option = { code: 'x', carrierId: 'post' }
    const choices = [{ code: 'x' }, { code: 'x', carrierId: 'post' }, { code: 'x', carrierId: 'other' }, { code: 'y' }]
    expect(choices.map((choice) => isChoice(option, choice))).toEqual([true, true, false, false])
  })
})

describe('why there is no option', () => {
  const item = (more: object) => ({ cart: { lineItems: [{ id: 'l', quantity: 1, ...more }] } })
  const physical = item({ itemType: { preset: 'PHYSICAL' } })
  const refusal = { scope: 'DELIVERY', severity: 'ERROR' }

  it.each<[string, object, unknown]>([
    ['a thing is not delivered there', physical, { kind: 'not-served' }],
    ['what is shippable is not delivered there', item({ physicalProperties: { shippable: true } }), { kind: 'not-served' }],
    [
      'a thing need not be delivered',
      item({ itemType: { preset: 'PHYSICAL' }, physicalProperties: { shippable: false } }),
      undefined,
    ],
    ['nothing is to be delivered', item({ itemType: { preset: 'DIGITAL' } }), undefined],
    ['the cart is empty', {}, undefined],
    ['options are listed at the checkout', { ...physical, listsNoDelivery: true }, { kind: 'at-checkout' }],
    ['the platform says itself that there is none', { ...physical, listsNoDelivery: true, violations: [refusal] }, undefined],
    [
      'the platform only warns of it',
      { ...physical, listsNoDelivery: true, violations: [{ ...refusal, severity: 'WARNING' }] },
      { kind: 'at-checkout' },
    ],
    [
      'the platform refuses something else',
      { ...physical, listsNoDelivery: true, violations: [{ ...refusal, scope: 'TAX' }] },
      { kind: 'at-checkout' },
    ],
    ['a list is empty, whatever is refused', { ...physical, violations: [refusal] }, { kind: 'not-served' }],
    ['no carrier fails', { ...physical, calculationErrors: { carrierErrors: { errors: [] } } }, { kind: 'not-served' }],
    ['a carrier fails', { calculationErrors: { carrierErrors: { errors: [{}] } } }, { kind: 'failed' }],
    ['it fails without a reason', { calculationErrors: { generalShippingCalculationError: {} } }, { kind: 'failed' }],
  ])('the problem is named as it is when %s', (_, answer, problem) =>
    expect(shippingProblemOf(answer as EstimateAnswer)).toEqual(problem))
})
