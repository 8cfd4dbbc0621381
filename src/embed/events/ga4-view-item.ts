/** The payload of GA4's `view_item`. */
import type { ProductView } from '../../store/base/views'
import type { CartletEvents } from './event-types'

export const viewItem = (product: ProductView): CartletEvents['cartlet:product-view'] => {
  const { id, name, brand, price } = product
  const item = { item_id: id, item_name: name, price: price.value, quantity: 1 }
  return {
    product,
    ecommerce: {
      currency: price.currency,
      value: price.value,
      items: [brand ? { ...item, item_brand: brand } : item],
    },
  }
}
