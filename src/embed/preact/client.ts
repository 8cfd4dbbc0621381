/** Stands for `react-dom/client` in the browser build. */
import { type ComponentChildren, options, render } from 'preact'

/** A promise of the engine itself: pages replace the global `Promise`, patch `queueMicrotask` or have none, and a render must happen all the same. */
const settled = (async () => {})()
options.debounceRendering = (redraw) => void settled.then(redraw)

export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => render(null, container),
})
