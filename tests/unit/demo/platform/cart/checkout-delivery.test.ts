/** The hosted checkout takes up what the shop's page chose, and lets nobody pay what they have not seen. */
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
  it('shows the chosen option, tax and fees, and what is paid holds them', async () => {
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
    expect(html).toContain('value="ada@example.com"')
    expect((await submit(url, { expectedTotal: totalIn(html), shippingOption: 'express' })).status).toBe(303)
    const [order] = platform.orders()
    expect(order?.totals).toMatchObject({
      shippingMinor: 1078,
      fees: [{ code: 'jar-deposit', minor: 100 }],
      delivery: { code: 'express', title: 'Express delivery' },
      totalMinor: Number(totalIn(html)),
    })
  })

  it('asks again when address or option change the total, and charges nothing until then', async () => {
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

  it('does not deliver where the shop does not deliver', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await submit(await checkoutWith({}), { country: 'JP' })
    expect([answer.status, platform.orders()]).toEqual([422, []])
    expect(answer.page).toContain('The shop does not deliver there.')
  })

  it('takes the state from the shop’s page for the tax', async () => {
    await shopper.add('blue-mug', 1)
    const url = await checkoutWith({ shippingAddress: { country: 'US', subdivision: 'US-OR' } })
    const html = await page(url)
    expect(html).toContain('name="subdivision" value="US-OR"')
    const form = { country: 'US', subdivision: 'US-OR', expectedTotal: totalIn(html), shippingOption: 'standard' }
    expect((await submit(url, form)).status).toBe(303)
    expect(platform.orders()[0]).toMatchObject({ address: { subdivision: 'US-OR' }, totals: { taxMinor: 0 } })
  })
})

describe('a coupon for once a customer', () => {
  it('is refused the second time to the same customer, and to nobody else', async () => {
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

describe('mishaps on demand', () => {
  it('an add is answered with 200 and adds nothing', async () => {
    await shopper.add('blue-mug', 1)
    platform.ignoreAdds()
    const quiet = await shopper.add('blue-mug', 2)
    expect([quiet.status, quiet.body.cart.lineItems[0]?.quantity]).toEqual([200, 1])
    expect((await shopper.add('blue-mug', 2)).body.cart.lineItems[0]?.quantity).toBe(3)
  })

  it('a change collides with somebody else’s, and nothing of it is done', async () => {
    await shopper.add('blue-mug', 1)
    const id = (await shopper.cart()).body.cart.lineItems[0]?.id ?? ''
    platform.refuseChanges()
    const refused = await shopper.setQuantity(id, 5)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('CART_REVISION_CONFLICT')])
    expect((await shopper.cart()).body.cart.lineItems[0]?.quantity).toBe(1)
    expect((await shopper.setQuantity(id, 5)).body.cart.lineItems[0]?.quantity).toBe(5)
  })

  it('more than there is is taken down to what there is', async () => {
    platform.setStock('blue-mug', 4)
    const { cart } = (await shopper.add('blue-mug', 9)).body
    expect(cart.lineItems[0]?.quantity).toBe(4)
    expect((await shopper.setQuantity(cart.lineItems[0]?.id ?? '', 7)).body.cart.lineItems[0]?.quantity).toBe(4)
  })

  it('all of them end with a reset', async () => {
    platform.ignoreAdds(5)
    platform.refuseChanges(5)
    platform.reset()
    expect((await shopper.add('blue-mug', 2)).body.cart.lineItems[0]?.quantity).toBe(2)
  })
})
