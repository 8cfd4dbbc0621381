/** One observer for all elements: nothing is mounted before it comes near the viewport. */

export const MARGIN_PX = 300
/** Half a frame: elements left over are observed again, and so drawn in the next frame. */
const SLICE_MS = 8

/** Reads from the page what drawing needs, and returns what draws. All read before any draws: otherwise each would cost the page a layout. */
type Near = () => () => unknown

const waiting = new WeakMap<Element, Near>()
let observer: IntersectionObserver | undefined

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      const end = Date.now() + SLICE_MS
      const ready = entries.flatMap(({ isIntersecting, target }) => {
        const near = isIntersecting && waiting.get(target)
        return near ? [{ target, near, draw: near() }] : []
      })
      for (const { target, near, draw } of ready) {
        if (!waiting.has(target)) continue // given up while the others were drawn
        forget(target)
        if (Date.now() > end) whenNear(target, near)
        else draw()
      }
    },
    { rootMargin: `${MARGIN_PX}px` },
  )
  return observer
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Calls back once, when the element is near the viewport; at once where the browser cannot tell. Returns its undo. */
export function whenNear(element: Element, near: Near): () => void {
  if (typeof IntersectionObserver !== 'function') {
    near()()
    return () => {}
  }
  waiting.set(element, near)
  observe().observe(element)
  return () => forget(element)
}
