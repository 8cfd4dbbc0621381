/** Requests to be told when an item is in stock again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { STORES_APP_ID_OF_STOCK } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, reference, type Shopper } from '../support/support'

let platform: Platform
let shopper: Shopper
let merchant: Merchant
beforeAll(async () => {
  platform = await startPlatform()
  shopper = await createShopper(platform)
  merchant = createMerchant(platform)
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const LAMP = reference('brass-lamp')
const itemDetails = { name: 'Brass Lamp', price: '89.00' }
const ask = (catalogReference: object = LAMP, email = 'ada@example.com', item: object = itemDetails) =>
  shopper.post<{ request: { id: string; status: string; contactId: string } }>(PATH, {
    request: { catalogReference, email },
    itemDetails: item,
  })

describe('back in stock', () => {
  it('takes a request, makes a contact of its address, and refuses a second one for the same item', async () => {
    const { status, body } = await ask()
    expect([status, body.request]).toEqual([
      200,
      expect.objectContaining({ status: 'RECEIVED', email: 'ada@example.com', catalogReference: LAMP }),
    ])
    const again = await ask(LAMP, 'ADA@example.com')
    expect([again.status, codeOf(again)]).toEqual([409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'])
    const [size, other] = ['Clay', 'Sage'].map((colour) =>
      reference('linen-tee', { variantId: variantIdOf('linen-tee', 'L', colour) }),
    )
    expect((await ask(size)).status).toBe(200)
    expect((await ask(other)).body.request.contactId).toBe(body.request.contactId)
    expect(platform.stockRequests()).toHaveLength(3)
  })

  it('names every wrong field, and refuses what is not of the catalog', async () => {
    const wrong = await ask(LAMP, 'nobody', { name: 'Brass Lamp', price: '-1' })
    expect(wrong.body).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'request.email' }, { field: 'itemDetails.price' }] } },
    })
    for (const options of [{ options: { Colour: 'x' } }, { variantId: 'x' }])
      expect(codeOf(await ask(reference('linen-tee', options)))).toBe('INVALID_CATALOG_REFERENCE_OPTIONS')
    expect(codeOf(await ask(LAMP, 'ada@example.com', { ...itemDetails, image: { url: 'file:///x' } }))).toBe(
      'INVALID_ITEM_IMAGE_URL',
    )
  })

  it('collects for one id of the stores app, for its other one, or not at all', async () => {
    const other = { ...LAMP, appId: STORES_APP_ID_OF_STOCK }
    expect(codeOf(await ask(other))).toBe('REQUEST_COLLECTION_DISABLED')
    platform.setCommerce({ stockRequests: 'other-id' })
    expect([(await ask(other)).status, (await ask()).status]).toEqual([200, 428])
    platform.setCommerce({ stockRequests: 'off' })
    expect((await ask(other)).status).toBe(428)
  })

  it('tells only the shop whether it collects, and how many wait', async () => {
    await ask()
    await ask(LAMP, 'grace@example.com')
    const counted = `${PATH}/count-by-catalog-reference`
    const query = { catalogReferences: [LAMP, reference('bird-feeder')] }
    expect((await shopper.call('PUT', `${PATH}/settings`, {})).status).toBe(403)
    expect((await shopper.post(counted, query)).status).toBe(403)
    expect((await merchant.call('PUT', `${PATH}/settings`, {})).body).toEqual({
      settings: { collectionStates: [{ appId: LAMP.appId, collectingRequests: true }] },
    })
    const encoded = Buffer.from(JSON.stringify(query)).toString('base64url')
    for (const answer of [await merchant.post(counted, query), await merchant.call('GET', `${counted}?.r=${encoded}`)])
      expect(
        (answer.body as { countsPerCatalogReference: { count: number }[] }).countsPerCatalogReference.map(({ count }) => count),
      ).toEqual([2, 0])
  })
})
