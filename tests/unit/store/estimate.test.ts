/** The real store at the real local platform: what an estimate tells, what is chosen, what stands in the way, and the way out. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../../demo/platform/identity/member-seeds'
import { BOOKINGS_APP_ID, serviceIdOf } from '../../../demo/platform/ids'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { addToCurrentCart, memoryStorage, type StoragePort } from '../../../src/index'
import { createShop, type Destination, type EstimateState, type Shop, type ShopEvent, selectCart } from '../../../src/store-entry'
import { aLocalShop } from '../../support/local-shop'
import { createMemberShopper } from '../demo/platform/identity/members'
import { storedTokens } from '../platform/fake-platform'

const ESTIMATE = '/ecom/v1/carts/current/estimate-totals'
const CHECKOUT = '/ecom/v1/carts/current/create-checkout'
const HERE: Destination = { country: 'IE', postalCode: 'D01' }
const KEY = 'estimate'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

/** One tab of one visitor; another page of the same tab shares both storages. */
function aTab(shared?: { local: ReturnType<typeof aLocalShop>; tabStorage: StoragePort }) {
  const { local, tabStorage } = shared ?? { local: aLocalShop(platform), tabStorage: memoryStorage() }
  const visited: string[] = []
  const events: ShopEvent[] = []
  const shop: Shop = createShop({
    client: local.client(),
    storage: local.storage,
    tabStorage,
    formatMoney: (value, currency) => `${value} ${currency}`,
    navigate: (url) => visited.push(url),
  })
  shop.listen((event) => events.push(event))
  const bodies = (path: string) => local.sent(path).map(({ request }) => JSON.parse(request.body ?? '{}'))
  return {
    local,
    tabStorage,
    shop,
    visited,
    events,
    state: (): EstimateState | undefined => shop.store.getState().estimate,
    bodies,
    asked: () => bodies(ESTIMATE).at(-1),
    actions: async () => (await shop.prepareDrawer()).openEstimate(),
    reload: () => aTab({ local, tabStorage }),
    async put(slug: string, quantity = 1) {
      return shop.cart.add({ product: await shop.loadProduct(slug), quantity })
    },
    /** Until the money on screen is that of the lines beside it. */
    async quiet() {
      const { store } = shop
      const isQuiet = () => !store.getState().estimating && !store.getState().pending
      if (!isQuiet())
        await new Promise<void>((resolve) => {
          const stop = store.subscribe(() => {
            if (!isQuiet()) return
            stop()
            resolve()
          })
        })
      return store.getState().estimate?.view
    },
  }
}

async function aTabWith(slug: string, quantity = 1) {
  const tab = aTab()
  await tab.put(slug, quantity)
  tab.shop.showTotals()
  return { ...tab, act: await tab.actions() }
}

const failureOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )

