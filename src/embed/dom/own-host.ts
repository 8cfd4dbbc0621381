/** Elements that Cartlet appends to the page: hosts for overlay, quick view and others. */

import { PRESSES } from './contain-presses'
import { ownHostCss } from './own-host.css'
import { injectShadow } from './shadow-dom-inject'

/** A router's clone of it shows nothing. */
export type OwnHost = HTMLElement & { onLeave?(): void }

/**
 * @param clientId of the shop that it shows
 * @param onLeave called when it leaves the page, for example because a client-side router replaced the body
 */
export function createOwnHost(document: Document, tag: `cartlet-${string}`, clientId: string, onLeave?: () => void): OwnHost {
  if (!customElements.get(tag))
    customElements.define(
      tag,
      class extends HTMLElement {
        onLeave?(): void
        disconnectedCallback() {
          this.onLeave?.()
        }
      },
    )
  const host: OwnHost = document.createElement(tag)
  host.onLeave = onLeave
  host.setAttribute('client-id', clientId)
  const root = injectShadow(host, [ownHostCss])
  for (const type of PRESSES) root.addEventListener(type, (event) => event.stopPropagation())
  return host
}

/** Removes it without calling `onLeave`. */
export function removeOwnHost(host: OwnHost): void {
  host.onLeave = undefined
  host.remove()
}
