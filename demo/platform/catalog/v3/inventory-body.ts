/** One inventory item per variant: version 3 counts per variant and location, and this platform has one location. */
import type { CategoryTree } from './categories/categories'
import { inventoryItemIdOf, LOCATION_ID, v3VariantId } from './keys'
import { availabilityOf } from './products/stock'
import type { ProductVariant } from './query-fields'

export const inventoryItemBody = ({ product, variant }: ProductVariant, tree: CategoryTree) => {
  const quantity = product.stock.get(variant.id) ?? null
  const status = availabilityOf(product, variant.id)
  const main = tree.mainOf(product)
  const { preorder } = product
  return {
    id: inventoryItemIdOf(product, variant.id),
    revision: String(product.stockRevision.get(variant.id) ?? 1),
    createdDate: product.createdDate,
    updatedDate: product.stockUpdated.get(variant.id) ?? product.createdDate,
    variantId: v3VariantId(product, variant.id),
    locationId: LOCATION_ID,
    productId: product.id,
    trackQuantity: quantity !== null,
    ...(quantity === null ? { inStock: status === 'IN_STOCK' } : { quantity }),
    availabilityStatus: status,
    preorderInfo: {
      enabled: preorder !== null,
      message: preorder?.message ?? '',
      ...(preorder && { limit: preorder.limit }),
      counter: product.preordered.get(variant.id) ?? 0,
    },
    product: {
      name: product.name,
      ...(main && { mainCategoryId: main.id }),
      directCategoryIds: tree.directOf(product).map(({ id }) => id),
      variantVisible: variant.visible,
      variantSku: variant.sku,
      variantName: Object.entries(variant.choices)
        .map(([option, choice]) => `${option}:${choice}`)
        .join(', '),
    },
  }
}
