/** The payload of GA4's `view_item`. */
import type { ShopState } from '../../store/base/state'
import type { ProductView } from '../../store/base/views'
import type { CartletEvents } from './event-types'
import type { ItemOfAnalytics } from './item-of-analytics'

/**
 * Analytics keep the shop's own prices.
 * @param variant id of the variant that is shown first
 * @param shownIn the currency in which the visitor reads the product's prices
 */
export function viewItem(
  product: ProductView,
  variant?: string,
  shownIn?: ShopState['shownIn'],
): CartletEvents['cartlet:product-view'] {
  const { id, name, brand, variants } = product
  const shown = variants.find((one) => one.id === variant)
  const { price, comparePrice } = shown ?? product
  const item: ItemOfAnalytics = { item_id: id, item_name: name, price: price.value, quantity: 1 }
  if (brand) item.item_brand = brand
  if (shown) item.item_variant = Object.values(shown.choices).join(' / ') || shown.id
  if (comparePrice) item.discount = Number((comparePrice.value - price.value).toFixed(4))
  return {
    product: shownIn?.show(product) ?? product,
    ecommerce: { currency: price.currency, value: price.value, items: [item] },
  }
}
