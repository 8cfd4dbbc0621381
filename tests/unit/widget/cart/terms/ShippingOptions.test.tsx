import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ShippingOptionView } from '../../../../../src/store/base/totals-model'
import { ShippingOptions } from '../../../../../src/widget/cart/terms/ShippingOptions'
import { anOption, renderInCart } from '../../../../support/fixtures/extras'
import { anAmount } from '../../../../support/fixtures/views'
import { EVIL } from '../../../../support/pages/render'

it('describes the only known option by what the checkout tells: other options, and how long each takes', () => {
  const { redraw } = renderInCart(<ShippingOptions options={[anOption('one')]} moreAtCheckout onChoose={() => {}} />)
  const option = () => screen.getByRole('radio', { name: /one/ })
  const note = screen.getByText('Delivery times and any other options are shown at checkout.')
  expect(option().getAttribute('aria-describedby')).toBe(note.id)
  redraw(<ShippingOptions options={[anOption('one')]} onChoose={() => {}} />)
  expect(option().getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText(/at checkout/)).toBeNull()
})

function draw(...options: ShippingOptionView[]) {
  const onChoose = vi.fn()
  const { container } = renderInCart(<ShippingOptions options={options} onChoose={onChoose} />)
  return { onChoose, text: container.querySelector('.way')?.textContent, container }
}
const at = (day: number, hour: number) => new Date(2027, 3, day, hour)

it('delivery options are one group with the current one checked, and report another choice', () => {
  const { onChoose } = draw(anOption('standard', { selected: true }), anOption('express', { carrierId: 'other' }))
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy()
  const [standard, express] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([standard?.checked, express?.checked]).toEqual([true, false])
  expect(standard?.name).toBe(express?.name)
  if (express) fireEvent.click(express)
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ code: 'express', carrierId: 'other' }))
})

it.each<[string, Partial<ShippingOptionView>, string]>([
  ['its price', { cost: anAmount(4.9) }, '€4.90'],
  ['that it costs nothing', { cost: anAmount(0) }, 'Free'],
  ['how long it takes', { deliveryTime: '3–5 working days' }, '3–5 working days'],
  ['a slot of one day', { slot: { from: at(7, 14), to: at(7, 18) } }, 'Wed 7 Apr, 14:00 to 18:00'],
  ['a slot over days', { slot: { from: at(7, 14), to: at(9, 18) } }, 'Wed 7 Apr, 14:00 to Fri 9 Apr, 18:00'],
  ['a slot without a beginning', { slot: { to: at(9, 12) } }, 'Fri 9 Apr, 12:00'],
  ['the address of the pickup point', { pickup: { kind: 'store', address: ['Fern Lane 3', 'Galway'] } }, 'Fern Lane 3, Galway'],
  ['a pickup point without an address', { pickup: { kind: 'point', address: [] } }, 'Collect from a pickup point'],
  ['how to find the place', { instructions: 'Ring at the green door.' }, 'Ring at the green door.'],
  ['a charge by its kind', { charges: [{ kind: 'handling', price: anAmount(2) }] }, 'plus €2.00 handling'],
  ['a charge with its own text', { charges: [{ kind: 'other', text: 'customs', price: anAmount(2) }] }, 'plus €2.00 customs'],
])('a delivery option shows %s', (_, more, words) => {
  expect(draw(anOption('one', more)).text).toContain(words)
})

it('a delivery option shows a repeated text of the carrier once', () => {
  expect(draw(anOption('one', { deliveryTime: 'By ship', instructions: 'By ship' })).text).toBe('oneBy ship€5.00')
})

it('a delivery option shows the carrier’s texts as plain text', () => {
  const { container } = draw(anOption('one', { title: EVIL, deliveryTime: EVIL, instructions: EVIL }))
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain(EVIL)
})
