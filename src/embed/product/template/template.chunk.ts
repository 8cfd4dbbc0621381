/** `cartlet-product` and `cartlet-collection` with the author's own `<template>`, drawn in the page's own document. */

import { PRODUCT_FIELDS } from '../../../checkup/markup/template-fields'
import type { CollectionMessages } from '../../../i18n/catalogue'
import { enProduct } from '../../../i18n/compiled/english/en-product'
import { CartletError } from '../../../platform/http/errors'
import { loadFailed } from '../../../store/base/load-once'
import { pastedText } from '../../../store/base/pasted-text'
import type { ProductView } from '../../../store/base/views'
import type { Shop } from '../../../store/shop/shop'
import { assertVariant, type Drawing, type EmbedPart, type EmbedView } from '../../boot/embed'
import { dispatch } from '../../events/dispatch'
import { viewItem } from '../../events/ga4-view-item'
import type { Language } from '../../page/language'
import { productLink } from '../../page/product-link'
import { notifyAuthor } from '../../report/notify-author'
import { buy } from '../../shop/buy'
import type { readCollectionRequest } from '../collection/collection-request'
import type { followGrid, OpenGrid, openGrid, productsOn } from '../collection/open-grid'
import { requestedVariant } from '../requested-variant'
import type { Binder, Scope } from './bind'
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

interface Drawn {
  show(items: readonly Item[]): void
  end(): void
}

/** All templates of the element; found again when a framework has replaced them. */
function drawAll(view: EmbedView, select: (id: string) => void): Drawn {
  const { page, host } = view
  const binder: Binder = { document: page.document, mistake: tellMistakes(host), control: createControls(view, select) }
  const places = new Map<HTMLTemplateElement, Place>()
  return {
    show(items) {
      const templates = templatesOf(host)
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
    },
    end() {
      for (const place of places.values()) place.end()
    },
  }
}

/** Keeps the values of a product until something of it changes; anew when the element's attributes or language change. */
function createItems({ page, pageShop, read }: EmbedView) {
  let known = new Map<ProductView, Item>()
  return (products: readonly ProductView[], language: Language, variantOf: (one: ProductView) => string | undefined): Item[] => {
    const messages = language.messages?.('product', enProduct) ?? enProduct
    const { shownIn } = pageShop.shop.store.getState()
    const items = products.map((given): [ProductView, Item] => {
      const product = shownIn?.show(given) ?? given
      const link = productLink(page, read, product) ?? product.url
      const make = () => ({
        key: product.id,
        values: productValues(product, { variant: variantOf(product) }, { link, messages }),
      })
      return [product, known.get(product) ?? make()]
    })
    known = new Map(items)
    return items.map(([, item]) => item)
  }
}

/** Calls `look` when products or the currency of prices change. Returns a function that ends it. */
function onPrices({ getState, subscribe }: Shop['store'], look: () => void): () => void {
  let { products, shownIn } = getState()
  return subscribe((now) => {
    if (now.products === products && now.shownIn === shownIn) return
    ;({ products, shownIn } = now)
    look()
  })
}

/** The element shows what is in it, with the page's own styles. */
function showContent(container: HTMLElement, { setFallback }: { setFallback(on: boolean): void }, { page }: EmbedView): void {
  setFallback(true)
  container.append(page.document.createElement('slot'))
}

