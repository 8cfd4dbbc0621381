/** Line items that are in no catalog, and the details that they may carry. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { type CartAnswer, createMerchant, violationOf } from '../support/support'

const CART = '/ecom/v1/carts/current'

startAnewForEachTest()

describe('custom items', () => {
  const addCustom = (item: object) =>
    createMerchant(platform).postFor<CartAnswer>(shopper, `${CART}/add-to-cart`, {
      customLineItems: [
        { quantity: 1, price: '20.00', productName: { original: 'Repair' }, itemType: { preset: 'SERVICE' }, ...item },
      ],
    })

  it('keeps the weight, the scheduled time and the payment option of a custom item', async () => {
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
  ])('refuses a custom item with %o and names the field', async (item, field) => {
    expect(violationOf(await addCustom(item))?.field).toBe(`customLineItems[0].${field}`)
  })

  it('a digital line item names its type of file', async () => {
    const { cart } = (await shopper.add('shawl-pattern')).body
    expect(cart.lineItems).toMatchObject([{ itemType: { preset: 'DIGITAL' }, digitalFile: { fileType: 'SECURE_DOCUMENT' } }])
  })
})
