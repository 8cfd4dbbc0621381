/** For any order of actions of three tabs, clock and network: one identity, no lost member, and no member back after a logout. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Environment } from '../../../../../src/platform/environment'
import type { Tokens } from '../../../../../src/platform/session/tokens'
import { aDevice, dropped, json, storedTokens, TOKENS_KEY } from '../../fake-platform'

const HOUR = 3_600_000
const RUNS = 200
const noLocks: Environment['lock'] = (_, task) => task()

type Fault = 'none' | 'dropped' | 'busy' | 'limited'
type Step =
  /** `answersAfterMs`: the delay of the network from this step on. */
  | { do: 'call' | 'logIn'; tab: number; answersAfterMs: number }
  | { do: 'logOut'; tab: number }
  | { do: 'expire' }
  | { do: 'fault'; fault: Fault }
  | { do: 'wait'; ms: number }

const tab = fc.nat(2)
const answersAfterMs = fc.constantFrom(0, 40, 400, 900, 4_000)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('call' as const), tab, answersAfterMs }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('logIn' as const), tab, answersAfterMs }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logOut' as const), tab }) },
  { weight: 3, arbitrary: fc.constant({ do: 'expire' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('none', 'none', 'dropped', 'busy', 'limited'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 20, 300, 1_000, 5_000) }) },
)
const STEPS: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 4, maxLength: 24 })

/** Accepts each refresh token once. The name of a token contains its identity. */
function aStrictPlatform(device: ReturnType<typeof aDevice>) {
  const network = { fault: 'none' as Fault, answersAfterMs: 0 }
  const good = new Map<string, string>()
  let identities = 0
  let issued = 0

  const issue = (identity: string) => {
    issued += 1
    good.set(`refresh.${identity}.${issued}`, identity)
    return { access_token: `access.${identity}.${issued}`, refresh_token: `refresh.${identity}.${issued}`, expires_in: 14_400 }
  }
  const newIdentity = (kind: 'visitor' | 'member') => {
    identities += 1
    return `${kind}-${identities}`
  }
  function answer(body: { grantType: string; refreshToken?: string }): Response {
    if (body.grantType === 'anonymous') return json(issue(newIdentity('visitor')))
    const identity = good.get(body.refreshToken ?? '')
    good.delete(body.refreshToken ?? '')
    return identity ? json(issue(identity)) : json({ error: 'invalid_grant' }, { status: 400 })
  }
  device.answerAt('/oauth2/token', async ({ body }) => {
    const { fault, answersAfterMs } = network
    if (fault === 'dropped') return dropped()
    const isRenewal = (body as { grantType: string }).grantType === 'refresh_token'
    if (fault !== 'none' && isRenewal) return json({}, { status: fault === 'busy' ? 503 : 429, headers: { 'retry-after': '1' } })
    // The platform has decided by now; the delay of its response differs from tab to tab.
    const reply = answer(body as { grantType: string })
    await device.environment.sleep(answersAfterMs)
    return reply
  })
  return {
    network,
    /** @param begin receives the new identity at once */
    async logIn(begin: (identity: string) => void): Promise<Tokens> {
      const identity = newIdentity('member')
      begin(identity)
      const { access_token, refresh_token, expires_in } = issue(identity)
      await device.environment.sleep(network.answersAfterMs)
      return {
        accessToken: access_token,
        refreshToken: refresh_token,
        role: 'member',
        receivedAt: device.environment.now(),
        expiresIn: expires_in,
        renewed: false,
      }
    },
  }
}

const identityOf = (text: string | null) => /"accessToken":"access\.([\w-]+)\./.exec(text ?? '')?.[1] ?? null

