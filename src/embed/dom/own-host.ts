/** Nodes that we append to the page: hosts for the overlay and the quick view. */

/** Calls `onLeave` when it leaves the page, for example because a router replaced the body. A copy that a router makes of it shows nothing. */
export type OwnHost = HTMLElement & { onLeave?(): void }

/** @param clientId of the shop it shows */
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
