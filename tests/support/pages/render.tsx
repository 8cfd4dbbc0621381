/** Renders components with a real shop whose network is in memory. */
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { ShopState } from '../../../src/store/base/state'
import { ShopProvider } from '../../../src/widget/shop-context'
import { aFakeShop, type FakeShopOptions } from '../fakes/fake-shop'

export { EVIL } from '../fakes/evil'

/** @param options of the platform in memory, e.g. the content of its cart and its stock */
export function renderInShop(ui: ReactNode, state: Partial<ShopState> = {}, options?: FakeShopOptions) {
  const fake = aFakeShop(options)
  const { shop } = fake
  shop.store.setState(state)
  const surroundings = { shop, adoptStyles: vi.fn(), setFallback: vi.fn(), checkout: vi.fn() }
  const draw = (children: ReactNode) => <ShopProvider value={surroundings}>{children}</ShopProvider>
  const view = render(draw(ui))
  return {
    ...fake,
    ...surroundings,
    container: view.container,
    redraw: (children: ReactNode) => view.rerender(draw(children)),
    /** Changes the shop's state. */
    change: (next: Partial<ShopState>) => act(() => shop.store.setState(next)),
  }
}

/** Waits for promises and renders what they change. */
export const turn = () => act(async () => {})
