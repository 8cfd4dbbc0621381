/** The platform sends events for a merchant's changes to the catalog, in the schema of the catalog's version. */
import { describe, expect, it } from 'vitest'
import type { Platform } from '../../server'
import { aPlatform, aReceiver } from '../support/event-support'
import { type ErrorBody, send } from '../support/support'

const V1 = 'com.wix.ecommerce.catalog.api.v1'
const V3 = 'wix.stores.catalog.v3'

const merchant =
  (platform: Platform) =>
  <Body = Record<string, never>>(method: string, path: string, body?: unknown) =>
    send<Body>(platform.url + path, method, body, platform.credentials().apiKey)

describe('catalog version 1', () => {
  it('sends events for products that are created, changed and deleted', async () => {
    const receiver = await aReceiver()
    const call = merchant(await aPlatform(receiver))
    const made = await call<{ product: { id: string } }>('POST', '/stores/v1/products', {
      product: { name: 'Paper kite', productType: 'physical', priceData: { price: 12 } },
    })
    const { id } = made.body.product
    await call('PATCH', `/stores/v1/products/${id}`, { product: { name: 'Silk kite' } })
    await call('PATCH', `/stores/v1/products/${id}`, { product: { name: 'Silk kite' } })
    await call('DELETE', `/stores/v1/products/${id}`)
    await receiver.until((all) => all.length >= 3)
    // The order of arrival can differ from the order of sending.
    const told = receiver.deliveries.map(({ type, payload }) => [
      type,
      payload.name ?? payload.changedFields ?? payload.productId,
    ])
    expect(told).toHaveLength(3)
    expect(told).toEqual(
      expect.arrayContaining([
        [`${V1}.ProductCreated`, 'Paper kite'],
        [`${V1}.ProductChanged`, ['name']],
        [`${V1}.ProductDeleted`, id],
      ]),
    )
  })

  it('sends an event for each variant whose stock is set', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver)
    const id = platform.productId('blue-mug')
    const before = platform.stockOf('blue-mug')
    const variantId = '00000000-0000-0000-0000-000000000000'
    await merchant(platform)('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity: 0 }] },
    })
    await receiver.until((all) => all.length === 1)
    expect(receiver.deliveries[0]).toMatchObject({
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      payload: {
        productId: id,
        variants: [{ id: variantId, oldValue: { quantity: before }, newValue: { quantity: 0, inStock: false } }],
      },
    })
  })

  it('sends events for collections, and none for a refused call', async () => {
    const receiver = await aReceiver()
    const call = merchant(await aPlatform(receiver))
    const refused = await call<ErrorBody>('POST', '/stores/v1/collections', { collection: {} })
    expect(refused.status).toBe(400)
    const { collection } = (
      await call<{ collection: { id: string } }>('POST', '/stores/v1/collections', { collection: { name: 'Kites' } })
    ).body
    await call('DELETE', `/stores/v1/collections/${collection.id}`)
    await receiver.until((all) => all.length === 2)
    expect(receiver.deliveries.map(({ type, payload }) => [type, payload.collection_Id])).toEqual([
      [`${V1}.CollectionCreated`, collection.id],
      [`${V1}.CollectionDeleted`, collection.id],
    ])
  })
})

describe('catalog version 3', () => {
  it('sends events with the deleted product, the reason of a stock change, and the changed stock status', async () => {
    const receiver = await aReceiver()
    const platform = await aPlatform(receiver, { catalogVersion: 'v3' })
    const call = merchant(platform)
    const id = platform.productId('blue-mug')
    const query = await call<{ inventoryItems: { id: string; revision: string }[] }>('POST', '/stores/v3/inventory-items/query', {
      query: { filter: { productId: id } },
    })
    const [item] = query.body.inventoryItems
    await call('PATCH', `/stores/v3/inventory-items/${item?.id}`, { inventoryItem: { revision: item?.revision, quantity: 0 } })
    await call('DELETE', `/stores/v3/products/${id}`)
    // Events arrive in order only for the same entity.
    const awaited = ['inventory_item_updated_with_reason', 'inventory_item_stock_status_updated', 'product_deleted']
    await receiver.until((all) => awaited.every((name) => all.some(({ type }) => type === `${V3}.${name}`)))
    const of = (type: string) => receiver.deliveries.find((delivery) => delivery.type === `${V3}.${type}`)?.payload
    expect(of('inventory_item_updated_with_reason').actionEvent.body).toMatchObject({
      reason: 'MANUAL',
      currentEntity: { id: item?.id, productId: id, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' },
    })
    expect(of('inventory_item_stock_status_updated').actionEvent.body).toEqual({ inStock: false })
    expect(of('product_deleted').deletedEvent.deletedEntity).toMatchObject({ id, slug: 'blue-mug', name: 'Blue Mug' })
  })
})
