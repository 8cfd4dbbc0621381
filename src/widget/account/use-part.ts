/** What is fetched when it is needed, and may not come. */
import { useEffect, useState } from 'react'

export interface Part<T> {
  part?: T
  failed: boolean
  /** Fetches it once more. */
  again(): void
}

export function usePart<T extends object>(load: () => Promise<T>, needed: boolean): Part<T> {
  const [part, setPart] = useState<T>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!needed) return setFailed(false)
    if (part || failed) return
    let gone = false
    load().then(
      (loaded) => gone || setPart(loaded),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [load, needed, part, failed])
  return { part, failed, again: () => setFailed(false) }
}
