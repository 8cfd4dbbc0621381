import { expect, it } from 'vitest'
import { gatherAdds } from '../../../../src/store/told/gather-adds'
import { aFakeShop, PATHS } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

it('what one source adds is gathered until it stops: no other change of the cart, and nothing that others add or take', async () => {
  const other = aWireLine({ id: 'other', quantity: 3 })
  const { shop, settle, server, answer } = aFakeShop({ lines: [other] })
  await settle(shop.cart.refresh())
  const { changes, stop } = gatherAdds(shop, 'link')
  await settle(shop.cart.setQuantity('other', 4))
  await settle(shop.cart.add({ product: aProduct({ id: 'tee-id' }), source: 'agent' }))
  answer(PATHS.add, () => {
    server.lines?.splice(0, 1, { ...other, quantity: 1 }) // on another device
    return undefined
  })
  await settle(shop.cart.add({ product: aProduct({ id: 'pen-id' }), quantity: 2, source: 'link' }))
  await settle(shop.cart.add({ product: aProduct({ id: 'pen-id' }), source: 'link' }))
  stop()
  await settle(shop.cart.add({ product: aProduct({ id: 'cup-id' }), source: 'link' }))
  expect(changes.map(({ line, before, after }) => [line.productId, before, after])).toEqual([
    ['pen-id', 0, 2],
    ['pen-id', 2, 3],
  ])
})
