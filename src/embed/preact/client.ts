/** Replaces `react-dom/client` in the published files. */
import { options } from 'preact'
import { createRoot as createCompatRoot } from 'preact/compat/client'
import { createVNode } from 'preact/create-element'
import { drawWith } from './jsx-runtime'

drawWith(createVNode)

/**
 * Pages replace the global `Promise`, patch `queueMicrotask` or have none. This promise is the engine's own, so rendering works
 * in any case.
 */
const settled = (async () => {})()
options.debounceRendering = (redraw) => void settled.then(redraw)

/** A function of this module: if it were re-exported, bundlers would drop the lines above. */
export const createRoot = (container: Element) => createCompatRoot(container)
