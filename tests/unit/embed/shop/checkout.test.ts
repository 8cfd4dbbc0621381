import { expect, it } from 'vitest'
import { startCheckout } from '../../../../src/embed/shop/checkout'
import { memoryStorage } from '../../../../src/platform/storage'
import { INITIAL_STATE } from '../../../../src/store/base/state'

/** Leaves for the checkout; resolves with the way back and how often the tab's storage was touched. */
async function leave(consent: 'none' | 'required') {
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
  const config = { consent, returnParameters: '', thankYouUrl: '', cartUrl: '', locale: 'en' }
  await startCheckout(
    { view, config } as unknown as Parameters<typeof startCheckout>[0],
    { shop, tabStorage: memoryStorage() } as unknown as Parameters<typeof startCheckout>[1],
    new EventTarget(),
  )
  return { ways, touched }
}

it('a page without consent reads no storage at the checkout either', async () => {
  const { ways, touched } = await leave('required')
  expect(touched).toBe(0)
  expect(ways).toMatchObject([{ thankYouUrl: 'platform' }])
})
