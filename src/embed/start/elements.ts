/** Defines a custom element for each kind; defining them twice is harmless. */

import type { EmbedKind } from '../boot/embed'
import { mountEmbed } from '../boot/mount'
import type { Embed, Page } from '../page/page'
import { report } from '../report/console'
import { toAttribute } from '../settings/config'
import { ELEMENT_KINDS, propertiesOf } from './element-kinds'
import { adoptProperties, defineProperties } from './properties'

function elementClass(kind: EmbedKind, page: Page): CustomElementConstructor {
  const properties = propertiesOf(kind)
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

export function defineElements(page: Page): void {
  for (const kind of ELEMENT_KINDS) {
    const tag = `cartlet-${kind.name}`
    const existing = customElements.get(tag) as { cartlet?: string } | undefined
    if (!existing) customElements.define(tag, elementClass(kind, page))
    else if (existing.cartlet !== __VERSION__)
      report(`<${tag}> is already defined by ${existing.cartlet ?? 'other code'}.`, `Version ${__VERSION__} does not replace it.`)
  }
}
