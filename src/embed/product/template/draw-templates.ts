/** Draws the templates of an element, each copy with the controls and pieces of its product. */

import { type Fields, PRODUCT_FIELDS } from '../../../checkup/markup/product-fields'
import { loadFailed, once } from '../../../store/base/load-once'
import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { isModifiedPress } from '../../../widget/modified-press'
import type { EmbedView } from '../../boot/embed'
import { notifyAuthor } from '../../report/notify-author'
import { buy } from '../../shop/buy'
import { type Binder, type Controls, outermost, type Scope } from './bind'
import type { PieceSource } from './piece-parts'
import { createPlace, type Item, type Place } from './places'
import type { ProductValues } from './product-values'
import { templatesOf } from './templates-of'

const sourceOf = (scope: Scope) => outermost(scope).source as PieceSource & { product?: ProductView }

/** The author's control that opens a product. @param of undefined for what is no product of the shop */
export const opener =
  (
    { page, pageShop, host }: EmbedView,
    of: (scope: Scope) => { id: string; choice: ItemChoice } | undefined,
    select?: (id: string) => void,
  ): Controls[string] =>
  (element) => {
    let shown: ReturnType<typeof of>
    // The page's own listener would open the cart.
    element.removeAttribute('data-cartlet-open')
    element.ariaHasPopup = 'dialog'
    element.addEventListener('click', (event) => {
      // Presses that lead elsewhere, or to another tab, belong to the browser.
      if (!shown || isModifiedPress(event)) return
      event.preventDefault()
      const { id, choice } = shown
      const opened = select && (() => select(id))
      buy(page, pageShop, host, { product: id, choice, quantity: null, action: 'open', toldBy: 'page', opened }).catch(() => {}) // reported by the shop
    })
    return (scope) => {
      shown = of(scope)
    }
  }

/** A sold-out product's control stands, and does nothing. */
export function setDisabled(element: HTMLElement, isDisabled = false): void {
  if (element instanceof HTMLButtonElement) element.disabled = isDisabled
  else element.ariaDisabled = isDisabled ? 'true' : null
}

/** Undefined for a saved item that is no longer in the shop. */
const choiceIn = (scope: Scope): { id: string; choice: ItemChoice } | undefined => {
  const { product, variant, options } = sourceOf(scope)
  return product && { id: product.id, choice: { variant, options } }
}

/** What the author's controls do with a product: add it, or open it. @param select the visitor turns to this product */
export const createControls = (view: EmbedView, select?: (id: string) => void): Controls => ({
  open: opener(view, choiceIn, select),
  add: (element) => (scope) => {
    element.setAttribute('data-cartlet-add', choiceIn(scope)?.id ?? '')
    for (const name of ['client-id', 'on-add', 'variant']) {
      const own = view.read(name)
      if (own && !element.hasAttribute(`data-${name}`)) element.setAttribute(`data-${name}`, own)
    }
    setDisabled(element, (outermost(scope).values as ProductValues).soldOut)
  },
})

type Pieces = typeof import('./pieces.chunk')
let pieces: Pieces | undefined
const loadPieces = once(() => import('./pieces.chunk'))

/** Whether the templates have elements of ours whose code is not there, or names that are none of ours. */
const needPieces = (templates: readonly HTMLTemplateElement[]): boolean =>
  templates.some(({ content }) =>
    [...content.querySelectorAll('*')].some(({ localName }) => /^cartlet-/.test(localName) && !customElements.get(localName)),
  )

export interface Drawn {
  show(items: readonly Item[]): void
  end(): void
}

export interface Own {
  controls: Controls
  /** That the items' values have; those of a product if absent. */
  fields?: Fields
  /** Sets up elements of ours, where no product is known to them. @param fault tells that one has no place there */
  follow?(fault: () => void): Binder['piece']
}

/** All templates of the element; found again when a framework has replaced them. */
export function drawAll(view: EmbedView, { controls, fields = PRODUCT_FIELDS, follow: followOwn }: Own): Drawn {
  const { page, host } = view
  const failed = (thrown: unknown) => notifyAuthor(host, loadFailed(thrown))
  /** Each template is looked at once: twenty copies have the same mistake. */
  const fault = () => void import('./mistake.chunk').then(({ tell }) => tell(host, templatesOf(host)), failed)
  const binder: Binder = { document: page.document, fault, controls, piece: (element) => follow?.(element) }
  const places = new Map<HTMLTemplateElement, Place>()
  let follow = followOwn?.(fault) ?? pieces?.createPieces(view, fault)
  let isAsking = false
  let latest: readonly Item[] | undefined

  async function getPieces(): Promise<void> {
    try {
      pieces = await loadPieces()
      pieces.definePieces(page)
    } catch (thrown) {
      failed(thrown) // the copies are drawn without them
    }
    follow = pieces?.createPieces(view, fault) ?? (() => undefined)
    if (latest) show(latest)
  }

  function show(items: readonly Item[]): void {
    latest = items
    const templates = templatesOf(host)
    // React puts them into the template itself; they stay there, for React.
    for (const { content, childNodes } of templates)
      if (!content.firstChild) content.append(...[...childNodes].map((node) => node.cloneNode(true)))
    if (!follow && needPieces(templates)) {
      // What comes later than the copies would move what is below it.
      if (!isAsking) void getPieces()
      isAsking = true
      return
    }
    for (const [template, place] of places)
      if (!templates.includes(template)) {
        place.end()
        places.delete(template)
      }
    for (const template of templates) {
      const place = places.get(template) ?? createPlace(template, fields, binder)
      places.set(template, place)
      place.show(items)
    }
  }
  return {
    show,
    end() {
      latest = undefined
      for (const place of places.values()) place.end()
    },
  }
}
