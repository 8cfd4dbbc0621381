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
  ])('the path tag encodes %s as one path segment', (value, segment) => {
    expect(made(path`/v1/products/${value}/variants`)).toBe(`/v1/products/${segment}/variants`)
    expect(new URL(ORIGIN + made(path`/p/${value}/v`)).pathname.split('/')).toHaveLength(4)
  })

  it.each(['', '.', '..', undefined, null, 7, {}])('the path tag refuses %j', (value) => {
    expect(() => made(path`/v1/products/${value as string}`)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })

  it('refuses a lone surrogate in a path with INVALID_ARGUMENT', () => {
    expect(() => target({ path: path`/p/${'\ud800'}` })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', delivered: 'no' }),
    )
  })
})

describe('a query', () => {
  it('toSearch writes nested keys with dots, repeats keys of lists and leaves out empty values', () => {
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

  it('toSearch writes dates as ISO 8601 text', () => {
    expect(toSearch({ at: new Date(0) })).toBe('at=1970-01-01T00%3A00%3A00.000Z')
  })

  it('leaves out an empty query', () => {
    expect(target({ query: { id: undefined }, complex: true }).url).toBe(`${ORIGIN}/stores-reader/v1/x`)
  })
})

describe('a complex GET', () => {
  it('writes a nested query as `.r`: base64url of UTF-8 JSON without padding', () => {
    const query = { query: { filter: { name: { $startsWith: 'Café ☕ “q”' } } } }
    const { url, method } = target({ query, complex: true })
    expect(url).toBe(
      `${ORIGIN}/stores-reader/v1/x?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsibmFtZSI6eyIkc3RhcnRzV2l0aCI6IkNhZsOpIOKYlSDigJxx4oCdIn19fX0`,
    )
    expect(method).toBe('GET')
    expect(decoded(url)).toEqual(query)
  })

  it('writes a query with a list of objects as `.r`', () => {
    expect(decoded(target({ query: { sort: [{ fieldName: 'a' }] }, complex: true }).url)).toEqual({ sort: [{ fieldName: 'a' }] })
  })

  it('writes a flat query as plain parameters', () => {
    expect(target({ query: { limit: 5, ids: ['a', 'b'] }, complex: true }).url).toMatch(/\?limit=5&ids=a&ids=b$/)
  })

  // hazard 80
  it.each([
    [3999, 'GET'],
    [4000, 'GET'],
    [4001, 'POST'],
  ])('sends a complex query of %i characters as %s', (length, method) => {
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
  ])('measures the length of `.r` (%i characters) after encoding, with multibyte text', (length, method) => {
    const frame = JSON.stringify({ query: { filter: { name: '' } } }).length
    const bytes = Math.floor(((length - 3) * 3) / 4) - frame
    const name = 'é'.repeat(100) + 'x'.repeat(bytes - 200)
    const query = { query: { filter: { name } } }
    expect(Buffer.from(JSON.stringify(query)).toString('base64url').length + 3).toBe(length)
    expect(target({ query, complex: true }).method).toBe(method)
  })

  it('sends a GET whatever its length when the call has no POST form', () => {
    expect(target({ query: { n: 'x'.repeat(9000) } }).method).toBe('GET')
  })
})

describe('a body', () => {
  it('refuses a body that cannot be written as JSON', () => {
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    for (const body of [cycle, { n: 1n }])
      expect(() => target({ method: 'POST', body })).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })
})
