import { expect, it } from 'vitest'
import { FreeShipping } from '../../../../../src/widget/cart/extras/FreeShipping'
import { anEstimate, renderInCart } from '../../../../support/fixtures/extras'
import { aCart, aLine, anAmount, readyWith } from '../../../../support/fixtures/views'

const withSubtotal = (value: number, currency = 'EUR') => {
  const subtotal = anAmount(value, { currency })
  return readyWith(aCart([aLine()], { totals: { subtotal, total: subtotal } }))
}
const draw = (state: ReturnType<typeof withSubtotal>, freeShippingFrom = '35 EUR') =>
  renderInCart(<FreeShipping state={state} />, {}, { freeShippingFrom }).container
const done = (container: HTMLElement) => container.querySelector('.done')?.getAttribute('width')

it('says how much is missing for free shipping, and sets the bar’s width by an attribute, not a style', () => {
  const container = draw(withSubtotal(14))
  expect(container.textContent).toBe('€21.00 away from free shipping')
  expect(done(container)).toBe('400')
  expect(container.querySelector('[style]')).toBeNull()
})

it.each([35, 50])('says at a subtotal of %s that shipping is free', (value) => {
  const container = draw(withSubtotal(value))
  expect(container.textContent).toBe('You get free shipping.')
  expect(done(container)).toBe('1000')
  expect(container.querySelector('.progress')?.hasAttribute('data-reached')).toBe(true)
})

it('promises no free shipping when the platform charges for it', () => {
  const estimate = { memberships: [], view: anEstimate({ shipping: anAmount(4.9) }) }
  expect(draw({ ...withSubtotal(35), estimate }).innerHTML).toBe('')
})

it.each([
  ['no threshold is configured', withSubtotal(14), ''],
  ['the subtotal is unknown', readyWith(aCart()), '35 EUR'],
  ['it is in another currency', withSubtotal(14, 'USD'), '35 EUR'],
])('shows nothing about free shipping when %s', (_, state, from) => {
  expect(draw(state, from).innerHTML).toBe('')
})

it('marks the progress to free shipping as busy while an estimate is being calculated', () => {
  expect(draw({ ...withSubtotal(14), estimating: true }).querySelector('[aria-busy=true]')).toBeTruthy()
})
