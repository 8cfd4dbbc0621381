/** Changes of products and of the stock through version 3 of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventoryItemIdOf, v3VariantId } from '../../catalog/v3/keys'
import { productIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { NO_VARIANT_ID } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, violationOf } from '../support/support'

let platform: Platform
let merchant: Merchant
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
})
beforeEach(() => {
  platform.reset()
  merchant = createMerchant(platform)
})
afterAll(() => platform.close())

const PRODUCTS = '/stores/v3/products'
const ITEMS = '/stores/v3/inventory-items'
const TEE = productIdOf('linen-tee')
const MUG = productIdOf('blue-mug')
const MUG_STOCK = inventoryItemIdOf({ id: MUG }, NO_VARIANT_ID)

interface ProductAnswer {
  product: { name: string; slug: string; revision: string; variantsInfo: { variants: { id: string; sku: string }[] } }
}
const read = async (id: string) => (await merchant.call<ProductAnswer>('GET', `${PRODUCTS}/${id}`)).body.product
const patch = (id: string, product: object) =>
  merchant.call<ProductAnswer>('PATCH', `${PRODUCTS}/${id}`, { product: { ...product, id } })

describe('a changed product', () => {
  it('only the members that were sent change, and the revision rises', async () => {
    const { revision, variantsInfo } = await read(TEE)
    const answer = await patch(TEE, { revision, name: 'Linen shirt', slug: 'linen-shirt' })
    expect(answer.status).toBe(200)
    const after = await read(TEE)
    expect(after).toMatchObject({ name: 'Linen shirt', slug: 'linen-shirt', revision: String(Number(revision) + 1) })
    expect(after.variantsInfo).toEqual(variantsInfo)
  })

  it('variants that keep their choices keep their ids and their stock', async () => {
    const { revision, variantsInfo } = await read(MUG)
    const before = platform.stockOf('blue-mug')
    await patch(MUG, { revision, variantsInfo: { variants: [{ price: { actualPrice: { amount: '21' } }, sku: 'NEW' }] } })
    const after = await read(MUG)
    expect(after.variantsInfo.variants).toMatchObject([{ id: variantsInfo.variants[0]?.id, sku: 'NEW' }])
    expect(platform.stockOf('blue-mug')).toBe(before)
  })

  it('an older revision, a slug of another product, options without variants and an unknown product are refused', async () => {
    const { revision } = await read(TEE)
    const old = await patch(TEE, { revision: '77', name: 'x' })
    expect([old.status, codeOf(old)]).toEqual([409, 'REVISION_MISMATCH'])
    const taken = await patch(TEE, { revision, slug: 'blue-mug' })
    expect([taken.status, violationOf(taken)?.field]).toEqual([400, 'product.slug'])
    const bare = await patch(TEE, { revision, options: [] })
    expect([bare.status, violationOf(bare)?.field]).toEqual([400, 'product.variantsInfo'])
    const unknown = await patch('99999999-0000-4000-8000-000000000099', { revision: '1' })
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('an inventory item', () => {
  const variantId = v3VariantId({ id: MUG }, NO_VARIANT_ID)

  it('a deleted inventory item leaves its variant sold out, and is created anew with a number', async () => {
    expect((await merchant.call('DELETE', `${ITEMS}/${MUG_STOCK}?inventoryItemId=${MUG_STOCK}`)).status).toBe(200)
    const gone = await merchant.call('GET', `${ITEMS}/${MUG_STOCK}`)
    expect(gone.status).toBe(404)
    expect(platform.stockOf('blue-mug')).toBe(0)
    const made = await merchant.post(ITEMS, { inventoryItem: { productId: MUG, variantId, quantity: 5 } })
    expect(made.body).toMatchObject({ inventoryItem: { id: MUG_STOCK, revision: '1', quantity: 5, trackQuantity: true } })
    expect(platform.stockOf('blue-mug')).toBe(5)
  })

  it('a second item for one variant, an unknown variant and a foreign location are refused', async () => {
    const make = (item: object) => merchant.post(ITEMS, { inventoryItem: { productId: MUG, variantId, quantity: 5, ...item } })
    const twice = await make({})
    expect([twice.status, codeOf(twice)]).toEqual([409, 'INVENTORY_ITEM_ALREADY_EXISTS'])
    expect(violationOf(await make({ variantId: 'none' }))?.field).toBe('inventoryItem.variantId')
    expect(violationOf(await make({ locationId: 'none' }))?.field).toBe('inventoryItem.locationId')
    const visitor = await createShopper(platform)
    expect(codeOf(await visitor.call('DELETE', `${ITEMS}/${MUG_STOCK}`))).toBe('PERMISSION_DENIED')
  })
})
