/** Elements that Cartlet appends to the page: hosts for overlay, quick view and others. */

/**
 * Calls `onLeave` when it leaves the page, for example because a client-side router replaced the body. A router's clone of it
 * shows nothing.
 */
export type OwnHost = HTMLElement & { onLeave?(): void }

/** @param clientId of the shop that it shows */
export function createOwnHost(document: Document, tag: `cartlet-${string}`, clientId: string): OwnHost {
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
  const host = document.createElement(tag)
  host.setAttribute('client-id', clientId)
  return host
}
