/** Availability in the terms of version 3: of a variant, and of a product as the sum of its variants. */
import { inventoryStatus, type Product, sellable, stockOfVariant } from '../../product'

/** True when a variant is sold out but can be pre-ordered. */
const canPreorder = (product: Product, variantId: string): boolean =>
  stockOfVariant(product, variantId) === 0 && sellable(product, variantId) > 0

export type VariantAvailability = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER'

export const availabilityOf = (product: Product, variantId: string): VariantAvailability => {
  if (stockOfVariant(product, variantId) > 0) return 'IN_STOCK'
  return canPreorder(product, variantId) ? 'PREORDER' : 'OUT_OF_STOCK'
}

export const productInventory = (product: Product) => {
  const open = product.variants.filter((variant) => canPreorder(product, variant.id)).length
  return {
    availabilityStatus: inventoryStatus(product),
    preorderStatus: product.preorder ? 'ENABLED' : 'DISABLED',
    preorderAvailability: open === 0 ? 'NO_VARIANTS' : open === product.variants.length ? 'ALL_VARIANTS' : 'SOME_VARIANTS',
  }
}

export const variantInventory = (product: Product, variantId: string) => ({
  inStock: stockOfVariant(product, variantId) > 0,
  preorderEnabled: product.preorder !== null,
})
