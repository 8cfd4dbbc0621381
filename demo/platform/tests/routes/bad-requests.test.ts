/** The platform answers every request: each route is sent paths, queries and bodies that no honest client sends. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD, seededEmail } from '../../identity/members/member-seeds'
import { productIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { createMemberShopper, type MemberShopper } from '../identity/support/members'
import {
  BODIES,
  DEEP,
  LONE,
  loggedDuring,
  nested,
  problemOf,
  randomFrom,
  SEED,
  type Sent,
  shareOf,
  VALUES,
} from '../support/bad-values'
import { recordedRequests, sourcesIn } from '../support/contract'

const PATH_VALUES = [
  'x',
  '%',
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%92%A5',
  '__proto__',
  'constructor',
  '%2e%2e%2f%2e%2e',
  'x'.repeat(3000),
  '-1',
  "'%3B--",
]
const QUERIES = [
  '',
  '?%',
  '?.r=%',
  '?.r=bm8',
  `?.r=${Buffer.from(nested(4000, '[', ']')).toString('base64url')}`,
  `?.r=${Buffer.from(`{"query":${nested(3000, '{"filter":', '}').replace('}', '1}')}}`).toString('base64url')}`,
  `?.r=${Buffer.from(JSON.stringify({ query: { paging: { limit: 'x', offset: 1e21 }, filter: [1], sort: 'a', fields: {} } })).toString('base64url')}`,
  `?${'a.'.repeat(4000)}a=1`,
  '?query.paging.limit=NaN&query.paging.offset=-1&query.filter=%00',
  '?session=%ED%A0%80&step=__proto__&fresh=%&token=%&state=%',
  '?limit=1e999&offset=-1&ids=&ids=&cursor=%&cursor=bm8',
  '?__proto__.x=1&constructor.prototype.x=1',
  `?session=${'x'.repeat(3000)}`,
  '?postLogoutRedirectUri=http://[&clientId=%&tenantType=%&connection=__proto__&to=%ED%A0%80',
]
const TEXTS = [
  '',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"a":',
  '{"body":"bm8"}',
  '\u0000',
  nested(DEEP, '[', ']'),
  `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  `{"body":"${Buffer.from(nested(60_000, '[', ']')).toString('base64')}"}`,
  `{"a":${JSON.stringify(LONE)}}`,
]

const TYPES = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json;charset=x']
const BAD_FORM = '%E0%A4%A=%&a=%ED%A0%80&step=code&answer=%00&email=%&password=%F0'

/** The names that the platform reads from bodies. */
const NAMES = [
  ...new Set(
    sourcesIn('').flatMap((text) =>
      [...text.matchAll(/\b(?:own|read\w*|required\w*|optional\w*)\([\w.()]+, '(\w+)'/g)].map(([, name]) => name as string),
    ),
  ),
]

let platform: Platform
let page: MemberShopper
let memberToken = ''
/** Restores what the requests before have deleted or blocked. */
async function startAnew(): Promise<void> {
  platform.reset()
  page = await createMemberShopper(platform)
  await page.add('blue-mug')
  const { sessionToken } = (await page.login(seededEmail('ada'), SEEDED_PASSWORD)).body
  memberToken = (await page.memberTokens(sessionToken)).access_token
}
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

/** Bodies that real clients send, matched to routes by method and words of the path; each is corrupted in one place. */
const RECORDED = recordedRequests().filter(({ body }) => typeof body === 'object' && body !== null)

/** The JSON text of the body with one value replaced. */
function spoil(body: unknown, random: () => number): string {
  const paths: string[][] = []
  const collect = (node: unknown, path: string[]): void => {
    paths.push(path)
    if (typeof node !== 'object' || node === null) return
    // The indexes of a list serve as keys: `at[key]` works for lists and objects.
    for (const [key, value] of Object.entries(node)) collect(value, [...path, key])
  }
  collect(body, [])
  const chosen = paths[Math.floor(random() * paths.length)] ?? []
  const marked = structuredClone({ root: body }) as Record<string, unknown>
  let at = marked
  let key = 'root'
  for (const step of chosen) {
    at = at[key] as Record<string, unknown>
    key = step
  }
  at[key] = '@@here@@'
  return JSON.stringify(marked.root).replace('"@@here@@"', () => VALUES[Math.floor(random() * VALUES.length)] ?? 'null')
}

/** A JSON object with names that the platform knows and values of any type. */
function inventBody(random: () => number, depth = 0): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const entries = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
    const value = depth < 3 && random() < 0.4 ? inventBody(random, depth + 1) : pick(VALUES)
    return `${JSON.stringify(pick(NAMES))}:${random() < 0.2 ? `[${value}]` : value}`
  })
  return `{${entries.join(',')}}`
}

