/** Stands for `react-dom/client` in what ships. */
import { options } from 'preact'

export { createRoot } from 'preact/compat/client'

/** Pages replace the global `Promise`, patch `queueMicrotask` or have none. This promise is the engine's own, so a render happens all the same. */
const settled = (async () => {})()
options.debounceRendering = (redraw) => void settled.then(redraw)
