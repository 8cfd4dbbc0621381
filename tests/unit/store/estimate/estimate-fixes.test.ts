/** The store with the local platform: what blocks a checkout, the fixes that are offered, and how the shop reacts to refusals. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../../../demo/platform/identity/members/member-seeds'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { BOOKINGS_APP_ID, serviceIdOf } from '../../../../demo/platform/storage/ids'
import { createMemberShopper } from '../../../../demo/platform/tests/identity/support/members'
import { addToCurrentCart, memoryStorage } from '../../../../src/index'
import { type Destination, selectCart } from '../../../../src/store-entry'
import { aLocalShop } from '../../../support/fakes/local-shop'
import { aTab, aTabWith, failureOf } from '../../../support/fixtures/estimate-tab'
import { storedTokens } from '../../platform/fake-platform'

const HERE: Destination = { country: 'IE', postalCode: 'D01' }

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

describe('checkout messages', () => {
  it('shows a message about missing stock although the estimate was not opened', async () => {
    const tab = aTab(platform)
    await tab.put('blue-mug', 3)
    platform.setStock('blue-mug', 2)
    tab.shop.showTotals()
    await tab.shop.prepareDrawer()
    const view = await tab.quiet()
    expect(view?.messages).toMatchObject([{ severity: 'error', text: 'Only 2 of Blue Mug can be had.' }])
  })

  it('applyFix sets the available quantity and so removes the message', async () => {
    const { act, shop, quiet } = await aTabWith(platform, 'blue-mug', 3)
    platform.setStock('blue-mug', 2)
    await shop.cart.refresh()
    const [message] = (await quiet())?.messages ?? []
    expect(message?.fix).toMatchObject({ kind: 'set-quantity', quantity: 2 })
    if (message) await act.applyFix(message)
    expect(selectCart(shop.store.getState())?.lines).toMatchObject([{ quantity: 2 }])
    expect((await quiet())?.messages).toEqual([])
  })

  it('applyFix removes an unavailable line and so removes the message', async () => {
    const { act, shop, quiet, put } = await aTabWith(platform, 'blue-mug', 1)
    await put('fig-candle')
    platform.hideProduct('blue-mug')
    await shop.cart.refresh()
    const [message] = (await quiet())?.messages ?? []
    expect(message?.fix?.kind).toBe('remove')
    if (message) await act.applyFix(message)
    expect(selectCart(shop.store.getState())?.lines.map(({ name }) => name)).toEqual(['Fig Candle'])
    expect((await quiet())?.messages).toEqual([])
  })

  it('a message without a fix rejects applyFix and blocks the checkout until its cause is gone', async () => {
    platform.setCommerce({ minimumOrderMinor: 5000 })
    const { act, quiet, shop } = await aTabWith(platform, 'blue-mug')
    const [message] = (await quiet())?.messages ?? []
    expect(message).toMatchObject({ severity: 'error', text: 'Orders begin at €50.00.', lineId: undefined })
    expect(message && (await failureOf(act.applyFix(message)))?.code).toBe('INVALID_ARGUMENT')
    expect((await failureOf(shop.checkout('https://page.example/back')))?.code).toBe('CHECKOUT_BLOCKED')
    await quiet()
    platform.setCommerce({ minimumOrderMinor: 0 })
    await shop.checkout('https://page.example/back')
  })

  it('a warning does not block the checkout', async () => {
    platform.setCommerce({ warnOfPriceChanges: true })
    const { shop, quiet, visited } = await aTabWith(platform, 'blue-mug')
    platform.setPrice('blue-mug', 2000)
    await shop.cart.refresh()
    expect((await quiet())?.messages).toMatchObject([{ severity: 'warning', text: 'Blue Mug was €18.00 and is €20.00 now.' }])
    await shop.checkout('https://page.example/back')
    expect(visited).toHaveLength(1)
  })
})

describe('fees, deposits and memberships', () => {
  it('estimates the fees although neither the estimate was opened nor a destination set', async () => {
    const tab = aTab(platform)
    await tab.put('heather-honey', 2)
    await tab.shop.prepareDrawer()
    tab.shop.showTotals()
    expect(await tab.quiet()).toMatchObject({ fees: [{ name: 'Jar deposit', price: { value: 1 } }], feesTotal: { value: 1 } })
  })

  it('shows what is paid now and later for a deposit and an offline payment', async () => {
    const tab = aTab(platform)
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

  it('pays with the membership that the member chooses, and charges again when it is deselected', async () => {
    const page = await createMemberShopper(platform)
    const { sessionToken } = (await page.login('ada@members.example', SEEDED_PASSWORD)).body
    const { access_token: accessToken, refresh_token: refreshToken } = await page.memberTokens(sessionToken)
    const local = aLocalShop(platform)
    const tokens = storedTokens({ accessToken, refreshToken, role: 'member', receivedAt: Date.now() })
    local.storage.write(`cartlet:${platform.clientId}:tokens`, tokens)
    const tab = aTab(platform, { local, tabStorage: memoryStorage() })
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

describe('refusals and changes by the shop', () => {
  it('rejects an add with NOT_ADDED when the platform accepts it without effect', async () => {
    const tab = aTab(platform)
    platform.ignoreAdds()
    expect((await failureOf(tab.put('blue-mug')))?.code).toBe('NOT_ADDED')
    expect((await tab.put('blue-mug')).outcome).toBe('added')
  })

  it('reports an add that the platform clamps to the stock', async () => {
    platform.setStock('blue-mug', 2)
    const tab = aTab(platform)
    expect((await tab.put('blue-mug', 5)).outcome).toBe('clamped')
    expect(tab.shop.store.getState().addProblem).toMatchObject({ name: 'Blue Mug', added: 2 })
  })

  it('a conflicting change restores the quantity, marks the line as failed and can be repeated', async () => {
    const { shop } = await aTabWith(platform, 'blue-mug')
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
  ])('rejects the coupon %s with %s', async (code, reason) => {
    const { shop } = await aTabWith(platform, 'blue-mug')
    expect((await failureOf(shop.cart.applyCoupon(code)))?.code).toBe(reason)
  })

  it.each([
    ['WELCOME10', { kind: 'coupon', reach: 'cart', amount: { value: 1.8 } }],
    ['MUG5', { kind: 'coupon', reach: 'lines', amount: { value: 5 } }],
    ['FREESHIP', { kind: 'coupon', reach: 'shipping' }],
  ])('applies the coupon %s and shows which part of the total it reduces', async (code, discount) => {
    const { shop, act, quiet } = await aTabWith(platform, 'blue-mug')
    await act.setDestination(HERE)
    await shop.cart.applyCoupon(code)
    expect((await quiet())?.discounts).toMatchObject([{ code, ...discount }])
  })

  it('the estimate gives the reason when an applied coupon has expired', async () => {
    const { shop, quiet } = await aTabWith(platform, 'blue-mug')
    await shop.cart.applyCoupon('WELCOME10')
    await quiet()
    platform.expireCoupon('WELCOME10')
    await shop.cart.refresh()
    expect(await quiet()).toMatchObject({ discounts: [], couponProblem: 'The coupon WELCOME10 has expired.' })
  })
})
