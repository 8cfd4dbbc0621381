/** When the first elements have been drawn. */

/** No frame comes while a page is hidden, nor in a frame that is scrolled out of view. */
const MAX_WAIT_MS = 300

/**
 * Resolves after two frames: in the first the browser says which elements are near the viewport, in the second they are painted. Resolves
 * sooner only where no frame comes.
 */
export const firstFrames = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : MAX_WAIT_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
