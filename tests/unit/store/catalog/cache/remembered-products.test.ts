/** Products read back from the page's storage are checked like a response, since any script of the page can write there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FERN_AND_FABLE } from '../../../../../demo/platform/seed'
import { NASTY_PRODUCTS } from '../../../../../demo/platform/seeds/shops/nasty'
import { type Platform, startPlatform } from '../../../../../demo/platform/server'
import type { ProductState } from '../../../../../src/store/base/state'
import { storageKey } from '../../../../../src/store/base/storage-keys'
import type { ProductView } from '../../../../../src/store/base/views'
import { recallProducts } from '../../../../../src/store/catalog/cache/product-cache'
import { loadCatalog } from '../../../../../src/store/catalog/load'
import { createWholeShop } from '../../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../../support/fakes/local-shop'
import { aChoice, aModifier, anAmount, aProduct, aText, aVariant } from '../../../../support/fixtures/views'

const picture = { id: 'p', url: 'https://pictures.example/1.jpg', alt: 'A mug', width: 4, height: 3 }
const unitPrice = { price: anAmount(2), per: { quantity: 100, unit: 'G' }, description: '€2 for 100 g' }
const choice = (value: string) =>
  aChoice(value, { color: '#fff', picture, mediaIds: ['m'], addedPrice: anAmount(1) } as Parameters<typeof aChoice>[1])

/** Everything that a product can have. */
const WHOLE: ProductView = aProduct({
  url: 'https://shop.example/mug',
  picture,
  secondPicture: picture,
  comparePrice: anAmount(20),
  discountPercent: 10,
  priceRange: { min: anAmount(18), max: anAmount(20) },
  unitPrice,
  ribbon: 'New',
  brand: 'Fern',
  preorder: { message: 'In May', limit: 3 },
  quantityAvailable: 4,
  categoryIds: ['mugs'],
  options: [{ name: 'Size', kind: 'text', choices: [choice('S')] }],
  variants: [
    aVariant('s', {
      choices: { Size: 'S' },
      comparePrice: anAmount(20),
      unitPrice,
      preorder: { message: 'In May', limit: 1 },
      quantityAvailable: 2,
      sku: 'MUG-S',
      picture,
      subscriptionPrices: { 'plan-1': anAmount(9) },
    }),
  ],
  modifiers: [
    aText('Engraving', { minLength: 1, maxLength: 24, addedPrice: anAmount(2) }),
    aModifier('Wrap', ['Paper'], { choices: [choice('Paper')] }),
  ],
  subscriptions: [
    {
      id: 'plan-1',
      title: 'Monthly',
      description: 'Every month',
      frequency: { unit: 'month', interval: 1 },
      cycles: 12,
      discountPercent: 5,
      discountAmount: anAmount(1),
      price: anAmount(9),
    },
  ],
})

type Path = readonly (string | number)[]
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, one]) => {
        const at = [...path, Array.isArray(value) ? Number(name) : name]
        return [at, ...pathsOf(one, at)]
      })
    : []
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], value)
function changed(path: Path, next: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(WHOLE))
  const holder = at(copy, path.slice(0, -1)) as Record<string, unknown>
  const name = path[path.length - 1] as string
  if (next === undefined) delete holder[name]
  else holder[name] = next
  return copy
}
const recalled = (product: unknown) =>
  recallProducts(
    JSON.stringify({
      version: __VERSION__,
      products: [
        ['mug', product],
        ['other', aProduct()],
      ],
    }),
  )
const isBack = (product: unknown) => 'mug' in recalled(product)

const PATHS = pathsOf(WHOLE)
const URLS = PATHS.filter((path) => path[path.length - 1] === 'url')
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

describe('a stored product', () => {
  it('a stored product is read back with all of its members', () => {
    expect(recalled(WHOLE).mug).toEqual({ status: 'ready', product: WHOLE, stale: true })
  })

  it.each(
    URLS.map((path) => [path.join('.'), path] as const),
  )('a stored product with an unsafe URL in %s is dropped, and the others are kept', (_, path) => {
    for (const url of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'https:///x',
      '',
      7,
      {},
    ]) {
      expect(Object.keys(recalled(changed(path, url)))).toEqual(['other'])
    }
  })

  it.each(
    PATHS.map((path) => [path.join('.'), path] as const),
  )('a stored product with another type in %s is dropped', (_, path) => {
    const type = typeOf(at(WHOLE, path))
    for (const wrong of [7, 'text', true, [7], { a: 7 }]) {
      if (typeOf(wrong) === type) continue
      expect([wrong, isBack(changed(path, wrong))]).toEqual([wrong, false])
    }
  })

  it('a stored product is dropped without a required member, and kept without an optional one', () => {
    const first = PATHS.filter((path) => path.length === 1 || typeof path[path.length - 2] === 'string')
    const needed = first.filter((path) => typeof path[path.length - 1] === 'string' && !isBack(changed(path, undefined)))
    const names = new Set(needed.filter((path) => path.length === 1).map(([name]) => name))
    expect([...names].sort()).toEqual(
      [
        ...['categoryIds', 'id', 'inStock', 'kind', 'modifiers', 'name', 'oneTimePurchase', 'options', 'price', 'slug'],
        ...['subscriptions', 'variants'],
      ].sort(),
    )
  })

  it('a stored product whose second picture is null is kept', () => {
    expect(isBack(changed(['secondPicture'], null))).toBe(true)
  })

  it.each([null, 7, 'text', [], {}])('a stored value of %j is not read as a product', (product) => {
    expect(isBack(product)).toBe(false)
  })
})

describe.each(['v1', 'v3'] as const)('every product of a shop with catalog %s', (catalogVersion) => {
  let platform: Platform
  beforeAll(async () => {
    await loadCatalog(catalogVersion)
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion, nastyProducts: true })
  })
  afterAll(() => platform.close())

  it('every product that the shop loads passes the check of stored products', async () => {
    const local = aLocalShop(platform)
    const shop = createWholeShop({
      client: local.client(),
      catalog: catalogVersion,
      storage: local.storage,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate: () => {},
    })
    const slugs = [...FERN_AND_FABLE.products, ...NASTY_PRODUCTS].map(({ slug }) => slug)
    const key = storageKey(platform.clientId, 'products')
    // The number of products that are kept at a time.
    for (let start = 0; start < slugs.length; start += 40) {
      const some = slugs.slice(start, start + 40)
      await Promise.all(some.map((slug) => shop.loadProduct(slug).catch(() => {})))
      const shown = Object.entries(shop.store.getState().products).filter(
        ([reference, { status }]) => some.includes(reference) && status === 'ready',
      )
      const back = recallProducts(JSON.stringify({ version: __VERSION__, products: shown.map(toStored) }))
      // Stored as JSON, without the members that are undefined.
      expect(back).toEqual(Object.fromEntries(shown.map(toRecalled)))
    }
    expect(Object.keys(recallProducts(local.storage.read(key))).length).toBeGreaterThan(20)
  })
})

const toRecalled = ([reference, entry]: [string, ProductState]) => [
  reference,
  { status: 'ready', product: entry.status === 'ready' && entry.product, stale: true },
]
const toStored = ([reference, entry]: [string, ProductState]) => [reference, entry.status === 'ready' ? entry.product : undefined]
