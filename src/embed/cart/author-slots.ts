/**
 * `<template data-cartlet-slot="header">`: the author's own content in the drawer and on the floating toggle, which are in no element of the
 * author's. It is copied into the node that holds them, in the page's own document: the page's styles apply to it.
 */
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { report } from '../report/console'

/** What the author writes → the slot. */
const SLOTS = new Map([
  ['header', 'cart-header'],
  ['empty', 'cart-empty'],
  ['footer', 'cart-footer'],
  ['before-checkout', 'cart-before-checkout'],
  ['toggle', 'label'],
])
const TEMPLATES = 'template[data-cartlet-slot]'

/** Copies each template once, and removes the copy of one that is gone. */
function fill({ document }: Page, overlay: HTMLElement, copies: Map<HTMLTemplateElement, Element>): void {
  const templates = new Set(document.querySelectorAll<HTMLTemplateElement>(TEMPLATES))
  for (const [template, copy] of copies)
    if (!templates.has(template)) {
      copy.remove()
      copies.delete(template)
    }
  for (const template of templates) {
    if (copies.has(template)) continue
    const name = template.getAttribute('data-cartlet-slot') ?? ''
    const slot = SLOTS.get(name)
    const copy = document.createElement(slot === 'label' ? 'span' : 'div')
    copies.set(template, copy)
    if (!slot) {
      report(`data-cartlet-slot="${name}" is not known.`, `Use one of: ${[...SLOTS.keys()].join(', ')}.`)
      continue
    }
    copy.slot = slot
    copy.append(document.importNode(template.content, true))
    overlay.append(copy)
  }
}

/** Fills the slots of this shop's drawer with what is in the page, now and each time that it opens. */
export function fillAuthorSlots(page: Page, { shop }: PageShop): void {
  const copies = new Map<HTMLTemplateElement, Element>()
  const fillAll = () => {
    for (const { host } of page.embeds)
      if (host.localName === 'cartlet-overlay' && host.getAttribute('client-id') === shop.clientId) fill(page, host, copies)
  }
  const stop = shop.listen(({ type }) => {
    if (type === 'cart-open') fillAll()
  })
  page.life.signal.addEventListener('abort', stop)
  fillAll()
}
