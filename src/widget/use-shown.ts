/** Catalog prices as the visitor sees them: in the currency that was chosen, and otherwise in the element's language. */
import { useShop, useSurroundings } from './shop-context'

export type Show = <T>(view: T) => T

export function useShow(): Show {
  const { rewrite } = useSurroundings()
  const shownIn = useShop((state) => state.shownIn)
  return (view) => shownIn?.show(view) ?? rewrite?.(view) ?? view
}

export const useShown = <T>(view: T): T => useShow()(view)
