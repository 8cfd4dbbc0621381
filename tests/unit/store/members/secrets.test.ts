/** Passwords, codes, tokens and verifiers must not appear in states, errors, log lines and addresses. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { dropped, json, TOKENS_KEY } from '../../platform/fake-platform'
import { AUTH, anIdentity, aVisitor, LOGIN_KEY, PAGE, success } from './members'

const PASSWORD = 'secret-password'
const CODE = 'secret-123456'
const WORD = { email: 'ada@members.example', password: PASSWORD }

type Visitor = ReturnType<typeof aVisitor>

/** An error as text with all its own properties, enumerable or not. */
function textOf(thrown: unknown, depth = 0): string {
  if (typeof thrown !== 'object' || thrown === null || depth > 5) return String(thrown)
  return Object.getOwnPropertyNames(thrown)
    .map((name) => `${name}=${textOf((thrown as Record<string, unknown>)[name], depth + 1)}`)
    .join('\n')
}

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(said.map((one) => textOf(one)).join(' ')))
})
afterEach(() => vi.restoreAllMocks())

const verification = () => json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'secret-state', identity: anIdentity() })
const refused = (code: string, status = 400) =>
  json({ message: code, details: { applicationError: { code, description: code } } }, { status })
const answerFrame = ({ frames, authRequest }: Visitor, more: object) =>
  frames[0]?.hear({ data: { state: authRequest().state, ...more }, origin: 'https://login.example', isFromFrame: true })

const JOURNEYS: [string, (visitor: Visitor) => Promise<unknown>, object?][] = [
  [
    'registers, verifies and logs out',
    async ({ answer, members, settle }) => {
      answer(AUTH.register, verification)
      answer(AUTH.verify, (_, count) => (count === 1 ? refused('INVALID_CODE') : success()))
      await settle(members.register(WORD))
      await settle(members.verifyCode(CODE))
      await settle(members.verifyCode(CODE))
      await settle(members.logout())
    },
  ],
  [
    'solves captchas, one of them rejected',
    async ({ answer, members, settle }) => {
      answer(AUTH.login, (_, count) => (count < 3 ? refused('-19971') : refused('-19970')))
      await settle(members.login(WORD))
      await settle(members.answerCaptcha('secret-captcha'))
      await settle(members.answerCaptcha('secret-captcha'))
    },
  ],
  [
    'recovers the password and changes it, out of reach',
    async ({ answer, members, settle }) => {
      answer(AUTH.recover, (_, count) => (count === 1 ? dropped() : success()))
      members.openRecoveryLink('secret-recovery')
      await settle(members.recover(PASSWORD))
      await settle(members.recover(PASSWORD))
      answer(AUTH.password, dropped)
      await settle(members.changePassword(PASSWORD))
    },
  ],
  [
    'comes back from the hosted login, whose code is refused in its own words',
    async ({ answer, members, settle, authRequest }) => {
      await settle(members.loginByRedirect())
      members.stayed()
      answer('/oauth2/token', ({ body }) => json({ error: 'invalid_grant', message: JSON.stringify(body) }, { status: 400 }))
      await settle(members.finishRedirect(`${PAGE}&state=${authRequest().state}&code=secret-code`))
    },
  ],
  [
    'has a frame whose code cannot be redeemed',
    async (visitor) => {
      const { answer, members, settle, settled } = visitor
      answer(AUTH.login, () => success())
      answer('/oauth2/token', dropped)
      const login = members.login(WORD)
      await settled()
      answerFrame(visitor, { code: 'secret-code' })
      await settle(login)
    },
    { frames: 'silent' },
  ],
]

// hazard 38
it.each(JOURNEYS)('no secret appears in states, errors or logs when a visitor %s', async (_, journey, options = {}) => {
  const visitor = aVisitor(options)
  const states: string[] = []
  const { members, client, device } = visitor
  members.store.subscribe((state) => states.push(JSON.stringify(state)))
  const kept = new Set<string>()
  const write = device.environment.storage.write
  device.environment.storage.write = (key, text) => {
    kept.add(key)
    return write(key, text)
  }
  const verifiers = () => [...visitor.kept.values()].map((text) => String(JSON.parse(text).codeVerifier))
  const known: string[] = []
  members.store.subscribe(() => known.push(...verifiers()))
  await journey(visitor)
  known.push(...verifiers())

  expect(states.length).toBeGreaterThan(2)
  const seen = [
    ...states,
    ...lines,
    ...visitor.errors.map((error) => `${textOf(error)} ${JSON.stringify(error)}`),
    ...visitor.visited,
    ...visitor.identities,
    JSON.stringify(members.store.getInitialState()),
    client.session.role(),
  ].join('\n')
  for (const secret of ['secret-', ...known]) expect(seen).not.toContain(secret)
  // Secrets are stored only under the tokens' key, and the verifier under its key until it is used.
  expect([...kept].filter((key) => key !== TOKENS_KEY)).toEqual([])
  expect([...visitor.kept.keys()].filter((key) => key !== LOGIN_KEY)).toEqual([])
})

it('a session-change event contains the role and no token', async () => {
  const { shop, client, eventsOf } = aFakeShop()
  await shop.engine()
  const secrets = { accessToken: 'secret-access', refreshToken: 'secret-refresh' }
  await client.session.adopt(
    Promise.resolve({ ...secrets, role: 'member', receivedAt: 1_800_000_000_000, expiresIn: 14_400, renewed: false }),
  )
  client.session.logout()
  expect(eventsOf('session-change')).toEqual([
    { type: 'session-change', role: 'member' },
    { type: 'session-change', role: 'none' },
  ])
})
