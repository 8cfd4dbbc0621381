import { act, cleanup, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ShopEvent } from '../../../src/store/base/shop-events'
import { LiveRegion, useSentence } from '../../../src/widget/LiveRegion'
import { applicationError, PATHS } from '../../support/fakes/fake-shop'
import { aCart, aProduct } from '../../support/fixtures/views'
import { EVIL, renderInShop } from '../../support/pages/render'

const say = (event: ShopEvent) =>
  event.type === 'cart-change' ? 'Changed.' : event.type === 'checkout-return' ? EVIL : undefined
const region = () => screen.getByRole('status')

/** A region that announces the shop's events. */
const Speaker = ({ silent }: { silent?: boolean }) => {
  const sentence = useSentence(say)
  return <LiveRegion className="hidden" sentence={silent ? '' : sentence} />
}
const refreshed = async ({ shop, settle, server }: ReturnType<typeof renderInShop>) => {
  server.lines = []
  await act(async () => {
    await settle(shop.cart.clear())
  })
}
const holding = { cart: { status: 'ready' as const, cart: aCart() } }

describe('LiveRegion', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('renders an empty status region before any event', () => {
    renderInShop(<Speaker />)
    expect(region().textContent).toBe('')
  })

  it('a region that comes with its sentence is empty first, because only a change is announced', () => {
    const before: unknown[] = []
    const Comes = () => {
      useLayoutEffect(() => void before.push(region().textContent))
      return <LiveRegion className="hint" sentence="Loading" />
    }
    renderInShop(<Comes />)
    expect([before[0], region().textContent, region().className]).toEqual(['', 'Loading', 'hint'])
  })

  it('announces the sentence for an event', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    expect(region().textContent).toBe('Changed.')
  })

  it('keeps its text when an event has no sentence', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    const passed: string[] = []
    fake.shop.listen(({ type }) => void passed.push(type))
    fake.answer(PATHS.add, () => applicationError('NOPE'))
    await act(async () => {
      await fake.settle(fake.shop.cart.add({ product: aProduct() }).catch(() => {}))
    })
    expect(passed).toEqual(['error'])
    expect(region().textContent).toBe('Changed.')
  })

  it('clears its text when the cart changes again and there is nothing to say', async () => {
    const sayAdds = (event: ShopEvent) => (event.type === 'cart-change' && event.action === 'add' ? 'Added.' : undefined)
    const Adds = () => <LiveRegion className="hidden" sentence={useSentence(sayAdds)} />
    const fake = renderInShop(<Adds />, holding)
    await act(() => fake.settle(fake.shop.cart.add({ product: aProduct() })))
    expect(region().textContent).toBe('Added.')
    await refreshed(fake)
    expect(region().textContent).toBe('')
  })

  it('clears its text when the cart opens half a second after the announcement, but not earlier', async () => {
    const now = vi.spyOn(Date, 'now')
    const textsAfter = async (ms: number) => {
      now.mockReturnValue(1_000)
      const fake = renderInShop(<Speaker />, holding)
      await refreshed(fake)
      const before = region().textContent
      now.mockReturnValue(1_000 + ms)
      act(() => fake.shop.openDrawer())
      const after = region().textContent
      cleanup()
      return [before, after]
    }
    expect(await textsAfter(499)).toEqual(['Changed.', 'Changed.'])
    expect(await textsAfter(500)).toEqual(['Changed.', ''])
  })

  it('keeps a sentence that is not yet half a second old when the cart opens, and clears it when the cart closes', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    act(() => fake.shop.openDrawer())
    expect(region().textContent).toBe('Changed.')
    act(() => fake.shop.closeDrawer())
    expect(region().textContent).toBe('')
  })

  it('clears its text when its sentence becomes empty, and inserts the next one anew, even the same', async () => {
    const fake = renderInShop(<Speaker />, holding)
    await refreshed(fake)
    const [node] = region().children
    fake.redraw(<Speaker silent />)
    expect(region().textContent).toBe('')
    fake.redraw(<Speaker />)
    expect(region().textContent).toBe('Changed.')
    expect(region().firstElementChild).not.toBe(node)
  })

  it('announces names as plain text', () => {
    renderInShop(<LiveRegion className="hidden" sentence={EVIL} />)
    expect(region().textContent).toBe(EVIL)
    expect(document.querySelector('img')).toBeNull()
  })
})
