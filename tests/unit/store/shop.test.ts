import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/store/cart/engine'
import { loadCatalog } from '../../../src/store/catalog/load'
import { createShop } from '../../../src/store/shop/shop'
import { handleCheckoutReturn } from '../../../src/store/visit/checkout-return'
import { selectCount } from '../../../src/store-entry'
import {
  aFakeShop,
  applicationError,
  CHECKOUT_KEY,
  COUNT_KEY,
  dropped,
  json,
  PATHS,
  settled,
} from '../../support/fakes/fake-shop'
import { aProduct } from '../../support/fixtures/views'
import { aWireLine } from '../../support/fixtures/wire-bodies'

describe('createShop', () => {
  it('a new shop sends nothing before its first action', async () => {
    const { device, state } = aFakeShop({ lines: [aWireLine()] })
    await settled()
    expect(device.seen).toEqual([])
    expect(state().cart).toEqual({ status: 'unloaded' })
  })

  it('tries to connect twice for parallel actions, and twice more for a later one', async () => {
    let connections = 0
    const shop = createShop({
      clientId: 'c1',
      connect: async () => {
        connections += 1
        throw new Error('offline')
      },
      loadDrawerActions: () => Promise.reject(new Error('offline')),
      storage: { read: () => null, write: () => true, remove: () => {} },
      navigate: () => {},
    })
    await Promise.allSettled([shop.loadProduct('a'), shop.cart.refresh(), shop.cart.setQuantity('l', 1)])
    expect(connections).toBe(2) // the first attempt and its immediate retry
    await shop.loadProduct('a').catch(() => {})
    expect(connections).toBe(4)
  })

  describe('when its chunks do not load', () => {
    function cutOff() {
      const fake = aFakeShop({ lines: [aWireLine()] })
      let isCutOff = true
      const shop = createShop({
        clientId: fake.shop.clientId,
        connect: async () => {
          if (isCutOff) throw new Error('offline')
          return { client: fake.client, createEngine, loadCatalog, formatMoney: String }
        },
        loadDrawerActions: () => Promise.reject(new Error('offline')),
        storage: fake.storage,
        navigate: () => {},
      })
      const connectAgain = () => {
        isCutOff = false
      }
      return { ...fake, shop, connectAgain, state: () => shop.store.getState() }
    }

    it.each(['refresh', 'refreshOnce', 'get'] as const)('sets the cart to failed when %s cannot load its chunk', async (name) => {
      const { shop, failure, state } = cutOff()
      const error = await failure(shop.cart[name]())
      expect(error).toMatchObject({ code: 'LOAD_FAILED', retryable: true })
      expect(state().cart).toEqual({ status: 'failed', error })
    })

    it.each([
      'refresh',
      'refreshOnce',
      'get',
    ] as const)('reads the cart when %s is repeated and its chunk loads', async (name) => {
      const { shop, failure, settle, state, connectAgain } = cutOff()
      await failure(shop.cart[name]())
      connectAgain()
      await settle<unknown>(shop.cart[name]())
      expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
    })

    it('leaves the cart state unloaded when other actions cannot load their chunk', async () => {
      const { shop, failure, state } = cutOff()
      await failure(shop.cart.add({ product: aProduct() }))
      await failure(shop.loadProduct('mug'))
      expect(state()).toMatchObject({ cart: { status: 'unloaded' }, products: { mug: { status: 'failed' } } })
    })
  })

  it('sends events to every listener until it is removed', async () => {
    const { shop } = aFakeShop()
    const heard: string[] = []
    const stop = shop.listen(({ type }) => heard.push(`first ${type}`))
    shop.listen(({ type }) => heard.push(`second ${type}`))
    shop.openDrawer()
    stop()
    shop.closeDrawer()
    expect(heard).toEqual(['first cart-open', 'second cart-open', 'second cart-close'])
  })

  it('emits one event each for repeated openDrawer and closeDrawer calls', () => {
    const { shop, events, state } = aFakeShop()
    shop.openDrawer()
    shop.openDrawer()
    expect(state().drawerOpen).toBe(true)
    shop.closeDrawer()
    shop.closeDrawer()
    expect(state().drawerOpen).toBe(false)
    expect(events.map(({ type }) => type)).toEqual(['cart-open', 'cart-close'])
  })

  it('emits the role of the visitor when it becomes known', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ known: false })
    await settle(shop.cart.refresh())
    expect(eventsOf('session-change').map(({ role }) => role)).toEqual(['visitor'])
  })
})

