/** Credentials are read from own properties only, never from what a dependency has added to Object.prototype. */
import { expect, it } from 'vitest'
import { createAdminClient } from '../../../src/platform/admin/client'
import { getCurrentCart } from '../../../src/platform/cart/api'
import { createAppTokens, handleAppCallback } from '../../../src/platform/identity/app-credentials'
import { polluted } from '../../support/fakes/polluted'
import { aDevice, json } from './fake-platform'

const PORTS = { api: 'https://www.wixapis.com', timeoutMs: 1000 }
const IDENTITY = { appId: 'app', appSecret: 'secret' }

it('an elevated client ignores an origin, account and token source on Object.prototype', async () => {
  const device = aDevice()
  await polluted({ api: 'https://evil.example', accountId: 'evil', tokens: { accessToken: async () => 'evil' } }, () =>
    getCurrentCart(createAdminClient({ apiKey: 'key', siteId: 'site', environment: device.environment })),
  )
  const [call] = device.seen
  expect([new URL(call?.url ?? '').origin, call?.headers.Authorization, call?.headers['wix-account-id']]).toEqual([
    'https://www.wixapis.com',
    'key',
    undefined,
  ])
})

it('createAppTokens ignores an instance id and access token on Object.prototype', async () => {
  const device = aDevice()
  device.answerAt('/oauth/access', () => json({ access_token: 'a', refresh_token: 'r', expires_in: 100 }))
  const tokens = await polluted({ instanceId: 'evil', accessToken: 'evil' }, async () => {
    const source = createAppTokens({ ...PORTS, environment: device.environment }, IDENTITY, { refreshToken: 'mine' })
    return source.accessToken()
  })
  expect([tokens, device.seen.map(({ path, text }) => [path, text?.includes('evil')])]).toEqual(['a', [['/oauth/access', false]]])
})

it('handleAppCallback ignores an expected state on Object.prototype', async () => {
  const device = aDevice()
  device.answerAt('/oauth/access', () => json({ access_token: 'a', refresh_token: 'r' }))
  const url = 'https://app.example/?code=c&instanceId=i'
  const { instanceId } = await polluted({ state: 'evil' }, () =>
    handleAppCallback({ ...PORTS, environment: device.environment }, IDENTITY, url),
  )
  expect(instanceId).toBe('i')
})
