import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../../src/platform/http/errors'
import type { GiftCardState } from '../../../../../src/store/base/state'
import type { TotalsView } from '../../../../../src/store/base/totals-model'
import { CartProvider } from '../../../../../src/widget/cart/cart-context'
import { GiftCardForm, type GiftCardFormProps } from '../../../../../src/widget/cart/terms/GiftCardForm'
import { anAmount } from '../../../../support/fixtures/views'

const CARD = { id: 'card-1', code: '****-GIFT' }

function draw(props: Partial<GiftCardFormProps> = {}) {
  const calls = { onApply: vi.fn(async () => {}), onRemove: vi.fn(async () => {}), onUndo: vi.fn(async () => {}) }
  const announce = vi.fn((_about: string, _words: (totals?: TotalsView) => string) => {})
  const surroundings = { announce, heading: { current: null } }
  const form = (more: Partial<GiftCardFormProps> = {}) => (
    <CartProvider value={surroundings}>
      <GiftCardForm {...calls} {...props} {...more} />
    </CartProvider>
  )
  const view = render(form())
  return {
    ...calls,
    redraw: (more: Partial<GiftCardFormProps>) => view.rerender(form(more)),
    /** What is announced last, with the totals that are known by then. */
    said: (totals?: TotalsView) => announce.mock.lastCall?.[1](totals),
  }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gift card code' })
const refused = (code: string, data?: unknown): GiftCardState => ({
  status: 'refused',
  code: 'FERN-10-GIFT',
  error: new CartletError(code, 'x', { data }),
})

describe('GiftCardForm', () => {
  it('applies the code as typed, and asks for one when the field is empty', () => {
    const { onApply } = draw()
    fireEvent.submit(field().form as HTMLFormElement)
    expect(onApply).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Enter the code of your gift card.')
    fireEvent.input(field(), { target: { value: 'FERN-10-GIFT' } })
    fireEvent.submit(field().form as HTMLFormElement)
    expect(onApply.mock.calls).toEqual([['FERN-10-GIFT']])
  })

  it('cuts nothing off a code that is pasted with something around it', () => {
    const { onApply } = draw()
    expect(field().maxLength).toBe(-1)
    fireEvent.input(field(), { target: { value: '  “ABCD-EFGH-IJKL-MNOP”' } })
    fireEvent.submit(field().form as HTMLFormElement)
    expect(onApply).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['INVALID_GIFT_CARD_CODE', undefined, 'This gift card code is not valid. Please check the spelling.'],
    ['INVALID_ARGUMENT', undefined, 'This gift card code is not valid. Please check the spelling.'],
    ['INVALID_GIFT_CARD_STATUS', { reason: 'EXPIRED' }, 'This gift card has expired.'],
    ['INVALID_GIFT_CARD_STATUS', { reason: 'DISABLED' }, 'This gift card has been deactivated.'],
    ['INVALID_GIFT_CARD_STATUS', { reason: 'EMPTY_BALANCE' }, 'This gift card has no balance left.'],
    // For a reason that we do not know: to try again would not help.
    ['INVALID_GIFT_CARD_STATUS', { reason: 'constructor' }, 'This gift card cannot be used for this cart.'],
    ['INVALID_GIFT_CARD_STATUS', 'EXPIRED', 'This gift card cannot be used for this cart.'],
    ['GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART', undefined, 'This gift card cannot be used for this cart.'],
    ['GIFT_CARD_ALREADY_EXISTS', undefined, 'This gift card is already applied.'],
    ['MAX_GIFT_CARDS_PER_CART_EXCEEDED', undefined, 'Only one gift card can be used. Remove the other one first.'],
    ['GIFT_CARD_LOCKED', undefined, 'The gift card of this cart cannot be changed.'],
    ['NETWORK', undefined, 'The gift card could not be checked. Please try again.'],
  ])('shows for a card refused with %s and %j: %s', (code, data, sentence) => {
    draw({ state: refused(code, data) })
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(field().value).toBe('FERN-10-GIFT')
  })

  it('shows an applied card as the platform names it, and removes it', () => {
    const { onRemove } = draw({ card: CARD })
    fireEvent.click(screen.getByRole('button', { name: 'Remove gift card ****-GIFT' }))
    expect(onRemove.mock.calls).toEqual([['card-1']])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('announces what an applied card pays and what is left to pay, as far as the platform says it', async () => {
    const { redraw, said } = draw()
    fireEvent.input(field(), { target: { value: 'FERN-10-GIFT' } })
    await act(async () => fireEvent.submit(field().form as HTMLFormElement))
    redraw({ card: CARD })
    const totals = { subtotal: anAmount(18), total: anAmount(18) }
    const giftCards = [
      { id: 'card-0', amount: anAmount(1) },
      { id: 'card-1', amount: anAmount(10) },
    ]
    expect(said({ ...totals, giftCards, payNow: anAmount(8) })).toBe('Gift card applied. It pays €10.00. Due now: €8.00.')
    expect(said({ ...totals, giftCards })).toBe('Gift card applied. It pays €10.00.')
    expect(said({ ...totals, payNow: anAmount(8) })).toBe('Gift card applied.')
    expect(said()).toBe('Gift card applied.')
  })

  it('offers a removed card again, and nothing once it is back', () => {
    const { onUndo, redraw } = draw({ state: { status: 'removed', code: '****-GIFT' } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo: use the gift card again' }))
    expect(onUndo).toHaveBeenCalledTimes(1)
    redraw({ card: CARD, state: undefined })
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })
})
