/** The reference of most adds: a product with nothing left to choose or fill in, in an existing variant. */
import type { CartItem } from '../base/cart-answer'
import type { ProductView } from '../base/views'
import { type ItemChoice, matchVariant, pickedValue } from '../catalog/choose/choose-variant'
import { firstMissing } from '../catalog/choose/first-missing'

/** The platform's stores app, to whose catalog the product ids belong. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Undefined for any other product or choice, which `toCatalogReference` handles or rejects. */
export function plainReference(product: ProductView, choice: ItemChoice): CartItem | undefined {
  const { variants, options, modifiers } = product
  const { variant: asked, customText, subscription } = choice
  const variant = matchVariant(product, choice)
  if (modifiers.length || customText || subscription || firstMissing(product, choice)) return undefined
  if (variants.length ? !variant : asked) return undefined
  const picked = options.map((option) => [option.name, pickedValue(option, choice)])
  return {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    ...(variant ? { options: { variantId: variant.id } } : picked.length && { options: { options: Object.fromEntries(picked) } }),
  }
}
