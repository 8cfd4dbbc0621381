import { describe, expect, it } from 'vitest'
import {
  countBackInStockRequests,
  createBackInStockRequest,
  getBackInStockSettings,
} from '../../../../src/platform/back-in-stock/api'
import { ask, decodeR } from '../../../support/pages/ask'

const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const catalogReference = { catalogItemId: 'p1', appId: 'a1', options: { variantId: 'v1' } }

describe('back in stock', () => {
  it('createBackInStockRequest sends reference, address, name and price, and resolves the request with its date', async () => {
    const request = { catalogReference, email: 'ada@example.com' }
    const itemDetails = { name: 'Brass Lamp', price: '89.00' }
    const reply = { request: { ...request, id: 'r1', status: 'RECEIVED', createdDate: '2026-01-15T12:00:00.250Z' } }
    expect(await ask((c) => createBackInStockRequest(c, request, itemDetails), reply)).toEqual({
      sent: [{ method: 'POST', path: PATH, body: { request, itemDetails } }],
      result: { ...reply.request, createdDate: new Date('2026-01-15T12:00:00.250Z') },
    })
  })

  it('getBackInStockSettings asks by PUT with an empty body, and reads missing states as none', async () => {
    const state = { appId: 'a1', collectingRequests: true }
    expect(await ask(getBackInStockSettings, { settings: { collectionStates: [state, null] } })).toEqual({
      sent: [{ method: 'PUT', path: `${PATH}/settings`, body: {} }],
      result: { collectionStates: [state] },
    })
    expect((await ask(getBackInStockSettings, { settings: {} })).result).toEqual({ collectionStates: [] })
  })

  it('countBackInStockRequests asks for several items at once', async () => {
    const counts = [{ catalogReference, count: 3 }]
    const { sent, result } = await ask((c) => countBackInStockRequests(c, [catalogReference]), {
      countsPerCatalogReference: counts,
    })
    expect(result).toEqual(counts)
    expect(sent[0]?.path.split('?')[0]).toBe(`${PATH}/count-by-catalog-reference`)
    expect(decodeR(sent[0]?.path ?? '')).toEqual({ catalogReferences: [catalogReference] })
  })
})
