/** Waits until the first elements have been drawn. */

/** There are no frames while a page is hidden, nor in an iframe that is scrolled out of view. */
const MAX_WAIT_MS = 300

/**
 * Resolves after two frames: in the first the browser reports which elements are near the viewport, in the second they are
 * painted. Without frames it resolves after a timeout.
 */
export const firstFrames = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : MAX_WAIT_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
