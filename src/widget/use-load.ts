/** Loads something that a component can be rendered without: code on demand, or a response of the platform. */
import { useLayoutEffect, useState } from 'react'

type LoadState<T> =
  | { status: 'loading'; value?: undefined }
  | { status: 'ready'; value: T }
  | { status: 'failed'; value?: undefined }

export type Load<T> = LoadState<T> & {
  /** Drops what was loaded, or the failure, and loads again. */
  again(): void
}

/**
 * @param load may be a new function at every render
 * @param isWanted while it is false, nothing is loaded and a failure is forgotten
 * @param key a new value loads again, and a response for the previous one is ignored
 */
export function useLoad<T>(load: () => Promise<T>, isWanted = true, key?: unknown): Load<T> {
  const initial = { of: key, status: 'loading' } as const
  const [state, setState] = useState<{ of: unknown } & LoadState<T>>(initial)
  const current = state.of === key ? state : initial
  const { status } = current
  const again = () => setState(initial)

  // A layout effect, so that what is loaded already is rendered in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller changes `key` when it loads something else.
  useLayoutEffect(() => {
    if (!isWanted && status === 'failed') again()
    if (!isWanted || status !== 'loading') return
    let isObsolete = false
    load().then(
      (value) => isObsolete || setState({ of: key, status: 'ready', value }),
      () => isObsolete || setState({ of: key, status: 'failed' }),
    )
    return () => {
      isObsolete = true
    }
  }, [isWanted, key, status])

  return { ...current, again }
}
