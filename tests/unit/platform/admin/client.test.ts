import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAdminClient } from '../../../../src/admin-entry'
import { getProductV1 } from '../../../../src/index'

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

  it('never includes its API key in an error', async () => {
    const fetch = async () => new Response('{"message":"no"}', { status: 403 })
    const failure = await getProductV1(createAdminClient({ apiKey: 'KEY', siteId: 's', environment: { fetch } }), 'p').catch(
      (error: unknown) => error,
    )
    expect(JSON.stringify(failure)).not.toContain('KEY')
  })
})
