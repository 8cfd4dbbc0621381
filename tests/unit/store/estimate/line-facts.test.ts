import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import type { Cart, LineItem } from '../../../../src/platform/cart/model'
import type { CartLineView } from '../../../../src/store/base/views'
import { toCartView } from '../../../../src/store/cart/v1/v1-cart-view'
import { toLineFacts } from '../../../../src/store/estimate/line-facts'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
const factsOf = (more: Partial<LineItem>) => {
  const { lines, weightUnit } = toCartView(
    { id: 'c', currency: 'EUR', weightUnit: 'KG', lineItems: [aWireLine(more)] } as Cart,
    format,
  )
  return toLineFacts(lines[0] as CartLineView, format, weightUnit)
}
const said = (more: Partial<LineItem>) => JSON.parse(JSON.stringify(factsOf(more)))

describe('toLineFacts', () => {
  it('returns no facts for a plain catalog item', () => {
    expect(said({})).toEqual({})
    expect(toLineFacts({ price: { value: 1, currency: 'EUR', formatted: '€1' } } as CartLineView, format)).toEqual({})
  })

  it('returns kind, weight and SKU of a physical item', () => {
    expect(
      said({ itemType: { preset: 'PHYSICAL' }, physicalProperties: { weight: 0.38, sku: 'FF-1', shippable: true } }),
    ).toEqual({
      kind: 'physical',
      sku: 'FF-1',
      weight: { value: 0.38, unit: 'KG' },
    })
  })

  it('marks a line without a catalog reference as custom, with its own kind and fixed quantity', () => {
    expect(
      said({ customLineItem: true, catalogReference: undefined, fixedQuantity: true, itemType: { custom: 'repair' } }),
    ).toEqual({
      custom: true,
      fixedQuantity: true,
      kind: 'repair',
    })
  })

  it('returns the file kind of a digital item', () => {
    const digitalFile = { fileId: 'f', fileType: 'SECURE_MUSIC' }
    expect(said({ itemType: { preset: 'DIGITAL' }, digitalFile })).toEqual({
      kind: 'digital',
      digitalFile: { kind: 'SECURE_MUSIC' },
    })
  })

  it.each([
    [{ preset: 'GIFT_CARD' }, 'gift-card'],
    [{ preset: 'A_NEW_TYPE', custom: 'repair' }, 'repair'],
    [{ preset: 'A_NEW_TYPE' }, undefined],
  ])('an item of the type %j is a %s', (itemType, kind) => expect(factsOf({ itemType }).kind).toBe(kind))

  it('a service may have a beginning, an end or participants alone', () => {
    const at = new Date('2030-01-02T10:00:00Z')
    expect(factsOf({ serviceProperties: { endDate: at } }).service).toEqual({ from: undefined, to: at, participants: undefined })
    expect(factsOf({ serviceProperties: { numberOfParticipants: 2 } }).service?.participants).toBe(2)
    expect(factsOf({ serviceProperties: { scheduledDate: at } }).service?.from).toBe(at)
    expect(factsOf({ serviceProperties: { numberOfParticipants: 0 } }).service).toBeUndefined()
  })

  it('a line whose reference names no item of a catalog is custom, and one that weighs nothing has no weight', () => {
    expect(said({ catalogReference: {} as never })).toEqual({ custom: true })
    expect(said({ customLineItem: true })).toEqual({ custom: true })
    expect(said({ physicalProperties: { weight: 0 } })).toEqual({})
    const details = { catalogReference: { catalogItemId: 'mug' }, physicalProperties: { weight: 2 } }
    const line = { price: { value: 1, currency: 'EUR', formatted: '€1' }, details } as CartLineView
    expect(toLineFacts(line, format).weight).toEqual({ value: 2, unit: '' })
  })

  it('a subscription has a description, a beginning and a free trial only where the shop says so', () => {
    const startDate = new Date('2030-01-02T10:00:00Z')
    const plan = {
      description: { original: 'Every week' },
      subscriptionSettings: { frequency: 'WEEK', startDate, billingCycles: 0, autoRenewal: 'yes' as never },
    }
    expect(factsOf({ subscriptionOptionInfo: plan }).subscription).toEqual({
      title: undefined,
      description: 'Every week',
      every: { unit: 'week', count: 1 },
      cycles: undefined,
      renews: undefined,
      from: startDate,
      freeTrial: undefined,
    })
  })

  it('returns date and participants of a service', () => {
    const scheduledDate = new Date('2030-01-02T10:00:00Z')
    expect(
      factsOf({ itemType: { preset: 'SERVICE' }, serviceProperties: { scheduledDate, numberOfParticipants: 2 } }),
    ).toMatchObject({
      kind: 'service',
      service: { from: scheduledDate, to: undefined, participants: 2 },
    })
  })

  it.each([
    [
      { frequency: 'WEEK', interval: 2, billingCycles: 6, autoRenewal: false },
      { every: { unit: 'week', count: 2 }, cycles: 6, renews: false },
    ],
    [
      { frequency: 'MONTH', autoRenewal: true },
      { every: { unit: 'month', count: 1 }, renews: true },
    ],
    [{ frequency: 'FORTNIGHT', interval: -1 }, { every: { unit: 'unknown', count: 1 } }],
    [
      { frequency: 'YEAR', freeTrialPeriod: { frequency: 'DAY', interval: 14 } },
      { every: { unit: 'year', count: 1 }, freeTrial: { unit: 'day', count: 14 } },
    ],
  ])('reads the subscription settings %o', (subscriptionSettings, expected) => {
    const subscriptionOptionInfo = { title: { original: 'A tin', translated: 'Eine Dose' }, subscriptionSettings }
    expect(said({ subscriptionOptionInfo })).toEqual({ subscription: { title: 'Eine Dose', ...expected } })
  })

  it('returns the payment option only when it is not full payment online', () => {
    expect(said({ paymentOption: 'FULL_PAYMENT_ONLINE' })).toEqual({})
    expect(said({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: aWirePrice(5) })).toEqual({
      payment: { kind: 'deposit', deposit: { value: 5, currency: 'EUR', formatted: '€5.00' } },
    })
    expect(said({ paymentOption: 'LATER_SOMEHOW' })).toEqual({ payment: { kind: 'other' } })
  })

  it.each([
    ['FULL_PAYMENT_OFFLINE', 'full-offline'],
    ['MEMBERSHIP', 'membership'],
    ['MEMBERSHIP_OFFLINE', 'membership-offline'],
    ['MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER', 'membership-then-offline'],
  ])('a line with the payment option %s is paid as %s', (paymentOption, kind) => {
    expect(said({ paymentOption, depositAmount: aWirePrice(5) })).toEqual({ payment: { kind } })
  })

  it('returns the modifiers of a line as extras with their prices', () => {
    const modifiers = [{ id: 'm', label: { original: 'Printed cotton' }, price: aWirePrice(4.5) }]
    expect(said({ modifierGroups: [{ id: 'g', name: { original: 'Gift wrap' }, modifiers }] })).toEqual({
      extras: [{ name: 'Gift wrap', value: 'Printed cotton', price: { value: 4.5, currency: 'EUR', formatted: '€4.50' } }],
    })
  })

  it('a modifier without a price has none, and one without words is no extra', () => {
    const modifiers = [{ id: 'm', label: { original: 'Printed cotton' } }, { id: 'n', price: aWirePrice(1) }, null]
    expect(said({ modifierGroups: [{ id: 'g', modifiers }] as never })).toEqual({
      extras: [{ name: '', value: 'Printed cotton' }],
    })
  })

  it('returns no facts when the platform sends null for every field', () => {
    const nothing = {
      itemType: null,
      serviceProperties: null,
      subscriptionOptionInfo: null,
      physicalProperties: null,
      modifierGroups: [null],
    }
    expect(said(nothing as unknown as Partial<LineItem>)).toEqual({})
  })
})
