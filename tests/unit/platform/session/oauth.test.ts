import { describe, expect, it } from 'vitest'
import { createOAuth } from '../../../../src/platform/session/oauth'
import { aDevice, json } from '../fake-platform'

const reply = { access_token: 'A', refresh_token: 'R', expires_in: 14_400 }

function anEndpoint(answer: Response) {
  const device = aDevice()
  device.answer(({ path }) => (path === '/oauth2/token' ? answer : undefined))
  const grant = createOAuth({
    environment: device.environment,
    apiOrigin: 'https://api.example',
    clientId: 'c1',
    timeoutMs: 15_000,
  })
  return { device, grant }
}

describe('the token endpoint', () => {
  it.each([200, 201, 202, 206])('accepts a visitor’s tokens with status %i', async (status) => {
    const { device, grant } = anEndpoint(json(reply, { status }))
    expect(await device.settle(grant.anonymous())).toMatchObject({ accessToken: 'A', refreshToken: 'R', role: 'visitor' })
    expect(device.seen.map(({ body }) => body)).toEqual([{ clientId: 'c1', grantType: 'anonymous' }])
  })

  it.each([200, 201])('accepts renewed tokens with status %i', async (status) => {
    const { device, grant } = anEndpoint(json(reply, { status }))
    const earlier = await device.settle(anEndpoint(json(reply)).grant.anonymous())
    const renewed = grant.refresh({ ...earlier, refreshToken: 'R0', role: 'member' })
    expect(await device.settle(renewed)).toMatchObject({ accessToken: 'A', role: 'member' })
    expect(device.seen.map(({ body }) => body)).toEqual([{ clientId: 'c1', refreshToken: 'R0', grantType: 'refresh_token' }])
  })

  it('a token request is a POST of JSON', async () => {
    const { device, grant } = anEndpoint(json(reply))
    await device.settle(grant.anonymous())
    expect(device.seen).toMatchObject([{ method: 'POST', headers: { 'Content-Type': 'application/json' } }])
  })

  it.each([
    [12, 12],
    ['12', 12],
    ['12s', 0],
    ['s12', 0],
    [' 12', 0],
    [[12], 0],
    [true, 0],
    [-5, 0],
    [null, 0],
  ])('a lifetime of %j is read as %i seconds', async (expires_in, expiresIn) => {
    const { device, grant } = anEndpoint(json({ ...reply, expires_in }))
    expect(await device.settle(grant.anonymous())).toMatchObject({ expiresIn })
  })

  it('rejects an empty token response with BAD_RESPONSE', async () => {
    const { device, grant } = anEndpoint(new Response(null, { status: 204 }))
    expect(await device.failure(grant.anonymous())).toMatchObject({ code: 'BAD_RESPONSE', status: 204, delivered: 'no' })
  })

  it.each([300, 304, 307])('rejects a token response with status %i', async (status) => {
    const { device, grant } = anEndpoint(new Response(null, { status }))
    expect(await device.failure(grant.anonymous())).toMatchObject({ code: `HTTP_${status}` })
  })
})
