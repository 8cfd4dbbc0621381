import { expect, it } from 'vitest'
import type { EstimateView } from '../../../../../src/store/base/estimate-model'
import type { DiscountView, TaxNote } from '../../../../../src/store/base/totals-model'
import { EstimateTotals } from '../../../../../src/widget/cart/terms/EstimateTotals'
import { anEstimate, renderInCart } from '../../../../support/fixtures/extras'
import { aCart, aLine, anAmount, aState } from '../../../../support/fixtures/views'

const IN_IRELAND = { country: 'IE' }
const tax = (more: Partial<EstimateView['tax']> = {}) => ({ amount: anAmount(3), included: false, parts: [], ...more })

function draw(view: Partial<EstimateView>, more = {}) {
  const state = aState({ estimate: { memberships: [], view: anEstimate(view) }, ...more })
  const { container } = renderInCart(
    <EstimateTotals state={state} fold={<b>fold</b>}>
      plain
    </EstimateTotals>,
  )
  const messages = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/fold$/, ''))
  return { rows: messages('dt').map((name, i) => `${name} ${messages('dd')[i]}`), container, messages }
}

it('shows the plain totals until the platform has answered', () => {
  expect(
    renderInCart(
      <EstimateTotals state={aState()} fold={<b>fold</b>}>
        plain
      </EstimateTotals>,
    ).container.textContent,
  ).toBe('plain')
})

it('the sum has the button that folds the rows above it beside it, and only where there are rows above it', () => {
  expect(draw({}).container.querySelector('b')).toBeNull()
  expect(draw({ shipping: anAmount(4.9) }).container.querySelector('dt.sum > b')?.textContent).toBe('fold')
})

it('shows only the subtotal when there are no discounts, fees, shipping costs or taxes', () => {
  expect(draw({}).rows).toEqual(['Subtotal €18.00'])
})

it('shows every price of the platform in the order of a bill', () => {
  const { rows } = draw({
    destination: IN_IRELAND,
    discount: anAmount(2),
    discounts: [{ kind: 'coupon', reach: 'cart', name: 'Welcome', amount: anAmount(2), lineIds: [] }],
    shipping: anAmount(4.9),
    fees: [{ key: 'jar', name: 'Jar deposit', price: anAmount(0.5), lineIds: [] }],
    tax: tax(),
    total: anAmount(24.4),
    payNow: anAmount(10),
    payLater: anAmount(14.4),
    payAfterTrial: anAmount(5),
  })
  expect(rows).toEqual([
    'Subtotal €18.00',
    'Welcome −€2.00',
    'Shipping €4.90',
    'Jar deposit €0.50',
    'Tax €3.00',
    'Total €24.40',
    'Due now €10.00',
    'Due later €14.40',
    'Due after the free trial €5.00',
  ])
})

it('tells what discounts took off that the sums contain already, without taking it off again', () => {
  const one: DiscountView = { kind: 'coupon', reach: 'cart', code: 'WELCOME10', amount: anAmount(1.8), lineIds: [] }
  const discounts: DiscountView[] = [
    one,
    { ...one, kind: 'rule', name: 'Two for less', amount: anAmount(3) },
    { ...one, reach: 'shipping', code: 'SHIP', amount: anAmount(4.9) },
    { ...one, code: 'UNKNOWN', amount: undefined },
  ]
  expect(draw({ discounts, shipping: anAmount(4.9) }).rows).toEqual([
    'Subtotal €18.00',
    'WELCOME10 (already deducted) €1.80',
    'Two for less (already deducted) €3.00',
    'Shipping €4.90',
    'Total €18.00',
  ])
  expect(draw({ discounts: [one] }).rows).toEqual(['Subtotal €18.00', 'WELCOME10 (already deducted) €1.80', 'Total €18.00'])
})

it('marks totals of an earlier cart as outdated, and says where the right ones will be shown', () => {
  const totals = { subtotal: anAmount(18), total: anAmount(18), isOld: true as const }
  const { container, messages } = draw({}, { cart: { status: 'ready', cart: aCart([aLine()], { totals }) } })
  expect(container.querySelector('dl')?.className).toBe('totals old')
  expect(messages('.note')).toEqual(['Shown at checkout'])
})

it('shows one row for all discounts when one of them has no amount', () => {
  const one: DiscountView = { kind: 'rule', reach: 'cart', lineIds: [] }
  const discounts = [
    { ...one, name: 'A', amount: anAmount(1) },
    { ...one, name: 'B' },
  ]
  expect(draw({ discount: anAmount(2), discounts }).rows).toContain('Discount −€2.00')
})

it('says that the tax is included in the prices', () => {
  expect(draw({ destination: IN_IRELAND, tax: tax({ included: true }) }).rows).toContain('Tax (included) €3.00')
})

it.each<[TaxNote, string]>([
  ['auto-failed', 'The exact tax could not be calculated, so this is an estimate. You will see the final amount at checkout.'],
  [
    'auto-deactivated',
    'The exact tax is not calculated at the moment, so this is an estimate. You will see the final amount at checkout.',
  ],
  ['fallback', 'This tax is an estimate. You will see the final amount at checkout.'],
  ['not-collected', 'No tax is collected for this location.'],
  ['failed', 'The tax could not be calculated. You will see it at checkout.'],
  ['no-destination', 'The tax depends on the delivery address. You will see it at checkout.'],
])('explains the tax note %s', (note, words) => {
  expect(draw({ destination: IN_IRELAND, tax: tax({ note }) }).messages('.note')).toEqual([words])
})

it('shows no tax without a destination, and says where it is calculated', () => {
  const { rows, messages } = draw({ tax: tax({ note: 'no-destination' }) })
  expect(rows).toEqual(['Subtotal €18.00'])
  expect(messages('.note')).toEqual(['Shipping and taxes are calculated at checkout.'])
})

it.each([
  ['The code has expired.', 'The code has expired.'],
  ['', 'The promo code does not reduce your total at the moment.'],
])('says why the promo code has no effect: "%s"', (couponProblem, words) => {
  expect(draw({ couponProblem }).messages('.wrong')).toEqual([words])
})

it.each([{ estimating: true }, { pending: 1 }])('marks the totals as busy in the state %o', (more) => {
  expect(draw({}, more).container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true')
})
