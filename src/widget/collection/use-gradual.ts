/** Draws a long list a few cards at a time: sixty at once would keep a slow machine from answering its visitor. */
import { useEffect, useState } from 'react'

const AT_ONCE = 3

/**
 * How many of `total` may be drawn by now.
 * @param turn another number begins anew
 */
export function useGradual(total: number, turn: number): number {
  const [progress, setProgress] = useState({ turn, drawn: AT_ONCE })
  const drawn = progress.turn === turn ? progress.drawn : AT_ONCE
  useEffect(() => {
    if (drawn >= total) return
    // A task of its own for each few, so that a press gets in between.
    const timer = setTimeout(() => setProgress({ turn, drawn: drawn + AT_ONCE }))
    return () => clearTimeout(timer)
  }, [drawn, total, turn])
  return Math.min(drawn, total)
}
