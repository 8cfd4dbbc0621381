/** The hosted checkout adopts what was chosen in the cart, and charges no total that the buyer has not seen. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { type BUYER, createShopper, pay } from '../support/support'

startAnewForEachTest()

const checkoutWith = async (body: object) => {
  const { checkoutId } = (await shopper.post<{ checkoutId: string }>('/ecom/v1/carts/current/create-checkout', body)).body
  const answer = await shopper.post<{ redirectSession: { fullUrl: string } }>('/_api/redirects-api/v1/redirect-session', {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'https://page.example/back' },
  })
  return answer.body.redirectSession.fullUrl
}
const page = async (url: string) => (await fetch(url)).text()
const submit = (url: string, changes: Record<string, string>) => pay(url, changes as Partial<typeof BUYER>)
const totalIn = (html: string) => /name="expectedTotal" value="(\d+)"/.exec(html)?.[1] ?? ''

describe('the hosted checkout', () => {
  it('shows the chosen delivery option, the tax and the fees, and stores them in the order', async () => {
    await shopper.add('heather-honey', 2)
    const url = await checkoutWith({
      channelType: 'WEB',
      email: 'ada@example.com',
      shippingAddress: { country: 'IE', postalCode: 'D01' },
      selectedShippingOption: { code: 'express' },
    })
    const html = await page(url)
    expect(html).toMatch(/value="express" checked/)
    expect(html).toContain('Jar deposit')
    // 20 % of the honey (19.00) and of the delivery (10.78).
    expect(html).toContain('<dt>Tax</dt><dd>€5.96</dd>')
    expect(html).toContain('value="ada@example.com"')
    expect((await submit(url, { expectedTotal: totalIn(html), shippingOption: 'express' })).status).toBe(303)
    const [order] = platform.orders()
    expect(order?.totals).toMatchObject({
      shippingMinor: 1078,
      taxMinor: 596,
      fees: [{ code: 'jar-deposit', minor: 100 }],
      delivery: { code: 'express', title: 'Express delivery' },
      totalMinor: Number(totalIn(html)),
    })
  })

  it('asks for confirmation when the address changes the total, and charges nothing until then', async () => {
    await shopper.add('blue-mug', 1)
    const url = await checkoutWith({})
    const shown = { expectedTotal: totalIn(await page(url)), shippingOption: 'standard' }
    const again = await submit(url, { ...shown, country: 'US' })
    expect([again.status, platform.orders()]).toEqual([409, []])
    expect(again.page).toContain('Customs')
    const seen = { ...shown, country: 'US', expectedTotal: totalIn(again.page) }
    expect(seen.expectedTotal).not.toBe(shown.expectedTotal)
    expect((await submit(url, seen)).status).toBe(303)
    expect(platform.orders()[0]?.totals).toMatchObject({ shippingMinor: 2205, totalMinor: Number(seen.expectedTotal) })
  })

  it('asks for confirmation when another delivery option changes the total, and charges nothing until then', async () => {
    await shopper.add('blue-mug', 1)
    const url = await checkoutWith({})
    const shown = { expectedTotal: totalIn(await page(url)), shippingOption: 'express' }
    const again = await submit(url, shown)
    expect([again.status, platform.orders()]).toEqual([409, []])
    expect(again.page).toMatch(/value="express" checked/)
    const seen = { ...shown, expectedTotal: totalIn(again.page) }
    // 18.00, and 10.78 instead of 4.90 for the delivery, each with a tax of 20 %.
    expect([shown.expectedTotal, seen.expectedTotal]).toEqual(['2748', '3454'])
    expect((await submit(url, seen)).status).toBe(303)
    expect(platform.orders()[0]?.totals).toMatchObject({ shippingMinor: 1078, totalMinor: 3454 })
  })

  it('refuses to pay for delivery to a country that the shop does not deliver to', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await submit(await checkoutWith({}), { country: 'JP' })
    expect([answer.status, platform.orders()]).toEqual([422, []])
    expect(answer.page).toContain('The shop does not deliver there.')
  })

  it('takes the state for the tax from the address given in create-checkout', async () => {
    await shopper.add('blue-mug', 1)
    const url = await checkoutWith({ shippingAddress: { country: 'US', subdivision: 'US-OR' } })
    const html = await page(url)
    expect(html).toContain('name="subdivision" value="US-OR"')
    const form = { country: 'US', subdivision: 'US-OR', expectedTotal: totalIn(html), shippingOption: 'standard' }
    expect((await submit(url, form)).status).toBe(303)
    expect(platform.orders()[0]).toMatchObject({ address: { subdivision: 'US-OR' }, totals: { taxMinor: 0 } })
  })
})

describe('a coupon that each customer can use once', () => {
  it('a coupon limited to once per customer is refused the second time, and only to that customer', async () => {
    await shopper.add('blue-mug', 1)
    await shopper.patch({ couponCode: 'THANKYOU' })
    expect((await pay(await checkoutWith({}))).status).toBe(303)
    await shopper.add('blue-mug', 1)
    const second = await shopper.patch({ couponCode: 'THANKYOU' })
    expect([second.status, JSON.stringify(second.body)]).toEqual([400, expect.stringContaining('ERROR_COUPON_NOT_APPLICABLE')])
    const other = await createShopper(platform)
    await other.add('blue-mug', 1)
    expect((await other.patch({ couponCode: 'THANKYOU' })).status).toBe(200)
  })
})

describe('failures on demand', () => {
  it('ignoreAdds lets one add answer 200 and add nothing', async () => {
    await shopper.add('blue-mug', 1)
    platform.ignoreAdds()
    const quiet = await shopper.add('blue-mug', 2)
    expect([quiet.status, quiet.body.cart.lineItems[0]?.quantity]).toEqual([200, 1])
    expect((await shopper.add('blue-mug', 2)).body.cart.lineItems[0]?.quantity).toBe(3)
  })

  it('refuseChanges refuses one change with a conflict and does nothing of it', async () => {
    await shopper.add('blue-mug', 1)
    const id = (await shopper.cart()).body.cart.lineItems[0]?.id ?? ''
    platform.refuseChanges()
    const refused = await shopper.setQuantity(id, 5)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('CART_REVISION_CONFLICT')])
    expect((await shopper.cart()).body.cart.lineItems[0]?.quantity).toBe(1)
    expect((await shopper.setQuantity(id, 5)).body.cart.lineItems[0]?.quantity).toBe(5)
  })

  it('reduces an added or changed quantity to the stock', async () => {
    platform.setStock('blue-mug', 4)
    const { cart } = (await shopper.add('blue-mug', 9)).body
    expect(cart.lineItems[0]?.quantity).toBe(4)
    expect((await shopper.setQuantity(cart.lineItems[0]?.id ?? '', 7)).body.cart.lineItems[0]?.quantity).toBe(4)
  })

  it('reset ends ignoreAdds and refuseChanges', async () => {
    platform.ignoreAdds(5)
    platform.refuseChanges(5)
    platform.reset()
    expect((await shopper.add('blue-mug', 2)).body.cart.lineItems[0]?.quantity).toBe(2)
  })
})
