/** The state of a grid, for rendering. */
import { useEffect, useState } from 'react'
import type { Grid } from '../../store/collections/grid'
import type { GridState } from '../../store/collections/grid-state'

export function useGrid({ store }: Grid): GridState {
  const [state, setState] = useState(store.getState())
  useEffect(() => {
    setState(store.getState()) // it may have changed between rendering and subscribing
    return store.subscribe(setState)
  }, [store])
  return state
}
