/**
 * Keeps letters typed into our fields, and Space on our buttons, from triggering the page's shortcuts, even those that listen on the document
 * in the capture phase. Listeners that the page added to `window` before our script ran are called first; nothing can be done about them.
 */
import type { Embeds, PageView } from '../page/page'

const KEYS = ['keydown', 'keypress', 'keyup']

export function guardShortcuts({ view, embeds, life }: PageView & Embeds): void {
  const guard = (event: Event) => {
    const root = (event.composedPath()[0] as Node).getRootNode?.()
    // Default actions still happen. Keys with longer names (Enter, Escape, Tab) pass: we listen for some of them ourselves.
    if ((event as KeyboardEvent).key?.length === 1 && [...embeds].some(({ host }) => host.shadowRoot === root))
      event.stopImmediatePropagation()
  }
  for (const type of KEYS) view.addEventListener(type, guard, { capture: true, signal: life.signal })
}
