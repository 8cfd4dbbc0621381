/** Loads something a component can be drawn without: code that is fetched on demand, or an answer of the platform. */
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
 * @param isWanted nothing is loaded before; a failure is forgotten while it is false
 * @param key another value loads again, and an answer for the previous one is ignored
 */
export function useLoad<T>(load: () => Promise<T>, isWanted = true, key?: unknown): Load<T> {
  const initial = { of: key, status: 'loading' } as const
  const [state, setState] = useState<{ of: unknown } & LoadState<T>>(initial)
  const current = state.of === key ? state : initial
  const { status } = current
  const again = () => setState(initial)

  // Before the browser paints: what has been loaded already is then drawn in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says by `key` when it loads something else.
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