describe('an estimate', () => {
  it('is the sums only, until somebody wants more', async () => {
    const tab = aTab()
    await tab.put('blue-mug')
    await tab.shop.prepareDrawer()
    tab.shop.showTotals()
    await tab.quiet()
    expect([selectCart(tab.shop.store.getState())?.totals?.total.value, tab.state()]).toEqual([18, undefined])
    expect(tab.asked()).toEqual({ calculateTax: false, calculateShipping: false })
  })

  it('for a destination tells options, tax and total, and the sums beside them are the same', async () => {
    const { act, asked, shop, state } = await aTabWith('blue-mug')
    const view = await act.setDestination(HERE)
    expect(asked()).toEqual({ shippingAddress: HERE, billingAddress: HERE, calculateTax: true, calculateShipping: true })
    expect(view).toMatchObject({
      destination: HERE,
      shipping: { value: 4.9 },
      tax: { amount: { value: 4.58 }, included: false },
      total: { value: 27.48, formatted: '€27.48' },
    })
    expect(view.shippingOptions.map(({ code, selected }) => [code, selected])).toEqual([
      ['standard', true],
      ['express', false],
      ['locker', false],
      ['studio', false],
    ])
    const [, express, locker] = view.shippingOptions
    expect(express?.slot?.from).toBeInstanceOf(Date)
    expect(locker).toMatchObject({ pickup: { kind: 'point', address: ['Eyre Square 7', 'H91 XY12 Galway', 'IE-G', 'IE'] } })
    expect(selectCart(shop.store.getState())?.totals?.total).toEqual(view.total)
    expect(state()?.view).toEqual(view)
  })

  it('follows the chosen option, and every change of the cart', async () => {
    const { act, shop, quiet } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    expect(await act.chooseShipping({ code: 'express' })).toMatchObject({ shipping: { value: 10.78 } })
    const [line] = selectCart(shop.store.getState())?.lines ?? []
    await shop.cart.setQuantity(line?.key ?? '', 2)
    expect(await quiet()).toMatchObject({ subtotal: { value: 36 }, shipping: { value: 10.78 } })
  })

  it('of an older question never replaces that of a newer one', async () => {
    const { act, state, quiet } = await aTabWith('blue-mug')
    const first = failureOf(act.setDestination(HERE))
    const second = act.setDestination({ country: 'US' })
    expect([(await first)?.code, (await second).destination?.country]).toEqual(['ABORTED', 'US'])
    await quiet()
    expect(state()).toMatchObject({ destination: { country: 'US' }, view: { destination: { country: 'US' } } })
  })

  it('is told of no country by mistake', async () => {
    const { act, bodies } = await aTabWith('blue-mug')
    const before = bodies(ESTIMATE).length
    expect((await failureOf(act.setDestination({ country: 'Ireland' })))?.code).toBe('INVALID_ARGUMENT')
    expect(bodies(ESTIMATE).length).toBe(before)
  })

  it.each([
    ['failing', 'auto-failed'],
    ['off', 'auto-deactivated'],
  ] as const)('says why the tax is a guess while its service is %s', async (autoTax, note) => {
    platform.setCommerce({ autoTax })
    const { act } = await aTabWith('blue-mug')
    expect((await act.setDestination({ country: 'US', subdivision: 'US-NY' })).tax.note).toBe(note)
  })

  it('that cannot be had leaves no old one behind', async () => {
    const { act, state } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    platform.faults.add({ path: ESTIMATE, kind: 'status', status: 400 })
    expect((await failureOf(act.chooseShipping({ code: 'studio' })))?.code).toBe('FAULT_400')
    expect(state()).toMatchObject({ destination: HERE, option: { code: 'studio' } })
    expect(state()?.view).toBeUndefined()
  })
})

