import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { parseJson } from '../../untrusted'
import { createShopper, type ErrorBody, type Shopper } from '../support/support'

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const ask = async (path: string, body: string) => {
  const response = await fetch(platform.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: shopper.tokens.access_token },
    body,
  })
  return { status: response.status, text: await response.text() }
}

it.each([
  ['a body of lists', '/ecom/v1/carts/current/add-to-cart', lists(120_000)],
  ['a body of objects', '/ecom/v1/carts/current/add-to-cart', objects(40_000)],
  ['a field of a body', '/oauth2/token', `{"grantType":${lists(60_000)}}`],
  ['a wrapped body', '/oauth2/token', JSON.stringify({ body: Buffer.from(lists(60_000)).toString('base64') })],
  ['a filter in a text', '/stores-reader/v2/inventoryItems/query', JSON.stringify({ query: { filter: objects(30_000) } })],
  [
    'a cursor',
    '/stores/v3/products/query',
    JSON.stringify({ query: { cursorPaging: { cursor: Buffer.from(objects(2000)).toString('base64url') } } }),
  ],
])('JSON that is nested too deeply is refused in %s', async (_, path, body) => {
  const { status, text } = await ask(path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(JSON.parse(text)).toHaveProperty('message')
  expect(text).not.toMatch(/RangeError|\n\s+at /)
})

it.each([
  ['as `.r`', `.r=${Buffer.from(objects(1800)).toString('base64url')}`],
  ['as names with dots', `${'a.'.repeat(3000)}a=1`],
])('a query that is nested too deeply is refused %s', async (_, query) => {
  const answer = await shopper.call<ErrorBody>('GET', `/stores-reader/v1/products/query-platformized?${query}`)
  expect(answer.status).toBe(400)
})

it('ignores brackets inside strings, and accepts a hundred levels of nesting', () => {
  const text = JSON.stringify({ a: '[{'.repeat(500), b: '\\"[['.repeat(200) })
  expect(parseJson(text)).toEqual(JSON.parse(text))
  expect(parseJson(lists(100))).toEqual(JSON.parse(lists(100)))
  expect(() => parseJson(lists(101))).toThrow(SyntaxError)
})

it('reads a string with a hundred thousand escaped quotes, and refuses it without its closing quote', () => {
  const quotes = '\\"'.repeat(120_000)
  // The brackets would count as nesting if an escaped quote closed the string.
  expect(parseJson(`"${quotes}\\"${'['.repeat(101)}"`)).toBe('"'.repeat(120_001) + '['.repeat(101))
  expect(() => parseJson(`"${quotes}`)).toThrow(SyntaxError)
  expect(() => parseJson(`"${quotes}`)).not.toThrow('nested')
})
