import { expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../../identity/members/member-seeds'
import { codeOf } from '../../support/support'
import { page, platform, startAnewForEachTest } from '../support/member-platform'

startAnewForEachTest()

const ADA = 'ada@members.example'
const allow = (failuresPerMinute: number) => platform.identity().rules.set({ failuresPerMinute })
const guess = async (email: string) => codeOf(await page.login(email, 'a guess'))

it('throttles guesses after the configured number of failures, for known and unknown addresses', async () => {
  allow(2)
  expect([await guess(ADA), await guess(ADA.toUpperCase()), await guess(ADA)]).toEqual(['-19976', '-19976', 'TOO_MANY_ATTEMPTS'])
  const nobody = 'nobody@members.example'
  expect([await guess(nobody), await guess(nobody), await guess(nobody)]).toEqual(['-19999', '-19999', 'TOO_MANY_ATTEMPTS'])
  const refused = await page.login(ADA, SEEDED_PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
})

it('the right password resets the failure count, and one account does not throttle another', async () => {
  allow(2)
  await guess(ADA)
  expect((await page.login(ADA, SEEDED_PASSWORD)).status).toBe(200)
  expect([await guess(ADA), await guess(ADA)]).toEqual(['-19976', '-19976'])
  expect(codeOf(await page.login('bob@members.example', SEEDED_PASSWORD))).toBe('IDENTITY_BLOCKED')
})

it('does not throttle guesses by default', async () => {
  for (let i = 0; i < 6; i++) expect(await guess(ADA)).toBe('-19976')
})

it('counts simultaneous guesses before they are answered', async () => {
  allow(3)
  const codes = await Promise.all(Array.from({ length: 12 }, () => guess(ADA)))
  expect(codes.filter((code) => code === '-19976')).toHaveLength(3)
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(9)
})

/** Starts a login with the address alone; the password follows with its state token. */
const begin = async () => {
  const begun = await platform.identity().signIn.login({ email: ADA, visitorId: null })
  return 'stateToken' in begun ? begun.stateToken : ''
}
const guessSecond = async (stateToken: string, password = 'a guess') =>
  codeOf(await page.post('/_api/iam/authentication/v2/PASSWORD/verify', { stateToken, passwordData: { password } }))

it('throttles a password sent after the address like one sent together with it', async () => {
  const stateTokens = [await begin(), await begin(), await begin(), await begin()]
  allow(2)
  const codes: string[] = []
  for (let i = 0; i < 4; i += 1) codes.push((await guessSecond(stateTokens[i] ?? '')) ?? 'in')
  expect(codes).toEqual(['-19976', '-19976', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
})

it('a login that waits for its password allows five guesses, also simultaneous ones', async () => {
  const stateToken = await begin()
  const { signIn } = platform.identity()
  const passwords = [...Array.from({ length: 7 }, () => 'a guess'), SEEDED_PASSWORD]
  const settled = await Promise.allSettled(passwords.map((password) => signIn.verifyPassword(stateToken, password)))
  const codes = settled.map((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : 'in'))
  expect(codes).toEqual([...Array(5).fill('-19976'), ...Array(3).fill('INVALID_STATE_TOKEN')])
  expect(await guessSecond(stateToken, SEEDED_PASSWORD)).toBe('INVALID_STATE_TOKEN')
})

it('a login that waits for its password accepts the right one once', async () => {
  const stateToken = await begin()
  const answers = await Promise.all(Array.from({ length: 4 }, () => guessSecond(stateToken, SEEDED_PASSWORD)))
  expect(answers.filter((code) => code !== 'INVALID_STATE_TOKEN')).toHaveLength(1)
})

it('simultaneous wrong passwords do not bypass the captcha that is required after some failures', async () => {
  platform.identity().rules.set({ captcha: 'visible', captchaAfterFailures: 2 })
  const codes = await Promise.all(Array.from({ length: 8 }, () => guess(ADA)))
  expect(codes.filter((code) => code === '-19976')).toHaveLength(2)
  expect(codes.filter((code) => code === '-19971')).toHaveLength(6)
})
