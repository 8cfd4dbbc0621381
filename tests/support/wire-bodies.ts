/** Builders of what the platform sends. */
import type { LineItem, MultiCurrencyPrice } from '../../src/platform/cart/model'
import type { Product } from '../../src/platform/catalog/v1/v1-model'
import { STORES_APP_ID } from '../../src/store/cart/plain-reference'

export const aWirePrice = (amount: number, more: Partial<MultiCurrencyPrice> = {}): MultiCurrencyPrice => ({
  amount: amount.toFixed(2),
  formattedAmount: `€${amount.toFixed(2)}`,
  ...more,
})

export const aWireLine = (more: Partial<LineItem> = {}): LineItem => ({
  id: 'line-1',
  quantity: 1,
  catalogReference: { catalogItemId: 'mug-id', appId: STORES_APP_ID },
  productName: { original: 'Blue Mug' },
  price: aWirePrice(18),
  lineItemPrice: aWirePrice(18 * (more.quantity ?? 1)),
  availability: { status: 'AVAILABLE' },
  ...more,
})

export const aWireProduct = (more: Partial<Product> = {}): Product => ({
  id: 'mug-id',
  name: 'Blue Mug',
  slug: 'blue-mug',
  stock: { inStock: true, inventoryStatus: 'IN_STOCK' },
  priceData: { currency: 'EUR', price: 18, discountedPrice: 18, formatted: { price: '€18.00', discountedPrice: '€18.00' } },
  ...more,
})
