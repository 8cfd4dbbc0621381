/** Every option of a connection, refused in words when it is of another type or out of its bounds. */
import { describe, expect, it } from 'vitest'
import { createPlatformClient } from '../../../../src/platform/client'
import { spellHeaders } from '../../../../src/platform/http/headers'
import { aDevice } from '../fake-platform'

const given = (options: object) => createPlatformClient({ clientId: 'c', ...options })
const refusal = (options: object) => {
  try {
    given(options)
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return `${code}: ${message}`
  }
  return undefined
}

it.each([
  ['api', 7, 'a text'],
  ['apiOrigin', 7, 'a text'],
  ['environment', 'all', 'an object'],
  ['onError', {}, 'a function'],
  ['retries', '3', 'a number from 0'],
  ['maxWaitMs', '3', 'a number from 0'],
  ['headers', 'all', 'an object'],
  ['wireForm', {}, 'a text'],
  ['startedToken', 'yes', 'an object'],
  ['tokenHeaders', 'all', 'an object'],
  ['storage', 'all', 'an object'],
])('the option %s must not be %j, but %s', (name, value, kind) => {
  expect(refusal({ [name]: value })).toBe(`INVALID_CONFIG: ${name} must be ${kind}`)
})

it.each([
  ...['fetch', 'now', 'monotonic', 'random', 'sleep', 'lock', 'openHiddenFrame'].map((name) => [name, 'a function']),
  ...['storage', 'crypto'].map((name) => [name, 'an object']),
])('the port %s of the environment must be %s', (name, kind) => {
  expect(refusal({ environment: { [`${name}`]: 'yes' } })).toBe(`INVALID_CONFIG: ${name} must be ${kind}`)
  expect(refusal({ environment: { [`${name}`]: undefined } })).toBeUndefined()
})

it.each(['read', 'write', 'remove'])('a storage must have a function %s', (method) => {
  const storage = { read: () => null, write: () => true, remove() {}, [method]: undefined }
  expect(refusal({ environment: { storage } })).toBe(`INVALID_CONFIG: environment.storage must have a function ${method}()`)
  expect(refusal({ storage })).toBe(`INVALID_CONFIG: storage must have a function ${method}()`)
})

it('a header must be a text', () => {
  expect(refusal({ headers: { 'X-Tenant': 7 } })).toBe('INVALID_CONFIG: headers.X-Tenant must be a text')
})

it('the address of the API is given under one name, or the same under both', () => {
  const [api, apiOrigin] = ['https://a.example', 'https://b.example']
  expect(refusal({ api, apiOrigin })).toBe('INVALID_CONFIG: apiOrigin is the former name of api: give only api')
  expect(refusal({ api, apiOrigin: api })).toBeUndefined()
})

describe('the address of the API', () => {
  const addresses = (...all: string[]) => all.map((api) => refusal({ api }))
  const refused = 'INVALID_CONFIG: api must be an https or loopback address'

  it('the address is https, or http on this machine', () => {
    const own = [
      'http://localhost:81',
      'http://shop.localhost',
      'http://a.shop.localhost',
      'http://127.0.0.1',
      'http://127.1.2.3',
    ]
    expect(addresses('https://a.example/path', ...own, 'http://[::1]:81').filter(Boolean)).toEqual([])
  })

  it('the address is nothing else, such as a name that only looks like this machine', () => {
    const alike = [
      'http://xlocalhost',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'http://x.127.0.0.example',
    ]
    const others = [
      'http://128.0.0.1',
      'http://[::2]',
      'http://a.example',
      'ftp://localhost',
      'ws://localhost',
      'javascript:1',
      'x',
    ]
    expect(new Set(addresses(...alike, ...others))).toEqual(new Set([refused]))
  })
})

it.each([0, -1, 600_001, Number.NaN, Number.POSITIVE_INFINITY])('a timeout of %s ms is refused', (timeoutMs) => {
  expect(refusal({ timeoutMs })).toBe('INVALID_CONFIG: timeoutMs must be between 1 and 600000')
})

it.each([1, 600_000])('a timeout of %i ms is taken', (timeoutMs) => expect(refusal({ timeoutMs })).toBeUndefined())

it('a port that is undefined does not replace that of the runtime', () => {
  const { environment } = aDevice()
  const client = given({ environment: { ...environment, random: undefined } })
  expect(client.options.environment.random()).toBeLessThan(1)
  expect(client.options.environment.now).toBe(environment.now)
})

it.each([
  'Content-Type',
  'Authorization',
  'X-Wix-Consistent',
  'wix-site-id',
  'wix-account-id',
])('a header %s of the caller is spelt as the client spells it', (name) => {
  for (const spelt of [name.toUpperCase(), name.toLowerCase(), name])
    expect(spellHeaders({ [spelt]: 'x' })).toEqual({ [name]: 'x' })
  expect(spellHeaders({ [`X-${name}`]: 'x' })).toEqual({ [`X-${name}`]: 'x' })
  expect(spellHeaders()).toEqual({})
})
