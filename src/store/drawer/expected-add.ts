/** The add that a press would make, while the button is only hovered or focused. Nothing is sent. */

import { ownOf } from '../../platform/wire/record'
import { type PendingAdd, selectCart } from '../base/state'
import type { ProductView } from '../base/views'
import type { Engine } from '../cart/engine'
import { plainReference } from '../cart/plain-reference'
import { isItemIn } from '../cart/same-item'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'

/** Puts it into the state's `expected`, unless something is left to choose or the cart has a line of this item already. */
export function expectAdd(
  engine: Pick<Engine, 'context' | 'nextId' | 'catalogVersion'>,
  product: ProductView,
  choice: ItemChoice,
  quantity: number,
): void {
  const { context, nextId, catalogVersion } = engine
  const { getState, setState } = context.store
  const item = plainReference(product, choice)
  const { adds, expected } = getState()
  const isItem = isItemIn(catalogVersion)
  const held = [...(selectCart(getState())?.lines ?? []), ...adds, expected]
  if (!item || held.some((one) => one && isItem(one.item, item))) return
  // A new expectation reuses the key of the one before it, so that little of the cart is drawn again.
  const id = expected?.id ?? nextId()
  const variantId = matchVariant(product, choice)?.id
  const place = Number.POSITIVE_INFINITY
  setState({ expected: ownOf<PendingAdd>({ id, key: `add-${id}`, place, item, quantity, product, variantId }) })
}
