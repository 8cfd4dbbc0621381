import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopState } from '../../../../src/store/base/state'
import { CartFooter } from '../../../../src/widget/cart/CartFooter'
import { aCart, aLine, anAmount, aPendingAdd, aState, readyWith } from '../../../support/fixtures/views'
import { renderInShop } from '../../../support/pages/render'

const blockedAt = vi.fn()
const draw = (state: ShopState) => renderInShop(<CartFooter state={state} onBlocked={blockedAt} />)
const totals = () => document.querySelector('dl')?.textContent
const checkoutButton = (name: string) => screen.getByRole('button', { name })
const withTotals = (discount?: number) => {
  const subtotal = anAmount(40)
  return aCart([aLine()], {
    totals: discount ? { subtotal, discount: anAmount(discount), total: anAmount(40 - discount) } : { subtotal, total: subtotal },
  })
}

describe('totals of the cart', () => {
  it('shows only the subtotal when there is no discount', () => {
    draw(readyWith(withTotals()))
    expect(totals()).toBe('Subtotal€40.00')
  })

  it('shows the discount of a coupon and the total', () => {
    draw(readyWith(withTotals(4)))
    expect(totals()).toBe('Subtotal€40.00Discount−€4.00Total€36.00')
  })

  it('a button unfolds the rows above the sum on a small screen, where there are such rows', () => {
    const { redraw } = draw(readyWith(withTotals()))
    expect(screen.queryByRole('button', { name: 'Price details' })).toBeNull()
    redraw(<CartFooter state={readyWith(withTotals(4))} onBlocked={blockedAt} />)
    const fold = () => screen.getByRole('button', { name: 'Price details' })
    const isUnfolded = () => [fold().getAttribute('aria-expanded'), document.querySelector('.footer')?.hasAttribute('data-open')]
    expect(isUnfolded()).toEqual(['false', false])
    fireEvent.click(fold())
    expect(isUnfolded()).toEqual(['true', true])
    fireEvent.click(fold())
    expect(isUnfolded()).toEqual(['false', false])
  })

  it.each([
    ['on their way', { estimating: true }, 'SubtotalUpdating', 'true'],
    ['unknown', {}, 'SubtotalShown at checkout', 'false'],
  ])('shows a text in place of totals that are %s', (_, more, text, busy) => {
    draw(readyWith(aCart(), more))
    expect(totals()).toBe(text)
    expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe(busy)
  })

  it('marks the totals of an earlier cart as outdated, and says where the right ones will be shown', () => {
    draw(readyWith(aCart([aLine()], { totals: { subtotal: anAmount(40), total: anAmount(40), isOld: true } })))
    expect(totals()).toBe('Subtotal€40.00')
    expect(document.querySelector('dl')?.className).toBe('totals old')
    expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false')
    expect(document.querySelector('.note')?.textContent).toBe('Shown at checkout')
  })

  it('keeps the totals while a change is pending, and marks them as busy', () => {
    draw(readyWith(withTotals(), { pending: 1 }))
    expect(totals()).toBe('Subtotal€40.00')
    expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('true')
  })
})

describe('checkout of a page that cannot be left', () => {
  const url = 'https://pay.example/checkout?session=1'
  const ready = readyWith(aCart(), { checkout: { status: 'ready', url } })

  it('offers a link to the checkout in a new tab, described by a sentence, when the page cannot be left', () => {
    draw(ready)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Checkout' })
    expect([link.href, link.target, link.rel]).toEqual([url, '_blank', 'noopener'])
    expect(link.getAttribute('aria-describedby')).toBe(screen.getByText('Use this link to open your checkout.').id)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('moves the focus from the pressed checkout button to the link that replaces it', () => {
    const { redraw } = draw(readyWith(aCart(), { checkout: { status: 'busy' } }))
    checkoutButton('Opening checkout').focus()
    redraw(<CartFooter state={ready} onBlocked={blockedAt} />)
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })
})

describe('checkout button', () => {
  it('starts the checkout when its button is pressed', () => {
    const { checkout } = draw(readyWith(aCart()))
    fireEvent.click(checkoutButton('Checkout'))
    expect(checkout).toHaveBeenCalledTimes(1)
  })

  it('shows on the checkout button why the checkout cannot start while a line is unavailable', () => {
    const { checkout } = draw(readyWith(aCart([aLine({ available: false })])))
    fireEvent.click(checkoutButton('Remove unavailable items to continue'))
    expect(checkout).not.toHaveBeenCalled()
    expect(blockedAt).toHaveBeenCalledWith('line-1')
  })

  it('starts the checkout at a press right after the one that led to the line, which has been removed since', () => {
    const { checkout, redraw } = draw(readyWith(aCart([aLine({ available: false }), aLine({ id: 'rest' })])))
    fireEvent.click(checkoutButton('Remove unavailable items to continue'))
    redraw(<CartFooter state={readyWith(aCart([aLine({ id: 'rest' })]))} onBlocked={blockedAt} />)
    fireEvent.click(checkoutButton('Checkout'))
    expect(checkout).toHaveBeenCalledTimes(1)
  })

  it('starts the checkout while the only unavailable line is being removed', () => {
    const { checkout } = draw(readyWith(aCart([aLine(), aLine({ id: 'gone', available: false })]), { intents: { gone: 0 } }))
    fireEvent.click(checkoutButton('Checkout'))
    expect(checkout).toHaveBeenCalledTimes(1)
  })

  it('starts no second checkout while one is being opened', () => {
    const { checkout } = draw(readyWith(aCart(), { checkout: { status: 'busy' } }))
    fireEvent.click(checkoutButton('Opening checkout'))
    expect(checkout).not.toHaveBeenCalled()
  })

  it('says that the checkout failed, and starts it again when its button is pressed', () => {
    const error = new CartletError('NETWORK', 'x')
    const { checkout } = draw(readyWith(aCart(), { checkout: { status: 'failed', error } }))
    expect(screen.getByRole('alert').textContent).toBe('Checkout could not be opened.')
    fireEvent.click(checkoutButton('Checkout'))
    expect(checkout).toHaveBeenCalledTimes(1)
  })
})

describe('CartFooter', () => {
  it.each([
    ['an empty cart', readyWith(aCart([]))],
    ['an unknown cart', aState()],
  ])('renders nothing for %s', (_, state) => {
    expect(draw(state).container.innerHTML).toBe('')
  })

  it('shows the checkout button while the first product is being added', () => {
    draw(aState({ adds: [aPendingAdd()] }))
    expect(checkoutButton('Checkout')).toBeTruthy()
  })
})
