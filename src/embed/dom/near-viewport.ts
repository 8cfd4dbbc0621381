/** One observer for all elements: nothing is mounted before it comes near the viewport. */

export const MARGIN_PX = 300
/** Half a frame: elements left over are observed again, and so drawn in the next frame. */
const SLICE_MS = 8

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      const end = Date.now() + SLICE_MS
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        const near = waiting.get(target)
        forget(target)
        if (near && Date.now() > end) whenNear(target, near)
        else near?.()
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
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    near()
    return () => {}
  }
  waiting.set(element, near)
  observe().observe(element)
  return () => forget(element)
}
