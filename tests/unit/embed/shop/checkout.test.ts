import { expect, it } from 'vitest'
import { startCheckout } from '../../../../src/embed/shop/checkout'
import { memoryStorage } from '../../../../src/platform/storage'
import { INITIAL_STATE } from '../../../../src/store/base/state'

/** Leaves for the checkout from a page with these settings; resolves with the way back and how often the tab's storage was touched. */
async function leave(settings: { consent: 'none' | 'required'; storage: 'local' | 'memory' }) {
  let touched = 0
  const view = {
    location: new URL('https://shop.example/tea?email=a@b.c'),
    scrollY: 40,
    document,
    get sessionStorage() {
      touched += 1
      return sessionStorage
    },
  } as unknown as Window
  const ways: unknown[] = []
  const shop = { clientId: 'c', store: { getState: () => INITIAL_STATE }, checkout: async (way: unknown) => void ways.push(way) }
  const config = { ...settings, returnParameters: '', thankYouUrl: '', cartUrl: '', locale: 'en' }
  await startCheckout(
    { view, config } as unknown as Parameters<typeof startCheckout>[0],
    { shop, tabStorage: memoryStorage() } as unknown as Parameters<typeof startCheckout>[1],
    new EventTarget(),
  )
  return { ways, touched }
}

it.each([
  { consent: 'required', storage: 'local' },
  { consent: 'none', storage: 'memory' },
] as const)('a page that may store nothing reads no storage at the checkout either: %o', async (settings) => {
  const { ways, touched } = await leave(settings)
  expect(touched).toBe(0)
  expect(ways).toMatchObject([{ thankYouUrl: 'platform' }])
})
