/** Version 2 of the cart: the client and the local platform, each written from the recordings alone, understand one another. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { productIdOf, STORES_APP_ID } from '../../demo/platform/storage/ids'
import * as cartlet from '../../src/index'
import { aLocalShop } from '../support/fakes/local-shop'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const catalogReference = (slug: string) => ({ appId: STORES_APP_ID, catalogItemId: productIdOf(slug) })
const items = (slug: string, quantity = 1) => ({ catalogItems: [{ catalogReference: catalogReference(slug), quantity }] })
const address = { country: 'IE', city: 'Galway', postalCode: 'H91 XY12', addressLine: 'Eyre Square 7' }

describe('the current cart of version 2', () => {
  it('a visit fills, changes, prices and leaves a cart, with dates and images converted', async () => {
    const client = aLocalShop(platform).client()
    expect(await cartlet.getCurrentCartV2(client)).toBeNull()
    const added = await cartlet.addLineItemsToCurrentCartV2(client, items('blue-mug', 2))
    const [line] = added.lineItems
    expect(line).toMatchObject({ attributes: { image: { kind: 'image' } }, quantityInfo: { confirmedQuantity: 2 } })
    expect(added.createdDate).toBeInstanceOf(Date)
    const lineItemId = line?.id as string
    await cartlet.updateLineItemsInCurrentCartV2(client, [{ lineItemId, quantity: { newQuantity: 3 } }])
    await cartlet.updateCurrentCartV2(client, { note: 'Ring twice', deliveryInfo: { address } })
    await cartlet.setDeliveryMethodForCurrentCartV2(client, { code: 'express' })
    const { coupons = [] } = await cartlet.addCouponToCurrentCartV2(client, 'WELCOME10')
    const { paymentInfo } = await cartlet.addGiftCardToCurrentCartV2(client, { code: 'FERN-10-GIFT' })
    const { cart, summary } = await cartlet.calculateCurrentCartV2(client)
    expect(cart).toMatchObject({ note: 'Ring twice', deliveryInfo: { address, method: { code: 'express' } } })
    expect(summary.paymentSummary?.giftCards).toMatchObject([{ redeemAmount: { amount: '10.00' } }])
    expect(summary.violations).toEqual([])
    expect(await cartlet.getCartV2(client, cart.id)).toEqual(cart)
    await cartlet.removeGiftCardFromCurrentCartV2(client, paymentInfo?.giftCards?.[0]?.id as string)
    await cartlet.removeCouponFromCurrentCartV2(client, coupons[0]?.id as string)
    await cartlet.removeDeliveryMethodFromCurrentCartV2(client)
    const left = await cartlet.refreshCurrentCartV2(client)
    expect([left.coupons, left.paymentInfo?.giftCards, left.deliveryInfo?.method]).toEqual([[], [], undefined])
    const { fullUrl } = await cartlet.createRedirectSession(client, { ecomCheckout: { checkoutId: left.id } })
    expect(await (await fetch(fullUrl)).text()).toContain('Blue Mug')
    expect((await cartlet.getCheckoutUrlV2(client, left.id)).checkoutUrl).toContain(platform.url)
    expect((await cartlet.removeLineItemsFromCurrentCartV2(client, [lineItemId])).lineItems).toEqual([])
    await cartlet.deleteCurrentCartV2(client)
    expect(await cartlet.getCurrentCartV2(client)).toBeNull()
  })

  it('a cart has the same lines in both versions of the client', async () => {
    const client = aLocalShop(platform).client()
    const { id, lineItems } = await cartlet.addLineItemsToCurrentCartV2(client, items('fig-candle'))
    const v1 = await cartlet.getCurrentCart(client)
    expect([v1?.id, v1?.lineItems.map((line) => line.id)]).toEqual([id, lineItems.map((line) => line.id)])
    expect(v1?.lineItems[0]?.catalogReference).toEqual(lineItems[0]?.source?.catalogReference)
  })

  it('refusals keep code and data, and do not repeat the code of a gift card', async () => {
    const client = aLocalShop(platform).client()
    await cartlet.addLineItemsToCurrentCartV2(client, items('low-stock-vase'))
    await expect(cartlet.addLineItemsToCurrentCartV2(client, items('low-stock-vase', 9))).rejects.toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      data: { invalidItems: [{ requestedQuantity: 9, availableQuantity: 2 }] },
    })
    const refused = await cartlet.addGiftCardToCurrentCartV2(client, { code: 'EMPTY-GIFT' }).catch((thrown) => thrown)
    expect(refused).toMatchObject({ code: 'INVALID_GIFT_CARD_STATUS', data: { reason: 'EMPTY_BALANCE' } })
    expect(JSON.stringify(refused)).not.toContain('EMPTY-GIFT')
  })

  it('a second cart is made, read and ordered by its id', async () => {
    const client = aLocalShop(platform).client()
    const { id, currentCart } = await cartlet.createCartV2(client, {
      ...items('blue-mug'),
      cart: { deliveryInfo: { address } },
      deliveryMethod: { code: 'standard' },
      giftCards: [{ code: 'FERN-1000-GIFT' }],
    })
    expect(currentCart).toBe(false)
    const { summary } = await cartlet.calculateCartV2(client, id)
    const { priceVerificationToken } = summary
    const { orderId } = await cartlet.placeOrderV2(client, id, { priceVerificationToken })
    expect(await cartlet.getCartV2(client, id)).toMatchObject({ orderPlaced: true, orderId })
    await expect(cartlet.addCouponV2(client, id, 'WELCOME10')).rejects.toMatchObject({ code: 'CART_ALREADY_ORDERED' })
  })
})
