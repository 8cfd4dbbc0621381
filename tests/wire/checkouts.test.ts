/** A checkout read from the local platform, by the visitor who created it and by a server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { createAdminClient } from '../../src/admin-entry'
import { createCheckout, getCheckout, getCheckoutByCartId, getCurrentCart } from '../../src/index'
import { aLocalShop } from '../support/fakes/local-shop'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const address = { country: 'FR', city: 'Lyon', postalCode: '69001', addressLine: '1 rue de la République' }

describe('a checkout of the local platform', () => {
  it('a checkout has the line items, shipping and totals of its cart, with dates and images converted', async () => {
    const shop = aLocalShop(platform)
    const { client, ids } = await shop.withCart()
    const cart = await getCurrentCart(client)
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB', shippingAddress: address })
    const checkout = await getCheckout(client, checkoutId)
    expect(checkout).toMatchObject({
      id: checkoutId,
      cartId: cart?.id,
      completed: false,
      channelType: 'WEB',
      lineItems: [{ id: ids.lineId, quantity: 1, media: { kind: 'image' } }],
      shippingInfo: { shippingDestination: { address } },
    })
    expect(checkout.createdDate).toBeInstanceOf(Date)
    expect(checkout.priceSummary?.total?.amount).toMatch(/^\d+\.\d\d$/)
    expect(await getCheckoutByCartId(client, cart?.id as string)).toEqual(checkout)
    expect(shop.exchanges.at(-1)?.request.url).toContain(`/ecom/v1/checkouts/by-cart-id/${cart?.id}?id=${cart?.id}`)
  })

  it('getCheckoutByCartId returns the newest checkout when a cart was checked out twice', async () => {
    const { client } = await aLocalShop(platform).withCart()
    const first = await createCheckout(client, { channelType: 'WEB' })
    const second = await createCheckout(client, { channelType: 'WEB' })
    const { id, cartId } = await getCheckout(client, second.checkoutId)
    expect(id).not.toBe(first.checkoutId)
    expect(await getCheckoutByCartId(client, cartId as string)).toMatchObject({ id })
  })

  it('a checkout is readable by its visitor and by a server, and not by another visitor', async () => {
    const { client } = await aLocalShop(platform).withCart()
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB' })
    const { cartId } = await getCheckout(client, checkoutId)
    const stranger = aLocalShop(platform).client()
    const refusal = { code: 'CHECKOUT_NOT_FOUND', status: 404 }
    await expect(getCheckout(stranger, checkoutId)).rejects.toMatchObject(refusal)
    await expect(getCheckoutByCartId(stranger, cartId as string)).rejects.toMatchObject(refusal)
    await expect(getCheckout(client, 'nope')).rejects.toMatchObject(refusal)
    const { apiKey, siteId } = platform.credentials()
    const server = createAdminClient({ apiKey, siteId, api: platform.url })
    expect(await getCheckout(server, checkoutId)).toMatchObject({ id: checkoutId })
  })
})
