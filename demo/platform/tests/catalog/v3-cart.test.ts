/** A cart filled from version 3 of the catalog: variants by id, modifiers and texts by key. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { createShopper, pay, type Shopper } from '../support/support'

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
})
beforeEach(async () => {
  platform.reset()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

/** The id of the only variant of a product without options. */
const soleVariant = async (slug: string): Promise<string> => {
  const answer = await shopper.call<{ product: { variantsInfo: { variants: { id: string }[] } } }>(
    'GET',
    `/stores/v3/products/slug/${slug}`,
  )
  return answer.body.product.variantsInfo.variants[0]?.id ?? ''
}
const line = async (slug: string, options: Record<string, unknown>) =>
  (await shopper.add(slug, 1, options)).body.cart.lineItems[0]
const texts = (found: Awaited<ReturnType<typeof line>>) =>
  found?.descriptionLines.map(({ name, plainText, colorInfo }) => [name.original, plainText?.original ?? colorInfo?.original])

describe('line items', () => {
  it('describes a line item by the choices of its variant', async () => {
    const variantId = variantIdOf('linen-tee', 'M', 'Sage')
    const found = await line('linen-tee', { variantId })
    expect(found?.catalogReference).toMatchObject({ catalogItemId: productIdOf('linen-tee'), options: { variantId } })
    expect(texts(found)).toEqual([
      ['Size', 'M'],
      ['Colour', 'Sage'],
    ])
  })

  it('requires a variant id even for a product without options', async () => {
    expect(await line('blue-mug', {})).toBeUndefined()
    const variantId = await soleVariant('blue-mug')
    const found = await line('blue-mug', { variantId })
    expect([found?.price.amount, found?.catalogReference.options]).toEqual(['18.00', { variantId }])
    expect((await shopper.add('blue-mug', 1, { variantId })).body.cart.lineItems.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('adds the price of modifiers to the line item, and keeps it apart from the plain one', async () => {
    const variantId = await soleVariant('fig-candle')
    const options = { variantId, options: { 'gift-wrap': 'printed-cotton', ribbon: 'rust' } }
    const found = await line('fig-candle', options)
    expect([found?.price.amount, found?.catalogReference.options]).toEqual(['28.50', options])
    expect(texts(found)).toEqual([
      ['Gift wrap', 'Printed cotton'],
      ['Ribbon', 'Rust'],
    ])
    // With and without gift wrap are two line items.
    expect((await shopper.add('fig-candle', 1, { variantId })).body.cart.lineItems).toHaveLength(2)
  })

  it('adds nothing unless a mandatory modifier has a valid choice', async () => {
    const variantId = await soleVariant('loose-tea')
    expect(await line('loose-tea', { variantId })).toBeUndefined()
    expect(await line('loose-tea', { variantId, options: { blend: 'nope' } })).toBeUndefined()
    const options = { variantId, options: { blend: 'garden-mint' } }
    const found = await line('loose-tea', options)
    expect([texts(found), found?.catalogReference.options]).toEqual([[['Blend', 'Garden mint']], options])
  })

  it('adds nothing without a mandatory modifier that has a price', async () => {
    const variantId = await soleVariant('embroidery-kit')
    expect(await line('embroidery-kit', { variantId })).toBeUndefined()
    const plain = await line('embroidery-kit', { variantId, options: { hoop: 'beech-hoop' } })
    const [, brass] = (await shopper.add('embroidery-kit', 1, { variantId, options: { hoop: 'brass-hoop' } })).body.cart.lineItems
    expect(Number(brass?.price.amount) - Number(plain?.price.amount)).toBe(6)
  })

  it('accepts custom texts by key, not by title', async () => {
    const variantId = variantIdOf('gift-box', 'Large')
    expect(await line('gift-box', { variantId, customTextFields: { 'What shall we write?': 'x' } })).toBeUndefined()
    const customTextFields = { 'what-shall-we-write': 'Well done!' }
    const found = await line('gift-box', { variantId, customTextFields })
    expect(found?.catalogReference.options).toEqual({ variantId, customTextFields })
    expect(texts(found)).toContainEqual(['What shall we write?', 'Well done!'])
  })

  it('discounts a subscription, and adds nothing when a subscription-only product is bought once', async () => {
    const read = await shopper.call<{
      product: { variantsInfo: { variants: { id: string }[] }; subscriptionDetails: { subscriptions: { id: string }[] } }
    }>('GET', '/stores/v3/products/slug/heather-honey')
    const { product } = read.body
    const variantId = product.variantsInfo.variants[0]?.id ?? ''
    const subscriptionOptionId = product.subscriptionDetails.subscriptions[0]?.id
    expect(await line('heather-honey', { variantId })).toBeUndefined()
    expect(await line('heather-honey', { variantId, subscriptionOptionId: 'nope' })).toBeUndefined()
    const found = await line('heather-honey', { variantId, subscriptionOptionId })
    // 5 % off 9.50.
    expect([found?.price.amount, found?.fullPrice.amount]).toEqual(['9.02', '9.50'])
    expect(found?.catalogReference.options).toEqual({ variantId, subscriptionOptionId })
    expect(found).toMatchObject({
      subscriptionOptionInfo: {
        title: { original: 'The harvest' },
        subscriptionSettings: { frequency: 'YEAR', interval: 1, autoRenewal: true },
      },
    })
  })
})

it('paying for a version 3 cart takes the stock that both catalog versions count', async () => {
  await shopper.add('blue-mug', 2, { variantId: await soleVariant('blue-mug') })
  expect((await pay(await shopper.checkout())).status).toBe(303)
  expect(platform.stockOf('blue-mug')).toBe(22)
})
