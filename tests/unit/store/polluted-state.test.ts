/** The state's optional members are read as its own, on a page that has put members of these names on every object. */
import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../src/store/base/state'
import { initialGrid } from '../../../src/store/collections/first-grid'
import { reduceGrid } from '../../../src/store/collections/grid-state'
import { placeOf, transition } from '../../../src/store/members/member-state'
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

describe('a member of a union that only some of its types have', () => {
  it('the place of a visitor, the task of a captcha and the turn of a list are not taken from Object.prototype', async () => {
    const grid = initialGrid({ filters: {} })
    const seen = await polluted({ at: 'evil', task: 'evil', turn: 7 }, () => [
      placeOf({ screen: 'INITIAL', form: 'LOG_IN' }),
      transition({ screen: 'INITIAL', form: 'LOG_IN' }, { type: 'SHOW', form: 'REGISTER' }),
      reduceGrid(grid, { type: 'more' }).status,
    ])
    expect(seen).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, { screen: 'INITIAL', form: 'REGISTER' }, 'adding'])
  })
})
