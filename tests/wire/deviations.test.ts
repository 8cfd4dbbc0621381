/** What a row of deviations.json changes in a recording, and what it leaves. */
import { describe, expect, it } from 'vitest'
import { atPath, type Deviation, rewrite } from './deviation-rules/deviations'
import type { Outcome } from './runner/outcome'
import type { Vector } from './runner/vector'

const aVector = (more: Partial<Vector> = {}): Vector => ({ name: 'cart.get', group: 'cart', ...more })
const row = (more: Partial<Deviation>): Deviation => ({ vectors: 'cart.*', path: 'result.a', why: 'better', ...more })
const recorded = (result: unknown): Outcome => ({ requests: [], result })
const resultAfter = (deviation: Deviation, result: unknown, name = 'cart.get') =>
  rewrite(recorded(result), aVector({ name }), [deviation]).expected.result

describe('a row with a path', () => {
  it('a row with a path replaces only the value that it names', () => {
    const deviation = row({ sdk: 1, ours: 2 })
    expect(resultAfter(deviation, { a: 1, b: 1 })).toEqual({ a: 2, b: 1 })
    expect(resultAfter(deviation, { a: 3 })).toEqual({ a: 3 })
    expect(resultAfter(deviation, { a: 1 }, 'products.get')).toEqual({ a: 1 })
  })

  it('a row without an SDK value adds its value, and a row without our value removes it', () => {
    expect(resultAfter(row({ ours: 2 }), {})).toEqual({ a: 2 })
    expect(resultAfter(row({ sdk: 2 }), { a: 2, b: 1 })).toEqual({ b: 1 })
    expect(atPath({ list: [1] }, { path: 'list[1]', ours: 2 })).toEqual({ list: [1, 2] })
    expect(atPath({ list: [1, 2] }, { path: 'list[1]', sdk: 2 })).toEqual({ list: [1] })
  })

  it('a "*" in both values of a row keeps that part of the recorded text', () => {
    const deviation = row({ path: 'result.*', sdk: '/v2/*/x', ours: '/stores/v2/*/x' })
    expect(resultAfter(deviation, { a: '/v2/mugs/x', b: '/v2/mugs', c: '/v3/mugs/x' })).toEqual({
      a: '/stores/v2/mugs/x',
      b: '/v2/mugs',
      c: '/v3/mugs/x',
    })
  })

  it('a row counts as used only when it changed the recording', () => {
    const deviation = row({ sdk: 1, ours: 2 })
    expect(rewrite(recorded({ a: 1 }), aVector(), [deviation]).used).toEqual([deviation])
    expect(rewrite(recorded({ a: 3 }), aVector(), [deviation]).used).toEqual([])
  })
})

describe('a row with a rule', () => {
  it('a row with an unknown rule throws an error with its name', () => {
    expect(() => rewrite(recorded(1), aVector(), [row({ rule: 'no such rule' })])).toThrow('no such rule')
  })

  it('the 401 rule adds a token refresh and a second attempt to the expected requests', () => {
    const request = {
      method: 'GET',
      url: 'https://x/ecom/v1/carts/current',
      path: '/ecom/v1/carts/current',
      headers: { Authorization: 'OauthNG.JWS.visitor-access-token' },
    }
    const vector = aVector({ client: 'visitor', request, response: { status: 401 } })
    const sent = { method: 'GET', path: request.path, query: [], headers: request.headers }
    const { expected } = rewrite({ requests: [sent] }, vector, [row({ rule: 'renewed after a 401' })])
    expect(expected.requests.map(({ path, headers }) => [path, headers.Authorization])).toEqual([
      ['/ecom/v1/carts/current', 'OauthNG.JWS.visitor-access-token'],
      ['/oauth2/token', undefined],
      ['/ecom/v1/carts/current', 'OauthNG.JWS.renewed-by-the-scene'],
    ])
  })

  it('the 401 rule does not apply to a call with an API key', () => {
    const request = { method: 'GET', url: 'https://x/a', path: '/a', headers: { Authorization: 'IST.key' } }
    const vector = aVector({ client: 'apiKey', request, response: { status: 401 } })
    expect(rewrite({ requests: [] }, vector, [row({ rule: 'renewed after a 401' })]).used).toEqual([])
  })
})