describe('destination and option', () => {
  it('survive a reload in this tab and go to checkout', async () => {
    const before = await aTabWith('blue-mug')
    await before.act.setDestination(HERE)
    await before.act.chooseShipping({ code: 'express' })
    const after = before.reload()
    await after.shop.checkout('https://page.example/back')
    expect(after.bodies(CHECKOUT).at(-1)).toEqual({
      channelType: 'WEB',
      shippingAddress: HERE,
      selectedShippingOption: { code: 'express' },
    })
    expect(await (await fetch(after.visited[0] ?? '')).text()).toMatch(/value="express" checked/)
  })

  it('of an earlier page of this tab hold for its totals, whoever asks for them', async () => {
    const before = await aTabWith('blue-mug')
    await before.act.setDestination(HERE)
    await before.act.chooseShipping({ code: 'express' })
    const after = before.reload()
    await after.shop.prepareDrawer()
    after.shop.showTotals()
    await after.shop.cart.refresh()
    await after.quiet()
    expect(after.asked()).toMatchObject({ shippingAddress: HERE, selectedShippingOption: { code: 'express' } })
    expect(after.state()).toMatchObject({ destination: HERE, option: { code: 'express' }, view: { shipping: { value: 10.78 } } })
  })

  it('are forgotten when they are taken back, in the tab as well', async () => {
    const { act, tabStorage, local, asked } = await aTabWith('blue-mug')
    const key = `cartlet:${platform.clientId}:${KEY}`
    await act.setDestination(HERE)
    expect(tabStorage.read(key)).toContain('D01')
    expect(local.storage.read(key)).toBeNull()
    expect(await act.setDestination()).toMatchObject({ tax: { note: 'no-destination' }, shippingOptions: [] })
    expect([tabStorage.read(key), asked()]).toEqual([null, { calculateTax: false, calculateShipping: false }])
  })

  it('that the page gives for checkout count more, and come with the e-mail', async () => {
    const { act, shop, bodies, visited } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    const shippingAddress = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' }
    await shop.checkout('https://page.example/back', undefined, { email: 'ada@example.com', shippingAddress })
    expect(bodies(CHECKOUT).at(-1)).toEqual({ channelType: 'WEB', email: 'ada@example.com', shippingAddress })
    expect(await (await fetch(visited[0] ?? '')).text()).toContain('value="ada@example.com"')
  })

  it('of the page’s own estimate are the tab’s too, its street is not', async () => {
    const { shop, tabStorage } = await aTabWith('blue-mug')
    await shop.cart.estimate({ address: { country: 'IE', city: 'Dublin', addressLine: '1 Main Street' } })
    const kept = tabStorage.read(`cartlet:${platform.clientId}:${KEY}`)
    expect(JSON.parse(kept ?? '')).toEqual({ destination: { country: 'IE' } })
  })

  it('that is no longer offered falls back to none, and that is said until something is chosen', async () => {
    const { act, state, asked, shop, quiet } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    const view = await act.setDestination({ country: 'FR' })
    expect(view).toMatchObject({ shipping: { value: 4.9 }, shippingProblem: { kind: 'option-gone', title: 'Express delivery' } })
    expect([state()?.option, asked().selectedShippingOption]).toEqual([undefined, undefined])
    await shop.cart.refresh()
    expect((await quiet())?.shippingProblem).toMatchObject({ kind: 'option-gone' })
    expect((await act.chooseShipping({ code: 'standard' })).shippingProblem).toBeUndefined()
  })

  it('stay chosen while the shop’s delivery is not asked for', async () => {
    const { act, put, shop, quiet, state } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    const [mug] = selectCart(shop.store.getState())?.lines ?? []
    await put('shawl-pattern')
    await shop.cart.remove(mug?.key ?? '')
    expect(await quiet()).toMatchObject({ shippingOptions: [] })
    expect(state()?.option).toEqual({ code: 'express' })
  })

  it('where the shop does not deliver keeps from checkout, until it is another one', async () => {
    const { act, shop, visited } = await aTabWith('blue-mug')
    const view = await act.setDestination({ country: 'JP' })
    expect(view).toMatchObject({
      shippingOptions: [],
      shippingProblem: { kind: 'not-served' },
      messages: [{ severity: 'error' }],
    })
    expect((await failureOf(shop.checkout('https://page.example/back')))?.code).toBe('CHECKOUT_BLOCKED')
    await act.setDestination(HERE)
    await shop.checkout('https://page.example/back')
    expect(visited).toHaveLength(1)
  })
})

