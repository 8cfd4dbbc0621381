/** Catalog prices as the visitor sees them: in the currency that was chosen, and otherwise in the element's language. */
import { useShop, useSurroundings } from './shop-context'

export function useShown<T>(view: T): T {
  const { rewrite } = useSurroundings()
  return useShop(({ shownIn }) => shownIn)?.show(view) ?? rewrite?.(view) ?? view
}
