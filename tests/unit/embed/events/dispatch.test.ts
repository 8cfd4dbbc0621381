import { describe, expect, it } from 'vitest'
import { dispatch, dispatchShopEvent } from '../../../../src/embed/events/dispatch'
import type { CartletEventName } from '../../../../src/embed/events/event-types'
import { listen } from '../../../../src/embed/start/public-api'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopEvent } from '../../../../src/store/base/shop-events'
import { aCart } from '../../../support/fixtures/views'

/** The details of the events that the page receives while `act` runs. */
function heard(name: CartletEventName, act: () => void): unknown[] {
  const details: unknown[] = []
  const stop = listen(document, name, (detail) => details.push(detail))
  act()
  stop()
  return details
}

const cart = aCart()
const promise = Promise.resolve({ cart })
const left = Promise.resolve('left' as const)

describe('events that the page receives', () => {
  it.each<[CartletEventName, ShopEvent, unknown]>([
    ['cartlet:cart-change', { type: 'cart-change', action: 'add', cart, delta: [], promise }, { action: 'add', cart, delta: [] }],
    ['cartlet:cart-open', { type: 'cart-open', cart }, { cart }],
    ['cartlet:cart-close', { type: 'cart-close' }, {}],
    ['cartlet:coupon-change', { type: 'coupon-change', coupon: { code: 'A' }, cart }, { coupon: { code: 'A' }, cart }],
    ['cartlet:checkout', { type: 'checkout', checkoutId: 'c', cart, promise: left }, { checkoutId: 'c', cart }],
    ['cartlet:checkout-return', { type: 'checkout-return', status: 'SUCCESS' }, { status: 'SUCCESS' }],
    ['cartlet:session-change', { type: 'session-change', role: 'visitor' }, { role: 'visitor' }],
  ])('a shop event is dispatched as %s with its data as the detail', (name, event, detail) => {
    expect(heard(name, () => dispatchShopEvent(document, event))).toEqual([detail])
  })

  it('the outcome promise of a detail is not enumerable and does not prevent cloning', async () => {
    const [detail] = heard('cartlet:checkout', () =>
      dispatchShopEvent(document, { type: 'checkout', checkoutId: 'c', cart, promise: left }),
    ) as [{ promise: Promise<string> }]
    expect(await detail.promise).toBe('left')
    expect(structuredClone(detail)).toEqual({ checkoutId: 'c', cart })
    expect(Object.keys(detail)).toEqual(['checkoutId', 'cart'])
  })

  it("the detail of an error event is plain data without the platform's response", () => {
    const cause = new TypeError('fetch failed')
    const error = new CartletError('NETWORK', 'Offline', { retryable: true, cause, data: { secret: 1 } })
    expect(heard('cartlet:error', () => dispatchShopEvent(document, { type: 'error', error }))).toEqual([
      { code: 'NETWORK', message: 'Offline', retryable: true, cause },
    ])
  })

  it('a detail never contains the element that caused the event', () => {
    const [detail] = heard('cartlet:cart-close', () => dispatchShopEvent(document, { type: 'cart-close', source: document.body }))
    expect(detail).toEqual({})
  })

  it('an event from inside a shadow root reaches the document', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
    expect(heard('cartlet:cart-close', () => dispatchShopEvent(inner, { type: 'cart-close' }))).toHaveLength(1)
    host.remove()
  })

  it('listen returns a function that removes the listener', () => {
    const details: unknown[] = []
    listen(document, 'cart-close', (detail) => details.push(detail))()
    dispatch(document, 'cartlet:cart-close', {})
    expect(details).toEqual([])
  })

  it('listen accepts the short name of an event', () => {
    const details: unknown[] = []
    const stop = listen(document, 'cart-close', (detail) => details.push(detail))
    dispatch(document, 'cartlet:cart-close', {})
    stop()
    expect(details).toEqual([{}])
  })
})

describe('cancelable events', () => {
  it.each(['cartlet:before-add', 'cartlet:before-checkout'] as const)('%s can be prevented by the page', (name) => {
    document.addEventListener(name, (event) => event.preventDefault(), { once: true })
    expect(dispatch(document, name, {} as never)).toBe(false)
    expect(dispatch(document, name, {} as never)).toBe(true)
  })

  it('an event about something that has already happened cannot be prevented', () => {
    document.addEventListener('cartlet:cart-close', (event) => event.preventDefault(), { once: true })
    expect(dispatch(document, 'cartlet:cart-close', {})).toBe(true)
  })
})
