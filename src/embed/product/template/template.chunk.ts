/** `cartlet-product` and `cartlet-collection` with the author's own `<template>`, drawn in the page's own document. */

import type { CollectionMessages } from '../../../i18n/catalogue'
import { loadFailed } from '../../../store/base/load-once'
import { pastedText } from '../../../store/base/pasted-text'
import type { ProductView } from '../../../store/base/views'
import type { Shop } from '../../../store/shop/shop'
import { assertVariant, type Drawing, type EmbedPart, type EmbedView } from '../../boot/embed'
import { dispatch } from '../../events/dispatch'
import { viewItem } from '../../events/ga4-view-item'
import type { Language } from '../../page/language'
import { notifyAuthor } from '../../report/notify-author'
import type { readCollectionRequest } from '../collection/collection-request'
import type { followGrid, OpenGrid, openGrid, productsOn } from '../collection/open-grid'
import { requestedVariant } from '../requested-variant'
import { createItems, drawAll } from './draw-templates'

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
      dispatch(host, 'cartlet:product-view', viewItem(shown, variantOf(shown), store.getState().shownIn))
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
      drawn.show(shown ? itemsOf([shown], language, variantOf, reference) : [])
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