describe('the remembered count', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['many', 0],
    ['', 0],
  ])('shows the stored count "%s" as %i', (stored, shown) => {
    const { state } = aFakeShop({ stored: { [COUNT_KEY]: stored } })
    expect(selectCount(state())).toBe(shown)
  })

  it('replaces the remembered count by the cart’s count once the cart is known', async () => {
    const { shop, settle, state } = aFakeShop({ stored: { [COUNT_KEY]: '7' }, lines: [aWireLine({ quantity: 2 })] })
    await settle(shop.cart.refresh())
    expect(selectCount(state())).toBe(2)
  })

  it('ignores the remembered count of a visitor without tokens', async () => {
    const { shop, settle, state } = aFakeShop({ known: false, stored: { [COUNT_KEY]: '7' } })
    await settle(shop.client())
    expect(selectCount(state())).toBe(0)
  })

  it.each(['-4', '1e999', '2.5'])('shows the invalid stored count "%s" as 0', (stored) => {
    const { state } = aFakeShop({ stored: { [COUNT_KEY]: stored } })
    expect(selectCount(state())).toBe(0)
  })
})

describe('refreshOnce', () => {
  it('refreshOnce sends nothing for a visitor without tokens', async () => {
    const { shop, settle, device, state } = aFakeShop({ known: false })
    await settle(shop.cart.refreshOnce())
    expect(device.seen).toEqual([])
    expect(state().cart).toEqual({ status: 'ready', cart: { lines: [], count: 0 } })
  })

  it('refreshOnce reads the cart of a visitor with tokens, once for all who ask meanwhile', async () => {
    const { shop, settle, state, calls } = aFakeShop({ lines: [aWireLine()] })
    await settle(Promise.all([shop.cart.refreshOnce(), shop.cart.refreshOnce()]))
    expect(calls(PATHS.cart)).toHaveLength(1)
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
  })

  it('refreshOnce sends nothing for a visitor whose cart was last seen empty, and an add follows at once', async () => {
    const { shop, settle, device, calls, state } = aFakeShop({ stored: { [COUNT_KEY]: '0' } })
    await settle(shop.cart.refreshOnce())
    expect(device.seen).toEqual([])
    expect(state().cart).toEqual({ status: 'ready', cart: { lines: [], count: 0 } })
    await settle(shop.cart.add({ product: aProduct() }))
    expect(calls(PATHS.cart)).toEqual([])
    expect(selectCount(state())).toBe(1)
  })

  it('refreshOnce reads the cart of a visitor whose other tab has filled it since this page began', async () => {
    const { shop, settle, storage, state } = aFakeShop({ lines: [aWireLine()], stored: { [COUNT_KEY]: '0' } })
    await settle(shop.client())
    storage.write(COUNT_KEY, '1')
    await settle(shop.cart.refreshOnce())
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
  })

  it('a redirect to hosted pages, which may fill the cart, forgets that it was empty', async () => {
    const { shop, settle, storage } = aFakeShop({ stored: { [COUNT_KEY]: '0' } })
    await settle(shop.redirect({ storesProduct: { productSlug: 'blue-mug' } }))
    expect(storage.read(COUNT_KEY)).toBeNull()
  })

  it('refreshOnce does not read the cart a second time', async () => {
    const { shop, settle, calls } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.cart.refreshOnce())
    await settle(shop.cart.refreshOnce())
    expect(calls(PATHS.cart)).toHaveLength(1)
  })

  it('refreshOnce reads the cart again after a failed read', async () => {
    const { shop, settle, answer, state } = aFakeShop({ lines: [aWireLine()] })
    answer(PATHS.cart, (_, count) => (count === 1 ? applicationError('SITE_CLOSED', 403) : undefined))
    await settle(shop.cart.refreshOnce())
    expect(state().cart.status).toBe('failed')
    await settle(shop.cart.refreshOnce())
    expect(state().cart.status).toBe('ready')
  })

  it('refreshOnce keeps a line that a new visitor has just added', async () => {
    const { shop, settle, state } = aFakeShop({ known: false })
    await settle(shop.cart.add({ product: aProduct() }))
    await settle(shop.cart.refreshOnce())
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
  })

  it('refreshOnce keeps a line whose add by a new visitor is still pending', async () => {
    const { shop, hold, state } = aFakeShop({ known: false })
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: aProduct() })
    await settled()
    const reading = shop.cart.refreshOnce()
    await settled()
    await answers.release()
    await Promise.all([adding, reading])
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
  })
})

