/** Options that the types refuse, as JavaScript gives them: each is refused by its name, and nothing is sent anywhere. */
import { describe, expect, it } from 'vitest'
import { createRelay } from '../../../src/live/relay'
import { createAdminClient } from '../../../src/platform/admin/client'
import { getCurrentCart } from '../../../src/platform/cart/api'
import { createAnonymousClient, createClient } from '../../../src/platform/client'
import { memoryStorage } from '../../../src/platform/environment'
import { createEventReceiver, createEventVerifier } from '../../../src/platform/events/receive/receive'
import { createAppTokens, handleAppCallback } from '../../../src/platform/identity/app-credentials'
import { createInstallUrl } from '../../../src/platform/identity/install-url'
import { createTokenGrant } from '../../../src/platform/session/public-grant'
import { renderElement, renderStructuredData } from '../../../src/server/render-element'
import { createWholeShop as createShop } from '../../../src/store/shop/whole-shop'
import { aDevice, CLIENT_ID, json } from './fake-platform'

const APP = { appId: 'a', appSecret: 's' }
const KEY = { apiKey: 'k', siteId: 's' }
const SNAPSHOT = { format: 1, clientId: CLIENT_ID, takenAt: '', products: [], collections: [] }
const SHOP = { client: createClient({ clientId: 'c' }), storage: memoryStorage(), formatMoney: String, navigate() {} }

/** Each with the name that its error must contain. */
const WRONG: [asker: string, name: string, act: (options: never) => unknown, options: unknown][] = [
  ['createClient', 'clientId', createClient, undefined],
  ['createClient', 'apiOrgin', createClient, { clientId: 'c', apiOrgin: 'https://shop.example' }],
  ['createClient', 'clientID', createClient, { clientID: 'c' }],
  ['createClient', 'api', createClient, { clientId: 'c', api: 'shop.example' }],
  ['createClient', 'api', createClient, { clientId: 'c', api: null }],
  ['createClient', 'api', createClient, { clientId: 'c', apiOrigin: 'http://shop.example' }],
  ['createClient', 'apiOrigin', createClient, { clientId: 'c', api: 'https://a.example', apiOrigin: 'https://b.example' }],
  ['createClient', 'retries', createClient, { clientId: 'c', retries: -1 }],
  ['createClient', 'retries', createClient, { clientId: 'c', retries: '3' }],
  ['createClient', 'maxWaitMs', createClient, { clientId: 'c', maxWaitMs: Number.NaN }],
  ['createClient', 'onError', createClient, { clientId: 'c', onError: 'log' }],
  ['createClient', 'headers.X-Tenant', createClient, { clientId: 'c', headers: { 'X-Tenant': 7 } }],
  ['createClient', 'fetsh', createClient, { clientId: 'c', environment: { fetsh() {} } }],
  ['createClient', 'fetch', createClient, { clientId: 'c', environment: { fetch: 'yes' } }],
  ['createClient', 'environment.storage', createClient, { clientId: 'c', environment: { storage: {} } }],
  ['createClient', 'remove()', createClient, { clientId: 'c', storage: { read: () => null, write: () => true } }],
  ['createAnonymousClient', 'clientId', createAnonymousClient, { clientId: 'c' }],
  ['createAdminClient', 'createAdminClient()', createAdminClient, undefined],
  ['createAdminClient', 'apikey', createAdminClient, { apikey: 'k', siteId: 's' }],
  ['createAdminClient', 'apiKey', createAdminClient, { apiKey: { secret: 1 }, siteId: 's' }],
  ['createAdminClient', 'renewAfter401()', createAdminClient, { tokens: { accessToken() {} } }],
  ['createAdminClient', 'host', createAdminClient, { ...KEY, host: 'https://shop.example' }],
  ['createAppTokens', 'createAppTokens()', (options) => createAppTokens(options, APP, { instanceId: 'i' }), null],
  ['createAppTokens', 'url', (options) => createAppTokens(options, APP, { instanceId: 'i' }), { url: 'https://x.example' }],
  ['createAppTokens', 'timeoutMs', (options) => createAppTokens(options, APP, { instanceId: 'i' }), { timeoutMs: 'soon' }],
  ['createAppTokens', 'appSecret', (options) => createAppTokens({}, options, { instanceId: 'i' }), { appId: 'a' }],
  ['createAppTokens', 'as the app', (options) => createAppTokens({}, options, { instanceId: 'i' }), undefined],
  ['createAppTokens', 'instanceID', (options) => createAppTokens({}, APP, options), { instanceID: 'i' }],
  ['createAppTokens', 'instanceId', (options) => createAppTokens({}, APP, options), {}],
  ['createAppTokens', 'only one', (options) => createAppTokens({}, APP, options), { instanceId: 'i', refreshToken: 'r' }],
  ['createInstallUrl', 'redirectURL', (options) => createInstallUrl(APP, options), { redirectURL: 'https://x.example' }],
  ['createInstallUrl', 'as the app', (options) => createInstallUrl(options, { redirectUrl: 'https://x.example' }), undefined],
  ['createOAuth', 'clientId', createTokenGrant, {}],
  ['createEventReceiver', 'handler', createEventReceiver, { publicKey: 'k', handler: [] }],
  ['createEventReceiver', 'handlers', createEventReceiver, { publicKey: 'k' }],
  ['createEventReceiver', 'renewAfter', createEventReceiver, { handlers: [], jwks: () => {}, keySetRules: { renewAfter: 1 } }],
  ['createEventVerifier', 'audiences', createEventVerifier, { publicKey: 'k', audiences: 'a' }],
  ['createRelay', 'origin', createRelay, { origin: '*' }],
  ['createRelay', 'origins', createRelay, {}],
  ['createRelay', 'origins', createRelay, { origins: ['shop.example'] }],
  ['createRelay', 'share()', createRelay, { origins: '*', broker: { publish() {}, follow() {} } }],
  ['renderElement', 'styleNonse', (options) => renderElement('product', {}, SNAPSHOT as never, options), { styleNonse: 'n' }],
  [
    'renderStructuredData',
    'link',
    (options) => renderStructuredData([], SNAPSHOT as never, options),
    { link: 'https://x.example' },
  ],
  ['createShop', 'createShop()', createShop, undefined],
  ['createShop', 'navigate', createShop, { ...SHOP, navigate: undefined }],
  ['createShop', 'currency', createShop, { ...SHOP, currency: 'EUR' }],
  ['createShop', 'storage must have a function write()', createShop, { ...SHOP, storage: { read: () => null } }],
  ['createShop', 'client must have a function request()', createShop, { ...SHOP, client: {} }],
]

