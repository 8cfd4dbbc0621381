/** Stands for `react-dom/client` in what ships. */
import { options } from 'preact'
import { createRoot as createCompatRoot } from 'preact/compat/client'

/** Pages replace the global `Promise`, patch `queueMicrotask` or have none. This promise is the engine's own, so a render happens all the same. */
const settled = (async () => {})()
options.debounceRendering = (redraw) => void settled.then(redraw)

/** A function of this module: were it re-exported, bundlers would leave out the lines above. */
export const createRoot = (container: Element) => createCompatRoot(container)
