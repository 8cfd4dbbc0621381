/**
 * Letters typed into our fields, and Space on our buttons, are not the page's shortcuts, even where it listens in the capture phase on
 * its document. Only who listens on `window` from before our script is heard first: that is out of reach.
 */
import type { Page } from '../page/create-page'

const KEYS = ['keydown', 'keypress', 'keyup']

export function guardShortcuts({ view, embeds, life }: Page): void {
  const keep = (event: Event) => {
    const root = (event.composedPath()[0] as Node).getRootNode?.()
    // What a key does by itself it does all the same. Longer names are of keys that we may need to hear of: Enter, Escape, Tab.
    if ((event as KeyboardEvent).key?.length === 1 && [...embeds].some(({ host }) => host.shadowRoot === root))
      event.stopImmediatePropagation()
  }
  for (const type of KEYS) view.addEventListener(type, keep, { capture: true, signal: life.signal })
}
