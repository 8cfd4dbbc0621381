/** Runs actions on the estimate; tracks whether one is pending and whether the last one failed. */
import { useCallback, useState } from 'react'
import type { CartletError } from '../../../platform/http/errors'
import type { EstimateActions } from '../../../store/base/estimate-model'
import { useSurroundings } from '../../shop-context'

export interface UseEstimate {
  busy: boolean
  /** Of the last action. Being replaced by a newer action is no failure. */
  failure?: CartletError
  /** Rejects with the action's error. */
  withEstimate<T>(act: (actions: EstimateActions) => Promise<T>): Promise<T>
  /** Keeps the error in `failure` instead; false if the action failed or was replaced by a newer one. */
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
