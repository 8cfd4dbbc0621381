import { afterEach, describe, expect, it } from 'vitest'
import { createAppTokens, handleAppCallback } from '../../../../src/platform/identity/app-credentials'
import { aDevice, json } from '../fake-platform'

const APP = { appId: 'app-1', appSecret: 'secret-1' }

function aServer(...answers: Response[]) {
  const device = aDevice()
  device.answer(({ path }) => (path.startsWith('/oauth') ? answers.shift() : undefined))
  const ports = { environment: device.environment, api: 'https://api.example', timeoutMs: 15_000 }
  const sent = () => device.seen.map(({ path, body }) => [path, body])
  return { device, ports, sent }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

describe('createAppTokens', () => {
  it('requests one token for parallel calls and reuses it until shortly before it expires', async () => {
    const { device, ports, sent } = aServer(
      json({ access_token: 'A', expires_in: 100 }),
      json({ access_token: 'B', expires_in: 100 }),
    )
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    const all = Promise.all([tokens.accessToken(), tokens.accessToken(), tokens.accessToken()])
    expect(await device.settle(all)).toEqual(['A', 'A', 'A'])
    expect(sent()).toEqual([
      ['/oauth2/token', { instance_id: 'i', client_id: 'app-1', client_secret: 'secret-1', grant_type: 'client_credentials' }],
    ])
    await device.advance(89_999)
    expect(await tokens.accessToken()).toBe('A')
    await device.advance(1)
    expect(await device.settle(tokens.accessToken())).toBe('B')
  })

  it('uses a rotated refresh token, and does not reuse an access token without an expiry', async () => {
    const { device, ports, sent } = aServer(
      json({ access_token: 'A', refresh_token: 'r2' }),
      json({ access_token: 'B' }),
      json({ access_token: 'C' }),
    )
    const tokens = createAppTokens(ports, APP, { refreshToken: 'r1' })
    for (const token of ['A', 'B', 'C']) expect(await device.settle(tokens.accessToken())).toBe(token)
    expect(sent().map(([path, body]) => [path, (body as { refresh_token: string }).refresh_token])).toEqual([
      ['/oauth/access', 'r1'],
      ['/oauth/access', 'r2'],
      ['/oauth/access', 'r2'],
    ])
  })

  it('exchanges an access token that is bound to a browser session', async () => {
    const { device, ports, sent } = aServer(json({ access_token: 'A', expires_in: 10 }))
    expect(await device.settle(createAppTokens(ports, APP, { accessToken: 'bound' }).accessToken())).toBe('A')
    expect(sent()[0]?.[1]).toEqual({ grant_type: 'strip_bound_session', client_secret: 'secret-1', access_token: 'bound' })
  })

  it('takes a life that is no number for none, and requests the next token anew', async () => {
    const { device, ports, sent } = aServer(
      json({ access_token: 'A', expires_in: { toString: 1, valueOf: 1 } }),
      json({ access_token: 'B', expires_in: 100 }),
    )
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    expect(await device.settle(tokens.accessToken())).toBe('A')
    expect(await device.settle(tokens.accessToken())).toBe('B')
    expect(sent()).toHaveLength(2)
  })

  it('renews after a 401, but not when the refused token was already replaced', async () => {
    const { device, ports } = aServer(json({ access_token: 'A', expires_in: 100 }), json({ access_token: 'B', expires_in: 100 }))
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    await device.settle(tokens.accessToken())
    expect(await device.settle(tokens.renewAfter401('A'))).toBe('B')
    expect(await tokens.renewAfter401('A')).toBe('B')
  })

  it('requests a token again after a failure, whose error does not contain the app secret', async () => {
    const { device, ports } = aServer(
      json({ error: 'invalid_client', message: 'bad secret-1' }, { status: 401 }),
      json({ access_token: 'A' }),
    )
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    const error = await device.failure(tokens.accessToken())
    expect(error).toMatchObject({ code: 'TOKEN_REJECTED' })
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret-1')
    expect(await device.settle(tokens.accessToken())).toBe('A')
  })

  it.each([{}, { access_token: '' }, { access_token: 7 }])('rejects the token response %o with BAD_RESPONSE', async (answer) => {
    const { device, ports } = aServer(json(answer))
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    expect(await device.failure(tokens.accessToken())).toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it.each([201, 202])('accepts a token response with status %i', async (status) => {
    const { device, ports } = aServer(json({ access_token: 'A', expires_in: 100 }, { status }))
    expect(await device.settle(createAppTokens(ports, APP, { instanceId: 'i' }).accessToken())).toBe('A')
  })

  it.each([301, 304])('rejects a token response with status %i', async (status) => {
    const { device, ports } = aServer(new Response(null, { status }))
    const tokens = createAppTokens(ports, APP, { instanceId: 'i' })
    expect(await device.failure(tokens.accessToken())).toMatchObject({ code: `HTTP_${status}`, status })
  })

  it('createAppTokens throws ELEVATED_IN_PAGE in a page', () => {
    const { ports } = aServer()
    Object.assign(globalThis, { document: {} })
    expect(() => createAppTokens(ports, APP, { instanceId: 'i' })).toThrow(expect.objectContaining({ code: 'ELEVATED_IN_PAGE' }))
  })
})

describe('handleAppCallback', () => {
  it('handleAppCallback exchanges the code for the tokens of the installation', async () => {
    const { device, ports, sent } = aServer(json({ access_token: 'A', refresh_token: 'R' }))
    const url = 'https://app.example/cb?code=C&instanceId=I&state=S'
    expect(await device.settle(handleAppCallback(ports, APP, url, { state: 'S' }))).toEqual({
      instanceId: 'I',
      accessToken: 'A',
      refreshToken: 'R',
    })
    expect(sent()).toEqual([
      ['/oauth/access', { code: 'C', client_id: 'app-1', client_secret: 'secret-1', grant_type: 'authorization_code' }],
    ])
  })

  it.each([
    ['https://app.example/cb?instanceId=I&state=S', 'INVALID_CALLBACK'],
    ['https://app.example/cb?code=C&state=S', 'INVALID_CALLBACK'],
    ['https://app.example/cb?code=C&instanceId=I&state=T', 'INVALID_CALLBACK'],
    ['https://app.example/cb?code=C&instanceId=I', 'INVALID_CALLBACK'],
    ['/cb?code=C&instanceId=I&state=S', 'INVALID_ARGUMENT'],
  ])('handleAppCallback refuses the callback %s without sending anything', async (url, code) => {
    const { device, ports } = aServer()
    expect(await device.failure(handleAppCallback(ports, APP, url, { state: 'S' }))).toMatchObject({ code })
    expect(device.seen).toEqual([])
  })
})