const tokens = () => ({
  none: '',
  garbage: 'Bearer x.y.z',
  visitor: page.tokens.access_token,
  member: memberToken,
  elevated: platform.credentials().apiKey,
})

const fill = (path: string, value: string) => path.replaceAll(/:\w+(\{[^}]*\})?|\*/g, value)

describe('every route answers with less than 500', () => {
  it('every route answers with less than 500 to senseless paths, queries and bodies, and to wrong types', {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(SEED)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const routes = platform.routes()
    expect(routes.length).toBeGreaterThan(130)
    expect(NAMES.length).toBeGreaterThan(150)
    expect(RECORDED.length).toBeGreaterThan(100)
    const problems: (string | string[])[] = []
    const mug = productIdOf('blue-mug')
    for (const [place, route] of routes.entries()) {
      if (place % 10 === 0) await startAnew()
      const [method = '', path = ''] = route.split(' ')
      const words = path.split('/').filter((word) => word && !word.startsWith(':'))
      const likely = RECORDED.filter((one) => one.method === method && words.every((word) => one.path.split('/').includes(word)))
      const url = fill(path, mug)
      const values = url === path ? [''] : PATH_VALUES
      const sent: Sent[] = [
        ...shareOf(values, url === path ? 0 : place).map((value) => ({
          method,
          url: fill(path, value),
          body: '{}',
          token: tokens().elevated,
        })),
        ...shareOf(QUERIES, place).map((query) => ({ method, url: url + query, token: pick(Object.values(tokens())) })),
      ]
      if (method !== 'GET') {
        sent.push(
          ...shareOf(TEXTS, place).map((body) => ({ method, url, body, token: pick([tokens().visitor, tokens().elevated]) })),
        )
        sent.push(...shareOf(TYPES, place).map((type) => ({ method, url, type, body: BAD_FORM, token: tokens().visitor })))
        for (let i = 0; i < BODIES; i += 1) {
          const token = pick([tokens().visitor, tokens().member, tokens().elevated])
          sent.push({ method, url, token, body: inventBody(random) })
          if (likely.length > 0) sent.push({ method, url, token, body: spoil(pick(likely).body, random) })
        }
      }
      const logged = await loggedDuring(async () => {
        for (const one of sent) problems.push((await problemOf(platform, one)) ?? [])
      })
      problems.push(logged)
    }
    expect([...new Set(problems.flat())]).toEqual([])
    await startAnew()
    expect(await problemOf(platform, { method: 'GET', url: '/ecom/v1/carts/current', token: tokens().visitor })).toBeNull()
  })

  it.each([
    ['a target in another form', 'GET http://[::1 HTTP/1.1\r\nhost: localhost'],
    ['a path of two slashes', 'GET //// HTTP/1.1\r\nhost: localhost'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: localhost'],
    ['an invalid host', 'GET / HTTP/1.1\r\nhost: a b:x'],
    ['no host', 'GET / HTTP/1.0'],
    ['a cookie that cannot be decoded', 'GET /hosted/account HTTP/1.1\r\nhost: localhost\r\ncookie: login-x=%E0%A4%A; =; a'],
    ['an invalid length', 'POST /oauth2/token HTTP/1.1\r\nhost: localhost\r\ncontent-length: x'],
  ])('answers with less than 500 to a request with %s', async (_, head) => {
    const { port } = new URL(platform.url)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`))
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.[01] [1-4]\d\d /)
    expect(answer).not.toMatch(/\n\s+at .+:\d+:\d+/)
  })
})