export const productTemplate: EmbedPart = {
  check: assertVariant,
  open(container, surroundings, view): Drawing {
    const { page, pageShop, host, read } = view
    const { store } = surroundings.shop
    showContent(container, surroundings, view)
    const drawn = drawAll(view, () => {})
    let itemsOf = createItems(view)
    let language: Language
    let told: string | undefined
    let life: AbortController | undefined
    const variantOf = (one: ProductView) => requestedVariant(view, pastedText(read('variant') ?? '') || undefined, one)

    function opened(shown: ProductView, reference: string): void {
      told = shown.id
      dispatch(host, 'cartlet:product-view', viewItem(shown, variantOf(shown)))
      life?.abort()
      const seo = read('seo')
      if (seo === null || seo === 'false') return
      const own = new AbortController()
      life = own
      import('../seo.chunk').then(
        ({ keepProductData }) => keepProductData(page, pageShop, reference, own.signal, read).catch(() => {}),
        (thrown) => notifyAuthor(host, loadFailed(thrown)),
      ) // search engines fall back to the author's own content
    }

    function look(): void {
      const reference = read('product')?.trim() ?? ''
      const entry = store.getState().products[reference]
      const shown = entry?.status === 'ready' ? entry.product : undefined
      drawn.show(shown ? itemsOf([shown], language, variantOf) : [])
      if (shown && shown.id !== told) opened(shown, reference)
    }
    const stop = onPrices(store, () => language && look())
    return {
      draw(changed) {
        language = changed
        itemsOf = createItems(view)
        look()
      },
      end() {
        stop()
        life?.abort()
        drawn.end()
      },
    }
  },
}

/** The author's "load more": there while there is more, and busy while it loads. */
function followMore({ host }: EmbedView, { grid }: OpenGrid): () => void {
  const buttons = () => host.querySelectorAll<HTMLElement>('[data-cartlet-more]')
  const look = () => {
    const { status, next } = grid.store.getState()
    for (const button of buttons()) {
      button.hidden = next === undefined
      button.ariaBusy = status === 'adding' ? 'true' : null
    }
  }
  const press = (event: Event) => {
    if ((event.target as Element).closest('[data-cartlet-more]')) grid.more()
  }
  look()
  host.addEventListener('click', press)
  const stop = grid.store.subscribe(look)
  return () => {
    stop()
    host.removeEventListener('click', press)
    for (const button of buttons()) {
      button.hidden = false
      button.ariaBusy = null
    }
  }
}

/** What the list of a collection consists of, without what draws it. */
export interface ListParts {
  readCollectionRequest: typeof readCollectionRequest
  openGrid: typeof openGrid
  followGrid: typeof followGrid
  productsOn: typeof productsOn
  messagesIn(language: Language): CollectionMessages
}

export const collectionTemplate = ({
  readCollectionRequest,
  openGrid,
  followGrid,
  productsOn,
  messagesIn,
}: ListParts): EmbedPart => ({
  open(container, surroundings, view): Drawing {
    const { host, read } = view
    const { store } = surroundings.shop
    showContent(container, surroundings, view)
    let opened: OpenGrid | undefined
    let openedFor = ''
    let end: (() => void)[] = []
    let language: Language
    let itemsOf = createItems(view)
    const drawn = drawAll(view, (id) => {
      const products = opened?.grid.store.getState().products ?? []
      const place = products.findIndex((one) => one.id === id)
      if (products[place]) opened?.select(products[place], place)
    })

    function look(): void {
      if (!opened) return
      const { products } = store.getState()
      // As it was last read, which may be after the list was.
      const listed = opened.grid.store.getState().products.map((one) => {
        const entry = products[one.id]
        return entry?.status === 'ready' && !entry.stale ? entry.product : one
      })
      drawn.show(itemsOf(listed, language, () => undefined))
    }

    function openList(): void {
      const request = readCollectionRequest(read, productsOn(view))
      const key = JSON.stringify([request.options, request.rows, request.mistakes])
      if (opened && key === openedFor) return
      openedFor = key
      close()
      for (const mistake of request.mistakes) notifyAuthor(host, mistake)
      opened = openGrid(view, request, messagesIn(language))
      const { grid } = opened
      end = [followGrid(view, grid, request.options.collection), followMore(view, opened), grid.store.subscribe(look)]
    }

    function close(): void {
      for (const one of end) one()
      end = []
      opened = undefined
    }

    const stop = onPrices(store, look)
    return {
      draw(changed) {
        language = changed
        itemsOf = createItems(view)
        openList()
        look()
      },
      end() {
        stop()
        close()
        drawn.end()
      },
    }
  },
})
