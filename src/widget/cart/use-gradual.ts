/** Renders a long list in steps: three hundred lines at once would block a slow device. */
import { useEffect, useRef, useState } from 'react'

/** Fills the height of a window. A cart with no more lines is rendered at once. */
export const FIRST = 12
const AT_ONCE = 6
/** Removing is cheap, and must be over before the cart is opened again. */
const AWAY_AT_ONCE = 48
/** Leaves time for the first frame and for what else opening the cart starts. */
const PAUSE_MS = 100

/**
 * How many of `total` may be rendered now. Once all of them have been, it follows `total`.
 * @param on while false, the entries after the first few are removed again, also in steps
 */
export function useGradual(total: number, on: boolean): number {
  const [limit, setLimit] = useState(FIRST)
  const isWhole = useRef(false)
  if (!on || limit >= total) isWhole.current = on
  const drawn = isWhole.current ? total : Math.min(limit, total)
  const rest = on ? total - drawn : drawn - FIRST
  useEffect(() => {
    if (rest <= 0) return
    // One task for each step, so that presses are handled in between.
    const step = () => setLimit(drawn + (on ? AT_ONCE : -Math.min(rest, AWAY_AT_ONCE)))
    const timer = setTimeout(step, drawn > FIRST ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [drawn, rest, on])
  return drawn
}
