/** Keeps presses on controls inside the widget away from the page. */

/** Sliders, sortable lists and guards against double taps cancel them, unless they begin in a form field; they see our host instead. */
export const PRESSES = ['mousedown', 'pointerdown', 'touchend']
/** Presses elsewhere close menus of the page. */
const CONTROL = 'a[href],button,label,summary,input,select,textarea'

const stop = (event: Event) => {
  const [target] = event.composedPath() as [Element]
  if (target.closest(CONTROL)) event.stopPropagation()
}

/** Runs until the page's life ends. One listener per event, since a page may have two hundred elements. */
export function containPresses(page: { view: Window; life: AbortController; embeds: ReadonlySet<{ host: Element }> }): void {
  const { signal } = page.life
  const watch = (event: Event) => {
    const [target] = event.composedPath() as [Element]
    const root = target.getRootNode?.()
    // Of a press in a component's closed root, the window is told no more than the component. Listeners of ours are inside the root.
    for (const { host } of page.embeds)
      if (host.shadowRoot === root || host.getRootNode() !== page.view.document)
        host.shadowRoot?.addEventListener(event.type, stop, { once: true, passive: true, signal })
  }
  for (const type of PRESSES) page.view.addEventListener(type, watch, { capture: true, passive: true, signal })
}
