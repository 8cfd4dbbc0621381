/** Version 1 of the cart ends at the worst moment: in the middle of a removal, a swap, a checkout, a logout, or a change whose answer is lost. */
import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store/base/state'
import { aFakeShop, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { type SecondCartOptions, withSecondCart } from '../../../support/fakes/second-cart'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { tokenReply } from '../../platform/fake-platform'

const KEY = 'cartlet:c1:cart-api'
const V2 = '/ecom/v2/carts/current'
const gone = () => json({}, { status: 410 })
const pen = aProduct({ id: 'pen-id', name: 'Pen' })
const mug = aProduct({ id: 'mug-id', name: 'Blue Mug' })
const renamed = { idOf: (id: string) => `new-${id}` }

async function aVisit(options: SecondCartOptions = {}) {
  const fake = aFakeShop({ lines: [aWireLine()] })
  const second = withSecondCart(fake, options)
  await fake.settle(fake.shop.cart.refresh())
  const shown = () => selectCart(fake.state())?.lines.map(({ name, quantity }) => `${quantity} ${name}`) ?? []
  return { ...fake, second, shown }
}

describe('version 1 ends', () => {
  it('at the removal of a line that version 2 does not have: it is offered for adding again once, with its quantity', async () => {
    const fake = await aVisit({ hidden: ({ id }) => id === 'line-1' })
    fake.second.end(gone)
    await fake.settle(fake.shop.cart.remove('line-1'))
    expect(fake.shown()).toEqual([])
    expect(fake.state().removed).toMatchObject([{ name: 'Blue Mug', quantity: 1 }])
    await fake.settle(fake.shop.cart.undo())
    expect(fake.shown()).toEqual(['1 Added'])
    expect(fake.state().removed).toEqual([])
  })

  it('at the removal of a line that has another id in version 2: it is gone there, too', async () => {
    const fake = await aVisit(renamed)
    fake.second.end(gone)
    await fake.settle(fake.shop.cart.remove('line-1'))
    expect(fake.server.lines).toEqual([])
    expect(fake.shown()).toEqual([])
    expect(fake.state().removed).toMatchObject([{ name: 'Blue Mug', quantity: 1 }])
  })

  it('at the quantity of a line that version 2 does not have: the failure is told, and the line is offered with what was asked for', async () => {
    const fake = await aVisit({ hidden: ({ id }) => id === 'line-1' })
    fake.second.end(gone)
    await fake.settle(fake.shop.cart.setQuantity('line-1', 3).catch(() => {}))
    expect(fake.state().addProblem ?? fake.state().lineProblems['line-1']).toBeDefined()
    expect(fake.state().removed).toMatchObject([{ name: 'Blue Mug' }])
    expect(fake.state().intents).toEqual({})
  })

  it('after a removal whose undo is still offered: the offer stays, and puts the line into the cart of version 2 once', async () => {
    const fake = await aVisit()
    await fake.settle(fake.shop.cart.remove('line-1'))
    fake.second.end(gone)
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.state().removed).toMatchObject([{ name: 'Blue Mug' }])
    await fake.settle(fake.shop.cart.undo())
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it('at the first of several changes that wait: each of them is made once', async () => {
    const fake = await aVisit(renamed)
    await fake.settle(fake.shop.cart.setNote('Ring once')) // what changes lines is loaded, so that they wait in this order
    fake.second.end(gone)
    const changes = [
      fake.shop.cart.add({ product: pen }),
      fake.shop.cart.setQuantity('line-1', 5),
      fake.shop.cart.add({ product: mug }),
      fake.shop.cart.add({ product: pen, quantity: 2 }),
      fake.shop.cart.setNote('Ring twice'),
    ]
    await fake.settle(Promise.all(changes))
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([6, 3])
    expect(fake.server.note).toBe('Ring twice')
    expect(fake.calls(PATHS.add)).toHaveLength(1)
    expect(fake.eventsOf('error')).toEqual([])
  })

  it('while an add whose answer was lost is looked for: it is found in version 2 and not added again', async () => {
    const fake = await aVisit(renamed)
    fake.second.end(({ path }) => (path === PATHS.cart ? gone() : undefined))
    fake.answer(PATHS.add, () => {
      fake.server.lines?.push(aWireLine({ id: 'late', quantity: 1, catalogReference: { catalogItemId: 'pen-id', appId: 'a' } }))
      return dropped()
    })
    const { outcome } = await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(outcome).toBe('added')
    expect(fake.server.lines).toHaveLength(2)
    expect(fake.second.calls('/add-line-items')).toEqual([])
  })

  it('while the shop is read, changed and estimated at once: version 2 takes over once', async () => {
    const fake = await aVisit()
    fake.second.end(gone)
    await fake.settle(
      Promise.all([
        fake.shop.cart.get(),
        fake.shop.cart.add({ product: pen }),
        fake.shop.cart.estimate().catch(() => {}),
        fake.shop.cart.get(),
      ]),
    )
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(fake.second.calls('/add-line-items')).toHaveLength(1)
    expect(fake.eventsOf('error')).toEqual([])
  })

  it('while the code for version 2 cannot be reached: the add is told as failed, and goes through once when it is tried again', async () => {
    const fake = await aVisit()
    fake.second.end(gone)
    fake.second.lose()
    await fake.settle(fake.shop.cart.add({ product: pen }).catch(() => {}))
    expect(fake.state().addProblem).toMatchObject({ name: 'Pen' })
    expect(fake.storage.read(KEY)).toBeNull()
    fake.second.find()
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it('while the connection is lost: the failed add can be tried again, and then goes through once', async () => {
    const fake = await aVisit()
    fake.second.end(gone)
    let isOffline = true
    fake.device.answer(({ path }) => (isOffline && path.startsWith(V2) ? dropped() : undefined))
    await fake.settle(fake.shop.cart.add({ product: pen }).catch(() => {}))
    expect(fake.state().addProblem).toMatchObject({ name: 'Pen', error: { retryable: true } })
    expect(fake.storage.read(KEY)).toBeNull()
    isOffline = false
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it('while the visitor logs out: the cart that version 2 answers for the one who left is not shown to the next', async () => {
    const fake = await aVisit()
    const { shop, client, second } = fake
    await fake.settle(shop.engine())
    second.end(gone)
    const theirs = second.cart()
    const held: (() => void)[] = []
    fake.device.answer((seen) =>
      seen.path === V2 && seen.method === 'GET' && !held.length
        ? new Promise((resolve) => held.push(() => resolve(json({ cart: theirs }))))
        : undefined,
    )
    const reading = shop.cart.refresh()
    await settled()
    expect(held).toHaveLength(1)
    const shownCarts: string[][] = []
    shop.store.subscribe(() => shownCarts.push(fake.shown()))
    client.session.logout()
    fake.server.lines = undefined
    const before = shownCarts.length
    held[0]?.()
    await fake.settle(reading)
    expect(shownCarts.slice(before).flat()).toEqual([])
    expect(fake.state().removed).toEqual([])
  })
})

describe('version 1 has not ended', () => {
  it.each([
    404, 410, 501,
  ])('when the redirect session of a checkout answers %s: the refusal is told, and the cart stays', async (status) => {
    const fake = await aVisit({ hidden: () => true })
    fake.answer(PATHS.redirect, () => json({ message: 'Not here' }, { status }))
    await fake.settle(fake.shop.checkout('https://site.example/').catch(() => {}))
    expect(fake.state().checkout.status).toBe('failed')
    expect(fake.second.calls()).toEqual([])
    expect(fake.storage.read(KEY)).toBeNull()
    expect(fake.shown()).toEqual(['1 Blue Mug'])
  })

  it.each([404, 410, 501])('when the first token of a visitor is refused with %s, and the next is given', async (status) => {
    const fake = aFakeShop({ known: false })
    const second = withSecondCart(fake)
    let asked = 0
    fake.device.answer(({ path }) => {
      if (path !== '/oauth2/token') return undefined
      asked += 1
      return asked === 1 ? json({ message: 'Not here' }, { status }) : tokenReply('visitor')
    })
    await fake.settle(fake.shop.cart.add({ product: pen }).catch(() => {}))
    expect(second.calls()).toEqual([])
    expect(fake.storage.read(KEY)).toBeNull()
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.server.lines?.map(({ quantity }) => quantity)).toEqual([1])
    expect(second.calls()).toEqual([])
  })
})
