import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../../src/platform/http/errors'
import type { CouponState } from '../../../../../src/store/base/state'
import { CouponForm, type CouponFormProps } from '../../../../../src/widget/cart/terms/CouponForm'
import { EVIL } from '../../../../support/pages/render'

function draw(props: Partial<CouponFormProps> = {}) {
  const [onApply, onRemove] = [vi.fn(), vi.fn()]
  const form = (more: Partial<CouponFormProps>) => (
    <CouponForm state={{ status: 'idle' }} onApply={onApply} onRemove={onRemove} {...props} {...more} />
  )
  const view = render(form({}))
  return { onApply, onRemove, redraw: (more: Partial<CouponFormProps>) => view.rerender(form(more)) }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const submit = () => fireEvent.submit(field().form as HTMLFormElement)
const refused = (code: string): CouponState => ({ status: 'refused', code: 'SUMMER24', error: new CartletError(code, 'x') })

describe('CouponForm', () => {
  it('applies the code as typed', () => {
    const { onApply } = draw()
    type('WELCOME10')
    submit()
    expect(onApply.mock.calls).toEqual([['WELCOME10']])
  })

  it.each(['', '   '])('asks for a code instead of sending "%s"', (text) => {
    const { onApply } = draw()
    type(text)
    submit()
    expect(onApply).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Enter a promo code.')
    type('A')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends no second code while the shop checks the first one', () => {
    const { onApply } = draw({ state: { status: 'applying', code: 'WELCOME10' } })
    type('WELCOME10')
    submit()
    expect(onApply).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Applying' }).getAttribute('aria-busy')).toBe('true')
  })

  it('says from which amount on a code can be used', () => {
    const data = {
      reason: 'MIN_SUBTOTAL_NOT_REACHED',
      minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '100.00', convertedAmount: '92.00' } },
    }
    const error = new CartletError('INVALID_COUPON_STATUS', 'x', { data })
    draw({ state: { status: 'refused', code: 'SUMMER24', error }, money: (value) => `€${value}` })
    expect(screen.getByRole('alert').textContent).toBe('This code needs an order of at least €92.')
  })

  it.each([
    ['ERROR_COUPON_DOES_NOT_EXIST', 'This code is not valid. Please check the spelling.'],
    ['ERROR_COUPON_EXPIRED', 'This code has expired.'],
    ['INVALID_ARGUMENT', 'This code is not valid. Please check the spelling.'],
    [
      'ERROR_COUPON_NOT_APPLICABLE',
      'This code cannot be used for this cart. It may be used up, not valid yet, or meant for other items.',
    ],
    // For a reason that we do not know: to try again would not help.
    ['INVALID_COUPON_STATUS', 'This code cannot be used at the moment.'],
    ['COUPON_OF_ANOTHER_KIND', 'This code cannot be used at the moment.'],
    ['NETWORK', 'The code could not be checked. Please try again.'],
    ['constructor', 'The code could not be checked. Please try again.'],
  ])('shows for a code refused with %s: %s', (code, sentence) => {
    const { redraw } = draw()
    type('SUMMER24')
    redraw({ state: refused(code) })
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(field().value).toBe('SUMMER24')
  })

  it('shows a refused code from the page’s address in the field, and leaves the field empty once it is cleared', () => {
    const { onApply } = draw({ state: refused('ERROR_COUPON_EXPIRED') })
    expect(field().value).toBe('SUMMER24')
    type('')
    expect(field().value).toBe('')
    submit()
    expect(onApply).not.toHaveBeenCalled()
  })

  it('marks and focuses the field of a refused code, which describes it for a visitor who comes back to it', () => {
    const { redraw } = draw()
    type('SUMMER24')
    redraw({ state: refused('ERROR_COUPON_EXPIRED') })
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    fireEvent.blur(field())
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })

  it('tells each refusal of a code once: the alert says it, and the focused field is not described by it, too', () => {
    const { redraw } = draw()
    for (const code of ['ERROR_COUPON_EXPIRED', 'ERROR_COUPON_DOES_NOT_EXIST', 'ERROR_COUPON_DOES_NOT_EXIST']) {
      type('SUMMER24')
      field().focus()
      submit()
      redraw({ state: { status: 'applying', code: 'SUMMER24' } })
      redraw({ state: refused(code) })
      expect(screen.getByRole('alert')).toBeTruthy()
      expect(document.activeElement).toBe(field())
      expect(field().getAttribute('aria-describedby')).toBeNull()
      fireEvent.blur(field())
      expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    }
  })

  it('describes the field at once by a refusal that comes while the focus is elsewhere, as with a code from the address', () => {
    draw({ state: refused('ERROR_COUPON_EXPIRED') })
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })

  it('shows an applied code in place of the field, and removes it', () => {
    const { onRemove } = draw({ coupon: { code: 'WELCOME10' } })
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove code WELCOME10' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('does not move the focus for a code that was not typed', () => {
    const own = document.body.appendChild(document.createElement('input'))
    own.focus()
    draw({ state: refused('ERROR_COUPON_EXPIRED') })
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(document.activeElement).toBe(own)
    own.remove()
  })

  it('moves the focus to the button that removes the code, and from there back to the field’s summary', () => {
    const { redraw } = draw()
    type('WELCOME10')
    field().focus()
    submit()
    redraw({ state: { status: 'applying', code: 'WELCOME10' } })
    redraw({ coupon: { code: 'WELCOME10' } })
    const off = screen.getByRole('button', { name: 'Remove code WELCOME10' })
    expect(document.activeElement).toBe(off)
    fireEvent.click(off)
    redraw({})
    expect(document.activeElement?.textContent).toBe('Add a promo code')
  })

  it('does not move the focus to an applied code when the visitor has left the form', () => {
    const own = document.body.appendChild(document.createElement('input'))
    const { redraw } = draw()
    type('WELCOME10')
    submit()
    redraw({ state: { status: 'applying', code: 'WELCOME10' } })
    own.focus()
    redraw({ state: { status: 'applying', code: 'WELCOME10' } })
    expect(document.activeElement).toBe(own)
    redraw({ coupon: { code: 'WELCOME10' } })
    expect(screen.getByRole('button', { name: 'Remove code WELCOME10' })).toBeTruthy()
    expect(document.activeElement).toBe(own)
    own.remove()
  })

  it('shows markup in an applied code as plain text', () => {
    draw({ coupon: { code: EVIL } })
    expect(screen.getByText(EVIL)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
