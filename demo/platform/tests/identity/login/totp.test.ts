import { expect, it } from 'vitest'
import { matchTotp, newTotpSecret, totpCode, totpStep } from '../../../identity/login/totp'

/** The ASCII secret "12345678901234567890" from RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the code of RFC 6238 at second %i', (second, code) => {
  expect(totpCode(SECRET, totpStep(second * 1000))).toBe(code)
})

it('accepts the code of the previous and the next time step, and no used or older code', () => {
  const now = 1_234_567_890_000
  const step = totpStep(now)
  for (const drift of [-1, 0, 1]) expect(matchTotp(SECRET, totpCode(SECRET, step + drift), now, 0)).toBe(step + drift)
  expect(matchTotp(SECRET, totpCode(SECRET, step - 2), now, 0)).toBeNull()
  expect(matchTotp(SECRET, totpCode(SECRET, step), now, step)).toBeNull()
})

it('creates a secret in the base32 format of authenticator apps', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
