import { describe, expect, it } from 'vitest'
import { selectCount } from '../../../../src/store/base/count'
import { selectCart } from '../../../../src/store/base/state'
import { linesOnScreen } from '../../../../src/widget/cart/CartLines'
import {
  aFakeShop,
  applicationError,
  dropped,
  type FakeShopOptions,
  json,
  PATHS,
  settled,
} from '../../../support/fakes/fake-shop'
import { aPen, aProduct, aTee } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const teeLine = (variantId: string, more = {}) =>
  aWireLine({ id: 'tee', catalogReference: { catalogItemId: 'tee-id', appId: 'stores', options: { variantId } }, ...more })
const penLine = (text: string, more = {}) =>
  aWireLine({
    id: 'pen',
    catalogReference: { catalogItemId: 'pen-id', appId: 'stores', options: { customTextFields: { Engraving: text } } },
    ...more,
  })
/** A line of another size, beside the edited one. */
const otherTee = (quantity: number) => teeLine('m-sage', { id: 'other', quantity })

async function aShownCart(options: FakeShopOptions) {
  const fake = aFakeShop(options)
  await fake.settle(fake.shop.cart.refresh())
  const order = () => fake.calls().flatMap(({ path }) => (path === PATHS.add ? ['add'] : path === PATHS.remove ? ['remove'] : []))
  const keysOf = (list: readonly { key: string }[] | undefined) => list?.map(({ key }) => key)
  /** Records every list and every count that is shown from here on. */
  const watch = () => {
    const screens = new Set<string>()
    const counts = new Set<number>()
    const look = () => {
      screens.add(`${keysOf(linesOnScreen(fake.state()))}`)
      counts.add(selectCount(fake.state()))
    }
    fake.shop.store.subscribe(look)
    return { screens: () => [...screens], counts: () => [...counts] }
  }
  return {
    ...fake,
    order,
    watch,
    keys: () => keysOf(selectCart(fake.state())?.lines),
    screen: () => keysOf(linesOnScreen(fake.state())),
    held: () => fake.server.lines?.map(({ id, quantity }) => [id, quantity]),
    reads: () => fake.calls(PATHS.cart, 'GET').length,
    toM: (product = aTee()) => fake.shop.cart.swap('tee', { product, variant: 'm-sage' }),
    toText: (Engraving: string) => fake.shop.cart.swap('pen', { product: aPen(), customText: { Engraving } }),
  }
}

