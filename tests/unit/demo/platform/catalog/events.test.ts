/** What the platform means to tell about its catalog; that it is signed and delivered is another test's matter. */
import { afterEach, describe, expect, it } from 'vitest'
import { NO_VARIANT_ID } from '../../../../../demo/platform/ids'
import { collectionIdOf, productIdOf } from '../../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../../demo/platform/server'
import { createMerchant, createShopper, pay } from '../support'

let platform: Platform
afterEach(() => platform.close())

/** Nobody listens there, so everything stays in the outbox. */
const start = async (catalogVersion: 'v1' | 'v3') => {
  platform = await startPlatform({ catalogVersion, events: { url: 'http://127.0.0.1:9/' } })
  return createMerchant(platform)
}
const told = () =>
  platform.undeliveredEvents().map(({ type, payload, identity }) => ({
    type: type.replace(/^.*\.(?=[A-Za-z0-9_]+$)/, ''),
    payload: JSON.parse(payload) as Record<string, unknown>,
    identity: JSON.parse(identity) as unknown,
  }))
const types = () => told().map(({ type }) => type)
const MUG = productIdOf('blue-mug')

describe('of version 1', () => {
  it('tells of products and collections as they come, change and go', async () => {
    const merchant = await start('v1')
    const { body } = await merchant.post<{ product: { id: string } }>('/stores/v1/products', {
      product: { name: 'Tray', priceData: { price: 12 } },
    })
    await merchant.call('PATCH', `/stores/v1/products/${MUG}`, { product: { name: 'Mug' } })
    await merchant.post('/stores/v1/bulk/products/update', { ids: [MUG, 'nope'], set: { ribbon: 'Sale' } })
    await merchant.call('DELETE', `/stores/v1/products/${body.product.id}`)
    await merchant.call('DELETE', `/stores/v1/collections/${collectionIdOf('home')}`)
    expect(types()).toEqual(['ProductCreated', 'ProductChanged', 'ProductChanged', 'ProductDeleted', 'CollectionDeleted'])
    expect(told()[0]).toMatchObject({
      payload: { productId: body.product.id, name: 'Tray', price: { price: 12 }, originatedFromVersion: 'V1_CATALOG' },
      identity: { identityType: 'APP', appId: platform.credentials().appId },
    })
  })

  it('tells of stock with what it was before', async () => {
    const merchant = await start('v1')
    const decrementData = [{ productId: MUG, variantId: NO_VARIANT_ID, decrementBy: 24 }]
    await merchant.post('/stores/v2/inventoryItems/decrement', { decrementData })
    expect(told()).toMatchObject([
      {
        type: 'InventoryVariantsChanged',
        payload: {
          productId: MUG,
          variants: [
            {
              id: NO_VARIANT_ID,
              oldValue: { quantity: 24, inStock: true, availableForPreorder: false },
              newValue: { quantity: 0, inStock: false, availableForPreorder: false },
            },
          ],
        },
      },
    ])
  })

  it('tells nothing of a write that failed', async () => {
    const merchant = await start('v1')
    await merchant.call('PATCH', `/stores/v1/products/${MUG}`, { product: { slug: 'wool-throw' } })
    await merchant.post(`/stores/v1/collections/${collectionIdOf('home')}/productIds`, { productIds: ['nope'] })
    expect(types()).toEqual([])
  })
})

describe('of version 3', () => {
  it('tells the whole product', async () => {
    const merchant = await start('v3')
    const { body } = await merchant.post<{ product: { id: string } }>('/stores/v3/products', {
      product: {
        name: 'Tray',
        productType: 'DIGITAL',
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '12' } } }] },
      },
    })
    await merchant.call('DELETE', `/stores/v3/products/${body.product.id}`)
    expect(types()).toEqual(['product_created', 'product_deleted'])
    expect(told()[0]?.payload).toMatchObject({
      entityFqdn: 'wix.stores.catalog.v3.product',
      entityId: body.product.id,
      createdEvent: {
        entity: { name: 'Tray', currency: 'EUR', variantsInfo: { variants: [{ price: { actualPrice: { amount: '12.00' } } }] } },
      },
    })
  })

  it('tells of stock why it changed, and when it ran out', async () => {
    const merchant = await start('v3')
    const read = await merchant.post<{ inventoryItems: { id: string; variantId: string; revision: string }[] }>(
      '/stores/v3/inventory-items/query',
      { query: { filter: { productId: MUG } } },
    )
    const [item] = read.body.inventoryItems
    await merchant.call('PATCH', `/stores/v3/inventory-items/${item?.id}`, {
      inventoryItem: { revision: item?.revision, quantity: 2 },
    })
    expect(types()).toEqual(['inventory_item_updated', 'inventory_item_updated_with_reason'])
    expect(told()[1]?.payload).toMatchObject({
      actionEvent: { body: { reason: 'MANUAL', currentEntity: { quantity: 2, revision: '2' } } },
    })

    const shopper = await createShopper(platform)
    await shopper.add('blue-mug', 2, { variantId: item?.variantId })
    await pay(await shopper.checkout())
    const about = told()
      .filter(({ type }) => type.startsWith('inventory_item'))
      .slice(2)
    expect(about.map(({ type }) => type)).toEqual([
      'inventory_item_updated',
      'inventory_item_updated_with_reason',
      'inventory_item_stock_status_updated',
    ])
    expect(about[1]?.payload).toMatchObject({ actionEvent: { body: { reason: 'ORDER', currentEntity: { quantity: 0 } } } })
  })
})
