/** The store with the local platform: the contents of an estimate, and the destination and shipping option chosen for it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { type Destination, selectCart } from '../../../../src/store-entry'
import { aTab, aTabWith, CHECKOUT, ESTIMATE, failureOf } from '../../../support/fixtures/estimate-tab'

const KEY = 'estimate'
const HERE: Destination = { country: 'IE', postalCode: 'D01' }

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

describe('estimate', () => {
  it('requests totals without tax and shipping until a destination is set', async () => {
    const tab = aTab(platform)
    await tab.put('blue-mug')
    await tab.shop.prepareDrawer()
    tab.shop.showTotals()
    await tab.quiet()
    expect([selectCart(tab.shop.store.getState())?.totals?.total.value, tab.state()]).toEqual([18, undefined])
    expect(tab.asked()).toEqual({ calculateTax: false, calculateShipping: false })
  })

  it('shows shipping options, tax and total for a destination, and the same total in the cart', async () => {
    const { act, asked, shop, state } = await aTabWith(platform, 'blue-mug')
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

  it('resolves with every row of the totals: delivery with its options and the chosen one, tax and fees', async () => {
    const tab = aTab(platform)
    await tab.put('blue-mug')
    const totals = await tab.shop.cart.estimate({ address: { ...HERE } })
    expect(totals).toMatchObject({
      subtotal: { value: 18 },
      shipping: { value: 4.9 },
      shippingOption: { code: 'standard', cost: { value: 4.9 } },
      tax: { amount: { value: 4.58 }, included: false },
      fees: [],
      total: { value: 27.48 },
    })
    expect(totals.shippingOptions?.map(({ code }) => code)).toEqual(['standard', 'express', 'locker', 'studio'])
    expect(selectCart(tab.shop.store.getState())?.totals).toEqual(totals)
  })

  it('updates the estimate after a chosen shipping option and after a changed quantity', async () => {
    const { act, shop, quiet } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    expect(await act.chooseShipping({ code: 'express' })).toMatchObject({ shipping: { value: 10.78 } })
    const [line] = selectCart(shop.store.getState())?.lines ?? []
    await shop.cart.setQuantity(line?.key ?? '', 2)
    expect(await quiet()).toMatchObject({ subtotal: { value: 36 }, shipping: { value: 10.78 } })
  })

  it('a newer destination aborts the estimate of the older one', async () => {
    const { act, state, quiet } = await aTabWith(platform, 'blue-mug')
    const first = failureOf(act.setDestination(HERE))
    const second = act.setDestination({ country: 'US' })
    expect([(await first)?.code, (await second).destination?.country]).toEqual(['ABORTED', 'US'])
    await quiet()
    expect(state()).toMatchObject({ destination: { country: 'US' }, view: { destination: { country: 'US' } } })
  })

  it('a destination that is chosen while the cart is read is answered by the estimate of the cart that was read', async () => {
    const { act, shop, quiet } = await aTabWith(platform, 'blue-mug')
    await quiet()
    void shop.cart.refresh()
    expect(await act.setDestination(HERE)).toMatchObject({ destination: HERE, total: { value: 27.48 } })
  })

  it('a destination that is chosen while the cart is read fails when the estimate of the cart that was read does', async () => {
    const { act, shop, quiet } = await aTabWith(platform, 'blue-mug')
    await quiet()
    const body = { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } }
    platform.faults.add({ method: 'POST', path: ESTIMATE, kind: 'body', status: 404, body, times: 9 })
    void shop.cart.refresh()
    expect((await failureOf(act.setDestination(HERE)))?.code).toBe('OWNED_CART_NOT_FOUND')
  })

  it('refuses an invalid country before anything is sent', async () => {
    const { act, bodies, quiet } = await aTabWith(platform, 'blue-mug')
    await quiet()
    const before = bodies(ESTIMATE).length
    expect((await failureOf(act.setDestination({ country: 'Ireland' })))?.code).toBe('INVALID_ARGUMENT')
    expect(bodies(ESTIMATE).length).toBe(before)
  })

  it.each([
    ['failing', 'auto-failed'],
    ['off', 'auto-deactivated'],
  ] as const)('notes why the tax is approximate while the tax service is %s', async (autoTax, note) => {
    platform.setCommerce({ autoTax })
    const { act } = await aTabWith(platform, 'blue-mug')
    expect((await act.setDestination({ country: 'US', subdivision: 'US-NY' })).tax.note).toBe(note)
  })

  it('a failed estimate clears the previous one and keeps destination and option', async () => {
    const { act, state } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    platform.faults.add({ path: ESTIMATE, kind: 'status', status: 400 })
    expect((await failureOf(act.chooseShipping({ code: 'studio' })))?.code).toBe('FAULT_400')
    expect(state()).toMatchObject({ destination: HERE, option: { code: 'studio' } })
    expect(state()?.view).toBeUndefined()
  })
})

describe('destination and option', () => {
  it('sends destination and shipping option to the checkout after a reload of the tab', async () => {
    const before = await aTabWith(platform, 'blue-mug')
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

  it('uses the stored destination and option for the totals of the next page in the tab', async () => {
    const before = await aTabWith(platform, 'blue-mug')
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

  it('clears the destination from the tab’s storage when it is unset', async () => {
    const { act, tabStorage, local, asked } = await aTabWith(platform, 'blue-mug')
    const key = `cartlet:${platform.clientId}:${KEY}`
    await act.setDestination(HERE)
    expect(tabStorage.read(key)).toContain('D01')
    expect(local.storage.read(key)).toBeNull()
    expect(await act.setDestination()).toMatchObject({ tax: { note: 'no-destination' }, shippingOptions: [] })
    expect([tabStorage.read(key), asked()]).toEqual([null, { calculateTax: false, calculateShipping: false }])
  })

  it('the page’s own address and e-mail override the estimate’s destination at checkout', async () => {
    const { act, shop, bodies, visited } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    const shippingAddress = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' }
    await shop.checkout('https://page.example/back', undefined, { email: 'ada@example.com', shippingAddress })
    expect(bodies(CHECKOUT).at(-1)).toEqual({ channelType: 'WEB', email: 'ada@example.com', shippingAddress })
    expect(await (await fetch(visited[0] ?? '')).text()).toContain('value="ada@example.com"')
  })

  it('stores only the country of the address that the page passes to cart.estimate', async () => {
    const { shop, tabStorage } = await aTabWith(platform, 'blue-mug')
    await shop.cart.estimate({ address: { country: 'IE', city: 'Dublin', addressLine: '1 Main Street' } })
    const kept = tabStorage.read(`cartlet:${platform.clientId}:${KEY}`)
    expect(JSON.parse(kept ?? '')).toEqual({ destination: { country: 'IE' } })
  })

  it('sends the billing address that the page passes to cart.estimate to the checkout', async () => {
    const { shop, bodies } = await aTabWith(platform, 'blue-mug')
    const billingAddress = { country: 'DE', city: 'Berlin', addressLine: 'Invalidenstr. 1' }
    await shop.cart.estimate({ address: HERE, billingAddress })
    await shop.checkout('https://page.example/back')
    expect(bodies(CHECKOUT).at(-1)).toEqual({ channelType: 'WEB', shippingAddress: HERE, billingAddress })
  })

  it('sends a billing address that equals the destination, too, when the page has passed it', async () => {
    const { shop, bodies } = await aTabWith(platform, 'blue-mug')
    await shop.cart.estimate({ address: HERE, billingAddress: HERE })
    await shop.checkout('https://page.example/back')
    expect(bodies(CHECKOUT).at(-1)).toMatchObject({ shippingAddress: HERE, billingAddress: HERE })
  })

  it('calculates tax for a billing address alone, for items that are not delivered', async () => {
    const { shop, asked, bodies } = await aTabWith(platform, 'shawl-pattern')
    await shop.cart.estimate({ billingAddress: HERE })
    expect(asked()).toEqual({ billingAddress: HERE, calculateTax: true, calculateShipping: false })
    await shop.checkout('https://page.example/back')
    expect(bodies(CHECKOUT).at(-1)).toEqual({ channelType: 'WEB', billingAddress: HERE })
  })

  it('sends the country of a billing address to estimate and checkout after a reload of the tab, too', async () => {
    const before = await aTabWith(platform, 'blue-mug')
    await before.shop.cart.estimate({ address: HERE, billingAddress: { country: 'DE', addressLine: 'Invalidenstr. 1' } })
    const after = before.reload()
    await after.shop.cart.estimate()
    await after.shop.checkout('https://page.example/back')
    expect(after.bodies(CHECKOUT).at(-1)).toEqual({
      channelType: 'WEB',
      shippingAddress: HERE,
      billingAddress: { country: 'DE' },
    })
  })

  it('keeps what the visitor has chosen when the page asks for the totals without terms', async () => {
    const { act, shop, asked, state } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    await shop.cart.estimate()
    expect(asked()).toMatchObject({ shippingAddress: HERE, selectedShippingOption: { code: 'express' } })
    expect(state()).toMatchObject({ destination: HERE, option: { code: 'express' } })
    await shop.cart.estimate({})
    expect(asked()).toEqual({ calculateTax: false, calculateShipping: false })
  })

  it('drops a shipping option that is no longer offered, and reports it until another one is chosen', async () => {
    const { act, state, asked, shop, quiet } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    const view = await act.setDestination({ country: 'FR' })
    expect(view).toMatchObject({ shipping: { value: 4.9 }, shippingProblem: { kind: 'option-gone', title: 'Express delivery' } })
    expect([state()?.option, asked().selectedShippingOption]).toEqual([undefined, undefined])
    await shop.cart.refresh()
    expect((await quiet())?.shippingProblem).toMatchObject({ kind: 'option-gone' })
    await shop.cart.estimate({ address: { country: 'JP' } })
    expect(state()?.view?.shippingProblem).toMatchObject({ kind: 'not-served' })
    await shop.cart.estimate({ address: { country: 'FR' } })
    expect(state()?.view?.shippingProblem).toMatchObject({ kind: 'option-gone' })
    expect((await act.chooseShipping({ code: 'standard' })).shippingProblem).toBeUndefined()
  })

  it('drops the chosen shipping option where nothing is delivered', async () => {
    const { act, state, asked } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    expect((await act.setDestination({ country: 'JP' })).shippingProblem).toEqual({ kind: 'not-served' })
    expect([state()?.option, asked().selectedShippingOption]).toEqual([undefined, undefined])
  })

  it('keeps the chosen shipping option while the cart has nothing to deliver', async () => {
    const { act, put, shop, quiet, state } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    await act.chooseShipping({ code: 'express' })
    const [mug] = selectCart(shop.store.getState())?.lines ?? []
    await put('shawl-pattern')
    await shop.cart.remove(mug?.key ?? '')
    expect(await quiet()).toMatchObject({ shippingOptions: [] })
    expect(state()?.option).toEqual({ code: 'express' })
  })

  it('a destination without delivery blocks the checkout until another one is set', async () => {
    const { act, shop, visited } = await aTabWith(platform, 'blue-mug')
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