describe('what stands in the way', () => {
  it('is told without anybody opening the estimate', async () => {
    const tab = aTab()
    await tab.put('blue-mug', 3)
    platform.setStock('blue-mug', 2)
    tab.shop.showTotals()
    await tab.shop.prepareDrawer()
    const view = await tab.quiet()
    expect(view?.messages).toMatchObject([{ severity: 'error', text: 'Only 2 of Blue Mug can be had.' }])
  })

  it('is settled by one press: the quantity that can be had', async () => {
    const { act, shop, quiet } = await aTabWith('blue-mug', 3)
    platform.setStock('blue-mug', 2)
    await shop.cart.refresh()
    const [message] = (await quiet())?.messages ?? []
    expect(message?.fix).toMatchObject({ kind: 'set-quantity', quantity: 2 })
    if (message) await act.applyFix(message)
    expect(selectCart(shop.store.getState())?.lines).toMatchObject([{ quantity: 2 }])
    expect((await quiet())?.messages).toEqual([])
  })

  it('is settled by one press: the line taken out', async () => {
    const { act, shop, quiet, put } = await aTabWith('blue-mug', 1)
    await put('fig-candle')
    platform.hideProduct('blue-mug')
    await shop.cart.refresh()
    const [message] = (await quiet())?.messages ?? []
    expect(message?.fix?.kind).toBe('remove')
    if (message) await act.applyFix(message)
    expect(selectCart(shop.store.getState())?.lines.map(({ name }) => name)).toEqual(['Fig Candle'])
    expect((await quiet())?.messages).toEqual([])
  })

  it('without a fix cannot be pressed', async () => {
    platform.setCommerce({ minimumOrderMinor: 5000 })
    const { act, quiet, shop } = await aTabWith('blue-mug')
    const [message] = (await quiet())?.messages ?? []
    expect(message).toMatchObject({ severity: 'error', text: 'Orders begin at €50.00.', lineId: undefined })
    expect(message && (await failureOf(act.applyFix(message)))?.code).toBe('INVALID_ARGUMENT')
    expect((await failureOf(shop.checkout('https://page.example/back')))?.code).toBe('CHECKOUT_BLOCKED')
    await quiet()
    platform.setCommerce({ minimumOrderMinor: 0 })
    await shop.checkout('https://page.example/back')
  })

  it('as a warning keeps nobody from checkout', async () => {
    platform.setCommerce({ warnOfPriceChanges: true })
    const { shop, quiet, visited } = await aTabWith('blue-mug')
    platform.setPrice('blue-mug', 2000)
    await shop.cart.refresh()
    expect((await quiet())?.messages).toMatchObject([{ severity: 'warning', text: 'Blue Mug was €18.00 and is €20.00 now.' }])
    await shop.checkout('https://page.example/back')
    expect(visited).toHaveLength(1)
  })
})

describe('money besides the price', () => {
  it('is told where it is in the total: a fee opens the estimate by itself', async () => {
    const tab = aTab()
    await tab.put('heather-honey', 2)
    await tab.shop.prepareDrawer()
    tab.shop.showTotals()
    expect(await tab.quiet()).toMatchObject({ fees: [{ name: 'Jar deposit', price: { value: 1 } }], feesTotal: { value: 1 } })
  })

  it('is a deposit now, the rest later, and something paid at the door', async () => {
    const tab = aTab()
    const reference = (slug: string) => ({ appId: BOOKINGS_APP_ID, catalogItemId: serviceIdOf(slug) })
    await addToCurrentCart(await tab.shop.client(), {
      lineItems: ['pottery-class', 'garden-advice'].map((slug) => ({ quantity: 1, catalogReference: reference(slug) })),
    })
    tab.shop.showTotals()
    await tab.shop.cart.refresh()
    await (await tab.actions()).setDestination(HERE)
    expect(await tab.quiet()).toMatchObject({
      lines: [{ payment: { kind: 'deposit', deposit: { value: 15 } } }, { payment: { kind: 'full-offline' } }],
      payNow: { value: 15 },
      payLater: { value: 87 },
    })
  })

  it('is paid by a membership that the member chooses', async () => {
    const page = await createMemberShopper(platform)
    const { sessionToken } = (await page.login('ada@members.example', SEEDED_PASSWORD)).body
    const { access_token: accessToken, refresh_token: refreshToken } = await page.memberTokens(sessionToken)
    const local = aLocalShop(platform)
    const tokens = storedTokens({ accessToken, refreshToken, role: 'member', receivedAt: Date.now() })
    local.storage.write(`cartlet:${platform.clientId}:tokens`, tokens)
    const tab = aTab({ local, tabStorage: memoryStorage() })
    await addToCurrentCart(await tab.shop.client(), {
      lineItems: [{ quantity: 1, catalogReference: { appId: BOOKINGS_APP_ID, catalogItemId: serviceIdOf('open-studio') } }],
    })
    tab.shop.showTotals()
    await tab.shop.cart.refresh()
    const act = await tab.actions()
    const before = await tab.quiet()
    expect(before?.memberships).toMatchObject({
      eligible: [{ name: 'Studio friend', selected: false }],
      invalid: [{ reason: 'This membership has ended.' }, { reason: 'This membership is used up.' }],
    })
    const after = await act.chooseMemberships([before?.memberships.eligible[0]?.id ?? ''])
    expect(after).toMatchObject({ total: { value: 0 }, messages: [], memberships: { eligible: [{ selected: true }] } })
    expect(tab.state()?.memberships).toHaveLength(1)
    expect((await act.chooseMemberships([])).total.value).toBe(15)
  })
})

