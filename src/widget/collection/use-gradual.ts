/** Draws a long list a few cards at a time: sixty at once would keep a slow machine from answering its visitor. */
import { useEffect, useState } from 'react'

const AT_ONCE = 3

/**
 * How many of `total` may be drawn by now.
 * @param list another value begins anew; what is added behind does not
 */
export function useGradual(total: number, list: unknown): number {
  const [progress, setProgress] = useState({ list, drawn: AT_ONCE })
  const drawn = progress.list === list ? progress.drawn : AT_ONCE
  useEffect(() => {
    if (drawn >= total) return
    // A task of its own for each few, so that a press gets in between.
    const timer = setTimeout(() => setProgress({ list, drawn: drawn + AT_ONCE }))
    return () => clearTimeout(timer)
  }, [drawn, total, list])
  return Math.min(drawn, total)
}
