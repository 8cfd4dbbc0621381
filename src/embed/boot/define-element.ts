/** A custom element that mounts a kind when it is connected; defining one twice is harmless. */

import type { Embed, Page } from '../page/page'
import { report } from '../report/console'
import { toAttribute } from '../settings/config'
import type { EmbedKind } from './embed'
import { mountEmbed } from './mount'
import { adoptProperties, defineProperties } from './properties'

function elementClass(kind: EmbedKind, properties: readonly string[], page: Page): CustomElementConstructor {
  class CartletElement extends HTMLElement {
    static readonly observedAttributes = [...properties.map(toAttribute), 'dir']
    static readonly cartlet = __VERSION__
    #embed: Embed | undefined

    connectedCallback() {
      adoptProperties(this, properties)
      if (this.ownerDocument === page.view.document) this.#embed ??= mountEmbed(this, kind, page)
    }

    async disconnectedCallback() {
      // Moving a node disconnects and connects it in one task; only a real removal unmounts.
      await undefined
      if (this.isConnected) return
      this.#unmount()
    }

    /**
     * In another document the author's content is shown until the element is moved back: there the shadow root keeps the custom
     * element registry of its first document (Chromium 156), and Preact creates elements with that registry, which the other
     * document refuses.
     */
    adoptedCallback() {
      this.#unmount()
    }

    #unmount() {
      this.#embed?.unmount()
      this.#embed = undefined
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after || !this.#embed) return
      if (name === 'client-id' || name === 'api') {
        this.#unmount()
        this.connectedCallback()
      } else this.#embed.update()
    }
  }
  defineProperties(CartletElement.prototype, properties, page)
  return CartletElement
}

/** @param properties that reflect attributes */
export function defineElement(tag: string, kind: EmbedKind, properties: readonly string[], page: Page): void {
  const existing = customElements.get(tag) as { cartlet?: string } | undefined
  if (!existing) customElements.define(tag, elementClass(kind, properties, page))
  else if (existing.cartlet !== __VERSION__)
    report(`<${tag}> is already defined by ${existing.cartlet ?? 'other code'}.`, `Version ${__VERSION__} does not replace it.`)
}
