/** One observer for all elements, which are mounted when they come near the viewport. */

import { ownOf } from '../../platform/wire/record'
import { computedStyle } from '../../widget/computed-style'

export const MARGIN_PX = 300
/** A third of a frame: the remaining elements are drawn in the next frames. */
const SLICE_MS = 5
/** Reading from the page takes time too: on a slow phone fifty elements would take longer to read than a slice lasts. */
const READ_AT_ONCE = 16

/**
 * Reads from the page what drawing needs, and returns the function that draws. Several elements are read before one is drawn:
 * otherwise each would cost a layout.
 */
type Near = () => () => unknown

/** Elements that are observed until they are drawn. */
const waiting = new WeakMap<Element, Near>()
/** Elements that are near the viewport now, in the order of their arrival. */
const arrived = new Set<Element>()
const read = new Map<Element, () => unknown>()
/** The element around each: with `display: contents` it has no box of its own, and its children's boxes decide. */
const boxes = new WeakMap<Element, Element>()
let observer: IntersectionObserver | undefined
let isDrawing = false

const displayOf = (element: Element) => computedStyle(element)('display')

/** Draws at least one of the elements that have arrived. */
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
    // An element that throws does not block the others.
    isDrawing = read.size + arrived.size > 0
    // After the frame that shows these, in a separate task.
    if (isDrawing) requestAnimationFrame(() => setTimeout(drawSome))
  }
}

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = boxes.get(target) ?? target
        // An element that was scrolled past gives way to those in view.
        if (element === target) leave(element)
        // Style sheets, templates and hidden hints never come near.
        const inside =
          !isIntersecting &&
          displayOf(target) === 'contents' &&
          [...target.children].filter((child) => displayOf(child) !== 'none')
        if (inside ? !inside.length : isIntersecting) arrived.add(element)
        for (const child of inside || []) {
          boxes.set(child, element)
          // Observed from the start: it may have been observed when the element waited before.
          observer!.unobserve(child)
          observer!.observe(child)
        }
      }
      if (!isDrawing) drawSome()
    },
    ownOf({ rootMargin: `${MARGIN_PX}px` }),
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

/**
 * Calls back once, when the element is near the viewport, or at once if the browser has no IntersectionObserver. Returns a
 * function that cancels it.
 */
export function whenNear(element: Element, near: Near): () => void {
  if (typeof IntersectionObserver !== 'function') {
    near()()
    return () => {}
  }
  waiting.set(element, near)
  observe().observe(element)
  return () => forget(element)
}
