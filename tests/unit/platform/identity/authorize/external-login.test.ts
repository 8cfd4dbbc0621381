import { afterEach, describe, expect, it } from 'vitest'
import {
  requestExternalMemberTokens,
  requestExternalMemberTokensWithSession,
} from '../../../../../src/platform/identity/authorize/external-login'
import { aDevice, json, storedTokens, TOKENS_KEY } from '../../fake-platform'

function aServer() {
  const device = aDevice()
  device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: 1_800_000_000_000 }))
  const told: string[] = []
  return { device, client: device.tab({ onError: ({ code }) => void told.push(code) }), told }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

describe('an external login', () => {
  it('requestExternalMemberTokens sends the visitor’s token with the API key and keeps the visitor’s session', async () => {
    const { device, client } = aServer()
    const tokens = await device.settle(requestExternalMemberTokens(client, 'member-1', 'API-KEY'))
    expect(tokens).toMatchObject({ role: 'member', accessToken: 'access-1', refreshToken: 'refresh-1' })
    expect(device.seen.map(({ path, body, headers }) => [path, body, headers.Authorization])).toEqual([
      [
        '/oauth2/token',
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'member-1' },
        'access-old,API-KEY',
      ],
    ])
    expect(client.session.role()).toBe('visitor')
  })

  it('requestExternalMemberTokensWithSession signs on by e-mail address before it requests tokens', async () => {
    const { device, client } = aServer()
    device.answerAt('/v2/sign-on', () => json({ sessionToken: 'session-1', identity: { id: 'member-2' } }))
    const request = { loginId: { email: 'ada@example.com' }, mergeExistingContact: true }
    expect(await device.settle(requestExternalMemberTokensWithSession(client, request, 'API-KEY'))).toMatchObject({
      role: 'member',
    })
    expect(device.seen.map(({ path, body, headers }) => [path, body, headers.Authorization])).toEqual([
      ['/_api/iam/authentication/v2/sign-on', request, 'access-old,API-KEY'],
      [
        '/oauth2/token',
        { grant_type: 'authorized_client', member_id: 'member-2', session_token: 'session-1' },
        'access-old,API-KEY',
      ],
    ])
  })

  it.each([
    {},
    { sessionToken: 's' },
    { identity: { id: 'm' } },
  ])('requests no tokens after an incomplete sign-on response %o, and calls onError', async (answer) => {
    const { device, client, told } = aServer()
    device.answerAt('/v2/sign-on', () => json(answer))
    const result = requestExternalMemberTokensWithSession(client, { loginId: { email: 'a@b.c' } }, 'API-KEY')
    expect(await device.failure(result)).toMatchObject({ code: 'BAD_RESPONSE' })
    expect(device.tokenRequests()).toEqual([])
    expect(told).toEqual(['BAD_RESPONSE'])
  })

  it('the error of an external login contains neither the API key nor the visitor’s token', async () => {
    const { device, client } = aServer()
    device.answerAt('/oauth2/token', () => json({ error: 'no API-KEY for access-old' }, { status: 401 }))
    const error = await device.failure(requestExternalMemberTokens(client, 'member-1', 'API-KEY'))
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/API-KEY|access-old/)
  })

  it('requestExternalMemberTokens refuses to run in a page and sends nothing', async () => {
    const { device, client } = aServer()
    Object.assign(globalThis, { document: {} })
    expect(await device.failure(requestExternalMemberTokens(client, 'm', 'k'))).toMatchObject({ code: 'ELEVATED_IN_PAGE' })
    expect(device.seen).toEqual([])
  })
})
