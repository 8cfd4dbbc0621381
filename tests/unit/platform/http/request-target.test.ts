import { describe, expect, it } from 'vitest'
import type { Call } from '../../../../src/platform/http/call'
import { path, QUERY_LIMIT_CHARS, toSearch, toTarget } from '../../../../src/platform/http/request-target'

const ORIGIN = 'https://api.example'
const target = (call: Partial<Call>) => toTarget(ORIGIN, { service: '/stores-reader', method: 'GET', path: '/v1/x', ...call })
const made = (template: ReturnType<typeof path>) => (typeof template === 'string' ? template : template())
const decoded = (url: string) => JSON.parse(Buffer.from(new URL(url).searchParams.get('.r') ?? '', 'base64url').toString())

describe('the path tag', () => {
  it.each([
    ['plain', 'plain'],
    ['a/b', 'a%2Fb'],
    ['x/../../collections/c1#', 'x%2F..%2F..%2Fcollections%2Fc1%23'],
    ['a?b=c', 'a%3Fb=c'],
    ['50%', '50%25'],
    ['%2e%2e', '%252e%252e'],
    ['קפה & tea', '%D7%A7%D7%A4%D7%94%20&%20tea'],
    ["$&'()*+,;=:@~", "$&'()*+,;=:@~"],
    ['...', '...'],
  ])('keeps %s one segment', (value, segment) => {
    expect(made(path`/v1/products/${value}/variants`)).toBe(`/v1/products/${segment}/variants`)
    expect(new URL(ORIGIN + made(path`/p/${value}/v`)).pathname.split('/')).toHaveLength(4)
  })

  it.each(['', '.', '..', undefined, null, 7, {}])('refuses %j', (value) => {
    expect(() => made(path`/v1/products/${value as string}`)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })

  it('refuses half a surrogate pair as an argument, too', () => {
    expect(() => target({ path: path`/p/${'\ud800'}` })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', delivered: 'no' }),
    )
  })
})

describe('a query', () => {
  it('is flattened: dots, repeated keys, nothing for nothing', () => {
    const query = {
      a: 'x y',
      list: [1, 2],
      none: null,
      gone: undefined,
      empty: [],
      hollow: {},
      tree: { ns: '@wix/s' },
      on: false,
    }
    expect(toSearch(query)).toBe('a=x+y&list=1&list=2&tree.ns=%40wix%2Fs&on=false')
  })

  it('writes dates as the platform does', () => {
    expect(toSearch({ at: new Date(0) })).toBe('at=1970-01-01T00%3A00%3A00.000Z')
  })

  it('is left out when empty', () => {
    expect(target({ query: { id: undefined }, complex: true }).url).toBe(`${ORIGIN}/stores-reader/v1/x`)
  })
})

describe('a complex GET', () => {
  it('is `.r`, base64url of UTF-8 JSON without padding, when nested', () => {
    const query = { query: { filter: { name: { $startsWith: 'Café ☕ “q”' } } } }
    const { url, method } = target({ query, complex: true })
    expect(url).toBe(
      `${ORIGIN}/stores-reader/v1/x?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsibmFtZSI6eyIkc3RhcnRzV2l0aCI6IkNhZsOpIOKYlSDigJxx4oCdIn19fX0`,
    )
    expect(method).toBe('GET')
    expect(decoded(url)).toEqual(query)
  })

  it('is `.r` for a list of objects', () => {
    expect(decoded(target({ query: { sort: [{ fieldName: 'a' }] }, complex: true }).url)).toEqual({ sort: [{ fieldName: 'a' }] })
  })

  it('is plain when flat', () => {
    expect(target({ query: { limit: 5, ids: ['a', 'b'] }, complex: true }).url).toMatch(/\?limit=5&ids=a&ids=b$/)
  })

  // hazard 80
  it.each([
    [3999, 'GET'],
    [4000, 'GET'],
    [4001, 'POST'],
  ])('of %i characters is sent as %s', (length, method) => {
    const query = { n: 'x'.repeat(length - 2) }
    expect(toSearch(query)).toHaveLength(length)
    const made = target({ query, complex: true })
    expect(made.method).toBe(method)
    expect(made.body).toBe(method === 'POST' ? JSON.stringify(query) : undefined)
    expect(made.url.includes('?')).toBe(method === 'GET')
  })

  // hazard 80
  it.each([
    [QUERY_LIMIT_CHARS - 1, 'GET'],
    [QUERY_LIMIT_CHARS + 1, 'POST'],
  ])('counts `.r` of %i characters after encoding, multibyte included', (length, method) => {
    const frame = JSON.stringify({ query: { filter: { name: '' } } }).length
    const bytes = Math.floor(((length - 3) * 3) / 4) - frame
    const name = 'é'.repeat(100) + 'x'.repeat(bytes - 200)
    const query = { query: { filter: { name } } }
    expect(Buffer.from(JSON.stringify(query)).toString('base64url').length + 3).toBe(length)
    expect(target({ query, complex: true }).method).toBe(method)
  })

  it('stays GET however long it is when there is no other form', () => {
    expect(target({ query: { n: 'x'.repeat(9000) } }).method).toBe('GET')
  })
})

describe('a body', () => {
  it('that cannot be written is refused', () => {
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    for (const body of [cycle, { n: 1n }])
      expect(() => target({ method: 'POST', body })).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })
})