describe('checkout', () => {
  it('creates a checkout, stores its id for the return and navigates to the hosted page', async () => {
    const { shop, settle, visited, storage, calls, eventsOf } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.checkout('https://blog.example/mugs'))
    expect(visited).toEqual(['https://pay.example/checkout?session=1'])
    expect(calls(PATHS.checkout)[0]?.body).toEqual({ channelType: 'WEB' })
    expect(calls(PATHS.redirect)[0]?.body).toEqual({
      ecomCheckout: { checkoutId: 'checkout-1' },
      callbacks: { postFlowUrl: 'https://blog.example/mugs' },
    })
    expect(storage.read(CHECKOUT_KEY)).toBe('checkout-1')
    expect(eventsOf('checkout')).toMatchObject([{ checkoutId: 'checkout-1' }])
  })

  it('creates no checkout before pending cart changes are answered', async () => {
    const { shop, settle, hold, calls } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.cart.refresh())
    const changes = hold(PATHS.update)
    const change = shop.cart.setQuantity('line-1', 2)
    await settled()
    const leaving = shop.checkout('https://blog.example/')
    await settled()
    expect(calls(PATHS.checkout)).toEqual([])
    await changes.release()
    await settle(Promise.all([change, leaving]))
    expect(calls(PATHS.checkout)).toHaveLength(1)
  })

  it.each([
    ['left', 'this page is left', undefined],
    ['tab', 'it opens in a tab of its own', true],
    ['link', 'neither can be done and the cart shows a link', 'blocked'],
  ])('checkout resolves with "%s" when %s', async (outcome, _, left) => {
    const { shop, settle } = aFakeShop({ lines: [aWireLine()], navigate: () => left })
    const leaving = shop.checkout('https://blog.example/')
    await settle(leaving)
    expect(await leaving).toBe(outcome)
  })

  it('checkout resolves with "busy" for the second of two presses', async () => {
    const { shop, settle } = aFakeShop({ lines: [aWireLine()] })
    const presses = [shop.checkout('https://blog.example/'), shop.checkout('https://blog.example/')]
    await settle(Promise.all(presses))
    expect(await Promise.all(presses)).toEqual(['left', 'busy'])
  })

  it('navigates to the checkout once for two presses', async () => {
    const { shop, settle, visited } = aFakeShop({ lines: [aWireLine()] })
    await settle(Promise.all([shop.checkout('https://blog.example/'), shop.checkout('https://blog.example/')]))
    expect(visited).toHaveLength(1)
  })

  it('refuses the checkout of a cart with an unavailable line', async () => {
    const gone = aWireLine({ availability: { status: 'NOT_AVAILABLE' } })
    const { shop, settle, failure, visited, state } = aFakeShop({ lines: [gone] })
    await settle(shop.cart.refresh())
    expect((await failure(shop.checkout('https://blog.example/'))).code).toBe('ITEMS_UNAVAILABLE')
    expect(visited).toEqual([])
    expect(state().checkout).toMatchObject({ status: 'failed', error: { code: 'ITEMS_UNAVAILABLE' } })
  })

  // hazard 37
  it.each(['javascript:alert(1)', 'http://pay.example/', '', undefined])('never navigates to %s', async (fullUrl) => {
    const { shop, failure, visited, answer, storage } = aFakeShop({ lines: [aWireLine()] })
    answer(PATHS.redirect, () => json({ redirectSession: { fullUrl } }))
    expect((await failure(shop.checkout('https://blog.example/'))).code).toMatch(/INVALID_REDIRECT|BAD_RESPONSE/)
    expect(visited).toEqual([])
    expect(storage.read(CHECKOUT_KEY)).toBeNull()
  })

  describe('on a page that cannot be left', () => {
    const URL_OF_CHECKOUT = 'https://pay.example/checkout?session=1'
    async function aBlockedPage() {
      const fake = aFakeShop({ lines: [aWireLine()], navigate: () => 'blocked' })
      await fake.settle(fake.shop.cart.refresh())
      await fake.settle(fake.shop.checkout('https://blog.example/'))
      return fake
    }

    it('shows a checkout link in the drawer and opens it on a page that cannot be left', async () => {
      const { state, eventsOf } = await aBlockedPage()
      expect(state()).toMatchObject({ checkout: { status: 'ready', url: URL_OF_CHECKOUT }, drawerOpen: true })
      expect(eventsOf('cart-open')).toHaveLength(1)
      expect(eventsOf('error')).toEqual([])
    })

    it('removes the checkout link when a quantity changes, but not when the cart is merely read again', async () => {
      const { shop, state, settle } = await aBlockedPage()
      await settle(shop.cart.refresh())
      expect(state().checkout.status).toBe('ready')
      await settle(shop.cart.setQuantity('line-1', 2))
      expect(state().checkout).toEqual({ status: 'idle' })
    })

    it('removes the checkout link when a coupon is applied', async () => {
      const { shop, state, settle } = await aBlockedPage()
      await settle(shop.cart.applyCoupon('SAVE'))
      expect(state().checkout).toEqual({ status: 'idle' })
    })

    it('opens no drawer for the checkout link when the page has an inline cart', async () => {
      const { shop, state, settle } = aFakeShop({ lines: [aWireLine()], navigate: () => 'blocked' })
      shop.store.setState({ inlineCart: { says: '' } })
      await settle(shop.checkout('https://blog.example/'))
      expect(state()).toMatchObject({ checkout: { status: 'ready' }, drawerOpen: false })
    })
  })

  it('leaves for the checkout on a second try after a failed one', async () => {
    const { shop, settle, failure, answer, visited } = aFakeShop({ lines: [aWireLine()] })
    answer(PATHS.checkout, (_, count) => (count === 1 ? applicationError('CHECKOUT_CLOSED', 428) : undefined))
    await failure(shop.checkout('https://blog.example/'))
    await settle(shop.checkout('https://blog.example/'))
    expect(visited).toHaveLength(1)
  })
})

