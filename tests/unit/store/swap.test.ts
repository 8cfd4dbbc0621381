import { describe, expect, it } from 'vitest'
import { aFakeShop, applicationError, type FakeShopOptions, json, PATHS } from '../../support/fake-shop'
import { aPen, aTee } from '../../support/views'
import { aWireLine } from '../../support/wire-bodies'

const teeLine = (variantId: string, more = {}) =>
  aWireLine({ id: 'tee', catalogReference: { catalogItemId: 'tee-id', appId: 'stores', options: { variantId } }, ...more })
const penLine = (text: string) =>
  aWireLine({
    id: 'pen',
    catalogReference: { catalogItemId: 'pen-id', appId: 'stores', options: { customTextFields: { Engraving: text } } },
  })

async function aShownCart(options: FakeShopOptions) {
  const fake = aFakeShop(options)
  await fake.settle(fake.shop.cart.refresh())
  const order = () => fake.calls().flatMap(({ path }) => (path === PATHS.add ? ['add'] : path === PATHS.remove ? ['remove'] : []))
  return { ...fake, order }
}

describe('editing a line in place', () => {
  it('puts the new choice in, takes the old one out, and the line stays where and what it was', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), aWireLine({ id: 'mug' })] })
    const cart = await fake.settle(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))
    expect(fake.order()).toEqual(['add', 'remove'])
    expect(cart.lines).toMatchObject([{ key: 'tee', variantId: 'm-sage', quantity: 2 }, { key: 'mug' }])
    expect(fake.state().intents).toEqual({})
  })

  it('to another text gives the pieces back first, because both share the stock', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')], stock: { 'pen-id': 1 } })
    const cart = await fake.settle(fake.shop.cart.swap('pen', { product: aPen(), customText: { Engraving: 'Bob' } }))
    expect(fake.order()).toEqual(['remove', 'add'])
    expect(cart.lines).toMatchObject([{ key: 'pen', item: { options: { customTextFields: { Engraving: 'Bob' } } } }])
  })

  it('to what it is already asks nothing', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    await fake.settle(fake.shop.cart.swap('tee', { product: aTee(), variant: 's-sage' }))
    expect(fake.order()).toEqual([])
  })

  it('that the shop does not take leaves the old line, with the reason on it', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.add, () => json({ cart: { id: 'cart-1', lineItems: [teeLine('s-sage')] } }))
    expect((await fake.failure(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))).code).toBe('NOT_ADDED')
    expect(fake.order()).toEqual(['add'])
    expect(fake.server.lines).toMatchObject([{ id: 'tee' }])
    expect(fake.state().lineProblems.tee).toMatchObject({ kind: 'failed' })
  })

  it('whose old line cannot be taken out takes the new one out again', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? applicationError('LINE_LOCKED', 409) : undefined))
    expect((await fake.failure(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))).code).toBe('LINE_LOCKED')
    expect(fake.server.lines).toMatchObject([{ id: 'tee', quantity: 1 }])
  })

  it('whose new text the shop refuses puts the old one back', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    expect((await fake.failure(fake.shop.cart.swap('pen', { product: aPen(), customText: { Engraving: 'Bob' } }))).code).toBe(
      'RUDE_TEXT',
    )
    expect(fake.server.lines).toMatchObject([{ catalogReference: { options: { customTextFields: { Engraving: 'Ada' } } } }])
    expect(fake.state().cart).toMatchObject({ cart: { lines: [{ key: 'pen' }] } })
  })

  it('of a line that is not there is refused', async () => {
    const fake = await aShownCart({ lines: [] })
    expect((await fake.failure(fake.shop.cart.swap('gone', { product: aTee(), variant: 'm-sage' }))).code).toBe('LINE_NOT_FOUND')
  })
})
