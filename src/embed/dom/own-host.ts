/** A node of ours at the end of the page: the only kind that we add to the host document. */

/** Told when it leaves the page, because a router swapped the body; a router's copy of it belongs to nobody and shows nothing. */
export type OwnHost = HTMLElement & { onLeave?(): void }

/** @param clientId of the shop that it is about */
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
