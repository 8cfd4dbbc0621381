/** The demo shop of the configurator: the real client and store buy in it, nothing is sent, and its id reaches no snippet. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createDemoShop, DEMO_API, DEMO_CLIENT_ID } from '../../../../demo/configurator/demo-shop/demo-shop'
import { GOODS_FILE, recordGoods } from '../../../../demo/configurator/demo-shop/record'
import { choicesOf, EMPTY, isComplete } from '../../../../demo/configurator/set-up'
import { openShop } from '../../../../demo/configurator/shop/open-shop'
import { formatMoney } from '../../../../src/i18n/format'
import { getCollectionBySlug } from '../../../../src/platform/catalog/v1/collection-api'
import { getProductV1, queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import { createClient } from '../../../../src/platform/client'
import { memoryStorage } from '../../../../src/platform/storage'
import { writeSnippet } from '../../../../src/snippet/write-snippet'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'

const BASE = 'https://shop.example/configurator/'

function demo() {
  const files: string[] = []
  const answer = createDemoShop(BASE, async (file) => {
    files.push(file)
    return new Response(readFileSync(GOODS_FILE))
  })
  const fetch = (url: string, init?: RequestInit) => answer(url, init) ?? Promise.reject(new Error(`${url} was asked`))
  return { files, answer, fetch }
}

it('the demo shop sells what the local platform sells', { timeout: 20_000 }, async () => {
  expect(JSON.parse(await recordGoods())).toEqual(JSON.parse(readFileSync(GOODS_FILE, 'utf8')))
})

it('the configurator finds products by words, and collections, without a request', async () => {
  const { files, fetch } = demo()
  const shop = await openShop(DEMO_CLIENT_ID, DEMO_API, fetch)
  const { signal } = new AbortController()
  const all = await shop.products('', signal)
  expect(all).toMatchObject({ total: 8 })
  expect(all.products.map(({ picture }) => picture?.url)).toContain(`${BASE}demo-shop/blue-mug.svg`)
  expect((await shop.products('TEE', signal)).products.map(({ slug }) => slug)).toEqual(['linen-tee'])
  expect((await shop.collections(signal)).map(({ name }) => name)).toEqual(['Home', 'Stationery', 'Wear & Carry', 'Kitchen'])
  expect((await shop.product('iron-teapot')).price.formatted).toBe('€67.15')
  expect(files).toEqual([`${BASE}demo-shop/goods.json`])
})

it('the store adds two of a product and a chosen variant of another in the demo shop', async () => {
  const storage = memoryStorage()
  const client = createClient({ clientId: DEMO_CLIENT_ID, api: DEMO_API, environment: { storage, fetch: demo().fetch } })
  const shop = createWholeShop({
    client,
    catalog: 'v1',
    storage,
    formatMoney: (value, currency) => formatMoney(value, currency, 'en'),
    navigate: () => 'blocked',
  })
  const engine = await shop.engine()
  const lines = () => {
    const { cart } = shop.store.getState()
    return 'cart' in cart ? cart.cart?.lines.map(({ name, quantity, total }) => [name, quantity, total?.formatted]) : undefined
  }
  const [mug, tee] = await Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct('linen-tee')])
  await engine.add({ product: mug, quantity: 2 })
  await engine.add({ product: tee, options: { Size: 'XL', Colour: 'Ink' } })
  expect(lines()).toEqual([
    ['Blue Mug', 2, '€36.00'],
    ['Linen Tee', 1, '€40.00'],
  ])
})

it('a whole product and a collection of the demo shop can be read alone', async () => {
  const client = createClient({
    clientId: DEMO_CLIENT_ID,
    api: DEMO_API,
    environment: { storage: memoryStorage(), fetch: demo().fetch },
  })
  const { products } = await queryProductsV1(client, { filter: { slug: { $in: ['linen-tee'] } } })
  expect((await getProductV1(client, `${products[0]?.id}`)).name).toBe('Linen Tee')
  expect((await getCollectionBySlug(client, 'kitchen')).name).toBe('Kitchen')
})

it('an address of another server is none of the demo shop’s, and what it does not sell is refused', async () => {
  const { answer } = demo()
  expect(answer('https://www.wixapis.com/oauth2/token')).toBeUndefined()
  expect(answer(`${DEMO_API}.evil.example/oauth2/token`)).toBeUndefined()
  expect((await answer(`${DEMO_API}/members/v1/members/my`))?.status).toBe(404)
  expect((await answer(`${DEMO_API}/ecom/v1/carts/current`))?.status).toBe(404)
})

it('what is shown for the demo shop names neither its id nor its address', async () => {
  const setUp = { ...EMPTY, demo: true, clientId: '1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f', references: ['blue-mug'] }
  expect(isComplete(setUp)).toBe(true)
  const known = new Map([['blue-mug', { name: 'Blue Mug', url: 'https://shop.example/product-page/blue-mug' }]])
  const snippet = await writeSnippet(choicesOf(setUp, known, 'v1'), { hashes: {}, reservedSpace: '' })
  expect(snippet.head).toContain('data-client-id="CLIENT_ID"')
  expect(JSON.stringify(snippet)).not.toContain(DEMO_CLIENT_ID)
  expect(JSON.stringify(snippet)).not.toContain('demo-shop')
})
