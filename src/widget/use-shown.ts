/** Catalog prices as the visitor sees them: in the currency that was chosen. */
import { useShop } from './shop-context'

export const useShown = <T>(view: T): T => useShop(({ shownIn }) => shownIn)?.show(view) ?? view
