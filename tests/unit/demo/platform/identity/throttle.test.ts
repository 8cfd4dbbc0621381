import { expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../../../../demo/platform/identity/member-seeds'
import { codeOf } from '../support'
import { page, platform, startAnewForEachTest } from './member-platform'

startAnewForEachTest()

const ADA = 'ada@members.example'
const allow = (failuresPerMinute: number) => platform.identity().rules.set({ failuresPerMinute })
const guess = async (email: string) => codeOf(await page.login(email, 'a guess'))

it('guessing is slowed down after as many failures as the shop allows, whether or not the address is known', async () => {
  allow(2)
  expect([await guess(ADA), await guess(ADA.toUpperCase()), await guess(ADA)]).toEqual(['-19976', '-19976', 'TOO_MANY_ATTEMPTS'])
  const nobody = 'nobody@members.example'
  expect([await guess(nobody), await guess(nobody), await guess(nobody)]).toEqual(['-19999', '-19999', 'TOO_MANY_ATTEMPTS'])
  const refused = await page.login(ADA, SEEDED_PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
})

it('the right password forgets the wrong ones, and nobody waits for another', async () => {
  allow(2)
  await guess(ADA)
  expect((await page.login(ADA, SEEDED_PASSWORD)).status).toBe(200)
  expect([await guess(ADA), await guess(ADA)]).toEqual(['-19976', '-19976'])
  expect(codeOf(await page.login('bob@members.example', SEEDED_PASSWORD))).toBe('IDENTITY_BLOCKED')
})

it('a shop that does not ask for it lets anybody guess', async () => {
  for (let i = 0; i < 6; i++) expect(await guess(ADA)).toBe('-19976')
})
