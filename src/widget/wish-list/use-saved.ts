/** The saved items, for rendering. */
import { useEffect, useState } from 'react'
import type { SavedItem, WishList } from '../../store/wish-list/wish-list'

export function useSaved({ store }: WishList): readonly SavedItem[] {
  const [items, setItems] = useState(store.getState())
  useEffect(() => {
    setItems(store.getState()) // it may have changed between rendering and subscribing
    return store.subscribe(setItems)
  }, [store])
  return items
}
