import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAdminClient } from '../../../../src/admin-entry'
import { type CartletError, getProductV1 } from '../../../../src/index'

const json = (body: object) => new Response(JSON.stringify(body), { status: 400 })

function aServer() {
  const sent: RequestInit[] = []
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(init)
    return new Response(JSON.stringify({ product: { id: 'p' } }))
  }
  return { sent, environment: { fetch } }
}

describe('the elevated client', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('sends its API key with the site and account ids, and requests no token', async () => {
    const { sent, environment } = aServer()
    const client = createAdminClient({
      apiKey: 'KEY',
      siteId: 'site',
      accountId: 'account',
      environment,
      headers: { 'x-a': '1' },
    })
    await getProductV1(client, 'p')
    expect(sent.map(({ headers }) => headers)).toEqual([
      { Authorization: 'KEY', 'wix-site-id': 'site', 'wix-account-id': 'account', 'x-a': '1' },
    ])
  })

  it('sends the access token of a token source that it is given, and a renewed one after a 401', async () => {
    const seen: unknown[] = []
    const fetch = async (_: string, { headers }: RequestInit) => {
      const { Authorization } = headers as Record<string, string>
      seen.push(Authorization)
      return Authorization === 'fresh' ? new Response('{"product":{}}') : new Response('', { status: 401 })
    }
    const tokens = { accessToken: async () => 'stale', renewAfter401: async () => 'fresh' }
    await getProductV1(createAdminClient({ tokens, environment: { fetch } }), 'p')
    expect(seen).toEqual(['stale', 'fresh'])
  })

  it('refuses to run in a page and gives the reason', () => {
    vi.stubGlobal('document', {})
    expect(() => createAdminClient({ apiKey: 'KEY', siteId: 'site' })).toThrow(
      expect.objectContaining({ code: 'ELEVATED_IN_PAGE', message: expect.stringContaining('every visitor') }),
    )
  })

  it.each([
    ['no credential', {}, 'apiKey'],
    [
      'two credentials',
      { apiKey: 'K', siteId: 's', tokens: { accessToken: async () => '', renewAfter401: async () => '' } },
      'apiKey',
    ],
    ['a key without a site or account', { apiKey: 'K' }, 'siteId'],
  ])('refuses a configuration with %s and names the field', (_, config, field) => {
    expect(() => createAdminClient(config)).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining(field) }),
    )
  })

  const apiKey = 'IST.eyJraWQiOiJQb3pIX2FDMiJ9.eyJkYXRhIjoi/x+y"z'
  const quoted = { message: `no: ${apiKey}`, headers: { Authorization: apiKey }, url: `?key=${encodeURIComponent(apiKey)}` }
  it.each([
    ['a refusal', 'HTTP_403', async () => new Response(JSON.stringify(quoted), { status: 403 })],
    [
      'an application error',
      'X',
      async () => json({ details: { applicationError: { code: 'X', description: apiKey, data: quoted } } }),
    ],
    [
      'a failure of the platform',
      'HTTP_500',
      async () => new Response(JSON.stringify(quoted), { status: 500, statusText: 'no' }),
    ],
    ['a body that is no JSON', 'BAD_RESPONSE', async () => new Response(`no: ${apiKey}`)],
    ['a failed connection', 'NETWORK', () => Promise.reject(Object.assign(new TypeError(`no: ${apiKey}`), { request: quoted }))],
  ])('never includes its API key in the error for %s that quotes it', async (_, code, fetch) => {
    // Only the waits between attempts end: timeouts are longer.
    const sleep = (ms: number) => (ms < 2_000 ? Promise.resolve() : new Promise<void>(() => {}))
    const client = createAdminClient({ apiKey, siteId: 's', environment: { fetch, sleep } })
    const failure: CartletError = await getProductV1(client, 'p').catch((error) => error)
    expect(failure).toMatchObject({ name: 'CartletError', code })
    const told = `${JSON.stringify(failure)} ${failure.message} ${failure.stack} ${inspect(failure)}`
    expect(told).not.toContain('eyJraWQ')
  })
})
