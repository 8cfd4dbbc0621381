/** Two shops on one platform, isolated from each other; and shops that are seeded differently. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf, SECOND_CLIENT_ID } from '../seed'
import { type Platform, startPlatform } from '../server'
import { openDb } from '../storage/db'
import { askToken, codeOf, createShopper, pay, type Shopper, send, type TokenBody } from './support/support'

const PRODUCTS = '/stores-reader/v1/products'
interface ListBody {
  products: { slug: string; name: string; priceData: { currency: string; formatted: { price: string } } }[]
  metadata: { total: number }
}
const list = async (shopper: Shopper, query: unknown = { paging: { limit: 100 } }) =>
  (await shopper.post<ListBody>(`${PRODUCTS}/query-platformized`, { query })).body

describe('the second shop', () => {
  let platform: Platform
  let main: Shopper
  let second: Shopper
  beforeAll(async () => {
    platform = await startPlatform()
  })
  beforeEach(async () => {
    platform.reset()
    main = await createShopper(platform)
    second = await createShopper({ url: platform.url, clientId: platform.secondClientId })
  })
  afterAll(() => platform.close())

  it('the second shop has its own name, products and currency', async () => {
    expect(platform.secondClientId).toBe(SECOND_CLIENT_ID)
    const { products } = await list(second)
    expect(products.map(({ slug }) => slug)).toEqual(['harbour-espresso', 'morning-filter', 'ceramic-dripper', 'enamel-cup'])
    expect(products[0]?.priceData).toMatchObject({ currency: 'USD', formatted: { price: '$12.50' } })
    expect(await (await fetch(`${platform.url}/product-page/enamel-cup`)).text()).toContain('Northlight Coffee')
    expect(await (await fetch(`${platform.url}/shops/northlight-coffee`)).text()).toContain('Harbour Espresso')
    expect(await (await fetch(`${platform.url}/`)).text()).not.toContain('Harbour Espresso')
  })

  it('a shop does not know the products of the other', async () => {
    expect((await second.call('GET', `${PRODUCTS}/${productIdOf('blue-mug')}`)).status).toBe(404)
    expect((await main.call('GET', `${PRODUCTS}/${productIdOf('enamel-cup')}`)).status).toBe(404)
    expect((await second.add('blue-mug')).body.cart.lineItems).toEqual([])
  })

  it('the second shop keeps its carts, coupons and orders separate', async () => {
    await main.add('blue-mug', 2)
    expect(codeOf(await second.cart())).toBe('OWNED_CART_NOT_FOUND')
    const { body } = await second.add('enamel-cup', 1)
    expect(body.cart.lineItems[0]?.lineItemPrice.formattedAmount).toBe('$16.00')
    expect((await main.cart()).body.cart.lineItems).toHaveLength(1)
    expect(codeOf(await main.patch({ couponCode: 'BEANS3' }))).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(codeOf(await second.patch({ couponCode: 'FREESHIP' }))).toBe('ERROR_COUPON_DOES_NOT_EXIST')

    const url = await second.checkout()
    expect(await (await fetch(url)).text()).toContain('Northlight Coffee')
    await pay(url)
    expect([platform.orders().length, platform.orders(SECOND_CLIENT_ID).length]).toEqual([0, 1])
    expect(platform.stockOf('enamel-cup')).toBe(3)
    expect((await main.cart()).status).toBe(200)
  })

  it('each shop renews only its own refresh tokens', async () => {
    const renew = (clientId: string | undefined, refreshToken: string) =>
      send<TokenBody>(`${platform.url}/oauth2/token`, 'POST', { grantType: 'refresh_token', refreshToken, clientId })
    expect((await renew(platform.clientId, second.tokens.refresh_token)).status).toBe(400)
    const renewed = await renew(undefined, second.tokens.refresh_token)
    expect(renewed.status).toBe(200)
    const cart = await send(`${platform.url}/ecom/v1/carts/current`, 'GET', undefined, renewed.body.access_token)
    expect(codeOf(cart)).toBe('OWNED_CART_NOT_FOUND')
  })

  it('expireAccessTokens expires the tokens of both shops', async () => {
    platform.expireAccessTokens()
    expect([(await main.cart()).status, (await second.cart()).status]).toEqual([401, 401])
  })
})

describe('bulk products', () => {
  it('adds the requested number of bulk products to the other products', async () => {
    const platform = await startPlatform({ bulkProducts: 200 })
    const shopper = await createShopper(platform)
    expect((await list(shopper)).metadata.total).toBe(247)
    const slugs = ['bulk-001', 'bulk-200', 'bulk-201']
    const { products } = await list(shopper, { filter: { slug: { $in: slugs } } })
    expect(products.map(({ slug }) => slug)).toEqual(['bulk-001', 'bulk-200'])
    expect(
      new Set(
        (await list(shopper, { filter: { slug: { $startsWith: 'bulk-' } }, paging: { limit: 100 } })).products.map((p) => p.name),
      ).size,
    ).toBe(100)
    expect((await shopper.add('bulk-200', 2)).body.cart.lineItems[0]?.quantity).toBe(2)
    await platform.close()
  })
})

describe('a database file', () => {
  it('an older database file is seeded again, and its visitors keep their tokens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-'))
    const databaseFile = join(folder, 'shop.db')
    const first = await startPlatform({ databaseFile })
    const { tokens } = await createShopper(first)
    await first.close()
    const db = openDb(databaseFile)
    db.exec(
      "DELETE FROM setting WHERE name = 'seed'; DROP TABLE coupon; CREATE TABLE coupon (id TEXT PRIMARY KEY, percent INTEGER)",
    )
    db.close()
    const second = await startPlatform({ databaseFile })
    const cart = await send(`${second.url}/ecom/v1/carts/current`, 'GET', undefined, tokens.access_token)
    expect(codeOf(cart)).toBe('OWNED_CART_NOT_FOUND')
    const shopper = await createShopper(second)
    await shopper.add('blue-mug')
    expect((await shopper.patch({ couponCode: 'WELCOME10' })).status).toBe(200)
    await second.close()
    await rm(folder, { recursive: true })
  })

  it('a database file keeps its data, and is seeded again for another currency', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-'))
    const databaseFile = join(folder, 'shop.db')
    const open = (currency: 'EUR' | 'KWD') => startPlatform({ databaseFile, currency })
    const first = await open('EUR')
    const { tokens, add } = await createShopper(first)
    await add('blue-mug', 2)
    await first.close()

    const cartStatus = async ({ url }: Platform) =>
      (await send(`${url}/ecom/v1/carts/current`, 'GET', undefined, tokens.access_token)).status
    const again = await open('EUR')
    expect(await cartStatus(again)).toBe(200)
    await again.close()

    const dinars = await open('KWD')
    expect(await cartStatus(dinars)).toBe(404)
    expect((await list(await createShopper(dinars))).products[0]?.priceData.currency).toBe('KWD')
    expect((await askToken(dinars.url, SECOND_CLIENT_ID)).status).toBe(200)
    await dinars.close()
    await rm(folder, { recursive: true })
  })
})
