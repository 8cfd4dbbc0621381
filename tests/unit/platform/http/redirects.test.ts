/** Redirected calls, with real servers and the runtime's own fetch: what a call carries must stay with the platform. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { addToCurrentCart } from '../../../../src/platform/cart/api'
import { createClient } from '../../../../src/platform/client'
import { login } from '../../../../src/platform/identity/login/login-api'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A platform that redirects everything but its anonymous token to another server. */
async function aRedirectingPlatform(status: number, hasToken: boolean) {
  const stolen: string[] = []
  const thief = await serve((request, response) => {
    stolen.push(`${request.method} ${request.url}`)
    response.end('{}')
  })
  const apiOrigin = await serve((request, response) => {
    if (hasToken && request.url === '/oauth2/token') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 }))
    }
    response.writeHead(status, { location: `${thief}${request.url}` }).end()
  })
  return { stolen, client: createClient({ clientId: 'shop', api: apiOrigin, retries: 0 }) }
}

it('calls also where fetch refuses the value "error" of redirect, as in workers', async () => {
  const asInWorkers = async (_: string, { redirect }: RequestInit) => {
    if (redirect === 'error') throw new TypeError('Invalid redirect value')
    return Response.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 14_400, cart: { id: 'cart' } })
  }
  const client = createClient({ clientId: 'shop', retries: 0, environment: { fetch: asInWorkers } })
  await expect(addToCurrentCart(client, { lineItems: [] })).resolves.toMatchObject({ id: 'cart' })
})

it('a redirect that a browser hides is a call without an answer', async () => {
  const hidden = async () => Object.defineProperty(new Response(null), 'status', { value: 0 })
  const client = createClient({ clientId: 'shop', retries: 0, environment: { fetch: hidden } })
  await expect(addToCurrentCart(client, {})).rejects.toMatchObject({ code: 'NETWORK', retryable: true })
})

describe.each([301, 302, 303, 307, 308])('a redirect with status %i to another server', (status) => {
  it.each([
    ['the token request', false, 'add'],
    ['an add', true, 'add'],
    ['a login with e-mail and password', true, 'login'],
  ])('%s is not sent there', async (_, hasToken, call) => {
    const { stolen, client } = await aRedirectingPlatform(status, hasToken)
    const lineItems = [{ catalogReference: { appId: 'app', catalogItemId: 'mug' }, quantity: 1 }]
    const sent =
      call === 'login' ? login(client, { email: 'a@b.example', password: 'secret' }) : addToCurrentCart(client, { lineItems })
    await Promise.allSettled([sent])
    expect(stolen).toEqual([])
  })
})
