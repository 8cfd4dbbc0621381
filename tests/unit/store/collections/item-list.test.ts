import { expect, it } from 'vitest'
import { toItemList } from '../../../../src/store/collections/item-list'
import { anAmount, aProduct } from '../../../support/fixtures/views'

it('toItemList returns GA4’s view_item_list, with the list named on each item and the index counted over all pages', () => {
  const list = toItemList(
    [
      aProduct({ id: 'mug', name: 'Blue Mug', brand: 'Fern', price: anAmount(18), comparePrice: anAmount(22.4) }),
      aProduct({ id: 'tee', name: 'Linen Tee', price: anAmount(38) }),
    ],
    12,
    { id: 'home-id', name: 'Home' },
  )
  expect(list).toEqual({
    item_list_id: 'home-id',
    item_list_name: 'Home',
    currency: 'EUR',
    items: [
      {
        item_id: 'mug',
        item_name: 'Blue Mug',
        item_brand: 'Fern',
        item_list_id: 'home-id',
        item_list_name: 'Home',
        index: 12,
        price: 18,
        discount: 4.4,
      },
      { item_id: 'tee', item_name: 'Linen Tee', item_list_id: 'home-id', item_list_name: 'Home', index: 13, price: 38 },
    ],
  })
})

it('toItemList sets no currency for a list without products', () => {
  expect(toItemList([], 0, { id: 'recent', name: 'Recently viewed' }).currency).toBeUndefined()
})
