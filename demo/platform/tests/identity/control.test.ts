/** The mailbox page and the control calls about members. */
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { codeOf, send, violationOf } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'

startAnewForEachTest()

const mailbox = () => `${platform.url}/hosted/mailbox`
const post = (form: Record<string, string>, origin = platform.url) =>
  fetch(mailbox(), { method: 'POST', body: new URLSearchParams(form), headers: { origin }, redirect: 'manual' })
const control = <Body>(path: string, body: unknown) => send<Body>(`${platform.url}/_control/${path}`, 'POST', body)

describe('the mailbox page', () => {
  it('shows codes and links in the mailbox as escaped text', async () => {
    await page.register('see@verify.example', { profile: { firstName: '<b>Bold</b>' } })
    const text = await (await fetch(mailbox())).text()
    const code = platform.identity().outbox.list('see@verify.example')[0]?.code ?? 'none'
    expect(text).toContain(code)
    expect(text).not.toContain('<b>Bold')
  })

  it('lets the owner approve members and change the rules', async () => {
    const { body } = await page.register('ask@approval.example')
    await post({ approve: body.identity?.id ?? '' })
    expect((await page.login('ask@approval.example')).body.state).toBe('SUCCESS')
    expect(platform.identity().outbox.list('ask@approval.example')[0]?.kind).toBe('APPROVED')
    await post({ rules: 'yes', ownerApproves: 'yes', captcha: 'invisible', captchaAfterFailures: '3' })
    expect(platform.identity().rules.get()).toMatchObject({
      ownerApproves: true,
      verifyEmail: false,
      captcha: 'invisible',
      captchaAfterFailures: 3,
    })
  })

  it('refuses a form from another origin, and a request under a foreign host name', async () => {
    expect((await post({ rules: 'yes', ownerApproves: 'yes' }, 'https://evil.example')).status).toBe(403)
    expect(platform.identity().rules.get().ownerApproves).toBe(false)
    const status = await new Promise((resolve, reject) => {
      request(mailbox(), { headers: { host: 'shop.evil.example' } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })

  it('shows each shop only its own mailbox', async () => {
    await page.register('mine@verify.example')
    const text = await (await fetch(`${mailbox()}?clientId=${platform.secondClientId}`)).text()
    expect([text.includes('Northlight Coffee'), text.includes('mine@verify.example')]).toEqual([true, false])
  })
})

describe('control calls', () => {
  it('control calls change only the member rules that are named', async () => {
    const { body } = await control<Record<string, unknown>>('member-rules', {
      captcha: 'visible',
      redirectDomains: ['a.example'],
    })
    expect(body).toMatchObject({ captcha: 'visible', redirectDomains: ['a.example'], verifyEmail: false, redirectUris: ['*'] })
    expect(violationOf(await control('member-rules', { captcha: 'blinking' }))?.field).toBe('captcha')
    const other = await send(`${platform.url}/_control/member-rules?clientId=${platform.secondClientId}`, 'GET')
    expect(other.body).toMatchObject({ captcha: 'none' })
  })

  it('control calls set any status of an account, which decides the outcome of a login', async () => {
    await page.register('any@members.example')
    for (const [status, outcome] of [
      ['BLOCKED', 'IDENTITY_BLOCKED'],
      ['OFFLINE', 'IDENTITY_OFFLINE'],
      ['DELETED', '-19999'],
    ]) {
      await control('members/status', { email: 'any@members.example', status })
      expect(codeOf(await page.login('any@members.example'))).toBe(outcome)
    }
    for (const [status, state] of [
      ['PENDING', 'REQUIRE_OWNER_APPROVAL'],
      ['ACTIVE', 'SUCCESS'],
    ]) {
      await control('members/status', { email: 'any@members.example', status })
      expect((await page.login('any@members.example')).body.state).toBe(state)
    }
    await control('members/status', { email: 'any@members.example', status: 'ACTIVE', mustReset: true })
    expect(codeOf(await page.login('any@members.example'))).toBe('-19973')
    expect(codeOf(await control('members/status', { email: 'nobody@members.example', status: 'ACTIVE' }))).toBe(
      'IDENTITY_NOT_FOUND',
    )
  })

  it('control calls list members and reservations without secrets', async () => {
    const members = await send(`${platform.url}/_control/members`, 'GET')
    expect(JSON.stringify(members.body)).not.toMatch(/scrypt|GEZDGNBV/)
    const reservations = await send(`${platform.url}/_control/reservations`, 'GET')
    expect(reservations.body).toEqual({ reservations: [] })
  })
})