describe('swap', () => {
  it('adds the new variant, then removes the old one, and the line keeps its place and key', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), aWireLine({ id: 'mug' })] })
    const cart = await fake.settle(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))
    expect(fake.order()).toEqual(['add', 'remove'])
    expect(cart.lines).toMatchObject([{ key: 'tee', variantId: 'm-sage', quantity: 2 }, { key: 'mug' }])
    expect(fake.state().intents).toEqual({})
  })

  it('an edited line is told to the page as changes of a line, neither as an add nor as a removal', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    const told: unknown[] = []
    fake.shop.listen((event) => {
      if (event.type === 'cart-change') told.push([event.action, event.delta.map(({ quantity }) => quantity)])
    })
    await fake.settle(fake.toM())
    expect(told).toEqual([
      ['update', [1]],
      ['update', [-1]],
    ])
  })

  it.each([
    ['only the text changes', penLine('Ada'), aPen()],
    [
      'it was added before there was a text',
      aWireLine({ id: 'pen', catalogReference: { catalogItemId: 'pen-id', appId: 'stores' } }),
      aPen(),
    ],
    ['only the text is taken away', penLine('Ada'), aProduct({ id: 'pen-id' })],
  ])('removes the old line first when %s, because both share the stock', async (_, line, product) => {
    const fake = await aShownCart({ lines: [line], stock: { 'pen-id': 1 } })
    const { id, modifiers } = product
    const cart = await fake.settle(
      fake.shop.cart.swap('pen', { product, customText: modifiers.length ? { Engraving: 'Bob' } : {} }),
    )
    expect(fake.order()).toEqual(['remove', 'add'])
    expect(cart.lines).toMatchObject([{ key: 'pen', item: { catalogItemId: id } }])
    expect(cart.lines[0]?.item?.options?.customTextFields).toEqual(modifiers.length ? { Engraving: 'Bob' } : undefined)
  })

  it('adds another product before the old line is removed', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    await fake.settle(fake.shop.cart.swap('pen', { product: aProduct() }))
    expect(fake.order()).toEqual(['add', 'remove'])
  })

  it('sends nothing when the line already has the chosen variant', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    await fake.settle(fake.shop.cart.swap('tee', { product: aTee(), variant: 's-sage' }))
    expect(fake.order()).toEqual([])
  })

  it('keeps the old line, with an error on it, when the new variant was not added', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.add, () => json({ cart: { id: 'cart-1', lineItems: [teeLine('s-sage')] } }))
    expect((await fake.failure(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))).code).toBe('NOT_ADDED')
    expect(fake.order()).toEqual(['add'])
    expect(fake.server.lines).toMatchObject([{ id: 'tee' }])
    expect(fake.state().lineProblems.tee).toMatchObject({ kind: 'failed' })
  })

  it('removes the new line again when the old one cannot be removed', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? applicationError('LINE_LOCKED', 409) : undefined))
    expect((await fake.failure(fake.shop.cart.swap('tee', { product: aTee(), variant: 'm-sage' }))).code).toBe('LINE_LOCKED')
    expect(fake.server.lines).toMatchObject([{ id: 'tee', quantity: 1 }])
  })

  it('adds the line with the old text again when the platform refuses the new text', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    expect((await fake.failure(fake.shop.cart.swap('pen', { product: aPen(), customText: { Engraving: 'Bob' } }))).code).toBe(
      'RUDE_TEXT',
    )
    expect(fake.server.lines).toMatchObject([{ catalogReference: { options: { customTextFields: { Engraving: 'Ada' } } } }])
    expect(fake.state().cart).toMatchObject({ cart: { lines: [{ key: 'pen' }] } })
  })

  it('keeps the quantity that another tab adds to the old line during the swap', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 })] })
    fake.answer(PATHS.add, () => {
      fake.server.lines = [teeLine('s-sage', { quantity: 5 })]
      return undefined
    })
    const cart = await fake.settle(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 3],
      ['added-1', 2],
    ])
    expect(cart.lines).toMatchObject([
      { key: 'tee', variantId: 's-sage', quantity: 3 },
      { key: 'added-1', variantId: 'm-sage', quantity: 2 },
    ])
    expect(fake.screen()).toEqual(['tee', 'added-1'])
  })

  it('refuses to swap an unknown line', async () => {
    const fake = await aShownCart({ lines: [] })
    expect((await fake.failure(fake.shop.cart.swap('gone', { product: aTee(), variant: 'm-sage' }))).code).toBe('LINE_NOT_FOUND')
  })
})

describe('a swap whose old line is not removed', () => {
  it('keeps only the old line, with an error on it, when the removal request was lost', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? dropped() : undefined))
    expect((await fake.failure(fake.toM())).code).toBe('NETWORK')
    expect(fake.held()).toEqual([['tee', 1]])
    expect(fake.keys()).toEqual(['tee'])
    expect(fake.state().lineProblems.tee).toMatchObject({ kind: 'failed' })
  })

  it('shows both lines and reads the cart when neither of them can be removed', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    expect((await fake.failure(fake.toM())).code).toBe('LINE_LOCKED')
    await settled()
    expect(fake.keys()).toEqual(['tee', 'added-1'])
    expect(fake.screen()).toEqual(['tee', 'added-1'])
    expect(fake.reads()).toBe(2)
    expect(fake.state().intents).toEqual({})
  })

  it('shows both lines when neither can be removed and the cart cannot be read', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    fake.answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    await fake.failure(fake.toM())
    await settled()
    expect(fake.screen()).toEqual(['tee', 'added-1'])
  })

  it('the swap succeeds when a later read shows that a removal with a lost answer took effect', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 })] })
    fake.answer(PATHS.remove, () => {
      fake.server.lines = fake.server.lines?.filter(({ id }) => id !== 'tee')
      return dropped()
    })
    fake.answer(PATHS.cart, (_, count) => (count === 2 ? applicationError('SITE_CLOSED', 403) : undefined))
    const cart = await fake.settle(fake.toM())
    expect(fake.held()).toEqual([['added-1', 2]])
    expect(cart.lines).toMatchObject([{ key: 'tee', variantId: 'm-sage' }])
  })

  it('removes nothing more when the removal’s answer was lost and the cart cannot be read', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, () => {
      fake.server.lines = fake.server.lines?.filter(({ id }) => id !== 'tee')
      return dropped()
    })
    fake.answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([['added-1', 1]])
    expect(fake.screen()).toEqual(['tee', 'added-1'])
  })
})

