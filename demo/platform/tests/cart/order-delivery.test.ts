/** The events of an order include what the buyer chose and what was charged besides the price. */
import { expect, it } from 'vitest'
import { BOOKINGS_APP_ID, serviceIdOf } from '../../storage/ids'
import { aPlatform, aReceiver } from '../support/event-support'
import { createShopper, pay } from '../support/support'

it('the events of an order contain its delivery, fees, deposit and the balance to be paid', async () => {
  const receiver = await aReceiver()
  const platform = await aPlatform(receiver)
  const shopper = await createShopper(platform)
  await shopper.add('heather-honey', 2)
  await shopper.post('/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ quantity: 1, catalogReference: { appId: BOOKINGS_APP_ID, catalogItemId: serviceIdOf('pottery-class') } }],
  })
  const body = { selectedShippingOption: { code: 'express' }, shippingAddress: { country: 'IE' } }
  const { checkoutId } = (await shopper.post<{ checkoutId: string }>('/ecom/v1/carts/current/create-checkout', body)).body
  const session = await shopper.post<{ redirectSession: { fullUrl: string } }>('/_api/redirects-api/v1/redirect-session', {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'https://page.example/back' },
  })
  expect((await pay(session.body.redirectSession.fullUrl)).status).toBe(303)
  await receiver.until((all) => all.some(({ type }) => type === 'wix.ecom.v1.order_approved'))
  const approved = receiver.deliveries.find(({ type }) => type === 'wix.ecom.v1.order_approved')
  const [kept] = platform.orders()
  expect(approved?.payload.actionEvent.body.order).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    shippingInfo: { code: 'express', title: 'Express delivery', cost: { price: { amount: '10.78' } } },
    additionalFees: [{ name: 'Jar deposit', price: { amount: '1.00' } }],
    priceSummary: { totalAdditionalFees: { amount: '1.00' }, shipping: { amount: '10.78' } },
    lineItems: [{}, { paymentOption: 'DEPOSIT_ONLINE', serviceProperties: { numberOfParticipants: 1 } }],
    // 60.00 and 20 %, less the deposit of 15.00.
    balanceSummary: { balance: { amount: '57.00' } },
  })
  expect((kept?.totals.totalMinor ?? 0) - (kept?.totals.paidMinor ?? 0)).toBe(5700)
  const completed = receiver.deliveries.find(({ type }) => type === 'wix.ecom.v1.checkout_completed')
  expect(completed?.payload.actionEvent.body.checkout).toMatchObject({
    shippingInfo: { selectedCarrierServiceOption: { code: 'express', requestedShippingOption: true } },
    additionalFees: [{ code: 'jar-deposit' }],
  })
})
