import { describe, expect, it } from 'vitest'
import { handleAppCallback } from '../../../../src/platform/identity/app-credentials'
import { createInstallUrl } from '../../../../src/platform/identity/install-url'
import { aDevice, json } from '../fake-platform'

const APP = { appId: 'app-1', appSecret: 'secret-1' }
const redirectUrl = 'https://app.example/cb?tenant=7&plan=a b'

describe('createInstallUrl', () => {
  it('returns the URL of the platform’s installer with redirectUrl and appId, in that order', () => {
    expect(createInstallUrl(APP, { redirectUrl: 'https://app.example/cb' })).toBe(
      'https://www.wix.com/installer/install?redirectUrl=https%3A%2F%2Fapp.example%2Fcb&appId=app-1',
    )
  })

  it('includes the given state and token unchanged, and not the app secret', () => {
    const url = createInstallUrl(APP, { redirectUrl, state: 'S&1', token: 'T=2' })
    const { origin, pathname, searchParams } = new URL(url)
    expect([origin, pathname]).toEqual(['https://www.wix.com', '/installer/install'])
    expect([...searchParams]).toEqual([
      ['redirectUrl', redirectUrl],
      ['appId', 'app-1'],
      ['state', 'S&1'],
      ['token', 'T=2'],
    ])
    expect(url).not.toContain('secret')
  })

  it('leaves out an empty state and an empty token', () => {
    expect(createInstallUrl(APP, { redirectUrl, state: '', token: '' })).toBe(createInstallUrl(APP, { redirectUrl }))
  })

  it('uses the origin of another installer when one is given', () => {
    const url = createInstallUrl(APP, { redirectUrl }, { installerOrigin: 'http://localhost:4400/elsewhere' })
    expect(new URL(url)).toMatchObject({ origin: 'http://localhost:4400', pathname: '/installer/install' })
  })

  it('handleAppCallback accepts a callback with the state of the install URL', async () => {
    const device = aDevice()
    device.answerAt('/oauth/access', () => json({ access_token: 'A', refresh_token: 'R' }))
    const ports = { environment: device.environment, api: 'https://api.example', timeoutMs: 15_000 }
    const sent = new URL(createInstallUrl(APP, { redirectUrl, state: 'S' })).searchParams
    const back = new URL(sent.get('redirectUrl') as string)
    for (const [name, value] of Object.entries({ code: 'C', instanceId: 'I', state: sent.get('state') as string }))
      back.searchParams.set(name, value)
    const installation = handleAppCallback(ports, APP, back.href, { state: 'S' })
    expect(await device.settle(installation)).toMatchObject({ instanceId: 'I', refreshToken: 'R' })
  })

  it.each([
    ['', 'https://app.example/cb', undefined, 'appId'],
    ['app-1', '/cb', undefined, 'redirectUrl'],
    ['app-1', 'http://app.example/cb', undefined, 'redirectUrl'],
    ['app-1', 'javascript:alert(1)', undefined, 'redirectUrl'],
    ['app-1', 'https://app.example/cb', 'http://evil.example', 'installerOrigin'],
  ])('refuses app id "%s", redirect URL "%s" and installer %s, and names %s', (appId, to, installerOrigin, name) => {
    expect(() => createInstallUrl({ appId }, { redirectUrl: to }, { installerOrigin })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(name) }),
    )
  })
})
