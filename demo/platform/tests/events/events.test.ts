/** The platform's events, from the actions of a shopper to a receiver that verifies them with an independent library. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { aPlatform, aReceiver, cleanups } from '../support/event-support'
import { askToken, type CartAnswer, reference, send } from '../support/support'

async function aShopper(platform: Platform) {
  const { access_token: token } = (await askToken(platform.url, platform.clientId)).body
  const call = <Body = CartAnswer>(method: string, path: string, body?: unknown) =>
    send<Body>(`${platform.url}${path}`, method, body, token)
  const current = '/ecom/v1/carts/current'
  return {
    add: (slug = 'blue-mug', quantity = 1) =>
      call('POST', `${current}/add-to-cart`, { lineItems: [{ quantity, catalogReference: reference(slug) }] }),
    remove: () => fetch(`${platform.url}${current}`, { method: 'DELETE', headers: { authorization: token } }),
    setQuantity: (id: string, quantity: number) =>
      call('POST', `${current}/update-line-items-quantity`, { lineItems: [{ id, quantity }] }),
    get: () => call('GET', current),
    checkout: () => call<{ checkoutId: string }>('POST', `${current}/create-checkout`, { channelType: 'WEB' }),
    redirect: (checkoutId: string) =>
      call<{ redirectSession: { id: string; fullUrl: string } }>('POST', '/_api/redirects-api/v1/redirect-session', {
        ecomCheckout: { checkoutId },
      }),
  }
}

const pay = (fullUrl: string, cardNumber = '4242 4242 4242 4242') =>
  fetch(fullUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      addressLine: 'Main street 1',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
      cardNumber,
      cardExpiry: '12/40',
      cardCvc: '123',
    }),
  })

describe("the platform's events", () => {
  it('sends cart events for creation, change and deletion, in order and signed for the shop', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver)
    const shopper = await aShopper(platform)
    const { cart } = (await shopper.add()).body
    await shopper.setQuantity(cart.lineItems[0]?.id ?? '', 3)
    await shopper.remove()
    await receiver.until((all) => all.length === 3)
    const [created, updated, deleted] = receiver.deliveries
    expect(receiver.types()).toEqual(['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated', 'wix.ecom.v1.cart_deleted'])
    expect(created?.payload).toMatchObject({
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'created',
      entityId: cart.id,
      createdEvent: { entity: { id: cart.id, lineItems: [{ quantity: 1 }] } },
      triggeredByAnonymizeRequest: false,
      entityEventSequence: '1',
    })
    expect(updated?.payload.updatedEvent.currentEntity.lineItems[0].quantity).toBe(3)
    expect(deleted?.payload.deletedEvent.deletedEntity.id).toBe(cart.id)
    expect(created?.identity).toEqual({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: cart.buyerInfo.visitorId })
    expect(created?.claims).toMatchObject({ iss: 'wix.com', aud: platform.clientId })
    expect(created?.instanceId).toBe(platform.clientId)
    expect(new Set(receiver.deliveries.map(({ payload }) => payload.id)).size).toBe(3)
  })

  it('sends no events for reads, refusals and changes without effect', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver)
    const shopper = await aShopper(platform)
    const { cart } = (await shopper.add()).body
    await shopper.get()
    await shopper.setQuantity(cart.lineItems[0]?.id ?? '', 1)
    await shopper.setQuantity('no-such-line', 2)
    await shopper.remove()
    await receiver.until((all) => all.some(({ type }) => type.endsWith('cart_deleted')))
    expect(receiver.types()).toEqual(['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_deleted'])
  })

  it('sends events for a purchase: checkout, redirect session, order, stock and the deleted cart', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver)
    const shopper = await aShopper(platform)
    await shopper.add('blue-mug', 2)
    const before = platform.stockOf('blue-mug')
    const { checkoutId } = (await shopper.checkout()).body
    const { redirectSession } = (await shopper.redirect(checkoutId)).body
    await pay(redirectSession.fullUrl, '4000 0000 0000 0002')
    expect((await pay(redirectSession.fullUrl)).status).toBe(303)
    await receiver.until((all) => all.length === 10)
    const of = (type: string) => receiver.deliveries.find((delivery) => delivery.type === type)?.payload
    const [order] = platform.orders()
    expect(receiver.types().sort()).toEqual([
      'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      'wix.ecom.v1.cart_created',
      'wix.ecom.v1.cart_deleted',
      'wix.ecom.v1.checkout_completed',
      'wix.ecom.v1.checkout_created',
      'wix.ecom.v1.checkout_updated',
      'wix.ecom.v1.order_approved',
      'wix.ecom.v1.order_created',
      'wix.ecom.v1.order_payment_status_updated',
      'wix.headless.v1.redirect_session_created',
    ])
    expect(of('wix.ecom.v1.checkout_created').createdEvent.entity).toMatchObject({ id: checkoutId, completed: false })
    expect(of('wix.ecom.v1.checkout_completed').actionEvent.body.checkout).toMatchObject({ id: checkoutId, completed: true })
    expect(of('wix.headless.v1.redirect_session_created').createdEvent.entity).toMatchObject({ fullUrl: redirectSession.fullUrl })
    expect(of('wix.ecom.v1.order_created').createdEvent.entity).toMatchObject({ id: order?.id, paymentStatus: 'NOT_PAID' })
    expect(of('wix.ecom.v1.order_payment_status_updated').actionEvent.body).toMatchObject({
      previousPaymentStatus: 'NOT_PAID',
      order: { paymentStatus: 'PAID' },
    })
    expect(of('wix.ecom.v1.order_approved').actionEvent.body.order).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      lineItems: [{ quantity: 2, productName: { original: 'Blue Mug' } }],
      billingInfo: { contactDetails: { firstName: 'Ada' } },
    })
    expect(of('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged').variants).toEqual([
      {
        id: expect.any(String),
        oldValue: { quantity: before, inStock: true, availableForPreorder: false },
        newValue: { quantity: before - 2, inStock: true, availableForPreorder: false },
      },
    ])
  })

  it('sends one event for an abandoned checkout, and one for its recovery', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver, {}, 1)
    const shopper = await aShopper(platform)
    await shopper.add()
    const { checkoutId } = (await shopper.checkout()).body
    const { redirectSession } = (await shopper.redirect(checkoutId)).body
    await receiver.until((all) => all.some(({ type }) => type.endsWith('abandoned_checkout_created')))
    await pay(redirectSession.fullUrl)
    await receiver.until((all) => all.some(({ type }) => type.endsWith('abandoned_checkout_recovered')))
    const told = receiver.deliveries.filter(({ type }) => type.includes('abandoned_checkout'))
    expect(told.map(({ payload }) => payload.slug)).toEqual(['created', 'recovered'])
    expect(told[0]?.payload.createdEvent.entity).toMatchObject({ checkoutId, status: 'ABANDONED' })
    expect(told[1]?.payload.actionEvent.body.abandonedCheckout).toMatchObject({ checkoutId, status: 'RECOVERED' })
  })

  it('retries an event before those that follow it, and delivers them in order', async () => {
    let refused = 3
    const receiver = await aReceiver(() => (refused-- > 0 ? 500 : 200))
    const platform = await aPlatform(receiver)
    const shopper = await aShopper(platform)
    const { cart } = (await shopper.add()).body
    await shopper.setQuantity(cart.lineItems[0]?.id ?? '', 2)
    await receiver.until((all) => all.filter(({ answered }) => answered === 200).length === 2)
    const slugs = receiver.deliveries.map(({ payload, answered }) => `${payload.slug} ${answered}`)
    expect(slugs).toEqual(['created 500', 'created 500', 'created 500', 'created 200', 'updated 200'])
    expect(new Set(receiver.deliveries.slice(0, 4).map(({ payload }) => payload.id)).size).toBe(1)
    // Each attempt is signed separately; a repeated token would look like a replayed copy.
    expect(new Set(receiver.deliveries.map(({ token }) => token)).size).toBe(5)
    await expect.poll(() => platform.undeliveredEvents()).toEqual([])
  })

  it('a refused event of one entity does not delay events of another', async () => {
    let stuck: string | undefined
    const receiver = await aReceiver(({ payload }) => {
      stuck ??= payload.entityId
      return payload.entityId === stuck ? 500 : 200
    })
    const platform = await aPlatform(receiver)
    await (await aShopper(platform)).add()
    await receiver.until((all) => all.length > 0)
    const { cart } = (await (await aShopper(platform)).add()).body
    await receiver.until((all) => all.some(({ answered }) => answered === 200))
    expect(receiver.deliveries.find(({ answered }) => answered === 200)?.payload.entityId).toBe(cart.id)
    expect(platform.undeliveredEvents().map(({ entity }) => entity)).toContain(`wix.ecom.v1.cart ${stuck}`)
  })

  it('delivers undelivered events after a restart, signed with the same key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'events-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const databaseFile = join(folder, 'shop.db')
    let isUp = false
    const receiver = await aReceiver(() => (isUp ? 200 : 503))
    const first = await aPlatform(receiver, { databaseFile })
    const keys = await (await fetch(`${first.url}/events/keys`)).json()
    const { cart } = (await (await aShopper(first)).add()).body
    await receiver.until((all) => all.length > 0)
    await first.close()
    const attempts = receiver.deliveries.length
    isUp = true
    const second = await aPlatform(receiver, { databaseFile })
    await receiver.until((all) => all.length > attempts)
    expect(receiver.deliveries.at(-1)).toMatchObject({
      type: 'wix.ecom.v1.cart_created',
      payload: { entityId: cart.id },
      answered: 200,
    })
    expect(await (await fetch(`${second.url}/events/keys`)).json()).toEqual(keys)
  })

  it('closes while a delivery hangs, and delivers its event after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'events-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const databaseFile = join(folder, 'shop.db')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    let answers = 0
    const receiver = await aReceiver(() => {
      arrive()
      answers += 1
      return answers === 1 ? new Promise<number>(() => {}) : 200
    })
    const first = await aPlatform(receiver, { databaseFile })
    await (await aShopper(first)).add()
    await arrived
    await first.close()
    await aPlatform(receiver, { databaseFile })
    await receiver.until((all) => all.length === 1)
    expect(receiver.types()).toEqual(['wix.ecom.v1.cart_created'])
  })

  it('stores no events without a receiver, and discards stored events on reset', async () => {
    const platform = await startPlatform()
    cleanups.push(() => platform.close())
    await (await aShopper(platform)).add()
    expect(platform.undeliveredEvents()).toEqual([])
    const receiver = await aReceiver(() => 500)
    const listened = await aPlatform(receiver)
    await (await aShopper(listened)).add()
    expect(listened.undeliveredEvents()).toHaveLength(1)
    listened.reset()
    expect(listened.undeliveredEvents()).toEqual([])
  })

  it.each(['http://shop.example/events', 'ftp://localhost/', 'events'])('refuses to send events to %s', async (url) => {
    await expect(startPlatform({ events: { url } })).rejects.toThrow('Events can go to https or to this machine')
  })
})
