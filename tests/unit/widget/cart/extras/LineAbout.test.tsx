import { expect, it } from 'vitest'
import type { LineFacts } from '../../../../../src/store/base/estimate-model'
import type { CartLineView } from '../../../../../src/store/base/views'
import { LineAbout } from '../../../../../src/widget/cart/extras/LineAbout'
import { anEstimate, renderInCart, someExtras } from '../../../../support/fixtures/extras'
import { aCart, aLine, anAmount, aProduct, readyWith } from '../../../../support/fixtures/views'
import { aWireLine, aWirePrice } from '../../../../support/fixtures/wire-bodies'
import { EVIL } from '../../../../support/pages/render'

function rowsOf(facts: LineFacts): (string | null)[] {
  const { container } = renderInCart(<LineAbout extra={{ facts, discounts: [], messages: [] }} />)
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
}
const at = (day: number, hour: number) => new Date(2027, 3, day, hour)

it.each<[string, LineFacts, string[]]>([
  ['nothing for an ordinary product', {}, []],
  ['that it was made for the buyer', { custom: true }, ['Made to order']],
  ['that it is a download', { kind: 'digital' }, ['Digital download']],
  ['that a file comes with it', { digitalFile: {} }, ['Digital download']],
  ['that it is a gift card', { kind: 'gift-card' }, ['Gift card']],
  ['the name of a kind that this release does not know', { kind: 'toString' }, ['toString']],
  [
    'the time and participants of a service',
    { kind: 'service', service: { from: at(7, 14), to: at(7, 15), participants: 2 } },
    ['Service', 'Wed 7 Apr, 14:00 to 15:00, 2 participants'],
  ],
  [
    'the time of a service that ends on another day',
    { service: { from: at(7, 14), to: at(8, 15) } },
    ['Wed 7 Apr, 14:00 to Thu 8 Apr, 15:00'],
  ],
  ['the number of participants without a time', { service: { participants: 1 } }, ['1 participant']],
  [
    'all facts of a subscription plan',
    {
      subscription: {
        title: 'Coffee club',
        description: 'A bag each time.',
        every: { unit: 'week', count: 2 },
        cycles: 6,
        from: at(7, 0),
        freeTrial: { unit: 'month', count: 1 },
      },
    },
    ['Coffee club, every 2 weeks, 6 times, from 7 Apr 2027, first month free', 'A bag each time.'],
  ],
  ['that a plan does not end', { subscription: { every: { unit: 'month', count: 1 } } }, ['every month, until cancelled']],
  [
    'how often a plan comes once, where its title says so',
    { subscription: { title: 'A tin every month', every: { unit: 'month', count: 1 } } },
    ['A tin every month, until cancelled'],
  ],
  ['that it was ordered ahead', { preorder: {} }, ['Pre-order']],
  ['when what was ordered ahead comes', { preorder: { message: 'Ships in May' } }, ['Pre-order: Ships in May']],
  ['a deposit', { payment: { kind: 'deposit', deposit: anAmount(15) } }, ['Deposit of €15.00 now, the rest later']],
  ['a deposit of an unknown amount', { payment: { kind: 'deposit' } }, ['A deposit now, the rest later']],
  ['that it is paid in person', { payment: { kind: 'full-offline' } }, ['Pay in person']],
  ['that a membership pays', { payment: { kind: 'membership' } }, ['Paid with membership']],
  ['nothing for a payment online', { payment: { kind: 'full-online' } }, []],
  ['that its quantity is fixed', { fixedQuantity: true }, ['The quantity cannot be changed.']],
  ['article number and weight', { sku: 'M-1', weight: { value: 1.5, unit: 'KG' } }, ['Item number M-1 · 1.5 kg']],
  ['extras with their price', { extras: [{ name: 'Wrap', value: 'Red', price: anAmount(2) }] }, ['Wrap: Red (€2.00)']],
])('a line says %s', (_, facts, rows) => {
  expect(rowsOf(facts).map((row) => row?.replace(/\s/g, ' '))).toEqual(rows)
})

it('a line shows markup in the shop’s texts as plain text, and a repeated text once', () => {
  expect(rowsOf({ subscription: { every: { unit: 'day', count: 1 }, description: EVIL }, kind: EVIL })).toEqual([
    EVIL,
    'every day, until cancelled',
  ])
})

const line = (details: NonNullable<CartLineView['details']> & { id: string }) => aLine({ id: details.id, details })

it('a physical item paid online has no extras, and unchanged extras are the same object', () => {
  const { extraOf } = someExtras()
  const [plain, file] = [
    line(aWireLine({ itemType: { preset: 'PHYSICAL' } })),
    line(aWireLine({ id: 'f', itemType: { preset: 'DIGITAL' } })),
  ]
  const state = readyWith(aCart([plain, file]))
  expect(extraOf(state, plain)).toBeUndefined()
  const extra = extraOf(state, file)
  expect(extra?.facts.kind).toBe('digital')
  const estimated = { ...state, estimate: { memberships: [], view: anEstimate() } }
  expect(extraOf(estimated, file)).toBe(extra)
})

it('a line says that it is a pre-order once the page knows its product', () => {
  const one = line(aWireLine({ itemType: { preset: 'PHYSICAL' } }))
  const bulbs = aProduct({ id: one.productId, inStock: false, variants: [], preorder: { message: 'Ships in May' } })
  const { extraOf } = someExtras()
  const state = readyWith(aCart([one]))
  expect(extraOf(state, one)).toBeUndefined()
  const known = { ...state, products: { bulbs: { status: 'ready' as const, product: bulbs } } }
  expect(extraOf(known, one)?.facts.preorder).toEqual({ message: 'Ships in May' })
})

it('the extras of a line contain the article number only when the cart is roomy', () => {
  const one = line(aWireLine({ itemType: { preset: 'PHYSICAL' }, physicalProperties: { sku: 'M-1' } }))
  expect(someExtras().extraOf(readyWith(aCart([one])), one)).toBeUndefined()
  expect(someExtras({ roomy: true }).extraOf(readyWith(aCart([one])), one)?.facts.sku).toBe('M-1')
})

it('the estimate takes precedence for the payment and the discounts of a line', () => {
  const one = line(aWireLine({ price: aWirePrice(18) }))
  const discounts = [
    { kind: 'coupon', reach: 'lines', name: 'Mine', lineIds: ['line-1'] },
    { kind: 'coupon', reach: 'lines', name: 'Another’s', lineIds: ['x'] },
  ] as const
  const lines = [{ lineId: 'line-1', total: anAmount(18), payment: { kind: 'full-offline' } }] as const
  const view = anEstimate({ discounts: [...discounts].map((d) => ({ ...d, lineIds: [...d.lineIds] })), lines: [...lines] })
  const extra = someExtras().extraOf({ ...readyWith(aCart([one])), estimate: { memberships: [], view } }, one)
  expect(extra?.facts.payment).toEqual({ kind: 'full-offline' })
  expect(extra?.discounts.map(({ name }) => name)).toEqual(['Mine'])
})
