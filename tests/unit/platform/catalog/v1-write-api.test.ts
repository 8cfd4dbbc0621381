/** docs/platform.md §7 "Products and collections, write": one row per call. */
import { describe, expect, it } from 'vitest'
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '../../../../src/platform/catalog/v1/collection-write-api'
import {
  addProductMediaToChoicesV1,
  addProductMediaV1,
  removeProductMediaFromChoicesV1,
  removeProductMediaV1,
} from '../../../../src/platform/catalog/v1/v1-media-write-api'
import {
  bulkAdjustProductsV1,
  bulkUpdateProductsV1,
  createProductV1,
  deleteProductOptionsV1,
  deleteProductV1,
  removeProductBrandV1,
  removeProductRibbonV1,
  resetProductVariantsV1,
  updateProductV1,
  updateProductVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-product-write-api'
import type { Caller } from '../../../../src/platform/http/call'
import { aCaller, ask } from '../../../support/pages/ask'

type Row = [
  call: (caller: Caller) => Promise<unknown>,
  method: string,
  path: string,
  body: unknown,
  reply: unknown,
  result: unknown,
]

const product = { id: 'p1', name: 'Mug' }
const collection = { id: 'c1', name: 'Mugs' }
const choiceMedia = [{ option: 'Size', choice: 'S', mediaIds: ['m1'] }]
const bulk = { results: [{ itemMetadata: { id: 'p1', success: true } }], bulkActionMetadata: { totalSuccesses: 1 } }

const ROWS: Row[] = [
  [(c) => createProductV1(c, { name: 'Mug' }), 'POST', '/v1/products', { product: { name: 'Mug' } }, { product }, product],
  [
    (c) => updateProductV1(c, 'p1', { weight: 1.5 }),
    'PATCH',
    '/v1/products/p1',
    { product: { weight: 1.5, id: 'p1' } },
    { product },
    product,
  ],
  [(c) => deleteProductV1(c, 'p1'), 'DELETE', '/v1/products/p1?id=p1', undefined, {}, undefined],
  [
    (c) => updateProductVariantsV1(c, 'p1', [{ choices: { Size: 'S' }, price: 11 }]),
    'PATCH',
    '/v1/products/p1/variants',
    { id: 'p1', variants: [{ choices: { Size: 'S' }, price: 11 }] },
    { variants: [{ id: 'v1' }] },
    { variants: [{ id: 'v1' }] },
  ],
  [(c) => resetProductVariantsV1(c, 'p1'), 'POST', '/v1/products/p1/variants/resetToDefault', { id: 'p1' }, {}, undefined],
  [
    (c) => addProductsToCollection(c, 'c1', ['p1']),
    'POST',
    '/v1/collections/c1/productIds',
    { id: 'c1', productIds: ['p1'] },
    {},
    undefined,
  ],
  [
    (c) => removeProductsFromCollection(c, 'c1', ['p1']),
    'POST',
    '/v1/collections/c1/productIds/delete',
    { id: 'c1', productIds: ['p1'] },
    {},
    undefined,
  ],
  [
    (c) => addProductMediaV1(c, 'p1', [{ mediaId: 'm1' }]),
    'POST',
    '/v1/products/p1/media',
    { id: 'p1', media: [{ mediaId: 'm1' }] },
    {},
    undefined,
  ],
  [
    (c) => removeProductMediaV1(c, 'p1', ['m1']),
    'POST',
    '/v1/products/p1/media/delete',
    { id: 'p1', mediaIds: ['m1'] },
    {},
    undefined,
  ],
  [(c) => removeProductMediaV1(c, 'p1'), 'POST', '/v1/products/p1/media/delete', { id: 'p1' }, {}, undefined],
  [
    (c) => addProductMediaToChoicesV1(c, 'p1', choiceMedia),
    'PATCH',
    '/v1/products/p1/choices/media',
    { id: 'p1', media: choiceMedia },
    {},
    undefined,
  ],
  [
    (c) => removeProductMediaFromChoicesV1(c, 'p1', choiceMedia),
    'POST',
    '/v1/products/p1/choices/media/delete',
    { id: 'p1', media: choiceMedia },
    {},
    undefined,
  ],
  [(c) => deleteProductOptionsV1(c, 'p1'), 'DELETE', '/v1/products/p1/options?id=p1', undefined, {}, undefined],
  [(c) => removeProductBrandV1(c, 'p1'), 'POST', '/v1/products/p1/remove-brand', { id: 'p1' }, {}, undefined],
  [(c) => removeProductRibbonV1(c, 'p1'), 'POST', '/v1/products/p1/remove-ribbon', { id: 'p1' }, {}, undefined],
  [
    (c) => createCollection(c, { name: 'Mugs' }),
    'POST',
    '/v1/collections',
    { collection: { name: 'Mugs' } },
    { collection },
    collection,
  ],
  [
    (c) => updateCollection(c, 'c1', { name: 'Mugs' }),
    'PATCH',
    '/v1/collections/c1',
    { collection: { name: 'Mugs', id: 'c1' } },
    { collection },
    collection,
  ],
  [(c) => deleteCollection(c, 'c1'), 'DELETE', '/v1/collections/c1?id=c1', undefined, {}, undefined],
  [
    (c) => bulkUpdateProductsV1(c, ['p1'], { price: 9.99 }),
    'POST',
    '/v1/bulk/products/update',
    { ids: ['p1'], set: { price: 9.99 } },
    bulk,
    bulk,
  ],
  [
    (c) => bulkAdjustProductsV1(c, ['p1'], { price: { percentage: { rate: -10, roundToInt: true } } }),
    'POST',
    '/v1/bulk/products/adjust-properties',
    { adjust: { price: { percentage: { rate: -10, roundToInt: true } } }, ids: ['p1'] },
    bulk,
    bulk,
  ],
]

describe('writes of catalog version 1', () => {
  it.each(ROWS)('%#: sends %s → %s %s and resolves the expected result', async (call, method, path, body, reply, result) => {
    const asked = await ask(call, reply)
    expect(asked.sent).toEqual([{ method, path: `/stores${path}`, ...(body === undefined ? {} : { body }) }])
    expect(asked.result).toEqual(result)
  })

  const BY_ID: [string, (caller: Caller, id: string) => Promise<unknown>][] = [
    ['updateProduct', (c, id) => updateProductV1(c, id, {})],
    ['deleteProduct', deleteProductV1],
    ['updateProductVariants', (c, id) => updateProductVariantsV1(c, id, [])],
    ['resetProductVariants', resetProductVariantsV1],
    ['deleteProductOptions', deleteProductOptionsV1],
    ['removeProductBrand', removeProductBrandV1],
    ['removeProductRibbon', removeProductRibbonV1],
    ['addProductMedia', (c, id) => addProductMediaV1(c, id, [])],
    ['removeProductMedia', removeProductMediaV1],
    ['addProductMediaToChoices', (c, id) => addProductMediaToChoicesV1(c, id, [])],
    ['removeProductMediaFromChoices', (c, id) => removeProductMediaFromChoicesV1(c, id, [])],
    ['updateCollection', (c, id) => updateCollection(c, id, {})],
    ['deleteCollection', deleteCollection],
    ['addProductsToCollection', (c, id) => addProductsToCollection(c, id, [])],
    ['removeProductsFromCollection', (c, id) => removeProductsFromCollection(c, id, [])],
  ]

  it.each(BY_ID)('%s escapes an id that would otherwise address another resource', async (_, call) => {
    const { caller, sent } = aCaller({ product, collection })
    await call(caller, 'x/../../collections/c1#')
    expect(sent[0]?.path).toMatch(/^\/stores\/v1\/(products|collections)\/x%2F\.\.%2F\.\.%2Fcollections%2Fc1%23/)
  })

  it.each(BY_ID)('%s rejects an empty, missing or dot-only id without sending anything', async (_, call) => {
    const { caller, sent } = aCaller()
    for (const id of ['', '.', '..', undefined as never])
      await expect(call(caller, id)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(sent).toEqual([])
  })

  it('createProduct accepts a frozen product and sends its dates and non-finite numbers as text', async () => {
    const given = Object.freeze({
      weight: Number.POSITIVE_INFINITY,
      priceData: Object.freeze({ price: Number.NaN }),
      lastUpdated: new Date('2026-01-01T00:00:00Z'),
    })
    const { sent } = await ask((c) => createProductV1(c, given), { product })
    expect(sent[0]?.body).toEqual({
      product: { weight: 'Infinity', priceData: { price: 'NaN' }, lastUpdated: '2026-01-01T00:00:00.000Z' },
    })
  })
})