describe('handleCheckoutReturn', () => {
  it('a page load without an earlier checkout sends no request and emits no event', async () => {
    const { shop, device, events } = aFakeShop({ lines: [aWireLine()] })
    await handleCheckoutReturn(shop)
    expect(device.seen).toEqual([])
    expect(events).toEqual([])
  })

  it('reports SUCCESS when the cart is gone after a checkout', async () => {
    const { shop, settle, eventsOf, storage } = aFakeShop({ stored: { [CHECKOUT_KEY]: 'checkout-1' } })
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toEqual([{ type: 'checkout-return', status: 'SUCCESS' }])
    expect(storage.read(CHECKOUT_KEY)).toBeNull()
  })

  it('reports UNKNOWN when the cart is still there after a checkout', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ lines: [aWireLine()], stored: { [CHECKOUT_KEY]: 'checkout-1' } })
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return').map(({ status }) => status)).toEqual(['UNKNOWN'])
  })

  it('reports the return from a checkout only once the cart can be read', async () => {
    const { shop, settle, eventsOf, answer, storage } = aFakeShop({ stored: { [CHECKOUT_KEY]: 'checkout-1' } })
    let reachable = false
    answer(PATHS.cart, () => (reachable ? undefined : dropped()))
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toEqual([])
    expect(storage.read(CHECKOUT_KEY)).toBe('checkout-1')
    reachable = true
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return').map(({ status }) => status)).toEqual(['SUCCESS'])
  })

  it('reports a return once for two parallel calls of handleCheckoutReturn', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ stored: { [CHECKOUT_KEY]: 'checkout-1' } })
    await settle(Promise.all([handleCheckoutReturn(shop), handleCheckoutReturn(shop)]))
    expect(eventsOf('checkout-return')).toHaveLength(1)
  })

  it('reports a return once for two successive calls of handleCheckoutReturn', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ stored: { [CHECKOUT_KEY]: 'checkout-1' } })
    await settle(handleCheckoutReturn(shop))
    await settle(handleCheckoutReturn(shop))
    expect(eventsOf('checkout-return')).toHaveLength(1)
  })

  it('resets the busy checkout state after a return', async () => {
    const { shop, settle, state } = aFakeShop({ lines: [aWireLine()] })
    await settle(shop.checkout('https://blog.example/'))
    expect(state().checkout.status).toBe('busy')
    await settle(handleCheckoutReturn(shop))
    expect(state().checkout.status).toBe('idle')
  })
})
