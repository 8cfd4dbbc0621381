import { describe, expect, it } from 'vitest'
import { selectCount } from '../../../../src/store/base/count'
import { aFakeShop, applicationError, dropped, type FakeShopOptions, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aPen } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const ENGRAVED = {
  catalogItemId: 'pen-id',
  appId: 'stores',
  options: { variantId: 'ink', options: { Nib: 'Fine' }, customTextFields: { Engraving: 'For Ada' } },
}
const pen = () => aWireLine({ id: 'pen', quantity: 3, catalogReference: ENGRAVED, productName: { original: 'Engraved Pen' } })
const mug = () => aWireLine({ id: 'mug' })

async function aShownCart(options: FakeShopOptions = {}) {
  const fake = aFakeShop({ lines: [pen(), mug()], ...options })
  await fake.settle(fake.shop.cart.refresh())
  return { ...fake, undo: () => fake.settle(fake.shop.cart.undo()) }
}
const keys = (fake: Awaited<ReturnType<typeof aShownCart>>) => {
  const { cart } = fake.state()
  return ('cart' in cart ? cart.cart?.lines : undefined)?.map(({ key }) => key)
}

describe('undo', () => {
  it('adds the removed line again with the same variant, choices, text and quantity', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.remove('pen'))
    expect(fake.state().removed).toMatchObject([{ key: 'pen', quantity: 3 }])
    await fake.settle(fake.shop.cart.undo())
    expect(fake.calls(PATHS.add)[0]?.body).toEqual({ lineItems: [{ quantity: 3, catalogReference: ENGRAVED }] })
    expect(fake.state().removed).toEqual([])
  })

  it('puts the removed line back in its old place under its old key', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.remove('pen'))
    expect(keys(fake)).toEqual(['mug'])
    await fake.settle(fake.shop.cart.undo())
    expect(keys(fake)).toEqual(['pen', 'mug'])
    expect(fake.server.lines?.map(({ id }) => id)).toEqual(['mug', 'added-1'])
  })

  it('restores the whole quantity that was shown, including an add that was not confirmed yet', async () => {
    const fake = await aShownCart({ lines: [mug()] })
    const answers = fake.hold(PATHS.add)
    const adding = fake.shop.cart.add({ product: { ...aPen({ modifiers: [] }), id: 'mug-id', name: 'Blue Mug' } })
    await settled()
    expect(selectCount(fake.state())).toBe(2)
    const removal = fake.shop.cart.remove('mug')
    await settled()
    expect(selectCount(fake.state())).toBe(0)
    await answers.release()
    await fake.settle(Promise.all([adding, removal]))
    expect(fake.state().removed).toMatchObject([{ key: 'mug', quantity: 2 }])
    await fake.undo()
    expect(fake.server.lines).toMatchObject([{ quantity: 2 }])
  })

  it('restores the last requested quantity plus later adds, although neither was confirmed before the removal', async () => {
    const fake = await aShownCart({ lines: [mug()] })
    const answers = fake.hold(PATHS.update)
    const change = fake.shop.cart.setQuantity('mug', 4)
    await settled()
    const product = { ...aPen({ modifiers: [] }), id: 'mug-id', name: 'Blue Mug' }
    const adding = fake.shop.cart.add({ product, quantity: 2 })
    await settled()
    const removal = fake.shop.cart.remove('mug')
    await settled()
    expect(fake.state().removed).toMatchObject([{ key: 'mug', quantity: 6 }])
    await answers.release()
    await fake.settle(Promise.all([change, adding, removal]))
    expect(fake.server.lines).toEqual([])
    await fake.undo()
    expect(fake.server.lines).toMatchObject([{ quantity: 6 }])
  })

  it('sends neither removal nor add when the removal is undone while it waits in the queue', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.update)
    const other = fake.shop.cart.setQuantity('mug', 2)
    await settled()
    const removal = fake.shop.cart.remove('pen')
    await settled()
    const undone = fake.shop.cart.undo()
    await settled()
    await answers.release()
    await Promise.all([other, removal, undone])
    expect(fake.calls(PATHS.remove)).toEqual([])
    expect(fake.calls(PATHS.add)).toEqual([])
    expect(selectCount(fake.state())).toBe(5)
  })

  it('shows the line at once when its removal is undone before the answer, and adds it afterwards', async () => {
    const fake = await aShownCart()
    const answers = fake.hold(PATHS.remove)
    const removal = fake.shop.cart.remove('pen')
    await settled()
    expect(selectCount(fake.state())).toBe(1)
    const undone = fake.shop.cart.undo()
    await settled()
    expect(selectCount(fake.state())).toBe(4)
    await answers.release()
    await Promise.all([removal, undone])
    expect(keys(fake)).toEqual(['pen', 'mug'])
    expect(selectCount(fake.state())).toBe(4)
  })

  it('offers no undo for a line that the platform refused to remove', async () => {
    const fake = await aShownCart()
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.shop.cart.remove('pen'))
    expect(fake.state().removed).toEqual([])
  })

  it('offers no undo for a line without a catalog reference', async () => {
    const fake = await aShownCart({ lines: [aWireLine({ id: 'gift', catalogReference: undefined })] })
    await fake.settle(fake.shop.cart.remove('gift'))
    expect(fake.state().removed).toEqual([])
    expect((await fake.failure(fake.shop.cart.undo())).code).toBe('NOTHING_TO_UNDO')
  })

  it('a failed undo is reported with the name of the line', async () => {
    const fake = await aShownCart()
    await fake.settle(fake.shop.cart.remove('pen'))
    fake.answer(PATHS.add, dropped)
    await fake.failure(fake.shop.cart.undo())
    expect(fake.state().addProblem).toMatchObject({ name: 'Engraved Pen', error: { code: 'NETWORK' } })
  })
})

