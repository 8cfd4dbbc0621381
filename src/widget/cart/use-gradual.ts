/** Draws a long list a few entries at a time: three hundred at once would keep a slow machine from answering its visitor. */
import { useEffect, useRef, useState } from 'react'

/** Fill the height of a window; a cart that has no more is drawn in one go. */
export const FIRST = 12
const AT_ONCE = 6
/** Taking away is cheap, and who opens again soon must not wait for what is still there. */
const AWAY_AT_ONCE = 48
/** The first frame, and what else the opening asks for, go before. */
const PAUSE_MS = 100

/**
 * How many of `total` may be drawn by now: all of them in the end, and from then on as many as there are.
 * @param on while it is not, what is beyond the first few is put away again, as gradually
 */
export function useGradual(total: number, on: boolean): number {
  const [limit, setLimit] = useState(FIRST)
  const isWhole = useRef(false)
  if (!on || limit >= total) isWhole.current = on
  const drawn = isWhole.current ? total : Math.min(limit, total)
  const rest = on ? total - drawn : drawn - FIRST
  useEffect(() => {
    if (rest <= 0) return
    // A task of its own for each few, so that a press gets in between.
    const step = () => setLimit(drawn + (on ? AT_ONCE : -Math.min(rest, AWAY_AT_ONCE)))
    const timer = setTimeout(step, drawn > FIRST ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [drawn, rest, on])
  return drawn
}
