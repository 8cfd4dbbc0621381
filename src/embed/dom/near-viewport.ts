/** One observer for all elements: nothing is mounted before it comes near the eye. */

export const MARGIN_PX = 300
/** What is drawn in one go, half of a frame; whoever is left is observed anew, and so comes with the next one. */
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

/** Calls back once, when the element is within reach of the viewport; at once where that cannot be known. Returns its undo. */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    near()
    return () => {}
  }
  waiting.set(element, near)
  observe().observe(element)
  return () => forget(element)
}
