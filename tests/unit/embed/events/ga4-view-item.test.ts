import { expect, it } from 'vitest'
import { viewItem } from '../../../../src/embed/events/ga4-view-item'
import { mapAmounts } from '../../../../src/store/base/map-amounts'
import { aProduct } from '../../../support/fixtures/views'

it('a product in an event has the amounts that the visitor reads, while analytics keep those of the shop', () => {
  const product = aProduct()
  const inDollars = {
    currency: 'USD',
    show: <T>(view: T) =>
      mapAmounts(view, (amount) => ({ ...amount, formatted: 'about $19.57', converted: { value: 19.57, currency: 'USD' } })),
  }
  const shown = viewItem(product, undefined, inDollars)
  expect(shown.product.price).toEqual({
    ...product.price,
    formatted: 'about $19.57',
    converted: { value: 19.57, currency: 'USD' },
  })
  expect(shown.ecommerce).toEqual(viewItem(product).ecommerce)
  expect(viewItem(product).product.price).toEqual(product.price)
})
