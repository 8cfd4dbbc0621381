import { describe, expect, it } from 'vitest'
import type { Tokens } from '../../../../src/platform/session/tokens'
import { aDevice, storedTokens, TOKENS_KEY, tokenReply } from '../fake-platform'

const member = (name = 'm'): Tokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  role: 'member',
  receivedAt: 1_800_000_000_000,
  expiresIn: 14_400,
  renewed: false,
})

/** A promise that the test resolves with `keep`. */
function later<T>() {
  let keep: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

describe('session.adopt', () => {
  it('adopt() makes the session the member’s in this tab, in storage and in other tabs, and calls onChange', async () => {
    const device = aDevice()
    const [here, there] = [device.tab(), device.tab()]
    const told: string[] = []
    here.session.onChange(() => told.push(here.session.role()))
    expect(await here.session.adopt(Promise.resolve(member()))).toBe(true)
    expect(await device.settle(there.session.accessToken())).toBe('access-m')
    expect([here.session.role(), there.session.role(), told]).toEqual(['member', 'member', ['member']])
    expect(device.tokenRequests()).toEqual([])
  })

  it('adopt() rejects and keeps the visitor when the promise of tokens rejects', async () => {
    const device = aDevice()
    const { session } = device.tab()
    await device.settle(session.accessToken())
    await expect(session.adopt(Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(session.role()).toBe('visitor')
  })

  it.each([
    ['this tab', (tabs: ReturnType<typeof twoTabs>) => tabs.here.session.logout()],
    ['another tab', (tabs: ReturnType<typeof twoTabs>) => tabs.there.session.logout()],
  ])('adopt() discards the tokens after a logout in %s before they arrived', async (_, logOut) => {
    const tabs = twoTabs()
    await tabs.device.settle(tabs.here.session.accessToken())
    const login = later<Tokens>()
    const adopted = tabs.here.session.adopt(login.promise)
    logOut(tabs)
    login.keep(member())
    expect(await adopted).toBe(false)
    expect(tabs.device.environment.storage.read(TOKENS_KEY)).toBeNull()
    expect(tabs.here.session.role()).toBe('none')
  })

  it('adopted tokens are not replaced by the renewal of a visitor that ends later', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens())
    const { session } = device.tab()
    const renewal = later<Response>()
    device.answerAt('/oauth2/token', () => renewal.promise)
    const waiting = session.accessToken()
    await session.adopt(Promise.resolve(member()))
    renewal.keep(tokenReply('late'))
    expect(await device.settle(waiting)).toBe('access-m')
    expect(session.role()).toBe('member')
  })
})

function twoTabs() {
  const device = aDevice()
  return { device, here: device.tab(), there: device.tab() }
}
