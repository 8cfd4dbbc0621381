/** Configuration and API arguments are read from own properties, never from what a script has added to Object.prototype. */
import { describe, expect, it } from 'vitest'
import { pageConfiguration, readConfig } from '../../../src/embed/settings/config'
import { lateSetting } from '../../../src/embed/settings/late-setting'
import { consentReader } from '../../../src/embed/visit/google-consent'
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

describe('configuration on a page with a polluted Object.prototype', () => {
  it.each([
    ['nothing', undefined],
    ['a plain object', { consent: 'required' }],
  ])('the configuration of a page with %s takes no setting from Object.prototype', async (_, globalConfig) => {
    const read = () => readConfig({ script: null, globalConfig }, () => {})
    const clean = read()
    expect(await polluted(POLLUTION, read)).toEqual(clean)
  })

  it('pageConfiguration ignores a cartletConfig on Object.prototype', async () => {
    const view = window as Window & { cartletConfig?: unknown }
    expect(await polluted({ cartletConfig: POLLUTION }, () => pageConfiguration(view))).toBeUndefined()
    view.cartletConfig = { clientId: 'mine' }
    expect(await polluted({ cartletConfig: POLLUTION }, () => pageConfiguration(view))).toEqual({ clientId: 'mine' })
    delete view.cartletConfig
  })

  it('lateSetting takes no setting from Object.prototype, and those of cartletConfig', async () => {
    const view = window as Window & { cartletConfig?: unknown }
    view.cartletConfig = { clientId: 'mine', agents: 'on' }
    const names = ['live', 'analytics', 'agents']
    const read = () => names.map((name) => lateSetting(name, null, view))
    expect(await polluted({ live: EVIL, analytics: 'datalayer', agents: 'off' }, read)).toEqual([undefined, undefined, 'on'])
    delete view.cartletConfig
  })

  it('consentReader reads no consent from Object.prototype', async () => {
    const requests = await polluted({ functionality_storage: 'granted', analytics_storage: 'granted' }, () =>
      consentReader()([['consent', 'update', { ad_storage: 'granted' }]]),
    )
    expect(requests).toEqual({ updates: {}, defaults: {} })
  })
})

describe('cart.add on a page with a polluted Object.prototype', () => {
  it('cart.add takes quantity, variant, text and subscription only from its argument', async () => {
    const { shop, calls, settle } = aFakeShop()
    const pollution = { quantity: 7, variant: 'evil', customText: { Engraving: 'evil' }, subscription: 'evil' }
    await polluted(pollution, () => settle(shop.cart.add({ product: aProduct() })))
    expect(calls(PATHS.add).map(({ body }) => body)).toMatchObject([{ lineItems: [{ quantity: 1 }] }])
    expect(calls(PATHS.add)[0]?.text).not.toContain('evil')
  })
})
