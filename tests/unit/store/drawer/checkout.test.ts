/** What a press on the checkout button leaves in the state, in the storage and in the events of the shop. */
import { describe, expect, it } from 'vitest'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aFakeShop, applicationError, PATHS } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const BACK = 'https://blog.example/'

describe('leaving for the checkout', () => {
  it.each([
    ['left', undefined, { status: 'busy' }],
    ['tab', true, { status: 'idle' }],
    ['link', 'blocked', { status: 'ready', url: 'https://pay.example/checkout?session=1' }],
  ])('its event resolves with "%s", and the state tells it', async (outcome, left, checkout) => {
    const { shop, settle, eventsOf, state } = aFakeShop({ lines: [aWireLine()], navigate: () => left })
    expect(await settle(shop.checkout(BACK, 'button'))).toBe(outcome)
    const [event] = eventsOf('checkout')
    expect(event).toMatchObject({ checkoutId: 'checkout-1', source: 'button', cart: { id: 'cart-1' } })
    expect(await event?.promise).toBe(outcome)
    expect(state().checkout).toEqual(checkout)
  })

  it('the browser keeps which cart went to which checkout, and where that is', async () => {
    const { shop, settle, storage } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.checkout(BACK))
    expect(JSON.parse(storage.read('cartlet:c1:left') ?? '')).toEqual([['checkout-1', expect.any(Number), 'cart-1']])
    expect(storage.read('cartlet:c1:checkout-origin')).toBe('https://pay.example')
  })

  it('a refusal is told with what was pressed', async () => {
    const { shop, failure, answer, eventsOf } = aFakeShop({ lines: [aWireLine()] })
    answer(PATHS.checkout, () => applicationError('CHECKOUT_CLOSED', 428))
    const error = await failure(shop.checkout(BACK, 'button'))
    expect(eventsOf('error')).toEqual([{ type: 'error', error, source: 'button' }])
  })

  it('the address carries what the page attributes the press to', async () => {
    const { client, storage, settle, calls, device } = aFakeShop({ lines: [aWireLine()] })
    const attribution = (source: unknown) => ({ utm_source: `${source}` })
    const ports = { client, storage, attribution, formatMoney: String, sleep: device.environment.sleep, navigate() {} }
    await settle(createWholeShop(ports).checkout(BACK, 'button'))
    expect(calls(PATHS.redirect)).toMatchObject([
      { body: { preferences: { additionalQueryParameters: { utm_source: 'button' } } } },
    ])
  })

  it('a link in a drawer that is open already opens it no second time', async () => {
    const { shop, settle, eventsOf, state } = aFakeShop({ lines: [aWireLine()], navigate: () => 'blocked' })
    shop.openDrawer()
    await settle(shop.checkout(BACK))
    expect([eventsOf('cart-open').length, state().drawerOpen]).toEqual([1, true])
  })

  it('a link stays when the coupon is the same, and ends once', async () => {
    const { shop, settle, state } = aFakeShop({ lines: [aWireLine()], navigate: () => 'blocked' })
    await settle(shop.cart.applyCoupon('SAVE'))
    await settle(shop.checkout(BACK))
    await settle(shop.cart.refresh())
    expect(state().checkout.status).toBe('ready')
    await settle(shop.cart.removeCoupon())
    shop.store.setState({ checkout: { status: 'ready', url: BACK } })
    await settle(shop.cart.setQuantity('line-1', 2))
    expect(state().checkout).toEqual({ status: 'ready', url: BACK })
  })

  it.each(['idle', 'busy'] as const)('a link that has become %s changes nothing more', async (status) => {
    const { shop, settle, state } = aFakeShop({ lines: [aWireLine()], navigate: () => 'blocked' })
    await settle(shop.checkout(BACK))
    shop.store.setState({ checkout: { status } })
    expect(state().checkout).toEqual({ status })
    shop.store.setState({ checkout: { status: 'ready', url: BACK } })
    await settle(shop.cart.setQuantity('line-1', 2))
    expect(state().checkout).toEqual({ status: 'ready', url: BACK })
  })

  it('what sold out since the cart was read is found before the page is left', async () => {
    const { shop, settle, failure, server, visited } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.cart.refresh())
    server.lines = [aWireLine({ availability: { status: 'NOT_AVAILABLE' } })]
    expect((await failure(shop.checkout(BACK))).code).toBe('ITEMS_UNAVAILABLE')
    expect(visited).toEqual([])
  })

  it('the checkout knows the buyer, and one download among goods keeps the platform’s own thank-you page', async () => {
    const download = aWireLine({ id: 'pdf', itemType: { preset: 'DIGITAL' } })
    const { shop, settle, calls } = aFakeShop({ lines: [aWireLine(), download] })
    const way = { returnTo: BACK, thankYouUrl: `${BACK}thanks` }
    await settle(shop.checkout(way, undefined, { email: 'ada@example.com' }))
    expect(calls(PATHS.checkout)[0]?.body).toEqual({ channelType: 'WEB', email: 'ada@example.com' })
    expect(calls(PATHS.redirect)[0]?.body).not.toHaveProperty('callbacks.thankYouPageUrl')
  })
})