/** Runs the steps without waiting for the calls that they start; returns the problems found. */
async function carryOut(steps: readonly Step[], withLocks: boolean): Promise<string[]> {
  const device = aDevice()
  if (!withLocks) device.environment.lock = noLocks
  const { storage } = device.environment
  const platform = aStrictPlatform(device)
  const problems: string[] = []
  /** The members whose login had begun before a logout. */
  const left = new Set<string>()
  const begun = new Set<string>()
  let member: string | null = null

  device.environment.storage = {
    ...storage,
    write(key, text) {
      const identity = identityOf(text)
      if (key === TOKENS_KEY && identity?.startsWith('member')) {
        if (left.has(identity)) problems.push(`${identity} was written after they had left`)
        member = identity
      }
      return storage.write(key, text)
    },
  }
  const sessions = [device.tab(), device.tab(), device.tab()].map(({ session }) => session)
  const ignore = () => {}
  const pending: Promise<unknown>[] = []

  async function logIn(session: (typeof sessions)[number]): Promise<void> {
    await session.accessToken()
    // Logged out in the meantime: the login itself would begin with a new visitor.
    if (session.role() === 'none') return
    await session.adopt(platform.logIn((identity) => begun.add(identity)))
  }

  for (const step of steps) {
    const session = ('tab' in step ? sessions[step.tab] : sessions[0]) as (typeof sessions)[number]
    if ('answersAfterMs' in step) platform.network.answersAfterMs = step.answersAfterMs
    if (step.do === 'call') pending.push(session.accessToken().catch(ignore))
    if (step.do === 'logIn') pending.push(logIn(session).catch(ignore))
    if (step.do === 'logOut') {
      for (const identity of begun) left.add(identity)
      member = null
      session.logout()
    }
    if (step.do === 'expire') await device.advance(5 * HOUR)
    if (step.do === 'fault') platform.network.fault = step.fault
    if (step.do === 'wait') await device.advance(step.ms)
  }

  Object.assign(platform.network, { fault: 'none', answersAfterMs: 0 })
  await device.settle(Promise.all(pending))
  await device.advance(60_000)
  const tokens = await device.settle(Promise.all(sessions.map((session) => session.accessToken())))
  if (new Set(tokens).size !== 1) problems.push(`tabs disagree: ${tokens.join(', ')}`)
  const now = identityOf(storage.read(TOKENS_KEY) ?? null)
  if (member && now !== member) problems.push(`${member} was lost to ${now}`)
  if (!member && now?.startsWith('member')) problems.push(`${now} is stored although no member is logged in`)
  const roles = sessions.map((session) => session.role())
  if (new Set(roles).size !== 1 || (roles[0] === 'member') !== Boolean(now?.startsWith('member')))
    problems.push(`tabs say ${roles.join(', ')} of ${now}`)
  return problems
}

describe.each([
  ['with locks', true],
  ['without locks', false],
])('three tabs %s', (_, withLocks) => {
  // hazard 5
  it(`three tabs share one identity, keep a member and restore none after a logout, in ${RUNS} orders of events`, async () => {
    const property = fc.asyncProperty(STEPS, async (steps) => {
      expect(await carryOut(steps, withLocks)).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS, seed: 7 })
  }, 120_000)
})

describe('twenty tabs', () => {
  it('twenty tabs renew a member’s expired token once between them and all stay logged in', async () => {
    const device = aDevice()
    device.environment.storage.write(
      TOKENS_KEY,
      storedTokens({ role: 'member', receivedAt: device.environment.now() - 5 * HOUR }),
    )
    let current = 'refresh-old'
    device.answerAt('/oauth2/token', async ({ body }, count) => {
      const { refreshToken } = body as { refreshToken?: string }
      if (refreshToken !== current) return json({ error: 'invalid_grant' }, { status: 400 })
      current = `refresh-${count}`
      await device.environment.sleep(2_000)
      return json({ access_token: `access-${count}`, refresh_token: current, expires_in: 14_400 })
    })
    const tabs = Array.from({ length: 20 }, () => device.tab().session)
    const tokens = await device.settle(Promise.all(tabs.map((session) => session.accessToken())))
    expect(new Set(tokens)).toEqual(new Set(['access-1']))
    expect(device.grants()).toEqual(['refresh_token'])
    expect(new Set(tabs.map((session) => session.role()))).toEqual(new Set(['member']))
  })
})
