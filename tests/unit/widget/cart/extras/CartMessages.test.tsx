import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CheckoutMessageView } from '../../../../../src/store/base/estimate-model'
import type { ShopState } from '../../../../../src/store/base/state'
import type { DiscountView } from '../../../../../src/store/base/totals-model'
import { CartMessages } from '../../../../../src/widget/cart/extras/CartMessages'
import { LineNotices } from '../../../../../src/widget/cart/extras/LineNotices'
import { useShop } from '../../../../../src/widget/shop-context'
import { applicationError, PATHS, settled } from '../../../../support/fakes/fake-shop'
import { anEstimate, renderInCart } from '../../../../support/fixtures/extras'
import { aCart, aLine, anAmount, aState, readyWith } from '../../../../support/fixtures/views'
import { aWireLine } from '../../../../support/fixtures/wire-bodies'
import { EVIL, turn } from '../../../../support/pages/render'

const aMessage = (text: string, more: Partial<CheckoutMessageView> = {}): CheckoutMessageView => ({
  key: text,
  severity: 'error',
  text,
  parts: [{ text }],
  ...more,
})
const withMessages = (...messages: CheckoutMessageView[]): Partial<ShopState> => ({
  estimate: { memberships: [], view: anEstimate({ messages }) },
})
const draw = (state: ShopState) => renderInCart(<CartMessages state={state} />)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('message about the cart', () => {
  it('shows a message about the cart, but not one about a line in the cart', () => {
    const about = aMessage('Only 2 left.', { lineId: 'line-1' })
    const { container } = draw(readyWith(aCart(), withMessages(aMessage('Orders begin at €50.00.'), about)))
    expect(container.textContent).toBe('Orders begin at €50.00.')
  })

  it.each([
    ['below-minimum', 'Orders begin at €50.00.', 'Your order has not reached the shop’s minimum.'],
    ['coupon', 'This code needs an order of at least €50.00.', 'The promo code does not reduce your total at the moment.'],
  ] as const)('says a %s with its amount, where it is known', (about, known, unknown) => {
    const message = { text: '', parts: [], about }
    draw(readyWith(aCart(), withMessages(aMessage('a', { ...message, least: anAmount(50) }), aMessage('b', message))))
    expect(alerts()).toEqual([known, unknown])
  })

  it('shows a message about a line that is no longer in the cart', () => {
    draw(readyWith(aCart(), withMessages(aMessage('It is sold out.', { lineId: 'gone' }))))
    expect(alerts()).toEqual(['It is sold out.'])
  })

  it('renders an error as an alert, and a warning without that role', () => {
    const { container } = draw(readyWith(aCart(), withMessages(aMessage('No.'), aMessage('Soon.', { severity: 'warning' }))))
    expect(alerts()).toEqual(['No.'])
    expect([...container.querySelectorAll('[data-severity]')].map((one) => one.getAttribute('data-severity'))).toEqual([
      'error',
      'warning',
    ])
  })

  it('renders a link in a message without a referrer or an opener, and markup as plain text', () => {
    const comma = { text: ', ' }
    const parts = [{ text: 'Why?', url: 'https://shop.example/why' }, comma, { text: 'How' }, comma, { text: EVIL }]
    const { container } = draw(readyWith(aCart(), withMessages(aMessage('x', { parts }))))
    const link = screen.getByRole('link', { name: 'Why?' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://shop.example/why', 'noopener noreferrer'])
    expect(container.textContent).toBe(`Why?, How, ${EVIL}`)
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('suggested fix', () => {
  const Notices = ({ message }: { message: CheckoutMessageView }) => {
    const line = useShop(({ cart }) => ('cart' in cart ? cart.cart?.lines[0] : undefined)) ?? aLine()
    return <LineNotices extra={{ facts: {}, discounts: [], messages: [message] }} line={line} />
  }
  async function press(fix: CheckoutMessageView['fix'], name: string, prepare?: (fake: ReturnType<typeof renderInCart>) => void) {
    const message = aMessage('Not like this.', { lineId: 'line-1', fix })
    const shown = renderInCart(<Notices message={message} />)
    shown.server.lines = [aWireLine({ quantity: 5 })]
    await act(() => shown.settle(shown.shop.cart.refresh()))
    prepare?.(shown)
    fireEvent.click(screen.getByRole('button', { name }))
    await act(settled)
    return shown
  }

  it('the button of a suggested fix sets the available quantity', async () => {
    const { server } = await press({ kind: 'set-quantity', lineId: 'line-1', quantity: 2 }, 'Change to 2 of Blue Mug')
    expect(server.lines).toMatchObject([{ id: 'line-1', quantity: 2 }])
    expect(alerts()).toEqual(['Not like this.'])
  })

  it('a suggested removal has no button, because the line has one', () => {
    renderInCart(
      <Notices message={aMessage('Not like this.', { lineId: 'line-1', fix: { kind: 'remove', lineId: 'line-1' } })} />,
    )
    expect(alerts()).toEqual(['Not like this.'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a suggested fix that the shop refuses says so, and keeps its button', async () => {
    const fix = { kind: 'set-quantity', lineId: 'line-1', quantity: 2 } as const
    await press(fix, 'Change to 2 of Blue Mug', ({ answer }) => answer(PATHS.update, () => applicationError('NOPE')))
    expect(alerts()).toEqual(['Not like this.', 'That did not work. Please try again.'])
    expect(screen.getByRole('button', { name: 'Change to 2 of Blue Mug' })).toBeTruthy()
  })

  it('a message without a suggested fix has no button', () => {
    renderInCart(<Notices message={aMessage('Not like this.')} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('a line shows its discounts', () => {
  const one: DiscountView = { kind: 'rule', reach: 'lines', lineIds: ['line-1'] }
  const discounts = [{ ...one, name: 'Two for one' }, { ...one, code: 'MUG5' }, { ...one, percentage: 20 }, one]
  const { container } = renderInCart(<LineNotices extra={{ facts: {}, discounts, messages: [] }} line={aLine()} />)
  expect([...container.querySelectorAll('.saved')].map(({ textContent }) => textContent)).toEqual([
    'Two for one',
    'MUG5',
    '20% off',
    'Discount',
  ])
})

describe('message about the cart of the last visit', () => {
  it.each([
    ['restored', 'This is your cart from your last visit.'],
    ['gone', 'Your cart from your last visit is no longer available.'],
  ] as const)('says that the cart of the last visit is %s, and announces it once when the cart opens', async (lastVisit, words) => {
    const { container, announce, redraw } = draw(aState({ lastVisit }))
    expect(container.textContent).toBe(words)
    expect(announce).not.toHaveBeenCalled()
    redraw(<CartMessages state={aState({ lastVisit, drawerOpen: true })} />)
    redraw(<CartMessages state={aState({ lastVisit, drawerOpen: true, pending: 1 })} />)
    await turn()
    expect(announce.mock.calls.map(([about, say]) => [about, say()])).toEqual([['visit', words]])
  })

  it('renders nothing when there are no messages', () => {
    expect(draw(readyWith(aCart())).container.innerHTML).toBe('')
  })
})
