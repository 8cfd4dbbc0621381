/** The members' hosted pages: which logins they accept, and what they show. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { type Platform, startPlatform } from '../../server'
import { submit } from '../identity/support/hosted'
import { createMemberShopper, type MemberShopper, messageIn } from '../identity/support/members'

let platform: Platform
let page: MemberShopper
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(async () => {
  platform.reset()
  page = await createMemberShopper(platform)
})
afterAll(() => platform.close())

const open = async (section: string, cookie = '') => {
  const response = await fetch(`${platform.url}/hosted/members/${section}`, { headers: { cookie } })
  return { status: response.status, text: await response.text() }
}

describe('the member pages', () => {
  it('member pages ask a visitor to log in, and answer 404 for an unknown section', async () => {
    expect((await open('my-orders')).text).toContain('You are not logged in')
    expect((await open('constructor')).status).toBe(404)
  })

  it('member pages show the account of a member who logged in on the hosted login', async () => {
    const { fullUrl } = await page.redirect({ login: {}, callbacks: { postFlowUrl: 'https://page.example/back' } })
    const { cookie } = await submit(fullUrl, { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD })
    const account = await open('my-account', cookie)
    expect([account.status, account.text.includes('ada@members.example')]).toEqual([200, true])
    for (const section of ['my-orders', 'my-subscriptions', 'my-bookings', 'my-events']) {
      const { status, text } = await open(section, cookie)
      expect([status, text.includes('Nothing yet.')]).toEqual([200, true])
    }
  })

  it('a login on the shop’s own page opens the member pages only if its session token is passed on', async () => {
    const { sessionToken } = (await page.login('ada@members.example', SEEDED_PASSWORD)).body
    const frame = async (request: Record<string, unknown>) => {
      const { session } = await page.authorize({ responseMode: 'web_message', ...request }, 'none')
      const response = await fetch(session.fullUrl)
      return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', message: messageIn(await response.text()) }
    }
    const known = await frame({ sessionToken })
    expect(known.message?.data.code).toBeTruthy()
    expect((await open('my-account', known.cookie)).text).toContain('ada@members.example')
    const unknown = await frame({})
    expect([unknown.cookie, unknown.message?.data.error]).toEqual(['', 'login_required'])
  })
})
