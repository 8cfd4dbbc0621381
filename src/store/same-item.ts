/** When a line of the platform's cart is what somebody asked for: it may say more about the item than the request did. */
import type { CatalogReference } from '../platform/cart/model'

/** Stands for "the product itself" where a shop does not manage variants. */
const NO_VARIANT = /^[0-]*$/

const same = (a: unknown, b: unknown): boolean => `${a ?? ''}`.trim() === `${b ?? ''}`.trim()

export function isItem(held: CatalogReference | undefined, asked: CatalogReference): boolean {
  if (held?.catalogItemId !== asked.catalogItemId) return false
  const has = held.options ?? {}
  const wants = asked.options ?? {}
  const variants = [has.variantId, wants.variantId].filter((id) => id && !NO_VARIANT.test(id))
  if (variants.length === 2 && variants[0] !== variants[1]) return false
  if (!same(has.subscriptionOptionId, wants.subscriptionOptionId)) return false
  if (has.options && Object.entries(wants.options ?? {}).some(([name, value]) => !same(has.options?.[name], value))) return false
  const texts = { ...has.customTextFields, ...wants.customTextFields }
  return Object.keys(texts).every((title) => same(has.customTextFields?.[title], wants.customTextFields?.[title]))
}
