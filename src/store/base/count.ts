/** In a file of its own: buttons show no count, and this stays out of the file that draws them. */
import { quantityOf, type ShopState, selectCart } from './state'

/** The count on the toggle; it includes requested changes without an answer yet. */
export function selectCount(state: ShopState): number {
  const { intents } = state
  const unchanged = selectCart(state)?.lines.filter(({ key }) => intents[key] === undefined)
  const requested = Object.values(intents).map((quantity) => ({ quantity }))
  return quantityOf([
    ...(unchanged ?? [{ quantity: state.rememberedCount }]),
    ...state.adds.filter(({ counted }) => !counted),
    ...state.awaited,
    ...requested,
  ])
}
