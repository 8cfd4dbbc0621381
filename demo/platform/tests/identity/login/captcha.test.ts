import { describe, expect, it } from 'vitest'
import { INVISIBLE_SITE_KEY, VISIBLE_SITE_KEY } from '../../../identity/login/captcha'
import { SEEDED_PASSWORD } from '../../../identity/members/member-seeds'
import { codeOf, send, violationOf } from '../../support/support'
import { page, platform, startAnewForEachTest } from '../support/member-platform'

startAnewForEachTest()

const ask = <Body>(path: string, body: Record<string, unknown>) =>
  send<Body>(`${platform.url}/captcha/${path}`, 'POST', { clientId: platform.clientId, ...body })
const invisible = async () => (await ask<{ token: string }>('token', { siteKey: INVISIBLE_SITE_KEY })).body.token
const challenge = async () => {
  const { body } = await ask<{ challengeId: string; question: string }>('challenge', {})
  const [a = 0, b = 0] = (body.question.match(/\d+/g) ?? []).map(Number)
  return { challengeId: body.challengeId, answer: String(a + b) }
}
const visible = async () =>
  (await ask<{ token: string }>('token', { siteKey: VISIBLE_SITE_KEY, ...(await challenge()) })).body.token
const login = (captchaTokens?: unknown) => page.login('ada@members.example', SEEDED_PASSWORD, { captchaTokens })

describe('a captcha', () => {
  it('asks for no captcha unless the shop requires it', async () => {
    expect((await login()).body.state).toBe('SUCCESS')
  })

  it('requires an invisible captcha, and accepts its token once', async () => {
    platform.identity().rules.set({ captcha: 'invisible' })
    expect(codeOf(await login())).toBe('-19971')
    const token = await invisible()
    expect(codeOf(await login([{ Recaptcha: token }]))).toBe('-19971')
    expect((await login([{ InvisibleRecaptcha: token }])).body.state).toBe('SUCCESS')
    expect(codeOf(await login([{ InvisibleRecaptcha: token }]))).toBe('-19970')
  })

  it('requires a visible captcha at registration, and accepts only a valid token', async () => {
    platform.identity().rules.set({ captcha: 'visible' })
    expect(codeOf(await page.register('new@members.example'))).toBe('-19971')
    expect(codeOf(await page.register('new@members.example', { captchaTokens: [{ Recaptcha: 'made up' }] }))).toBe('-19970')
    expect(codeOf(await page.register('new@members.example', { captchaTokens: [{ Recaptcha: await invisible() }] }))).toBe(
      '-19970',
    )
    const token = await visible()
    expect((await page.register('new@members.example', { captchaTokens: [{ Recaptcha: token }] })).body.state).toBe('SUCCESS')
  })

  it('the error names the kind of captcha that the page must show', async () => {
    platform.identity().rules.set({ captcha: 'visible' })
    expect(await login()).toMatchObject({ body: { details: { applicationError: { data: { captcha: 'VISIBLE' } } } } })
  })

  it('requires a captcha after three failures of one account, until the password was right', async () => {
    platform.identity().rules.set({ captcha: 'invisible', captchaAfterFailures: 3 })
    const wrong = () => page.login('ada@members.example', 'not this one')
    for (let i = 0; i < 3; i++) expect(codeOf(await wrong())).toBe('-19976')
    expect(codeOf(await wrong())).toBe('-19971')
    expect((await page.register('calm@members.example')).body.state).toBe('SUCCESS')
    expect((await login([{ InvisibleRecaptcha: await invisible() }])).body.state).toBe('SUCCESS')
    expect((await login()).body.state).toBe('SUCCESS')
  })
})

describe('the simulated captcha service', () => {
  it('accepts one answer to a captcha question, right or wrong', async () => {
    const { challengeId, answer } = await challenge()
    const wrong = await ask('token', { siteKey: VISIBLE_SITE_KEY, challengeId, answer: '99' })
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'WRONG_ANSWER'])
    expect((await ask('token', { siteKey: VISIBLE_SITE_KEY, challengeId, answer })).status).toBe(400)
  })

  it('refuses an unknown site key or client id', async () => {
    expect(violationOf(await ask('token', { siteKey: 'other' }))?.field).toBe('siteKey')
    expect(violationOf(await ask('token', { siteKey: INVISIBLE_SITE_KEY, clientId: 'other' }))?.field).toBe('clientId')
  })

  it('allows the captcha call from any origin', async () => {
    const answer = await fetch(`${platform.url}/captcha/token`, {
      method: 'OPTIONS',
      headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })
})