describe('a swap into an existing line', () => {
  it('a swap into an existing line leaves one line with the quantities of both', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    await fake.settle(fake.toM())
    expect(fake.held()).toEqual([['other', 3]])
    expect(fake.keys()).toEqual(['other'])
  })

  it('a swap that exceeds the stock of the target line keeps both lines and reports no add problem', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)], stock: { 'tee-id': 2 } })
    expect((await fake.failure(fake.toM())).code).toBe('MAX_IN_CART')
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 1],
    ])
    expect(fake.state().addProblem).toBeUndefined()
  })

  it('restores both lines when the old one cannot be removed after a swap into an existing line', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 1],
    ])
  })

  it('rolls back only its own quantity when another device adds to the target line', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    fake.answer(PATHS.remove, () => {
      const other = fake.server.lines?.find(({ id }) => id === 'other')
      if (other) other.quantity += 4 // another device of the same visitor, at the same moment
      return dropped()
    })
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 5],
    ])
  })

  it('rolls back only its own quantity when the add’s answer was lost and another device adds as well', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    fake.answer(PATHS.add, () => {
      const other = fake.server.lines?.find(({ id }) => id === 'other')
      if (other) other.quantity += 2 + 4 // ours, and another device's
      return dropped()
    })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 5],
    ])
  })

  it('merges into the line of a lost add that has arrived late, and that line keeps its key', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? dropped() : undefined))
    await fake.failure(fake.shop.cart.add({ product: aTee(), variant: 'm-sage', quantity: 2 }))
    fake.server.lines?.push(otherTee(2))
    await fake.settle(fake.toM())
    expect(fake.held()).toEqual([['other', 3]])
    expect(fake.keys()).toEqual(['other'])
  })

  it('keeps both texts when a swap to the text of another line exceeds the stock', async () => {
    const lines = [penLine('Ada', { quantity: 2 }), penLine('Bob', { id: 'bob' })]
    const fake = await aShownCart({ lines, stock: { 'pen-id': 2 } })
    expect((await fake.failure(fake.toText('Bob'))).code).toBe('MAX_IN_CART')
    expect(fake.held()).toEqual([
      ['bob', 1],
      ['added-1', 2],
    ])
    expect(fake.screen()).toEqual(['pen', 'bob'])
  })
})

describe('the line that is edited', () => {
  it.each([
    ['to another size', teeLine('s-sage', { quantity: 2 }), 'tee'],
    ['to another text', penLine('Ada', { quantity: 2 }), 'pen'],
  ])('a line swapped %s is listed throughout and counted once', async (_, line, key) => {
    const fake = await aShownCart({ lines: [line] })
    const { screens, counts } = fake.watch()
    await fake.settle(key === 'tee' ? fake.toM() : fake.toText('Bob'))
    expect(fake.order()).toHaveLength(2)
    expect(screens()).toEqual([key])
    expect(counts()).toEqual([2])
    expect(fake.state()).toMatchObject({ adds: [], intents: {} })
  })

  it('an edited line stays in the list while a refused text is rolled back', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    const { screens } = fake.watch()
    await fake.failure(fake.toText('Bob'))
    expect(screens()).toEqual(['pen'])
  })

  it('an edited line is gone, with an error under its name, when the platform refuses new and old text', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, () => applicationError('RUDE_TEXT', 400))
    await fake.failure(fake.toText('Bob'))
    expect(fake.screen()).toEqual([])
    const addProblem = { name: 'Blue Mug', isChange: true, error: { code: 'RUDE_TEXT' } }
    expect(fake.state()).toMatchObject({ addProblem, lineProblems: {} })
  })

  it('keeps the clamped line with the new text when it cannot be removed again', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada', { quantity: 2 })], stock: { 'pen-id': 1 } })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? undefined : applicationError('LINE_LOCKED', 409)))
    expect((await fake.failure(fake.toText('Bob'))).code).toBe('MAX_IN_CART')
    expect(fake.held()).toEqual([['added-1', 1]])
    expect(fake.keys()).toEqual(['pen'])
  })

  it('restores the old text with as many items as the stock allows', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada', { quantity: 3 })], stock: { 'pen-id': 2 } })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    expect((await fake.failure(fake.toText('Bob'))).code).toBe('RUDE_TEXT')
    expect(fake.held()).toEqual([['added-1', 2]])
    expect(fake.keys()).toEqual(['pen'])
  })

  it('an edited line and a new add of its old variant end up as two lines', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    const answers = fake.hold(PATHS.remove)
    const swap = fake.toM()
    await settled()
    const add = fake.shop.cart.add({ product: aTee(), variant: 's-sage' })
    await settled()
    await answers.release()
    await fake.settle(Promise.all([swap, add]))
    expect(new Set(fake.keys()).size).toBe(2)
    expect(fake.screen()).toHaveLength(2)
  })
})
