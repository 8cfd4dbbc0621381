import { describe, expect, it } from 'vitest'
import { selectCart, selectCount } from '../../../../src/store/state'
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
import { aPen, aTee } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const teeLine = (variantId: string, more = {}) =>
  aWireLine({ id: 'tee', catalogReference: { catalogItemId: 'tee-id', appId: 'stores', options: { variantId } }, ...more })
const penLine = (text: string, more = {}) =>
  aWireLine({
    id: 'pen',
    catalogReference: { catalogItemId: 'pen-id', appId: 'stores', options: { customTextFields: { Engraving: text } } },
    ...more,
  })
/** In another size, beside the one that is edited. */
const otherTee = (quantity: number) => teeLine('m-sage', { id: 'other', quantity })

async function aShownCart(options: FakeShopOptions) {
  const fake = aFakeShop(options)
  await fake.settle(fake.shop.cart.refresh())
  const order = () => fake.calls().flatMap(({ path }) => (path === PATHS.add ? ['add'] : path === PATHS.remove ? ['remove'] : []))
  const keysOf = (list: readonly { key: string }[] | undefined) => list?.map(({ key }) => key)
  /** What stood in the list and on the toggle at any time from here on. */
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

  it('leaves the pieces that another tab adds to the old line meanwhile', async () => {
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

  it('of a line that is not there is refused', async () => {
    const fake = await aShownCart({ lines: [] })
    expect((await fake.failure(fake.shop.cart.swap('gone', { product: aTee(), variant: 'm-sage' }))).code).toBe('LINE_NOT_FOUND')
  })
})

describe('a swap whose old line does not go out', () => {
  it('because the request was lost once, leaves the old line alone', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? dropped() : undefined))
    expect((await fake.failure(fake.toM())).code).toBe('NETWORK')
    expect(fake.held()).toEqual([['tee', 1]])
    expect(fake.keys()).toEqual(['tee'])
    expect(fake.state().lineProblems.tee).toMatchObject({ kind: 'failed' })
  })

  it('nor the new one again shows both, and reads the cart', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    expect((await fake.failure(fake.toM())).code).toBe('LINE_LOCKED')
    await settled()
    expect(fake.keys()).toEqual(['tee', 'added-1'])
    expect(fake.screen()).toEqual(['tee', 'added-1'])
    expect(fake.reads()).toBe(2)
    expect(fake.state().intents).toEqual({})
  })

  it('nor the new one again shows both, even where the cart cannot be read', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    fake.answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    await fake.failure(fake.toM())
    await settled()
    expect(fake.screen()).toEqual(['tee', 'added-1'])
  })

  it('as far as anybody knew, is done where the cart says that it went', async () => {
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

  it('as far as anybody knows, takes nothing else out', async () => {
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

describe('a swap into a line that was there before', () => {
  it('leaves one line with the pieces of both', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    await fake.settle(fake.toM())
    expect(fake.held()).toEqual([['other', 3]])
    expect(fake.keys()).toEqual(['other'])
  })

  it('of which there are not enough leaves both as they were, and says nothing of an add', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)], stock: { 'tee-id': 2 } })
    expect((await fake.failure(fake.toM())).code).toBe('MAX_IN_CART')
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 1],
    ])
    expect(fake.state().addProblem).toBeUndefined()
  })

  it('whose old line cannot be taken out leaves both as they were', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    fake.answer(PATHS.remove, () => applicationError('LINE_LOCKED', 409))
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 1],
    ])
  })

  it('takes no more back than it put in', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage', { quantity: 2 }), otherTee(1)] })
    fake.answer(PATHS.remove, () => {
      const other = fake.server.lines?.find(({ id }) => id === 'other')
      if (other) other.quantity += 4 // another device of theirs, at the same moment
      return dropped()
    })
    await fake.failure(fake.toM())
    expect(fake.held()).toEqual([
      ['tee', 2],
      ['other', 5],
    ])
  })

  it('takes no more back than it put in, where the answer to that was lost', async () => {
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

  it('by an add that was given up for lost and came late leaves that one’s line where it is', async () => {
    const fake = await aShownCart({ lines: [teeLine('s-sage')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? dropped() : undefined))
    await fake.failure(fake.shop.cart.add({ product: aTee(), variant: 'm-sage', quantity: 2 }))
    fake.server.lines?.push(otherTee(2))
    await fake.settle(fake.toM())
    expect(fake.held()).toEqual([['other', 3]])
    expect(fake.keys()).toEqual(['other'])
  })

  it('of the same text, of which there are not enough, leaves both as they were', async () => {
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
  ])('%s stands in the list all the time, and is counted once', async (_, line, key) => {
    const fake = await aShownCart({ lines: [line] })
    const { screens, counts } = fake.watch()
    await fake.settle(key === 'tee' ? fake.toM() : fake.toText('Bob'))
    expect(fake.order()).toHaveLength(2)
    expect(screens()).toEqual([key])
    expect(counts()).toEqual([2])
    expect(fake.state()).toMatchObject({ adds: [], intents: {} })
  })

  it('stands there while it goes back to what it was', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    const { screens } = fake.watch()
    await fake.failure(fake.toText('Bob'))
    expect(screens()).toEqual(['pen'])
  })

  it('is gone when the shop takes neither text, and that is said', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada')] })
    fake.answer(PATHS.add, () => applicationError('RUDE_TEXT', 400))
    await fake.failure(fake.toText('Bob'))
    expect(fake.screen()).toEqual([])
    expect(fake.state()).toMatchObject({ addProblem: { name: 'Blue Mug', error: { code: 'RUDE_TEXT' } }, lineProblems: {} })
  })

  it('is what came in of the new text, where that does not go out again', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada', { quantity: 2 })], stock: { 'pen-id': 1 } })
    fake.answer(PATHS.remove, (_, count) => (count === 1 ? undefined : applicationError('LINE_LOCKED', 409)))
    expect((await fake.failure(fake.toText('Bob'))).code).toBe('MAX_IN_CART')
    expect(fake.held()).toEqual([['added-1', 1]])
    expect(fake.keys()).toEqual(['pen'])
  })

  it('comes back with as many as there are', async () => {
    const fake = await aShownCart({ lines: [penLine('Ada', { quantity: 3 })], stock: { 'pen-id': 2 } })
    fake.answer(PATHS.add, (_, count) => (count === 1 ? applicationError('RUDE_TEXT', 400) : undefined))
    expect((await fake.failure(fake.toText('Bob'))).code).toBe('RUDE_TEXT')
    expect(fake.held()).toEqual([['added-1', 2]])
    expect(fake.keys()).toEqual(['pen'])
  })

  it('and what it was, added anew meanwhile, are two lines', async () => {
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
