/** Renders a long list in steps, which are smaller on slow devices: sixty cards at once would block them. */
import { useEffect, useRef, useState } from 'react'

const MOST_AT_ONCE = 4
/** A step that takes no longer than two frames may be followed by a larger one. */
const QUICK_MS = 34

/**
 * How many of `total` may be rendered now, starting with one.
 * @param list a new value starts again at one; added entries must keep the value
 */
export function useSlices(total: number, list: unknown): number {
  const [progress, setProgress] = useState({ list, drawn: 1 })
  const slice = useRef({ size: 1, since: 0 })
  const drawn = progress.list === list ? progress.drawn : 1
  useEffect(() => {
    if (drawn >= total) return
    const { size, since } = slice.current
    const isQuick = Date.now() - since < QUICK_MS
    // One task for each step, so that presses are handled in between.
    const timer = setTimeout(() => {
      const next = isQuick ? Math.min(size + 1, MOST_AT_ONCE) : 1
      slice.current = { size: next, since: Date.now() }
      setProgress({ list, drawn: Math.min(drawn + next, total) })
    })
    return () => clearTimeout(timer)
  }, [drawn, total, list])
  return Math.min(drawn, total)
}
