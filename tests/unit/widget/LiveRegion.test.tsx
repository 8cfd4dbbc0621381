import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShopEvent } from '../../../src/store/shop-events'
import { LiveRegion, useSentence } from '../../../src/widget/LiveRegion'
import { aCart } from '../../support/fixtures/views'
import { EVIL, renderInShop } from '../../support/pages/render'

const say = (event: ShopEvent) =>
  event.type === 'cart-change' ? 'Changed.' : event.type === 'checkout-return' ? EVIL : undefined
const region = () => screen.getByRole('status')

/** What one region says of the shop's events. */
const Speaker = ({ silent }: { silent?: boolean }) => {
  const sentence = useSentence(say)
  return <LiveRegion sentence={silent ? '' : sentence} />
}
const refreshed = async ({ shop, settle, server }: ReturnType<typeof renderInShop>) => {
  server.lines = []
  await act(async () => {
    await settle(shop.cart.clear())
  })
}
const holding = { cart: { status: 'ready' as const, cart: aCart() } }

describe('the live region', () => {
  it('is there, silent, from the start', () => {
    renderInShop(<Speaker />)
    expect(region().textContent).toBe('')
  })

  it('says the sentence for an event', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    expect(region().textContent).toBe('Changed.')
  })

  it('keeps what it said when an event needs no words', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    await act(async () => {
      await fake.shop.cart.setQuantity('gone', 1).catch(() => {})
    })
    expect(region().textContent).toBe('Changed.')
  })

  it('forgets old news when the cart opens and when it closes', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    act(() => fake.shop.openDrawer())
    expect(region().textContent).toBe('')
  })

  it('falls silent when another one speaks', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    fake.redraw(<Speaker silent />)
    expect(region().textContent).toBe('')
  })

  it('says names as text', () => {
    renderInShop(<LiveRegion sentence={EVIL} />)
    expect(region().textContent).toBe(EVIL)
    expect(document.querySelector('img')).toBeNull()
  })
})
