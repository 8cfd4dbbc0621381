/** Lines that are in no catalog, and what they may say of themselves. */
import { describe, expect, it } from 'vitest'
import { shopper, startAnewForEachTest } from '../support/seeded-platform'
import { type CartAnswer, violationOf } from '../support/support'

const CART = '/ecom/v1/carts/current'

startAnewForEachTest()

describe('custom items', () => {
  const addCustom = (item: object) =>
    shopper.post<CartAnswer>(`${CART}/add-to-cart`, {
      customLineItems: [
        { quantity: 1, price: '20.00', productName: { original: 'Repair' }, itemType: { preset: 'SERVICE' }, ...item },
      ],
    })

  it('keep weight, time and the way they are paid', async () => {
    const at = { scheduledDate: '2030-01-02T10:00:00.000Z', numberOfParticipants: 2 }
    const { cart } = (
      await addCustom({
        physicalProperties: { weight: 1.5, sku: 'R-1', shippable: false },
        serviceProperties: at,
        paymentOption: 'DEPOSIT_ONLINE',
        depositAmount: '5.00',
      })
    ).body
    expect(cart.lineItems).toMatchObject([
      {
        customLineItem: true,
        physicalProperties: { weight: 1.5, sku: 'R-1', shippable: false },
        serviceProperties: at,
        paymentOption: 'DEPOSIT_ONLINE',
        depositAmount: { amount: '5.00' },
      },
    ])
  })

  it.each([
    [{ paymentOption: 'DEPOSIT_ONLINE' }, 'depositAmount'],
    [{ paymentOption: 'SHELLS' }, 'paymentOption'],
    [{ serviceProperties: { scheduledDate: 'soon' } }, 'serviceProperties.scheduledDate'],
    [{ physicalProperties: { weight: 'heavy' } }, 'physicalProperties.weight'],
  ])('%o are refused by field', async (item, field) => {
    expect(violationOf(await addCustom(item))?.field).toBe(`customLineItems[0].${field}`)
  })

  it('and digital ones have a file', async () => {
    const { cart } = (await shopper.add('shawl-pattern')).body
    expect(cart.lineItems).toMatchObject([{ itemType: { preset: 'DIGITAL' }, digitalFile: { fileType: 'SECURE_DOCUMENT' } }])
  })
})
