/** What a cart costs. Integers in minor units only; the API and the hosted pages both ask here. */
import type { Catalog } from '../catalog/catalog'
import { findVariantById, type Product, sellable } from '../catalog/product'
import { addedMinor, subscriptionPercent } from '../catalog/v3/cart-options'
import { percentOf } from '../money'
import type { Site } from '../site'
import type { CartLine } from './cart-store'
import { type Coupon, lineDiscountsOf, shipsFree } from './coupons'

export const TAX_PERCENT = 20

export const SHIPPING_OPTION = {
  code: 'standard',
  carrierId: '7c1d3f0e-41b6-4f53-9a63-0c2f5c8b9d10',
  title: 'Standard delivery',
  deliveryTime: '3–5 working days',
} as const

export interface PricedLine {
  line: CartLine
  product?: Product
  unitMinor: number
  /** Before the product's own discount. */
  fullMinor: number
  totalMinor: number
  /** What can be sold for this line, after the other lines of the cart took theirs. */
  left: number
  shippable: boolean
}

/** What can be sold minus what other lines of the same cart hold of the same variant (another engraving, say). */
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
    const shippable = item.preset === 'PHYSICAL'
    return {
      line,
      unitMinor: priceMinor,
      fullMinor: priceMinor,
      totalMinor: priceMinor * quantity,
      left: Number.POSITIVE_INFINITY,
      shippable,
    }
  }
  const product = catalog.findProduct(item.productId)
  const variant = product && findVariantById(product, item.variantId)
  if (!product || !variant) return { line, unitMinor: 0, fullMinor: 0, totalMinor: 0, left: 0, shippable: false }
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
  }
}

export interface Totals {
  subtotal: number
  discount: number
  /** What of the discount falls on each line; the parts add up to `discount`. */
  lineDiscounts: number[]
  lineTaxes: number[]
  /** What the buyer pays for delivery. */
  shipping: number
  /** What a coupon took off it. */
  shippingDiscount: number
  shippingTax: number
  tax: number
  total: number
}

export const totalsOf = (
  site: Site,
  lines: readonly PricedLine[],
  coupon: Coupon | null,
  asked: { tax: boolean; shipping: boolean },
): Totals => {
  const amounts = lines.map((line) => line.totalMinor)
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  const lineDiscounts = lineDiscountsOf(coupon, lines, site.money)
  const discount = lineDiscounts.reduce((sum, part) => sum + part, 0)
  const lineTaxes = amounts.map((amount, i) => (asked.tax ? percentOf(amount - (lineDiscounts[i] ?? 0), TAX_PERCENT) : 0))
  const delivery = asked.shipping && lines.some((line) => line.shippable) ? site.deliveryMinor : 0
  const shippingDiscount = shipsFree(coupon, lines, site.money) ? delivery : 0
  const shipping = delivery - shippingDiscount
  const shippingTax = asked.tax ? percentOf(shipping, TAX_PERCENT) : 0
  const tax = lineTaxes.reduce((sum, lineTax) => sum + lineTax, shippingTax)
  const total = subtotal - discount + shipping + tax
  return { subtotal, discount, lineDiscounts, lineTaxes, shipping, shippingDiscount, shippingTax, tax, total }
}
