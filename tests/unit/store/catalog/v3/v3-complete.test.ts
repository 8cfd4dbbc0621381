import { describe, expect, it } from 'vitest'
import { completeV3 } from '../../../../../src/store/catalog/v3/v3-complete.chunk'
import type { StockedProductV3 } from '../../../../../src/store/catalog/v3/v3-variant'
import { aDevice, json, type Seen } from '../../../platform/fake-platform'

const STOCK = '/stores/v3/inventory-items/query'
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
})
