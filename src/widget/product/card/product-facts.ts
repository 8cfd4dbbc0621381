/** Stock and badges of a product. */
import type { ProductMessages } from '../../../i18n/catalogue'
import type { ProductView } from '../../../store/base/views'
import { type ItemChoice, matchVariant } from '../../../store/catalog/choose/choose-variant'
import { type ChoiceState, stockStatus } from '../../../store/catalog/choose/stock-status'

/** Stock of the chosen variant, or of the whole product while none is chosen. */
export function stockOf(product: ProductView, choice: ItemChoice = {}): Omit<ChoiceState, 'choice'> {
  const variant = matchVariant(product, choice)
  if (variant) return stockStatus([variant])
  if (!product.inStock && !product.preorder) return { status: 'sold-out', quantityLeft: 0 }
  const { variants } = product
  return stockStatus(product.inStock && variants.length ? variants : [product])
}

export interface Badge {
  kind: 'sold-out' | 'pre-order' | 'low-stock' | 'promo'
  text: string
}

/**
 * One badge, the one that decides most: two lie over each other on a narrow card, and "Low stock" says what a ribbon "Last pieces" says.
 * A discount takes precedence over the shop's ribbon, and both over a low stock, which the product's own form tells as well.
 */
export function badgeOf(product: ProductView, messages: ProductMessages): Badge | undefined {
  const { status } = stockOf(product)
  if (status === 'sold-out') return { kind: status, text: messages.soldOut }
  if (status === 'pre-order') return { kind: status, text: messages.preorder }
  const promo = product.discountPercent ? messages.percentOff(product.discountPercent) : product.ribbon
  if (promo?.trim()) return { kind: 'promo', text: promo }
  return status === 'low-stock' ? { kind: status, text: messages.lowStock } : undefined
}
