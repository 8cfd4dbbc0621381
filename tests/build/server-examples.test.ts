/** Runs the examples of docs/headless.md and docs/servers.md in Node, with the built package and the local platform. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { publicEntries } from '../../src/build/entries.mjs'
import { addToCurrentCart, createClient, memoryStorage, queryProductsV1, type Tokens } from '../../src/index'
import { createShop } from '../../src/store-entry'
import { readMarkdown, type Snippet, sectionOf, snippetsIn } from '../docs/markdown'

const HEADLESS = readMarkdown('docs/headless.md')
const SERVERS = readMarkdown('docs/servers.md')
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

let platform: Platform
let folder: string
let said: unknown[][]
const run = new Set<string>()
const where = { href: 'https://shop.example/mug' }

beforeAll(async () => {
  platform = await startPlatform()
  folder = mkdtempSync(join(tmpdir(), 'cartlet-examples-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await platform.close()
})
beforeEach(() => {
  said = []
  where.href = 'https://shop.example/mug'
  vi.stubGlobal('location', where)
  vi.spyOn(console, 'log').mockImplementation((...values) => void said.push(values))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const key = ({ path, line }: Snippet) => `${path}:${line}`
const examplesIn = (file: typeof HEADLESS, section: string): Snippet[] =>
  snippetsIn({ path: `${file.path}#${section}`, text: sectionOf(file, section) }).filter(({ language }) => language === 'ts')

/** @param more what the page presupposes, and what it exports to the test */
// biome-ignore lint/suspicious/noExplicitAny: each example exports other functions.
async function start(snippet: Snippet | undefined, { tokens, more = '' }: { tokens?: Tokens; more?: string } = {}): Promise<any> {
  if (!snippet) throw new Error('There is no such example')
  run.add(key(snippet))
  const given = tokens ? `, tokens: ${JSON.stringify(tokens)}` : ''
  const code = `${more}\n${snippet.code}`
    .replaceAll("clientId: 'CLIENT_ID'", `clientId: '${platform.clientId}', api: '${platform.url}'${given}`)
    .replaceAll(/'(cartlet(?:\/\w+)?)'/g, (_, name) => {
      const entry = publicEntries().find((one) => one.entry === name)
      return JSON.stringify(new URL(`../../${entry?.file}`, import.meta.url).href)
    })
  const file = join(folder, `${run.size}.mjs`)
  writeFileSync(file, (await transform(code, { loader: 'ts', format: 'esm' })).code)
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

const clientOf = (tokens?: Tokens) => createClient({ clientId: platform.clientId, api: platform.url, tokens })

async function idOf(slug: string): Promise<string> {
  const { products } = await queryProductsV1(clientOf(), { filter: { slug: { $in: [slug] } } })
  return products[0]?.id ?? ''
}

async function visitorWithMug(): Promise<Tokens> {
  const client = clientOf()
  const catalogReference = { appId: STORES, catalogItemId: await idOf('blue-mug') }
  await addToCurrentCart(client, { lineItems: [{ quantity: 1, catalogReference }] })
  return client.session.tokens() as Tokens
}

it('products are read and one is in the cart', async () => {
  const [example] = examplesIn(HEADLESS, 'Read products and fill the cart')
  await start(example)
  expect(said.length).toBe(11)
  expect(said[0]).toEqual([expect.any(String), expect.any(String)])
  expect(said.at(-1)).toEqual([expect.any(Number)])
})

it('a cart leads to the hosted checkout, in both versions of it', async () => {
  const [first] = examplesIn(HEADLESS, 'Go to the checkout')
  await start(first, { tokens: await visitorWithMug() })
  expect(where.href).toMatch(new RegExp(`^${platform.url}/`))
  const [next] = examplesIn(HEADLESS, "The platform's next cart")
  const code = (next?.code ?? '').replace('PRODUCT_ID', await idOf('blue-mug')).replace('GIFT-CARD-CODE', 'FERN-10-GIFT')
  await start(next && { ...next, code })
  expect(said).toEqual([
    ['17.48', 'EUR'],
    ['ERROR', 'MISSING_DELIVERY_ADDRESS'],
  ])
})

it('a shop without elements adds, tells its cart and goes to the checkout', async () => {
  const [drawn, login] = examplesIn(HEADLESS, 'Draw the shop yourself')
  await start(drawn)
  expect(said.at(-1)).toEqual([2, [expect.objectContaining({ name: 'Blue Mug', quantity: 2 })]])
  expect(where.href).toMatch(new RegExp(`^${platform.url}/`))
  const { toLogin } = await start(login)
  const client = clientOf()
  await toLogin(
    createShop({ client, storage: memoryStorage(), formatMoney: (value, currency) => `${value} ${currency}`, navigate() {} }),
  )
  expect(where.href).toMatch(new RegExp(`^${platform.url}/.*log`))
})

it('a receiver refuses an event that is not signed', async () => {
  const [example] = examplesIn(HEADLESS, 'Servers')
  const { generateKeyPair, exportJWK } = await import('jose')
  const { n = '' } = await exportJWK((await generateKeyPair('RS256', { extractable: true })).publicKey)
  const { receive } = await start(example && { ...example, code: example.code.replace("n: '…'", `n: '${n}'`) })
  const { status } = await receive(new Request('https://shop.example/events', { method: 'POST', body: 'forged' }))
  expect(status).toBeGreaterThanOrEqual(400)
})

it('a server knows the cart of its visitor again, by a cookie or by a storage of its own', async () => {
  const [cookies] = examplesIn(SERVERS, 'With the tokens of a request')
  const tokens = JSON.stringify(await visitorWithMug())
  const more = `const cookieOf = () => ${JSON.stringify(tokens)}; const render = (cart) => cart?.lineItems?.length + ' lines'`
  const { page } = await start(cookies && { ...cookies, code: `${cookies.code}\nexport { page }` }, { more })
  const response: Response = await page(new Request('https://shop.example/'))
  expect(await response.text()).toBe('1 lines')
  expect(response.headers.get('set-cookie')).toMatch(/^shop=%7B.*HttpOnly; Secure/)

  const [stored] = examplesIn(SERVERS, 'With a storage')
  const kept = `export const kept = new Map(); const visitor = 'ada'
const kv = { get: async (key) => kept.get(key) ?? null, put: async (key, text) => (kept.set(key, text), true), delete: async (key) => void kept.delete(key) }`
  const example = await start(stored && { ...stored, code: `${stored.code}\nexport { client }` }, { more: kept })
  await queryProductsV1(example.client, { paging: { limit: 1 } })
  expect([...example.kept.keys()]).toEqual([expect.stringMatching(/^ada:/)])
})

it('every example of these pages was run, but for the one that registers elements', () => {
  const all = [HEADLESS, SERVERS].flatMap((file) => snippetsIn(file)).filter(({ code }) => !code.includes('cartlet/elements'))
  expect(run.size).toBe(all.length)
})
