/**
 * A dialog that opens under a finger would take the second of two quick presses, which was meant for the button beneath: to remove the line that
 * the first press added, or to leave for the checkout. Keys, scripts and assistive technology are not concerned: their clicks have `detail` 0.
 */
import { PRESS_MS } from '../press'

let last: Pick<MouseEvent, 'clientX' | 'clientY'> | undefined

/** Notes where the page is pressed, so that a dialog knows what it opened under. Returns a function that stops it. */
export function watchPresses(view: Window): () => void {
  const note = ({ clientX, clientY }: MouseEvent) => {
    last = { clientX, clientY }
  }
  view.addEventListener('pointerdown', note, true)
  return () => view.removeEventListener('pointerdown', note, true)
}

/** About the width of a fingertip: a mouse that moved further was aimed at something in the dialog. */
const NEAR_PX = 40

/**
 * Ignores presses in a dialog that began within half a second after it has opened: with a finger anywhere, since no hand aims at something new
 * that fast, and with a mouse where it was when the dialog opened. Returns a function that ends it.
 */
export function ignoreEarlyPresses(element: Element): () => void {
  const root = element.getRootNode()
  const openedAt = performance.now()
  const opening = last
  let isEarly = false
  const note = (event: Event) => {
    const { timeStamp, pointerType, clientX, clientY } = event as PointerEvent
    const isNear = opening && Math.hypot(clientX - opening.clientX, clientY - opening.clientY) < NEAR_PX
    isEarly = timeStamp - openedAt < PRESS_MS && (pointerType !== 'mouse' || Boolean(isNear))
  }
  const filter = (event: Event) => {
    if (!isEarly || !(event as MouseEvent).detail || !event.composedPath().includes(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  root.addEventListener('pointerdown', note, true)
  root.addEventListener('click', filter, true)
  return () => {
    root.removeEventListener('pointerdown', note, true)
    root.removeEventListener('click', filter, true)
  }
}
