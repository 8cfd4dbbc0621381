import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store/base/state'
import type { Engine } from '../../../../src/store/cart/engine'
import { createGiftCard } from '../../../../src/store/drawer/gift-card'
import { aFakeShop, dropped, json, settled } from '../../../support/fakes/fake-shop'
import { withSecondCart } from '../../../support/fakes/second-cart'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const failed = Promise.reject(new Error('nothing comes later'))
failed.catch(() => {})

async function aCart() {
  const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v2' })
  const second = withSecondCart(fake)
  const engine: Engine = await fake.settle(fake.shop.engine())
  await fake.settle(fake.shop.cart.refresh())
  return { ...fake, second, engine, giftCard: createGiftCard(engine) }
}

describe('the gift card of a cart', () => {
  it('a removed card can be used again by the same buyer', async () => {
    const { giftCard, settle, state } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    await settle(giftCard.remove(card?.id ?? ''))
    expect(state().giftCard).toEqual({ status: 'removed', code: '****-GIFT' })
    const { giftCards } = await settle(giftCard.undo())
    expect(giftCards).toHaveLength(1)
  })

  it('a card whose number was copied with invisible characters is sent without them', async () => {
    const { giftCard, settle } = await aCart()
    const { giftCards } = await settle(giftCard.apply('\u2060FERN-10\u200b-GIFT\u200e'))
    expect(giftCards).toHaveLength(1)
  })

  it('a card that is applied or removed is a change of the cart, which other tabs and the page hear of', async () => {
    const { giftCard, settle, eventsOf } = await aCart()
    const before = eventsOf('cart-change').length
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    expect(eventsOf('cart-change').slice(before)).toMatchObject([
      { action: 'update', cart: { giftCards: [{ code: '****-GIFT' }] }, delta: [] },
    ])
    expect((await settle(eventsOf('cart-change').at(-1)?.promise ?? failed))?.cart.giftCards).toHaveLength(1)
    await settle(giftCard.remove(card?.id ?? ''))
    expect(eventsOf('cart-change').slice(before + 1)).toMatchObject([{ action: 'update', cart: { giftCards: [] } }])
  })

  it('a card that the cart has already, applied in another tab, is shown', async () => {
    const { giftCard, settle, state, second } = await aCart()
    second.applyGiftCard('FERN-10-GIFT')
    await settle(giftCard.apply('FERN-10-GIFT').catch(() => {}))
    expect(selectCart(state())?.giftCards).toHaveLength(1)
    expect(state().giftCard).toBeUndefined()
  })

  it('a second card is refused, and the one that was applied elsewhere is shown', async () => {
    const { giftCard, settle, state, second, failure } = await aCart()
    second.applyGiftCard('FERN-1000-GIFT')
    expect(await failure(giftCard.apply('FERN-10-GIFT'))).toMatchObject({ code: 'MAX_GIFT_CARDS_PER_CART_EXCEEDED' })
    await settle(Promise.resolve())
    expect(selectCart(state())?.giftCards).toMatchObject([{ code: '****-GIFT' }])
    expect(state().giftCard).toMatchObject({ status: 'refused', code: 'FERN-10-GIFT' })
  })

  it('a gift card stays in the cart when the request to remove it is lost, and the buyer sees the error', async () => {
    const { giftCard, settle, state, answer, failure } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    answer('/ecom/v2/carts/current/remove-gift-card', () => dropped())
    expect(await failure(giftCard.remove(card?.id ?? ''))).toMatchObject({ code: 'NETWORK' })
    expect(selectCart(state())?.giftCards).toMatchObject([{ code: '****-GIFT' }])
    expect(state().giftCard).toMatchObject({ status: 'refused', code: '' })
  })

  it('a card that was removed elsewhere meanwhile counts as removed', async () => {
    const { giftCard, settle, state, second } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    second.removeGiftCard()
    const { giftCards } = await settle(giftCard.remove(card?.id ?? ''))
    expect(giftCards).toEqual([])
    expect(selectCart(state())?.giftCards).toEqual([])
  })

  it('a card whose removal was lost, and which another one has replaced meanwhile, counts as removed', async () => {
    const { giftCard, settle, state, second, answer } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    answer('/ecom/v2/carts/current/remove-gift-card', () => {
      second.removeGiftCard()
      second.applyGiftCard('FERN-1000-GIFT')
      return dropped()
    })
    const { giftCards } = await settle(giftCard.remove(card?.id ?? ''))
    expect(giftCards).toHaveLength(1)
    expect(state().giftCard).toEqual({ status: 'removed', code: '****-GIFT' })
  })

  it.each([
    ['has taken', true],
    ['has not taken', false],
  ])('a card whose answer was lost counts by what the cart %s', async (_, isTaken) => {
    const { giftCard, settle, second, answer } = await aCart()
    answer('/ecom/v2/carts/current/add-gift-card', () => {
      if (isTaken) second.applyGiftCard('FERN-10-GIFT')
      return dropped()
    })
    const applied = giftCard.apply('FERN-10-GIFT').then(
      ({ giftCards }) => giftCards?.length,
      ({ code }) => code,
    )
    expect(await settle(applied)).toBe(isTaken ? 1 : 'NETWORK')
  })

  it('a card whose removal was lost counts as removed when the cart has no card', async () => {
    const { giftCard, settle, second, answer } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    answer('/ecom/v2/carts/current/remove-gift-card', () => {
      second.removeGiftCard()
      return dropped()
    })
    expect((await settle(giftCard.remove(card?.id ?? ''))).giftCards).toEqual([])
  })

  it('no undo is offered for a card that this page shows no longer', async () => {
    const { giftCard, settle, state, second, shop } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    second.removeGiftCard()
    second.applyGiftCard('FERN-1000-GIFT')
    await settle(shop.cart.refresh())
    await settle(giftCard.remove(card?.id ?? ''))
    expect(state().giftCard).toBeUndefined()
  })

  it('a card is being applied until the platform answers', async () => {
    const { giftCard, settle, state } = await aCart()
    const applying = giftCard.apply(' FERN-10-GIFT')
    expect(state().giftCard).toEqual({ status: 'applying', code: ' FERN-10-GIFT' })
    await settle(applying)
    expect(state().giftCard).toBeUndefined()
  })

  it.each([
    ['an empty code', 'INVALID_ARGUMENT', ' ', undefined],
    ['a cart of version 1', 'UNSUPPORTED', 'FERN-10-GIFT', 'refused'],
  ])('%s takes no gift card', async (_, code, typed, status) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const giftCard = createGiftCard(await fake.settle(fake.shop.engine()))
    expect(await fake.failure(giftCard.apply(typed))).toMatchObject({ code })
    expect(fake.state().giftCard?.status).toBe(status)
  })

  it('totals from before the card are marked as old when they cannot be calculated anew', async () => {
    const { giftCard, settle, state, shop, answer } = await aCart()
    await settle(shop.prepareDrawer())
    shop.showTotals()
    await settled()
    const totals = () => selectCart(state())?.totals
    expect(totals()).toMatchObject({ total: { value: 18 } })
    expect(totals()?.isOld).toBeUndefined()
    answer('/ecom/v2/carts/current/estimate', () => json([]))
    await settle(giftCard.apply('FERN-10-GIFT'))
    await settled()
    expect(totals()).toMatchObject({ total: { value: 18 }, isOld: true })
  })

  it('a card that one buyer removed is not offered to the next one', async () => {
    const { giftCard, settle, state, client, failure } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    await settle(giftCard.remove(card?.id ?? ''))
    client.session.logout()
    expect(state().giftCard).toBeUndefined()
    expect(await failure(giftCard.undo())).toMatchObject({ code: 'NOTHING_TO_UNDO' })
  })
})
