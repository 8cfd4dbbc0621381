import { describe, expect, it } from 'vitest'
import { getDeliverySolutions } from '../../../../src/platform/shipping/solutions-api'
import { ask } from '../../../support/pages/ask'

const solution = (from: unknown, latitude: unknown) => ({
  code: 'standard',
  deliveryReference: { code: 'standard', appId: 'a' },
  logistics: { deliveryTimeSlot: { from }, pickupDetails: { address: { geocode: { latitude, longitude: 13.38 } } } },
})

describe('the ways to deliver goods', () => {
  it('getDeliverySolutions asks for goods and destination, and converts the answer', async () => {
    const reply = { deliverySolutions: [solution('2026-02-01T09:00:00Z', 'NaN')], errors: [{ appId: 'b' }] }
    expect(
      await ask((c) => getDeliverySolutions(c, [{ name: 'Mug', quantity: 2 }], { destination: { country: 'DE' } }), reply),
    ).toEqual({
      sent: [
        {
          method: 'POST',
          path: '/_api/delivery-rates/v1/get-delivery-solutions',
          body: { lineItems: [{ name: 'Mug', quantity: 2 }], destination: { country: 'DE' } },
        },
      ],
      result: { deliverySolutions: [solution(new Date('2026-02-01T09:00:00Z'), Number.NaN)], errors: [{ appId: 'b' }] },
    })
  })

  it('getDeliverySolutions resolves an empty list when the platform leaves it out', async () => {
    expect((await ask((c) => getDeliverySolutions(c, []))).result).toEqual({ deliverySolutions: [] })
  })
})
