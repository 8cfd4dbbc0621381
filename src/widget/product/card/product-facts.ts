/** Stock and badges of a product. */
import type { ProductMessages } from '../../../i18n/catalogue'
import type { ProductView } from '../../../store/base/views'
import { selectPrice } from '../../../store/button/buy-state'
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

/** The stock of what is chosen, and one promotion, where its discount takes precedence over the shop's ribbon. */
export function badgesOf(product: ProductView, messages: ProductMessages, choice: ItemChoice): { state?: Badge; promo?: Badge } {
  const { status } = stockOf(product, choice)
  const { discountPercent } = selectPrice(product, choice)
  const state: Badge | undefined =
    status === 'sold-out'
      ? { kind: status, text: messages.soldOut }
      : status === 'pre-order'
        ? { kind: status, text: messages.preorder }
        : status === 'low-stock'
          ? { kind: status, text: messages.lowStock }
          : undefined
  const promo = discountPercent ? messages.percentOff(discountPercent) : product.ribbon
  const isDifferent = promo?.trim() && promo.trim().toLowerCase() !== state?.text.toLowerCase()
  return { state, promo: promo && isDifferent ? { kind: 'promo', text: promo } : undefined }
}

/**
 * The one that decides most: two lie over each other on a narrow card, and "Low stock" says what a ribbon "Last pieces" says. The form of the
 * product tells of a low stock as well.
 */
export function badgeOf(product: ProductView, messages: ProductMessages, choice: ItemChoice): Badge | undefined {
  const { state, promo } = badgesOf(product, messages, choice)
  return state?.kind === 'low-stock' ? (promo ?? state) : (state ?? promo)
}
