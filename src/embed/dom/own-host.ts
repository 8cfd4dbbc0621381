/** Elements that Cartlet appends to the page: hosts for overlay, quick view and others. */

import { ownOf } from '../../platform/wire/record'
import { PRESSES } from './contain-presses'
import { ownHostCss } from './own-host.css'
import { injectShadow } from './shadow-dom-inject'

/** Of the attributes that hide it, since a script that insists would otherwise go on for ever. */
const MOST_REMOVALS = 50

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
        // Dialogs of the page hide all that is beside them. What is bought in one of them is told and shown here.
        static readonly observedAttributes = ['inert', 'aria-hidden']
        removals = 0
        onLeave?(): void
        attributeChangedCallback(name: string, _before: unknown, value: unknown) {
          if (value !== null && this.removals++ < MOST_REMOVALS) this.removeAttribute(name)
        }
        disconnectedCallback() {
          this.onLeave?.()
        }
      },
    )
  const host: OwnHost = document.createElement(tag)
  host.onLeave = onLeave
  host.setAttribute('client-id', clientId)
  // Turbo's refresh removes what the server's page does not have, unless it is marked. Other routers' marks need a counterpart there.
  host.setAttribute('data-turbo-permanent', '')
  const root = injectShadow(host, [ownHostCss])
  for (const type of PRESSES) root.addEventListener(type, (event) => event.stopPropagation())
  return host
}

/**
 * Puts a host into the page, again when a client-side router has replaced the body or its children, or has made another page of
 * them in place, but not when the host alone was removed, on purpose.
 * @param onGone called when it has left the page
 */
export function keepInPage(document: Document, host: OwnHost, onGone?: () => void): { place(): void; stop(): void } {
  let body: HTMLElement | undefined
  let isReplaced = false
  let address = ''
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
    isReplaced = nodes.some((node) => node !== host)
  })
  const place = () => {
    if (host.isConnected || !document.body) return
    body = document.body
    address = location.href
    body.append(host)
    observer.disconnect() // together with the record of this
    observer.observe(body, ownOf({ childList: true }))
  }
  host.onLeave = async () => {
    await undefined // moving a node disconnects and connects it in the same task
    if (host.isConnected) return
    onGone?.()
    if (isReplaced || document.body !== body) return place()
    // Morphing changes what is inside of the body's children; the address may change first or last.
    await new Promise((task) => setTimeout(task))
    if (location.href !== address) place()
  }
  return {
    place,
    stop() {
      observer.disconnect()
      removeOwnHost(host)
    },
  }
}

/** Removes it without calling `onLeave`. */
export function removeOwnHost(host: OwnHost): void {
  host.onLeave = undefined
  host.remove()
}
