/** The page's configuration and what it gives to the API are its own, not what a script has written onto every object. */
import { describe, expect, it } from 'vitest'
import { pageConfiguration, readConfig } from '../../../src/embed/boot/config'
import { requestIn } from '../../../src/embed/visit/google-consent'
import { aFakeShop, PATHS } from '../../support/fakes/fake-shop'
import { polluted } from '../../support/fakes/polluted'
import { aProduct } from '../../support/fixtures/views'

const EVIL = 'https://evil.example'
const POLLUTION = {
  api: EVIL,
  captchaUrl: EVIL,
  membersUrl: EVIL,
  clientId: 'evil',
  storage: 'memory',
  consent: 'none',
  theme: 'dark',
}

describe('the configuration', () => {
  it.each([
    ['nothing', undefined],
    ['a plain object', { consent: 'required' }],
  ])('of a page with %s has no setting that stands on every object', async (_, globalConfig) => {
    const read = () => readConfig({ script: null, globalConfig }, () => {})
    const clean = read()
    expect(await polluted(POLLUTION, read)).toEqual(clean)
  })

  it('is that of the page, not one that every object has', async () => {
    const view = window as Window & { cartletConfig?: unknown }
    expect(await polluted({ cartletConfig: POLLUTION }, () => pageConfiguration(view))).toBeUndefined()
    view.cartletConfig = { clientId: 'mine' }
    expect(await polluted({ cartletConfig: POLLUTION }, () => pageConfiguration(view))).toEqual({ clientId: 'mine' })
    delete view.cartletConfig
  })

  it('is asked for no consent that the page’s own consent does not name', async () => {
    const requests = await polluted({ functionality_storage: 'granted', analytics_storage: 'granted' }, () =>
      requestIn([['consent', 'update', { ad_storage: 'granted' }]]),
    )
    expect(requests).toEqual({})
  })
})

describe('an add', () => {
  it('takes quantity, choice, text and subscription from what it was given', async () => {
    const { shop, calls, settle } = aFakeShop()
    const pollution = { quantity: 7, variant: 'evil', customText: { Engraving: 'evil' }, subscription: 'evil' }
    await polluted(pollution, () => settle(shop.cart.add({ product: aProduct() })))
    expect(calls(PATHS.add).map(({ body }) => body)).toMatchObject([{ lineItems: [{ quantity: 1 }] }])
    expect(calls(PATHS.add)[0]?.text).not.toContain('evil')
  })
})
