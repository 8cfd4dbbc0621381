/** Whether a line of the platform's cart is a requested item: the line may hold more than the request did. */
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import type { CatalogName } from '../base/snapshot-model'

/** Variant ids that mean "the product itself" in shops that do not manage variants. */
const NO_VARIANT = /^[0-]*$/

/** Objects count as empty: a value of the platform may lack `toString`. */
const plain = (value: unknown) => (typeof value === 'object' || value === undefined ? '' : `${value as string}`.trim())
const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/**
 * @param exact Version 3 keeps modifiers among the options and adds none itself, so an option that was not requested makes another item.
 * Version 1 repeats a variant's choices among the options.
 */
export function isItem(held: CartItem | undefined, asked: CartItem, exact = false): boolean {
  if (held?.catalogItemId !== asked.catalogItemId) return false
  const has = ownOf(held.options)
  const wants = ownOf(asked.options)
  const variants = [has.variantId, wants.variantId].map(plain).filter((id) => !NO_VARIANT.test(id))
  if (variants.length === 2 && variants[0] !== variants[1]) return false
  if (!same(has.subscriptionOptionId, wants.subscriptionOptionId)) return false
  const [hasChosen, wantsChosen] = [ownOf(has.options), ownOf(wants.options)]
  const chosen = exact || has.options ? { ...(exact && hasChosen), ...wantsChosen } : {}
  if (Object.keys(chosen).some((name) => !same(hasChosen[name], wantsChosen[name]))) return false
  const [hasTexts, wantsTexts] = [ownOf(has.customTextFields), ownOf(wants.customTextFields)]
  return Object.keys({ ...hasTexts, ...wantsTexts }).every((title) => same(hasTexts[title], wantsTexts[title]))
}

/** `isItem` for the catalog version that the shop has. */
export const isItemIn =
  (catalogVersion: () => CatalogName | undefined) =>
  (held: CartItem | undefined, asked: CartItem): boolean =>
    isItem(held, asked, catalogVersion() === 'v3')
