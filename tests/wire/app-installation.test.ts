/** Installing an app on the local platform: the URL, the owner's consent, the callback, and calls on behalf of the site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { createAdminClient, createAppTokens, createInstallUrl, handleAppCallback, signOn } from '../../src/admin-entry'
import { defaultEnvironment } from '../../src/index'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const redirectUrl = 'https://app.example/callback?tenant=7'
const ports = () => ({ environment: defaultEnvironment(), api: platform.url, timeoutMs: 15_000 })
const installUrl = (request: { redirectUrl: string; state?: string }, appId = platform.credentials().appId) =>
  createInstallUrl({ appId }, request, { installerOrigin: platform.url })

describe('createInstallUrl', () => {
  it('the install URL returns a code that is redeemed once, for tokens that can sign a member on', async () => {
    const { appId, appSecret } = platform.credentials()
    const url = installUrl({ redirectUrl, state: 'state & more' })
    const page = await fetch(url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You go on at app.example')])
    const answer = await fetch(url, { method: 'POST', redirect: 'manual' })
    const callback = answer.headers.get('location') ?? ''
    expect(callback).toMatch(/^https:\/\/app\.example\/callback\?tenant=7&code=/)
    const redeem = () => handleAppCallback(ports(), { appId, appSecret }, callback, { state: 'state & more' })
    const installation = await redeem()
    expect(installation.instanceId).toBe(platform.credentials().appInstanceId)
    await expect(redeem()).rejects.toMatchObject({ code: 'TOKEN_REJECTED' })

    const tokens = createAppTokens(ports(), { appId, appSecret }, { refreshToken: installation.refreshToken })
    const client = createAdminClient({ tokens, api: platform.url })
    await expect(signOn(client, { loginId: { email: 'new@example.com' } })).resolves.toMatchObject({
      identity: { email: { address: 'new@example.com' } },
    })
  })

  it('the platform refuses an install URL with an unknown app or an ftp redirect URL', async () => {
    const statuses = await Promise.all(
      [installUrl({ redirectUrl }, 'unknown'), installUrl({ redirectUrl }).replace(encodeURIComponent('https:'), 'ftp:')].map(
        async (url) => (await fetch(url, { method: 'POST', redirect: 'manual' })).status,
      ),
    )
    expect(statuses).toEqual([400, 400])
  })
})
