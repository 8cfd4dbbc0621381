/** Members, logins, codes and rules are stored on disk, so that they survive a restart. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { send } from '../support/support'
import { createMemberShopper, exchange, outboxOf, VERIFICATION } from './support/members'

it('a member’s data, logins and codes survive a restart, and a reset restores the seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'))
  const databaseFile = join(folder, 'shop.db')
  const first = await startPlatform({ databaseFile })
  first.identity().rules.set({ verifyEmail: true, redirectDomains: ['page.example'] })
  const page = await createMemberShopper(first)
  await page.add('blue-mug', 2)
  const waiting = await page.register('wait@members.example')
  const code = (await outboxOf(first, 'wait@members.example'))[0]?.code
  first.identity().rules.set({ verifyEmail: false })
  const { sessionToken } = (await page.register('stay@members.example')).body
  const { verifier, session } = await page.authorize(
    { redirectUri: 'https://page.example/cb', responseMode: 'query', sessionToken },
    'none',
  )
  const answer = await fetch(session.fullUrl, { redirect: 'manual' })
  const authorizationCode = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  await first.close()

  const second = await startPlatform({ databaseFile })
  const call = <Body>(platform: Platform, path: string, body: unknown) =>
    send<Body>(platform.url + path, 'POST', body, page.tokens.access_token)
  const verified = await call<{ state: string }>(second, `${VERIFICATION}/auth/verify`, {
    code,
    stateToken: waiting.body.stateToken,
  })
  expect(verified.body.state).toBe('SUCCESS')
  const tokens = await exchange(second, {
    clientId: second.clientId,
    grantType: 'authorization_code',
    code: authorizationCode,
    codeVerifier: verifier,
    redirectUri: 'https://page.example/cb',
  })
  expect(tokens.status).toBe(200)
  const cart = await send(`${second.url}/ecom/v1/carts/current`, 'GET', undefined, tokens.body.access_token)
  expect(cart.body).toMatchObject({ cart: { lineItems: [{ quantity: 2 }] } })
  expect(second.identity().rules.get()).toMatchObject({ verifyEmail: false, redirectDomains: ['page.example'] })

  second.reset()
  expect(second.identity().accounts.findByEmail('stay@members.example')).toBeNull()
  expect(second.identity().accounts.list()).toHaveLength(10)
  expect(second.identity().rules.get().redirectDomains).toEqual(['*'])
  await second.close()
  await rm(folder, { recursive: true })
})
