import { describe, expect, it } from 'vitest'
import { logOut } from '../../../../src/platform/identity/log-out'
import { aDevice, CLIENT_ID, dropped, json, storedTokens, TOKENS_KEY } from '../fake-platform'

function aMember() {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: 1_800_000_000_000 }))
  device.answerAt('redirect-session', () => json({ redirectSession: { fullUrl: 'https://shop.example/logout' } }))
  return { device, client: device.tab(), otherTab: device.tab() }
}

describe('logging out', () => {
  it('asks for the way out as the member, and then forgets them in every tab', async () => {
    const { device, client, otherTab } = aMember()
    const { logoutUrl } = await device.settle(logOut(client, 'https://shop.example/'))
    expect(logoutUrl).toBe('https://shop.example/logout')
    expect(device.seen.map(({ body, headers }) => [body, headers.Authorization])).toEqual([
      [{ logout: { clientId: CLIENT_ID }, callbacks: { postFlowUrl: 'https://shop.example/' } }, 'access-old'],
    ])
    expect([client.session.role(), otherTab.session.role()]).toEqual(['none', 'none'])
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
  })

  it.each([
    ['answers with an error', () => json({}, { status: 500 }), 'HTTP_500'],
    ['cannot be reached', dropped, 'NETWORK'],
  ] as const)('forgets the member here even when the platform %s, and reports that', async (_, answer, code) => {
    const { device, client, otherTab } = aMember()
    device.answerAt('redirect-session', answer)
    expect(await device.failure(logOut(client, 'https://shop.example/'))).toMatchObject({ code })
    expect([client.session.role(), otherTab.session.role()]).toEqual(['none', 'none'])
    expect(device.environment.storage.read(TOKENS_KEY)).toBeNull()
  })
})
