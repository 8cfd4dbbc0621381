/** Every row of docs/platform.md §7 about identity has a route, and accepts the callers that the table lists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { IDENTITY_ROUTES } from '../../routes/identity/identity-table'
import { type Platform, startPlatform } from '../../server'
import { createMemberShopper, type MemberShopper } from './support/members'

let platform: Platform
let page: MemberShopper
beforeAll(async () => {
  platform = await startPlatform()
  page = await createMemberShopper(platform)
})
afterAll(() => platform.close())

const TOKENS = {
  nobody: async () => '',
  visitor: async () => page.tokens.access_token,
  // A separate login each time, since one of the calls ends it.
  member: async () => {
    const { sessionToken } = (await page.login('ada@members.example', SEEDED_PASSWORD)).body
    return (await page.memberTokens(sessionToken)).access_token
  },
  elevated: async () => platform.credentials().apiKey,
}
type Who = keyof typeof TOKENS

/** Copied from the specification, not from the table under test. */
const SPECIFIED = [
  'POST /v1/redirect-session',
  'POST /v2/register',
  'POST /v2/login',
  'POST /v2/change-password',
  'GET /v1/sso/login/{tenantId}/{idpConnectionId}',
  'GET /v1/callback',
  'POST /v1/sso/login-with-token-params',
  'POST /v2/sign-on',
  'GET /v1/logout',
  'POST /v2/{factorType}/verify',
  'POST /v1/send-email',
  'POST /v1/activation-email',
  'POST /v1/recover',
  'POST /v1/Start',
  'POST /v1/auth/verify',
  'POST /v1/auth/resend',
  'POST /oauth2/token',
]

const MAY: Record<string, readonly Who[]> = {
  anyone: ['nobody', 'visitor', 'member', 'elevated'],
  visitor: ['visitor', 'member', 'elevated'],
  member: ['member'],
  elevated: ['elevated'],
}

it('the identity table has every row of the specification', () => {
  const calls = IDENTITY_ROUTES.map(({ call }) => call)
  expect(SPECIFIED.filter((call) => !calls.includes(call))).toEqual([])
  expect(new Set(calls).size).toBe(calls.length)
})

describe.each(IDENTITY_ROUTES)('$call', ({ route, caller }) => {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replace('{tenantId}', 'x').replace('{idpConnectionId}', 'y').replace('{factorType}', 'SMS')
  const ask = async (who: Who) => {
    const token = await TOKENS[who]()
    const response = await fetch(platform.url + address, {
      method,
      redirect: 'manual',
      headers: { ...(token && { authorization: token }), 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    return { status: response.status, text: await response.text() }
  }

  it.each(
    Object.keys(TOKENS) as Who[],
  )('the identity call exists and accepts or refuses the caller %s as the table says', async (who) => {
    const { status, text } = await ask(who)
    expect(text).not.toContain('No such call')
    expect(status).not.toBe(500)
    const isRefused = /UNAUTHENTICATED|PERMISSION_DENIED/.test(text)
    expect(isRefused).toBe(!MAY[caller]?.includes(who))
  })
})
