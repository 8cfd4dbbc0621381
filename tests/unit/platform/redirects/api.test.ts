import { describe, expect, it } from 'vitest'
import { assertNavigable, createRedirectSession, requestRedirectSession } from '../../../../src/platform/redirects/api'
import { aDevice, json } from '../fake-platform'

describe('a redirect session', () => {
  it('createRedirectSession resolves the redirect session as the platform sent it', async () => {
    const device = aDevice()
    const redirectSession = { id: 'r', fullUrl: 'https://shop.example/checkout?a=b', sessionToken: null }
    device.answerAt('/redirect-session', () => json({ redirectSession }))
    await expect(device.settle(createRedirectSession(device.tab(), { login: {} }))).resolves.toEqual(redirectSession)
  })

  it('requestRedirectSession resolves the whole response', async () => {
    const device = aDevice()
    const reply = { redirectSession: { id: 'r', fullUrl: 'https://shop.example/checkout' }, attached: { status: 'SUCCESS' } }
    device.answerAt('/redirect-session', () => json(reply))
    await expect(device.settle(requestRedirectSession(device.tab(), { login: {} }))).resolves.toEqual(reply)
    expect(device.seen.at(-1)).toMatchObject({ path: '/_api/redirects-api/v1/redirect-session', body: { login: {} } })
  })

  it.each([
    createRedirectSession,
    requestRedirectSession,
  ])('rejects a redirect session without a URL with BAD_RESPONSE', async (call) => {
    const device = aDevice()
    device.answerAt('/redirect-session', () => json({ redirectSession: { id: 'r' } }))
    expect(await device.failure(call(device.tab(), { login: {} }))).toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

describe('assertNavigable', () => {
  it.each([
    'https://shop.example/checkout?a=b#c',
    'http://localhost:4000/x',
    'http://shop.localhost/x',
    'http://a.b.localhost/x',
    'http://127.0.0.1/x',
    'http://127.9.8.7:80/x',
    'http://127.1/x',
    'http://[::1]:4000/x',
  ])('assertNavigable accepts %s', (url) => {
    expect(assertNavigable(url).href).toBe(new URL(url).href)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://localhost/x',
    'http://shop.example/x',
    'http://127.0.0.1.evil.example/x',
    'http://localhost.evil.example/x',
    'http://notlocalhost/x',
    'http://[::2]/x',
    'http://10.0.0.1/x',
    '//shop.example/x',
    '/relative',
    '',
    undefined,
    null,
    {},
  ])('assertNavigable refuses %s', (url) => {
    expect(() => assertNavigable(url as string)).toThrow(expect.objectContaining({ code: 'INVALID_REDIRECT' }))
  })
})
