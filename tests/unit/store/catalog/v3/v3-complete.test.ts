import { describe, expect, it } from 'vitest'
import { completeV3 } from '../../../../../src/store/catalog/v3/v3-complete.chunk'
import type { StockedProductV3 } from '../../../../../src/store/catalog/v3/v3-variant'
import { aDevice, json, type Seen } from '../../../platform/fake-platform'

const STOCK = '/stores/v3/inventory-items/query'
const VARIANTS = '/stores/v3/products/query-variants'
const ids = Array.from({ length: 1500 }, (_, i) => `variant-${i}`)
const product = {
  id: 'tee-id',
  variantsInfo: { variants: ids.map((id) => ({ id })) },
  inventory: { preorderAvailability: 'SOME_VARIANTS' },
} as unknown as StockedProductV3

const queryOf = ({ search }: Seen): unknown => JSON.parse(Buffer.from(search.get('.r') ?? '', 'base64url').toString()).query

/** A platform with an inventory item for each variant, in pages of 1000. */
function aPlatform() {
  const device = aDevice()
  const queries: unknown[] = []
  device.answer((seen) => {
    if (seen.path !== STOCK) return undefined
    queries.push(queryOf(seen))
    const isFirst = queries.length === 1
    const page = isFirst ? ids.slice(0, 1000) : ids.slice(1000)
    return json({
      inventoryItems: page.map((variantId) => ({ productId: 'tee-id', variantId })),
      pagingMetadata: { hasNext: isFirst, cursors: isFirst ? { next: 'page-2' } : {} },
    })
  })
  return { ...device, queries }
}

describe('completeV3', () => {
  it('reads the stock of more than 1000 variants page by page', async () => {
    const { tab, settle, queries } = aPlatform()
    const [completed] = await settle(completeV3(tab(), [product]))
    expect(completed?.inventoryItems?.map(({ variantId }) => variantId)).toEqual(ids)
    expect(queries).toEqual([
      { filter: { productId: { $in: ['tee-id'] } }, cursorPaging: { limit: 1000 } },
      { cursorPaging: { limit: 1000, cursor: 'page-2' } },
    ])
  })

  it.each([
    ['always leads on', { hasNext: true, cursors: { next: 'more' } }, 100],
    ['does not say that there is more', { cursors: { next: 'more' } }, 1],
    ['says that there is no more', { hasNext: false, cursors: { next: 'more' } }, 1],
  ])('a stock that %s is read to its end, or up to a hundred pages', async (_, pagingMetadata, pages) => {
    const { tab, settle, answerAt, calls } = aDevice()
    answerAt(STOCK, () => json({ inventoryItems: [], pagingMetadata }))
    const [completed] = await settle(completeV3(tab(), [product]))
    expect(completed?.inventoryItems).toEqual([])
    expect(calls()).toHaveLength(pages)
  })

  it('reads the variants of the products that lack them, and no stock where nothing can be ordered ahead', async () => {
    const { tab, settle, answerAt, calls } = aDevice()
    const variant = (id: string, productId: string) => ({ id, productData: { productId } })
    answerAt(VARIANTS, () => json({ variants: [variant('v1', 'a'), null, variant('v2', 'b'), variant('v3', 'a')] }))
    const lacking = ['a', 'c'].map((id) => ({ id, inventory: { preorderAvailability: 'NO_VARIANTS' } }))
    const completed = await settle(completeV3(tab(), lacking as unknown as StockedProductV3[]))
    expect(completed).toMatchObject([{ id: 'a', variantsInfo: { variants: [{ id: 'v1' }, { id: 'v3' }] } }, { id: 'c' }])
    expect(completed[1]).not.toHaveProperty('variantsInfo')
    expect(completed[0]?.inventoryItems).toBeUndefined()
    expect(calls().map(({ path, body }) => [path, body])).toEqual([
      [
        VARIANTS,
        {
          query: { filter: { 'productData.productId': { $in: ['a', 'c'] } }, cursorPaging: { limit: 1000 } },
          fields: ['CURRENCY', 'SUBSCRIPTION_PRICES_INFO', 'VARIANT_OPTION_CHOICE_NAMES'],
        },
      ],
    ])
  })

  it('each product gets its own stock', async () => {
    const { tab, settle, answerAt } = aDevice()
    answerAt(STOCK, () => json({ inventoryItems: ['a', 'b', 'a'].map((productId) => ({ productId })) }))
    const both = ['a', 'b'].map((id) => ({ ...product, id }))
    const completed = await settle(completeV3(tab(), both))
    expect(completed.map(({ inventoryItems }) => inventoryItems?.length)).toEqual([2, 1])
  })

  it('a product stays as it is when its stock cannot be read', async () => {
    const { tab, settle, answerAt } = aDevice()
    answerAt(STOCK, () => json({ message: 'no' }, { status: 403 }))
    expect(await settle(completeV3(tab(), [product]))).toEqual([{ ...product, inventoryItems: undefined }])
  })
})
