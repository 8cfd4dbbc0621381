/** Draws the templates of an element, each copy with the controls and pieces of its product. */

import { PRODUCT_FIELDS } from '../../../checkup/markup/template-fields'
import { enProduct } from '../../../i18n/compiled/english/en-product'
import { CartletError } from '../../../platform/http/errors'
import { loadFailed, once } from '../../../store/base/load-once'
import { pastedText } from '../../../store/base/pasted-text'
import type { ProductView } from '../../../store/base/views'
import type { EmbedView } from '../../boot/embed'
import type { Language } from '../../page/language'
import { productLink } from '../../page/product-link'
import { notifyAuthor } from '../../report/notify-author'
import { buy } from '../../shop/buy'
import type { Binder, Scope } from './bind'
import type { PieceSource } from './piece-parts'
import { createPlace, type Item, type Place } from './places'
import { type ProductValues, productValues } from './product-values'
import { templatesOf } from './templates-of'

/** Reported once for each element: twenty copies have the same mistake. */
function tellMistakes(host: HTMLElement): Binder['mistake'] {
  const told = new Set<string>()
  return async (mistake) => {
    const key = JSON.stringify(mistake)
    if (told.has(key)) return
    told.add(key)
    try {
      const { mistakeOf } = await import('./mistake.chunk')
      notifyAuthor(host, new CartletError('INVALID_ARGUMENT', mistakeOf(mistake)))
    } catch (thrown) {
      notifyAuthor(host, loadFailed(thrown))
    }
  }
}

const idIn = ({ values }: Scope): string => (values as ProductValues).id ?? ''
const ofProduct = (scope: Scope): Scope => (scope.outer ? ofProduct(scope.outer) : scope)

/** Presses that lead elsewhere, or to another tab, belong to the browser. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** What the author's controls do: add the product, or open it. @param select the visitor turns to this product */
function createControls({ page, pageShop, host, read }: EmbedView, select: (id: string) => void): Binder['control'] {
  return (element, kind) => {
    let id = ''
    if (kind === 'open') {
      // The page's own listener would open the cart.
      element.removeAttribute('data-cartlet-open')
      element.setAttribute('aria-haspopup', 'dialog')
      element.addEventListener('click', (event) => {
        if (!isPlain(event as MouseEvent)) return
        event.preventDefault()
        const choice = { variant: pastedText(read('variant') ?? '') || undefined }
        const opened = () => select(id)
        buy(page, pageShop, host, { product: id, choice, quantity: null, action: 'open', toldBy: 'page', opened }).catch(() => {}) // reported by the shop
      })
    }
    return (scope) => {
      const product = ofProduct(scope)
      id = idIn(product)
      if (kind === 'open') return
      element.setAttribute('data-cartlet-add', id)
      for (const name of ['client-id', 'on-add', 'variant']) {
        const own = read(name)
        if (own && !element.hasAttribute(`data-${name}`)) element.setAttribute(`data-${name}`, own)
      }
      const { soldOut } = product.values as ProductValues
      if (element instanceof HTMLButtonElement) element.disabled = Boolean(soldOut)
      else if (soldOut) element.setAttribute('aria-disabled', 'true')
      else element.removeAttribute('aria-disabled')
    }
  }
}

type Pieces = typeof import('./pieces.chunk')
let pieces: Pieces | undefined
const loadPieces = once(() => import('./pieces.chunk'))

/** Whether the templates have elements of ours whose code is not there, or names that are none of ours. */
const needPieces = (templates: readonly HTMLTemplateElement[]): boolean =>
  templates.some(({ content }) =>
    [...content.querySelectorAll('*')].some(({ localName }) => /^cartlet-/.test(localName) && !customElements.get(localName)),
  )

interface Drawn {
  show(items: readonly Item[]): void
  end(): void
}

/** All templates of the element; found again when a framework has replaced them. */
export function drawAll(view: EmbedView, select: (id: string) => void): Drawn {
  const { page, host } = view
  const mistake = tellMistakes(host)
  const binder: Binder = {
    document: page.document,
    mistake,
    control: createControls(view, select),
    piece: (element) => follow?.(element),
  }
  const places = new Map<HTMLTemplateElement, Place>()
  let follow = pieces?.createPieces(view, mistake)
  let isAsking = false
  let latest: readonly Item[] | undefined

  async function getPieces(): Promise<void> {
    try {
      pieces = await loadPieces()
      pieces.definePieces(page)
    } catch (thrown) {
      notifyAuthor(host, loadFailed(thrown)) // the copies are drawn without them
    }
    follow = pieces?.createPieces(view, mistake) ?? (() => undefined)
    if (latest) show(latest)
  }

  function show(items: readonly Item[]): void {
    latest = items
    const templates = templatesOf(host)
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
      const place = places.get(template) ?? createPlace(template, PRODUCT_FIELDS, binder)
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

/** Keeps the values of a product until something of it changes; anew when the element's attributes or language change. */
export function createItems({ page, pageShop, read }: EmbedView) {
  let known = new Map<ProductView, Item>()
  return (
    products: readonly ProductView[],
    language: Language,
    variantOf: (product: ProductView) => string | undefined,
    reference?: string,
  ): Item[] => {
    const messages = language.messages?.('product', enProduct) ?? enProduct
    const { shownIn } = pageShop.shop.store.getState()
    const items = products.map((given): [ProductView, Item] => {
      const product = shownIn?.show(given) ?? language.rewrite?.(given) ?? given
      const link = productLink(page, read, product) ?? product.url
      const make = (variant = variantOf(product)) => ({
        key: product.id,
        values: productValues(product, { variant }, { link, messages }),
        source: { reference: reference ?? product.id, product: given, variant } satisfies PieceSource,
      })
      return [product, known.get(product) ?? make()]
    })
    known = new Map(items)
    return items.map(([, item]) => item)
  }
}