describe('options', () => {
  it.each(WRONG)('%s refuses a wrong %s by its name', (_asker, name, act, options) => {
    const thrown = (() => {
      try {
        return act(options as never)
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toMatchObject({
      code: expect.stringMatching(/^INVALID_(CONFIG|ARGUMENT)$/),
      name: expect.stringContaining('Error'),
    })
    expect((thrown as Error).message).toContain(name)
  })

  it('handleAppCallback rejects with the name of a wrong option, and does not throw', async () => {
    const url = 'https://app.example/?code=c&instanceId=i'
    const refused = handleAppCallback({} as never, { appId: 'a' } as never, url)
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_CONFIG', message: expect.stringContaining('appSecret') })
  })

  it('an option that is undefined counts as absent', () => {
    expect(createClient({ clientId: 'c', api: undefined, retries: undefined, environment: { fetch: undefined } }).clientId).toBe(
      'c',
    )
    expect(createAppTokens({ api: undefined }, APP, { instanceId: 'i' }).accessToken).toBeTypeOf('function')
  })
})

describe('the address of the API', () => {
  it.each(['api', 'apiOrigin'])('%s is where all kinds of clients send their requests', async (name) => {
    const device = aDevice()
    const { environment } = device
    device.answerAt('/oauth', () => json({ access_token: 'A', expires_in: 100 }))
    const connection = { [name]: 'https://own.example/path', environment }
    await device.settle(createAppTokens(connection, APP, { instanceId: 'i' }).accessToken())
    await device.settle(getCurrentCart(createAdminClient({ ...KEY, ...connection })).catch(() => {}))
    await device.settle(getCurrentCart(createAnonymousClient(connection)).catch(() => {}))
    await device.settle(
      createClient({ clientId: 'c', ...connection })
        .session.accessToken()
        .catch(() => {}),
    )
    await device.settle(
      createTokenGrant({ clientId: 'c', ...connection })
        .anonymous()
        .catch(() => {}),
    )
    expect(new Set(device.seen.map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://own.example']))
    expect(device.seen.length).toBeGreaterThanOrEqual(5)
  })
})
