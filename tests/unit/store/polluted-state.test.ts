/** The state's optional members are read as its own, on a page that has put members of these names on every object. */
import { expect, it } from 'vitest'
import { selectCart } from '../../../src/store/base/state'
import { aFakeShop, PATHS } from '../../support/fakes/fake-shop'
import { polluted } from '../../support/fakes/polluted'
import { aState } from '../../support/fixtures/views'
import { aWireProduct } from '../../support/fixtures/wire-bodies'

it.each([
  'error',
  'stale',
  'readAt',
  'incomplete',
  'cart',
])('a page that defines Object.prototype.%s loads and sells a product', async (name) => {
  const { shop, settle, calls } = aFakeShop({ products: [aWireProduct({ id: 'mug-id', slug: 'blue-mug' })] })
  const sale = polluted({ [name]: 'evil' }, () =>
    settle(shop.loadProduct('blue-mug').then((product) => shop.cart.add({ product }))),
  )
  expect((await sale).outcome).toBe('added')
  expect(calls(PATHS.add)).toHaveLength(1)
})

it('a cart that is not known yet is not taken from Object.prototype', async () =>
  expect(await polluted({ cart: 'evil' }, () => selectCart(aState()))).toBeUndefined())
