/** Products created through version 3 of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../support/support'

interface ProductBody {
  id: string
  slug: string
  url?: { relativePath: string }
  variantsInfo?: { variants: unknown[] }
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
})
beforeEach(async () => {
  platform.reset()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const ROOT = '/stores/v3/products'
const get = async (slug: string, ...fields: string[]) => {
  const query = new URLSearchParams(fields.map((field) => ['fields', field]))
  return (await shopper.call<{ product: ProductBody }>('GET', `${ROOT}/slug/${slug}?${query}`)).body.product
}
const slugs = async (query: unknown) =>
  (await shopper.post<{ products: ProductBody[] }>(`${ROOT}/query`, { query })).body.products.map(({ slug }) => slug)

describe('a new product', () => {
  const PRODUCT = {
    name: 'Oak Tray',
    productType: 'PHYSICAL',
    physicalProperties: {},
    brand: { name: 'Haldane' },
    description: {
      nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', nodes: [], textData: { text: 'Oiled.', decorations: [] } }] }],
    },
    options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } }],
    variantsInfo: {
      variants: ['S', 'L'].map((choiceName, index) => ({
        choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
        price: { actualPrice: { amount: `${40 + index * 10}` } },
        sku: `TRAY-${choiceName}`,
      })),
    },
  }
  const create = (product: unknown, fields?: string[]) => merchant.post<{ product: ProductBody }>(ROOT, { product, fields })

  it('a new product is returned to visitors with its variants', async () => {
    const made = await create(PRODUCT, ['URL'])
    expect(made.body.product.url?.relativePath).toBe('/product-page/oak-tray')
    const product = await get('oak-tray', 'DESCRIPTION', 'VARIANT_OPTION_CHOICE_NAMES')
    expect(product).toMatchObject({
      revision: '1',
      brand: { name: 'Haldane' },
      actualPriceRange: { minValue: { amount: '40.00' }, maxValue: { amount: '50.00' } },
      description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ textData: { text: 'Oiled.' } }] }] },
    })
    expect(product.variantsInfo?.variants).toHaveLength(2)
    expect(await slugs({ filter: { 'brand.name': 'Haldane', slug: 'oak-tray' } })).toEqual(['oak-tray'])
  })

  it('a merchant can delete a product, a visitor cannot', async () => {
    const { id } = (await create(PRODUCT)).body.product
    expect((await shopper.call('DELETE', `${ROOT}/${id}`)).status).toBe(403)
    expect((await merchant.call('DELETE', `${ROOT}/${id}`)).status).toBe(200)
    expect((await shopper.call('GET', `${ROOT}/${id}`)).status).toBe(404)
  })

  it.each<[object, string]>([
    [{ name: undefined }, 'product.name'],
    [{ productType: undefined }, 'product.productType'],
    [{ physicalProperties: undefined }, 'product.physicalProperties'],
    [{ variantsInfo: { variants: [] } }, 'product.variantsInfo.variants'],
    [{ variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } } }] } }, 'product.variantsInfo.variants[0].choices'],
    [
      { options: [], variantsInfo: { variants: [{ price: { actualPrice: { amount: '-1' } } }] } },
      'product.variantsInfo.variants[0].price.actualPrice.amount',
    ],
  ])('refuses a new product with %j and names the field', async (change, field) => {
    const answer = await create({ ...PRODUCT, ...change })
    expect([answer.status, violationOf(answer)?.field]).toEqual([400, field])
  })

  it('refuses a new product from a visitor', async () => {
    expect(codeOf(await shopper.post(ROOT, { product: PRODUCT }))).toBe('PERMISSION_DENIED')
  })
})
