import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store/base/state'
import { toldWith } from '../../../../src/store/told/told'
import { undoTold } from '../../../../src/store/told/undo-told'
import { aFakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

/** A cart with a line of quantity `after`, which the agent changed from `before`. */
async function aCartAfter(before: number, after: number) {
  const fake = aFakeShop({ lines: [aWireLine({ id: 'line-1', quantity: after })] })
  const { shop } = fake
  await shop.cart.refresh()
  const [line] = selectCart(shop.store.getState())?.lines ?? []
  if (!line) throw new Error('no line')
  shop.store.setState({ told: toldWith(undefined, { by: 'agent', changes: [{ line, before, after }] }) })
  const pieces = () => selectCart(shop.store.getState())?.lines.map(({ quantity }) => quantity)
  return { ...fake, line, pieces, status: () => shop.store.getState().told?.status }
}

describe('undoTold', () => {
  it('an undo removes only the quantity that the agent added', async () => {
    const { shop, pieces, status } = await aCartAfter(1, 3)
    await undoTold(shop)
    expect([pieces(), status()]).toEqual([[1], 'undone'])
  })

  it('an undo keeps the quantity that the visitor has added since', async () => {
    const { shop, pieces, line } = await aCartAfter(0, 2)
    await shop.cart.setQuantity(line.key, 5)
    await undoTold(shop)
    expect(pieces()).toEqual([3])
  })

  it('an undo of an add succeeds without a change when the visitor has already removed the line', async () => {
    const { shop, pieces, status, line } = await aCartAfter(0, 2)
    await shop.cart.remove(line.key)
    await undoTold(shop)
    expect([pieces(), status()]).toEqual([[], 'undone'])
  })

  it('an undo adds a line again that the agent removed', async () => {
    const { shop, pieces, line } = await aCartAfter(2, 2)
    await shop.cart.setQuantity(line.key, 0)
    shop.store.setState({ told: toldWith(undefined, { by: 'agent', changes: [{ line, before: 2, after: 0 }] }) })
    await undoTold(shop)
    expect(pieces()).toEqual([2])
  })

  it('an undo takes no more from a line than it has', async () => {
    const { shop, pieces, line } = await aCartAfter(0, 3)
    await shop.cart.setQuantity(line.key, 1)
    await undoTold(shop)
    expect(pieces()).toEqual([])
  })

  it('an undo leaves a removed line that cannot be restored', async () => {
    const { shop, pieces, line, status, calls } = await aCartAfter(2, 2)
    await shop.cart.setQuantity(line.key, 0)
    const changes = [{ line: { ...line, item: undefined }, before: 2, after: 0 }]
    shop.store.setState({ told: toldWith(undefined, { by: 'agent', changes }) })
    await undoTold(shop)
    expect([pieces(), status(), calls(PATHS.add)]).toEqual([[], 'undone', []])
  })

  it('an undo finds its line by the platform’s id, too', async () => {
    const { shop, pieces, line } = await aCartAfter(1, 3)
    shop.store.setState({
      told: toldWith(undefined, { by: 'agent', changes: [{ line: { ...line, key: 'former' }, before: 1, after: 3 }] }),
    })
    await undoTold(shop)
    expect(pieces()).toEqual([1])
  })

  it('while an undo is under way the notice says so, and a newer notice keeps its own state', async () => {
    const { shop, status, hold } = await aCartAfter(1, 3)
    await shop.prepareDrawer()
    const answers = hold(PATHS.update)
    const undo = undoTold(shop)
    await settled()
    expect(status()).toBe('undoing')
    shop.store.setState({ told: toldWith(shop.store.getState().told, { by: 'link', coupon: 'waits' }) })
    await answers.release()
    await undo
    expect(status()).toBe('told')
  })

  it('there is no undo of a notice without changes', async () => {
    const { shop, status } = await aCartAfter(1, 3)
    shop.store.setState({ told: toldWith(undefined, { by: 'link', coupon: 'waits' }) })
    await undoTold(shop)
    expect(status()).toBe('told')
  })

  it('an undo is made once for three presses', async () => {
    const { shop, pieces } = await aCartAfter(1, 3)
    await Promise.all([undoTold(shop), undoTold(shop)])
    await undoTold(shop)
    expect(pieces()).toEqual([1])
  })

  it('the status becomes "failed" when the platform refuses the undo', async () => {
    const { shop, status, answer } = await aCartAfter(1, 3)
    answer(PATHS.update, () => json({ message: 'no' }, { status: 400 }))
    await undoTold(shop)
    expect(status()).toBe('failed')
  })

  it.each([
    'key',
    'id',
  ] as const)('an undo finds the second line by its %s, and fails if one of two changes fails', async (name) => {
    const lines = ['mug', 'tote'].map((id) =>
      aWireLine({ id, quantity: 3, catalogReference: { catalogItemId: id, appId: 'stores' } }),
    )
    const { shop, settle, answer, server } = aFakeShop({ lines })
    await settle(shop.cart.refresh())
    const [mug, tote] = selectCart(shop.store.getState())?.lines ?? []
    if (!mug || !tote) throw new Error('no lines')
    const changes = [{ line: { ...tote, [name === 'key' ? 'id' : 'key']: 'former' }, before: 1, after: 3 }]
    shop.store.setState({ told: toldWith(undefined, { by: 'agent', changes }) })
    await settle(undoTold(shop))
    expect(server.lines?.map(({ quantity }) => quantity)).toEqual([3, 1])
    answer(PATHS.update, ({ text }) => (text?.includes('tote') ? json({ message: 'no' }, { status: 400 }) : undefined))
    const both = [mug, tote].map((line) => ({ line, before: 0, after: 1 }))
    shop.store.setState({
      told: toldWith(undefined, {
        by: 'agent',
        changes: [
          { ...both[0], before: 2, after: 3 },
          { ...both[1], before: 3, after: 2 },
        ] as never,
      }),
    })
    await settle(undoTold(shop))
    expect(shop.store.getState().told?.status).toBe('failed')
  })

  it('an undo of nothing is none, and a notice that was closed meanwhile stays closed', async () => {
    const { shop, status } = await aCartAfter(1, 3)
    const undo = undoTold(shop)
    shop.store.setState({ told: undefined })
    await undo
    await undoTold(shop)
    expect(status()).toBeUndefined()
  })
})