describe('the shop behind the shopper’s back', () => {
  it('takes an add and does nothing: the shopper hears of it', async () => {
    const tab = aTab()
    platform.ignoreAdds()
    expect((await failureOf(tab.put('blue-mug')))?.code).toBe('NOT_ADDED')
    expect((await tab.put('blue-mug')).outcome).toBe('added')
  })

  it('clamps to what there is: the shopper hears of it', async () => {
    platform.setStock('blue-mug', 2)
    const tab = aTab()
    expect((await tab.put('blue-mug', 5)).outcome).toBe('clamped')
    expect(tab.shop.store.getState().addProblem).toMatchObject({ name: 'Blue Mug', added: 2 })
  })

  it('refuses a change that collides: the quantity goes back, the line says so, and it can be asked for again', async () => {
    const { shop } = await aTabWith('blue-mug')
    const [line] = selectCart(shop.store.getState())?.lines ?? []
    platform.refuseChanges()
    expect((await failureOf(shop.cart.setQuantity(line?.key ?? '', 3)))?.code).toBe('CART_REVISION_CONFLICT')
    const state = shop.store.getState()
    expect([selectCart(state)?.lines[0]?.quantity, state.intents]).toEqual([1, {}])
    expect(state.lineProblems[line?.key ?? '']).toMatchObject({ kind: 'failed' })
    await shop.cart.setQuantity(line?.key ?? '', 3)
    expect(selectCart(shop.store.getState())?.lines[0]?.quantity).toBe(3)
  })

  it.each([
    ['SUMMER24', 'ERROR_COUPON_EXPIRED'],
    ['FIVEOFF', 'ERROR_COUPON_NOT_APPLICABLE'],
    ['CANDLE20', 'ERROR_COUPON_NOT_APPLICABLE'],
    ['FIRST100', 'ERROR_COUPON_NOT_APPLICABLE'],
    ['NOBODY', 'ERROR_COUPON_DOES_NOT_EXIST'],
  ])('refuses the coupon %s with %s', async (code, reason) => {
    const { shop } = await aTabWith('blue-mug')
    expect((await failureOf(shop.cart.applyCoupon(code)))?.code).toBe(reason)
  })

  it.each([
    ['WELCOME10', { kind: 'coupon', reach: 'cart', amount: { value: 1.8 } }],
    ['MUG5', { kind: 'coupon', reach: 'lines', amount: { value: 5 } }],
    ['FREESHIP', { kind: 'coupon', reach: 'shipping' }],
  ])('takes the coupon %s, and says what it reaches', async (code, discount) => {
    const { shop, act, quiet } = await aTabWith('blue-mug')
    await act.setDestination(HERE)
    await shop.cart.applyCoupon(code)
    expect((await quiet())?.discounts).toMatchObject([{ code, ...discount }])
  })

  it('ends a coupon: the estimate says why it does nothing', async () => {
    const { shop, quiet } = await aTabWith('blue-mug')
    await shop.cart.applyCoupon('WELCOME10')
    await quiet()
    platform.expireCoupon('WELCOME10')
    await shop.cart.refresh()
    expect(await quiet()).toMatchObject({ discounts: [], couponProblem: 'The coupon WELCOME10 has expired.' })
  })
})
