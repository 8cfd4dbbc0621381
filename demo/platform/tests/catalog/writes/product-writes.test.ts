/** Products that a merchant creates, changes and deletes, read back as merchant and visitor. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf, variantIdOf } from '../../../seed'
import { type Platform, startPlatform } from '../../../server'
import { NO_VARIANT_ID } from '../../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, send, violationOf } from '../../support/support'

interface Media {
  items: { id: string; mediaType: string; image: { url: string } }[]
}

interface ProductBody {
  id: string
  slug: string
  name: string
  visible: boolean
  description: string
  sku: string
  weight: number
  brand: string | null
  ribbon: string
  lastUpdated: string
  manageVariants: boolean
  discount: { type: string; value: number }
  priceData: { price: number; discountedPrice: number }
  priceRange: { minValue: number; maxValue: number }
  costAndProfitData?: { itemCost: number; profit: number; profitMargin: number }
  stock: { trackInventory: boolean; inStock: boolean; quantity?: number }
  media: Media
  productOptions: { name: string; choices: { description: string; visible: boolean; media?: Media }[] }[]
  variants: {
    id: string
    choices: Record<string, string>
    variant: { priceData: { price: number; discountedPrice: number }; weight: number; sku: string; visible: boolean }
  }[]
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(async () => {
  platform.reset()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const WRITES = '/stores/v1/products'
const READS = '/stores-reader/v1/products'
const TEE = productIdOf('linen-tee')
const MUG = productIdOf('blue-mug')

const read = async (id: string): Promise<ProductBody> => {
  const answer = await shopper.call<{ product: ProductBody }>('GET', `${READS}/${id}`)
  expect(answer.status).toBe(200)
  return answer.body.product
}
const create = (product: unknown) => merchant.post<{ product: ProductBody }>(WRITES, { product })
const patch = (id: string, product: unknown) => merchant.call<{ product: ProductBody }>('PATCH', `${WRITES}/${id}`, { product })
const variant = (product: ProductBody, ...names: string[]) => {
  const found = product.variants.find(({ choices }) => names.every((name) => Object.values(choices).includes(name)))
  if (!found) throw new Error(`no ${names.join(' ')}`)
  return found
}

const TRAY = {
  name: 'Oak Tray',
  productType: 'physical',
  priceData: { price: 40 },
  description: '<p>Oiled.</p>',
  sku: 'TRAY',
  weight: 0.9,
  costAndProfitData: { itemCost: 15 },
  discount: { type: 'PERCENT', value: 25 },
  brand: 'Haldane',
  ribbon: 'New',
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'Large' }] },
    { name: 'Oil', optionType: 'color', choices: [{ value: '#553311', description: 'Dark' }] },
  ],
  customTextFields: [{ title: 'Initials', maxLength: 3, mandatory: false }],
}

describe('a new product', () => {
  it('returns a new product as it was written, and sells it', async () => {
    const made = await create(TRAY)
    expect(made.status).toBe(200)
    const product = await read(made.body.product.id)
    expect(product).toMatchObject({
      slug: 'oak-tray',
      name: 'Oak Tray',
      sku: 'TRAY',
      weight: 0.9,
      brand: 'Haldane',
      ribbon: 'New',
      priceData: { price: 40, discountedPrice: 30 },
      stock: { trackInventory: false, inStock: true },
      manageVariants: true,
    })
    expect(product.variants.map(({ choices }) => choices)).toEqual([
      { Size: 'Small', Oil: 'Dark' },
      { Size: 'Large', Oil: 'Dark' },
    ])
    const line = await shopper.post<{ cart: { lineItems: { price: { amount: string } }[] } }>(
      '/ecom/v1/carts/current/add-to-cart',
      {
        lineItems: [
          {
            quantity: 2,
            catalogReference: {
              appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
              catalogItemId: product.id,
              options: { variantId: product.variants[1]?.id },
            },
          },
        ],
      },
    )
    expect(line.body.cart.lineItems[0]?.price.amount).toBe('30.00')
  })

  it('fills in defaults for all but name and price, and makes the slug unique', async () => {
    const first = (await create({ name: 'Tray', priceData: { price: 10.5 } })).body.product
    const second = (await create({ name: 'Tray', priceData: { price: 10.5 } })).body.product
    expect([first.slug, second.slug]).toEqual(['tray', 'tray-1'])
    expect(first).toMatchObject({ visible: true, discount: { type: 'NONE' }, variants: [{ id: NO_VARIANT_ID }] })
    expect((await read(second.id)).priceData.price).toBe(10.5)
  })

  it.each<[object, string, string]>([
    [{ priceData: { price: 1 } }, 'product.name', 'REQUIRED_FIELD'],
    [{ name: 'x' }, 'product.priceData.price', 'REQUIRED_FIELD'],
    [{ name: 'x'.repeat(81), priceData: { price: 1 } }, 'product.name', 'MAX_LENGTH'],
    [{ name: 'x', priceData: { price: -1 } }, 'product.priceData.price', 'DECIMAL_GTE'],
    [{ name: 'x', priceData: { price: 'NaN' } }, 'product.priceData.price', 'FORMAT'],
    [{ name: 'x', priceData: { price: 1 }, productType: 'PHYSICAL' }, 'product.productType', 'INVALID_ENUM_VALUE'],
    [{ name: 'x', priceData: { price: 1 }, discount: { type: 'PERCENT', value: 101 } }, 'product.discount.value', 'DECIMAL_LTE'],
    [{ name: 'x', priceData: { price: 1 }, slug: 'blue-mug' }, 'product.slug', 'VALIDATION'],
    [{ name: 'x', priceData: { price: 1 }, slug: '../x' }, 'product.slug', 'FORMAT'],
    [
      { name: 'x', priceData: { price: 1 }, productOptions: [{ name: 'A', choices: [] }] },
      'product.productOptions[0].choices',
      'MIN_SIZE',
    ],
  ])('refuses the product %j and creates nothing', async (product, field, rule) => {
    const answer = await create(product)
    expect([answer.status, violationOf(answer)?.field, violationOf(answer)?.violatedRule]).toEqual([400, field, rule])
    const list = await shopper.post<{ metadata: { total: number } }>(`${READS}/query-platformized`, {})
    expect(list.body.metadata.total).toBe(47)
  })
})

describe('an update', () => {
  it('updates only the fields that were sent, and the date of the last change', async () => {
    const before = await read(MUG)
    await patch(MUG, { discount: { type: 'AMOUNT', value: 2.5 }, weight: 1.5 })
    const after = await read(MUG)
    expect(after).toMatchObject({
      name: 'Blue Mug',
      weight: 1.5,
      discount: { type: 'AMOUNT', value: 2.5 },
      priceData: { price: 18, discountedPrice: 15.5 },
      stock: { quantity: 24 },
    })
    expect(after.lastUpdated > before.lastUpdated).toBe(true)
  })

  it('a price update applies to variants with the old price, not to one with its own price', async () => {
    await patch(TEE, { priceData: { price: 50 } })
    const tee = await read(TEE)
    expect(variant(tee, 'M', 'Sage').variant.priceData.price).toBe(50)
    expect(variant(tee, 'XL', 'Sage').variant.priceData.price).toBe(40)
  })

  it('an update of the options keeps the ids and the stock of remaining combinations', async () => {
    const productOptions = [
      { name: 'Size', choices: [{ value: 'M' }, { value: 'XXL' }] },
      { name: 'Colour', optionType: 'color', choices: [{ value: '#8a9a7b', description: 'Sage' }] },
    ]
    await patch(TEE, { productOptions })
    const tee = await read(TEE)
    expect(tee.variants).toHaveLength(2)
    expect(variant(tee, 'M').id).toBe(variantIdOf('linen-tee', 'M', 'Sage'))
    expect(platform.stockOf('linen-tee', variantIdOf('linen-tee', 'M', 'Sage'))).toBe(8)
    // Stock is tracked for this product, so new variants start at zero.
    expect(platform.stockOf('linen-tee', variant(tee, 'XXL').id)).toBe(0)
  })

  it('new options of a product without tracked stock produce variants that can be bought', async () => {
    const box = productIdOf('gift-box')
    await patch(box, { productOptions: [{ name: 'Size', choices: [{ value: 'Huge' }] }] })
    const { id } = variant(await read(box), 'Huge')
    expect(platform.stockOf('gift-box', id)).toBe(Number.POSITIVE_INFINITY)
    const options = { variantId: id, customTextFields: { 'What shall we write?': 'x' } }
    expect((await shopper.add('gift-box', 7, options)).body.cart.lineItems[0]?.quantity).toBe(7)
  })

  it('hides a product from visitors, not from the merchant', async () => {
    await patch(MUG, { visible: false })
    expect((await shopper.call('GET', `${READS}/${MUG}`)).status).toBe(404)
    expect((await shopper.add('blue-mug')).body.cart.lineItems).toEqual([])
    const own = await merchant.call<{ product: ProductBody }>('GET', `${READS}/${MUG}`)
    expect(own.body.product.visible).toBe(false)
  })

  it('refuses an update whose id differs from the id in the path', async () => {
    expect(violationOf(await patch(MUG, { id: TEE, name: 'x' }))?.field).toBe('product.id')
  })

  it('answers 404 to an update of an unknown product', async () => {
    const answer = await patch('nope', { name: 'x' })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })
})

it('a deleted product is gone from the catalog and the hosted page, and not found in carts', async () => {
  await shopper.add('blue-mug')
  expect((await merchant.call('DELETE', `${WRITES}/${MUG}?id=${MUG}`)).status).toBe(200)
  expect((await shopper.call('GET', `${READS}/${MUG}`)).status).toBe(404)
  expect((await fetch(`${platform.url}/product-page/blue-mug`)).status).toBe(404)
  expect((await shopper.cart()).body.cart.lineItems[0]?.availability.status).toBe('NOT_FOUND')
  expect((await merchant.call('DELETE', `${WRITES}/${MUG}`)).status).toBe(404)
})

describe('single variants', () => {
  const update = (id: string, variants: unknown) =>
    merchant.call<{ variants: ProductBody['variants'] }>('PATCH', `${WRITES}/${id}/variants`, { id, variants })

  it("updates variants by choices and by id, with the product's discount applied", async () => {
    await patch(TEE, { discount: { type: 'PERCENT', value: 10 } })
    const ink = variantIdOf('linen-tee', 'S', 'Ink')
    const answer = await update(TEE, [
      { choices: { Size: 'S' }, price: 20, weight: 0.3, sku: 'S-ALL' },
      { variantIds: [ink], price: 30, visible: false },
    ])
    expect(answer.body.variants).toHaveLength(12)
    const tee = await read(TEE)
    expect(variant(tee, 'S', 'Sage').variant).toMatchObject({
      priceData: { price: 20, discountedPrice: 18 },
      weight: 0.3,
      sku: 'S-ALL',
    })
    expect(variant(tee, 'S', 'Ink').variant).toMatchObject({ priceData: { discountedPrice: 27 }, visible: false })
    expect(variant(tee, 'M', 'Ink').variant.priceData.price).toBe(38)
    expect((await shopper.add('linen-tee', 1, { variantId: ink })).body.cart.lineItems).toEqual([])
  })

  it('hides a choice when no visible variant is left for it', async () => {
    const inks = (await read(TEE)).variants.filter(({ choices }) => choices.Colour === 'Ink').map(({ id }) => id)
    await update(TEE, [{ variantIds: inks, visible: false }])
    const colours = (await read(TEE)).productOptions[1]?.choices.map(({ description, visible }) => [description, visible])
    expect(colours).toEqual([
      ['Sage', true],
      ['Ink', false],
      ['Clay', true],
    ])
  })

  it('resets variants to the values of the product', async () => {
    await update(TEE, [{ choices: {}, price: 99, weight: 9 }])
    expect((await merchant.post(`${WRITES}/${TEE}/variants/resetToDefault`)).status).toBe(200)
    const tee = await read(TEE)
    expect(new Set(tee.variants.map((v) => v.variant.priceData.price))).toEqual(new Set([38]))
    expect(variant(tee, 'XL', 'Ink').variant.weight).toBe(0.18)
  })

  it.each<[string, unknown, string]>([
    [TEE, [{ choices: { Size: 'XXXL' }, price: 1 }], 'variants[0].choices.Size'],
    [TEE, [{ variantIds: ['nope'], price: 1 }], 'variants[0].variantIds[0]'],
    [TEE, [{ price: 1 }], 'variants[0]'],
    [TEE, [{ choices: { Size: 'S' }, price: 'Infinity' }], 'variants[0].price'],
    [MUG, [{ choices: {}, price: 1 }], 'id'],
  ])('an update of the variants of %s refuses %j', async (id, variants, field) => {
    expect(violationOf(await update(id, variants))?.field).toBe(field)
  })

  it('removes the variants together with the options', async () => {
    await merchant.call('DELETE', `${WRITES}/${TEE}/options?id=${TEE}`)
    expect(await read(TEE)).toMatchObject({ manageVariants: false, productOptions: [], variants: [{ id: NO_VARIANT_ID }] })
  })
})

describe('brand and ribbon', () => {
  it('removes the brand and the ribbon of a product', async () => {
    await patch(MUG, { brand: 'Acme', ribbon: 'Sale' })
    expect(await read(MUG)).toMatchObject({ brand: 'Acme', ribbon: 'Sale' })
    await merchant.post(`${WRITES}/${MUG}/remove-brand`, { id: MUG })
    await merchant.post(`${WRITES}/${MUG}/remove-ribbon`, { id: MUG })
    expect(await read(MUG)).toMatchObject({ brand: null, ribbon: '' })
  })
})

describe('cost and profit', () => {
  it('returns cost and profit only to the merchant, and only on request', async () => {
    const path = `${READS}/${MUG}?includeMerchantSpecificData=true`
    const own = await merchant.call<{ product: ProductBody }>('GET', path)
    expect(own.body.product.costAndProfitData).toMatchObject({ itemCost: 7.2, profit: 10.8, profitMargin: 0.6 })
    expect((await read(MUG)).costAndProfitData).toBeUndefined()
    const answer = await shopper.call('GET', path)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    expect((await shopper.call('GET', `${READS}/${MUG}?includeMerchantSpecificData=false`)).status).toBe(200)
  })
})

describe('an API key', () => {
  const withKey = (authorization: string, siteId: string) =>
    fetch(`${platform.url}${WRITES}`, {
      method: 'POST',
      headers: { authorization, 'wix-site-id': siteId, 'content-type': 'application/json' },
      body: JSON.stringify({ product: { name: 'x', priceData: { price: 1 } } }),
    })

  it('accepts only the right API key, and only for its own site', async () => {
    const { apiKey, siteId } = platform.credentials()
    expect((await withKey(`${apiKey}x`, siteId)).status).toBe(401)
    expect((await withKey(apiKey, 'another')).status).toBe(403)
    expect((await withKey('', siteId)).status).toBe(401)
    expect((await withKey(apiKey, siteId)).status).toBe(200)
  })

  it('accepts the access token of an app like an API key', async () => {
    const { appId, appSecret, appInstanceId } = platform.credentials()
    const { body } = await send<{ access_token: string }>(`${platform.url}/oauth2/token`, 'POST', {
      grant_type: 'client_credentials',
      client_id: appId,
      client_secret: appSecret,
      instance_id: appInstanceId,
    })
    expect((await send(`${platform.url}${WRITES}/${MUG}`, 'DELETE', undefined, body.access_token)).status).toBe(200)
    expect((await shopper.call('GET', `${READS}/${MUG}`)).status).toBe(404)
  })
})

it('keeps written and deleted products across a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'))
  const databaseFile = join(folder, 'shop.db')
  const first = await startPlatform({ databaseFile })
  const { body } = await createMerchant(first).post<{ product: ProductBody }>(WRITES, { product: TRAY })
  await createMerchant(first).call('DELETE', `${WRITES}/${MUG}`)
  await first.close()
  const second = await startPlatform({ databaseFile })
  const visitor = await createShopper(second)
  const kept = await visitor.call<{ product: ProductBody }>('GET', `${READS}/${body.product.id}`)
  expect(kept.body.product).toMatchObject({ name: 'Oak Tray', variants: body.product.variants.map(({ id }) => ({ id })) })
  expect((await visitor.call('GET', `${READS}/${MUG}`)).status).toBe(404)
  await second.close()
  await rm(folder, { recursive: true })
})
