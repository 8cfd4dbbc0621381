/** One observer for all elements: nothing is mounted before it comes near the viewport. */

export const MARGIN_PX = 300
/** A third of a frame: what is left over is drawn in the next ones. */
const SLICE_MS = 5
/** Reading from the page takes time too: on a slow phone fifty elements would take longer to read than a slice lasts. */
const READ_AT_ONCE = 16

/** Reads from the page what drawing needs, and returns what draws. Several are read before one draws: otherwise each would cost a layout. */
type Near = () => () => unknown

/** Watched until they are drawn. */
const waiting = new WeakMap<Element, Near>()
/** Near the viewport now, in the order in which they came there. */
const arrived = new Set<Element>()
const read = new Map<Element, () => unknown>()
let observer: IntersectionObserver | undefined
let isDrawing = false

/** Draws at least one of those that have arrived. */
function drawSome(): void {
  try {
    if (!read.size)
      for (const element of arrived) {
        if (read.size === READ_AT_ONCE) break
        arrived.delete(element)
        const near = waiting.get(element)
        if (near) read.set(element, near())
      }
    const end = Date.now() + SLICE_MS
    for (const [element, draw] of read) {
      forget(element)
      draw()
      if (Date.now() > end) break
    }
  } finally {
    // One that throws does not keep the others waiting.
    isDrawing = read.size + arrived.size > 0
    // Behind the frame that shows these, in a task of its own.
    if (isDrawing) requestAnimationFrame(() => setTimeout(drawSome))
  }
}

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // What the visitor has scrolled past makes room for what is in view.
        leave(target)
        if (isIntersecting && waiting.has(target)) arrived.add(target)
      }
      if (!isDrawing) drawSome()
    },
    { rootMargin: `${MARGIN_PX}px` },
  )
  return observer
}

function leave(element: Element): void {
  arrived.delete(element)
  read.delete(element)
}

function forget(element: Element): void {
  leave(element)
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
