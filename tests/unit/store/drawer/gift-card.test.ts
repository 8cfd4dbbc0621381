import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../../src/store/cart/engine'
import { createGiftCard } from '../../../../src/store/drawer/gift-card'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { withSecondCart } from '../../../support/fakes/second-cart'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

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

  it('a card that one buyer removed is not offered to the next one', async () => {
    const { giftCard, settle, state, client, failure } = await aCart()
    const { giftCards: [card] = [] } = await settle(giftCard.apply('FERN-10-GIFT'))
    await settle(giftCard.remove(card?.id ?? ''))
    client.session.logout()
    expect(state().giftCard).toBeUndefined()
    expect(await failure(giftCard.undo())).toMatchObject({ code: 'NOTHING_TO_UNDO' })
  })
})
