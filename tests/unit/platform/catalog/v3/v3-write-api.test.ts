/** Writes of catalog version 3 and of inventory. */
import { describe, expect, it } from 'vitest'
import { createProductV3, deleteProductV3, updateProductV3 } from '../../../../../src/platform/catalog/v3/v3-write-api'
import type { Caller } from '../../../../../src/platform/http/call'
import {
  createInventoryItemV3,
  decrementInventoryV1,
  deleteInventoryItemV3,
  incrementInventoryV1,
  updateInventoryItemV3,
  updateInventoryVariantsV1,
} from '../../../../../src/platform/inventory/write-api'
import { ask } from '../../../../support/pages/ask'

const product = { id: 'p1', revision: '1' }
const inventoryItem = { id: 'i1', revision: '1' }
const image = Object.freeze({ kind: 'image', id: 'a.jpg', alt: 'A mug', width: 2, height: 1 } as const)
const wireImage = { id: 'a.jpg', altText: 'A mug', width: 2, height: 1 }

describe('writes of catalog version 3', () => {
  it('createProduct sends the images of a product in the wire format, and leaves the product and its frozen parts unchanged', async () => {
    const given = Object.freeze({
      name: 'Mug',
      media: Object.freeze({ main: Object.freeze({ image }) }),
      options: Object.freeze([{ choicesSettings: { choices: [{ image, linkedMedia: [{ image }] }] } }]) as never,
    })
    const before = structuredClone(given)
    const { sent, result } = await ask((c) => createProductV3(c, given, { fields: ['URL'] }), { product })
    expect(given).toEqual(before)
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/stores/v3/products',
        body: {
          product: {
            name: 'Mug',
            media: { main: { image: wireImage } },
            options: [{ choicesSettings: { choices: [{ image: wireImage, linkedMedia: [{ image: wireImage }] }] } }],
          },
          fields: ['URL'],
        },
      },
    ])
    expect(result).toEqual(product)
  })

  it('updateProduct sends a product that was read before exactly as the platform wrote it', async () => {
    const wire = { ...product, media: { main: { image: wireImage } }, createdDate: '2026-01-01T00:00:00.000Z' }
    const { result } = await ask((c) => createProductV3(c, {}), { product: wire })
    const { sent } = await ask((c) => updateProductV3(c, 'p1', { ...result, revision: '1' }), { product })
    expect(sent).toEqual([{ method: 'PATCH', path: '/stores/v3/products/p1', body: { product: wire } }])
  })

  const VOID: [string, (caller: Caller) => Promise<unknown>, object][] = [
    ['a product', (c) => deleteProductV3(c, 'p1'), { method: 'DELETE', path: '/stores/v3/products/p1?productId=p1' }],
    [
      'stock',
      (c) => deleteInventoryItemV3(c, 'i1'),
      { method: 'DELETE', path: '/stores/v3/inventory-items/i1?inventoryItemId=i1' },
    ],
    [
      'stock of version 1',
      (c) => updateInventoryVariantsV1(c, 'p1', { trackQuantity: true, variants: [{ variantId: 'v', quantity: 5 }] }),
      {
        method: 'PATCH',
        path: '/stores/v2/inventoryItems/product/p1',
        body: { inventoryItem: { trackQuantity: true, variants: [{ variantId: 'v', quantity: 5 }], productId: 'p1' } },
      },
    ],
    [
      'less stock',
      (c) => decrementInventoryV1(c, [{ productId: 'p1', variantId: 'v', decrementBy: 1 }]),
      {
        method: 'POST',
        path: '/stores/v2/inventoryItems/decrement',
        body: { decrementData: [{ productId: 'p1', variantId: 'v', decrementBy: 1 }] },
      },
    ],
    [
      'more stock',
      (c) => incrementInventoryV1(c, [{ inventoryId: 'i1', variantId: 'v', incrementBy: 1 }]),
      {
        method: 'POST',
        path: '/stores/v2/inventoryItems/increment',
        body: { incrementData: [{ inventoryId: 'i1', variantId: 'v', incrementBy: 1 }] },
      },
    ],
  ]
  it.each(VOID)('writing %s sends one request and resolves undefined whatever the response holds', async (_, call, request) => {
    expect(await ask(call, { whatever: 1 })).toEqual({ sent: [request], result: undefined })
  })

  it('createInventoryItem and updateInventoryItem send the item and resolve the one in the response', async () => {
    expect(await ask((c) => createInventoryItemV3(c, { quantity: 5 }), { inventoryItem })).toEqual({
      sent: [{ method: 'POST', path: '/stores/v3/inventory-items', body: { inventoryItem: { quantity: 5 } } }],
      result: inventoryItem,
    })
    expect(await ask((c) => updateInventoryItemV3(c, 'i1', { revision: '1', quantity: 4 }), { inventoryItem })).toEqual({
      sent: [
        {
          method: 'PATCH',
          path: '/stores/v3/inventory-items/i1',
          body: { inventoryItem: { revision: '1', quantity: 4, id: 'i1' } },
        },
      ],
      result: inventoryItem,
    })
  })
})
