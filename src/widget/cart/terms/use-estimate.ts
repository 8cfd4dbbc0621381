/** Acts on the estimate, and knows whether something is under way and what came of it. */
import { useCallback, useState } from 'react'
import type { CartletError } from '../../../platform/http/errors'
import type { EstimateActions } from '../../../store/estimate/estimate-view'
import { useSurroundings } from '../../shop-context'

export interface UseEstimate {
  busy: boolean
  /** Of the last action; a newer question that took its place is none. */
  failure?: CartletError
  /** Rejects with what the action rejects with. */
  withEstimate<T>(act: (actions: EstimateActions) => Promise<T>): Promise<T>
  /** The same for whoever reads `failure`; false when it failed or was overtaken. */
  run(act: (actions: EstimateActions) => Promise<unknown>): Promise<boolean>
}

export function useEstimate(): UseEstimate {
  const { shop } = useSurroundings()
  const [pending, setPending] = useState(0)
  const [failure, setFailure] = useState<CartletError>()

  const withEstimate = useCallback(
    async <T>(act: (actions: EstimateActions) => Promise<T>): Promise<T> =>
      act(await (await shop.prepareDrawer()).openEstimate()),
    [shop],
  )
  const run = useCallback(
    async (act: (actions: EstimateActions) => Promise<unknown>) => {
      setPending((count) => count + 1)
      setFailure(undefined)
      try {
        await withEstimate(act)
        return true
      } catch (thrown) {
        const error = thrown as CartletError
        if (error.code !== 'ABORTED') setFailure(error)
        return false
      } finally {
        setPending((count) => count - 1)
      }
    },
    [withEstimate],
  )
  return { busy: pending > 0, failure, withEstimate, run }
}
