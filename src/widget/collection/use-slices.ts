/** Draws a long list a few cards at a time, as few as this machine needs to stay awake: sixty at once would keep it from its visitor. */
import { useEffect, useRef, useState } from 'react'

const MOST_AT_ONCE = 6
/** From asking for a slice until it is painted; two frames, and the next may be larger. */
const QUICK_MS = 34

/**
 * How many of `total` may be drawn by now: one at first.
 * @param list another value begins anew; what is added behind does not
 */
export function useSlices(total: number, list: unknown): number {
  const [progress, setProgress] = useState({ list, drawn: 1 })
  const slice = useRef({ size: 1, since: 0 })
  const drawn = progress.list === list ? progress.drawn : 1
  useEffect(() => {
    if (drawn >= total) return
    const { size, since } = slice.current
    const isQuick = Date.now() - since < QUICK_MS
    // A task of its own for each few, so that a press gets in between.
    const timer = setTimeout(() => {
      const next = isQuick ? Math.min(size + 1, MOST_AT_ONCE) : 1
      slice.current = { size: next, since: Date.now() }
      setProgress({ list, drawn: Math.min(drawn + next, total) })
    })
    return () => clearTimeout(timer)
  }, [drawn, total, list])
  return Math.min(drawn, total)
}
