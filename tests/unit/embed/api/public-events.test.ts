import { describe, expect, it } from 'vitest'
import type { CartletEventName } from '../../../../src/embed/api/event-types'
import { listen } from '../../../../src/embed/api/listen'
import { dispatch, dispatchShopEvent } from '../../../../src/embed/api/public-events'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopEvent } from '../../../../src/store/shop-events'
import { aCart } from '../../../support/fixtures/views'

/** What the page hears while `act` runs. */
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

describe('what the page hears', () => {
  it.each<[CartletEventName, ShopEvent, unknown]>([
    ['cartlet:cart-change', { type: 'cart-change', action: 'add', cart, delta: [], promise }, { action: 'add', cart, delta: [] }],
    ['cartlet:cart-open', { type: 'cart-open', cart }, { cart }],
    ['cartlet:cart-close', { type: 'cart-close' }, {}],
    ['cartlet:coupon-change', { type: 'coupon-change', coupon: { code: 'A' }, cart }, { coupon: { code: 'A' }, cart }],
    ['cartlet:checkout', { type: 'checkout', checkoutId: 'c', cart, promise: left }, { checkoutId: 'c', cart }],
    ['cartlet:checkout-return', { type: 'checkout-return', status: 'SUCCESS' }, { status: 'SUCCESS' }],
    ['cartlet:session-change', { type: 'session-change', role: 'visitor' }, { role: 'visitor' }],
  ])('as %s is the event’s data', (name, event, detail) => {
    expect(heard(name, () => dispatchShopEvent(document, event))).toEqual([detail])
  })

  it('has the outcome beside the data: a detail is cloned and written as before', async () => {
    const [detail] = heard('cartlet:checkout', () =>
      dispatchShopEvent(document, { type: 'checkout', checkoutId: 'c', cart, promise: left }),
    ) as [{ promise: Promise<string> }]
    expect(await detail.promise).toBe('left')
    expect(structuredClone(detail)).toEqual({ checkoutId: 'c', cart })
    expect(Object.keys(detail)).toEqual(['checkoutId', 'cart'])
  })

  it('of an error is plain data', () => {
    const cause = new TypeError('fetch failed')
    const error = new CartletError('NETWORK', 'Offline', { retryable: true, cause, data: { secret: 1 } })
    expect(heard('cartlet:error', () => dispatchShopEvent(document, { type: 'error', error }))).toEqual([
      { code: 'NETWORK', message: 'Offline', retryable: true, cause },
    ])
  })

  it('never holds the element that asked', () => {
    const [detail] = heard('cartlet:cart-close', () => dispatchShopEvent(document, { type: 'cart-close', source: document.body }))
    expect(detail).toEqual({})
  })

  it('starts at the element and comes out of its shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
    expect(heard('cartlet:cart-close', () => dispatchShopEvent(inner, { type: 'cart-close' }))).toHaveLength(1)
    host.remove()
  })

  it('ends with the undo', () => {
    const details: unknown[] = []
    listen(document, 'cart-close', (detail) => details.push(detail))()
    dispatch(document, 'cartlet:cart-close', {})
    expect(details).toEqual([])
  })

  it('can be asked for by its short name', () => {
    const details: unknown[] = []
    const stop = listen(document, 'cart-close', (detail) => details.push(detail))
    dispatch(document, 'cartlet:cart-close', {})
    stop()
    expect(details).toEqual([{}])
  })
})

describe('an event that the page may prevent', () => {
  it.each(['cartlet:before-add', 'cartlet:before-checkout'] as const)('is %s', (name) => {
    document.addEventListener(name, (event) => event.preventDefault(), { once: true })
    expect(dispatch(document, name, {} as never)).toBe(false)
    expect(dispatch(document, name, {} as never)).toBe(true)
  })

  it('is none that tells of what has happened', () => {
    document.addEventListener('cartlet:cart-close', (event) => event.preventDefault(), { once: true })
    expect(dispatch(document, 'cartlet:cart-close', {})).toBe(true)
  })
})
