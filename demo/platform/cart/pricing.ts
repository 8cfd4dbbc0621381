/** Prices of the line items. All numbers are integers in minor units; both the API and the hosted pages use this module. */
import type { Catalog } from '../catalog/catalog'
import { findVariantById, type Product, sellable } from '../catalog/product'
import { addedMinor, subscriptionPercent } from '../catalog/v3/products/cart-options'
import { percentOf } from '../money'
import type { CartLine, Payment } from './cart-store'

export interface PricedLine {
  line: CartLine
  product?: Product
  unitMinor: number
  /** The price before the product's own discount. */
  fullMinor: number
  totalMinor: number
  /** How many can be sold for this line item, after the other line items of the cart. */
  left: number
  shippable: boolean
  payment: Payment
}

const ONLINE: Payment = { option: 'FULL_PAYMENT_ONLINE' }

/** What can be sold, minus what other line items of the cart hold of the same variant (with another engraving, for example). */
export const leftFor = (product: Product, line: CartLine, lines: readonly CartLine[]): number => {
  const { item } = line
  if (item.kind === 'custom') return Number.POSITIVE_INFINITY
  const others = lines.filter(
    (other) =>
      other.id !== line.id &&
      other.item.kind === 'catalog' &&
      other.item.productId === item.productId &&
      other.item.variantId === item.variantId,
  )
  return Math.max(0, sellable(product, item.variantId) - others.reduce((sum, other) => sum + other.quantity, 0))
}

export const priceLine = (catalog: Catalog, line: CartLine, lines: readonly CartLine[]): PricedLine => {
  const { item, quantity } = line
  if (item.kind === 'custom') {
    const { priceMinor } = item
    const shippable = item.physical?.shippable ?? item.preset === 'PHYSICAL'
    return {
      line,
      unitMinor: priceMinor,
      fullMinor: priceMinor,
      totalMinor: priceMinor * quantity,
      left: Number.POSITIVE_INFINITY,
      shippable,
      payment: item.payment ?? ONLINE,
    }
  }
  const product = catalog.findProduct(item.productId)
  const variant = product && findVariantById(product, item.variantId)
  if (!product || !variant) return { line, unitMinor: 0, fullMinor: 0, totalMinor: 0, left: 0, shippable: false, payment: ONLINE }
  const added = addedMinor(product, item.modifiers ?? {})
  const asked = variant.discountedMinor + added
  const unitMinor = asked - percentOf(asked, subscriptionPercent(product, item.extras.subscriptionOptionId))
  return {
    line,
    product,
    unitMinor,
    fullMinor: variant.priceMinor + added,
    totalMinor: unitMinor * quantity,
    left: leftFor(product, line, lines),
    shippable: product.type === 'physical',
    payment: ONLINE,
  }
}
