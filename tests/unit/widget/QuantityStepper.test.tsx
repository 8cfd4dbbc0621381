import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enCart } from '../../../src/i18n/compiled/english/en-cart'
import { QuantityStepper, type QuantityStepperProps } from '../../../src/widget/QuantityStepper'
import { EVIL } from '../../support/pages/render'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStepper(props: Partial<QuantityStepperProps> = {}) {
  const [onQuantity, onRemove] = [vi.fn(), vi.fn()]
  const draw = (more: Partial<QuantityStepperProps>) => (
    <QuantityStepper
      messages={enCart}
      name="Blue Mug"
      quantity={2}
      onQuantity={onQuantity}
      onRemove={onRemove}
      {...props}
      {...more}
    />
  )
  const view = render(draw({}))
  return {
    asked: () => onQuantity.mock.calls.map(([quantity]) => quantity),
    removed: () => onRemove.mock.calls.length,
    redraw: (more: Partial<QuantityStepperProps>) => view.rerender(draw(more)),
    unmount: view.unmount,
  }
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Blue Mug' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const pause = (ms = 500) => act(() => vi.advanceTimersByTime(ms))
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('buttons of the quantity stepper', () => {
  it('requests one more and one less when its buttons are pressed', () => {
    const { asked } = aStepper()
    pressButton('Increase quantity for Blue Mug')
    pressButton('Decrease quantity for Blue Mug')
    expect(asked()).toEqual([3, 1])
  })

  it('stops at quantity 1: its owner has the one button that removes', () => {
    const { asked, removed } = aStepper({ quantity: 1 })
    pressButton('Decrease quantity for Blue Mug')
    expect([asked(), removed()]).toEqual([[], 0])
    expect(screen.getByRole('button', { name: 'Decrease quantity for Blue Mug' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('disables the button for one more when the quantity has reached the stock', () => {
    const { asked } = aStepper({ max: 2 })
    pressButton('Increase quantity for Blue Mug')
    expect(asked()).toEqual([])
    expect(screen.getByRole('button', { name: 'Increase quantity for Blue Mug' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('counts from the number being typed when a button is pressed', () => {
    const { asked } = aStepper()
    type('7')
    pressButton('Increase quantity for Blue Mug')
    expect(asked()).toEqual([8])
  })

  it('names the product in the label of its field, and has no group that would repeat the name', () => {
    aStepper()
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Blue Mug' })).toBeTruthy()
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('number typed into the quantity stepper', () => {
  it('commits a typed number once, after typing has paused for half a second', () => {
    const { asked } = aStepper()
    type('1')
    pause(499)
    type('12')
    pause(499)
    expect(asked()).toEqual([])
    pause(1)
    expect(asked()).toEqual([12])
  })

  it.each([
    ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
    ['leaving the field', () => fireEvent.blur(field())],
  ])('%s commits a typed number at once, and only once', (_, finish) => {
    const { asked } = aStepper()
    type('5')
    finish()
    expect(asked()).toEqual([5])
    pause()
    expect(asked()).toEqual([5])
  })

  it('does not commit a typed number when Tab is pressed', () => {
    const { asked } = aStepper()
    type('5')
    fireEvent.keyDown(field(), { key: 'Tab' })
    expect(asked()).toEqual([])
  })

  it.each([
    '',
    '   ',
    '-3',
    '2.5',
    'abc',
    '1e',
    '2',
  ])('commits nothing when "%s" is typed, and shows the old number again', (text) => {
    const { asked, removed } = aStepper()
    type(text)
    fireEvent.blur(field())
    pause()
    expect([asked(), removed()]).toEqual([[], 0])
    expect(field().value).toBe('2')
  })

  it.each(['-3', '2.5', 'abc', '1e'])('says what can be typed after "%s", each time anew, until a quantity is typed', (text) => {
    aStepper()
    const enter = (typed: string) => {
      type(typed)
      fireEvent.keyDown(field(), { key: 'Enter' })
    }
    enter(text)
    const first = screen.getByRole('alert')
    expect(first.textContent).toBe('Enter a whole number, 1 or more.')
    fireEvent.blur(field())
    expect(screen.getByRole('alert'), 'leaving the field does not end it').toBe(first)
    enter(text)
    expect(screen.getByRole('alert'), 'a new element is announced').not.toBe(first)
    enter('2')
    expect(screen.queryByRole('alert'), 'also when the quantity stays').toBeNull()
    enter(text)
    pressButton('Increase quantity for Blue Mug')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['', '   ', '5'])('says nothing after "%s" is typed', (text) => {
    aStepper()
    type(text)
    fireEvent.blur(field())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes 0 for no quantity where nothing can be removed', () => {
    const { asked } = aStepper({ onRemove: undefined })
    type('0')
    fireEvent.blur(field())
    expect(asked()).toEqual([])
    expect(field().value).toBe('2')
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number, 1 or more.')
  })

  it.each([
    ['9', 5],
    ['99999999999999999999', 5],
    ['1e3', 5],
    ['٩', 5],
  ])('commits the whole stock when "%s" is typed', (text, most) => {
    const { asked } = aStepper({ max: 5 })
    type(text)
    fireEvent.blur(field())
    expect(asked()).toEqual([most])
  })

  // hazard 100
  it.each([
    ['Arabic', '١٢'],
    ['Persian', '۱۲'],
    ['Devanagari', '१२'],
    ['Bengali', '১২'],
    ['Thai', '๑๒'],
    ['full-width', '１２'],
    ['mathematical', '𝟏𝟐'],
    ['Adlam', '𞥑𞥒'],
    ['marked', '\u200f1 2\u200e'],
  ])('counts %s digits', (_, text) => {
    const { asked } = aStepper()
    type(text)
    expect(field().value).toBe(text)
    pause()
    expect(asked()).toEqual([12])
  })

  it('removes the line when 0 is typed, but only after the field has lost the focus', () => {
    const { asked, removed } = aStepper()
    type('0')
    pause(5000)
    expect(removed()).toBe(0)
    fireEvent.blur(field())
    expect([asked(), removed()]).toEqual([[], 1])
  })

  it('leaves the field empty while the visitor has deleted the number', () => {
    aStepper()
    type('')
    expect(field().value).toBe('')
  })

  it('shows the shop’s quantity after a typed number was committed', () => {
    const { redraw } = aStepper()
    type('7')
    fireEvent.blur(field())
    redraw({ quantity: 7 })
    expect(field().value).toBe('7')
  })

  it('does not commit a typed number after it was unmounted', () => {
    const { asked, unmount } = aStepper()
    type('7')
    unmount()
    pause()
    expect(asked()).toEqual([])
  })
})

describe('keys of the quantity stepper', () => {
  const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })

  it.each([
    [['ArrowUp'], 4],
    [['ArrowDown'], 2],
    [['PageUp'], 13],
    [['Home'], 1],
    [['ArrowUp', 'ArrowUp', 'ArrowDown'], 4],
    [['ArrowUp', 'End'], 40],
    [['PageUp', 'PageUp', 'PageUp', 'PageUp'], 40],
    [['PageDown'], 1],
  ])('after the keys %j, asks once for %i', (keys, quantity) => {
    const { asked } = aStepper({ quantity: 3, max: 40 })
    for (const key of keys) expect(press(key)).toBe(false)
    expect(field().value).toBe(`${quantity}`)
    expect(field().getAttribute('aria-valuenow')).toBe(`${quantity}`)
    pause()
    expect(asked()).toEqual([quantity])
  })

  it('leaves End to the text where the stock is not known, and keys with modifiers to the browser', () => {
    const { asked } = aStepper()
    expect([press('End'), press('Home', { shiftKey: true }), press('ArrowUp', { altKey: true }), press('a')]).not.toContain(false)
    pause()
    expect(asked()).toEqual([])
  })

  it('says its value and its limits to assistive technology', () => {
    const { redraw } = aStepper({ quantity: 2, max: 5 })
    const said = () => ['now', 'min', 'max'].map((name) => field().getAttribute(`aria-value${name}`))
    expect(said()).toEqual(['2', '1', '5'])
    redraw({ quantity: 3, max: undefined })
    expect(said()).toEqual(['3', '1', null])
  })
})

describe('markup in the product name', () => {
  it('shows markup in the product name as plain text', () => {
    aStepper({ name: EVIL })
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${EVIL}` })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