describe('a line that is still being added', () => {
  it('a pending line keeps its key when it is confirmed, and accepts a new quantity before that', async () => {
    const fake = await aShownCart({ lines: [mug()] })
    const answers = fake.hold(PATHS.add)
    const adding = fake.shop.cart.add({ product: aPen(), customText: { Engraving: 'Bob' } })
    await settled()
    const { key } = fake.state().adds[0] as { key: string }
    const change = fake.shop.cart.setQuantity(key, 4)
    await settled()
    expect(selectCount(fake.state())).toBe(5)
    await answers.release()
    await Promise.all([adding, change])
    expect(keys(fake)).toEqual(['mug', key])
    expect(fake.calls(PATHS.update)[0]?.body).toEqual({ lineItems: [{ id: 'added-1', quantity: 4 }] })
    expect(fake.state().intents).toEqual({})
  })

  it('a failed add leaves neither a pending line nor a requested quantity behind', async () => {
    const fake = await aShownCart({ lines: [mug()] })
    let refuse = () => {}
    fake.answer(PATHS.add, () => new Promise((resolve) => (refuse = () => resolve(applicationError('SITE_CLOSED', 403)))))
    const adding = fake.shop.cart.add({ product: aPen(), customText: { Engraving: 'Bob' } })
    await settled()
    const { key } = fake.state().adds[0] as { key: string }
    const change = fake.shop.cart.setQuantity(key, 4)
    await settled()
    expect(fake.state().intents).toMatchObject({ [key]: 4 })
    refuse()
    const outcomes = await fake.settle(Promise.allSettled([adding, change]))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(fake.state().intents).toEqual({})
    expect(fake.state()).toMatchObject({ adds: [], addProblem: { error: { code: 'SITE_CLOSED' } } })
  })

  it('an add to an existing line counts on top of an older quantity request and is included in a newer one', async () => {
    const fake = await aShownCart({ lines: [mug()] })
    const answers = fake.hold(PATHS.update)
    const first = fake.shop.cart.setQuantity('mug', 2)
    await settled()
    const adding = fake.shop.cart.add({ product: { ...aPen({ modifiers: [] }), id: 'mug-id', name: 'Blue Mug' } })
    await settled()
    expect(selectCount(fake.state())).toBe(3)
    const second = fake.shop.cart.setQuantity('mug', 6)
    await settled()
    expect(selectCount(fake.state())).toBe(6)
    await answers.release()
    await answers.release()
    await Promise.all([first, adding, second])
    expect(fake.server.lines).toMatchObject([{ id: 'mug', quantity: 6 }])
    expect(selectCount(fake.state())).toBe(6)
  })
})
