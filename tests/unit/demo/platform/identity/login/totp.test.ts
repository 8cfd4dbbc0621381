import { expect, it } from 'vitest'
import { matchTotp, newTotpSecret, totpCode, totpStep } from '../../../../../../demo/platform/identity/login/totp'

/** RFC 6238, appendix B: the ASCII secret "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('counts like the standard at second %i', (second, code) => {
  expect(totpCode(SECRET, totpStep(second * 1000))).toBe(code)
})

it('takes the code of the step before and after, and none twice', () => {
  const now = 1_234_567_890_000
  const step = totpStep(now)
  for (const drift of [-1, 0, 1]) expect(matchTotp(SECRET, totpCode(SECRET, step + drift), now, 0)).toBe(step + drift)
  expect(matchTotp(SECRET, totpCode(SECRET, step - 2), now, 0)).toBeNull()
  expect(matchTotp(SECRET, totpCode(SECRET, step), now, step)).toBeNull()
})

it('makes a secret an authenticator app can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
